"""What dice that are still to fall can bring: compared with every roll there is."""

from functools import cache
from itertools import combinations, product

import pytest
from pytest import approx

from pelagos.games.octodice.box import FACES, OCTOPOD, RESEARCH, SUBMARINE, SYMBOLS
from pelagos.games.octodice.mind.prospects import CHANCE, NOTHING, OF_SIZE, PLACE, SIZE, Prospects
from pelagos.kernel.roll import Roll
from tests.games.octodice.positions import position

BOX = position().box
CAUGHT = [0.0, 0.3, 1.0, 3.0, 6.0, 10.0, 15.0]
Dice = tuple[int, ...]


def some_gains(seed: int) -> list[float]:
    roll = Roll(seed)
    found = [roll.below(60) / 10 for _ in range(FACES * FACES)]
    return [0.0 if place // FACES == OCTOPOD else gain for place, gain in enumerate(found)]


GAINS = some_gains(4)
FOUND = Prospects(BOX, GAINS, CAUGHT)


def place(dice: Dice) -> int:
    return PLACE[tuple(sorted(dice))]


@cache
def all_lie(white: Dice, black: Dice) -> float:
    """Every pair of actions, and the octopods."""
    best = 0.0
    for whites in combinations(range(3), 2):
        for one, other in product(range(3), repeat=2):
            if one != other:
                lights = [BOX.symbol[white[die]] for die in whites]
                best = max(best, both(lights, [black[one], black[other]]))
    octopods = sum(BOX.symbol[face] == OCTOPOD for face in white)
    return best + CAUGHT[octopods + sum(BOX.colour[face] < 0 for face in black)]


def both(symbols: list[int], faces: list[int]) -> float:
    gains = [GAINS[symbol * FACES + face] for symbol, face in zip(symbols, faces, strict=True)]
    if symbols in ([RESEARCH] * 2, [SUBMARINE] * 2):
        is_barred = symbols[0] == RESEARCH or faces[0] == faces[1]
        return max(gains) if is_barred else sum(gains)
    return sum(gains)


@cache
def rolled(white: Dice, black: Dice) -> float:
    """The mean over every roll of the others; two of four are set aside."""
    loose = 6 - len(white) - len(black)
    worth = [after(white, black, roll) for roll in product(range(FACES), repeat=loose)]
    return sum(worth) / len(worth)


def after(white: Dice, black: Dice, roll: Dice) -> float:
    """The white ones among those rolled come first."""
    whites, blacks = roll[: 3 - len(white)], roll[3 - len(white) :]
    if len(roll) == 2:
        return all_lie(tuple(sorted(white + whites)), tuple(sorted(black + blacks)))
    dice = [(True, face) for face in whites] + [(False, face) for face in blacks]
    return max(
        rolled(
            tuple(sorted(white + tuple(face for is_white, face in two if is_white))),
            tuple(sorted(black + tuple(face for is_white, face in two if not is_white))),
        )
        for two in combinations(dice, 2)
    )


def test_the_faces_of_up_to_three_dice_are_as_likely_as_they_are() -> None:
    for sets in OF_SIZE:
        assert sum(CHANCE[each] for each in sets) == approx(1)
    assert CHANCE[PLACE[0, 0, 1]] == approx(3 / 216)
    assert SIZE[NOTHING] == 0


@pytest.mark.parametrize("seed", range(40))
def test_dice_that_lie_bring_the_best_two_actions_and_the_octopods(seed: int) -> None:
    roll = Roll(seed)
    white, black = [tuple(sorted(roll.below(6) for _ in range(3))) for _ in range(2)]
    assert FOUND.rolled(place(white), place(black)) == approx(all_lie(white, black))


def test_the_next_research_has_another_colour_and_a_submarine_is_marked_once() -> None:
    gains = [0.0] * (FACES * FACES)
    for symbol in (RESEARCH, SUBMARINE):
        gains[symbol * FACES : (symbol + 1) * FACES] = [2.0] * FACES
    found = Prospects(BOX, gains, [0.0] * 7)
    research, submarine = [BOX.symbol.index(SYMBOLS.index(s)) for s in ("research", "submarine")]
    lab = BOX.symbol.index(SYMBOLS.index("lab"))
    assert found.rolled(place((research, research, lab)), place((0, 1, 2))) == 2.0
    assert found.rolled(place((submarine, submarine, lab)), place((1, 1, 1))) == 2.0
    assert found.rolled(place((submarine, submarine, lab)), place((0, 1, 1))) == 4.0


@pytest.mark.parametrize(
    ("white", "black"), [((0, 3), (1, 5)), ((1, 2, 4), (0,)), ((5,), (0, 2, 2))]
)
def test_two_dice_that_are_still_rolled_count_by_their_mean(white: Dice, black: Dice) -> None:
    assert FOUND.rolled(place(white), place(black)) == approx(rolled(white, black))


@pytest.mark.parametrize(("white", "black"), [((0, 3), ()), ((1,), (2,)), ((), (0, 4))])
def test_four_dice_are_rolled_and_the_best_two_set_aside(white: Dice, black: Dice) -> None:
    assert FOUND.rolled(place(white), place(black)) == approx(rolled(white, black))


def test_of_dice_that_lie_the_best_are_set_aside() -> None:
    whites, blacks = (0, 1, 5), (2, 3, 4)
    options = [
        FOUND.rolled(place(light), place(dark))
        for size in range(3)
        for light in combinations(whites, size)
        for dark in combinations(blacks, 2 - size)
    ]
    chosen = FOUND.chosen(NOTHING, NOTHING, place(whites), place(blacks), 2)
    assert chosen == max(options) > min(options)
    one_more = [FOUND.rolled(place((0, light)), place(())) for light in whites[1:]]
    one_more += [FOUND.rolled(place((0,)), place((dark,))) for dark in blacks]
    found = FOUND.chosen(place((0,)), NOTHING, place(whites[1:]), place(blacks), 1)
    assert found == max(one_more)


def test_all_dice_are_worth_what_each_roll_of_them_is() -> None:
    total = sum(
        CHANCE[whites] * CHANCE[blacks] * FOUND.chosen(NOTHING, NOTHING, whites, blacks, 2)
        for whites in OF_SIZE[3]
        for blacks in OF_SIZE[3]
    )
    assert FOUND.rolled(NOTHING, NOTHING) == approx(total)
