"""Where the points of a game came from: its log is played again, step by step."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from pelagos.kernel.codec import read_answer
from pelagos.kernel.contract import Answer, Effect, State
from pelagos.kernel.log import Log


def tally(log: Log) -> list[Counter[str]]:
    """By seat: points by number of the rule that brought them. They add up to the scores."""
    header, answers = log.header, answers_of(log)
    state = log.game.setup(len(header.seats), header.options, header.rules)
    points: list[Counter[str]] = [Counter() for _ in header.seats]
    while state.agenda:
        step: Any = state.agenda.pop()
        named, before = log.game.tally(state, step), state.scores()
        run(state, step, answers)
        if named is None:
            book_changes(points, step.rule, before, state.scores())
        elif named:
            points[step.seat].update(named)
    return points


def answers_of(log: Log) -> Iterator[Answer]:
    """What was said and what chance brought, line by line."""
    for line in log.lines:
        for key in ("says", "is"):
            if key in line.body:
                yield read_answer(log.game, line.body[key])


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
