"""What agents think of the positions of recorded games: the same in every build.

So agents of one seed play the same game everywhere.
"""

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.agents.weights import linear_model_of
from pelagos.kernel.contract import Answer, Decision, Game, State
from pelagos.kernel.log import Line, Log
from pelagos.proof.ledger import checkout
from tests.recorded import files, replayed

EVERY = {"aquasphere": 20, "nautilus": 12, "neweden": 5, "octodice": 8}  # lines between two looks
FILES = [file for game in EVERY for file in files(game)]


def positions(log: Log) -> Iterator[State]:
    """The game again, every so many lines; some answers were given early."""
    again = Log(log.game, log.header)
    for count, line in enumerate(log.lines):
        if count % EVERY[log.game.key] == 0:
            yield again.state
        if "says" in line.body:
            again.answer(line.body["seat"], said(line))
        elif "undo" in line.body:
            again.undo(line.body["seat"])
        elif "is" in line.body:
            again.outcome(said(line))


def said(line: Line) -> Answer:
    assert line.answer is not None
    return line.answer


def thoughts(game: Game, seen: State, seat: int) -> list[float]:
    """What heuristic and judge say, what networks are shown, what experience holds on to."""
    signs, judged = game.signs(seen, seat), verdict(game, seen, seat)
    return [game.value(seen, seat), game.moment(seen), *signs, *judged]


def verdict(game: Game, seen: State, seat: int) -> list[float]:
    """What the game's judge says, where it has one and somebody is asked."""
    learnt = linear_model_of(game, seen.seats)
    if learnt is None or learnt.judge is None or not seen.agenda:
        return []
    return [learnt.judge.points(seen, seat)] if isinstance(seen.agenda[-1], Decision) else []


def judged(file: Path) -> str:
    log = replayed(file)
    total = hashlib.sha256()
    for state in positions(log):
        for seat in range(state.seats):
            numbers = thoughts(log.game, state.observe(seat), seat)
            total.update(" ".join(f"{number:.9g}" for number in numbers).encode())
    return total.hexdigest()[:16]


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_every_build_judges_positions_alike(file: Path) -> None:
    text = (checkout() / "tests" / "counts" / f"{file.parent.name}.toml").read_text("utf-8")
    assert judged(file) == tomllib.loads(text)[file.stem]
