"""What sentences of Nautilus claim about a position, for the law that holds them to it."""

from collections.abc import Callable
from typing import Any, Final

from pelagos.games.nautilus.rules.building import ReturnModules
from pelagos.kernel.contract import Step

Facts = dict[str, Any]
Steps = list[Step[Any]]
Claims = dict[str, Callable[..., object]]


def gives_back(steps: Steps, facts: Facts) -> object:
    """ "done, and 2 modules go back"."""
    is_lost = any(isinstance(step, ReturnModules) for step in steps)
    return is_lost is (facts["returned"] > 0) and not (facts["kept"] and facts["returned"])


BRINGS: Final[Claims] = {"Done": gives_back}  # whether what follows is what the answer said
