"""Advice: the best few answers, and where their points come from."""

import pytest

from pelagos import shelf
from pelagos.agents.agent import ThinkingTime
from pelagos.agents.search.advice import AdvisedLine, advise, gains, promise
from pelagos.agents.search.parameters import SearchParameters
from pelagos.agents.search.tree import Tree
from pelagos.arena.speed import first_position
from pelagos.kernel.play import random_answer
from pelagos.kernel.roll import Roll
from tests.agents.test_search import first_choice, tree_of

KEYS = [game.key for game in shelf.games()]


@pytest.mark.parametrize("key", KEYS)
def test_the_best_few_answers_come_first(key: str) -> None:
    view = first_choice(key)
    found = advise(view, ThinkingTime(iterations=20), seed=1)
    promises = [promise(each, view.position.seats) for each in found]
    assert 1 <= len(found) <= 3
    assert promises == sorted(promises, reverse=True)
    for each in found:
        assert each.answer in view.answers
        assert 0 <= each.share <= 1


@pytest.mark.parametrize("key", KEYS)
def test_the_points_that_a_line_writes_down_add_up_to_the_score(key: str) -> None:
    state = first_position(shelf.find(key), 2)
    view, roll = first_choice(key), Roll(7)
    tree = Tree(view, roll, SearchParameters())
    tree.seat = 0
    line = AdvisedLine(tree, state)
    while state.agenda:
        line.play(random_answer(state, roll))
    assert sum(line.points.values()) == state.scores()[0]


def test_a_line_goes_as_far_as_the_tree_knows() -> None:
    tree = tree_of(first_choice(), 60)
    best = tree.best()
    line = AdvisedLine(tree, tree.view.imagine(Roll(1)))
    line.play(best)
    before = len(line.state.agenda)
    line.follow(tree.root.next[best.number])
    assert line.state.agenda != tree.view.position.agenda
    assert before and gains(tree, best).keys() <= {rule for rule in shelf_rules()}


def shelf_rules() -> set[str]:
    return {step.rule for step in shelf.find("octodice").steps}
