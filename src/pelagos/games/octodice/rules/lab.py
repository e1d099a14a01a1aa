"""OD-4.9, OD-4.10 and OD-11: the laboratory, what its tiles do, and when they may be used."""

from typing import Final

from pelagos.games.octodice.box import (
    A1,
    A2,
    B1,
    B2,
    BOT,
    C1,
    C2,
    COLUMNS,
    CRYSTAL,
    D1,
    D2,
    E1,
    E2,
    LAB,
    LEVELS,
    RESEARCH,
    SUBMARINE,
    plus,
)
from pelagos.games.octodice.rules.dice import symbol
from pelagos.games.octodice.state import Octo
from pelagos.kernel.contract import Reason, Refusal, Seat

TOP: Final = LEVELS - 1
NUMBERS: Final = 10  # a black die shows 0 to 9

COLUMN_COMPLETE: Final = Refusal(Reason("OD-4.9", "column-complete"))
WRONG_LEVEL: Final = Reason("OD-4.9", "wrong-level", ("needs", "shows"))
NO_COLUMN_FITS: Final = Reason("OD-4.9", "no-column-fits", ("shows",))
NO_FLEXI_LAB: Final = Refusal(Reason("OD-11.A1", "no-flexi-lab"))
FLEXI_LAB_SPENT: Final = Refusal(Reason("OD-11.A1", "flexi-lab-spent"))
NOT_FLEXIBLE: Final = Reason("OD-11.A1", "not-flexible", ("colour",))
NO_FLEXI_TEC: Final = Refusal(Reason("OD-11.B1", "no-flexi-tec"))
FLEXI_TEC_SPENT: Final = Refusal(Reason("OD-11.B1", "flexi-tec-spent"))
NO_FLEXI_SUB: Final = Refusal(Reason("OD-11.C2", "no-flexi-sub"))
FLEXI_SUB_SPENT: Final = Refusal(Reason("OD-11.C2", "flexi-sub-spent"))
NEVER_A_BOT: Final = Refusal(Reason("OD-4.2", "never-a-bot"))

# Those that are often met, made once.
WRONG_LEVELS: Final = tuple(
    Refusal(WRONG_LEVEL, (needs, shows)) for needs in range(LEVELS) for shows in range(NUMBERS)
)
NO_COLUMNS_FIT: Final = tuple(Refusal(NO_COLUMN_FITS, (shows,)) for shows in range(NUMBERS))


def in_play(state: Octo, tile: int) -> bool:
    """OD-1.4: only one face of a tile lies up."""
    return state.side[tile >> 1] == tile & 1


def holds(state: Octo, seat: Seat, tile: int) -> bool:
    """OD-4.10: a marker serves the tile it stands on and all above it in its column (OD-1.2)."""
    letter = tile >> 1
    if state.side[letter] != tile & 1:
        return False
    return state.level[seat * COLUMNS + state.column[letter]] >= letter // COLUMNS


def is_complete(state: Octo, seat: Seat, column: int) -> bool:
    return state.level[seat * COLUMNS + column] == TOP


def step_refusal(state: Octo, seat: Seat, column: int, shows: int) -> Refusal | None:
    """OD-4.9: a marker goes down one step, onto the level that the number shows.

    OD-11.E2: with Flexi-Level the number does not matter.
    """
    needs = state.level[seat * COLUMNS + column] + 1
    if needs == LEVELS:
        return COLUMN_COMPLETE
    if needs != shows and not holds(state, seat, E2):
        return WRONG_LEVELS[needs * NUMBERS + shows]
    return None


def lab_refusal(state: Octo, seat: Seat, shows: int) -> Refusal | None:
    """OD-4.5: some column must take the step."""
    for column in range(COLUMNS):
        if step_refusal(state, seat, column, shows) is None:
            return None
    return NO_COLUMNS_FIT[shows]


def bonus(state: Octo, seat: Seat, action: int, number: int = 0) -> int:
    """OD-11.2: what the tiles add to an action of this kind, in the same box.

    OD-11.D1 crystal, OD-11.B2 research, OD-11.E1 lab, OD-11.D2 bot, OD-11.C1 submarine.
    """
    box = state.box
    if action == CRYSTAL and holds(state, seat, D1):
        return plus(box, D1) if number > 0 or state.rulings.crystal_plus_on_zero else 0
    if action == RESEARCH and holds(state, seat, B2):
        return plus(box, B2)
    if action == LAB and holds(state, seat, E1):
        return plus(box, E1)
    if action == BOT and holds(state, seat, D2):
        return plus(box, D2)
    if action == SUBMARINE and holds(state, seat, C1):
        return plus(box, C1)
    return 0


def octo_plus(state: Octo, seat: Seat) -> int:
    """OD-11.A2: what Octo-Plus adds to an octopod action that scored."""
    if not holds(state, seat, A2):
        return 0
    return 2 if state.rulings.octo_plus_twice else plus(state.box, A2)


def flexi_lab_refusal(state: Octo, seat: Seat, die: int) -> Refusal | None:
    """OD-11.A1: once a turn a yellow face may be another colour or number."""
    if not holds(state, seat, A1):
        return NO_FLEXI_LAB
    if state.spent[seat] >> A1 & 1:
        return FLEXI_LAB_SPENT
    if state.box.colour[state.dice[die]] != state.box.flexible_colour:
        return Refusal(NOT_FLEXIBLE, (state.box.flexible_colour,))
    return None


def as_bot_refusal(state: Octo, seat: Seat, die: int) -> Refusal | None:
    """OD-11.B1, OD-11.C2: once a turn a research, or a submarine, may be a bot."""
    shown = symbol(state, die)
    if shown == RESEARCH:
        if not holds(state, seat, B1):
            return NO_FLEXI_TEC
        return FLEXI_TEC_SPENT if state.spent[seat] >> B1 & 1 else None
    if shown == SUBMARINE:
        if not holds(state, seat, C2):
            return NO_FLEXI_SUB
        return FLEXI_SUB_SPENT if state.spent[seat] >> C2 & 1 else None
    return NEVER_A_BOT
