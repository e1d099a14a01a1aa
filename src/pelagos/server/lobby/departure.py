"""Deleting an account: its owner leaves every table first, as anybody would."""

from collections.abc import Awaitable, Callable
from typing import Final

from pelagos.server.errors import Late
from pelagos.server.model import Seating
from pelagos.server.seating.before import vacate
from pelagos.server.seating.during import resign
from pelagos.server.store.accounts import Account
from pelagos.server.store.store import Store
from pelagos.server.table.table import Table

TRIES: Final = 5  # somebody may sit down elsewhere meanwhile

FindTable = Callable[[str], Awaitable[Table]]


async def depart(store: Store, find: FindTable, account: Account) -> None:
    """Give up what is being played, then delete the account."""
    for _ in range(TRIES):
        for id in await store.awaited_at(account.player):
            await leave(await find(id), account.player)
        if await store.depart(account):
            return
    raise Late("busy-elsewhere", {})


async def leave(table: Table, player: str) -> None:
    """Free the seats of ``player`` before the game begins; afterwards a computer player answers."""

    def go(seating: Seating) -> None:
        for seat in seating.seats_of(player):
            if seating.is_waiting:
                vacate(seating, seat)
            elif not table.log.is_finished:
                resign(seating, player, seat, table.moment())

    await table.manage(player, go)
