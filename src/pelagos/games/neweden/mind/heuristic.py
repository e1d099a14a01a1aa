"""A fair value for a view: what the station will earn, and whether it will hold.

All numbers are in points, found by trying, not by theory.
"""

from typing import Final

from pelagos.games.neweden.box import (
    RESEARCH_TILE,
    ROUNDS,
    ROWS,
)
from pelagos.games.neweden.cards import (
    ARMS,
    DECK,
)
from pelagos.games.neweden.geometry.ways import DOME
from pelagos.games.neweden.mind.deepthought import bonus_worth, gain_of_thought, thought_estimate
from pelagos.games.neweden.mind.economy import (
    PERHAPS,
    Table,
    by_moment,
    coin_worth,
    coins_value,
    everything,
    harvest,
    harvest_now,
    top,
    unused_oxygen,
)
from pelagos.games.neweden.mind.lookahead import (
    cards_in,
    damage_of_secrets,
    foreseen,
    hit_by,
    with_cards,
)
from pelagos.games.neweden.rules.auction import OpenBidding
from pelagos.games.neweden.rules.damage import DestroyCard, LoseCard, outermost, pointer
from pelagos.games.neweden.rules.deeples import ChooseGoal
from pelagos.games.neweden.rules.roundscoring import active_bonuses, bonus_of
from pelagos.games.neweden.rules.scoring import station_value
from pelagos.games.neweden.rules.solo import thought_offer
from pelagos.games.neweden.state import (
    AUCTION,
    EMPTY,
    FINAL,
    MARKET,
    NOBODY,
    SCORING,
    THOUGHT,
    Eden,
)
from pelagos.kernel.contract import Seat

# When a half round begins: market and auction of the first, second and third; and in the end.
STEEP: Final[Table] = (0.03, 0.035, 0.042, 0.05, 0.1, 0.28, 0.6)  # what a step of damage says
GROWTH: Final[Table] = (33.0, 28.0, 24.0, 18.0, 13.0, 8.0, 0.0)  # what a station will gain
AHEAD: Final[Table] = (2.5, 2.1, 1.6, 1.1, 0.6, 0.2, 0.0)  # rounds with modules one has not yet

HARDLY: Final = 0.004  # a step of damage, where it will hold or collapse anyway
AWAY: Final = 0.5  # damage that just holds is better than even
LURKS: Final = 0.5  # the chance that such an attack comes
LATER: Final = 0.85  # of what could be activated in each round to come
MEND: Final = 0.65  # likewise of repair
SPARE: Final = 0.15  # a step of repair beyond the damage there is, in each half round ahead
A_DEEPLE: Final = 0.5  # whatever there is to do, in each round ahead
A_SPACE: Final = 0.25  # of oxygen, likewise
A_TILE: Final = 2.0  # the research extension, likewise
ENOUGH_DEEPLES: Final = 8
ENOUGH_SPACES: Final = 16
ENOUGH_REPAIR: Final = 8
TO_PASS: Final = 0.5  # of the points for passing next
TO_WIN: Final = 0.6  # of what a row is worth, with the highest bid
TO_OPEN: Final = 0.02  # likewise, when one is about to open it
LEAVING: Final = 0.4  # a deeple that has come somewhere goes on
RIVAL: Final = 0.6  # of what Deep Thought has


def value(position: Eden, seat: Seat) -> float:
    """Points that the seat may expect in the end, as far as one look can tell."""
    rival = RIVAL * thought_estimate(position) if position.seats == 1 else 0.0
    if position.phase == FINAL:
        return position.points[seat] - rival
    if position.seats == 1 and position.phase == AUCTION:
        rival -= rows_to_come(position, seat)
    worth = estimate(foreseen(position, seat), seat) - rival
    if position.choice[seat] >= 0 or position.plans[seat] >= 0:
        worth -= overflow_cost(position, seat, damage_of_secrets(position, seat))
    if position.row != NOBODY and position.bidder == seat:
        worth += bid_value(position, seat)
    return worth + waiting_value(position, seat)


def estimate(state: Eden, seat: Seat) -> float:
    """What is there and what it will bring, without what is being decided."""
    to_come = ROUNDS - state.round
    gains, repair = harvest_now(state, seat)
    if to_come:
        deeples, spaces = everything(state, seat)
        later, mended = harvest(state, seat, deeples, spaces, is_now=False)
        gains += to_come * LATER * later
        repair += to_come * MEND * mended
        each = A_DEEPLE * min(deeples, ENOUGH_DEEPLES) + A_SPACE * min(spaces, ENOUGH_SPACES)
        gains += by_moment(state, AHEAD) * (
            each + A_TILE * (state.extensions[seat] >> RESEARCH_TILE & 1)
        )
    if state.phase == MARKET and state.seats > 1 and not state.passed >> seat & 1:
        gains += TO_PASS * state.box.passing[state.stations - 2][state.passed.bit_count()]
    worth = state.points[seat] + coins_value(state, state.coins[seat]) + gains
    return worth + station_prospect(state, seat, repair) + bonus_value(state, seat)


def bonus_value(state: Eden, seat: Seat) -> float:
    """What the bonus cards on the board will pay at the end of the round."""
    if state.phase >= SCORING:
        return 0.0
    worth = 0.0
    for bonus in active_bonuses(state):
        worth += bonus_worth(state, bonus) * bonus_of(state, seat, bonus)
    return worth


# -- will it hold? --------------------------------------------------------------------------------


def station_prospect(state: Eden, seat: Seat, repair: float) -> float:
    """The value of the station in the end, times the chance that it holds."""
    damage = state.damage[seat] - repair
    worth = station_value(state, seat) + by_moment(state, GROWTH)
    margin = pointer(state, seat) - max(damage, 0.0)
    chance = chance_to_hold(state, margin)
    threat = threatened(state, seat)
    if threat:
        chance += LURKS * (chance_to_hold(state, margin - threat) - chance)
    spare = SPARE * min(max(-damage, 0.0), ENOUGH_REPAIR) * (ROUNDS - state.round)
    return worth * chance + spare


def chance_to_hold(state: Eden, margin: float) -> float:
    """Better than even where damage and pointer meet; the later, the steeper; then certain."""
    if state.round == ROUNDS and state.phase >= SCORING:
        return 1.0 if margin >= 0 else 0.0
    away = margin + AWAY
    return min(max(0.5 + by_moment(state, STEEP) * away, 0.08), 0.92) + HARDLY * away


def threatened(state: Eden, seat: Seat) -> int:
    """Damage by attacks that somebody else may still build: not seen yet, or up for auction."""
    hit = 0
    for card in state.box.attacks:
        is_unseen = state.deck[card // DECK] >> card % DECK & 1
        if card // DECK >= 2 * state.round - 1 and (is_unseen or card in state.board):
            hit += hit_by(state, seat, card)
    return hit if state.phase < SCORING else 0


def losing_cost(state: Eden, seat: Seat) -> float:
    """What the card is worth that one would miss least."""
    costs: list[float] = []
    for arm in range(ARMS):
        card = outermost(state, seat, arm)
        if card != EMPTY:
            after = state.copy()
            DestroyCard(seat, card).happen(after)
            costs.append(estimate(state, seat) - estimate(after, seat))
    return min(costs) if costs else 0.0


# -- what is being decided ------------------------------------------------------------------------


def waiting_value(state: Eden, seat: Seat) -> float:
    """A row to open, a card about to be lost, a deeple about to leave."""
    step = top(state)
    if isinstance(step, OpenBidding) and step.seat == seat:
        return TO_OPEN * row_value(state, seat, step.row)
    if isinstance(step, LoseCard) and step.owner == seat:
        return -losing_cost(state, seat)
    if isinstance(step, ChooseGoal) and step.seat == seat and step.start != DOME:
        return -LEAVING
    return 0.0


def cards_value(state: Eden, seat: Seat, cards: list[int]) -> float:
    """What it would be worth to have these cards built."""
    if not cards:
        return 0.0
    return estimate(with_cards(state.copy(), seat, cards), seat) - estimate(state, seat)


def overflow_cost(state: Eden, seat: Seat, hurt: int) -> float:
    """A card that would be lost past the end of the track."""
    return losing_cost(state, seat) if state.damage[seat] + hurt > state.box.most_damage else 0.0


def bid_value(state: Eden, seat: Seat) -> float:
    """The row that is bid for, at this price: one coin more than the others is enough."""
    return TO_WIN * (row_value(state, seat, state.row) - state.bid * coin_worth(state))


def rows_to_come(state: Eden, seat: Seat) -> float:
    """Alone: the best row with cards, since the others can be blocked; then the empty one."""
    worth, coins = 0.0, state.coins[THOUGHT]
    rows = [row for row in range(ROWS) if not state.marked >> row & 1]
    full = [row for row in rows if state.cards_in_row(row)]
    if full:
        worth += max([row_to_come(state, seat, row, coins) for row in full])
        coins -= thought_offer(state, full[0], coins)
    if len(full) < len(rows):
        empty = [row for row in rows if row not in full]
        worth += row_to_come(state, seat, empty[0], coins)
    return worth


def row_to_come(state: Eden, seat: Seat, row: int, coins: int) -> float:
    """Won for one coin more than Deep Thought will bid, or left to it."""
    lost = -RIVAL * gain_of_thought(state, cards_in(state, row))
    price = thought_offer(state, row, coins) + 1
    if price > state.coins[seat]:
        return lost
    return max(lost, row_value(state, seat, row) - price * coin_worth(state))


def row_value(state: Eden, seat: Seat, row: int) -> float:
    """Cards, and the harvest that the moves of the row allow."""
    moves = state.box.moves[state.cards_in_row(row)]
    worth = built_value(state, seat, row)
    if moves:
        spaces = sum(unused_oxygen(state, seat)[:moves])
        points, repair = harvest(state, seat, state.dome[seat], spaces, is_now=True)
        before = station_prospect(state, seat, 0.0)
        points += station_prospect(state, seat, repair) - before
        worth += (1.0 - PERHAPS) * points
    return worth


def built_value(state: Eden, seat: Seat, row: int) -> float:
    return cards_value(state, seat, cards_in(state, row))
