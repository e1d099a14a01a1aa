"""A position as a flat list of numbers, with their names: for networks and other learners.

Everything is seen from one seat: players in turn from it, sectors clockwise from its scientist.
The list has the same length for two, three and four players; absent ones are zeros.
"""

from typing import Final

from pelagos.games.aquasphere.box import (
    CAPACITIES,
    CARDS,
    COLOURED,
    COLOURS,
    KINDS_OF_ROOM,
    LETTERS,
    PROGRAMS,
    ROOMS,
    ROUNDS,
    SECTORS,
    SPACES,
    TILES,
)
from pelagos.games.aquasphere.refill import supplied
from pelagos.games.aquasphere.scoring import bots_in_play, control_points, letters, octopods
from pelagos.games.aquasphere.state import NOTHING, Aqua
from pelagos.games.aquasphere.station import fares
from pelagos.kernel.contract import Seat

TABLE: Final = (
    *(f"round {n}" for n in range(1, ROUNDS + 1)),
    *(f"seats {n}" for n in (2, 3, 4)),
    "bulb",
    "supply time",
    "supply crystals",
    "supply octopods",
    "my turn",
)
ROOM: Final = tuple(
    f"{when} room {room} {program}"
    for when in ("now", "next")
    for room in ROOMS
    for program in PROGRAMS
)
SECTOR: Final = (
    "time",
    "crystals",
    "octopods",
    "lock",
    "fare",
    "adds time",
    "adds crystals",
    "adds octopods",
    *(f"programs {program}" for program in COLOURED),
    *(f"control {n}" for n in range(COLOURS)),
    *(f"loading {n}" for n in range(COLOURS)),
    *(f"submarine {n}" for n in range(COLOURS)),
    *(f"card {card}" for card in CARDS),
    *(f"tile {tile}" for tile in TILES),
)
PLAYER: Final = (
    "present",
    "points",
    "free spaces",
    "time",
    "crystals",
    "bots",
    "submarines",
    "bought",
    "place",
    "passed",
    "expansions",
    *(f"capacity {kind}" for kind in CAPACITIES),
    "control points",
    "bots in play",
    "octopod loss",
    *(f"letter {letter}" for letter in LETTERS),
    *(f"programmed {program}" for program in PROGRAMS),
    *(f"engineer {space}" for space in SPACES),
    *(f"card {card}" for card in CARDS),
)
NAMES: Final = (
    *TABLE,
    *ROOM,
    *(f"sector {n} {name}" for n in range(SECTORS) for name in SECTOR),
    *(f"player {n} {name}" for n in range(COLOURS) for name in PLAYER),
)


def features(state: Aqua, seat: Seat) -> list[int]:
    """The numbers that NAMES names, as ``seat`` sees them."""
    found = of_table(state, seat) + of_rooms(state, state.layout)
    found += of_rooms(state, state.next_layout)
    start = state.ring.index(state.scientist[seat])
    costs = fares(state, seat)
    for place in range(start, start + SECTORS):
        found += of_sector(state, seat, place % SECTORS, costs)
    control = control_points(state)
    for further in range(COLOURS):
        found += of_player(state, turned(state, seat, further), control)
    return found


def turned(state: Aqua, seat: Seat, further: int) -> int:
    """The colour that is so many places after ``seat``; those that nobody plays come last."""
    return (seat + further) % state.seats if further < state.seats else further


def one_hot(chosen: int, count: int) -> list[int]:
    return [int(place == chosen) for place in range(count)]


def as_list(mask: int, count: int) -> list[int]:
    return [mask >> place & 1 for place in range(count)]


def of_table(state: Aqua, seat: Seat) -> list[int]:
    supply = [state.time_supply, state.crystal_supply, state.octopod_supply]
    is_mine = int(state.active() == seat)
    rounds = one_hot(state.round - 1, ROUNDS)
    return [*rounds, *one_hot(state.seats - 2, 3), state.bulb(), *supply, is_mine]


def of_rooms(state: Aqua, layout: int) -> list[int]:
    if layout == NOTHING:
        return [0] * (len(ROOMS) * len(PROGRAMS))
    programs = state.box.layouts[layout]
    return [int(program == p) for program in programs for p in range(len(PROGRAMS))]


def of_sector(state: Aqua, seat: Seat, place: int, costs: list[int]) -> list[int]:
    sector = state.ring[place]
    colours = [turned(state, seat, further) for further in range(COLOURS)]
    here = state.spaces[sector * COLOURS : (sector + 1) * COLOURS]
    return [
        state.time_at[sector],
        state.crystals_at[sector],
        state.octopods_at[sector],
        state.box.lock[sector],
        costs[sector],
        *added(state, sector),
        *one_hot(state.box.sector_program[sector], len(COLOURED)),
        *[int(state.control[sector] == colour) for colour in colours],
        *[state.loading[sector * COLOURS + colour] for colour in colours],
        *[int(colour in here) for colour in colours],
        *one_hot(state.top(state.cards_at, sector), len(CARDS)),
        *one_hot(state.top(state.tiles_at, sector), len(TILES)),
    ]


def added(state: Aqua, sector: int) -> list[int]:
    """What the centre tile will add here after the round."""
    face = state.box.face(state.seats, max(state.round, 1))
    edge = [supplied(state, edge) for edge in range(SECTORS)].index(sector)
    return [face.time[edge], face.crystals[edge], face.octopods[edge]]


def of_player(state: Aqua, seat: Seat, control: list[int]) -> list[int]:
    if seat >= state.seats:
        return [0] * len(PLAYER)
    known = letters(state, seat)
    return [
        1,
        state.knowledge[seat],
        state.box.reach[state.knowledge[seat] % state.box.track],
        state.time[seat],
        state.crystals[seat],
        state.bots[seat],
        state.submarines[seat],
        state.marker[seat],
        state.order.index(seat),
        int(seat in state.passed),
        state.lab[seat].bit_count(),
        *state.capacity[seat * KINDS_OF_ROOM : (seat + 1) * KINDS_OF_ROOM],
        control[seat],
        bots_in_play(state, seat),
        octopods(state, seat),
        *[int(letter in known) for letter in range(len(LETTERS))],
        *as_list(state.programmed[seat], len(PROGRAMS)),
        *one_hot(state.engineer[seat], len(SPACES)),
        *as_list(state.cards[seat], len(CARDS)),
    ]
