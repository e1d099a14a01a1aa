"""Errors are a key and facts; their text is for logs."""

import pytest

from pelagos.kernel.contract import Reason, Refusal
from pelagos.kernel.errors import (
    BadBox,
    BadOption,
    BadScenario,
    BrokenRecord,
    Illegal,
    PelagosError,
    UnknownGame,
)


def test_an_error_is_a_key_with_facts_and_can_be_read_in_a_log() -> None:
    error = PelagosError("wrong-value", {"option": "mood", "value": 3})
    assert error.key == "wrong-value"
    assert error.facts == {"option": "mood", "value": 3}
    assert str(error) == "wrong-value: option mood, value 3"


def test_an_error_keeps_its_own_copy_of_the_facts() -> None:
    facts: dict[str, str | int] = {"a": 1}
    error = PelagosError("key", facts)
    facts["a"] = 2
    assert error.facts == {"a": 1}


def test_a_broken_record_names_its_line() -> None:
    error = BrokenRecord(7, "record-differs", {"is": "x"})
    assert error.line == 7
    assert error.facts == {"line": 7, "is": "x"}
    assert str(error) == "record-differs: line 7, is x"


def test_an_illegal_answer_carries_its_refusal() -> None:
    refusal = Refusal(Reason("XX-1", "too-many", ("asked",)), (4,))
    error = Illegal(refusal)
    assert error.refusal is refusal
    assert error.key == "refuse-too-many"
    assert error.facts == {"asked": 4}


@pytest.mark.parametrize("kind", [UnknownGame, BadOption, BadBox, BadScenario])
def test_every_error_is_something_a_caller_gave(kind: type[PelagosError]) -> None:
    error = kind("key", {})
    assert isinstance(error, PelagosError)
    assert isinstance(error, ValueError)
    assert str(error) == "key: "
