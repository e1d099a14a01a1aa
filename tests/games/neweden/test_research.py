"""NE-12: research."""

from typing import Any

import pytest

from pelagos.games.neweden.cards import EFFECT_NAMES, NAMES
from pelagos.games.neweden.rules.building import BuildCard
from pelagos.games.neweden.rules.damage import pointer
from pelagos.games.neweden.rules.scoring import complete_points, station_value
from pelagos.games.neweden.state import Eden
from tests.games.neweden.positions import GAME, asks, position, run, say


def build(state: Eden, name: str, seat: int = 0) -> Eden:
    return run(state, BuildCard(seat, NAMES.index(name)))


@pytest.mark.rule("NE-12.1")
def test_a_research_grant_brings_5_coins() -> None:
    assert build(position({"coins": 1}), "1B-RE1").coins[0] == 6


@pytest.mark.rule("NE-12.2")
def test_gentle_harvesting_keeps_crabs_from_moving_the_pointer_back() -> None:
    arms = {"octopus": ["1A-OC1", "1A-OC2"], "crab": ["1A-CR1", "1A-CR2"]}
    assert pointer(position({"arms": arms}), 0) == 0
    assert pointer(position({"arms": {**arms, "research": ["2A-RE1"]}}), 0) == 2


CRABS: dict[str, Any] = {"crab": ["1A-CR1", "1A-CR3", "1B-CR1"]}
AT_WORK = {"1A-CR1": 1, "1A-CR3": 1}


@pytest.mark.rule("NE-12.3")
def test_the_academy_counts_crabs_whose_worksites_are_all_taken() -> None:
    state = position({"arms": {**CRABS, "research": ["3A-RE1"]}, "working": AT_WORK})
    assert complete_points(state, 0) == 3


@pytest.mark.rule("NE-12.4")
@pytest.mark.parametrize(("name", "damage", "points"), [("2B-RE1", 5, 8), ("3B-RE1", 10, 20)])
def test_drilling_hurts_at_once_and_pays_in_the_end(name: str, damage: int, points: int) -> None:
    state = build(position(), name)
    assert (state.damage[0], station_value(state, 0)) == (damage, points)


@pytest.mark.rule("NE-12.5")
def test_plant_cards_add_coins_points_and_repair() -> None:
    arms = {"research": ["1A-RE1", "1A-RE2", "1B-RE2"]}
    state = say(position({"coins": 0, "arms": arms}), "plant", "plant")
    assert (state.coins[0], state.points[0], state.damage[0]) == (14, 4, 2)


@pytest.mark.rule("NE-12.5")
def test_by_option_every_plant_card_has_all_three_lines() -> None:
    words: dict[str, Any] = {"options": {"three_in_one": "yes"}}
    state = say(position({"coins": 0, "arms": {"research": ["1A-RE1"]}}, **words), "plant", "plant")
    assert (state.coins[0], state.points[0], state.damage[0]) == (14, 4, 2)


@pytest.mark.rule("NE-12.6")
def test_a_deep_anchor_takes_the_pointer_3_steps_forward() -> None:
    assert pointer(position({"arms": {"research": ["2A-RE2"]}}), 0) == 3


@pytest.mark.rule("NE-12.7")
def test_an_emergency_loan_repairs_5_and_costs_5_points_in_the_end() -> None:
    state = build(position({"damage": 7}), "3A-RE2")
    assert (state.damage[0], station_value(state, 0)) == (2, -5)


@pytest.mark.rule("NE-12.8")
@pytest.mark.parametrize(("option", "points"), [("printed", 2), ("shell", 4), ("octopus", 6)])
def test_the_guild_counts_what_the_option_says(option: str, points: int) -> None:
    shells, octopuses = ["1A-SH1", "1A-SH2"], ["octopus tile", "1A-OC1", "1B-OC1"]
    arms = {"crab": ["1A-CR1"], "shell": shells, "octopus": octopuses, "research": ["2B-RE2"]}
    working = {name: 1 for name in ("1A-CR1", *shells, *octopuses)}
    mine = {"arms": arms, "working": working, "extensions": ["octopus"]}
    state = position(mine, options={"crab_guild": option})
    assert complete_points(state, 0) == points


@pytest.mark.rule("NE-12.8")
def test_academy_and_guild_make_5_for_each_crab() -> None:
    arms = {**CRABS, "research": ["3A-RE1", "2B-RE2"]}
    assert complete_points(position({"arms": arms, "working": AT_WORK}), 0) == 5


@pytest.mark.rule("NE-12.9")
def test_aid_for_all_gives_the_others_5_coins() -> None:
    state = build(position(*[{"coins": 1}] * 3, seats=3), "3B-RE2", 1)
    assert (state.coins, station_value(state, 1)) == ([6, 1, 6], 15)


VICTIM = {"arms": {"shipyard": ["1A-SY1"], "crab": ["1A-CR1", "1A-CR2"]}}


@pytest.mark.rule("NE-12.10")
@pytest.mark.parametrize(("name", "damage"), [("1B-RE3", 1), ("2B-RE3", 2), ("3B-RE3", 2)])
def test_an_attack_counts_the_cards_of_every_other_player(name: str, damage: int) -> None:
    assert build(position(VICTIM, VICTIM), name).damage == [0, damage]


@pytest.mark.rule("NE-12.10")
def test_by_option_an_attack_counts_all_three_kinds_and_start_oxygen_stands_apart() -> None:
    state = build(position({}, VICTIM, options={"three_in_one": "yes"}), "1B-RE3")
    assert state.damage[1] == 1 + 2 + 2
    state = build(position({}, VICTIM, options={"start_oxygen": "apart"}), "3B-RE3")
    assert state.damage[1] == 0


@pytest.mark.rule("NE-12.10")
def test_the_victims_choose_what_they_lose_clockwise_one_card_each() -> None:
    hurt = {"damage": 15, **VICTIM}
    state = build(position(hurt, {}, hurt, seats=3), "2B-RE3", 1)
    assert asks(state) == ["LoseCard", 2, 2, 1]
    say(state, "lose crab")
    assert asks(state) == ["LoseCard", 0, 0, 1]


@pytest.mark.rule("NE-12.11")
def test_our_box_has_one_card_of_each_of_15_effects() -> None:
    assert sorted(effect for effect in GAME.box.effect if effect >= 0) == list(range(15))
    assert len(EFFECT_NAMES) == 15
