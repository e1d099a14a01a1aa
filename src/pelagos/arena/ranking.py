"""What the games of a tournament say about its agents: shares of the win, points, ratings."""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

from pelagos.agents.programs.forfeit import Forfeit
from pelagos.arena.tournament import MatchOutcome
from pelagos.results.rating import BEGINNER, SURE, Skill, after


class Ranking:
    """The agents of a tournament, compared over the games played so far."""

    def __init__(self, agents: Sequence[str]) -> None:
        self.agents = list(dict.fromkeys(agents))
        self.games = 0
        self.forfeits: list[Forfeit] = []
        self.lengths: list[int] = []  # decisions of each game
        self._shares: dict[str, dict[int, list[float]]] = {name: {} for name in self.agents}
        self._best: list[int] = []  # points of whoever came first, by game
        self._points: dict[str, list[int]] = {name: [] for name in self.agents}
        self._tally: dict[str, Counter[str]] = {name: Counter() for name in self.agents}
        self._skills = dict.fromkeys(self.agents, BEGINNER)

    def add(self, outcome: MatchOutcome) -> None:
        self.games += 1
        self.forfeits += outcome.forfeits
        self.lengths.append(outcome.decisions)
        self._best.append(outcome.points[outcome.places.index(min(outcome.places))])
        for seat, name in enumerate(outcome.line):
            self._shares[name].setdefault(outcome.deal, []).append(outcome.share(seat))
            self._points[name].append(outcome.points[seat])
            self._tally[name].update(outcome.tally[seat])
        self._rate(outcome)

    def _rate(self, outcome: MatchOutcome) -> None:
        """Every seat plays for its agent; one that holds several seats gets their mean."""
        if len(outcome.line) == 1:
            return
        rated = after([self._skills[name] for name in outcome.line], outcome.places)
        for name in set(outcome.line):
            news = [skill for skill, line in zip(rated, outcome.line, strict=True) if line == name]
            self._skills[name] = Skill(
                mean([new.mu for new in news]), mean([new.sigma for new in news])
            )

    def mean_of_winners(self) -> float:
        """The points of whoever won, on average."""
        return mean(self._best)

    def mean_by_rule(self, rule: str) -> dict[str, float]:
        """What a rule brought each agent in a game, on average."""
        return {
            name: self._tally[name][rule] / len(self._points[name])
            for name in self.agents
            if self._points[name]
        }

    def rules(self) -> set[str]:
        """The rules that brought somebody points."""
        return {rule for tally in self._tally.values() for rule, points in tally.items() if points}

    def as_data(self) -> list[dict[str, Any]]:
        return [self._about(name) for name in self.agents]

    def _about(self, name: str) -> dict[str, Any]:
        low, share, high = interval([mean(deal) for deal in self._shares[name].values()])
        return {
            "name": name,
            "win_share": round(share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_points": round(mean(self._points[name]), 2),
            "rating": round(self._skills[name].told()),
        }


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def interval(deals: Sequence[float]) -> tuple[float, float, float]:
    """The mean of shares between its 95 % bounds (Wilson's, which hold for few games as well).

    A deal counts once, since its games are alike; for more where its seatings even out.
    """
    middle, count = mean(deals), len(deals)
    spread = sum((deal - middle) ** 2 for deal in deals) / max(1, count - 1)
    weight = count * middle * (1 - middle) / spread if spread else float(count)
    centre = (middle + SURE**2 / (2 * weight)) / (1 + SURE**2 / weight)
    reach = math.sqrt(middle * (1 - middle) / weight + SURE**2 / (4 * weight**2))
    reach *= SURE / (1 + SURE**2 / weight)
    return max(0.0, centre - reach), middle, min(1.0, centre + reach)
