"""AQ-1.3: what is in the box: station, headquarters, boards, cards, tiles; read and checked."""

from collections.abc import Mapping
from typing import Any, Final

from pelagos.kernel.box import Reader, place, whole
from pelagos.kernel.contract import Component
from pelagos.kernel.errors import BadBox

# The seven programs; each has its colour, its area in every sector and its action.
PROGRAMS: Final = ("lab", "time", "crystals", "octopods", "submarine", "research", "program")
LAB: Final = 0  # green
TIME: Final = 1  # yellow
CRYSTALS: Final = 2  # black
OCTOPODS: Final = 3  # purple
SUBMARINE: Final = 4  # blue
RESEARCH: Final = 5  # red
PROGRAM: Final = 6  # white: programs a bot in the colour of the sector
COLOURED: Final = PROGRAMS[:PROGRAM]

LETTERS: Final = ("A", "B", "C", "D", "E", "F")
SECTORS: Final = 6
OPPOSITE: Final = 3  # sectors further along the ring

ROOMS: Final = ("L1", "R1", "L2", "C2", "R2", "L3", "R3")
TOP_TIER: Final = 3
START: Final = 7  # where engineers begin
OUT: Final = 8  # on the pass order track
SPACES: Final = (*ROOMS, "start", "out")  # every place of an engineer, by name

COLOURS: Final = 4  # of wooden pieces; those that nobody plays are neutral
LAYERS: Final = 4  # most tiles or cards on one sector: one at set-up, one before rounds 2, 3, 4

CAPACITIES: Final = ("cards", "crystals", "octopods", "time")  # what a laboratory has room for
FOR_CARDS: Final = 0
FOR_CRYSTALS: Final = 1
FOR_OCTOPODS: Final = 2
FOR_TIME: Final = 3
KINDS_OF_ROOM: Final = 4

PROGRAM_CARDS: Final = tuple(f"PC-{number}" for number in range(1, 8))
CARDS: Final = tuple(f"RC-{number:02}" for number in range(1, 42))
TILES: Final = tuple(f"LX-{number:02}" for number in range(1, 31))
BULBS: Final = (2, 3, 4, 5)  # of the centre tiles, round by round
ROUNDS: Final = 4
SCARCE: Final = ("time", "crystals", "octopods")  # what the general supply holds

# The kinds of research cards, in the order of AQ-16.2 to AQ-16.10.
KINDS: Final = (
    "engineer",
    "catch",
    "jump",
    "overflow",
    "lock",
    "half_price",
    "sideways",
    "scoring",
    "immediate",
)
ENGINEER: Final = 0
CATCH: Final = 1
JUMP: Final = 2
OVERFLOW: Final = 3
LOCK: Final = 4
HALF_PRICE: Final = 5
SIDEWAYS: Final = 6
SCORING: Final = 7
IMMEDIATE: Final = 8
AMOUNT_NAMES: Final = (
    "amount",
    "amount",
    "price",
    "points",
    "value",
    "divisor",
    "uses",
    "price",
    "time",
)
WITH_PROGRAM: Final = (ENGINEER, SCORING, IMMEDIATE)
REWARDS: Final = ("time", "crystals", "points")
REWARD_TIME: Final = 0
REWARD_CRYSTALS: Final = 1
REWARD_POINTS: Final = 2
NONE: Final = -1


class Box(Component):
    """The components as numbers. Programs, rooms, sectors, cards, tiles are their places."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        read = Reader(document)
        check_names(read)
        self.read_setup(read)
        self.read_headquarters(read)
        self.read_station(read)
        self.read_boards(read)
        self.tiles = [Tile(read, name) for name in TILES]
        self.cards = [Card(read, name) for name in CARDS]
        self.sort_cards()
        self.read_scoring(read)
        self.fares: dict[int, list[list[int]]] = {}  # of each ring that was ever met

    def read_setup(self, read: Reader) -> None:
        """AQ-1.3, AQ-2: pieces, supply, set-up."""
        self.bots = read.number("pieces.bots", 3, 99)
        self.submarines = read.exactly("pieces.submarines", SECTORS)
        for piece, count in (("engineers", 1), ("scientists", 1), ("counters", 2)):
            read.exactly(f"pieces.{piece}", count)
        self.colours = read.texts("pieces.colours.names", COLOURS)
        self.crystals = read.number("supply.crystals", 1, 99)
        self.octopods = read.number("supply.octopods", 1, 99)
        self.spare_octopods = read.number("supply.spares.octopods", 0, 99)
        self.time_markers = {
            "french": read.number("supply.time.french", 1, 99),
            "english": read.number("supply.time.english", 1, 99),
        }
        self.start_sector = [read.number(f"setup.start_sector.{w}", 0, 9) for w in SCARCE]
        self.other_octopods = read.numbers("setup.other_sectors.octopods", 2, 0, 9)
        self.other_crystals = read.numbers("setup.other_sectors.crystals", 2, 0, 9)
        self.neutral_submarines = read.numbers("setup.neutral.submarines", 3, 0, 1)
        self.neutral_bots = read.numbers("setup.neutral.bots", 3, 0, 1)
        self.time_beside_zero = read.number("setup.time.beside_zero_lock", 0, 99)
        self.time_elsewhere = read.number("setup.time.elsewhere", 0, 99)
        self.board_bots = read.exactly("setup.bots.supply", self.bots - 2)
        read.exactly("setup.bots.play_order", 1)
        read.exactly("setup.bots.programmed", 1)

    def read_headquarters(self, read: Reader) -> None:
        """AQ-3.1: rooms and arrows; AQ-2.2: seven cards, each a full layout of the tiles."""
        self.tiers = tiers(read)
        self.tier = [1 + self.tiers.index(tier_of(self.tiers, room)) for room in range(len(ROOMS))]
        self.same_tier = [beside(self.tiers, room, len(ROOMS)) for room in range(len(ROOMS))]
        self.next_door = [beside(self.tiers, room, 1) for room in range(len(ROOMS))]
        self.arrows = [arrows(read, self.tier, name) for name in SPACES[: START + 1]]
        read.named("program_cards", PROGRAM_CARDS)
        self.layouts = [
            read.permutation(f"program_cards.{card}.tiles", PROGRAMS) for card in PROGRAM_CARDS
        ]

    def read_station(self, read: Reader) -> None:
        """AQ-4.1: sectors, locks, submarine spaces; AQ-2.7: the centre tiles."""
        read.named("sectors", LETTERS)
        self.sector_program = [read.word(f"sectors.{s}.program", COLOURED) for s in LETTERS]
        self.lock = [read.number(f"sectors.{letter}.lock", 0, 2) for letter in LETTERS]
        self.space_prices = read.numbers("station.submarine_spaces.prices", COLOURS, 0, 9)
        self.loading_limits = read.numbers("station.loading.limits", 3, 2, 99)
        read.named("centre_faces", [f"{n}-{bulb}" for n in (2, 3, 4) for bulb in BULBS])
        self.faces = [Face(read, n, bulb) for n in (2, 3, 4) for bulb in BULBS]

    def read_boards(self, read: Reader) -> None:
        """AQ-5, AQ-6.3, AQ-12: player boards, base laboratories, the knowledge track."""
        self.numbered = numbered(read, self.board_bots)
        self.numbers = [0, *[number for column in self.numbered for number in column]]
        self.board_spaces = [
            sum([len(column) for column in self.numbered[:n]]) for n in range(SECTORS + 1)
        ]
        self.columns = [self.numbers[spaces] for spaces in self.board_spaces]
        self.most_programmed = read.exactly("board.programming.programmed", 2)
        self.return_time = read.number("board.programming.returned", 0, 9)
        self.buy_price = read.number("board.programming.bought", 1, 9)
        self.least_time = read.number("board.time_action.least", 0, 9)
        self.base = [read.number(f"lab.base.{kind}", 0, 9) for kind in CAPACITIES]
        self.most_tiles = read.number("lab.expansions", 1, 9)
        read.named("expansions", TILES)
        self.track = read.number("knowledge.track.spaces", 2, 999)
        self.line_price = read.number("knowledge.price.crystals", 1, 9)
        lines = read.numbers("knowledge.red_lines.before", None, 1, self.track)
        self.lines = sorted(set(lines))
        spaces = range(self.track)
        self.reach = [min([(line - 1 - s) % self.track for line in lines]) for s in spaces]
        self.retreat = [min([(s - line) % self.track for line in lines]) for s in spaces]

    def sort_cards(self) -> None:
        """The cards of each kind, as bits."""
        self.of_kind = [bits([card.kind == k for card in self.cards]) for k in range(len(KINDS))]
        self.for_room = [
            bits([card.kind == ENGINEER and card.program == p for card in self.cards])
            for p in range(len(PROGRAMS))
        ]
        self.for_lock = [
            bits([card.kind == LOCK and card.amount == v for card in self.cards]) for v in range(3)
        ]

    def read_scoring(self, read: Reader) -> None:
        """AQ-13, AQ-15: tables and bonuses."""
        table = "scoring.table.points", "scoring.table_beyond.points"
        self.triangle = [
            whole(points, name, 0, 999) for name in table for points in read.listed(name, None)
        ]
        most = self.octopods + self.spare_octopods
        if len(self.triangle) <= most:
            raise BadBox("box-short-table", {"what": "scoring.table", "needs": most + 1})
        self.control_alone = read.number("scoring.control.alone", 0, 99)
        self.control_tied = read.number("scoring.control.tied", 0, 99)
        self.income = read.number("scoring.income.time_per_submarine", 0, 9)
        self.per_time = read.number("scoring.final.per_time_marker", 0, 9)
        self.all_submarines = read.number("scoring.final.all_submarines", 0, 99)
        self.complete_lab = read.number("scoring.final.complete_lab", 0, 99)

    def face(self, seats: int, round: int) -> "Face":
        """The centre tile that lies on top during a round."""
        return self.faces[(seats - 2) * ROUNDS + round - 1]

    def points(self, count: int) -> int:
        """AQ-10.4, AQ-13.6: 1, 3, 6, 10 ... for 1, 2, 3, 4 ... pieces."""
        last = len(self.triangle) - 1
        if count <= last:
            return self.triangle[count]
        return self.triangle[last] + (count * (count + 1) - last * (last + 1)) // 2


class Tile:
    """A laboratory expansion."""

    def __init__(self, read: Reader, name: str) -> None:
        at = f"expansions.{name}"
        self.name = read.text(f"{at}.name")
        letters = read.words(f"{at}.letters", LETTERS)
        if len(letters) > 2 or len(set(letters)) != len(letters):
            raise BadBox("box-wrong-letters", {"what": at})
        self.letters = letters
        self.sectors = sum([1 << letter for letter in letters])  # as bits
        self.adds = [read.number(f"{at}.{kind}", 0, 9) for kind in CAPACITIES]


class Card:
    """A research card: its kind, and what that kind needs to know."""

    def __init__(self, read: Reader, name: str) -> None:
        at = f"cards.{name}"
        self.name = read.text(f"{at}.name")
        self.kind = read.word(f"{at}.kind", KINDS)
        self.program = NONE
        if self.kind in WITH_PROGRAM:
            self.program = read.word(f"{at}.program", PROGRAMS)
        self.reward = NONE
        if self.kind in (ENGINEER, CATCH):
            self.reward = read.word(f"{at}.reward", REWARDS)
        least, most = AMOUNTS[self.kind]
        self.amount = read.number(f"{at}.{AMOUNT_NAMES[self.kind]}", least, most)


AMOUNTS: Final = ((0, 9), (0, 9), (0, 9), (0, 9), (0, 2), (1, 9), (1, 1), (0, 9), (0, 9))


class Face:
    """One side of a centre tile: the bulb, and what each edge adds after the round."""

    def __init__(self, read: Reader, players: int, bulb: int) -> None:
        at = f"centre_faces.{players}-{bulb}"
        read.exactly(f"{at}.players", players)
        self.bulb = read.exactly(f"{at}.bulb", bulb)
        self.time = read.numbers(f"{at}.time", SECTORS, 0, 9)
        self.crystals = read.numbers(f"{at}.crystals", SECTORS, 0, 9)
        self.octopods = read.numbers(f"{at}.octopods", SECTORS, 0, 9)
        self.submarines = read.numbers(f"{at}.submarines", SECTORS, 0, COLOURS - players)


def check_names(read: Reader) -> None:
    """The names that the rules and the words lean on."""
    read.exactly("game.rounds", ROUNDS)
    read.same("programs.names", PROGRAMS)
    read.same("station.letters", LETTERS)
    read.same("lab.base.letters", LETTERS)
    read.named("cards", CARDS)
    if read.listed("centre.bulbs", ROUNDS) != list(BULBS):
        raise BadBox("box-wrong-words", {"what": "centre.bulbs", "needs": "2, 3, 4, 5"})


def tiers(read: Reader) -> list[list[int]]:
    """AQ-3.1: the seven rooms in three tiers, each from left to right."""
    what = "headquarters.tiers"
    listed = read.listed(what, TOP_TIER)
    found = [[place(room, what, ROOMS) for room in tier] for tier in listed if type(tier) is list]
    if sorted([room for tier in found for room in tier]) != list(range(len(ROOMS))):
        raise BadBox("box-wrong-tiers", {"what": what, "needs": ", ".join(ROOMS)})
    return found


def tier_of(tiers: list[list[int]], room: int) -> list[int]:
    return [tier for tier in tiers if room in tier][0]


def beside(tiers: list[list[int]], room: int, reach: int) -> int:
    """AQ-16.8: the other rooms of the tier that lie so near, as bits."""
    tier = tier_of(tiers, room)
    here = tier.index(room)
    near = [other for at, other in enumerate(tier) if 0 < abs(at - here) <= reach]
    return sum([1 << other for other in near])


def arrows(read: Reader, tiers: list[int], name: str) -> int:
    """AQ-3.1: the rooms that a space leads to, as bits; each in the next tier."""
    rooms = read.words(f"headquarters.arrows.{name}", ROOMS)
    tier = 0 if name == "start" else tiers[ROOMS.index(name)]
    wanted = 0 if tier == TOP_TIER else 2
    if len(set(rooms)) != wanted or any([tiers[room] != tier + 1 for room in rooms]):
        raise BadBox("box-wrong-arrows", {"what": f"headquarters.arrows.{name}", "needs": wanted})
    return sum([1 << room for room in rooms])


def numbered(read: Reader, bots: int) -> list[list[int]]:
    """AQ-13.5: the numbers under the bots, column by column; they never fall."""
    what = "board.supply.columns"
    rows = read.rows(what, SECTORS)
    found = [[whole(number, what, 0, 99) for number in column] for column in rows]
    numbers = [number for column in found for number in column]
    if len(numbers) != bots or numbers != sorted(numbers):
        raise BadBox("box-wrong-columns", {"what": what, "needs": bots})
    return found


def bits(marks: list[bool]) -> int:
    return sum([1 << i for i in range(len(marks)) if marks[i]])
