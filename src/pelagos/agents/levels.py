"""The levels: eight computer players a game, from a friendly beginner to the best there is."""

from typing import Final

from pelagos.agents.agent import Agent, ThinkingTime
from pelagos.agents.glance import GlancePlayer
from pelagos.agents.grades import Glance, Thought, grade_of
from pelagos.agents.limited import LimitedSearch
from pelagos.agents.search.player import SearchPlayer
from pelagos.kernel.contract import Answer
from pelagos.kernel.view import View

LEVELS: Final = (  # weakest first
    "shrimp",
    "seahorse",
    "clownfish",
    "turtle",
    "manta",
    "dolphin",
    "orca",
    "kraken",
)
BEST: Final = LEVELS[-1]
USUAL: Final = "turtle"  # whom a new table gets
ENOUGH: Final = 200_000  # iterations of the best: its tree takes about a kilobyte for each


class Level:
    """A computer player that is as good at every game as its name says."""

    def __init__(self, name: str, seed: int) -> None:
        self._place = LEVELS.index(name)
        self._seed = seed
        self._player: Agent | None = None  # found when the first view tells the game

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        if self._player is None:
            self._player = player(view.game.key, self._place, self._seed)
        return self._player.choose(view, clock)


def player(game: str, place: int, seed: int) -> Agent:
    """Who plays at this place of the ladder of a game."""
    match grade_of(game, place):
        case Glance(blur, reach):
            return GlancePlayer(seed, blur, reach)
        case Thought(iterations, blur):
            return LimitedSearch(seed, iterations, blur)
        case None:
            return SearchPlayer(seed, most=ENOUGH)
