"""AQ-14: preparing rounds 2 to 4."""

from typing import Any, Final

from pelagos.games.aquasphere.box import COLOURS, ROUNDS, SECTORS, START
from pelagos.games.aquasphere.rules.areas import dock
from pelagos.games.aquasphere.rules.stacks import (
    DEAL_CARDS,
    DEAL_TILES,
    DRAW_PROGRAM,
    LAY_OUT,
    TURN_CENTRE_TILE,
)
from pelagos.games.aquasphere.state import NOBODY, Aqua
from pelagos.kernel.contract import Effect, Step


class PrepareRound(Effect[Aqua]):
    """Cards and expansions, what the centre tile adds, then the new order and the new rooms.

    AQ-5.8, AQ-13.9, AQ-14.6: programmed bots, bots in the station and scientists stay.
    """

    rule = "AQ-14.1"

    def happen(self, state: Aqua) -> None:
        # The last centre tile has no orientation, the last program card no successor.
        is_last = state.round + 1 == ROUNDS
        more: list[Step[Any]] = [] if is_last else [DRAW_PROGRAM, TURN_CENTRE_TILE]
        state.plan([*DEAL_CARDS, *DEAL_TILES, REFILL, LAY_OUT, *more, NEW_ORDER])


class RefillStation(Effect[Aqua]):
    """What the visible centre tile adds to each sector. Leftover time is removed first."""

    rule = "AQ-14.2"

    def happen(self, state: Aqua) -> None:
        state.time_supply += sum(state.time_at)
        state.time_at = [0] * SECTORS
        face = state.box.face(state.seats, state.round)
        for edge in range(SECTORS):
            sector = supplied(state, edge)
            time = at_hand(state, state.time_supply, face.time[edge])
            state.time_at[sector] = time
            state.time_supply -= time
            crystals = at_hand(state, state.crystal_supply, face.crystals[edge])
            state.crystals_at[sector] += crystals
            state.crystal_supply -= crystals
            octopods = at_hand(state, state.octopod_supply, face.octopods[edge])
            state.octopods_at[sector] += octopods
            state.octopod_supply -= octopods
        state.plan([*neutral_submarines(state)])


def supplied(state: Aqua, edge: int) -> int:
    """The sector at an edge of the centre tile."""
    return state.ring[(edge + state.rotation) % SECTORS]


def at_hand(state: Aqua, supply: int, wanted: int) -> int:
    """AQ-6.7: as far as the supply goes, edge by edge."""
    return min(wanted, max(supply, 0)) if state.rulings.limited else wanted


def neutral_submarines(state: Aqua) -> list[Step[Any]]:
    """One step for each that the centre tile shows, edge by edge."""
    face = state.box.face(state.seats, state.round)
    return [PLACE_NEUTRAL[edge] for edge in range(SECTORS) for _ in range(face.submarines[edge])]


class PlaceNeutral(Effect[Aqua]):
    """A neutral submarine: here, or in the next sector clockwise that has none of its colour."""

    rule = "AQ-14.3"
    fields = ("edge",)
    quiet = True

    def __init__(self, edge: int) -> None:
        self.edge = edge

    def happen(self, state: Aqua) -> None:
        for further in range(SECTORS):
            sector = supplied(state, self.edge + further)
            colour = neutral_colour(state, sector)
            if colour != NOBODY:
                state.plan([DockNeutral(colour, sector)])
                return


class DockNeutral(Effect[Aqua]):
    """It takes the next free submarine space."""

    rule = "AQ-14.3"
    fields = ("colour", "sector")

    def __init__(self, colour: int, sector: int) -> None:
        self.colour = colour
        self.sector = sector

    def happen(self, state: Aqua) -> None:
        dock(state, self.colour, self.sector)


def neutral_colour(state: Aqua, sector: int) -> int:
    """AQ-1.4, AQ-14.3: one of each colour in a sector; which neutral one comes, by the option."""
    here = state.spaces[sector * COLOURS : (sector + 1) * COLOURS]
    colours = list(range(state.seats, COLOURS))
    if state.rulings.neutrals_alternate:
        docked = sum([state.spaces.count(colour) for colour in colours])
        colours = [colours[docked % len(colours)]]
    for colour in colours:
        if colour not in here and state.submarines[colour] > 0:
            return colour
    return NOBODY


class NewOrder(Effect[Aqua]):
    """The order of passing is the new play order (AQ-7.3); the engineers go back to the start."""

    rule = "AQ-14.5"

    def happen(self, state: Aqua) -> None:
        state.order = state.passed
        state.passed = [NOBODY] * state.seats
        state.engineer = [START] * state.seats


REFILL: Final = RefillStation()
NEW_ORDER: Final = NewOrder()
PLACE_NEUTRAL: Final = tuple(PlaceNeutral(edge) for edge in range(SECTORS))
