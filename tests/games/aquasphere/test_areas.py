"""AQ-6, AQ-10: the laboratory and the seven actions."""

from typing import Any

import pytest

from tests.games.aquasphere.positions import position, refused, say, sector, shown, told
from tests.games.playing import asks, open_answers

FULL_LAB = ["LX-01", "LX-02", "LX-03", "LX-04", "LX-05"]


# -- capacities -----------------------------------------------------------------------------------


@pytest.mark.rule("AQ-6.1", "AQ-6.3")
def test_capacities_are_the_symbols_of_base_and_expansions() -> None:
    base = shown(position())["capacity"]
    assert base == {"cards": 2, "crystals": 2, "octopods": 2, "time": 4}
    more = shown(position({"tiles": ["LX-28", "LX-29", "LX-30"]}))["capacity"]
    assert more == {"cards": 3, "crystals": 4, "octopods": 3, "time": 8}


@pytest.mark.rule("AQ-6.2", "AQ-10.2")
def test_what_does_not_fit_stays_in_the_sector() -> None:
    state = position({"programmed": ["time"], "time": 1}, sectors={"A": {"time": 5}})
    say(state, "use A time", "act")
    assert state.time[0] == 4
    assert sector(state, "A")["time"] == 2


@pytest.mark.rule("AQ-6.2")
def test_what_a_gain_cannot_store_stays_in_the_supply() -> None:
    state = position({"programmed": ["lab"], "time": 3})
    supply = state.time_supply
    say(state, "return lab")
    assert (state.time[0], state.time_supply) == (4, supply - 1)


@pytest.mark.rule("AQ-6.4", "AQ-10.1")
def test_a_lab_has_five_expansions_and_no_more() -> None:
    me = {"programmed": ["lab"], "tiles": FULL_LAB}
    state = position(me, sectors={"A": {"tiles": ["LX-10"]}})
    assert refused(state, "use A lab") == ("AQ-10.1", "lab-complete", {"most": 5})
    me["tiles"] = FULL_LAB[:4]
    assert refused(position(me, sectors={"A": {"tiles": ["LX-10"]}}), "use A lab") is None


@pytest.mark.rule("AQ-6.5")
def test_a_full_hand_stays_full() -> None:
    me = {"programmed": ["research"], "cards": ["RC-29", "RC-36"], "spent": ["RC-29"]}
    state = position(me, sectors={"A": {"cards": ["RC-01"]}})
    assert refused(state, "use A research") == ("AQ-10.6", "cards-full", {"most": 2})


@pytest.mark.rule("AQ-6.6")
def test_what_is_paid_goes_to_the_general_supply() -> None:
    me = {"programmed": ["submarine", "octopods"], "time": 3, "points": 9, "crystals": 1}
    state = position(me, sectors={"B": {"octopods": 1}})
    time, crystals, octopods = state.time_supply, state.crystal_supply, state.octopod_supply
    say(state, "use B octopods", "act")
    assert (state.time_supply, state.crystal_supply) == (time + 1, crystals + 1)
    assert state.octopod_supply == octopods + 1
    say(state, "done", "engineer L1", "use B submarine", "act")
    assert state.time_supply == time + 2


@pytest.mark.rule("AQ-6.7")
def test_a_gain_takes_what_the_supply_still_has() -> None:
    state = position({"programmed": ["lab"], "time": 0}, supply={"time": 1})
    say(state, "return lab")
    assert (state.time[0], state.time_supply) == (1, 0)
    crystal = position({"cards": ["RC-17"]}, supply={"crystals": 0})
    assert asks(say(crystal, "engineer R1")) == "TakeTurn 1"


@pytest.mark.rule("AQ-6.7")
def test_by_the_option_pieces_never_run_out() -> None:
    options = {"supply": "unlimited"}
    state = position({"programmed": ["lab"], "time": 0}, supply={"time": 0}, options=options)
    say(state, "return lab")
    assert (state.time[0], state.time_supply) == (2, -2)
    crystal = position({"cards": ["RC-17"]}, supply={"crystals": 0}, options=options)
    say(crystal, "engineer R1", "card RC-17")
    assert (crystal.crystals[0], crystal.crystal_supply) == (1, -1)


@pytest.mark.rule("AQ-6.7")
def test_a_crystal_paid_for_a_line_is_there_for_the_next_reward() -> None:
    me = {"programmed": ["octopods"], "points": 9, "crystals": 1, "cards": ["RC-23"]}
    state = position(me, sectors={"A": {"octopods": 1}}, supply={"crystals": 0})
    say(state, "use A octopods", "act", "card RC-23")
    assert (state.crystals[0], state.crystal_supply) == (1, 0)


# -- green ----------------------------------------------------------------------------------------


@pytest.mark.rule("AQ-10.1")
def test_an_expansion_adds_room_and_its_letter_may_bring_a_bot() -> None:
    me = {"programmed": ["lab"], "bots": 5}
    state = position(me, sectors={"A": {"tiles": ["LX-01", "LX-10"]}, "C": {"control": 1}})
    assert told(state, "use A lab", "act")[-1] == "TakeTile 0 0 9"
    assert shown(state)["capacity"]["crystals"] == 3
    assert sector(state, "A")["tiles"] == ["LX-01"]
    assert open_answers(state) == ["letter C", "done"]
    say(state, "letter C")
    assert (sector(state, "C")["control"], state.bots[0]) == (0, 4)
    assert sector(state, "C")["loading"] == [0, 1, 0, 0]
    assert shown(state)["scientist"] == "A"


@pytest.mark.rule("AQ-10.1")
def test_a_letter_may_be_declined_and_others_are_not_on_the_tile() -> None:
    state = position({"programmed": ["lab"]}, sectors={"A": {"tiles": ["LX-10"]}})
    say(state, "use A lab", "act")
    assert refused(state, "letter D") == ("AQ-10.1", "not-on-tile", {})
    assert refused(state, "return time") == ("AQ-5.5", "not-programmed", {"program": 1})
    say(state, "done")
    assert sector(state, "C")["control"] == -1


@pytest.mark.rule("AQ-10.1")
def test_two_letters_are_two_bots_in_any_order() -> None:
    state = position({"programmed": ["lab"]}, sectors={"A": {"tiles": ["LX-25"]}})
    say(state, "use A lab", "act")
    assert open_answers(state, "letter") == ["letter A", "letter B"]
    say(state, "letter B")
    assert open_answers(state) == ["letter A", "done"]
    say(state, "letter A")  # the bot just used is pushed out
    assert sector(state, "A")["loading"] == [1, 0, 0, 0]
    assert sector(state, "A")["control"] == sector(state, "B")["control"] == 0


@pytest.mark.rule("AQ-10.1")
def test_a_tile_without_letters_asks_nothing() -> None:
    state = position({"programmed": ["lab"]}, sectors={"A": {"tiles": ["LX-28"]}})
    assert asks(say(state, "use A lab", "act")) == "TakeTurn 1"


@pytest.mark.rule("AQ-10.1", "AQ-5.7", "AQ-5.5")
def test_between_letters_a_programmed_bot_may_be_returned_and_placed() -> None:
    me = {"programmed": ["lab", "time"], "bots": 0, "time": 0}
    state = position(me, sectors={"A": {"tiles": ["LX-25"]}})
    say(state, "use A lab", "act")
    assert refused(state, "letter B") == ("AQ-5.7", "no-bot-for-letter", {})
    say(state, "return time", "letter B")
    assert (state.time[0], state.bots[0]) == (2, 0)
    assert asks(state) == "TakeTurn 1"  # the second letter lapses


@pytest.mark.rule("AQ-5.7")
def test_without_any_bot_a_letter_lapses() -> None:
    me = {"programmed": ["lab"], "bots": 0}
    state = position(me, sectors={"A": {"tiles": ["LX-25"]}})
    assert asks(say(state, "use A lab", "act")) == "TakeTurn 1"


# -- yellow, black, purple ------------------------------------------------------------------------


@pytest.mark.rule("AQ-10.2")
@pytest.mark.parametrize(
    ("there", "held", "gain", "left"),
    [(0, 0, 2, 0), (1, 0, 2, 0), (2, 0, 2, 0), (3, 0, 3, 0), (1, 3, 1, 0), (0, 3, 1, 0)],
)
def test_the_yellow_action_brings_at_least_2(there: int, held: int, gain: int, left: int) -> None:
    state = position({"programmed": ["time"], "time": held}, sectors={"A": {"time": there}})
    say(state, "use A time", "act")
    assert (state.time[0], sector(state, "A")["time"]) == (held + gain, left)


@pytest.mark.rule("AQ-10.2")
def test_with_a_full_lab_the_yellow_action_brings_nothing() -> None:
    me = {"programmed": ["time", "lab"], "time": 4}
    state = say(position(me, sectors={"A": {"time": 3}}), "use A time")
    assert refused(state, "act") == ("AQ-10.2", "time-full", {"most": 4})


@pytest.mark.rule("AQ-10.2")
def test_where_no_time_is_left_anywhere_there_is_none_to_take() -> None:
    me = {"programmed": ["time", "lab"], "time": 0}
    state = say(position(me, supply={"time": 0}), "use A time")
    assert refused(state, "act") == ("AQ-10.2", "no-time-left", {})
    last = say(position(me, supply={"time": 1}), "use A time", "act")
    assert shown(last)["time"] == 1
    options = {"supply": "unlimited"}
    state = say(position(me, supply={"time": 0}, options=options), "use A time")
    assert refused(state, "act") is None


@pytest.mark.rule("AQ-10.3")
@pytest.mark.parametrize(("there", "held", "gain"), [(1, 0, 1), (2, 0, 2), (3, 1, 1)])
def test_the_black_action_takes_what_fits(there: int, held: int, gain: int) -> None:
    me = {"programmed": ["crystals"], "crystals": held}
    state = position(me, sectors={"A": {"crystals": there}})
    say(state, "use A crystals", "act")
    assert (state.crystals[0], sector(state, "A")["crystals"]) == (held + gain, there - gain)


@pytest.mark.rule("AQ-10.3")
def test_without_crystals_or_room_the_black_action_brings_nothing() -> None:
    none = say(position({"programmed": ["crystals", "lab"]}), "use A crystals")
    assert refused(none, "act") == ("AQ-10.3", "no-crystals", {})
    me = {"programmed": ["crystals", "lab"], "crystals": 2}
    full = say(position(me, sectors={"A": {"crystals": 1}}), "use A crystals")
    assert refused(full, "act") == ("AQ-10.3", "crystals-full", {"most": 2})


@pytest.mark.rule("AQ-10.4")
@pytest.mark.parametrize(
    ("there", "tiles", "caught", "points"),
    [
        (1, [], 1, 1),
        (2, [], 2, 3),
        (3, [], 2, 3),
        (3, ["LX-03"], 3, 6),
        (4, ["LX-03", "LX-07"], 4, 10),
        (9, ["LX-03", "LX-07", "LX-11", "LX-15", "LX-19"], 7, 28),
    ],
)
def test_octopods_bring_1_3_6_10(there: int, tiles: list[str], caught: int, points: int) -> None:
    me = {"programmed": ["octopods"], "tiles": tiles, "crystals": 2}
    state = position(me, sectors={"A": {"octopods": there}})
    say(state, "use A octopods", "act")
    assert sector(state, "A")["octopods"] == there - caught
    assert state.knowledge[0] == points


@pytest.mark.rule("AQ-10.4")
def test_without_octopods_there_is_nothing_to_catch() -> None:
    state = say(position({"programmed": ["octopods", "lab"]}), "use A octopods")
    assert refused(state, "act") == ("AQ-10.4", "no-octopods", {})


@pytest.mark.rule("AQ-10.4")
def test_by_the_option_fewer_may_be_caught() -> None:
    me = {"programmed": ["octopods"]}
    state = position(me, sectors={"A": {"octopods": 3}}, options={"catch_fewer": "yes"})
    say(state, "use A octopods", "act")
    assert open_answers(state) == ["catch 1", "catch 2"]
    assert refused(state, "catch 3") == ("AQ-10.4", "too-many-octopods", {"most": 2})
    say(state, "catch 1")
    assert (state.knowledge[0], sector(state, "A")["octopods"]) == (1, 2)


# -- blue -----------------------------------------------------------------------------------------


@pytest.mark.rule("AQ-10.5")
def test_a_submarine_takes_the_next_space_for_its_price_and_scores_the_bulb() -> None:
    me = {"programmed": ["submarine"], "time": 3}
    state = position(me, sectors={"A": {"submarines": [1]}}, round=2)
    assert told(state, "use A submarine", "act")[-2:] == [
        "PlaceSubmarine 0 0 2",
        "GainKnowledge 0 3 True",
    ]
    assert sector(state, "A")["submarines"] == [1, 0]
    assert (state.time[0], state.submarines[0], state.knowledge[0]) == (1, 5, 3)


@pytest.mark.rule("AQ-10.5")
@pytest.mark.parametrize(("docked", "price"), [([], 1), ([1], 2), ([1, 2], 3), ([1, 2, 3], 4)])
def test_the_price_rises_with_each_submarine(docked: list[int], price: int) -> None:
    state = position({}, {}, {}, {}, seats=4, sectors={"B": {"submarines": docked}})
    assert shown(state)["docking"]["B"] == price


@pytest.mark.rule("AQ-10.5")
def test_one_submarine_of_a_colour_in_a_sector_and_six_in_all() -> None:
    everywhere = {letter: {"submarines": [0]} for letter in "ABCDEF"}
    state = position({"programmed": ["submarine"]}, sectors=everywhere)
    assert refused(state, "use A submarine") == ("AQ-10.5", "no-submarine", {})
    del everywhere["B"]
    state = position({"programmed": ["submarine"]}, sectors=everywhere)
    assert refused(state, "use A submarine") == ("AQ-10.5", "submarine-here", {})
    assert refused(state, "use B submarine") is None


@pytest.mark.rule("AQ-10.5")
def test_the_locks_are_paid_before_the_submarine() -> None:
    state = position({"programmed": ["submarine"], "time": 1})
    why = ("AQ-10.5", "submarine-too-dear", {"price": 1, "purse": 0})
    assert refused(state, "use B submarine") == why
    assert refused(state, "use A submarine") is None


# -- red ------------------------------------------------------------------------------------------


@pytest.mark.rule("AQ-10.6")
def test_the_top_card_scores_the_bulb() -> None:
    me = {"programmed": ["research"], "cards": ["RC-02"]}
    state = position(me, sectors={"A": {"cards": ["RC-01", "RC-05"]}}, round=3)
    say(state, "use A research", "act")
    assert shown(state)["cards"] == ["RC-02", "RC-05"]
    assert sector(state, "A")["cards"] == ["RC-01"]
    assert state.knowledge[0] == 4


@pytest.mark.rule("AQ-10.6")
def test_without_a_card_or_room_for_it_red_is_refused() -> None:
    none = position({"programmed": ["research"]})
    assert refused(none, "use A research") == ("AQ-10.6", "no-card", {})
    me = {"programmed": ["research"], "cards": ["RC-02", "RC-03"]}
    full = position(me, sectors={"A": {"cards": ["RC-01"]}})
    assert refused(full, "use A research") == ("AQ-10.6", "cards-full", {"most": 2})


@pytest.mark.rule("AQ-10.6")
def test_points_come_before_an_express_delivery() -> None:
    me = {"programmed": ["research"], "points": 9, "time": 0}
    words: dict[str, Any] = {"sectors": {"A": {"cards": ["RC-36"]}}}
    state = position(me, **words)
    heard = told(state, "use A research", "act")
    assert heard[-4:] == [
        "StopAtLine 0 2",
        "UseImmediate 0 35",
        "TakeTime 0 2",
        "PlaceOnSymbol 0 0 True",
    ]
    other = position(me, **words, options={"points_before_card": "no"})
    say(other, "use A research", "act")
    assert asks(other) == "PayForLine 0 2 True"  # the new bot can pay


# -- white ----------------------------------------------------------------------------------------


@pytest.mark.rule("AQ-10.7")
def test_white_programs_in_the_colour_of_the_sector_and_fires_no_card() -> None:
    me = {"programmed": ["program"], "cards": ["RC-03"]}
    state = say(position(me), "use A program", "act")
    assert shown(state)["programmed"] == ["lab"]
    assert asks(state) == "TakeTurn 1" and state.knowledge[0] == 0


@pytest.mark.rule("AQ-10.7", "AQ-5.6")
def test_white_on_an_occupied_symbol_brings_2_time() -> None:
    me = {"programmed": ["program", "lab"], "time": 0}
    state = say(position(me), "use A program", "act")
    assert shown(state)["programmed"] == ["lab"] and state.time[0] == 2


@pytest.mark.rule("AQ-10.7", "AQ-5.7")
def test_white_needs_a_bot_which_may_be_returned_first() -> None:
    me = {"programmed": ["program", "time"], "bots": 0, "time": 0}
    state = say(position(me), "use A program")
    assert refused(state, "act") == ("AQ-10.7", "no-bot", {})
    say(state, "return time", "act")
    assert shown(state)["programmed"] == ["lab"]
