"""Networks: what judges positions where sums of signs say too little."""

import json
from itertools import islice, pairwise
from typing import Any

import pytest

from pelagos import shelf
from pelagos.agents.greedy import Greedy
from pelagos.agents.search.parameters import SearchParameters, style_of
from pelagos.agents.search.tree import Tree
from pelagos.agents.weights import linear_model_of, network_of, taste_of
from pelagos.arena.match import play_match
from pelagos.evaluation.leaf import LeafEvaluation
from pelagos.evaluation.linear import LinearModel
from pelagos.evaluation.network import Layer, Network, SparseLayer, inputs_of
from pelagos.kernel.contract import Game, State, Taste
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View
from tests.drive import TABLES, Table, questions
from tests.test_judgement import positions as recorded

NETWORKED = [game for game in shelf.games() if shelf.network_text(game)]
OPEN = [table for table in TABLES if table.game in NETWORKED]
EVERY = [
    (game, seats)
    for game in NETWORKED
    for seats in game.players
    if str(seats) in json.loads(shelf.network_text(game))
]
IDS = [f"{game.key} {seats}" for game, seats in EVERY]
LOOKS = 12  # positions of a table


def positions(table: Table) -> list[State]:
    return [state.copy() for state, _ in islice(questions(table), 0, LOOKS * 7, 7)]


def learnt(game: Game, seats: int) -> LinearModel:
    found = network_of(game, seats)
    assert found is not None
    return found


def small(last: list[float]) -> Network:
    """Two signs and an amount, two numbers, two numbers, points."""
    first = SparseLayer([1.0, 2.0, 3.0, -1.0, -2.0, -3.0], [0.5, 6.0])
    return Network(
        shelf.find("nautilus"), None, first, Layer([1, 0, 1, -9], [0, 1]), Layer(last, [7])
    )


def test_there_is_a_game_with_a_network() -> None:
    assert [game.key for game in NETWORKED] == ["nautilus"] and EVERY


def test_a_network_has_nothing_to_forget() -> None:
    game = shelf.find("nautilus")
    learnt = linear_model_of(game, 2)
    assert learnt is not None
    assert learnt.anew().judge is learnt.judge


@pytest.mark.parametrize(
    ("signs", "amounts", "first", "second"),
    (
        ([], [0.0], [0.5, 6.0], [0.5, 0.0]),
        ([0], [0.0], [1.5, 5.0], [1.5, 0.0]),
        ([0, 1], [1.0], [6.5, 0.0], [6.5, 7.5]),
        ([1, 1], [0.5], [6.0, 0.5], [6.0, 2.5]),
    ),
)
def test_numbers_are_weighed_added_and_cut_off_below_nothing(
    signs: list[int], amounts: list[float], first: list[float], second: list[float]
) -> None:
    network = small([10.0, 100.0])
    assert network.first.sums_of(signs, amounts) == first
    assert network.second.sums(first) == second
    assert network.points_of(signs, amounts) == 7 + 10 * second[0] + 100 * second[1]


def test_the_last_sum_may_be_below_nothing() -> None:
    assert small([-10.0, 0.0]).points_of([0], [0.0]) == 7 - 15


@pytest.mark.parametrize("game", NETWORKED, ids=lambda game: game.key)
def test_the_file_is_about_the_signs_and_amounts_of_the_game(game: Game) -> None:
    document = json.loads(shelf.network_text(game))
    assert document.pop("inputs") == inputs_of(game)
    assert {int(seats) for seats in document} <= set(game.players)
    for one in document.values():
        assert len(one["spreads"]) == game.moments and min(one["spreads"]) > 0
        sizes = [len(inputs_of(game)), *[len(layer["offsets"]) for layer in one["layers"]]]
        weights = [len(layer["weights"]) for layer in one["layers"]]
        assert weights == [wide * high for wide, high in pairwise(sizes)] and sizes[-1] == 1


@pytest.mark.parametrize("table", OPEN, ids=str)
def test_amounts_are_small_and_known_to_the_seat(table: Table) -> None:
    game, taste = table.game, taste_of(table.game, table.seats)
    for state in positions(table):
        for seat in range(state.seats):
            amounts = game.amounts(taste, state.observe(seat), seat)
            assert len(amounts) == len(game.amount_names)
            assert all(-10 < amount < 30 for amount in amounts)


@pytest.mark.parametrize(("game", "seats"), EVERY, ids=IDS)
def test_the_search_judges_by_the_network(game: Game, seats: int) -> None:
    experience = linear_model_of(game, seats)
    assert experience is not None and isinstance(experience.judge, Network)
    table = next(table for table in OPEN if (table.game, table.seats) == (game, seats))
    outlook = LeafEvaluation(game, experience, 8.0, taste_of(game, seats))
    for state in positions(table):
        seen = state.observe(0)
        assert outlook.points(state, 0) == experience.judge.points(seen, 0)
        assert outlook.impression(state, 0) != outlook.points(state, 0)


@pytest.mark.parametrize(("game", "seats"), EVERY, ids=IDS)
def test_it_foretells_a_game_better_than_the_heuristic(game: Game, seats: int) -> None:
    taste = taste_of(game, seats)
    states = played(game, seats, taste)
    final = states.pop().scores()
    by_network, by_heuristic = (
        LeafEvaluation(game, experience, 8.0, taste) for experience in (learnt(game, seats), None)
    )
    assert off(by_network, states, final) < 2 / 3 * off(by_heuristic, states, final)


def played(game: Game, seats: int, taste: Taste | None) -> list[State]:
    """A game between those who go by the heuristic: some positions, and the last."""
    agents = [Greedy(seat, taste) for seat in range(seats)]
    log = play_match(
        game, agents, [f"player {seat}" for seat in range(seats)], {}, secret_from_seed(1, 0)
    )
    return [*[state.copy() for state in recorded(log) if state.agenda], log.state]


def off(outlook: LeafEvaluation, states: list[State], final: list[int]) -> float:
    """By how many points what is said differs from what came, on average."""
    missed = [
        abs(outlook.points(state, seat) - points)
        for state in states
        for seat, points in enumerate(final)
    ]
    return sum(missed) / len(missed)


@pytest.mark.parametrize("game", NETWORKED, ids=lambda game: game.key)
def test_nothing_is_guessed_where_all_is_certain(game: Game) -> None:
    table = next(table for table in OPEN if table.game is game and table.seats == 2)
    settled = [state.copy() for state, _ in questions(table) if game.is_certain(state)]
    network = learnt(game, 2).judge
    assert network is not None
    for state in settled:
        assert network.points(state, 0) == game.value(state, 0)
        assert not network.is_settled(state, 0)


@pytest.mark.parametrize(("game", "seats"), EVERY, ids=IDS)
def test_first_impressions_are_the_heuristics(game: Game, seats: int) -> None:
    """A hasty search likes what the heuristic likes, and judges lines by the network."""
    assert style_of(game.key, seats).hasty
    table = next(table for table in OPEN if (table.game, table.seats) == (game, seats))
    state, question = next(
        (state, question) for state, question in questions(table) if len(question.legal(state)) > 1
    )
    promised = [promises(game, state, question, hasty) for hasty in (True, False)]
    assert promised[0] != promised[1]


def promises(game: Game, state: State, question: Any, hasty: bool) -> dict[int, float]:
    seat, seen = question.seat, state.observe(question.seat)
    view = View(game, seat, 1, seen, question, [seat], [])
    tree = Tree(
        view,
        Roll(1),
        SearchParameters(hasty=hasty),
        learnt(game, state.seats),
        taste=taste_of(game, state.seats),
    )
    tree.grow()
    tree.grow()
    return tree.root.promise
