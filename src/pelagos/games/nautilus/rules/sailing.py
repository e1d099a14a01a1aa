"""NA-8.3 and NA-8.4: where a submarine can go, and what opens the trench."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.nautilus.answers import Sail
from pelagos.games.nautilus.box import STATIONS, TRENCH
from pelagos.games.nautilus.geometry.chart import EDGES, NOWHERE
from pelagos.games.nautilus.geometry.water import Patch
from pelagos.games.nautilus.rules.city import locks_of, module_at, module_over
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


def square_of(state: Sea, seat: Seat, number: int) -> int:
    """Where one submarine of a seat is, or NOTHING."""
    return state.submarines[seat * state.box.submarines + number]


def are_at_sea(state: Sea, seat: Seat) -> list[int]:
    """The submarines of a seat that are not in its reserve."""
    squares, first = state.submarines, seat * state.box.submarines
    return [n for n in range(state.box.submarines) if squares[first + n] >= 0]


def is_at_sea(state: Sea, seat: Seat) -> bool:
    """Whether there are any."""
    first = seat * state.box.submarines
    return any(state.submarines[first + n] >= 0 for n in range(state.box.submarines))


def has_submarine(state: Sea, square: int) -> bool:
    """Anybody's."""
    return any(other == square for other in state.submarines)


def types_active(state: Sea, seat: Seat) -> int:
    """How many of the five stations have an active module of this seat."""
    first = seat * STATIONS
    return sum(state.active[place] > 0 for place in range(first, first + STATIONS))


def may_use_trench(state: Sea, seat: Seat) -> bool:
    """NA-8.4: whether a move may use the trench, at this moment."""
    return bool(state.is_trench_open) or types_active(state, seat) == STATIONS


def water_for(state: Sea, seat: Seat) -> int:
    """NA-8.4: the squares that a move may use."""
    return state.chart.all if may_use_trench(state, seat) else state.chart.open


def reach(state: Sea, start: int, steps: int, is_open: bool) -> Patch:
    """The squares within so many steps: over submarines and city, onto tokens but not past them."""
    return state.chart.waters.reach(start, steps, is_open, state.laid_spots)


def can_act(state: Sea, seat: Seat, number: int) -> bool:
    """Whether a move of no steps does something: docking, or recovering a token in place."""
    start = square_of(state, seat, number)
    return can_recover_here(state, seat, number) or bool(docks_at(state, start))


def can_recover_here(state: Sea, seat: Seat, number: int) -> bool:
    """NA-9.8: the token under it could not be paid on an earlier turn, and can be now."""
    square = square_of(state, seat, number)
    is_late = state.moved >> number + UNPAID & 1
    if is_late or not state.rulings.recover_in_place or not state.has_token(square):
        return False
    return price_at(state, square) <= state.money[seat]


def price_at(state: Sea, square: int) -> int:
    """NA-9.1: what recovering the token costs, once its face can be seen."""
    face = state.token[state.chart.spot[square]]
    return state.box.recovery[state.box.zone[square]] if state.box.is_blue[face] else 0


def docks_at(state: Sea, square: int) -> list[int]:
    """NA-10.1: exploration modules with somebody in them and a blue airlock onto this square."""
    found: list[int] = []
    if state.has_token(square) or state.is_city(square):
        return found
    for direction in range(0, EDGES, 2):
        block = state.chart.ashore[square * EDGES + direction]
        module = NOWHERE if block == NOWHERE else module_at(state, block)
        if module != NOWHERE and opens(state, module, direction) and lives_in(state, module):
            found.append(module)
    found.sort()
    return found


def opens(state: Sea, module: int, direction: int) -> bool:
    """Whether an exploration module has an airlock on this side."""
    return state.station(module) >= 0 and bool(locks_of(state, module) >> direction & 1)


def lives_in(state: Sea, module: int) -> bool:
    """Whether an aquanaut of anybody is in a module."""
    return any(state.aquanauts(seat, module) > 0 for seat in range(state.seats))


def legal_sails(state: Sea, seat: Seat, numbers: list[int], steps: int) -> Sequence[Answer]:
    """Everywhere that these submarines may stop."""
    say = state.chart.say
    found: list[Answer] = [say.done]
    is_open = may_use_trench(state, seat)
    for number in numbers:
        start = square_of(state, seat, number)
        stops = reach(state, start, steps, is_open)
        for square in state.submarines:
            if square >= 0:
                stops.remove(square)
        if can_act(state, seat, number):
            stops.add(start)
        stops.pick(say.sail[number], steps, state.ground, state.rulings.dry, found)
    return found


def sails(state: Sea, seat: Seat) -> Sequence[Answer]:
    """Every square for every own submarine at sea."""
    return state.chart.say.sailing(are_at_sea(state, seat))


def refusal_of_sail(state: Sea, seat: Seat, answer: Sail, steps: int) -> Refusal | None:
    """NA-8.3, NA-8.4: the end of the move, then the way to it."""
    square, number = answer.square, answer.submarine
    start = square_of(state, seat, number)
    if square == start:
        return None if can_act(state, seat, number) else Refusal(NOTHING_HERE, (square,))
    if state.is_city(square):
        return Refusal(CITY_THERE, (square, module_over(state, square)))
    if has_submarine(state, square):
        return Refusal(SUBMARINE_THERE, (square,))
    is_open = may_use_trench(state, seat)
    if not is_open and state.box.zone[square] == TRENCH:
        return Refusal(TRENCH_CLOSED, (types_active(state, seat),))
    if not reach(state, start, steps, is_open).has(square):
        return Refusal(TOO_FAR_TO_SAIL, (square, steps))
    return None


def uses_trench(state: Sea, start: int, square: int, steps: int) -> bool:
    """NA-8.4: whether a move ends in the trench, or gets there only through it."""
    return start != square and not reach(state, start, steps, False).has(square)
