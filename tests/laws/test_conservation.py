"""Pieces are neither made nor lost."""

from tests.drive import Table, moments


def test_there_are_always_as_many_pieces_as_in_the_box(table: Table) -> None:
    in_box = table.first().pieces()
    assert in_box
    for state in moments(table):
        assert state.pieces() == in_box
