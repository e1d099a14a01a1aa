"""NE-10: the end of a round."""

from typing import Any

import pytest

from pelagos.games.neweden.cards import NAMES
from pelagos.games.neweden.rules.roundscoring import CleanUp, ScoreRound
from tests.games.neweden.positions import GAME, board, position, run, station

CRABS = {"arms": {"crab": ["1A-CR1", "1A-CR2"]}}


@pytest.mark.rule("NE-10.1")
@pytest.mark.parametrize(("option", "points", "coins"), [("per_card", 4, 2), ("once", 2, 1)])
def test_bonus_cards_pay_for_each_matching_card(option: str, points: int, coins: int) -> None:
    words: dict[str, Any] = {"bonus": ["BO-CR-P", "BO-OX-C"], "options": {"bonus_pays": option}}
    state = run(position({"coins": 0, **CRABS}, {"coins": 0}, **words), ScoreRound())
    assert (state.points, state.coins) == ([points, 0], [coins, coins])
    assert station(state, 0)["bonus"] == {"BO-CR-P": points, "BO-OX-C": coins}


@pytest.mark.rule("NE-10.1")
def test_starting_oxygen_counts_by_default_and_the_octopus_tile_by_option() -> None:
    tile = {"coins": 0, "extensions": ["octopus"], "arms": {"octopus": ["octopus tile"]}}
    words: dict[str, Any] = {"bonus": ["BO-OC-P", "BO-OX-C"]}
    state = run(position(tile, **words), ScoreRound())
    assert (state.points[0], state.coins[0]) == (0, 2)
    options = {"octopus_extension": "card", "start_oxygen": "apart"}
    state = run(position(tile, **words, options=options), ScoreRound())
    assert (state.points[0], state.coins[0]) == (2, 0)


@pytest.mark.rule("NE-5.1")
@pytest.mark.parametrize(("option", "points"), [("replaced", 0), ("kept", 4)])
def test_bonus_cards_of_earlier_rounds_pay_again_by_option_only(option: str, points: int) -> None:
    bonus = ["BO-CR-P", "BO-SY-C", "BO-SH-C", "BO-RE-P"]
    words: dict[str, Any] = {"bonus": bonus, "round": 2, "options": {"bonus_cards": option}}
    assert run(position(CRABS, **words), ScoreRound()).points[0] == points


@pytest.mark.rule("NE-10.2")
@pytest.mark.parametrize(("round", "dome"), [(1, 4), (2, 4), (3, 1)])
def test_deeples_come_home_but_not_after_round_3(round: int, dome: int) -> None:
    mine = {"dome": 1, "lying": {"1A-CR1": 1}, "working": {"1A-CR2": 2}, "used": ["1A-CR2"]}
    state = run(position({**mine, **CRABS}, round=round), CleanUp())
    assert state.dome[0] == dome
    assert state.used[NAMES.index("1A-CR2")] == int(round == 3)


@pytest.mark.rule("NE-10.3")
def test_oxygen_plant_board_and_markers_are_ready_again() -> None:
    words: dict[str, Any] = {
        "board": ["1B-SY1"],
        "marked": [0, 1],
        "phase": "scoring",
        "passed": [0],
    }
    state = run(position({"plant": 2, "used": ["ST-1"]}, **words), CleanUp())
    assert (state.plant[0], state.used[NAMES.index("ST-1")], state.marked) == (0, 0, 0)
    assert (board(state)[0], state.passed) == (["", "", ""], 0)
    assert GAME.show(state)["boxed"] == ["1B-SY1"]
