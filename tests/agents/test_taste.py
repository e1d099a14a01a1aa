"""Taste: numbers of a heuristic that play has found, in place of what people guessed."""

import csv

import pytest

from pelagos import shelf
from pelagos.agents.agent import ThinkingTime
from pelagos.agents.greedy import Greedy
from pelagos.agents.weights import taste_of
from pelagos.evaluation.leaf import LeafEvaluation
from pelagos.kernel.contract import Game
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.log import Log, begin
from pelagos.kernel.play import deciding
from pelagos.kernel.view import look

TASTED = [game for game in shelf.games() if shelf.taste_text(game)]
EVERY = [(game, seats) for game in TASTED for seats in game.players]
IDS = [f"{game.key} {seats}" for game, seats in EVERY]


def opened(game: Game, seats: int) -> Log:
    log = begin(game, [f"player {seat}" for seat in range(seats)], {}, secret_from_seed(1, 0), "t")
    log.resolve(secret_from_seed(1, 0))
    return log


def test_there_is_a_game_with_a_taste() -> None:
    assert [game.key for game in TASTED] == ["nautilus"]


@pytest.mark.parametrize("game", TASTED, ids=lambda game: game.key)
def test_every_number_of_the_file_is_one_of_the_heuristic_and_has_a_column_for_everybody(
    game: Game,
) -> None:
    rows = list(csv.DictReader(shelf.taste_text(game).splitlines()))
    assert {row["number"] for row in rows} == set(game.guesses)
    for row in rows:
        assert all(float(row[str(seats)]) > 0 for seats in game.players)


@pytest.mark.parametrize(("game", "seats"), EVERY, ids=IDS)
def test_a_search_judges_by_what_was_learnt(game: Game, seats: int) -> None:
    state = opened(game, seats).state
    learnt = LeafEvaluation(game, None, 8.0, taste_of(game, seats)).points(state, 0)
    assert (
        learnt
        != LeafEvaluation(game, None, 8.0).points(state, 0)
        == game.value(state.observe(0), 0)
    )


@pytest.mark.parametrize("game", TASTED, ids=lambda game: game.key)
def test_without_numbers_a_taste_is_what_people_guessed(game: Game) -> None:
    state = opened(game, 2).state.observe(0)
    plain, guessed = game.taste({}), game.taste(game.guesses)
    assert plain is not None and guessed is not None
    assert game.value_by(plain, state, 0) == game.value(state, 0)
    assert game.value_by(guessed, state, 0) == game.value(state, 0)


def test_a_game_without_numbers_has_no_taste() -> None:
    plain = [game for game in shelf.games() if game not in TASTED]
    assert plain and all(taste_of(game, 2) is None for game in plain)


@pytest.mark.parametrize("game", TASTED, ids=lambda game: game.key)
def test_greedy_plays_by_the_taste_it_is_given(game: Game) -> None:
    log, once, secret = opened(game, 2), ThinkingTime(iterations=1), secret_from_seed(1, 0)
    differs = False
    while log.state.agenda and not differs:
        asked = deciding(log.state)
        assert asked is not None
        view = look(log, asked, since=len(log.lines))
        guessed = Greedy(1).choose(view, once)
        differs = guessed != Greedy(1, taste_of(game, 2)).choose(view, once)
        log.answer(asked, guessed)
        log.resolve(secret)
    assert differs
