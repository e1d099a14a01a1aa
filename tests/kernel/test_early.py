"""Answering early: in any order, applied in the order given."""

from itertools import permutations

import pytest

from pelagos.kernel import record
from pelagos.kernel.codec import digest
from pelagos.kernel.contract import Game, Together
from pelagos.kernel.errors import Illegal
from pelagos.kernel.log import Log
from pelagos.kernel.play import advance, deciding
from pelagos.kernel.simultaneous import aside, waiting
from tests.kernel.script import (
    HEADS,
    NO,
    NUMBERS,
    YES,
    CallOff,
    GiveBack,
    Grab,
    Ring,
    Toss,
    Whisper,
    heap,
    table,
    taken,
    together,
)


def says(log: Log) -> list[object]:
    return [line.body.get("says") for line in log.lines]


# -- who waits ---------------------------------------------------------------------------------


def test_those_asked_together_wait_below_the_first() -> None:
    state = heap(together(Grab, 2, 0, 1))
    assert waiting(state) == []
    advance(state)
    assert deciding(state) == 2
    assert waiting(state) == [0, 1]


def test_nobody_waits_where_nobody_is_asked_together() -> None:
    assert waiting(heap(Grab(0), Grab(1))) == []
    assert waiting(heap()) == []


def test_a_together_that_is_not_opened_hides_the_one_below() -> None:
    state = heap(together(Grab, 0, 1, 2))
    advance(state)
    state.plan([together(Whisper, 0, 1)])
    assert waiting(state) == []


def test_the_others_wait_through_further_questions_and_chance() -> None:
    state = heap(together(Grab, 0, 1))
    advance(state)
    state.plan([GiveBack(0), Toss("coin")])
    assert waiting(state) == [1]


def test_a_waiting_seat_meets_only_its_own_question() -> None:
    state = heap(together(Grab, 0, 1, 2), Ring(1))
    advance(state)
    before = digest(state)
    met = aside(state, 2)
    assert [(type(step), step.seat) for step in met.agenda if isinstance(step, Grab)] == [(Grab, 2)]
    assert len(met.agenda) == 1
    assert digest(state) == before


def test_a_seat_asked_two_things_together_meets_them_in_their_order() -> None:
    state = heap(Together((Grab(0), Whisper(1), Grab(1))))
    advance(state)
    assert [type(step) for step in aside(state, 1).agenda] == [Grab, Whisper]


# -- answering ---------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_any_order_of_answering_gives_the_position_of_the_order_given(
    order: tuple[int, ...],
) -> None:
    answers = [NUMBERS[2], NUMBERS[1], NUMBERS[2]]
    log = table(together(Grab, 0, 1, 2), Ring(1))
    for seat in order:
        log.answer(seat, answers[seat])
    assert taken(log) == [2, 1, 2]
    assert log.state.agenda == []
    assert not any(log.early)


def test_an_early_answer_changes_nothing_until_its_turn() -> None:
    log = table(together(Grab, 0, 1, 2))
    before = digest(log.state)
    log.answer(2, NUMBERS[2])
    assert digest(log.state) == before
    assert log.lines[0].story.told == []
    assert deciding(log.state) == 0
    assert log.facing(2) is None
    assert log.facing(1) is not None


def test_an_early_answer_is_told_when_it_is_applied() -> None:
    log = table(together(Grab, 0, 1))
    log.answer(1, NUMBERS[2])
    log.answer(0, NUMBERS[1])
    told = [(type(t.step).__name__, t.answer) for t in log.lines[1].story.to(0)]
    assert told == [("Grab", NUMBERS[1]), ("Grab", NUMBERS[2])]


def test_further_questions_can_be_answered_early_too() -> None:
    log = table(together(Grab, 0, 1))
    log.answer(1, NUMBERS[3])
    met = log.facing(1)
    assert met is not None and isinstance(met.agenda[-1], GiveBack)
    log.answer(1, YES)
    assert log.facing(1) is None
    log.answer(0, NUMBERS[0])
    assert taken(log) == [0, 2, 0]
    assert log.state.agenda == []


def test_an_early_answer_that_became_illegal_is_dropped_and_asked_again() -> None:
    log = table(together(Grab, 0, 1), things=4)
    log.answer(1, NUMBERS[2])
    log.answer(0, NUMBERS[3])
    log.answer(0, NO)
    assert deciding(log.state) == 1
    assert log.early[1] == []
    assert taken(log) == [3, 0, 0]
    log.answer(1, NUMBERS[1])
    assert taken(log) == [3, 1, 0]


def test_all_further_early_answers_are_dropped_with_the_first() -> None:
    log = table(together(Grab, 0, 1), things=4)
    log.answer(1, NUMBERS[3])
    log.answer(1, NO)
    log.answer(0, NUMBERS[2])
    assert deciding(log.state) == 1
    assert log.early == [[], [], []]


def test_those_behind_a_dropped_answer_keep_theirs() -> None:
    log = table(together(Grab, 0, 1, 2), things=4)
    log.answer(1, NUMBERS[2])
    log.answer(2, NUMBERS[1])
    log.answer(0, NUMBERS[3])
    log.answer(0, NO)
    assert [len(lines) for lines in log.early] == [0, 0, 1]
    log.answer(1, NUMBERS[0])
    assert taken(log) == [3, 0, 1]


def test_an_early_answer_to_a_question_that_is_called_off_is_forgotten() -> None:
    log = table(Together((CallOff(0), Grab(1))), Grab(2), Grab(1))
    log.answer(1, NUMBERS[2])
    log.answer(0, YES)
    assert log.early == [[], [], []]
    log.answer(2, NUMBERS[1])
    assert deciding(log.state) == 1
    assert taken(log) == [0, 0, 1]


def test_an_early_answer_waits_for_chance() -> None:
    log = table(together(Grab, 0, 1))
    log.state.plan([Toss("coin")])
    log.answer(1, NUMBERS[1])
    log.outcome(HEADS)
    assert deciding(log.state) == 0
    assert len(log.early[1]) == 1


def test_an_early_answer_is_applied_after_chance() -> None:
    log = table(together(Grab, 0, 1))
    log.state.agenda.pop()
    log.state.plan([Toss("coin")])
    log.answer(1, NUMBERS[1])
    log.outcome(HEADS)
    assert [type(told.step) for told in log.lines[-1].story.told] == [Toss, Together, Grab]
    assert taken(log) == [0, 1, 0]
    assert log.state.agenda == []


def test_who_is_not_asked_cannot_answer_early() -> None:
    log = table(together(Grab, 0, 1))
    with pytest.raises(Illegal) as caught:
        log.answer(2, NUMBERS[0])
    assert caught.value.key == "refuse-not-asked"
    assert log.lines == []


def test_who_has_answered_early_is_not_asked_twice() -> None:
    log = table(together(Grab, 0, 1))
    log.answer(1, NUMBERS[0])
    with pytest.raises(Illegal) as caught:
        log.answer(1, NUMBERS[0])
    assert caught.value.key == "refuse-not-asked"
    assert says(log) == ["number-0"]


def test_an_early_answer_must_be_legal_too() -> None:
    log = table(together(Grab, 0, 1), things=1)
    with pytest.raises(Illegal) as caught:
        log.answer(1, NUMBERS[2])
    assert caught.value.refusal.named() == {"asked": 2, "heap": 1}
    assert not any(log.early)


# -- records -----------------------------------------------------------------------------------


def exported(log: Log, seat: int | None) -> list[object]:
    rows = record.export(log, seat).splitlines()[1:]
    return [record.parsed(row, 1).get("says") for row in rows]


def test_an_early_answer_is_masked_for_others_until_it_is_applied() -> None:
    log = table(together(Grab, 0, 1), Grab(2))
    log.answer(1, NUMBERS[2])
    assert exported(log, 1) == ["number-2"]
    assert exported(log, 0) == exported(log, 2) == exported(log, None) == [None]
    log.answer(0, NUMBERS[1])
    assert exported(log, 0) == exported(log, None) == ["number-2", "number-1"]


def test_a_hidden_early_answer_stays_masked_when_it_is_applied() -> None:
    log = table(together(Whisper, 0, 1, 2))
    log.answer(1, NUMBERS[2])
    log.answer(0, NUMBERS[1])
    assert deciding(log.state) == 2
    assert exported(log, 0) == [None, "number-1"]
    assert exported(log, 1) == ["number-2", None]
    assert exported(log, 2) == exported(log, None) == [None, None]


def test_an_early_answer_that_was_dropped_stays_masked() -> None:
    log = table(together(Grab, 0, 1), things=2)
    log.answer(1, NUMBERS[2])
    log.answer(0, NUMBERS[1])
    assert exported(log, 0) == [None, "number-1"]
    assert exported(log, 1) == ["number-2", "number-1"]


def test_an_early_answer_that_was_taken_back_stays_masked() -> None:
    log = table(together(Grab, 0, 1))
    log.answer(1, NUMBERS[2])
    log.undo(1)
    assert exported(log, 0) == [None, None]


def test_answers_applied_long_ago_stay_open_when_their_seat_answers_early_again() -> None:
    log = table(together(Grab, 0, 1), together(Grab, 0, 1))
    log.answer(1, NUMBERS[1])
    log.answer(0, NUMBERS[0])
    log.answer(1, NUMBERS[2])
    assert exported(log, 0) == ["number-1", "number-0", None]


@pytest.mark.parametrize("lines", range(5))
def test_early_answers_survive_writing_and_replaying(lines: int) -> None:
    log = table(together(Grab, 0, 1, 2), Whisper(0))
    for seat, answer in ((2, NUMBERS[3]), (2, NO), (1, NUMBERS[1]), (0, NUMBERS[2]))[:lines]:
        log.answer(seat, answer)
    again = record.replay(record.write(log).encode(), finder(log.game))
    assert record.write(again) == record.write(log)
    assert digest(again.state) == digest(log.state)
    assert [[line.body for line in lines] for lines in again.early] == [
        [line.body for line in lines] for lines in log.early
    ]


def finder(game: Game) -> record.FindGame:
    return lambda key, box: game


def test_what_is_set_aside_is_part_of_the_running_hash() -> None:
    one, other = (table(together(Grab, 0, 1, 2)) for _ in range(2))
    one.answer(1, NUMBERS[1])
    other.answer(2, NUMBERS[1])
    assert one.lines[0].hash != other.lines[0].hash
