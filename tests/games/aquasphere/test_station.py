"""AQ-4, AQ-9: locks, Control Spaces, Loading Stations, using a bot."""

from itertools import permutations

import pytest

from pelagos.games.aquasphere.rules.station import PlaceBot, fares
from tests.games.aquasphere.positions import game_with, position, refused, say, sector, shown, told
from tests.games.playing import asks, happen, open_answers

C = 2
LETTERS = "ABCDEF"


def fare(start: str, end: str, ring: str = LETTERS, cards: tuple[str, ...] = ()) -> int:
    state = position({"scientist": start, "cards": [*cards]}, ring=[*ring])
    found: int = shown(state)["fares"][end]
    return found


@pytest.mark.rule("AQ-4.1")
def test_sectors_differ_in_letter_programming_colour_and_lock() -> None:
    state = position()
    programs = [sector(state, letter)["program"] for letter in LETTERS]
    assert programs == ["lab", "time", "crystals", "octopods", "submarine", "research"]
    assert [sector(state, letter)["lock"] for letter in LETTERS] == [1, 1, 0, 1, 1, 2]


@pytest.mark.rule("AQ-4.2")
def test_a_control_space_holds_one_bot() -> None:
    state = position({"programmed": ["time"]}, sectors={"A": {"control": 1}})
    say(state, "use A time")
    assert sector(state, "A")["control"] == 0
    assert (state.controlled(0), state.controlled(1)) == (1, 0)


@pytest.mark.rule("AQ-4.3")
@pytest.mark.parametrize(
    ("start", "end", "price"),
    [("A", "A", 0), ("A", "B", 1), ("B", "A", 1), ("A", "F", 2), ("A", "D", 2), ("D", "F", 2)],
)
def test_the_cheapest_way_is_charged_in_either_direction(start: str, end: str, price: int) -> None:
    assert fare(start, end) == price


@pytest.mark.rule("AQ-4.3")
def test_the_ring_decides_about_the_way() -> None:
    assert fare("A", "D", "ADBCEF") == 1  # the lock travels with the sector before it
    assert fare("A", "F", "AEFBCD") == 2


@pytest.mark.rule("AQ-4.3")
def test_a_walk_through_one_lock_of_1_costs_1_time() -> None:
    state = position({"programmed": ["time"], "time": 3})
    assert told(state, "use B time")[0] == "WalkTo 0 1 1 1"
    assert shown(state)["scientist"] == "B" and shown(state)["area"] == "time"
    assert state.time[0] == 2


@pytest.mark.rule("AQ-4.3")
def test_a_way_that_cannot_be_paid_is_refused_with_its_price() -> None:
    state = position({"programmed": ["time"], "time": 1})
    why = ("AQ-4.3", "locks-too-dear", {"fare": 2, "purse": 1})
    assert refused(state, "use F time") == why
    assert refused(state, "use B time") is None
    assert open_answers(state, "use") == ["use A time", "use B time"]


@pytest.mark.rule("AQ-4.4")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 4), (4, 5)])
def test_a_loading_station_holds_2_4_or_5_bots(seats: int, limit: int) -> None:
    full = [limit, 0, 0, 0]
    sectors = {"C": {"control": 1, "loading": [limit - 1, 0, 0, 0]}}
    state = position(seats=seats, sectors=sectors)
    assert "RelieveOvercrowding 2 0" not in happen(state, PlaceBot(0, C))
    assert sum(sector(state, "C")["loading"]) == limit
    state = position(seats=seats, sectors={"C": {"control": 1, "loading": full}})
    assert "RelieveOvercrowding 2 0" in happen(state, PlaceBot(0, C))
    assert sector(state, "C")["loading"][:2] == [1, 1]


@pytest.mark.rule("AQ-4.5")
def test_an_overcrowded_station_keeps_one_bot_of_each_player() -> None:
    sectors = {"C": {"control": 1, "loading": [2, 1, 1, 0]}}
    players = {"bots": 5}, {"bots": 5}, {"bots": 5}
    state = position(*players, seats=3, sectors=sectors)
    happen(state, PlaceBot(0, C))
    assert sector(state, "C")["loading"] == [1, 1, 1, 0]
    assert state.bots[:3] == [6, 6, 5]


@pytest.mark.rule("AQ-4.5")
def test_a_neutral_bot_counts_but_stays() -> None:
    sectors = {"C": {"control": 1, "loading": [3, 0, 0, 1]}}
    state = position({"bots": 5}, {"bots": 5}, {}, seats=3, sectors=sectors)
    happen(state, PlaceBot(0, C))
    assert sector(state, "C")["loading"] == [1, 1, 0, 1]
    assert state.bots[0] == 7


@pytest.mark.rule("AQ-4.5")
def test_bots_taken_back_bring_no_time_and_can_be_used_at_once() -> None:
    me = {"programmed": ["program"], "bots": 0, "time": 1}
    state = position(me, sectors={"A": {"control": 1, "loading": [2, 0, 0, 0]}})
    say(state, "use A program")
    assert (state.bots[0], state.time[0]) == (1, 1)
    say(state, "act")
    assert shown(state)["programmed"] == ["lab"]


@pytest.mark.rule("AQ-4.6")
def test_scientists_share_sectors_and_areas() -> None:
    state = position({"programmed": ["time"]}, {"scientist": "A", "area": "time"})
    say(state, "use A time")
    assert shown(state, 0)["area"] == shown(state, 1)["area"] == "time"


# -- option B -------------------------------------------------------------------------------------


@pytest.mark.rule("AQ-9.1")
def test_walk_place_the_bot_act_in_this_order() -> None:
    state = position({"programmed": ["crystals"]}, sectors={"B": {"crystals": 1}})
    heard = told(state, "use B crystals", "act")
    assert heard == ["WalkTo 0 1 2 1", "PlaceBot 0 1", "TakeCrystalsThere 0 1 1"]


@pytest.mark.rule("AQ-9.1")
def test_an_area_needs_a_bot_of_its_program() -> None:
    state = position({"programmed": ["time"]})
    assert refused(state, "use A lab") == ("AQ-9.1", "no-bot-for-area", {"program": 0})


@pytest.mark.rule("AQ-9.2")
def test_green_red_and_blue_must_be_possible() -> None:
    for program, why in (("lab", "no-tile"), ("research", "no-card")):
        refusal = refused(position({"programmed": [program]}), f"use A {program}")
        assert refusal is not None and refusal[1] == why
    here = position({"programmed": ["submarine"]}, sectors={"A": {"submarines": [0]}})
    assert refused(here, "use A submarine") == ("AQ-10.5", "submarine-here", {})


@pytest.mark.rule("AQ-9.2")
@pytest.mark.parametrize("program", ["time", "crystals", "octopods", "program"])
def test_the_other_areas_may_be_used_for_nothing(program: str) -> None:
    state = position({"programmed": [program], "bots": 0})
    say(state, f"use A {program}")
    assert sector(state, "A")["control"] == 0
    assert asks(state) == "TakeTurn 1"


@pytest.mark.rule("AQ-9.2")
def test_by_the_option_a_bot_may_be_used_anywhere_and_the_action_is_skipped() -> None:
    state = position({"programmed": ["lab"]}, options={"where_to_use": "anywhere"})
    heard = told(state, "use A lab")
    assert heard == ["WalkTo 0 0 0 0", "PlaceBot 0 0", "LeaveActionOut 0 0 0"]
    assert asks(state) == "TakeTurn 1"


@pytest.mark.rule("AQ-9.2")
@pytest.mark.parametrize(
    ("program", "rule", "why"),
    [
        ("time", "AQ-10.2", "time-full"),
        ("crystals", "AQ-10.3", "no-crystals"),
        ("octopods", "AQ-10.4", "no-octopods"),
        ("program", "AQ-10.7", "no-bot"),
    ],
)
def test_by_the_option_an_action_must_bring_something(program: str, rule: str, why: str) -> None:
    me = {"programmed": [program], "bots": 0, "time": 4}
    state = position(me, options={"where_to_use": "gain"})
    refusal = refused(state, f"use A {program}")
    assert refusal is not None and refusal[:2] == (rule, why)


@pytest.mark.rule("AQ-9.2")
def test_the_gain_is_judged_after_the_way_and_with_bots_that_can_be_returned() -> None:
    walked = position({"programmed": ["time"], "time": 4}, options={"where_to_use": "gain"})
    assert refused(walked, "use B time") is None
    me = {"programmed": ["program", "lab"], "bots": 0}
    other = position(me, options={"where_to_use": "gain"})
    assert refused(other, "use A program") is None
    full = position(
        {"programmed": ["crystals"], "crystals": 2},
        options={"where_to_use": "gain"},
        sectors={"A": {"crystals": 1}},
    )
    assert refused(full, "use A crystals") == ("AQ-10.3", "crystals-full", {"most": 2})


@pytest.mark.rule("AQ-9.3")
def test_staying_in_the_same_area_is_allowed() -> None:
    state = position({"programmed": ["time"], "area": "time", "time": 0})
    say(state, "use A time", "act")
    assert shown(state)["scientist"] == "A" and state.time[0] == 2


@pytest.mark.rule("AQ-9.4")
def test_a_displaced_bot_goes_to_the_loading_station_even_an_own_one() -> None:
    for owner in (0, 1):
        state = position({"programmed": ["time"]}, sectors={"A": {"control": owner}})
        heard = told(state, "use A time")
        assert f"EnterLoadingStation {owner} 0 0" in heard
        assert sector(state, "A")["loading"][owner] == 1


@pytest.mark.rule("AQ-9.5")
def test_the_bot_used_leaves_its_symbol_and_brings_no_time() -> None:
    state = position({"programmed": ["crystals"], "time": 1})
    supply = state.bots[0]
    say(state, "use A crystals")
    assert (state.programmed[0], state.bots[0], state.time[0]) == (0, supply, 1)


@pytest.mark.rule("AQ-9.6")
def test_time_won_by_the_action_cannot_pay_the_locks() -> None:
    state = position({"programmed": ["time"], "time": 0}, sectors={"B": {"time": 4}})
    refusal = refused(state, "use B time")
    assert refusal is not None and refusal[1] == "locks-too-dear"


@pytest.mark.rule("AQ-9.6", "AQ-9.2")
def test_the_other_bot_is_returned_on_the_way_where_time_runs_out() -> None:
    state = position({"programmed": ["crystals", "lab"], "time": 1}, sectors={"E": {"crystals": 1}})
    assert shown(state)["fares"]["E"] == 3
    heard = told(state, "use E crystals")
    assert heard[:4] == ["WalkTo 0 4 2 3", "ReturnBot 0 0 True", "TakeTime 0 2", "PayTheRest 0 2"]
    assert state.time[0] == 0
    assert shown(state)["programmed"] == []


@pytest.mark.rule("AQ-9.6")
def test_the_bot_that_is_used_cannot_pay_its_own_way() -> None:
    state = position({"programmed": ["crystals"], "time": 1})
    refusal = refused(state, "use E crystals")
    assert refusal == ("AQ-4.3", "locks-too-dear", {"fare": 3, "purse": 1})


@pytest.mark.rule("AQ-9.6")
def test_what_a_long_way_leaves_no_room_for_is_not_lost() -> None:
    locks = {f"sectors__{letter}__lock": 2 for letter in LETTERS}
    game = game_with(**locks)
    state = position({"programmed": ["crystals", "lab"], "time": 4}, game=game)
    assert fares(state, 0)[3] == 6
    assert refused(state, "use D crystals") is None
    say(state, "use D crystals")
    assert state.time[0] == 0


@pytest.mark.rule("AQ-5.5", "AQ-9.2")
def test_a_bot_returned_between_lock_and_submarine_pays_for_it() -> None:
    docked = {"F": {"submarines": [1, 2, 3]}}
    me = {"programmed": ["submarine", "lab"], "time": 4}
    state = position(me, {}, {}, {}, seats=4, sectors=docked)
    say(state, "use F submarine")  # the lock takes 2, the fourth space costs 4
    assert refused(state, "act") == ("AQ-10.5", "submarine-too-dear", {"price": 4, "purse": 2})
    say(state, "return lab", "act")
    assert state.time[0] == 0 and sector(state, "F")["submarines"] == [1, 2, 3, 0]


@pytest.mark.rule("AQ-5.5", "AQ-9.2")
def test_returned_before_the_way_the_time_does_not_fit_and_does_not_pay() -> None:
    docked = {"F": {"submarines": [1, 2, 3]}}
    me = {"programmed": ["submarine", "lab"], "time": 4}
    state = say(position(me, {}, {}, {}, seats=4, sectors=docked), "return lab")
    why = ("AQ-10.5", "submarine-too-dear", {"price": 4, "purse": 2})
    assert refused(state, "use F submarine") == why


@pytest.mark.rule("AQ-9.7")
def test_the_action_may_be_left_out() -> None:
    me = {"programmed": ["octopods"], "points": 9, "crystals": 1}
    state = position(me, sectors={"A": {"octopods": 1}})
    heard = told(state, "use A octopods", "leave out")
    assert heard[-1] == "LeaveActionOut 0 0 3"
    assert (state.knowledge[0], state.crystals[0], state.octopods_at[0]) == (9, 1, 1)
    assert sector(state, "A")["control"] == 0


@pytest.mark.rule("AQ-9.7")
def test_by_the_option_a_possible_action_must_be_carried_out() -> None:
    options = {"skip_action": "no"}
    state = position({"programmed": ["time"], "time": 0}, options=options)
    say(state, "use A time")
    assert refused(state, "leave out") == ("AQ-9.7", "must-act", {})
    idle = position({"programmed": ["crystals", "lab"]}, options=options)
    say(idle, "use A crystals")
    assert refused(idle, "leave out") is None
    assert refused(idle, "act") == ("AQ-10.3", "no-crystals", {})


@pytest.mark.rule("AQ-9.7")
def test_an_action_within_reach_of_a_return_is_possible() -> None:
    options = {"skip_action": "no"}
    me = {"programmed": ["submarine", "lab"], "time": 0}
    state = say(position(me, options=options), "use A submarine")
    assert refused(state, "leave out") == ("AQ-9.7", "must-act", {})
    white = {"programmed": ["program", "time"], "bots": 0}
    state = say(position(white, options=options), "use A program")
    assert refused(state, "leave out") == ("AQ-9.7", "must-act", {})
    assert refused(state, "act") == ("AQ-10.7", "no-bot", {})
    tile = {"programmed": ["lab", "time"], "tiles": ["LX-01", "LX-02", "LX-03", "LX-04", "LX-05"]}
    both = {"skip_action": "no", "where_to_use": "anywhere"}
    state = say(position(tile, options=both), "use A lab")
    assert refused(state, "leave out") is None


# -- ways with cards ------------------------------------------------------------------------------


@pytest.mark.rule("AQ-16.6")
def test_the_master_key_opens_locks_of_2() -> None:
    assert fare("A", "F") == 2
    assert fare("A", "F", cards=("RC-27",)) == 0
    assert fare("A", "B", cards=("RC-27",)) == 1
    assert fare("A", "E", cards=("RC-27",)) == 1


@pytest.mark.rule("AQ-16.4")
def test_the_central_tube_leads_to_the_opposite_sector() -> None:
    assert fare("A", "D") == 2
    assert fare("A", "D", cards=("RC-25",)) == 1
    assert fare("A", "C", cards=("RC-25",)) == 1  # jump to D, then the lock of 0
    assert fare("F", "D", cards=("RC-25",)) == 1
    state = position({"programmed": ["time"], "cards": ["RC-25"], "time": 1})
    say(state, "use D time")
    assert state.time[0] == 0


@pytest.mark.rule("AQ-16.4")
def test_walking_before_and_after_a_jump_counts_too() -> None:
    for ring in permutations(LETTERS[1:]):
        order = "A" + "".join(ring)
        for end in LETTERS:
            walked = fare("A", end, order)
            assert fare("A", end, order, ("RC-25",)) <= walked


@pytest.mark.rule("AQ-16.4")
def test_several_jumps_make_a_difference_only_with_other_locks() -> None:
    """Every pair of the 120 rings costs the same either way, as the audit found."""
    for ring in permutations(LETTERS[1:]):
        order = ["A", *ring]
        for start in LETTERS:
            me = {"scientist": start, "cards": ["RC-25"]}
            many = position(me, ring=order)
            once = position(me, ring=order, options={"several_jumps": "no"})
            assert fares(many, 0) == fares(once, 0)


@pytest.mark.rule("AQ-16.4")
def test_with_another_price_a_second_jump_is_cheaper() -> None:
    locks = dict(zip(LETTERS, (2, 2, 2, 0, 2, 2), strict=True))
    values = {f"sectors__{letter}__lock": value for letter, value in locks.items()}
    game = game_with(**values, **{"cards__RC_dash_25__price": 0})
    me = {"scientist": "A", "cards": ["RC-25"]}
    many = position(me, game=game)
    once = position(me, game=game, options={"several_jumps": "no"})
    assert fares(many, 0)[1] == 0  # to D, through the lock of 0 to E, and back across to B
    assert fares(once, 0)[1] == 2
