"""NA-12: the missions are opened, tokens are raised, and the points are counted."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.nautilus.answers import Done, Raise
from pelagos.games.nautilus.box import FINDS
from pelagos.games.nautilus.rules.building import pay
from pelagos.games.nautilus.state import NOBODY, Sea
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step
from pelagos.kernel.copy_on_write import add

NOT_IN_MISSION: Final = Reason("NA-12.2", "not-in-mission", ("face",))
ALL_RAISED: Final = Reason("NA-12.2", "all-raised", ("face", "tokens"))
CANNOT_RAISE: Final = Reason("NA-12.2", "cannot-raise", ("price", "money"))


class EndGame(Effect[Sea]):
    """The game is over; what is left is counting."""

    rule = "NA-12.1"
    fields = ("ended",)

    def __init__(self, ended: int) -> None:
        self.ended = ended

    def happen(self, state: Sea) -> None:
        state.ended = self.ended
        order = [(state.first + turn) % state.seats for turn in range(state.seats)]
        opening: list[Step[Any]] = [OpenMission(seat, state.mission[seat]) for seat in order]
        raising: list[Step[Any]] = [OfferRaise(seat) for seat in order]
        counting: list[Step[Any]] = [CountPoints(seat) for seat in order]
        state.are_missions_open = 1
        state.plan([*opening, *raising, *counting])


class OpenMission(Effect[Sea]):
    """Everybody shows the own mission."""

    rule = "NA-12.2"
    fields = ("seat", "mission")
    reveals = True

    def __init__(self, seat: Seat, mission: int) -> None:
        self.seat = seat
        self.mission = mission

    def happen(self, state: Sea) -> None:
        state.are_missions_open = 1


class OfferRaise(Effect[Sea]):
    """Nobody is asked who has nothing to raise, or no money."""

    rule = "NA-12.2"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Sea) -> None:
        question = RaiseTokens(self.seat)
        if len(question.legal(state)) > 1:
            state.plan([question])


class RaiseTokens(Decision[Sea, Answer]):
    """One token of the mission after the other, by one column, for a Nemo each."""

    rule = "NA-12.2"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Sea) -> Sequence[Answer]:
        return [state.chart.say.done, *state.chart.say.raising]

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        if isinstance(answer, Done):
            return None
        assert isinstance(answer, Raise)
        if not state.box.missions[state.mission[self.seat]] >> answer.face & 1:
            return Refusal(NOT_IN_MISSION, (answer.face,))
        place = self.seat * FINDS + answer.face
        if state.raised[place] == state.finds[place]:
            return Refusal(ALL_RAISED, (answer.face, state.finds[place]))
        price, money = state.box.raising, state.money[self.seat]
        return Refusal(CANNOT_RAISE, (price, money)) if price > money else None

    def take(self, state: Sea, answer: Answer) -> None:
        if isinstance(answer, Done):
            return
        assert isinstance(answer, Raise)
        pay(state, self.seat, state.box.raising)
        state.raised = add(state.raised, self.seat * FINDS + answer.face, 1)
        state.plan([OfferRaise(self.seat)])


class CountPoints(Effect[Sea]):
    """Stations times discoveries, and the Nemos left."""

    rule = "NA-12.3"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Sea) -> None:
        place = state.ranking()[self.seat]
        stations = state.station_points(self.seat)
        discoveries = state.discovery_points(self.seat, place)
        state.plan([TellPoints(self.seat, stations, discoveries, state.money[self.seat])])


class TellPoints(Effect[Sea]):
    """The sum, told to all."""

    rule = "NA-12.3"
    fields = ("seat", "stations", "discoveries", "nemos")

    def __init__(self, seat: Seat, stations: int, discoveries: int, nemos: int) -> None:
        self.seat = seat
        self.stations = stations
        self.discoveries = discoveries
        self.nemos = nemos

    def happen(self, state: Sea) -> None:
        """The points themselves are in ``Sea.scores``."""


def points_by_rule(state: Sea, told: TellPoints) -> dict[str, int]:
    """What tokens, the mission and the ruins brought, each times the stations; and the Nemos."""
    raised = sum(state.raised[told.seat * FINDS : (told.seat + 1) * FINDS])
    unranked = state.discovery_points(told.seat, NOBODY)
    return {
        "NA-9.7": told.stations * (unranked - raised),
        "NA-12.1": told.stations * (told.discoveries - unranked),
        "NA-12.2": told.stations * raised,
        "NA-12.3": told.nemos * state.box.nemo,
    }
