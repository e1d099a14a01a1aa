"""Everything that is kept about somebody, as one archive, written while it is sent."""

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from pelagos.kernel.errors import PelagosError
from pelagos.server.bounds import TAKEOUT_GAMES, TAKEOUT_ROWS, TAKEOUTS, UNFINISHED_GAMES
from pelagos.server.errors import Denied
from pelagos.server.lobby.departure import FindTable
from pelagos.server.people.identity import Identity
from pelagos.server.records.signer import Signer
from pelagos.server.seating.marks import marks_of
from pelagos.server.store.store import Store
from pelagos.server.table.storage import text_of
from pelagos.server.throttle import Throttle

AN_HOUR: Final = 60 * 60


class Takeout:
    """What somebody may take away: what is kept of them, and the records of their games."""

    def __init__(self, store: Store, find: FindTable, signer: Signer) -> None:
        self._store = store
        self._find = find
        self._signer = signer
        self._taken = Throttle(TAKEOUTS, AN_HOUR)

    def archive(self, guest: Identity) -> AsyncIterator[bytes]:
        """A zip, part by part; only one part of it is in memory at a time."""
        if guest.handle is None:
            raise Denied("not-signed-in", {})
        self._taken.count(guest.player)
        return zipped(self._files(guest.player))

    async def _files(self, player: str) -> AsyncIterator[tuple[str, str]]:
        kept = await self._store.takeout.kept(player, TAKEOUT_ROWS)
        text = await asyncio.to_thread(written, kept)
        yield "account.json", text
        unfinished = 0
        for row in await self._store.takeout.tables(player, TAKEOUT_GAMES):
            unfinished += not row.over
            if row.over or unfinished <= UNFINISHED_GAMES:
                text = await self._record(player, row.id, row.over)
                yield f"games/{row.game}-{row.id}.jsonl", text

    async def _record(self, player: str, id: str, is_over: bool) -> str:
        """Whole and signed after the end; before, what the seat knows; "" where it is damaged."""
        try:
            if not is_over:
                return await (await self._find(id)).record(player, None)
            kept = await self._store.load(id)
            return "" if kept is None else await self._signer.signed(text_of(kept), marks_of(kept))
        except PelagosError:
            return ""


def written(kept: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(kept), indent=1).decode()


class Sink(io.RawIOBase):
    """Where the archive is written to, and taken from at once."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        taken, self._parts = b"".join(self._parts), []
        return taken


async def zipped(files: AsyncIterator[tuple[str, str]]) -> AsyncIterator[bytes]:
    """Compressed in a thread, one file after the other."""
    sink = Sink()
    archive = ZipFile(sink, "w", ZIP_DEFLATED)
    async for name, text in files:
        await asyncio.to_thread(archive.writestr, name, text)
        yield sink.take()
    archive.close()
    yield sink.take()
