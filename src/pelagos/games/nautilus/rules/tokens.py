"""NA-1.3: a token has no face until somebody looks. Looking, uncovering, clearing away."""

from collections.abc import Sequence
from typing import Any

from pelagos.games.nautilus.answers import Token
from pelagos.games.nautilus.bags import drawn
from pelagos.games.nautilus.box import ATLANTIS, FACES
from pelagos.games.nautilus.state import NOBODY, UNSEEN, Sea
from pelagos.kernel.contract import Chance, Effect, Seat, Step
from pelagos.kernel.copy_on_write import add, put
from pelagos.kernel.roll import Roll


def faces_left(state: Sea, square: int) -> list[tuple[Token, int]]:
    """What the token on a square may show: the bag of its zone."""
    start = state.box.zone[square] * FACES
    say = state.chart.say.token
    return [
        (say[face], state.bag[start + face]) for face in range(FACES) if state.bag[start + face]
    ]


def draw_face(state: Sea, square: int, roll: Roll) -> Token:
    """One of them, each token of the bag as likely."""
    return state.chart.say.token[drawn(state.bag, state.box.zone[square], roll)]


def give_face(state: Sea, square: int, face: int) -> None:
    state.own_tokens()
    place = state.box.zone[square] * FACES + face
    state.bag[place] = state.bag[place] - 1
    state.token[state.chart.spot[square]] = face


def face_at(state: Sea, square: int) -> int:
    return state.token[state.chart.spot[square]]


class LookAt(Effect[Sea]):
    """A player looks at a token that somebody has looked at before."""

    rule = "NA-8.6"
    fields = ("seat", "square")
    reveals = True

    def __init__(self, seat: Seat, square: int) -> None:
        self.seat = seat
        self.square = square

    def happen(self, state: Sea) -> None:
        see(state, self.seat, self.square)


def see(state: Sea, seat: Seat, square: int) -> None:
    state.seen_spots[seat] = state.seen_spots[seat] | 1 << state.chart.spot[square]


def show(state: Sea, square: int) -> None:
    state.face_up_spots |= 1 << state.chart.spot[square]


class LookFirst(Chance[Sea, Token]):
    """A player is the first to look at a token; nobody else learns what it shows."""

    rule = "NA-8.6"
    fields = ("seat", "square")

    def __init__(self, seat: Seat, square: int) -> None:
        self.seat = seat
        self.square = square

    def witness(self) -> Seat | None:
        return self.seat

    def stream(self, state: Sea) -> str:
        return stream_of(state, self.square)

    def outcomes(self, state: Sea) -> Sequence[tuple[Token, int]]:
        return faces_left(state, self.square)

    def draw(self, state: Sea, roll: Roll) -> Token:
        return draw_face(state, self.square, roll)

    def take(self, state: Sea, outcome: Token) -> None:
        give_face(state, self.square, outcome.face)
        see(state, self.seat, self.square)


def stream_of(state: Sea, square: int) -> str:
    """Every token is a die of its own."""
    return f"token {state.box.square_name(square)}"


def look_at(state: Sea, seat: Seat, square: int) -> Step[Any]:
    """What happens when a player looks at a face-down token."""
    is_new = face_at(state, square) == UNSEEN
    return LookFirst(seat, square) if is_new else LookAt(seat, square)


class TurnUp(Chance[Sea, Token]):
    """A token that nobody has looked at is turned up for all to see."""

    rule = "NA-1.3"
    fields = ("square",)

    def __init__(self, square: int) -> None:
        self.square = square

    def stream(self, state: Sea) -> str:
        return stream_of(state, self.square)

    def outcomes(self, state: Sea) -> Sequence[tuple[Token, int]]:
        return faces_left(state, self.square)

    def draw(self, state: Sea, roll: Roll) -> Token:
        return draw_face(state, self.square, roll)

    def take(self, state: Sea, outcome: Token) -> None:
        give_face(state, self.square, outcome.face)
        show(state, self.square)


class ShowToken(Effect[Sea]):
    """A token that somebody knew is turned up for all to see."""

    rule = "NA-1.3"
    fields = ("square", "face")
    reveals = True

    def __init__(self, square: int, face: int) -> None:
        self.square = square
        self.face = face

    def happen(self, state: Sea) -> None:
        show(state, self.square)


def turn_up(state: Sea, square: int) -> list[Step[Any]]:
    """What makes a token known to all; nothing where it is known already."""
    if state.face_up_spots >> state.chart.spot[square] & 1:
        return []
    face = face_at(state, square)
    return [TurnUp(square) if face == UNSEEN else ShowToken(square, face)]


class Uncover(Effect[Sea]):
    """A token under a new module is turned up and taken away."""

    rule = "NA-4.8"
    fields = ("square",)
    quiet = True

    def __init__(self, square: int) -> None:
        self.square = square

    def happen(self, state: Sea) -> None:
        state.agenda.append(ClearToken(self.square))
        state.plan(turn_up(state, self.square))


class ClearToken(Effect[Sea]):
    """It leaves the game; an Atlantis token goes to the ruins, without a marker."""

    rule = "NA-4.8"
    fields = ("square",)

    def __init__(self, square: int) -> None:
        self.square = square

    def happen(self, state: Sea) -> None:
        face = state.remove_token(self.square)
        if face >= ATLANTIS:
            state.ruins = put(state.ruins, face - ATLANTIS, NOBODY)
        else:
            state.gone = add(state.gone, face, 1)
