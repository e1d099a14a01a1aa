"""The games that a server offers: all of the shelf, unless its host names some."""

from pelagos import shelf
from pelagos.kernel.contract import Game
from pelagos.kernel.errors import UnknownGame
from pelagos.server.environment import BadSetting
from pelagos.server.errors import Forbidden


class Offer:
    """``names``: keys of games, with commas between them; empty: all."""

    def __init__(self, names: str) -> None:
        keys = [name.strip() for name in names.split(",") if name.strip()]
        self._keys = {known(key) for key in keys}

    def games(self) -> list[Game]:
        """The games for which people can make tables here."""
        return [game for game in shelf.games() if self.has(game.key)]

    def has(self, key: str) -> bool:
        return not self._keys or key in self._keys

    def check(self, key: str) -> None:
        """Forbidden where no new table can be made; those that there are go on."""
        if not self.has(key):
            offered = ", ".join(game.title for game in self.games())
            raise Forbidden("game-not-offered", {"game": shelf.find(key).title, "known": offered})


def known(key: str) -> str:
    try:
        return shelf.find(key).key
    except UnknownGame as error:
        near = error.facts.get("near")
        meant = f"did you mean {near}?" if near else f"known are {error.facts['known']}."
        raise BadSetting(f"PELAGOS_GAMES names “{key}”; {meant}") from None
