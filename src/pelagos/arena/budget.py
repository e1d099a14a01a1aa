"""How much an agent may think about one answer, as people write it: 50ms, 2s, 400."""

import re
from typing import Final, NamedTuple

from pelagos.agents.agent import ThinkingTime
from pelagos.agents.programs.program import PREFIX
from pelagos.kernel.errors import PelagosError

BUDGET: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)|(\d+)")  # a time, or a number of iterations
UNITS: Final = {"ms": 0.001, "s": 1.0}
AT: Final = "@"  # between the name of an agent and a budget of its own


class BadBudget(PelagosError):
    """A budget that is neither a time nor a number."""


class Budget(NamedTuple):
    """Seconds, or iterations, or neither: as the agent itself thinks right."""

    seconds: float | None = None
    iterations: int | None = None

    def clock(self) -> ThinkingTime:
        return ThinkingTime(self.seconds, self.iterations)


def read_budget(text: str) -> Budget:
    read = BUDGET.fullmatch(text)
    if read is None or not any(digit in "123456789" for digit in text):
        raise BadBudget("arena-bad-budget", {"budget": text})
    if read[3]:
        return Budget(iterations=int(read[3]))
    return Budget(seconds=float(read[1]) * UNITS[read[2]])


def name_and_budget(word: str, usual: Budget) -> tuple[str, Budget]:
    """``best@100ms`` is the best with a budget of its own; programs are called as they are."""
    name, at, own = word.partition(AT)
    if not at or word.startswith(PREFIX):
        return word, usual
    return name, read_budget(own)
