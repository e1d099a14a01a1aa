"""What players, bags and lots can say. Made once for a chart, and numbered."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from pelagos.games.nautilus.box import (
    ATLANTIS,
    ATLANTIS_TOKENS,
    BASE,
    CREATURES,
    DIRECTIONS,
    EXPLORATION,
    FACE_KINDS,
    FACES,
    GREEN,
    KINDS,
    MISSIONS,
    MOST_SEATS,
    PURPLE,
    SHORT,
    SIDE,
    Box,
)
from pelagos.kernel.codec import number
from pelagos.kernel.contract import Answer, Seat

MOST_HOUSED: Final = 4
MOST_SUBMARINES: Final = 3
QUARTERS: Final = ("0", "90", "180", "270")  # degrees, clockwise


class First(Answer):
    """This seat begins."""

    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"first {seat + 1}")
        self.seat = seat


class Mission(Answer):
    """A mission card."""

    fields = ("mission",)

    def __init__(self, mission: int) -> None:
        super().__init__(f"mission {mission + 1}")
        self.mission = mission


class Token(Answer):
    """What a token shows."""

    fields = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(f"token {face_name(face)}")
        self.face = face


class Base(Answer):
    """Where the base module lies."""

    fields = ("block",)

    def __init__(self, block: int, name: str) -> None:
        super().__init__(f"base {name}")
        self.block = block


class Buy(Answer):
    """An exploration module."""

    fields = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"buy {SHORT[kind]}")
        self.kind = kind
        self.aquanauts = 0


class House(Answer):
    """A habitation with so many aquanauts."""

    fields = ("kind", "aquanauts")

    def __init__(self, kind: int, aquanauts: int) -> None:
        super().__init__(f"buy {SHORT[kind]} {aquanauts}")
        self.kind = kind
        self.aquanauts = aquanauts


class Place(Answer):
    """A module, turned so, with its top left corner on this square."""

    fields = ("kind", "block", "turn")

    def __init__(self, kind: int, turn: int, block: int, name: str) -> None:
        super().__init__(f"place {SHORT[kind]} {name} {QUARTERS[turn]}")
        self.kind = kind
        self.turn = turn
        self.block = block


class Settle(Answer):
    """The habitation just placed is the one with so many aquanauts."""

    fields = ("aquanauts",)

    def __init__(self, aquanauts: int) -> None:
        super().__init__(f"settle {aquanauts}")
        self.aquanauts = aquanauts


class Done(Answer):
    """No, or no more."""

    def __init__(self) -> None:
        super().__init__("done")


class Walk(Answer):
    """An aquanaut walks from one module to another, and works there if it can."""

    fields = ("source", "target")

    def __init__(self, source: int, target: int) -> None:
        super().__init__(f"walk {source} {target}")
        self.source = source
        self.target = target


class Visit(Answer):
    """An aquanaut walks to a module and only stands there."""

    fields = ("source", "target")

    def __init__(self, source: int, target: int) -> None:
        super().__init__(f"visit {source} {target}")
        self.source = source
        self.target = target


class Launch(Answer):
    """A submarine leaves a module through one of its blue airlocks."""

    fields = ("module", "direction")

    def __init__(self, module: int, direction: int) -> None:
        super().__init__(f"launch {module} {DIRECTIONS[direction]}")
        self.module = module
        self.direction = direction


class Ping(Answer):
    """This submarine uses its sonar."""

    fields = ("submarine",)

    def __init__(self, submarine: int) -> None:
        super().__init__(f"sonar {submarine + 1}")
        self.submarine = submarine


class Sail(Answer):
    """This submarine moves to this square."""

    fields = ("submarine", "square")

    def __init__(self, submarine: int, square: int, name: str) -> None:
        super().__init__(f"sail {submarine + 1} {name}")
        self.submarine = submarine
        self.square = square


class Dock(Answer):
    """The submarine goes home; an aquanaut enters the module, and works there."""

    fields = ("module",)

    def __init__(self, module: int) -> None:
        super().__init__(f"dock {module}")
        self.module = module


class DockToVisit(Answer):
    """The submarine goes home; an aquanaut enters the module and only stands there."""

    fields = ("module",)

    def __init__(self, module: int) -> None:
        super().__init__(f"dock {module} to visit")
        self.module = module


class Withdraw(Answer):
    """The submarine goes home, and nobody enters a module."""

    def __init__(self) -> None:
        super().__init__("withdraw")


class Look(Answer):
    """At the face-down token on this square."""

    fields = ("square",)

    def __init__(self, square: int, name: str) -> None:
        super().__init__(f"look {name}")
        self.square = square


class Raise(Answer):
    """One token of this kind, by one column."""

    fields = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(f"raise {CREATURES[face]}")
        self.face = face


def face_name(face: int) -> str:
    return FACE_KINDS[face] if face < ATLANTIS else f"atlantis {face - ATLANTIS + 1}"


FACE_NAMES: Final = tuple(face_name(face) for face in range(ATLANTIS + ATLANTIS_TOKENS))


class Listing:
    """Thousands of candidates: a sequence that knows at once whether an answer is in it."""

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = answers
        self.numbers = {answer.number for answer in answers}

    def __len__(self) -> int:
        return len(self.answers)

    def __getitem__(self, place: int) -> Answer:
        return self.answers[place]

    def __iter__(self) -> Iterator[Answer]:
        return iter(self.answers)

    def __contains__(self, answer: object) -> bool:
        return isinstance(answer, Answer) and answer.number in self.numbers


def listing(answers: list[Answer]) -> Sequence[Answer]:
    """Not a Sequence by name, because compiled classes cannot inherit from it."""
    return cast(Sequence[Answer], Listing(answers))


class Sayings:
    """Every answer there is on a chart of a certain size."""

    def __init__(self, box: Box) -> None:
        squares = range(box.rows * box.columns)
        names = [box.square_name(square) for square in squares]
        self.blocks = [square for square in squares if is_block(box, square)]
        modules = range(box.modules)
        self.done = Done()
        self.first = [First(seat) for seat in range(MOST_SEATS)]
        self.mission = [Mission(mission) for mission in range(MISSIONS)]
        self.token = [Token(face) for face in range(FACES)]
        self.base: list[Answer] = [Base(block, names[block]) for block in self.blocks]
        self.house = houses()
        self.buy = [Buy(kind) for kind in range(EXPLORATION, len(KINDS))]
        self.settle = [Settle(aquanauts) for aquanauts in range(1, MOST_HOUSED + 1)]
        self.place = [placings(kind, box.turns[kind], names) for kind in range(len(KINDS))]
        self.walk = [Walk(source, target) for source in modules for target in modules]
        self.visit = [Visit(source, target) for source in modules for target in modules]
        rows = [range(m * box.modules, (m + 1) * box.modules) for m in modules]
        self.walk_from: list[list[Answer]] = [[self.walk[place] for place in row] for row in rows]
        self.visit_from: list[list[Answer]] = [[self.visit[place] for place in row] for row in rows]
        self.launch = [Launch(m, d) for m in modules for d in range(0, len(DIRECTIONS), 2)]
        self.ping: list[Answer] = [Ping(submarine) for submarine in range(box.submarines)]
        self.sail: list[list[Answer]] = [
            [Sail(s, q, names[q]) for q in squares] for s in range(box.submarines)
        ]
        self.dock = [Dock(module) for module in modules]
        self.dock_to_visit = [DockToVisit(module) for module in modules]
        self.withdraw = Withdraw()
        self.look = [Look(square, names[square]) for square in box.spots]
        self.raising = [Raise(face) for face in range(len(CREATURES))]
        self.all = number(tuple(self.listed()))
        self.modules = box.modules
        self.least_housed = box.least_housed
        self._buying: dict[int, list[Answer]] = {}
        self._placing: dict[int, Sequence[Answer]] = {}
        self._sailing: dict[int, Sequence[Answer]] = {}
        self._walking: dict[int, Sequence[Answer]] = {}

    def listed(self) -> list[Answer]:
        """In the order of their numbers."""
        placed = [self.on_blocks(turned) for kind in self.place for turned in kind]
        sailed = [answer for submarine in self.sail for answer in submarine]
        return [
            self.done,
            *self.first,
            *self.mission,
            *self.token,
            *self.base,
            *(answer for answers in self.house for answer in answers),
            *self.buy,
            *(answer for answers in placed for answer in answers),
            *self.settle,
            *self.walk,
            *self.visit,
            *self.launch,
            *self.ping,
            *sailed,
            *self.dock,
            *self.dock_to_visit,
            self.withdraw,
            *self.look,
            *self.raising,
        ]

    # The longest lists of candidates are made when they are first asked for, and kept.

    def buying(self, kinds: int, most: int, may_explore: bool) -> Sequence[Answer]:
        """Done, and every module of these kinds, with so many aquanauts at most."""
        key = (kinds * (MOST_HOUSED + 1) + most) * 2 + may_explore
        found = self._buying.get(key)
        if found is None:
            found = [self.done]
            for colour, houses in enumerate(self.house):
                if kinds >> PURPLE + colour & 1:
                    found += houses[self.least_housed - 1 : most]
            if may_explore:
                found += [buy for buy in self.buy if kinds >> buy.kind & 1]
            self._buying[key] = found
        return found

    def placing(self, kinds: int) -> Sequence[Answer]:
        """Done, and every placing of these kinds of module."""
        if kinds not in self._placing:
            found: list[Answer] = [self.done]
            for kind, turns in enumerate(self.place):
                if kinds >> kind & 1:
                    for turned in turns:
                        found += self.on_blocks(turned)
            self._placing[kinds] = listing(found)
        return self._placing[kinds]

    def sailing(self, submarines: Sequence[int]) -> Sequence[Answer]:
        """Done, and every square for these submarines."""
        key = sum([1 << submarine for submarine in submarines])
        if key not in self._sailing:
            sailed = [answer for submarine in submarines for answer in self.sail[submarine]]
            self._sailing[key] = listing([self.done, *sailed])
        return self._sailing[key]

    def walking(self, built: int, may_visit: bool) -> Sequence[Answer]:
        """Done, and every walk between two of the modules that are built; visits, if allowed."""
        key = 2 * built + may_visit
        if key not in self._walking:
            pairs = [(a, b) for a in range(built) for b in range(built) if a != b]
            walks: list[Answer] = [self.walk[a * self.modules + b] for a, b in pairs]
            visits: list[Answer] = [self.visit[a * self.modules + b] for a, b in pairs]
            self._walking[key] = listing([self.done, *walks, *(visits if may_visit else [])])
        return self._walking[key]

    def on_blocks(self, turned: list[Answer]) -> list[Answer]:
        """Those of a list by square whose block lies on the board."""
        return [turned[block] for block in self.blocks]


def is_block(box: Box, square: int) -> bool:
    """Whether a module with its top left corner here lies wholly on the board."""
    row, column = divmod(square, box.columns)
    return row + SIDE <= box.rows and column + SIDE <= box.columns


def placings(kind: int, turns: int, names: list[str]) -> list[list[Answer]]:
    """By turn and square; those that reach over the edge are never said, nor is the base."""
    quarters = range(turns if kind != BASE else 0)
    return [[Place(kind, turn, q, name) for q, name in enumerate(names)] for turn in quarters]


def houses() -> list[list[House]]:
    """By colour, then by the number of aquanauts."""
    counts = range(1, MOST_HOUSED + 1)
    return [[House(kind, count) for count in counts] for kind in (PURPLE, GREEN)]
