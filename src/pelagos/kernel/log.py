"""The log: a header and numbered lines. Everything else about a game is derived from it."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pelagos.kernel.canonical import compact
from pelagos.kernel.codec import digest
from pelagos.kernel.contract import Answer, Chance, Decision, Game, Reason, Refusal, Seat, State
from pelagos.kernel.dealer import commitment, deal
from pelagos.kernel.errors import Illegal
from pelagos.kernel.options import recorded, settle
from pelagos.kernel.play import GAME_OVER, advance, deciding, play_unchecked, why_not
from pelagos.kernel.simultaneous import aside, waiting
from pelagos.kernel.story import Story

FORMAT: Final = "pelagos-record"
VERSION: Final = 1
HASH_LENGTH: Final = 16
MOST_TAKEN_BACK: Final = 50  # by consent, in one game: each plays the game anew

NOT_ASKED: Final = Reason("", "not-asked")
NOTHING_TO_UNDO: Final = Reason("", "nothing-to-undo")
OTHERS_ANSWERED: Final = Reason("", "others-answered", ("seat",))
TOO_OFTEN: Final = Reason("", "too-often", ("most",))
REVEALED: Final = Reason("", "revealed", ("line",))


class Header:
    """What must be known to begin the same game again."""

    def __init__(
        self,
        engine: str,
        game: str,
        rules: int,
        options: Mapping[str, str],
        box: str,
        seats: Sequence[str],
        commitment: str,
    ) -> None:
        self.engine = engine
        self.game = game
        self.rules = rules
        self.options = dict(options)
        self.box = box
        self.seats = list(seats)
        self.commitment = commitment

    def body(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "engine": self.engine,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "box": self.box,
            "seats": self.seats,
            "commitment": self.commitment,
        }


class Line:
    """One answer, one outcome, one undo, or the end. ``only``: the one seat that may read it."""

    def __init__(self, body: dict[str, Any], only: Seat | None, answer: Answer | None) -> None:
        self.body = body
        self.only = only
        self.answer = answer
        self.story = Story()
        self.hash = ""

    def is_open_to(self, seat: Seat | None) -> bool:
        return self.only is None or self.only == seat


class Mark:
    """A position to which one answer can be taken back."""

    def __init__(self, seat: Seat, line: int, state: State, early: list[list[Line]]) -> None:
        self.seat = seat
        self.line = line
        self.state = state
        self.early = early


class Log:
    """A game in progress, or finished: the only place where it is changed."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.opening = Story()
        self.options = recorded(game, header.options)
        self.state = game.setup(len(header.seats), self.options, header.rules)
        advance(self.state, self.opening)
        self.early: list[list[Line]] = [[] for _ in header.seats]
        self.lines: list[Line] = []
        self.is_finished = False
        self._draws: dict[str, int] = {}
        self._marks: list[Mark] = []
        self._barrier = 0  # the last line that told anybody something
        self.taken_back = 0  # by consent
        self.chain = link("", header.body(), "")
        self.head_hash = self.chain[:HASH_LENGTH]

    # -- who may answer, and what ------------------------------------------------------------

    def facing(self, seat: Seat) -> State | None:
        """The position that ``seat`` answers in, now or early; None where it is not asked."""
        if deciding(self.state) == seat:
            return self.state
        if seat not in waiting(self.state):
            return None
        met = self.prepared(seat)
        return met if deciding(met) == seat else None

    def prepared(self, seat: Seat) -> State:
        """The position of a waiting ``seat`` with its early answers played."""
        met = aside(self.state, seat)
        for line in self.early[seat]:
            play_unchecked(met, _said(line))
        return met

    def refusal(self, seat: Seat, answer: Answer) -> Refusal | None:
        """Why ``seat`` may not give this answer now; None where it may."""
        if not self.state.agenda:
            return GAME_OVER
        met = self.facing(seat)
        return Refusal(NOT_ASKED) if met is None else why_not(met, answer)

    # -- what changes it ---------------------------------------------------------------------

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Take an answer of ``seat``, or raise Illegal and change nothing."""
        refusal = self.refusal(seat, answer)
        if refusal is not None:
            raise Illegal(refusal)
        self._marks.append(Mark(seat, self.next, self.state.copy(), _copied(self.early)))
        line = Line({"n": self.next, "seat": seat, "says": answer.spelling}, seat, answer)
        if deciding(self.state) == seat:
            self._apply(line, line.story)
            self._apply_early(line.story)
        else:
            self.early[seat].append(line)
        self._append(line)

    def outcome(self, outcome: Answer) -> None:
        """Take an outcome of chance, or raise Illegal and change nothing."""
        refusal = why_not(self.state, outcome)
        if refusal is not None:
            raise Illegal(refusal)
        step = self._chance()
        stream = step.stream(self.state)
        draw = self._draws.get(stream, 0)
        self._draws[stream] = draw + 1
        body = {"n": self.next, "chance": stream, "draw": draw, "is": outcome.spelling}
        line = Line(body, step.witness(), outcome)
        play_unchecked(self.state, outcome, line.story)
        self._apply_early(line.story)
        self._append(line)

    def resolve(self, secret: bytes) -> None:
        """Let chance speak until somebody is asked or the game is over."""
        while self.awaits_chance():
            self.outcome(self.dealt(secret))

    def dealt(self, secret: bytes) -> Answer:
        """The outcome that the secret fixes for the chance that speaks now."""
        step = self._chance()
        return deal(secret, step, self.state, self._draws.get(step.stream(self.state), 0))

    def undo(self, seat: Seat) -> None:
        """Take back the last answer of ``seat``, or raise Illegal where that is too late."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Illegal(refusal)
        mark = self._marks.pop()
        self.state = mark.state
        self.early = mark.early
        self._append(Line({"n": self.next, "seat": seat, "undo": mark.line}, None, None))

    def undo_refusal(self, seat: Seat) -> Refusal | None:
        """Why nothing can be taken back; None where it can."""
        if self.is_finished:
            return GAME_OVER
        if not self._marks:
            return Refusal(REVEALED, (self._barrier,)) if self._barrier else NOTHING
        if self._marks[-1].seat != seat:
            return Refusal(OTHERS_ANSWERED, (self._marks[-1].seat,))
        return None

    def take_back(self, seat: Seat, line: int, consent: Sequence[Seat]) -> None:
        """Go back to before an answer of ``seat``, whatever it revealed: these have agreed.

        What was drawn since stays drawn: chance goes on where it was.
        """
        refusal = self.take_back_refusal(seat)
        if refusal is not None or line != self.last_answer(seat):
            raise Illegal(refusal or NOTHING)
        before = self.before(line)
        self.state = before.state
        self.early = before.early
        self.taken_back += 1
        body = {"n": self.next, "seat": seat, "undo": line, "consent": list(consent)}
        self._bar()
        self._append(Line(body, None, None))

    def take_back_refusal(self, seat: Seat) -> Refusal | None:
        """Why nothing could be taken back even if all agreed; None where something could."""
        if self.is_finished:
            return GAME_OVER
        if self.taken_back >= MOST_TAKEN_BACK:
            return Refusal(TOO_OFTEN, (MOST_TAKEN_BACK,))
        return NOTHING if self.last_answer(seat) is None else None

    def last_answer(self, seat: Seat) -> int | None:
        """The line of the last answer of ``seat`` that was not taken back."""
        end = self.next  # from here on everything was taken back
        for line in reversed(self.lines):
            n = line.body["n"]
            if n < end and "undo" in line.body:
                end = line.body["undo"]
            elif n < end and line.body.get("seat") == seat:
                return int(n)
        return None

    def before(self, line: int) -> "Log":
        """The same game before a line, played anew from what still stood then."""
        standing: list[Line] = []
        for each in self.lines[: line - 1]:
            taken = each.body.get("undo")
            while taken is not None and standing and standing[-1].body["n"] >= taken:
                standing.pop()
            if taken is None:
                standing.append(each)
        log = Log(self.game, self.header)
        for each in standing:
            log.repeat(each)
        return log

    def repeat(self, line: Line) -> None:
        """Do again what a line of this game did."""
        body = line.body
        if "end" in body:
            self.finish(bytes.fromhex(body["secret"]))
        elif "consent" in body:
            self.take_back(body["seat"], body["undo"], body["consent"])
        elif "undo" in body:
            self.undo(body["seat"])
        elif "chance" in body:
            self.outcome(_said(line))
        else:
            self.answer(body["seat"], _said(line))

    def finish(self, secret: bytes) -> None:
        """Write the result and give the secret away."""
        assert not self.state.agenda and not self.is_finished
        assert commitment(secret) == self.header.commitment
        self.is_finished = True
        body = {
            "n": self.next,
            "end": self.state.ending(),
            "scores": self.state.scores(),
            "standing": self.state.standing(),
            "secret": secret.hex(),
        }
        self._append(Line(body, None, None))

    # -- inside ------------------------------------------------------------------------------

    @property
    def next(self) -> int:
        """The number of the next line."""
        return len(self.lines) + 1

    def awaits_chance(self) -> bool:
        return bool(self.state.agenda) and isinstance(self.state.agenda[-1], Chance)

    def _chance(self) -> Chance[Any, Any]:
        step = self.state.agenda[-1]
        assert isinstance(step, Chance)
        return step

    def _apply(self, line: Line, story: Story) -> None:
        """Play an answer; unless its question is hidden, everybody may read its line."""
        step = self.state.agenda[-1]
        if isinstance(step, Decision) and not step.hidden:
            line.only = None
        play_unchecked(self.state, _said(line), story)

    def _apply_early(self, story: Story) -> None:
        """Play what the seats that are asked now have answered already."""
        seat = deciding(self.state)
        while seat is not None and self.early[seat]:
            line = self.early[seat].pop(0)
            if why_not(self.state, _said(line)) is not None:
                self.early[seat].clear()  # those before it changed the question: ask again
                continue
            self._apply(line, story)
            if line.only is None:
                self._bar()
            seat = deciding(self.state)
        self._drop_stale()

    def _drop_stale(self) -> None:
        """Forget early answers to questions that those before them took off the agenda."""
        asked = [*waiting(self.state), deciding(self.state)]
        for seat, lines in enumerate(self.early):
            if seat not in asked:
                lines.clear()

    def _append(self, line: Line) -> None:
        self.chain = link(self.chain, line.body, digest(self.state) + _spelled(self.early))
        line.hash = self.chain[:HASH_LENGTH]
        if line.story.reveals():
            self._bar()
        self.lines.append(line)

    def _bar(self) -> None:
        """Nothing up to the line that is being written can be taken back any more."""
        self._marks.clear()
        self._barrier = self.next


NOTHING: Final = Refusal(NOTHING_TO_UNDO)


def begin(
    game: Game,
    seats: Sequence[str],
    options: Mapping[str, str],
    secret: bytes,
    engine: str,
) -> Log:
    """A new game: options settled, the secret promised, nothing played."""
    settled = settle(game, len(seats), options)
    promise = commitment(secret)
    header = Header(engine, game.key, game.rules, settled, game.box_fingerprint, seats, promise)
    return Log(game, header)


def link(chain: str, body: Mapping[str, Any], position: str) -> str:
    """The running hash: all that came before, this line, and the position it leads to."""
    text = f"{chain}{compact(body)}{position}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _copied(early: list[list[Line]]) -> list[list[Line]]:
    return [lines[:] for lines in early]


def _said(line: Line) -> Answer:
    assert line.answer is not None
    return line.answer


def _spelled(early: list[list[Line]]) -> str:
    """What is set aside, as part of the position; empty where nothing is."""
    if not any(early):
        return ""
    return compact([[line.body["says"] for line in lines] for lines in early])
