"""What a position is worth by experience: the same before and after what is sure to come."""

from collections.abc import Iterator

import pytest
from pytest import approx

from pelagos.agents.learnt import experience_of
from pelagos.agents.search.experience import Experience, width
from pelagos.agents.search.outlook import Outlook, let_chance_speak
from pelagos.games.octodice.dice import SetAside
from pelagos.games.octodice.extras import TakeExtra
from pelagos.games.octodice.forecast import forecast
from pelagos.games.octodice.judge import Judge, doing
from pelagos.games.octodice.mainactions import ChooseAction
from pelagos.games.octodice.octopods import CatchPhase
from pelagos.games.octodice.scoring import BonusScoring, IntermediateScoring
from pelagos.games.octodice.signs import NAMES
from pelagos.games.octodice.state import Octo
from pelagos.kernel.contract import Chance, Decision
from pelagos.kernel.options import settle
from pelagos.kernel.play import advance, legal, play_unchecked
from pelagos.kernel.roll import Roll
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
    learnt = experience_of(GAME, seats)
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


def test_a_roll_is_worth_what_it_brings_on_average() -> None:
    """Two dice are rolled: all 36 rolls together are worth what was said before."""
    wise = experienced(2)
    for state in game_of(2, 8):
        if isinstance(state.agenda[-1], SetAside) and state.kept.bit_count() == 3:
            break
    play_unchecked(state, legal(state)[0])
    seat = state.active()
    before = wise.points(state, seat)
    assert sum(rolled(wise, state, seat)) / 36 == approx(before)


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


def test_the_outlook_goes_by_the_judge() -> None:
    state = position(NO_DICE, agenda=[], me={"crystals": 1})
    state.agenda = [TakeExtra(1, 0)]
    weights = [0.0] * (GAME.moments * WIDE)
    experience = Experience(GAME, weights, [1.0] * GAME.moments)
    outlook = Outlook(GAME, experience, 8.0)
    assert outlook.points(state, 0) == judge().points(state, 0) == forecast(state, 0)["total"]
    assert len(experience.signs(state, 0)) == len(GAME.signs(state, 0))
