"""What is in the box: pebbles, a die, the number of rounds."""

from collections.abc import Mapping
from typing import Any, Final

from pelagos.kernel.errors import BadBox

HAND: Final = 2  # pebbles each player draws
MOST_SEATS: Final = 4
HIGHEST_PEBBLE: Final = 12
HIGHEST_FACE: Final = 6
MOST_ROUNDS: Final = 9


class Box:
    """PB-1.1: the components, checked."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.pebbles = sorted(_numbers(document, "pebbles", "values", HIGHEST_PEBBLE))
        self.faces = _numbers(document, "die", "faces", HIGHEST_FACE)
        self.rounds = _number(_value(document, "rounds", "number"), "rounds.number", MOST_ROUNDS)
        self.shells = HIGHEST_FACE * MOST_ROUNDS * MOST_SEATS  # never run out
        if len(set(self.pebbles)) != len(self.pebbles) or len(self.pebbles) < HAND * MOST_SEATS:
            raise BadBox("box-pebbles", {"needs": HAND * MOST_SEATS})


def _numbers(document: Mapping[str, Any], table: str, key: str, most: int) -> list[int]:
    values = _value(document, table, key)
    if not isinstance(values, list) or not values:
        raise BadBox("box-not-a-list", {"what": f"{table}.{key}"})
    return [_number(value, f"{table}.{key}", most) for value in values]


def _number(value: Any, what: str, most: int) -> int:
    if type(value) is not int or not 1 <= value <= most:
        raise BadBox("box-wrong-number", {"what": what, "least": 1, "most": most})
    return value


def _value(document: Mapping[str, Any], table: str, key: str) -> Any:
    entries = document.get(table)
    if not isinstance(entries, dict) or key not in entries:
        raise BadBox("box-lacks", {"what": f"{table}.{key}"})
    return entries[key]
