"""Another game for the same people."""

import contextlib

from pelagos.server.errors import Forbidden, Late
from pelagos.server.lobby.matchmaking import Matchmaking
from pelagos.server.lobby.registry import LiveTables
from pelagos.server.seating.before import set_ready
from pelagos.server.store.store import Store
from pelagos.server.table.create import found_again
from pelagos.server.table.table import Table


class Rematches:
    """A table that follows another; everybody who asks gets the same."""

    def __init__(self, store: Store, tables: LiveTables, matchmaking: Matchmaking) -> None:
        self._store = store
        self._tables = tables
        self._matchmaking = matchmaking

    async def rematch(self, player: str, id: str) -> str:
        """A table for the same people, where whoever asks is ready."""
        table = await self._tables.find(id)
        await table.check_over(player)
        rematch = table.kept.rematch or await self._found_again(table)
        following = await self._tables.find(rematch)
        with contextlib.suppress(Late, Forbidden):  # it has begun, or they have left it
            await following.arrange(player, lambda seating: set_ready(seating, player, True))
        return rematch

    async def _found_again(self, table: Table) -> str:
        old = table.kept
        again = found_again(old, f"rematch-{old.id}", table.log.header)
        rematch = await self._matchmaking.keep(again)
        await self._store.follow(old.id, rematch)
        table.follow(rematch)
        return rematch
