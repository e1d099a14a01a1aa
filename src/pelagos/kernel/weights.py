"""Outcomes with whole-number weights."""

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

IS_COMPILED: Final = not __file__.endswith(".py")
WORD: Final = (1 << 62) - 1  # the largest set that fits a machine word
PAIRS: Final[i64] = 0x1555555555555555  # a number beyond WORD would be a Python object
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def total_weight(outcomes: Sequence[tuple[T, int]]) -> int:
    total = 0
    for _, weight in outcomes:
        total += weight
    return total


def pick(outcomes: Sequence[tuple[T, int]], place: int) -> T:
    """The outcome at a place counted through the weights."""
    for outcome, weight in outcomes:
        if place < weight:
            return outcome
        place -= weight
    raise AssertionError("the place lies beyond the weights")


def nth_bit(bits: int, n: int) -> int:
    """Where the n-th bit that is set stands, counted from 0: draws from a bag of equals."""
    while n:
        bits &= bits - 1
        n -= 1
    return (bits & -bits).bit_length() - 1


def has_bits(bits: int, least: int) -> bool:
    """Whether at least so many bits are set: for a few, sooner known than their number."""
    if least == 0:
        return True
    while bits and least > 1:
        bits &= bits - 1
        least -= 1
    return bits != 0


def count_bits(bits: int) -> int:
    """How many bits are set; compiled, ten times as fast as the method for what fits a word."""
    if bits > WORD or not IS_COMPILED:
        return bits.bit_count()
    word: i64 = bits
    word -= word >> 1 & PAIRS
    word = (word & FOURS) + (word >> 2 & FOURS)
    word = word + (word >> 4) & EIGHTS
    word += word >> 8
    word += word >> 16
    return (word + (word >> 32)) & 127
