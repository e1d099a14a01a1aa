"""A game in play, to be held in one hand: questions, answers, reasons, views, the record."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from pelagos import __version__, shelf
from pelagos.kernel import record
from pelagos.kernel.codec import read_answer
from pelagos.kernel.contract import Answer, Game, Seat, State
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.log import Log, begin
from pelagos.kernel.options import settle
from pelagos.kernel.view import View, look
from pelagos.results.points import tally
from pelagos.speech import Speaker

SECRET_BYTES = 32


class WhyNot(NamedTuple):
    """Why an answer is not allowed: the rule, the key of the reason, and a sentence."""

    rule: str
    key: str
    sentence: str

    def __str__(self) -> str:
        return self.sentence


class GameInPlay:
    """One game, from its first question to its end. Chance is dealt by itself."""

    def __init__(self, log: Log, secret: bytes | None, lang: str = "en") -> None:
        self.log = log
        self._secret = secret
        self._speaker = Speaker(log.game, lang, log.header.seats)
        self._go_on()

    def _go_on(self) -> None:
        if self._secret is not None and not self.log.is_finished:
            self.log.resolve(self._secret)
            if not self.log.state.agenda:
                self.log.finish(self._secret)

    def __repr__(self) -> str:
        players = ", ".join(map(str, self.scores))
        asked = "over" if self.over else f"{self.question!r} asks seat {self.seat}"
        return f"<{self.game.title}, points {players}, line {len(self.log.lines)}: {asked}>"

    # -- what there is to see ----------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.log.game

    @property
    def position(self) -> State:
        """The whole position, secrets included; agents are given views."""
        return self.log.state

    @property
    def seats(self) -> list[Seat]:
        """All who are asked now: where several answer at once, in any order."""
        return [seat for seat in range(self.position.seats) if self.log.facing(seat) is not None]

    @property
    def seat(self) -> Seat | None:
        """Who is asked, the first of them; None: nobody."""
        return next(iter(self.seats), None)

    def view(self, seat: Seat | None = None) -> View:
        """What a seat sees; None: what somebody sees who only watches."""
        return look(self.log, seat)

    @property
    def question(self) -> str:
        """What is asked, in a sentence; empty where nobody is."""
        if self.seat is None:
            return ""
        view = self.view(self.seat)
        assert view.asked is not None
        return self._speaker.ask(view.asked, view.position)

    @property
    def answers(self) -> Sequence[Answer]:
        """What may be answered now by the first who is asked."""
        return () if self.seat is None else self.view(self.seat).answers

    @property
    def over(self) -> bool:
        return not self.position.agenda

    @property
    def scores(self) -> list[int]:
        return self.position.scores()

    @property
    def places(self) -> list[int]:
        """1 for whoever is first; equals share a place."""
        return self.position.standing()

    def points(self) -> list[dict[str, int]]:
        """By seat: points by the number of the rule that brought them."""
        return [{rule: n for rule, n in seat.items() if n} for seat in tally(self.log).points]

    # -- playing -----------------------------------------------------------------------------

    def why_not(self, answer: Answer | str, seat: Seat | None = None) -> WhyNot | None:
        """Why a seat, or the first who is asked, may not answer so; None where it may."""
        refusal = self.log.refusal(self._asked(seat), self._read(answer))
        if refusal is None:
            return None
        return WhyNot(refusal.rule or "", refusal.reason.key, self._speaker.refusal(refusal))

    def play(self, answer: Answer | str, seat: Seat | None = None) -> "GameInPlay":
        """Take an answer, or raise Illegal and change nothing."""
        self._needs_secret()
        self.log.answer(self._asked(seat), self._read(answer))
        self._go_on()
        return self

    def undo(self, seat: Seat) -> "GameInPlay":
        """Take back the last answer of a seat, or raise Illegal where something was revealed."""
        self.log.undo(seat)
        return self

    def record(self) -> str:
        """The game so far, one JSON object a line; ``read`` and ``verify`` take it."""
        return record.write(self.log)

    def _asked(self, seat: Seat | None) -> Seat:
        return seat if seat is not None else self.seat or 0

    def _read(self, answer: Answer | str) -> Answer:
        return read_answer(self.game, answer) if isinstance(answer, str) else answer

    def _needs_secret(self) -> None:
        if self._secret is None:
            raise ValueError("A record keeps its secret until the end: chance cannot be dealt.")


def game(name: str) -> Game:
    """A game by its key, or UnknownGame."""
    return shelf.find(name)


def new(
    name: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    lang: str = "en",
) -> GameInPlay:
    """A new game for so many players (as few as can play it); the same seed, the same chance."""
    found = shelf.find(name)
    count = min(found.players) if players is None else players
    settled = settle(found, count, options or {})
    secret = secrets.token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(seed, 0)
    names = [f"player {seat + 1}" for seat in range(count)]
    return GameInPlay(begin(found, names, settled, secret, __version__), secret, lang)


def read(source: Path | str | bytes, lang: str = "en") -> GameInPlay:
    """A recorded game, from a file or its bytes, checked line by line; or BrokenRecord."""
    return GameInPlay(record.replay(data_of(source), shelf.find), None, lang)


class Checked(NamedTuple):
    """What a record was found to be; false where it is not whole."""

    kind: str  # finished, unfinished, export; empty where it is broken
    trouble: PelagosError | None

    def __bool__(self) -> bool:
        return self.trouble is None


def verify(source: Path | str | bytes) -> Checked:
    """Whether a record is whole and honest."""
    try:
        return Checked(record.verify(data_of(source), shelf.find).kind, None)
    except PelagosError as error:
        return Checked("", error)


def data_of(source: Path | str | bytes) -> bytes:
    return source if isinstance(source, bytes) else Path(source).read_bytes()
