"""AQ-2: laying out the station and the headquarters, and who begins where."""

from collections.abc import Mapping, Sequence
from typing import Any

from pelagos.games.aquasphere.answers import FIRST, SECTOR, First, Sector
from pelagos.games.aquasphere.box import COLOURS, SECTORS, SUBMARINE, Box
from pelagos.games.aquasphere.rules.areas import dock
from pelagos.games.aquasphere.rules.board import PROGRAM_BOT, TakeTime
from pelagos.games.aquasphere.rules.refill import neutral_colour
from pelagos.games.aquasphere.rules.round import BeginRound
from pelagos.games.aquasphere.rules.stacks import (
    DEAL_CARDS,
    DEAL_TILES,
    DRAW_PROGRAM,
    LAY_OUT,
    TURN_CENTRE_TILE,
)
from pelagos.games.aquasphere.state import Aqua, Rulings, first_position
from pelagos.kernel.contract import Chance, Effect, Seat, Step


def set_up(box: Box, seats: int, options: Mapping[str, str], rules: int) -> Aqua:
    """AQ-2: in the order of the rulebooks."""
    state = first_position(box, Rulings(options, rules), seats)
    ring: list[Step[Any]] = [JoinSector(place) for place in range(SECTORS)]
    labs: list[Step[Any]] = [DrawLab(seat) for seat in range(seats)]
    starts: list[Step[Any]] = [FillStartSector(seat) for seat in range(seats)]
    teams: list[Step[Any]] = [EquipTeam(seat) for seat in range(seats)]
    headquarters = [DRAW_PROGRAM, LAY_OUT, DRAW_PROGRAM, DrawFirstPlayer()]
    station = [TURN_CENTRE_TILE, *starts, FillOtherSectors(), *DEAL_CARDS, *DEAL_TILES]
    state.plan([*ring, *headquarters, *labs, *station, *teams, BeginRound(1)])
    return state


class JoinSector(Chance[Aqua, Sector]):
    """The sectors form a ring in any order."""

    rule = "AQ-2.1"
    fields = ("place",)
    quiet = True

    def __init__(self, place: int) -> None:
        self.place = place

    def stream(self, state: Aqua) -> str:
        return "sectors"

    def outcomes(self, state: Aqua) -> Sequence[tuple[Sector, int]]:
        joined = state.ring[: self.place]
        return [(sector, 1) for sector in SECTOR if sector.sector not in joined]

    def take(self, state: Aqua, outcome: Sector) -> None:
        there = state.ring.index(outcome.sector)
        state.ring[there] = state.ring[self.place]
        state.ring[self.place] = outcome.sector


class DrawFirstPlayer(Chance[Aqua, First]):
    """The starting player is drawn by lot; the play order goes on clockwise."""

    rule = "AQ-2.3"

    def stream(self, state: Aqua) -> str:
        return "first player"

    def outcomes(self, state: Aqua) -> Sequence[tuple[First, int]]:
        return [(first, 1) for first in FIRST[: state.seats]]

    def take(self, state: Aqua, outcome: First) -> None:
        state.order = [(outcome.seat + place) % state.seats for place in range(state.seats)]


class DrawLab(Chance[Aqua, Sector]):
    """Each player draws a base laboratory; its letter is the start sector."""

    rule = "AQ-2.6"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def stream(self, state: Aqua) -> str:
        return "base labs"

    def outcomes(self, state: Aqua) -> Sequence[tuple[Sector, int]]:
        drawn = state.letter[: self.seat]
        return [(sector, 1) for sector in SECTOR if sector.sector not in drawn]

    def take(self, state: Aqua, outcome: Sector) -> None:
        state.letter[self.seat] = outcome.sector
        state.scientist[self.seat] = outcome.sector


class FillStartSector(Effect[Aqua]):
    """A start sector: octopod, crystal, time, the first submarine, the scientist in blue."""

    rule = "AQ-2.8"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Aqua) -> None:
        sector = state.letter[self.seat]
        time, crystals, octopods = state.box.start_sector
        put(state, sector, time, crystals, octopods)
        dock(state, self.seat, sector)
        state.area[self.seat] = SUBMARINE


def put(state: Aqua, sector: int, time: int, crystals: int, octopods: int) -> None:
    """From the general supply into a sector."""
    state.time_at[sector] += time
    state.time_supply -= time
    state.crystals_at[sector] += crystals
    state.crystal_supply -= crystals
    state.octopods_at[sector] += octopods
    state.octopod_supply -= octopods


class FillOtherSectors(Effect[Aqua]):
    """Two other sectors are drawn; neutral bots wait where nobody starts."""

    rule = "AQ-2.9"
    quiet = True

    def happen(self, state: Aqua) -> None:
        if state.box.neutral_bots[state.seats - 2]:
            for sector in range(SECTORS):
                if sector not in state.letter:
                    wait_as_neutral(state, sector)
        state.plan([FillDrawnSector(0, sum([1 << letter for letter in state.letter]))])


def wait_as_neutral(state: Aqua, sector: int) -> None:
    """AQ-2.11: a bot of a colour that nobody plays, in the Loading Station."""
    state.loading[sector * COLOURS + state.seats] += 1
    state.bots[state.seats] -= 1


class FillDrawnSector(Chance[Aqua, Sector]):
    """An unused base laboratory names the sector that gets these octopods and crystals."""

    rule = "AQ-2.9"
    fields = ("number", "used")

    def __init__(self, number: int, used: int) -> None:
        self.number = number
        self.used = used  # sectors, as bits

    def stream(self, state: Aqua) -> str:
        return "base labs"

    def outcomes(self, state: Aqua) -> Sequence[tuple[Sector, int]]:
        return [(sector, 1) for sector in SECTOR if not self.used >> sector.sector & 1]

    def take(self, state: Aqua, outcome: Sector) -> None:
        box, number = state.box, self.number
        put(state, outcome.sector, 0, box.other_crystals[number], box.other_octopods[number])
        used = self.used | 1 << outcome.sector
        if number + 1 < len(box.other_octopods):
            state.plan([FillDrawnSector(number + 1, used)])
        else:
            state.plan([DockFirstNeutrals(used)])


class DockFirstNeutrals(Effect[Aqua]):
    """A neutral submarine in each sector that is still empty (2 and 3 players)."""

    rule = "AQ-2.10"
    fields = ("used",)
    quiet = True

    def __init__(self, used: int) -> None:
        self.used = used

    def happen(self, state: Aqua) -> None:
        if not state.box.neutral_submarines[state.seats - 2]:
            return
        for sector in state.ring:
            if not self.used >> sector & 1:
                dock(state, neutral_colour(state, sector), sector)


class EquipTeam(Effect[Aqua]):
    """First time markers, and a bot programmed in the colour of the start sector (AQ-2.14)."""

    rule = "AQ-2.13"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Aqua) -> None:
        box = state.box
        program = box.sector_program[state.letter[self.seat]]
        time = box.time_beside_zero if is_beside_zero(state, self.seat) else box.time_elsewhere
        state.plan([TakeTime(self.seat, time), PROGRAM_BOT[self.seat][program]])


def is_beside_zero(state: Aqua, seat: Seat) -> bool:
    """AQ-2.13: a lock of value 0 on either side of the start sector, or on the clockwise side."""
    place = state.ring.index(state.letter[seat])
    if state.box.lock[state.ring[place]] == 0:
        return True
    return state.rulings.zero_lock_either_side and state.box.lock[state.ring[place - 1]] == 0
