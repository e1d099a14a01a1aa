"""The small generator: the same numbers in every build, all of them below n."""

from hypothesis import given
from hypothesis import strategies as st

from pelagos.kernel.roll import Roll

EXPECTED_42 = [531, 359, 673, 664, 971, 428]
EXPECTED_0 = [4, 2, 5, 5, 2, 0, 4, 2, 2, 1, 0, 5]


def test_a_seed_gives_these_numbers_in_every_build() -> None:
    roll = Roll(42)
    assert [roll.below(1000) for _ in range(6)] == EXPECTED_42
    roll = Roll(0)
    assert [roll.below(6) for _ in range(12)] == EXPECTED_0


def test_the_bits_are_those_of_the_well_known_generator() -> None:
    """48 bits, multiplier 0x5DEECE66D, increment 11, as in drand48."""
    bits = ((7 ^ 0x5DEECE66D) * 0x9E3779B97F4A7C15 >> 16) & ((1 << 48) - 1)
    roll = Roll(7)
    for n in (1, 2, 10, 1 << 20):
        bits = (bits * 0x5DEECE66D + 11) & ((1 << 48) - 1)
        assert roll.below(n) == ((bits >> 17) * n) >> 31


@given(st.integers(-(2**60), 2**60), st.integers(1, 10_000))
def test_a_number_is_never_negative_nor_reaches_n(seed: int, n: int) -> None:
    roll = Roll(seed)
    assert all(0 <= roll.below(n) < n for _ in range(5))


def test_every_number_comes_up_about_as_often() -> None:
    roll = Roll(5)
    drawn = [roll.below(6) for _ in range(6000)]
    assert all(850 < drawn.count(face) < 1150 for face in range(6))


def test_neighbouring_seeds_begin_differently() -> None:
    first = [Roll(seed).below(6) for seed in range(600)]
    assert all(70 < first.count(face) < 130 for face in range(6))
    assert len({Roll(seed).below(1 << 30) for seed in range(600)}) == 600
