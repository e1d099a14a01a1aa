"""What players, and dice, can say. Made once and numbered."""

from typing import Final

from pelagos.games.octodice.box import (
    COLOURS,
    COLUMNS,
    DICE,
    FACES,
    G1,
    G2,
    H1,
    H2,
    TILES,
    WHITE,
)
from pelagos.kernel.codec import number
from pelagos.kernel.contract import Answer, Seat

DIE: Final = ("w1", "w2", "w3", "b1", "b2", "b3")
MOST_SEATS: Final = 4
ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))


class Keep(Answer):
    """Set this die aside."""

    fields = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(f"keep {DIE[die]}")
        self.die = die


class Use(Answer):
    """Use a white die, as it is or through a tile as a bot; a black one, as it is or changed."""

    fields = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(f"use {DIE[die]}")
        self.die = die


class UseAsBot(Answer):
    """Use a white die as if it showed a bot (Flexi-Tec, Flexi-Sub)."""

    fields = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(f"use {DIE[die]} as bot")
        self.die = die


class UseAsColour(Answer):
    """Use a black die as another colour (Flexi-Lab)."""

    fields = ("die", "colour")

    def __init__(self, die: int, colour: int) -> None:
        super().__init__(f"use {DIE[die]} as colour {colour + 1}")
        self.die = die
        self.colour = colour


class UseAsNumber(Answer):
    """Use a black die as another number (Flexi-Lab)."""

    fields = ("die", "shown")

    def __init__(self, die: int, shown: int) -> None:
        super().__init__(f"use {DIE[die]} as {shown}")
        self.die = die
        self.shown = shown


class Column(Answer):
    """A column of the laboratory."""

    fields = ("column",)

    def __init__(self, column: int) -> None:
        super().__init__(f"column {column + 1}")
        self.column = column


class CatchOctopods(Answer):
    """Make the extra action an octopod action."""

    def __init__(self) -> None:
        super().__init__("octopods")


class Pick(Answer):
    """One of the two dice of an octopod extra action."""

    fields = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(f"pick {DIE[die]}")
        self.die = die


class CountAsOctopod(Answer):
    """Let a white die count as an octopod (Octo-Sub, Octo-Catch)."""

    fields = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__(f"count {DIE[die]}")
        self.die = die


class Copy(Answer):
    """A level-2 tile to use through Super-Copy."""

    fields = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(f"copy {TILES[tile]}")
        self.tile = tile


class Pass(Answer):
    """No, or no more."""

    def __init__(self) -> None:
        super().__init__("pass")


class Face(Answer):
    """A die came up so."""

    fields = ("face",)

    def __init__(self, face: int) -> None:
        super().__init__(f"face {face + 1}")
        self.face = face


class First(Answer):
    """This seat begins."""

    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"first {seat + 1}")
        self.seat = seat


class Order(Answer):
    """The three tiles of a level lie in this order."""

    fields = ("order",)

    def __init__(self, order: int) -> None:
        columns = "".join(str(column + 1) for column in ORDERS[order])
        super().__init__(f"order {columns}")
        self.order = order


class Side(Answer):
    """A tile lies with this face up."""

    fields = ("side",)

    def __init__(self, side: int) -> None:
        super().__init__(f"side {side + 1}")
        self.side = side


PASS: Final = Pass()
CATCH: Final = CatchOctopods()
KEEP: Final = tuple(Keep(die) for die in range(DICE))
USE: Final = tuple(Use(die) for die in range(DICE))
USE_AS_BOT: Final = tuple(UseAsBot(die) for die in range(WHITE))
USE_AS_COLOUR: Final = tuple(
    UseAsColour(die, colour) for die in range(WHITE, DICE) for colour in range(COLOURS)
)
USE_AS_NUMBER: Final = tuple(
    UseAsNumber(die, shown) for die in range(WHITE, DICE) for shown in range(10)
)
COLUMN: Final = tuple(Column(column) for column in range(COLUMNS))
PICK: Final = tuple(Pick(die) for die in range(DICE))
COUNT: Final = tuple(CountAsOctopod(die) for die in range(WHITE))
COPY: Final = tuple(Copy(tile) for tile in (G1, G2, H1, H2))
FACE: Final = tuple(Face(face) for face in range(FACES))
FIRST: Final = tuple(First(seat) for seat in range(MOST_SEATS))
ORDER: Final = tuple(Order(order) for order in range(len(ORDERS)))
SIDE: Final = (Side(0), Side(1))

WHITE_CHOICES: Final[tuple[Answer, ...]] = (*USE[:WHITE], *USE_AS_BOT)
ACTION_CHOICES: Final[tuple[Answer, ...]] = (*WHITE_CHOICES, PASS)
EXTRA_CHOICES: Final[tuple[Answer, ...]] = (*WHITE_CHOICES, CATCH, PASS)
PLAIN_CHOICES: Final[tuple[Answer, ...]] = USE[WHITE:]
BLACK_CHOICES: Final[tuple[Answer, ...]] = (*PLAIN_CHOICES, *USE_AS_COLOUR, *USE_AS_NUMBER)
COUNT_CHOICES: Final[tuple[Answer, ...]] = (*COUNT, PASS)
COLUMN_CHOICES: Final[tuple[Answer, ...]] = (*COLUMN, PASS)
COPY_CHOICES: Final[tuple[Answer, ...]] = (*COPY, PASS)

ANSWERS: Final = number(
    (
        PASS,
        CATCH,
        *KEEP,
        *USE,
        *USE_AS_BOT,
        *USE_AS_COLOUR,
        *USE_AS_NUMBER,
        *COLUMN,
        *PICK,
        *COUNT,
        *COPY,
        *FACE,
        *FIRST,
        *ORDER,
        *SIDE,
    )
)
