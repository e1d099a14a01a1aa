"""NA-5: squares, blocks, edges and airlocks. A set of squares, or of blocks, is a number of bits.

A block is called by its top left square. Directions go round from north: N, NE, E, ... NW.
"""

from typing import Final

from mypy_extensions import i64

from pelagos.games.nautilus.answers import Sayings
from pelagos.games.nautilus.box import (
    DIRECTIONS,
    KINDS,
    LAGOON,
    SIDE,
    SONAR,
    TRENCH,
    TURNS,
    ZONES,
    Box,
)
from pelagos.games.nautilus.geometry.water import Waters
from pelagos.kernel.contract import Component
from pelagos.kernel.weights import nth_bit

NOWHERE: Final = -1
EDGES: Final = 8
HALF_ROUND: Final = 4
assert len(DIRECTIONS) == EDGES == 2 * HALF_ROUND
# Where a module must lie to have an edge in common with another (NA-5.3): rows, columns.
CONTACT: Final = ((-3, 0), (-2, 2), (0, 3), (2, 2), (3, 0), (2, -2), (0, -3), (-2, -2))
# The sea square before a blue airlock (NA-5.4), from the top left square.
SEA: Final = ((-1, 1), (0, 0), (1, 3), (0, 0), (3, 1), (0, 0), (1, -1), (0, 0))
CORNERS: Final = ((0, 0), (0, 2), (2, 0), (2, 2))


def opposite(direction: int) -> int:
    return direction ^ HALF_ROUND


def do_overlap(rows: int, columns: int) -> bool:
    """NA-5.2: whether two modules so far apart would lie on each other; corners may share."""
    return abs(rows) < SIDE and abs(columns) < SIDE and abs(rows) + abs(columns) < SIDE + 1


ENOUGH: Final = 7  # squares that are looked for on a way
WAYS: Final = 4096  # that are remembered


class Chart(Component):
    """The sea floor of a box: what follows from its squares, worked out once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.say = Sayings(box)
        self.squares = box.rows * box.columns
        self.width = box.columns
        self.all = (1 << self.squares) - 1
        self.bit = [1 << square for square in range(self.squares)]
        edge = [row * box.columns for row in range(box.rows)]
        self.not_left = self.all ^ bits(edge)
        self.not_right = self.all ^ bits([square + box.columns - 1 for square in edge])
        self.trench = bits([s for s in range(self.squares) if box.zone[s] == TRENCH])
        self.open = self.all ^ self.trench  # what may always be used (NA-8.4)
        self.waters = Waters(box)
        self.zones = [
            bits([n for n, spot in enumerate(box.spots) if box.zone[spot] == zone])
            for zone in range(len(ZONES))
        ]
        self.square_named = {box.square_name(square): square for square in range(self.squares)}
        self.spot = [NOWHERE] * self.squares
        for spot, square in enumerate(box.spots):
            self.spot[square] = spot
        self.around = [self.spread(1 << square) for square in range(self.squares)]
        # By kind, then by where airlocks wait: in how many of its turns a module meets one.
        self.fitting = [bytes(self.turns_that_fit(kind)) for kind in range(len(KINDS))]
        self.doors = [[d for d in range(EDGES) if locks >> d & 1] for locks in box.airlocks]
        self.sonar = [[self.heard(s, r) for s in range(self.squares)] for r in box.effect[SONAR]]
        self.read_blocks()
        self._ways: dict[tuple[int, int, bool, int], list[tuple[int, int]]] = {}

    def read_blocks(self) -> None:
        """What each block covers, overlaps, touches and costs."""
        blocks = self.say.blocks
        self.blocks = bits(blocks)
        self.covers = [0] * self.squares  # all nine squares (NA-5.1)
        self.spots_under: list[list[int]] = [[] for _ in range(self.squares)]
        self.corners = [0] * self.squares  # the four that are only half covered
        self.overlaps = [0] * self.squares  # blocks that cannot stand beside it
        self.over = [0] * self.squares  # by square: the blocks that cover it
        self.beside = [NOWHERE] * (self.squares * EDGES)
        self.sea = [NOWHERE] * (self.squares * EDGES)
        self.ashore = [NOWHERE] * (self.squares * EDGES)  # the other way round: whose sea it is
        self.price = [0] * self.squares
        for block in blocks:
            self.read_block(block)
        self.apart = [self.others(overlapped) for overlapped in self.overlaps]
        self.beyond = [self.others(blocks_over) for blocks_over in self.over]
        lagoon = bits([s for s in range(self.squares) if self.box.zone[s] == LAGOON])
        self.lagoon = bits([b for b in blocks if self.covers[b] & ~lagoon == 0])

    def read_block(self, block: int) -> None:
        squares = [self.at(block, row, column) for row in range(SIDE) for column in range(SIDE)]
        self.covers[block] = bits(squares)
        self.spots_under[block] = [square for square in squares if self.spot[square] != NOWHERE]
        self.corners[block] = bits([self.at(block, row, column) for row, column in CORNERS])
        self.price[block] = max([self.box.building[self.box.zone[s]] for s in squares])
        for square in squares:
            self.over[square] |= 1 << block
        for row in range(1 - SIDE, SIDE):
            for column in range(1 - SIDE, SIDE):
                other = self.at(block, row, column)
                if other != NOWHERE and do_overlap(row, column):
                    self.overlaps[block] |= 1 << other & self.blocks
        for direction in range(EDGES):
            beside = self.at(block, *CONTACT[direction])
            if beside != NOWHERE and self.blocks >> beside & 1:
                self.beside[block * EDGES + direction] = beside
            if direction % 2 == 0:
                sea = self.at(block, *SEA[direction])
                self.sea[block * EDGES + direction] = sea
                if sea != NOWHERE:
                    self.ashore[sea * EDGES + direction] = block

    def others(self, blocks: int) -> bytes:
        """By block, 1 for those that are not in a set: sooner looked up than in the set."""
        found = bytearray(b"\1" * self.squares)
        for block in places(blocks):
            found[block] = 0
        return bytes(found)

    def at(self, square: int, rows: int, columns: int) -> int:
        """The square so many rows and columns on, or NOWHERE beyond the edge."""
        row, column = divmod(square, self.box.columns)
        row, column = row + rows, column + columns
        if 0 <= row < self.box.rows and 0 <= column < self.box.columns:
            return row * self.box.columns + column
        return NOWHERE

    def spread(self, squares: int) -> int:
        """The squares beside some squares, orthogonally."""
        return self.spread_over(squares) & self.all

    def spread_over(self, squares: int) -> int:
        """The same, and perhaps what would lie below the last row."""
        sideways = (squares & self.not_right) << 1 | (squares & self.not_left) >> 1
        return sideways | squares << self.width | squares >> self.width

    def squares_of(self, spots: int) -> int:
        """The squares of some spots."""
        return bits([self.box.spots[spot] for spot in places(spots)])

    def spots_of(self, squares: int) -> int:
        """The spots on some squares."""
        return bits([n for n, spot in enumerate(self.box.spots) if squares >> spot & 1])

    def on_the_way(self, start: int, far: int, is_open: bool, laid: int) -> list[tuple[int, int]]:
        """The first few tokens that a submarine comes to: the square, and the steps to it."""
        key = (start, far, is_open, laid)
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) >= WAYS:
                self._ways.clear()
            water = self.all if is_open else self.open
            found = self._ways[key] = self.sail(start, far, water, self.squares_of(laid))
        return found

    def sail(self, start: int, far: int, water: int, laid: int) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        ahead = self.bit[start]
        fresh = without(water, ahead)
        for step in range(1, far + 1):
            ahead = self.spread_over(ahead) & fresh
            fresh ^= ahead
            tokens = ahead & laid
            if tokens:
                found += [(square, step) for square in places(tokens)]
                ahead ^= tokens
            if not ahead or len(found) >= ENOUGH:
                break
        return found

    def disc(self, square: int, radius: int) -> int:
        """The squares within a distance counted in rows and columns (NA-8.2)."""
        found = 1 << square
        for _ in range(radius):
            found |= self.spread(found)
        return found

    def heard(self, square: int, radius: int) -> int:
        """The spots that sonar reaches to; into the trench only from inside it (NA-8.2)."""
        is_inside = self.trench >> square & 1
        return self.spots_of(self.disc(square, radius) & (self.all if is_inside else self.open))

    def turns_that_fit(self, kind: int) -> list[int]:
        locks = [self.locks(kind, turn) for turn in range(self.box.turns[kind])]
        return [sum([lock & sides > 0 for lock in locks]) for sides in range(1 << EDGES)]

    def locks(self, kind: int, turn: int) -> int:
        """The airlocks of a module as bits by direction."""
        return self.box.airlocks[kind * TURNS + turn]


def bits(places: list[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found


def without(squares: int, others: int) -> int:
    """Those that are not among the others; for long sets faster than ``& ~``, a negative number."""
    return squares ^ (squares & others)


# A set of squares is longer than a machine word: it is read word by word, which is much faster.
WORD: Final = 60
LOW: Final = (1 << WORD) - 1
BITS_IN: Final = bytes(byte.bit_count() for byte in range(256))


def nth(mask: int, number: int) -> int:
    """The bit of a set with so many below it."""
    if mask <= LOW:
        return nth_bit(mask, number)
    for place, byte in enumerate(mask.to_bytes((mask.bit_length() + 7) // 8, "little")):
        count = BITS_IN[byte]
        if number < count:
            return place * 8 + nth_bit(byte, number)
        number -= count
    raise IndexError(number)


# Powers of two leave different rests when they are divided by 67, so a rest tells which it was.
REST: Final[i64] = 67
PLACES: Final = bytes([{2**bit % 67: bit for bit in range(63)}.get(rest, 0) for rest in range(67)])


def lowest(mask: i64) -> int:
    """The lowest bit of a set that fits a machine word."""
    return PLACES[(mask & -mask) % REST]


def places(mask: int) -> list[int]:
    """The bits of a set, lowest first."""
    found: list[int] = []
    start = 0
    while mask:
        word: i64 = mask & LOW
        while word:
            lowest: i64 = word & -word
            found.append(start + int(lowest).bit_length() - 1)
            word ^= lowest
        mask >>= WORD
        start += WORD
    return found
