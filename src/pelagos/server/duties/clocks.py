"""The timekeeper: looks at every table where somebody's time is up, when it is up.

With several servers on one database each of them looks; the store takes the change once.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from pelagos.kernel.errors import PelagosError
from pelagos.server.background import Loop
from pelagos.server.seating.clocks import MS, Time
from pelagos.server.store.store import Store
from pelagos.server.table.table import Table

LONGEST: Final = 10.0  # seconds without a look: another server may have stopped
AT_ONCE: Final = 100  # tables

FindTable = Callable[[str], Awaitable[Table]]

log = logging.getLogger("uvicorn.error")


class ClocksDuty:
    """Has time run out where it does."""

    def __init__(self, store: Store, find: FindTable, time: Time) -> None:
        self._store = store
        self._find = find
        self._time = time
        self._next: int | None = None  # when to look again
        self.loop = Loop("clocks", self.look, LONGEST)

    def note(self, due: int | None) -> None:
        """Somebody's time will be up then."""
        if due is not None and (self._next is None or due < self._next):
            self.loop.wake()

    async def look(self) -> float:
        """Replace whoever has no time left; after how many seconds to look again."""
        now = self._time()
        for id in await self._store.overdue(now, AT_ONCE):
            await self._expire(id)
        self._next = await self._store.next_due(now)
        ahead = LONGEST if self._next is None else (self._next - self._time()) / MS
        return min(LONGEST, max(0.0, ahead))

    async def _expire(self, id: str) -> None:
        try:
            await (await self._find(id)).expire()
        except PelagosError:
            log.exception("the clocks of table %s could not be looked at", id)
