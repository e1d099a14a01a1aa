"""NE-6, NE-11: moving deeples, activating modules, what modules bring."""

from typing import Any

import pytest

from pelagos.games.neweden.cards import NAMES
from pelagos.games.neweden.geometry.ways import DOME, distance
from pelagos.games.neweden.rules.building import BuildCard
from pelagos.games.neweden.rules.damage import pointer
from pelagos.games.neweden.rules.winning import TakeMoves
from tests.games.neweden.positions import (
    allowed,
    answers,
    asks,
    position,
    refused,
    run,
    say,
    station,
)

ARMS = {"crab": ["1A-CR1", "1A-CR2", "1A-CR3"], "shell": ["1A-SH1", "1A-SH3"]}
MINE: dict[str, Any] = {"coins": 0, "dome": 2, "plant": 3, "arms": ARMS}


def lying(state: Any, name: str) -> int:
    return int(state.lying[NAMES.index(name)])


@pytest.mark.rule("NE-6.1")
def test_without_a_deeple_or_a_module_nobody_moves() -> None:
    for mine in ({**MINE, "dome": 0}, {**MINE, "arms": {}}):
        assert refused(position(mine), "oxygen 1") == ("NE-6.1", "nobody-can-move", {})
    assert allowed(position(MINE), "oxygen 1")


@pytest.mark.rule("NE-6.2")
def test_two_bottles_may_move_two_deeples_or_the_same_one_twice() -> None:
    mine = {**MINE, "arms": {**ARMS, "oxygen": ["1A-OX2"]}}
    state = say(position(mine), "oxygen 1", "from dome", "to crab 1", "from dome", "to crab 2")
    assert (lying(state, "1A-CR1"), lying(state, "1A-CR2"), state.dome[0]) == (1, 1, 0)
    state = say(position(mine), "oxygen 1", "from dome", "to crab 2", "from crab 2", "to crab 3")
    assert (lying(state, "1A-CR3"), state.dome[0]) == (1, 1)


@pytest.mark.rule("NE-6.2")
def test_a_deeple_uses_the_smaller_bottle_where_that_is_enough() -> None:
    mine = {**MINE, "arms": {**ARMS, "oxygen": ["1A-OX2"]}}
    state = say(position(mine), "oxygen 1", "from dome", "to crab 1", "from dome")
    assert allowed(state, "to shell 2")
    state = say(position(mine), "oxygen 1", "from dome", "to crab 2", "from dome")
    assert refused(state, "to shell 2") == ("NE-6.3", "too-far", {"spaces": 2, "oxygen": 1})


@pytest.mark.rule("NE-6.2")
def test_only_lying_deeples_are_there_to_be_chosen() -> None:
    state = say(position({**MINE, "working": {"1A-CR1": 1}}), "oxygen 1")
    assert refused(state, "from crab 1") == ("NE-6.2", "no-deeple-there", {})
    empty = say(position({**MINE, "dome": 0, "lying": {"1A-CR1": 1}}), "oxygen 1")
    assert refused(empty, "from dome")[1] == "no-deeple-there"


@pytest.mark.rule("NE-6.3")
def test_a_move_ends_elsewhere_within_reach_and_somebody_must_move() -> None:
    state = say(position({**MINE, "lying": {"1A-CR1": 1}}), "oxygen 1")
    assert refused(state, "done") == ("NE-6.3", "move-somebody", {})
    say(state, "from crab 1")
    assert refused(state, "to crab 1") == ("NE-6.3", "stays-there", {})
    assert answers(state) == ["to crab 2", "to crab 3", "to shell 1", "to shell 2"]


@pytest.mark.rule("NE-6.3")
def test_a_bottle_may_stay_unused() -> None:
    state = say(position(MINE), "oxygen 2", "from dome", "to crab 1", "done")
    assert asks(state)[0] == "ActivateModules"


@pytest.mark.rule("NE-6.3")
def test_a_lone_module_cannot_be_left() -> None:
    mine = {**MINE, "dome": 1, "arms": {"crab": ["1A-CR1"]}, "lying": {"1A-CR1": 1}}
    assert refused(say(position(mine), "oxygen 1"), "from crab 1")[1] == "nowhere-to-go"


@pytest.mark.rule("NE-6.3")
def test_by_option_a_card_may_be_turned_without_a_move() -> None:
    state = position({**MINE, "dome": 0, "coins": 6}, options={"idle_move": "yes"})
    say(state, "oxygen 1", "done")
    assert state.used[NAMES.index("ST-1")] == 1


@pytest.mark.rule("NE-6.4")
@pytest.mark.parametrize(
    ("start", "goal", "spaces"),
    [(DOME, 0, 1), (DOME, 22, 3), (22, 20, 2), (20, 40, 1), (22, 41, 4)],
)
def test_every_module_entered_is_a_space_and_the_dome_is_none(
    start: int, goal: int, spaces: int
) -> None:
    assert distance(start, goal) == spaces


@pytest.mark.rule("NE-6.4")
def test_by_option_deeples_go_outwards_only() -> None:
    mine = {**MINE, "lying": {"1A-CR2": 1, "1A-SH3": 1}}
    state = say(position(mine, options={"movement": "outward"}), "oxygen 1")
    assert refused(state, "from shell 2")[1] == "nowhere-to-go"
    say(state, "from crab 2")
    assert refused(state, "to crab 1") == ("NE-6.4", "only-outward", {})
    assert answers(state) == ["to crab 3"]


@pytest.mark.rule("NE-6.4")
@pytest.mark.parametrize("again", ["yes", "no"])
def test_the_next_action_of_a_row_may_move_a_deeple_again(again: str) -> None:
    words: dict[str, Any] = {"phase": "auction", "options": {"deeple_again": again}}
    mine = {**MINE, "dome": 1}
    state = position(mine, **words, agenda=[TakeMoves(0, 2, 0)])
    say(state, "oxygen 1", "from dome", "to crab 2", "done")
    if again == "yes":
        assert allowed(say(state, "oxygen 2"), "from crab 2")
    else:
        assert not state.agenda  # nobody else can move: the actions are over


@pytest.mark.rule("NE-6.4")
def test_by_option_both_bottles_of_one_action_may_still_move_the_same_deeple() -> None:
    state = position(
        {**MINE, "dome": 1, "lying": {"1A-SH3": 1}},
        phase="auction",
        options={"deeple_again": "no"},
        agenda=[TakeMoves(0, 2, 0)],
    )
    say(state, "oxygen 2", "from dome", "to crab 1", "from crab 1", "to crab 2", "done", "oxygen 1")
    assert refused(state, "from crab 2") == ("NE-6.4", "moved-already", {})
    assert allowed(state, "from shell 2")


@pytest.mark.rule("NE-6.5", "NE-6.8")
def test_activation_needs_as_many_lying_deeples_as_worksites_and_surplus_stays() -> None:
    mine = {**MINE, "lying": {"1A-CR3": 2, "1A-CR1": 1}}
    state = say(position(mine), "oxygen 1", "from dome", "to crab 1")
    assert refused(state, "activate crab 2") == (
        "NE-6.8",
        "too-few-deeples",
        {"worksites": 1, "lying": 0},
    )
    say(state, "activate crab 3", "activate crab 1")
    assert (lying(state, "1A-CR1"), state.working[NAMES.index("1A-CR3")]) == (1, 2)
    assert state.coins[0] == 9


@pytest.mark.rule("NE-6.5")
@pytest.mark.parametrize("where", ["anywhere", "reached"])
def test_a_module_nobody_came_to_now_can_be_activated_by_default(where: str) -> None:
    mine = {**MINE, "lying": {"1A-CR1": 1}}
    state = position(mine, options={"activate_where": where})
    say(state, "oxygen 1", "from dome", "to crab 2")
    assert allowed(state, "activate crab 1") is (where == "anywhere")
    if where == "reached":
        assert refused(state, "activate crab 1") == ("NE-6.5", "not-reached", {})
    assert allowed(state, "activate crab 2")


@pytest.mark.rule("NE-6.5")
@pytest.mark.parametrize(("between", "step"), [("no", "PickDeeple"), ("yes", "ActivateModules")])
def test_activation_comes_after_all_bottles_unless_the_option_says_otherwise(
    between: str, step: str
) -> None:
    state = position(MINE, options={"activate_between": between})
    say(state, "oxygen 2", "from dome", "to crab 1")
    assert asks(state)[0] == step


@pytest.mark.rule("NE-5.3")
def test_a_free_action_between_bottles_can_bring_the_deeple_for_the_second() -> None:
    mine = {**MINE, "dome": 1, "coins": 6}
    state = say(
        position(mine), "oxygen 2", "from dome", "to crab 1", "extend shipyard", "from dome"
    )
    assert asks(state)[0] == "ChooseGoal"


@pytest.mark.rule("NE-6.6")
def test_a_module_works_once_a_round_and_its_deeples_stay() -> None:
    mine = {**MINE, "used": ["1A-CR1"], "lying": {"1A-CR1": 1}, "working": {"1A-CR1": 1}}
    state = say(position(mine), "oxygen 1", "from dome", "to crab 1")
    assert asks(state)[0] == "TakeTurn"  # nothing can be activated, no free action is left
    mine["lying"] = {"1A-CR1": 1, "1A-SH1": 1}
    state = say(position(mine), "oxygen 1", "from dome", "to crab 1")
    assert refused(state, "activate crab 1") == ("NE-6.6", "already-active", {})


@pytest.mark.rule("NE-6.7")
def test_an_oxygen_card_is_spent_for_the_round() -> None:
    state = position({**MINE, "used": ["ST-1"]})
    assert refused(state, "oxygen 1") == ("NE-6.7", "oxygen-is-used", {"card": 90})
    assert allowed(state, "oxygen 2")


@pytest.mark.rule("NE-6.8")
def test_one_deeple_waits_at_two_worksites_for_a_second() -> None:
    mine = {**MINE, "arms": {"crab": ["1A-CR3"]}}
    state = position(mine, {"coins": 0})
    say(state, "oxygen 1", "from dome", "to crab 1")
    assert asks(state) == ["TakeTurn", 1]
    say(state, "pass", "oxygen 2", "from dome", "to crab 1", "activate crab 1")
    assert state.coins[0] == 6


@pytest.mark.rule("NE-11.1")
def test_a_crab_brings_its_coins_and_takes_the_pointer_back() -> None:
    state = say(position(MINE), "oxygen 1", "from dome", "to crab 2", "activate crab 2")
    assert state.coins[0] == 4
    assert pointer(position({"arms": {"crab": ["1A-CR1"], "oxygen": ["1A-OX1"]}}), 0) == 0


@pytest.mark.rule("NE-11.2")
def test_a_shell_brings_its_points() -> None:
    state = say(position(MINE), "oxygen 1", "from dome", "to shell 1", "activate shell 1")
    assert state.points[0] == 2


@pytest.mark.rule("NE-11.3")
def test_an_octopus_repairs_and_takes_the_pointer_forward() -> None:
    mine = {**MINE, "damage": 5, "arms": {"octopus": ["1A-OC1"]}}
    state = say(position(mine), "oxygen 1", "from dome", "to octopus 1", "activate octopus 1")
    assert (state.damage[0], pointer(state, 0)) == (3, 1)


@pytest.mark.rule("NE-11.4")
@pytest.mark.parametrize(("option", "got"), [("limited", 1), ("unlimited", 2)])
def test_a_shipyard_brings_deeples_as_far_as_the_supply_goes(option: str, got: int) -> None:
    state = position({"dome": 43}, {"dome": 1}, options={"deeple_supply": option})
    assert state.deeples == 1
    run(state, BuildCard(0, NAMES.index("1A-SY1")))
    assert state.dome[0] == 43 + got


@pytest.mark.rule("NE-11.5")
def test_a_new_oxygen_card_can_be_used_at_once() -> None:
    state = run(position(MINE), BuildCard(0, NAMES.index("1A-OX1")))
    assert allowed(state, "oxygen 3")


@pytest.mark.rule("NE-11.6")
def test_a_crab_and_an_octopus_leave_the_pointer_on_0() -> None:
    state = position({"arms": {"crab": ["1A-CR1"], "octopus": ["1A-OC1"]}})
    assert pointer(state, 0) == 0
    drilling = position({"arms": {"research": ["2B-RE1"]}})
    assert station(drilling, 0)["value"] == 8
