"""What is in the box: sea floor, modules, discoveries, missions, numbers (NA-5.5, NA-1.2)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pelagos.kernel.box import Reader
from pelagos.kernel.contract import Component
from pelagos.kernel.errors import BadBox, Facts

ZONES: Final = ("lagoon", "seabed", "deep", "trench")
LAGOON: Final = 0
SEABED: Final = 1
DEEP: Final = 2
TRENCH: Final = 3
LETTERS: Final = "LSDT"

KINDS: Final = (
    "base",
    "habitation_purple",
    "habitation_green",
    "training",
    "technical",
    "sonar",
    "research",
    "analysis",
)
SHORT: Final = ("base", "purple", "green", *KINDS[3:])  # how answers spell them
BASE: Final = 0
PURPLE: Final = 1
GREEN: Final = 2
EXPLORATION: Final = 3  # the first of them; they come last

STATIONS: Final = 5
TRAINING: Final = 0
TECHNICAL: Final = 1
SONAR: Final = 2
RESEARCH: Final = 3
ANALYSIS: Final = 4

FINDS: Final = 5  # kinds of token that are kept on the control board
ATLANTIS_TOKENS: Final = 15
FACE_KINDS: Final = ("gold", "jellyfish", "urchin", "scallop", "snail", "chest", "boost")
SCALLOP: Final = 3
SNAIL: Final = 4
CHEST: Final = 5
BOOST: Final = 6
ATLANTIS: Final = 7  # number 1; the others follow
FACES: Final = ATLANTIS + ATLANTIS_TOKENS

MISSIONS: Final = 4
CREATURES: Final = FACE_KINDS[:FINDS]

DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
BLUE: Final = ("N", "E", "S", "W")
ORANGE: Final = ("NE", "SE", "SW", "NW")
TURNS: Final = 4
SIDE: Final = 3  # squares of a module's block, each way
LEAST_SIDE: Final = 9  # of the chart
MOST_SIDE: Final = 52
SEATS: Final = (2, 3, 4)
MOST_SEATS: Final = 4
MOST_MODULES: Final = 62  # a set of them fits a machine word


class Box(Component):
    """The components as numbers, checked."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        read = Reader(document)
        self.read_chart(read)
        self.read_tokens(read)
        self.read_modules(read)
        self.read_numbers(read)
        self.read_scoring(read)
        check_chart(self)
        check_base(self)

    def read_chart(self, read: Reader) -> None:
        """NA-5.5: rows of letters; a small letter is a token spot."""
        rows = read.some("map.rows")
        check_rows(rows)
        self.rows = len(rows)
        self.columns = len(rows[0])
        letters = "".join(rows)
        self.zone = [LETTERS.index(letter.upper()) for letter in letters]
        self.spots = [square for square, letter in enumerate(letters) if letter.islower()]
        self.first_base = read_square(self, read.value("map.first_game.base"))

    def read_tokens(self, read: Reader) -> None:
        """NA-1.3: what is shuffled in each zone, by face; the lagoon has nothing."""
        self.tokens = [read.number(f"zones.{zone}.tokens", 0, 99) for zone in ZONES]
        self.bag = [0] * FACES
        for zone in ZONES[SEABED:]:
            counts = [read.number(f"tokens.{zone}.{kind}", 0, 99) for kind in FACE_KINDS]
            self.bag += [*counts, *atlantis_of(read, zone)]
        self.recovery = [0, *(read.number(f"zones.{z}.recovery", 0, 9) for z in ZONES[1:])]
        grounds = [
            read.word(f"discoveries.{kind}.ground", ("beige", "blue"))
            for kind in (*FACE_KINDS, "atlantis")
        ]
        self.is_blue = [*grounds, *[grounds[-1]] * (ATLANTIS_TOKENS - 1)]
        self.value = [read.number(f"discoveries.{kind}.value", 0, 9) for kind in CREATURES]
        self.reward = read.number("discoveries.atlantis.steps", 0, 9)
        self.boost = read.number("discoveries.boost.steps", 0, 9)

    def read_modules(self, read: Reader) -> None:
        """NA-1.2, NA-5.3: stacks, and airlocks as bits, by kind and turn."""
        self.stacks = [read.number(f"modules.{kind}.count", 1, 20) for kind in KINDS]
        if self.stacks[BASE] != 1:
            raise BadBox("box-wrong-number", {"what": "modules.base.count", "least": 1, "most": 1})
        self.modules = sum(self.stacks)
        if self.modules > MOST_MODULES:
            facts: dict[str, str | int] = {
                "what": "modules",
                "least": len(KINDS),
                "most": MOST_MODULES,
            }
            raise BadBox("box-wrong-number", facts)
        self.airlocks: list[int] = []
        self.turns: list[int] = []
        for kind in KINDS:
            locks = read.different(f"modules.{kind}.airlocks.blue", None, BLUE)
            slanting = read.different(f"modules.{kind}.airlocks.orange", None, ORANGE)
            bits = sum([1 << 2 * lock for lock in locks] + [2 << 2 * lock for lock in slanting])
            turned = [turn(bits, quarter) for quarter in range(TURNS)]
            self.airlocks += turned
            self.turns.append(len(set(turned)))
        check_airlocks(self)

    def read_numbers(self, read: Reader) -> None:
        """Prices, limits and what active modules do."""
        self.effect = [
            read.rising(f"stations.{kind}.effect", 3, 12) for kind in KINDS[EXPLORATION:]
        ]
        self.building = [read.number(f"zones.{zone}.building", 0, 9) for zone in ZONES]
        self.aquanauts = read.number("pieces.aquanauts", 1, 99)
        self.submarines = read.number("pieces.submarines", 1, 3)
        self.start = read.numbers("money.start", len(SEATS), 0, 999)
        self.exploration = read.number("prices.exploration", 0, 9)
        self.aquanaut = read.number("prices.aquanaut", 0, 9)
        self.sonar = read.number("prices.sonar", 0, 9)
        self.rent = read.number("prices.rent", 0, 9)
        self.raising = read.number("prices.mission", 0, 9)
        read.number("limits.bought", 1, 1)
        read.number("limits.aquanauts.moved", 2, 2)
        self.stored = read.number("limits.stored", 1, 4)
        self.least_housed = read.number("limits.habitation.least", 1, 4)
        self.most_housed = read.rising("limits.habitation.most", len(SEATS), 4)
        self.launch = read.number("limits.aquanauts.launch", 1, 9)

    def read_scoring(self, read: Reader) -> None:
        """NA-11, NA-12: what ends the game, and what counts then."""
        names = [f"missions.M{number + 1}.raises" for number in range(MISSIONS)]
        self.missions = [sum(1 << kind for kind in read.different(n, 2, CREATURES)) for n in names]
        self.closing = read.numbers("end.closing", None, 1, ATLANTIS_TOKENS)
        self.rounds_after = read.number("end.rounds_after", 0, 9)
        self.station_points = read.rising("scoring.stations.active", 5, 9)
        self.leader = read.number("scoring.stations.leader", 0, 9)
        self.leader_needs = read.number("scoring.stations.leader_needs", 1, 4)
        chips = read.listed("scoring.atlantis.chips", len(SEATS))
        self.chips = [chips_of(places, seats) for places, seats in zip(chips, SEATS, strict=True)]
        self.nemo = read.number("scoring.money.points_per_nemo", 0, 9)

    def square_name(self, square: int) -> str:
        """``"J10"``: the column by letters, the row by a number."""
        return column_name(square % self.columns) + str(square // self.columns + 1)


def column_name(column: int) -> str:
    letter = chr(ord("A") + column % 26)
    return letter if column < 26 else column_name(column // 26 - 1) + letter


def read_square(box: Box, name: Any) -> int:
    """The square of that name on the chart, or BadBox."""
    for square in range(box.rows * box.columns):
        if box.square_name(square) == name:
            return square
    raise BadBox("box-no-square", {"what": "map.first_game.base", "square": str(name)})


def turn(locks: int, quarters: int) -> int:
    """Airlocks as bits after turning clockwise."""
    return (locks << 2 * quarters | locks >> 8 - 2 * quarters) & 255


def atlantis_of(read: Reader, zone: str) -> list[int]:
    """Which of the numbered Atlantis tokens lie in a zone; as many as its row says."""
    count = read.number(f"tokens.{zone}.atlantis", 0, ATLANTIS_TOKENS)
    if count == 0 and not read.value(f"atlantis.{zone}"):
        return [0] * ATLANTIS_TOKENS
    numbers = read.numbers(f"atlantis.{zone}", count, 1, ATLANTIS_TOKENS)
    return [numbers.count(number + 1) for number in range(ATLANTIS_TOKENS)]


def chips_of(places: Any, seats: int) -> list[int]:
    """NA-1.4: a chip for each place, the best first."""
    name = "scoring.atlantis.chips"
    if not isinstance(places, list) or len(places) != seats:
        raise BadBox("box-wrong-chips", {"what": name, "seats": seats})
    if not all(type(chip) is int and 0 <= chip <= 99 for chip in places):
        raise BadBox("box-wrong-number", {"what": name, "least": 0, "most": 99})
    return places


# -- an owner's own chart ------------------------------------------------------------------------


def check_rows(rows: Sequence[Any]) -> None:
    """Rows of one length, of letters that name a zone."""
    for count, row in enumerate(rows, start=1):
        if not isinstance(row, str) or len(row) != len(rows[0]):
            raise BadBox("box-map-row", {"row": count, "needs": len(str(rows[0]))})
        for letter in row:
            if letter.upper() not in LETTERS:
                raise BadBox("box-map-letter", {"row": count, "letter": letter, "known": LETTERS})
    for size in (len(rows), len(rows[0])):
        if not LEAST_SIDE <= size <= MOST_SIDE:
            raise BadBox("box-map-size", {"size": size, "least": LEAST_SIDE, "most": MOST_SIDE})


def check_chart(box: Box) -> None:
    """NA-1.3: as many spots as tokens in every zone; every Atlantis number once; one water."""
    for zone, name in enumerate(ZONES):
        spots = [square for square in box.spots if box.zone[square] == zone]
        tokens = sum(box.bag[zone * FACES : (zone + 1) * FACES])
        if not len(spots) == box.tokens[zone] == tokens:
            needs = box.tokens[zone]
            facts: Facts = {"zone": name, "spots": len(spots), "needs": needs, "tokens": tokens}
            raise BadBox("box-spots", facts)
    for number in range(ATLANTIS_TOKENS):
        copies = sum(box.bag[ATLANTIS + number :: FACES])
        if copies != 1:
            raise BadBox("box-atlantis", {"token": number + 1, "copies": copies})
    check_water(box, [LAGOON, SEABED, DEEP, TRENCH])
    check_water(box, [LAGOON, SEABED, DEEP])  # as long as the trench is closed


def check_water(box: Box, zones: Sequence[int]) -> None:
    """Every square of these zones can be reached from the lagoon without crossing a token."""
    water = [square for square, zone in enumerate(box.zone) if zone in zones]
    if LAGOON not in box.zone:
        raise BadBox("box-no-base", {})
    reached = flood(box, box.zone.index(LAGOON), set(water))
    for square in water:
        if square not in reached:
            raise BadBox("box-cut-off", {"at": box.square_name(square)})


def flood(box: Box, start: int, water: set[int]) -> set[int]:
    """The squares that can be reached; token spots are entered but not left."""
    reached, ahead = {start}, [start]
    while ahead:
        square = ahead.pop()
        if square not in box.spots:
            fresh = [n for n in neighbours(box, square) if n in water and n not in reached]
            reached.update(fresh)
            ahead += fresh
    return reached


def neighbours(box: Box, square: int) -> list[int]:
    row, column = divmod(square, box.columns)
    found = [square - box.columns] if row else []
    found += [square + box.columns] if row + 1 < box.rows else []
    found += [square - 1] if column else []
    return found + ([square + 1] if column + 1 < box.columns else [])


def check_base(box: Box) -> None:
    """NA-1.1: the first-game base lies wholly in the lagoon."""
    row, column = divmod(box.first_base, box.columns)
    inside = row + SIDE <= box.rows and column + SIDE <= box.columns
    if not inside or any(box.zone[square] != LAGOON for square in block(box, box.first_base)):
        raise BadBox("box-base", {"at": box.square_name(box.first_base)})


def block(box: Box, corner: int) -> list[int]:
    """The nine squares of the block whose top left square is given."""
    return [corner + row * box.columns + column for row in range(SIDE) for column in range(SIDE)]


def check_airlocks(box: Box) -> None:
    """NA-5.3: no two kinds of module are alike when turned."""
    for kind in range(len(KINDS)):
        for other in range(kind):
            if box.airlocks[kind * TURNS] in box.airlocks[other * TURNS : (other + 1) * TURNS]:
                raise BadBox("box-alike", {"module": KINDS[other], "like": KINDS[kind]})
