"""Mistakes: to take one of several things that look alike for the best of them."""

from collections.abc import Sequence
from typing import Final

from pelagos.kernel.roll import Roll

FINE: Final = 1 << 20  # how finely luck between 0 and 1 is drawn


def pick(odds: Sequence[float], roll: Roll) -> int:
    """A place, as likely as the odds say."""
    left = roll.below(FINE) / FINE * sum(odds)
    for place, odd in enumerate(odds):
        left -= odd
        if left < 0:
            return place
    return max(range(len(odds)), key=lambda place: odds[place])
