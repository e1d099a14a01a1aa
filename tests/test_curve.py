"""bench/curve.py: what games say about more time."""

import pytest

from pelagos.arena.tournament import MatchOutcome
from tests.scripts import of_bench

CURVE = of_bench("curve")
LONG, SHORT = "best@40ms", "best@10ms"


def outcome(deal: int, line: tuple[str, str], points: list[int]) -> MatchOutcome:
    places = [1 + sum(other > own for other in points) for own in points]
    return MatchOutcome(deal, line, points, places, 60, [{}, {}])


def test_a_deal_is_the_mean_of_both_seatings_for_the_one_with_more_time() -> None:
    found = CURVE.deals(
        [
            outcome(0, (LONG, SHORT), [30, 20]),
            outcome(0, (SHORT, LONG), [26, 22]),
            outcome(1, (LONG, SHORT), [25, 25]),
            outcome(1, (SHORT, LONG), [20, 31]),
        ],
        doublings=2.0,
    )
    assert found == [CURVE.Deal(0, 2.0, 0.5, 3.0), CURVE.Deal(1, 2.0, 0.75, 5.5)]


def test_the_slope_is_what_one_doubling_brings() -> None:
    rise, doubt = CURVE.slope([(n, d, 1.5 * d) for n in range(3) for d in (1.0, 2.0, 4.0)])
    assert (rise, doubt) == pytest.approx((1.5, 0.0))


def test_budgets_played_on_the_same_deals_are_no_further_evidence() -> None:
    gains = [4.0, -2.0, 3.0, 1.0]
    once = CURVE.slope([(n, 2.0, gain) for n, gain in enumerate(gains)])
    again = CURVE.slope([(n, 2.0, gain) for n, gain in enumerate(gains)] * 2)
    others = CURVE.slope([(n, 2.0, gain) for n, gain in enumerate(gains * 2)])
    assert again == pytest.approx(once)
    assert others.rise == pytest.approx(once.rise)
    assert others.doubt < once.doubt
