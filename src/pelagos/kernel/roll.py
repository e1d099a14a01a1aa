"""Randomness for those who may guess: agents, playouts, imagined positions. Never for a game."""

from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final[i64] = 0x5DEECE66D
INCREMENT: Final[i64] = 0xB
MASK: Final[i64] = (1 << 48) - 1


class Roll:
    """A small generator of 48 bits, the same in every build."""

    def __init__(self, seed: int) -> None:
        # The golden ratio of 2**64 spreads seeds apart: neighbours would begin almost alike.
        self.bits: i64 = ((seed ^ 0x5DEECE66D) * 0x9E3779B97F4A7C15 >> 16) & 0xFFFFFFFFFFFF

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        bits: i64 = (self.bits * MULTIPLIER + INCREMENT) & MASK
        size: i64 = n
        self.bits = bits
        return (bits >> 17) * size >> 31
