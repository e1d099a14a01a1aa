"""OD-5: catching octopods."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.octodice.answers import COUNT, COUNT_CHOICES, CountAsOctopod
from pelagos.games.octodice.box import DICE, F1, F2, SUBMARINE
from pelagos.games.octodice.rules.dice import is_octopod, symbol
from pelagos.games.octodice.rules.lab import holds, octo_plus
from pelagos.games.octodice.rules.mainactions import WritePoints
from pelagos.games.octodice.state import THIRDS, Octo
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat

ALL_DICE: Final = (1 << DICE) - 1

NO_OCTO_TILE: Final = Refusal(Reason("OD-5.1", "no-octo-tile"))
NOT_CHOSEN: Final = Refusal(Reason("OD-6.4", "die-not-chosen"))
COUNTS_ALREADY: Final = Refusal(Reason("OD-11.F2", "counts-already"))
USED_IN_ACTION: Final = Refusal(Reason("OD-11.F2", "used-in-action"))
NO_SUBMARINE: Final = Refusal(Reason("OD-11.F1", "no-submarine-shown"))
USED_AS_BOT: Final = Refusal(Reason("OD-11.C2", "used-as-bot"))
NO_OCTOPOD: Final = Refusal(Reason("OD-6.4", "no-octopod"))


def octopods(state: Octo, dice: int) -> int:
    """OD-5.1: octopod faces among some dice (bits), white and black."""
    return sum(is_octopod(state, die) for die in range(DICE) if dice >> die & 1)


def count_refusal(state: Octo, seat: Seat, dice: int, die: int) -> Refusal | None:
    """Why a white die may not count as an octopod for ``seat``, who counts ``dice`` (bits)."""
    if not holds(state, seat, F1) and not holds(state, seat, F2):
        return NO_OCTO_TILE
    if not dice >> die & 1:
        return NOT_CHOSEN
    if is_octopod(state, die):
        return COUNTS_ALREADY
    if holds(state, seat, F2):
        return octo_catch_refusal(state, seat, die)
    return octo_sub_refusal(state, seat, die)


def octo_sub_refusal(state: Octo, seat: Seat, die: int) -> Refusal | None:
    """OD-11.F1: any submarine counts, used or not, but not one that was used as a bot."""
    if symbol(state, die) != SUBMARINE:
        return NO_SUBMARINE
    return USED_AS_BOT if state.as_bot[seat] >> die & 1 else None


def octo_catch_refusal(state: Octo, seat: Seat, die: int) -> Refusal | None:
    """OD-11.F2: a white die that no main action of this turn used."""
    return USED_IN_ACTION if state.used[seat] >> die & 1 else None


def can_count(state: Octo, seat: Seat, dice: int) -> bool:
    """Whether a tile lets some die count that shows no octopod."""
    return any(count_refusal(state, seat, dice, answer.die) is None for answer in COUNT)


class CatchPhase(Effect[Octo]):
    """Phase c: all six dice are looked through for octopods; no main action is spent."""

    rule = "OD-5.1"
    fields = ("seat", "box")
    quiet = True

    def __init__(self, seat: Seat, box: int) -> None:
        self.seat = seat
        self.box = box

    def happen(self, state: Octo) -> None:
        if can_count(state, self.seat, ALL_DICE):
            state.plan([CountDie(self.seat, self.box, ALL_DICE)])
            return
        caught = octopods(state, ALL_DICE)
        if caught:
            state.plan([Catch(self.seat, self.box, caught, True)])


class CountDie(Decision[Octo, Answer]):
    """Once a turn Octo-Sub or Octo-Catch may make one more die an octopod."""

    rule = "OD-5.1"
    fields = ("seat", "box", "dice")

    def __init__(self, seat: Seat, box: int, dice: int) -> None:
        self.seat = seat
        self.box = box
        self.dice = dice

    def candidates(self, state: Octo) -> Sequence[Answer]:
        return COUNT_CHOICES

    def refusal(self, state: Octo, answer: Answer) -> Refusal | None:
        if isinstance(answer, CountAsOctopod):
            return count_refusal(state, self.seat, self.dice, answer.die)
        if self.dice != ALL_DICE and octopods(state, self.dice) == 0:
            return NO_OCTOPOD
        return None

    def take(self, state: Octo, answer: Answer) -> None:
        caught = octopods(state, self.dice) + isinstance(answer, CountAsOctopod)
        if caught:
            is_turn = self.dice == ALL_DICE
            state.plan([Catch(self.seat, self.box, caught, is_turn)])


class Catch(Effect[Octo]):
    """Each octopod ticks a box of this third; two or more at once bring points."""

    rule = "OD-5.2"
    fields = ("seat", "box", "caught", "is_turn")

    def __init__(self, seat: Seat, box: int, caught: int, is_turn: bool) -> None:
        self.seat = seat
        self.box = box
        self.caught = caught
        self.is_turn = is_turn

    def happen(self, state: Octo) -> None:
        points = octopod_points(state, self.seat, self.caught)
        if self.is_turn or state.rulings.extras_tick_boxes:
            tick(state, self.seat, self.caught)
        state.plan([WritePoints(self.seat, self.box, points)])


def octopod_points(state: Octo, seat: Seat, caught: int) -> int:
    """OD-5.4: the octopods of one action bring a bonus, even if the boxes were full before.

    OD-5.5: those of other turns and other actions do not count here.
    """
    was_full = state.ticks[seat] == state.box.octopods
    if was_full and not state.rulings.bonus_when_full:
        return 0
    points = state.box.octopod_bonus[caught]
    return points + octo_plus(state, seat) if points else 0


def tick(state: Octo, seat: Seat, caught: int) -> None:
    """OD-5.2: surplus ticks are lost. OD-5.3: with all boxes ticked the penalty is crossed out."""
    state.ticks[seat] = min(state.ticks[seat] + caught, state.box.octopods)
    if state.ticks[seat] == state.box.octopods:
        state.crossed[seat * THIRDS + state.third()] = 1
