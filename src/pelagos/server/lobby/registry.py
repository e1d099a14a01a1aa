"""Every table there is: those in use are at hand, the others in the store."""

import asyncio
import re
from collections import OrderedDict
from typing import Final
from weakref import WeakValueDictionary

from pelagos.server.changes import (
    ChangedElsewhere,
    Changes,
    Missed,
    PlayerChanged,
    PresenceChanged,
)
from pelagos.server.errors import no_table
from pelagos.server.model import StoredTable
from pelagos.server.seating.clocks import Time
from pelagos.server.store.store import Store
from pelagos.server.table.narration import NarratedLog
from pelagos.server.table.presence import PresenceWriter
from pelagos.server.table.storage import tale_in_steps
from pelagos.server.table.table import Table, TableOpened

AT_HAND: Final = 200  # tables kept in memory while nobody uses them
ID: Final = re.compile(r"[A-Za-z0-9]{1,16}")


class LiveTables:
    """Finds the one live table of an id; has tables look again that were changed elsewhere."""

    def __init__(
        self, store: Store, changes: Changes, presence: PresenceWriter, absence: float, time: Time
    ) -> None:
        self._store = store
        self._changes = changes
        self._presence = presence
        self._absence = absence
        self._time = time
        self._in_use: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._at_hand: OrderedDict[str, Table] = OrderedDict()
        self._one_by_one = asyncio.Lock()  # of those that are opened, each takes its time
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._missed: set[str] = set()  # tables that have changed while they were opened
        changes.subscribe(ChangedElsewhere, lambda change: self._look_again(change.table))
        changes.subscribe(PresenceChanged, self._presence_changed)
        changes.subscribe(PlayerChanged, lambda change: self._look_again_for(change.player))
        changes.subscribe(Missed, lambda _: self._all_look_again())

    def __len__(self) -> int:
        return len(self._in_use)

    def at_hand(self, id: str) -> Table | None:
        """A table only if it is in memory."""
        return self._in_use.get(id)

    async def find(self, id: str) -> Table:
        """The one live table of that id."""
        table = self._in_use.get(id) or await self._opened(id)
        self._at_hand[id] = table
        self._at_hand.move_to_end(id)
        if len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)
        self._changes.publish(TableOpened(table))
        return table

    async def _opened(self, id: str) -> Table:
        """A table from the store, read once for all who ask for it."""
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._opening[id])

    async def _load(self, id: str) -> Table:
        try:
            kept = await self._store.load(id) if ID.fullmatch(id) else None
            if kept is None:
                raise no_table(id)
            async with self._one_by_one:
                table = self._set_up(kept, await tale_in_steps(kept))
            self._in_use[id] = table
            if id in self._missed:
                table.hear()
            return table
        finally:
            del self._opening[id]
            self._missed.discard(id)

    def _set_up(self, kept: StoredTable, tale: NarratedLog) -> Table:
        changes, presence = self._changes, self._presence
        return Table(self._store, kept, tale, changes, presence, self._absence, self._time)

    # -- looking again -----------------------------------------------------------------------

    def _presence_changed(self, change: PresenceChanged) -> None:
        if not change.is_ours:
            self._look_again(change.table)

    def _look_again(self, id: str) -> None:
        if table := self._in_use.get(id):
            table.hear()
        elif id in self._opening:
            self._missed.add(id)

    def _look_again_for(self, player: str) -> None:
        for table in list(self._in_use.values()):
            if player in (table.kept.seating.creator, *table.kept.seating.people()):
                table.hear()

    def _all_look_again(self) -> None:
        self._missed |= self._opening.keys()
        for table in list(self._in_use.values()):
            table.hear()

    async def close(self) -> None:
        await asyncio.gather(*[table.close() for table in list(self._in_use.values())])
