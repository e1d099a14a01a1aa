"""Plays all games for a while, so that the compiler learns which ways are gone often.

dev.py runs it between the two builds of the engine: the first one counts, the second one is built
by what was counted. Chance is the same every time, and so is what is built.
"""

from pelagos import shelf
from pelagos.agents.agent import ThinkingTime
from pelagos.agents.search.player import SearchPlayer
from pelagos.arena.match import play_match
from pelagos.arena.speed import build, first_position
from pelagos.kernel.contract import Game
from pelagos.kernel.play import playout
from pelagos.kernel.roll import Roll

PLAYOUTS = 60
THOUGHT = 16  # iterations about each answer


def main() -> None:
    assert build() == "compiled", "there is nothing to learn from the interpreted engine"
    for game in shelf.games():
        for seats in game.players:
            play_at_random(game, seats)
        play_with_thought(game, game.players[-1])


def play_at_random(game: Game, seats: int) -> None:
    first = first_position(game, seats)
    for seed in range(PLAYOUTS):
        playout(first.copy(), Roll(seed))


def play_with_thought(game: Game, seats: int) -> None:
    names = [f"Player {seat}" for seat in range(seats)]
    agents = [SearchPlayer(seat) for seat in range(seats)]
    play_match(
        game, agents, names, {}, bytes(32), clock=lambda seat: ThinkingTime(iterations=THOUGHT)
    )


if __name__ == "__main__":
    main()
