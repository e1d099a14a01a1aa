"""What sentences of Octo Dice claim about a position, for the law that holds them to it."""

from collections.abc import Callable
from typing import Any, Final

from pelagos.games.octodice.box import A1, B1, C2, F1, F2
from pelagos.games.octodice.rules.lab import holds
from pelagos.games.octodice.state import Octo
from pelagos.kernel.contract import Seat

Facts = dict[str, Any]
Claims = dict[str, Callable[..., object]]


def has_no_octo_tile(state: Octo, seat: Seat, facts: Facts) -> bool:
    return not holds(state, seat, F1) and not holds(state, seat, F2)


def is_spent(state: Octo, seat: Seat, tile: int) -> bool:
    return holds(state, seat, tile) and bool(state.spent[seat] >> tile & 1)


REFUSED: Final[Claims] = {  # by reason: whether what it says is so
    "one-step-only": lambda state, seat, facts: state.rulings.super_level_one_step,
    "same-opponent": lambda state, seat, facts: state.rulings.extra_per_opponent,
    "extra-taken": lambda state, seat, facts: state.extra_now >> seat & 1,
    "no-octo-tile": has_no_octo_tile,
    "flexi-lab-spent": lambda state, seat, facts: is_spent(state, seat, A1),
    "flexi-tec-spent": lambda state, seat, facts: is_spent(state, seat, B1),
    "flexi-sub-spent": lambda state, seat, facts: is_spent(state, seat, C2),
    "no-flexi-lab": lambda state, seat, facts: not holds(state, seat, A1),
    "no-flexi-tec": lambda state, seat, facts: not holds(state, seat, B1),
    "no-flexi-sub": lambda state, seat, facts: not holds(state, seat, C2),
}
