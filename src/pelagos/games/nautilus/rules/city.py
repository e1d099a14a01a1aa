"""NA-5.3: what happens to the city when a module comes down on the sea floor."""

from pelagos.games.nautilus.box import EXPLORATION, TURNS
from pelagos.games.nautilus.geometry.chart import EDGES, NOWHERE
from pelagos.games.nautilus.geometry.sites import (
    CITY,
    SEA,
    add_doorways,
    cover,
    remove_overlapped,
    sides_at,
)
from pelagos.games.nautilus.state import NOBODY, Sea
from pelagos.kernel.contract import Seat


def add_module(state: Sea, kind: int, turn: int, block: int, builder: Seat) -> int:
    """Put a module on the board; its number."""
    module, chart = state.built, state.chart
    own_city(state)
    state.built += 1
    state.where[module] = block
    state.kind[module] = kind
    state.turn[module] = turn
    state.builder[module] = builder
    if builder != NOBODY and kind >= EXPLORATION:
        state.owned[builder] = state.owned[builder] | 1 << module
    cover(chart, state.ground, block, module)
    open_passages(state, module)
    remove_overlapped(chart, block, state.blocks, state.sides)
    add_doorways(chart, kind * TURNS + turn, block, state.ground, state.blocks, state.sides)
    return module


def own_city(state: Sea) -> None:
    """Before something is built: lists that no copy shares."""
    if not state.owns_city:
        state.owns_city = True
        state.where, state.kind, state.turn = state.where[:], state.kind[:], state.turn[:]
        state.builder, state.passages = state.builder[:], state.passages[:]
        state.blocks, state.sides = state.blocks[:], state.sides[:]
        state.ground, state.owned = state.ground[:], state.owned[:]


def open_passages(state: Sea, module: int) -> None:
    """Where airlocks of the new module meet others that waited for it."""
    block = state.where[module]
    meeting = sides_at(state.blocks, state.sides, block) & locks_of(state, module)
    if meeting:
        for direction in range(EDGES):
            if meeting >> direction & 1:
                other = module_at(state, state.chart.beside[block * EDGES + direction])
                state.passages[module] = state.passages[module] | 1 << other
                state.passages[other] = state.passages[other] | 1 << module


def open_sites(state: Sea, oldest: int) -> tuple[list[int], list[int]]:
    """NA-4.5: the sites before the modules from this one on."""
    blocks: list[int] = []
    sides: list[int] = []
    for module in range(oldest, state.built):
        door = state.kind[module] * TURNS + state.turn[module]
        add_doorways(state.chart, door, state.where[module], state.ground, blocks, sides)
    return blocks, sides


def covered_squares(state: Sea) -> list[int]:
    """By square, what the city makes of it, worked out anew."""
    ground = [SEA] * state.chart.squares
    for module in range(state.built):
        cover(state.chart, ground, state.where[module], module)
    return ground


def owned_modules(state: Sea) -> list[int]:
    """By seat, the exploration modules that it has built, worked out anew."""
    owned = [0] * state.seats
    for module in range(state.built):
        if state.builder[module] != NOBODY and state.station(module) >= 0:
            owned[state.builder[module]] |= 1 << module
    return owned


def locks_of(state: Sea, module: int) -> int:
    """The airlocks of a module, as bits by direction."""
    return state.box.airlocks[state.kind[module] * TURNS + state.turn[module]]


def module_at(state: Sea, block: int) -> int:
    """The module that lies on just this block, or NOWHERE."""
    module = state.ground[block + state.chart.width + 1] - CITY
    return module if module >= 0 and state.where[module] == block else NOWHERE


def module_over(state: Sea, square: int) -> int:
    """A module that covers a square, fully or partly, or NOWHERE."""
    for module in range(state.built):
        if state.chart.covers[state.where[module]] >> square & 1:
            return module
    return NOWHERE
