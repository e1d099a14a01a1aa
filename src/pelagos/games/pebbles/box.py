"""What is in the box: pebbles, a die, the number of rounds."""

from collections.abc import Mapping
from typing import Any, Final

from pelagos.kernel.box import Reader
from pelagos.kernel.contract import Component
from pelagos.kernel.errors import BadBox

HAND: Final = 2  # pebbles each player draws
MOST_SEATS: Final = 4
HIGHEST_PEBBLE: Final = 12
HIGHEST_FACE: Final = 6
MOST_ROUNDS: Final = 9


class Box(Component):
    """PB-1.1: the components, checked."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        read = Reader(document)
        self.pebbles = sorted(read.numbers("pebbles.values", None, 1, HIGHEST_PEBBLE))
        self.faces = read.numbers("die.faces", None, 1, HIGHEST_FACE)
        self.rounds = read.number("rounds.number", 1, MOST_ROUNDS)
        self.shells = HIGHEST_FACE * MOST_ROUNDS * MOST_SEATS  # never run out
        if len(set(self.pebbles)) != len(self.pebbles) or len(self.pebbles) < HAND * MOST_SEATS:
            raise BadBox("box-pebbles", {"needs": HAND * MOST_SEATS})
