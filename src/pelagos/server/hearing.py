"""A table that was changed elsewhere is looked at again, once however often that is heard."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from pelagos.server.ending import finish
from pelagos.server.known import Known

AGAIN: Final = 1.0  # seconds until a table is read again where the database was away

log = logging.getLogger("uvicorn.error")


class Hearing:
    """Listens for one table."""

    def __init__(self, known: Known, see: Callable[[], Awaitable[None]]) -> None:
        self._known = known
        self._see = see
        self._looking: asyncio.Task[None] | None = None

    def hear(self) -> None:
        """It was changed elsewhere, or it is in doubt whether a change of ours was kept."""
        self._known.is_behind = True
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        await finish(self._looking)

    async def _look(self) -> None:
        """See what is kept, and tell; as long as the database is away, try again."""
        is_told = False  # whoever asks for the table meanwhile reads it, but does not tell
        while self._known.is_behind or not is_told:
            try:
                await self._see()
                is_told = True
            except SQLAlchemyError:
                log.warning("table %s cannot be read; we try again", self._known.kept.id)
                await asyncio.sleep(AGAIN)
        self._looking = None
