"""NE-5, NE-7, NE-15: the market of phase A: buying, moving deeples, passing."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.neweden.answers import (
    BREATHE,
    BUY,
    DRAWN,
    FREE,
    PASS,
    Breathe,
    Buy,
    Drawn,
)
from pelagos.games.neweden.box import COLUMNS, ROWS, SPACES
from pelagos.games.neweden.cards import DECK, DECK_NAMES, MOST_STATIONS, OXYGEN, REACH
from pelagos.games.neweden.rules.building import BuildCard
from pelagos.games.neweden.rules.damage import damage_change, put_in_box
from pelagos.games.neweden.rules.deeples import TurnOxygen, oxygen_legal, oxygen_refusal
from pelagos.games.neweden.rules.freeactions import (
    OFFER_FREE_ACTIONS,
    free_legal,
    free_refusal,
    free_steps,
)
from pelagos.games.neweden.rules.station import pay
from pelagos.games.neweden.state import EMPTY, KINDS, Eden
from pelagos.kernel.contract import Answer, Chance, Decision, Effect, Reason, Refusal, Seat, Step
from pelagos.kernel.roll import Roll
from pelagos.kernel.weights import nth_bit

CANNOT_PAY: Final = Reason("NE-5.7", "cannot-pay", ("price", "coins"))


class LayOutCard(Chance[Eden, Drawn]):
    """A card of the round's A deck comes face up onto the board."""

    rule = "NE-5.2"
    fields = ("space",)
    quiet = True

    def __init__(self, space: int) -> None:
        self.space = space

    def stream(self, state: Eden) -> str:
        return f"deck {DECK_NAMES[2 * state.round - 2]}"

    def outcomes(self, state: Eden) -> Sequence[tuple[Drawn, int]]:
        return unseen(state, 2 * state.round - 2)

    def draw(self, state: Eden, roll: Roll) -> Drawn:
        return draw_unseen(state, 2 * state.round - 2, roll)

    def take(self, state: Eden, outcome: Drawn) -> None:
        state.deck[outcome.card // DECK] ^= 1 << outcome.card % DECK
        state.board[self.space] = outcome.card


def unseen(state: Eden, deck: int) -> list[tuple[Drawn, int]]:
    """NE-1.3: each deck is shuffled by itself: what nobody has seen of it is equally likely."""
    mask = state.deck[deck]
    return [ONCE[deck * DECK + place] for place in range(DECK) if mask >> place & 1]


def draw_unseen(state: Eden, deck: int, roll: Roll) -> Drawn:
    mask = state.deck[deck]
    return DRAWN[deck * DECK + nth_bit(mask, roll.below(mask.bit_count()))]


# -- a turn ---------------------------------------------------------------------------------------


class TakeTurn(Decision[Eden, Answer]):
    """Buy a card, move deeples, or pass; free actions before."""

    rule = "NE-5.3"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Eden) -> Sequence[Answer]:
        cards = [BUY[space] for space in range(SPACES) if state.board[space] != EMPTY]
        oxygen = BREATHE[: state.length[self.seat * KINDS + OXYGEN]]
        return [*cards, *oxygen, *FREE, PASS]

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        if isinstance(answer, Buy):
            price, coins = state.box.prices[answer.row], state.coins[self.seat]
            return Refusal(CANNOT_PAY, (price, coins)) if price > coins else None
        if isinstance(answer, Breathe):
            return oxygen_refusal(state, self.seat, answer.place)
        return None if answer is PASS else free_refusal(state, self.seat, answer)

    def legal(self, state: Eden) -> Sequence[Answer]:
        found: list[Answer] = []
        coins, prices, board = state.coins[self.seat], state.box.prices, state.board
        for row in range(ROWS):
            if prices[row] <= coins:
                for space in range(row * COLUMNS, row * COLUMNS + COLUMNS):
                    if board[space] != EMPTY:
                        found.append(BUY[space])
        found += oxygen_legal(state, self.seat)
        found += free_legal(state, self.seat)
        found.append(PASS)
        return found

    def take(self, state: Eden, answer: Answer) -> None:
        seat = self.seat
        if isinstance(answer, Buy):
            state.plan(buying(state, seat, answer.space))
        elif isinstance(answer, Breathe):
            card = state.arm[(seat * KINDS + OXYGEN) * REACH + answer.place]
            state.agenda.append(TurnOxygen(seat, card))
        elif answer is PASS:
            state.agenda.append(PassTurn(seat))
        else:
            state.plan([free_steps(seat, answer), self])


def buying(state: Eden, seat: Seat, space: int) -> list[Step[Any]]:
    """NE-5.4: coins, damage, the card and the slide, building, in this order."""
    row = space // COLUMNS
    price = PayPrice(seat, state.box.prices[row])
    damage = damage_change(seat, state.box.row_damage[row])
    card = state.board[space]
    bought = TakeFromBoard(seat, card, 1)
    return [price, *damage, bought, BuildCard(seat, card), OFFER_FREE_ACTIONS[seat]]


class PayPrice(Effect[Eden]):
    """Coins go back to the supply."""

    rule = "NE-5.4"
    fields = ("seat", "amount")

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def happen(self, state: Eden) -> None:
        pay(state, self.seat, self.amount)


class TakeFromBoard(Effect[Eden]):
    """A card leaves the board; an emptied row makes those above it slide down."""

    rule = "NE-5.5"
    fields = ("seat", "card", "bought")
    quiet = True

    def __init__(self, seat: Seat, card: int, bought: int) -> None:
        self.seat = seat
        self.card = card
        self.bought = bought  # 0 where Deep Thought takes it

    def happen(self, state: Eden) -> None:
        leave_board(state, self.card, bool(self.bought))


def leave_board(state: Eden, card: int, is_bought: bool) -> None:
    space = state.board.index(card)
    state.board[space] = EMPTY
    if is_bought or state.rulings.always_slide:
        slide(state, space // COLUMNS)


def slide(state: Eden, row: int) -> None:
    """NE-5.5: a row that became empty is filled by those above, column by column."""
    if state.cards_in_row(row):
        return
    state.board[COLUMNS : (row + 1) * COLUMNS] = state.board[: row * COLUMNS]
    state.board[:COLUMNS] = [EMPTY] * COLUMNS


# -- passing --------------------------------------------------------------------------------------


class PassTurn(Effect[Eden]):
    """Out of this phase A; the earlier, the more points."""

    rule = "NE-7.1"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        before = state.passed.bit_count()
        state.passed |= 1 << self.seat
        points = state.box.passing[state.stations - 2][before]
        steps: list[Step[Any]] = [PassingPoints(self.seat, points)] if points else []
        if before == 0:
            steps.append(TakeNautilus(self.seat))
        state.plan(steps)


class PassingPoints(Effect[Eden]):
    """Points for passing early."""

    rule = "NE-7.2"
    fields = ("seat", "amount")

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def happen(self, state: Eden) -> None:
        state.points[self.seat] += self.amount


class TakeNautilus(Effect[Eden]):
    """The first to pass leads phases B and C, and starts the next round."""

    rule = "NE-7.3"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        state.nautilus = self.seat


# -- with two players -----------------------------------------------------------------------------


class DiscardCard(Effect[Eden]):
    """Before a turn of the Nautilus holder a card leaves the board, and the game."""

    rule = "NE-15.1"
    fields = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def happen(self, state: Eden) -> None:
        leave_board(state, self.card, is_bought=False)
        put_in_box(state, self.card)


def to_discard(state: Eden) -> int:
    """The leftmost column that has cards; in it the most expensive, which lies topmost."""
    for column in range(COLUMNS):
        for row in range(ROWS):
            card = state.board[row * COLUMNS + column]
            if card != EMPTY:
                return card
    return EMPTY


TAKE_TURN: Final = tuple(TakeTurn(seat) for seat in range(MOST_STATIONS))
ONCE: Final = tuple((drawn, 1) for drawn in DRAWN)
