"""Who has a page open in this process, written down for the others; many at a time."""

import contextlib
from typing import Final

from pelagos.server.background import UNREACHABLE, Loop
from pelagos.server.store.presence import Visit
from pelagos.server.store.store import Store

EVERY: Final = 60.0  # seconds between two looks that nobody asked for


class PresenceWriter:
    """Notes who comes and goes; the database follows as fast as it can."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._here: dict[Visit, bool] = {}  # whether it is to be told: spectators are not
        self._changed: dict[Visit, bool] = {}
        self.loop = Loop("presence", self._write, EVERY)

    async def close(self) -> None:
        """Everybody who was here is gone now."""
        await self.loop.close()
        self._changed |= self._here
        self._here = {}
        with contextlib.suppress(*UNREACHABLE):  # the others find out when they miss us
            await self._write()

    def come(self, table: str, player: str, tells: bool) -> None:
        self._here[(table, player)] = tells
        self._note((table, player), tells)

    def go(self, table: str, player: str, tells: bool) -> None:
        self._here.pop((table, player), None)
        self._note((table, player), tells)

    def again(self) -> None:
        """The others may have taken us for dead: write everything once more."""
        for visit, tells in self._here.items():
            self._note(visit, tells)

    def _note(self, visit: Visit, tells: bool) -> None:
        self._changed[visit] = tells
        self.loop.wake()

    async def _write(self) -> None:
        """All changes since the last time, in one transaction."""
        if not self._changed:
            return
        changed, self._changed = self._changed, {}
        here = [visit for visit in changed if visit in self._here]
        gone = [visit for visit in changed if visit not in self._here]
        told = sorted({table for (table, _), tells in changed.items() if tells})
        try:
            await self._store.note_presence(here, gone, told)
        except BaseException:
            self._changed = changed | self._changed
            raise
