"""Box files: those of the house, and those that somebody has brought."""

import asyncio

from pelagos import shelf
from pelagos.server.model import Box
from pelagos.server.records.readers import Readers
from pelagos.server.records.reading import Brought, read_box
from pelagos.server.store.store import Store
from pelagos.server.table.storage import game_with


class Boxes:
    """Finds a box by its fingerprint, and reads one that is brought."""

    def __init__(self, store: Store, readers: Readers) -> None:
        self._store = store
        self._readers = readers

    async def find(self, fingerprint: str) -> Box | None:
        """The box that records name so."""
        text = shelf.house_box(fingerprint)
        return await self._store.box(fingerprint) if text is None else Box(fingerprint, text)

    async def bring(self, brought: Brought, address: str) -> Box:
        """A box file that somebody at this address has brought, ready to be played with."""
        box = await self._readers.read(read_box, brought, address)
        await asyncio.to_thread(game_with, brought.game, box)  # others go on meanwhile
        return box
