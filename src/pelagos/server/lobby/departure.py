"""Deleting an account: its owner leaves every table first, as anybody would."""

from collections.abc import Awaitable, Callable
from typing import Final

from pelagos.server.changes import Changes, PlayerChanged
from pelagos.server.errors import Late
from pelagos.server.model import Seating
from pelagos.server.seating.before import vacate
from pelagos.server.seating.during import resign
from pelagos.server.store.accounts import Account
from pelagos.server.store.store import Store
from pelagos.server.table.table import Table

TRIES: Final = 5  # somebody may sit down elsewhere meanwhile

FindTable = Callable[[str], Awaitable[Table]]


class Departures:
    """Accounts that are deleted; the games of their owners stay, without a name."""

    def __init__(self, store: Store, find: FindTable, changes: Changes) -> None:
        self._store = store
        self._find = find
        self._changes = changes

    async def depart(self, account: Account) -> None:
        """Give up what is being played, then delete the account."""
        for _ in range(TRIES):
            for id in await self._store.awaited_at(account.player):
                await leave(await self._find(id), account.player)
            if await self._store.depart(account):
                self._changes.publish(PlayerChanged(account.player))
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
