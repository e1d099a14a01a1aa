"""AQ-10: the seven coloured actions."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.aquasphere.answers import (
    CATCH_UP_TO,
    LETTER_CHOICES,
    Catch,
    Letter,
    Return,
)
from pelagos.games.aquasphere.box import (
    COLOURS,
    CRYSTALS,
    FOR_CRYSTALS,
    FOR_OCTOPODS,
    FOR_TIME,
    KINDS_OF_ROOM,
    LAB,
    LAYERS,
    OCTOPODS,
    RESEARCH,
    SUBMARINE,
    TIME,
)
from pelagos.games.aquasphere.rules.board import (
    PROGRAM_BOT,
    RETURN_BOT,
    TakeTime,
    pay_time,
    return_refusal,
    time_gain,
)
from pelagos.games.aquasphere.rules.knowledge import GainKnowledge
from pelagos.games.aquasphere.rules.research import (
    OfferCards,
    UseImmediate,
    catch_cards,
    halved,
    is_immediate,
)
from pelagos.games.aquasphere.rules.station import PLACE_BOT
from pelagos.games.aquasphere.state import NOBODY, NOTHING, Aqua
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step

NOT_ON_TILE: Final = Refusal(Reason("AQ-10.1", "not-on-tile"))
NO_BOT_FOR_LETTER: Final = Refusal(Reason("AQ-5.7", "no-bot-for-letter"))
TOO_MANY: Final = Reason("AQ-10.4", "too-many-octopods", ("most",))


def action(state: Aqua, seat: Seat, sector: int, program: int) -> Step[Any]:
    """The action of an area."""
    if program == LAB:
        return TakeTile(seat, sector, state.top(state.tiles_at, sector))
    if program == TIME:
        return TakeTimeThere(seat, sector, time_taken(state, seat, sector))
    if program == CRYSTALS:
        return TakeCrystalsThere(seat, sector, crystals_taken(state, seat, sector))
    if program == OCTOPODS:
        if state.rulings.catch_fewer:
            return ChooseCatch(seat, sector)
        return CatchOctopods(seat, sector, most_caught(state, seat, sector))
    if program == SUBMARINE:
        return PlaceSubmarine(seat, sector, submarine_price(state, seat, sector))
    if program == RESEARCH:
        return TakeCard(seat, sector, state.top(state.cards_at, sector))
    return PROGRAM_BOT[seat][state.box.sector_program[sector]]


# -- green: expand the laboratory -----------------------------------------------------------------


def take_top(stacks: list[int], sector: int) -> None:
    """Take the top of a sector's stack away."""
    for place in range(sector * LAYERS + LAYERS - 1, sector * LAYERS - 1, -1):
        if stacks[place] != NOTHING:
            stacks[place] = NOTHING
            return


class TakeTile(Effect[Aqua]):
    """The top expansion joins the laboratory; each of its letters may bring a bot."""

    rule = "AQ-10.1"
    fields = ("seat", "sector", "tile")

    def __init__(self, seat: Seat, sector: int, tile: int) -> None:
        self.seat = seat
        self.sector = sector
        self.tile = tile

    def happen(self, state: Aqua) -> None:
        tile = state.box.tiles[self.tile]
        take_top(state.tiles_at, self.sector)
        state.lab[self.seat] |= 1 << self.tile
        for kind in range(KINDS_OF_ROOM):
            state.capacity[self.seat * KINDS_OF_ROOM + kind] += tile.adds[kind]
        state.plan([OfferLetters(self.seat, tile.sectors)])


class OfferLetters(Effect[Aqua]):
    """AQ-5.7: without a bot in the supply or on a symbol the letters lapse."""

    rule = "AQ-10.1"
    fields = ("seat", "sectors")
    quiet = True

    def __init__(self, seat: Seat, sectors: int) -> None:
        self.seat = seat
        self.sectors = sectors

    def happen(self, state: Aqua) -> None:
        has_bot = state.bots[self.seat] > 0 or state.programmed[self.seat] > 0
        if self.sectors and has_bot:
            state.plan([UseLetter(self.seat, self.sectors)])


class UseLetter(Decision[Aqua, Answer]):
    """A bot from the supply on the Control Space of a letter, or none."""

    rule = "AQ-10.1"
    fields = ("seat", "sectors")
    quiet = True

    def __init__(self, seat: Seat, sectors: int) -> None:
        self.seat = seat
        self.sectors = sectors  # as bits

    def candidates(self, state: Aqua) -> Sequence[Answer]:
        return LETTER_CHOICES

    def refusal(self, state: Aqua, answer: Answer) -> Refusal | None:
        if isinstance(answer, Letter):
            if not self.sectors >> answer.sector & 1:
                return NOT_ON_TILE
            return None if state.bots[self.seat] > 0 else NO_BOT_FOR_LETTER
        if isinstance(answer, Return):
            return return_refusal(state, self.seat, answer.program)
        return None

    def take(self, state: Aqua, answer: Answer) -> None:
        if isinstance(answer, Letter):
            others = self.sectors & ~(1 << answer.sector)
            state.bots[self.seat] -= 1
            placed = PLACE_BOT[self.seat][answer.sector]
            state.plan([placed, OfferLetters(self.seat, others)])
        elif isinstance(answer, Return):
            state.plan([RETURN_BOT[self.seat][answer.program], self])


# -- yellow, black, purple: take what is there ----------------------------------------------------


def time_taken(state: Aqua, seat: Seat, sector: int) -> int:
    """AQ-10.2: as much time of the sector as fits; the rest stays."""
    return min(state.time_at[sector], state.room(seat, FOR_TIME) - state.time[seat])


class TakeTimeThere(Effect[Aqua]):
    """All time of the sector that fits; at least 2 in all, the rest from the general supply."""

    rule = "AQ-10.2"
    fields = ("seat", "sector", "taken")

    def __init__(self, seat: Seat, sector: int, taken: int) -> None:
        self.seat = seat
        self.sector = sector
        self.taken = taken

    def happen(self, state: Aqua) -> None:
        state.time_at[self.sector] -= self.taken
        state.time[self.seat] += self.taken
        more = time_gain(state, self.seat, max(state.box.least_time - self.taken, 0))
        if more > 0:
            state.plan([TakeTime(self.seat, more)])


def crystals_taken(state: Aqua, seat: Seat, sector: int) -> int:
    """AQ-10.3: as many crystals of the sector as fit; the rest stays."""
    return min(state.crystals_at[sector], state.room(seat, FOR_CRYSTALS) - state.crystals[seat])


class TakeCrystalsThere(Effect[Aqua]):
    """As many crystals of the sector as fit; the others stay."""

    rule = "AQ-10.3"
    fields = ("seat", "sector", "taken")

    def __init__(self, seat: Seat, sector: int, taken: int) -> None:
        self.seat = seat
        self.sector = sector
        self.taken = taken

    def happen(self, state: Aqua) -> None:
        state.crystals_at[self.sector] -= self.taken
        state.crystals[self.seat] += self.taken


def most_caught(state: Aqua, seat: Seat, sector: int) -> int:
    """AQ-10.4: the octopods here, or as many as the laboratory can deal with."""
    return min(state.octopods_at[sector], state.room(seat, FOR_OCTOPODS))


class ChooseCatch(Decision[Aqua, Catch]):
    """How many octopods are caught, where fewer may be."""

    rule = "AQ-10.4"
    fields = ("seat", "sector")
    quiet = True

    def __init__(self, seat: Seat, sector: int) -> None:
        self.seat = seat
        self.sector = sector

    def candidates(self, state: Aqua) -> Sequence[Catch]:
        return CATCH_UP_TO

    def refusal(self, state: Aqua, answer: Catch) -> Refusal | None:
        most = most_caught(state, self.seat, self.sector)
        return Refusal(TOO_MANY, (most,)) if answer.caught > most else None

    def take(self, state: Aqua, answer: Catch) -> None:
        state.plan([CatchOctopods(self.seat, self.sector, answer.caught)])


class CatchOctopods(Effect[Aqua]):
    """Octopods leave the station for points: 1, 3, 6, 10 ... AQ-16.3: then cards may fire."""

    rule = "AQ-10.4"
    fields = ("seat", "sector", "caught")

    def __init__(self, seat: Seat, sector: int, caught: int) -> None:
        self.seat = seat
        self.sector = sector
        self.caught = caught

    def happen(self, state: Aqua) -> None:
        state.octopods_at[self.sector] -= self.caught
        state.octopod_supply += self.caught
        points = state.box.points(self.caught)
        cards = catch_cards(state, self.seat)
        if cards and state.rulings.reward_choice:
            state.plan([OfferCards(self.seat, cards, points)])
        elif cards:
            state.plan([GainKnowledge(self.seat, points, True), OfferCards(self.seat, cards, 0)])
        else:
            state.plan([GainKnowledge(self.seat, points, True)])


# -- blue, red: a submarine, a research card ------------------------------------------------------


def submarine_price(state: Aqua, seat: Seat, sector: int) -> int:
    """AQ-10.5, AQ-16.7: what the next free space costs the seat."""
    first = sector * COLOURS
    taken = sum(state.spaces[first + space] != NOBODY for space in range(COLOURS))
    return halved(state, seat, state.box.space_prices[min(taken, COLOURS - 1)])


class PlaceSubmarine(Effect[Aqua]):
    """The leftmost submarine takes the next free space, for time; the bulb gives points."""

    rule = "AQ-10.5"
    fields = ("seat", "sector", "price")

    def __init__(self, seat: Seat, sector: int, price: int) -> None:
        self.seat = seat
        self.sector = sector
        self.price = price

    def happen(self, state: Aqua) -> None:
        dock(state, self.seat, self.sector)
        pay_time(state, self.seat, self.price)
        state.plan([GainKnowledge(self.seat, state.bulb(), True)])


def dock(state: Aqua, colour: int, sector: int) -> None:
    """A submarine of a colour, neutral ones too, takes the next free space."""
    state.spaces[state.spaces.index(NOBODY, sector * COLOURS)] = colour
    state.submarines[colour] -= 1


class TakeCard(Effect[Aqua]):
    """The top card of the sector for points of the bulb; an immediate one is used at once.

    AQ-6.5: nothing ever takes a card away again.
    """

    rule = "AQ-10.6"
    fields = ("seat", "sector", "card")

    def __init__(self, seat: Seat, sector: int, card: int) -> None:
        self.seat = seat
        self.sector = sector
        self.card = card

    def happen(self, state: Aqua) -> None:
        take_top(state.cards_at, self.sector)
        state.cards[self.seat] |= 1 << self.card
        points = GainKnowledge(self.seat, state.bulb(), True)
        if not is_immediate(state, self.card):
            state.plan([points])
        elif state.rulings.points_before_card:
            state.plan([points, UseImmediate(self.seat, self.card)])
        else:
            state.plan([UseImmediate(self.seat, self.card), points])
