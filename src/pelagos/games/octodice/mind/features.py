"""What experience can hold on to in a sheet: signs, each with a weight for every round."""

from typing import Final

from pelagos.evaluation.features import capped, capped_names
from pelagos.games.octodice.box import COLOURS, COLUMNS, G1, H1, TILES
from pelagos.games.octodice.mind.heuristic import third_turns_left
from pelagos.games.octodice.rules.forecast import third_now
from pelagos.games.octodice.rules.lab import holds, in_play
from pelagos.games.octodice.rules.octopods import ALL_DICE
from pelagos.games.octodice.rules.scoring import complete_columns, complete_rows
from pelagos.games.octodice.state import THIRDS, Octo
from pelagos.kernel.contract import Seat

MOMENTS: Final = 10  # rounds, and before the first
TURNS: Final = ("turn to come", "turn begun")
MARKS: Final = tuple(
    f"{bots} bots {submarine}" for bots in range(3) for submarine in ("alone", "with submarine")
)
LEVELS: Final = ("no marker", "level 0", "level 1", "level 2")
MOST_RESEARCH: Final = 12
MOST_CRYSTALS: Final = 15
MOST_LEAD: Final = 5
MOST_TICKS: Final = 6
MOST_EXTRAS: Final = 3
MOST_OTHERS: Final = 6

NAMES: Final = (
    *TURNS,
    *MARKS,
    *LEVELS,
    *TILES,
    *capped_names("research", MOST_RESEARCH),
    *capped_names("crystals", MOST_CRYSTALS),
    *capped_names("crystals ahead", 2 * MOST_LEAD),
    *(name for n in range(3) for name in capped_names(f"{n} turns left, ticks", MOST_TICKS)),
    *(
        name
        for n in range(MOST_EXTRAS + 1)
        for name in capped_names(f"{n} extra actions, turns of others", MOST_OTHERS)
    ),
    *capped_names("penalties crossed out", THIRDS),
    *capped_names("penalties crossed out, H1 in play", THIRDS),
    *capped_names("submarines", COLOURS),
    *capped_names("submarines, H2 in play", COLOURS),
    *capped_names("columns, G1 in play", COLUMNS),
    *capped_names("rows, G2 in play", COLUMNS),
)
OF_MARKS: Final = 2
OF_LEVELS: Final = OF_MARKS + 6
OF_TILES: Final = OF_LEVELS + 4
OF_RESEARCH: Final = OF_TILES + 18
OF_CRYSTALS: Final = OF_RESEARCH + 13
OF_LEAD: Final = OF_CRYSTALS + 16
OF_TICKS: Final = OF_LEAD + 11
OF_EXTRAS: Final = OF_TICKS + 21
OF_CROSSED: Final = OF_EXTRAS + 28
OF_CROSSED_H1: Final = OF_CROSSED + 4
OF_SUBMARINES: Final = OF_CROSSED_H1 + 4
OF_SUBMARINES_H2: Final = OF_SUBMARINES + 6
OF_COLUMNS_G1: Final = OF_SUBMARINES_H2 + 6
OF_ROWS_G2: Final = OF_COLUMNS_G1 + 4


def moment(state: Octo) -> int:
    return capped(state.round(), MOMENTS - 1) if state.turn else 0


def signs(state: Octo, seat: Seat) -> list[int]:
    """The places in NAMES that are true of the seat's sheet."""
    found = [int(has_begun(state, seat))]
    for at in range(seat * COLOURS, (seat + 1) * COLOURS):
        found.append(OF_MARKS + 2 * capped(state.bots[at], 2) + state.submarines[at])
    found.append(OF_RESEARCH + capped(state.research[seat], MOST_RESEARCH))
    add_crystals(state, seat, found)
    add_lab(state, seat, found)
    add_octopods(state, seat, found)
    found.append(OF_EXTRAS + extras_to_come(state, seat))
    return found


def has_begun(state: Octo, seat: Seat) -> bool:
    """Whether the seat's turn of this round is being played, or over."""
    if not state.turn:
        return False
    return (seat - state.first) % state.seats <= (state.turn - 1) % state.seats


def add_crystals(state: Octo, seat: Seat, found: list[int]) -> None:
    found.append(OF_CRYSTALS + capped(state.crystals[seat], MOST_CRYSTALS))
    if state.seats > 1:
        lead = capped(MOST_LEAD + crystal_lead(state, seat), 2 * MOST_LEAD)
        found.append(OF_LEAD + lead)


def crystal_lead(state: Octo, seat: Seat) -> int:
    others = [state.crystals[other] for other in range(state.seats) if other != seat]
    return state.crystals[seat] - max(others)


def add_lab(state: Octo, seat: Seat, found: list[int]) -> None:
    for at in range(seat * COLUMNS, (seat + 1) * COLUMNS):
        found.append(OF_LEVELS + 1 + state.level[at])
    for tile in range(len(TILES)):
        if holds(state, seat, tile):
            found.append(OF_TILES + tile)
    if in_play(state, G1):
        found.append(OF_COLUMNS_G1 + complete_columns(state, seat))
    else:
        found.append(OF_ROWS_G2 + complete_rows(state, seat))


def add_octopods(state: Octo, seat: Seat, found: list[int]) -> None:
    left = capped(turns_left_in_third(state, seat), 2)
    ticks = capped(state.ticks[seat], MOST_TICKS)
    found.append(OF_TICKS + left * (MOST_TICKS + 1) + ticks)
    crossed = sum(state.crossed[seat * THIRDS : (seat + 1) * THIRDS])
    found.append(OF_CROSSED + crossed)
    submarines = state.launched(seat)
    found.append(OF_SUBMARINES + submarines)
    if in_play(state, H1):
        found.append(OF_CROSSED_H1 + crossed)
    else:
        found.append(OF_SUBMARINES_H2 + submarines)


def extras_to_come(state: Octo, seat: Seat) -> int:
    """How many extra actions can still be taken, and in how many turns, as one number."""
    turns = capped(turns_to_use(state, seat), MOST_OTHERS)
    return capped(min(state.extras[seat], turns), MOST_EXTRAS) * (MOST_OTHERS + 1) + turns


def turns_to_use(state: Octo, seat: Seat) -> int:
    """Turns of others in this third, without the one whose dice lie.

    OD-10.2: the virtual player adds to them.
    """
    if state.rulings.virtual_player:
        return MOST_OTHERS
    last = state.every() * state.seats * (third_now(state) + 1)
    left = 0
    for turn in range(max(state.turn, 1), last + 1):
        if (state.first + turn - 1) % state.seats != seat:
            left += 1
    is_offered = state.turn and state.active() != seat and state.kept == ALL_DICE
    return left - 1 if is_offered else left


def turns_left_in_third(state: Octo, seat: Seat) -> int:
    return third_turns_left(state) + (0 if has_begun(state, seat) else 1)
