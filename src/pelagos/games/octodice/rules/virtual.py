"""OD-10: the two-player variant, in which a virtual player rolls as well."""

from collections.abc import Sequence

from pelagos.games.octodice.answers import DIE, Face
from pelagos.games.octodice.box import DICE
from pelagos.games.octodice.rules.dice import FACE_OUTCOMES, clear_table
from pelagos.games.octodice.rules.extras import offer
from pelagos.games.octodice.state import BLANK, Octo
from pelagos.kernel.contract import Chance, Effect, Seat


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
        state.plan([*(RollVirtualDie(die) for die in range(DICE)), OfferVirtualDice(self.seat)])


class RollVirtualDie(Chance[Octo, Face]):
    """Once and no more; what the player set aside does not change what comes up here."""

    rule = "OD-10.2"
    fields = ("die",)
    quiet = True

    def __init__(self, die: int) -> None:
        self.die = die

    def stream(self, state: Octo) -> str:
        return f"turn {state.turn} virtual {DIE[self.die]}"

    def outcomes(self, state: Octo) -> Sequence[tuple[Face, int]]:
        return FACE_OUTCOMES

    def take(self, state: Octo, outcome: Face) -> None:
        state.dice[self.die] = state.box.faces[self.die][outcome.face]


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
