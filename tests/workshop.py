"""A game whose box can be corrected, as releases do: its folder is a copy."""

import contextlib
import re
import shutil
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from pelagos import shelf
from pelagos.kernel.contract import Game
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.roll import Roll
from tests.released import keep_box

NUMBER = re.compile(r"(?<=[ =\[{,])\d+(?=[ ,\]}\n])")
MEMORIES = (shelf.registry, shelf.released_boxes, shelf._with_box)


class Workshop:
    """Where the box of one game is corrected."""

    def __init__(self, key: str, folder: Path) -> None:
        self.key = key
        self.folder = folder

    def correct(self, roll: Roll) -> Game:
        """Another number somewhere, which the game accepts; it comes with that box from now on."""
        text = shelf.box_text(shelf.find(self.key))
        spots = list(NUMBER.finditer(text))
        while True:
            spot = spots[roll.below(len(spots))]
            number = int(spot[0]) + 1 + roll.below(3)
            other = f"{text[: spot.start()]}{number}{text[spot.end() :]}"
            with contextlib.suppress(PelagosError):
                game = shelf.with_box(self.key, other)
                if game.box_fingerprint not in shelf.released_boxes(self.key):  # else a remark
                    return self._release(game, other)

    def _release(self, game: Game, text: str) -> Game:
        (self.folder / "box.toml").write_text(text, encoding="utf-8")
        shelf.registry.cache_clear()
        keep_box(game)
        shelf.released_boxes.cache_clear()
        return game


def forget() -> None:
    """The shelf reads its files again."""
    for memory in MEMORIES:
        memory.cache_clear()


@contextlib.contextmanager
def workshop(key: str, folder: Path) -> Iterator[Workshop]:
    usual = shelf.folder_of
    shutil.copytree(str(usual(type(shelf.find(key)))), folder)

    def folder_of(kind: type[Game]) -> Traversable:
        return folder if kind.key == key else usual(kind)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shelf, "folder_of", folder_of)
        forget()
        try:
            yield Workshop(key, folder)
        finally:
            patch.undo()
            forget()
