"""Positions of Nautilus in words, and what can be said and asked about them."""

from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from pelagos.games.nautilus import Nautilus
from pelagos.games.nautilus.box import FINDS, STATIONS
from pelagos.games.nautilus.state import Sea
from pelagos.games.nautilus.words.show import show
from pelagos.kernel.contract import Game, Step
from pelagos.kernel.options import parse_box, settle
from pelagos.kernel.play import advance
from tests.games.playing import Playing, change

TEXT: Final = (resources.files("pelagos.games.nautilus") / "box.toml").read_text("utf-8")
GAME: Final = Nautilus(parse_box(TEXT, "nautilus"))

A, B, C, D = 0, 1, 2, 3
Module = dict[str, Any]

PLAYING: Final = Playing(GAME)
say, told, refused = PLAYING.say, PLAYING.told, PLAYING.refused


def module(kind: str, at: str, turn: int = 0, builder: int = -1, **words: Any) -> Module:
    return {"kind": kind, "at": at, "turn": turn, "builder": builder, **words}


def base(**words: Any) -> Module:
    return module("base", "J10", **words)


def position(
    *agenda: Step[Any],
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    me: Mapping[str, Any] | None = None,
    other: Mapping[str, Any] | None = None,
    game: Game = GAME,
    rules: int = GAME.rules,
    **words: Any,
) -> Sea:
    """A position in words; ``agenda``, if given, is all that lies ahead."""
    state = game.setup(seats, settle(game, seats, options or {}), rules)
    assert isinstance(state, Sea)
    if me or other:
        words.setdefault("players", [dict(me or {}), dict(other or {})])
    game.position(state, words)
    if agenda:
        state.agenda = [*agenda][::-1]
    advance(state)
    return state


def box_with(**values: Any) -> dict[str, Any]:
    """The shipped box with some values changed, or gone; dots are written as two underscores."""
    document = parse_box(TEXT, "nautilus")
    for name, value in values.items():
        change(document, name.replace("__", "/"), value)
    return document


def square(name: str) -> int:
    return GAME.chart.square_named[name]


def active(state: Sea, seat: int = 0) -> list[int]:
    """Active modules: training, technical, sonar, research, analysis."""
    return state.active[seat * STATIONS : (seat + 1) * STATIONS]


def finds(state: Sea, seat: int = 0) -> list[int]:
    """Gold, jellyfish, urchins, scallops, snails."""
    return state.finds[seat * FINDS : (seat + 1) * FINDS]


def shown(state: Sea, path: str) -> Any:
    found: Any = show(state)
    for key in path.split("."):
        found = found[int(key)] if isinstance(found, list) else found[key]
    return found
