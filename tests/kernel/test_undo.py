"""Undo: free back to the last line that told anybody something."""

import pytest

from pelagos.kernel import record
from pelagos.kernel.codec import digest
from pelagos.kernel.contract import Together
from pelagos.kernel.errors import BrokenRecord, Illegal
from pelagos.kernel.log import Log
from pelagos.kernel.play import GAME_OVER, deciding
from tests.kernel.script import (
    HEADS,
    NUMBERS,
    SECRET,
    YES,
    CallOff,
    GiveBack,
    Grab,
    Ring,
    Shout,
    Toss,
    Whisper,
    table,
    taken,
    together,
    whispers,
)


def refused(log: Log, seat: int) -> tuple[str, dict[str, int]]:
    with pytest.raises(Illegal) as caught:
        log.undo(seat)
    return caught.value.refusal.reason.key, caught.value.refusal.named()


def test_the_last_answer_can_be_taken_back() -> None:
    log = table(Grab(0), Ring(2), Grab(1))
    before = digest(log.state)
    log.answer(0, NUMBERS[2])
    assert log.undo_refusal(0) is None
    log.undo(0)
    assert digest(log.state) == before
    assert log.lines[1].body == {"n": 2, "seat": 0, "undo": 1}
    assert (log.lines[1].only, log.lines[1].answer, log.lines[1].story.told) == (None, None, [])


def test_an_answer_taken_back_can_be_given_otherwise() -> None:
    log = table(Grab(0))
    log.answer(0, NUMBERS[2])
    log.undo(0)
    log.answer(0, NUMBERS[1])
    assert taken(log) == [1, 0, 0]
    assert [line.body["n"] for line in log.lines] == [1, 2, 3]


def test_several_answers_of_one_seat_are_taken_back_one_by_one() -> None:
    log = table(Grab(0), Grab(1))
    start = digest(log.state)
    log.answer(0, NUMBERS[3])
    between = digest(log.state)
    log.answer(0, YES)
    log.undo(0)
    assert digest(log.state) == between
    assert isinstance(log.state.agenda[-1], GiveBack)
    log.undo(0)
    assert digest(log.state) == start
    assert [line.body.get("undo") for line in log.lines] == [None, None, 2, 1]
    assert refused(log, 0) == ("nothing-to-undo", {})


def test_nothing_can_be_taken_back_before_anything_is_said() -> None:
    log = table(Grab(0))
    assert refused(log, 0) == ("nothing-to-undo", {})
    assert log.lines == []


def test_chance_cannot_be_taken_back() -> None:
    log = table(Grab(0), Toss("coin"), Grab(0))
    log.answer(0, NUMBERS[1])
    log.outcome(HEADS)
    assert refused(log, 0) == ("revealed", {"line": 2})
    assert len(log.lines) == 2


def test_an_outcome_that_only_its_witness_saw_cannot_be_taken_back() -> None:
    log = table(Grab(0), Toss("coin", 0), Grab(0))
    log.answer(0, NUMBERS[1])
    log.outcome(HEADS)
    assert refused(log, 0) == ("revealed", {"line": 2})


def test_an_answer_that_revealed_something_cannot_be_taken_back() -> None:
    log = table(Grab(0), Shout(), Grab(0))
    log.answer(0, NUMBERS[1])
    assert refused(log, 0) == ("revealed", {"line": 1})


def test_answers_after_a_revelation_can_be_taken_back_up_to_it() -> None:
    log = table(Grab(0), Shout(), Grab(0), Grab(0))
    log.answer(0, NUMBERS[1])
    after = digest(log.state)
    log.answer(0, NUMBERS[1])
    log.undo(0)
    assert digest(log.state) == after
    assert refused(log, 0) == ("revealed", {"line": 1})


def test_an_answer_cannot_be_taken_back_after_anothers() -> None:
    log = table(Grab(0), Grab(1), Grab(2))
    log.answer(0, NUMBERS[1])
    log.answer(1, NUMBERS[1])
    assert refused(log, 0) == ("others-answered", {"seat": 1})
    log.undo(1)
    log.undo(0)
    assert deciding(log.state) == 0


def test_the_last_seat_that_answered_is_named() -> None:
    log = table(Grab(0), Grab(1), Grab(2), Grab(0))
    for seat in (0, 1, 2):
        log.answer(seat, NUMBERS[1])
    assert refused(log, 0) == ("others-answered", {"seat": 2})
    assert refused(log, 1) == ("others-answered", {"seat": 2})


def test_a_finished_game_stays_finished() -> None:
    log = table(Grab(0))
    log.answer(0, NUMBERS[1])
    log.finish(SECRET)
    assert log.undo_refusal(0) is GAME_OVER


def test_the_last_answer_of_a_game_can_be_taken_back_until_it_is_finished() -> None:
    log = table(Grab(0))
    log.answer(0, NUMBERS[1])
    log.undo(0)
    assert deciding(log.state) == 0


def test_a_hidden_answer_can_be_taken_back_until_it_is_revealed() -> None:
    log = table(Whisper(0), Whisper(1), Shout(), Grab(0))
    log.answer(0, NUMBERS[3])
    log.undo(0)
    log.answer(0, NUMBERS[2])
    log.answer(1, NUMBERS[1])
    assert refused(log, 1) == ("revealed", {"line": 4})


def test_an_early_answer_can_be_taken_back() -> None:
    log = table(together(Grab, 0, 1, 2))
    log.answer(2, NUMBERS[3])
    log.answer(2, YES)
    log.undo(2)
    assert [len(lines) for lines in log.early] == [0, 0, 1]
    log.undo(2)
    assert not any(log.early)
    assert log.facing(2) is not None


def test_an_answer_after_which_others_early_answers_were_opened_cannot_be_taken_back() -> None:
    log = table(together(Grab, 0, 1, 2))
    log.answer(1, NUMBERS[1])
    log.answer(0, NUMBERS[2])
    assert refused(log, 0) == ("revealed", {"line": 2})
    assert refused(log, 1) == ("revealed", {"line": 2})


def test_an_answer_after_which_hidden_early_answers_were_applied_can_be_taken_back() -> None:
    log = table(together(Whisper, 0, 1, 2))
    log.answer(1, NUMBERS[1])
    log.answer(0, NUMBERS[2])
    log.undo(0)
    assert [len(lines) for lines in log.early] == [0, 1, 0]
    assert whispers(log) == [0, 0, 0]
    log.answer(0, NUMBERS[3])
    assert whispers(log) == [3, 1, 0]


def test_what_was_called_off_comes_back_with_its_early_answers() -> None:
    log = table(Together((CallOff(0), Grab(1))), Grab(2))
    log.answer(1, NUMBERS[1])
    log.answer(0, YES)
    assert not any(log.early)
    log.undo(0)
    assert [len(lines) for lines in log.early] == [0, 1, 0]


def test_lines_of_taking_back_replay() -> None:
    log = table(Grab(0), together(Grab, 0, 1), Toss("coin"), Grab(2))
    log.answer(0, NUMBERS[3])
    log.undo(0)
    log.answer(0, NUMBERS[1])
    log.answer(1, NUMBERS[1])
    log.undo(1)
    log.answer(1, NUMBERS[2])
    log.answer(0, NUMBERS[0])
    log.resolve(SECRET)
    log.answer(2, NUMBERS[0])
    log.finish(SECRET)
    text = record.write(log)
    again = record.replay(text.encode(), lambda key, box: log.game)
    assert record.write(again) == text
    assert again.is_finished


def test_an_undo_that_was_not_allowed_breaks_a_record() -> None:
    log = table(Grab(0), Shout(), Grab(0))
    log.answer(0, NUMBERS[1])
    text = record.write(log) + '{"n":2,"seat":0,"undo":1,"hash":"0123456789abcdef"}\n'
    with pytest.raises(BrokenRecord) as caught:
        record.replay(text.encode(), lambda key, box: log.game)
    assert (caught.value.line, caught.value.key) == (3, "record-illegal")
    assert caught.value.facts == {"line": 3, "rule": "-", "why": "refuse-revealed"}
