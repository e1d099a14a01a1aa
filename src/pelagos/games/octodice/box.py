"""What is in the box: dice, sheet, tiles, lengths. Read from box.toml and checked (OD-1.1)."""

from collections.abc import Mapping
from typing import Any, Final

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


class Box:
    """The components as numbers. Colours and symbols are places in their lists."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        read = Reader(document)
        self.colours = read.words("colours.names", COLOURS)
        self.symbol = [read.symbol(word) for word in read.words("white_die.faces", FACES)]
        faces = read.tables("black_die.faces", FACES)
        self.colour = [NONE if is_octopod(face) else self.colour_of(face) for face in faces]
        self.number = [NONE if is_octopod(face) else number_of(read, face) for face in faces]
        self.crystals = read.number("sheet.crystals.circles", 1, 20)
        path = read.tables("sheet.research.path", None)
        self.path_colour = [self.colour_of(circle) for circle in path]
        self.path_points = [
            read.whole(circle.get("points"), "sheet.research.path") for circle in path
        ]
        self.bot_points = read.numbers("sheet.bots.points", None)
        self.octopods = read.number("octopods.boxes", 1, 6)
        self.penalty = read.number("octopods.penalty", 0, 99)
        self.octopod_bonus = read.numbers("octopods.bonus.points", 4)
        self.octopod_bonus += read.numbers("octopods.bonus_more.points", DICE - 3)
        self.crystal_places = read.numbers("bonus.crystals.places", 4)
        self.rounds = read.number("game.rounds", 1, 99)
        self.every = read.number("game.scoring_every", 1, 2)
        self.extras = read.number("game.extras_per_third", 0, 3)
        self.solo_rounds = read.number("solo.rounds", 1, 99)
        self.solo_every = read.number("solo.scoring_every", 1, 3)
        self.first_game = read.words("lab.first_game", len(LETTERS))
        self.flexible_colour = self.colour_of(read.table("tiles.A1"))
        self.plus = [read.number(f"tiles.{TILES[tile]}.points", 0, 99) for tile in PLUS_TILES]
        self.columns_points = read.numbers("tiles.G1.points", COLUMNS)
        self.rows_points = read.numbers("tiles.G2.points", LEVELS)
        self.crossed_points = read.numbers("tiles.H1.points", 3)
        self.submarine_points = read.number("tiles.H2.points_each", 0, 99)
        self.check(read)

    def colour_of(self, entry: Mapping[str, Any]) -> int:
        colour = entry.get("colour")
        if colour not in self.colours:
            raise BadBox("box-unknown-colour", {"colour": str(colour)})
        return self.colours.index(colour)

    def check(self, read: "Reader") -> None:
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

    def check_colours(self, read: "Reader") -> None:
        """A row of bots and a submarine in each of five colours; markers in four."""
        read.different("colours.names", COLOURS)
        for colour in read.different("sheet.submarines.colours", COLOURS):
            self.colour_of({"colour": colour})
        read.different("markers.colours", MARKERS)


PLUS_TILES: Final = (A2, B2, C1, D1, D2, E1)


def plus(box: Box, tile: int) -> int:
    """The points that a tile adds to each action of its kind."""
    return box.plus[PLUS_TILES.index(tile)]


def check_lab(read: "Reader") -> None:
    """OD-1.2: three columns of three levels, and every tile on its own."""
    read.number("lab.columns", COLUMNS, COLUMNS)
    for level, written in enumerate(read.numbers("lab.levels", LEVELS)):
        if written != level:
            raise BadBox("box-wrong-number", {"what": "lab.levels", "least": level, "most": level})
    for place, tile in enumerate(TILES):
        level = place // (2 * COLUMNS)
        read.number(f"tiles.{tile}.level", level, level)


def is_octopod(face: Mapping[str, Any]) -> bool:
    return face.get("octopod") is True


def number_of(read: "Reader", face: Mapping[str, Any]) -> int:
    return read.whole(face.get("number"), "black_die.faces", 9)


class Reader:
    """Values of a parsed box file by dotted name, or BadBox saying what is wrong."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.document = document

    def value(self, name: str) -> Any:
        found: Any = self.document
        for key in name.split("."):
            if not isinstance(found, dict) or key not in found:
                raise BadBox("box-lacks", {"what": name})
            found = found[key]
        return found

    def whole(self, value: Any, name: str, most: int = 99) -> int:
        if type(value) is not int or not 0 <= value <= most:
            raise BadBox("box-wrong-number", {"what": name, "least": 0, "most": most})
        return value

    def number(self, name: str, least: int, most: int) -> int:
        value = self.value(name)
        if type(value) is not int or not least <= value <= most:
            raise BadBox("box-wrong-number", {"what": name, "least": least, "most": most})
        return value

    def listed(self, name: str, count: int | None) -> list[Any]:
        value = self.value(name)
        if not isinstance(value, list) or not value:
            raise BadBox("box-not-a-list", {"what": name})
        if count is not None and len(value) != count:
            raise BadBox("box-wrong-count", {"what": name, "needs": count})
        return value

    def numbers(self, name: str, count: int | None) -> list[int]:
        return [self.whole(value, name) for value in self.listed(name, count)]

    def words(self, name: str, count: int) -> list[str]:
        words = self.listed(name, count)
        if not all(isinstance(word, str) and word.isalnum() for word in words):
            raise BadBox("box-not-words", {"what": name})
        return words

    def different(self, name: str, count: int) -> list[str]:
        words = self.words(name, count)
        if len(set(words)) != count:
            raise BadBox("box-not-different", {"what": name, "needs": count})
        return words

    def tables(self, name: str, count: int | None) -> list[dict[str, Any]]:
        tables = self.listed(name, count)
        if not all(isinstance(table, dict) for table in tables):
            raise BadBox("box-not-tables", {"what": name})
        return tables

    def table(self, name: str) -> dict[str, Any]:
        value = self.value(name)
        if not isinstance(value, dict):
            raise BadBox("box-not-tables", {"what": name})
        return value

    def symbol(self, word: str) -> int:
        if word not in SYMBOLS:
            raise BadBox("box-unknown-symbol", {"symbol": word, "known": ", ".join(SYMBOLS)})
        return SYMBOLS.index(word)
