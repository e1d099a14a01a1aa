"""AQ-3, AQ-8: the engineer climbs through the rooms; programming for time; sideways."""

from typing import Final

from pelagos.games.aquasphere.box import OUT, PROGRAMS, START, TOP_TIER
from pelagos.games.aquasphere.rules.board import PROGRAM_BOT, pay_time
from pelagos.games.aquasphere.rules.research import OfferCards, room_cards, sideways_cards
from pelagos.games.aquasphere.state import Aqua
from pelagos.kernel.contract import Effect, Reason, Refusal, Seat

NO_ARROW: Final = Refusal(Reason("AQ-3.1", "no-arrow"))
AT_THE_TOP: Final = Refusal(Reason("AQ-8.5", "at-the-top"))
NO_BOT_TO_PROGRAM: Final = Refusal(Reason("AQ-5.7", "no-bot-to-program"))
NO_SIDEWAYS_CARD: Final = Refusal(Reason("AQ-16.8", "no-sideways-card"))
SIDEWAYS_USED: Final = Refusal(Reason("AQ-16.8", "sideways-used"))
NOT_FROM_START: Final = Refusal(Reason("AQ-16.8", "not-from-start"))
NOT_SIDEWAYS: Final = Refusal(Reason("AQ-16.8", "not-sideways"))
BOUGHT_ALREADY: Final = Refusal(Reason("AQ-8.3", "bought-already"))
SYMBOL_TAKEN: Final = Reason("AQ-8.3", "symbol-taken", ("program",))
IS_TAKEN: Final = tuple(Refusal(SYMBOL_TAKEN, (p,)) for p in range(len(PROGRAMS)))
TOO_DEAR: Final = Reason("AQ-8.3", "programming-too-dear", ("price", "purse"))


def program_of(state: Aqua, room: int) -> int:
    """AQ-3.3: the tile that lies in a room this round."""
    return state.box.layouts[state.layout][room]


# -- the rules ------------------------------------------------------------------------------------


def engineer_refusal(state: Aqua, seat: Seat, room: int) -> Refusal | None:
    """AQ-3.1: one room along an arrow, whoever is there. AQ-3.2, AQ-8.5: three tiers, no more."""
    now = state.engineer[seat]
    if not state.box.arrows[now] >> room & 1:
        return AT_THE_TOP if can_leave(state, seat) else NO_ARROW
    return bot_refusal(state, seat, room)


def bot_refusal(state: Aqua, seat: Seat, room: int) -> Refusal | None:
    """AQ-5.7: an engineer may move without a bot to program, unless the option forbids it."""
    if state.rulings.move_without_bot or state.bots[seat] > 0:
        return None
    is_there = state.programmed[seat] >> program_of(state, room) & 1
    return None if is_there else NO_BOT_TO_PROGRAM


def sideways_refusal(state: Aqua, seat: Seat, room: int) -> Refusal | None:
    """AQ-16.8: once a game, within the tier, by default to a neighbouring room."""
    if not sideways_cards(state, seat):
        return SIDEWAYS_USED if state.cards[seat] & state.spent else NO_SIDEWAYS_CARD
    now = state.engineer[seat]
    if now == START:
        return NOT_FROM_START
    box = state.box
    reach = box.same_tier[now] if state.rulings.sideways_tier else box.next_door[now]
    if not reach >> room & 1:
        return NOT_SIDEWAYS
    return bot_refusal(state, seat, room)


def buy_refusal(state: Aqua, seat: Seat, program: int) -> Refusal | None:
    """AQ-8.3: once a round, on a free symbol, for 3 time and a bot from the supply."""
    if state.marker[seat]:
        return BOUGHT_ALREADY
    if state.programmed[seat] >> program & 1:
        return IS_TAKEN[program]
    if state.time[seat] < state.box.buy_price:
        return Refusal(TOO_DEAR, (state.box.buy_price, state.time[seat]))
    return None if state.bots[seat] > 0 else NO_BOT_TO_PROGRAM


def can_leave(state: Aqua, seat: Seat) -> bool:
    """AQ-3.4: the way out is open from the third tier only."""
    now = state.engineer[seat]
    return now < START and state.box.tier[now] == TOP_TIER


# -- what happens ---------------------------------------------------------------------------------


class MoveEngineer(Effect[Aqua]):
    """One room further; a bot is programmed with its tile, then cards may fire."""

    rule = "AQ-8.1"
    fields = ("seat", "room", "program")

    def __init__(self, seat: Seat, room: int, program: int) -> None:
        self.seat = seat
        self.room = room
        self.program = program

    def happen(self, state: Aqua) -> None:
        enter_room(state, self.seat, self.room, self.program)


class MoveSideways(Effect[Aqua]):
    """The sideways card, once a game: it stays, keeps its place in the lab, and is used up."""

    rule = "AQ-16.8"
    fields = ("seat", "room", "program")

    def __init__(self, seat: Seat, room: int, program: int) -> None:
        self.seat = seat
        self.room = room
        self.program = program

    def happen(self, state: Aqua) -> None:
        cards = sideways_cards(state, self.seat)
        state.spent |= cards & -cards
        enter_room(state, self.seat, self.room, self.program)


def enter_room(state: Aqua, seat: Seat, room: int, program: int) -> None:
    """AQ-8.1, AQ-8.2: move, program, then the cards for this room."""
    is_new = state.bots[seat] > 0 and not state.programmed[seat] >> program & 1
    state.engineer[seat] = room
    cards = room_cards(state, seat, program)
    if cards and (is_new or state.rulings.reward_without_bot):
        state.plan([PROGRAM_BOT[seat][program], OfferCards(seat, cards, 0)])
    else:
        state.agenda.append(PROGRAM_BOT[seat][program])


class BuyProgram(Effect[Aqua]):
    """Time for a bot on any free symbol; one of the markers shows that it has been done.

    AQ-8.4: it lies on the board, not in the laboratory, until the intermediate scoring.
    """

    rule = "AQ-8.3"
    fields = ("seat", "program")

    def __init__(self, seat: Seat, program: int) -> None:
        self.seat = seat
        self.program = program

    def happen(self, state: Aqua) -> None:
        pay_time(state, self.seat, state.box.buy_price)
        state.time_supply -= 1
        state.marker[self.seat] = 1
        state.agenda.append(PROGRAM_BOT[self.seat][self.program])


class LeaveHeadquarters(Effect[Aqua]):
    """Passing: the engineer goes to the next free space of the pass order track.

    AQ-11.2: programmed bots, time and crystals stay.
    """

    rule = "AQ-11.1"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Aqua) -> None:
        state.engineer[self.seat] = OUT
        state.passed[state.passed.index(-1)] = self.seat
