"""What experience can hold on to in a position: signs, each with a weight for every few rounds."""

from typing import Final

from pelagos.evaluation.features import capped, capped_names
from pelagos.games.nautilus.box import CREATURES, EXPLORATION, FINDS, KINDS, MISSIONS, STATIONS
from pelagos.games.nautilus.mind.heuristic import free_in
from pelagos.games.nautilus.rules.aquanauts import free_modules
from pelagos.games.nautilus.rules.sailing import own_squares
from pelagos.games.nautilus.state import NOBODY, Sea
from pelagos.kernel.contract import Seat

ROUNDS_A_MOMENT: Final = 3
MOMENTS: Final = 10  # the last two: the last round is known, it has begun
MOST_MONEY: Final = 20
MOST_ACTIVE: Final = 5
MOST_CREW: Final = 6
MOST_AT_SEA: Final = 3
MOST_STORED: Final = 4
MOST_RUINS: Final = 5
MOST_FINDS: Final = 6
MOST_STATION_POINTS: Final = 15
MOST_PAIRS: Final = 20  # of discovery points

NAMES: Final = (
    *capped_names("money", MOST_MONEY),
    *capped_names("free aquanauts", MOST_CREW),
    *capped_names("at sea", MOST_AT_SEA),
    *capped_names("stored", MOST_STORED),
    *capped_names("ruins", MOST_RUINS),
    *capped_names("station points", MOST_STATION_POINTS),
    *capped_names("pairs of discovery points", MOST_PAIRS),
    *(name for kind in KINDS[EXPLORATION:] for name in capped_names(kind, MOST_ACTIVE)),
    *(f"leads in {kind}" for kind in KINDS[EXPLORATION:]),
    *(name for kind in CREATURES for name in capped_names(kind, MOST_FINDS)),
    *(f"mission {number + 1}" for number in range(MISSIONS)),
)
OF_CREW: Final = 21
OF_AT_SEA: Final = OF_CREW + 7
OF_STORED: Final = OF_AT_SEA + 4
OF_RUINS: Final = OF_STORED + 5
OF_STATION_POINTS: Final = OF_RUINS + 6
OF_PAIRS: Final = OF_STATION_POINTS + 16
OF_ACTIVE: Final = OF_PAIRS + 21
OF_CHIPS: Final = OF_ACTIVE + 30
OF_FINDS: Final = OF_CHIPS + 5
OF_MISSION: Final = OF_FINDS + 35


def moment(state: Sea) -> int:
    if state.last_round:
        return MOMENTS - 1 if state.round >= state.last_round else MOMENTS - 2
    return capped(state.round // ROUNDS_A_MOMENT, MOMENTS - 3)


def signs(state: Sea, seat: Seat) -> list[int]:
    """The places in NAMES that are true of the seat."""
    crew = sum([free_in(state, seat, module) for module in free_modules(state, seat)])
    at_sea = sum([square >= 0 for square in own_squares(state, seat)])
    start = seat * state.box.stored
    stored = sum([kind >= 0 for kind in state.stored[start : start + state.box.stored]])
    found = [
        capped(state.money[seat], MOST_MONEY),
        OF_CREW + capped(crew, MOST_CREW),
        OF_AT_SEA + capped(at_sea, MOST_AT_SEA),
        OF_STORED + capped(stored, MOST_STORED),
        OF_RUINS + capped(state.ruins.count(seat), MOST_RUINS),
        OF_STATION_POINTS + capped(state.station_points(seat), MOST_STATION_POINTS),
        OF_PAIRS + capped(state.discovery_points(seat, NOBODY) // 2, MOST_PAIRS),
    ]
    for station in range(STATIONS):
        active = capped(state.active[seat * STATIONS + station], MOST_ACTIVE)
        found.append(OF_ACTIVE + station * (MOST_ACTIVE + 1) + active)
        if state.chip[station] == seat:
            found.append(OF_CHIPS + station)
    for kind in range(FINDS):
        count = capped(state.finds[seat * FINDS + kind], MOST_FINDS)
        found.append(OF_FINDS + kind * (MOST_FINDS + 1) + count)
    if state.mission[seat] >= 0:
        found.append(OF_MISSION + state.mission[seat])
    return found
