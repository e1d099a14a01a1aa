"""Ratings: how well somebody plays, by whom they were placed before and behind."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
SURE: Final = 1.96  # standard errors on either side of a mean, for 19 in 20
AVERAGE: Final = 1500.0
# Ratings are told on the scale that chess players know: 400 points more are odds of ten to one.
POINTS: Final = 400 / math.log(10)
SCALE: Final = POINTS / (math.sqrt(2) * MODEL.beta)


class Skill(NamedTuple):
    """What is known of somebody: the mean, and how much it is in doubt."""

    mu: float
    sigma: float

    def told(self) -> float:
        return AVERAGE + SCALE * (self.mu - MODEL.mu)

    def doubt(self) -> float:
        """How far the rating told may be off, 19 times in 20."""
        return SURE * SCALE * self.sigma


BEGINNER: Final = Skill(MODEL.mu, MODEL.sigma)


def after(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What is known after one more game, in which these took these places."""
    teams = [[MODEL.rating(skill.mu, skill.sigma)] for skill in skills]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
