"""NA-8: submarines are launched, use their sonar, and move."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.nautilus.answers import Done, Launch, Ping, Sail
from pelagos.games.nautilus.box import MOST_SEATS, SONAR, STATIONS, TECHNICAL
from pelagos.games.nautilus.geometry.chart import EDGES, NOWHERE, lowest, places, without
from pelagos.games.nautilus.rules.building import pay
from pelagos.games.nautilus.rules.city import locks_of
from pelagos.games.nautilus.rules.crew import post
from pelagos.games.nautilus.rules.recovery import Arrive, OpenTrench, sail
from pelagos.games.nautilus.rules.sailing import (
    are_at_sea,
    has_submarine,
    is_at_sea,
    legal_sails,
    refusal_of_sail,
    sails,
    square_of,
)
from pelagos.games.nautilus.rules.tokens import look_at
from pelagos.games.nautilus.state import NOTHING, Sea
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step

NO_SUBMARINE: Final = Reason("NA-8.1", "no-submarine")
NEEDS_TWO: Final = Reason("NA-8.1", "needs-two", ("needs", "own"))
NO_BLUE_AIRLOCK: Final = Reason("NA-8.1", "no-blue-airlock", ("direction",))
NOT_FREE: Final = Reason("NA-5.4", "not-free", ("direction",))
TOKEN_THERE: Final = Reason("NA-8.1", "token-there", ("square",))
CANNOT_PAY_SONAR: Final = Reason("NA-8.2", "cannot-pay-sonar", ("price", "money"))
SONAR_USED: Final = Reason("NA-8.2", "sonar-used", ("submarine",))
NOTHING_IN_RANGE: Final = Reason("NA-8.2", "nothing-in-range", ("range",))
HAS_SAILED: Final = Reason("NA-8.3", "has-sailed", ("submarine",))


class SubmarineTurn(Effect[Sea]):
    """All launches, then all sonar, then all moves."""

    rule = "NA-8.5"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Sea) -> None:
        state.moved = 0
        is_launching = can_launch(state, self.seat)
        if is_launching or is_at_sea(state, self.seat):
            state.agenda.append(OFFER_MOVE[self.seat])
            state.agenda.append(OFFER_SONAR[self.seat])
        if is_launching:
            state.agenda.append(LAUNCH_SUBMARINE[self.seat])


# -- launching -----------------------------------------------------------------------------------


class OfferLaunch(Effect[Sea]):
    """Nobody is asked who cannot launch."""

    rule = "NA-8.1"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Sea) -> None:
        if can_launch(state, self.seat):
            state.agenda.append(LAUNCH_SUBMARINE[self.seat])


def can_launch(state: Sea, seat: Seat) -> bool:
    """Whether there is a submarine, and an airlock for it."""
    modules = manned(state, seat, state.box.launch)
    if not modules or next_submarine(state, seat) == NOWHERE:
        return False
    while modules:
        if exits(state, lowest(modules)):
            return True
        modules &= modules - 1
    return False


def next_submarine(state: Sea, seat: Seat) -> int:
    """A submarine in the reserve that has not come home in this turn (NA-10.4), or NOWHERE."""
    for number in range(state.box.submarines):
        if square_of(state, seat, number) == NOTHING and not state.moved >> number & 1:
            return number
    return NOWHERE


class LaunchSubmarine(Decision[Sea, Answer]):
    """Through a blue airlock of an exploration module with two own aquanauts."""

    rule = "NA-8.1"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Sea) -> Sequence[Answer]:
        say = state.chart.say
        found: list[Answer] = [say.done]
        for module in places(manned(state, self.seat, 1)):
            found += say.launch[module * 4 : module * 4 + 4]
        return found

    def legal(self, state: Sea) -> Sequence[Answer]:
        found: list[Answer] = [state.chart.say.done]
        if next_submarine(state, self.seat) == NOWHERE:
            return found
        for module in places(manned(state, self.seat, state.box.launch)):
            directions = exits(state, module)
            for direction in range(0, EDGES, 2):
                if directions >> direction & 1:
                    found.append(state.chart.say.launch[module * 4 + direction // 2])
        return found

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        if isinstance(answer, Done):
            return None
        assert isinstance(answer, Launch)
        if next_submarine(state, self.seat) == NOWHERE:
            return Refusal(NO_SUBMARINE)
        own = state.aquanauts(self.seat, answer.module)
        if own < state.box.launch:
            return Refusal(NEEDS_TWO, (state.box.launch, own))
        if not has_airlock(state, answer):
            return Refusal(NO_BLUE_AIRLOCK, (answer.direction,))
        return refusal_of_start(state, answer)

    def take(self, state: Sea, answer: Answer) -> None:
        if isinstance(answer, Done):
            return
        assert isinstance(answer, Launch)
        square, number = sea_square(state, answer), next_submarine(state, self.seat)
        post(state, self.seat, answer.module, -1)
        state.stock[self.seat] += 1
        state.submarines[self.seat * state.box.submarines + number] = square
        steps: list[Step[Any]] = [OFFER_LAUNCH[self.seat]]
        if state.has_token(square):
            state.moved |= 1 << number
            steps = [Arrive(self.seat, number), *steps]
        if opens_trench(state, square):
            steps = [OpenTrench(self.seat), *steps]
        state.plan(steps)


def manned(state: Sea, seat: Seat, least: int) -> int:
    """The exploration modules with at least so many own aquanauts, as bits."""
    # Of two aquanauts one may always leave.
    modules = state.free[seat] if least > 1 else (1 << state.built) - 1
    found = 0
    while modules:
        module = lowest(modules)
        if state.aquanauts(seat, module) >= least and state.station(module) >= 0:
            found |= 1 << module
        modules &= modules - 1
    return found


def exits(state: Sea, module: int) -> int:
    """NA-8.1: the airlocks of a module through which a submarine may leave, as bits."""
    locks, first, found = locks_of(state, module), state.where[module] * EDGES, 0
    for direction in range(0, EDGES, 2):
        if locks >> direction & 1:
            square = state.chart.sea[first + direction]
            if square != NOWHERE and is_free(state, square) and may_start(state, square):
                found |= 1 << direction
    return found


def may_start(state: Sea, square: int) -> bool:
    """NA-8.1: by default not where a token lies."""
    return state.rulings.launch_on_token or not state.has_token(square)


def has_airlock(state: Sea, answer: Launch) -> bool:
    return bool(locks_of(state, answer.module) >> answer.direction & 1)


def refusal_of_start(state: Sea, answer: Launch) -> Refusal | None:
    """NA-8.1: the square before the airlock must be free, and by default without a token."""
    square = sea_square(state, answer)
    if square == NOWHERE or not is_free(state, square):
        return Refusal(NOT_FREE, (answer.direction,))
    return None if may_start(state, square) else Refusal(TOKEN_THERE, (square,))


def is_free(state: Sea, square: int) -> bool:
    """NA-5.4: neither city nor submarine."""
    return not state.is_city(square) and not has_submarine(state, square)


def sea_square(state: Sea, answer: Launch) -> int:
    """NA-5.4: the square before the airlock."""
    return state.chart.sea[state.where[answer.module] * EDGES + answer.direction]


def opens_trench(state: Sea, square: int) -> bool:
    """NA-8.4: a launch into the trench is always allowed, and opens it to all."""
    is_closed = state.rulings.launch_opens_trench and not state.is_trench_open
    return is_closed and bool(state.chart.trench >> square & 1)


# -- sonar ---------------------------------------------------------------------------------------


class OfferSonar(Effect[Sea]):
    """Nobody is asked who has nothing to see, or no money."""

    rule = "NA-8.2"
    fields = ("seat", "used")
    quiet = True

    def __init__(self, seat: Seat, used: int) -> None:
        self.seat = seat
        self.used = used

    def happen(self, state: Sea) -> None:
        if state.money[self.seat] < state.box.sonar or not is_at_sea(state, self.seat):
            return
        if pings(state, self.seat, self.used):
            state.agenda.append(UseSonar(self.seat, self.used))


def pings(state: Sea, seat: Seat, used: int) -> list[Answer]:
    """The submarines that have something to see, and have not used their sonar."""
    say = state.chart.say
    found: list[Answer] = []
    for number in are_at_sea(state, seat):
        if not used >> number & 1 and in_sonar(state, seat, number):
            found.append(say.ping[number])
    return found


class UseSonar(Decision[Sea, Answer]):
    """A submarine shows its owner all face-down tokens around it. ``used``: submarines, as bits."""

    rule = "NA-8.2"
    fields = ("seat", "used")

    def __init__(self, seat: Seat, used: int) -> None:
        self.seat = seat
        self.used = used

    def candidates(self, state: Sea) -> Sequence[Answer]:
        at_sea = [state.chart.say.ping[number] for number in are_at_sea(state, self.seat)]
        return [state.chart.say.done, *at_sea]

    def legal(self, state: Sea) -> Sequence[Answer]:
        if state.money[self.seat] < state.box.sonar:
            return [state.chart.say.done]
        return [state.chart.say.done, *pings(state, self.seat, self.used)]

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        if isinstance(answer, Done):
            return None
        assert isinstance(answer, Ping)
        if self.used >> answer.submarine & 1:
            return Refusal(SONAR_USED, (answer.submarine,))
        price, money = state.box.sonar, state.money[self.seat]
        if price > money:
            return Refusal(CANNOT_PAY_SONAR, (price, money))
        if not in_sonar(state, self.seat, answer.submarine):
            return Refusal(NOTHING_IN_RANGE, (state.effect(self.seat, SONAR),))
        return None

    def take(self, state: Sea, answer: Answer) -> None:
        if isinstance(answer, Done):
            return
        assert isinstance(answer, Ping)
        pay(state, self.seat, state.box.sonar)
        fresh = places(in_sonar(state, self.seat, answer.submarine))
        state.agenda.append(OfferSonar(self.seat, self.used | 1 << answer.submarine))
        state.plan([look_at(state, self.seat, state.box.spots[spot]) for spot in fresh])


def in_sonar(state: Sea, seat: Seat, number: int) -> int:
    """NA-8.2: the spots within range with face-down tokens that the seat has not seen."""
    modules = min(state.active[seat * STATIONS + SONAR], 2)
    around = state.chart.sonar[modules][square_of(state, seat, number)]
    return without(around & state.laid_spots, state.face_up_spots | state.seen_spots[seat])


# -- moving --------------------------------------------------------------------------------------


class OfferMove(Effect[Sea]):
    """Each submarine once, in any order."""

    rule = "NA-8.3"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Sea) -> None:
        if rested(state, self.seat):
            state.agenda.append(MOVE_SUBMARINES[self.seat])


def rested(state: Sea, seat: Seat) -> list[int]:
    """The submarines at sea that have not made their normal move."""
    return [n for n in are_at_sea(state, seat) if not state.moved >> n & 1]


class MoveSubmarines(Decision[Sea, Answer]):
    """One submarine, as far as the technical modules let it."""

    rule = "NA-8.3"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Sea) -> Sequence[Answer]:
        return sails(state, self.seat)

    def legal(self, state: Sea) -> Sequence[Answer]:
        steps = state.effect(self.seat, TECHNICAL)
        return legal_sails(state, self.seat, rested(state, self.seat), steps)

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        if isinstance(answer, Done):
            return None
        assert isinstance(answer, Sail)
        if state.moved >> answer.submarine & 1:
            return Refusal(HAS_SAILED, (answer.submarine,))
        return refusal_of_sail(state, self.seat, answer, state.effect(self.seat, TECHNICAL))

    def take(self, state: Sea, answer: Answer) -> None:
        if isinstance(answer, Done):
            return
        assert isinstance(answer, Sail)
        state.moved |= 1 << answer.submarine
        state.agenda.append(OFFER_MOVE[self.seat])
        sail(state, self.seat, answer, state.effect(self.seat, TECHNICAL))


LAUNCH_SUBMARINE: Final = tuple(LaunchSubmarine(seat) for seat in range(MOST_SEATS))
MOVE_SUBMARINES: Final = tuple(MoveSubmarines(seat) for seat in range(MOST_SEATS))
OFFER_LAUNCH: Final = tuple(OfferLaunch(seat) for seat in range(MOST_SEATS))
OFFER_SONAR: Final = tuple(OfferSonar(seat, 0) for seat in range(MOST_SEATS))
OFFER_MOVE: Final = tuple(OfferMove(seat) for seat in range(MOST_SEATS))
SUBMARINE_TURN: Final = tuple(SubmarineTurn(seat) for seat in range(MOST_SEATS))
