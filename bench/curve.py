"""What time is worth: the best of a game, with more and more of it, against itself with the least.

``python bench/curve.py octodice --budgets 10,25,50,100,200 --games 240 --records curve`` plays each
budget (milliseconds for an answer) against the first, every deal both ways round, and says what
twice the time brings: the slope of a straight line through all deals, over doublings of the time.
Deals are the same for all budgets, so that a deal counts once. The same command goes on where it
was interrupted.
"""

import argparse
import math
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import NamedTuple

from pelagos import shelf
from pelagos.arena.pool import play_all
from pelagos.arena.ranking import interval, mean
from pelagos.arena.tournament import MatchOutcome, TournamentPlan
from pelagos.cli.arena import kept
from pelagos.cli.speaking import shown
from pelagos.kernel.options import settle
from pelagos.results.rating import SURE


class Deal(NamedTuple):
    """What more time came to in one deal, as the mean of both seatings."""

    number: int
    doublings: float  # of the time, between the two
    share: float  # of the win
    lead: float  # in points


class Slope(NamedTuple):
    """What one doubling brings, and how far that may be off, 19 times in 20."""

    rise: float
    doubt: float

    def told(self) -> str:
        low, high = self.rise - self.doubt, self.rise + self.doubt
        return f"{self.rise:+.2f} ({low:+.2f} to {high:+.2f})"


def deals(outcomes: list[MatchOutcome], doublings: float) -> list[Deal]:
    """Each was played both ways round; the one with more time is named first in the plan."""
    found: dict[int, list[tuple[float, int]]] = defaultdict(list)
    longer = outcomes[0].line[0]
    for each in outcomes:
        seat = each.line.index(longer)
        found[each.deal].append((each.share(seat), each.points[seat] - each.points[1 - seat]))
    return [
        Deal(number, doublings, *map(mean, zip(*both, strict=True)))
        for number, both in found.items()
    ]


def slope(points: list[tuple[int, float, float]]) -> Slope:
    """A straight line through nothing at no doubling: by number of the deal, doublings and gain.

    Games of one deal are alike, so that the doubt is that of so many deals, not of so many games.
    """
    weight = sum(doublings**2 for _, doublings, _ in points)
    rise = sum(doublings * gain for _, doublings, gain in points) / weight
    pulls: dict[int, float] = defaultdict(float)
    for number, doublings, gain in points:
        pulls[number] += doublings * (gain - rise * doublings)
    count = len(pulls)
    spread = sum(pull**2 for pull in pulls.values()) * count / (count - 1)
    return Slope(rise, SURE * math.sqrt(spread) / weight)


def played(given: argparse.Namespace, budget: int) -> list[Deal]:
    game, least = shelf.find(given.game), given.budgets[0]
    agents = (f"best@{budget}ms", f"best@{least}ms")
    options = settle(game, 2, {})
    plan = TournamentPlan(given.game, None, 2, agents, options, given.games, given.seed, None, None)
    player = partial(play_all, plan, processes=given.processes)
    folder = given.records / f"{given.game}-{budget}-{given.seed}"
    matches = plan.matches()
    outcomes = shown(kept(plan, matches, player, folder), len(matches), " against ".join(agents))
    return deals([*outcomes], math.log2(budget / least))


def told(budget: int, found: list[Deal]) -> str:
    low, share, high = (f"{100 * each:.1f}" for each in interval([deal.share for deal in found]))
    ahead = slope([(deal.number, 1.0, deal.lead) for deal in found])
    return (
        f"{budget} ms, {2 * len(found)} games: {share} % ({low} to {high}), {ahead.told()} points"
    )


def summary(found: list[Deal]) -> str:
    wins = slope([(deal.number, deal.doublings, 100 * (deal.share - 0.5)) for deal in found])
    leads = slope([(deal.number, deal.doublings, deal.lead) for deal in found])
    return f"twice the time: {wins.told()} % of the win, {leads.told()} points"


def milliseconds(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--budgets", type=milliseconds, default=[10, 25, 50, 100, 200])
    parser.add_argument("--games", type=int, default=200, help="with each budget")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--records", type=Path, required=True, help="a folder that keeps the games")
    given = parser.parse_args()
    every = []
    for budget in given.budgets[1:]:
        every.append(played(given, budget))
        print(told(budget, every[-1]), flush=True)
    print(summary([deal for found in every for deal in found]))


if __name__ == "__main__":
    main()
