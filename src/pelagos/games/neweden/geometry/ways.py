"""NE-6.3, NE-6.4: places outside the dome, and the ways between them."""

from typing import Final

from pelagos.games.neweden.cards import OUTSIDE, REACH
from pelagos.games.neweden.state import KINDS, Eden

DOME: Final = -1


def module_at(state: Eden, station: int, place: int) -> int:
    """The card at a place outside: arm * REACH + steps beyond the first."""
    return state.arm[(station * KINDS + place // REACH) * REACH + place % REACH]


def outside_places(state: Eden, station: int) -> list[int]:
    """Every place of a station where a module stands."""
    return [
        arm * REACH + at
        for arm in range(OUTSIDE)
        for at in range(state.length[station * KINDS + arm])
    ]


def distance(start: int, goal: int) -> int:
    """NE-2.3, NE-6.4: every module entered is a space; the dome is none."""
    if start == DOME:
        return goal % REACH + 1
    if start // REACH == goal // REACH:
        return abs(start - goal)
    return start % REACH + goal % REACH + 1


def is_outward(start: int, goal: int) -> bool:
    return start == DOME or (start // REACH == goal // REACH and goal > start)


def movable(state: Eden, card: int, last: int) -> int:
    """Lying deeples on a module that may move: by option not those moved for this row before."""
    free = state.lying[card] - state.moved[card]
    return free + (1 if card == last and state.moved[card] else 0)


def can_leave(state: Eden, station: int, place: int) -> bool:
    """Whether there is a module to go to: the next one is always one space away."""
    if state.rulings.outward_only:
        return place % REACH + 1 < state.length[station * KINDS + place // REACH]
    return modules_outside(state, station) > 1


def modules_outside(state: Eden, station: int) -> int:
    first = station * KINDS
    return sum(state.length[first + arm] for arm in range(OUTSIDE))


def can_move(state: Eden, station: int, last: int) -> bool:
    """Whether any deeple can be moved at all."""
    if state.dome[station] > 0:
        return modules_outside(state, station) > 0
    return any(
        movable(state, module_at(state, station, place), last) > 0
        and can_leave(state, station, place)
        for place in with_deeples(state, station)
    )


def with_deeples(state: Eden, station: int) -> list[int]:
    """The places where deeples lie."""
    found: list[int] = []
    for arm in range(OUTSIDE):
        first = (station * KINDS + arm) * REACH
        for at in range(state.length[station * KINDS + arm]):
            if state.lying[state.arm[first + at]]:
                found.append(arm * REACH + at)
    return found
