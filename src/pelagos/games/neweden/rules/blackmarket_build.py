"""NE-8.5: cards bought in the black market are shown, built, and do what they do."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.neweden.answers import BUILD, DONE, FREE, Build
from pelagos.games.neweden.box import HAND
from pelagos.games.neweden.rules.building import BuildCard, on_build
from pelagos.games.neweden.rules.freeactions import (
    free_legal,
    free_refusal,
    free_steps,
    has_free_action,
    is_free,
)
from pelagos.games.neweden.state import EMPTY, Eden
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step
from pelagos.kernel.copy_on_write import put

BUILD_FIRST: Final = Refusal(Reason("NE-8.5", "build-first"))


class ShowCards(Effect[Eden]):
    """A player turns the bought cards up, then builds them all."""

    rule = "NE-8.5"
    fields = ("seat",)
    reveals = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        state.shown |= 1 << self.seat
        state.agenda.append(BuildBought(self.seat))


class BuildBought(Decision[Eden, Answer]):
    """In an order of one's own, with free actions before, between and after."""

    rule = "NE-8.5"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Eden) -> Sequence[Answer]:
        return [*[BUILD[place] for place in self.places(state)], DONE, *FREE]

    def places(self, state: Eden) -> list[int]:
        first = self.seat * HAND
        return [place for place in range(HAND) if state.hand[first + place] != EMPTY]

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        if answer is DONE:
            return BUILD_FIRST if self.places(state) else None
        return free_refusal(state, self.seat, answer) if is_free(answer) else None

    def legal(self, state: Eden) -> Sequence[Answer]:
        found: list[Answer] = [BUILD[place] for place in self.places(state)]
        if not found:
            found.append(DONE)
        found += free_legal(state, self.seat)
        return found

    def take(self, state: Eden, answer: Answer) -> None:
        if isinstance(answer, Build):
            place = self.seat * HAND + answer.place
            card = state.hand[place]
            state.hand[place] = EMPTY
            state.plan([BuildCard(self.seat, card), BuildMore(self.seat)])
        elif answer is not DONE:
            state.plan([free_steps(self.seat, answer), BuildMore(self.seat)])


class BuildMore(Effect[Eden]):
    """While cards or free actions are left."""

    rule = "NE-8.6"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        question = BuildBought(self.seat)
        if has_free_action(state, self.seat) or question.places(state):
            state.agenda.append(question)


class ResolveEffects(Effect[Eden]):
    """By option: what the built cards do happens after all have built."""

    rule = "NE-8.5"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        first = self.seat * HAND
        steps: list[Step[Any]] = []
        for place in range(first, first + HAND):
            if state.pending[place] != EMPTY:
                steps.append(ResolveEffect(self.seat, state.pending[place]))
                state.pending = put(state.pending, place, EMPTY)
        state.plan(steps)


class ResolveEffect(Effect[Eden]):
    """What one card does, counted when its moment comes."""

    rule = "NE-8.5"
    fields = ("seat", "card")
    quiet = True

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def happen(self, state: Eden) -> None:
        state.plan(on_build(state, self.seat, self.card))
