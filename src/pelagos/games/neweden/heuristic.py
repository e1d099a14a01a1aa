"""A fair value for a view: what the station will earn, and whether it will hold.

All numbers are in points. They were found by trying, not by theory: a coin is worth less the later
it comes, damage costs as much as it makes a collapse likelier.
"""

from typing import Final

from pelagos.games.neweden.activation import ActivateModules, OfferActivation
from pelagos.games.neweden.box import HAND, PLANT, RESEARCH_TILE, ROUNDS, SHIPYARD_TILE
from pelagos.games.neweden.cards import COINS as COINS_KIND
from pelagos.games.neweden.cards import (
    CRAB,
    OCTOPUS,
    OUTSIDE,
    OXYGEN,
    REACH,
    RESEARCH,
    RISK,
    SHELL,
    SHIPYARD,
)
from pelagos.games.neweden.cards import REPAIR as REPAIR_KIND
from pelagos.games.neweden.damage import pointer
from pelagos.games.neweden.deeples import ChooseGoal, NextBottle, PickAgain, PickDeeple
from pelagos.games.neweden.freeactions import plant_income
from pelagos.games.neweden.scoring import station_value
from pelagos.games.neweden.state import (
    AUCTION,
    CHOICES_OPEN,
    FINAL,
    KINDS,
    MARKET,
    NOBODY,
    SCORING,
    Eden,
)
from pelagos.games.neweden.station import append
from pelagos.games.neweden.ways import DOME, module_at
from pelagos.games.neweden.winning import BuildRow, OfferMoves, TakeMoves
from pelagos.kernel.contract import Seat

A_COIN: Final = (0.0, 0.8, 0.6, 0.35)  # by round; at least a fifth is certain
LATE_COIN: Final = 0.25  # in the last auction
MANY_COINS: Final = 16  # those beyond are worth half
GROWTH: Final = 10.0  # what a station gains in value in a round to come
AN_OCTOPUS: Final = 0.7  # for each damage it may repair, besides what the damage costs
REPAIRED: Final = 0.1  # of what octopuses could repair
STEEP: Final = (0.05, 0.07, 0.12, 0.3)  # by round: what one step of damage or pointer says
STEEP_LATE: Final = 0.35
MIDDLE: Final = 0.55  # damage that just holds is better than even
MIDDLE_LAST: Final = 0.6
IN_MARKET: Final = 0.85  # of what could still be activated in this round
IN_AUCTION: Final = 0.3
PER_MOVE: Final = 0.3  # more, for each move action won
IN_ACTION: Final = 1.0
LEAVING: Final = 0.4  # a deeple that has come somewhere goes on
A_DEEPLE: Final = 0.5  # whatever there is to do, in each round to come
A_SPACE: Final = 0.25  # of oxygen, likewise
A_TILE: Final = 2.5  # the research extension, in each round to come
EAGER: Final = 0.8  # how a higher bid makes winning likelier: 1 - 0.8 ** (bid + 1)


def value(position: Eden, seat: Seat) -> float:
    """Points that the seat may expect in the end, as far as one look can tell."""
    if position.phase == FINAL:
        return float(position.points[seat])
    worth = estimate(position, seat)
    if position.choice[seat] >= 0 or position.plans[seat] >= 0:
        worth += secret_value(position, seat)
    if position.row != NOBODY and position.bidder == seat:
        worth += bid_value(position, seat)
    return worth + waiting_value(position, seat) - leaving_cost(position, seat)


def leaving_cost(state: Eden, seat: Seat) -> float:
    """A deeple of the dome rather than one that has come somewhere."""
    step = state.agenda[-1] if state.agenda else None
    leaves = isinstance(step, ChooseGoal) and step.seat == seat and step.start != DOME
    return LEAVING if leaves else 0.0


def waiting_value(state: Eden, seat: Seat) -> float:
    """Cards bought that are about to be built: those of the hand, or of a row just won."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, BuildRow) and step.seat == seat:
        return row_value(state, seat, step.row)
    if state.shown & CHOICES_OPEN:
        hand = state.hand[seat * HAND : seat * HAND + HAND]
        cards = [card for card in hand if card >= 0]
        return cards_value(state, seat, cards) if cards else 0.0
    return 0.0


def estimate(state: Eden, seat: Seat) -> float:
    """What is there and what it will bring, without what is being decided."""
    to_come = ROUNDS - state.round
    worth = state.points[seat] + coins_value(state, state.coins[seat])
    worth += station_prospect(state, seat)
    worth += now_weight(state, seat) * harvest(state, seat, is_now=True)
    if to_come:
        worth += to_come * 0.8 * harvest(state, seat, is_now=False)
        deeples, spaces = everything(state, seat)
        worth += to_come * (A_DEEPLE * min(deeples, 8) + A_SPACE * min(spaces, 16))
        worth += to_come * A_TILE * (state.extensions[seat] >> RESEARCH_TILE & 1)
    if state.phase == MARKET and not state.passed >> seat & 1:
        worth += 0.5 * state.box.passing[state.stations - 2][state.passed.bit_count()]
    return worth


def coin_worth(state: Eden) -> float:
    if state.round == ROUNDS and state.phase >= AUCTION:
        return LATE_COIN
    return A_COIN[state.round]


def coins_value(state: Eden, coins: int) -> float:
    few = min(coins, MANY_COINS)
    return coin_worth(state) * (few + (coins - few) / 2)


# -- will it hold? --------------------------------------------------------------------------------


def station_prospect(state: Eden, seat: Seat) -> float:
    """The value of the station in the end, times the chance that it holds."""
    to_come = ROUNDS - state.round
    hurt = max(state.damage[seat] - repair_to_come(state, seat), 0.0)
    worth = station_value(state, seat) + GROWTH * to_come
    return worth * chance_to_hold(state, pointer(state, seat) - hurt)


def repair_to_come(state: Eden, seat: Seat) -> float:
    """What the octopuses will probably repair, in this round and in those to come."""
    now = later = 0
    for card in state.cards_of(seat, OCTOPUS):
        later += state.box.gain[card]
        if not state.used[card]:
            now += state.box.gain[card]
    deeples, spaces = at_hand(state, seat)
    weight = now_weight(state, seat) if spaces and deeples else IN_AUCTION
    if state.phase >= SCORING:
        weight = 0.0
    return REPAIRED * (now * weight + later * (ROUNDS - state.round))


def chance_to_hold(state: Eden, margin: float) -> float:
    """Half where damage and pointer meet; the later it is, the steeper; in the end, certain."""
    to_come = ROUNDS - state.round
    if to_come == 0 and state.phase >= SCORING:
        return 1.0 if margin >= 0 else 0.0
    is_late = to_come == 0 and state.phase >= AUCTION
    steep = STEEP_LATE if is_late else STEEP[state.round]
    middle = MIDDLE if to_come else MIDDLE_LAST
    return min(max(middle + steep * margin, 0.03), 0.98)


# -- what deeples can do --------------------------------------------------------------------------


def now_weight(state: Eden, seat: Seat) -> float:
    """How likely it is that what could be done in this round will be done."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, PickDeeple | ChooseGoal | NextBottle | PickAgain):
        return IN_ACTION if step.seat == seat else IN_AUCTION
    if isinstance(step, ActivateModules | OfferActivation) and step.seat == seat:
        return IN_ACTION
    if isinstance(step, TakeMoves | OfferMoves) and step.seat == seat:
        return min(IN_AUCTION + PER_MOVE * step.moves, IN_MARKET)
    if state.phase == MARKET:
        return IN_AUCTION if state.passed >> seat & 1 else IN_MARKET
    return IN_AUCTION if state.phase < SCORING else 0.0


def harvest(state: Eden, seat: Seat, is_now: bool) -> float:
    """What the modules would bring, the best first, with the deeples and the oxygen at hand."""
    deeples, spaces = at_hand(state, seat) if is_now else everything(state, seat)
    modules: list[tuple[float, float, int, int]] = []
    for category in range(OUTSIDE):
        for at, card in enumerate(state.cards_of(seat, category)):
            if is_now and state.used[card]:
                continue
            gain = gain_worth(state, seat, category, state.box.gain[card])
            needed = state.box.worksites[card]
            if is_now:
                needed = max(needed - lying_on(state, seat, card), 0)
            modules.append((-gain / (needed * (at + 3) + 0.1), gain, needed, needed * (at + 1)))
    modules.sort()
    return picked(modules, deeples, spaces)


def picked(modules: list[tuple[float, float, int, int]], deeples: int, spaces: int) -> float:
    total = 0.0
    for _, gain, needed, way in modules:
        if needed <= deeples and way <= spaces:
            total += gain
            deeples -= needed
            spaces -= way
        elif needed and deeples and spaces:
            total += gain * 0.3 * min(deeples / needed, spaces / way, 1.0)
            deeples = max(deeples - needed, 0)
            spaces = max(spaces - way, 0)
    return total


def gain_worth(state: Eden, seat: Seat, category: int, gain: int) -> float:
    """The main effect of a module, in points."""
    if category == SHELL:
        return float(gain)
    if category == CRAB:
        coins = max(state.coins[seat], 0)
        return coins_value(state, coins + gain) - coins_value(state, coins)
    assert category == OCTOPUS
    return AN_OCTOPUS * gain


def lying_on(state: Eden, seat: Seat, card: int) -> int:
    """Deeples there, less the one that is about to leave."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, ChooseGoal) and step.seat == seat and step.start != DOME:
        return state.lying[card] - int(module_at(state, seat, step.start) == card)
    return state.lying[card]


def at_hand(state: Eden, seat: Seat) -> tuple[int, int]:
    """Deeples in the dome, and spaces of oxygen not used in this round."""
    deeples, spaces, first = state.dome[seat], 0, (seat * KINDS + OXYGEN) * REACH
    for at in range(first, first + state.length[seat * KINDS + OXYGEN]):
        card = state.arm[at]
        if not state.used[card]:
            spaces += state.box.bottle[card] + state.box.second_bottle[card]
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, PickDeeple | ChooseGoal | NextBottle | PickAgain) and step.seat == seat:
        spaces += step.large + step.small
        if isinstance(step, ChooseGoal) and step.start != DOME:
            deeples += 1
    return deeples, spaces


def everything(state: Eden, seat: Seat) -> tuple[int, int]:
    """All deeples and all oxygen of a station, as in a new round."""
    deeples, spaces = state.dome[seat] + state.out[seat], 0
    for category in range(OUTSIDE):
        for card in state.cards_of(seat, category):
            deeples += state.lying[card] + state.working[card]
    for card in state.cards_of(seat, OXYGEN):
        spaces += state.box.bottle[card] + state.box.second_bottle[card]
    return deeples, spaces


# -- what is being decided ------------------------------------------------------------------------


def cards_value(state: Eden, seat: Seat, cards: list[int]) -> float:
    """What it would be worth to have these cards built."""
    after = state.copy()
    for card in cards:
        append(after, seat, card)
        if state.box.category[card] == SHIPYARD:
            after.dome[seat] += state.box.gain[card]
        elif state.box.category[card] == RESEARCH:
            research_done(after, seat, card)
    return estimate(after, seat) - estimate(state, seat)


def research_done(after: Eden, seat: Seat, card: int) -> None:
    kind, amount = after.box.kind[card], after.box.amount[card]
    if after.extensions[seat] >> RESEARCH_TILE & 1:
        after.points[seat] += after.box.extension_points
    if kind == COINS_KIND:
        after.coins[seat] += amount
    elif kind == RISK:
        after.damage[seat] = min(after.damage[seat] + amount, after.box.most_damage)
    elif kind == REPAIR_KIND:
        after.damage[seat] = max(after.damage[seat] - amount, 0)


def secret_value(state: Eden, seat: Seat) -> float:
    """What the secret plan and choice will bring, and cost."""
    after = state.copy()
    plan, chosen = max(state.plans[seat], 0), max(state.choice[seat], 0)
    uses, tiles = plan % (PLANT + 1), plan // (PLANT + 1)
    after.coins[seat] += uses * plant_income(state, seat)
    after.coins[seat] -= state.box.extension_price * tiles.bit_count()
    after.coins[seat] -= state.box.market_coins[chosen.bit_count()]
    hurt = sum(state.box.plant_damage[state.plant[seat] : state.plant[seat] + uses])
    hurt += state.box.market_damage[chosen.bit_count()]
    after.damage[seat] = min(state.damage[seat] + hurt, state.box.most_damage)
    after.extensions[seat] |= tiles
    if tiles >> SHIPYARD_TILE & 1:
        after.dome[seat] += state.box.extension_deeples
    hand = state.hand[seat * HAND : seat * HAND + HAND]
    cards = [card for at, card in enumerate(hand) if chosen >> at & 1 and card >= 0]
    lost = overflow_cost(state, seat, hurt)
    return estimate(after, seat) - estimate(state, seat) + cards_value(after, seat, cards) - lost


def overflow_cost(state: Eden, seat: Seat, hurt: int) -> float:
    """A card that would be lost past the end of the track."""
    return 3.0 if state.damage[seat] + hurt > state.box.most_damage else 0.0


def bid_value(state: Eden, seat: Seat) -> float:
    """The row that is bid for, times the chance to get it at this price."""
    likely = 1.0 - EAGER ** (state.bid + 1)
    return likely * (row_value(state, seat, state.row) - state.bid * coin_worth(state))


def row_value(state: Eden, seat: Seat, row: int) -> float:
    """Cards, and the harvest that the moves of the row allow."""
    cards = [card for card in state.board[row * 3 : row * 3 + 3] if card >= 0]
    moves = state.box.moves[len(cards)]
    worth = cards_value(state, seat, cards) if cards else 0.0
    more = min(IN_AUCTION + PER_MOVE * moves, IN_MARKET) - IN_AUCTION
    return worth + more * harvest(state, seat, is_now=True)
