"""Finding a game by its key."""

import difflib
from collections.abc import Iterable

from pelagos.kernel.contract import Game
from pelagos.kernel.errors import UnknownGame


class Registry:
    """The games that are there, by key."""

    def __init__(self, games: Iterable[Game]) -> None:
        self.games = {game.key: game for game in games}

    def find(self, key: str) -> Game:
        """The game of that key, or UnknownGame with the nearest name."""
        if key in self.games:
            return self.games[key]
        near = difflib.get_close_matches(key, self.games, n=1)
        facts: dict[str, str | int] = {"key": key, "known": ", ".join(self.games)}
        raise UnknownGame("unknown-game-near" if near else "unknown-game", facts | _near(near))


def _near(near: list[str]) -> dict[str, str | int]:
    return {"near": near[0]} if near else {}
