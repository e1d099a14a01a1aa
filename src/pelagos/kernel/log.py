"""The log: a header and numbered lines. Everything else about a game is derived from it."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pelagos.kernel.canonical import compact
from pelagos.kernel.codec import digest
from pelagos.kernel.contract import Answer, Chance, Decision, Game, Reason, Refusal, Seat, State
from pelagos.kernel.dealer import commitment, deal
from pelagos.kernel.early import aside, waiting
from pelagos.kernel.errors import Illegal
from pelagos.kernel.options import settle
from pelagos.kernel.play import GAME_OVER, advance, deciding, play_unchecked, why_not
from pelagos.kernel.story import Story

FORMAT: Final = "pelagos-record"
VERSION: Final = 1
HASH_LENGTH: Final = 16

NOT_ASKED: Final = Reason("", "not-asked")
NOTHING_TO_UNDO: Final = Reason("", "nothing-to-undo")
OTHERS_ANSWERED: Final = Reason("", "others-answered", ("seat",))
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

    def __init__(self, body: dict[str, Any], only: Seat | None, story: Story) -> None:
        self.body = body
        self.only = only
        self.story = story
        self.hash = ""


class Mark:
    """A position to which one answer can be taken back."""

    def __init__(self, seat: Seat, line: int, state: State, early: list[list[Answer]]) -> None:
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
        self.state = game.setup(len(header.seats), header.options, header.rules)
        advance(self.state, self.opening)
        self.early: list[list[Answer]] = [[] for _ in header.seats]
        self.lines: list[Line] = []
        self.is_finished = False
        self._draws: dict[str, int] = {}
        self._marks: list[Mark] = []
        self._barrier = 0  # the last line that told anybody something
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
        for answer in self.early[seat]:
            play_unchecked(met, answer)
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
        story = Story()
        only = None
        if deciding(self.state) == seat:
            only = self._only_for(seat)
            play_unchecked(self.state, answer, story)
            self._apply_early(story)
        else:
            self.early[seat].append(answer)
        self._append({"n": self.next, "seat": seat, "says": answer.spelling}, only, story)

    def outcome(self, outcome: Answer) -> None:
        """Take an outcome of chance, or raise Illegal and change nothing."""
        refusal = why_not(self.state, outcome)
        if refusal is not None:
            raise Illegal(refusal)
        step = self._chance()
        stream = step.stream(self.state)
        draw = self._draws.get(stream, 0)
        self._draws[stream] = draw + 1
        story = Story()
        play_unchecked(self.state, outcome, story)
        self._apply_early(story)
        body = {"n": self.next, "chance": stream, "draw": draw, "is": outcome.spelling}
        self._append(body, step.witness(), story)

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
        self._append({"n": self.next, "seat": seat, "undo": mark.line}, None, Story())

    def undo_refusal(self, seat: Seat) -> Refusal | None:
        """Why nothing can be taken back; None where it can."""
        if self.is_finished:
            return GAME_OVER
        if not self._marks:
            return Refusal(REVEALED, (self._barrier,)) if self._barrier else NOTHING
        if self._marks[-1].seat != seat:
            return Refusal(OTHERS_ANSWERED, (self._marks[-1].seat,))
        return None

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
        self._append(body, None, Story())

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

    def _only_for(self, seat: Seat) -> Seat | None:
        step = self.state.agenda[-1]
        return seat if isinstance(step, Decision) and step.hidden else None

    def _apply_early(self, story: Story) -> None:
        """Play what the seats that are asked now have answered already."""
        seat = deciding(self.state)
        while seat is not None and self.early[seat]:
            answer = self.early[seat].pop(0)
            if why_not(self.state, answer) is not None:
                self.early[seat].clear()  # those before it changed the question: ask again
                return
            play_unchecked(self.state, answer, story)
            seat = deciding(self.state)

    def _append(self, body: dict[str, Any], only: Seat | None, story: Story) -> None:
        line = Line(body, only, story)
        early = (
            "" if not any(self.early) else compact([[a.spelling for a in e] for e in self.early])
        )
        self.chain = link(self.chain, body, digest(self.state) + early)
        line.hash = self.chain[:HASH_LENGTH]
        self.lines.append(line)
        if story.reveals():
            self._marks.clear()
            self._barrier = len(self.lines)


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
    return hashlib.sha256(f"{chain}{compact(body)}{position}".encode()).hexdigest()


def _copied(early: list[list[Answer]]) -> list[list[Answer]]:
    return [answers[:] for answers in early]


def _spelled(early: list[list[Answer]]) -> str:
    return compact([[answer.spelling for answer in answers] for answers in early])
