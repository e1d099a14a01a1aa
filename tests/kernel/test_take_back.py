"""Taking back by consent: to any answer of one's own, and the record still proves itself."""

import json

import pytest

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.codec import digest
from pelagos.kernel.errors import BrokenRecord, Illegal
from pelagos.kernel.log import MOST_TAKEN_BACK, Log, begin
from pelagos.kernel.play import legal
from pelagos.kernel.roll import Roll
from tests.kernel.script import HEADS, NUMBERS, SECRET, Grab, Toss, Whisper, table, taken, together

GAMES = 20


def test_an_answer_is_taken_back_though_others_answered_and_chance_spoke() -> None:
    log = table(Grab(0), Toss("coin"), Grab(1), Grab(0))
    before = digest(log.state)
    log.answer(0, NUMBERS[2])
    log.outcome(HEADS)
    log.answer(1, NUMBERS[1])
    log.take_back(0, 1, [0, 1])
    assert digest(log.state) == before
    assert log.lines[-1].body == {"n": 4, "seat": 0, "undo": 1, "consent": [0, 1]}
    assert taken(log) == [0, 0, 0]


def test_what_was_drawn_is_not_drawn_again() -> None:
    log = table(Grab(0), Toss("coin"), Grab(1))
    log.answer(0, NUMBERS[2])
    log.resolve(SECRET)
    log.take_back(0, 1, [0])
    log.answer(0, NUMBERS[2])
    log.resolve(SECRET)
    assert [line.body["draw"] for line in log.lines if "chance" in line.body] == [0, 1]


def test_nothing_before_it_is_free_any_more() -> None:
    log = table(Grab(0), Grab(0), Toss("coin"), Grab(0))
    log.answer(0, NUMBERS[1])
    log.answer(0, NUMBERS[2])
    log.outcome(HEADS)
    log.take_back(0, 2, [0])
    with pytest.raises(Illegal, match="revealed"):
        log.undo(0)
    assert log.last_answer(0) == 1
    log.take_back(0, 1, [0])
    assert log.last_answer(0) is None


def test_only_the_last_answer_that_stands_is_taken_back() -> None:
    log = table(Grab(0), Grab(1), Grab(0))
    log.answer(0, NUMBERS[1])
    log.answer(1, NUMBERS[1])
    log.answer(0, NUMBERS[2])
    log.undo(0)
    for seat, line in ((0, 3), (0, 2), (1, 1), (2, 1), (0, 9)):
        with pytest.raises(Illegal, match="nothing-to-undo"):
            log.take_back(seat, line, [seat])
    log.take_back(0, 1, [0])
    assert [log.last_answer(seat) for seat in (0, 1)] == [None, None]


def test_what_others_set_aside_before_stays_aside() -> None:
    log = table(together(Whisper, 0, 1, 2))
    log.answer(2, NUMBERS[2])
    log.answer(1, NUMBERS[1])
    log.answer(0, NUMBERS[3])
    log.take_back(1, 2, [0, 1, 2])
    assert [[line.body["says"] for line in lines] for lines in log.early] == [
        [],
        [],
        [NUMBERS[2].spelling],
    ]


def test_it_cannot_be_done_without_end() -> None:
    log = table(Grab(0))
    for _ in range(MOST_TAKEN_BACK):
        log.answer(0, NUMBERS[1])
        log.take_back(0, log.next - 1, [0])
    log.answer(0, NUMBERS[1])
    with pytest.raises(Illegal, match="too-often"):
        log.take_back(0, log.next - 1, [0])


def test_a_finished_game_stays_as_it_is() -> None:
    log = table(Grab(0))
    log.answer(0, NUMBERS[1])
    log.finish(SECRET)
    with pytest.raises(Illegal, match="over"):
        log.take_back(0, 1, [0])


def played(roll: Roll) -> Log:
    """A whole game in which an answer is taken back now and then."""
    log = begin(shelf.find("pebbles"), ["Ada", "Bo", "Cy"], {}, SECRET, "test")
    log.resolve(SECRET)
    while log.state.agenda:
        asked = [seat for seat in range(3) if log.facing(seat) is not None]
        seat = asked[roll.below(len(asked))]
        line = log.last_answer(seat)
        if log.take_back_refusal(seat) is None and line is not None and roll.below(6) == 0:
            log.take_back(seat, line, [0, 1, 2])
        else:
            met = log.facing(seat)
            assert met is not None
            answers = list(legal(met))
            log.answer(seat, answers[roll.below(len(answers))])
        log.resolve(SECRET)
    log.finish(SECRET)
    return log


def test_records_with_answers_taken_back_are_verified() -> None:
    taken_back = 0
    for seed in range(GAMES):
        log = played(Roll(seed))
        text = record.write(log)
        verdict = record.verify(text.encode(), shelf.find)
        assert verdict.kind == "finished" and verdict.log is not None
        assert digest(verdict.log.state) == digest(log.state)
        taken_back += text.count('"consent"')
        again = Log(log.game, log.header)
        for line in log.lines:
            again.repeat(line)
        assert again.chain == log.chain
    assert taken_back > GAMES


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"consent": [1]}, "record-differs"),
        ({"consent": [1, 0]}, "record-wrong-seat"),
        ({"consent": [0, 0]}, "record-wrong-seat"),
        ({"consent": [0, 7]}, "record-wrong-seat"),
        ({"consent": True}, "record-wrong-seat"),
        ({"consent": [False]}, "record-wrong-seat"),
        ({"undo": "1"}, "record-differs"),
        ({"undo": 2}, "record-illegal"),
        ({"seat": 9}, "record-wrong-seat"),
        ({"consent": [0, 1]}, "record-differs"),  # another one than it was
    ],
)
def test_a_forged_consent_is_found(change: dict[str, object], code: str) -> None:
    log = begin(shelf.find("pebbles"), ["Ada", "Bo"], {}, SECRET, "test")
    log.resolve(SECRET)
    first = len(log.lines) + 1
    log.answer(0, next(iter(legal(log.state))))
    log.take_back(0, first, [0])
    *rows, last = record.write(log).splitlines()
    forged = {**json.loads(last), **change}
    text = "\n".join([*rows, json.dumps(forged, separators=(",", ":"))]) + "\n"
    with pytest.raises(BrokenRecord) as caught:
        record.verify(text.encode(), shelf.find)
    assert (caught.value.line, caught.value.key) == (len(rows) + 1, code)


@pytest.mark.parametrize("consent", [[], [1]])
def test_a_record_in_which_somebody_takes_back_without_asking_for_it_is_refused(
    consent: list[int],
) -> None:
    """Every hash in it is right: whoever made it up has reckoned them."""
    log = begin(shelf.find("pebbles"), ["Ada", "Bo"], {}, SECRET, "test")
    log.resolve(SECRET)
    first = len(log.lines) + 1
    log.answer(0, next(iter(legal(log.state))))
    log.take_back(0, first, consent)
    with pytest.raises(BrokenRecord, match="record-differs") as caught:
        record.verify(record.write(log).encode(), shelf.find)
    assert caught.value.line == first + 2
