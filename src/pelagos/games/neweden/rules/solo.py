"""NE-16: playing alone against Deep Thought 4200, a station that runs by itself."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.neweden.answers import (
    BLOCK,
    DECLINE,
    FREE,
    OUTBID,
    Block,
    Drawn,
)
from pelagos.games.neweden.box import COLUMNS, ROWS
from pelagos.games.neweden.cards import CARDS, CRAB, DECK, DECK_NAMES, OCTOPUS, OUTSIDE, SHELL
from pelagos.games.neweden.copies import own_uses
from pelagos.games.neweden.rules.auction import CoverBid, RevealRows
from pelagos.games.neweden.rules.building import BuildCard
from pelagos.games.neweden.rules.damage import Repair, damage_change, put_in_box
from pelagos.games.neweden.rules.freeactions import free_legal, free_refusal, free_steps, means
from pelagos.games.neweden.rules.market import PassTurn, TakeFromBoard, unseen
from pelagos.games.neweden.rules.station import GainCoins, GainPoints, pay
from pelagos.games.neweden.rules.winning import row_rewards
from pelagos.games.neweden.state import EMPTY, NOBODY, THOUGHT, YOU, Eden
from pelagos.kernel.contract import Answer, Chance, Decision, Effect, Reason, Refusal, Seat, Step

ROW_IS_BLOCKED: Final = Reason("NE-16.8", "row-is-blocked", ("row",))
ROW_IS_EMPTY: Final = Reason("NE-16.8", "row-is-empty", ("row",))
CANNOT_OUTBID: Final = Reason("NE-16.9", "cannot-outbid", ("price", "means"))

# -- phase A --------------------------------------------------------------------------------------


class ThoughtTurn(Effect[Eden]):
    """A card while there are any, alone if need be (NE-16.5); then all modules; then it passes."""

    rule = "NE-16.3"
    quiet = True

    def happen(self, state: Eden) -> None:
        space = cheapest_right(state)
        if space != EMPTY:
            state.plan(taking(state, space))
        elif state.thought == 0:
            state.agenda.append(ThoughtActivates())
        else:
            state.agenda.append(PassTurn(THOUGHT))


def cheapest_right(state: Eden) -> int:
    """The rightmost column that has cards; in it the lowest."""
    for column in range(COLUMNS - 1, -1, -1):
        for row in range(ROWS - 1, -1, -1):
            if state.board[row * COLUMNS + column] != EMPTY:
                return row * COLUMNS + column
    return EMPTY


def taking(state: Eden, space: int) -> list[Step[Any]]:
    """For nothing; by option with the damage of the row."""
    card = state.board[space]
    steps: list[Step[Any]] = []
    if state.rulings.thought_row_damage:
        steps = damage_change(THOUGHT, state.box.row_damage[space // COLUMNS])
    return [*steps, TakeFromBoard(THOUGHT, card, 0), BuildCard(THOUGHT, card)]


class ThoughtActivates(Effect[Eden]):
    """Every shell house, crab and octopus, without deeples or oxygen."""

    rule = "NE-16.4"

    def happen(self, state: Eden) -> None:
        state.thought = 1
        gains = [0] * OUTSIDE
        own_uses(state)
        for category in range(OUTSIDE):
            for card in state.cards_of(THOUGHT, category):
                state.used[card] = 1
                gains[category] += state.box.gain[card]
        steps: list[Step[Any]] = []
        if gains[CRAB]:
            steps.append(GainCoins(THOUGHT, gains[CRAB]))
        if gains[SHELL]:
            steps.append(GainPoints(THOUGHT, gains[SHELL]))
        if gains[OCTOPUS]:
            steps.append(Repair(THOUGHT, gains[OCTOPUS]))
        state.plan(steps)


# -- phase B --------------------------------------------------------------------------------------


def thought_cards(state: Eden) -> list[Step[Any]]:
    """NE-16.7: at the harder levels it builds some of its three cards."""
    return [ThoughtDraws() for _ in range(state.box.level_cards[state.rulings.difficulty])]


class ThoughtDraws(Chance[Eden, Drawn]):
    """A card of the black market that Deep Thought builds for nothing."""

    rule = "NE-16.7"

    def stream(self, state: Eden) -> str:
        return f"deck {DECK_NAMES[state.black_deck()]}"

    def outcomes(self, state: Eden) -> Sequence[tuple[Drawn, int]]:
        return unseen(state, state.black_deck())

    def take(self, state: Eden, outcome: Drawn) -> None:
        state.deck[outcome.card // DECK] ^= 1 << outcome.card % DECK
        state.agenda.append(BuildCard(THOUGHT, outcome.card))


# -- phase C --------------------------------------------------------------------------------------


def solo_auction(state: Eden) -> list[Step[Any]]:
    """NE-16.8: two rows are blocked, before or after the cards are turned up."""
    if state.rulings.block_unseen:
        return [*blocking(state), RevealRows(), NextSoloRow()]
    return [RevealRows(), *blocking(state), NextSoloRow()]


def blocking(state: Eden) -> list[Step[Any]]:
    """What is blocked: two card rows; one and the own row where the player bought everything."""
    own = state.row_of(YOU)
    if state.cards_in_row(own):
        return [BlockRow(YOU), BlockRow(YOU)]
    if state.rulings.own_row_blocked:
        return [CloseRow(own), BlockRow(YOU)]
    return [CloseRow(row) for row in range(ROWS) if state.cards_in_row(row)]


class BlockRow(Decision[Eden, Block]):
    """A row with cards that will not be auctioned."""

    rule = "NE-16.8"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Eden) -> Sequence[Block]:
        return BLOCK

    def refusal(self, state: Eden, answer: Block) -> Refusal | None:
        if state.marked >> answer.row & 1:
            return Refusal(ROW_IS_BLOCKED, (answer.row,))
        if state.cards_in_row(answer.row) == 0:
            return Refusal(ROW_IS_EMPTY, (answer.row,))
        return None

    def take(self, state: Eden, answer: Block) -> None:
        state.agenda.append(CloseRow(answer.row))


class CloseRow(Effect[Eden]):
    """The cards of a row leave the game, and the row is marked."""

    rule = "NE-16.8"
    fields = ("row",)

    def __init__(self, row: int) -> None:
        self.row = row

    def happen(self, state: Eden) -> None:
        state.marked |= 1 << self.row
        for space in range(self.row * COLUMNS, self.row * COLUMNS + COLUMNS):
            if state.board[space] >= 0:
                put_in_box(state, state.board[space])
            state.board[space] = EMPTY


class NextSoloRow(Effect[Eden]):
    """The row with cards first, then the empty one."""

    rule = "NE-16.9"
    quiet = True

    def happen(self, state: Eden) -> None:
        state.row = state.bidder = NOBODY
        state.bid = 0
        state.moved = [0] * CARDS
        rows = [row for row in range(ROWS) if not state.marked >> row & 1]
        if rows:
            state.row = first_row(state, rows)
            state.agenda.append(ThoughtBids(state.row))


def first_row(state: Eden, rows: list[int]) -> int:
    """A row with cards before one without; of two empty rows, the own one."""
    for row in rows:
        if state.cards_in_row(row):
            return row
    own = state.row_of(YOU)
    return own if own in rows else rows[0]


class ThoughtBids(Effect[Eden]):
    """Always half of what it holds at that moment."""

    rule = "NE-16.9"
    fields = ("row",)
    quiet = True

    def __init__(self, row: int) -> None:
        self.row = row

    def happen(self, state: Eden) -> None:
        bid = thought_offer(state, self.row, state.coins[THOUGHT])
        state.bid, state.bidder = bid, THOUGHT
        state.agenda.append(MeetBid(YOU, self.row, bid))


def thought_offer(state: Eden, row: int, coins: int) -> int:
    """Half of its coins, for a row without cards by option nothing."""
    if state.cards_in_row(row) == 0 and not state.rulings.thought_bids_on_all:
        return 0
    divisor = state.box.bid_divisor
    return -(-coins // divisor) if state.rulings.thought_rounds_up else coins // divisor


class MeetBid(Decision[Eden, Answer]):
    """One coin more wins the row; otherwise it goes to Deep Thought."""

    rule = "NE-16.9"
    fields = ("seat", "row", "bid")
    quiet = True

    def __init__(self, seat: Seat, row: int, bid: int) -> None:
        self.seat = seat
        self.row = row
        self.bid = bid

    def candidates(self, state: Eden) -> Sequence[Answer]:
        return OUTBID_OR_NOT

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        if answer is DECLINE:
            return None
        if answer is OUTBID:
            price, most = self.bid + 1, means(state, self.seat)
            return Refusal(CANNOT_OUTBID, (price, most)) if price > most else None
        return free_refusal(state, self.seat, answer)

    def legal(self, state: Eden) -> Sequence[Answer]:
        can = self.bid + 1 <= means(state, self.seat)
        return [*([OUTBID] if can else []), DECLINE, *free_legal(state, self.seat)]

    def take(self, state: Eden, answer: Answer) -> None:
        if answer is OUTBID:
            state.bid, state.bidder = self.bid + 1, self.seat
            state.plan([CoverBid(self.seat), WinSoloRow(self.seat, self.row, self.bid + 1)])
        elif answer is DECLINE:
            state.plan([ThoughtWins(self.row, self.bid), NextSoloRow()])
        else:
            state.plan([free_steps(self.seat, answer), self])


class WinSoloRow(Effect[Eden]):
    """The player pays one more than Deep Thought offered."""

    rule = "NE-16.9"
    fields = ("seat", "row", "bid")

    def __init__(self, seat: Seat, row: int, bid: int) -> None:
        self.seat = seat
        self.row = row
        self.bid = bid

    def happen(self, state: Eden) -> None:
        pay(state, self.seat, self.bid)
        state.marked |= 1 << self.row
        state.bid, state.bidder = 0, NOBODY
        state.plan([*row_rewards(state, self.seat, self.row), NextSoloRow()])


class ThoughtWins(Effect[Eden]):
    """Deep Thought pays, and builds the cards; it activates nothing here."""

    rule = "NE-16.9"
    fields = ("row", "bid")

    def __init__(self, row: int, bid: int) -> None:
        self.row = row
        self.bid = bid

    def happen(self, state: Eden) -> None:
        state.marked |= 1 << self.row
        if state.rulings.thought_pays:
            pay(state, THOUGHT, self.bid)
        spaces = range(self.row * COLUMNS, self.row * COLUMNS + COLUMNS)
        state.plan([ThoughtBuilds(space) for space in spaces if state.board[space] != EMPTY])


class ThoughtBuilds(Effect[Eden]):
    """Card by card, so that each does what it does before the next is built."""

    rule = "NE-16.9"
    fields = ("space",)
    quiet = True

    def __init__(self, space: int) -> None:
        self.space = space

    def happen(self, state: Eden) -> None:
        state.agenda.append(BuildCard(THOUGHT, state.board[self.space]))
        state.board[self.space] = EMPTY


OUTBID_OR_NOT: Final[tuple[Answer, ...]] = (OUTBID, DECLINE, *FREE)
