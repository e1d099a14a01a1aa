"""What the commands about records share: opening one, and going to a line of it."""

from collections.abc import Callable
from pathlib import Path

from pelagos.cli.spoken import open_game
from pelagos.files import read_bytes
from pelagos.kernel import record
from pelagos.kernel.contract import Game
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.log import Log
from pelagos.speech import InFile


def finder(box: Path | None) -> Callable[[str], Game]:
    """How a record finds its game: on the shelf, with your own box if you have one."""
    return lambda key: open_game(key, box)


def open_record(file: Path, box: Path | None) -> Log:
    """The log that a file holds, or a sentence naming the file and the line that is wrong."""
    data = read_bytes(file)
    try:
        head = record.parsed(record.split(data)[0], 1)
        if "export" in head:
            raise PelagosError("record-is-export", {})
        return record.replay(data, finder(box))
    except InFile:
        raise
    except PelagosError as error:
        raise InFile(str(file), error) from None
