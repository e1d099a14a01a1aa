"""NE-10: the end of a round: bonus cards pay, deeples come home, the board is cleared."""

from typing import Any

from pelagos.games.neweden.box import PLANT, ROUNDS, SPACES
from pelagos.games.neweden.cards import OUTSIDE, OXYGEN
from pelagos.games.neweden.copies import own_uses
from pelagos.games.neweden.rules.damage import put_in_box
from pelagos.games.neweden.rules.station import GainCoins, GainPoints, count_cards, is_thought
from pelagos.games.neweden.state import EMPTY, NOBODY, SCORING, Eden
from pelagos.kernel.contract import Effect, Step
from pelagos.kernel.copy_on_write import put


class ScoreRound(Effect[Eden]):
    """The bonus cards on the board pay, one after the other."""

    rule = "NE-10.1"

    def happen(self, state: Eden) -> None:
        state.phase = SCORING
        state.row = state.opener = NOBODY
        state.plan([ScoreBonus(bonus) for bonus in active_bonuses(state)])


def active_bonuses(state: Eden) -> list[int]:
    """NE-5.1: the two of this round; by option all that have been turned up."""
    count = state.box.bonuses
    first = 0 if state.rulings.bonus_cards_stay else (state.round - 1) * count
    return [bonus for bonus in state.bonus[first : state.round * count] if bonus != EMPTY]


class ScoreBonus(Effect[Eden]):
    """Coins or points for every card of a station that matches."""

    rule = "NE-10.1"
    fields = ("bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def happen(self, state: Eden) -> None:
        steps: list[Step[Any]] = []
        for i in range(state.stations):
            station = (state.nautilus + i) % state.stations
            amount = bonus_of(state, station, self.bonus)
            if amount and state.box.bonus_cards[self.bonus].gives_points:
                steps.append(GainPoints(station, amount))
            elif amount:
                steps.append(GainCoins(station, amount))
        state.plan(steps)


def bonus_of(state: Eden, station: int, bonus: int) -> int:
    """The coins or points that a bonus card would pay a station."""
    card = state.box.bonus_cards[bonus]
    count = count_cards(state, station, card.category)
    if state.rulings.bonus_pays_once:
        count = min(count, 1)
    return count * (state.box.bonus_points if card.gives_points else state.box.bonus_coins)


class CleanUp(Effect[Eden]):
    """Oxygen face up, event tokens off, unsold cards away; deeples home, but not at the end."""

    rule = "NE-10.3"

    def happen(self, state: Eden) -> None:
        for space in range(SPACES):
            if state.board[space] != EMPTY:
                put_in_box(state, state.board[space])
                state.board[space] = EMPTY
        state.marked = state.passed = state.shown = state.thought = 0
        state.extras = [0] * state.stations
        state.opened = 1
        for station in range(state.stations):
            state.plant = put(state.plant, station, PLANT if is_thought(state, station) else 0)
            turn_oxygen_up(state, station)
            if state.round < ROUNDS:
                bring_home(state, station)


def turn_oxygen_up(state: Eden, station: int) -> None:
    own_uses(state)
    for card in state.cards_of(station, OXYGEN):
        state.used[card] = 0


def bring_home(state: Eden, station: int) -> None:
    """NE-10.2: all deeples lie in the dome again, and every module can be activated anew."""
    own_uses(state)
    for category in range(OUTSIDE):
        for card in state.cards_of(station, category):
            state.dome[station] += state.lying[card] + state.working[card]
            state.lying[card] = state.working[card] = state.used[card] = 0
    state.dome[station] += state.out[station]
    state.out = put(state.out, station, 0)
