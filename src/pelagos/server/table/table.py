"""A live table: the only one who writes its log."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Final, NamedTuple

from pelagos import __version__
from pelagos.kernel import record
from pelagos.kernel.codec import read_answer
from pelagos.kernel.contract import Seat
from pelagos.kernel.errors import Illegal
from pelagos.kernel.log import Log, begin
from pelagos.kernel.view import View, look
from pelagos.server.changes import Changes, Signal
from pelagos.server.errors import Forbidden, Late, Rebuff, not_your_seat, stale
from pelagos.server.messages import answers, tables
from pelagos.server.model import Moment, NewRows, Seating, StoredTable, WishKind
from pelagos.server.seating import clocks, consent, during
from pelagos.server.seating.before import check_begun, check_visible
from pelagos.server.seating.lessons import SCRIPTED, next_answer
from pelagos.server.store.store import Conflict, Store
from pelagos.server.table import views
from pelagos.server.table.agent_question import AgentQuestion
from pelagos.server.table.chat import Conversation
from pelagos.server.table.fairness import why_unrated
from pelagos.server.table.hearing import Refresher
from pelagos.server.table.narration import NarratedLog
from pelagos.server.table.presence import PresenceWriter
from pelagos.server.table.replay import Wanted
from pelagos.server.table.replica import Replica
from pelagos.server.table.spectators import DelayedGame, Visible
from pelagos.server.table.storage import (
    asked_of,
    box_name,
    header_of,
    is_own_box,
    text_of,
    written_since,
)

FOR_ALL: Final = ""  # whoever looks at a table that waits
TRIES: Final = 5  # to arrange the seats, where others do so at the same time

Arrange = Callable[[Seating], None]


class TableChanged(NamedTuple):
    """A table has changed in this process, or knows more than it did."""

    table: "Table"

    @property
    def seating(self) -> Seating:
        return self.table.kept.seating


class TableOpened(NamedTuple):
    """Somebody has asked for a table."""

    table: "Table"


class Table:
    """A log with its story, its seats, those who watch, and a lock that everybody waits for."""

    def __init__(
        self,
        store: Store,
        kept: StoredTable,
        tale: NarratedLog,
        changes: Changes,
        attendance: PresenceWriter,
        absence: float,
        time: clocks.Time,
    ) -> None:
        self._store = store
        self.now = time
        self._attendance = attendance
        self.absence = absence
        self._changes = changes
        self._lock = asyncio.Lock()
        self._news = Signal()
        self._known = Replica(store, kept, tale)
        self.present = self._known.present
        self.conversation = Conversation(store.talk, kept.id)
        self._behind = DelayedGame()
        self.box_name = box_name(kept.box.text)
        self.own_box = is_own_box(kept.game, kept.box)
        self._queue: dict[str, int] = {}
        self._hearing = Refresher(self._known, self._see, store.reading)

    @property
    def kept(self) -> StoredTable:
        return self._known.kept

    @property
    def tale(self) -> NarratedLog:
        return self._known.tale

    @property
    def log(self) -> Log:
        return self.tale.log

    @contextlib.asynccontextmanager
    async def _alone(self, line: int = 0) -> AsyncIterator[None]:
        """One at a time, and knowing all that is kept, ``line`` at least."""
        async with self._lock:
            await self._known.look_up(line)
            yield

    def moment(self) -> Moment:
        """Now, as this table counts."""
        return Moment(len(self.log.lines), self.now(), self.log.is_finished)

    def hear(self) -> None:
        """It was changed, and not by us."""
        self._hearing.hear()

    async def close(self) -> None:
        """Finish what it is at."""
        await self._hearing.close()

    async def _see(self) -> None:
        async with self._lock:
            await self._known.look_up()
            self.conversation.forget()
        self.tell()

    # -- looking -----------------------------------------------------------------------------

    async def view(self, player: str, seat: Seat | None, since: int) -> tables.TableView:
        """What ``player`` sees, from an own seat or (None) the one that suits best."""
        async with self._alone(since):
            return self._view(player, self._own(player, seat), since)

    def _view(self, player: str, seat: Seat | None, since: int) -> tables.TableView:
        sight = self.sight(player)
        since = min(since, len(sight.tale.log.lines))
        return views.view(self, sight, seat, since, player)

    def sight(self, player: str) -> Visible:
        """What ``player`` may look at: the game, or for spectators perhaps an earlier moment."""
        return self._behind.sight(self.kept, self.tale, player)

    def _own(self, player: str, seat: Seat | None) -> Seat | None:
        """The seat asked for, or the first own one that is asked, or the first; None: none."""
        own = self.kept.seating.seats_of(player)
        if seat is not None:
            if seat not in own:
                raise not_your_seat(seat)
            return seat
        if not own:
            check_visible(self.kept.seating)
        asked = [each for each in own if self.log.facing(each) is not None]
        return next(iter([*asked, *own]), None)

    async def check_visible(self, player: str) -> None:
        """Forbidden where ``player`` may not see anything of this table."""
        async with self._alone():
            self._own(player, None)

    async def why_not(self, player: str, seat: Seat, says: str) -> tables.Refused | None:
        async with self._alone():
            self._own(player, seat)
            return views.why_not(self.log, seat, read_answer(self.log.game, says))

    async def advised_at(self, player: str, seat: Seat) -> View:
        """What an own seat sees that asks for a hint, which is noted."""
        async with self._alone():
            self._own(player, seat)
            check_begun(self.kept.seating)
            if self.log.facing(seat) is not None:
                await self._arrange_at_last(self._note_hint(seat))
            return look(self.log, seat, since=len(self.log.lines))

    def _note_hint(self, seat: Seat) -> Arrange:
        def note(seating: Seating) -> None:
            unrated = why_unrated(self.kept, seating, self.log)
            consent.take_hint(seating, seat, is_rated=unrated is None)

        return note

    async def record(self, player: str, seat: Seat | None) -> str:
        """What ``player`` may take away: all of a finished game, else what the seat knows."""
        async with self._alone():
            own = self._own(player, seat)
            return record.export(self.sight(player).tale.log, own)

    async def frames(self, player: str, seat: Seat | None, first: int) -> Wanted:
        """The game so far, position by position; a finished one with nothing held back."""
        async with self._alone():
            own = self._own(player, seat)
            log = self.sight(player).tale.log
            is_over = log.is_finished
            return Wanted(
                data=text_of(self.kept, len(log.lines)).encode(),
                box=self.kept.box,
                first=first,
                full=is_over,
                seat=None if is_over else own,
                names=[*self.kept.seating.names],
                agents=[chair.agent for chair in self.kept.seating.chairs],
            )

    # -- playing -----------------------------------------------------------------------------

    async def answer(self, player: str, given: answers.GivenAnswer) -> tables.TableView:
        """Take an answer; the view after it."""
        async with self._alone(given.after):
            await self._take(player, given)
            return self._view(player, given.seat, given.after)

    async def take(self, player: str, given: answers.GivenAnswer) -> None:
        """The same for those who watch anyway."""
        async with self._alone(given.after):
            await self._take(player, given)

    async def _take(self, player: str, given: answers.GivenAnswer) -> None:
        """Once, however often it is sent."""
        self._own(player, given.seat)
        if not self._known.is_repeated(given.request, given.seat, given.says):
            during.check_oneself(self.kept.seating, given.seat)
            await self._answer_once(given)

    async def _answer_once(self, given: answers.GivenAnswer) -> None:
        try:
            await self._answer(given.seat, given.says, given.after, given.request)
        except Late:  # perhaps another process has taken this very answer, or replaced somebody
            if not self._known.is_repeated(given.request, given.seat, given.says):
                await self._answer(given.seat, given.says, given.after, given.request)

    async def turn(self) -> AgentQuestion | None:
        """The question that a computer player has to answer now."""
        async with self._alone():
            if (seat := self.agent_asked()) is None:
                return None
            view = look(self.log, seat, since=len(self.log.lines))
            agent = self.kept.seating.agent_at(seat)
            assert agent is not None
            scripted = next_answer(self.log, seat) if agent == SCRIPTED else None
            return AgentQuestion(view, agent, None if scripted is None else scripted.spelling)

    def agent_asked(self) -> Seat | None:
        """The first seat of a computer player that is asked."""
        for seat in range(len(self.kept.seating.chairs)):
            if self.kept.seating.agent_at(seat) and self.log.facing(seat) is not None:
                return None if during.is_held(self.kept.seating) else seat
        return None

    async def answer_for_agent(self, seat: Seat, says: str, after: int) -> None:
        async with self._alone():
            if during.is_held(self.kept.seating):
                raise stale(len(self.log.lines))
            await self._answer(seat, says, after, None)

    async def _answer(self, seat: Seat, says: str, after: int, request: str | None) -> None:
        during.check_going(self.kept.seating)
        if not self.tale.still_faces(seat, after):
            raise stale(len(self.log.lines))
        answer = read_answer(self.log.game, says)
        await self._write(lambda: self.tale.answer(seat, answer), request)

    async def undo(self, player: str, given: answers.TakeBack) -> tables.TableView:
        """Take the last answer back, once."""
        async with self._alone(given.after):
            self._own(player, given.seat)
            if not self._known.is_repeated(given.request, given.seat, None):
                during.check_oneself(self.kept.seating, given.seat)
                during.check_going(self.kept.seating)
                if given.after != len(self.log.lines):
                    raise stale(len(self.log.lines))
                if refusal := views.undo_refusal(self.log, given.seat):
                    raise Illegal(refusal)
                await self._write(lambda: self.tale.undo(given.seat), given.request)
            return self._view(player, given.seat, given.after)

    async def _write(self, change: Callable[[], None], request: str | None) -> None:
        """Change the log and keep the new lines, before anybody is told."""
        length = len(self.log.lines)
        self._known.is_sure = False
        try:
            change()
        except Illegal:  # nothing has changed
            self._known.is_sure = True
            raise
        self.tale.go_on(self.kept.secret)
        seating = self.kept.seating.copy()
        consent.go_on(seating)
        written = self._timed(self.tale, length, request, seating)
        if not await self._is_kept(self._store.append(self.kept.id, written)):
            raise stale(len(self.log.lines))
        self._note(written, seating)

    async def _is_kept(self, writing: Awaitable[None]) -> bool:
        """Whether it is; not where somebody was first. Where that is in doubt, we look again."""
        try:
            await writing
        except Conflict:
            await self._known.reload()
            self.tell()
            return False
        except BaseException:
            self.hear()
            raise
        return True

    def _timed(
        self, tale: NarratedLog, length: int, request: str | None, seating: Seating
    ) -> NewRows:
        """The lines after the first ``length``, and the clocks as they run from now on."""
        goes_back = any("undo" in line.body for line in tale.log.lines[length:])
        clocks.keep_time(seating, asked_of(tale.log), self.now(), goes_back)
        return written_since(tale, length, request, seating)

    def _note(self, written: NewRows, seating: Seating) -> None:
        """It is kept: now tell."""
        self.kept.lines += written.lines
        self.kept.seating = seating
        if written.request is not None:
            self.kept.requests[written.request] = written.length - len(written.lines) + 1
        self._known.is_sure = True
        self.tell()

    # -- sitting down ------------------------------------------------------------------------

    async def arrange(self, player: str, change: Arrange) -> tables.TableView:
        """Change who sits where, before the game begins; the view after it."""
        async with self._alone():
            await self._arrange_at_last(change)
            return self._view(player, self._own(player, None), 0)

    async def manage(self, player: str, change: Arrange) -> tables.TableView:
        """Change how it is played, while it is played; the view after it tells nothing again."""
        async with self._alone():
            await self._arrange_at_last(change)
            return self._view(player, self._own(player, None), len(self.log.lines))

    async def _arrange_at_last(self, change: Arrange) -> None:
        for _ in range(TRIES):
            if await self._arrange(change):
                return
        raise stale(len(self.log.lines))

    async def _arrange(self, change: Arrange) -> bool:
        """Whether it is done; not where the seats were arranged elsewhere: look, try again."""
        seating = self.kept.seating.copy()
        change(seating)
        if seating == self.kept.seating:
            return True
        tale = self._arranged(seating)
        written = self._timed(tale, len(self.log.lines), None, seating)
        seating.arranged += 1
        self._known.is_sure = False
        header = header_of(tale.log)
        if not await self._is_kept(self._store.arrange(self.kept.id, header, seating, written)):
            return False
        self._known.tale, self.kept.header = tale, header
        self._note(written, seating)
        return True

    def _arranged(self, seating: Seating) -> NarratedLog:
        """The game with these names, begun where it begins now."""
        if not self.kept.is_waiting():
            return self.tale
        game, options, secret = self.log.game, self.log.options, self.kept.secret
        tale = NarratedLog(begin(game, seating.names, options, secret, __version__))
        if not seating.is_waiting:
            tale.go_on(secret)
        return tale

    # -- clocks and consent ------------------------------------------------------------------

    async def expire(self) -> None:
        """Replace those who have no time left."""
        async with self._alone():
            await self._arrange_at_last(lambda seating: clocks.expire(seating, self.moment()))

    async def wish(self, player: str, kind: WishKind, given: tables.Consent) -> tables.TableView:
        """Ask everybody for something, agree, decline or withdraw."""
        async with self._alone(given.after):
            self._own(player, given.seat)
            if kind == "undo" and given.after != len(self.log.lines):
                raise stale(len(self.log.lines))
            if given.agree:
                await self._agree(kind, given.seat)
            else:
                await self._arrange_at_last(lambda s: consent.decline(s, kind, player))
            return self._view(player, given.seat, given.after)

    async def _agree(self, kind: WishKind, seat: Seat) -> None:
        def agree(seating: Seating) -> None:
            consent.agree(seating, self.log, kind, seat)
            consent.settle(seating)

        await self._arrange_at_last(agree)
        wish = consent.find(self.kept.seating, "undo")
        if wish is not None and not consent.awaited(self.kept.seating, self.log, wish):
            agreed = list(wish.agreed)
            await self._write(lambda: self.tale.take_back(wish.seat, wish.line, agreed), None)

    async def check_over(self, player: str) -> None:
        """Only those who have played it to the end ask for another game."""
        async with self._alone():
            if not self.kept.seating.seats_of(player):
                raise Forbidden("not-at-this-table", {})
            if not self.log.is_finished:
                raise Rebuff("not-over", {})

    def follow(self, rematch: str) -> None:
        self.kept.rematch = rematch
        self.tell()

    def wait(self, queue: dict[str, int]) -> None:
        """How many come before the computer player that is asked, or before a hint, by player."""
        if queue != self._queue:
            self._queue = queue
            self._news.tell()

    def thinks_after(self, player: str) -> int | None:
        """How many computer players think before the one that ``player`` waits for."""
        return self._queue.get(player, self._queue.get(FOR_ALL))

    # -- watching ----------------------------------------------------------------------------

    @contextlib.contextmanager
    def watch(self, player: str, handle: str | None = None) -> Iterator[asyncio.Event]:
        """An event that is set whenever there is something new to see; ``player`` is here."""
        if self.present.come(player, handle):
            self._attendance.come(self.kept.id, player, self._tell_presence(player))
        try:
            with self._news.watch() as event:
                yield event
        finally:
            if self.present.go(player):
                self._attendance.go(self.kept.id, player, self._tell_presence(player))

    def _tell_presence(self, player: str) -> bool:
        """Whether it matters much to the others who comes and goes."""
        is_seated = bool(self.kept.seating.seats_of(player))
        if is_seated:
            self._news.tell()
        else:
            self._news.tell_soon()
        return is_seated

    def tell(self) -> None:
        self._news.tell()
        self._changes.publish(TableChanged(self))
