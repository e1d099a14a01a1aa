"""PB-2 and PB-3: three rounds of turns; taking shells, and snatching them."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.pebbles.answers import (
    FACE,
    LET_BE,
    SNATCH,
    SNATCHING,
    TAKE,
    Face,
    Snatching,
    Take,
)
from pelagos.games.pebbles.box import HAND
from pelagos.games.pebbles.rules.stakes import AskStakes
from pelagos.games.pebbles.state import NO_PEBBLE, Beach
from pelagos.kernel.contract import Chance, Decision, Effect, Reason, Refusal, Seat, Step

POOL_HOLDS_FEWER: Final = Reason("PB-2.4", "pool-holds-fewer", ("shells", "pool"))
NOT_YOUR_PEBBLE: Final = Reason("PB-3.3", "not-your-pebble", ("pebble",))


class BeginRound(Effect[Beach]):
    """Everybody has one turn; after the last round come the stakes."""

    rule = "PB-2.1"
    fields = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def happen(self, state: Beach) -> None:
        state.round = self.round
        turns: list[Step[Beach]] = [TakeTurn(seat) for seat in range(state.seats)]
        is_last = self.round == state.box.rounds
        state.plan([*turns, AskStakes() if is_last else BeginRound(self.round + 1)])


class TakeTurn(Effect[Beach]):
    """The die first, then the shells."""

    rule = "PB-2.2"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Beach) -> None:
        state.plan([RollDie(self.seat), TakeShells(self.seat)])


class RollDie(Chance[Beach, Face]):
    """As many shells as the die shows come into the pool."""

    rule = "PB-2.2"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def stream(self, state: Beach) -> str:
        return "die"

    def outcomes(self, state: Beach) -> Sequence[tuple[Face, int]]:
        faces = state.box.faces
        return [(FACE[face], faces.count(face)) for face in sorted(set(faces))]

    def take(self, state: Beach, outcome: Face) -> None:
        state.supply -= outcome.face
        state.pool += outcome.face


class TakeShells(Decision[Beach, Take]):
    """The player takes one to three shells."""

    rule = "PB-2.3"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Beach) -> Sequence[Take]:
        return TAKE

    def refusal(self, state: Beach, answer: Take) -> Refusal | None:
        if answer.shells > state.pool:
            return Refusal(POOL_HOLDS_FEWER, (answer.shells, state.pool))
        return None

    def take(self, state: Beach, answer: Take) -> None:
        state.pool -= answer.shells
        state.shells[self.seat] += answer.shells
        left = (self.seat + 1) % state.seats
        if state.snatching and state.hand(left):
            state.plan([SnatchShells(left, self.seat, answer.shells)])


class SnatchShells(Decision[Beach, Snatching]):
    """The neighbour to the left lets it be, or shows a pebble for the shells."""

    rule = "PB-3.1"
    fields = ("seat", "taker", "shells")

    def __init__(self, seat: Seat, taker: Seat, shells: int) -> None:
        self.seat = seat
        self.taker = taker
        self.shells = shells

    def candidates(self, state: Beach) -> Sequence[Snatching]:
        return SNATCHING

    def refusal(self, state: Beach, answer: Snatching) -> Refusal | None:
        if answer is not LET_BE and answer.pebble not in state.hand(self.seat):
            return Refusal(NOT_YOUR_PEBBLE, (answer.pebble,))
        return None

    def legal(self, state: Beach) -> Sequence[Snatching]:
        return [LET_BE, *(SNATCH[pebble - 1] for pebble in sorted(state.hand(self.seat)))]

    def take(self, state: Beach, answer: Snatching) -> None:
        if answer is not LET_BE:
            show = ShowPebble(self.seat, answer.pebble)
            state.plan([show, MoveShells(self.seat, self.taker, self.shells)])


class ShowPebble(Effect[Beach]):
    """A pebble is shown to all and leaves the game."""

    rule = "PB-3.2"
    fields = ("seat", "pebble")
    reveals = True

    def __init__(self, seat: Seat, pebble: int) -> None:
        self.seat = seat
        self.pebble = pebble

    def happen(self, state: Beach) -> None:
        place = state.pebbles.index(self.pebble, self.seat * HAND)
        state.pebbles[place] = NO_PEBBLE
        state.shown |= 1 << self.pebble


class MoveShells(Effect[Beach]):
    """The shells just taken go to the neighbour."""

    rule = "PB-3.2"
    fields = ("seat", "taker", "shells")

    def __init__(self, seat: Seat, taker: Seat, shells: int) -> None:
        self.seat = seat
        self.taker = taker
        self.shells = shells

    def happen(self, state: Beach) -> None:
        state.shells[self.taker] -= self.shells
        state.shells[self.seat] += self.shells
