"""NA-8.3 and NA-8.4: where a submarine can go, and what opens the trench."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.nautilus.answers import Sail
from pelagos.games.nautilus.box import STATIONS
from pelagos.games.nautilus.choice import Choice
from pelagos.games.nautilus.city import locks_of, module_at, module_over
from pelagos.games.nautilus.geometry import EDGES, NOWHERE
from pelagos.games.nautilus.state import UNPAID, Sea
from pelagos.kernel.contract import Answer, Reason, Refusal, Seat

NOTHING_HERE: Final = Reason("NA-8.3", "nothing-to-do-here", ("square",))
CITY_THERE: Final = Reason("NA-8.3", "city-there", ("square", "module"))
SUBMARINE_THERE: Final = Reason("NA-8.3", "submarine-there", ("square",))
TRENCH_CLOSED: Final = Reason("NA-8.4", "trench-closed", ("types",))
TOO_FAR_TO_SAIL: Final = Reason("NA-8.3", "too-far-to-sail", ("square", "steps"))


def own_squares(state: Sea, seat: Seat) -> list[int]:
    """Where the submarines of a seat are."""
    count = state.box.submarines
    return state.submarines[seat * count : (seat + 1) * count]


def types_active(state: Sea, seat: Seat) -> int:
    """How many of the five stations have an active module of this seat."""
    own = state.active[seat * STATIONS : (seat + 1) * STATIONS]
    return sum([active > 0 for active in own])


def water_for(state: Sea, seat: Seat) -> int:
    """NA-8.4: the squares that a move may use, at this moment."""
    if state.is_trench_open or types_active(state, seat) == STATIONS:
        return state.chart.all
    return state.chart.all ^ state.chart.trench


def reach(state: Sea, start: int, steps: int, water: int) -> int:
    """Squares within so many steps: over submarines and city, onto tokens but not past them."""
    chart, laid = state.chart, state.laid
    reached = ahead = 1 << start
    for _ in range(steps):
        ahead = chart.spread(ahead) & water & ~reached
        if not ahead:
            break
        reached |= ahead
        ahead &= ~laid
    return reached


def can_act(state: Sea, seat: Seat, number: int) -> bool:
    """Whether a move of no steps does something: docking, or recovering a token in place."""
    start = state.submarines[seat * state.box.submarines + number]
    return can_recover_here(state, seat, number) or bool(docks_at(state, start))


def can_recover_here(state: Sea, seat: Seat, number: int) -> bool:
    """NA-9.8: the token under it could not be paid on an earlier turn, and can be now."""
    square = state.submarines[seat * state.box.submarines + number]
    is_late = state.moved >> number + UNPAID & 1
    if is_late or not state.rulings.recover_in_place or not state.laid >> square & 1:
        return False
    return price_at(state, square) <= state.money[seat]


def price_at(state: Sea, square: int) -> int:
    """NA-9.1: what recovering the token costs, once its face can be seen."""
    face = state.token[state.chart.spot[square]]
    return state.box.recovery[state.box.zone[square]] if state.box.is_blue[face] else 0


def docks_at(state: Sea, square: int) -> list[int]:
    """NA-10.1: exploration modules with somebody in them and a blue airlock onto this square."""
    if not state.covered & state.chart.around[square] or (state.laid | state.city()) >> square & 1:
        return []
    found: list[int] = []
    for direction in range(0, EDGES, 2):
        block = state.chart.ashore[square * EDGES + direction]
        module = NOWHERE if block == NOWHERE else module_at(state, block)
        if module != NOWHERE and opens(state, module, direction) and lives_in(state, module):
            found.append(module)
    return sorted(found)


def opens(state: Sea, module: int, direction: int) -> bool:
    """Whether an exploration module has an airlock on this side."""
    return state.station(module) >= 0 and bool(locks_of(state, module) >> direction & 1)


def lives_in(state: Sea, module: int) -> bool:
    """Whether an aquanaut of anybody is in a module."""
    return any([state.aquanauts(seat, module) for seat in range(state.seats)])


def legal_sails(state: Sea, seat: Seat, numbers: list[int], steps: int) -> Sequence[Answer]:
    """Everywhere that these submarines may stop."""
    say = state.chart.say
    choice = Choice(say.done)
    if numbers:
        water, barred = water_for(state, seat), state.city() | state.at_sea()
        for number in numbers:
            start = state.submarines[seat * state.box.submarines + number]
            stops = reach(state, start, steps, water) & ~barred
            stay = 1 << start if can_act(state, seat, number) else 0
            choice.add(say.sail[number], stops | stay)
    return choice.sequence()


def sails(state: Sea, seat: Seat) -> Sequence[Answer]:
    """Every square for every own submarine at sea."""
    squares = own_squares(state, seat)
    return state.chart.say.sailing([n for n, square in enumerate(squares) if square >= 0])


def refusal_of_sail(state: Sea, seat: Seat, answer: Sail, steps: int) -> Refusal | None:
    """NA-8.3, NA-8.4: the end of the move, then the way to it."""
    square, number = answer.square, answer.submarine
    start = state.submarines[seat * state.box.submarines + number]
    if square == start:
        return None if can_act(state, seat, number) else Refusal(NOTHING_HERE, (square,))
    if state.city() >> square & 1:
        return Refusal(CITY_THERE, (square, module_over(state, square)))
    if state.at_sea() >> square & 1:
        return Refusal(SUBMARINE_THERE, (square,))
    water = water_for(state, seat)
    if not water >> square & 1:
        return Refusal(TRENCH_CLOSED, (types_active(state, seat),))
    if not reach(state, start, steps, water) >> square & 1:
        return Refusal(TOO_FAR_TO_SAIL, (square, steps))
    return None


def uses_trench(state: Sea, start: int, square: int, steps: int) -> bool:
    """NA-8.4: whether a move ends in the trench, or gets there only through it."""
    if start == square:
        return False
    around = reach(state, start, steps, state.chart.all ^ state.chart.trench)
    return not around >> square & 1
