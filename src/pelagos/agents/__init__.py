"""Computer players: they see views, never positions. ``make`` finds one by its name."""

import difflib
from collections.abc import Callable
from functools import partial
from typing import Final

from pelagos.agents.agent import Agent
from pelagos.agents.greedy import Greedy
from pelagos.agents.half_greedy import HalfGreedy
from pelagos.agents.levels import BEST, LEVELS, Level
from pelagos.agents.uniform import Uniform
from pelagos.kernel.errors import Facts, PelagosError

AGENTS: Final[dict[str, Callable[[int], Agent]]] = {
    "uniform": Uniform,
    "half-greedy": HalfGreedy,
    "greedy": Greedy,
    **{name: partial(Level, name) for name in LEVELS},
    "best": partial(Level, BEST),
}


class UnknownAgent(PelagosError):
    """No computer player of that name."""


def make(name: str, seed: int) -> Agent:
    """The computer player of that name, or UnknownAgent with the nearest name."""
    check(name)
    return AGENTS[name](seed)


def check(name: str) -> None:
    """UnknownAgent where there is no such computer player."""
    if name in AGENTS:
        return
    facts: Facts = {"agent": name, "known": ", ".join(AGENTS)}
    for near in difflib.get_close_matches(name, AGENTS, n=1):
        raise UnknownAgent("unknown-agent-near", {**facts, "near": near})
    raise UnknownAgent("unknown-agent", facts)
