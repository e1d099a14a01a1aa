"""The tree: lines of play, and what they have come to so far."""

from pelagos.kernel.contract import Seat


class Node:
    """A line of play: how often it was followed, and what it brought each seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.shares = [0.0] * seats  # of the win, summed over the visits
        self.points = [0.0] * seats
        self.next: dict[int, Node] = {}  # by number of an answer, or of a throw of the dice
        self.promise: dict[int, float] = {}  # first impression of an answer, by its number

    def after(self, number: int) -> "Node":
        found = self.next.get(number)
        if found is None:
            found = self.next[number] = Node(len(self.shares))
        return found

    def note(self, shares: list[float], points: list[float]) -> None:
        """One more visit, and what came of it."""
        self.visits += 1
        for seat in range(len(shares)):
            self.shares[seat] += shares[seat]
            self.points[seat] += points[seat]

    def share(self, seat: Seat) -> float:
        return self.shares[seat] / self.visits

    def mean_points(self, seat: Seat) -> float:
        return self.points[seat] / self.visits
