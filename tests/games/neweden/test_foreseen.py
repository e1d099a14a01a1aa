"""What is as good as done: a position is judged as it will be then."""

from typing import Any

import pytest

from pelagos.games.neweden.mind.features import NAMES, signs
from pelagos.games.neweden.mind.heuristic import value
from pelagos.games.neweden.mind.lookahead import foreseen
from pelagos.games.neweden.rules.blackmarket import ChooseCards
from pelagos.games.neweden.rules.winning import BuildRow
from pelagos.kernel.contract import Step
from tests.games.neweden.positions import position, say

MINE: dict[str, Any] = {"coins": 9, "damage": 3, "dome": 2, "arms": {"shell": ["1A-SH1"]}}
WON: dict[str, Any] = {"phase": "auction", "round": 1, "board": ["1A-SY1", "1A-OX1", "1A-RE1"]}
BUILDING: list[Step[Any]] = [BuildRow(0, 0)]


def names(found: list[int]) -> set[str]:
    return {NAMES[place] for place in found}


def test_where_nothing_is_under_way_nothing_is_foreseen() -> None:
    state = position(MINE)
    assert foreseen(state, 0) is state


def test_a_row_that_was_won_says_the_same_before_and_after_it_is_built() -> None:
    before = position(MINE, **WON, agenda=BUILDING)
    after = say(before.copy(), "build 1", "build 2", "build 3")
    assert names(signs(before, 0)) == names(signs(after, 0))
    assert value(before, 0) == pytest.approx(value(after, 0))
    assert {"shipyard cards 1", "research cards 1"} <= names(signs(before, 0))


def test_the_row_of_somebody_else_is_not_foreseen_for_oneself() -> None:
    state = position(MINE, **WON, agenda=BUILDING)
    assert foreseen(state, 1) is state


def test_to_foresee_changes_nothing() -> None:
    state = position(MINE, **WON, agenda=BUILDING)
    cards, damage = list(state.length), list(state.damage)
    assert foreseen(state, 0).length != cards
    assert (state.length, state.damage) == (cards, damage)


def test_cards_chosen_in_secret_count_as_built_and_paid() -> None:
    mine = {**MINE, "hand": ["1B-SH1", "1B-CR1", "1B-OX1"]}
    asked = position(mine, phase="black market", agenda=[ChooseCards(0)])
    chosen = say(asked.copy(), "choose 1 2")
    seen = foreseen(chosen, 0)
    assert chosen.coins[0] - seen.coins[0] == chosen.box.market_coins[2]
    assert seen.damage[0] - chosen.damage[0] == chosen.box.market_damage[2]
    assert {"shell cards 2", "crab cards 1"} <= names(signs(chosen, 0))
