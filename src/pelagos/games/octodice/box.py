"""What is in the box: dice, sheet, tiles, lengths. Read from box.toml and checked (OD-1.1)."""

from collections.abc import Mapping
from typing import Any, Final

from pelagos.kernel.box import Reader, whole
from pelagos.kernel.contract import Component
from pelagos.kernel.errors import BadBox

SYMBOLS: Final = ("crystal", "research", "lab", "bot", "submarine", "octopod")
CRYSTAL: Final = 0
RESEARCH: Final = 1
LAB: Final = 2
BOT: Final = 3
SUBMARINE: Final = 4
OCTOPOD: Final = 5

WHITE: Final = 3  # white dice; they come first
DICE: Final = 6  # white and black
FACES: Final = 6
COLOURS: Final = 5
COLOUR_NAMES: Final = ("yellow", "red", "blue", "green", "white")  # those we have words for
MARKERS: Final = 4  # colours of markers, one for each player
COLUMNS: Final = 3
LEVELS: Final = 3
NONE: Final = -1  # no colour, no number: an octopod

Shown = tuple[int, int]  # by a face: symbol and NONE, or colour and number

LETTERS: Final = "ABCDEFGHI"
TILES: Final = tuple(f"{letter}{side}" for letter in LETTERS for side in (1, 2))
A1: Final = 0
A2: Final = 1
B1: Final = 2
B2: Final = 3
C1: Final = 4
C2: Final = 5
D1: Final = 6
D2: Final = 7
E1: Final = 8
E2: Final = 9
F1: Final = 10
F2: Final = 11
G1: Final = 12
G2: Final = 13
H1: Final = 14
H2: Final = 15
I1: Final = 16
I2: Final = 17


class Box(Component):
    """The components as numbers. Colours and symbols are places in their lists."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        read = Reader(document)
        self.colours = words(read, "colours.names", COLOURS)
        self.read_dice(read)
        self.crystals = read.number("sheet.crystals.circles", 1, 20)
        path = read.tables("sheet.research.path", None)
        self.path_colour = [self.colour_of(circle) for circle in path]
        self.path_points = [
            whole(circle.get("points"), "sheet.research.path", 0, 99) for circle in path
        ]
        rows, what = read.rows("sheet.bots.points", COLOURS), "sheet.bots.points"
        self.bot_points = [[whole(points, what, 0, 99) for points in row] for row in rows]
        self.octopods = read.number("octopods.boxes", 1, 6)
        self.penalty = read.number("octopods.penalty", 0, 99)
        self.octopod_bonus = read.numbers("octopods.bonus.points", 4, 0, 99)
        self.octopod_bonus += read.numbers("octopods.bonus_more.points", DICE - 3, 0, 99)
        self.crystal_places = read.numbers("bonus.crystals.places", 4, 0, 99)
        self.rounds = read.number("game.rounds", 1, 99)
        self.every = read.number("game.scoring_every", 1, 2)
        self.extras = read.number("game.extras_per_third", 0, 3)
        self.solo_rounds = read.number("solo.rounds", 1, 99)
        self.solo_every = read.number("solo.scoring_every", 1, 3)
        self.first_game = words(read, "lab.first_game", len(LETTERS))
        self.flexible_colour = self.colour_of(read.table("tiles.A1"))
        self.plus = [read.number(f"tiles.{TILES[tile]}.points", 0, 99) for tile in PLUS_TILES]
        self.columns_points = read.numbers("tiles.G1.points", COLUMNS, 0, 99)
        self.rows_points = read.numbers("tiles.G2.points", LEVELS, 0, 99)
        self.crossed_points = read.numbers("tiles.H1.points", 3, 0, 99)
        self.submarine_points = read.number("tiles.H2.points_each", 0, 99)
        self.check(read)

    def read_dice(self, read: Reader) -> None:
        """OD-3.2: the faces of the first die of a colour, then what only the others show.

        ``faces`` says, die by die, which of these its six faces are.
        """
        white = [[(symbol(face), NONE) for face in die] for die in dice(read, "white_die.faces")]
        black = [[self.shown(face) for face in die] for die in dice(read, "black_die.faces")]
        all_white, all_black = all_faces(white), all_faces(black)
        self.symbol = [symbol for symbol, _ in all_white]
        self.colour = [colour for colour, _ in all_black]
        self.number = [number for _, number in all_black]
        self.faces = [places(die, all_white) for die in white]
        self.faces += [places(die, all_black) for die in black]
        self.like_white = [likest(face, white[0]) for face in all_white]
        self.like_black = [likest(face, black[0]) for face in all_black]
        self.has_like_dice = len(all_white) == len(all_black) == FACES

    def shown(self, face: Any) -> Shown:
        """The colour and the number of a black face; an octopod has neither."""
        if not isinstance(face, dict):
            raise BadBox("box-not-tables", {"what": "black_die.faces"})
        return (NONE, NONE) if is_octopod(face) else (self.colour_of(face), number_of(face))

    def colour_of(self, entry: Mapping[str, Any]) -> int:
        colour = entry.get("colour")
        if colour not in self.colours:
            raise BadBox("box-unknown-colour", {"colour": str(colour)})
        return self.colours.index(colour)

    def check(self, read: Reader) -> None:
        """What the rules lean on, whatever the values are."""
        if read.number("dice.white", 1, 9) != WHITE or read.number("dice.black", 1, 9) != WHITE:
            raise BadBox("box-wrong-count", {"what": "dice", "needs": WHITE})
        if self.rounds != 3 * self.every or self.solo_rounds != 3 * self.solo_every:
            raise BadBox("box-thirds", {})
        self.check_colours(read)
        check_lab(read)
        if sorted(tile[0] for tile in self.first_game) != list(LETTERS):
            raise BadBox("box-first-game", {})
        for place, tile in enumerate(self.first_game):
            if tile not in TILES or LETTERS.index(tile[0]) // COLUMNS != place // COLUMNS:
                raise BadBox("box-first-game", {})

    def check_colours(self, read: Reader) -> None:
        """A row of bots and a submarine in each of five colours; markers in four."""
        different(read, "colours.names", COLOURS)
        for colour in different(read, "sheet.submarines.colours", COLOURS):
            self.colour_of({"colour": colour})
        different(read, "markers.colours", MARKERS)


def dice(read: Reader, name: str) -> list[list[Any]]:
    """The faces of each of three dice; one list of six stands for all of them."""
    found = read.rows(name, WHITE)
    if any([len(die) != FACES for die in found]):
        raise BadBox("box-wrong-count", {"what": name, "needs": FACES})
    return found


def all_faces(dice: list[list[Shown]]) -> list[Shown]:
    """The faces of the first die as they are, then those that only the others have."""
    found = dice[0][:]
    for face in [*dice[1], *dice[2]]:
        if face not in found:
            found.append(face)
    return found


def places(die: list[Shown], faces: list[Shown]) -> list[int]:
    """Where the faces of a die are among all faces; those of the first die are themselves."""
    return list(range(FACES)) if die == faces[:FACES] else [faces.index(face) for face in die]


def likest(face: Shown, first: list[Shown]) -> int:
    """The face of the first die that has most in common with this one."""
    same = [(face[0] == other[0]) + (face[1] == other[1]) for other in first]
    return same.index(max(same))


PLUS_TILES: Final = (A2, B2, C1, D1, D2, E1)


def plus(box: Box, tile: int) -> int:
    """The points that a tile adds to each action of its kind."""
    return box.plus[PLUS_TILES.index(tile)]


def check_lab(read: Reader) -> None:
    """OD-1.2: three columns of three levels, and every tile on its own."""
    read.number("lab.columns", COLUMNS, COLUMNS)
    for level, written in enumerate(read.numbers("lab.levels", LEVELS, 0, 99)):
        if written != level:
            raise BadBox("box-wrong-number", {"what": "lab.levels", "least": level, "most": level})
    for place, tile in enumerate(TILES):
        level = place // (2 * COLUMNS)
        read.number(f"tiles.{tile}.level", level, level)


def is_octopod(face: Mapping[str, Any]) -> bool:
    return face.get("octopod") is True


def number_of(face: Mapping[str, Any]) -> int:
    return whole(face.get("number"), "black_die.faces", 0, 9)


def words(read: Reader, name: str, count: int) -> list[str]:
    """Words of letters and digits, as answers spell them."""
    found = read.listed(name, count)
    if not all(isinstance(word, str) and word.isalnum() for word in found):
        raise BadBox("box-not-words", {"what": name})
    return found


def different(read: Reader, name: str, count: int) -> list[str]:
    found = words(read, name, count)
    if len(set(found)) != count:
        raise BadBox("box-not-different", {"what": name, "needs": count})
    return found


def symbol(word: str) -> int:
    if word not in SYMBOLS:
        raise BadBox("box-unknown-symbol", {"symbol": word, "known": ", ".join(SYMBOLS)})
    return SYMBOLS.index(word)
