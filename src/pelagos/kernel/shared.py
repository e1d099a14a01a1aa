"""Lists that copies of a position share: to change one is to make a new one."""


def put(entries: list[int], place: int, value: int) -> list[int]:
    """The list with one entry changed."""
    changed = entries[:]
    changed[place] = value
    return changed


def add(entries: list[int], place: int, amount: int) -> list[int]:
    """The list with one entry raised by an amount."""
    return put(entries, place, entries[place] + amount)
