"""What the commands about records share: opening one, and going to a line of it."""

import contextlib
from pathlib import Path

from pelagos import shelf
from pelagos.cli.speaking import open_game
from pelagos.files import read_bytes, read_text
from pelagos.kernel import record
from pelagos.kernel.contract import Game
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.log import Log
from pelagos.kernel.record import FindGame
from pelagos.speech import InFile


def finder(box: Path | None, record: Path) -> FindGame:
    """How a record finds the box it was played with: given, of the house, or lying beside it."""

    def find(key: str, fingerprint: str) -> Game:
        given = None if box is None else open_game(key, box)
        if given is not None and given.box_fingerprint == fingerprint:
            return given
        game = shelf.find(key, fingerprint)
        if game.box_fingerprint == fingerprint:
            return game
        return beside(record, key, fingerprint) or given or game

    return find


def beside(record: Path, key: str, fingerprint: str) -> Game | None:
    """The game with the box of that fingerprint, where its file lies beside the record."""
    for file in sorted(record.parent.glob("*.toml")):
        with contextlib.suppress(PelagosError):  # it is something else
            game = shelf.with_box(key, read_text(file))
            if game.box_fingerprint == fingerprint:
                return game
    return None


def open_record(file: Path, box: Path | None) -> Log:
    """The log that a file holds, or a sentence naming the file and the line that is wrong."""
    data = read_bytes(file)
    try:
        head = record.parsed(record.split(data)[0], 1)
        if "export" in head:
            raise PelagosError("record-is-export", {})
        return record.replay(data, finder(box, file))
    except InFile:
        raise
    except PelagosError as error:
        raise InFile(str(file), error) from None
