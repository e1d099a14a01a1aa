"""What this process knows of a table; the store knows better, and is asked when in doubt."""

from pelagos.kernel.contract import Seat
from pelagos.kernel.log import Log
from pelagos.server.changes import Presence
from pelagos.server.errors import Late, no_table
from pelagos.server.model import StoredTable
from pelagos.server.store.store import Store
from pelagos.server.table.narration import NarratedLog
from pelagos.server.table.storage import tale_in_steps


class Replica:
    """A table as it was read, played up to its last line."""

    def __init__(self, store: Store, kept: StoredTable, tale: NarratedLog) -> None:
        self._store = store
        self.kept = kept
        self.tale = tale
        self.present = Presence()
        self._see_others()
        self.is_sure = True  # whether tale and kept are what the store held at some time
        self.is_behind = False  # whether it holds more by now

    @property
    def log(self) -> Log:
        return self.tale.log

    def is_repeated(self, request: str, seat: Seat, says: str | None) -> bool:
        """Whether this very request was granted before; Late where it was another one."""
        line = self.kept.requests.get(request)
        if line is None:
            return False
        body = self.log.lines[line - 1].body
        if (body["seat"], body.get("says")) != (seat, says):
            raise Late("request-used", {"request": request})
        return True

    async def look_up(self, line: int = 0) -> None:
        """After a change whose keeping is in doubt, or one made elsewhere, see what is kept."""
        is_deaf = not self._store.bus.is_listening
        if not self.is_sure:
            await self.reload()
        elif self.is_behind or is_deaf or line > len(self.log.lines):
            await self._catch_up()

    async def reload(self) -> None:
        kept = await self._load()
        self.tale, self.kept = await tale_in_steps(kept), kept
        self.is_sure = True
        self._see_others()

    def _see_others(self) -> None:
        self.present.elsewhere, self.present.seen = self.kept.elsewhere, self.kept.seen

    async def _catch_up(self) -> None:
        """Read only what is new; all of it where the seats were arranged."""
        known = len(self.kept.lines)
        newer = await self._load(known)
        if newer.header != self.kept.header:
            await self.reload()
            return
        self.is_sure = False
        for count, row in enumerate(newer.lines, start=known + 2):
            self.tale.repeat(row, count, self.kept.secret)
        newer.lines = self.kept.lines + newer.lines
        newer.requests = self.kept.requests | newer.requests
        self.kept = newer
        self.is_sure = True
        self._see_others()

    async def _load(self, since: int = 0) -> StoredTable:
        self.is_behind = False  # what is changed from now on, we hear
        try:
            kept = await self._store.load(self.kept.id, since)
        except BaseException:
            self.is_behind = True
            raise
        if kept is None:
            raise no_table(self.kept.id)
        return kept
