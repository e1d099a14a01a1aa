"""Lists that copies of a position share, so that copying costs nothing.

A position changes such a list only when no copy has it too: either it replaces the list with a
new one, as here, or it makes the list its own before the first change after a copy was made.
"""


def put(entries: list[int], place: int, value: int) -> list[int]:
    """The list with one entry changed."""
    changed = entries[:]
    changed[place] = value
    return changed


def add(entries: list[int], place: int, amount: int) -> list[int]:
    """The list with one entry raised by an amount."""
    return put(entries, place, entries[place] + amount)
