"""Boards as text: each game's own where it has one, else a plain list of what is there."""

from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.table import Table

from pelagos.kernel.contract import Game, Seat, State
from pelagos.speech import Speaker
from pelagos.tui.games.aquasphere import AquaBoard
from pelagos.tui.games.nautilus import NautilusBoard
from pelagos.tui.games.neweden import EdenBoard
from pelagos.tui.games.octodice import OctoBoard


class Board(Protocol):
    """How a game is drawn in the terminal."""

    def draw(self, position: State, speaker: Speaker, seat: Seat | None) -> RenderableType:
        """The position as ``seat`` sees it."""

    def glance(self, position: State, speaker: Speaker) -> str:
        """One line on what chance has just brought; empty where the story says it all."""

    def sheet(self, position: State, speaker: Speaker) -> RenderableType:
        """The scoring sheet at the end."""

    def signs(self, position: State, speaker: Speaker) -> str:
        """What its short words and signs stand for; empty where it has none."""


class PlainBoard:
    """Any game: the words its scenarios use, as a list."""

    def draw(self, position: State, speaker: Speaker, seat: Seat | None) -> RenderableType:
        grid = Table(show_header=False, box=None, padding=(0, 2))
        for name, value in speaker.game.show(position).items():
            if name != "agenda":
                grid.add_row(name, plain(value))
        grid.add_row(speaker.words.say("table-points"), plain(position.scores()))
        return grid

    def glance(self, position: State, speaker: Speaker) -> str:
        return ""

    def sheet(self, position: State, speaker: Speaker) -> RenderableType:
        return self.draw(position, speaker, None)

    def signs(self, position: State, speaker: Speaker) -> str:
        return ""


BOARDS: Final[dict[str, Board]] = {
    "aquasphere": AquaBoard(),
    "nautilus": NautilusBoard(),
    "neweden": EdenBoard(),
    "octodice": OctoBoard(),
}
PLAIN: Final[Board] = PlainBoard()


def board_of(game: Game) -> Board:
    return BOARDS.get(game.key, PLAIN)


def plain(value: Any) -> str:
    """Lists with spaces, tables as ``key value``."""
    if isinstance(value, list):
        return "  ".join(plain(entry) or "-" for entry in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(entry)}" for key, entry in value.items())
    return str(value)


def result(position: State, speaker: Speaker) -> list[str]:
    """Places and points, best first, and what decided the game."""
    ranked = sorted(zip(position.standing(), position.scores(), range(position.seats), strict=True))
    places = [
        speaker.words.say("result-place", place=place, seat=seat, points=points)
        for place, points, seat in ranked
    ]
    return [*places, speaker.ending(position.ending())]
