"""NE-14: the final scoring."""

from typing import Any

import pytest

from pelagos.games.neweden.rules.damage import pointer
from pelagos.games.neweden.rules.scoring import FinalScoring
from tests.games.neweden.positions import position, station

EXAMPLE: dict[str, Any] = {
    "points": 16,
    "coins": 6,
    "damage": 1,
    "arms": {
        "crab": ["1A-CR1"],
        "shell": ["3B-SH3", "3A-SH3"],
        "research": ["2B-RE1"],
        "octopus": ["3A-OC2"],
    },
}


def scored(*stations: dict[str, Any], **words: Any) -> Any:
    seats = words.pop("seats", max(len(stations), 2))
    return position(*stations, seats=seats, round=3, agenda=[FinalScoring()], **words)


@pytest.mark.rule("NE-14.1")
@pytest.mark.parametrize(("coins", "points"), [(4, 0), (5, 1), (14, 2)])
def test_a_point_for_each_full_5_coins(coins: int, points: int) -> None:
    assert scored({"coins": coins}).points[0] == points


OCTOPUSES = ["1A-OC1", "1A-OC2", "1B-OC1", "1B-OC2", "2A-OC1", "2A-OC2", "2A-OC3", "2B-OC1"]
OCTOPUSES += ["2B-OC2", "3A-OC1", "3A-OC2", "3A-OC3", "3B-OC1", "3B-OC2"]


@pytest.mark.rule("NE-14.2")
def test_17_steps_forward_and_3_back_leave_the_pointer_on_12() -> None:
    arms = {"octopus": OCTOPUSES, "research": ["2A-RE2"], "crab": ["1A-CR1", "1A-CR2", "1A-CR3"]}
    assert pointer(position({"arms": arms}), 0) == 12


@pytest.mark.rule("NE-14.3")
@pytest.mark.rule("NE-14.6")
@pytest.mark.parametrize(("option", "points"), [("kept", 17), ("lost", 16)])
def test_the_example_collapsed_ends_with_17(option: str, points: int) -> None:
    state = scored({**EXAMPLE, "damage": 2}, options={"collapsed_coins": option})
    assert state.points[0] == points


@pytest.mark.rule("NE-14.3")
@pytest.mark.parametrize(("option", "points"), [("lost", 0), ("kept", 3)])
def test_complete_crabs_count_in_a_collapsed_station_by_option_only(
    option: str, points: int
) -> None:
    arms = {"crab": ["1A-CR1"], "research": ["3A-RE1"]}
    mine = {"coins": 0, "damage": 9, "arms": arms, "working": {"1A-CR1": 1}}
    assert scored(mine, options={"collapsed_crabs": option}).points[0] == points


@pytest.mark.rule("NE-14.4")
@pytest.mark.parametrize(("option", "points"), [("counts", 5), ("zero", 10)])
def test_a_station_worth_less_than_nothing_costs_points(option: str, points: int) -> None:
    mine = {"points": 10, "coins": 0, "arms": {"research": ["3A-RE2"]}}
    assert scored(mine, options={"negative_station": option}).points[0] == points


@pytest.mark.rule("NE-12.7")
def test_a_collapsed_station_loses_nothing_by_its_loan() -> None:
    mine = {"points": 10, "coins": 0, "damage": 3, "arms": {"research": ["3A-RE2"]}}
    assert scored(mine).points[0] == 10


@pytest.mark.rule("NE-14.5")
def test_points_then_less_damage_then_shared() -> None:
    state = scored({"points": 9, "coins": 0}, {"points": 8, "coins": 0})
    assert (state.standing(), state.ending()) == ([1, 2], "points")
    state = scored({"points": 9, "coins": 0, "damage": 2}, {"points": 9, "coins": 0, "damage": 1})
    assert (state.standing(), state.ending()) == ([2, 1], "damage")
    state = scored({"points": 9, "coins": 0}, {"points": 9, "coins": 0})
    assert (state.standing(), state.ending()) == ([1, 1], "shared")


@pytest.mark.rule("NE-14.6")
def test_the_example_of_the_rulebook_ends_with_38() -> None:
    state = scored(EXAMPLE)
    assert state.points[0] == 38
    assert station(state, 0)["earned"] == [1, 21]


def test_the_projected_score_is_what_the_final_scoring_gives() -> None:
    state = position(EXAMPLE, round=3)
    assert station(state, 0)["projected"] == scored(EXAMPLE).points[0]
