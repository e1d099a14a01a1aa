"""A view as a flat list of named numbers, for heuristics and networks."""

from typing import Final

from pelagos.games.neweden.box import COLUMNS, EXTENSIONS, HAND, ROWS, SPACES
from pelagos.games.neweden.cards import CATEGORIES, MOST_STATIONS, OUTSIDE
from pelagos.games.neweden.damage import is_stable, pointer
from pelagos.games.neweden.harvest import at_hand, everything, harvest, harvest_now
from pelagos.games.neweden.heuristic import estimate, row_value
from pelagos.games.neweden.roundscoring import active_bonuses, bonus_of
from pelagos.games.neweden.scoring import station_value
from pelagos.games.neweden.state import EMPTY, FINAL, KINDS, NOBODY, Eden
from pelagos.kernel.contract import Seat

TABLE: Final = (
    "round",
    *(f"phase {phase}" for phase in range(FINAL + 1)),
    "my turn",
    "I hold the Nautilus",
    "passed",
    "bid",
    "I hold the bid",
    "deeples in the supply",
)
STATION: Final = (
    "is there",
    "points",
    "coins",
    "damage",
    "pointer",
    "holds",
    "value",
    "dome",
    "lying",
    "working",
    "out",
    "plant",
    "passed",
    "withdrawn",
    "deeples at hand",
    "oxygen at hand",
    "all deeples",
    "all oxygen",
    "bonus",
    *(f"extension {name}" for name in EXTENSIONS),
    *(f"{name} cards" for name in CATEGORIES),
)
MINE: Final = ("points now", "repair now", "points later", "repair later", "estimate")
SPACE: Final = ("is there", "points", "pointer", *CATEGORIES)
ROW: Final = ("marked", "auctioned", "cards", "worth")
NAMES: Final = (
    *(f"table: {name}" for name in TABLE),
    *(f"station {i}: {name}" for i in range(MOST_STATIONS) for name in STATION),
    *(f"mine: {name}" for name in MINE),
    *(f"space {space}: {name}" for space in range(SPACES) for name in SPACE),
    *(f"row {row}: {name}" for row in range(ROWS) for name in ROW),
    *(f"hand {place}: {name}" for place in range(HAND) for name in SPACE),
)


def features(position: Eden, seat: Seat) -> list[float]:
    """What ``seat`` sees, in the order of NAMES; the own station first, then clockwise."""
    found = table(position, seat)
    for i in range(MOST_STATIONS):
        is_there = i < position.stations
        found += (
            station(position, (seat + i) % position.stations) if is_there else [0.0] * len(STATION)
        )
    found += harvest_now(position, seat)
    found += harvest(position, seat, *everything(position, seat), is_now=False)
    found.append(estimate(position, seat))
    for space in range(SPACES):
        found += card(position, position.board[space])
    for row in range(ROWS):
        found += row_features(position, seat, row)
    for place in range(seat * HAND, seat * HAND + HAND):
        found += card(position, position.hand[place])
    return found


def table(state: Eden, seat: Seat) -> list[float]:
    phases = [float(phase == state.phase) for phase in range(FINAL + 1)]
    numbers = [
        state.turn == seat,
        state.nautilus == seat,
        state.passed.bit_count(),
        state.bid,
        state.bidder == seat,
        state.deeples,
    ]
    return [float(state.round), *phases, *[float(number) for number in numbers]]


def station(state: Eden, at: int) -> list[float]:
    """One station; -1 for coins that cannot be seen."""
    ready_deeples, ready_spaces = at_hand(state, at)
    deeples, spaces = everything(state, at)
    outside = [card for category in range(OUTSIDE) for card in state.cards_of(at, category)]
    numbers = [
        1,
        state.points[at],
        state.coins[at],
        state.damage[at],
        pointer(state, at),
        is_stable(state, at),
        station_value(state, at),
        state.dome[at],
        sum([state.lying[card] for card in outside]),
        sum([state.working[card] for card in outside]),
        state.out[at],
        state.plant[at],
        state.passed >> at & 1,
        state.withdrawn >> at & 1,
        ready_deeples,
        ready_spaces,
        deeples,
        spaces,
        sum([bonus_of(state, at, bonus) for bonus in active_bonuses(state)]),
    ]
    numbers += [state.extensions[at] >> tile & 1 for tile in range(len(EXTENSIONS))]
    numbers += state.length[at * KINDS : at * KINDS + KINDS]
    return [float(number) for number in numbers]


def card(state: Eden, at: int) -> list[float]:
    """A card that lies somewhere: nothing where there is none, or where it lies face down."""
    if at < 0:
        return [0.0 if at == EMPTY else 1.0, *[0.0] * (len(SPACE) - 1)]
    kinds = [float(state.box.category[at] == kind) for kind in range(KINDS)]
    return [1.0, float(state.box.points[at]), float(state.box.pointer[at]), *kinds]


def row_features(state: Eden, seat: Seat, row: int) -> list[float]:
    is_open = state.opened and state.row != NOBODY
    worth = row_value(state, seat, row) if is_open else 0.0
    cards = COLUMNS - state.board[row * COLUMNS : row * COLUMNS + COLUMNS].count(EMPTY)
    return [float(state.marked >> row & 1), float(state.row == row), float(cards), worth]
