"""A table that was changed elsewhere is looked at again, once however often that is heard."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from pelagos.server.background import UNREACHABLE, Patience, finish
from pelagos.server.table.replica import Replica

log = logging.getLogger("uvicorn.error")


class Refresher:
    """Listens for one table."""

    def __init__(
        self, known: Replica, see: Callable[[], Awaitable[None]], reading: Patience
    ) -> None:
        self._known = known
        self._see = see
        self._reading = reading
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
        try:
            while self._known.is_behind or not is_told:
                await self._reading.until_done(self._see)
                is_told = True
        except UNREACHABLE:
            return  # the server stops
        except Exception:
            log.exception("table %s cannot be read", self._known.kept.id)
        finally:
            self._looking = None
