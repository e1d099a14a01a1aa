"""AQ-16: research cards."""

from typing import Any

import pytest

from pelagos.games.aquasphere.rules.scoring import UseScoringCards
from tests.games.aquasphere.positions import position, refused, say, sector, shown, told
from tests.games.playing import asks, open_answers


@pytest.mark.rule("AQ-16.1")
def test_cards_may_be_left_unused_and_used_in_any_order() -> None:
    me = {"cards": ["RC-16", "RC-17", "RC-18"], "tiles": ["LX-01"], "time": 0, "points": 9}
    state = say(position(me), "engineer R1")
    assert open_answers(state) == ["card RC-16", "card RC-17", "card RC-18", "done"]
    say(state, "card RC-17", "card RC-18")  # the crystal first, then the points that need it
    assert (state.knowledge[0], state.crystals[0]) == (13, 0)
    say(state, "done")
    assert (state.time[0], asks(state)) == (0, "TakeTurn 1")


@pytest.mark.rule("AQ-16.1")
def test_rewards_respect_the_lab() -> None:
    me = {"cards": ["RC-16", "RC-17"], "time": 3, "crystals": 2}
    state = say(position(me), "engineer R1")
    assert refused(state, "card RC-17") == ("AQ-16.1", "card-brings-nothing", {})
    say(state, "card RC-16")
    assert state.time[0] == 4
    assert asks(state) == "TakeTurn 1"  # the other card would bring nothing


@pytest.mark.rule("AQ-16.2")
@pytest.mark.parametrize(
    ("card", "time", "crystals", "points"),
    [("RC-16", 2, 0, 0), ("RC-17", 0, 1, 0), ("RC-18", 0, 0, 4)],
)
def test_a_room_card_pays_for_entering(card: str, time: int, crystals: int, points: int) -> None:
    state = say(position({"cards": [card], "time": 0}), "engineer R1", f"card {card}")
    assert (state.time[0], state.crystals[0], state.knowledge[0]) == (time, crystals, points)


@pytest.mark.rule("AQ-16.2")
def test_a_room_card_is_silent_in_other_rooms_and_for_other_ways_of_programming() -> None:
    me = {"cards": ["RC-18"]}
    assert asks(say(position(me), "engineer L1")) == "TakeTurn 1"
    assert asks(say(position(me), "buy research")) == "TakeTurn 1"
    white = {"cards": ["RC-18"], "programmed": ["program"], "scientist": "F"}
    assert asks(say(position(white), "use F program", "act")) == "TakeTurn 1"


@pytest.mark.rule("AQ-16.2")
def test_a_card_gained_in_its_room_does_not_pay_for_it() -> None:
    me = {"programmed": ["research"], "engineer": "R1"}
    state = position(me, sectors={"A": {"cards": ["RC-17"]}})
    say(state, "use A research", "act")
    assert state.crystals[0] == 0


@pytest.mark.rule("AQ-16.2")
@pytest.mark.parametrize("me", [{"bots": 0}, {"programmed": ["research"]}])
def test_the_option_says_whether_entering_is_enough(me: dict[str, object]) -> None:
    words: dict[str, Any] = {**me, "cards": ["RC-17"]}
    assert asks(say(position(words), "engineer R1")).startswith("UseCards")
    state = position(words, options={"reward_without_bot": "no"})
    assert asks(say(state, "engineer R1")) == "TakeTurn 1"
    for bots in (1, 14):
        fresh = {"cards": ["RC-17"], "bots": bots}
        state = position(fresh, options={"reward_without_bot": "no"})
        assert asks(say(state, "engineer R1")).startswith("UseCards")


@pytest.mark.rule("AQ-16.3")
@pytest.mark.parametrize(
    ("card", "time", "crystals", "points"),
    [("RC-22", 2, 0, 3), ("RC-23", 0, 1, 3), ("RC-24", 0, 0, 6)],
)
def test_a_net_pays_once_for_a_catch(card: str, time: int, crystals: int, points: int) -> None:
    me = {"programmed": ["octopods"], "cards": [card], "time": 0}
    state = position(me, sectors={"A": {"octopods": 2}})
    say(state, "use A octopods", "act", f"card {card}")
    assert (state.time[0], state.crystals[0], state.knowledge[0]) == (time, crystals, points)
    assert asks(state) == "TakeTurn 1"


@pytest.mark.rule("AQ-16.3")
def test_a_catch_left_out_fires_no_net() -> None:
    me = {"programmed": ["octopods"], "cards": ["RC-24"]}
    state = position(me, sectors={"A": {"octopods": 2}})
    assert asks(say(state, "use A octopods", "leave out")) == "TakeTurn 1"


@pytest.mark.rule("AQ-16.5")
def test_clean_sweep_pays_before_the_action() -> None:
    me = {"programmed": ["crystals"], "cards": ["RC-26"], "points": 9}
    here = {"control": 1, "loading": [0, 2, 0, 0], "crystals": 1}
    state = position(me, sectors={"A": here})
    heard = told(state, "use A crystals")
    assert "GainKnowledge 0 2 True" in heard and "StopAtLine 0 2" in heard
    assert asks(state) == "CarryOut 0 0 2"  # the crystal would come too late


@pytest.mark.rule("AQ-16.5")
def test_clean_sweep_pays_for_a_letter_right_after_its_bot() -> None:
    me = {"programmed": ["lab"], "cards": ["RC-26"]}
    full = {"control": 1, "loading": [0, 2, 0, 0]}
    state = position(me, sectors={"A": {"tiles": ["LX-25"]}, "B": full})
    say(state, "use A lab", "act", "letter B")
    assert state.knowledge[0] == 2
    assert asks(state) == "UseLetter 0 1"


@pytest.mark.rule("AQ-16.5")
def test_own_bots_bring_nothing_and_others_nothing_without_the_card() -> None:
    own = {"control": 0, "loading": [2, 0, 0, 0]}
    me = {"programmed": ["time"], "cards": ["RC-26"]}
    assert say(position(me, sectors={"A": own}), "use A time").knowledge[0] == 0
    others = {"control": 1, "loading": [0, 2, 0, 0]}
    state = say(position({"programmed": ["time"]}, sectors={"A": others}), "use A time")
    assert state.knowledge[0] == 0 and sector(state, "A")["loading"] == [0, 1, 0, 0]


@pytest.mark.rule("AQ-16.7")
@pytest.mark.parametrize(("docked", "price"), [([], 0), ([1], 1), ([1, 2], 1), ([1, 2, 3], 2)])
def test_the_friendly_shipyard_halves_and_rounds_down(docked: list[int], price: int) -> None:
    me = {"programmed": ["submarine"], "cards": ["RC-28"], "time": 2}
    state = position(me, {}, {}, {}, seats=4, sectors={"A": {"submarines": docked}})
    say(state, "use A submarine", "act")
    assert state.time[0] == 2 - price


# -- the Side Door --------------------------------------------------------------------------------

SIDE = {"cards": ["RC-29"]}


@pytest.mark.rule("AQ-16.8")
@pytest.mark.parametrize(
    ("space", "rooms"),
    [("L1", ["R1"]), ("L2", ["C2"]), ("C2", ["L2", "R2"]), ("R2", ["C2"]), ("L3", ["R3"])],
)
def test_the_side_door_leads_to_neighbouring_rooms(space: str, rooms: list[str]) -> None:
    state = position({**SIDE, "engineer": space})
    assert open_answers(state, "sideways") == [f"sideways {room}" for room in rooms]


@pytest.mark.rule("AQ-16.8")
def test_by_the_option_it_leads_to_any_room_of_the_tier() -> None:
    state = position({**SIDE, "engineer": "L2"}, options={"sideways_reach": "tier"})
    assert open_answers(state, "sideways") == ["sideways C2", "sideways R2"]
    assert refused(state, "sideways L2") == ("AQ-16.8", "not-sideways", {})
    assert refused(state, "sideways L3") == ("AQ-16.8", "not-sideways", {})


@pytest.mark.rule("AQ-16.8")
def test_the_side_door_makes_four_moves_and_works_once_a_game() -> None:
    state = position({**SIDE, "engineer": "L1"}, {"engineer": "L3"}, order=[0, 1])
    say(state, "sideways R1", "pass")
    assert shown(state)["programmed"] == ["research"]
    assert shown(state)["spent"] == ["RC-29"] and shown(state)["cards"] == ["RC-29"]
    assert refused(state, "sideways L1") == ("AQ-16.8", "sideways-used", {})
    say(state, "engineer R2", "engineer R3", "return time")
    assert shown(state)["engineer"] == "R3"


@pytest.mark.rule("AQ-16.8")
def test_the_side_door_needs_the_card_and_does_not_open_at_the_start() -> None:
    assert refused(position(), "sideways L1") == ("AQ-16.8", "no-sideways-card", {})
    assert refused(position(SIDE), "sideways L1") == ("AQ-16.8", "not-from-start", {})
    far = position({**SIDE, "engineer": "L2"})
    assert refused(far, "sideways R2") == ("AQ-16.8", "not-sideways", {})


@pytest.mark.rule("AQ-16.8", "AQ-16.2")
def test_the_side_door_fires_room_cards() -> None:
    state = position({"cards": ["RC-29", "RC-17"], "engineer": "L1"})
    assert asks(say(state, "sideways R1")).startswith("UseCards")


@pytest.mark.rule("AQ-16.8")
def test_the_side_door_is_a_turn_or_by_the_option_an_extra() -> None:
    me = {**SIDE, "engineer": "L3"}
    assert asks(say(position(me), "sideways R3")) == "TakeTurn 1"
    state = say(position(me, options={"sideways_turn": "free"}), "sideways R3")
    assert asks(state) == "TakeTurn 0" and shown(state)["programmed"] == ["program"]


@pytest.mark.rule("AQ-16.8", "AQ-5.7")
def test_the_side_door_too_may_need_a_bot() -> None:
    options = {"move_without_bot": "no", "early_pass": "yes"}
    state = position({**SIDE, "engineer": "L1", "bots": 0}, options=options)
    assert refused(state, "sideways R1") == ("AQ-5.7", "no-bot-to-program", {})


# -- Night Shift and Express Delivery -------------------------------------------------------------

OUT = {"engineer": "out"}


@pytest.mark.rule("AQ-16.9", "AQ-13.1")
def test_a_night_shift_programs_a_bot_at_a_scoring() -> None:
    me = {**OUT, "cards": ["RC-35"], "time": 1, "bots": 10}
    state = position(me, OUT, phase="scoring", passed=[0, 1])
    say(state, "card RC-35")
    assert state.time[0] == 0 and shown(state)["programmed"] == ["research"]


@pytest.mark.rule("AQ-16.9")
def test_a_night_shift_needs_time_a_bot_and_its_symbol_free() -> None:
    words: dict[str, Any] = {
        "phase": "scoring",
        "passed": [0, 1],
        "sectors": {"A": {"submarines": [0]}},
    }
    broke = position({**OUT, "cards": ["RC-35"], "time": 0}, OUT, **words)
    why = ("AQ-16.9", "no-time-for-card", {"price": 1, "purse": 0})
    assert refused(broke, "card RC-35") == why
    both = {**OUT, "cards": ["RC-35", "RC-30"], "programmed": ["lab"]}
    taken = position(both, OUT, **words)
    assert refused(taken, "card RC-30") == ("AQ-16.9", "card-symbol-taken", {"program": 0})
    last = position({**OUT, "cards": ["RC-35", "RC-30"], "bots": 1}, OUT, **words)
    say(last, "card RC-35")
    assert asks(last).startswith(("Deal", "TakeTurn"))  # no bot for the other card


@pytest.mark.rule("AQ-16.9")
def test_a_night_shift_without_a_bot_is_refused() -> None:
    me = {**OUT, "cards": ["RC-35"], "bots": 0}
    state = position(me, OUT, agenda=[UseScoringCards(0, 1 << 34, 1)])
    assert refused(state, "card RC-35") == ("AQ-16.9", "no-bot-for-card", {})


@pytest.mark.rule("AQ-16.9", "AQ-5.2")
@pytest.mark.parametrize(("ruling", "time"), [("own_turn", 0), ("always", 2)])
def test_a_third_bot_by_night_shift_brings_no_time(ruling: str, time: int) -> None:
    me = {**OUT, "cards": ["RC-35"], "programmed": ["lab", "time"], "time": 1}
    words: dict[str, Any] = {
        "phase": "scoring",
        "passed": [0, 1],
        "options": {"time_for_bots": ruling},
    }
    state = say(position(me, OUT, **words), "card RC-35")
    assert asks(state) == "ReturnThird 0 5 False"
    say(state, "return lab")
    assert state.time[0] == time


@pytest.mark.rule("AQ-16.10")
def test_an_express_delivery_brings_2_time_and_a_bot_at_once() -> None:
    me = {"programmed": ["research"], "time": 0, "bots": 4}
    state = position(me, sectors={"A": {"cards": ["RC-38"]}})
    say(state, "use A research", "act")
    assert state.time[0] == 2 and shown(state)["programmed"] == ["crystals"]
    assert shown(state)["cards"] == ["RC-38"]


@pytest.mark.rule("AQ-16.10", "AQ-5.6", "AQ-5.7")
def test_an_express_delivery_on_an_occupied_symbol_or_without_a_bot() -> None:
    me = {"programmed": ["research", "crystals"], "time": 0, "bots": 0}
    state = position(me, sectors={"A": {"cards": ["RC-38"]}})
    say(state, "use A research", "act")
    assert state.time[0] == 4 and shown(state)["programmed"] == ["crystals"]
    bare = position(
        {"programmed": ["research"], "time": 0, "bots": 0}, sectors={"A": {"cards": ["RC-38"]}}
    )
    say(bare, "use A research", "act")
    assert bare.time[0] == 2 and bare.programmed[0] == 0
