"""Taste: the numbers that the heuristic goes by. Guessed by people, corrected by play."""

from collections.abc import Mapping
from typing import Final

from pelagos.games.nautilus.answers import MOST_SUBMARINES
from pelagos.kernel import contract

FAR: Final = 3  # turns that a submarine looks ahead
TOKENS: Final = 3  # that it hopes for

GUESSES: Final[dict[str, float]] = {
    "rounds": 20.0,  # of a usual game
    "usual_stations": 6.0,  # points that a whole game brings on top of what is hoped for
    "usual_discoveries": 10.0,  # likewise
    "rivals": 0.15,  # of the points of the best other seat, which count against
    "nemo": 1.0,  # points for each Nemo
    "spare_nemo": 0.15,  # points more while all of the game is ahead
    "first_nemos": 2.0,  # points more for each of the first six
    "lead_at_risk": 1.0,  # how dangerous it is that others may take the chip of a station
    "second_module": 1.0,  # how near the chip a single active module is
    "can_lead": 0.45,  # station points for the race for a chip that is not lost
    "any_module": 0.12,  # station points for any further active module
    "matched": 0.55,  # of a prospect that an aquanaut can walk to
    "awaited": 0.4,  # of a prospect for an aquanaut on a module that is not built yet
    "unmatched": 0.12,  # of a prospect for which the aquanaut is missing
    "stored": 0.7,  # of a module that is not built yet
    "remote": 0.6,  # of a prospect that nobody can walk to
    "step": 0.88,  # what is left of a prospect one step away
    "crew": 0.4,  # station points that a spare aquanaut is hoped to bring
    "dive": 1.8,  # station points that a launch is hoped to be worth
    "next_launch": 0.7,  # what is left of that with every submarine at sea
    "late": 3.0,  # how long hopes count in full: until a part of the game is left, one by this
    "ruins": 1.0,  # how much a marker on the ruins is hoped to bring
    "raising": 1.0,  # how much the mission is hoped to raise
    "at_sea": 1.2,  # discovery points for every submarine at sea
    "next_submarine": 0.85,  # what is left of the hopes of the next one
    "reached": 0.7,  # of the tokens that a submarine can reach
    "next_turn": 0.72,  # what is left of a prospect one turn later
    "further": 0.35,  # what a second prospect is worth beside the best
    "known_price": 0.12,  # discovery points for each Nemo that a token costs whose face is known
    "unseen_price": 0.1,  # likewise where it is not
    "unaffordable": 0.2,  # of a token that costs more than there is
    "chest": 1.5,  # discovery points of a chest, times what analysis pays, by the stations
    "boost": 0.5,  # discovery points of a boost
}


class Taste(contract.Taste):
    """What a judge of positions believes; what the numbers leave out is as it was guessed."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        known = {**GUESSES, **numbers}
        self.rounds = known["rounds"]
        self.usual_stations = known["usual_stations"]
        self.usual_discoveries = known["usual_discoveries"]
        self.rivals = known["rivals"]
        self.nemo = known["nemo"]
        self.spare_nemo = known["spare_nemo"]
        self.first_nemos = known["first_nemos"]
        self.lead_at_risk = known["lead_at_risk"]
        self.second_module = known["second_module"]
        self.can_lead = known["can_lead"]
        self.any_module = known["any_module"]
        self.matched = known["matched"]
        self.awaited = known["awaited"]
        self.unmatched = known["unmatched"]
        self.stored = known["stored"]
        self.remote = known["remote"]
        self.step = known["step"]
        self.crew = known["crew"]
        self.dive = known["dive"]
        self.next_launch = known["next_launch"]
        self.late = known["late"]
        self.ruins = known["ruins"]
        self.raising = known["raising"]
        self.at_sea = known["at_sea"]
        self.fleet = [known["next_submarine"] ** rank for rank in range(MOST_SUBMARINES)]
        self.reached = known["reached"]
        self.turns_away = [known["next_turn"] ** turns for turns in range(FAR)]
        self.following = [known["further"] ** rank for rank in range(TOKENS)]
        self.known_price = known["known_price"]
        self.unseen_price = known["unseen_price"]
        self.unaffordable = known["unaffordable"]
        self.chest = known["chest"]
        self.boost = known["boost"]


PLAIN: Final = Taste({})
