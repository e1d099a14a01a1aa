"""An agent for experiments: it gets around a whole game, and any answer may come up."""

from pelagos.agents.agent import ThinkingTime
from pelagos.agents.greedy import Greedy
from pelagos.agents.uniform import Uniform
from pelagos.kernel.contract import Answer
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View


class HalfGreedy:
    """Half of its answers are those of ``greedy``, half any at all."""

    def __init__(self, seed: int) -> None:
        self._roll = Roll(seed)
        self._greedy = Greedy(self._roll.below(1 << 30))
        self._uniform = Uniform(self._roll.below(1 << 30))

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        player = self._greedy if self._roll.below(2) else self._uniform
        return player.choose(view, clock)
