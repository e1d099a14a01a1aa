"""The hall: every table there is. Those in use are at hand, the others in the store."""

import asyncio
import logging
import re
from collections import OrderedDict
from typing import Final
from weakref import WeakValueDictionary

from pelagos.kernel import record
from pelagos.kernel.errors import PelagosError
from pelagos.server import messages
from pelagos.server.errors import no_table
from pelagos.server.founding import Founded, found, found_again
from pelagos.server.minds import Minds
from pelagos.server.settings import Settings, data_folder, database_url, make_folder
from pelagos.server.store.kept import Summary
from pelagos.server.store.store import Conflict, Store
from pelagos.server.table import Table
from pelagos.server.turns import Turns

AT_HAND: Final = 200  # tables kept in memory while nobody uses them
RESUMED: Final = 500  # tables looked at when the server starts
LISTED: Final = 50  # tables in a guest's list
ID: Final = re.compile(r"[A-Za-z0-9]{1,16}")

log = logging.getLogger("uvicorn.error")


class Hall:
    """Finds, makes and keeps tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(database_url(settings))
        self._turns = Turns(Minds(settings.workers), settings.thinking, settings.pause)
        self._opening = asyncio.Lock()
        self._in_use: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._at_hand: OrderedDict[str, Table] = OrderedDict()
        self._resuming: asyncio.Task[None] | None = None
        self._is_closing = False

    async def open(self) -> None:
        if not self.settings.database:
            make_folder(data_folder(self.settings))
        await self.store.open()
        self._resuming = asyncio.create_task(self._resume())

    async def close(self) -> None:
        self._is_closing = True
        await self._turns.close()
        if self._resuming is not None:
            await self._resuming
        await self.store.close()

    async def _resume(self) -> None:
        """Go on wherever a computer player was asked when the server stopped."""
        for summary in await self.store.unfinished(RESUMED):
            if self._is_closing:
                return
            if any(summary.chairs[seat].kind == "agent" for seat in summary.asked):
                await self._resume_table(summary.id)

    async def _resume_table(self, id: str) -> None:
        try:
            await self.table(id)
        except PelagosError:
            log.exception("table %s cannot be opened", id)

    # -- finding -----------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The one live table of that id."""
        async with self._opening:
            table = self._in_use.get(id) or await self._load(id)
        self._at_hand[id] = table
        self._at_hand.move_to_end(id)
        if len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)
        self._turns.look_at(table)
        return table

    async def _load(self, id: str) -> Table:
        kept = await self.store.load(id) if ID.fullmatch(id) else None
        if kept is None:
            raise no_table(id)
        table = Table(self.store, kept, self._turns.look_at)
        self._in_use[id] = table
        return table

    async def mine(self, player: str) -> list[messages.TableCard]:
        return [table_card(summary) for summary in await self.store.mine(player, LISTED)]

    # -- making ------------------------------------------------------------------------------

    async def create(self, player: str, new: messages.NewTable) -> str:
        """A new table; the same one again where the request is repeated."""
        return await self._keep(found(player, new))

    async def rematch(self, player: str, id: str) -> str:
        """A table for the same people; everybody who asks gets the same one."""
        table = await self.table(id)
        await table.check_over(player)
        old = table.kept
        if old.rematch is not None:
            return old.rematch
        rematch = await self._keep(found_again(old, f"rematch-{id}", table.log.header))
        await self.store.follow(id, rematch)
        table.follow(rematch)
        return rematch

    async def _keep(self, founded: Founded) -> str:
        kept = founded.kept
        try:
            await self.store.create(kept, founded.written)
        except Conflict:
            made = await self.store.made(kept.creator, kept.request)
            if made is None:
                raise
            return made
        return kept.id


def table_card(summary: Summary) -> messages.TableCard:
    return messages.TableCard(
        table=summary.id,
        game=summary.game,
        line=summary.length,
        my_turn=any(seat in summary.asked for seat in summary.seats),
        over=summary.length > 0 and not summary.asked,
        names=[str(name) for name in record.parsed(summary.header, 1)["seats"]],
        updated=summary.updated,
    )
