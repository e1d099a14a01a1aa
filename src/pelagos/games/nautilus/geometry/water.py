"""NA-8.3: how far a submarine gets, seen from where it is.

Every step leads from a square that is an even number of steps away to one that is an odd number
away, or back. Seen from a start, and turned by an eighth, the squares of either sort are a small
grid, and a set of them is a short number: row after row, with a gap between two rows. The four
squares beside one of a grid then have the same place in the other grid, the one before or after
it, and the same two places a row on.
"""

from mypy_extensions import i64

from pelagos.games.nautilus.box import TECHNICAL, TRENCH, Box
from pelagos.kernel.contract import Answer


class Waters:
    """Around every square, as far as a submarine goes at once: water, and spots for tokens."""

    def __init__(self, box: Box) -> None:
        squares = range(box.rows * box.columns)
        self.box = box
        self.row = [square // box.columns for square in squares]
        self.column = [square % box.columns for square in squares]
        self.far = max(*box.effect[TECHNICAL], box.boost)
        self.middle: i64 = (self.far + 1) // 2
        self.stride: i64 = 2 * self.middle + 2
        self.home = 1 << int(self.place(0, 0))
        # By start: where a submarine may go once the trench is open, and while it is closed.
        self.open = [Patch(self, start, 0, 0) for start in squares]
        self.closed = [Patch(self, start, 0, 0) for start in squares]
        for start in squares:
            self.look_around(start)
        self.spots = [self.spots_around(start) for start in squares]

    def place(self, rows: i64, columns: i64) -> i64:
        """Where a square so many rows and columns on lies in its grid."""
        across: i64 = rows + columns >> 1
        along: i64 = rows - columns >> 1
        return (across + self.middle) * self.stride + along + self.middle + 1

    def look_around(self, start: int) -> None:
        """Find the water near a start."""
        far, columns, home, middle = self.far, self.box.columns, self.row[start], self.column[start]
        for row in range(max(home - far, 0), min(home + far + 1, self.box.rows)):
            wide = far - size(row - home)
            west, east = max(middle - wide, 0), min(middle + wide + 1, columns)
            for square in range(row * columns + west, row * columns + east):
                self.open[start].add(square)
                if self.box.zone[square] != TRENCH:
                    self.closed[start].add(square)

    def way(self, start: int, square: int) -> tuple[i64, i64]:
        """How many rows and columns on a square is."""
        return self.row[square] - self.row[start], self.column[square] - self.column[start]

    def spots_around(self, start: int) -> list[tuple[int, int, int]]:
        """Those with a token that may be in the way, each with its bits in the two grids."""
        found: list[tuple[int, int, int]] = []
        for spot, square in enumerate(self.box.spots):
            if square != start and self.open[start].has(square):
                alone = Patch(self, start, 0, 0)
                alone.add(square)
                found.append((spot, alone.even, alone.odd))
        return found

    def reach(self, start: int, steps: int, is_open: bool, laid: int) -> "Patch":
        """Squares within so many steps: onto tokens, on the spots ``laid``, but not past them."""
        water = self.open[start] if is_open else self.closed[start]
        even_tokens = odd_tokens = 0
        for spot, even_bit, odd_bit in self.spots[start]:
            if laid >> spot & 1:
                even_tokens |= even_bit
                odd_tokens |= odd_bit
        stride, ahead = int(self.stride), self.home
        even, odd = (water.even | ahead) ^ ahead, water.odd
        for step in range(steps):
            if step & 1:
                ahead |= ahead << 1
                ahead = (ahead | ahead << stride) & even
                even ^= ahead
                ahead ^= ahead & even_tokens
            else:
                ahead |= ahead >> 1
                ahead = (ahead | ahead >> stride) & odd
                odd ^= ahead
                ahead ^= ahead & odd_tokens
        return Patch(self, start, (water.even | self.home) ^ even, water.odd ^ odd)


class Patch:
    """Some of the squares around a start, as bits of two grids."""

    def __init__(self, waters: Waters, start: int, even: int, odd: int) -> None:
        self.waters = waters
        self.start = start
        self.even = even
        self.odd = odd

    def has(self, square: int) -> bool:
        rows, columns = self.waters.way(self.start, square)
        if size(rows) + size(columns) > self.waters.far:
            return False
        grid = self.odd if rows + columns & 1 else self.even
        return grid >> int(self.waters.place(rows, columns)) & 1 == 1

    def add(self, square: int) -> None:
        """One more, not too far away."""
        rows, columns = self.waters.way(self.start, square)
        bit = 1 << int(self.waters.place(rows, columns))
        if rows + columns & 1:
            self.odd |= bit
        else:
            self.even |= bit

    def remove(self, square: int) -> None:
        """One less, if it was among them."""
        if self.has(square):
            rows, columns = self.waters.way(self.start, square)
            bit = 1 << int(self.waters.place(rows, columns))
            if rows + columns & 1:
                self.odd ^= bit
            else:
                self.even ^= bit

    def pick(
        self, answers: list[Answer], steps: i64, ground: list[int], dry: int, found: list[Answer]
    ) -> None:
        """Add the answers, by square, for those within so many steps that are not dry ground.

        A row of the chart has squares of both grids in turn.
        """
        start: i64 = self.start
        home: i64 = self.waters.row[start]
        middle: i64 = self.waters.column[start]
        columns: i64 = self.waters.box.columns
        rows: i64 = self.waters.box.rows
        stride = int(self.waters.stride)
        for row in range(max(home - steps, 0), min(home + steps + 1, rows)):
            wide = steps - size(row - home)
            west, east = max(middle - wide, 0), min(middle + wide + 1, columns)
            place = int(self.waters.place(row - home, west - middle))
            if row - home + west - middle & 1:
                here, there = self.odd >> place, self.even >> place + stride
            else:
                here, there = self.even >> place, self.odd >> place - 1
            for square in range(row * columns + west, row * columns + east):
                if here & 1 and (ground[square] < dry or square == start):
                    found.append(answers[square])
                here, there = there, here >> stride - 1


def size(number: i64) -> i64:
    return number if number >= 0 else -number
