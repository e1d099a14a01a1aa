"""PB-4: everybody stakes shells in secret, all at once; then the stakes are opened."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.pebbles.answers import STAKE, Stake
from pelagos.games.pebbles.rules.scoring import OpenPebbles
from pelagos.games.pebbles.state import STAKES_OPEN, Beach
from pelagos.kernel.contract import Decision, Effect, Reason, Refusal, Seat, Together

OWN_FEWER: Final = Reason("PB-4.2", "own-fewer", ("shells", "own"))


class AskStakes(Effect[Beach]):
    """All are asked together."""

    rule = "PB-4.1"

    def happen(self, state: Beach) -> None:
        questions = Together(tuple(StakeShells(seat) for seat in range(state.seats)))
        state.plan([questions, OpenStakes(), OpenPebbles()])


class StakeShells(Decision[Beach, Stake]):
    """A player stakes up to three of the own shells; they stay in place until all are known."""

    rule = "PB-4.1"
    fields = ("seat",)
    hidden = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Beach) -> Sequence[Stake]:
        return STAKE

    def refusal(self, state: Beach, answer: Stake) -> Refusal | None:
        own = state.shells[self.seat]
        return Refusal(OWN_FEWER, (answer.shells, own)) if answer.shells > own else None

    def take(self, state: Beach, answer: Stake) -> None:
        state.stakes[self.seat] = answer.shells


class OpenStakes(Effect[Beach]):
    """The stakes are revealed; the single highest takes all of them."""

    rule = "PB-4.3"
    reveals = True

    def happen(self, state: Beach) -> None:
        state.opened = STAKES_OPEN
        highest = max(state.stakes)
        if state.stakes.count(highest) == 1:
            state.plan([WinStakes(state.stakes.index(highest))])
        elif state.rules == 1:
            state.plan([LoseStakes()])
        else:
            state.plan([KeepStakes()])


class WinStakes(Effect[Beach]):
    """The single highest stake takes all stakes."""

    rule = "PB-4.4"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Beach) -> None:
        for seat, stake in enumerate(state.stakes):
            state.shells[seat] -= stake
        state.shells[self.seat] += sum(state.stakes)


class LoseStakes(Effect[Beach]):
    """Rules 1: after a tie the stakes are lost."""

    rule = "PB-4.5"

    def happen(self, state: Beach) -> None:
        for seat, stake in enumerate(state.stakes):
            state.shells[seat] -= stake
        state.supply += sum(state.stakes)


class KeepStakes(Effect[Beach]):
    """Rules 2: after a tie everybody takes the own stake back."""

    rule = "PB-4.5"

    def happen(self, state: Beach) -> None:
        pass  # the shells never left their owners
