"""PB-1: the bag is filled, everybody draws two pebbles."""

from collections.abc import Sequence

from pelagos.games.pebbles.answers import DRAW, Draw
from pelagos.games.pebbles.box import HAND, Box
from pelagos.games.pebbles.rules.turn import BeginRound
from pelagos.games.pebbles.state import HIDDEN, NO_PEBBLE, NO_STAKE, Beach
from pelagos.kernel.contract import Chance, Seat, Step


def first_position(box: Box, seats: int, snatching: bool, rules: int) -> Beach:
    """Nothing drawn, nothing rolled."""
    state = Beach(
        box,
        seats,
        rules,
        int(snatching),
        round=0,
        supply=box.shells,
        pool=0,
        shells=[0] * seats,
        bag=sum([1 << pebble for pebble in box.pebbles]),
        pebbles=[NO_PEBBLE] * (HAND * seats),
        shown=0,
        stakes=[NO_STAKE] * seats,
        opened=HIDDEN,
        agenda=[],
    )
    draws: list[Step[Beach]] = [
        DrawPebble(seat, place) for place in range(HAND) for seat in range(seats)
    ]
    state.plan([*draws, BeginRound(1)])
    return state


class DrawPebble(Chance[Beach, Draw]):
    """A player draws a pebble and looks at it."""

    rule = "PB-1.2"
    fields = ("seat", "place")

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat = seat
        self.place = place

    def witness(self) -> Seat | None:
        return self.seat

    def stream(self, state: Beach) -> str:
        return "bag"

    def outcomes(self, state: Beach) -> Sequence[tuple[Draw, int]]:
        return [(DRAW[pebble], 1) for pebble in state.inside()]

    def take(self, state: Beach, outcome: Draw) -> None:
        state.bag ^= 1 << outcome.pebble
        state.pebbles[self.seat * HAND + self.place] = outcome.pebble
