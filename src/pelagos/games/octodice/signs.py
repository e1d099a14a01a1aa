"""What experience can hold on to in a position: signs, each with a weight for every round."""

from typing import Final

from pelagos.games.octodice.box import COLOURS, COLUMNS, TILES
from pelagos.games.octodice.heuristic import third_turns_left
from pelagos.games.octodice.lab import holds
from pelagos.games.octodice.state import Octo
from pelagos.kernel.contract import Seat
from pelagos.kernel.signs import capped, capped_names

MOMENTS: Final = 10  # rounds, and before the first
TURNS: Final = ("turn to come", "turn now", "turn over")
MARKS: Final = tuple(
    f"{bots} bots {submarine}" for bots in range(3) for submarine in ("alone", "with submarine")
)
LEVELS: Final = ("no marker", "level 0", "level 1", "level 2")
MOST_RESEARCH: Final = 12
MOST_CRYSTALS: Final = 15
MOST_LEAD: Final = 5
MOST_TICKS: Final = 6
MOST_EXTRAS: Final = 3
DICE_KEPT: Final = 6

NAMES: Final = (
    *TURNS,
    *MARKS,
    *LEVELS,
    *TILES,
    *capped_names("research", MOST_RESEARCH),
    *capped_names("crystals", MOST_CRYSTALS),
    *capped_names("crystals ahead", 2 * MOST_LEAD),
    *(name for n in range(3) for name in capped_names(f"{n} turns left, ticks", MOST_TICKS)),
    *capped_names("extra actions", MOST_EXTRAS),
    *capped_names("my dice kept", DICE_KEPT),
)
OF_MARKS: Final = 3
OF_LEVELS: Final = OF_MARKS + 6
OF_TILES: Final = OF_LEVELS + 4
OF_RESEARCH: Final = OF_TILES + 18
OF_CRYSTALS: Final = OF_RESEARCH + 13
OF_LEAD: Final = OF_CRYSTALS + 16
OF_TICKS: Final = OF_LEAD + 11
OF_EXTRAS: Final = OF_TICKS + 21
OF_DICE: Final = OF_EXTRAS + 4


def moment(state: Octo) -> int:
    return capped(state.round(), MOMENTS - 1) if state.turn else 0


def signs(state: Octo, seat: Seat) -> list[int]:
    """The places in NAMES that are true of the seat."""
    found = [whose_turn(state, seat)]
    for at in range(seat * COLOURS, (seat + 1) * COLOURS):
        found.append(OF_MARKS + 2 * capped(state.bots[at], 2) + state.submarines[at])
    for at in range(seat * COLUMNS, (seat + 1) * COLUMNS):
        found.append(OF_LEVELS + 1 + state.level[at])
    for tile in range(len(TILES)):
        if holds(state, seat, tile):
            found.append(OF_TILES + tile)
    found.append(OF_RESEARCH + capped(state.research[seat], MOST_RESEARCH))
    found.append(OF_CRYSTALS + capped(state.crystals[seat], MOST_CRYSTALS))
    if state.seats > 1:
        found.append(OF_LEAD + capped(MOST_LEAD + crystal_lead(state, seat), 2 * MOST_LEAD))
    left = capped(third_turns_left(state), 2)
    found.append(OF_TICKS + left * (MOST_TICKS + 1) + capped(state.ticks[seat], MOST_TICKS))
    found.append(OF_EXTRAS + capped(state.extras[seat], MOST_EXTRAS))
    if state.turn and state.active() == seat:
        found.append(OF_DICE + state.kept.bit_count())
    return found


def whose_turn(state: Octo, seat: Seat) -> int:
    """0: the seat's turn of this round is to come; 1: it is now; 2: it is over."""
    if not state.turn:
        return 0
    own = (seat - state.first) % state.seats
    now = (state.turn - 1) % state.seats
    return 1 if own == now else 0 if own > now else 2


def crystal_lead(state: Octo, seat: Seat) -> int:
    others = [state.crystals[other] for other in range(state.seats) if other != seat]
    return state.crystals[seat] - max(others)
