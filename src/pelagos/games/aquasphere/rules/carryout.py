"""AQ-9.2, AQ-9.7: what an action needs, and whether it is carried out."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.aquasphere.answers import ACT, ACTION_CHOICES, END_CHOICES, LEAVE_OUT, Return
from pelagos.games.aquasphere.box import (
    COLOURS,
    CRYSTALS,
    FOR_CARDS,
    FOR_CRYSTALS,
    FOR_TIME,
    LAB,
    LAYERS,
    OCTOPODS,
    PROGRAM,
    PROGRAMS,
    RESEARCH,
    SECTORS,
    SUBMARINE,
    TIME,
)
from pelagos.games.aquasphere.rules.areas import action, most_caught, submarine_price
from pelagos.games.aquasphere.rules.board import RETURN_BOT, return_refusal, returns, time_gain
from pelagos.games.aquasphere.state import NOTHING, Aqua
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat
from pelagos.kernel.weights import has_bits

LAB_COMPLETE: Final = Reason("AQ-10.1", "lab-complete", ("most",))
NO_TILE: Final = Refusal(Reason("AQ-10.1", "no-tile"))
TIME_FULL: Final = Reason("AQ-10.2", "time-full", ("most",))
NO_TIME_LEFT: Final = Refusal(Reason("AQ-10.2", "no-time-left"))
NO_CRYSTALS: Final = Refusal(Reason("AQ-10.3", "no-crystals"))
CRYSTALS_FULL: Final = Reason("AQ-10.3", "crystals-full", ("most",))
NO_OCTOPODS: Final = Refusal(Reason("AQ-10.4", "no-octopods"))
NO_SUBMARINE: Final = Refusal(Reason("AQ-10.5", "no-submarine"))
SUBMARINE_HERE: Final = Refusal(Reason("AQ-10.5", "submarine-here"))
SUBMARINE_TOO_DEAR: Final = Reason("AQ-10.5", "submarine-too-dear", ("price", "purse"))
NO_CARD: Final = Refusal(Reason("AQ-10.6", "no-card"))
CARDS_FULL: Final = Reason("AQ-10.6", "cards-full", ("most",))
NO_BOT: Final = Refusal(Reason("AQ-10.7", "no-bot"))
MUST_ACT: Final = Refusal(Reason("AQ-9.7", "must-act"))


# -- what an action needs -------------------------------------------------------------------------


def action_refusal(
    state: Aqua, seat: Seat, sector: int, program: int, purse: int
) -> Refusal | None:
    """AQ-9.2, AQ-10, AQ-6.4: the preconditions that the rules state; ``purse`` is time to pay."""
    if program == LAB:
        if has_bits(state.lab[seat], state.box.most_tiles):
            return Refusal(LAB_COMPLETE, (state.box.most_tiles,))
        return NO_TILE if state.tiles_at[sector * LAYERS] == NOTHING else None
    if program == SUBMARINE:
        return submarine_refusal(state, seat, sector, purse)
    if program == RESEARCH:
        most = state.room(seat, FOR_CARDS)
        if state.cards_at[sector * LAYERS] == NOTHING:
            return NO_CARD
        return Refusal(CARDS_FULL, (most,)) if has_bits(state.cards[seat], most) else None
    return None


def submarine_refusal(state: Aqua, seat: Seat, sector: int, purse: int) -> Refusal | None:
    """AQ-10.5: one of each colour in a sector, and the time for the next free space."""
    if state.submarines[seat] == 0:
        return NO_SUBMARINE
    first = sector * COLOURS
    if any(state.spaces[first + space] == seat for space in range(COLOURS)):
        return SUBMARINE_HERE
    price = submarine_price(state, seat, sector)
    return Refusal(SUBMARINE_TOO_DEAR, (price, purse)) if price > purse else None


def gain_refusal(
    state: Aqua, seat: Seat, sector: int, program: int, purse: int, paid: int = 0
) -> Refusal | None:
    """Why an action that may be tried would bring nothing at all, with so much paid for the way."""
    if program == TIME:
        most = state.room(seat, FOR_TIME)
        if purse >= most:
            return Refusal(TIME_FULL, (most,))
        supply = state.time_supply + paid
        is_there = state.time_at[sector] > 0 or supply > 0 or not state.rulings.limited
        return None if is_there else NO_TIME_LEFT
    if program == CRYSTALS:
        most = state.room(seat, FOR_CRYSTALS)
        if state.crystals_at[sector] == 0:
            return NO_CRYSTALS
        return Refusal(CRYSTALS_FULL, (most,)) if state.crystals[seat] >= most else None
    if program == OCTOPODS:
        return NO_OCTOPODS if most_caught(state, seat, sector) == 0 else None
    if program == PROGRAM:
        symbol = 1 << state.box.sector_program[sector]
        is_there = state.bots[seat] > 0 or state.programmed[seat] & symbol != 0
        return None if is_there else NO_BOT
    return None


def act_refusal(state: Aqua, seat: Seat, sector: int, program: int) -> Refusal | None:
    """Why the action cannot be carried out now."""
    purse = state.time[seat]
    return action_refusal(state, seat, sector, program, purse) or gain_refusal(
        state, seat, sector, program, purse
    )


def is_within_reach(state: Aqua, seat: Seat, sector: int, program: int) -> bool:
    """Whether the action is possible, now or after returning bots (AQ-9.2)."""
    if act_refusal(state, seat, sector, program) is None:
        return True
    if not state.programmed[seat]:
        return False
    if program == PROGRAM:
        return True
    more = time_gain(state, seat, state.box.return_time * state.programmed[seat].bit_count())
    purse = state.time[seat] + more
    return program == SUBMARINE and submarine_refusal(state, seat, sector, purse) is None


# -- carrying it out, or not ----------------------------------------------------------------------


class BeginAction(Effect[Aqua]):
    """Nobody is asked where the action is impossible and there is no bot to return."""

    rule = "AQ-9.7"
    fields = ("seat", "sector", "program")
    quiet = True

    def __init__(self, seat: Seat, sector: int, program: int) -> None:
        self.seat = seat
        self.sector = sector
        self.program = program

    def happen(self, state: Aqua) -> None:
        is_possible = act_refusal(state, self.seat, self.sector, self.program) is None
        if is_possible or state.programmed[self.seat]:
            state.agenda.append(CARRY_OUT[self.seat][self.sector * len(PROGRAMS) + self.program])
        else:
            state.agenda.append(LeaveActionOut(self.seat, self.sector, self.program))


class CarryOut(Decision[Aqua, Answer]):
    """With the bot in place, its owner carries the action out or leaves it out."""

    rule = "AQ-9.7"
    fields = ("seat", "sector", "program")
    quiet = True

    def __init__(self, seat: Seat, sector: int, program: int) -> None:
        self.seat = seat
        self.sector = sector
        self.program = program

    def candidates(self, state: Aqua) -> Sequence[Answer]:
        return ACTION_CHOICES

    def refusal(self, state: Aqua, answer: Answer) -> Refusal | None:
        if isinstance(answer, Return):
            return return_refusal(state, self.seat, answer.program)
        if answer is ACT:
            return act_refusal(state, self.seat, self.sector, self.program)
        if state.rulings.skip_action:
            return None
        is_possible = is_within_reach(state, self.seat, self.sector, self.program)
        return MUST_ACT if is_possible else None

    def legal(self, state: Aqua) -> Sequence[Answer]:
        """The same without asking about bots that are not there."""
        found: list[Answer] = []
        if act_refusal(state, self.seat, self.sector, self.program) is None:
            found.append(ACT)
        if self.refusal(state, LEAVE_OUT) is None:
            found.append(LEAVE_OUT)
        found += returns(state, self.seat)
        return found

    def take(self, state: Aqua, answer: Answer) -> None:
        if isinstance(answer, Return):
            state.plan([RETURN_BOT[self.seat][answer.program], self])
        elif answer is ACT:
            state.agenda.append(action(state, self.seat, self.sector, self.program))
        else:
            state.agenda.append(LeaveActionOut(self.seat, self.sector, self.program))


class LeaveActionOut(Effect[Aqua]):
    """The bot has taken control, and that is all."""

    rule = "AQ-9.7"
    fields = ("seat", "sector", "program")

    def __init__(self, seat: Seat, sector: int, program: int) -> None:
        self.seat = seat
        self.sector = sector
        self.program = program

    def happen(self, state: Aqua) -> None:
        """Nothing."""


class OfferLastReturn(Effect[Aqua]):
    """After the action and its cards: a bot may be returned, where that brings time."""

    rule = "AQ-5.5"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Aqua) -> None:
        if state.programmed[self.seat] and time_gain(state, self.seat, state.box.return_time) > 0:
            state.agenda.append(END_TURN[self.seat])


class OfferScarceReturn(Effect[Aqua]):
    """After programming: the same, where the supply might be empty before the next turn."""

    rule = "AQ-5.5"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Aqua) -> None:
        owed = state.box.return_time * state.programmed[self.seat].bit_count()
        if state.rulings.limited and state.time_supply < owed:
            state.agenda.append(OFFER_LAST_RETURN[self.seat])


class EndTurn(Decision[Aqua, Answer]):
    """The end of a turn."""

    rule = "AQ-5.5"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Aqua) -> Sequence[Answer]:
        return END_CHOICES

    def refusal(self, state: Aqua, answer: Answer) -> Refusal | None:
        if isinstance(answer, Return):
            return return_refusal(state, self.seat, answer.program)
        return None

    def take(self, state: Aqua, answer: Answer) -> None:
        if isinstance(answer, Return):
            returned = RETURN_BOT[self.seat][answer.program]
            state.plan([returned, OFFER_LAST_RETURN[self.seat]])


BEGIN_ACTION: Final = tuple(
    tuple(BeginAction(seat, s, program) for program in range(len(PROGRAMS)) for s in range(SECTORS))
    for seat in range(COLOURS)
)
CARRY_OUT: Final = tuple(
    tuple(CarryOut(seat, s, program) for s in range(SECTORS) for program in range(len(PROGRAMS)))
    for seat in range(COLOURS)
)
OFFER_LAST_RETURN: Final = tuple(OfferLastReturn(seat) for seat in range(COLOURS))
OFFER_SCARCE_RETURN: Final = tuple(OfferScarceReturn(seat) for seat in range(COLOURS))
END_TURN: Final = tuple(EndTurn(seat) for seat in range(COLOURS))
