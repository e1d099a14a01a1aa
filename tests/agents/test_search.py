"""The computer player that searches: repeatable, fair, obedient to its clock, and better."""

import os
from collections.abc import Callable, Iterator
from itertools import count, islice

import pytest

from pelagos import shelf
from pelagos.agents import make
from pelagos.agents.agent import Agent, ThinkingTime
from pelagos.agents.greedy import Greedy
from pelagos.agents.levels import BEST, LEVELS
from pelagos.agents.search.node import Node
from pelagos.agents.search.parameters import SearchParameters
from pelagos.agents.search.player import SearchPlayer, grow, iterations_of
from pelagos.agents.search.tree import Tree
from pelagos.agents.weights import linear_model_of
from pelagos.arena.match import play_match
from pelagos.evaluation.leaf import final_shares, likely_shares
from pelagos.games.octodice.mind.evaluator import Judge
from pelagos.kernel.contract import Answer, Decision, Game, Seat, State
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.play import legal
from pelagos.kernel.record import write
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View
from tests.drive import TABLES, Table, questions, walk

FAIR_POSITIONS = int(os.environ.get("PELAGOS_FAIR_POSITIONS", "4"))  # of each game
FEW = ThinkingTime(iterations=12)
STYLE = SearchParameters()


def view_of(game: Game, state: State) -> View:
    """What the seat that is asked sees."""
    question = state.agenda[-1]
    assert isinstance(question, Decision)
    seen = state.observe(question.seat)
    return View(game, question.seat, 1, seen, question, [question.seat], [])


def choices(table: Table) -> Iterator[State]:
    """Positions in which somebody has a choice."""
    return (state for state, _ in questions(table) if len(legal(state)) > 1)


def first_choice(key: str = "octodice") -> View:
    table = next(each for each in TABLES if each.game.key == key and each.seats == 2)
    return view_of(table.game, next(choices(table)))


def iterations(count: int) -> Callable[[Seat], ThinkingTime]:
    """So many for every seat."""
    return lambda seat: ThinkingTime(iterations=count)


def tree_of(view: View, iterations: int, style: SearchParameters = STYLE) -> Tree:
    tree = Tree(view, Roll(1), style)
    grow(tree, ThinkingTime(iterations=iterations))
    return tree


def test_what_an_agent_works_out_is_its_own() -> None:
    """Or one with little time would live on what another found out with much."""
    view = first_choice()
    learnt = linear_model_of(view.game, view.position.seats)
    assert learnt is not None and isinstance(learnt.judge, Judge)
    agents = [SearchPlayer(1), SearchPlayer(2)]
    known = dict(learnt.judge.known)
    for agent in agents:
        agent.choose(view, FEW)
    assert learnt.judge.known == known
    assert learnt.anew().judge is not learnt.judge


# -- repeatable, fair --------------------------------------------------------------------------


def test_the_same_seed_and_iterations_give_the_same_game() -> None:
    game, secret = shelf.find("pebbles"), secret_from_seed(4, 1)
    logs = [
        play_match(
            game, [SearchPlayer(1), SearchPlayer(2)], ["A", "B"], {}, secret, clock=iterations(9)
        )
        for _ in range(2)
    ]
    assert write(logs[0]) == write(logs[1])


@pytest.mark.parametrize("key", [game.key for game in shelf.games()])
def test_what_a_seat_cannot_know_does_not_change_its_choice(key: str) -> None:
    """Of the best, and of every level in turn."""
    tables = [table for table in TABLES if table.game.key == key and not table.options]
    share = -(-FAIR_POSITIONS // len(tables))
    for table in tables:
        for number, state in enumerate(spread_choices(table, share)):
            real = view_of(table.game, state)
            other = view_of(table.game, state.imagine(real.seat, Roll(number)))
            for name in {BEST, LEVELS[number % len(LEVELS)]}:
                chosen = [make(name, number).choose(view, FEW) for view in (real, other)]
                assert chosen[0] is chosen[1]


def spread_choices(table: Table, wanted: int) -> Iterator[State]:
    """So many positions with a choice, few of them all over one game, many of several games."""
    found = 0
    for seed in count(1):
        states = [state for state in walk(table, seed).moments if has_choice(state)]
        for state in islice(states, 0, None, max(1, len(states) // wanted)):
            if found == wanted:
                return
            yield state
            found += 1


def has_choice(state: State) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[-1], Decision) and len(legal(state)) > 1


# -- the clock ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "iterations"),
    [
        (ThinkingTime(iterations=7), 7),
        (ThinkingTime(seconds=0), 1),
        (ThinkingTime(seconds=0, iterations=7), 1),
    ],
)
def test_a_search_stops_when_its_clock_says_so(clock: ThinkingTime, iterations: int) -> None:
    tree = Tree(first_choice(), Roll(1), STYLE)
    grow(tree, clock)
    assert tree.root.visits == iterations


def test_a_search_without_a_limit_sets_one_for_itself() -> None:
    assert iterations_of(ThinkingTime()) > 0
    assert iterations_of(ThinkingTime(seconds=5)) == -1


def test_a_forced_answer_is_given_without_a_search() -> None:
    view = first_choice()
    view.answers = view.answers[:1]
    roll = Roll(3)
    agent = SearchPlayer(3)
    assert agent.choose(view, FEW) is view.answers[0]
    assert agent._roll.below(1 << 30) == roll.below(1 << 30)


# -- the tree ----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [game.key for game in shelf.games()])
def test_every_iteration_is_counted_where_it_went(key: str) -> None:
    tree = tree_of(first_choice(key), 25)
    tried = [tree.visits_of(answer) for answer in tree.view.answers]
    assert tree.root.visits == 25
    assert sum(tried) == 24  # the first one judged the position itself
    assert tree.visits_of(tree.best()) == max(tried)


@pytest.mark.parametrize("patience", (1, 4))
def test_a_line_is_followed_further_when_it_was_judged_often_enough(patience: int) -> None:
    root = tree_of(first_choice(), 120, SearchParameters(patience=patience)).root
    followed = [node.visits for node in below(root) if node.promise]
    assert min(followed) == patience + 1


@pytest.mark.parametrize(("trust", "chosen"), [(0.0, 1), (2.0, 0)])
def test_trust_lets_a_first_impression_count_for_good(trust: float, chosen: int) -> None:
    """Of two answers tried as often the second came to a point more; the first promised more."""
    view = first_choice()
    tree = Tree(view, Roll(1), SearchParameters(trust=trust))
    options = view.answers[:2]
    for answer, promise, points in zip(options, (0.9, 0.1), (20.0, 21.0), strict=True):
        tree.root.promise[answer.number] = promise
        for _ in range(1000):
            tree.root.note([0.5, 0.5], [points, points])
            tree.root.after(answer.number).note([0.5, 0.5], [points, points])
    assert tree.pick(tree.root, view.position, options, tree.seat) is options[chosen]


def below(node: Node) -> Iterator[Node]:
    for child in node.next.values():
        yield child
        yield from below(child)


def test_shares_of_the_win_add_up() -> None:
    tree = tree_of(first_choice(), 25)
    for node in everything_below(tree.root):
        if node.visits:
            assert sum(node.shares) == pytest.approx(node.visits)


def everything_below(node: Node) -> Iterator[Node]:
    yield node
    for child in node.next.values():
        yield from everything_below(child)


def test_what_was_learnt_about_the_given_answer_is_kept() -> None:
    view = first_choice()
    agent = SearchPlayer(5)
    answer = agent.choose(view, ThinkingTime(iterations=40))
    below = agent._below
    assert below is not None and below.visits > 1
    view.line += 1
    assert agent._known(view) is below
    view.line += 1
    assert agent._known(view) is None
    assert answer in view.answers


def test_equals_share_the_win_and_a_lead_makes_it_likely() -> None:
    assert final_shares([1, 3, 1]) == [0.5, 0.0, 0.5]
    ahead, behind = likely_shares([20.0, 10.0], 10.0)
    assert ahead == pytest.approx(behind * 2.718281828)
    assert likely_shares([5.0, 5.0], 10.0) == [0.5, 0.5]


# -- strength ----------------------------------------------------------------------------------


class Usual(Greedy):
    """Greedy as it plays without a clock."""

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        return super().choose(view, ThinkingTime())


def test_a_short_search_beats_greedy() -> None:
    """A deal of AquaSphere, both ways round; docs/agents.md tells what is measured."""
    game, secret = shelf.find("aquasphere"), secret_from_seed(6, 1)
    lead = 0
    for seat in range(2):
        agents: list[Agent] = [Usual(1), Usual(1)]
        agents[seat] = SearchPlayer(1)
        log = play_match(game, agents, ["A", "B"], {}, secret, clock=iterations(30))
        lead += log.state.scores()[seat] - log.state.scores()[1 - seat]
    assert lead > 0


def test_a_decided_search_ends_early_with_the_same_answer() -> None:
    for key in ("octodice", "aquasphere"):
        view = first_choice(key)
        whole, short = Tree(view, Roll(1), STYLE), Tree(view, Roll(1), STYLE)
        grow(whole, ThinkingTime(iterations=200))
        grow(short, ThinkingTime(iterations=200), is_contest=True)
        assert short.best() is whole.best()
        assert short.grown < 200 == whole.grown
        assert short.lead() > 200 - short.grown
