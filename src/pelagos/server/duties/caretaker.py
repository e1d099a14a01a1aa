"""What processes that died have left behind: one process looks after it for all."""

import logging
from collections.abc import Callable, Collection
from typing import Final

from pelagos.kernel.errors import PelagosError
from pelagos.server.background import Loop
from pelagos.server.lobby.registry import LiveTables
from pelagos.server.store.store import Store, now
from pelagos.server.table.presence import PresenceWriter

ROUND: Final = 5  # seconds between two looks at what a dead process may have left behind
ABANDONED: Final = 100  # tables looked after in one of them
CARETAKER: Final = "caretaker"  # the lock of the one process that does so

log = logging.getLogger("uvicorn.error")


class Caretaker:
    """Has computer players go on where nobody sees to them, and the dead be forgotten."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        seen_to: Callable[[], Collection[str]],
        presence: PresenceWriter,
    ) -> None:
        self._store = store
        self._tables = tables
        self._seen_to = seen_to
        self._presence = presence
        self._idle = 0  # seconds; at the start, whoever was thinking may be gone
        self._is_caretaker = False
        self._broken: set[str] = set()  # tables that cannot be opened
        self.loop = Loop("abandoned tables", self._make_a_round, ROUND)

    async def _make_a_round(self) -> None:
        """One does it for all, till another one has to."""
        locks = self._store.claims
        if not await locks.check():
            self._is_caretaker = False
            self._presence.again()
        self._is_caretaker = self._is_caretaker or await locks.take(CARETAKER)
        if self._is_caretaker:
            await self._store.forget_the_dead()
            known = self._seen_to()
            for id in await self._store.thinking(now() - self._idle, ABANDONED, known):
                await self._resume(id)
        self._idle = ROUND

    async def _resume(self, id: str) -> None:
        """Go on where a computer player is asked."""
        try:
            if id not in self._broken:
                await self._tables.find(id)
        except PelagosError:
            self._broken.add(id)
            log.exception("table %s cannot be opened", id)
