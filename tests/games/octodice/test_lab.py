"""OD-4.10 and OD-11: what the tiles of level 0 and 1 do, for whom and when."""

import pytest

from pelagos.games.octodice.box import TILES
from pelagos.games.octodice.rules.lab import bonus, holds, in_play, octo_plus
from tests.games.octodice.positions import (
    SIDES_2,
    bots,
    boxes,
    game_with,
    lab,
    position,
    refused,
    say,
    told,
)
from tests.games.playing import asks, open_answers

FLEXI_LAB = {"lab": [0, -1, -1]}


# -- holding a tile ---------------------------------------------------------------------------


@pytest.mark.rule("OD-4.10", "OD-1.2")
@pytest.mark.parametrize(
    ("levels", "held"),
    [
        ([-1, -1, -1], ""),
        ([0, -1, -1], "A1"),
        ([1, -1, -1], "A1 D1"),
        ([2, -1, -1], "A1 D1 G1"),
        ([-1, 2, -1], "B1 E1 H1"),
        ([-1, -1, 2], "C1 F1 I1"),
        ([0, 1, 2], "A1 B1 C1 E1 F1 I1"),
    ],
)
def test_a_marker_holds_its_tile_and_all_above_it_in_the_column(
    levels: list[int], held: str
) -> None:
    state = position(seats=3, sheets=[{}, {"lab": levels}, {}])
    assert [TILES[tile] for tile in range(18) if holds(state, 1, tile)] == held.split()
    assert not any(holds(state, seat, tile) for seat in (0, 2) for tile in range(18))


@pytest.mark.rule("OD-4.10", "OD-1.4")
def test_the_other_side_of_a_tile_is_nobodys() -> None:
    state = position(turned="A2 E2 I2", me={"lab": [2, 2, 2]})
    mine = [TILES[tile] for tile in range(18) if holds(state, 0, tile)]
    assert mine == ["A2", "B1", "C1", "D1", "E2", "F1", "G1", "H1", "I2"]
    assert mine == [TILES[tile] for tile in range(18) if in_play(state, tile)]


@pytest.mark.rule("OD-4.10", "OD-1.4")
def test_a_shuffled_tile_is_held_in_the_column_it_lies_in() -> None:
    layout = ["C1", "A1", "B1", "E1", "F1", "D1", "G1", "H1", "I1"]
    state = position(tiles=layout, me={"lab": [1, 0, -1]})
    assert [TILES[tile] for tile in range(18) if holds(state, 0, tile)] == ["A1", "C1", "E1"]


@pytest.mark.rule("OD-4.10")
def test_a_tile_reached_with_the_first_action_helps_the_second() -> None:
    state = position("lab crystal octopod / red red octopod", me={"lab": [0, -1, -1]})
    say(state, "use w1", "use b1", "column 1", "use w2", "use b2")
    assert boxes(state)["B1"] == 1 + 1  # Crystal-Plus


@pytest.mark.rule("OD-4.10")
def test_nothing_works_backwards_in_time() -> None:
    state = position("lab crystal octopod / red red octopod", me={"lab": [0, -1, -1]})
    say(state, "use w2", "use b2", "use w1", "use b1", "column 1")
    assert (boxes(state)["A1"], boxes(state)["B1"]) == (1, 0)


@pytest.mark.rule("OD-4.10", "OD-11.A2")
def test_a_tile_reached_with_an_action_helps_phase_c_of_the_same_turn() -> None:
    state = position("lab bot octopod / yellow red octopod", turned="A2")
    say(state, "use w1", "use b1", "column 1", "pass")
    assert boxes(state) == {"A1": 0, "O1": 2}


@pytest.mark.rule("OD-4.10")
def test_level_2_tiles_bring_nothing_before_the_bonus_scoring() -> None:
    me = {"lab": [2, 2, 2], "submarines": ["red"]}
    state = position(
        "bot bot bot / red red red", turned="H2", me=me, phase="extras", round=2, active=1
    )
    say(state, "pass")
    assert state.lab_bonus == [-1, -1]
    assert state.subtotal(0, 0) == -2
    assert asks(state) == "RollDie 0"


# -- points that tiles add --------------------------------------------------------------------

PLUS = [  # tile, where its marker stands, the white die, the black die, points without it
    ("B2", [-1, 0, -1], "research", "yellow", 1),
    ("C1", [-1, -1, 0], "submarine", "red", 0),
    ("D1", [1, -1, -1], "crystal", "green", 2),
    ("D2", [1, -1, -1], "bot", "red", 1),
    ("E1", [-1, 1, -1], "lab", "yellow", 0),
]


@pytest.mark.rule("OD-11.2", "OD-11.B2", "OD-11.C1", "OD-11.D1", "OD-11.D2", "OD-11.E1")
@pytest.mark.parametrize(("tile", "levels", "white", "black", "points"), PLUS)
def test_a_tile_adds_its_point_to_its_action_in_the_same_box(
    tile: str, levels: list[int], white: str, black: str, points: int
) -> None:
    dice = f"{white} octopod octopod / {black} octopod octopod"
    for me, added in (({"lab": levels}, 1), ({}, 0)):
        state = position(dice, turned=tile, me=me)
        say(state, "use w1", "use b1", *["column 3"][: white == "lab"])
        assert boxes(state)["A1"] == points + added


@pytest.mark.rule("OD-11.2")
@pytest.mark.parametrize(("tile", "levels", "white", "black", "points"), PLUS)
def test_a_tile_adds_nothing_to_other_actions(
    tile: str, levels: list[int], white: str, black: str, points: int
) -> None:
    state = position(turned=tile, me={"lab": levels})
    actions = ["crystal", "research", "lab", "bot", "submarine"]
    added = {name: bonus(state, 0, i, 1) for i, name in enumerate(actions)}
    assert added == {name: int(name == white) for name in actions}
    assert [bonus(state, 1, i, 1) for i in range(5)] == [0] * 5


@pytest.mark.rule("OD-11.2")
def test_a_tile_adds_the_points_of_its_own_box() -> None:
    points = {"B2": 2, "C1": 3, "D1": 4, "D2": 5, "E1": 6}
    game = game_with(**{f"tiles__{tile}__points": n for tile, n in points.items()})
    full = {"lab": [2, 2, 2]}
    state = position(game=game, turned="B2", me=full)
    assert [bonus(state, 0, action, 0) for action in range(5)] == [4, 2, 6, 0, 3]
    assert bonus(position(game=game, turned="D2", me=full), 0, 3, 0) == 5


@pytest.mark.rule("OD-11.D1")
def test_crystal_plus_works_with_a_zero() -> None:
    dice = "crystal octopod octopod / yellow octopod octopod"
    state = say(position(dice, me={"lab": [1, -1, -1]}), "use w1", "use b1")
    assert boxes(state)["A1"] == 1


@pytest.mark.rule("OD-11.D1")
@pytest.mark.parametrize(("black", "points"), [("yellow", 0), ("red", 2), ("white", 3)])
def test_crystal_plus_may_ask_for_a_point_first(black: str, points: int) -> None:
    dice = f"crystal octopod octopod / {black} octopod octopod"
    options = {"crystal_plus_on_zero": "no"}
    state = say(position(dice, me={"lab": [1, -1, -1]}, options=options), "use w1", "use b1")
    assert boxes(state)["A1"] == points


@pytest.mark.rule("OD-11.E1")
def test_plus_lab_does_not_score_the_move_that_reaches_it() -> None:
    dice = "lab lab octopod / red yellow octopod"
    state = position(dice, me={"lab": [-1, 0, -1]})
    say(state, "use w1", "use b1", "column 2", "use w2", "use b2", "column 1")
    assert lab(state) == [0, 1, -1]
    assert (boxes(state)["A1"], boxes(state)["B1"]) == (0, 1)


@pytest.mark.rule("OD-11.E1")
def test_plus_lab_may_score_its_own_move() -> None:
    dice = "lab lab octopod / red yellow octopod"
    options = {"plus_lab_own_move": "yes"}
    state = position(dice, me={"lab": [-1, 0, -1]}, options=options)
    say(state, "use w1", "use b1", "column 2", "use w2", "use b2", "column 1")
    assert (boxes(state)["A1"], boxes(state)["B1"]) == (1, 1)


@pytest.mark.rule("OD-11.E1")
def test_plus_lab_scores_no_move_before_it_is_reached() -> None:
    dice = "lab lab octopod / yellow red octopod"
    for value in ("no", "yes"):
        state = position(dice, options={"plus_lab_own_move": value})
        say(state, "use w1", "use b1", "column 2")
        assert boxes(state) == {"A1": 0}


# -- Flexi-Level ------------------------------------------------------------------------------


@pytest.mark.rule("OD-11.E2")
def test_with_flexi_level_any_number_serves() -> None:
    dice = "lab octopod octopod / white yellow octopod"
    state = position(dice, turned="E2", me={"lab": [-1, 1, 0]})
    say(state, "use w1")
    assert refused(state, "use b1") is None
    assert refused(state, "use b2") is None
    assert refused(state, "use b3") == ("OD-4.3", "octopod-shown", {})
    say(state, "use b1")
    assert open_answers(state) == ["column 1", "column 2", "column 3"]
    say(state, "column 1")
    assert lab(state) == [0, 1, 0]  # one step, not two


@pytest.mark.rule("OD-11.E2")
def test_without_flexi_level_the_number_matters() -> None:
    dice = "lab octopod octopod / white yellow octopod"
    state = position(dice, turned="E2", me={"lab": [-1, 0, -1]})  # not there yet
    say(state, "use w1")
    assert refused(state, "use b1") == ("OD-4.9", "no-column-fits", {"shows": 2})
    assert refused(state, "use b2") is None


@pytest.mark.rule("OD-11.E2")
def test_flexi_level_moves_nothing_out_of_a_complete_column() -> None:
    dice = "lab octopod octopod / white octopod octopod"
    state = say(position(dice, turned="E2", me={"lab": [2, 1, -1]}), "use w1", "use b1")
    assert refused(state, "column 1") == ("OD-4.9", "column-complete", {})
    assert open_answers(state) == ["column 2", "column 3"]


# -- Flexi-Lab --------------------------------------------------------------------------------


@pytest.mark.rule("OD-11.A1")
def test_without_flexi_lab_a_die_is_what_it_is() -> None:
    dice = "bot octopod octopod / yellow red octopod"
    state = say(position(dice), "use w1")
    assert refused(state, "use b1 as colour 2") == ("OD-11.A1", "no-flexi-lab", {})
    assert open_answers(state) == ["use b1", "use b2"]


@pytest.mark.rule("OD-11.A1")
def test_flexi_lab_makes_yellow_any_colour() -> None:
    dice = "bot octopod octopod / yellow red octopod"
    state = say(position(dice, me=FLEXI_LAB), "use w1")
    assert open_answers(state) == [
        "use b1",
        "use b2",
        "use b1 as colour 2",
        "use b1 as colour 3",
        "use b1 as colour 4",
        "use b1 as colour 5",
    ]
    say(state, "use b1 as colour 5")
    assert bots(state) == [0, 0, 0, 0, 1]
    assert state.dice[3] == 0  # for everybody else it stays yellow


@pytest.mark.rule("OD-11.A1")
def test_flexi_lab_makes_yellow_any_number_that_occurs_on_the_dice() -> None:
    dice = "crystal octopod octopod / red yellow octopod"
    state = say(position(dice, me=FLEXI_LAB), "use w1")
    assert open_answers(state) == ["use b1", "use b2", "use b2 as 1", "use b2 as 2"]
    for shown in range(3, 10):
        facts = {"shown": shown}
        assert refused(state, f"use b2 as {shown}") == ("OD-11.A1", "number-not-on-dice", facts)
    say(state, "use b2 as 2")
    assert boxes(state)["A1"] == 2


@pytest.mark.rule("OD-11.A1")
def test_flexi_lab_changes_something() -> None:
    dice = "crystal bot octopod / yellow red octopod"
    state = say(position(dice, me=FLEXI_LAB), "use w1")
    assert refused(state, "use b1 as 0") == ("OD-11.A1", "nothing-changed", {})
    state = say(position(dice, me=FLEXI_LAB), "use w2")
    assert refused(state, "use b1 as colour 1") == ("OD-11.A1", "nothing-changed", {})


@pytest.mark.rule("OD-11.A1", "OD-4.2")
def test_flexi_lab_gives_what_the_action_reads() -> None:
    dice = "crystal bot octopod / yellow red octopod"
    state = say(position(dice, me=FLEXI_LAB), "use w1")
    assert refused(state, "use b1 as colour 2") == ("OD-4.2", "number-needed", {})
    assert refused(state, "use b1 as 1") is None
    state = say(position(dice, me=FLEXI_LAB), "use w2")
    assert refused(state, "use b1 as 1") == ("OD-4.2", "colour-needed", {})
    assert refused(state, "use b1 as colour 2") is None


@pytest.mark.rule("OD-11.A1")
def test_flexi_lab_changes_yellow_only() -> None:
    dice = "crystal octopod octopod / yellow red octopod"
    state = say(position(dice, me=FLEXI_LAB), "use w1")
    assert refused(state, "use b2 as 2") == ("OD-11.A1", "not-flexible", {"colour": 0})
    assert refused(state, "use b3 as 2") == ("OD-4.3", "octopod-shown", {})
    assert refused(state, "use b1 as 2") is None


@pytest.mark.rule("OD-11.A1")
def test_an_owners_flexi_lab_may_change_another_colour() -> None:
    game = game_with(tiles__A1__colour="red")
    dice = "bot octopod octopod / yellow red octopod"
    state = say(position(dice, me=FLEXI_LAB, game=game), "use w1")
    assert refused(state, "use b1 as colour 3") == ("OD-11.A1", "not-flexible", {"colour": 1})
    assert refused(state, "use b2 as colour 2") == ("OD-11.A1", "nothing-changed", {})
    assert refused(state, "use b2 as colour 1") is None


@pytest.mark.rule("OD-11.A1")
def test_flexi_lab_works_once_a_turn() -> None:
    dice = "crystal crystal octopod / yellow yellow yellow"
    state = position(dice, me=FLEXI_LAB)
    say(state, "use w1", "use b1 as 2", "use w2")
    assert refused(state, "use b2 as 2") == ("OD-11.A1", "flexi-lab-spent", {})
    assert refused(state, "use b1 as 2") == ("OD-4.1", "die-used", {})
    assert refused(state, "use b2") is None


@pytest.mark.rule("OD-11.A1")
def test_a_plain_use_of_yellow_does_not_spend_flexi_lab() -> None:
    dice = "crystal crystal octopod / yellow yellow yellow"
    state = position(dice, me=FLEXI_LAB)
    say(state, "use w1", "use b1", "use w2")
    assert state.spent == [0, 0]
    assert refused(state, "use b2 as 2") is None


@pytest.mark.rule("OD-11.A1")
def test_the_changed_die_must_still_fit_the_action() -> None:
    dice = "research octopod octopod / yellow octopod octopod"
    state = say(position(dice, me=FLEXI_LAB | {"research": 1}), "use w1")
    facts = {"needs_colour": 1, "colour": 2}
    assert refused(state, "use b1 as colour 3") == ("OD-4.8", "wrong-research", facts)
    assert open_answers(state) == ["use b1 as colour 2"]


@pytest.mark.rule("OD-11.A1")
def test_a_changed_number_must_fit_a_column_too() -> None:
    dice = "lab octopod octopod / yellow octopod octopod"
    state = say(position(dice, me={"lab": [0, 0, 0]}), "use w1")
    assert open_answers(state) == ["use b1 as 1"]
    assert refused(state, "use b1 as 2") == ("OD-4.9", "no-column-fits", {"shows": 2})


@pytest.mark.rule("OD-11.A1")
def test_whether_a_number_changes_is_read_from_the_number_of_the_die() -> None:
    game = game_with(tiles__A1__colour="blue")
    dice = "crystal octopod octopod / blue octopod octopod"
    state = say(position(dice, me=FLEXI_LAB, game=game), "use w1")
    assert open_answers(state) == ["use b1", "use b1 as 0", "use b1 as 2"]


@pytest.mark.rule("OD-11.A1", "OD-4.5")
def test_an_action_may_be_open_through_flexi_lab_alone() -> None:
    dice = "lab octopod octopod / yellow octopod octopod"
    state = position(dice, me={"lab": [0, 1, 1]})
    assert refused(state, "use w1") is None
    say(state, "use w1")
    assert open_answers(state) == ["use b1 as 1", "use b1 as 2"]
    assert refused(state, "use b1") == ("OD-4.9", "no-column-fits", {"shows": 0})
    say(state, "use b1 as 2")
    assert open_answers(state) == ["column 2", "column 3"]


@pytest.mark.rule("OD-11.A1")
def test_flexi_lab_goes_together_with_flexi_tec_and_flexi_sub() -> None:
    dice = "research submarine octopod / yellow red octopod"
    state = position(dice, turned="C2", me={"lab": [0, 0, 0]})
    say(state, "use w1 as bot", "use b1 as colour 4", "use w2 as bot", "use b2")
    assert bots(state) == [0, 1, 0, 1, 0]


# -- Flexi-Tec and Flexi-Sub ------------------------------------------------------------------


@pytest.mark.rule("OD-11.B1")
def test_flexi_tec_uses_research_as_a_bot() -> None:
    dice = "research research octopod / red red octopod"
    state = position(dice, me={"lab": [-1, 0, -1]})
    assert told(state, "use w1 as bot", "use b1")[:2] == ["ActivateBot 0 0 1", "WritePoints 0 0 1"]
    assert state.research == [0, 0]
    assert state.spent == [1 << 2, 0]
    assert state.as_bot == [0, 0]


@pytest.mark.rule("OD-11.B1")
def test_flexi_tec_must_be_reached_and_works_once_a_turn() -> None:
    dice = "research research octopod / red red octopod"
    state = position(dice, me={"lab": [0, -1, 0]})
    assert refused(state, "use w1 as bot") == ("OD-11.B1", "no-flexi-tec", {})
    state = position(dice, me={"lab": [-1, 0, -1]})
    assert refused(state, "use w1 as bot") is None
    say(state, "use w1 as bot", "use b1")
    assert refused(state, "use w2 as bot") == ("OD-11.B1", "flexi-tec-spent", {})


@pytest.mark.rule("OD-11.C2")
def test_flexi_sub_uses_a_submarine_as_a_bot() -> None:
    dice = "bot submarine octopod / red red octopod"
    state = position(dice, turned="C2", me={"lab": [-1, -1, 0]})
    say(state, "use w2 as bot", "use b1")
    assert (bots(state), state.submarines) == ([0, 1, 0, 0, 0], [0] * 10)
    assert state.spent == [1 << 5, 0]
    assert state.as_bot == [0b010, 0]


@pytest.mark.rule("OD-11.C2")
def test_flexi_sub_must_be_reached_and_works_once_a_turn() -> None:
    dice = "submarine submarine octopod / red red octopod"
    state = position(dice, turned="C2", me={"lab": [0, 0, -1]})
    assert refused(state, "use w1 as bot") == ("OD-11.C2", "no-flexi-sub", {})
    state = position(dice, turned="C2", me={"lab": [-1, -1, 0]})
    assert refused(state, "use w1 as bot") is None
    say(state, "use w1 as bot", "use b1")
    assert refused(state, "use w2 as bot") == ("OD-11.C2", "flexi-sub-spent", {})
    assert refused(state, "use w2") is None


@pytest.mark.rule("OD-11.B1", "OD-11.C2")
def test_both_may_work_in_one_turn() -> None:
    dice = "submarine research octopod / red red octopod"
    state = position(dice, turned="C2", me={"lab": [-1, 0, 0]})
    say(state, "use w2 as bot", "use b1", "use w1 as bot", "use b2")
    assert bots(state) == [0, 2, 0, 0, 0]
    assert state.spent == [1 << 2 | 1 << 5, 0]


@pytest.mark.rule("OD-4.2", "OD-11.B1", "OD-11.C2")
@pytest.mark.parametrize("symbol", ["crystal", "lab", "bot", "octopod"])
def test_no_other_symbol_can_be_a_bot(symbol: str) -> None:
    dice = f"{symbol} research octopod / red red octopod"
    state = position(dice, turned="C2", me={"lab": [0, 0, 0]})
    assert refused(state, "use w1 as bot") == ("OD-4.2", "never-a-bot", {})


@pytest.mark.rule("OD-11.B1", "OD-11.C2", "OD-11.D2")
@pytest.mark.parametrize("symbol", ["research", "submarine"])
def test_plus_bot_scores_for_a_bot_of_another_symbol(symbol: str) -> None:
    dice = f"{symbol} octopod octopod / red octopod octopod"
    state = position(dice, turned="C2 D2", me={"lab": [1, 0, 0]})
    say(state, "use w1 as bot", "use b1")
    assert boxes(state)["A1"] == 2


@pytest.mark.rule("OD-11.C1")
def test_sub_plus_does_not_score_for_a_bot() -> None:
    dice = "bot octopod octopod / red octopod octopod"
    state = say(position(dice, me={"lab": [-1, -1, 0]}), "use w1", "use b1")
    assert boxes(state)["A1"] == 1


@pytest.mark.rule("OD-4.5", "OD-11.C2")
def test_a_symbol_used_as_a_bot_needs_a_free_bot() -> None:
    dice = "submarine octopod octopod / red octopod octopod"
    me = {"lab": [-1, -1, 0], "bots": {"red": 2}}
    state = position(dice, turned="C2", me=me)
    assert refused(state, "use w1 as bot") == ("OD-4.5", "no-black-die", {})
    assert refused(state, "use w1") is None


@pytest.mark.rule("OD-4.1", "OD-11.B1")
def test_a_die_that_was_used_cannot_be_used_again_as_a_bot() -> None:
    dice = "research octopod octopod / yellow red octopod"
    state = say(position(dice, me={"lab": [-1, 0, -1]}), "use w1", "use b1")
    assert refused(state, "use w1 as bot") == ("OD-4.1", "die-used", {})


# -- Octo-Plus --------------------------------------------------------------------------------


@pytest.mark.rule("OD-11.A2")
def test_octo_plus_adds_its_point_or_two() -> None:
    me = {"lab": [0, -1, -1]}
    assert octo_plus(position(turned="A2", me=me), 0) == 1
    assert octo_plus(position(turned="A2", me=me), 1) == 0
    assert octo_plus(position(turned="A2", me=me, options={"octo_plus": "2"}), 0) == 2
    assert octo_plus(position(turned="A2", me=me, game=game_with(tiles__A2__points=5)), 0) == 5
    assert octo_plus(position(me=me), 0) == 0


def test_all_second_sides_can_be_in_play_at_once() -> None:
    state = position(turned=SIDES_2, me={"lab": [2, 2, 2]})
    assert [TILES[tile] for tile in range(18) if holds(state, 0, tile)] == SIDES_2.split()
