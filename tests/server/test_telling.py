"""Which answers come too late: those to a question that was asked before, however it is worded."""

from typing import Any

import pytest

from pelagos.kernel import record
from pelagos.kernel.contract import Step
from pelagos.kernel.errors import BrokenRecord
from pelagos.server.table.narration import NarratedLog, asked
from tests.kernel.script import NUMBERS, Grab, Ring, Tick, Whisper, table, together


def told(*opening: Step[Any]) -> NarratedLog:
    return NarratedLog(table(*opening))


def test_an_answer_of_ones_own_is_not_meant_for_the_same_question_asked_again() -> None:
    tale = told(Grab(0), Grab(0))
    first = asked(tale.log, 0)
    tale.answer(0, NUMBERS[1])
    assert asked(tale.log, 0) == first, "the words are the same"
    assert not tale.still_faces(0, 0) and tale.still_faces(0, 1)


def test_nor_for_the_question_that_comes_back_when_an_answer_is_taken_back() -> None:
    tale = told(Grab(0), Grab(1))
    first = asked(tale.log, 0)
    tale.answer(0, NUMBERS[1])
    tale.undo(0)
    assert asked(tale.log, 0) == first
    assert [tale.still_faces(0, line) for line in (0, 1, 2)] == [False, False, True]


@pytest.mark.parametrize("seat", [0, 1])
def test_nor_for_one_from_before_others_agreed_to_take_back(seat: int) -> None:
    """Whose answer it was does not matter: the game is another one since."""
    tale = told(together(Whisper, 0, 1, 2))
    tale.answer(2, NUMBERS[1])
    first = asked(tale.log, seat)
    tale.take_back(2, 1, [2])
    assert asked(tale.log, seat) == first
    assert [tale.still_faces(seat, line) for line in (0, 1, 2)] == [False, False, True]


def test_while_several_are_asked_the_answers_of_others_do_not_matter() -> None:
    tale = told(together(Whisper, 0, 1))
    tale.answer(1, NUMBERS[2])
    assert tale.still_faces(0, 0) and tale.still_faces(0, 1)


def test_an_answer_of_another_after_which_one_is_asked_anew_matters() -> None:
    tale = told(Grab(1), Grab(0))
    tale.answer(1, NUMBERS[1])
    assert not tale.still_faces(0, 0), "nobody had asked"


def test_nobody_answers_from_the_future() -> None:
    tale = told(Grab(0))
    assert tale.still_faces(0, 0) and not tale.still_faces(0, 1)


def test_a_line_that_says_something_else_than_was_played_is_refused() -> None:
    tale, other = told(Grab(0), Grab(1)), told(Grab(0), Grab(1))
    tale.answer(0, NUMBERS[1])
    row = record.written(tale.log.lines[0].body, tale.log.lines[0].hash).rstrip("\n")
    with pytest.raises(BrokenRecord, match="record-differs") as caught:
        other.repeat(row.replace(":", ": ", 1), 2, None)
    assert caught.value.line == 2
    again = told(Grab(0), Grab(1))
    again.repeat(row, 2, None)
    assert again.log.lines[0].hash == tale.log.lines[0].hash


def gains(tale: NarratedLog) -> list[tuple[str, list[int]]]:
    return [(each.step, each.gains) for each in tale.story(None, 0)]


def test_each_step_tells_how_the_scores_moved() -> None:
    tale = told(Grab(0), Tick(), Ring(1))
    tale.answer(0, NUMBERS[2])
    assert gains(tale) == [("Grab", [2, 0, 0]), ("Ring", [])]
