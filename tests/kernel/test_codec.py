"""Positions, steps and answers as plain data."""

import hashlib
import json

import pytest

from pelagos.kernel.codec import (
    decode,
    decode_step,
    digest,
    encode,
    encode_step,
    number,
    read_answer,
)
from pelagos.kernel.contract import Answer, Together
from pelagos.kernel.errors import PelagosError
from tests.kernel.script import (
    ANSWERS,
    NUMBERS,
    YES,
    Grab,
    Heap,
    Ring,
    Script,
    Tick,
    Toss,
    Whisper,
    heap,
    together,
)

GAME = Script([])


def test_a_step_is_its_name_and_its_arguments() -> None:
    assert encode_step(Toss("red", 2)) == ["Toss", "red", 2]
    assert encode_step(Tick()) == ["Tick"]


def test_questions_asked_together_are_steps_within_a_step() -> None:
    data = encode_step(together(Grab, 0, 2))
    assert data == ["Together", [["Grab", 0], ["Grab", 2]], False]


def test_a_position_is_every_field_in_order() -> None:
    state = heap(Grab(1), Ring(2), seats=2)
    assert encode(state) == {
        "seats": 2,
        "rules": 3,
        "heap": 9,
        "taken": [0, 0],
        "whispers": [0, 0],
        "coins": [],
        "agenda": [["Ring", 2], ["Grab", 1]],
    }
    assert list(encode(state)) == list(Heap.fields)


def test_a_step_comes_back() -> None:
    step = decode_step(GAME, ["Toss", "red", 2])
    assert isinstance(step, Toss)
    assert (step.coin, step.seat) == ("red", 2)


def test_questions_asked_together_come_back() -> None:
    data = json.loads(json.dumps(encode_step(Together((Grab(1), Whisper(0)), True))))
    step = decode_step(GAME, data)
    assert isinstance(step, Together)
    assert step.opened is True
    assert isinstance(step.questions, tuple)
    assert [(type(q), q.seat) for q in step.questions] == [(Grab, 1), (Whisper, 0)]


def test_a_step_that_the_game_does_not_have_is_named() -> None:
    with pytest.raises(PelagosError) as caught:
        decode_step(GAME, ["Leap", 2])
    assert caught.value.key == "unknown-step"
    assert caught.value.facts == {"step": "Leap", "game": "Script"}


def test_a_position_comes_back_on_a_first_position() -> None:
    state = heap(Ring(2), together(Grab, 0, 1, 2), things=5)
    state.taken[1] = 4
    state.coins += [7, 8]
    first = heap(Grab(0))
    again = decode(GAME, first, json.loads(json.dumps(encode(state))))
    assert encode(again) == encode(state)
    assert [type(step) for step in again.agenda] == [Together, Ring]
    assert encode(first) == encode(heap(Grab(0)))


def test_a_digest_is_the_hash_of_the_compact_position() -> None:
    text = (
        '{"seats":1,"rules":3,"heap":2,"taken":[0],"whispers":[0],"coins":[],"agenda":[["Grab",0]]}'
    )
    assert digest(heap(Grab(0), seats=1, things=2)) == hashlib.sha256(text.encode()).hexdigest()


def test_every_field_changes_the_digest() -> None:
    states = [heap(Grab(0)), heap(Grab(1)), heap(Grab(0), things=8), heap(Grab(0), seats=2)]
    changed = heap(Grab(0))
    changed.whispers[2] = 1
    assert len({digest(state) for state in (*states, changed)}) == 5
    assert digest(heap(Grab(0))) == digest(heap(Grab(0)))


class Grown(Heap):
    """A heap that has had coins only since there were records of it without."""

    later = ("coins",)


def test_a_later_field_is_in_no_digest_while_all_of_it_is_0() -> None:
    grown = Grown(3, 3, 9, [0, 0, 0], [0, 0, 0], [0, 0], [])
    text = '{"seats":3,"rules":3,"heap":9,"taken":[0,0,0],"whispers":[0,0,0],"agenda":[]}'
    assert digest(grown) == hashlib.sha256(text.encode()).hexdigest()
    grown.coins[1] = 1
    assert digest(grown) != hashlib.sha256(text.encode()).hexdigest()


def test_answers_are_numbered_by_their_place() -> None:
    one, other = Answer("one"), Answer("other")
    assert number((one, other)) == (one, other)
    assert (one.number, other.number) == (0, 1)


def test_two_answers_spelled_alike_are_a_mistake() -> None:
    with pytest.raises(AssertionError, match="^two answers spelled alike$"):
        number((Answer("one"), Answer("one")))


def test_an_answer_is_read_by_its_spelling() -> None:
    assert read_answer(GAME, "number-2") is NUMBERS[2]
    assert read_answer(GAME, "yes") is YES
    assert all(read_answer(GAME, answer.spelling) is answer for answer in ANSWERS)
    assert [GAME.spelled(word) for word in ("maybe", "", "YES")] == [None, None, None]


def test_an_unknown_spelling_is_named() -> None:
    with pytest.raises(PelagosError) as caught:
        read_answer(GAME, "maybe")
    assert caught.value.key == "unknown-answer"
    assert caught.value.facts == {"answer": "maybe", "game": "Script"}
