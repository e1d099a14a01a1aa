"""Whoever asks for something at a table: the routes of tables are given one."""

from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec

from litestar.di import NamedDependency
from litestar.params import FromPath

from pelagos.server.context import Context
from pelagos.server.http.routes.dependencies import AnyRequest
from pelagos.server.messages.tables import TableView
from pelagos.server.model import Seating
from pelagos.server.people.identity import Identity
from pelagos.server.table.table import Table
from pelagos.server.throttle import Connection, address_of

TABLE: Final = "/api/tables/{table:str}"
SEAT: Final = f"{TABLE}/seats/{{seat:int}}"

Given = ParamSpec("Given")
Change = Callable[Concatenate[Seating, str, Given], None]


class Visitor:
    """A player at a table, with or without a seat."""

    def __init__(self, table: Table, player: str) -> None:
        self.table = table
        self.player = player

    async def arrange(
        self, change: Change[Given], *given: Given.args, **named: Given.kwargs
    ) -> TableView:
        """Change who sits where, before the game begins; what the player sees after it."""
        return await self.table.arrange(
            self.player, lambda seating: change(seating, self.player, *given, **named)
        )

    async def manage(
        self, change: Change[Given], *given: Given.args, **named: Given.kwargs
    ) -> TableView:
        """Change how it is played, while it is played; what the player sees after it."""
        return await self.table.manage(
            self.player, lambda seating: change(seating, self.player, *given, **named)
        )


async def provide_visitor(
    request: AnyRequest,
    table: FromPath[str],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> Visitor:
    found = await context.tables.find(table)
    note_origin(context, found, guest.player, request)
    return Visitor(found, guest.player)


def note_origin(context: Context, table: Table, player: str, connection: Connection) -> None:
    """Where those come from who have made a table, seen again."""
    if player == table.kept.seating.creator:
        context.scheduler.origins.note(player, address_of(connection))
