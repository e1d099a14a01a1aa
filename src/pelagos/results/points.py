"""Where the points of a game came from: its log is played again, step by step."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from pelagos.kernel.contract import Answer, Effect, State
from pelagos.kernel.log import Line, Log


class Tally:
    """By seat: points by number of the rule that brought them; they add up to the scores.

    And the figures of the game that are averaged.
    """

    def __init__(self, seats: int) -> None:
        self.points: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.figures: dict[str, list[int]] = {}


def tally(log: Log) -> Tally:
    """What the steps of a game came to."""
    header, answers = log.header, answers_of(log)
    state = log.game.setup(len(header.seats), log.options, header.rules)
    found = Tally(len(header.seats))
    while state.agenda:
        step: Any = state.agenda.pop()
        named, before = log.game.tally(state, step), state.scores()
        for key, figure in log.game.figures(state, step).items():
            found.figures.setdefault(key, []).append(figure)
        run(state, step, answers)
        if named is None:
            book_changes(found.points, step.rule, before, state.scores())
        elif named:
            found.points[step.seat].update(named)
    return found


def answers_of(log: Log) -> Iterator[Answer]:
    """What was said and what chance brought, in the order in which it was played."""
    for line in lasting(log):
        for told in line.story.told:
            if told.answer is not None:
                yield told.answer


def lasting(log: Log) -> list[Line]:
    """The lines that nobody took back."""
    lines: list[Line] = []
    for line in log.lines:
        if "undo" in line.body:
            lines = [each for each in lines if each.body["n"] < line.body["undo"]]
        else:
            lines.append(line)
    return lines


def run(state: State, step: Any, answers: Iterator[Answer]) -> None:
    if isinstance(step, Effect):
        step.happen(state)
    else:
        step.take(state, next(answers))


def book_changes(
    points: list[Counter[str]], rule: str, before: list[int], after: list[int]
) -> None:
    for seat, (was, now) in enumerate(zip(before, after, strict=True)):
        if now != was:
            points[seat][rule] += now - was
