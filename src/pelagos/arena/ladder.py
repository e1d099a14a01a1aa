"""The ladder: every level against the one below, and how many rating points lie between them."""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from pelagos.agents.levels import LEVELS
from pelagos.arena.ranking import Ranking
from pelagos.arena.tournament import TournamentPlan
from pelagos.results.rating import POINTS


class Rung(Struct, frozen=True):
    """Two neighbours: what the upper one takes from the lower one."""

    lower: str
    upper: str
    games: int
    win_share: float
    interval: list[float]
    mean_points: list[float]  # of the lower, of the upper
    difference: list[int | None]  # rating points: at least, about, at most; None: no bound


def plans(
    game: str,
    box: str | None,
    options: Mapping[str, str],
    games: int,
    seed: int,
    seconds: float | None,
    iterations: int | None,
    levels: Sequence[str] = LEVELS,
) -> list[TournamentPlan]:
    """A tournament of two for every pair of neighbours, from the bottom."""
    return [
        TournamentPlan(game, box, 2, (lower, upper), options, games, seed, seconds, iterations)
        for lower, upper in pairwise(levels)
    ]


def between(lowest: str, highest: str) -> Sequence[str]:
    """A part of the ladder; none where they stand the other way round."""
    return LEVELS[LEVELS.index(lowest) : LEVELS.index(highest) + 1]


def rung(ranking: Ranking) -> Rung:
    """What a tournament of two neighbours came to."""
    below, above = ranking.as_data()
    low, high = above["interval"]
    return Rung(
        below["name"],
        above["name"],
        ranking.games,
        above["win_share"],
        [low, high],
        [below["mean_points"], above["mean_points"]],
        [difference(share) for share in (low, above["win_share"], high)],
    )


def difference(share: float) -> int | None:
    """The rating points that make such a share of the win likely."""
    if not 0 < share < 1:
        return None
    return round(POINTS * math.log(share / (1 - share)))
