"""An agent that plays like somebody at the kitchen table: sensible, and not always right."""

import math
from collections.abc import Sequence
from typing import Final

from pelagos.agents.agent import Clock
from pelagos.agents.greedy import FRESH, worth_after
from pelagos.kernel.contract import Answer
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View

FINE: Final = 1 << 20  # how finely luck between 0 and 1 is drawn


class Casual:
    """Judges answers at a glance, the more blurred the weaker; what looks poor is never given."""

    def __init__(self, seed: int, blur: float) -> None:
        self._roll = Roll(seed)
        self._blur = blur  # mistakes, in spreads between the answers there are

    def choose(self, view: View, clock: Clock) -> Answer:
        if len(view.answers) == 1:
            return view.answers[0]
        imagined, dice = view.imagine(self._roll), self._roll.below(FRESH)
        likes = [worth_after(view, imagined, answer, dice) for answer in view.answers]
        return view.answers[self._pick(likes)]

    def _pick(self, likes: Sequence[float]) -> int:
        """One of the better half; what looks better is likelier."""
        ranked = sorted(range(len(likes)), key=lambda place: -likes[place])
        better = ranked[: max(2, (len(ranked) + 1) // 2)]
        warmth = max(self._blur * spread(likes), 1e-6)
        odds = [math.exp((likes[place] - likes[better[0]]) / warmth) for place in better]
        left = self._roll.below(FINE) / FINE * sum(odds)
        for place, odd in zip(better, odds, strict=True):
            left -= odd
            if left < 0:
                return place
        return better[0]


def spread(values: Sequence[float]) -> float:
    """How far values lie apart, as a standard deviation."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
