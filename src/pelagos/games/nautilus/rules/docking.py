"""NA-10: a submarine comes home."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.nautilus.answers import Dock, DockToVisit, Done
from pelagos.games.nautilus.rules.aquanauts import (
    enter,
    may_anybody_visit,
    refusal_to_stop,
    refusal_to_visit,
)
from pelagos.games.nautilus.rules.sailing import docks_at, square_of
from pelagos.games.nautilus.state import NOTHING, Sea
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat

NO_STOCK: Final = Reason("NA-10.2", "no-stock")


class OfferDock(Effect[Sea]):
    """At the end of a move, beside an airlock with somebody behind it."""

    rule = "NA-10.3"
    fields = ("seat", "submarine", "square")
    quiet = True

    def __init__(self, seat: Seat, submarine: int, square: int) -> None:
        self.seat = seat
        self.submarine = submarine
        self.square = square

    def happen(self, state: Sea) -> None:
        is_there = square_of(state, self.seat, self.submarine) == self.square
        if is_there and docks_at(state, self.square):
            state.agenda.append(DockSubmarine(self.seat, self.submarine))


class DockSubmarine(Decision[Sea, Answer]):
    """Its owner may take it home, and put an aquanaut from the stock into the module."""

    rule = "NA-10.1"
    fields = ("seat", "submarine")

    def __init__(self, seat: Seat, submarine: int) -> None:
        self.seat = seat
        self.submarine = submarine

    def candidates(self, state: Sea) -> Sequence[Answer]:
        say = state.chart.say
        modules = docks_at(state, square_of(state, self.seat, self.submarine))
        found: list[Answer] = [say.done, say.withdraw, *(say.dock[module] for module in modules)]
        if may_anybody_visit(state):
            found += [say.dock_to_visit[module] for module in modules]
        return found

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        if not isinstance(answer, (Dock, DockToVisit)):
            return None
        if state.stock[self.seat] == 0:
            return Refusal(NO_STOCK)
        if isinstance(answer, Dock):
            return refusal_to_stop(state, self.seat, answer.module)
        return refusal_to_visit(state, self.seat, answer.module)

    def take(self, state: Sea, answer: Answer) -> None:
        if isinstance(answer, Done):
            return
        state.submarines[self.seat * state.box.submarines + self.submarine] = NOTHING
        state.moved |= 1 << self.submarine  # NA-10.4: not launched again in this turn
        if isinstance(answer, (Dock, DockToVisit)):
            state.stock[self.seat] -= 1
            enter(state, self.seat, answer.module, isinstance(answer, Dock))
