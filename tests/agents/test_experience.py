"""Experience: what many games have taught, read from a file that people can read too."""

import csv
from itertools import islice

import pytest

from pelagos import shelf
from pelagos.agents.search.parameters import SearchParameters
from pelagos.agents.search.tree import Tree
from pelagos.agents.weights import SCALE, SPREAD, linear_model_of
from pelagos.evaluation.leaf import STRAY, LeafEvaluation
from pelagos.evaluation.linear import LinearModel, names_of, width
from pelagos.kernel.contract import Decision, Game, State
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View
from tests.drive import TABLES, Table, questions

GAMES = [game for game in shelf.games() if game.sign_names]
LEARNT = [game for game in GAMES if shelf.experience_text(game)]
OPEN = [table for table in TABLES if table.game in GAMES]
LOOKS = 12  # positions of a table


def weightless(game: Game) -> LinearModel:
    return LinearModel(game, [0.0] * (game.moments * width(game)), [1.0] * game.moments)


def positions(table: Table) -> list[State]:
    return [state.copy() for state, _ in islice(questions(table), 0, LOOKS * 7, 7)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_sign_has_a_name_of_its_own(game: Game) -> None:
    names = names_of(game)
    assert len(names) == len(set(names)) == width(game)
    assert not {SPREAD, SCALE} & set(names)


@pytest.mark.parametrize("table", OPEN, ids=str)
def test_signs_are_places_of_their_moment_and_known_to_the_seat(table: Table) -> None:
    experience = weightless(table.game)
    for state in positions(table):
        start = table.game.moment(state) * width(table.game)
        for seat in range(state.seats):
            signs = experience.signs(state, seat)
            assert all(start <= sign < start + width(table.game) for sign in signs)
            assert signs == experience.signs(state.observe(seat), seat)


def test_who_is_asked_what_is_a_sign() -> None:
    table = OPEN[0]
    state, question = next(questions(table))
    assert isinstance(question, Decision)
    names, start = names_of(table.game), table.game.moment(state) * width(table.game)
    signs = weightless(table.game).signs(state, question.seat)
    assert names[signs[-1] - start] == f"I am asked: {type(question).__name__}"


@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.key)
def test_every_line_of_the_file_is_about_a_sign_of_the_game(game: Game) -> None:
    rows = list(csv.DictReader(shelf.experience_text(game).splitlines()))
    assert {row["sign"] for row in rows} <= {*names_of(game), SPREAD, SCALE}
    assert {int(row["moment"]) for row in rows} <= set(range(game.moments))
    assert list(rows[0]) == ["moment", "sign", "2", "3", "4"]


@pytest.mark.parametrize("seats", (2, 4))
@pytest.mark.parametrize("game", LEARNT, ids=lambda game: game.key)
def test_the_weights_of_the_file_are_those_that_are_used(game: Game, seats: int) -> None:
    learnt, names = linear_model_of(game, seats), names_of(game)
    assert learnt is not None
    for row in csv.DictReader(shelf.experience_text(game).splitlines()):
        moment, said = int(row["moment"]), row[str(seats)]
        if row["sign"] == SPREAD:
            assert learnt.spreads[moment] == float(said) > 0
        elif row["sign"] == SCALE:
            assert learnt.scales[moment] == float(said or 1) > 0
        else:
            at = moment * width(game) + names.index(row["sign"])
            assert learnt.weights[at] == float(said or 0)


def test_nobody_has_experience_with_games_that_taught_nothing() -> None:
    assert linear_model_of(shelf.find("pebbles"), 2) is None
    assert linear_model_of(shelf.find("octodice"), 1) is None


def test_experience_adds_the_weights_of_what_is_true() -> None:
    table = OPEN[0]
    state, _ = next(questions(table))
    experience = weightless(table.game)
    signs = experience.signs(state, 0)
    for sign in signs:
        experience.weights[sign] = 0.5
    plain, wise = LeafEvaluation(table.game, None, 8.0), LeafEvaluation(table.game, experience, 8.0)
    assert wise.points(state, 0) == pytest.approx(plain.points(state, 0) + 0.5 * len(signs))
    assert wise.swing_at(state) == pytest.approx(1.0 / STRAY)
    assert plain.swing_at(state) == 8.0


def test_experience_scales_the_heuristic_and_what_an_answer_may_look_worse_by() -> None:
    table = OPEN[0]
    state, question = next(questions(table))
    assert isinstance(question, Decision)
    halves = weightless(table.game)
    halves.scales = [0.5] * table.game.moments
    plain, wise = LeafEvaluation(table.game, None, 8.0), LeafEvaluation(table.game, halves, 8.0)
    assert wise.points(state, 0) == pytest.approx(plain.points(state, 0) / 2)
    seen = state.observe(question.seat)
    view = View(table.game, question.seat, 1, seen, question, [question.seat], [])
    assert Tree(view, Roll(1), SearchParameters(warmth=3.0), halves).warmth == 1.5
    assert Tree(view, Roll(1), SearchParameters(warmth=3.0)).warmth == 3.0


def test_a_finished_game_is_worth_its_points() -> None:
    table = OPEN[0]
    state, _ = next(questions(table))
    over = state.copy()
    over.agenda.clear()
    assert (
        LeafEvaluation(table.game, weightless(table.game), 8.0).points(over, 0) == over.scores()[0]
    )
