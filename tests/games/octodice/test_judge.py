"""What a position is worth by experience: the same before and after what is sure to come."""

from collections.abc import Iterator

import pytest
from pytest import approx

from pelagos.agents.search.player import tree_for
from pelagos.agents.weights import linear_model_of
from pelagos.evaluation.leaf import LeafEvaluation, let_chance_speak
from pelagos.evaluation.linear import LinearModel, width
from pelagos.games.octodice.mind.evaluator import Judge, doing
from pelagos.games.octodice.mind.features import NAMES
from pelagos.games.octodice.rules.dice import SetAside
from pelagos.games.octodice.rules.extras import TakeExtra
from pelagos.games.octodice.rules.forecast import forecast
from pelagos.games.octodice.rules.mainactions import ChooseAction
from pelagos.games.octodice.rules.octopods import CatchPhase
from pelagos.games.octodice.rules.scoring import BonusScoring, IntermediateScoring
from pelagos.games.octodice.rules.virtual import RollVirtualDie
from pelagos.games.octodice.state import Octo
from pelagos.kernel.contract import Chance, Decision
from pelagos.kernel.options import settle
from pelagos.kernel.play import advance, legal, play_unchecked
from pelagos.kernel.roll import Roll
from tests.agents.test_search import view_of
from tests.games.octodice.positions import GAME, position, say

WIDE = width(GAME)
NO_DICE = "octopod octopod octopod / octopod octopod octopod"


def judge(**weights: float) -> Judge:
    """One whose signs weigh nothing but these, at every moment."""
    all_weights = [0.0] * (GAME.moments * WIDE)
    for name, weight in weights.items():
        for moment in range(GAME.moments):
            all_weights[moment * WIDE + NAMES.index(name.replace("_", " "))] = weight
    return Judge(all_weights, WIDE)


def experienced(seats: int) -> Judge:
    learnt = linear_model_of(GAME, seats)
    assert learnt is not None and isinstance(learnt.judge, Judge)
    return Judge(learnt.weights, learnt.wide)


def game_of(seats: int, seed: int, **options: str) -> Iterator[Octo]:
    """The questions of a game in which any answer is given."""
    roll = Roll(seed)
    state = GAME.setup(seats, settle(GAME, seats, options), GAME.rules)
    assert isinstance(state, Octo)
    advance(state)
    let_chance_speak(state, roll)
    while state.agenda:
        yield state
        answers = legal(state)
        play_unchecked(state, answers[roll.below(len(answers))])
        let_chance_speak(state, roll)


# -- sheets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_without_weights_a_settled_seat_has_what_scorings_now_would_add(seats: int) -> None:
    plain, settled = judge(), 0
    for state in game_of(seats, 7):
        for seat in range(seats):
            if plain.is_settled(state, seat):
                settled += 1
                assert plain.points(state, seat) == forecast(state, seat)["total"]
    assert settled > 20


def test_a_weight_counts_as_often_as_its_sign() -> None:
    state = position(agenda=[], me={"bots": {"red": 1, "blue": 1}})
    more = judge(**{"1_bots_alone": 0.7}).points(state, 0) - judge().points(state, 0)
    assert more == approx(1.4)


def test_after_the_last_scoring_there_is_only_the_bonus() -> None:
    """What is learnt about sheets counts no more, and Super-Level (I1) as long as it is to come."""
    state = position(round=6, agenda=[], sheets=[{"lab": [0, -1, 2]}, {"lab": [-1, 1, 2]}])
    state.turn = state.rounds() * state.seats
    state.agenda = [BonusScoring(), IntermediateScoring(2)]
    advance(state)
    wise, found = judge(turn_begun=50.0), []
    while state.agenda:
        found.append([wise.points(state, seat) for seat in range(2)])
        assert found[-1] == [forecast(state, seat)["total"] for seat in range(2)]
        say(state, "column 1")
    assert found == [state.scores()] * 2


@pytest.mark.parametrize("options", [{}, {"faces": "random", "layout": "random"}])
@pytest.mark.parametrize("seats", (2, 4))
def test_what_is_remembered_changes_nothing(seats: int, options: dict[str, str]) -> None:
    wise = experienced(seats)
    for number, state in enumerate(game_of(seats, 3, **options)):
        if number % 9 == 0:
            for seat in range(seats):
                fresh = Judge(wise.weights, wise.wide)
                assert wise.points(state, seat) == fresh.points(state, seat)


def test_sheets_of_another_game_are_forgotten() -> None:
    """Octo-Plus (A2) adds 1, or 2, to octopods that score."""
    wise, dice = experienced(2), "octopod octopod bot / octopod octopod octopod"
    found = []
    for plus in ("1", "2"):
        me, options = {"lab": [0, -1, -1]}, {"octo_plus": plus}
        state = position(dice, turned="A2", me=me, options=options, agenda=[])
        state.agenda = [CatchPhase(0, 2)]
        found.append(wise.points(state, 0))
    assert found[1] == approx(found[0] + 1)


# -- dice ----------------------------------------------------------------------------------------


def test_setting_a_die_aside_well_changes_nothing() -> None:
    """Where no die is rolled in between, the best answer keeps what the position was worth."""
    wise, asked = experienced(2), 0
    for state in game_of(2, 5):
        if isinstance(state.agenda[-1], SetAside) and state.kept.bit_count() % 2 == 0:
            asked += 1
            seat = state.active()
            assert best_after(wise, state, seat) == approx(wise.points(state, seat))
    assert asked == 24


def before_the_last_roll(seed: int) -> Octo:
    """Four dice are set aside, two are about to fall."""
    for state in game_of(2, seed):
        if isinstance(state.agenda[-1], SetAside) and state.kept.bit_count() == 3:
            play_unchecked(state, legal(state)[0])
            return state
    raise AssertionError("nobody set dice aside")


def test_a_roll_is_worth_what_it_brings_on_average() -> None:
    """Two dice are rolled: all 36 rolls together are worth what was said before."""
    wise = experienced(2)
    state = before_the_last_roll(8)
    seat = state.active()
    before = wise.points(state, seat)
    assert sum(rolled(wise, state, seat)) / 36 == approx(before)


def test_only_who_rolls_expects_something_of_the_dice() -> None:
    wise = experienced(2)
    state = before_the_last_roll(8)
    seat = state.active()
    assert wise.expects(state, seat)
    assert not wise.expects(state, 1 - seat)
    let_chance_speak(state, Roll(1))
    assert not wise.expects(state, seat)


def test_nobody_expects_anything_of_dice_that_are_for_all() -> None:
    """OD-10: those of the virtual player."""
    wise, fell = experienced(2), 0
    for state in game_of(2, 4, virtual_player="yes"):
        after = state.copy()
        play_unchecked(after, legal(after)[0])
        if isinstance(after.agenda[-1], RollVirtualDie):
            fell += 1
            assert not any(wise.expects(after, seat) for seat in range(2))
    assert fell > 3


def rolled(wise: Judge, state: Octo, seat: int) -> Iterator[float]:
    step = state.agenda[-1]
    if not isinstance(step, Chance):
        yield wise.points(state, seat)
        return
    for outcome, _ in step.outcomes(state):
        after = state.copy()
        play_unchecked(after, outcome)
        yield from rolled(wise, after, seat)


def test_an_action_is_worth_what_it_makes_of_the_sheet() -> None:
    wise, asked = experienced(2), 0
    for state in game_of(2, 11):
        step = state.agenda[-1]
        if isinstance(step, ChooseAction) and step.box != state.turn_box():
            asked += 1
            assert settled_after(wise, state) == approx(wise.points(state, step.seat))
    assert asked > 5


def settled_after(wise: Judge, state: Octo) -> float:
    """The best that the second action can be followed by, once everything is answered."""
    seat = state.active()
    step = state.agenda[-1]
    if isinstance(step, Decision) and step.seat == seat:
        found = []
        for answer in legal(state):
            after = state.copy()
            play_unchecked(after, answer)
            found.append(settled_after(wise, after))
        return max(found)
    return wise.points(state, seat)


def best_after(wise: Judge, state: Octo, seat: int) -> float:
    found = []
    for answer in legal(state):
        after = state.copy()
        play_unchecked(after, answer)
        found.append(wise.points(after, seat))
    return max(found)


# -- extra actions -------------------------------------------------------------------------------


def test_an_extra_action_is_worth_its_best_use_less_what_it_is_worth_to_keep_it() -> None:
    dice = "bot bot bot / red red red"
    state = position(dice, round=2, phase="extras", agenda=[TakeExtra(1, 0)])
    keeps = judge(**{"2_extra_actions,_turns_of_others_0": 0.0})
    gain = keeps.points(state, 1) - forecast(state, 1)["total"]
    assert gain == 1.0  # the first bot of a row
    state.extras[1] = 0
    assert keeps.points(state, 1) == forecast(state, 1)["total"]


def test_whoever_waits_for_the_question_has_the_extra_action_too() -> None:
    """Of three others one is asked first; the dice lie for all of them."""
    waiting = 0
    for state in game_of(4, 2):
        if isinstance(state.agenda[-1], TakeExtra):
            waiting += sum(doing(state, seat).is_offered for seat in range(4)) > 1
    assert waiting > 5


# -- in a search ---------------------------------------------------------------------------------


def test_luck_is_what_dice_bring_beyond_what_was_expected() -> None:
    outlook = LeafEvaluation(GAME, linear_model_of(GAME, 2), 8.0)
    state = before_the_last_roll(8)
    seat = state.active()
    before, luck = outlook.points(state, seat), [0.0, 0.0]
    outlook.let_fall(state, Roll(1), luck)
    assert luck[seat] == approx(outlook.points(state, seat) - before)
    assert luck[seat] != 0
    assert luck[1 - seat] == 0


def test_luck_does_not_count_for_a_line_that_is_judged() -> None:
    """Judged once, after the dice fell, an answer says what was expected before they did."""
    asked = 0
    for state in game_of(2, 8):
        if isinstance(state.agenda[-1], SetAside) and state.kept.bit_count() == 3:
            asked += 1
            tree = tree_for(view_of(GAME, state), Roll(asked))
            while not tree.root.next:
                tree.grow()
            ((number, child),) = tree.root.next.items()
            after = state.copy()
            play_unchecked(after, next(each for each in legal(after) if each.number == number))
            expected = tree.outlook.points(after, state.active())
            assert child.mean_points(state.active()) == approx(expected)
    assert asked == 12


def test_first_impressions_do_not_depend_on_luck() -> None:
    state = next(
        each
        for each in game_of(2, 8)
        if isinstance(each.agenda[-1], SetAside) and each.kept.bit_count() == 3
    )
    trees = [tree_for(view_of(GAME, state), Roll(seed)) for seed in (1, 2)]
    for tree in trees:
        for _ in range(3):
            tree.grow()
    assert trees[0].root.promise == trees[1].root.promise


def test_the_outlook_goes_by_the_judge() -> None:
    state = position(NO_DICE, agenda=[], me={"crystals": 1})
    state.agenda = [TakeExtra(1, 0)]
    weights = [0.0] * (GAME.moments * WIDE)
    experience = LinearModel(GAME, weights, [1.0] * GAME.moments)
    outlook = LeafEvaluation(GAME, experience, 8.0)
    assert outlook.points(state, 0) == judge().points(state, 0) == forecast(state, 0)["total"]
    assert len(experience.signs(state, 0)) == len(GAME.signs(state, 0))
