"""What a position promises each seat: a share of the win, and points."""

import math

from pelagos.kernel.contract import Chance, Game, Seat, State
from pelagos.kernel.play import draw, play_unchecked
from pelagos.kernel.roll import Roll


def let_chance_speak(state: State, roll: Roll) -> None:
    """Dice and decks that follow at once, by sampling."""
    while state.agenda:
        step = state.agenda[-1]
        if not isinstance(step, Chance):
            return
        play_unchecked(state, draw(step, state, roll))


def seen_value(game: Game, state: State, seat: Seat) -> float:
    """The game's heuristic, on what the seat may know."""
    return game.value(state.observe(seat), seat)


def points_of(game: Game, state: State) -> list[float]:
    """By seat: the final points, or those that the heuristic expects."""
    if not state.agenda:
        return [float(score) for score in state.scores()]
    return [seen_value(game, state, seat) for seat in range(state.seats)]


def shares_of(state: State, points: list[float], swing: float) -> list[float]:
    """By seat: its share of the win, certain in the end and likely before."""
    if not state.agenda:
        return final_shares(state.standing())
    return likely_shares(points, swing)


def final_shares(standing: list[int]) -> list[float]:
    winners = standing.count(1)
    return [1 / winners if place == 1 else 0.0 for place in standing]


def likely_shares(points: list[float], swing: float) -> list[float]:
    """The further ahead, the likelier: ``swing`` points more are odds of e to one."""
    top = max(points)
    odds = [math.exp((each - top) / swing) for each in points]
    total = sum(odds)
    return [each / total for each in odds]
