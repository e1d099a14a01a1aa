"""AQ-7, AQ-14: turns, and preparing the next round."""

from typing import Any

import pytest

from pelagos.games.aquasphere.rules.refill import REFILL, DockNeutral
from tests.games.aquasphere.positions import GAME, position, refused, say, sector, shown, told
from tests.games.playing import asks, happen, open_answers

OUT = {"engineer": "out"}


@pytest.mark.rule("AQ-7.1")
def test_turns_go_round_and_those_who_passed_are_skipped() -> None:
    state = position({}, OUT, {}, seats=3, passed=[1], order=[2, 1, 0], active=2)
    assert asks(say(state, "engineer L1")) == "TakeTurn 0"
    assert asks(say(state, "engineer L1")) == "TakeTurn 2"


@pytest.mark.rule("AQ-7.1")
def test_the_last_player_takes_turns_in_a_row_and_then_the_round_ends() -> None:
    state = position({"engineer": "R2"}, OUT, passed=[1])
    assert asks(say(state, "engineer L3")) == "TakeTurn 0"
    assert told(state, "pass")[1] == "IntermediateScoring 1"


@pytest.mark.rule("AQ-7.2")
def test_a_turn_is_one_option() -> None:
    for answer in ("engineer L1", "buy lab"):
        assert asks(say(position(), answer)) == "TakeTurn 1"
    assert asks(say(position({"programmed": ["time"]}), "use A time")) == "TakeTurn 1"
    assert refused(position(), "act") == ("AQ-7.2", "not-now", {})


@pytest.mark.rule("AQ-7.3", "AQ-14.5")
def test_the_order_of_passing_is_the_next_play_order() -> None:
    state = prepared(position({}, {}, {}, seats=3, passed=[1, 2, 0], phase="prepare"))
    assert state.order == [1, 2, 0] and state.passed == [-1, -1, -1]
    assert asks(state) == "TakeTurn 1"


def prepared(state: Any) -> Any:
    """After the cards are dealt, always the first that may come."""
    while not asks(state).startswith("TakeTurn"):
        say(state, open_answers(state)[0])
    return state


def words(**more: Any) -> dict[str, Any]:
    return {"phase": "prepare", "passed": [0, 1], **more}


@pytest.mark.rule("AQ-14.1")
def test_new_cards_and_tiles_go_on_top() -> None:
    sectors = {"A": {"cards": ["RC-41"], "tiles": ["LX-30"]}}
    state = prepared(position(**words(sectors=sectors)))
    assert sector(state, "A")["cards"] == ["RC-41", "RC-01"]
    assert sector(state, "A")["tiles"] == ["LX-30", "LX-01"]
    assert sector(state, "F")["cards"] == ["RC-06"]


@pytest.mark.rule("AQ-14.2")
def test_the_centre_tile_refills_the_sectors_and_leftover_time_goes() -> None:
    sectors = {"A": {"time": 3, "crystals": 1, "octopods": 2}}
    state = position(seats=4, phase="prepare", passed=[0, 1, 2, 3], sectors=sectors)
    prepared(state)
    assert state.time_at == [4, 2, 0, 3, 2, 3]
    assert state.crystals_at == [1, 1, 1, 0, 1, 1]
    assert state.octopods_at == [3, 0, 0, 1, 0, 1]
    assert state.pieces()["time"] == 44


@pytest.mark.rule("AQ-14.2", "AQ-2.7")
def test_the_turn_of_the_tile_and_the_ring_say_which_sector_gets_what() -> None:
    ring = ["F", "E", "D", "C", "B", "A"]
    state = position(seats=4, rotation=2, ring=ring, passed=[0, 1, 2, 3], phase="prepare")
    assert GAME.show(state)["centre"]["adds"]["D"]["time"] == 4  # edge 0 lies at place 2
    prepared(state)
    assert [sector(state, letter)["time"] for letter in "DCBAFE"] == [4, 2, 0, 3, 2, 3]


@pytest.mark.rule("AQ-14.2", "AQ-6.7")
def test_a_short_supply_is_dealt_out_edge_by_edge() -> None:
    state = position(seats=4, supply={"octopods": 2, "crystals": 1, "time": 5}, rotation=1)
    happen(state, REFILL)
    assert state.octopods_at == [0, 1, 0, 0, 1, 0]
    assert state.crystals_at == [0, 0, 1, 0, 0, 0]
    assert state.time_at == [0, 4, 1, 0, 0, 0]
    assert (state.octopod_supply, state.crystal_supply, state.time_supply) == (0, 0, 0)


@pytest.mark.rule("AQ-6.7")
def test_by_the_option_a_refill_is_never_short() -> None:
    state = position(seats=4, supply={"octopods": 1}, options={"supply": "unlimited"})
    happen(state, REFILL)
    assert state.octopods_at == [1, 0, 0, 1, 0, 1] and state.octopod_supply == -2


@pytest.mark.rule("AQ-14.3")
def test_neutral_submarines_take_the_next_free_space() -> None:
    state = position(sectors={"B": {"submarines": [0]}})  # 2 players: edges 1 and 4
    heard = happen(state, REFILL)
    assert heard == ["RefillStation", "DockNeutral 2 1", "DockNeutral 2 4"]
    assert sector(state, "B")["submarines"] == [0, 2]


@pytest.mark.rule("AQ-14.3")
def test_with_two_players_a_sector_takes_both_neutral_colours_then_the_next_one() -> None:
    one = position(sectors={"B": {"submarines": [2]}})
    assert "DockNeutral 3 1" in happen(one, REFILL)
    both = position(sectors={"B": {"submarines": [2, 3]}, "C": {"submarines": [2]}})
    assert "DockNeutral 3 2" in happen(both, REFILL)


@pytest.mark.rule("AQ-14.3")
def test_with_three_players_a_sector_takes_one_and_clockwise_is_the_way() -> None:
    sectors = {"E": {"submarines": [3]}, "F": {"submarines": [0, 3]}}
    state = position({}, {}, {}, seats=3, sectors=sectors)
    assert happen(state, REFILL) == ["RefillStation", "DockNeutral 3 0"]


@pytest.mark.rule("AQ-14.3")
def test_by_the_option_the_two_neutral_colours_take_turns() -> None:
    options = {"neutral_colour": "alternate"}
    state = position(options=options)
    assert happen(state, REFILL)[1:] == ["DockNeutral 2 1", "DockNeutral 3 4"]
    odd = position(options=options, sectors={"A": {"submarines": [2]}, "B": {"submarines": [3]}})
    assert happen(odd, REFILL)[1:] == ["DockNeutral 2 1", "DockNeutral 3 4"]
    there = position(options=options, sectors={"B": {"submarines": [2, 3]}})
    assert happen(there, REFILL)[1:] == ["DockNeutral 2 2", "DockNeutral 3 4"]


@pytest.mark.rule("AQ-14.3")
def test_a_neutral_submarine_leaves_the_neutral_supply() -> None:
    state = position()
    happen(state, DockNeutral(2, 0))
    assert state.submarines[2] == 5


@pytest.mark.rule("AQ-14.4")
def test_the_next_bulb_applies() -> None:
    state = position(**words(round=2))
    assert state.bulb() == 3
    assert prepared(state).bulb() == 4


@pytest.mark.rule("AQ-14.5")
def test_engineers_go_back_and_the_next_program_card_is_laid_out() -> None:
    programs = {"now": "PC-1", "next": "PC-4"}
    state = prepared(position(OUT, OUT, **words(programs=programs)))
    assert [shown(state, seat)["engineer"] for seat in (0, 1)] == ["start", "start"]
    shows = GAME.show(state)["programs"]
    assert (shows["now"], shows["next"]) == ("PC-4", "PC-2")
    assert shows["rooms"]["L1"] == "time"


@pytest.mark.rule("AQ-14.5", "AQ-2.2")
def test_before_the_last_round_no_further_card_is_turned() -> None:
    programs = {"now": "PC-1", "next": "PC-4"}
    state = prepared(position(OUT, OUT, **words(programs=programs, round=3, rotation=4)))
    assert GAME.show(state)["programs"]["next"] == ""
    assert state.round == 4 and state.bulb() == 5


@pytest.mark.rule("AQ-14.6")
def test_scientists_stay_where_they_are() -> None:
    state = prepared(position({"scientist": "E", "area": "lab"}, **words()))
    assert (shown(state)["scientist"], shown(state)["area"]) == ("E", "lab")


@pytest.mark.rule("AQ-9.2")
@pytest.mark.parametrize(
    ("programmed", "time", "reached"),
    [
        (["time"], 0, "A"),
        (["time"], 1, "AB"),
        (["time", "crystals"], 0, "ABCDF"),
        (["time", "crystals"], 1, "ABCDEF"),
        (["time", "submarine"], 0, "ABCDF"),
    ],
)
def test_a_bot_goes_as_far_as_time_and_the_other_bot_reach(
    programmed: list[str], time: int, reached: str
) -> None:
    state = position({"programmed": programmed, "time": time})
    found = [answer for answer in open_answers(state, "use") if answer.endswith("time")]
    assert found == [f"use {letter} time" for letter in reached]
    for letter in set("ABCDEF") - set(reached):
        why = refused(state, f"use {letter} time")
        assert why is not None and why[:2] == ("AQ-4.3", "locks-too-dear")
