"""NE-6.5, NE-6.6: modules with enough lying deeples are activated."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.neweden.answers import ACTIVATE, DONE, FREE, Activate
from pelagos.games.neweden.cards import CRAB, OCTOPUS
from pelagos.games.neweden.copies import own_uses
from pelagos.games.neweden.geometry.ways import module_at, outside_places, with_deeples
from pelagos.games.neweden.rules.damage import Repair
from pelagos.games.neweden.rules.freeactions import (
    free_legal,
    free_refusal,
    free_steps,
    has_free_action,
    is_free,
)
from pelagos.games.neweden.rules.station import GainCoins, GainPoints
from pelagos.games.neweden.state import Eden
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step

TOO_FEW_DEEPLES: Final = Reason("NE-6.8", "too-few-deeples", ("worksites", "lying"))
NOT_REACHED: Final = Refusal(Reason("NE-6.5", "not-reached"))
ALREADY_ACTIVE: Final = Refusal(Reason("NE-6.6", "already-active"))


class OfferActivation(Effect[Eden]):
    """Where something can be activated, or a free action be taken."""

    rule = "NE-6.5"
    fields = ("seat", "reached")
    quiet = True

    def __init__(self, seat: Seat, reached: int) -> None:
        self.seat = seat
        self.reached = reached

    def happen(self, state: Eden) -> None:
        question = ActivateModules(self.seat, self.reached)
        if has_free_action(state, self.seat) or question.activations(state):
            state.agenda.append(question)


class ActivateModules(Decision[Eden, Answer]):
    """Modules with enough lying deeples may be activated, in any order."""

    rule = "NE-6.5"
    fields = ("seat", "reached")
    quiet = True

    def __init__(self, seat: Seat, reached: int) -> None:
        self.seat = seat
        self.reached = reached

    def candidates(self, state: Eden) -> Sequence[Answer]:
        places = outside_places(state, self.seat)
        return [DONE, *[ACTIVATE[place] for place in places], *FREE]

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        if answer is DONE:
            return None
        if is_free(answer):
            return free_refusal(state, self.seat, answer)
        assert isinstance(answer, Activate)
        card = module_at(state, self.seat, answer.place)
        if state.used[card]:
            return ALREADY_ACTIVE
        needed, lying = state.box.worksites[card], state.lying[card]
        if lying < needed:
            return Refusal(TOO_FEW_DEEPLES, (needed, lying))
        if state.rulings.only_reached and not self.reached >> card & 1:
            return NOT_REACHED
        return None

    def legal(self, state: Eden) -> Sequence[Answer]:
        found: list[Answer] = [DONE]
        found += self.activations(state)
        found += free_legal(state, self.seat)
        return found

    def activations(self, state: Eden) -> list[Answer]:
        """The modules that may be activated."""
        found: list[Answer] = []
        for place in with_deeples(state, self.seat):
            answer = ACTIVATE[place]
            if self.refusal(state, answer) is None:
                found.append(answer)
        return found

    def take(self, state: Eden, answer: Answer) -> None:
        again = OfferActivation(self.seat, self.reached)
        if isinstance(answer, Activate):
            card = module_at(state, self.seat, answer.place)
            state.plan([ActivateModule(self.seat, card), again])
        elif answer is not DONE:
            state.plan([free_steps(self.seat, answer), again])


class ActivateModule(Effect[Eden]):
    """As many deeples as there are worksites stand up, and the effect happens at once."""

    rule = "NE-6.6"
    fields = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def happen(self, state: Eden) -> None:
        needed = state.box.worksites[self.card]
        state.lying[self.card] -= needed
        own_uses(state)
        state.working[self.card] += needed
        state.moved[self.card] = min(state.moved[self.card], state.lying[self.card])
        state.used[self.card] = 1
        state.agenda.append(main_effect(state, self.seat, self.card))


def main_effect(state: Eden, station: int, card: int) -> Step[Any]:
    """NE-11.1 to NE-11.3: coins, points or repair."""
    category, gain = state.box.category[card], state.box.gain[card]
    if category == OCTOPUS:
        return Repair(station, gain)
    return GainCoins(station, gain) if category == CRAB else GainPoints(station, gain)
