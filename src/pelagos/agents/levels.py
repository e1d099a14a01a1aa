"""The levels: eight computer players, from a friendly beginner to the best there is."""

from typing import Final

from pelagos.agents.agent import Agent
from pelagos.agents.casual import Casual
from pelagos.agents.greedy import Greedy
from pelagos.agents.search.search import Search


class Blurred:
    """A level that judges at a glance."""

    def __init__(self, blur: float) -> None:
        self._blur = blur

    def __call__(self, seed: int) -> Agent:
        return Casual(seed, self._blur)


class Searching:
    """A level that searches, for so many iterations at most."""

    def __init__(self, most: int | None) -> None:
        self._most = most

    def __call__(self, seed: int) -> Agent:
        return Search(seed, most=self._most)


LEVELS: Final[dict[str, Blurred | Searching | type[Greedy]]] = {  # weakest first
    "shrimp": Blurred(3.0),
    "seahorse": Blurred(1.0),
    "clownfish": Blurred(0.5),
    "turtle": Blurred(0.2),
    "manta": Greedy,
    "dolphin": Searching(40),
    "orca": Searching(120),
    "kraken": Searching(None),
}
BEST: Final = "kraken"
USUAL: Final = "turtle"  # whom a new table gets
