"""OD-6: the others use the dice of the player whose turn it is."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.octodice.answers import (
    CATCH,
    EXTRA_CHOICES,
    PASS,
    PICK,
    CatchOctopods,
    Pick,
    Use,
    UseAsBot,
)
from pelagos.games.octodice.rules.mainactions import use_white, white_refusal
from pelagos.games.octodice.rules.octopods import ALL_DICE, Catch, CountDie, can_count, octopods
from pelagos.games.octodice.state import BOTTOM_ROW, Octo
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Together

NO_EXTRA_LEFT: Final = Reason("OD-6.1", "no-extra-left", ("extras",))
EXTRA_TAKEN: Final = Refusal(Reason("OD-6.2", "extra-taken"))
SAME_OPPONENT: Final = Refusal(Reason("OD-6.2", "same-opponent"))
OWN_TURN: Final = Refusal(Reason("OD-6.7", "own-turn"))
NO_OCTOPOD_TO_CATCH: Final = Refusal(Reason("OD-6.4", "no-octopod-to-catch"))
PICKED_ALREADY: Final = Refusal(Reason("OD-6.3", "picked-already"))


def extra_refusal(state: Octo, seat: Seat, owner: int) -> Refusal | None:
    """Why ``seat`` may take no extra action with the dice of ``owner`` (a seat, or the virtual
    player, who stands behind the last seat)."""
    if seat == owner:
        return OWN_TURN
    if state.extras[seat] == 0:
        return Refusal(NO_EXTRA_LEFT, (state.box.extras,))
    if state.extra_now >> seat & 1:
        return EXTRA_TAKEN
    if state.rulings.extra_per_opponent and state.extra_on[seat] >> owner & 1:
        return SAME_OPPONENT
    return None


class OfferExtras(Effect[Octo]):
    """All others at once; where the order matters, in turn order after the active player."""

    rule = "OD-6.6"
    fields = ("owner",)
    quiet = True

    def __init__(self, owner: Seat) -> None:
        self.owner = owner

    def happen(self, state: Octo) -> None:
        others = [(self.owner + i) % state.seats for i in range(1, state.seats)]
        state.plan([offer(state, others, self.owner)])


def offer(state: Octo, seats: Sequence[Seat], owner: int) -> Together:
    """Ask those who may take an extra action with these dice."""
    able = [seat for seat in seats if extra_refusal(state, seat, owner) is None]
    return Together(tuple([TakeExtra(seat, owner) for seat in able]))


class TakeExtra(Decision[Octo, Answer]):
    """Two dice of the owner's six, for one main action or one octopod action, or not."""

    rule = "OD-6.3"
    fields = ("seat", "owner")
    quiet = True

    def __init__(self, seat: Seat, owner: int) -> None:
        self.seat = seat
        self.owner = owner

    def candidates(self, state: Octo) -> Sequence[Answer]:
        return EXTRA_CHOICES

    def refusal(self, state: Octo, answer: Answer) -> Refusal | None:
        if answer is PASS:
            return None
        refused = extra_refusal(state, self.seat, self.owner)
        if refused is not None:
            return refused
        if answer is CATCH:
            return catch_refusal(state, self.seat)
        return white_refusal(state, self.seat, answer)

    def take(self, state: Octo, answer: Answer) -> None:
        if answer is PASS:
            return
        box = extra_box(state, self.seat)
        if isinstance(answer, CatchOctopods):
            state.plan([SpendExtra(self.seat, self.owner), PickDie(self.seat, box, 0)])
            return
        assert isinstance(answer, (Use, UseAsBot))
        how = use_white(state, self.seat, box, answer)
        state.plan([SpendExtra(self.seat, self.owner), how])


def extra_box(state: Octo, seat: Seat) -> int:
    """OD-6.5: the next free box of the bottom row."""
    return BOTTOM_ROW + state.box.extras - state.extras[seat]


def catch_refusal(state: Octo, seat: Seat) -> Refusal | None:
    """OD-6.4: at least one octopod, shown or counted, must be there to be caught."""
    if octopods(state, ALL_DICE) or can_catch_by_tile(state, seat, ALL_DICE):
        return None
    return NO_OCTOPOD_TO_CATCH


def can_catch_by_tile(state: Octo, seat: Seat, dice: int) -> bool:
    """OD-6.4: Octo-Sub and Octo-Catch work in an octopod extra action, with the chosen dice."""
    return state.rulings.octo_tiles_in_extras and can_count(state, seat, dice)


class SpendExtra(Effect[Octo]):
    """An extra action is spent: up to two in a third, one with these dice."""

    rule = "OD-6.1"
    fields = ("seat", "owner")

    def __init__(self, seat: Seat, owner: int) -> None:
        self.seat = seat
        self.owner = owner

    def happen(self, state: Octo) -> None:
        state.extras[self.seat] -= 1
        state.extra_now |= 1 << self.seat
        state.extra_on[self.seat] |= 1 << self.owner


class PickDie(Decision[Octo, Pick]):
    """The two dice of an octopod action, one after the other; they may be of one colour."""

    rule = "OD-6.4"
    fields = ("seat", "box", "picked")
    quiet = True

    def __init__(self, seat: Seat, box: int, picked: int) -> None:
        self.seat = seat
        self.box = box
        self.picked = picked

    def candidates(self, state: Octo) -> Sequence[Pick]:
        return PICK

    def refusal(self, state: Octo, answer: Pick) -> Refusal | None:
        dice = self.picked | 1 << answer.die
        if dice == self.picked:
            return PICKED_ALREADY
        if self.picked == 0 or octopods(state, dice) or can_catch_by_tile(state, self.seat, dice):
            return None
        return NO_OCTOPOD_TO_CATCH

    def take(self, state: Octo, answer: Pick) -> None:
        dice = self.picked | 1 << answer.die
        if self.picked == 0:
            state.plan([PickDie(self.seat, self.box, dice)])
        elif can_catch_by_tile(state, self.seat, dice):
            state.plan([CountDie(self.seat, self.box, dice)])
        else:
            state.plan([Catch(self.seat, self.box, octopods(state, dice), False)])
