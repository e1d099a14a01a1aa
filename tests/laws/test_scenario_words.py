"""Any position can be said in words, and the words lead back to it."""

import tomllib
from collections.abc import Iterator

import pytest

from pelagos.kernel.codec import digest
from pelagos.kernel.contract import State
from pelagos.kernel.errors import BadScenario
from pelagos.kernel.play import deciding
from tests.drive import Table, moments, walks


def test_the_words_for_a_position_describe_it_completely(table: Table) -> None:
    for state in set_up(table):
        again = table.first()
        table.game.position(again, table.game.show(state))
        again.agenda[:] = state.agenda  # a scenario says it apart from the position
        assert digest(again) == digest(state)


def set_up(table: Table) -> Iterator[State]:
    """Positions after setting up: no scenario begins before somebody was asked."""
    for each in walks(table):
        asked = [deciding(state) is not None for state in each.moments]
        yield from each.moments[asked.index(True) :]


def test_words_are_what_a_scenario_file_can_hold(table: Table) -> None:
    for state in moments(table):
        assert toml_can_hold(table.game.show(state))


def toml_can_hold(value: object) -> bool:
    if isinstance(value, dict):
        return all(type(key) is str and toml_can_hold(entry) for key, entry in value.items())
    if isinstance(value, list):
        return all(toml_can_hold(entry) for entry in value)
    return type(value) in (int, str, bool)


def test_an_unknown_word_is_named(table: Table) -> None:
    words = tomllib.loads("barnacle = 1")
    with pytest.raises(BadScenario) as caught:
        table.game.position(table.first(), words)
    assert caught.value.facts["word"] == "barnacle"
