"""NE-6: an oxygen card is turned over, and each of its bottles moves a deeple."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.neweden.answers import (
    BREATHE,
    DONE,
    FREE,
    GO_TO,
    LEAVE_DOME,
    LEAVE_MODULE,
    GoTo,
    LeaveModule,
)
from pelagos.games.neweden.cards import OXYGEN, REACH
from pelagos.games.neweden.copies import own_uses
from pelagos.games.neweden.geometry.ways import (
    DOME,
    can_leave,
    can_move,
    distance,
    is_outward,
    module_at,
    modules_outside,
    movable,
    outside_places,
    with_deeples,
)
from pelagos.games.neweden.rules.activation import OfferActivation
from pelagos.games.neweden.rules.freeactions import (
    free_legal,
    free_refusal,
    free_steps,
    has_free_action,
    is_free,
)
from pelagos.games.neweden.state import AUCTION, KINDS, NOBODY, Eden
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step

OXYGEN_IS_USED: Final = Reason("NE-6.7", "oxygen-is-used", ("card",))
NOBODY_CAN_MOVE: Final = Refusal(Reason("NE-6.1", "nobody-can-move"))
NO_DEEPLE_THERE: Final = Refusal(Reason("NE-6.2", "no-deeple-there"))
NOWHERE_TO_GO: Final = Refusal(Reason("NE-6.3", "nowhere-to-go"))
MOVE_SOMEBODY: Final = Refusal(Reason("NE-6.3", "move-somebody"))
STAYS_THERE: Final = Refusal(Reason("NE-6.3", "stays-there"))
TOO_FAR: Final = Reason("NE-6.3", "too-far", ("spaces", "oxygen"))
ONLY_OUTWARD: Final = Refusal(Reason("NE-6.4", "only-outward"))
MOVED_ALREADY: Final = Refusal(Reason("NE-6.4", "moved-already"))


def may_act(state: Eden, station: int) -> bool:
    """Whether a move action is possible, should an oxygen card be face up."""
    return state.rulings.idle_moves or can_move(state, station, NOBODY)


def oxygen_refusal(state: Eden, seat: Seat, place: int) -> Refusal | None:
    """Why a move action with this oxygen card is not possible."""
    card = state.arm[(seat * KINDS + OXYGEN) * REACH + place]
    if state.used[card]:
        return Refusal(OXYGEN_IS_USED, (card,))
    return None if may_act(state, seat) else NOBODY_CAN_MOVE


def oxygen_legal(state: Eden, seat: Seat) -> list[Answer]:
    """NE-11.5: the oxygen cards with which one can act now, new ones too."""
    found: list[Answer] = []
    if may_act(state, seat):
        first = (seat * KINDS + OXYGEN) * REACH
        for at in range(state.length[seat * KINDS + OXYGEN]):
            if not state.used[state.arm[first + at]]:
                found.append(BREATHE[at])
    return found


# -- moving ---------------------------------------------------------------------------------------


class TurnOxygen(Effect[Eden]):
    """The card is turned over; each of its bottles moves a deeple."""

    rule = "NE-6.7"
    fields = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def happen(self, state: Eden) -> None:
        own_uses(state)
        state.used[self.card] = 1
        large, small = state.box.bottle[self.card], state.box.second_bottle[self.card]
        state.agenda.append(NextBottle(self.seat, large, small, NOBODY, 0))


class NextBottle(Effect[Eden]):
    """While a bottle is left, a deeple is chosen for it; then comes activation."""

    rule = "NE-6.2"
    fields = ("seat", "large", "small", "last", "reached")
    quiet = True

    def __init__(self, seat: Seat, large: int, small: int, last: int, reached: int) -> None:
        self.seat = seat
        self.large = large
        self.small = small
        self.last = last
        self.reached = reached

    def happen(self, state: Eden) -> None:
        if self.large == 0:
            state.agenda.append(OfferActivation(self.seat, self.reached))
            return
        left = self.large, self.small
        state.agenda.append(PickAgain(self.seat, *left, self.last, self.reached))
        if self.last != NOBODY and state.rulings.activate_between:
            state.agenda.append(OfferActivation(self.seat, self.reached))


class PickDeeple(Decision[Eden, Answer]):
    """For each bottle a lying deeple, the same one or another."""

    rule = "NE-6.2"
    fields = ("seat", "large", "small", "last", "reached")
    quiet = True

    def __init__(self, seat: Seat, large: int, small: int, last: int, reached: int) -> None:
        self.seat = seat
        self.large = large  # the larger bottle that is left
        self.small = small  # the other one, or 0
        self.last = last  # where the first bottle brought a deeple, NOBODY before
        self.reached = reached  # modules reached, as bits by card, where the option asks

    def candidates(self, state: Eden) -> Sequence[Answer]:
        places = outside_places(state, self.seat)
        return [DONE, LEAVE_DOME, *[LEAVE_MODULE[place] for place in places], *FREE]

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        if answer is DONE:
            may_stop = self.last != NOBODY or state.rulings.idle_moves
            return None if may_stop else MOVE_SOMEBODY
        if is_free(answer):
            return free_refusal(state, self.seat, answer)
        if answer is LEAVE_DOME:
            if state.dome[self.seat] == 0:
                return NO_DEEPLE_THERE
            return None if modules_outside(state, self.seat) else NOWHERE_TO_GO
        assert isinstance(answer, LeaveModule)
        card = module_at(state, self.seat, answer.place)
        if state.lying[card] == 0:
            return NO_DEEPLE_THERE
        if movable(state, card, self.last) == 0:
            return MOVED_ALREADY
        return None if can_leave(state, self.seat, answer.place) else NOWHERE_TO_GO

    def legal(self, state: Eden) -> Sequence[Answer]:
        found: list[Answer] = []
        if self.last != NOBODY or state.rulings.idle_moves:
            found.append(DONE)
        if state.dome[self.seat] and modules_outside(state, self.seat):
            found.append(LEAVE_DOME)
        for place in with_deeples(state, self.seat):
            answer = LEAVE_MODULE[place]
            if self.refusal(state, answer) is None:
                found.append(answer)
        found += free_legal(state, self.seat)
        return found

    def take(self, state: Eden, answer: Answer) -> None:
        if is_free(answer):
            again = PickAgain(self.seat, self.large, self.small, self.last, self.reached)
            state.plan([free_steps(self.seat, answer), again])
        elif answer is DONE:
            state.agenda.append(OfferActivation(self.seat, self.reached))
        else:
            start = answer.place if isinstance(answer, LeaveModule) else DOME
            left = self.large, self.small
            state.agenda.append(ChooseGoal(self.seat, *left, self.last, self.reached, start))


class PickAgain(Effect[Eden]):
    """Where nobody can move and no free action would help, the movement is over."""

    rule = "NE-5.3"
    fields = ("seat", "large", "small", "last", "reached")
    quiet = True

    def __init__(self, seat: Seat, large: int, small: int, last: int, reached: int) -> None:
        self.seat = seat
        self.large = large
        self.small = small
        self.last = last
        self.reached = reached

    def happen(self, state: Eden) -> None:
        if has_free_action(state, self.seat) or can_move(state, self.seat, self.last):
            state.agenda.append(
                PickDeeple(self.seat, self.large, self.small, self.last, self.reached)
            )
        else:
            state.agenda.append(OfferActivation(self.seat, self.reached))


class ChooseGoal(Decision[Eden, GoTo]):
    """The module where the deeple stops, as far as a bottle reaches."""

    rule = "NE-6.3"
    fields = ("seat", "large", "small", "last", "reached", "start")
    quiet = True

    def __init__(
        self, seat: Seat, large: int, small: int, last: int, reached: int, start: int
    ) -> None:
        self.seat = seat
        self.large = large
        self.small = small
        self.last = last
        self.reached = reached
        self.start = start  # a place, or DOME

    def candidates(self, state: Eden) -> Sequence[GoTo]:
        return [GO_TO[place] for place in outside_places(state, self.seat)]

    def refusal(self, state: Eden, answer: GoTo) -> Refusal | None:
        if answer.place == self.start:
            return STAYS_THERE
        if state.rulings.outward_only and not is_outward(self.start, answer.place):
            return ONLY_OUTWARD
        spaces = distance(self.start, answer.place)
        return Refusal(TOO_FAR, (spaces, self.large)) if spaces > self.large else None

    def legal(self, state: Eden) -> Sequence[GoTo]:
        outward = state.rulings.outward_only
        return [
            GO_TO[place]
            for place in outside_places(state, self.seat)
            if place != self.start
            and distance(self.start, place) <= self.large
            and (not outward or is_outward(self.start, place))
        ]

    def take(self, state: Eden, answer: GoTo) -> None:
        card = module_at(state, self.seat, answer.place)
        move = MoveDeeple(self.seat, self.start, self.last, card)
        state.plan([move, self.rest(state, answer, card)])

    def rest(self, state: Eden, answer: GoTo, card: int) -> Step[Any]:
        """The other bottle: a deeple uses the smaller one where that is enough."""
        is_small = distance(self.start, answer.place) <= self.small
        left = self.large if is_small else self.small
        reached = self.reached | 1 << card if state.rulings.only_reached else 0
        return NextBottle(self.seat, left, 0, card, reached)


class MoveDeeple(Effect[Eden]):
    """A deeple comes to lie on the edge of a module."""

    rule = "NE-6.4"
    fields = ("seat", "start", "last", "card")

    def __init__(self, seat: Seat, start: int, last: int, card: int) -> None:
        self.seat = seat
        self.start = start  # a place, or DOME
        self.last = last  # where the first bottle of this card brought a deeple
        self.card = card

    def happen(self, state: Eden) -> None:
        if self.start == DOME:
            state.dome[self.seat] -= 1
        else:
            left = module_at(state, self.seat, self.start)
            state.lying[left] -= 1
            if left == self.last and state.moved[left]:
                state.moved[left] -= 1
        state.lying[self.card] += 1
        if state.phase == AUCTION and not state.rulings.deeples_move_again:
            state.moved[self.card] += 1
