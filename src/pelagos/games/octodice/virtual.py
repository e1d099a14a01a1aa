"""OD-10: the two-player variant, in which a virtual player rolls as well."""

from pelagos.games.octodice.box import DICE
from pelagos.games.octodice.dice import RollDie, clear_table
from pelagos.games.octodice.extras import offer
from pelagos.games.octodice.state import BLANK, Octo
from pelagos.kernel.contract import Effect, Seat


class RollForVirtualPlayer(Effect[Octo]):
    """After each turn six dice are rolled once for a virtual player."""

    rule = "OD-10.1"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Octo) -> None:
        clear_table(state)
        state.kept = (1 << DICE) - 1
        for die in range(DICE):
            state.dice[die] = BLANK
        state.plan([*(RollDie(die) for die in range(DICE)), OfferVirtualDice(self.seat)])


class OfferVirtualDice(Effect[Octo]):
    """Both players may use them, the one who just played first; it counts as an opponent's turn."""

    rule = "OD-10.2"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Octo) -> None:
        other = (self.seat + 1) % state.seats
        users = [self.seat, other] if state.rulings.virtual_for_both else [other]
        state.plan([offer(state, users, owner=state.seats)])
