"""Who has a page open in this process, written down for the others; many at a time."""

import asyncio
import contextlib
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from pelagos.server.ending import finish, rest
from pelagos.server.store.presence import Visit
from pelagos.server.store.store import Store

PAUSE: Final = 1.0  # seconds before it is tried again where the database is away

log = logging.getLogger("uvicorn.error")


class Attendance:
    """Notes who comes and goes; the database follows as fast as it can."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._here: dict[Visit, bool] = {}  # whether it is to be told: spectators are not
        self._changed: dict[Visit, bool] = {}
        self._wake = asyncio.Event()
        self._ending = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._writing = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Everybody who was here is gone now."""
        if self._writing is None:
            return
        self._ending.set()
        self._wake.set()
        await finish(self._writing)
        self._changed |= self._here
        self._here = {}
        with contextlib.suppress(SQLAlchemyError):  # the others find out when they miss us
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
        self._wake.set()

    async def _write_on(self) -> None:
        while not self._ending.is_set():
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._write()
            except SQLAlchemyError:
                log.warning("who is here could not be written down; we try again")
                await rest(self._ending, PAUSE)
                self._wake.set()

    async def _write(self) -> None:
        """All changes since the last time, in one transaction."""
        changed, self._changed = self._changed, {}
        here = [visit for visit in changed if visit in self._here]
        gone = [visit for visit in changed if visit not in self._here]
        told = sorted({table for (table, _), tells in changed.items() if tells})
        try:
            await self._store.note_presence(here, gone, told)
        except BaseException:
            self._changed = changed | self._changed
            raise
