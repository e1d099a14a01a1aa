"""What one seat sees: the only thing that agents and clients are given."""

from collections.abc import Sequence
from typing import Any

from pelagos.kernel.contract import Answer, Decision, Game, Refusal, Seat, State, Step
from pelagos.kernel.log import NOT_ASKED, Log
from pelagos.kernel.play import deciding, legal, why_not
from pelagos.kernel.roll import Roll
from pelagos.kernel.simultaneous import waiting
from pelagos.kernel.story import Told


class View:
    """A position with blanks, the question if there is one, its answers, and the story."""

    def __init__(
        self,
        game: Game,
        seat: Seat | None,
        line: int,
        position: State,
        asked: Decision[Any, Any] | None,
        deciding: list[Seat],
        story: list[Told],
    ) -> None:
        self.game = game
        self.seat = seat
        self.line = line  # how many lines the log had
        self.position = position
        self.asked = asked
        self.answers: Sequence[Answer] = () if asked is None else legal(position)
        self.deciding = deciding  # the seats that are asked now
        self.story = story

    def imagine(self, roll: Roll) -> State:
        """One full position that the seat cannot tell from the real one, to try answers on."""
        return self.position.imagine(self.seat, roll)

    def why_not(self, answer: Answer) -> Refusal | None:
        """Why the seat may not give this answer now; None where it may."""
        return Refusal(NOT_ASKED) if self.asked is None else why_not(self.position, answer)


def look(log: Log, seat: Seat | None, since: int = 0) -> View:
    """The view of ``seat`` (None: a spectator), with the story told since line ``since``."""
    position = seen(log, seat).observe(seat)
    asked = None if seat is None or log.facing(seat) is None else _question(position)
    asked_seats = [each for each in range(len(log.header.seats)) if log.facing(each) is not None]
    return View(
        log.game, seat, len(log.lines), position, asked, asked_seats, story(log, seat, since)
    )


def seen(log: Log, seat: Seat | None) -> State:
    """The real position, or the one a seat has prepared by answering early."""
    if seat is None or deciding(log.state) == seat or seat not in waiting(log.state):
        return log.state
    met = log.prepared(seat)
    if not met.agenda:  # the seat has answered all, but the game is not over
        met.agenda[:] = log.state.agenda
    return met


def story(log: Log, seat: Seat | None, since: int) -> list[Told]:
    """What happened after line ``since``, as ``seat`` may hear it."""
    told = log.opening.to(seat) if since == 0 else []
    for line in log.lines[since:]:
        told += line.story.to(seat)
    return told


def _question(position: State) -> Decision[Any, Any]:
    step: Step[Any] = position.agenda[-1]
    assert isinstance(step, Decision)
    return step
