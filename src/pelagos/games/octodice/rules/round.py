"""OD-2: rounds, turns, thirds."""

from typing import Any, Final

from pelagos.games.octodice.rules.dice import ROLL_PHASE
from pelagos.games.octodice.rules.extras import OfferExtras
from pelagos.games.octodice.rules.mainactions import ChooseAction
from pelagos.games.octodice.rules.octopods import CatchPhase
from pelagos.games.octodice.rules.scoring import BonusScoring, IntermediateScoring
from pelagos.games.octodice.rules.virtual import RollForVirtualPlayer
from pelagos.games.octodice.state import Octo
from pelagos.kernel.contract import Effect, Seat, Step


class NextTurn(Effect[Octo]):
    """In each round every player takes one turn; after the last round comes the bonus."""

    rule = "OD-2.1"
    quiet = True

    def happen(self, state: Octo) -> None:
        if state.turn == state.rounds() * state.seats:
            state.plan([BonusScoring()])
            return
        state.turn += 1
        state.plan([TakeTurn(state.active()), EndTurn(), NEXT_TURN])


class TakeTurn(Effect[Octo]):
    """A turn: roll, up to two main actions, octopods, the extra actions of the others."""

    rule = "OD-2.4"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Octo) -> None:
        state.plan(
            [
                *ROLL_PHASE[self.seat],
                ChooseAction(self.seat, state.turn_box()),
                CatchPhase(self.seat, state.turn_box() + 2),
                *others_phase(state, self.seat),
            ]
        )


def others_phase(state: Octo, seat: Seat) -> list[Step[Any]]:
    """OD-9.2: alone there are no extra actions. OD-10.1: a virtual player may roll as well."""
    if state.seats == 1:
        return []
    if state.rulings.virtual_player:
        return [OfferExtras(seat), RollForVirtualPlayer(seat)]
    return [OfferExtras(seat)]


class EndTurn(Effect[Octo]):
    """After rounds 2, 4 and 6 (alone 3, 6 and 9) an intermediate scoring ends the third."""

    rule = "OD-2.2"
    quiet = True

    def happen(self, state: Octo) -> None:
        if state.turn % (state.seats * state.every()) == 0:
            state.plan([IntermediateScoring(state.third())])


NEXT_TURN: Final = NextTurn()
