"""What coins are worth when, and what deeples and oxygen can still do: for the heuristic.

All numbers are in points, found by trying, not by theory. Tables run from the first market to the
end, so that nothing jumps when a phase ends: an answer that ends one is compared with others.
"""

from typing import Any, Final

from pelagos.games.neweden.box import ROWS
from pelagos.games.neweden.cards import CRAB, OCTOPUS, OUTSIDE, OXYGEN, REACH, SHELL
from pelagos.games.neweden.geometry.ways import DOME, module_at
from pelagos.games.neweden.rules.activation import ActivateModules, OfferActivation
from pelagos.games.neweden.rules.deeples import ChooseGoal, NextBottle, PickAgain, PickDeeple
from pelagos.games.neweden.rules.winning import OfferMoves, TakeMoves
from pelagos.games.neweden.state import AUCTION, KINDS, MARKET, SCORING, Eden
from pelagos.kernel.contract import Seat, Step
from pelagos.kernel.weights import count_bits

Table = tuple[float, ...]
Promise = tuple[float, float, int, int, int]

# When a half round begins: market and auction of the first, second and third; and in the end.
A_COIN: Final[Table] = (1.15, 1.0, 0.85, 0.7, 0.5, 0.3, 0.2)

MANY_COINS: Final = 14  # those beyond are worth half
SURE: Final = 0.88  # of what can be activated with the actions one has
READY: Final = 0.96  # of what only waits to be activated
PERHAPS: Final = 0.35  # of all that, where the action must be won in an auction
A_REPAIR: Final = 1.2  # a step, when deeples choose where to go
HALFWAY: Final = 0.3  # a module that deeples or oxygen will not do for


def top(state: Eden) -> Step[Any] | None:
    return state.agenda[-1] if state.agenda else None


def moment(state: Eden) -> float:
    """Half rounds gone by: in a market as seats pass, in an auction as rows are sold."""
    if state.phase >= SCORING:
        return 2.0 * state.round
    begun = 2.0 * state.round - 2.0
    if state.seats == 1:
        return begun + 2.0 * float(state.marked > 0)
    if state.phase == MARKET:
        return begun + count_bits(state.passed) / state.stations
    return begun + 1.0 + (count_bits(state.marked) / ROWS if state.phase == AUCTION else 0.0)


def by_moment(state: Eden, table: Table) -> float:
    """What a table says between two of its values."""
    at = moment(state)
    before = min(int(at), len(table) - 2)
    return table[before] + (at - before) * (table[before + 1] - table[before])


def coin_worth(state: Eden) -> float:
    return by_moment(state, A_COIN)


def coins_value(state: Eden, coins: int) -> float:
    few = min(coins, MANY_COINS)
    return coin_worth(state) * (few + (coins - few) / 2)


def harvest_now(state: Eden, seat: Seat) -> tuple[float, float]:
    """Points and repair in this round: with the actions one has, and perhaps with more."""
    if state.phase >= SCORING:
        return 0.0, 0.0
    deeples, spaces = on_the_move(state, seat)
    sure, left = oxygen(state, seat)
    sure += spaces
    modules = promises(state, seat, is_now=True)
    points, repair = picked(modules, deeples, sure)
    if left == 0:
        return points, repair
    perhaps = PERHAPS
    if state.phase == AUCTION:
        perhaps *= (ROWS - count_bits(state.marked)) / ROWS
    more, mended = picked(modules, deeples, sure + left)
    return points + perhaps * (more - points), repair + perhaps * (mended - repair)


def harvest(
    state: Eden, seat: Seat, deeples: int, spaces: int, is_now: bool
) -> tuple[float, float]:
    """What modules would bring, the best first: points, and steps of repair."""
    return picked(promises(state, seat, is_now), deeples, spaces)


def promises(state: Eden, seat: Seat, is_now: bool) -> list[Promise]:
    """The modules of a station that could be activated, the best first."""
    least = int(is_now and not is_acting(state, seat))
    modules: list[Promise] = []
    for category in range(OUTSIDE):
        first = (seat * KINDS + category) * REACH
        for at in range(state.length[seat * KINDS + category]):
            card = state.arm[first + at]
            if not (is_now and state.used[card]):
                modules.append(module(state, seat, card, at + 1, least, is_now))
    if len(modules) > 1:
        modules.sort()
    return modules


def module(state: Eden, seat: Seat, card: int, way: int, least: int, is_now: bool) -> Promise:
    """Its rank; its worth; deeples and spaces it needs; 1 where the worth is repair."""
    category, gain = state.box.category[card], state.box.gain[card]
    worksites = state.box.worksites[card]
    arrived = min(lying_on(state, seat, card), worksites) if is_now else 0
    needed = worksites - arrived
    likely = (SURE * needed + READY * arrived) / worksites
    worth = gain_worth(state, seat, category, gain)
    rank = -likely * worth / (needed * (way + 2) + 0.1)
    spaces = max(needed * way, least)
    if category == OCTOPUS:
        return rank, likely * gain, needed, spaces, 1
    return rank, likely * worth, needed, spaces, 0


def is_acting(state: Eden, seat: Seat) -> bool:
    """Whether deeples are being moved: then modules can be activated without more oxygen."""
    step = top(state)
    if isinstance(step, (PickDeeple, ChooseGoal, NextBottle, PickAgain)):
        return step.seat == seat
    return isinstance(step, (ActivateModules, OfferActivation)) and step.seat == seat


def picked(modules: list[Promise], deeples: int, spaces: int) -> tuple[float, float]:
    points = repair = 0.0
    for _, worth, needed, way, is_repair in modules:
        if needed > deeples or way > spaces:
            worth *= HALFWAY * min(deeples / max(needed, 1), spaces / max(way, 1), 1.0)
        if is_repair:
            repair += worth
        else:
            points += worth
        deeples = max(deeples - needed, 0)
        spaces = max(spaces - way, 0)
    return points, repair


def gain_worth(state: Eden, seat: Seat, category: int, gain: int) -> float:
    """The main effect of a module, in points."""
    if category == SHELL:
        return float(gain)
    if category == CRAB:
        coins = max(state.coins[seat], 0)
        return coins_value(state, coins + gain) - coins_value(state, coins)
    assert category == OCTOPUS
    return A_REPAIR * gain


def lying_on(state: Eden, seat: Seat, card: int) -> int:
    """Deeples there, less the one that is about to leave."""
    step = top(state)
    if isinstance(step, ChooseGoal) and step.seat == seat and step.start != DOME:
        return state.lying[card] - int(module_at(state, seat, step.start) == card)
    return state.lying[card]


def at_hand(state: Eden, seat: Seat) -> tuple[int, int]:
    """Deeples in the dome, and the spaces of oxygen that they can surely use."""
    deeples, spaces = on_the_move(state, seat)
    sure, _ = oxygen(state, seat)
    return deeples, spaces + sure


def on_the_move(state: Eden, seat: Seat) -> tuple[int, int]:
    """Deeples in the dome or about to leave a module, and the spaces of the bottles in use."""
    deeples, spaces, step = state.dome[seat], 0, top(state)
    if isinstance(step, (PickDeeple, ChooseGoal, NextBottle, PickAgain)) and step.seat == seat:
        spaces += step.large + step.small
        deeples += int(isinstance(step, ChooseGoal) and step.start != DOME)
    return deeples, spaces


def oxygen(state: Eden, seat: Seat) -> tuple[int, int]:
    """Spaces of cards that can surely be used, and of those that wait for an action to be won."""
    if state.phase == MARKET:
        spaces = 0
        for card in state.cards_of(seat, OXYGEN):
            if not state.used[card]:
                spaces += spaces_of(state, card)
        return (0, spaces) if state.passed >> seat & 1 else (spaces, 0)
    moves, sure, left = moves_won(state, seat), 0, 0
    for place, spaces in enumerate(unused_oxygen(state, seat)):
        if place < moves:
            sure += spaces
        else:
            left += spaces
    return sure, left


def spaces_of(state: Eden, card: int) -> int:
    """What an oxygen card is good for."""
    return state.box.bottle[card] + state.box.second_bottle[card]


def unused_oxygen(state: Eden, seat: Seat) -> list[int]:
    """The spaces of each oxygen card that is face up, the most first."""
    spaces: list[int] = []
    for card in state.cards_of(seat, OXYGEN):
        if not state.used[card]:
            spaces.append(spaces_of(state, card))
    if len(spaces) > 1:
        spaces.sort(reverse=True)
    return spaces


def moves_won(state: Eden, seat: Seat) -> int:
    """Move actions of the row just won that are still to come."""
    for at in range(len(state.agenda) - 1, -1, -1):
        step = state.agenda[at]
        if isinstance(step, (TakeMoves, OfferMoves)) and step.seat == seat:
            return step.moves
    return 0


def everything(state: Eden, seat: Seat) -> tuple[int, int]:
    """All deeples and all oxygen of a station, as in a new round."""
    deeples, spaces = state.dome[seat] + state.out[seat], 0
    for category in range(OUTSIDE):
        for card in state.cards_of(seat, category):
            deeples += state.lying[card] + state.working[card]
    for card in state.cards_of(seat, OXYGEN):
        spaces += spaces_of(state, card)
    return deeples, spaces
