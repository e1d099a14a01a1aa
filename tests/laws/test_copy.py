"""A copy is independent: whatever is played on it, the original stays."""

from inspect import isgetsetdescriptor

from pelagos.kernel.codec import digest, encode
from pelagos.kernel.contract import State
from pelagos.kernel.play import legal, play_unchecked
from pelagos.kernel.roll import Roll
from tests.drive import Table, moments


def test_playing_every_legal_answer_on_a_copy_leaves_the_original_alone(table: Table) -> None:
    for state in moments(table):
        before = digest(state)
        for answer in legal(state):
            play_unchecked(state.copy(), answer)
        assert digest(state) == before


def test_a_copy_is_equal_and_shares_only_what_it_says(table: Table) -> None:
    for state in moments(table):
        twin = state.copy()
        assert encode(twin) == encode(state)
        for name in state.fields:
            value = getattr(state, name)
            if isinstance(value, list):
                assert (getattr(twin, name) is value) == (name in state.shared), name


def test_playing_on_leaves_copies_alone(table: Table) -> None:
    for state in moments(table):
        twin, before = state.copy(), digest(state)
        other, options = twin.copy(), legal(twin)
        if options:
            play_unchecked(twin, options[0])
        assert digest(other) == before
        assert digest(state) == before


def test_observing_and_imagining_leave_the_original_alone(table: Table) -> None:
    for state in moments(table):
        before = digest(state)
        for seat in (None, *range(table.seats)):
            for other in (state.observe(seat), state.imagine(seat, Roll(7))):
                spoil(other)
        assert digest(state) == before


def spoil(state: State) -> None:
    for name in state.fields:
        value = getattr(state, name)
        if isinstance(value, list) and name not in state.shared:
            value.clear()


def test_the_fields_are_all_that_makes_a_position(table: Table) -> None:
    state = table.first()
    twin = state.copy()
    for name in attributes(state):
        is_known = name in state.fields or name in state.derived
        assert is_known or getattr(twin, name) is getattr(state, name), name


def attributes(state: State) -> list[str]:
    """The names of all that an object holds; a compiled one holds each in a place of its own."""
    if hasattr(state, "__dict__"):
        return list(vars(state))
    places = [vars(each) for each in type(state).__mro__[:-1]]
    return [name for each in places for name, kind in each.items() if isgetsetdescriptor(kind)]
