"""NA-6.5: who may leave a module; one aquanaut stays for ever where it has activated."""

from pelagos.games.nautilus.state import Sea
from pelagos.kernel.contract import Seat


def post(state: Sea, seat: Seat, module: int, change: int) -> None:
    """Aquanauts come to a module, or leave it."""
    place = seat * state.box.modules + module
    count = state.inside[place] + change
    state.inside[place] = count
    staying = state.running[seat] >> module & 1
    free = state.free[seat]
    if (count > staying) != (free >> module & 1):
        state.free[seat] = free ^ 1 << module


def start_work(state: Sea, seat: Seat, module: int) -> None:
    """A module is activated."""
    state.running[seat] = state.running[seat] | 1 << module
    post(state, seat, module, 0)


def free_to_leave(state: Sea, seat: Seat, module: int) -> int:
    """How many own aquanauts may leave a module."""
    return state.aquanauts(seat, module) - (state.running[seat] >> module & 1)


def free_bits(state: Sea, seat: Seat) -> int:
    """The modules that an own aquanaut may leave, counted out."""
    found = 0
    for module in range(state.built):
        if free_to_leave(state, seat, module) > 0:
            found |= 1 << module
    return found


def count_free(state: Sea) -> None:
    """The same for all seats, where the fields have changed."""
    state.free = [free_bits(state, seat) for seat in range(state.seats)]
