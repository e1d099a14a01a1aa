"""The shelf: which games are there, and the files that lie in each game's folder."""

from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from typing import Final

from pelagos.kernel.contract import Game
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.options import parse_box
from pelagos.kernel.registry import Registry

HOUSE: Final = {
    "aquasphere": "pelagos.games.aquasphere:AquaSphere",
    "nautilus": "pelagos.games.nautilus:Nautilus",
    "neweden": "pelagos.games.neweden:NewEden",
    "octodice": "pelagos.games.octodice:OctoDice",
}
TOYS: Final = {"pebbles": "pelagos.games.pebbles:Pebbles"}  # for tests and the tutorial
GROUP: Final = "pelagos.games"  # of entry points, for games outside this repository


def games() -> list[Game]:
    """The games that players are offered, the house's own first."""
    return [game for key, game in registry().games.items() if key not in TOYS]


def find(key: str, box_text: str | None = None) -> Game:
    """The game of that key, with the components of a box file if one is given, or UnknownGame."""
    game = registry().find(key)
    return game if box_text is None else type(game)(parse_box(box_text, key))


@cache
def registry() -> Registry:
    """Every game there is, each with its own box; toys last."""
    house = [_opened(key, place) for key, place in HOUSE.items()]
    guests, broken = _invited()
    toys = [_opened(key, place) for key, place in TOYS.items()]
    return Registry([*house, *guests, *toys], broken)


def broken() -> list[PelagosError]:
    """Why games outside this repository are not on the shelf."""
    return list(registry().broken.values())


def _invited() -> tuple[list[Game], dict[str, PelagosError]]:
    """The games outside this repository; one that is broken leaves the others alone."""
    guests: list[Game] = []
    troubles: dict[str, PelagosError] = {}
    for key, place in _outside().items():
        try:
            guests.append(_opened(key, place))
        except PelagosError as error:
            troubles[key] = error
    return guests, troubles


def _opened(key: str, place: str) -> Game:
    kind = _load(key, place)
    return kind(parse_box(_text(kind, "box.toml"), kind.key))


def box_text(game: Game) -> str:
    """The box file that comes with the game."""
    return _text(type(game), "box.toml")


def rules_text(game: Game, lang: str) -> str:
    """The ledger in one language; empty where the game does not have it."""
    return _text(type(game), f"rules.{lang}.md")


def words_text(game: Game, lang: str) -> str:
    """The game's Fluent messages in one language; empty where it does not have them."""
    return _text(type(game), f"words.{lang}.ftl")


def lesson_text(game: Game) -> str:
    """The game's guided first turn; empty where it has none."""
    return _text(type(game), "lesson.toml")


def experience_text(game: Game) -> str:
    """What many games have taught its computer players; empty where there is nothing."""
    return _text(type(game), "experience.csv")


def taste_text(game: Game) -> str:
    """The numbers that play has found for its heuristic; empty where there are none."""
    return _text(type(game), "taste.csv")


def network_text(game: Game) -> str:
    """The network that judges its positions; empty where it has none."""
    return _text(type(game), "network.json")


def _outside() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def _load(key: str, place: str) -> type[Game]:
    module, _, name = place.partition(":")
    try:
        kind = getattr(import_module(module), name)
    except Exception as error:  # whatever goes wrong in somebody else's module
        raise PelagosError("game-does-not-load", {"key": key, "why": str(error)}) from error
    if not (isinstance(kind, type) and issubclass(kind, Game) and kind.key == key):
        raise PelagosError("game-does-not-load", {"key": key, "why": f"{place} is not that game"})
    return kind


def _text(kind: type[Game], file: str) -> str:
    """A file of the folder that holds the game's package; empty where there is none."""
    spec = import_module(kind.__module__).__spec__
    assert spec is not None and spec.parent
    found = resources.files(spec.parent).joinpath(file)
    return found.read_text(encoding="utf-8") if found.is_file() else ""
