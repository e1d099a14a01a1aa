"""Positions, games and answers go to other processes and come back; copies are what they seem."""

import copy
import pickle
import subprocess
import sys
from typing import TypeVar

import pytest

from pelagos import shelf
from pelagos.kernel.codec import digest
from pelagos.kernel.play import legal, play_unchecked
from tests.drive import TABLES, Table, moments

T = TypeVar("T")

MOST_BYTES = 10_000  # of a position: it takes no components along
SMALLEST = {table.game.key: table for table in reversed(TABLES)}


@pytest.mark.parametrize("table", SMALLEST.values(), ids=SMALLEST)
def test_a_position_comes_back_as_it_was_and_plays_on(table: Table) -> None:
    for state in moments(table):
        for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
            assert digest(twin) == digest(state)
            if answers := legal(state):
                other = state.copy()
                play_unchecked(other, answers[0])
                play_unchecked(twin, answers[0])
                assert digest(twin) == digest(other) != digest(state)
        assert len(pickle.dumps(state)) < MOST_BYTES


@pytest.mark.parametrize("table", SMALLEST.values(), ids=SMALLEST)
def test_games_and_answers_stay_the_same_ones(table: Table) -> None:
    game = shelf.find(table.game.key)
    for there_and_back in (copy.copy, copy.deepcopy, through_pickle):
        assert there_and_back(game) is game
        assert there_and_back(game.answers[-1]) is game.answers[-1]


def test_a_game_with_a_box_of_its_own_keeps_it() -> None:
    text = shelf.box_text(shelf.find("pebbles")).replace("number = 3", "number = 5")
    game = shelf.with_box("pebbles", text)
    assert through_pickle(game) is game is not shelf.find("pebbles")


def test_a_position_plays_on_in_another_process() -> None:
    state = next(state for state in moments(SMALLEST["nautilus"]) if legal(state))
    answer = legal(state)[0]
    play_on = (
        "import pickle, sys\n"
        "from pelagos.kernel.codec import digest\n"
        "from pelagos.kernel.play import play_unchecked\n"
        "state, answer = pickle.load(sys.stdin.buffer)\n"
        "play_unchecked(state, answer)\n"
        "print(digest(state))"
    )
    done = subprocess.run(
        [sys.executable, "-c", play_on],
        input=pickle.dumps((state, answer)),
        capture_output=True,
        check=True,
    )
    play_unchecked(state, answer)
    assert done.stdout.decode().strip() == digest(state)


def through_pickle(thing: T) -> T:
    found: T = pickle.loads(pickle.dumps(thing))
    return found
