"""NA-6 and NA-7: walking, stopping, activating, the race for the chips."""

from typing import Any

import pytest

from pelagos.games.nautilus import Nautilus
from pelagos.games.nautilus.rules.aquanauts import MoveAquanauts
from pelagos.games.nautilus.rules.stations import Activate
from tests.games.nautilus.positions import (
    Module,
    active,
    base,
    box_with,
    module,
    position,
    refused,
    say,
    shown,
    told,
)
from tests.games.playing import asks, open_answers

WALK = MoveAquanauts(0, 0, -1, -1)


def examples(hall: list[int], t1: list[int] | None = None, **words: Any) -> list[Module]:
    """Base 0, purple 1, training 2 (T1), green 3 (H), training 4 (T2), research 5 (R) of B."""
    return [
        base(),
        module("purple", "M10"),
        module("training", "M7", 0, 0, aquanauts=t1 or [0, 0]),
        module("green", "K5", 90, aquanauts=hall),
        module("training", "H5", 90, 0),
        module("research", "H8", 0, 1, **words),
    ]


@pytest.mark.rule("NA-6.1", "NA-7.1")
def test_two_aquanauts_move_and_the_other_steps_lapse() -> None:  # NA-T4
    state = position(WALK, city=examples([2, 0]))
    say(state, "walk 3 2", "walk 3 4")
    assert asks(state) == ""
    assert active(state) == [2, 0, 0, 0, 0]
    assert shown(state, "players.0.stations.training") == {"active": 2, "effect": 5, "chip": 3}
    assert state.money == [55, 55]


@pytest.mark.rule("NA-6.3", "NA-7.6", "NA-6.4")
def test_a_training_module_helps_the_second_aquanaut_at_once() -> None:  # NA-T5
    state = position(WALK, city=examples([2, 0], [1, 0]))
    assert refused(state, "walk 3 5") is None  # four steps with one training module
    say(state, "walk 3 4")
    assert asks(state) == "MoveAquanauts 0 1 4 -1"
    heard = told(state, "walk 3 5")
    assert heard == ["MoveAquanauts 0 1 4 -1", "PayRent 0 1 1", "Activate 0 5 6"]
    assert state.money == [54, 56]
    assert shown(position(WALK, city=examples([2, 0], [1, 0])), "paths")["walk 3 5"] == [
        "2",
        "1",
        "0",
        "5",
    ]


@pytest.mark.rule("NA-6.1")
def test_together_they_have_three_steps() -> None:
    state = position(WALK, city=examples([2, 0]))
    facts = {"steps": 4, "left": 3}
    assert refused(state, "walk 3 5") == ("NA-6.1", "too-far-to-walk", facts)
    assert refused(state, "walk 1 0") == ("NA-6.1", "nobody-there", {"module": 1})
    say(state, "walk 3 1")
    assert refused(state, "walk 3 1") == ("NA-6.1", "too-far-to-walk", {"steps": 2, "left": 1})
    assert refused(state, "walk 3 2") is None
    assert refused(state, "walk 1 0") == ("NA-6.1", "has-moved", {"module": 1})


@pytest.mark.rule("NA-6.1")
def test_by_option_they_may_step_by_turns() -> None:
    state = position(WALK, city=examples([2, 0]), options={"interleave": "yes"})
    say(state, "walk 3 2")  # activates training: four steps
    say(state, "walk 3 2")
    assert refused(state, "walk 2 1") is None  # the second goes on
    say(state, "walk 2 1")
    assert asks(state) == "MoveAquanauts 0 3 2 1"
    three = examples([2, 0])
    three[0]["aquanauts"] = [1, 0]
    state = position(WALK, city=three, options={"interleave": "yes"})
    say(state, "walk 3 2", "walk 3 2")
    assert refused(state, "walk 0 1") == ("NA-6.1", "two-have-moved", {})


@pytest.mark.rule("NA-6.2")
def test_a_step_leads_through_a_passage_only() -> None:
    state = position(WALK, city=[*examples([1, 0]), module("sonar", "T3")])
    why = ("NA-6.2", "no-way", {"source": 3, "target": 6})
    assert refused(state, "walk 3 6") == why
    assert refused(state, "walk 3 1") is None  # through a training module, free of charge
    assert say(state, "walk 3 1").money == [55, 55]


@pytest.mark.rule("NA-6.4")
def test_who_cannot_pay_the_rent_may_not_stop() -> None:
    city = examples([0, 0])
    city[0]["aquanauts"] = [2, 0]
    state = position(WALK, city=city, me={"money": 0})
    facts = {"owner": 1, "rent": 1, "money": 0}
    assert refused(state, "walk 0 5") == ("NA-6.4", "cannot-pay-rent", facts)
    assert "walk 0 5" not in open_answers(state)
    assert refused(state, "walk 0 1") is None


@pytest.mark.rule("NA-6.4")
def test_rent_is_paid_once_and_own_modules_are_free() -> None:
    city = examples([0, 0], aquanauts=[1, 0])
    city[0]["aquanauts"] = [1, 0]
    state = say(position(WALK, city=city), "walk 0 5")
    assert state.money == [55, 55]
    assert active(state) == [0, 0, 0, 1, 0]


@pytest.mark.rule("NA-6.4")
def test_by_option_the_poor_may_stand_there() -> None:
    city = examples([0, 0])
    city[0]["aquanauts"] = [2, 0]
    poor = position(WALK, city=city, me={"money": 0}, options={"unpaid_rent": "visit"})
    say(poor, "visit 0 5")
    assert active(poor) == [0] * 5
    rich = position(WALK, city=city, options={"unpaid_rent": "visit"})
    why = ("NA-6.4", "can-pay-rent", {"rent": 1, "money": 55})
    assert refused(rich, "visit 0 5") == why
    why = ("NA-6.4", "nothing-to-visit", {"module": 1})
    assert refused(rich, "visit 0 1") == why


@pytest.mark.rule("NA-6.4")
def test_by_option_stopping_is_a_choice() -> None:
    city = examples([0, 0])
    city[0]["aquanauts"] = [2, 0]
    state = position(WALK, city=city, options={"stopping": "choice"})
    visits = [each for each in open_answers(state) if each.startswith("visit")]
    assert visits == [
        "visit 0 2",
        "visit 0 5",
    ]  # no habitation, nothing far
    say(state, "visit 0 5")
    assert (active(state), state.money) == ([0] * 5, [55, 55])
    later = position(WALK, city=examples([0, 0], aquanauts=[1, 0], activated=[]))
    assert refused(later, "walk 5 0") is None  # a visitor may leave, even the last one


@pytest.mark.rule("NA-6.5")
def test_the_last_one_in_an_active_module_stays() -> None:
    state = position(WALK, city=examples([1, 0], [1, 0]))
    assert refused(state, "walk 2 1") == ("NA-6.5", "stays-for-ever", {"module": 2})
    state = position(WALK, city=examples([1, 0], [2, 0]))
    assert refused(state, "walk 2 1") is None


@pytest.mark.rule("NA-6.6")
def test_base_and_habitations_are_free_and_hold_everybody() -> None:
    state = position(WALK, city=examples([9, 0]), me={"money": 0})
    say(state, "walk 3 2", "walk 3 2")
    assert state.aquanauts(0, 2) == 2
    city = examples([0, 0], [1, 1])
    assert active(position(city=city), 0) == active(position(city=city), 1) == [1, 0, 0, 0, 0]


# -- active modules ------------------------------------------------------------------------------


def stations(*counts: int, **words: Any) -> dict[str, Any]:
    """A city with four training modules, activated by so many of A and of B."""
    spots = ["A4", "E4", "A8", "E8"]
    city = [base()]
    for number, at in enumerate(spots):
        inside = [int(number < count) for count in counts]
        city.append(module("training", at, aquanauts=inside))
    return {"city": city, **words}


@pytest.mark.rule("NA-7.1")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1)])
def test_a_chip_shows_one_from_the_second_module_on(count: int, points: int) -> None:
    state = position(**stations(count, 0, chips={"training": 1}))
    assert state.station_points(0) == points


@pytest.mark.rule("NA-7.2")
def test_the_sole_leader_takes_the_chip_and_a_tie_moves_nothing() -> None:  # NA-T8
    state = position(**stations(2, 1))
    assert state.chip[0] == 0
    state = position(Activate(1, 2, 3), **stations(2, 1))
    assert (state.chip[0], active(state, 1)) == (0, [2, 0, 0, 0, 0])
    state = position(Activate(1, 3, 3), **stations(2, 2, chips={"training": 0}))
    assert state.chip[0] == 1
    assert (state.station_points(0), state.station_points(1)) == (1, 3)
    state = position(Activate(0, 3, 3), **stations(2, 3, chips={"training": 1}))
    assert state.chip[0] == 1


@pytest.mark.rule("NA-7.2")
def test_one_module_is_never_enough_for_the_chip() -> None:
    assert position(Activate(0, 1, 3), **stations(0, 0)).chip[0] == -1


@pytest.mark.rule("NA-7.3")
def test_with_four_the_chip_is_safe() -> None:
    game = Nautilus(box_with(modules__training__count=6))
    spots = ["A4", "E4", "A8", "E8", "A12", "E12"]
    city = [
        base(),
        *(module("training", at, aquanauts=[int(n < 4), 1]) for n, at in enumerate(spots)),
    ]
    city[-1]["aquanauts"] = [0, 0]
    chips = {"training": 0}
    state = position(Activate(1, 6, 3), city=city, chips=chips, game=game)
    assert active(state, 1) == [6, 0, 0, 0, 0]
    assert state.chip[0] == 0


@pytest.mark.rule("NA-7.4")
def test_more_aquanauts_in_a_module_count_no_more() -> None:
    city = examples([1, 0], [1, 0])
    state = say(position(WALK, city=city), "walk 3 2")
    assert (state.aquanauts(0, 2), active(state)) == (2, [1, 0, 0, 0, 0])


@pytest.mark.rule("NA-7.5")
@pytest.mark.parametrize(
    ("station", "effects"),
    [(0, [3, 4, 5, 5]), (1, [4, 5, 6, 6]), (2, [4, 5, 6, 6]), (3, [0, 1, 2, 2]), (4, [2, 3, 4, 4])],
)
def test_effects_for_none_one_two_and_more(station: int, effects: list[int]) -> None:
    state = position()
    found = []
    for count in range(4):
        state.active[station] = count
        found.append(state.effect(0, station))
    assert found == effects


@pytest.mark.rule("NA-7.7")
def test_a_module_stays_active_after_a_launch() -> None:
    from pelagos.games.nautilus.rules.submarines import LaunchSubmarine

    state = position(LaunchSubmarine(0), city=[base(), module("sonar", "J7", aquanauts=[2, 0])])
    say(state, "launch 1 N")
    assert (state.running[0], active(state)) == (0b10, [0, 0, 1, 0, 0])
