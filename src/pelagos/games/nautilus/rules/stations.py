"""NA-7: modules are activated; the "3" of a station and its leader."""

from typing import Final

from pelagos.games.nautilus.box import EXPLORATION, STATIONS
from pelagos.games.nautilus.rules.crew import start_work
from pelagos.games.nautilus.state import NOBODY, Sea
from pelagos.kernel.contract import Effect, Seat
from pelagos.kernel.copy_on_write import put


class Activate(Effect[Sea]):
    """The chip of the station moves on; NA-7.7: never back; NA-7.4: once for each module."""

    rule = "NA-7.1"
    fields = ("seat", "module", "kind")

    def __init__(self, seat: Seat, module: int, kind: int) -> None:
        self.seat = seat
        self.module = module
        self.kind = kind

    def happen(self, state: Sea) -> None:
        station = self.kind - EXPLORATION
        start_work(state, self.seat, self.module)
        state.active[self.seat * STATIONS + station] += 1
        if state.chip[station] != self.seat and leads(state, self.seat, station):
            state.plan([TakeChip(self.seat, station, state.chip[station])])


SAFE: Final = 4  # active modules with which nobody can take the chip any more (NA-7.3)


def leads(state: Sea, seat: Seat, station: int) -> bool:
    """NA-7.2, NA-7.3: enough, strictly more than everybody else, and the holder is not safe."""
    own = state.active[seat * STATIONS + station]
    holder = state.chip[station]
    if own < state.box.leader_needs:
        return False
    if holder != NOBODY and state.active[holder * STATIONS + station] >= SAFE:
        return False
    return all(
        own > state.active[other * STATIONS + station]
        for other in range(state.seats)
        if other != seat
    )


class TakeChip(Effect[Sea]):
    """The "3" of a station goes to its sole leader, from the table or from another player."""

    rule = "NA-7.2"
    fields = ("seat", "station", "other")

    def __init__(self, seat: Seat, station: int, other: Seat) -> None:
        self.seat = seat
        self.station = station
        self.other = other

    def happen(self, state: Sea) -> None:
        state.chip = put(state.chip, self.station, self.seat)
