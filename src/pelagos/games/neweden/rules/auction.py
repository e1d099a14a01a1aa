"""NE-9: the auction of phase C: rows are turned up, chosen, and bid for."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.neweden.answers import (
    BID,
    BIDS_AND_FREE,
    DONE,
    FREE,
    MOST_BID,
    NAME,
    RAISES,
    TAKE_ROW,
    WITHDRAW,
    Bid,
    Drawn,
    Name,
    TakeRow,
)
from pelagos.games.neweden.box import PLANT, ROWS, SPACES
from pelagos.games.neweden.cards import CARDS, DECK, DECK_NAMES
from pelagos.games.neweden.rules.freeactions import (
    UsePlant,
    free_legal,
    free_refusal,
    free_steps,
    has_free_action,
    means,
)
from pelagos.games.neweden.rules.market import draw_unseen, unseen
from pelagos.games.neweden.rules.station import pay
from pelagos.games.neweden.rules.winning import row_rewards
from pelagos.games.neweden.state import FACE_DOWN, NOBODY, Eden
from pelagos.kernel.contract import Answer, Chance, Decision, Effect, Reason, Refusal, Seat, Step
from pelagos.kernel.roll import Roll

ROW_IS_MARKED: Final = Reason("NE-9.8", "row-is-marked", ("row",))
BID_TOO_LOW: Final = Reason("NE-9.3", "bid-too-low", ("coins", "bid"))
BID_TOO_HIGH: Final = Reason("NE-9.10", "bid-too-high", ("coins", "means"))


class RevealRows(Effect[Eden]):
    """All cards on the board are turned up."""

    rule = "NE-9.1"
    reveals = True

    def happen(self, state: Eden) -> None:
        state.opened = 1
        down = [space for space in range(SPACES) if state.board[space] == FACE_DOWN]
        state.plan([TurnUpSpare(space) for space in down])


class TurnUpSpare(Chance[Eden, Drawn]):
    """A card of a spare row: nobody has seen it before."""

    rule = "NE-9.1"
    fields = ("space",)
    quiet = True

    def __init__(self, space: int) -> None:
        self.space = space

    def stream(self, state: Eden) -> str:
        return f"deck {DECK_NAMES[state.black_deck()]}"

    def outcomes(self, state: Eden) -> Sequence[tuple[Drawn, int]]:
        return unseen(state, state.black_deck())

    def draw(self, state: Eden, roll: Roll) -> Drawn:
        return draw_unseen(state, state.black_deck(), roll)

    def take(self, state: Eden, outcome: Drawn) -> None:
        state.deck[outcome.card // DECK] ^= 1 << outcome.card % DECK
        state.board[self.space] = outcome.card


# -- choosing a row -------------------------------------------------------------------------------


class NextRow(Effect[Eden]):
    """The next row, while there is one without a marker."""

    rule = "NE-9.8"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        state.row = state.bidder = state.opener = NOBODY
        state.bid = state.withdrawn = 0
        state.moved = [0] * CARDS
        if state.marked != (1 << ROWS) - 1:
            state.agenda.append(ChooseRow(self.seat))


class ChooseRow(Decision[Eden, TakeRow]):
    """A row not yet auctioned, with cards or without."""

    rule = "NE-9.1"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Eden) -> Sequence[TakeRow]:
        return TAKE_ROW

    def refusal(self, state: Eden, answer: TakeRow) -> Refusal | None:
        is_marked = state.marked >> answer.row & 1
        return Refusal(ROW_IS_MARKED, (answer.row,)) if is_marked else None

    def legal(self, state: Eden) -> Sequence[TakeRow]:
        return [TAKE_ROW[row] for row in range(ROWS) if not state.marked >> row & 1]

    def take(self, state: Eden, answer: TakeRow) -> None:
        state.row = answer.row
        named = state.rulings.opener_is_named
        state.plan([NameOpener(self.seat) if named else begin_row(state, self.seat)])


class NameOpener(Decision[Eden, Name]):
    """By option: who makes the first bid."""

    rule = "NE-9.8"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Eden) -> Sequence[Name]:
        return NAME[: state.seats]

    def take(self, state: Eden, answer: Name) -> None:
        state.agenda.append(begin_row(state, answer.other))


def begin_row(state: Eden, seat: Seat) -> "OpenBidding":
    state.opener = seat
    return OpenBidding(seat, state.row)


# -- bidding --------------------------------------------------------------------------------------


def bid_refusal(state: Eden, seat: Seat, answer: Bid, least: int) -> Refusal | None:
    if answer.coins < least:
        return Refusal(BID_TOO_LOW, (answer.coins, state.bid))
    most = means(state, seat)
    return Refusal(BID_TOO_HIGH, (answer.coins, most)) if answer.coins > most else None


def bids(state: Eden, seat: Seat, least: int) -> list[Answer]:
    return [BID[coins] for coins in range(least, min(means(state, seat), MOST_BID) + 1)]


class OpenBidding(Decision[Eden, Answer]):
    """The first bid; with 0 the opener takes no part in this row."""

    rule = "NE-9.2"
    fields = ("seat", "row")

    def __init__(self, seat: Seat, row: int) -> None:
        self.seat = seat
        self.row = row

    def candidates(self, state: Eden) -> Sequence[Answer]:
        return BIDS_AND_FREE

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        if isinstance(answer, Bid):
            return bid_refusal(state, self.seat, answer, 0)
        return free_refusal(state, self.seat, answer)

    def legal(self, state: Eden) -> Sequence[Answer]:
        found = bids(state, self.seat, 0)
        found += free_legal(state, self.seat)
        return found

    def take(self, state: Eden, answer: Answer) -> None:
        if isinstance(answer, Bid):
            state.plan(after_bid(state, self.seat, answer.coins))
        else:
            state.plan([free_steps(self.seat, answer), self])


class RaiseBid(Decision[Eden, Answer]):
    """Bid more, or leave this row's auction for good."""

    rule = "NE-9.3"
    fields = ("seat", "row", "bid")

    def __init__(self, seat: Seat, row: int, bid: int) -> None:
        self.seat = seat
        self.row = row
        self.bid = bid

    def candidates(self, state: Eden) -> Sequence[Answer]:
        return RAISES

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        if answer is WITHDRAW:
            return None
        if isinstance(answer, Bid):
            return bid_refusal(state, self.seat, answer, state.bid + 1)
        return free_refusal(state, self.seat, answer)

    def legal(self, state: Eden) -> Sequence[Answer]:
        found: list[Answer] = [WITHDRAW]
        found += bids(state, self.seat, state.bid + 1)
        found += free_legal(state, self.seat)
        return found

    def take(self, state: Eden, answer: Answer) -> None:
        if answer is WITHDRAW:
            state.plan(after_bid(state, self.seat, 0))
        elif isinstance(answer, Bid):
            state.plan(after_bid(state, self.seat, answer.coins))
        else:
            state.plan([free_steps(self.seat, answer), self])


def after_bid(state: Eden, seat: Seat, coins: int) -> list[Step[Any]]:
    """A bid of 0 is a withdrawal; the next speaks, clockwise."""
    if coins == 0:
        state.withdrawn |= 1 << seat
        return [NextBidder(seat)]
    state.bid = coins
    state.bidder = seat
    if state.rulings.free_after_bid and has_free_action(state, seat):
        return [AfterBid(seat), NextBidder(seat)]
    return [NextBidder(seat)]


class AfterBid(Decision[Eden, Answer]):
    """By option: free actions after the bid, as long as it stays payable."""

    rule = "NE-9.10"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Eden) -> Sequence[Answer]:
        return (DONE, *FREE)

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        return None if answer is DONE else free_refusal(state, self.seat, answer)

    def take(self, state: Eden, answer: Answer) -> None:
        if answer is not DONE:
            state.plan([free_steps(self.seat, answer), self])


class NextBidder(Effect[Eden]):
    """Clockwise, whoever is still in and does not hold the highest bid."""

    rule = "NE-9.3"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        for i in range(1, state.seats):
            seat = (self.seat + i) % state.seats
            if seat != state.bidder and not state.withdrawn >> seat & 1:
                state.agenda.append(RaiseBid(seat, state.row, state.bid))
                return
        if state.bidder == NOBODY:
            state.agenda.append(LeaveUnsold(state.row))
        else:
            state.plan([CoverBid(state.bidder), WinRow(state.bidder, state.row, state.bid)])


class LeaveUnsold(Effect[Eden]):
    """Nobody bid: the row is marked, its cards will be discarded."""

    rule = "NE-9.9"
    fields = ("row",)

    def __init__(self, row: int) -> None:
        self.row = row

    def happen(self, state: Eden) -> None:
        state.marked |= 1 << self.row
        opener = state.opener
        if state.rulings.unsold_passes_on:
            opener = (opener + 1) % state.seats
        state.agenda.append(NextRow(opener))


class CoverBid(Effect[Eden]):
    """By option: a winner short of coins uses the plant until the bid can be paid."""

    rule = "NE-9.10"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        if state.coins[self.seat] < state.bid and state.plant[self.seat] < PLANT:
            state.plan([UsePlant(self.seat), self])


class WinRow(Effect[Eden]):
    """The highest bidder pays, takes all cards of the row, and may move deeples."""

    rule = "NE-9.4"
    fields = ("seat", "row", "bid")

    def __init__(self, seat: Seat, row: int, bid: int) -> None:
        self.seat = seat
        self.row = row
        self.bid = bid

    def happen(self, state: Eden) -> None:
        pay(state, self.seat, self.bid)
        state.marked |= 1 << self.row
        state.bid, state.bidder = 0, NOBODY
        state.plan([*row_rewards(state, self.seat, self.row), NextRow(self.seat)])
