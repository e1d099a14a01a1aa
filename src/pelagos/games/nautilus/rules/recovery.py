"""NA-9: what a submarine finds."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.nautilus.answers import Done, Look, Sail, Visit, Walk
from pelagos.games.nautilus.box import (
    ANALYSIS,
    ATLANTIS,
    BOOST,
    CHEST,
    FINDS,
    RESEARCH,
    SCALLOP,
    SNAIL,
)
from pelagos.games.nautilus.geometry.chart import NOWHERE, without
from pelagos.games.nautilus.rules.aquanauts import (
    legal_walks,
    refusal_of_walk,
    refusal_to_leave,
    walk,
    walks,
)
from pelagos.games.nautilus.rules.building import pay
from pelagos.games.nautilus.rules.docking import OfferDock
from pelagos.games.nautilus.rules.sailing import (
    are_at_sea,
    legal_sails,
    price_at,
    refusal_of_sail,
    sails,
    square_of,
    uses_trench,
)
from pelagos.games.nautilus.rules.tokens import face_at, look_at, turn_up
from pelagos.games.nautilus.state import NOBODY, UNPAID, Sea
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step
from pelagos.kernel.copy_on_write import add, put

NO_FACE_DOWN_TOKEN: Final = Reason("NA-9.5", "no-face-down-token", ("square",))
CHOSEN_ALREADY: Final = Reason("NA-9.5", "chosen-already", ("square",))
SAME_ZONE: Final = Reason("NA-9.5", "same-zone", ("zone",))


# -- arriving ------------------------------------------------------------------------------------


def sail(state: Sea, seat: Seat, answer: Sail, steps: int) -> None:
    """The submarine goes there; the first in the trench opens it."""
    place = seat * state.box.submarines + answer.submarine
    start, square = state.submarines[place], answer.square
    state.agenda.append(Arrive(seat, answer.submarine))
    if not state.is_trench_open and uses_trench(state, start, square, steps):
        state.agenda.append(OpenTrench(seat))
    state.submarines[place] = square


class OpenTrench(Effect[Sea]):
    """The trench is open to all from now on."""

    rule = "NA-8.4"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Sea) -> None:
        state.is_trench_open = 1


class Arrive(Effect[Sea]):
    """A move is over: a token is recovered, or the submarine may dock."""

    rule = "NA-9.1"
    fields = ("seat", "submarine")
    quiet = True

    def __init__(self, seat: Seat, submarine: int) -> None:
        self.seat = seat
        self.submarine = submarine

    def happen(self, state: Sea) -> None:
        square = square_of(state, self.seat, self.submarine)
        if not state.has_token(square):
            state.agenda.append(OfferDock(self.seat, self.submarine, square))
            return
        later: list[Step[Any]] = []
        if state.rulings.dock_after_recovery:
            later = [OfferDock(self.seat, self.submarine, square)]
        recover = Recover(self.seat, self.submarine, square)
        state.plan([*turn_up(state, square), recover, *later])


class Recover(Effect[Sea]):
    """The token must be recovered; who cannot pay leaves it."""

    rule = "NA-9.1"
    fields = ("seat", "submarine", "square")
    quiet = True

    def __init__(self, seat: Seat, submarine: int, square: int) -> None:
        self.seat = seat
        self.submarine = submarine
        self.square = square

    def happen(self, state: Sea) -> None:
        price = price_at(state, self.square)
        if price > state.money[self.seat]:
            state.moved |= 1 << self.submarine + UNPAID
            state.plan([LeaveToken(self.seat, self.square, price), *self.after_leaving(state)])
            return
        state.is_busy = 1
        state.plan([found(state, self.seat, self.square, price)])

    def after_leaving(self, state: Sea) -> list[Step[Any]]:
        """NA-10.3: nothing was recovered; on a square that is free now the submarine may dock."""
        if state.rulings.dock_after_recovery or state.rulings.unpaid_ends_move:
            return []
        return [OfferDock(self.seat, self.submarine, self.square)]


def found(state: Sea, seat: Seat, square: int, price: int) -> Step[Any]:
    """What a token means to its finder."""
    face = face_at(state, square)
    if face >= ATLANTIS:
        return TakeRuin(seat, square, face - ATLANTIS + 1, price)
    if face == CHEST:
        return OpenChest(seat, square, state.effect(seat, ANALYSIS), price)
    if face == BOOST:
        return UseBoost(seat, square, price)
    return TakeFind(seat, square, face, price)


def collect(state: Sea, seat: Seat, square: int, price: int) -> int:
    """A token is paid and taken off the board; its face."""
    pay(state, seat, price)
    return state.remove_token(square)


class LeaveToken(Effect[Sea]):
    """It stays, face up; an Atlantis token goes to the ruins without a marker."""

    rule = "NA-9.2"
    fields = ("seat", "square", "price")

    def __init__(self, seat: Seat, square: int, price: int) -> None:
        self.seat = seat
        self.square = square
        self.price = price

    def happen(self, state: Sea) -> None:
        face = face_at(state, self.square)
        if face >= ATLANTIS:
            state.remove_token(self.square)
            state.ruins = put(state.ruins, face - ATLANTIS, NOBODY)


class TakeFind(Effect[Sea]):
    """Gold and creatures go to the own board; a shell may let its finder look at other tokens."""

    rule = "NA-9.7"
    fields = ("seat", "square", "face", "price")

    def __init__(self, seat: Seat, square: int, face: int, price: int) -> None:
        self.seat = seat
        self.square = square
        self.face = face
        self.price = price

    def happen(self, state: Sea) -> None:
        collect(state, self.seat, self.square, self.price)
        state.finds = add(state.finds, self.seat * FINDS + self.face, 1)
        peeks = state.effect(self.seat, RESEARCH)
        if self.face in (SCALLOP, SNAIL) and peeks and face_down(state):
            state.plan([Peek(self.seat, peeks, NOWHERE)])


class OpenChest(Effect[Sea]):
    """Nemos from the bank; the chest leaves the game."""

    rule = "NA-9.4"
    fields = ("seat", "square", "nemos", "price")

    def __init__(self, seat: Seat, square: int, nemos: int, price: int) -> None:
        self.seat = seat
        self.square = square
        self.nemos = nemos
        self.price = price

    def happen(self, state: Sea) -> None:
        face = collect(state, self.seat, self.square, self.price - self.nemos)
        state.gone = add(state.gone, face, 1)


class UseBoost(Effect[Sea]):
    """The +3 leaves the game, and lets a submarine move at once."""

    rule = "NA-9.3"
    fields = ("seat", "square", "price")

    def __init__(self, seat: Seat, square: int, price: int) -> None:
        self.seat = seat
        self.square = square
        self.price = price

    def happen(self, state: Sea) -> None:
        face = collect(state, self.seat, self.square, self.price)
        state.gone = add(state.gone, face, 1)
        state.plan([ExtraMove(self.seat)])


class ExtraMove(Decision[Sea, Answer]):
    """Any own submarine at sea, up to three steps; technical modules add nothing."""

    rule = "NA-9.3"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Sea) -> Sequence[Answer]:
        return sails(state, self.seat)

    def legal(self, state: Sea) -> Sequence[Answer]:
        at_sea = are_at_sea(state, self.seat)
        return legal_sails(state, self.seat, at_sea, state.box.boost)

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        if isinstance(answer, Done):
            return None
        assert isinstance(answer, Sail)
        return refusal_of_sail(state, self.seat, answer, state.box.boost)

    def take(self, state: Sea, answer: Answer) -> None:
        if isinstance(answer, Done):
            return
        assert isinstance(answer, Sail)
        if state.has_token(answer.square) and not state.rulings.boost_keeps_move:
            state.moved |= 1 << answer.submarine
        sail(state, self.seat, answer, state.box.boost)


# -- looking (NA-9.5) ----------------------------------------------------------------------------


def face_down(state: Sea) -> int:
    """The spots with a token that not all can see."""
    return without(state.laid_spots, state.face_up_spots)


class Peek(Decision[Sea, Answer]):
    """Another token, anywhere. ``before``: the one that was chosen first."""

    rule = "NA-9.5"
    fields = ("seat", "left", "before")

    def __init__(self, seat: Seat, left: int, before: int) -> None:
        self.seat = seat
        self.left = left
        self.before = before

    def candidates(self, state: Sea) -> Sequence[Answer]:
        return [state.chart.say.done, *state.chart.say.look]

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        if isinstance(answer, Done):
            return None
        assert isinstance(answer, Look)
        hidden, spot = face_down(state), state.chart.spot[answer.square]
        if not hidden >> spot & 1:
            return Refusal(NO_FACE_DOWN_TOKEN, (answer.square,))
        if self.before == NOWHERE:
            return None
        if answer.square == self.before:
            return Refusal(CHOSEN_ALREADY, (answer.square,))
        zone = state.box.zone[self.before]
        is_same = state.box.zone[answer.square] == zone
        elsewhere = without(hidden, state.chart.zones[zone])
        return Refusal(SAME_ZONE, (zone,)) if is_same and elsewhere else None

    def take(self, state: Sea, answer: Answer) -> None:
        is_waiting = state.rulings.peeks_together and self.before != NOWHERE
        first = [look_at(state, self.seat, self.before)] if is_waiting else []
        if isinstance(answer, Done):
            state.plan(first)
            return
        assert isinstance(answer, Look)
        further: list[Step[Any]] = []
        if self.left > 1:
            further = [PeekAgain(self.seat, self.left - 1, answer.square)]
        if further and state.rulings.peeks_together:
            state.plan([*first, *further])
        else:
            state.plan([*first, look_at(state, self.seat, answer.square), *further])


class PeekAgain(Effect[Sea]):
    """A further look, in another zone if there is a token to look at."""

    rule = "NA-9.5"
    fields = ("seat", "left", "before")
    quiet = True

    def __init__(self, seat: Seat, left: int, before: int) -> None:
        self.seat = seat
        self.left = left
        self.before = before

    def happen(self, state: Sea) -> None:
        if without(face_down(state), 1 << state.chart.spot[self.before]):
            state.plan([Peek(self.seat, self.left, self.before)])
        elif state.rulings.peeks_together:
            state.plan([look_at(state, self.seat, self.before)])


# -- ruins ---------------------------------------------------------------------------------------


class TakeRuin(Effect[Sea]):
    """An Atlantis token goes to the ruins with a marker; its finder may move an aquanaut."""

    rule = "NA-9.6"
    fields = ("seat", "square", "number", "price")

    def __init__(self, seat: Seat, square: int, number: int, price: int) -> None:
        self.seat = seat
        self.square = square
        self.number = number
        self.price = price

    def happen(self, state: Sea) -> None:
        collect(state, self.seat, self.square, self.price)
        state.ruins = put(state.ruins, self.number - 1, self.seat)
        if state.box.reward and state.free[self.seat]:
            state.plan([BringNews(self.seat)])


class BringNews(Decision[Sea, Answer]):
    """One aquanaut, up to two steps; training modules add nothing."""

    rule = "NA-9.6"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Sea) -> Sequence[Answer]:
        return walks(state)

    def legal(self, state: Sea) -> Sequence[Answer]:
        return legal_walks(state, self.seat, state.free[self.seat], state.box.reward)

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        if isinstance(answer, Done):
            return None
        assert isinstance(answer, (Walk, Visit))
        stays = refusal_to_leave(state, self.seat, answer.source)
        return stays or refusal_of_walk(state, self.seat, answer, state.box.reward)

    def take(self, state: Sea, answer: Answer) -> None:
        if isinstance(answer, (Walk, Visit)):
            walk(state, self.seat, answer)
