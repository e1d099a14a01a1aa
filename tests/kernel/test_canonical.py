"""One way to write data; the fingerprint of a box."""

import datetime
import hashlib

from pelagos.kernel.canonical import compact, fingerprint


def test_compact_json_has_no_spare_byte_and_keeps_letters() -> None:
    assert compact({"a": [1, "é"], "b": None}) == '{"a":[1,"é"],"b":null}'


def test_compact_keeps_the_order_of_keys() -> None:
    assert compact({"b": 1, "a": 2}) == '{"b":1,"a":2}'


def test_a_fingerprint_is_the_hash_of_the_values_with_sorted_keys() -> None:
    expected = hashlib.sha256('{"a":[1,{"c":2}],"b":"é"}'.encode()).hexdigest()
    assert fingerprint({"b": "é", "a": [1, {"c": 2}]}) == expected


def test_remarks_do_not_change_a_fingerprint_at_any_depth() -> None:
    bare = {"die": {"faces": [1, 2]}, "tiles": [{"points": 3}]}
    remarked = {
        "name": "mine",
        "die": {"faces": [1, 2], "source": "page 3", "basis": "rulebook"},
        "tiles": [{"points": 3, "name": "A1"}],
    }
    assert fingerprint(remarked) == fingerprint(bare)


def test_values_and_their_order_in_lists_change_a_fingerprint() -> None:
    prints = {fingerprint({"a": [1, 2]}), fingerprint({"a": [2, 1]}), fingerprint({"a": [1]})}
    assert len(prints) == 3


def test_other_keys_than_remarks_count() -> None:
    prints = {fingerprint({key: 1}) for key in ("names", "Name", "sources", "base", "x")}
    assert len(prints) == 5


def test_a_date_in_a_box_does_no_harm() -> None:
    day = datetime.date(2026, 11, 15)
    expected = hashlib.sha256(b'{"day":"2026-11-15"}').hexdigest()
    assert fingerprint({"day": day}) == expected
