"""An agent that answers at random."""

from pelagos.agents.agent import ThinkingTime
from pelagos.kernel.contract import Answer
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View


class Uniform:
    """A legal answer, each as likely."""

    def __init__(self, seed: int) -> None:
        self._roll = Roll(seed)

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        return view.answers[self._roll.below(len(view.answers))]
