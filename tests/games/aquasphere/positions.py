"""Positions of AquaSphere in words, and what can be said and asked about them.

Unless a test says otherwise the ring is A to F with locks 1, 1, 0, 1, 1, 2 behind them, the rooms
follow program card 1 (L1 submarine, R1 research, L2 crystals, C2 lab, R2 time, L3 octopods,
R3 program), seat 0 is in sector A, seat 1 in sector B, and everybody has 4 time.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from pelagos.games.aquasphere import AquaSphere
from pelagos.games.aquasphere.state import Aqua
from pelagos.kernel.contract import Game, Step
from pelagos.kernel.options import parse_box, settle
from pelagos.kernel.play import advance
from tests.games.playing import Playing, change

BOX_TEXT: Final = (files("pelagos.games.aquasphere") / "box.toml").read_text("utf-8")
GAME: Final = AquaSphere(parse_box(BOX_TEXT, "aquasphere"))
Words = Mapping[str, Any]

PLAYING: Final = Playing(GAME)
say, told, refused = PLAYING.say, PLAYING.told, PLAYING.refused


def first(seats: int = 2, options: Mapping[str, str] | None = None, game: Game = GAME) -> Aqua:
    """The first position, with nothing run."""
    state = game.setup(seats, settle(game, seats, options or {}), game.rules)
    assert isinstance(state, Aqua)
    return state


def position(
    me: Words | None = None,
    other: Words | None = None,
    *more: Words,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    agenda: list[Step[Any]] | None = None,
    game: Game = GAME,
    **words: Any,
) -> Aqua:
    """A position: words for seat 0, 1 and so on, then other words; seat 0's turn by default."""
    state = first(seats, options, game)
    players = [*(dict(p or {}) for p in (me, other)), *map(dict, more), {}, {}][:seats]
    words["players"] = [{"time": 4, **player} for player in players]
    game.position(state, words)
    if agenda is not None:
        state.agenda = agenda[::-1]
    advance(state)
    return state


def box_with(**values: Any) -> dict[str, Any]:
    """The shipped box with some values changed, or gone; dots are two underscores, - is three."""
    document = parse_box(BOX_TEXT, "aquasphere")
    for name, value in values.items():
        change(document, name.replace("__", "/").replace("_dash_", "-"), value)
    return document


def game_with(**values: Any) -> AquaSphere:
    """The game with an owner's box."""
    return AquaSphere(box_with(**values))


def shown(state: Aqua, seat: int = 0) -> dict[str, Any]:
    """What a player has, in words."""
    player: dict[str, Any] = GAME.show(state)["players"][seat]
    return player


def sector(state: Aqua, letter: str) -> dict[str, Any]:
    """What a sector holds, in words."""
    found: dict[str, Any] = GAME.show(state)["sectors"][letter]
    return found
