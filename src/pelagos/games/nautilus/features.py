"""A view as a flat list of named numbers, the own seat first: for heuristics and networks."""

from typing import Final

from pelagos.games.nautilus.answers import FACE_NAMES
from pelagos.games.nautilus.aquanauts import free_modules
from pelagos.games.nautilus.box import (
    ATLANTIS,
    CREATURES,
    EXPLORATION,
    FACES,
    FINDS,
    KINDS,
    MISSIONS,
    MOST_SEATS,
    SHORT,
    STATIONS,
    TECHNICAL,
    ZONES,
)
from pelagos.games.nautilus.forecast import best_score, raisable
from pelagos.games.nautilus.geometry import places
from pelagos.games.nautilus.heuristic import free_in, sea_hopes, worth_and_gains
from pelagos.games.nautilus.sailing import may_use_trench, own_squares, reach, types_active
from pelagos.games.nautilus.state import NOBODY, Sea
from pelagos.games.nautilus.taste import PLAIN
from pelagos.kernel.contract import Seat

STATION_NAMES: Final = KINDS[EXPLORATION:]
TABLE: Final = (
    "round",
    "last round",
    "trench open",
    "ruins found",
    "ruins without marker",
    "closing ruins found",
    "modules built",
)
OF_SEAT: Final = (
    "here",
    "money",
    "stock",
    "free aquanauts",
    "submarines at sea",
    "tokens in reach",
    "best prospect",
    "types",
    "station points",
    "discovery points",
    "score",
    "ruins",
    "rank",
    "looked at",
    *(f"stored {kind}" for kind in SHORT[1:]),
    "stored aquanauts",
    *(f"active {station}" for station in STATION_NAMES),
    *(f"chip {station}" for station in STATION_NAMES),
    *(f"idle {station}" for station in STATION_NAMES),
    *(f"built {station}" for station in STATION_NAMES),
    *(f"found {kind}" for kind in CREATURES),
)
OWN: Final = (
    *(f"mission {number + 1}" for number in range(MISSIONS)),
    "projected",
    "raisable",
    *(f"gain {station}" for station in STATION_NAMES),
    *(f"known {face}" for face in FACE_NAMES),
)
BAG: Final = (*FACE_NAMES[:ATLANTIS], "atlantis")
BAGS: Final = tuple(f"{zone} {word}" for zone in ZONES[1:] for word in BAG)
NAMES: Final = (
    *TABLE,
    *(f"stack {kind}" for kind in SHORT[1:]),
    *(f"seat {seat} {name}" for seat in range(MOST_SEATS) for name in OF_SEAT),
    *OWN,
    *BAGS,
)


def features(state: Sea, seat: Seat) -> list[float]:
    """What ``seat`` sees, as numbers in the order of NAMES; seats that are not played are 0."""
    found = [float(number) for number in [*of_table(state), *state.stacks[1:]]]
    for turn in range(MOST_SEATS):
        is_here = turn < state.seats
        found += of_seat(state, (seat + turn) % state.seats) if is_here else [0.0] * len(OF_SEAT)
    return found + of_own(state, seat) + of_bags(state)


def of_table(state: Sea) -> list[int]:
    found = [number for number, finder in enumerate(state.ruins, start=1) if finder >= NOBODY]
    return [
        state.round,
        state.last_round,
        state.is_trench_open,
        len(found),
        state.ruins.count(NOBODY),
        sum([number in found for number in state.box.closing]),
        state.built,
    ]


def of_seat(state: Sea, seat: Seat) -> list[float]:
    at_sea = [square for square in own_squares(state, seat) if square >= 0]
    place = state.ranking()[seat]
    numbers: list[float] = [
        1.0,
        state.money[seat],
        state.stock[seat],
        sum([free_in(state, seat, module) for module in free_modules(state, seat)]),
        len(at_sea),
        tokens_in_reach(state, seat, at_sea),
        best_prospect(state, seat, at_sea),
        types_active(state, seat),
        state.station_points(seat),
        state.discovery_points(seat, place),
        state.scores()[seat],
        state.ruins.count(seat),
        place + 1,
        state.seen_spots[seat].bit_count(),
    ]
    return numbers + of_store(state, seat) + of_stations(state, seat) + of_finds(state, seat)


def tokens_in_reach(state: Sea, seat: Seat, at_sea: list[int]) -> int:
    steps, is_open = state.effect(seat, TECHNICAL), may_use_trench(state, seat)
    waters = [reach(state, square, steps, is_open) for square in at_sea]
    tokens = [state.box.spots[spot] for spot in places(state.laid_spots)]
    return sum([any([water.has(square) for water in waters]) for square in tokens])


def best_prospect(state: Sea, seat: Seat, at_sea: list[int]) -> float:
    return max(sea_hopes(PLAIN, state, seat, float(state.station_points(seat))), default=0.0)


def of_store(state: Sea, seat: Seat) -> list[float]:
    start, end = seat * state.box.stored, (seat + 1) * state.box.stored
    stored = state.stored[start:end]
    counts = [float(stored.count(kind)) for kind in range(1, len(KINDS))]
    return [*counts, float(sum(state.aboard[start:end]))]


def of_stations(state: Sea, seat: Seat) -> list[float]:
    """By station: active, the chip, idle modules of the city, modules built by the seat."""
    active = state.active[seat * STATIONS : (seat + 1) * STATIONS]
    chips = [holder == seat for holder in state.chip]
    idle, own = [0] * STATIONS, [0] * STATIONS
    for module in range(1, state.built):
        station = state.station(module)
        if station >= 0:
            idle[station] += not state.running[seat] >> module & 1
            own[station] += state.builder[module] == seat
    return [float(number) for number in [*active, *chips, *idle, *own]]


def of_finds(state: Sea, seat: Seat) -> list[float]:
    return [float(count) for count in state.finds[seat * FINDS : (seat + 1) * FINDS]]


def of_own(state: Sea, seat: Seat) -> list[float]:
    """The mission, what it may bring, and which faces the seat has looked at."""
    missions = [float(state.mission[seat] == mission) for mission in range(MISSIONS)]
    _, gains = worth_and_gains(PLAIN, state, seat)
    known = [0.0] * FACES
    for spot in places(state.seen_spots[seat] | state.face_up_spots):
        known[state.token[spot]] += 1
    return [*missions, float(best_score(state, seat)), float(raisable(state, seat)), *gains, *known]


def of_bags(state: Sea) -> list[float]:
    """What may lie where the seat has not looked, by zone."""
    found: list[float] = []
    for zone in range(1, len(ZONES)):
        counts = state.bag[zone * FACES : (zone + 1) * FACES]
        found += [float(count) for count in counts[:ATLANTIS]]
        found.append(float(sum(counts[ATLANTIS:])))
    return found
