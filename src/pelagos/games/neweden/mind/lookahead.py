"""What is as good as done: secrets that are settled, and cards about to be built.

A position is judged as it will be then, so that it says the same before and after.
"""

from typing import Final

from pelagos.games.neweden.box import COLUMNS, HAND, PLANT, RESEARCH_TILE, SHIPYARD_TILE
from pelagos.games.neweden.cards import ATTACK, COINS, REPAIR, RESEARCH, RISK, SHIPYARD
from pelagos.games.neweden.mind.economy import top
from pelagos.games.neweden.rules.freeactions import plant_income
from pelagos.games.neweden.rules.station import append, count_cards, others
from pelagos.games.neweden.rules.winning import BuildRow
from pelagos.games.neweden.state import CHOICES_OPEN, Eden
from pelagos.kernel.contract import Seat
from pelagos.kernel.copy_on_write import put

SPITE: Final = 0.7  # a step of damage to all others


def foreseen(state: Eden, seat: Seat) -> Eden:
    """The position when what is under way for the seat is done; itself where nothing is."""
    if state.choice[seat] >= 0 or state.plans[seat] >= 0:
        return after_secrets(state, seat)
    cards = cards_to_build(state, seat)
    return with_cards(state.copy(), seat, cards) if cards else state


def cards_to_build(state: Eden, seat: Seat) -> list[int]:
    """Of the row just won, or those bought that lie open."""
    step = top(state)
    if isinstance(step, BuildRow) and step.seat == seat:
        return cards_in(state, step.row)
    if state.shown & CHOICES_OPEN:
        hand = state.hand[seat * HAND : seat * HAND + HAND]
        return [card for card in hand if card >= 0]
    return []


def cards_in(state: Eden, row: int) -> list[int]:
    return [card for card in state.board[row * COLUMNS : row * COLUMNS + COLUMNS] if card >= 0]


def after_secrets(state: Eden, seat: Seat) -> Eden:
    """What the secret plan and choice will bring, and cost."""
    after = state.copy()
    plan, chosen = max(state.plans[seat], 0), max(state.choice[seat], 0)
    uses, tiles = plan % (PLANT + 1), plan // (PLANT + 1)
    after.coins[seat] += uses * plant_income(state, seat)
    after.coins[seat] -= state.box.extension_price * tiles.bit_count()
    after.coins[seat] -= state.box.market_coins[chosen.bit_count()]
    hurt = damage_of_secrets(state, seat)
    after.damage[seat] = min(state.damage[seat] + hurt, state.box.most_damage)
    after.extensions = put(after.extensions, seat, after.extensions[seat] | tiles)
    if tiles >> SHIPYARD_TILE & 1:
        after.dome[seat] += state.box.extension_deeples
    hand = state.hand[seat * HAND : seat * HAND + HAND]
    cards = [card for at, card in enumerate(hand) if chosen >> at & 1 and card >= 0]
    return with_cards(after, seat, cards)


def damage_of_secrets(state: Eden, seat: Seat) -> int:
    """What the plant and the black market will do to the station."""
    plan, chosen = max(state.plans[seat], 0), max(state.choice[seat], 0)
    uses = plan % (PLANT + 1)
    hurt = sum(state.box.plant_damage[state.plant[seat] : state.plant[seat] + uses])
    return hurt + state.box.market_damage[chosen.bit_count()]


def with_cards(after: Eden, seat: Seat, cards: list[int]) -> Eden:
    """The same position when these cards are built."""
    for card in cards:
        append(after, seat, card)
        if after.box.category[card] == SHIPYARD:
            after.dome[seat] += after.box.gain[card]
        elif after.box.category[card] == RESEARCH:
            research_done(after, seat, card)
    return after


def research_done(after: Eden, seat: Seat, card: int) -> None:
    kind, amount = after.box.kind[card], after.box.amount[card]
    if after.extensions[seat] >> RESEARCH_TILE & 1:
        after.points[seat] += after.box.extension_points
    if kind == COINS:
        after.coins[seat] += amount
    elif kind == RISK:
        after.damage[seat] = min(after.damage[seat] + amount, after.box.most_damage)
    elif kind == REPAIR:
        after.damage[seat] = max(after.damage[seat] - amount, 0)
    elif kind == ATTACK:
        hits = [hit_by(after, other, card) for other in others(after, seat)]
        after.points[seat] += round(SPITE * sum(hits) / len(hits))


def hit_by(state: Eden, station: int, card: int) -> int:
    """The damage that an attack would do to a station."""
    category = state.box.effects[state.box.effect[card]].category
    return state.box.amount[card] * count_cards(state, station, category)
