"""A fair value for a view of the beach."""

from pelagos.games.pebbles.state import Beach
from pelagos.kernel.contract import Seat


def value(position: Beach, seat: Seat) -> float:
    """Own points, ahead of the richest of the others; what is blank counts nothing."""
    scores = position.scores()
    best_other = max(scores[other] for other in range(position.seats) if other != seat)
    return scores[seat] - best_other / 2
