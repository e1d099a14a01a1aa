"""Records: written, read again, and every kind of damage named by its line."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.canonical import compact
from pelagos.kernel.codec import digest
from pelagos.kernel.contract import Game
from pelagos.kernel.errors import BrokenRecord, PelagosError, UnknownGame
from pelagos.kernel.log import Header, Log, link
from tests.drive import seated, walk
from tests.kernel.script import (
    NUMBERS,
    SECRET,
    Grab,
    Ring,
    Toss,
    Whisper,
    table,
    together,
)


def a_game() -> Log:
    """Lines 2 to 7 of its record: a secret toss, answers, a whisper, a toss, the end."""
    return played(
        table(Toss("coin", 0), together(Grab, 0, 1), Whisper(1), Toss("coin"), Ring(1), seats=2)
    )


def played(log: Log) -> Log:
    log.resolve(SECRET)
    log.answer(1, NUMBERS[2])
    log.answer(0, NUMBERS[1])
    log.answer(1, NUMBERS[3])
    log.resolve(SECRET)
    log.finish(SECRET)
    return log


LOG = a_game()
ROWS = record.write(LOG).splitlines()
LAST = len(ROWS)


def find(key: str, _: str) -> Game:
    if key != "script":
        raise UnknownGame("unknown-game", {"key": key})
    return LOG.game


def verify(rows: list[str]) -> record.Verdict:
    return record.verify(("\n".join(rows) + "\n").encode(), find)


def broken(data: bytes | list[str]) -> tuple[int, str, object]:
    """Where and why a record is broken."""
    with pytest.raises(BrokenRecord) as caught:
        record.verify(data, find) if isinstance(data, bytes) else verify(data)
    facts = {name: fact for name, fact in caught.value.facts.items() if name != "line"}
    assert caught.value.facts["line"] == caught.value.line
    return caught.value.line, caught.value.key, facts


def with_row(line: int, row: str) -> list[str]:
    return [*ROWS[: line - 1], row, *ROWS[line:]]


def changed(line: int, **values: Any) -> list[str]:
    """The rows with some values of a line changed and its hash left as it was."""
    return with_row(line, compact({**json.loads(ROWS[line - 1]), **values}))


def headed(change: Callable[[dict[str, Any]], object]) -> list[str]:
    """The rows with another header, whose own hash is right."""
    head = json.loads(ROWS[0])
    head.pop("hash")
    change(head)
    return with_row(1, record.written(head, link("", head, "")[:16])[:-1])


# -- writing -----------------------------------------------------------------------------------


def test_a_record_is_a_header_and_a_line_for_each_answer_and_outcome() -> None:
    assert len(ROWS) == 7
    assert json.loads(ROWS[0]) == {**LOG.header.body(), "hash": LOG.head_hash}
    for row, line in zip(ROWS[1:], LOG.lines, strict=True):
        assert json.loads(row) == {**line.body, "hash": line.hash}


def test_a_record_is_compact_and_ends_with_a_newline() -> None:
    text = record.write(LOG)
    assert text.endswith("\n") and not text.endswith("\n\n")
    assert ROWS[2] == f'{{"n":2,"seat":1,"says":"number-2","hash":"{LOG.lines[1].hash}"}}'
    assert len(LOG.lines[1].hash) == 16


def test_names_keep_their_letters() -> None:
    assert record.written({"seats": ["Zoë"]}, "h") == '{"seats":["Zoë"],"hash":"h"}\n'


# -- reading -----------------------------------------------------------------------------------


def test_a_finished_record_is_whole() -> None:
    verdict = verify(ROWS)
    assert (verdict.kind, verdict.lines) == ("finished", 7)
    assert verdict.log is not None
    assert digest(verdict.log.state) == digest(LOG.state)
    assert record.write(verdict.log) == record.write(LOG)


@pytest.mark.parametrize("lines", range(1, 6))
def test_a_record_may_stop_anywhere_before_the_end(lines: int) -> None:
    verdict = verify(ROWS[:lines])
    assert (verdict.kind, verdict.lines) == ("unfinished", lines)
    assert verdict.log is not None and len(verdict.log.lines) == lines - 1


def test_a_game_that_is_over_needs_its_end() -> None:
    assert broken(ROWS[:-1]) == (6, "record-without-end", {})


@pytest.mark.parametrize("row", [b"hello", b"[]"])
def test_replaying_names_the_first_line_too(row: bytes) -> None:
    with pytest.raises(BrokenRecord) as caught:
        record.replay(row + b"\n", find)
    assert (caught.value.line, caught.value.key) == (1, "record-not-json")


def test_a_save_goes_on_where_it_stopped() -> None:
    log = record.replay(("\n".join(ROWS[:4]) + "\n").encode(), find)
    log.answer(1, NUMBERS[3])
    log.resolve(SECRET)
    log.finish(SECRET)
    assert record.write(log).splitlines() == ROWS


# -- damage to the text ------------------------------------------------------------------------


def test_a_record_without_its_last_newline_is_cut_short() -> None:
    assert broken(record.write(LOG).encode()[:-1]) == (7, "record-cut-short", {})
    assert broken(b"") == (1, "record-cut-short", {})


def test_bytes_that_are_no_text_are_named() -> None:
    data = b"\n".join([*[row.encode() for row in ROWS[:3]], b"\xff\xfe", b""])
    assert broken(data) == (4, "record-not-text", {})


@pytest.mark.parametrize("row", ["hello", "[1]", "3", "", "[" * 100_000, '{"n":1', "9" * 5000])
@pytest.mark.parametrize("line", [1, 3, LAST])
def test_a_line_that_is_no_json_object_is_named(row: str, line: int) -> None:
    assert broken(with_row(line, row)) == (line, "record-not-json", {})


def test_an_empty_line_at_the_end_is_named() -> None:
    assert broken([*ROWS, ""]) == (8, "record-not-json", {})


# -- damage to the header ----------------------------------------------------------------------


def test_another_format_is_named_with_the_known_one() -> None:
    expected = (1, "record-of-another-format", {"known": "pelagos-record 1"})
    assert broken(headed(lambda head: head.update(format="chess"))) == expected
    assert broken(headed(lambda head: head.update(version=2))) == expected
    assert broken(with_row(1, "{}")) == expected


@pytest.mark.parametrize("key", list(LOG.header.body())[2:])
def test_a_header_that_lacks_something_names_it(key: str) -> None:
    expected = (1, "record-header-lacks", {"what": key})
    assert broken(headed(lambda head: head.pop(key))) == expected
    assert broken(headed(lambda head: head.update({key: True}))) == expected


def test_a_header_with_a_spare_byte_or_key_differs() -> None:
    assert broken(with_row(1, ROWS[0] + " ")) == (1, "record-differs", {})
    assert broken(headed(lambda head: head.update(more=1))) == (1, "record-differs", {})
    assert broken(changed(1, hash="0" * 16)) == (1, "record-differs", {})


def test_a_name_that_is_no_text_differs() -> None:
    row = ROWS[0].replace("Ada", "\\ud800")
    assert broken(with_row(1, row)) == (1, "record-differs", {})


def test_seats_are_named_by_words() -> None:
    rows = headed(lambda head: head.update(seats=["Ada", 2]))
    assert broken(rows) == (1, "record-header-lacks", {"what": "seats"})


def test_an_unknown_game_is_the_shelf_s_business() -> None:
    with pytest.raises(UnknownGame):
        verify(headed(lambda head: head.update(game="chess")))


@pytest.mark.parametrize("rules", [1, 4])
def test_rules_that_we_no_longer_or_do_not_yet_play_are_named(rules: int) -> None:
    facts = {"rules": rules, "known": "2-3", "engine": "test"}
    expected = (1, "record-of-other-rules", facts)
    assert broken(headed(lambda head: head.update(rules=rules))) == expected


def test_older_rules_that_we_still_play_replay() -> None:
    rows = headed(lambda head: head.update(rules=2))
    assert verify(rows[:1]).kind == "unfinished"
    assert broken(rows) == (2, "record-differs", {})


def test_another_box_is_named_by_the_beginning_of_its_fingerprint() -> None:
    game = LOG.game
    own = {"own": game.box_fingerprint[:12], "name": game.box_name}
    facts = {"game": "Script", "box": "0" * 12, **own}
    rows = headed(lambda head: head.update(box="0" * 64))
    assert broken(rows) == (1, "record-of-another-box", facts)


def test_options_must_be_settled() -> None:
    expected = (1, "record-header-lacks", {"what": "options"})
    assert broken(headed(lambda head: head["options"].pop("mood"))) == expected
    rows = headed(lambda head: head["options"].update(mood="odd"))
    facts = {"option": "mood", "value": "odd", "known": "calm, wild"}
    assert broken(rows) == (1, "wrong-value", facts)


def test_a_record_older_than_an_option_replays_to_the_byte_without_it() -> None:
    now = LOG.header
    options = {"mood": "calm"}
    header = Header(now.engine, now.game, now.rules, options, now.box, now.seats, now.commitment)
    old = played(Log(LOG.game, header))
    assert old.options == LOG.options == {"mood": "calm", "song": "none"}
    text = record.write(old)
    assert '"song"' not in text
    assert verify(text.splitlines()).kind == "finished"
    assert record.write(record.replay(text.encode(), find)) == text


def test_seats_must_fit_the_game() -> None:
    rows = headed(lambda head: head.update(seats=["x"] * 5))
    facts = {"game": "Script", "seats": 5, "least": 1, "most": 4}
    assert broken(rows) == (1, "wrong-seats", facts)


# -- damage to the lines -----------------------------------------------------------------------


def test_a_line_whose_hash_or_number_was_changed_differs() -> None:
    for line in range(2, LAST + 1):
        assert broken(changed(line, hash="0" * 16)) == (line, "record-differs", {})
        assert broken(changed(line, n=99)) == (line, "record-differs", {})
        assert broken(with_row(line, ROWS[line - 1] + " ")) == (line, "record-differs", {})


def test_another_answer_differs() -> None:
    assert broken(changed(4, says="number-0")) == (4, "record-differs", {})


def test_an_answer_that_was_refused_names_the_rule() -> None:
    rows = changed(5, says="yes")
    facts = {"rule": "SC-3", "why": "refuse-not-now"}
    assert broken(rows) == (5, "record-illegal", facts)


def test_an_answer_of_who_was_not_asked_names_no_rule() -> None:
    facts = {"rule": "-", "why": "refuse-not-asked"}
    assert broken(changed(5, seat=0)) == (5, "record-illegal", facts)


def test_an_answer_nobody_knows_is_named() -> None:
    facts = {"answer": "maybe", "game": "Script"}
    assert broken(changed(3, says="maybe")) == (3, "unknown-answer", facts)
    assert broken(with_row(3, "{}")) == (3, "unknown-answer", {**facts, "answer": "None"})


@pytest.mark.parametrize("seat", [-1, 2, "0", None, True, 1.0])
def test_a_seat_that_is_not_there_is_named(seat: object) -> None:
    expected = (4, "record-wrong-seat", {"seat": str(seat)})
    assert broken(changed(4, seat=seat)) == expected


def test_a_seat_that_is_not_there_takes_nothing_back() -> None:
    expected = (5, "record-wrong-seat", {"seat": "7"})
    assert broken(with_row(5, '{"n":4,"seat":7,"undo":3}')) == expected


def test_lines_left_out_or_doubled_or_swapped_are_found() -> None:
    assert broken([*ROWS[:2], *ROWS[3:]])[0] == 3
    assert broken([*ROWS[:3], *ROWS[2:]])[0] == 4
    assert broken([*ROWS[:2], ROWS[3], ROWS[2], *ROWS[4:]])[0] == 3


def test_an_outcome_where_nothing_is_drawn_differs() -> None:
    assert broken(with_row(3, ROWS[1])) == (3, "record-differs", {})


def test_a_forged_outcome_is_found_by_the_secret() -> None:
    truth = json.loads(ROWS[1])["is"]
    lie = "tails" if truth == "heads" else "heads"
    assert broken(changed(2, **{"is": lie})) == (2, "record-chance-forged", {"is": lie})


def test_an_outcome_nobody_knows_is_named() -> None:
    facts = {"answer": "sunk", "game": "Script"}
    assert broken(changed(2, **{"is": "sunk"})) == (2, "unknown-answer", facts)


def test_an_outcome_that_cannot_come_up_is_illegal_while_the_secret_is_unknown() -> None:
    rows = changed(2, **{"is": "yes"})[:2]
    assert broken(rows) == (2, "record-illegal", {"rule": "SC-5", "why": "refuse-cannot-come-up"})


def test_a_draw_or_stream_of_another_name_differs() -> None:
    assert broken(changed(2, draw=1)) == (2, "record-differs", {})
    assert broken(changed(2, chance="dice")) == (2, "record-differs", {})


def test_another_secret_than_the_promised_breaks_the_promise() -> None:
    assert broken(changed(LAST, secret="ab" * 32)) == (LAST, "record-broke-promise", {})


@pytest.mark.parametrize("secret", ["x", 5, None, ["ab"]])
def test_an_end_without_a_readable_secret_differs(secret: object) -> None:
    assert broken(changed(LAST, secret=secret)) == (LAST, "record-differs", {})


def test_a_secret_written_in_capitals_differs() -> None:
    rows = changed(LAST, secret=SECRET.hex().upper())
    assert broken(rows) == (LAST, "record-differs", {})


def test_another_result_differs() -> None:
    assert broken(changed(LAST, scores=[9, 9])) == (LAST, "record-differs", {})
    assert broken(changed(LAST, end="won")) == (LAST, "record-differs", {})


def test_an_end_before_the_end_differs() -> None:
    assert broken([*ROWS[:4], ROWS[-1]]) == (5, "record-differs", {})


def test_nothing_comes_after_the_end() -> None:
    facts = {"rule": "-", "why": "refuse-over"}
    assert broken([*ROWS, ROWS[3]]) == (8, "record-illegal", facts)
    assert broken([*ROWS, '{"n":7,"seat":0,"undo":2}']) == (8, "record-illegal", facts)
    assert broken([*ROWS, ROWS[-1]]) == (8, "record-differs", {})


# -- exports -----------------------------------------------------------------------------------


def unfinished() -> Log:
    return record.replay(("\n".join(ROWS[:5]) + "\n").encode(), find)


def values(text: str) -> list[object]:
    rows = [json.loads(row) for row in text.splitlines()[1:]]
    return [row.get("says", row.get("is")) for row in rows]


def test_the_export_of_a_finished_game_is_its_record() -> None:
    assert all(record.export(LOG, seat) == record.write(LOG) for seat in (None, 0, 1))


def test_an_export_masks_what_its_seat_may_not_know() -> None:
    log, toss = unfinished(), json.loads(ROWS[1])["is"]
    assert values(record.export(log, 0)) == [toss, "number-2", "number-1", None]
    assert values(record.export(log, 1)) == [None, "number-2", "number-1", "number-3"]
    assert values(record.export(log, None)) == [None, "number-2", "number-1", None]


def test_an_export_keeps_everything_else() -> None:
    log = unfinished()
    rows = [json.loads(row) for row in record.export(log, None).splitlines()]
    assert {key: rows[0][key] for key in log.header.body()} == log.header.body()
    assert [row["n"] for row in rows[1:]] == [1, 2, 3, 4]
    assert rows[1]["chance"] == "coin" and rows[1]["draw"] == 0
    assert rows[4]["seat"] == 1


def test_an_export_says_whose_it_is() -> None:
    log = unfinished()
    assert json.loads(record.export(log, 1).splitlines()[0])["export"] == 1
    assert json.loads(record.export(log, None).splitlines()[0])["export"] == "spectator"


def test_an_export_has_a_chain_of_its_own_that_tells_nothing() -> None:
    chain = ""
    for row in record.export(unfinished(), None).splitlines():
        body = json.loads(row)
        hash = body.pop("hash")
        chain = link(chain, body, "")
        assert hash == chain[:16]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_an_export_verifies_as_an_export(seat: int | None) -> None:
    text = record.export(unfinished(), seat)
    verdict = record.verify(text.encode(), find)
    assert (verdict.kind, verdict.lines, verdict.log) == ("export", 5, None)


def test_a_changed_export_names_the_line() -> None:
    rows = record.export(unfinished(), 0).splitlines()
    for line in range(1, 6):
        row = json.loads(rows[line - 1])
        for spoiled in ({**row, "n": 77}, {**row, "hash": "0" * 16}):
            damaged = [*rows[: line - 1], compact(spoiled), *rows[line:]]
            assert broken(damaged) == (line, "record-differs", {})
    assert broken([*rows[:2], "{", *rows[3:]]) == (3, "record-not-json", {})
    assert broken([*rows[:2], "{}", *rows[3:]]) == (3, "record-differs", {})


# -- any damage --------------------------------------------------------------------------------

PEBBLES = walk(seated(shelf.find("pebbles"), {}), 3).text.encode()


def test_three_hundred_random_changes_of_one_byte_are_all_found_at_their_line() -> None:
    random = Random(15)
    for _ in range(300):
        at = random.randrange(len(PEBBLES))
        byte = random.choice([value for value in range(256) if value != PEBBLES[at]])
        damaged = PEBBLES[:at] + bytes([byte]) + PEBBLES[at + 1 :]
        with pytest.raises(BrokenRecord) as caught:
            record.verify(damaged, shelf.find)
        assert caught.value.line == PEBBLES[:at].count(b"\n") + 1, (at, byte)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, LAST - 1), st.text() | st.binary())
def test_whatever_stands_in_a_line_is_answered_by_an_error_of_ours(
    at: int, row: str | bytes
) -> None:
    rows = [line.encode() for line in ROWS]
    rows[at] = row.encode("utf-8", "replace") if isinstance(row, str) else row
    with pytest.raises(PelagosError):
        record.verify(b"\n".join(rows) + b"\n", find)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@settings(max_examples=100, deadline=None)
@given(st.integers(0, LAST - 1), st.data())
def test_whatever_a_key_holds_is_answered_by_an_error_of_ours(at: int, data: st.DataObject) -> None:
    row = json.loads(ROWS[at])
    key = data.draw(st.sampled_from(sorted(row)))
    value = data.draw(ANYTHING.filter(lambda value: value != row[key]))
    text = json.dumps({**row, key: value}, separators=(",", ":"))
    with pytest.raises(PelagosError):
        verify(with_row(at + 1, text))
