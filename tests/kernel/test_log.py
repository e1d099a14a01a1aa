"""The log: header, lines, running hashes, who may answer what."""

import hashlib

import pytest

from pelagos.kernel.canonical import compact
from pelagos.kernel.codec import digest
from pelagos.kernel.dealer import commitment
from pelagos.kernel.errors import BadOption, Illegal
from pelagos.kernel.log import Header, Log, begin, link
from pelagos.kernel.play import GAME_OVER
from tests.kernel.script import (
    EDGE,
    HEADS,
    NUMBERS,
    SECRET,
    TAILS,
    Grab,
    Heap,
    Ring,
    Script,
    Toss,
    Whisper,
    table,
    together,
)


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# -- beginning ---------------------------------------------------------------------------------


def test_a_game_begins_with_its_options_settled_and_its_secret_promised() -> None:
    game = Script([Grab(0)])
    log = begin(game, ["Ada", "Bo"], {"mood": "wild"}, SECRET, "0.1")
    assert log.header.body() == {
        "format": "pelagos-record",
        "version": 1,
        "engine": "0.1",
        "game": "script",
        "rules": 3,
        "options": {"mood": "wild", "song": "none"},
        "box": game.box_fingerprint,
        "seats": ["Ada", "Bo"],
        "commitment": commitment(SECRET),
    }
    assert list(log.header.body())[:4] == ["format", "version", "engine", "game"]


def test_a_game_cannot_begin_with_wrong_options() -> None:
    with pytest.raises(BadOption):
        begin(Script([]), ["Ada"] * 5, {}, SECRET, "0.1")


def test_what_happens_before_the_first_question_is_the_opening() -> None:
    log = table(Ring(2), Grab(0))
    assert [type(told.step).__name__ for told in log.opening.told] == ["Ring", "Ring"]
    assert log.lines == []
    assert log.next == 1
    assert log.is_finished is False


def test_the_header_keeps_its_own_copy_of_options_and_seats() -> None:
    options, seats = {"mood": "calm"}, ["Ada"]
    header = Header("e", "g", 1, options, "b", seats, "c")
    options["mood"] = "wild"
    seats.append("Bo")
    assert header.options == {"mood": "calm"}
    assert header.seats == ["Ada"]


def test_a_log_plays_by_the_rules_version_of_its_header() -> None:
    header = Header("e", "script", 2, {}, "b", ["Ada"], "c")
    state = Log(Script([Grab(0)]), header).state
    assert isinstance(state, Heap) and state.rules == 2


# -- hashes ------------------------------------------------------------------------------------


def test_a_link_is_the_hash_of_all_before_the_line_and_the_position() -> None:
    assert link("abc", {"n": 1}, "pos") == sha('abc{"n":1}pos')


def test_a_link_can_be_made_of_any_text() -> None:
    assert len(link("", {"name": "\ud800"}, "")) == 64


def test_the_chain_begins_with_the_header() -> None:
    log = table(Grab(0))
    assert log.chain == sha(compact(log.header.body()))
    assert log.head_hash == log.chain[:16]


def test_every_line_carries_the_running_hash_of_the_position_it_leads_to() -> None:
    log = table(Grab(0), Grab(1))
    start = log.chain
    log.answer(0, NUMBERS[1])
    body = {"n": 1, "seat": 0, "says": "number-1"}
    assert log.lines[0].body == body
    assert log.chain == sha(start + compact(body) + digest(log.state))
    assert log.lines[0].hash == log.chain[:16]


def test_what_is_set_aside_is_hashed_with_the_position() -> None:
    log = table(together(Grab, 0, 1))
    start = log.chain
    log.answer(1, NUMBERS[2])
    body = '{"n":1,"seat":1,"says":"number-2"}'
    assert log.chain == sha(start + body + digest(log.state) + '[[],["number-2"],[]]')


# -- answering ---------------------------------------------------------------------------------


def test_the_seat_that_is_asked_faces_the_position_itself() -> None:
    log = table(Grab(1))
    assert log.facing(1) is log.state
    assert log.facing(0) is None


def test_an_answer_is_a_numbered_line() -> None:
    log = table(Grab(0), Grab(2))
    log.answer(0, NUMBERS[1])
    log.answer(2, NUMBERS[2])
    assert [line.body["n"] for line in log.lines] == [1, 2]
    assert log.lines[1].body == {"n": 2, "seat": 2, "says": "number-2"}
    assert log.lines[1].answer is NUMBERS[2]
    assert log.next == 3


def test_a_refused_answer_is_no_line() -> None:
    log = table(Grab(0), things=1)
    before = (log.chain, digest(log.state))
    with pytest.raises(Illegal) as caught:
        log.answer(0, NUMBERS[2])
    assert caught.value.refusal.rule == "SC-1.1"
    assert (log.chain, digest(log.state)) == before
    assert log.lines == []


def test_who_is_not_asked_is_refused() -> None:
    log = table(Grab(0))
    refusal = log.refusal(1, NUMBERS[1])
    assert refusal is not None and refusal.reason.key == "not-asked"
    assert log.refusal(0, NUMBERS[1]) is None


def test_nobody_is_asked_while_chance_speaks() -> None:
    log = table(Toss("coin"))
    refusal = log.refusal(0, HEADS)
    assert refusal is not None and refusal.reason.key == "not-asked"


def test_after_the_end_everybody_is_refused() -> None:
    log = table(Grab(0))
    log.answer(0, NUMBERS[1])
    assert log.refusal(0, NUMBERS[1]) is GAME_OVER


def test_an_open_answer_may_be_read_by_all_a_hidden_one_by_its_seat() -> None:
    log = table(Grab(0), Whisper(1))
    log.answer(0, NUMBERS[1])
    log.answer(1, NUMBERS[2])
    assert [line.only for line in log.lines] == [None, 1]
    opened, hidden = log.lines
    assert all(opened.is_open_to(seat) for seat in (None, 0, 1))
    assert [hidden.is_open_to(seat) for seat in (None, 0, 1)] == [False, False, True]


# -- chance ------------------------------------------------------------------------------------


def test_an_outcome_is_a_line_with_its_stream_and_its_draw() -> None:
    log = table(Toss("red"), Toss("blue"), Toss("red", 2), Ring(1))
    for outcome in (HEADS, TAILS, HEADS):
        assert log.awaits_chance()
        log.outcome(outcome)
    assert [line.body for line in log.lines] == [
        {"n": 1, "chance": "red", "draw": 0, "is": "heads"},
        {"n": 2, "chance": "blue", "draw": 0, "is": "tails"},
        {"n": 3, "chance": "red", "draw": 1, "is": "heads"},
    ]
    assert [line.only for line in log.lines] == [None, None, 2]
    assert [line.answer for line in log.lines] == [HEADS, TAILS, HEADS]
    assert [type(t.step).__name__ for t in log.lines[2].story.told] == ["Toss", "Ring"]
    assert not log.awaits_chance()


def test_an_outcome_that_cannot_come_up_is_no_line_and_no_draw() -> None:
    log = table(Toss("coin"), Toss("coin"))
    log.outcome(EDGE)
    with pytest.raises(Illegal) as caught:
        log.outcome(EDGE)
    assert caught.value.key == "refuse-cannot-come-up"
    log.outcome(HEADS)
    assert log.lines[1].body["draw"] == 1


def test_chance_speaks_until_somebody_is_asked() -> None:
    log = table(Toss("a"), Toss("b"), Grab(0), Toss("c"))
    log.resolve(SECRET)
    assert len(log.lines) == 2
    log.answer(0, NUMBERS[0])
    log.resolve(SECRET)
    assert len(log.lines) == 4
    assert not log.state.agenda


def test_the_secret_fixes_the_outcome_of_the_next_draw() -> None:
    log = table(Toss("coin"), Toss("coin"), Toss("coin"))
    while log.awaits_chance():
        fixed = log.dealt(SECRET)
        assert log.dealt(SECRET) is fixed
        log.outcome(fixed)
    replayed = table(Toss("coin"), Toss("coin"), Toss("coin"))
    replayed.resolve(SECRET)
    assert [line.hash for line in replayed.lines] == [line.hash for line in log.lines]


def test_dealing_follows_the_draws_of_its_own_stream() -> None:
    log = table(*[Toss("coin")] * 12)
    log.resolve(SECRET)
    assert len({line.body["is"] for line in log.lines}) > 1
    assert [line.body["draw"] for line in log.lines] == list(range(12))


# -- the end -----------------------------------------------------------------------------------


def test_the_last_line_is_the_result_and_the_secret() -> None:
    log = table(Grab(0), seats=2)
    log.answer(0, NUMBERS[2])
    log.finish(SECRET)
    assert log.is_finished
    assert log.lines[-1].body == {
        "n": 2,
        "end": "done",
        "scores": [2, 0],
        "standing": [1, 2],
        "secret": SECRET.hex(),
    }
    assert log.lines[-1].only is None
    assert log.lines[-1].story.told == []


def test_a_game_that_goes_on_cannot_be_finished() -> None:
    with pytest.raises(AssertionError):
        table(Grab(0)).finish(SECRET)


def test_a_game_is_finished_once_and_with_the_secret_that_was_promised() -> None:
    log = table(Ring(1))
    with pytest.raises(AssertionError):
        log.finish(b"another")
    assert not log.is_finished
    log.finish(SECRET)
    with pytest.raises(AssertionError):
        log.finish(SECRET)
