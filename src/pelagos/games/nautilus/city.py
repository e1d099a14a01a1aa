"""NA-5.3: what happens to the city when a module comes down on the sea floor."""

from mypy_extensions import i64

from pelagos.games.nautilus.box import TURNS
from pelagos.games.nautilus.geometry import EDGES, NOWHERE, opposite, without
from pelagos.games.nautilus.state import Sea
from pelagos.kernel.contract import Seat
from pelagos.kernel.shared import put


def add_module(state: Sea, kind: int, turn: int, block: int, builder: Seat) -> int:
    """Put a module on the board; its number."""
    module, chart = state.built, state.chart
    state.built += 1
    state.where = put(state.where, module, block)
    state.kind = put(state.kind, module, kind)
    state.turn = put(state.turn, module, turn)
    state.builder = put(state.builder, module, builder)
    corners = chart.corners[block]
    state.halved ^= without(corners, state.covered ^ state.halved)
    state.covered |= chart.covers[block]
    state.crowded |= chart.overlaps[block]
    open_airlocks(state, module)
    return module


def open_airlocks(state: Sea, module: int) -> None:
    """Passages where two airlocks meet; elsewhere room for modules to come."""
    start = state.where[module] * EDGES
    for direction in state.chart.doors[state.kind[module] * TURNS + state.turn[module]]:
        beside = state.chart.beside[start + direction]
        if beside != NOWHERE:
            facing = opposite(direction)
            state.entries = put(
                state.entries, facing, state.entries[facing] | state.chart.bit[beside]
            )
            other = module_at(state, beside)
            if other != NOWHERE and locks_of(state, other) >> facing & 1:
                state.passages = put(state.passages, module, state.passages[module] | 1 << other)
                state.passages = put(state.passages, other, state.passages[other] | 1 << module)


def locks_of(state: Sea, module: int) -> int:
    """The airlocks of a module, as bits by direction."""
    return state.box.airlocks[state.kind[module] * TURNS + state.turn[module]]


def module_at(state: Sea, block: int) -> int:
    """The module that lies on just this block, or NOWHERE."""
    where = state.where
    place: i64 = block
    end: i64 = state.built
    for module in range(end):
        there: i64 = where[module]
        if there == place:
            return module
    return NOWHERE


def module_over(state: Sea, square: int) -> int:
    """A module that covers a square, fully or partly, or NOWHERE."""
    for module in range(state.built):
        if state.chart.covers[state.where[module]] >> square & 1:
            return module
    return NOWHERE
