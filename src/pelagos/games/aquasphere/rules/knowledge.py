"""AQ-12: knowledge points, red lines, and paying for them."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.aquasphere.answers import LINE_CHOICES, PAY_CRYSTAL, Return
from pelagos.games.aquasphere.rules.board import ReturnBot, brings_time, return_refusal
from pelagos.games.aquasphere.state import Aqua
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat

NO_CRYSTAL: Final = Refusal(Reason("AQ-12.1", "no-crystal"))
CRYSTAL_FIRST: Final = Refusal(Reason("AQ-12.2", "crystal-first"))


class GainKnowledge(Effect[Aqua]):
    """The counter moves forward; every red line on the way must be paid."""

    rule = "AQ-12.1"
    fields = ("seat", "points", "own_turn")

    def __init__(self, seat: Seat, points: int, own_turn: bool) -> None:
        self.seat = seat
        self.points = points
        self.own_turn = own_turn

    def happen(self, state: Aqua) -> None:
        go_on(state, self.seat, self.points, self.own_turn)


def go_on(state: Aqua, seat: Seat, points: int, own_turn: bool) -> None:
    """Move up to the next red line. AQ-12.5: standing right in front of it costs nothing."""
    known = state.knowledge[seat]
    reach = state.box.reach[known % state.box.track]
    if points <= reach:
        state.knowledge[seat] = known + points
        return
    state.knowledge[seat] = known + reach
    state.plan([MeetRedLine(seat, points - reach, own_turn)])


class MeetRedLine(Effect[Aqua]):
    """A crystal must be paid; without one a programmed bot may be returned, or the counter stops.

    AQ-12.4: paying with a crystal at hand is compulsory, unless the option says otherwise.
    """

    rule = "AQ-12.4"
    fields = ("seat", "points", "own_turn")
    quiet = True

    def __init__(self, seat: Seat, points: int, own_turn: bool) -> None:
        self.seat = seat
        self.points = points  # still to come, the space behind the line included
        self.own_turn = own_turn

    def happen(self, state: Aqua) -> None:
        can_pay = state.crystals[self.seat] >= state.box.line_price
        if can_pay and not state.rulings.refuse_to_pay:
            state.plan([PayWithCrystal(self.seat, self.points, self.own_turn)])
        elif can_pay or state.programmed[self.seat]:
            state.plan([PayForLine(self.seat, self.points, self.own_turn)])
        else:
            state.plan([StopAtLine(self.seat, self.points)])


class PayForLine(Decision[Aqua, Answer]):
    """How to pay for the red line, or stop in front of it."""

    rule = "AQ-12.2"
    fields = ("seat", "points", "own_turn")
    quiet = True

    def __init__(self, seat: Seat, points: int, own_turn: bool) -> None:
        self.seat = seat
        self.points = points
        self.own_turn = own_turn

    def candidates(self, state: Aqua) -> Sequence[Answer]:
        return LINE_CHOICES

    def refusal(self, state: Aqua, answer: Answer) -> Refusal | None:
        can_pay = state.crystals[self.seat] >= state.box.line_price
        if isinstance(answer, Return):
            if can_pay:
                return CRYSTAL_FIRST
            return return_refusal(state, self.seat, answer.program)
        return NO_CRYSTAL if answer is PAY_CRYSTAL and not can_pay else None

    def take(self, state: Aqua, answer: Answer) -> None:
        seat, points, own_turn = self.seat, self.points, self.own_turn
        if isinstance(answer, Return):
            is_paid = brings_time(state, own_turn, for_line=True)
            returned = ReturnBot(seat, answer.program, is_paid)
            state.plan([returned, CrossLine(seat, points, own_turn)])
        elif answer is PAY_CRYSTAL:
            state.plan([PayWithCrystal(seat, points, own_turn)])
        else:
            state.plan([StopAtLine(seat, points)])


class PayWithCrystal(Effect[Aqua]):
    """A crystal goes to the general supply, and the counter over the line."""

    rule = "AQ-12.1"
    fields = ("seat", "points", "own_turn")

    def __init__(self, seat: Seat, points: int, own_turn: bool) -> None:
        self.seat = seat
        self.points = points
        self.own_turn = own_turn

    def happen(self, state: Aqua) -> None:
        state.crystals[self.seat] -= state.box.line_price
        state.crystal_supply += state.box.line_price
        state.plan([CrossLine(self.seat, self.points, self.own_turn)])


class CrossLine(Effect[Aqua]):
    """Over the line, and on with the points that are left."""

    rule = "AQ-12.6"
    fields = ("seat", "points", "own_turn")
    quiet = True

    def __init__(self, seat: Seat, points: int, own_turn: bool) -> None:
        self.seat = seat
        self.points = points
        self.own_turn = own_turn

    def happen(self, state: Aqua) -> None:
        state.knowledge[self.seat] += 1
        go_on(state, self.seat, self.points - 1, self.own_turn)


class StopAtLine(Effect[Aqua]):
    """The counter stops in front of the red line; the other points are lost."""

    rule = "AQ-12.3"
    fields = ("seat", "points")

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat = seat
        self.points = points

    def happen(self, state: Aqua) -> None:
        """Nothing: the counter stands where it is."""


class LoseKnowledge(Effect[Aqua]):
    """The counter goes back, never behind the last red line it passed, never below 0."""

    rule = "AQ-13.8"
    fields = ("seat", "points", "lost")

    def __init__(self, seat: Seat, points: int, lost: int) -> None:
        self.seat = seat
        self.points = points  # what the scoring takes
        self.lost = lost  # how far the counter really goes back

    def happen(self, state: Aqua) -> None:
        state.knowledge[self.seat] -= self.lost


def retreat(state: Aqua, seat: Seat, points: int) -> int:
    """How far the counter really goes back."""
    known = state.knowledge[seat]
    return min(points, known, state.box.retreat[known % state.box.track])


def counter_after(state: Aqua, seat: Seat, points: int) -> int:
    """Where the counter would stand after so many points, if nobody gave a bot for a red line."""
    known, crystals, box = state.knowledge[seat], state.crystals[seat], state.box
    if points < 0:
        return known - retreat(state, seat, -points)
    reach = box.reach[known % box.track]
    while points > reach and crystals >= box.line_price:
        known, points, crystals = known + reach + 1, points - reach - 1, crystals - box.line_price
        reach = box.reach[known % box.track]
    return known + min(points, reach)
