"""A live table: the only one who writes its log."""

import asyncio
import contextlib
import tomllib
from collections.abc import AsyncIterator, Callable, Iterator

from pelagos import __version__, shelf
from pelagos.kernel import record
from pelagos.kernel.codec import read_answer
from pelagos.kernel.contract import Game, Seat
from pelagos.kernel.errors import Illegal
from pelagos.kernel.log import Log, begin
from pelagos.kernel.view import View, look
from pelagos.server import messages, views
from pelagos.server.errors import Forbidden, Late, Rebuff, no_table, not_your_seat, stale
from pelagos.server.frames import frames_as_seen, frames_in_full
from pelagos.server.lessons import SCRIPTED, next_answer
from pelagos.server.store.kept import Claimed, Kept, Written
from pelagos.server.store.store import Conflict, Store
from pelagos.server.telling import Tale, retell


class Turn:
    """What a computer player is asked, and what the lesson has it say."""

    def __init__(self, view: View, agent: str, scripted: str | None) -> None:
        self.view = view
        self.agent = agent
        self.scripted = scripted


class Table:
    """A log with its story, its seats, those who watch, and a lock that everybody waits for."""

    def __init__(self, store: Store, kept: Kept, changed: Callable[["Table"], None]) -> None:
        self._store = store
        self._changed = changed
        self._lock = asyncio.Lock()
        self._watchers: set[asyncio.Event] = set()
        self.kept = kept
        self.tale = tale_of(kept)
        self.box_name = box_name(kept.box)
        self._is_sure = True  # whether tale and kept are what the store holds

    @property
    def log(self) -> Log:
        return self.tale.log

    @contextlib.asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """One at a time; after a change whose keeping is in doubt, look what was kept."""
        async with self._lock:
            if not self._is_sure:
                await self._reload()
            yield

    async def _reload(self) -> None:
        kept = await self._store.load(self.kept.id)
        if kept is None:
            raise no_table(self.kept.id)
        self.tale, self.kept = tale_of(kept), kept
        self._is_sure = True

    # -- looking -----------------------------------------------------------------------------

    async def view(self, player: str, seat: Seat | None, since: int) -> messages.View:
        """What ``player`` sees, from an own seat or (None) the one that suits best."""
        async with self._alone():
            return self._view(player, self._own(player, seat), since)

    def _view(self, player: str, seat: Seat | None, since: int) -> messages.View:
        since = min(since, len(self.log.lines))
        return views.view(self, seat, since, player)

    def _own(self, player: str, seat: Seat | None) -> Seat | None:
        """The seat asked for, or the first own one that is asked, or the first; None: none."""
        own = self.kept.seats_of(player)
        if seat is not None:
            if seat not in own:
                raise not_your_seat(seat)
            return seat
        asked = [each for each in own if self.log.facing(each) is not None]
        return next(iter([*asked, *own]), None)

    async def why_not(self, player: str, seat: Seat, says: str) -> messages.Refused | None:
        async with self._alone():
            self._own(player, seat)
            return views.why_not(self.log, seat, read_answer(self.log.game, says))

    async def record(self, player: str, seat: Seat | None) -> str:
        """What ``player`` may take away: all of a finished game, else what the seat knows."""
        async with self._alone():
            return record.export(self.log, self._own(player, seat))

    async def frames(self, player: str, seat: Seat | None) -> messages.Frames:
        """The game so far, position by position; a finished one with nothing held back."""
        async with self._alone():
            own = self._own(player, seat)
            data, find = text_of(self.kept).encode(), finder(self.kept.box)
            is_over = self.log.is_finished
        if is_over:
            return await asyncio.to_thread(frames_in_full, data, find, self.box_name)
        return await asyncio.to_thread(frames_as_seen, data, find, self.box_name, own)

    # -- playing -----------------------------------------------------------------------------

    async def answer(self, player: str, given: messages.Answer) -> messages.View:
        """Take an answer once, however often it is sent."""
        async with self._alone():
            self._own(player, given.seat)
            if not self._is_repeated(given.request, given.seat, given.says):
                await self._answer(given.seat, given.says, given.after, given.request)
            return self._view(player, given.seat, given.after)

    async def turn(self) -> Turn | None:
        """The question that a computer player has to answer now."""
        async with self._alone():
            seat = self.agent_asked()
            if seat is None:
                return None
            view = look(self.log, seat, since=len(self.log.lines))
            chair = self.kept.chairs[seat]
            scripted = next_answer(self.log, seat) if chair.agent == SCRIPTED else None
            return Turn(view, chair.agent, None if scripted is None else scripted.spelling)

    def agent_asked(self) -> Seat | None:
        """The first seat of a computer player that is asked."""
        for seat, chair in enumerate(self.kept.chairs):
            if chair.kind == "agent" and self.log.facing(seat) is not None:
                return None if self.kept.is_waiting() else seat
        return None

    async def answer_for_agent(self, seat: Seat, says: str, after: int) -> None:
        async with self._alone():
            await self._answer(seat, says, after, None)

    async def _answer(self, seat: Seat, says: str, after: int, request: str | None) -> None:
        self._check_complete()
        if not self.tale.still_faces(seat, after):
            raise stale(len(self.log.lines))
        answer = read_answer(self.log.game, says)
        await self._write(lambda: self.tale.answer(seat, answer), request)

    async def undo(self, player: str, given: messages.TakeBack) -> messages.View:
        """Take the last answer back, once."""
        async with self._alone():
            self._own(player, given.seat)
            if not self._is_repeated(given.request, given.seat, None):
                if given.after != len(self.log.lines):
                    raise stale(len(self.log.lines))
                await self._write(lambda: self.tale.undo(given.seat), given.request)
            return self._view(player, given.seat, given.after)

    def _is_repeated(self, request: str, seat: Seat, says: str | None) -> bool:
        """Whether this very request was granted before; Late where it was another one."""
        line = self.kept.requests.get(request)
        if line is None:
            return False
        body = self.log.lines[line - 1].body
        if (body["seat"], body.get("says")) != (seat, says):
            raise Late("request-used", {"request": request})
        return True

    def _check_complete(self) -> None:
        if self.kept.is_waiting():
            raise Rebuff("seats-open", {})

    async def _write(self, change: Callable[[], None], request: str | None) -> None:
        """Change the log and keep the new lines, before anybody is told."""
        length = len(self.log.lines)
        self._is_sure = False
        try:
            change()
        except Illegal:  # nothing has changed
            self._is_sure = True
            raise
        self.tale.go_on(self.kept.secret)
        written = written_since(self.tale, length, request)
        try:
            await self._store.append(self.kept.id, written)
        except Conflict:
            await self._reload()
            self.tell()
            raise stale(len(self.log.lines)) from None
        self._note(written)

    def _note(self, written: Written) -> None:
        """The lines are kept: now tell."""
        self.kept.lines += written.lines
        if written.request is not None:
            self.kept.requests[written.request] = written.length - len(written.lines) + 1
        self._is_sure = True
        self.tell()

    # -- sitting down ------------------------------------------------------------------------

    async def claim(self, player: str, seat: Seat, name: str) -> messages.View:
        """Take an open seat; when the last one is taken the game begins."""
        async with self._alone():
            self._check_open(player, seat)
            if self.kept.owner(seat) != player:
                await self._claim(player, seat, name)
            return self._view(player, seat, 0)

    def _check_open(self, player: str, seat: Seat) -> None:
        if not 0 <= seat < len(self.kept.chairs):
            raise Rebuff("no-such-seat", {"wrong": seat, "most": len(self.kept.chairs) - 1})
        if not self.kept.is_open(seat) and self.kept.owner(seat) != player:
            raise Late("seat-taken", {"wrong": seat})

    async def _claim(self, player: str, seat: Seat, name: str) -> None:
        self._is_sure = False
        before = self.kept.header
        self.kept.claims[seat] = player
        self.tale = Tale(renamed(self.log, seat, name, self.kept.secret))
        if not self.kept.is_waiting():
            self.tale.go_on(self.kept.secret)
        self.kept.header = header_of(self.log)
        written = written_since(self.tale, 0, None, is_waiting=self.kept.is_waiting())
        claim = Claimed(seat, player, before, self.kept.header)
        try:
            await self._store.claim(self.kept.id, claim, written)
        except Conflict:
            await self._reload()
            self.tell()
            self._check_open(player, seat)
            raise stale(len(self.log.lines)) from None
        self._note(written)

    async def check_over(self, player: str) -> None:
        """Only those who have played it to the end ask for another game."""
        async with self._alone():
            if not self.kept.seats_of(player):
                raise Forbidden("not-at-this-table", {})
            if not self.log.is_finished:
                raise Rebuff("not-over", {})

    def follow(self, rematch: str) -> None:
        self.kept.rematch = rematch
        self.tell()

    # -- watching ----------------------------------------------------------------------------

    @contextlib.contextmanager
    def watch(self) -> Iterator[asyncio.Event]:
        """An event that is set whenever there is something new to see."""
        event = asyncio.Event()
        self._watchers.add(event)
        try:
            yield event
        finally:
            self._watchers.discard(event)

    def tell(self) -> None:
        for event in self._watchers:
            event.set()
        self._changed(self)


# -- a table and its log ------------------------------------------------------------------------


def finder(box: str) -> record.FindGame:
    """Finds the game of a record; with the table's own box where the shelf has another now."""

    def find(key: str) -> Game:
        return game_with(key, box)

    return find


def game_with(key: str, box: str) -> Game:
    own = shelf.find(key)
    return own if shelf.box_text(own) == box else shelf.find(key, box)


def text_of(kept: Kept) -> str:
    return "".join(f"{row}\n" for row in [kept.header, *kept.lines])


def tale_of(kept: Kept) -> Tale:
    return retell(text_of(kept).encode(), finder(kept.box))


def box_name(box: str) -> str:
    return str(tomllib.loads(box)["box"].get("name", ""))


def header_of(log: Log) -> str:
    return record.written(log.header.body(), log.head_hash).rstrip("\n")


def renamed(log: Log, seat: Seat, name: str, secret: bytes) -> Log:
    """The same game before its first line, with a name for a seat."""
    names = [*log.header.seats]
    names[seat] = name
    return begin(log.game, names, log.header.options, secret, __version__)


def written_since(
    tale: Tale, length: int, request: str | None, is_waiting: bool = False
) -> Written:
    """The lines after the first ``length``, ready to be kept."""
    log = tale.log
    new = [record.written(line.body, line.hash).rstrip("\n") for line in log.lines[length:]]
    seats = [] if is_waiting else range(len(log.header.seats))
    asked = [seat for seat in seats if log.facing(seat) is not None]
    return Written(new, request, len(log.lines), asked)
