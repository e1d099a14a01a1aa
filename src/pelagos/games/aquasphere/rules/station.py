"""AQ-4, AQ-9: the scientist's way, the Control Spaces, the Loading Stations."""

from typing import Final

from pelagos.games.aquasphere.box import COLOURS, JUMP, LOCK, OPPOSITE, PROGRAMS, SECTORS
from pelagos.games.aquasphere.rules.board import RETURN_BOT, pay_time
from pelagos.games.aquasphere.rules.knowledge import GainKnowledge
from pelagos.games.aquasphere.rules.research import held, jump_price, overflow_points
from pelagos.games.aquasphere.state import NOBODY, Aqua
from pelagos.kernel.contract import Effect, Seat

PLACES: Final = list(range(SECTORS))  # of the ring

# -- what a way costs -----------------------------------------------------------------------------


def locks(state: Aqua, seat: Seat) -> list[int]:
    """AQ-4.3, AQ-16.6: for this seat, the price of the lock behind each place of the ring."""
    lock = state.box.lock
    prices = [lock[sector] for sector in state.ring]
    if held(state, seat, LOCK):
        for value, cards in enumerate(state.box.for_lock):
            if state.cards[seat] & cards:
                prices = [0 if price == value else price for price in prices]
    return prices


def fares(state: Aqua, seat: Seat) -> list[int]:
    """AQ-4.3: what the cheapest way to each sector costs the seat, by sector."""
    kinds = state.box.of_kind
    if state.cards[seat] & (kinds[LOCK] | kinds[JUMP]):
        return fares_with_cards(state, seat)
    return usual_fares(state)[state.scientist[seat]]


def usual_fares(state: Aqua) -> list[list[int]]:
    """By sector of departure, without cards: a ring has the same ones all game long."""
    known, key = state.box.fares, 0
    for sector in state.ring:
        key = key * SECTORS + sector
    found = known.get(key)
    if found is None:
        prices = [state.box.lock[sector] for sector in state.ring]
        starts = [state.ring.index(sector) for sector in range(SECTORS)]
        found = known[key] = [walk(prices, start, state.ring) for start in starts]
    return found


def fares_with_cards(state: Aqua, seat: Seat) -> list[int]:
    ring = state.ring
    prices = locks(state, seat)
    start = 0
    while ring[start] != state.scientist[seat]:
        start += 1
    if not held(state, seat, JUMP):
        return walk(prices, start, ring)
    by_place = walk(prices, start, PLACES)
    jumps = SECTORS if state.rulings.several_jumps else 1
    for _jump in range(jumps):
        by_place = with_jump(by_place, prices, jump_price(state, seat))
    found = [0] * SECTORS
    for place in range(SECTORS):
        found[ring[place]] = by_place[place]
    return found


def walk(prices: list[int], start: int, ring: list[int]) -> list[int]:
    """From one place to all others, either way round; told by what lies in each place."""
    found = [0] * SECTORS
    there = 0
    for _door in range(1, SECTORS):
        there += prices[start]
        start = start + 1 if start < SECTORS - 1 else 0
        found[ring[start]] = there
    around = there + prices[start]  # the whole ring
    for end in range(SECTORS):
        if around - found[end] < found[end]:
            found[end] = around - found[end]
    return found


def with_jump(before: list[int], prices: list[int], price: int) -> list[int]:
    """AQ-16.4: the same with one more jump to the opposite sector, walking before and after."""
    found = before[:]
    for place in range(SECTORS):
        landed = before[(place + OPPOSITE) % SECTORS] + price
        onward = walk(prices, place, PLACES)
        for end in range(SECTORS):
            found[end] = min(found[end], landed + onward[end])
    return found


def ways(
    prices: list[int], jump: int, jumps: int, places: list[int], end: int, most: int
) -> list[list[int]]:
    """What the doors of every way that costs no more cost, one after the other.

    ``places`` of the ring lie behind, none of which is passed again; so many jumps are left.
    """
    here = places[-1]
    if here == end:
        return [[]]
    after, opposite = (here + 1) % SECTORS, (here + OPPOSITE) % SECTORS
    doors = [(after, prices[here], jumps), ((here - 1) % SECTORS, prices[here - 1], jumps)]
    if jumps:
        doors.append((opposite, jump, jumps - 1))
    found: list[list[int]] = []
    for place, price, left in doors:
        if price <= most and place not in places:
            further = ways(prices, jump, left, [*places, place], end, most - price)
            found += [[price, *way] for way in further]
    return found


def paid_at_first(state: Aqua, seat: Seat, sector: int, fare: int) -> int:
    """AQ-9.6: what one pays of the cheapest way before the other bot must go back: whole locks."""
    purse = state.time[seat]
    if purse >= fare or not state.rulings.pays_lock_by_lock:
        return min(fare, purse)
    jumps = 0
    if held(state, seat, JUMP):
        jumps = SECTORS if state.rulings.several_jumps else 1
    price = jump_price(state, seat) if jumps else 0
    start, end = state.ring.index(state.scientist[seat]), state.ring.index(sector)
    cheapest = ways(locks(state, seat), price, jumps, [start], end, fare)
    return max([first_doors(way, purse) for way in cheapest])


def first_doors(way: list[int], purse: int) -> int:
    """What the first doors cost, as far as the purse goes."""
    paid = 0
    for price in way:
        if paid + price > purse:
            return paid
        paid += price
    return paid


# -- the way --------------------------------------------------------------------------------------


class WalkTo(Effect[Aqua]):
    """The scientist walks to a sector and pays the locks, then steps into an area.

    AQ-4.6: others may stand there. AQ-9.3: staying where one is costs nothing.

    AQ-9.6: a player who runs out of time on the way returns the other programmed bot.
    """

    rule = "AQ-9.1"
    fields = ("seat", "sector", "program", "fare")

    def __init__(self, seat: Seat, sector: int, program: int, fare: int) -> None:
        self.seat = seat
        self.sector = sector
        self.program = program
        self.fare = fare

    def happen(self, state: Aqua) -> None:
        seat = self.seat
        paid = paid_at_first(state, seat, self.sector, self.fare)
        pay_time(state, seat, paid)
        state.scientist[seat] = self.sector
        state.area[seat] = self.program
        if paid < self.fare:
            other = (state.programmed[seat] & ~(1 << self.program)).bit_length() - 1
            rest = PayTheRest(seat, self.fare - paid)
            state.plan([RETURN_BOT[seat][other], rest])


class PayTheRest(Effect[Aqua]):
    """What the locks still cost, from the time that a returned bot brought."""

    rule = "AQ-9.6"
    fields = ("seat", "fare")

    def __init__(self, seat: Seat, fare: int) -> None:
        self.seat = seat
        self.fare = fare

    def happen(self, state: Aqua) -> None:
        pay_time(state, self.seat, self.fare)


# -- the Control Space and the Loading Station ----------------------------------------------------


class MoveBot(Effect[Aqua]):
    """The bot leaves its symbol for the Control Space: used, not returned, so no time for it."""

    rule = "AQ-9.5"
    fields = ("seat", "sector", "program")
    quiet = True

    def __init__(self, seat: Seat, sector: int, program: int) -> None:
        self.seat = seat
        self.sector = sector
        self.program = program

    def happen(self, state: Aqua) -> None:
        state.programmed[self.seat] ^= 1 << self.program
        state.agenda.append(PLACE_BOT[self.seat][self.sector])


class PlaceBot(Effect[Aqua]):
    """The bot takes the Control Space; a bot already there, anyone's, is displaced."""

    rule = "AQ-9.4"
    fields = ("seat", "sector")

    def __init__(self, seat: Seat, sector: int) -> None:
        self.seat = seat
        self.sector = sector

    def happen(self, state: Aqua) -> None:
        displaced = state.control[self.sector]
        state.control[self.sector] = self.seat
        if displaced != NOBODY:
            state.agenda.append(EnterLoadingStation(displaced, self.sector, self.seat))


class EnterLoadingStation(Effect[Aqua]):
    """A displaced bot waits in the Loading Station of its sector."""

    rule = "AQ-4.4"
    fields = ("owner", "sector", "seat")

    def __init__(self, owner: int, sector: int, seat: Seat) -> None:
        self.owner = owner
        self.sector = sector
        self.seat = seat

    def happen(self, state: Aqua) -> None:
        first = self.sector * COLOURS
        state.loading[first + self.owner] += 1
        waiting = sum(state.loading[first + owner] for owner in range(COLOURS))
        if waiting > state.box.loading_limits[state.seats - 2]:
            state.agenda.append(RelieveOvercrowding(self.sector, self.seat))


class RelieveOvercrowding(Effect[Aqua]):
    """Every player at once takes back all but one of the bots in the station; a neutral one stays.

    They were not programmed, so they bring no time; AQ-16.5: a card pays for those of others.
    """

    rule = "AQ-4.5"
    fields = ("sector", "seat")

    def __init__(self, sector: int, seat: Seat) -> None:
        self.sector = sector
        self.seat = seat

    def happen(self, state: Aqua) -> None:
        points = removal_points(state, self.sector, self.seat)
        for owner in range(state.seats):  # a neutral bot stands behind the last seat
            removed = surplus(state, self.sector, owner)
            state.loading[self.sector * COLOURS + owner] -= removed
            state.bots[owner] += removed
        if points:
            state.plan([GainKnowledge(self.seat, points, True)])


def surplus(state: Aqua, sector: int, owner: int) -> int:
    """AQ-4.5: the bots in a Loading Station that its owner takes back: all but one."""
    return max(state.loading[sector * COLOURS + owner] - 1, 0)


def removal_points(state: Aqua, sector: int, seat: Seat) -> int:
    """AQ-16.5: what a card pays for the bots of others that are removed."""
    worth = overflow_points(state, seat)
    others = [surplus(state, sector, owner) for owner in range(state.seats) if owner != seat]
    return worth * sum(others) if worth else 0


PLACE_BOT: Final = tuple(
    tuple(PlaceBot(seat, sector) for sector in range(SECTORS)) for seat in range(COLOURS)
)
MOVE_BOT: Final = tuple(
    tuple(
        MoveBot(seat, sector, program)
        for program in range(len(PROGRAMS))
        for sector in range(SECTORS)
    )
    for seat in range(COLOURS)
)
