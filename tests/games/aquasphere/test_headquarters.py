"""AQ-3, AQ-5, AQ-8, AQ-11: the engineer, programmed bots, passing."""

from typing import Any

import pytest

from pelagos.kernel.play import legal
from tests.games.aquasphere.positions import game_with, position, refused, say, shown, told
from tests.games.playing import asks, open_answers

ARROWS = {
    "start": ["L1", "R1"],
    "L1": ["L2", "C2"],
    "R1": ["C2", "R2"],
    "L2": ["L3", "R3"],
    "C2": ["L3", "R3"],
    "R2": ["L3", "R3"],
    "L3": [],
    "R3": [],
}


@pytest.mark.rule("AQ-3.1")
@pytest.mark.parametrize("space", ARROWS)
def test_the_engineer_follows_the_arrows(space: str) -> None:
    state = position({"engineer": space})
    assert open_answers(state, "engineer") == [f"engineer {room}" for room in ARROWS[space]]


@pytest.mark.rule("AQ-3.1")
def test_no_arrow_leads_back_or_across() -> None:
    state = position({"engineer": "L1"})
    assert refused(state, "engineer R2") == ("AQ-3.1", "no-arrow", {})
    assert refused(state, "engineer R1") == ("AQ-3.1", "no-arrow", {})
    assert refused(state, "engineer L3") == ("AQ-3.1", "no-arrow", {})
    assert refused(state, "engineer C2") is None


@pytest.mark.rule("AQ-3.2")
def test_three_moves_a_round_and_engineers_share_rooms() -> None:
    state = position({"engineer": "start"}, {"engineer": "L1"})
    say(state, "engineer L1")
    assert shown(state, 0)["engineer"] == shown(state, 1)["engineer"] == "L1"
    say(state, "engineer C2", "engineer L2", "engineer R3", "engineer L3", "return submarine")
    assert open_answers(state, "engineer") == []
    assert open_answers(say(state, "pass"), "engineer") == []


@pytest.mark.rule("AQ-3.3")
def test_the_room_of_the_program_card_says_what_is_programmed() -> None:
    now = say(position({"engineer": "L1"}), "engineer C2")
    assert shown(now)["programmed"] == ["lab"]
    other = position({"engineer": "L1"}, programs={"now": "PC-2"})
    assert shown(say(other, "engineer C2"))["programmed"] == ["time"]


@pytest.mark.rule("AQ-3.4", "AQ-11.1")
@pytest.mark.parametrize("space", ["start", "L1", "R1", "L2", "C2", "R2"])
def test_the_way_out_is_open_from_the_third_tier_only(space: str) -> None:
    assert refused(position({"engineer": space}), "pass") == ("AQ-11.1", "not-at-the-exit", {})
    assert refused(position({"engineer": "L3"}), "pass") is None
    assert refused(position({"engineer": "R3"}), "pass") is None


@pytest.mark.rule("AQ-11.1")
def test_by_the_option_one_may_pass_from_anywhere() -> None:
    state = position({"engineer": "start"}, options={"early_pass": "yes"})
    assert refused(state, "pass") is None


@pytest.mark.rule("AQ-11.1")
def test_passing_takes_the_next_place_and_ends_ones_turns() -> None:
    state = position({"engineer": "L3"}, {"engineer": "L3"}, {}, seats=3, order=[0, 2, 1])
    say(state, "pass")
    assert state.passed == [0, -1, -1]
    assert asks(state) == "TakeTurn 2"
    say(state, "engineer L1")
    assert asks(state) == "TakeTurn 1"
    say(state, "pass")
    assert state.passed == [0, 1, -1]
    assert shown(state)["engineer"] == "out"


@pytest.mark.rule("AQ-11.2", "AQ-5.8")
def test_those_who_pass_keep_everything_into_the_next_round() -> None:
    me = {"engineer": "L3", "programmed": ["lab", "time"], "crystals": 2, "time": 3}
    state = say(position(me, {"engineer": "out"}, passed=[1], rotation=0), "pass")
    while asks(state).startswith(("Deal", "Draw", "Turn")):
        say(state, open_answers(state)[0])
    assert state.round == 2
    assert shown(state)["programmed"] == ["lab", "time"]
    assert (shown(state)["crystals"], shown(state)["time"]) == (2, 3)


# -- programmed bots ------------------------------------------------------------------------------


@pytest.mark.rule("AQ-5.1", "AQ-5.3", "AQ-8.1")
def test_moving_programs_the_next_bot_of_the_supply() -> None:
    state = position({"bots": 9})
    assert told(state, "engineer R1") == ["MoveEngineer 0 1 5", "PlaceOnSymbol 0 5 True"]
    assert shown(state)["programmed"] == ["research"]
    assert state.bots[0] == 8


@pytest.mark.rule("AQ-5.2", "AQ-8.1")
def test_a_third_bot_sends_one_of_the_older_ones_back_for_2_time() -> None:
    me = {"programmed": ["time", "crystals"], "time": 1, "bots": 9}
    state = say(position(me), "engineer R1")
    assert asks(state) == "ReturnThird 0 5 True"
    assert refused(state, "return research") == ("AQ-5.2", "just-placed", {})
    assert refused(state, "return lab") == ("AQ-5.5", "not-programmed", {"program": 0})
    assert open_answers(state) == ["return time", "return crystals"]
    say(state, "return time")
    assert shown(state)["programmed"] == ["crystals", "research"]
    assert (state.time[0], state.bots[0]) == (3, 9)


@pytest.mark.rule("AQ-5.2")
def test_by_the_option_the_new_bot_may_go_back_too() -> None:
    state = position({"programmed": ["time", "crystals"]}, options={"third_bot": "any"})
    say(state, "engineer R1")
    assert open_answers(state) == ["return time", "return crystals", "return research"]


@pytest.mark.rule("AQ-5.4")
def test_the_fifteenth_bot_waits_beside_the_board() -> None:
    state = say(position({"programmed": ["time"], "time": 0}), "return time")
    assert state.bots[0] == 15
    assert shown(state)["now"]["bots"] == 0


@pytest.mark.rule("AQ-5.5")
def test_returning_a_bot_brings_2_time_and_is_not_a_turn() -> None:
    state = position({"programmed": ["time", "lab"], "time": 1})
    assert told(state, "return lab") == ["ReturnBot 0 0 True", "TakeTime 0 2"]
    assert asks(state) == "TakeTurn 0"
    assert refused(state, "return lab") == ("AQ-5.5", "not-programmed", {"program": 0})
    say(state, "return time")
    assert state.time[0] == 4  # 5 do not fit: one is lost
    assert asks(state) == "TakeTurn 0"


@pytest.mark.rule("AQ-5.5")
def test_a_bot_may_be_returned_in_the_turn_in_which_one_passes() -> None:
    state = position({"programmed": ["lab"], "time": 0, "engineer": "L3"})
    say(state, "return lab", "pass")
    assert state.time[0] == 2


@pytest.mark.rule("AQ-5.5")
def test_a_bot_may_be_returned_after_the_action_where_it_brings_time() -> None:
    me = {"programmed": ["crystals", "lab"], "time": 2}
    state = position(me, sectors={"A": {"crystals": 1}})
    say(state, "use A crystals", "act")
    assert asks(state) == "EndTurn 0"
    assert refused(state, "return time") == ("AQ-5.5", "not-programmed", {"program": 1})
    say(state, "return lab")
    assert state.time[0] == 4
    assert asks(state) == "TakeTurn 1"


@pytest.mark.rule("AQ-5.5")
def test_nobody_is_asked_at_the_end_where_a_return_would_bring_nothing() -> None:
    me = {"programmed": ["crystals", "lab"], "time": 4}
    state = position(me, sectors={"A": {"crystals": 1}})
    assert asks(say(state, "use A crystals", "act")) == "TakeTurn 1"


@pytest.mark.rule("AQ-5.6")
def test_on_an_occupied_symbol_the_old_bot_is_returned_first() -> None:
    state = position({"programmed": ["research"], "time": 0, "bots": 3})
    say(state, "engineer R1")
    assert shown(state)["programmed"] == ["research"]
    assert (state.time[0], state.bots[0]) == (2, 3)


@pytest.mark.rule("AQ-5.6")
def test_with_an_empty_supply_the_returned_bot_is_placed_again() -> None:
    state = position({"programmed": ["research"], "time": 0, "bots": 0})
    say(state, "engineer R1")
    assert shown(state)["programmed"] == ["research"]
    assert (state.time[0], state.bots[0]) == (2, 0)


@pytest.mark.rule("AQ-5.7")
def test_without_any_bot_the_engineer_still_moves() -> None:
    state = say(position({"bots": 0}), "engineer R1")
    assert shown(state)["engineer"] == "R1"
    assert shown(state)["programmed"] == []


@pytest.mark.rule("AQ-5.7")
def test_by_the_option_an_engineer_without_a_bot_stays() -> None:
    options = {"move_without_bot": "no", "early_pass": "yes"}
    state = position({"bots": 0, "programmed": ["time"]}, options=options)
    assert refused(state, "engineer R1") == ("AQ-5.7", "no-bot-to-program", {})
    assert open_answers(state, "engineer") == []
    say(state, "return time")
    assert open_answers(state, "engineer") == ["engineer L1", "engineer R1"]
    on_symbol = position({"bots": 0, "programmed": ["research"]}, options=options)
    assert open_answers(on_symbol, "engineer") == ["engineer R1"]
    last = position({"bots": 1, "programmed": ["time"]}, options=options)
    assert open_answers(last, "engineer") == ["engineer L1", "engineer R1"]
    assert refused(last, "engineer R1") is None


@pytest.mark.rule("AQ-5.7")
def test_with_an_empty_supply_a_bot_can_be_returned_first_and_programmed() -> None:
    state = say(
        position({"bots": 0, "programmed": ["lab"], "time": 0}), "return lab", "engineer R1"
    )
    assert shown(state)["programmed"] == ["research"]
    assert state.time[0] == 2


# -- for three time markers -----------------------------------------------------------------------


@pytest.mark.rule("AQ-8.3", "AQ-8.4")
def test_3_time_program_a_bot_on_any_free_symbol_once_a_round() -> None:
    state = position({"time": 4, "bots": 5})
    supply = state.time_supply
    say(state, "buy octopods")
    assert shown(state)["programmed"] == ["octopods"]
    assert shown(state)["engineer"] == "start"
    assert (state.time[0], state.marker[0], state.time_supply) == (1, 1, supply + 2)


@pytest.mark.rule("AQ-8.3")
def test_buying_needs_time_a_free_symbol_and_a_bot() -> None:
    dear = position({"time": 2})
    assert refused(dear, "buy lab") == ("AQ-8.3", "programming-too-dear", {"price": 3, "purse": 2})
    twice = position({"bought": 1})
    assert refused(twice, "buy lab") == ("AQ-8.3", "bought-already", {})
    taken = position({"programmed": ["lab"]})
    assert refused(taken, "buy lab") == ("AQ-8.3", "symbol-taken", {"program": 0})
    assert refused(taken, "buy time") is None
    empty = position({"bots": 0})
    assert refused(empty, "buy lab") == ("AQ-5.7", "no-bot-to-program", {})
    assert open_answers(empty, "buy") == []


@pytest.mark.rule("AQ-8.3")
def test_a_third_bot_may_be_bought_and_sends_another_back() -> None:
    state = say(position({"programmed": ["lab", "time"]}), "buy research")
    assert asks(state) == "ReturnThird 0 5 True"


@pytest.mark.rule("AQ-8.3")
def test_buying_is_possible_on_the_third_tier_but_not_after_passing() -> None:
    state = position({"engineer": "L3"})
    assert refused(state, "buy lab") is None
    assert "buy lab" in open_answers(state)
    passed = position({"engineer": "out"}, passed=[0], active=1)
    assert asks(passed) == "TakeTurn 1"


@pytest.mark.rule("AQ-8.4")
def test_the_marker_does_not_count_against_the_lab() -> None:
    state = position({"time": 4, "bought": 1, "programmed": ["time"]}, sectors={"A": {"time": 3}})
    assert say(state, "use A time").time[0] == 4  # the lab is full: nothing to carry out
    other = position({"time": 3, "bought": 1, "programmed": ["time"]}, sectors={"A": {"time": 3}})
    assert say(other, "use A time", "act").time[0] == 4


@pytest.mark.rule("AQ-8.5")
def test_there_are_no_rooms_above_the_third_tier() -> None:
    state = position({"engineer": "L3"})
    assert refused(state, "engineer R3") == ("AQ-8.5", "at-the-top", {})


@pytest.mark.rule("AQ-8.2")
def test_room_cards_fire_after_the_third_bot_went_back() -> None:
    me = {"programmed": ["lab", "time"], "cards": ["RC-18"]}
    state = say(position(me), "engineer R1")
    assert asks(state).startswith("ReturnThird")
    say(state, "return lab")
    assert asks(state).startswith("UseCards")


OWN_TIERS: dict[str, Any] = {
    "headquarters__tiers": [["L1", "C2", "R1"], ["L2", "R2"], ["L3", "R3"]],
    "headquarters__arrows__start": ["L1", "C2"],
    **{f"headquarters__arrows__{room}": ["L2", "R2"] for room in ("L1", "C2", "R1")},
}


@pytest.mark.rule("AQ-3.1", "AQ-3.4", "AQ-16.8")
@pytest.mark.parametrize(
    ("engineer", "reach", "rooms"),
    [("L1", "next", ["C2"]), ("L1", "tier", ["R1", "C2"]), ("C2", "next", ["L1", "R1"])]
    + [("L2", "next", ["R2"]), ("R3", "tier", ["L3"])],
)
def test_an_owners_headquarters_may_have_other_tiers(
    engineer: str, reach: str, rooms: list[str]
) -> None:
    words = {"engineer": engineer, "cards": ["RC-29"]}
    options = {"sideways_reach": reach}
    state = position(words, options=options, game=game_with(**OWN_TIERS))
    said = [answer.spelling for answer in legal(state)]
    assert [each.split()[1] for each in said if each.startswith("sideways")] == rooms
    assert ("pass" in said) is (engineer == "R3")
