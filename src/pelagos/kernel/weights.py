"""Outcomes with whole-number weights."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


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
    for _ in range(n):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1
