"""Signs: what is true of a seat in a position, as places in a list of names, for experience."""


def capped(number: int, most: int) -> int:
    """A number as a place: below 0 counts as 0, beyond ``most`` as ``most``."""
    return min(max(number, 0), most)


def capped_names(what: str, most: int) -> list[str]:
    return [f"{what} {number}" for number in range(most + 1)]
