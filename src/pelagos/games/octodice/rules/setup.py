"""OD-1: laying out the laboratory, and who begins."""

from collections.abc import Mapping, Sequence

from pelagos.games.octodice.answers import FIRST, ORDER, ORDERS, SIDE, First, Order, Side
from pelagos.games.octodice.box import COLUMNS, LETTERS, LEVELS, TILES, Box
from pelagos.games.octodice.rules.round import NEXT_TURN
from pelagos.games.octodice.state import Octo, Rulings, first_position
from pelagos.kernel.contract import Chance, Step
from pelagos.kernel.errors import BadOption


class ShuffleLevel(Chance[Octo, Order]):
    """The tiles of one level come in any order."""

    rule = "OD-1.4"
    fields = ("level",)
    quiet = True

    def __init__(self, level: int) -> None:
        self.level = level

    def stream(self, state: Octo) -> str:
        return f"level {self.level}"

    def outcomes(self, state: Octo) -> Sequence[tuple[Order, int]]:
        return [(order, 1) for order in ORDER]

    def take(self, state: Octo, outcome: Order) -> None:
        for tile, column in enumerate(ORDERS[outcome.order]):
            state.column[self.level * COLUMNS + tile] = column


class TurnTile(Chance[Octo, Side]):
    """Either face of a tile may lie up; never both."""

    rule = "OD-1.4"
    fields = ("letter",)
    quiet = True

    def __init__(self, letter: int) -> None:
        self.letter = letter

    def stream(self, state: Octo) -> str:
        return f"tile {LETTERS[self.letter]}"

    def outcomes(self, state: Octo) -> Sequence[tuple[Side, int]]:
        return [(side, 1) for side in SIDE]

    def take(self, state: Octo, outcome: Side) -> None:
        state.side[self.letter] = outcome.side


class DrawFirstPlayer(Chance[Octo, First]):
    """The first player is drawn by lot; play goes on clockwise."""

    rule = "OD-1.6"

    def stream(self, state: Octo) -> str:
        return "first player"

    def outcomes(self, state: Octo) -> Sequence[tuple[First, int]]:
        return [(first, 1) for first in FIRST[: state.seats]]

    def take(self, state: Octo, outcome: First) -> None:
        state.first = outcome.seat


def set_up(box: Box, seats: int, options: Mapping[str, str], rules: int) -> Octo:
    """OD-1.3: for a first game all is given; later the layout and the faces may vary."""
    state = first_position(box, Rulings(dict(options)), rules, seats)
    arrange(state, box.first_game)
    steps: list[Step[Octo]] = []
    if options["layout"] == "random":
        steps += [ShuffleLevel(level) for level in range(LEVELS)]
    elif options["layout"] != "first":
        order_tiles(state, options["layout"].split())
    if options["faces"] == "random":
        steps += [TurnTile(letter) for letter in range(len(LETTERS))]
    elif options["faces"] != "first":
        turn_faces(state, options["faces"].split())
    state.plan([*steps, DrawFirstPlayer(), NEXT_TURN])
    return state


def arrange(state: Octo, tiles: Sequence[str]) -> None:
    """Put nine tiles into the grid, row by row."""
    for place, tile in enumerate(tiles):
        letter = LETTERS.index(tile[0])
        state.column[letter] = place % COLUMNS
        state.side[letter] = TILES.index(tile) % 2


def turn_faces(state: Octo, faces: Sequence[str]) -> None:
    for face in faces:
        state.side[LETTERS.index(face[0])] = TILES.index(face) % 2


def order_tiles(state: Octo, letters: Sequence[str]) -> None:
    for place, letter in enumerate(letters):
        state.column[LETTERS.index(letter)] = place % COLUMNS


def check_layout(layout: str) -> None:
    """OD-1.4: the tiles row by row, each on its own level; BadOption otherwise."""
    if layout in ("first", "random"):
        return
    named = layout.split()
    rows = [sorted(named[first : first + COLUMNS]) for first in range(0, len(named), COLUMNS)]
    if [letter for row in rows for letter in row] != list(LETTERS):
        raise BadOption("wrong-layout", {"value": layout})


def check_faces(faces: str) -> None:
    """OD-1.4: one face of each tile, in any order of naming; BadOption otherwise."""
    if faces in ("first", "random"):
        return
    named = faces.split()
    if sorted(face[0] for face in named) != list(LETTERS) or not set(named) <= set(TILES):
        raise BadOption("wrong-faces", {"value": faces})
