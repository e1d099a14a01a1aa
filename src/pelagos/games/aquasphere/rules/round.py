"""AQ-7, AQ-9.1, AQ-11: turns, the three options, passing."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.aquasphere.answers import (
    BUY,
    ENGINEER_TO,
    PASS,
    SIDEWAYS_TO,
    TURN_CHOICES,
    USE,
    Buy,
    EngineerTo,
    Return,
    SidewaysTo,
    Use,
)
from pelagos.games.aquasphere.box import (
    COLOURS,
    FOR_TIME,
    OUT,
    PROGRAM,
    PROGRAMS,
    ROUNDS,
    SECTORS,
)
from pelagos.games.aquasphere.rules.board import RETURN_BOT, return_refusal, returns
from pelagos.games.aquasphere.rules.carryout import (
    BEGIN_ACTION,
    OFFER_LAST_RETURN,
    OFFER_SCARCE_RETURN,
    action_refusal,
    gain_refusal,
)
from pelagos.games.aquasphere.rules.headquarters import (
    BuyProgram,
    LeaveHeadquarters,
    MoveEngineer,
    MoveSideways,
    buy_refusal,
    can_leave,
    engineer_refusal,
    program_of,
    sideways_refusal,
)
from pelagos.games.aquasphere.rules.refill import PrepareRound
from pelagos.games.aquasphere.rules.research import sideways_cards
from pelagos.games.aquasphere.rules.scoring import FinalScoring, IntermediateScoring
from pelagos.games.aquasphere.rules.station import MOVE_BOT, WalkTo, fares, paid_at_first
from pelagos.games.aquasphere.state import ANYWHERE, STATED, Aqua
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step

NO_BOT_FOR_AREA: Final = Reason("AQ-9.1", "no-bot-for-area", ("program",))
HAS_NO_BOT: Final = tuple(Refusal(NO_BOT_FOR_AREA, (p,)) for p in range(len(PROGRAMS)))
LOCKS_TOO_DEAR: Final = Reason("AQ-4.3", "locks-too-dear", ("fare", "purse"))
NOT_AT_THE_EXIT: Final = Refusal(Reason("AQ-11.1", "not-at-the-exit"))


# -- rounds and turns -----------------------------------------------------------------------------


class BeginRound(Effect[Aqua]):
    """A round begins; its centre tile is the one on top now."""

    rule = "AQ-14.4"
    fields = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def happen(self, state: Aqua) -> None:
        state.round = self.round
        state.turn = state.seats - 1  # the first turn follows the last place
        state.plan([NEXT_TURN])


class NextTurn(Effect[Aqua]):
    """In play order, skipping those who passed; when all have passed the round ends."""

    rule = "AQ-7.1"
    quiet = True

    def happen(self, state: Aqua) -> None:
        place = state.turn
        for _other in range(state.seats):
            place = place + 1 if place < state.seats - 1 else 0
            seat = state.order[place]
            if state.engineer[seat] != OUT:
                state.turn = place
                state.agenda.append(NEXT_TURN)
                state.agenda.append(TAKE_TURN[seat])
                return
        state.plan(after_round(state))


def after_round(state: Aqua) -> list[Step[Any]]:
    """AQ-1.1: four rounds, each with its scoring; the last is followed by the final one."""
    if state.round == ROUNDS:
        return [IntermediateScoring(state.round), FinalScoring()]
    return [IntermediateScoring(state.round), PrepareRound(), BeginRound(state.round + 1)]


# -- a turn ---------------------------------------------------------------------------------------


class TakeTurn(Decision[Aqua, Answer]):
    """One of three options: program a bot, use one, or pass. Bots may be returned before."""

    rule = "AQ-7.2"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Aqua) -> Sequence[Answer]:
        return TURN_CHOICES

    def refusal(self, state: Aqua, answer: Answer) -> Refusal | None:
        seat = self.seat
        if isinstance(answer, Use):
            fare = fares(state, seat)[answer.sector]
            return use_refusal(state, seat, answer.sector, answer.program, fare)
        if isinstance(answer, EngineerTo):
            return engineer_refusal(state, seat, answer.room)
        if isinstance(answer, SidewaysTo):
            return sideways_refusal(state, seat, answer.room)
        if isinstance(answer, Buy):
            return buy_refusal(state, seat, answer.program)
        if isinstance(answer, Return):
            return return_refusal(state, seat, answer.program)
        return None if can_pass(state, seat) else NOT_AT_THE_EXIT

    def legal(self, state: Aqua) -> Sequence[Answer]:
        """The same without asking about bots that are not there."""
        seat = self.seat
        found = uses(state, seat)
        found += engineer_moves(state, seat)
        if sideways_cards(state, seat):
            found += [a for a in SIDEWAYS_TO if sideways_refusal(state, seat, a.room) is None]
        if state.time[seat] >= state.box.buy_price and not state.marker[seat]:
            found += [a for a in BUY if buy_refusal(state, seat, a.program) is None]
        if state.programmed[seat]:
            found += returns(state, seat)
        if can_pass(state, seat):
            found.append(PASS)
        return found

    def take(self, state: Aqua, answer: Answer) -> None:
        if isinstance(answer, Return):
            state.plan([RETURN_BOT[self.seat][answer.program], self])
        elif isinstance(answer, Use):
            use_bot(state, self.seat, answer.sector, answer.program)
        else:
            state.plan([chosen(state, self.seat, answer), *afterwards(state, self.seat, answer)])


def chosen(state: Aqua, seat: Seat, answer: Answer) -> Step[Any]:
    """What an option leads to."""
    if isinstance(answer, EngineerTo):
        return MoveEngineer(seat, answer.room, program_of(state, answer.room))
    if isinstance(answer, SidewaysTo):
        return MoveSideways(seat, answer.room, program_of(state, answer.room))
    if isinstance(answer, Buy):
        return BuyProgram(seat, answer.program)
    return LeaveHeadquarters(seat)


def afterwards(state: Aqua, seat: Seat, answer: Answer) -> Sequence[Step[Any]]:
    """AQ-16.8: a free step sideways is no turn. AQ-5.5: the new bot may be returned as well."""
    if isinstance(answer, SidewaysTo) and state.rulings.sideways_free:
        return [TAKE_TURN[seat]]
    if answer is PASS or not state.rulings.returns_after_programming:
        return []
    return [OFFER_SCARCE_RETURN[seat]]


def engineer_moves(state: Aqua, seat: Seat) -> Sequence[EngineerTo]:
    """Where the engineer may go: along the arrows, unless there is no bot to program."""
    moves = ALONG[state.box.arrows[state.engineer[seat]]]
    if state.rulings.move_without_bot or state.bots[seat] > 0:
        return moves
    return [going for going in moves if engineer_refusal(state, seat, going.room) is None]


def can_pass(state: Aqua, seat: Seat) -> bool:
    """AQ-11.1: from the third tier, unless the option lets engineers leave earlier."""
    return state.rulings.early_pass or can_leave(state, seat)


# -- option B -------------------------------------------------------------------------------------


def use_bot(state: Aqua, seat: Seat, sector: int, program: int) -> None:
    """AQ-9.1: walk, place the bot, act; always in this order."""
    fare, where = fares(state, seat)[sector], program * SECTORS + sector
    walking = WalkTo(seat, sector, program, fare)
    acting = BEGIN_ACTION[seat][where]
    state.plan([walking, MOVE_BOT[seat][where], acting, OFFER_LAST_RETURN[seat]])


def use_refusal(state: Aqua, seat: Seat, sector: int, program: int, fare: int) -> Refusal | None:
    """AQ-9.2: all steps must be possible, with the returns that the player can still make."""
    programmed = state.programmed[seat]
    if not programmed >> program & 1:
        return HAS_NO_BOT[program]
    has_other = programmed != 1 << program
    purse = purse_there(state, seat, sector, fare, has_other)
    if purse < 0:
        return Refusal(LOCKS_TOO_DEAR, (fare, state.time[seat]))
    return refusal_there(state, seat, sector, program, fare, purse)


def refusal_there(
    state: Aqua, seat: Seat, sector: int, program: int, fare: int, purse: int
) -> Refusal | None:
    """AQ-9.2: what the action at the end of the way asks for; ``purse`` is the time left to pay."""
    ruling = state.rulings.where_to_use
    if ruling == ANYWHERE:
        return None
    refusal = action_refusal(state, seat, sector, program, purse)
    has_other = state.programmed[seat] != 1 << program
    if refusal is not None or ruling == STATED or (program == PROGRAM and has_other):
        return refusal
    paid = fare if state.rulings.pays_lock_by_lock else 0
    return gain_refusal(state, seat, sector, program, max(state.time[seat] - fare, 0), paid)


def purse_there(state: Aqua, seat: Seat, sector: int, fare: int, has_other: bool) -> int:
    """AQ-5.5: the most time one can have after the way; the other bot may be returned.

    Below 0: the way cannot be paid. What a bot brings may not exceed the laboratory, and is
    best taken when the locks are paid.
    """
    left = state.time[seat] - fare
    if not has_other:
        return left
    if left < 0:
        return left + brought_on_the_way(state, seat, sector, fare)
    more = state.box.return_time
    if state.rulings.limited:
        paid = fare if state.rulings.pays_lock_by_lock else 0
        more = min(more, max(state.time_supply + paid, 0))
    return min(left + more, max(left, state.room(seat, FOR_TIME)))


def brought_on_the_way(state: Aqua, seat: Seat, sector: int, fare: int) -> int:
    """AQ-6.7: what a bot brings that is returned between two locks; those before it are paid."""
    more, room = state.box.return_time, state.room(seat, FOR_TIME) - state.time[seat]
    limited = state.rulings.limited
    if not state.rulings.pays_lock_by_lock:
        return min(more, max(state.time_supply, 0)) if limited else more
    if room >= more and (state.time_supply >= more or not limited):
        return more
    paid = paid_at_first(state, seat, sector, fare)
    more = min(more, room + paid)
    return min(more, max(state.time_supply + paid, 0)) if limited else more


def uses(state: Aqua, seat: Seat) -> list[Answer]:
    """Where the programmed bots may be used."""
    programmed = state.programmed[seat]
    found: list[Answer] = []
    if not programmed:
        return found
    costs = fares(state, seat)
    has_other = programmed & (programmed - 1) != 0
    purses = [purse_there(state, seat, s, fare, has_other) for s, fare in enumerate(costs)]
    for program in range(len(PROGRAMS)):
        if programmed >> program & 1:
            for sector in range(SECTORS):
                fare, purse = costs[sector], purses[sector]
                if purse >= 0 and not refusal_there(state, seat, sector, program, fare, purse):
                    found.append(USE[program * SECTORS + sector])
    return found


ALONG: Final = tuple(  # by arrows, as bits
    tuple(going for going in ENGINEER_TO if arrows >> going.room & 1)
    for arrows in range(1 << len(ENGINEER_TO))
)
NEXT_TURN: Final = NextTurn()
TAKE_TURN: Final = tuple(TakeTurn(seat) for seat in range(COLOURS))
