"""A table that was changed elsewhere is looked at again, once however often that is heard."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from pelagos.server.known import Known

AGAIN: Final = 1.0  # seconds until a table is read again where the database was away

log = logging.getLogger("uvicorn.error")


class Hearing:
    """Listens for one table."""

    def __init__(self, known: Known, see: Callable[[], Awaitable[None]]) -> None:
        self._known = known
        self._see = see
        self._looking: asyncio.Task[None] | None = None

    def hear(self, is_own: bool) -> None:
        """It was changed: elsewhere, or (``is_own``) here, where that is known already."""
        if is_own and self._known.is_sure:
            return
        self._known.is_behind = self._known.is_behind or not is_own
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        """See what is kept, and tell; as long as the database is away, try again."""
        is_told = False
        while self._known.is_behind or not is_told:
            try:
                await self._see()
                is_told = True
            except SQLAlchemyError:
                log.warning("table %s cannot be read; we try again", self._known.kept.id)
                await asyncio.sleep(AGAIN)
        self._looking = None
