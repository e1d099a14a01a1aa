"""What follows from the fields and is kept beside them is what it would be if worked out anew."""

from tests.drive import Table, moments


def test_what_is_derived_is_kept_up_to_date(deriving: Table) -> None:
    for state in moments(deriving):
        again = state.copy()
        deriving.game.derive(again)
        for name in state.derived:
            assert getattr(again, name) == getattr(state, name), name
