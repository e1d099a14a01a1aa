"""The levels: eight names, sensible mistakes below, search above."""

import math
import tracemalloc

import pytest

from pelagos import agents, shelf
from pelagos.agents.agent import ThinkingTime
from pelagos.agents.glance import GlancePlayer, spread
from pelagos.agents.grades import GRADES, PLAIN, Glance, Grade, Thought
from pelagos.agents.levels import BEST, ENOUGH, LEVELS, USUAL, player
from pelagos.agents.limited import SERIOUS, LimitedSearch
from pelagos.agents.search.player import SearchPlayer, grow, tree_for
from pelagos.kernel.contract import Answer, State
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View
from pelagos.speech import LANGUAGES, Words
from tests.agents.test_search import first_choice


def test_there_are_eight_and_the_last_is_the_best() -> None:
    assert len(LEVELS) == 8
    assert LEVELS[-1] == BEST
    assert USUAL in LEVELS


@pytest.mark.parametrize("key", [*GRADES, "a game that nobody has graded"])
def test_a_level_sees_more_clearly_or_further_than_the_one_below(key: str) -> None:
    grades = GRADES.get(key, PLAIN)
    assert len(grades) == len(LEVELS)
    assert [clearness(grade) for grade in grades] == sorted({clearness(grade) for grade in grades})
    assert isinstance(player(key, LEVELS.index(BEST), 1), SearchPlayer)


def clearness(grade: Grade) -> tuple[float, float, float]:
    match grade:
        case Glance(blur, reach):
            return 0, -reach, -blur
        case Thought(iterations, blur):
            return 1, -blur, iterations
        case None:
            return 2, 0, 0


def test_every_game_that_is_played_has_grades_of_its_own() -> None:
    assert {*GRADES} == {game.key for game in shelf.games()} - {"pebbles"}


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(name: str, lang: str) -> None:
    words = Words(lang)
    called = words.say(f"agent-{name}")
    assert words.say(f"agent-{name}-how")
    assert words.say(f"player-{name}", number=2) == f"{called} 2"


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("key", [game.key for game in shelf.games()])
def test_every_level_gives_a_legal_answer(name: str, key: str) -> None:
    view = first_choice(key)
    assert agents.make(name, 1).choose(view, ThinkingTime(iterations=2)) in view.answers


@pytest.mark.parametrize("reach", (0.5, 0.8))
def test_a_mistake_is_one_of_the_better_answers(
    monkeypatch: pytest.MonkeyPatch, reach: float
) -> None:
    view = first_choice()
    worths = {answer: float(place) for place, answer in enumerate(view.answers)}

    def worth(_: View, imagined: State, answer: Answer, dice: int) -> float:
        return worths[answer]

    monkeypatch.setattr("pelagos.agents.glance.worth_after", worth)
    agent = GlancePlayer(1, blur=50.0, reach=reach)
    chosen = {agent.choose(view, ThinkingTime()) for _ in range(300)}
    assert chosen == {*view.answers[-math.ceil(len(view.answers) * reach) :]}


def test_a_sharp_eye_makes_no_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    view = first_choice()
    monkeypatch.setattr(
        "pelagos.agents.glance.worth_after",
        lambda _view, _imagined, answer, _dice: float(answer is view.answers[-1]),
    )
    assert {GlancePlayer(seed, 0.01).choose(view, ThinkingTime()) for seed in range(30)} == {
        view.answers[-1]
    }


def test_the_spread_of_values_is_their_standard_deviation() -> None:
    assert spread([1.0, 3.0]) == 1.0
    assert spread([2.0, 2.0, 2.0]) == 0.0


# -- those that search a little -------------------------------------------------------------------


def tries_of(seed: int, view: View, most: int) -> dict[Answer, int]:
    """How often a search tries each answer."""
    tree = tree_for(view, Roll(seed))
    grow(tree, ThinkingTime(), most)
    return {answer: tree.visits_of(answer) for answer in view.answers}


def test_without_blur_the_answer_is_what_the_search_found() -> None:
    view = first_choice()
    for seed in range(5):
        tries = tries_of(seed, view, 30)
        assert tries[LimitedSearch(seed, 30).choose(view, ThinkingTime())] == max(tries.values())


def test_a_blurred_search_gives_only_what_it_took_seriously() -> None:
    view, chosen = first_choice(), set()
    for seed in range(40):
        tries = tries_of(seed, view, 30)
        answer = LimitedSearch(seed, 30, blur=5.0).choose(view, ThinkingTime())
        assert tries[answer] >= SERIOUS * max(tries.values())
        chosen.add(tries[answer] == max(tries.values()))
    assert chosen == {True, False}


def test_a_search_that_had_no_time_gives_what_looked_best() -> None:
    view = first_choice()
    assert LimitedSearch(1, 1, blur=1.0).choose(view, ThinkingTime()) in view.answers


# -- memory ---------------------------------------------------------------------------------------

ROOM = 400e6  # bytes; a process may take 500 million, some of them for the program itself


@pytest.mark.parametrize("key", GRADES)
def test_the_longest_thought_has_room_in_a_process(key: str) -> None:
    view = first_choice(key)
    tree = tree_for(view, Roll(1))
    grow(tree, ThinkingTime(iterations=20))
    tracemalloc.start()
    grow(tree, ThinkingTime(iterations=100))
    getattr(tree.outlook.judge, "known", {}).clear()  # sheets: there are never more than 200
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken / 100 * ENOUGH < ROOM
