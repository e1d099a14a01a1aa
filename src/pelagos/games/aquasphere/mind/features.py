"""What experience can hold on to in a position: signs, each with a weight for every round."""

from typing import Final

from pelagos.evaluation.features import capped, capped_names
from pelagos.games.aquasphere.box import (
    CAPACITIES,
    CARDS,
    KINDS_OF_ROOM,
    OUT,
    PROGRAMS,
    ROUNDS,
    SECTORS,
    SPACES,
    TILES,
)
from pelagos.games.aquasphere.rules.scoring import octopods
from pelagos.games.aquasphere.state import NOBODY, Aqua
from pelagos.kernel.contract import Seat

MOMENTS: Final = ROUNDS + 1  # and before the first
MOST_TIME: Final = 15
MOST_CRYSTALS: Final = 8
MOST_BOTS: Final = 12
MOST_LEAD: Final = 3
MOST_REACH: Final = 20
MOST_OCTOPODS: Final = 10
MOST_ROOM: Final = 7
MOST_SEATS: Final = 4

NAMES: Final = (
    *capped_names("place", MOST_SEATS - 1),
    *capped_names("others to move", MOST_SEATS - 1),
    *(f"engineer at {space}" for space in SPACES),
    *(f"programmed {program}" for program in PROGRAMS),
    *(f"scientist at {program}" for program in PROGRAMS),
    *capped_names("time", MOST_TIME),
    *capped_names("crystals", MOST_CRYSTALS),
    *capped_names("bots in supply", MOST_BOTS),
    *capped_names("submarines left", SECTORS),
    *capped_names("bought", 1),
    *capped_names("expansions", SECTORS),
    *(name for kind in CAPACITIES for name in capped_names(f"room for {kind}", MOST_ROOM)),
    *capped_names("sectors", SECTORS),
    *capped_names("sectors ahead", 2 * MOST_LEAD),
    *capped_names("to the red line", MOST_REACH),
    *capped_names("octopod points", MOST_OCTOPODS),
    *(f"card {card}" for card in CARDS),
    *(f"tile {tile}" for tile in TILES),
)
OF_OTHERS: Final = 4
OF_ENGINEER: Final = OF_OTHERS + 4
OF_PROGRAMMED: Final = OF_ENGINEER + 9
OF_SCIENTIST: Final = OF_PROGRAMMED + 7
OF_TIME: Final = OF_SCIENTIST + 7
OF_CRYSTALS: Final = OF_TIME + 16
OF_BOTS: Final = OF_CRYSTALS + 9
OF_SUBMARINES: Final = OF_BOTS + 13
OF_BOUGHT: Final = OF_SUBMARINES + 7
OF_EXPANSIONS: Final = OF_BOUGHT + 2
OF_ROOM: Final = OF_EXPANSIONS + 7
OF_SECTORS: Final = OF_ROOM + 32
OF_LEAD: Final = OF_SECTORS + 7
OF_REACH: Final = OF_LEAD + 7
OF_OCTOPODS: Final = OF_REACH + 21
OF_CARDS: Final = OF_OCTOPODS + 11
OF_TILES: Final = OF_CARDS + 41


def moment(state: Aqua) -> int:
    return state.round


def signs(state: Aqua, seat: Seat) -> list[int]:
    """The places in NAMES that are true of the seat."""
    found = [
        state.order.index(seat),
        OF_OTHERS + still_moving(state, seat),
        OF_ENGINEER + state.engineer[seat],
        OF_SCIENTIST + state.area[seat],
        OF_TIME + capped(state.time[seat], MOST_TIME),
        OF_CRYSTALS + capped(state.crystals[seat], MOST_CRYSTALS),
        OF_BOTS + capped(state.bots[seat], MOST_BOTS),
        OF_SUBMARINES + state.submarines[seat],
        OF_BOUGHT + capped(state.marker[seat], 1),
        OF_EXPANSIONS + capped(state.lab[seat].bit_count(), SECTORS),
        OF_REACH + capped(state.box.reach[state.knowledge[seat] % state.box.track], MOST_REACH),
        OF_OCTOPODS + capped(octopods(state, seat), MOST_OCTOPODS),
    ]
    add_control(state, seat, found)
    for kind in range(KINDS_OF_ROOM):
        found.append(OF_ROOM + kind * (MOST_ROOM + 1) + capped(state.room(seat, kind), MOST_ROOM))
    add_bits(found, OF_PROGRAMMED, state.programmed[seat])
    add_bits(found, OF_CARDS, state.cards[seat] & ~state.spent)
    add_bits(found, OF_TILES, state.lab[seat])
    return found


def still_moving(state: Aqua, seat: Seat) -> int:
    """Other players who have not passed."""
    count = 0
    for other in range(state.seats):
        if other != seat and state.engineer[other] != OUT:
            count += 1
    return count


def add_control(state: Aqua, seat: Seat, found: list[int]) -> None:
    held = [0] * MOST_SEATS
    for colour in state.control:
        if colour != NOBODY:
            held[colour] += 1
    others = [held[other] for other in range(state.seats) if other != seat]
    found.append(OF_SECTORS + held[seat])
    found.append(OF_LEAD + capped(MOST_LEAD + held[seat] - max(others), 2 * MOST_LEAD))


def add_bits(found: list[int], start: int, mask: int) -> None:
    while mask:
        low = mask & -mask
        found.append(start + low.bit_length() - 1)
        mask ^= low
