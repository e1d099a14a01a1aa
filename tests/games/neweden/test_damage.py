"""NE-3: damage, the red pointer, and what is lost past 15."""

from typing import Any

import pytest

from pelagos.games.neweden.cards import NAMES, OXYGEN
from pelagos.games.neweden.rules.damage import Repair, TakeDamage, is_stable, pointer
from pelagos.games.neweden.rules.roundscoring import CleanUp
from pelagos.games.neweden.rules.station import count_cards
from tests.games.neweden.positions import allowed, arms, asks, position, refused, run, say

CRABS = {"arms": {"crab": ["1A-CR1", "1A-CR2"], "oxygen": []}}


@pytest.mark.rule("NE-3.1")
def test_damage_stays_between_0_and_15() -> None:
    state = position({"damage": 2}, {"damage": 14})
    run(state, Repair(0, 5), TakeDamage(1, 1))
    assert state.damage == [0, 15]


@pytest.mark.rule("NE-3.2")
def test_reaching_15_costs_nothing_and_passing_it_costs_the_outermost_card_of_an_arm() -> None:
    state = run(position({"damage": 14, **CRABS}), TakeDamage(0, 1))
    assert asks(state)[0] == "TakeTurn"
    run(state, TakeDamage(0, 9))
    assert asks(state) == ["LoseCard", 0, 0, 1]
    assert refused(state, "lose shell") == ("NE-3.2", "arm-is-empty", {"arm": 2})
    say(state, "lose crab")
    assert (arms(state, 0), state.damage[0]) == ({"crab": ["1A-CR1"]}, 15)
    assert asks(state)[0] == "TakeTurn"


@pytest.mark.rule("NE-3.2")
def test_with_nothing_in_the_arms_nothing_is_lost() -> None:
    bare = {"damage": 15, "arms": {"oxygen": [], "research": ["1A-RE1"]}}
    assert asks(run(position(bare), TakeDamage(0, 1)))[0] == "TakeTurn"


@pytest.mark.rule("NE-3.2")
def test_by_option_a_research_card_goes_when_the_arms_are_empty() -> None:
    bare = {"damage": 15, "arms": {"oxygen": [], "research": ["1A-RE1", "1A-RE2"]}}
    state = run(position(bare, options={"nothing_to_lose": "research"}), TakeDamage(0, 1))
    say(state, "lose research 1")
    assert arms(state, 0) == {"research": ["1A-RE2"]}


@pytest.mark.rule("NE-3.2")
def test_by_option_every_point_past_15_costs_a_card() -> None:
    state = position({"damage": 14, **CRABS}, options={"overflow": "card_per_point"})
    run(state, TakeDamage(0, 4))
    say(state, "lose crab", "lose crab")
    assert (arms(state, 0), asks(state)[0]) == ({}, "TakeTurn")


@pytest.mark.rule("NE-3.2")
def test_the_choice_interrupts_even_in_the_turn_of_another() -> None:
    state = position({"coins": 9}, {"damage": 15, **CRABS}, board=["", "", ""] * 3 + ["1B-RE3"])
    run(state, TakeDamage(1, 1))
    assert asks(state) == ["LoseCard", 1, 1, 1]


@pytest.mark.rule("NE-3.3")
def test_research_and_extensions_are_never_lost_but_starting_oxygen_is() -> None:
    mine: dict[str, Any] = {"damage": 15, "extensions": ["octopus"]}
    mine["arms"] = {"octopus": ["octopus tile"], "research": ["1A-RE1"]}
    state = run(position(mine), TakeDamage(0, 1))
    assert refused(state, "lose octopus")[1] == "arm-is-empty"
    say(state, "lose oxygen")
    assert arms(state, 0)["oxygen"] == ["ST-1"]


@pytest.mark.rule("NE-3.3")
def test_by_option_starting_oxygen_stands_apart() -> None:
    mine = {"damage": 15, "arms": {"oxygen": ["ST-1", "1A-OX1", "ST-2"]}}
    state = run(position(mine, options={"start_oxygen": "apart"}), TakeDamage(0, 1))
    say(state, "lose oxygen")
    assert arms(state, 0)["oxygen"] == ["ST-1", "ST-2"]
    assert asks(run(state, TakeDamage(0, 1)))[0] == "TakeTurn"


@pytest.mark.rule("NE-3.3")
def test_by_option_starting_oxygen_counts_but_only_what_was_built_is_lost() -> None:
    mine = {"damage": 15, "arms": {"oxygen": ["ST-1", "1A-OX1", "EX-1", "ST-2"]}}
    state = position(mine, options={"start_oxygen": "kept"})
    assert count_cards(state, 0, OXYGEN) == 4
    for _ in range(2):
        say(run(state, TakeDamage(0, 1)), "lose oxygen")
    assert arms(state, 0)["oxygen"] == ["ST-1", "ST-2"]
    assert asks(run(state, TakeDamage(0, 1)))[0] == "TakeTurn"


@pytest.mark.rule("NE-3.4")
def test_the_pointer_counts_the_symbols_of_final_boxes_within_0_and_15() -> None:
    state = position({"arms": {"octopus": ["1A-OC1"], "crab": ["1A-CR1", "1A-CR2"]}})
    assert pointer(state, 0) == 0
    state = position({"arms": {"octopus": ["1A-OC1", "1A-OC2"], "crab": ["1A-CR1"]}})
    assert pointer(state, 0) == 1


@pytest.mark.rule("NE-3.4")
def test_by_option_the_pointer_falls_below_0() -> None:
    state = position({"arms": {"crab": ["1A-CR1"]}}, options={"pointer_floor": "none"})
    assert (pointer(state, 0), is_stable(state, 0)) == (-1, False)


OCTOPUSES = ["1A-OC1", "1A-OC2", "1B-OC1", "1B-OC2", "2A-OC1", "2A-OC2", "2A-OC3", "2B-OC1"]
OCTOPUSES += ["2B-OC2", "3A-OC1", "3A-OC2", "3A-OC3", "3B-OC1", "3B-OC2", "3B-OC3"]


@pytest.mark.rule("NE-3.4")
@pytest.mark.rule("NE-3.5")
def test_by_option_the_pointer_stops_at_14() -> None:
    mine = {"damage": 15, "arms": {"octopus": OCTOPUSES}}
    assert is_stable(position(mine), 0)
    state = position(mine, options={"pointer_top": "14"})
    assert (pointer(state, 0), is_stable(state, 0)) == (14, False)


@pytest.mark.rule("NE-3.5")
@pytest.mark.parametrize(("damage", "holds"), [(0, True), (1, False)])
def test_with_the_pointer_on_0_only_no_damage_holds(damage: int, holds: bool) -> None:
    assert is_stable(position({"damage": damage}), 0) is holds


@pytest.mark.rule("NE-3.6")
def test_deeples_of_a_lost_module_wait_for_the_end_of_the_round() -> None:
    mine = {"damage": 15, "dome": 1, "lying": {"1A-CR2": 1}, "working": {"1A-CR2": 2}, **CRABS}
    state = say(run(position(mine), TakeDamage(0, 1)), "lose crab")
    assert (state.out[0], state.dome[0], state.lying[NAMES.index("1A-CR2")]) == (3, 1, 0)
    run(state, CleanUp())
    assert (state.out[0], state.dome[0]) == (0, 4)


@pytest.mark.rule("NE-3.6")
def test_by_option_they_go_back_to_the_supply() -> None:
    mine = {"damage": 15, "lying": {"1A-CR2": 2}, **CRABS}
    state = run(position(mine, options={"lost_module": "lost"}), TakeDamage(0, 1))
    before = state.deeples
    say(state, "lose crab")
    assert (state.deeples, state.out[0]) == (before + 2, 0)


@pytest.mark.rule("NE-3.6")
@pytest.mark.parametrize(("option", "dome"), [("keep", 3), ("lose", 1)])
def test_a_lost_shipyard_takes_deeples_along_by_option_only(option: str, dome: int) -> None:
    mine = {"damage": 15, "dome": 3, "arms": {"shipyard": ["1A-SY1"]}}
    state = run(position(mine, options={"lost_shipyard": option}), TakeDamage(0, 1))
    say(state, "lose shipyard")
    assert state.dome[0] == dome


def test_an_arm_with_a_card_can_be_named() -> None:
    state = run(position({"damage": 15, **CRABS}), TakeDamage(0, 1))
    assert allowed(state, "lose crab") and not allowed(state, "lose oxygen")
