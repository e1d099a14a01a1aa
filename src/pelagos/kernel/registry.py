"""Finding a game by its key."""

import difflib
from collections.abc import Callable, Mapping

from pelagos.kernel.contract import Game
from pelagos.kernel.errors import PelagosError, UnknownGame


class Registry:
    """The games that are there, by key. Each is opened when first asked for."""

    def __init__(self, openers: Mapping[str, Callable[[], Game]]) -> None:
        self.known = tuple(openers)
        self._openers = openers
        self._opened: dict[str, Game] = {}
        self._broken: dict[str, PelagosError] = {}

    def find(self, key: str) -> Game:
        """The game of that key, or why it is broken, or UnknownGame with the nearest name."""
        if key not in self.known:
            raise self._unknown(key)
        if key in self._broken:
            raise self._broken[key]
        if key not in self._opened:
            self._open(key)
        return self._opened[key]

    def _open(self, key: str) -> None:
        try:
            self._opened[key] = self._openers[key]()
        except PelagosError as error:
            self._broken[key] = error
            raise

    def trouble(self, key: str) -> PelagosError | None:
        """Why a game cannot be opened; None: it can."""
        try:
            self.find(key)
        except PelagosError as error:
            return error
        return None

    def _unknown(self, key: str) -> UnknownGame:
        near = difflib.get_close_matches(key, self.known, n=1)
        facts: dict[str, str | int] = {"key": key, "known": ", ".join(self.known)}
        if near:
            return UnknownGame("unknown-game-near", facts | {"near": near[0]})
        return UnknownGame("unknown-game", facts)
