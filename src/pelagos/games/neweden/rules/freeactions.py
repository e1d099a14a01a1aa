"""NE-13: the power plant and the four extensions, at any moment of one's own turn."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.neweden.answers import DONE, EXTEND, FREE, USE_PLANT, Extend
from pelagos.games.neweden.box import (
    ALL_TILES,
    EXTENSIONS,
    OCTOPUS_TILE,
    OXYGEN_TILE,
    PLANT,
    SHIPYARD_TILE,
)
from pelagos.games.neweden.cards import (
    MOST_STATIONS,
    PLANT_COINS,
    PLANT_POINTS,
    PLANT_REPAIR,
    REACH,
    RESEARCH,
    SPARE_OXYGEN,
    TILE,
)
from pelagos.games.neweden.rules.damage import damage_change
from pelagos.games.neweden.rules.station import (
    GainCoins,
    GainPoints,
    TakeDeeples,
    append,
    pay,
    put_first,
)
from pelagos.games.neweden.state import KINDS, Eden
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step
from pelagos.kernel.copy_on_write import add, put

PLANT_IS_SPENT: Final = Refusal(Reason("NE-13.2", "plant-is-spent"))
ALREADY_EXTENDED: Final = Reason("NE-13.3", "already-extended", ("extension",))
EXTENSION_COSTS: Final = Reason("NE-13.3", "extension-costs", ("price", "coins"))
BID_STANDS: Final = Reason("NE-9.10", "bid-stands", ("coins", "bid"))


def free_refusal(state: Eden, seat: Seat, answer: Answer) -> Refusal | None:
    """Why a free action is not possible now."""
    if not isinstance(answer, Extend):
        return PLANT_IS_SPENT if state.plant[seat] == PLANT else None
    if state.extensions[seat] >> answer.extension & 1:
        return Refusal(ALREADY_EXTENDED, (answer.extension,))
    price, coins = state.box.extension_price, state.coins[seat]
    if price > coins:
        return Refusal(EXTENSION_COSTS, (price, coins))
    return None if keeps_bid(state, seat) else Refusal(BID_STANDS, (coins, state.bid))


def keeps_bid(state: Eden, seat: Seat) -> bool:
    """NE-9.10: whether a standing bid can be paid after an extension."""
    price = state.box.extension_price
    return state.bidder != seat or means(state, seat) - price >= state.bid


def means(state: Eden, station: int) -> int:
    """NE-9.10: what a bid can be paid with: the coins, by option also the free plant spaces."""
    if not state.rulings.plant_covers_bids:
        return state.coins[station]
    return state.coins[station] + (PLANT - state.plant[station]) * plant_income(state, station)


def free_legal(state: Eden, seat: Seat) -> list[Answer]:
    """The free actions that are possible now, in the order of FREE."""
    found: list[Answer] = []
    if state.plant[seat] < PLANT:
        found.append(USE_PLANT)
    if can_pay_extension(state, seat):
        found += EXTEND_FURTHER[state.extensions[seat]]
    return found


def can_pay_extension(state: Eden, seat: Seat) -> bool:
    return state.coins[seat] >= state.box.extension_price and keeps_bid(state, seat)


def has_free_action(state: Eden, seat: Seat) -> bool:
    """Whether any free action is possible now."""
    if state.plant[seat] < PLANT:
        return True
    return state.extensions[seat] != ALL_TILES and can_pay_extension(state, seat)


def free_steps(seat: Seat, answer: Answer) -> Step[Any]:
    """What a free action brings about."""
    return BuildExtension(seat, answer.extension) if isinstance(answer, Extend) else UsePlant(seat)


def is_free(answer: Answer) -> bool:
    return answer is USE_PLANT or isinstance(answer, Extend)


# -- the power plant ------------------------------------------------------------------------------


class UsePlant(Effect[Eden]):
    """Coins at the price of damage, three times a round."""

    rule = "NE-13.2"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        damage = next_plant_damage(state, self.seat)
        points = plant_bonus(state, self.seat, PLANT_POINTS)
        state.plant = add(state.plant, self.seat, 1)
        state.plan(damage_change(self.seat, damage))
        if points:
            state.agenda.append(GainPoints(self.seat, points))
        state.agenda.append(GainCoins(self.seat, plant_income(state, self.seat)))


def plant_income(state: Eden, station: int) -> int:
    """The coins of one use."""
    return state.box.plant_coins + plant_bonus(state, station, PLANT_COINS)


def next_plant_damage(state: Eden, station: int) -> int:
    """The damage of the next use, never less than none."""
    printed = state.box.plant_damage[state.plant[station]]
    return max(printed - plant_bonus(state, station, PLANT_REPAIR), 0)


def plant_bonus(state: Eden, station: int, kind: int) -> int:
    """NE-12.5: what the research cards of a station add to every use."""
    total, box = 0, state.box
    first = (station * KINDS + RESEARCH) * REACH
    for at in range(state.length[station * KINDS + RESEARCH]):
        card = state.arm[first + at]
        found = box.kind[card]
        if found == kind:
            total += box.amount[card]
        elif state.rulings.three_in_one and PLANT_COINS <= found <= PLANT_REPAIR:
            total += sum([effect.amount for effect in box.effects if effect.kind == kind])
    return total


# -- extensions -----------------------------------------------------------------------------------


class BuildExtension(Effect[Eden]):
    """A tile is paid for and turned over, for good."""

    rule = "NE-13.3"
    fields = ("seat", "extension")

    def __init__(self, seat: Seat, extension: int) -> None:
        self.seat = seat
        self.extension = extension

    def happen(self, state: Eden) -> None:
        """NE-13.4 deeples; NE-13.5 an octopus; NE-13.7 the oxygen card set out for it (NE-1.9)."""
        pay(state, self.seat, state.box.extension_price)
        state.extensions = put(
            state.extensions, self.seat, state.extensions[self.seat] | 1 << self.extension
        )
        if self.extension == SHIPYARD_TILE:
            state.agenda.append(TakeDeeples(self.seat, state.box.extension_deeples))
        elif self.extension == OXYGEN_TILE:
            append(state, self.seat, SPARE_OXYGEN + self.seat)
        elif self.extension == OCTOPUS_TILE:
            put_first(state, self.seat, TILE + self.seat)


# -- a moment for free actions alone --------------------------------------------------------------


class OfferFreeActions(Effect[Eden]):
    """After the main action of a turn, where there is still something to do."""

    rule = "NE-5.3"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        if has_free_action(state, self.seat):
            state.agenda.append(END_TURN[self.seat])


class EndTurn(Decision[Eden, Answer]):
    """Free actions, until the player says that the turn is over."""

    rule = "NE-13.1"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Eden) -> Sequence[Answer]:
        return DONE_OR_FREE

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        return None if answer is DONE else free_refusal(state, self.seat, answer)

    def legal(self, state: Eden) -> Sequence[Answer]:
        return [DONE, *free_legal(state, self.seat)]

    def take(self, state: Eden, answer: Answer) -> None:
        if answer is not DONE:
            state.plan([free_steps(self.seat, answer), OFFER_FREE_ACTIONS[self.seat]])


EXTEND_FURTHER: Final = tuple(  # by the tiles that are turned, as bits
    tuple(answer for answer in EXTEND if not built >> answer.extension & 1)
    for built in range(ALL_TILES + 1)
)
END_TURN: Final = tuple(EndTurn(seat) for seat in range(MOST_STATIONS))
OFFER_FREE_ACTIONS: Final = tuple(OfferFreeActions(seat) for seat in range(MOST_STATIONS))
DONE_OR_FREE: Final[tuple[Answer, ...]] = (DONE, *FREE)
assert len(EXTENSIONS) == len(EXTEND)
