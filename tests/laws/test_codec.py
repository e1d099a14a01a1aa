"""Positions, steps and answers go into JSON and come back."""

import json

from pelagos.kernel.codec import decode, decode_step, digest, encode, encode_step, read_answer
from pelagos.kernel.contract import Game, Together
from tests.drive import Table, moments


def test_every_position_comes_back(table: Table) -> None:
    first = table.first()
    for state in moments(table):
        data = json.loads(json.dumps(encode(state)))
        again = decode(table.game, first, data)
        assert digest(again) == digest(state)
        assert [type(step) for step in again.agenda] == [type(step) for step in state.agenda]


def test_positions_hold_nothing_but_whole_numbers_words_and_lists(table: Table) -> None:
    for state in moments(table):
        for name, value in encode(state).items():
            assert name == "agenda" or plain(value), name


def plain(value: object) -> bool:
    if isinstance(value, list):
        return all(type(entry) is int for entry in value)
    return type(value) in (int, str)


def test_every_step_comes_back_as_one_of_the_steps_the_game_names(table: Table) -> None:
    for state in moments(table):
        for step in state.agenda:
            data = encode_step(step)
            again = decode_step(table.game, json.loads(json.dumps(data)))
            assert type(again) is type(step)
            assert encode_step(again) == data
            assert type(step) in (*table.game.steps, Together)


def test_no_two_steps_of_a_game_are_called_alike(game: Game) -> None:
    names = [step.__name__ for step in (*game.steps, Together)]
    assert len(set(names)) == len(names)


def test_every_answer_is_numbered_and_read_back_from_its_spelling(game: Game) -> None:
    for place, answer in enumerate(game.answers):
        assert answer.number == place
        assert read_answer(game, answer.spelling) is answer
        assert repr(answer) == answer.spelling
