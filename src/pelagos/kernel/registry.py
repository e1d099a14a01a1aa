"""Finding a game by its key."""

import difflib
from collections.abc import Iterable, Mapping
from typing import Final

from pelagos.kernel.contract import Game
from pelagos.kernel.errors import PelagosError, UnknownGame

NONE_BROKEN: Final[Mapping[str, PelagosError]] = {}


class Registry:
    """The games that are there, by key, and those that should be and why they are not."""

    def __init__(
        self, games: Iterable[Game], broken: Mapping[str, PelagosError] = NONE_BROKEN
    ) -> None:
        self.games = {game.key: game for game in games}
        self.broken = broken

    def find(self, key: str) -> Game:
        """The game of that key, or why it is broken, or UnknownGame with the nearest name."""
        if key in self.games:
            return self.games[key]
        if key in self.broken:
            raise self.broken[key]
        near = difflib.get_close_matches(key, self.games, n=1)
        facts: dict[str, str | int] = {"key": key, "known": ", ".join(self.games)}
        raise UnknownGame("unknown-game-near" if near else "unknown-game", facts | _near(near))


def _near(near: list[str]) -> dict[str, str | int]:
    return {"near": near[0]} if near else {}
