"""What Deep Thought has and will have, for the heuristic of whoever plays alone.

It decides nothing, so most of what it will do can be told in advance.
"""

from typing import Final

from pelagos.games.neweden.box import COLUMNS, ROUNDS, ROWS
from pelagos.games.neweden.cards import OCTOPUS, RESEARCH, SHELL
from pelagos.games.neweden.mind.economy import A_COIN
from pelagos.games.neweden.rules.damage import pointer
from pelagos.games.neweden.rules.roundscoring import active_bonuses, bonus_of
from pelagos.games.neweden.rules.scoring import coin_points, station_value
from pelagos.games.neweden.state import EMPTY, FINAL, MARKET, SCORING, THOUGHT, YOU, Eden

HOLDS: Final = 0.95  # its station, if it would hold after the repairs to come
AFRESH: Final[tuple[float, ...]] = (62.0, 33.0, 0.0)  # by round: markets and bonus cards to come
DEALT: Final[tuple[float, ...]] = (3.5, 5.0, 5.0)  # by round: a card of its black market


def thought_estimate(state: Eden) -> float:
    """What Deep Thought has, and what its modules, now and soon, bring it without fail."""
    if state.phase == FINAL:
        return float(state.points[THOUGHT])
    shells = sum([state.box.gain[card] for card in state.cards_of(THOUGHT, SHELL)])
    worth = AFRESH[state.round - 1] + dealt_to_come(state)
    worth += state.points[THOUGHT] + times_to_come(state) * shells + coin_points(state, THOUGHT)
    worth += chance_of_thought(state) * station_value(state, THOUGHT)
    if state.phase < SCORING:
        for bonus in active_bonuses(state):
            worth += bonus_worth(state, bonus) * bonus_of(state, THOUGHT, bonus)
    if state.phase == MARKET:
        if state.passed == 0:
            worth += state.box.passing[0][0]  # it will pass first, unless the player does
        worth += gain_of_thought(state, will_take(state))
    return worth


def times_to_come(state: Eden) -> int:
    """How often it will still activate its modules."""
    return ROUNDS - state.round + int(state.phase == MARKET and state.thought == 0)


def dealt_to_come(state: Eden) -> float:
    """NE-16.7: what it will build in black markets."""
    first = state.round - int(state.phase == MARKET)
    return state.box.level_cards[state.rulings.difficulty] * sum(DEALT[first:], 0.0)


def chance_of_thought(state: Eden) -> float:
    """Nearly always it repairs everything in time."""
    repair = sum([state.box.gain[card] for card in state.cards_of(THOUGHT, OCTOPUS)])
    left = state.damage[THOUGHT] - times_to_come(state) * repair
    return HOLDS if left <= pointer(state, THOUGHT) else 1.0 - HOLDS


def bonus_worth(state: Eden, bonus: int) -> float:
    """A point, or a coin at its worth when the round ends."""
    return 1.0 if state.box.bonus_cards[bonus].gives_points else A_COIN[2 * state.round]


def gain_of_thought(state: Eden, cards: list[int]) -> float:
    """Points that these cards would bring it."""
    worth, holds, times = 0.0, chance_of_thought(state), times_to_come(state)
    bonuses = [state.box.bonus_cards[bonus] for bonus in active_bonuses(state)]
    for card in cards:
        category = state.box.category[card]
        worth += holds * state.box.points[card]
        if category == SHELL:
            worth += times * state.box.gain[card]
        elif category == RESEARCH:
            worth += state.box.extension_points
        for bonus in bonuses:
            if bonus.category == category and bonus.gives_points:
                worth += state.box.bonus_points
    return worth


def will_take(state: Eden) -> list[int]:
    """The cards of the market that it takes, and discards between, if nobody buys any more."""
    if state.passed >> THOUGHT & 1:
        return []
    columns = [[state.board[row * COLUMNS + at] for row in range(ROWS)] for at in range(COLUMNS)]
    left = [card for column in columns for card in column if card != EMPTY]
    if state.passed >> YOU & 1:
        return left
    taken: list[int] = []
    while left:
        if state.nautilus == THOUGHT:
            left.pop(0)
        if left:
            taken.append(left.pop())
        if state.nautilus == YOU and left:
            left.pop(0)
    return taken
