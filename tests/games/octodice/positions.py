"""Positions of Octo Dice in words, and what can be said and asked about them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pelagos import shelf
from pelagos.games.octodice.box import COLOURS, COLUMNS
from pelagos.games.octodice.state import Octo
from pelagos.games.octodice.words.show import show_boxes
from pelagos.kernel.contract import Game, Seat, Step
from pelagos.kernel.options import parse_box, settle
from pelagos.kernel.play import advance
from tests.games.playing import Playing, change

GAME: Final = shelf.find("octodice")
Sheet = Mapping[str, Any]

SIDES_2: Final = "A2 B2 C2 D2 E2 F2 G2 H2 I2"

PLAYING: Final = Playing(GAME)
say, told, refused = PLAYING.say, PLAYING.told, PLAYING.refused


def faces(text: str) -> list[str]:
    """Six dice, white ones first: ``"lab crystal octopod / yellow red octopod"``."""
    return text.replace("/", " ").split()


def tiles(text: str) -> list[str]:
    """The grid of side 1, with some tiles turned: ``"A2 F2"``."""
    turned = text.split()
    names = [f"{letter}1" for letter in "ABCDEFGHI"]
    return [next((t for t in turned if t[0] == name[0]), name) for name in names]


def position(
    dice: str = "",
    *,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    turned: str = "",
    me: Sheet | None = None,
    other: Sheet | None = None,
    sheets: Sequence[Sheet] = (),
    agenda: list[Step[Any]] | None = None,
    game: Game = GAME,
    **words: Any,
) -> Octo:
    """A position: the dice, the tiles turned to side 2, sheets of seat 0 and 1, other words."""
    state = game.setup(seats, settle(game, seats, options or {}), game.rules)
    assert isinstance(state, Octo)
    if dice:
        words["dice"] = faces(dice)
    if turned:
        words["tiles"] = tiles(turned)
    words["sheets"] = list(sheets) or [me or {}, other or {}][:seats]
    game.position(state, words)
    if agenda is not None:
        state.agenda = agenda[::-1]
    advance(state)
    return state


def box_with(**values: Any) -> dict[str, Any]:
    """The shipped box with some values changed, or gone; dots are written as two underscores."""
    document = parse_box(shelf.box_text(GAME), "octodice")
    for name, value in values.items():
        change(document, name.replace("__", "/"), value)
    return document


def game_with(**values: Any) -> Game:
    """The game with an owner's box."""
    return type(GAME)(box_with(**values))


def boxes(state: Octo, seat: Seat = 0, third: int = 0) -> dict[str, int]:
    """The boxes written in a third."""
    return show_boxes(state, seat, third)


def lab(state: Octo, seat: Seat = 0) -> list[int]:
    return state.level[seat * COLUMNS : (seat + 1) * COLUMNS]


def bots(state: Octo, seat: Seat = 0) -> list[int]:
    return state.bots[seat * COLOURS : (seat + 1) * COLOURS]


def submarines(state: Octo, seat: Seat = 0) -> list[int]:
    return state.submarines[seat * COLOURS : (seat + 1) * COLOURS]
