"""The levels: eight names, sensible mistakes below, search above."""

import pytest

from pelagos import agents, shelf
from pelagos.agents.agent import Clock
from pelagos.agents.casual import Casual, spread
from pelagos.agents.levels import BEST, LEVELS, USUAL
from pelagos.agents.search.search import Search
from pelagos.kernel.contract import Answer, State
from pelagos.kernel.view import View
from pelagos.speech import LANGUAGES, Words
from tests.agents.test_search import first_choice


def test_there_are_eight_and_the_last_is_the_best() -> None:
    assert len(LEVELS) == 8
    assert [*LEVELS][-1] == BEST
    assert USUAL in LEVELS
    assert isinstance(agents.make("best", 1), Search)


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
    assert agents.make(name, 1).choose(view, Clock(iterations=2)) in view.answers


def test_a_mistake_is_one_of_the_better_half(monkeypatch: pytest.MonkeyPatch) -> None:
    view = first_choice()
    worths = {answer: float(place) for place, answer in enumerate(view.answers)}

    def worth(_: View, imagined: State, answer: Answer, dice: int) -> float:
        return worths[answer]

    monkeypatch.setattr("pelagos.agents.casual.worth_after", worth)
    agent = Casual(1, blur=50.0)
    chosen = {agent.choose(view, Clock()) for _ in range(200)}
    assert chosen == {*view.answers[len(view.answers) // 2 :]}


def test_a_sharp_eye_makes_no_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    view = first_choice()
    monkeypatch.setattr(
        "pelagos.agents.casual.worth_after",
        lambda _view, _imagined, answer, _dice: float(answer is view.answers[-1]),
    )
    assert {Casual(seed, 0.01).choose(view, Clock()) for seed in range(30)} == {view.answers[-1]}


def test_the_spread_of_values_is_their_standard_deviation() -> None:
    assert spread([1.0, 3.0]) == 1.0
    assert spread([2.0, 2.0, 2.0]) == 0.0
