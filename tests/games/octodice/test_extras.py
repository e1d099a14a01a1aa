"""OD-6: the others use the dice of the player whose turn it is."""

from typing import Any

import pytest

from pelagos.games.octodice.rules.extras import (
    OfferExtras,
    PickDie,
    TakeExtra,
    can_catch_by_tile,
    extra_refusal,
)
from pelagos.games.octodice.rules.octopods import CountDie
from pelagos.games.octodice.state import Octo
from pelagos.kernel.codec import read_answer
from pelagos.kernel.dealer import commitment
from pelagos.kernel.errors import Illegal
from pelagos.kernel.log import Header, Log
from pelagos.kernel.options import settle
from tests.games.octodice.positions import (
    GAME,
    Sheet,
    boxes,
    game_with,
    lab,
    position,
    refused,
    say,
    told,
)
from tests.games.playing import asks, happen, open_answers, planned

DICE = "crystal bot octopod / white red octopod"
F = {"lab": [-1, -1, 1]}  # the marker on F1 or F2


def offered(dice: str = DICE, **words: Any) -> Octo:
    """Phase d of seat 0's turn."""
    return position(dice, phase="extras", **words)


# -- how often --------------------------------------------------------------------------------


@pytest.mark.rule("OD-6.1")
@pytest.mark.parametrize(("left", "box"), [(2, "X1"), (1, "X2")])
def test_each_of_two_extra_actions_has_its_box(left: int, box: str) -> None:
    state = offered(other={"extras": left})
    assert told(state, "use w1", "use b1")[:3] == [
        "SpendExtra 1 0",
        f"AnalyseCrystal 1 {8 - left} 2",
        f"WritePoints 1 {8 - left} 2",
    ]
    assert boxes(state, 1) == {box: 2}
    assert state.extras == [2, left - 1]
    assert state.extra_on == [0, 0b01]


@pytest.mark.rule("OD-6.1")
def test_there_is_no_third_extra_action_in_a_third() -> None:
    state = position(DICE, other={"extras": 0}, agenda=[TakeExtra(1, 0)])
    for answer in ("use w1", "use w2 as bot", "octopods"):
        assert refused(state, answer) == ("OD-6.1", "no-extra-left", {"extras": 2})
    assert refused(state, "pass") is None
    state = position(DICE, other={"extras": 1}, agenda=[TakeExtra(1, 0)])
    assert refused(state, "use w1") is None


@pytest.mark.rule("OD-6.1")
def test_whoever_has_none_left_is_not_asked() -> None:
    state = offered(seats=3, sheets=[{}, {"extras": 0}, {}])
    assert planned(state)[:3] == ["TakeExtra 2 0", "EndTurn", "NextTurn"]
    state = offered(other={"extras": 0})
    assert asks(state) == "RollDie 0"


@pytest.mark.rule("OD-6.1")
def test_unused_extra_actions_are_lost_when_the_third_ends() -> None:
    spent = {"extras": 0, "extra_on": [0, 2], "octopods": 1}
    sheets: list[Sheet] = [{"extras": 1}, {}, spent]
    state = position(DICE, seats=3, sheets=sheets, round=2, active=2, phase="extras")
    say(state, "pass", "pass")
    assert state.extras == [2, 2, 2]
    assert state.extra_on == [0, 0, 0]
    assert state.ticks == [0, 0, 0]


@pytest.mark.rule("OD-6.1")
def test_within_a_third_they_stay_spent() -> None:
    state = say(offered(other={"extras": 1}), "use w1", "use b1")
    assert (state.turn, state.extras) == (2, [2, 0])


@pytest.mark.rule("OD-6.1")
def test_an_owners_box_may_allow_three_or_none() -> None:
    three = game_with(game__extras_per_third=3)
    state = say(offered(game=three, other={"extras": 1}), "use w1", "use b1")
    assert boxes(state, 1) == {"X3": 2}
    state = position(DICE, game=three, other={"extras": 0}, agenda=[TakeExtra(1, 0)])
    assert refused(state, "use w1") == ("OD-6.1", "no-extra-left", {"extras": 3})
    assert asks(offered(game=game_with(game__extras_per_third=0))) == "RollDie 0"


@pytest.mark.rule("OD-6.2")
def test_only_one_extra_action_in_one_turn() -> None:
    state = position(DICE, extra_now=[1], agenda=[TakeExtra(1, 0)])
    assert refused(state, "use w1") == ("OD-6.2", "extra-taken", {})
    assert refused(state, "octopods") == ("OD-6.2", "extra-taken", {})
    assert refused(state, "pass") is None
    state = position(DICE, extra_now=[0], agenda=[TakeExtra(1, 0)])
    assert refused(state, "use w1") is None


@pytest.mark.rule("OD-6.2")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_whoever_took_one_with_these_dice_is_noted(seat: int) -> None:
    state = position(DICE, seats=4, agenda=[TakeExtra(seat, 0)])
    say(state, "use w1", "use b1")
    assert state.extra_now == 1 << seat
    assert extra_refusal(state, seat, 0) is not None
    assert extra_refusal(state, seat % 3 + 1, 0) is None


@pytest.mark.rule("OD-6.2")
def test_who_took_one_and_whose_dice_they_were_adds_up() -> None:
    state = position(DICE, seats=3, agenda=[TakeExtra(1, 0), TakeExtra(2, 0), TakeExtra(1, 2)])
    say(state, "use w1", "use b1", "use w1", "use b1")
    assert (state.extra_now, state.extra_on) == (0b110, [0, 0b001, 0b001])
    state.extra_now = 0
    say(state, "use w2", "use b2")
    assert (state.extra_now, state.extra_on) == (0b010, [0, 0b101, 0b001])


@pytest.mark.rule("OD-6.2")
def test_both_may_be_taken_in_two_turns_of_the_same_opponent() -> None:
    state = offered(round=2, other={"extras": 1, "extra_on": [0]})
    assert asks(state) == "TakeExtra 1 0"
    assert refused(state, "use w1") is None


@pytest.mark.rule("OD-6.2")
def test_an_option_allows_one_a_third_against_each_opponent() -> None:
    options = {"extra_limit": "opponent"}
    used = {"extras": 1, "extra_on": [0]}
    state = position(
        DICE, seats=3, options=options, sheets=[{}, used, {}], agenda=[TakeExtra(1, 0)]
    )
    assert refused(state, "use w1") == ("OD-6.2", "same-opponent", {})
    assert refused(state, "pass") is None
    state.agenda = [TakeExtra(1, 2)]
    assert refused(state, "use w1") is None
    assert planned(offered(seats=3, options=options, sheets=[{}, used, {}]))[0] == "TakeExtra 2 0"


# -- which dice -------------------------------------------------------------------------------


@pytest.mark.rule("OD-6.3")
def test_an_extra_action_uses_dice_that_the_active_player_has_used() -> None:
    state = position(DICE)
    say(state, "use w1", "use b1", "pass", "use w1", "use b1")
    assert state.crystals == [1, 1]
    assert boxes(state, 1) == {"X1": 2}


@pytest.mark.rule("OD-6.3")
def test_several_may_use_the_same_dice() -> None:
    state = offered(seats=4)
    say(state, *("use w1", "use b1") * 3)
    assert state.crystals == [0, 1, 1, 1]


@pytest.mark.rule("OD-6.3", "OD-11.1")
def test_an_extra_action_is_done_with_the_own_laboratory() -> None:
    lab_of = {"lab": [1, -1, -1]}
    state = say(offered(other=lab_of), "use w1", "use b1")
    assert boxes(state, 1) == {"X1": 3}
    state = say(offered(me=lab_of), "use w1", "use b1")
    assert boxes(state, 1) == {"X1": 2}


@pytest.mark.rule("OD-6.3", "OD-11.A1", "OD-11.C2")
def test_what_the_active_player_made_of_the_dice_does_not_matter() -> None:
    dice = "submarine bot bot / yellow octopod octopod"
    state = position(dice, turned="C2", me={"lab": [0, -1, 0]})
    say(state, "use w1 as bot", "use b1 as colour 3", "pass")
    assert refused(state, "use w1 as bot") == ("OD-11.C2", "no-flexi-sub", {})
    say(state, "use w1", "use b1")
    assert state.submarines == [0] * 5 + [1, 0, 0, 0, 0]


@pytest.mark.rule("OD-6.3")
def test_one_action_and_no_second_one() -> None:
    state = say(offered("crystal crystal bot / white red octopod"), "use w1", "use b1")
    assert (state.turn, asks(state)) == (2, "RollDie 0")


@pytest.mark.rule("OD-6.3")
def test_the_dice_must_fit_as_on_the_own_turn() -> None:
    state = offered("research octopod crystal / red red red", other={"crystals": 5})
    assert refused(state, "use w1") == ("OD-4.5", "no-black-die", {})
    assert refused(state, "use w2") == ("OD-4.3", "octopod-shown", {})
    assert refused(state, "use w3") == ("OD-4.7", "crystals-full", {"circles": 5})


@pytest.mark.rule("OD-6.3")
def test_nobody_has_to_take_an_extra_action() -> None:
    state = say(offered(), "pass")
    assert (state.turn, state.extras, state.extra_on) == (2, [2, 2], [0, 0])
    assert boxes(state, 1) == {}


# -- octopods ---------------------------------------------------------------------------------


@pytest.mark.rule("OD-6.4")
def test_two_octopods_tick_two_boxes_and_bring_the_bonus() -> None:
    state = offered(other={"extras": 1})
    assert told(state, "octopods", "pick w3", "pick b3")[:3] == [
        "SpendExtra 1 0",
        "Catch 1 7 2 False",
        "WritePoints 1 7 1",
    ]
    assert boxes(state, 1) == {"X2": 1}
    assert state.ticks == [0, 2]
    assert state.crossed == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("OD-6.4")
def test_one_octopod_ticks_one_box() -> None:
    state = say(offered(), "octopods", "pick w1", "pick b3")
    assert boxes(state, 1) == {"X1": 0}
    assert state.ticks == [0, 1]


@pytest.mark.rule("OD-6.4")
@pytest.mark.parametrize(
    ("dice", "picks"),
    [
        ("octopod octopod bot / red red red", ["pick w1", "pick w2"]),
        ("bot bot bot / red octopod octopod", ["pick b2", "pick b3"]),
    ],
)
def test_both_may_be_white_or_both_black(dice: str, picks: list[str]) -> None:
    state = say(offered(dice), "octopods", *picks)
    assert boxes(state, 1) == {"X1": 1}


@pytest.mark.rule("OD-6.4")
def test_only_the_two_chosen_dice_count() -> None:
    state = offered("octopod octopod octopod / octopod red red")
    say(state, "octopods", "pick w1", "pick w2")
    assert boxes(state, 1) == {"X1": 1}


@pytest.mark.rule("OD-6.4")
def test_at_least_one_octopod_is_needed() -> None:
    state = offered("bot bot bot / red red red")
    assert refused(state, "octopods") == ("OD-6.4", "no-octopod-to-catch", {})
    assert refused(offered("bot bot bot / red red octopod"), "octopods") is None
    assert refused(offered("octopod bot bot / red red red"), "octopods") is None


@pytest.mark.rule("OD-6.4")
def test_the_second_die_must_bring_one_if_the_first_did_not() -> None:
    state = offered("bot bot octopod / red red octopod")
    say(state, "octopods")
    assert asks(state) == "PickDie 1 6 0"
    assert open_answers(state) == ["pick w1", "pick w2", "pick w3", "pick b1", "pick b2", "pick b3"]
    say(state, "pick w1")
    assert asks(state) == "PickDie 1 6 1"
    assert refused(state, "pick w2") == ("OD-6.4", "no-octopod-to-catch", {})
    assert open_answers(state) == ["pick w3", "pick b3"]


@pytest.mark.rule("OD-6.4")
def test_any_second_die_goes_with_an_octopod() -> None:
    state = say(offered("bot bot octopod / red red octopod"), "octopods", "pick b3")
    assert asks(state) == "PickDie 1 6 32"
    assert open_answers(state) == ["pick w1", "pick w2", "pick w3", "pick b1", "pick b2"]


@pytest.mark.rule("OD-6.3")
def test_the_two_dice_are_two() -> None:
    state = say(offered(), "octopods", "pick w3")
    assert refused(state, "pick w3") == ("OD-6.3", "picked-already", {})
    assert refused(state, "pick w1") is None


@pytest.mark.rule("OD-6.4")
def test_full_boxes_do_not_forbid_it_and_it_is_spent() -> None:
    state = say(offered(other={"octopods": 2}), "octopods", "pick w3", "pick b3")
    assert boxes(state, 1) == {"X1": 1}
    assert (state.ticks, state.extras) == ([0, 2], [2, 1])
    state = say(offered(other={"octopods": 2}), "octopods", "pick w1", "pick b3")
    assert boxes(state, 1) == {"X1": 0}


@pytest.mark.rule("OD-6.4", "OD-5.5")
def test_an_option_lets_octopods_of_extra_actions_tick_nothing() -> None:
    state = offered(options={"extras_tick_boxes": "no"})
    say(state, "octopods", "pick w3", "pick b3")
    assert boxes(state, 1) == {"X1": 1}
    assert (state.ticks, state.crossed) == ([0, 0], [0] * 6)


@pytest.mark.rule("OD-6.4", "OD-11.A2", "OD-11.1")
def test_octo_plus_works_in_an_octopod_extra_action() -> None:
    state = offered(turned="A2", other={"lab": [0, -1, -1]})
    say(state, "octopods", "pick w3", "pick b3")
    assert boxes(state, 1) == {"X1": 2}


@pytest.mark.rule("OD-6.4", "OD-11.F1")
def test_octo_sub_works_with_a_chosen_submarine() -> None:
    state = offered("submarine submarine bot / red red octopod", other=F)
    say(state, "octopods", "pick w1", "pick b3")
    assert asks(state) == "CountDie 1 6 33"
    assert open_answers(state) == ["count w1", "pass"]
    assert refused(state, "count w2") == ("OD-6.4", "die-not-chosen", {})
    assert refused(state, "count w3") == ("OD-6.4", "die-not-chosen", {})
    say(state, "count w1")
    assert boxes(state, 1) == {"X1": 1}
    assert state.ticks == [0, 2]


@pytest.mark.rule("OD-6.4", "OD-11.F1")
def test_octo_sub_need_not_be_used_where_there_is_an_octopod() -> None:
    state = offered("submarine submarine bot / red red octopod", other=F)
    say(state, "octopods", "pick w1", "pick b3", "pass")
    assert boxes(state, 1) == {"X1": 0}
    assert state.ticks == [0, 1]


@pytest.mark.rule("OD-6.4", "OD-11.F1")
def test_octo_sub_alone_makes_an_octopod_action_and_must_then_be_used() -> None:
    state = offered("submarine bot bot / red red red", other=F)
    assert refused(state, "octopods") is None
    say(state, "octopods", "pick b1")
    assert open_answers(state) == ["pick w1"]
    assert refused(state, "pick w2") == ("OD-6.4", "no-octopod-to-catch", {})
    say(state, "pick w1")
    assert open_answers(state) == ["count w1"]
    assert refused(state, "pass") == ("OD-6.4", "no-octopod", {})
    assert refused(state, "count w2") == ("OD-6.4", "die-not-chosen", {})
    say(state, "count w1")
    assert boxes(state, 1) == {"X1": 0}
    assert state.ticks == [0, 1]


@pytest.mark.rule("OD-6.4", "OD-11.F2")
def test_octo_catch_works_with_one_chosen_white_die() -> None:
    state = offered("bot crystal bot / red red octopod", turned="F2", other=F)
    say(state, "octopods", "pick w1", "pick w2")
    assert asks(state) == "CountDie 1 6 3"
    assert open_answers(state) == ["count w1", "count w2"]
    say(state, "count w2")
    assert state.ticks == [0, 1]  # one of the two, not both


@pytest.mark.rule("OD-6.4", "OD-11.F2")
def test_octo_catch_does_not_help_with_two_black_dice() -> None:
    state = offered("bot crystal bot / red red red", turned="F2", other=F)
    say(state, "octopods", "pick b1")
    assert refused(state, "pick b2") == ("OD-6.4", "no-octopod-to-catch", {})
    assert open_answers(state) == ["pick w1", "pick w2", "pick w3"]


@pytest.mark.rule("OD-6.4", "OD-11.F1", "OD-11.F2")
@pytest.mark.parametrize("turned", ["", "F2"])
def test_an_option_keeps_these_tiles_out_of_extra_actions(turned: str) -> None:
    options = {"octo_tiles_in_extras": "no"}
    state = offered("submarine bot bot / red red red", turned=turned, other=F, options=options)
    assert refused(state, "octopods") == ("OD-6.4", "no-octopod-to-catch", {})
    state = offered("submarine bot bot / red red octopod", turned=turned, other=F, options=options)
    say(state, "octopods", "pick w1", "pick b3")
    assert boxes(state, 1) == {"X1": 0}
    assert not can_catch_by_tile(state, 1, 0b111111)


@pytest.mark.rule("OD-6.4", "OD-11.F1")
def test_neither_tile_is_added_to_a_main_extra_action() -> None:
    state = offered("submarine bot bot / red red octopod", other=F)
    say(state, "use w1", "use b1")
    assert (state.turn, state.ticks) == (2, [0, 0])


@pytest.mark.rule("OD-6.4")
def test_the_tile_is_not_asked_about_where_it_cannot_help() -> None:
    state = offered("octopod bot submarine / red red octopod", other=F)
    say(state, "octopods", "pick w1", "pick b3")
    assert boxes(state, 1) == {"X1": 1}
    assert state.turn == 2


# -- writing, order, own turn -----------------------------------------------------------------


@pytest.mark.rule("OD-6.5")
def test_a_zero_is_written_into_the_bottom_row_and_the_active_player_loses_nothing() -> None:
    before = offered("lab bot bot / yellow red red", me={"boxes": [{"A1": 2}]})
    state = say(before.copy(), "use w1", "use b1", "column 2")
    assert boxes(state, 1) == {"X1": 0}
    assert (boxes(state, 0), lab(state, 0)) == ({"A1": 2}, [-1, -1, -1])
    assert lab(state, 1) == [-1, 0, -1]


@pytest.mark.rule("OD-6.6")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_the_others_are_asked_in_turn_order(active: int, order: list[int]) -> None:
    state = offered(seats=4, active=active)
    asked = []
    for _ in order:
        asked.append(asks(state))
        say(state, "pass")
    assert asked == [f"TakeExtra {seat} {active}" for seat in order]
    assert asks(state) == "RollDie 0"


def table(state: Octo, seats: int) -> Log:
    """A log in the middle of a game."""
    options = settle(GAME, seats, {})
    names = [f"P{seat}" for seat in range(seats)]
    promise = commitment(b"")
    log = Log(GAME, Header("test", "octodice", 1, options, GAME.box_fingerprint, names, promise))
    log.state = state
    return log


@pytest.mark.rule("OD-6.6")
def test_extra_actions_are_answered_in_any_order_with_the_same_result() -> None:
    answers = {1: ["use w1", "use b1"], 2: ["octopods", "pick w3", "pick b3"], 3: ["pass"]}
    results = []
    for order in ((1, 2, 3), (3, 2, 1), (2, 3, 1), (2, 1, 3)):
        log = table(offered(seats=4), 4)
        for seat in order:
            for spelling in answers[seat]:
                log.answer(seat, read_answer(GAME, spelling))
        state = log.state
        assert isinstance(state, Octo)
        results.append((state.turn, state.boxes, state.ticks, state.extras, state.extra_on))
    assert results == [results[0]] * 4
    assert results[0][0] == 2
    assert results[0][2:4] == ([0, 0, 2, 0], [2, 1, 1, 2])


@pytest.mark.rule("OD-6.6", "OD-6.7")
def test_while_the_others_are_asked_the_active_player_is_not() -> None:
    log = table(offered(seats=4), 4)
    assert [log.facing(seat) is not None for seat in range(4)] == [False, True, True, True]
    with pytest.raises(Illegal) as caught:
        log.answer(0, read_answer(GAME, "use w1"))
    assert caught.value.key == "refuse-not-asked"


@pytest.mark.rule("OD-6.6")
def test_a_question_is_finished_before_a_later_one_counts() -> None:
    log = table(offered(seats=3), 3)
    log.answer(2, read_answer(GAME, "use w1"))
    assert asks(state_of(log)) == "TakeExtra 1 0"
    log.answer(1, read_answer(GAME, "pass"))
    assert asks(state_of(log)) == "ChooseHow 2 6 0"
    assert state_of(log).extras == [2, 2, 1]


def state_of(log: Log) -> Octo:
    assert isinstance(log.state, Octo)
    return log.state


@pytest.mark.rule("OD-6.7")
def test_on_the_own_turn_there_is_no_extra_action() -> None:
    state = position(DICE, agenda=[TakeExtra(0, 0)])
    assert refused(state, "use w1") == ("OD-6.7", "own-turn", {})
    assert refused(state, "octopods") == ("OD-6.7", "own-turn", {})
    assert refused(state, "pass") is None
    state = position(DICE, agenda=[TakeExtra(0, 1)])
    assert refused(state, "use w1") is None


@pytest.mark.rule("OD-11.1")
def test_what_works_once_a_turn_works_again_in_the_turn_of_another() -> None:
    dice = "crystal crystal octopod / yellow yellow yellow"
    state = position(dice, me={"lab": [0, -1, -1]}, other={"lab": [0, -1, -1]})
    say(state, "use w1", "use b1 as 2", "pass", "use w1", "use b1 as 2")
    assert (boxes(state, 0)["A1"], boxes(state, 1)["X1"]) == (2, 2)
    assert state.spent == [0, 0]  # the dice of the next turn lie on the table


@pytest.mark.rule("OD-11.1", "OD-11.B1")
def test_a_tile_spent_in_an_extra_action_is_noted_for_its_user() -> None:
    dice = "research octopod octopod / red octopod octopod"
    state = position(dice, seats=3, sheets=[{}, {}, {"lab": [-1, 0, -1]}], agenda=[TakeExtra(2, 0)])
    say(state, "use w1 as bot")
    assert state.spent == [0, 0, 1 << 2]
    assert state.used == [0, 0, 1]


# -- the questions themselves -----------------------------------------------------------------


def test_a_question_about_a_die_has_every_die_as_a_candidate() -> None:
    state = position(DICE, agenda=[PickDie(1, 6, 0)])
    assert len(open_answers(state)) == 6
    state = position(DICE, agenda=[TakeExtra(1, 0)])
    assert open_answers(state) == ["use w1", "use w2", "octopods", "pass"]
    assert refused(state, "pick w1") == ("OD-6.3", "not-now", {})


def test_offering_is_not_told() -> None:
    assert happen(position(DICE), OfferExtras(0)) == []


@pytest.mark.rule("OD-6.4")
def test_one_may_pass_on_a_tile_only_where_the_chosen_dice_hold_an_octopod() -> None:
    dice = "submarine bot bot / red red octopod"
    state = position(dice, other=F, agenda=[CountDie(1, 6, 0b100001)])
    assert refused(state, "pass") is None
    state = position(dice, other=F, agenda=[CountDie(1, 6, 0b001001)])
    assert refused(state, "pass") == ("OD-6.4", "no-octopod", {})
