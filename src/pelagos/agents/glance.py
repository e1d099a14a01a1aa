"""An agent that plays like somebody at the kitchen table: sensible, and not always right."""

import math
from collections.abc import Sequence

from pelagos.agents.agent import ThinkingTime
from pelagos.agents.greedy import FRESH, worth_after
from pelagos.agents.sampling import pick
from pelagos.kernel.contract import Answer
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View


class GlancePlayer:
    """Judges answers at a glance, the more blurred the weaker; what looks poor is never given."""

    def __init__(self, seed: int, blur: float, reach: float = 0.5) -> None:
        self._roll = Roll(seed)
        self._blur = blur  # mistakes, in spreads between the answers there are
        self._reach = reach  # of the answers, the better ones, may be given

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        if len(view.answers) == 1:
            return view.answers[0]
        imagined, dice = view.imagine(self._roll), self._roll.below(FRESH)
        likes = [worth_after(view, imagined, answer, dice) for answer in view.answers]
        return view.answers[self._pick(likes)]

    def _pick(self, likes: Sequence[float]) -> int:
        """One of the better ones; what looks better is likelier."""
        ranked = sorted(range(len(likes)), key=lambda place: -likes[place])
        better = ranked[: max(2, math.ceil(len(ranked) * self._reach))]
        warmth = max(self._blur * spread(likes), 1e-6)
        odds = [math.exp((likes[place] - likes[better[0]]) / warmth) for place in better]
        return better[pick(odds, self._roll)]


def spread(values: Sequence[float]) -> float:
    """How far values lie apart, as a standard deviation."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
