"""How many ways to answer there are, from some positions: the cheapest detector of a wrong rule.

``tests/counts/octodice.txt`` has a line for each position: its name, then the number of legal
sequences of one answer, of two, of three ... Dice fall as the secret of seed 1 says.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from pelagos.games.octodice.state import Octo
from pelagos.kernel.contract import Chance
from pelagos.kernel.dealer import deal, secret_from_seed
from pelagos.kernel.play import legal, play_unchecked
from tests.games.octodice.positions import SIDES_2, position

FILE = Path(__file__).resolve().parents[2] / "counts" / "octodice.txt"
SECRET = secret_from_seed(1, 1)
FULL = {"lab": [1, 1, 1]}


def a_first_turn() -> Octo:
    return position(phase="roll")


def a_turn_with_every_tile_of_side_1() -> Octo:
    return position("research submarine lab / yellow red octopod", me=FULL, other=FULL)


def a_turn_with_every_tile_of_side_2() -> Octo:
    dice = "submarine lab octopod / yellow green octopod"
    return position(dice, turned=SIDES_2, me=FULL, other=FULL)


def extra_actions_of_three() -> Octo:
    dice = "submarine crystal octopod / yellow red octopod"
    return position(dice, seats=4, sheets=[{}, {}, {}, FULL], phase="extras")


def a_virtual_roll() -> Octo:
    options = {"virtual_player": "yes"}
    return position("bot bot lab / red green octopod", options=options, phase="octopods")


def the_bonus_scoring() -> Octo:
    holder = {"lab": [1, 0, 2]}
    return position(seats=3, sheets=[holder, {}, holder], phase="bonus")


POSITIONS = (
    a_first_turn,
    a_turn_with_every_tile_of_side_1,
    a_turn_with_every_tile_of_side_2,
    extra_actions_of_three,
    a_virtual_roll,
    the_bonus_scoring,
)


def lines(state: Octo, draws: dict[str, int], depth: int) -> int:
    """The number of legal sequences of ``depth`` answers; a game that ends sooner has none."""
    while state.agenda and isinstance(state.agenda[-1], Chance):
        step = state.agenda[-1]
        stream = step.stream(state)
        play_unchecked(state, deal(SECRET, step, state, draws.get(stream, 0)))
        draws = draws | {stream: draws.get(stream, 0) + 1}
    options = legal(state)
    if depth == 1:
        return len(options)
    total = 0
    for answer in options:
        after = state.copy()
        play_unchecked(after, answer)
        total += lines(after, draws, depth - 1)
    return total


def expected() -> dict[str, list[int]]:
    rows = [row.split() for row in FILE.read_text(encoding="utf-8").splitlines()]
    return {row[0]: [int(count) for count in row[1:]] for row in rows if row and row[0] != "#"}


@pytest.mark.parametrize("built", POSITIONS, ids=[built.__name__ for built in POSITIONS])
def test_there_are_as_many_ways_to_answer_as_ever(built: Callable[[], Octo]) -> None:
    counts = expected()[built.__name__]
    assert [lines(built(), {}, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_position_is_counted() -> None:
    assert list(expected()) == [built.__name__ for built in POSITIONS]
