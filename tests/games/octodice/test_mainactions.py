"""OD-4: a white die says which action, a black die says how."""

import pytest

from pelagos.games.octodice.rules.mainactions import (
    ChooseColumn,
    ChooseHow,
    WritePoints,
    needs_number,
)
from tests.games.octodice.positions import (
    bots,
    boxes,
    lab,
    position,
    refused,
    say,
    submarines,
    told,
)
from tests.games.playing import asks, open_answers

ALL_BOTS = {"yellow": 2, "red": 2, "blue": 2, "green": 2, "white": 2}
ALL_SUBMARINES = ["yellow", "red", "blue", "green", "white"]


# -- up to two actions ------------------------------------------------------------------------


@pytest.mark.rule("OD-4.1")
def test_a_player_may_do_nothing() -> None:
    state = say(position("crystal crystal bot / red red red"), "pass")
    assert asks(state) == "TakeExtra 1 0"
    assert boxes(state) == {}


@pytest.mark.rule("OD-4.1")
def test_a_player_may_stop_after_one_action() -> None:
    state = say(position("crystal crystal bot / red red red"), "use w1", "use b1")
    assert asks(state) == "ChooseAction 0 1"
    say(state, "pass")
    assert asks(state) == "TakeExtra 1 0"
    assert boxes(state) == {"A1": 1}


@pytest.mark.rule("OD-4.1")
def test_there_is_no_third_action() -> None:
    state = position("crystal crystal crystal / red red red")
    say(state, "use w1", "use b1", "use w2", "use b2")
    assert asks(state) == "TakeExtra 1 0"
    assert state.crystals == [2, 0]


@pytest.mark.rule("OD-4.1")
def test_actions_come_in_any_order() -> None:
    state = position("crystal bot lab / red blue yellow")
    say(state, "use w3", "use b3", "column 2", "use w1", "use b1")
    assert boxes(state) == {"A1": 0, "B1": 1}


@pytest.mark.rule("OD-4.1")
def test_no_white_die_serves_in_two_actions() -> None:
    state = say(position("crystal crystal bot / red red red"), "use w1", "use b1")
    assert refused(state, "use w1") == ("OD-4.1", "die-used", {})
    assert refused(state, "use w2") is None
    state = say(position("crystal crystal bot / red red red"), "use w2", "use b1")
    assert refused(state, "use w2") == ("OD-4.1", "die-used", {})
    assert refused(state, "use w1") is None


@pytest.mark.rule("OD-4.1")
def test_no_black_die_serves_in_two_actions() -> None:
    state = say(position("crystal crystal bot / red red red"), "use w1", "use b2", "use w2")
    assert refused(state, "use b2") == ("OD-4.1", "die-used", {})
    assert refused(state, "use b1") is None
    assert refused(state, "use b3") is None


@pytest.mark.rule("OD-4.1")
@pytest.mark.parametrize("white", [1, 2, 3])
@pytest.mark.parametrize("black", [1, 2, 3])
def test_the_two_dice_of_an_action_are_noted(white: int, black: int) -> None:
    state = position("crystal crystal crystal / red red red")
    say(state, f"use w{white}", f"use b{black}")
    assert state.used == [1 << white - 1 | 1 << black + 2, 0]


# -- what and how -----------------------------------------------------------------------------


@pytest.mark.rule("OD-4.2")
def test_crystal_and_lab_read_the_number_the_others_the_colour() -> None:
    assert [needs_number(action) for action in range(5)] == [True, False, True, False, False]


@pytest.mark.rule("OD-4.2")
@pytest.mark.parametrize(
    ("white", "black", "happens"),
    [
        ("crystal", "white", "AnalyseCrystal 0 0 2"),
        ("research", "yellow", "DoResearch 0 0 0"),
        ("bot", "white", "ActivateBot 0 0 4"),
        ("submarine", "green", "PrepareSubmarine 0 0 3"),
    ],
)
def test_the_white_die_names_the_action_and_the_black_die_says_how(
    white: str, black: str, happens: str
) -> None:
    state = position(f"{white} octopod octopod / {black} octopod octopod")
    assert told(state, "use w1", "use b1")[0] == happens


@pytest.mark.rule("OD-4.2")
def test_after_the_white_die_the_question_is_how() -> None:
    state = position("octopod lab octopod / yellow red octopod", seats=3, round=2, active=2)
    say(state, "use w2")
    assert asks(state) == "ChooseHow 2 3 2"
    say(state, "use b1")
    assert asks(state) == "ChooseColumn 2 3 0"


@pytest.mark.rule("OD-4.2")
def test_a_white_die_cannot_say_how_nor_a_black_one_what() -> None:
    state = position("crystal crystal bot / red red red")
    assert refused(state, "use b1") == ("OD-4.1", "not-now", {})
    say(state, "use w1")
    assert refused(state, "use w2") == ("OD-4.2", "not-now", {})


# -- octopods ---------------------------------------------------------------------------------


@pytest.mark.rule("OD-4.3")
def test_a_white_octopod_is_no_action() -> None:
    state = position("octopod crystal bot / red red red")
    assert refused(state, "use w1") == ("OD-4.3", "octopod-shown", {})
    assert refused(state, "use w2") is None


@pytest.mark.rule("OD-4.3")
def test_a_black_octopod_serves_no_action() -> None:
    state = say(position("crystal crystal bot / red octopod red"), "use w1")
    assert refused(state, "use b2") == ("OD-4.3", "octopod-shown", {})
    assert refused(state, "use b1") is None


@pytest.mark.rule("OD-4.3", "OD-4.5")
def test_with_black_octopods_alone_there_is_no_main_action() -> None:
    state = position("crystal bot lab / octopod octopod octopod")
    assert open_answers(state) == ["pass"]
    assert refused(state, "use w1") == ("OD-4.5", "no-black-die", {})


# -- the same action twice --------------------------------------------------------------------


@pytest.mark.rule("OD-4.4")
def test_two_bots_may_be_activated_in_one_turn() -> None:
    state = say(position("bot bot lab / red red red"), "use w1", "use b1", "use w2", "use b2")
    assert bots(state) == [0, 2, 0, 0, 0]
    assert boxes(state) == {"A1": 1, "B1": 2}


@pytest.mark.rule("OD-4.4", "OD-11.B1")
def test_flexi_tec_makes_two_bot_actions_of_one_bot_symbol() -> None:
    state = position("bot research lab / red red red", me={"lab": [-1, 0, -1]})
    say(state, "use w1", "use b1", "use w2 as bot", "use b2")
    assert bots(state) == [0, 2, 0, 0, 0]


# -- what cannot be done ----------------------------------------------------------------------


@pytest.mark.rule("OD-4.5")
def test_an_action_that_no_black_die_fits_cannot_be_chosen() -> None:
    state = position("research lab bot / red red red")
    assert refused(state, "use w1") == ("OD-4.5", "no-black-die", {})
    assert refused(state, "use w2") == ("OD-4.5", "no-black-die", {})
    assert refused(state, "use w3") is None


@pytest.mark.rule("OD-4.5")
def test_a_black_die_that_is_used_no_longer_fits() -> None:
    state = position("crystal lab bot / yellow red red")
    assert refused(state, "use w2") is None
    say(state, "use w1", "use b1")
    assert refused(state, "use w2") == ("OD-4.5", "no-black-die", {})


@pytest.mark.rule("OD-4.5", "OD-4.7")
def test_the_fifth_crystal_is_the_last() -> None:
    state = position("crystal crystal bot / red red red", me={"crystals": 4})
    assert refused(state, "use w1") is None
    say(state, "use w1", "use b1")
    assert state.crystals == [5, 0]
    assert refused(state, "use w2") == ("OD-4.7", "crystals-full", {"circles": 5})


@pytest.mark.rule("OD-4.5", "OD-4.8")
def test_the_fifth_research_is_the_last() -> None:
    state = position("research research bot / white white white", me={"research": 4})
    assert refused(state, "use w1") is None
    say(state, "use w1", "use b1")
    assert state.research == [5, 0]
    assert refused(state, "use w2") == ("OD-4.5", "research-done", {})


@pytest.mark.rule("OD-4.5", "OD-4.9")
def test_with_all_markers_on_level_2_the_lab_is_closed() -> None:
    state = position("lab lab bot / green white green", me={"lab": [2, 2, 1]})
    assert refused(state, "use w1") is None
    say(state, "use w1", "use b1", "column 3")
    assert refused(state, "use w2") == ("OD-4.5", "lab-closed", {})


@pytest.mark.rule("OD-4.5", "OD-11.E2")
def test_flexi_level_does_not_open_a_closed_lab() -> None:
    full = {"lab": [2, 2, 2]}
    state = position("lab bot bot / green white green", turned="E2", me=full)
    assert refused(state, "use w1") == ("OD-4.5", "lab-closed", {})


@pytest.mark.rule("OD-4.5", "OD-4.11")
def test_with_all_bots_ticked_the_action_is_closed() -> None:
    state = position("bot bot lab / red red red", me={"bots": ALL_BOTS | {"red": 1}})
    assert refused(state, "use w1") is None
    say(state, "use w1", "use b1")
    assert refused(state, "use w2") == ("OD-4.5", "bots-done", {})


@pytest.mark.rule("OD-4.5", "OD-4.12")
def test_with_all_submarines_ticked_the_action_is_closed() -> None:
    state = position("submarine submarine lab / red red red", me={"submarines": ALL_SUBMARINES[1:]})
    assert refused(state, "use w1") == ("OD-4.5", "no-black-die", {})
    state = position("submarine submarine lab / red red red", me={"submarines": ALL_SUBMARINES})
    assert refused(state, "use w1") == ("OD-4.5", "submarines-done", {})


@pytest.mark.rule("OD-4.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_closed_is_read_from_the_own_sheet(seat: int) -> None:
    full = {"bots": ALL_BOTS, "submarines": ALL_SUBMARINES}
    sheets = [full if each == seat else {} for each in range(3)]
    state = position("bot submarine octopod / red red red", seats=3, sheets=sheets, active=seat)
    assert refused(state, "use w1") == ("OD-4.5", "bots-done", {})
    assert refused(state, "use w2") == ("OD-4.5", "submarines-done", {})


@pytest.mark.rule("OD-4.5")
def test_what_others_have_ticked_closes_nothing() -> None:
    full = {
        "crystals": 5,
        "research": 5,
        "lab": [2, 2, 2],
        "bots": ALL_BOTS,
        "submarines": ALL_SUBMARINES,
    }
    for symbol in ("crystal", "research", "lab", "bot", "submarine"):
        dice = f"{symbol} octopod octopod / yellow octopod octopod"
        assert refused(position(dice, seats=3, sheets=[full, {}, full], active=1), "use w1") is None
        state = position(dice, seats=3, sheets=[{}, full, {}], active=1)
        assert refused(state, "use w1") is not None


@pytest.mark.rule("OD-4.5", "OD-11.B1")
def test_closed_research_may_still_be_a_bot() -> None:
    dice = "research octopod octopod / red octopod octopod"
    state = position(dice, me={"research": 5, "lab": [-1, 0, -1]})
    assert refused(state, "use w1") == ("OD-4.5", "research-done", {})
    assert refused(state, "use w1 as bot") is None


# -- writing ----------------------------------------------------------------------------------


@pytest.mark.rule("OD-4.6")
@pytest.mark.parametrize(("round_", "third", "names"), [(1, 0, "A1 B1"), (4, 1, "A2 B2")])
def test_the_first_action_is_written_into_A_the_second_into_B(
    round_: int, third: int, names: str
) -> None:
    state = position("crystal bot lab / green red blue", seats=3, round=round_, active=1)
    say(state, "use w1", "use b1", "use w2", "use b2")
    assert boxes(state, 1, third) == dict(zip(names.split(), (2, 1), strict=True))
    assert state.boxes.count(-1) == 3 * 33 - 2


@pytest.mark.rule("OD-4.6")
def test_a_zero_is_written_too() -> None:
    state = position("submarine lab octopod / red yellow red")
    say(state, "use w1", "use b1", "use w2", "use b2", "column 1")
    assert boxes(state) == {"A1": 0, "B1": 0, "O1": 0}


@pytest.mark.rule("OD-4.6")
@pytest.mark.parametrize(
    ("seat", "round_", "box", "place"),
    [(0, 1, 0, 0), (0, 6, 8, 30), (1, 3, 4, 48), (3, 6, 10, 131)],
)
def test_each_box_has_its_place_on_its_sheet(seat: int, round_: int, box: int, place: int) -> None:
    state = position(seats=4, round=round_, agenda=[])
    WritePoints(seat, box, 7).happen(state)
    assert state.boxes.index(7) == place
    assert state.boxes.count(-1) == 131


# -- crystal ----------------------------------------------------------------------------------


@pytest.mark.rule("OD-4.7")
@pytest.mark.parametrize(
    ("black", "points"), [("yellow", 0), ("red", 1), ("blue", 1), ("green", 2), ("white", 2)]
)
def test_a_crystal_scores_the_number(black: str, points: int) -> None:
    state = position(f"crystal octopod octopod / {black} octopod octopod")
    assert told(state, "use w1", "use b1")[:2] == [
        f"AnalyseCrystal 0 0 {points}",
        f"WritePoints 0 0 {points}",
    ]
    assert state.crystals == [1, 0]
    assert boxes(state)["A1"] == points


# -- research ---------------------------------------------------------------------------------


@pytest.mark.rule("OD-4.8")
@pytest.mark.parametrize("done", [0, 1, 2, 3, 4])
def test_only_the_next_circle_of_the_path_and_only_with_its_colour(done: int) -> None:
    colours = ["yellow", "red", "blue", "green", "white"]
    for shown, colour in enumerate(colours):
        dice = f"research octopod octopod / {colours[done]} {colour} octopod"
        state = say(position(dice, me={"research": done}), "use w1")
        facts = {"needs_colour": done, "colour": shown}
        expected = None if shown == done else ("OD-4.8", "wrong-research", facts)
        assert refused(state, "use b2") == expected


@pytest.mark.rule("OD-4.8")
@pytest.mark.parametrize(
    ("done", "colour", "points"),
    [(0, "yellow", 1), (1, "red", 2), (2, "blue", 3), (3, "green", 4), (4, "white", 5)],
)
def test_research_scores_the_points_beside_the_circle(done: int, colour: str, points: int) -> None:
    dice = f"research octopod octopod / {colour} octopod octopod"
    state = position(dice, me={"research": done})
    assert told(state, "use w1", "use b1")[:2] == [
        f"DoResearch 0 0 {done}",
        f"WritePoints 0 0 {points}",
    ]
    assert state.research == [done + 1, 0]


# -- bot --------------------------------------------------------------------------------------


@pytest.mark.rule("OD-4.11")
def test_the_first_bot_of_a_colour_scores_1_the_second_2_and_there_is_no_third() -> None:
    dice = "bot bot bot / blue blue blue"
    state = say(position(dice), "use w1", "use b1", "use w2", "use b2")
    assert bots(state) == [0, 0, 2, 0, 0]
    assert boxes(state) == {"A1": 1, "B1": 2}
    state = position("bot bot bot / blue blue red", me={"bots": {"blue": 2}})
    say(state, "use w1")
    assert refused(state, "use b1") == ("OD-4.11", "no-bot-left", {"colour": 2})
    assert refused(state, "use b3") is None


@pytest.mark.rule("OD-4.11")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_bot_is_ticked_on_the_own_sheet(seat: int) -> None:
    state = position("bot octopod octopod / white octopod octopod", seats=3, active=seat)
    assert told(state, "use w1", "use b1")[0] == f"ActivateBot {seat} 0 4"
    assert state.bots == [1 if i == 5 * seat + 4 else 0 for i in range(15)]


# -- submarine --------------------------------------------------------------------------------


@pytest.mark.rule("OD-4.12")
def test_a_submarine_is_ticked_once_and_scores_nothing_now() -> None:
    state = position("submarine submarine bot / green green red")
    say(state, "use w1", "use b1")
    assert submarines(state) == [0, 0, 0, 1, 0]
    assert boxes(state) == {"A1": 0}
    say(state, "use w2")
    assert refused(state, "use b2") == ("OD-4.12", "submarine-marked", {"colour": 3})
    assert refused(state, "use b3") is None


@pytest.mark.rule("OD-4.12")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_submarine_is_ticked_on_the_own_sheet(seat: int) -> None:
    state = position("submarine octopod octopod / white octopod octopod", seats=3, active=seat)
    assert told(state, "use w1", "use b1")[0] == f"PrepareSubmarine {seat} 0 4"
    assert state.submarines == [1 if i == 5 * seat + 4 else 0 for i in range(15)]


# -- lab --------------------------------------------------------------------------------------


@pytest.mark.rule("OD-4.9")
@pytest.mark.parametrize(
    ("stands", "black"), [(-1, "yellow"), (0, "red"), (0, "blue"), (1, "green"), (1, "white")]
)
def test_a_marker_goes_down_one_step_onto_the_level_shown(stands: int, black: str) -> None:
    dice = f"lab octopod octopod / {black} octopod octopod"
    state = position(dice, turned="E2", me={"lab": [2, stands, 2]})
    assert told(state, "use w1", "use b1", "column 2")[:2] == [
        "ExtendLab 0 0 1",
        "WritePoints 0 0 0",
    ]
    assert lab(state) == [2, stands + 1, 2]
    assert lab(state, 1) == [-1, -1, -1]


@pytest.mark.rule("OD-4.9")
def test_the_column_must_have_the_level_shown_as_its_next() -> None:
    state = position("lab octopod octopod / red octopod octopod", me={"lab": [0, -1, 1]})
    say(state, "use w1", "use b1")
    assert open_answers(state) == ["column 1"]
    assert refused(state, "column 2") == ("OD-4.9", "wrong-level", {"needs": 0, "shows": 1})
    assert refused(state, "column 3") == ("OD-4.9", "wrong-level", {"needs": 2, "shows": 1})


@pytest.mark.rule("OD-4.9")
def test_a_complete_column_takes_no_further_step() -> None:
    state = position("lab octopod octopod / green octopod octopod", me={"lab": [2, 1, 1]})
    say(state, "use w1", "use b1")
    assert refused(state, "column 1") == ("OD-4.9", "column-complete", {})
    assert open_answers(state) == ["column 2", "column 3"]


@pytest.mark.rule("OD-4.9")
def test_a_number_that_no_column_waits_for_does_not_serve() -> None:
    state = position("lab octopod octopod / red yellow green", me={"lab": [0, 0, 1]})
    say(state, "use w1")
    assert refused(state, "use b1") is None
    assert refused(state, "use b2") == ("OD-4.9", "no-column-fits", {"shows": 0})
    assert refused(state, "use b3") is None


@pytest.mark.rule("OD-4.9")
def test_the_last_column_counts_as_well() -> None:
    state = position("lab octopod octopod / yellow octopod octopod", me={"lab": [0, 0, -1]})
    assert refused(state, "use w1") is None
    say(state, "use w1", "use b1")
    assert open_answers(state) == ["column 3"]


@pytest.mark.rule("OD-4.9")
def test_a_player_moves_the_own_markers_only() -> None:
    dice = "lab octopod octopod / yellow octopod octopod"
    state = position(dice, seats=3, active=2)
    say(state, "use w1", "use b1", "column 3")
    assert state.level == [-1] * 8 + [0]


# -- questions out of turn --------------------------------------------------------------------


def test_every_answer_about_a_black_die_is_a_candidate() -> None:
    assert len(ChooseHow(0, 0, 0).candidates(position(agenda=[]))) == 3 + 15 + 30
    assert len(ChooseColumn(0, 0, 0).candidates(position(agenda=[]))) == 3


@pytest.mark.rule("OD-4.13")
def test_dice_and_tiles_used_are_noted_for_their_user_alone() -> None:
    dice = "submarine research octopod / yellow red octopod"
    me = {"lab": [0, 0, 0]}
    state = position(dice, seats=3, turned="C2", sheets=[{}, me, {}], active=1)
    say(state, "use w1 as bot", "use b1 as colour 3")
    assert state.used == [0, 0b001001, 0]
    assert state.as_bot == [0, 0b000001, 0]
    assert state.spent == [0, 1 << 0 | 1 << 5, 0]
    say(state, "use w2 as bot", "use b2")
    assert state.used == [0, 0b011011, 0]
    assert state.as_bot == [0, 0b000001, 0]
    assert state.spent == [0, 1 << 0 | 1 << 5 | 1 << 2, 0]
