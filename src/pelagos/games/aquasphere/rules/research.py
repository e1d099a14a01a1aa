"""AQ-16: research cards that fire, and those that change a price."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.aquasphere.answers import (
    DONE,
    POINTS_NOW,
    USE_CARD,
    UseCard,
)
from pelagos.games.aquasphere.box import (
    CATCH,
    HALF_PRICE,
    IMMEDIATE,
    JUMP,
    OVERFLOW,
    REWARD_CRYSTALS,
    REWARD_TIME,
    SIDEWAYS,
)
from pelagos.games.aquasphere.rules.board import (
    PROGRAM_BOT,
    TakeCrystals,
    TakeTime,
    crystal_gain,
    time_gain,
)
from pelagos.games.aquasphere.rules.knowledge import GainKnowledge
from pelagos.games.aquasphere.state import Aqua
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat

BRINGS_NOTHING: Final = Refusal(Reason("AQ-16.1", "card-brings-nothing"))


# -- what somebody holds --------------------------------------------------------------------------


def held(state: Aqua, seat: Seat, kind: int) -> int:
    """The cards of a kind that the seat has, as bits."""
    return state.cards[seat] & state.box.of_kind[kind]


def amounts(state: Aqua, cards: int) -> list[int]:
    """What some cards (bits) say."""
    return [card.amount for place, card in enumerate(state.box.cards) if cards >> place & 1]


def jump_price(state: Aqua, seat: Seat) -> int:
    """AQ-16.4: the price of a jump to the opposite sector; -1 without the card."""
    cards = held(state, seat, JUMP)
    return min(amounts(state, cards)) if cards else -1


def overflow_points(state: Aqua, seat: Seat) -> int:
    """AQ-16.5: points for each bot of others removed; 0 without the card."""
    cards = held(state, seat, OVERFLOW)
    return sum(amounts(state, cards)) if cards else 0


def halved(state: Aqua, seat: Seat, price: int) -> int:
    """AQ-16.7: submarines at half price, rounded down."""
    cards = held(state, seat, HALF_PRICE)
    return price // max(amounts(state, cards)) if cards else price


def sideways_cards(state: Aqua, seat: Seat) -> int:
    """AQ-16.8: sideways cards that have not been used, as bits."""
    return held(state, seat, SIDEWAYS) & ~state.spent


# -- cards that fire ------------------------------------------------------------------------------


def reward(state: Aqua, seat: Seat, card: int) -> int:
    """How much a card would bring now: time, crystals or points."""
    found = state.box.cards[card]
    if found.reward == REWARD_TIME:
        return time_gain(state, seat, found.amount)
    if found.reward == REWARD_CRYSTALS:
        return crystal_gain(state, seat, found.amount)
    return found.amount


def cards_in(cards: int) -> list[UseCard]:
    """The answers for some cards (bits)."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(USE_CARD[lowest.bit_length() - 1])
        cards ^= lowest
    return found


class OfferCards(Effect[Aqua]):
    """Cards that fire now may be used, in any order; nobody is asked where none brings anything.

    ``points``: those of the catch, where their owner may put them among the cards (AQ-12.8).
    """

    rule = "AQ-16.1"
    fields = ("seat", "cards", "points")
    quiet = True

    def __init__(self, seat: Seat, cards: int, points: int) -> None:
        self.seat = seat
        self.cards = cards
        self.points = points

    def happen(self, state: Aqua) -> None:
        if any([reward(state, self.seat, a.card) > 0 for a in cards_in(self.cards)]):
            state.plan([UseCards(self.seat, self.cards, self.points)])
        elif self.points:
            gain = GainKnowledge(self.seat, self.points, True)
            state.plan([gain, OfferCards(self.seat, self.cards, 0)])


class UseCards(Decision[Aqua, Answer]):
    """Use one of the cards that fire, or leave the rest unused."""

    rule = "AQ-16.1"
    fields = ("seat", "cards", "points")
    quiet = True

    def __init__(self, seat: Seat, cards: int, points: int) -> None:
        self.seat = seat
        self.cards = cards
        self.points = points

    def candidates(self, state: Aqua) -> Sequence[Answer]:
        return [*cards_in(self.cards), POINTS_NOW if self.points else DONE]

    def refusal(self, state: Aqua, answer: Answer) -> Refusal | None:
        if isinstance(answer, UseCard) and reward(state, self.seat, answer.card) == 0:
            return BRINGS_NOTHING
        return None

    def take(self, state: Aqua, answer: Answer) -> None:
        if isinstance(answer, UseCard):
            others = self.cards & ~(1 << answer.card)
            reward_first = UseReward(self.seat, answer.card)
            state.plan([reward_first, OfferCards(self.seat, others, self.points)])
        elif self.points:
            gain = GainKnowledge(self.seat, self.points, True)
            state.plan([gain, OfferCards(self.seat, self.cards, 0)])


class UseReward(Effect[Aqua]):
    """The card brings what it shows: time, a crystal or points."""

    rule = "AQ-16.2"
    fields = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def happen(self, state: Aqua) -> None:
        kind = state.box.cards[self.card].reward
        amount = reward(state, self.seat, self.card)
        if kind == REWARD_TIME:
            state.plan([TakeTime(self.seat, amount)])
        elif kind == REWARD_CRYSTALS:
            state.plan([TakeCrystals(self.seat, amount)])
        else:
            state.plan([GainKnowledge(self.seat, amount, True)])


def room_cards(state: Aqua, seat: Seat, program: int) -> int:
    """AQ-16.2: the cards that fire when the engineer enters the room of a program, as bits."""
    return state.cards[seat] & state.box.for_room[program]


def catch_cards(state: Aqua, seat: Seat) -> int:
    """AQ-16.3: the cards that fire when octopods are caught, as bits."""
    return held(state, seat, CATCH)


class UseImmediate(Effect[Aqua]):
    """A card to be used at once: time, and a bot on its symbol. AQ-5.7: no bot, only the time."""

    rule = "AQ-16.10"
    fields = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def happen(self, state: Aqua) -> None:
        card = state.box.cards[self.card]
        gain = time_gain(state, self.seat, card.amount)
        bot = PROGRAM_BOT[self.seat][card.program]
        state.plan([TakeTime(self.seat, gain), bot] if gain > 0 else [bot])


def is_immediate(state: Aqua, card: int) -> bool:
    return state.box.cards[card].kind == IMMEDIATE
