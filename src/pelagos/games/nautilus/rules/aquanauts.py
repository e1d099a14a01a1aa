"""NA-6: aquanauts walk through the passages, and activate what they stop in."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from pelagos.games.nautilus.answers import Done, Visit, Walk
from pelagos.games.nautilus.box import MOST_SEATS, TRAINING
from pelagos.games.nautilus.geometry.chart import (
    NOWHERE,
    PLACES,
    REST,
    bits,
    lowest,
    places,
    without,
)
from pelagos.games.nautilus.geometry.placings import Choice
from pelagos.games.nautilus.rules.crew import free_to_leave, post
from pelagos.games.nautilus.rules.stations import Activate
from pelagos.games.nautilus.state import NOBODY, Sea
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat

NOBODY_THERE: Final = Reason("NA-6.1", "nobody-there", ("module",))
STAYS_FOR_EVER: Final = Reason("NA-6.5", "stays-for-ever", ("module",))
HAS_MOVED: Final = Reason("NA-6.1", "has-moved", ("module",))
TWO_HAVE_MOVED: Final = Reason("NA-6.1", "two-have-moved")
NO_WAY: Final = Reason("NA-6.2", "no-way", ("source", "target"))
TOO_FAR: Final = Reason("NA-6.1", "too-far-to-walk", ("steps", "left"))
CANNOT_PAY_RENT: Final = Reason("NA-6.4", "cannot-pay-rent", ("owner", "rent", "money"))
NOTHING_TO_VISIT: Final = Reason("NA-6.4", "nothing-to-visit", ("module",))
CAN_PAY_RENT: Final = Reason("NA-6.4", "can-pay-rent", ("rent", "money"))


# -- ways through the city ------------------------------------------------------------------------


def steps_between(state: Sea, source: int, target: int) -> int:
    """NA-6.2: one passage, one step; NOWHERE where no way leads there."""
    ahead: i64 = 1 << source
    wanted: i64 = 1 << target
    reached = ahead
    steps = 0
    while ahead:
        if ahead & wanted:
            return steps
        ahead = beyond(state, ahead) & ~reached
        reached |= ahead
        steps += 1
    return NOWHERE


def within_steps(state: Sea, source: int, steps: int) -> int:
    """The modules that can be reached, as bits, without the one it starts in."""
    start: i64 = 1 << source
    ahead: i64 = state.passages[source]
    reached = start | ahead
    while ahead and steps > 1:
        ahead = beyond(state, ahead) & ~reached
        reached |= ahead
        steps -= 1
    return reached ^ start


def beyond(state: Sea, modules: i64) -> i64:
    """The modules on the other side of all passages."""
    passages = state.passages
    found: i64 = 0
    while modules:
        found |= passages[PLACES[(modules & -modules) % REST]]  # the lowest, without a call
        modules &= modules - 1
    return found


# -- stopping ------------------------------------------------------------------------------------


def rent_for(state: Sea, seat: Seat, module: int) -> int:
    """NA-6.4: for activating somebody else's module."""
    builder = state.builder[module]
    return 0 if builder in (seat, NOBODY) else state.box.rent


def is_idle(state: Sea, seat: Seat, module: int) -> bool:
    """Whether the seat could activate it; NA-6.6: base and habitations never, free for all."""
    return state.station(module) >= 0 and not state.running[seat] >> module & 1


def refusal_to_stop(state: Sea, seat: Seat, module: int) -> Refusal | None:
    """NA-6.4: who stops where none of the own aquanauts works, activates and pays."""
    if not is_idle(state, seat, module):
        return None
    rent, money = rent_for(state, seat, module), state.money[seat]
    if rent <= money:
        return None
    return Refusal(CANNOT_PAY_RENT, (state.builder[module], rent, money))


def refusal_to_visit(state: Sea, seat: Seat, module: int) -> Refusal | None:
    """NA-6.4, by option: only standing in a module that is not activated."""
    if not is_idle(state, seat, module):
        return Refusal(NOTHING_TO_VISIT, (module,))
    rent, money = rent_for(state, seat, module), state.money[seat]
    if state.rulings.may_visit or rent > money:
        return None
    return Refusal(CAN_PAY_RENT, (rent, money))


def may_anybody_visit(state: Sea) -> bool:
    return state.rulings.may_visit or state.rulings.poor_may_visit


# -- one aquanaut ---------------------------------------------------------------------------------


def free_modules(state: Sea, seat: Seat) -> list[int]:
    """The modules that an own aquanaut may leave."""
    return places(state.free[seat])


def walks(state: Sea) -> Sequence[Answer]:
    """Every walk from a module to another one; by option, every visit."""
    return state.chart.say.walking(state.built, may_anybody_visit(state))


def refusal_to_leave(state: Sea, seat: Seat, module: int) -> Refusal | None:
    """NA-6.5: somebody must be there, and not the last in an active module."""
    if state.aquanauts(seat, module) == 0:
        return Refusal(NOBODY_THERE, (module,))
    if free_to_leave(state, seat, module) < 1:
        return Refusal(STAYS_FOR_EVER, (module,))
    return None


def refusal_of_walk(state: Sea, seat: Seat, answer: Walk | Visit, left: int) -> Refusal | None:
    """The way, and the stop at its end."""
    steps = steps_between(state, answer.source, answer.target)
    if steps == NOWHERE:
        return Refusal(NO_WAY, (answer.source, answer.target))
    if steps > left:
        return Refusal(TOO_FAR, (steps, left))
    if isinstance(answer, Walk):
        return refusal_to_stop(state, seat, answer.target)
    return refusal_to_visit(state, seat, answer.target)


def legal_walks(state: Sea, seat: Seat, sources: int, left: int) -> Sequence[Answer]:
    """What is not refused to aquanauts that are free to leave these modules."""
    say = state.chart.say
    choice = Choice(say.done)
    add_walks(state, choice, say.walk_from, sources, left, ~unpayable(state, seat))
    if may_anybody_visit(state):
        add_walks(state, choice, say.visit_from, sources, left, visitable(state, seat))
    return choice.sequence()


def add_walks(
    state: Sea, choice: Choice, said: list[list[Answer]], sources: i64, left: int, stops: i64
) -> None:
    """From each of these modules to those of the stops that are near enough."""
    while sources:
        source = lowest(sources)
        choice.add(said[source], within_steps(state, source, left) & stops)
        sources &= sources - 1


def unpayable(state: Sea, seat: Seat) -> int:
    """The modules where the seat may not stop, as bits."""
    if state.money[seat] >= state.box.rent:
        return 0
    rented = 0
    for other in range(state.seats):
        if other != seat:
            rented |= state.owned[other]
    return without(rented, state.running[seat])


def visitable(state: Sea, seat: Seat) -> int:
    """The modules where the seat may only stand, as bits."""
    modules = range(state.built)
    return bits([m for m in modules if refusal_to_visit(state, seat, m) is None])


def walk(state: Sea, seat: Seat, answer: Walk | Visit) -> None:
    """One aquanaut changes its module, and activates the new one if it has to."""
    post(state, seat, answer.source, -1)
    enter(state, seat, answer.target, isinstance(answer, Walk))


def enter(state: Sea, seat: Seat, module: int, to_work: bool) -> None:
    """An aquanaut stops in a module."""
    post(state, seat, module, 1)
    if to_work and is_idle(state, seat, module):
        state.agenda.append(Activate(seat, module, state.kind[module]))
        rent = rent_for(state, seat, module)
        if rent:
            state.agenda.append(PayRent(seat, state.builder[module], rent))


# -- the phase -----------------------------------------------------------------------------------


class AquanautTurn(Effect[Sea]):
    """A player moves up to two aquanauts; not even asked who has nobody to move."""

    rule = "NA-6.1"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Sea) -> None:
        keep_walking(state, WALK_FIRST[self.seat])


class MoveAquanauts(Decision[Sea, Answer]):
    """One aquanaut after the other. ``one`` and ``two``: where those that have moved stand now."""

    rule = "NA-6.1"
    fields = ("seat", "used", "one", "two")

    def __init__(self, seat: Seat, used: int, one: int, two: int) -> None:
        self.seat = seat
        self.used = used
        self.one = one
        self.two = two

    def left(self, state: Sea) -> int:
        """NA-6.3: steps, read at this moment."""
        return state.effect(self.seat, TRAINING) - self.used

    def candidates(self, state: Sea) -> Sequence[Answer]:
        return walks(state)

    def legal(self, state: Sea) -> Sequence[Answer]:
        return legal_walks(state, self.seat, self.sources(state), self.left(state))

    def sources(self, state: Sea) -> int:
        """The modules from which an aquanaut may start now, as bits."""
        free = state.free[self.seat]
        if state.rulings.interleave:
            modules = places(free)
            return bits([m for m in modules if self.refusal_of_start(state, m) is None])
        return without(free, 1 << self.one) if self.has_moved_alone(state, self.one) else free

    def has_moved_alone(self, state: Sea, module: int) -> bool:
        """Whether the only own aquanaut in a module is the one that has moved."""
        return module == self.one != NOWHERE and state.aquanauts(self.seat, module) == 1

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        if isinstance(answer, Done):
            return None
        assert isinstance(answer, (Walk, Visit))
        stays = self.refusal_of_start(state, answer.source)
        return stays or refusal_of_walk(state, self.seat, answer, self.left(state))

    def refusal_of_start(self, state: Sea, module: int) -> Refusal | None:
        """Two different aquanauts; by option one may go on after the other has moved."""
        stays = refusal_to_leave(state, self.seat, module)
        if stays is not None:
            return stays
        if state.rulings.interleave:
            is_going_on = module in (self.one, self.two)
            is_third = self.two != NOWHERE and not is_going_on
            return Refusal(TWO_HAVE_MOVED) if is_third else None
        return Refusal(HAS_MOVED, (module,)) if self.has_moved_alone(state, module) else None

    def take(self, state: Sea, answer: Answer) -> None:
        if isinstance(answer, Done):
            return
        assert isinstance(answer, (Walk, Visit))
        if self.one == NOWHERE or state.rulings.interleave:
            used = self.used + steps_between(state, answer.source, answer.target)
            state.agenda.append(self.after(answer.source, answer.target, used))
        walk(state, self.seat, answer)

    def after(self, source: int, target: int, used: int) -> "KeepWalking":
        """Which two have moved, and where they stand."""
        if source == self.two:
            return KeepWalking(self.seat, used, self.one, target)
        if source == self.one:
            return KeepWalking(self.seat, used, target, self.two)
        if self.one == NOWHERE:
            return KeepWalking(self.seat, used, target, NOWHERE)
        return KeepWalking(self.seat, used, self.one, target)


class KeepWalking(Effect[Sea]):
    """The second aquanaut; its steps are counted after what the first has activated."""

    rule = "NA-6.3"
    fields = ("seat", "used", "one", "two")
    quiet = True

    def __init__(self, seat: Seat, used: int, one: int, two: int) -> None:
        self.seat = seat
        self.used = used
        self.one = one
        self.two = two

    def happen(self, state: Sea) -> None:
        keep_walking(state, MoveAquanauts(self.seat, self.used, self.one, self.two))


def keep_walking(state: Sea, question: MoveAquanauts) -> None:
    """Ask, where somebody may start and has a step left."""
    if question.left(state) > 0 and question.sources(state):
        state.agenda.append(question)


# -- paying ----------------------------------------------------------------------------------


class PayRent(Effect[Sea]):
    """Once for each player and module, to its builder."""

    rule = "NA-6.4"
    fields = ("seat", "owner", "rent")

    def __init__(self, seat: Seat, owner: Seat, rent: int) -> None:
        self.seat = seat
        self.owner = owner
        self.rent = rent

    def happen(self, state: Sea) -> None:
        money = state.money
        money[self.seat] = money[self.seat] - self.rent
        money[self.owner] = money[self.owner] + self.rent


WALK_FIRST: Final = tuple(MoveAquanauts(seat, 0, NOWHERE, NOWHERE) for seat in range(MOST_SEATS))
AQUANAUT_TURN: Final = tuple(AquanautTurn(seat) for seat in range(MOST_SEATS))
