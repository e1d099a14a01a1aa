"""NE-3: damage, the red pointer, and what is destroyed when damage passes the end of the track."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.neweden.answers import LOSE, LOSE_RESEARCH, Lose, LoseResearch
from pelagos.games.neweden.cards import (
    ARMS,
    CRAB,
    DECK,
    DECKS,
    ECO,
    FIRST_START,
    MODULES,
    OUTSIDE,
    OXYGEN,
    REACH,
    RESEARCH,
    SHIPYARD,
    SPARE_OXYGEN,
    TILE,
)
from pelagos.games.neweden.copies import own_arms, own_uses
from pelagos.games.neweden.state import EMPTY, KINDS, THOUGHT, YOU, Eden
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step
from pelagos.kernel.copy_on_write import add, put

ARM_IS_EMPTY: Final = Reason("NE-3.2", "arm-is-empty", ("arm",))
STEP_BACK: Final = 1


class TakeDamage(Effect[Eden]):
    """The marker goes up; past the end of the track it stays there and a card is lost."""

    rule = "NE-3.2"
    fields = ("seat", "amount")

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def happen(self, state: Eden) -> None:
        most = state.box.most_damage
        total = state.damage[self.seat] + self.amount
        state.damage[self.seat] = min(total, most)
        if total > most:
            cards = total - most if state.rulings.card_per_point else 1
            state.plan(losing(state, self.seat, cards))


class Repair(Effect[Eden]):
    """The marker goes down, never below 0."""

    rule = "NE-3.1"
    fields = ("seat", "amount")
    says_cause = True

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def happen(self, state: Eden) -> None:
        state.damage[self.seat] = max(state.damage[self.seat] - self.amount, 0)


def damage_change(seat: Seat, amount: int) -> list[Step[Any]]:
    """Damage, repair, or nothing."""
    if amount > 0:
        return [TakeDamage(seat, amount)]
    return [Repair(seat, -amount)] if amount < 0 else []


# -- losing cards ---------------------------------------------------------------------------------


def losing(state: Eden, station: int, cards: int) -> list[Step[Any]]:
    """NE-2.5: nothing else takes a built card away; where there is none, nothing happens."""
    if cards == 0 or not (has_to_lose(state, station) or research_goes(state, station)):
        return []
    if state.seats == 1 and station == THOUGHT:
        if state.rulings.you_choose_for_thought or not has_to_lose(state, station):
            return [LoseCard(YOU, THOUGHT, cards)]
        return [DestroyCard(station, thought_loss(state)), LoseMore(station, cards - 1)]
    return [LoseCard(station, station, cards)]


def has_to_lose(state: Eden, station: int) -> bool:
    return any(outermost(state, station, arm) != EMPTY for arm in range(ARMS))


def research_goes(state: Eden, station: int) -> bool:
    """By option only: a research card, when the five arms hold nothing."""
    return state.rulings.research_can_go and state.length[station * KINDS + RESEARCH] > 0


def outermost(state: Eden, station: int, arm: int) -> int:
    """The card at the end of an arm that can be lost: no tile, by option no start card."""
    first = (station * KINDS + arm) * REACH
    for at in range(state.length[station * KINDS + arm] - 1, -1, -1):
        card = state.arm[first + at]
        if is_card(state, card) and not is_given(state, card):
            return card
    return EMPTY


def is_card(state: Eden, card: int) -> bool:
    """NE-3.3, NE-13.5: whether it counts as a card of the station."""
    if card < FIRST_START:
        return True
    if card >= TILE:
        return state.rulings.octopus_is_card
    return state.rulings.start_oxygen_counts


def is_given(state: Eden, card: int) -> bool:
    """NE-3.3: by option, whether a card cannot be lost because nobody built it."""
    return state.rulings.start_oxygen_stays and FIRST_START <= card < SPARE_OXYGEN


def thought_loss(state: Eden) -> int:
    """NE-16.11: the fewest final points, then the lower effect, then the order of the arms."""
    found, least = EMPTY, (0, 0)
    for arm in range(ARMS):
        card = outermost(state, THOUGHT, arm)
        if card != EMPTY:
            worth = (state.box.points[card], printed_effect(state, card))
            if found == EMPTY or worth < least:
                found, least = card, worth
    return found


def printed_effect(state: Eden, card: int) -> int:
    """The number of a card's main effect; of an oxygen card, all it moves."""
    if state.box.category[card] == OXYGEN:
        return state.box.bottle[card] + state.box.second_bottle[card]
    return state.box.gain[card]


class LoseCard(Decision[Eden, Answer]):
    """Somebody names one of the five arms; its outermost card is destroyed."""

    rule = "NE-3.2"
    fields = ("seat", "owner", "cards")
    quiet = True

    def __init__(self, seat: Seat, owner: int, cards: int) -> None:
        self.seat = seat
        self.owner = owner
        self.cards = cards

    def candidates(self, state: Eden) -> Sequence[Answer]:
        if has_to_lose(state, self.owner):
            return LOSE
        return LOSE_RESEARCH[: state.length[self.owner * KINDS + RESEARCH]]

    def refusal(self, state: Eden, answer: Answer) -> Refusal | None:
        if isinstance(answer, Lose) and outermost(state, self.owner, answer.arm) == EMPTY:
            return Refusal(ARM_IS_EMPTY, (answer.arm,))
        return None

    def legal(self, state: Eden) -> Sequence[Answer]:
        arms = [arm for arm in range(ARMS) if outermost(state, self.owner, arm) != EMPTY]
        return [LOSE[arm] for arm in arms] or self.candidates(state)

    def take(self, state: Eden, answer: Answer) -> None:
        if isinstance(answer, Lose):
            card = outermost(state, self.owner, answer.arm)
        else:
            assert isinstance(answer, LoseResearch)
            card = state.cards_of(self.owner, RESEARCH)[answer.place]
        state.plan([DestroyCard(self.owner, card), LoseMore(self.owner, self.cards - 1)])


class LoseMore(Effect[Eden]):
    """By option, one card for each point past the end."""

    rule = "NE-3.2"
    fields = ("seat", "cards")
    quiet = True

    def __init__(self, seat: Seat, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def happen(self, state: Eden) -> None:
        state.plan(losing(state, self.seat, self.cards))


class DestroyCard(Effect[Eden]):
    """A card leaves its arm, and the game."""

    rule = "NE-3.3"
    fields = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def happen(self, state: Eden) -> None:
        category = state.box.category[self.card]
        first = (self.seat * KINDS + category) * REACH
        at = state.arm.index(self.card, first, first + REACH)
        own_arms(state)
        own_uses(state)
        del state.arm[at]
        state.arm.insert(first + REACH - 1, EMPTY)
        state.length[self.seat * KINDS + category] -= 1
        put_in_box(state, self.card)
        if category < OUTSIDE:
            lose_deeples_on(state, self.seat, self.card)
        elif category == SHIPYARD:
            lose_deeples_of(state, self.seat, self.card)
        state.used[self.card] = 0


def put_in_box(state: Eden, card: int) -> None:
    if card < MODULES:
        state.boxed = put(state.boxed, card // DECK, state.boxed[card // DECK] | 1 << card % DECK)
    else:
        state.boxed = put(state.boxed, DECKS, state.boxed[DECKS] | 1 << card - MODULES)


def lose_deeples_on(state: Eden, station: int, card: int) -> None:
    """NE-3.6: deeples on a lost module wait until the end of the round."""
    deeples = state.lying[card] + state.working[card]
    own_uses(state)
    state.lying[card] = state.working[card] = state.moved[card] = 0
    if state.rulings.lost_deeples_wait:
        state.out = add(state.out, station, deeples)
    else:
        state.deeples += deeples


def lose_deeples_of(state: Eden, station: int, card: int) -> None:
    """NE-3.6: a lost shipyard takes no deeples along, unless the option says so."""
    if not state.rulings.shipyards_keep:
        lost = min(state.box.gain[card], state.dome[station])
        state.dome[station] -= lost
        state.deeples += lost


# -- the red pointer ------------------------------------------------------------------------------


def pointer(state: Eden, station: int) -> int:
    """NE-14.2: first all steps forward, an anchor's (NE-12.6) too; then all back, down to 0."""
    plus, minus = state.box.start_pointer, 0
    is_eco = has_eco(state, station)
    for category in range(KINDS):
        for card in state.cards_of(station, category):
            steps = state.box.pointer[card]
            if steps > 0:
                plus += steps
            elif not (is_eco and category == CRAB):
                minus -= steps
    top = state.box.most_pointer - (STEP_BACK if state.rulings.pointer_stops_early else 0)
    found = min(plus, top) - minus
    return max(found, state.box.least_pointer) if state.rulings.pointer_has_floor else found


def has_eco(state: Eden, station: int) -> bool:
    """NE-12.2: own crabs do not move the pointer back."""
    return any(state.box.kind[card] == ECO for card in state.cards_of(station, RESEARCH))


def is_stable(state: Eden, station: int) -> bool:
    """NE-3.5."""
    return state.damage[station] <= pointer(state, station)
