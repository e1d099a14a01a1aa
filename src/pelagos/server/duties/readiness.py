"""Whether the database can be used. A look writes, and anybody may ask: one serves all."""

import asyncio
from time import monotonic
from typing import Final

from pelagos.server.store.store import Store

GOOD_FOR: Final = 0.5  # seconds


class Readiness:
    """What was found at the last look."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._looking = asyncio.Lock()
        self._looked = float("-inf")
        self._found: str | None = None

    async def trouble(self) -> str | None:
        """Why nobody should be sent here; None: nothing."""
        async with self._looking:
            if monotonic() > self._looked + GOOD_FOR:
                self._found = await self._store.trouble()
                self._looked = monotonic()
        return self._found
