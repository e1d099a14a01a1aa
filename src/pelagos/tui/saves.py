"""Keeping a game on disk. The record never holds the secret; a sealed envelope beside it does."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pelagos.calling import as_called
from pelagos.files import read_bytes, read_text, write_text
from pelagos.kernel import record
from pelagos.kernel.dealer import commitment
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.log import Log
from pelagos.kernel.record import FindGame
from pelagos.speech import InFile

ENVELOPE: Final = ".sealed"


class SaveFile:
    """Writes one game to one place, as often as asked."""

    def __init__(self, path: Path, secret: bytes, kinds: Sequence[str]) -> None:
        self.path = path
        self._sealed = json.dumps({"secret": secret.hex(), "players": list(kinds)})

    def save(self, log: Log, path: Path | None = None) -> Path:
        """The record, and the envelope that lets the game go on; a finished game needs none."""
        path = path or self.path
        if log.is_finished:
            write_text(path, record.write(log))
            envelope_of(path).unlink(missing_ok=True)
        else:
            write_text(envelope_of(path), self._sealed, private=True)
            write_text(path, record.write(log))
        return path


class Saved:
    """A saved game, read back."""

    def __init__(self, log: Log, secret: bytes, kinds: list[str]) -> None:
        self.log = log
        self.secret = secret
        self.kinds = kinds


def envelope_of(path: Path) -> Path:
    return path.with_name(path.name + ENVELOPE)


def open_save(path: Path, find: FindGame) -> Saved:
    """The game that a save holds, ready to go on."""
    data = read_bytes(path)
    try:
        if "export" in record.parsed(record.split(data)[0], 1):
            raise PelagosError("record-is-export", {})
        log = record.replay(data, find)
    except PelagosError as error:
        raise InFile(str(path), error) from None
    if log.is_finished:
        raise PelagosError("save-finished", {"file": str(path), "pelagos": as_called()})
    return unseal(path, log)


def unseal(path: Path, log: Log) -> Saved:
    """Open the envelope; it must be the one of this game."""
    envelope = envelope_of(path)
    if not envelope.exists():
        raise PelagosError("save-without-envelope", {"file": str(path), "envelope": str(envelope)})
    try:
        sealed = json.loads(read_text(envelope))
        secret, kinds = bytes.fromhex(sealed["secret"]), list(sealed["players"])
    except (ValueError, KeyError, TypeError):
        raise PelagosError("save-wrong-envelope", {"envelope": str(envelope)}) from None
    if commitment(secret) != log.header.commitment or len(kinds) != len(log.header.seats):
        raise PelagosError("save-wrong-envelope", {"envelope": str(envelope)})
    return Saved(log, secret, kinds)
