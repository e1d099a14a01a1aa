"""What a position is worth to a player: orderings that must hold, and the plain sums."""

from typing import Any

import pytest
from pytest import approx

from pelagos.games.octodice.box import BOT, CRYSTAL, LAB, OCTOPOD, RESEARCH, SUBMARINE
from pelagos.games.octodice.mind.heuristic import (
    action_worth,
    actions_worth,
    best_black,
    catch_worth,
    dice_value,
    extras_value,
    face_worth,
    is_sure,
    lab_value,
    lone_marks,
    most_octopods,
    pair_worth,
    penalty_risk,
    scorings_left,
    sheet_value,
    sure_octopods,
    third_turns_left,
    third_value,
    turns_left,
    turns_of_others,
    value,
    worth_table,
)
from pelagos.games.octodice.rules.extras import PickDie
from pelagos.games.octodice.rules.mainactions import ChooseAction, ChooseColumn, ChooseHow
from pelagos.games.octodice.rules.octopods import ALL_DICE, CatchPhase, CountDie
from pelagos.games.octodice.rules.scoring import NextThird
from pelagos.games.octodice.state import Octo
from pelagos.kernel.contract import Step
from tests.games.octodice.positions import game_with, position, say
from tests.games.playing import happen

PLAIN = "octopod octopod octopod / octopod octopod octopod"
YELLOW, RED, BLUE, GREEN, WHITE = range(5)


def at_rest(**words: Any) -> Octo:
    """A position in which no dice are to be used."""
    return position(agenda=[], **words)


def worth(**me: Any) -> float:
    """What seat 0 of two has in the first round, with this sheet and no dice to use."""
    return value(at_rest(me=me), 0)


# -- orderings --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({}, {"crystals": 1}),
        ({"boxes": [{"A1": 1}]}, {"boxes": [{"A1": 2}]}),
        ({}, {"octopods": 1}),
        ({"octopods": 1}, {"octopods": 2}),
        ({}, {"lab": [0, -1, -1]}),
        ({"lab": [0, -1, -1]}, {"lab": [1, -1, -1]}),
        ({"lab": [1, -1, -1]}, {"lab": [2, -1, -1]}),
        ({}, {"bots": {"red": 1}}),
        ({"bots": {"red": 1}}, {"bots": {"red": 2}}),
        ({}, {"submarines": ["red"]}),
        ({"submarines": ["red"], "bots": {"blue": 1}}, {"submarines": ["red"], "bots": {"red": 1}}),
        ({"research": 0}, {"research": 1}),
        ({"extras": 0}, {"extras": 1}),
    ],
)
def test_more_is_better(less: dict[str, Any], more: dict[str, Any]) -> None:
    assert worth(**less) < worth(**more)


def test_the_crystals_of_others_make_ours_worth_less() -> None:
    me = {"crystals": 1}
    alone = value(at_rest(seats=3, me=me), 0)
    tied = value(at_rest(seats=3, me=me, other={"crystals": 1}), 0)
    behind = value(at_rest(seats=3, me=me, other={"crystals": 2}), 0)
    assert alone - tied == approx(0.7)
    assert tied - behind == approx(0.7)


def test_an_octopod_set_aside_is_worth_more_than_one_that_is_rolled_again() -> None:
    dice = "octopod bot bot / red red red"
    kept = position(dice, phase="set aside", kept=["w1"])
    loose = position(dice, phase="set aside", kept=["w2"])
    assert dice_value(kept, 0) > 0
    assert catch_worth(kept, 0, sure_octopods(kept)) > catch_worth(loose, 0, sure_octopods(loose))


def test_the_first_die_picked_is_an_octopod() -> None:
    state = position("octopod bot bot / red red octopod", phase="extras")
    say(state, "octopods")
    by_pick = {die: value(say(state.copy(), f"pick {die}"), 1) for die in ("w1", "w2", "b1", "b3")}
    assert by_pick["w1"] == by_pick["b3"] > by_pick["w2"] == by_pick["b1"]


# -- the whole --------------------------------------------------------------------------------


def test_a_first_position_is_worth_its_hopes() -> None:
    # the first research circle, the penalty of this third, an extra action now, two thirds more
    expected = 0.3 * 1 - 2 * 0.6 + 1.4 + 2 * (1.4 - 1.2)
    assert worth() == approx(expected)


def test_every_part_is_added() -> None:
    me = {
        "boxes": [{"A1": 5}],
        "crystals": 1,
        "bots": {"red": 1},
        "submarines": ["red"],
        "lab": [0, -1, -1],
        "octopods": 1,
    }
    state = position("crystal octopod octopod / green octopod octopod", me=me, round=3)
    parts = [
        5,
        sheet_value(state, 0),
        lab_value(state, 0),
        -penalty_risk(state, 1),
        extras_value(state, 0),
        1 * third_value(state),
        dice_value(state, 0),
    ]
    assert all(part != 0 for part in parts)
    assert value(state, 0) == approx(sum(parts))


def test_after_the_bonus_scoring_only_the_score_counts() -> None:
    me = {"boxes": [{"A1": 5}], "lab_bonus": 0, "crystals": 3, "lab": [2, 2, 2]}
    assert worth(**me) == 5.0
    state = position(turned="I2", me={"lab": [1, 1, 2]}, phase="bonus")
    assert [value(say(state.copy(), answer), 0) for answer in ("copy G1", "pass")] == [3.0, 0.0]


def test_an_answer_given_early_is_weighed_like_any_other() -> None:
    """The position of a seat that has answered all has nothing ahead, but is not over."""
    assert value(at_rest(me={"crystals": 1}), 0) > 1


def test_the_beginning_of_a_third_changes_nothing() -> None:
    for seats in (1, 2, 3, 4):
        before = at_rest(seats=seats, turn=2 * seats if seats > 1 else 3)
        risk = penalty_risk(before, 0)
        ahead = value(before, 0) + risk - 0.3
        after = at_rest(seats=seats, turn=2 * seats + 1 if seats > 1 else 4)
        happen(after, NextThird())
        assert value(after, 0) == approx(ahead + 0.3)


# -- time -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round_", "scorings", "turns", "in_third"),
    [(1, 3, 5, 1), (2, 3, 4, 0), (3, 2, 3, 1), (4, 2, 2, 0), (5, 1, 1, 1), (6, 1, 0, 0)],
)
def test_what_is_left_of_the_game(round_: int, scorings: int, turns: int, in_third: int) -> None:
    state = at_rest(seats=3, round=round_, active=1)
    assert (scorings_left(state), turns_left(state)) == (scorings, turns)
    assert third_turns_left(state) == in_third


def test_before_the_first_turn_all_is_left() -> None:
    state = position(phase="setup")
    assert (scorings_left(state), turns_left(state)) == (3, 6)


@pytest.mark.parametrize(("turn", "left"), [(1, 2), (2, 1), (3, 0), (4, 2), (9, 0)])
def test_alone_a_third_has_three_turns(turn: int, left: int) -> None:
    assert third_turns_left(at_rest(seats=1, turn=turn)) == left


# -- the sheet --------------------------------------------------------------------------------


def test_half_pairs_of_bot_and_submarine() -> None:
    assert [lone_marks(bots, 0) for bots in (0, 1, 2)] == [0.0, 0.2, 0.4]
    assert [lone_marks(bots, 1) for bots in (0, 1, 2)] == approx([0.6, 0.3, 0.0])


@pytest.mark.parametrize(("round_", "left"), [(1, 3), (4, 2), (6, 1)])
def test_submarines_pay_at_every_scoring_to_come(round_: int, left: int) -> None:
    me = {"bots": {"red": 2, "white": 1}, "submarines": ["red", "yellow"], "research": 5}
    state = at_rest(seats=3, sheets=[{}, {}, me], round=round_)
    assert sheet_value(state, 2) == approx(left * (2 + 0.2 + 0.6))
    state = at_rest(seats=3, sheets=[me, me, {"research": 5}], round=round_)
    assert sheet_value(state, 2) == 0.0
    assert sheet_value(at_rest(seats=3, round=round_, sheets=[{"research": 5}] * 3), 1) == 0.0


@pytest.mark.parametrize(("done", "points"), [(0, 1), (3, 4), (4, 5), (5, 0)])
def test_the_next_research_circle_counts_in_part(done: int, points: int) -> None:
    me = {"research": done}
    assert sheet_value(at_rest(me=me, round=5), 0) == approx(0.3 * points)
    assert sheet_value(at_rest(me=me, round=6), 0) == 0.0


def test_the_crystal_bonus_counts_in_part_but_not_alone() -> None:
    me = {"crystals": 2, "research": 5}
    assert sheet_value(at_rest(me=me), 0) == approx(0.7 * 4)
    assert sheet_value(at_rest(me=me, other={"crystals": 2}), 0) == approx(0.7 * 3)
    assert sheet_value(at_rest(seats=1, me=me), 0) == 0.0


# -- the laboratory ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("levels", "round_", "expected"),
    [
        ([-1, -1, -1], 1, 0.0),
        ([0, -1, -1], 1, 0.3 * 5 + 0.2),
        ([-1, 1, -1], 1, 2 * 0.3 * 5 + 0.7),
        ([-1, -1, 2], 5, 2 * 0.3),
        ([2, -1, -1], 1, 2 * 0.3 * 5 + 3),
        ([0, 1, -1], 5, 3 * 0.3 + 0.2 + 0.7),
        ([0, 1, 2], 6, 0.0),
        ([2, 2, 2], 6, 7.0),
    ],
)
def test_tiles_in_use_count_for_every_turn_left(
    levels: list[int], round_: int, expected: float
) -> None:
    state = at_rest(seats=3, sheets=[{}, {"lab": levels}, {}], round=round_)
    assert lab_value(state, 1) == approx(expected)
    assert lab_value(state, 0) == lab_value(state, 2) == 0.0


def test_every_level_2_tile_counts_what_it_would_bring_now() -> None:
    me = {"lab": [2, 2, 2], "submarines": ["red", "blue"], "crossed": [1, 0, 0]}
    assert lab_value(at_rest(me=me, round=6), 0) == 7 + 1
    assert lab_value(at_rest(me=me, round=6, turned="G2 H2 I2"), 0) == 7 + 2


# -- octopods and extras ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ticks", "round_", "risk"),
    [(0, 1, 1.2), (1, 1, 0.7), (2, 1, 0.0), (0, 2, 2.0), (1, 2, 2.0), (2, 2, 0.0)],
)
def test_the_risk_of_missing_octopods(ticks: int, round_: int, risk: float) -> None:
    assert penalty_risk(at_rest(round=round_), ticks) == approx(risk)


def test_the_risk_is_of_the_penalty_in_the_box() -> None:
    game = game_with(octopods__penalty=10, octopods__boxes=3)
    assert [penalty_risk(at_rest(game=game), n) for n in (0, 1, 2, 3)] == approx([6, 6, 3.5, 0])


@pytest.mark.parametrize(
    ("seats", "turn", "turns"),
    [
        (2, 1, 1),
        (2, 2, 1),
        (2, 3, 0),
        (2, 4, 0),
        (3, 1, 2),
        (3, 5, 0),
        (4, 1, 2),
        (4, 6, 1),
        (1, 1, 0),
    ],
)
def test_an_extra_action_counts_where_a_turn_is_left_for_it(
    seats: int, turn: int, turns: int
) -> None:
    assert extras_value(at_rest(seats=seats, turn=turn), 0) == approx(1.4 * turns)


def test_an_extra_action_that_is_spent_counts_no_more() -> None:
    sheets = [{"extras": n} for n in (0, 1, 2)]
    state = at_rest(seats=3, sheets=sheets)
    assert [extras_value(state, seat) for seat in range(3)] == approx([0, 1.4, 2.8])


def test_turns_of_others_are_a_share_of_those_left() -> None:
    assert [turns_of_others(at_rest(seats=n), 8) for n in (1, 2, 3, 4)] == [0, 4, 5, 6]


def test_a_third_to_come_has_its_extras_and_its_risk() -> None:
    worths = [third_value(at_rest(seats=n)) for n in (1, 2, 3, 4)]
    assert worths == approx([-0.72, 1.4 - 1.2, 2.8 - 1.2, 2.8 - 1.2])
    none, three = (game_with(game__extras_per_third=n) for n in (0, 3))
    assert third_value(at_rest(seats=3, game=none)) == approx(-1.2)
    assert third_value(at_rest(seats=3, game=three)) == approx(3 * 1.4 - 1.2)


@pytest.mark.parametrize(
    ("ticks", "caught", "expected"),
    [
        (0, 0, 0.0),
        (0, 1, 1.2 - 0.7),
        (0, 2, 1.2 + 1),
        (0, 3, 1.2 + 3),
        (1, 1, 0.7),
        (2, 1, 0.0),
        (2, 2, 1.0),
        (0, 6, 1.2 + 15),
    ],
)
def test_octopods_save_the_penalty_and_bring_their_bonus(
    ticks: int, caught: int, expected: float
) -> None:
    assert catch_worth(at_rest(me={"octopods": ticks}), 0, caught) == approx(expected)


def test_octo_plus_counts_with_the_octopods() -> None:
    state = at_rest(turned="A2", me={"octopods": 2, "lab": [0, -1, -1]})
    assert [catch_worth(state, 0, n) for n in (1, 2)] == [0.0, 2.0]


def test_only_octopods_set_aside_are_sure() -> None:
    state = position("octopod octopod bot / red octopod octopod", kept=["w1", "w3", "b3"])
    assert [is_sure(state, die) for die in range(6)] == [True, False, True, False, False, True]
    assert sure_octopods(state) == 2
    state.dice[0] = -1
    assert not is_sure(state, 0)
    assert sure_octopods(state) == 1


@pytest.mark.parametrize(
    ("picked", "most"), [(0, 2), (0b000001, 2), (0b000010, 1), (0b100001, 2), (0b000110, 0)]
)
def test_what_two_dice_can_still_catch(picked: int, most: int) -> None:
    state = position("octopod bot bot / red red octopod")
    assert most_octopods(state, 1, picked) == most


def test_what_two_dice_can_catch_with_a_tile() -> None:
    other = {"lab": [-1, -1, 1]}
    state = position("submarine bot bot / red red octopod", other=other)
    assert [most_octopods(state, 1, picked) for picked in (0, 1, 2, 0b001001)] == [2, 2, 1, 1]
    assert most_octopods(state, 0, 0) == 1
    options = {"octo_tiles_in_extras": "no"}
    state = position("submarine bot bot / red red octopod", other=other, options=options)
    assert most_octopods(state, 1, 0) == 1


# -- one action -------------------------------------------------------------------------------


def test_a_crystal_is_worth_its_number_and_the_lead() -> None:
    assert action_worth(at_rest(), 0, CRYSTAL, 2) == approx(2.7)
    assert action_worth(at_rest(seats=1), 0, CRYSTAL, 2) == 2.0
    assert action_worth(at_rest(me={"lab": [1, -1, -1]}), 0, CRYSTAL, 0) == approx(1.7)


def test_research_is_worth_its_points_and_the_next() -> None:
    assert action_worth(at_rest(), 0, RESEARCH, YELLOW) == approx(1.3)
    assert action_worth(at_rest(me={"research": 4}), 0, RESEARCH, WHITE) == approx(5.3)


def test_a_lab_is_worth_a_tile_for_every_turn_left() -> None:
    assert action_worth(at_rest(), 0, LAB, 0) == approx(0.3 * 5 + 0.2)
    state = at_rest(me={"lab": [-1, 1, -1]}, round=6)
    assert action_worth(state, 0, LAB, 0) == approx(1 + 0.2)


@pytest.mark.parametrize(
    ("bots", "submarines", "round_", "expected"),
    [
        ({}, [], 1, 1 + 0.6),
        ({"red": 1}, [], 1, 2 + 0.6),
        ({}, ["red"], 1, 1 + 3),
        ({"red": 1}, ["red"], 5, 2 + 1),
        ({"blue": 1}, ["blue"], 3, 1 + 0.4),
    ],
)
def test_a_bot_is_worth_more_with_its_submarine(
    bots: dict[str, int], submarines: list[str], round_: int, expected: float
) -> None:
    sheets = [{}, {}, {"bots": bots, "submarines": submarines}]
    state = at_rest(seats=3, sheets=sheets, round=round_)
    assert action_worth(state, 2, BOT, RED) == approx(expected)


@pytest.mark.parametrize(
    ("bots", "round_", "expected"),
    [({}, 1, 1.8), ({"red": 1}, 1, 3 + 0.9), ({"red": 2}, 3, 4.0), ({"blue": 2}, 5, 0.6)],
)
def test_a_submarine_is_worth_more_with_its_bots(
    bots: dict[str, int], round_: int, expected: float
) -> None:
    state = at_rest(seats=3, sheets=[{}, {"bots": bots}, {}], round=round_)
    assert action_worth(state, 1, SUBMARINE, RED) == approx(expected)


# -- one die, two dice ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "face", "expected"),
    [
        (CRYSTAL, 4, 2.7),
        (CRYSTAL, 0, 0.7),
        (CRYSTAL, 5, 0.0),  # an octopod
        (CRYSTAL, -1, 0.0),  # not rolled
        (OCTOPOD, 0, 0.0),
        (RESEARCH, 0, 1.3),
        (RESEARCH, 1, 0.0),  # yellow is next
        (LAB, 0, 1.7),
        (LAB, 1, 0.0),  # no marker on level 0
        (BOT, 3, 1.6),
        (SUBMARINE, 3, 1.8),
    ],
)
def test_a_face_is_worth_its_action_where_the_rules_allow_it(
    action: int, face: int, expected: float
) -> None:
    assert face_worth(at_rest(), 0, action, face) == approx(expected)


def test_a_bot_or_a_submarine_goes_by_the_colour_of_the_face() -> None:
    green = 3
    assert face_worth(at_rest(me={"submarines": ["green"]}), 0, BOT, green) == approx(1 + 3)
    assert face_worth(at_rest(me={"submarines": ["blue"]}), 0, BOT, green) == approx(1.6)
    assert face_worth(at_rest(me={"bots": {"green": 2}}), 0, BOT, green) == 0.0


def test_a_closed_action_is_worth_nothing() -> None:
    assert face_worth(at_rest(me={"crystals": 5}), 0, CRYSTAL, 4) == 0.0
    assert face_worth(at_rest(me={"crystals": 4}), 0, CRYSTAL, 4) > 0.0


def test_the_best_black_die_that_is_left() -> None:
    state = position("crystal crystal bot / red green yellow")
    assert best_black(state, 0, CRYSTAL) == approx(2.7)
    state = position("crystal crystal bot / red green yellow", me={"used": ["b2"]})
    assert best_black(state, 0, CRYSTAL) == approx(1.7)
    state = position("crystal crystal bot / red green yellow", me={"used": ["b1", "b2", "b3"]})
    assert best_black(state, 0, CRYSTAL) == 0.0
    assert best_black(position(PLAIN), 0, CRYSTAL) == 0.0
    state = position("crystal crystal bot / yellow green red", me={"used": ["b2"]})
    assert best_black(state, 0, CRYSTAL) == approx(1.7)


def test_a_table_of_every_symbol_and_face() -> None:
    state = at_rest()
    table = worth_table(state, 0)
    assert len(table) == 36
    assert table == [face_worth(state, 0, s, f) for s in range(6) for f in range(6)]
    assert table[RESEARCH * 6 : RESEARCH * 6 + 6] == approx([1.3, 0, 0, 0, 0, 0])
    assert table[30:] == [0.0] * 6


def pair(state: Octo, white: int, black: int) -> float:
    return pair_worth(state, 0, worth_table(state, 0), white, black)


def test_a_pair_that_lies_there_is_worth_its_action() -> None:
    state = position("crystal research octopod / green yellow octopod")
    assert pair(state, 0, 3) == approx(2.7)
    assert pair(state, 0, 4) == approx(0.7)
    assert pair(state, 1, 4) == approx(1.3)
    assert pair(state, 1, 3) == pair(state, 2, 3) == pair(state, 0, 5) == 0.0


def test_a_used_die_makes_no_pair() -> None:
    dice = "crystal crystal octopod / green green octopod"
    assert pair(position(dice, me={"used": ["w1"]}), 0, 3) == 0.0
    assert pair(position(dice, me={"used": ["w2"]}), 1, 3) == 0.0
    assert pair(position(dice, me={"used": ["w1"]}), 1, 3) == approx(2.7)
    assert pair(position(dice, me={"used": ["b1"]}), 0, 3) == 0.0
    assert pair(position(dice, me={"used": ["w2", "b2"]}), 0, 3) == approx(2.7)


def test_a_die_to_be_rolled_counts_as_its_average_and_a_little_more() -> None:
    dice = "crystal bot octopod / green yellow octopod"
    state = position(dice, kept=["w1", "b1"])
    crystal = (0.7 + 1.7 + 1.7 + 2.7 + 2.7) / 6
    assert pair(state, 0, 4) == approx(crystal * 1.15)
    green = (2.7 + 0 + 0 + 1.6 + 1.8) / 6
    assert pair(state, 1, 3) == approx(green * 1.15)
    everything = sum(worth_table(state, 0)) / 36
    assert pair(state, 1, 4) == approx(everything * 1.15**2)


def test_the_best_one_or_two_pairs() -> None:
    dice = "crystal crystal octopod / green red octopod"
    state = position(dice)
    assert actions_worth(state, 0, 1) == approx(2.7)
    assert actions_worth(state, 0, 2) == approx(2.7 + 1.7)
    state = position("crystal bot octopod / green octopod octopod")
    assert actions_worth(state, 0, 2) == approx(2.7)  # one black die serves one action
    state = position("crystal octopod octopod / green white octopod")
    assert actions_worth(state, 0, 2) == approx(2.7)  # and so does one white die
    assert actions_worth(position(PLAIN), 0, 2) == 0.0


def test_the_best_two_pairs_may_be_any_two() -> None:
    state = position("research octopod crystal / yellow octopod green")
    assert actions_worth(state, 0, 2) == approx(1.3 + 2.7)
    state = position("octopod crystal research / octopod yellow white")
    assert actions_worth(state, 0, 2) == approx(2.7 + 1.3)


# -- the questions ahead ----------------------------------------------------------------------


def ahead(step: Step[Any], dice: str = "crystal crystal octopod / green red octopod") -> float:
    """What the dice are worth to seat 0 where only this lies ahead."""
    state = position(dice)
    state.agenda = [step]
    return dice_value(state, 0)


def test_each_question_ahead_is_worth_its_best_answer() -> None:
    assert ahead(ChooseHow(0, 0, CRYSTAL)) == approx(2.7)
    assert ahead(ChooseColumn(0, 0, 0)) == approx(1.7)
    assert ahead(ChooseAction(0, 0)) == approx(4.4)
    assert ahead(ChooseAction(0, 1)) == approx(2.7)
    assert ahead(CatchPhase(0, 2)) == approx(2.2)
    assert ahead(PickDie(0, 6, 0)) == approx(2.2)
    assert ahead(PickDie(0, 6, 0b000001)) == approx(0.5)
    assert ahead(CountDie(0, 2, ALL_DICE)) == approx(1.2 + 3)
    assert ahead(CountDie(0, 6, 0b000101)) == approx(1.2 + 1)


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (ChooseHow(0, 0, CRYSTAL), 2.7),
        (ChooseColumn(0, 0, 0), 1.7),
        (ChooseAction(0, 1), 2.7),
        (CatchPhase(0, 2), 2.2),
        (PickDie(0, 6, 0), 2.2),
        (CountDie(0, 2, ALL_DICE), 4.2),
    ],
)
def test_a_question_is_added_to_those_that_follow_it(step: Step[Any], expected: float) -> None:
    state = position("crystal crystal octopod / green red octopod")
    state.agenda = [ChooseHow(0, 1, CRYSTAL), step]
    assert dice_value(state, 0) == approx(2.7 + expected)


def test_the_questions_of_others_are_worth_nothing_to_us() -> None:
    for step in (
        ChooseHow(1, 0, CRYSTAL),
        ChooseColumn(1, 0, 0),
        ChooseAction(1, 0),
        CatchPhase(1, 2),
        PickDie(1, 6, 0),
        CountDie(1, 2, ALL_DICE),
    ):
        assert ahead(step) == 0.0


def test_all_that_lies_ahead_is_added() -> None:
    state = position("crystal crystal octopod / green red octopod")
    assert dice_value(state, 0) == approx(4.4 + 2.2)
    state = position("crystal crystal octopod / green red octopod", round=2)
    assert dice_value(state, 0) == approx(4.4 + 2 + 1)
    say(state, "use w1", "use b1")
    assert dice_value(state, 0) == approx(1.7 + 2 + 1)
