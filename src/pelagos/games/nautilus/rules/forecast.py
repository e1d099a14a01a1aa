"""What a seat would score if the game ended now and it raised the right tokens."""

from pelagos.games.nautilus.box import FINDS
from pelagos.games.nautilus.state import Sea
from pelagos.kernel.contract import Seat


def raisable(state: Sea, seat: Seat) -> int:
    """NA-12.2: tokens that the own mission may still raise; none where it is not known."""
    if state.mission[seat] < 0:
        return 0
    mission = state.box.missions[state.mission[seat]]
    total, start = 0, seat * FINDS
    for kind in range(FINDS):
        if mission >> kind & 1:
            total += state.finds[start + kind] - state.raised[start + kind]
    return total


def best_score(state: Sea, seat: Seat) -> int:
    """NA-12.3, with as many tokens raised as pays."""
    box, money = state.box, state.money[seat]
    stations = state.station_points(seat)
    discoveries = state.discovery_points(seat, state.ranking()[seat])
    best = 0
    for raised in range(raisable(state, seat) + 1):
        left = money - raised * box.raising
        if left >= 0:
            best = max(best, stations * (discoveries + raised) + left * box.nemo)
    return best
