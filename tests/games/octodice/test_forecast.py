"""What a scoring would add right now, and what is printed on the components."""

from typing import Any

import pytest

from pelagos.games.octodice.rules.forecast import forecast, printed
from pelagos.games.octodice.rules.scoring import BonusScoring, IntermediateScoring
from tests.games.octodice.positions import Sheet, game_with, position
from tests.games.playing import happen


def now(seats: int = 3, seat: int = 1, turned: str = "", **words: Any) -> dict[str, int]:
    """The forecast of one sheet in the middle."""
    sheet = {key: words.pop(key) for key in list(words) if key not in ("round", "phase", "options")}
    sheets = [sheet if each == seat else {} for each in range(seats)]
    return forecast(position(seats=seats, sheets=sheets, turned=turned, **words), seat)


def test_a_blank_sheet_would_lose_its_2_points() -> None:
    assert now() == {
        "submarines": 0,
        "penalty": 2,
        "crystals": 0,
        "lab": 0,
        "subtotal": -2,
        "total": -2,
    }


def test_everything_that_would_come_is_added_to_what_is_written() -> None:
    found = now(
        round=3,
        boxes=[{"A1": 10}, {"A1": 3}],
        bots={"red": 2},
        submarines=["red"],
        crystals=1,
        lab=[2, 0, 0],
    )
    assert found == {
        "submarines": 2,
        "penalty": 2,
        "crystals": 4,
        "lab": 3,
        "subtotal": 3,
        "total": 10 + 3 + 2 - 2 + 4 + 3,
    }


@pytest.mark.parametrize("round_", [2, 4, 6])
def test_the_forecast_is_what_the_scoring_then_brings(round_: int) -> None:
    sheet = {"bots": {"blue": 2}, "submarines": ["blue"], "boxes": [{"A1": 1}] * 3}
    state = position(seats=3, round=round_, sheets=[{}, {}, sheet])
    before = [forecast(state, seat) for seat in range(3)]
    happen(state, IntermediateScoring(round_ // 2 - 1))
    third = round_ // 2 - 1
    assert [state.subtotal(seat, third) for seat in range(3)] == [f["subtotal"] for f in before]
    after = [forecast(state, seat) for seat in range(3)]
    assert [f["submarines"] for f in after] == [f["penalty"] for f in after] == [0, 0, 0]
    assert [f["total"] for f in after] == [f["total"] for f in before]


def test_crossed_out_octopods_cost_nothing_but_only_in_their_third() -> None:
    assert now(round=1, crossed=[1, 0, 0])["penalty"] == 0
    assert now(round=3, crossed=[1, 0, 0])["penalty"] == 2
    assert now(round=3, crossed=[0, 1, 0])["penalty"] == 0
    assert now(phase="setup")["penalty"] == 2
    assert now(phase="setup", crossed=[1, 0, 0])["penalty"] == 0
    assert now(phase="setup", crossed=[0, 0, 1])["penalty"] == 2


@pytest.mark.rule("OD-8.1", "OD-9.2")
def test_crystals_are_shared_as_they_stand_and_alone_they_bring_nothing() -> None:
    sheets = [{"crystals": 2}, {"crystals": 2}, {"crystals": 1}]
    state = position(seats=3, sheets=sheets)
    assert [forecast(state, seat)["crystals"] for seat in range(3)] == [3, 3, 0]
    assert forecast(position(seats=1, me={"crystals": 2}), 0)["crystals"] == 0


def test_a_bonus_that_is_written_is_not_forecast_again() -> None:
    found = now(crystals=3, crystal_bonus=4, lab=[2, 2, 2], lab_bonus=7, crossed=[1, 1, 1])
    assert (found["crystals"], found["lab"], found["total"]) == (0, 0, 11)


@pytest.mark.rule("OD-11.I1")
def test_super_level_is_used_as_well_as_it_can_be() -> None:
    assert now(lab=[2, 1, 1])["lab"] == 3
    assert now(lab=[1, 1, 2])["lab"] == 5  # down to Super-Lab V, two columns
    assert now(lab=[2, 1, 2])["lab"] == 7
    assert now(lab=[1, -1, 2], crossed=[1, 1, 1])["lab"] == 5
    assert now(lab=[2, 2, 2], crossed=[1, 1, 1])["lab"] == 11
    one = {"super_level_depth": "one"}
    assert now(lab=[-1, 1, 2], crossed=[1, 0, 0], options=one)["lab"] == 1
    assert now(lab=[-1, 1, 2], crossed=[1, 0, 0])["lab"] == 5


def test_a_forecast_changes_nothing() -> None:
    state = position(me={"lab": [1, 1, 2]})
    forecast(state, 0)
    assert state.level[:3] == [1, 1, 2]


@pytest.mark.rule("OD-11.I2")
def test_super_copy_is_used_as_well_as_it_can_be() -> None:
    assert now(turned="I2", lab=[1, 1, 2])["lab"] == 3
    assert now(turned="I2", lab=[1, 1, 2], crossed=[1, 1, 1])["lab"] == 4
    assert now(turned="I2", lab=[2, 1, 2])["lab"] == 10
    assert now(turned="I2 G2", lab=[1, 1, 2])["lab"] == 6
    assert now(turned="I2", lab=[1, 1, 1])["lab"] == 0


def test_the_bonus_scoring_brings_what_was_forecast() -> None:
    sheets: list[Sheet] = [
        {"lab": [2, 2, 1], "crystals": 2},
        {"crystals": 1},
        {"lab": [-1, 2, 0]},
    ]
    state = position(seats=3, sheets=sheets)
    before = [forecast(state, seat) for seat in range(3)]
    happen(state, BonusScoring())
    assert state.crystal_bonus == [f["crystals"] for f in before] == [4, 2, 0]
    assert state.lab_bonus == [f["lab"] for f in before] == [5, 0, 0]


# -- components -------------------------------------------------------------------------------

PRINTED: dict[str, Any] = {
    "colours": ["yellow", "red", "blue", "green", "white"],
    "numbers": [0, 1, 2],
    "crystals": 5,
    "path": [
        {"colour": "yellow", "points": 1},
        {"colour": "red", "points": 2},
        {"colour": "blue", "points": 3},
        {"colour": "green", "points": 4},
        {"colour": "white", "points": 5},
    ],
    "bots": [[1, 2]] * 5,
    "octopods": 2,
    "penalty": 2,
    "octopod_bonus": [0, 0, 1, 3, 6, 10, 15],
    "crystal_places": [4, 2, 0, 0],
    "extras": 2,
    "rounds": 6,
    "every": 2,
    "flexible": "yellow",
    "plus": {"A2": 1, "B2": 1, "C1": 1, "D1": 1, "D2": 1, "E1": 1},
    "columns": [3, 5, 7],
    "rows": [4, 6, 7],
    "crossed": [1, 2, 4],
    "submarine": 1,
}


def test_what_is_printed_on_dice_sheet_and_tiles() -> None:
    assert printed(position()) == PRINTED


def test_alone_there_are_nine_rounds_and_no_extra_actions_to_print() -> None:
    alone = {"extras": 0, "rounds": 9, "every": 3}
    assert printed(position(seats=1)) == PRINTED | alone


def test_with_the_option_octo_plus_says_2() -> None:
    plus = PRINTED["plus"] | {"A2": 2}
    assert printed(position(options={"octo_plus": "2"})) == PRINTED | {"plus": plus}


def test_an_owners_box_prints_its_own() -> None:
    game = game_with(octopods__penalty=4, tiles__A1__colour="red", tiles__E1__points=3)
    plus = PRINTED["plus"] | {"E1": 3}
    own = {"penalty": 4, "flexible": "red", "plus": plus}
    assert printed(position(game=game)) == PRINTED | own
