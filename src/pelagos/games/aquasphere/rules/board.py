"""AQ-5, AQ-6: the player board with its symbols, and what a laboratory has room for."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.aquasphere.answers import RETURN, Return
from pelagos.games.aquasphere.box import COLOURS, FOR_CRYSTALS, FOR_TIME, PROGRAMS
from pelagos.games.aquasphere.state import ALWAYS, IN_OWN_TURN, Aqua
from pelagos.kernel.contract import Decision, Effect, Reason, Refusal, Seat
from pelagos.kernel.weights import has_bits

NOT_PROGRAMMED: Final = Reason("AQ-5.5", "not-programmed", ("program",))
JUST_PLACED: Final = Refusal(Reason("AQ-5.2", "just-placed"))

RETURNS: Final = tuple(  # by the bots that stand on symbols, as bits
    tuple(answer for answer in RETURN if programmed >> answer.program & 1)
    for programmed in range(1 << len(RETURN))
)

# By program: no bot stands on its symbol.
IS_NOT_PROGRAMMED: Final = tuple(Refusal(NOT_PROGRAMMED, (p,)) for p in range(len(PROGRAMS)))


# -- the general supply and the laboratory --------------------------------------------------------


def time_gain(state: Aqua, seat: Seat, wanted: int) -> int:
    """AQ-6.2, AQ-6.7: what fits into the laboratory, and what the supply still has."""
    gain = min(wanted, state.room(seat, FOR_TIME) - state.time[seat])
    return min(gain, max(state.time_supply, 0)) if state.rulings.limited else gain


def crystal_gain(state: Aqua, seat: Seat, wanted: int) -> int:
    """AQ-6.2, AQ-6.7: likewise for crystals."""
    gain = min(wanted, state.room(seat, FOR_CRYSTALS) - state.crystals[seat])
    return min(gain, max(state.crystal_supply, 0)) if state.rulings.limited else gain


def pay_time(state: Aqua, seat: Seat, price: int) -> None:
    """AQ-6.6: paid time goes to the general supply at once."""
    state.time[seat] -= price
    state.time_supply += price


class TakeTime(Effect[Aqua]):
    """Time markers from the general supply, as many as fit."""

    rule = "AQ-6.2"
    fields = ("seat", "amount")
    says_cause = True

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def happen(self, state: Aqua) -> None:
        state.time[self.seat] += self.amount
        state.time_supply -= self.amount


class TakeCrystals(Effect[Aqua]):
    """Crystals from the general supply, as many as fit."""

    rule = "AQ-6.2"
    fields = ("seat", "amount")

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def happen(self, state: Aqua) -> None:
        state.crystals[self.seat] += self.amount
        state.crystal_supply -= self.amount


# -- programmed bots ------------------------------------------------------------------------------


def return_refusal(state: Aqua, seat: Seat, program: int) -> Refusal | None:
    """AQ-5.5: only a bot that stands on a symbol can be returned."""
    return None if state.programmed[seat] >> program & 1 else IS_NOT_PROGRAMMED[program]


def returns(state: Aqua, seat: Seat) -> Sequence[Return]:
    """The bots that can be returned."""
    return RETURNS[state.programmed[seat]]


def brings_time(state: Aqua, own_turn: bool, for_line: bool) -> bool:
    """Whether a returned bot brings time: in the own turn, in a scoring, for a red line."""
    ruling = state.rulings.time_for_bots
    if ruling == ALWAYS:
        return True
    return own_turn and (ruling == IN_OWN_TURN or not for_line)


class ReturnBot(Effect[Aqua]):
    """A programmed bot goes back to its owner's supply, for time where the rules give any."""

    rule = "AQ-5.5"
    fields = ("seat", "program", "is_paid")

    def __init__(self, seat: Seat, program: int, is_paid: bool) -> None:
        self.seat = seat
        self.program = program
        self.is_paid = is_paid

    def happen(self, state: Aqua) -> None:
        state.programmed[self.seat] ^= 1 << self.program
        state.bots[self.seat] += 1
        if self.is_paid:
            gain = time_gain(state, self.seat, state.box.return_time)
            if gain > 0:
                state.agenda.append(TakeTime(self.seat, gain))


class ProgramBot(Effect[Aqua]):
    """A bot from the supply goes on a symbol; an old one there is returned first (AQ-5.6).

    AQ-5.7: without a bot in the supply nothing is programmed.
    """

    rule = "AQ-5.1"
    fields = ("seat", "program", "own_turn")
    quiet = True

    def __init__(self, seat: Seat, program: int, own_turn: bool) -> None:
        self.seat = seat
        self.program = program
        self.own_turn = own_turn

    def happen(self, state: Aqua) -> None:
        if state.programmed[self.seat] >> self.program & 1:
            state.plan([RETURN_BOT[self.seat][self.program], self])
        elif state.bots[self.seat] > 0:
            state.agenda.append(PlaceOnSymbol(self.seat, self.program, self.own_turn))


class PlaceOnSymbol(Effect[Aqua]):
    """The bot stands on its symbol and is programmed; a third one drives another away.

    AQ-5.3: bots come from the left of the board, so their number is all that matters.
    """

    rule = "AQ-5.1"
    fields = ("seat", "program", "own_turn")

    def __init__(self, seat: Seat, program: int, own_turn: bool) -> None:
        self.seat = seat
        self.program = program
        self.own_turn = own_turn

    def happen(self, state: Aqua) -> None:
        state.bots[self.seat] -= 1
        state.programmed[self.seat] |= 1 << self.program
        if has_bits(state.programmed[self.seat], state.box.most_programmed + 1):
            state.agenda.append(ReturnThird(self.seat, self.program, self.own_turn))


class ReturnThird(Decision[Aqua, Return]):
    """With a third bot programmed, another one goes back at once."""

    rule = "AQ-5.2"
    fields = ("seat", "program", "own_turn")
    quiet = True

    def __init__(self, seat: Seat, program: int, own_turn: bool) -> None:
        self.seat = seat
        self.program = program
        self.own_turn = own_turn

    def candidates(self, state: Aqua) -> Sequence[Return]:
        return RETURN

    def refusal(self, state: Aqua, answer: Return) -> Refusal | None:
        if answer.program == self.program and not state.rulings.third_bot_any:
            return JUST_PLACED
        return return_refusal(state, self.seat, answer.program)

    def take(self, state: Aqua, answer: Return) -> None:
        is_paid = brings_time(state, self.own_turn, for_line=False)
        state.plan([ReturnBot(self.seat, answer.program, is_paid)])


RETURN_BOT: Final = tuple(
    tuple(ReturnBot(seat, program, True) for program in range(len(PROGRAMS)))
    for seat in range(COLOURS)
)
PROGRAM_BOT: Final = tuple(
    tuple(ProgramBot(seat, program, True) for program in range(len(PROGRAMS)))
    for seat in range(COLOURS)
)
