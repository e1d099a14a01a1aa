"""What a position promises each seat: a share of the win, and points."""

import math
from typing import Final

from pelagos.evaluation.linear import LinearModel
from pelagos.kernel.contract import Chance, Game, Seat, State, Taste
from pelagos.kernel.play import draw, play_unchecked
from pelagos.kernel.roll import Roll

STRAY: Final = 1.28  # standard deviations in the scale of the distribution behind ``shares``


def let_chance_speak(state: State, roll: Roll) -> None:
    """Dice and decks that follow at once, by sampling."""
    while state.agenda:
        step = state.agenda[-1]
        if not isinstance(step, Chance):
            return
        play_unchecked(state, draw(step, state, roll))


class LeafEvaluation:
    """Judges positions of one game by its heuristic, and by experience where there is any."""

    def __init__(
        self,
        game: Game,
        experience: LinearModel | None,
        swing: float,
        taste: Taste | None = None,
    ) -> None:
        self.game = game
        self.taste = taste  # numbers for the heuristic; None: as people guessed them
        self.experience = experience
        self.judge = None if experience is None else experience.judge
        self.swing = swing  # points of lead that make winning e times as likely, without experience

    def points(self, state: State, seat: Seat) -> float:
        """The final points, or those that ``seat`` may expect from what it can know."""
        if not state.agenda:
            return float(state.scores()[seat])
        seen = state.observe(seat)
        if self.judge is not None:
            return self.judge.points(seen, seat)
        worth = self.heuristic(seen, seat)
        if self.experience is not None:
            worth *= self.experience.scale(seen)
            worth += self.experience.points(seen, seat)
        return worth

    def expects(self, state: State, seat: Seat) -> bool:
        """Whether chance speaks next, and ``points`` knows what it brings the seat on average."""
        return self.judge is not None and self.judge.expects(state, seat)

    def let_fall(self, state: State, roll: Roll, luck: list[float]) -> None:
        """Chance speaks. What it brings a seat beyond what was expected adds to its luck."""
        expecting = [seat for seat in range(state.seats) if self.expects(state, seat)]
        expected = [self.points(state, seat) for seat in expecting]
        let_chance_speak(state, roll)
        for seat, before in zip(expecting, expected, strict=True):
            luck[seat] += self.points(state, seat) - before

    def impression(self, state: State, seat: Seat) -> float:
        """What the heuristic alone makes of it."""
        if not state.agenda:
            return float(state.scores()[seat])
        return self.heuristic(state.observe(seat), seat)

    def heuristic(self, seen: State, seat: Seat) -> float:
        if self.taste is None:
            return self.game.value(seen, seat)
        return self.game.value_by(self.taste, seen, seat)

    def all_points(self, state: State) -> list[float]:
        return [self.points(state, seat) for seat in range(state.seats)]

    def shares(self, state: State, points: list[float]) -> list[float]:
        """By seat: its share of the win, certain in the end and likely before."""
        if not state.agenda:
            return final_shares(state.standing())
        return likely_shares(points, self.swing_at(state))

    def scale_at(self, state: State) -> float:
        """What a point of the heuristic has turned out to be worth."""
        return 1.0 if self.experience is None else self.experience.scale(state)

    def swing_at(self, state: State) -> float:
        if self.experience is None:
            return self.swing
        return self.experience.spread(state) / STRAY


def final_shares(standing: list[int]) -> list[float]:
    winners = standing.count(1)
    return [1 / winners if place == 1 else 0.0 for place in standing]


def likely_shares(points: list[float], swing: float) -> list[float]:
    """The further ahead, the likelier: ``swing`` points more are odds of e to one."""
    top = max(points)
    odds = [math.exp((each - top) / swing) for each in points]
    total = sum(odds)
    return [each / total for each in odds]
