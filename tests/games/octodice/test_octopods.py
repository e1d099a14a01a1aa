"""OD-5: catching octopods, and the two tiles that make one more of them."""

import pytest

from pelagos.games.octodice.rules.octopods import (
    ALL_DICE,
    Catch,
    CatchPhase,
    CountDie,
    can_count,
    count_refusal,
    octopods,
    tick,
)
from tests.games.octodice.positions import boxes, game_with, position, refused, say, told
from tests.games.playing import asks, happen, open_answers

F = {"lab": [-1, -1, 1]}  # the marker on F1 or F2, and so on C1 or C2


def with_octopods(count: int) -> str:
    """Six dice, so many of them octopods, black ones first."""
    white = ["bot", "bot", "bot"]
    black = ["red", "red", "red"]
    for die in range(count):
        (black if die < 3 else white)[die % 3] = "octopod"
    return " ".join([*white, *black])


# -- counting ---------------------------------------------------------------------------------


@pytest.mark.rule("OD-5.1")
def test_octopods_count_on_all_six_dice() -> None:
    state = position("octopod bot octopod / red octopod red")
    assert octopods(state, ALL_DICE) == 3
    assert octopods(state, 0b000001) == 1
    assert octopods(state, 0b010100) == 2
    assert octopods(state, 0b101010) == 0
    assert octopods(state, 0) == 0
    assert ALL_DICE == 0b111111


@pytest.mark.rule("OD-5.1")
def test_catching_octopods_costs_no_main_action() -> None:
    state = position("crystal crystal octopod / red red octopod")
    say(state, "use w1", "use b1", "use w2", "use b2")
    assert boxes(state) == {"A1": 1, "B1": 1, "O1": 1}


@pytest.mark.rule("OD-5.1")
def test_without_an_octopod_nothing_is_written() -> None:
    state = say(position(with_octopods(0)), "pass")
    assert boxes(state) == {}
    assert state.ticks == [0, 0]
    assert asks(state) == "TakeExtra 1 0"


# -- ticking ----------------------------------------------------------------------------------


@pytest.mark.rule("OD-5.2", "OD-5.3")
@pytest.mark.parametrize(
    ("before", "caught", "after"),
    [(0, 1, 1), (0, 2, 2), (0, 3, 2), (0, 6, 2), (1, 1, 2), (1, 3, 2), (2, 1, 2), (2, 2, 2)],
)
def test_each_octopod_ticks_a_box_and_the_second_crosses_out_the_penalty(
    before: int, caught: int, after: int
) -> None:
    state = position(round=3, me={"octopods": before, "crossed": [0, 0, 0]}, agenda=[])
    tick(state, 0, caught)
    assert state.ticks == [after, 0]
    assert state.crossed == [0, int(after == 2), 0, 0, 0, 0]


@pytest.mark.rule("OD-5.2")
@pytest.mark.parametrize("caught", [1, 2, 3, 4, 5, 6])
def test_a_turn_ticks_what_it_catches(caught: int) -> None:
    state = position(with_octopods(caught), seats=3, active=2, round=5)
    told_ = told(state, "pass")
    bonus = [0, 0, 1, 3, 6, 10, 15][caught]
    assert told_ == [f"Catch 2 2 {caught} True", f"WritePoints 2 2 {bonus}"]
    assert state.ticks == [0, 0, min(caught, 2)]
    assert state.crossed == [0] * 8 + [int(caught > 1)]
    assert boxes(state, 2, third=2) == {"O1": bonus}


@pytest.mark.rule("OD-5.2", "OD-5.3")
def test_ticks_never_carry_over_into_another_third() -> None:
    state = position(with_octopods(6), round=2, active=1, phase="octopods")
    say(state, "pass")
    assert (state.turn, state.ticks) == (5, [0, 0])
    assert state.crossed == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("OD-5.3")
def test_an_owners_box_may_have_three_octopod_boxes() -> None:
    state = position(round=1, game=game_with(octopods__boxes=3), agenda=[])
    tick(state, 1, 2)
    assert (state.ticks, state.crossed) == ([0, 2], [0] * 6)
    tick(state, 1, 2)
    assert (state.ticks, state.crossed) == ([0, 3], [0, 0, 0, 1, 0, 0])


# -- the bonus --------------------------------------------------------------------------------


@pytest.mark.rule("OD-5.4")
def test_two_or_more_octopods_in_one_turn_bring_points() -> None:
    written = [boxes(say(position(with_octopods(n)), "pass")) for n in range(1, 7)]
    assert written == [{"O1": points} for points in (0, 1, 3, 6, 10, 15)]


@pytest.mark.rule("OD-5.4")
@pytest.mark.parametrize(
    ("value", "points"), [("yes", 3), ("no", 0)], ids=["by default", "as an option"]
)
def test_full_boxes_do_not_matter_for_the_bonus(value: str, points: int) -> None:
    options = {"bonus_when_full": value}
    state = position(with_octopods(3), options=options, me={"octopods": 2})
    assert boxes(say(state, "pass")) == {"O1": points}
    state = position(with_octopods(3), options=options, me={"octopods": 1})
    assert boxes(say(state, "pass")) == {"O1": 3}


@pytest.mark.rule("OD-5.4", "OD-11.A2")
def test_without_the_bonus_octo_plus_brings_nothing_either() -> None:
    me = {"octopods": 2, "lab": [0, -1, -1]}
    state = position(with_octopods(3), turned="A2", options={"bonus_when_full": "no"}, me=me)
    assert boxes(say(state, "pass")) == {"O1": 0}


@pytest.mark.rule("OD-5.5")
def test_octopods_of_two_turns_add_up_for_the_boxes_but_not_for_the_bonus() -> None:
    state = position(with_octopods(1), round=2, me={"octopods": 1, "boxes": [{"O1": 0}]})
    say(state, "pass")
    assert (state.ticks[0], state.crossed[0]) == (2, 1)
    assert boxes(state) == {"O1": 0, "O2": 0}


@pytest.mark.rule("OD-5.5")
def test_octopods_of_extra_actions_tick_boxes_unless_an_option_says_no() -> None:
    for value, ticks in (("yes", 2), ("no", 1)):
        state = position(options={"extras_tick_boxes": value}, me={"octopods": 1})
        happen(state, Catch(0, 6, 2, False))
        assert state.ticks == [ticks, 0]
        assert boxes(state) == {"X1": 1}
        happen(state, Catch(1, 2, 2, True))
        assert state.ticks == [ticks, 2]


# -- Octo-Plus --------------------------------------------------------------------------------


@pytest.mark.rule("OD-11.A2")
@pytest.mark.parametrize(("caught", "points"), [(1, 0), (2, 2), (3, 4), (4, 7), (6, 16)])
def test_octo_plus_adds_one_to_an_octopod_action_that_scored(caught: int, points: int) -> None:
    state = position(with_octopods(caught), turned="A2", me={"lab": [0, -1, -1], "octopods": 2})
    assert boxes(say(state, "pass")) == {"O1": points}


@pytest.mark.rule("OD-11.A2")
def test_octo_plus_may_add_two() -> None:
    options = {"octo_plus": "2"}
    state = position(with_octopods(2), turned="A2", options=options, me={"lab": [0, -1, -1]})
    assert boxes(say(state, "pass")) == {"O1": 3}


# -- Octo-Sub ---------------------------------------------------------------------------------

ONE = "submarine bot submarine / red octopod red"


@pytest.mark.rule("OD-11.F1", "OD-5.1")
def test_octo_sub_may_count_one_submarine_as_an_octopod() -> None:
    state = say(position(ONE, me=F), "pass")
    assert asks(state) == "CountDie 0 2 63"
    assert open_answers(state) == ["count w1", "count w3", "pass"]
    assert told(state, "count w3") == ["CountDie 0 2 63", "Catch 0 2 2 True", "WritePoints 0 2 1"]
    assert boxes(state) == {"O1": 1}
    assert state.ticks == [2, 0]


@pytest.mark.rule("OD-11.F1", "OD-5.1")
def test_nobody_has_to_use_octo_sub() -> None:
    state = say(position(ONE, me=F), "pass", "pass")
    assert boxes(state) == {"O1": 0}
    assert state.ticks == [1, 0]
    state = say(position("submarine bot bot / red red red", me=F), "pass", "pass")
    assert boxes(state) == {}
    assert asks(state) == "TakeExtra 1 0"


@pytest.mark.rule("OD-11.F1")
def test_octo_sub_alone_can_make_the_only_octopod() -> None:
    state = say(position("submarine bot bot / red red red", me=F), "pass", "count w1")
    assert boxes(state) == {"O1": 0}
    assert state.ticks == [1, 0]


@pytest.mark.rule("OD-11.F1")
def test_octo_sub_takes_submarines_only() -> None:
    state = say(position(ONE, me=F), "pass")
    assert refused(state, "count w2") == ("OD-11.F1", "no-submarine-shown", {})
    state = say(position("submarine octopod bot / red red red", me=F), "pass")
    assert refused(state, "count w2") == ("OD-11.F2", "counts-already", {})
    assert refused(state, "count w1") is None


@pytest.mark.rule("OD-11.F1")
def test_octo_sub_takes_a_submarine_used_for_an_action() -> None:
    state = say(position(ONE, me=F), "use w1", "use b1", "pass")
    assert open_answers(state) == ["count w1", "count w3", "pass"]


@pytest.mark.rule("OD-4.13", "OD-11.F1", "OD-11.C2")
def test_octo_sub_does_not_take_the_die_that_was_used_as_a_bot() -> None:
    state = say(position(ONE, turned="C2", me=F), "use w1 as bot", "use b1", "pass")
    assert refused(state, "count w1") == ("OD-11.C2", "used-as-bot", {})
    assert refused(state, "count w3") is None


@pytest.mark.rule("OD-4.13", "OD-11.F1", "OD-11.C2")
def test_which_of_two_submarines_was_used_as_a_bot_is_remembered() -> None:
    state = say(position(ONE, turned="C2", me=F), "use w3 as bot", "use b1", "pass")
    assert refused(state, "count w3") == ("OD-11.C2", "used-as-bot", {})
    assert refused(state, "count w1") is None


@pytest.mark.rule("OD-11.F1", "OD-11.C2")
def test_nobody_is_asked_where_the_only_submarine_was_used_as_a_bot() -> None:
    dice = "submarine bot bot / red octopod red"
    state = say(position(dice, turned="C2", me=F), "use w1 as bot", "use b1", "pass")
    assert asks(state) == "TakeExtra 1 0"
    assert boxes(state) == {"A1": 1, "O1": 0}


@pytest.mark.rule("OD-11.F1")
def test_research_used_as_a_bot_does_not_concern_octo_sub() -> None:
    dice = "research submarine bot / red octopod red"
    state = position(dice, turned="C2", me={"lab": [-1, 0, 1]})
    say(state, "use w1 as bot", "use b1", "pass")
    assert open_answers(state) == ["count w2", "pass"]


# -- Octo-Catch -------------------------------------------------------------------------------


@pytest.mark.rule("OD-11.F2", "OD-4.13")
def test_octo_catch_takes_a_white_die_that_no_action_used() -> None:
    state = position("crystal octopod bot / red red red", turned="F2", me=F)
    say(state, "use w1", "use b1", "pass")
    assert refused(state, "count w1") == ("OD-11.F2", "used-in-action", {})
    assert refused(state, "count w2") == ("OD-11.F2", "counts-already", {})
    assert refused(state, "count w3") is None
    say(state, "count w3")
    assert boxes(state) == {"A1": 1, "O1": 1}


@pytest.mark.rule("OD-11.F2")
def test_nobody_is_asked_where_every_white_die_is_used_or_an_octopod() -> None:
    state = position("crystal octopod bot / red red red", turned="F2", me=F)
    say(state, "use w1", "use b1", "use w3", "use b2")
    assert asks(state) == "TakeExtra 1 0"
    assert boxes(state)["O1"] == 0


@pytest.mark.rule("OD-11.F2", "OD-5.1")
def test_there_are_never_more_than_six_octopods() -> None:
    state = position("bot octopod octopod / octopod octopod octopod", turned="F2", me=F)
    say(state, "pass", "count w1")
    assert boxes(state) == {"O1": 15}
    state = position("octopod octopod octopod / octopod octopod octopod", turned="F2", me=F)
    say(state, "pass")
    assert asks(state) == "TakeExtra 1 0"


@pytest.mark.rule("OD-5.1", "OD-11.F1", "OD-11.F2")
def test_without_either_tile_no_other_die_counts() -> None:
    state = position(ONE, agenda=[CountDie(0, 2, ALL_DICE)])
    assert refused(state, "count w1") == ("OD-5.1", "no-octo-tile", {})
    assert not can_count(state, 0, ALL_DICE)
    for turned in ("", "F2"):
        state = position(ONE, turned=turned, me=F)
        assert count_refusal(state, 0, ALL_DICE, 0) is None
        assert can_count(state, 0, ALL_DICE)
        assert not can_count(state, 1, ALL_DICE)


@pytest.mark.rule("OD-5.1")
def test_the_tile_is_read_when_phase_c_begins() -> None:
    state = position(ONE, round=2, me=F)
    assert happen(state, CatchPhase(0, 5)) == []
    assert asks(state) == "CountDie 0 5 63"


@pytest.mark.rule("OD-5.1")
def test_in_phase_c_one_may_pass_without_any_octopod() -> None:
    state = position("submarine bot bot / red red red", me=F, phase="octopods")
    assert refused(state, "pass") is None
