"""NA-8.3 and NA-8.4: where a submarine can go, and what opens the trench."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.nautilus.answers import Sail
from pelagos.games.nautilus.box import STATIONS
from pelagos.games.nautilus.city import locks_of, module_over
from pelagos.games.nautilus.geometry import EDGES, places
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


def stops(state: Sea, seat: Seat, number: int, steps: int) -> int:
    """The squares where a submarine may end its move; its own where it can do something there."""
    start = state.submarines[seat * state.box.submarines + number]
    found = reach(state, start, steps, water_for(state, seat))
    found &= ~state.city() & ~state.at_sea()
    return found | 1 << start if can_act(state, seat, number) else found


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
    return [m for m in range(1, state.built) if opens_onto(state, m, square) and lives_in(state, m)]


def opens_onto(state: Sea, module: int, square: int) -> bool:
    if state.station(module) < 0:
        return False
    start = state.where[module] * EDGES
    locks = locks_of(state, module)
    for direction in range(0, EDGES, 2):
        if state.chart.sea[start + direction] == square:
            return bool(locks >> direction & 1)
    return False


def lives_in(state: Sea, module: int) -> bool:
    """Whether an aquanaut of anybody is in a module."""
    return any([state.aquanauts(seat, module) for seat in range(state.seats)])


def legal_sails(state: Sea, seat: Seat, numbers: list[int], steps: int) -> list[Answer]:
    """Everywhere that these submarines may stop."""
    found: list[Answer] = []
    for number in numbers:
        say = state.chart.say.sail[number]
        found += [say[square] for square in places(stops(state, seat, number, steps))]
    return found


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
