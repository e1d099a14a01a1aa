"""The shelf: which games are there, and the files that lie in each game's folder."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
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
BOX: Final = "box.toml"
BOXES: Final = 8  # with other components, that stay open
TOML: Final = ".toml"
RELEASED: Final = "boxes"  # in a game's folder: each box that it ever came with, by fingerprint


def games() -> list[Game]:
    """The games that players are offered, the house's own first."""
    there = [key for key in _outside() if registry().trouble(key) is None]
    return [registry().find(key) for key in (*HOUSE, *there)]


def find(key: str, fingerprint: str | None = None) -> Game:
    """The game of that key, or UnknownGame; with a box of an earlier release if one is named."""
    game = registry().find(key)
    if fingerprint in (None, game.box_fingerprint) or fingerprint not in released_boxes(key):
        return game
    return with_box(key, released_boxes(key)[fingerprint])


def with_box(key: str, text: str | None) -> Game:
    """The game of that key with the components of a box file, or BadBox; None: with its own."""
    return registry().find(key) if text is None else _with_box(key, text)


@lru_cache(maxsize=BOXES)
def _with_box(key: str, text: str) -> Game:
    return _opened(type(registry().find(key)), text, with_box, key, text)


@cache
def released_boxes(key: str) -> Mapping[str, str]:
    """The box files that ever came with the game, by fingerprint."""
    folder = folder_of(type(registry().find(key))).joinpath(RELEASED)
    files = (
        [file for file in folder.iterdir() if file.name.endswith(TOML)] if folder.is_dir() else []
    )
    return {file.name.removesuffix(TOML): file.read_text(encoding="utf-8") for file in files}


def released_box(key: str, fingerprint: str) -> str | None:
    """The box file of that fingerprint, if it ever came with the game."""
    if key not in registry().known:
        return None
    game = registry().find(key)
    if fingerprint == game.box_fingerprint:
        return box_text(game)
    return released_boxes(key).get(fingerprint)


def house_box(fingerprint: str) -> str | None:
    """The box file of that fingerprint, if any game ever came with it."""
    texts = (released_box(key, fingerprint) for key in registry().known)
    return next((text for text in texts if text is not None), None)


@cache
def registry() -> Registry:
    """Every game there is, each with its own box, which is opened when first asked for."""
    places = {**HOUSE, **_outside(), **TOYS}
    return Registry({key: partial(_from_place, key, place) for key, place in places.items()})


def broken() -> list[PelagosError]:
    """Why games outside this repository are not on the shelf."""
    return list(filter(None, map(registry().trouble, _outside())))


def _from_place(key: str, place: str) -> Game:
    kind = _load(key, place)
    return _opened(kind, _text(kind, BOX), find, key)


def _opened(kind: type[Game], text: str, find: Callable[..., Game], *words: str) -> Game:
    """A game of its box file; ``find`` with these words gets the same one in another process."""
    game = kind(parse_box(text, kind.key))
    game.again = find, words
    for answer in game.answers:
        answer.game = answer.game or game
    return game


def box_text(game: Game) -> str:
    """The box file that comes with the game."""
    return _text(type(game), BOX)


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
    return _text(type(game), "mind/weights.csv")


def taste_text(game: Game) -> str:
    """The numbers that play has found for its heuristic; empty where there are none."""
    return _text(type(game), "mind/parameters.csv")


def network_text(game: Game) -> str:
    """The network that judges its positions; empty where it has none."""
    return _text(type(game), "mind/network.json")


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


def folder_of(kind: type[Game]) -> Traversable:
    """The folder that holds the game's package."""
    spec = import_module(kind.__module__).__spec__
    assert spec is not None and spec.parent
    return resources.files(spec.parent)


def _text(kind: type[Game], file: str) -> str:
    """A file of that folder; empty where there is none."""
    found = folder_of(kind).joinpath(file)
    return found.read_text(encoding="utf-8") if found.is_file() else ""
