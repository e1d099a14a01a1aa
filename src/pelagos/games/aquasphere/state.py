"""Aqua: a position of AquaSphere. Decks are bags, so nothing in it is hidden (AQ-17.1)."""

from collections.abc import Mapping
from typing import Any, Final

from pelagos.games.aquasphere.box import (
    CARDS,
    COLOURS,
    KINDS_OF_ROOM,
    LAYERS,
    PROGRAM_CARDS,
    SECTORS,
    START,
    SUBMARINE,
    TILES,
    Box,
)
from pelagos.kernel.contract import Seat, State, Step
from pelagos.kernel.roll import Roll

NOBODY: Final = -1  # on a Control Space, on a submarine space
NOTHING: Final = -1  # no card, no tile

IN_OWN_TURN: Final = 0  # when returned bots bring time
ALWAYS: Final = 2
STATED: Final = 0  # where a bot may be used
ANYWHERE: Final = 1
TWO_STEPS: Final = 0  # income and scoring cards
INCOME_FIRST: Final = 2


class Rulings:
    """The answers to what the rulebooks leave open, as the options say."""

    def __init__(self, options: Mapping[str, str], rules: int) -> None:
        self.options = options
        self.rules = rules
        self.pays_lock_by_lock = rules > 1  # and what was paid can come back for a returned bot
        self.returns_after_programming = rules > 1
        self.edition = options["edition"]
        self.spare_octopods = options["spare_octopods"] == "yes"
        self.zero_lock_either_side = options["zero_lock"] == "either"
        self.third_bot_any = options["third_bot"] == "any"
        self.time_for_bots = ("own_turn", "not_for_lines", "always").index(options["time_for_bots"])
        self.move_without_bot = options["move_without_bot"] == "yes"
        self.limited = options["supply"] == "limited"
        self.where_to_use = ("stated", "anywhere", "gain").index(options["where_to_use"])
        self.skip_action = options["skip_action"] == "yes"
        self.catch_fewer = options["catch_fewer"] == "yes"
        self.points_before_card = options["points_before_card"] == "yes"
        self.early_pass = options["early_pass"] == "yes"
        self.refuse_to_pay = options["refuse_to_pay"] == "yes"
        self.reward_choice = options["reward_order"] == "choice"
        self.income_order = ("two_steps", "interleaved", "income_first").index(
            options["income_order"]
        )
        self.tie_at_zero = options["tie_at_zero"] == "yes"
        self.neutrals_alternate = options["neutral_colour"] == "alternate"
        self.reward_without_bot = options["reward_without_bot"] == "yes"
        self.several_jumps = options["several_jumps"] == "yes"
        self.sideways_free = options["sideways_turn"] == "free"
        self.sideways_tier = options["sideways_reach"] == "tier"

    def __reduce__(self) -> tuple[Any, ...]:
        return Rulings, (self.options, self.rules)


class Aqua(State):
    """Lists of small integers, one a property: by sector, by seat, by colour of pieces."""

    fields = (
        "seats",
        "agenda",
        "round",
        "turn",
        "order",
        "passed",
        "ring",
        "rotation",
        "layout",
        "next_layout",
        "layouts",
        "deck",
        "tile_deck",
        "cards_at",
        "tiles_at",
        "time_at",
        "crystals_at",
        "octopods_at",
        "spaces",
        "control",
        "loading",
        "time_supply",
        "crystal_supply",
        "octopod_supply",
        "bots",
        "submarines",
        "time",
        "crystals",
        "knowledge",
        "marker",
        "programmed",
        "engineer",
        "scientist",
        "area",
        "letter",
        "lab",
        "cards",
        "spent",
        "capacity",
    )
    made_of = ("box", "rulings", *fields)

    def __init__(
        self,
        box: Box,
        rulings: Rulings,
        seats: int,
        agenda: list[Step[Any]],
        round: int,
        turn: int,
        order: list[int],
        passed: list[int],
        ring: list[int],
        rotation: int,
        layout: int,
        next_layout: int,
        layouts: int,
        deck: int,
        tile_deck: int,
        cards_at: list[int],
        tiles_at: list[int],
        time_at: list[int],
        crystals_at: list[int],
        octopods_at: list[int],
        spaces: list[int],
        control: list[int],
        loading: list[int],
        time_supply: int,
        crystal_supply: int,
        octopod_supply: int,
        bots: list[int],
        submarines: list[int],
        time: list[int],
        crystals: list[int],
        knowledge: list[int],
        marker: list[int],
        programmed: list[int],
        engineer: list[int],
        scientist: list[int],
        area: list[int],
        letter: list[int],
        lab: list[int],
        cards: list[int],
        spent: int,
        capacity: list[int],
    ) -> None:
        self.box = box
        self.rulings = rulings
        self.seats = seats
        self.agenda = agenda
        self.round = round  # 1 to 4; 0 before the first
        self.turn = turn  # the place in ``order`` of the seat whose turn it is
        self.order = order  # the seats in play order
        self.passed = passed  # the seats in the order of passing, then NOBODY
        self.ring = ring  # the sector at each place, clockwise
        self.rotation = rotation  # of the centre tile: edge e lies at place e + rotation
        self.layout = layout  # the program card that the rooms follow
        self.next_layout = next_layout  # the one that can be seen on the stack
        self.layouts = layouts  # program cards not drawn, as bits
        self.deck = deck  # research cards not drawn, as bits
        self.tile_deck = tile_deck  # expansions not drawn, as bits
        self.cards_at = cards_at  # by sector and layer, from below
        self.tiles_at = tiles_at  # likewise
        self.time_at = time_at  # by sector
        self.crystals_at = crystals_at
        self.octopods_at = octopods_at
        self.spaces = spaces  # by sector and space: the colour of the submarine
        self.control = control  # by sector: the colour of the bot
        self.loading = loading  # by sector and colour: bots
        self.time_supply = time_supply  # of the table; below 0: substitutes are in use
        self.crystal_supply = crystal_supply
        self.octopod_supply = octopod_supply
        self.bots = bots  # by colour: bots in the supply
        self.submarines = submarines  # by colour: those not in the station
        self.time = time  # by seat, as all that follows
        self.crystals = crystals
        self.knowledge = knowledge
        self.marker = marker  # 1 where programming has been bought this round
        self.programmed = programmed  # symbols with a bot, as bits
        self.engineer = engineer  # a room, START or OUT
        self.scientist = scientist  # a sector
        self.area = area  # the program of the area where the scientist stands
        self.letter = letter  # of the base laboratory
        self.lab = lab  # expansions, as bits
        self.cards = cards  # research cards, as bits
        self.spent = spent  # cards used that work once a game, as bits
        self.capacity = capacity  # by seat and kind: what base and expansions have room for

    def copy(self) -> "Aqua":
        return Aqua(
            self.box,
            self.rulings,
            self.seats,
            self.agenda[:],
            self.round,
            self.turn,
            self.order[:],
            self.passed[:],
            self.ring[:],
            self.rotation,
            self.layout,
            self.next_layout,
            self.layouts,
            self.deck,
            self.tile_deck,
            self.cards_at[:],
            self.tiles_at[:],
            self.time_at[:],
            self.crystals_at[:],
            self.octopods_at[:],
            self.spaces[:],
            self.control[:],
            self.loading[:],
            self.time_supply,
            self.crystal_supply,
            self.octopod_supply,
            self.bots[:],
            self.submarines[:],
            self.time[:],
            self.crystals[:],
            self.knowledge[:],
            self.marker[:],
            self.programmed[:],
            self.engineer[:],
            self.scientist[:],
            self.area[:],
            self.letter[:],
            self.lab[:],
            self.cards[:],
            self.spent,
            self.capacity[:],
        )

    def observe(self, seat: Seat | None) -> "Aqua":
        """AQ-17.1: everything is public; what is not drawn has no order yet."""
        return self.copy()

    def imagine(self, seat: Seat | None, roll: Roll) -> "Aqua":
        return self.copy()

    # -- where we are in the game -------------------------------------------------------------

    def active(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.turn]

    def bulb(self) -> int:
        """AQ-2.7: the light bulb of the visible centre tile."""
        return self.box.face(self.seats, max(self.round, 1)).bulb

    # -- what somebody has --------------------------------------------------------------------

    def room(self, seat: Seat, kind: int) -> int:
        """AQ-6.1: what the whole laboratory has room for."""
        return self.capacity[seat * KINDS_OF_ROOM + kind]

    def deployed(self, seat: Seat) -> int:
        """Own submarines in the station."""
        return self.box.submarines - self.submarines[seat]

    def controlled(self, seat: Seat) -> int:
        """AQ-4.2: sectors whose Control Space has a bot of the seat."""
        return self.control.count(seat)

    def top(self, stacks: list[int], sector: int) -> int:
        """The card or tile on top of a sector's stack, or NOTHING."""
        for place in range(sector * LAYERS + LAYERS - 1, sector * LAYERS - 1, -1):
            if stacks[place] != NOTHING:
                return stacks[place]
        return NOTHING

    # -- the end ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return self.knowledge[:]

    def marks(self) -> list[int]:
        """AQ-15.5: points, then bots on Control Spaces, then crystals."""
        return [
            (self.knowledge[seat] * 100 + self.controlled(seat)) * 100 + self.crystals[seat]
            for seat in range(self.seats)
        ]

    def standing(self) -> list[int]:
        marks = self.marks()
        return [1 + sum([other > mark for other in marks]) for mark in marks]

    def ending(self) -> str:
        """AQ-15.5: what decided the game."""
        if self.agenda:
            return ""
        if self.standing().count(1) > 1:
            return "shared"
        best = max(self.knowledge)
        tied = [seat for seat in range(self.seats) if self.knowledge[seat] == best]
        if len(tied) == 1:
            return "points"
        most = max([self.controlled(seat) for seat in tied])
        leaders = [seat for seat in tied if self.controlled(seat) == most]
        return "control" if len(leaders) == 1 else "crystals"

    def pieces(self) -> dict[str, int]:
        """AQ-1.2, AQ-1.3: wherever they lie. The bots on the play order track never move."""
        return {
            "time": self.time_supply + sum(self.time_at) + sum(self.time) + sum(self.marker),
            "crystals": self.crystal_supply + sum(self.crystals_at) + sum(self.crystals),
            "octopods": self.octopod_supply + sum(self.octopods_at),
            "cards": count(self.cards_at) + bit_sum(self.cards) + self.deck.bit_count(),
            "tiles": count(self.tiles_at) + bit_sum(self.lab) + self.tile_deck.bit_count(),
            **{f"bots of {colour}": self.bots_of(colour) for colour in range(COLOURS)},
            **{f"submarines of {colour}": self.subs_of(colour) for colour in range(COLOURS)},
        }

    def bots_of(self, colour: int) -> int:
        """All bots of a colour but the one on the play order track."""
        programmed = self.programmed[colour].bit_count() if colour < self.seats else 0
        waiting = sum([self.loading[s * COLOURS + colour] for s in range(SECTORS)])
        return self.bots[colour] + programmed + self.control.count(colour) + waiting

    def subs_of(self, colour: int) -> int:
        return self.submarines[colour] + self.spaces.count(colour)


def count(places: list[int]) -> int:
    return sum([thing != NOTHING for thing in places])


def bit_sum(masks: list[int]) -> int:
    return sum([mask.bit_count() for mask in masks])


def first_position(box: Box, rulings: Rulings, seats: int) -> Aqua:
    """AQ-1.2, AQ-2.4, AQ-2.5: all pieces at hand, nothing drawn, nothing laid out."""
    octopods = box.octopods + (box.spare_octopods if rulings.spare_octopods else 0)
    return Aqua(
        box=box,
        rulings=rulings,
        seats=seats,
        agenda=[],
        round=0,
        turn=0,
        order=list(range(seats)),
        passed=[NOBODY] * seats,
        ring=list(range(SECTORS)),
        rotation=0,
        layout=NOTHING,
        next_layout=NOTHING,
        layouts=(1 << len(PROGRAM_CARDS)) - 1,
        deck=(1 << len(CARDS)) - 1,
        tile_deck=(1 << len(TILES)) - 1,
        cards_at=[NOTHING] * (SECTORS * LAYERS),
        tiles_at=[NOTHING] * (SECTORS * LAYERS),
        time_at=[0] * SECTORS,
        crystals_at=[0] * SECTORS,
        octopods_at=[0] * SECTORS,
        spaces=[NOBODY] * (SECTORS * COLOURS),
        control=[NOBODY] * SECTORS,
        loading=[0] * (SECTORS * COLOURS),
        time_supply=box.time_markers[rulings.edition],
        crystal_supply=box.crystals,
        octopod_supply=octopods,
        bots=[box.bots - 1] * COLOURS,
        submarines=[box.submarines] * COLOURS,
        time=[0] * seats,
        crystals=[0] * seats,
        knowledge=[0] * seats,
        marker=[0] * seats,
        programmed=[0] * seats,
        engineer=[START] * seats,
        scientist=list(range(seats)),
        area=[SUBMARINE] * seats,
        letter=list(range(seats)),
        lab=[0] * seats,
        cards=[0] * seats,
        spent=0,
        capacity=box.base * seats,
    )
