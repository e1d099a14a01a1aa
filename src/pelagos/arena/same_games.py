"""Whether two builds play the same games: one hash over many games that are played by seed.

``python -m pelagos.arena.same_games GAME GAMES`` prints it for the build on its path.
"""

import hashlib
import sys

from pelagos import shelf
from pelagos.arena.speed import build, first_position
from pelagos.kernel.codec import digest
from pelagos.kernel.contract import Game
from pelagos.kernel.play import playout
from pelagos.kernel.roll import Roll


def hash_of_games(game: Game, games: int) -> str:
    """The last positions of ``games`` random games, the numbers of players taking turns."""
    total = hashlib.sha256()
    for seed in range(games):
        state = first_position(game, game.players[seed % len(game.players)])
        decisions = playout(state, Roll(seed))
        total.update(f"{decisions} {digest(state)}\n".encode())
    return total.hexdigest()


def main(key: str, games: str) -> None:
    print(f"{key} {games} games, {build()}: {hash_of_games(shelf.find(key), int(games))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
