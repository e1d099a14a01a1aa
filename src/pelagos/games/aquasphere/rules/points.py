"""Which rules bring points: what a step stands for, seen right before it happens."""

from typing import Any

from pelagos.games.aquasphere.box import REWARD_POINTS
from pelagos.games.aquasphere.rules.areas import CatchOctopods, PlaceSubmarine, TakeCard
from pelagos.games.aquasphere.rules.knowledge import LoseKnowledge, StopAtLine
from pelagos.games.aquasphere.rules.research import UseReward
from pelagos.games.aquasphere.rules.scoring import ScoreFinally, ScoreSeat
from pelagos.games.aquasphere.rules.station import RelieveOvercrowding, removal_points
from pelagos.games.aquasphere.state import Aqua
from pelagos.kernel.contract import Step


def tally(state: Aqua, step: Step[Any]) -> dict[str, int]:
    """Points by rule. The counter itself, red lines included, only carries out what stands here."""
    if isinstance(step, CatchOctopods):
        return {"AQ-10.4": state.box.points(step.caught)}
    if isinstance(step, PlaceSubmarine):
        return {"AQ-10.5": state.bulb()}
    if isinstance(step, TakeCard):
        return {"AQ-10.6": state.bulb()}
    if isinstance(step, RelieveOvercrowding):
        return {"AQ-16.5": removal_points(state, step.sector, step.seat)}
    if isinstance(step, UseReward):
        card = state.box.cards[step.card]
        return {"AQ-16.2": card.amount if card.reward == REWARD_POINTS else 0}
    if isinstance(step, StopAtLine):
        return {"AQ-12.3": -step.points}
    return scored(state, step)


def scored(state: Aqua, step: Step[Any]) -> dict[str, int]:
    """The parts of the scorings."""
    if isinstance(step, ScoreSeat):
        return {
            "AQ-13.4": step.control,
            "AQ-13.5": step.bots,
            "AQ-13.6": step.crystals,
            "AQ-13.7": -step.octopods,
        }
    if isinstance(step, LoseKnowledge):
        return {"AQ-13.8": step.points - step.lost}
    if isinstance(step, ScoreFinally):
        return {
            "AQ-15.1": step.letters,
            "AQ-15.2": step.time,
            "AQ-15.3": step.submarines,
            "AQ-15.4": step.lab,
        }
    return {}
