"""A file of SQLite: its owner's alone, one server's at a time, and watched while it is used."""

import errno
import logging
import os
import stat
import sys
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600  # it holds the dice to come, and digests of passwords
OTHERS: Final = 0o077  # what the mode of a file grants to everybody else
LOG: Final = "-wal"  # of SQLite, which deletes it where the file is new
BESIDE: Final = ("", LOG, "-shm")  # SQLite gives those two the mode of the file

log = logging.getLogger("uvicorn.error")


class Gone(ConnectionError):
    """The file was deleted or replaced: what is written now would be lost."""


class Held(Exception):
    """Another server uses the file."""


class DatabaseFile:
    """The file behind an engine."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._identity: tuple[int, int] | None = None
        self._lock: int | None = None

    @property
    def address(self) -> str:
        """For SQLite, which must not make a new file where ours was, and delete our log."""
        return f"{self.path.absolute().as_uri()}?mode=rw"

    def open(self) -> None:
        """Make it where it is not there, mend its mode, and remember which file it is."""
        self._miss_nothing()
        make_private(self.path)
        for end in BESIDE:
            mend(Path(f"{self.path}{end}"), PRIVATE)
        self._identity = self._look()

    def _miss_nothing(self) -> None:
        """Where there is a log, the file it belongs to must be there: it holds answers."""
        written = Path(f"{self.path}{LOG}")
        if not self.path.exists() and written.exists() and written.stat().st_size:
            why = f"{written} holds answers of {self.path}, which is not there; put it back"
            raise FileNotFoundError(errno.ENOENT, why)

    def check(self) -> None:
        """Gone where the file that was opened is no longer at its place."""
        if self._identity is not None and self._identity != self._look():
            raise Gone("the file of the database is gone")

    def hold(self) -> None:
        """Keep other servers away until this process ends or lets go; Held where one was first."""
        lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            lock_now(lock)
        except OSError:
            os.close(lock)
            raise Held from None
        self._lock = lock

    def release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _look(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


def make_private(path: Path) -> None:
    """An empty file that nobody else can read, not even for a moment; nothing where it exists."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except FileExistsError:
        return


def mend(path: Path, mode: int) -> None:
    """Take from everybody else what an older version has granted, and say so."""
    try:
        granted = stat.S_IMODE(path.stat().st_mode) & OTHERS
        if granted and os.name == "posix":
            path.chmod(mode)
            log.warning("%s could be read by others; now it is its owner's alone", path)
    except FileNotFoundError:
        return


if sys.platform == "win32":
    import msvcrt

    def lock_now(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_now(file: int) -> None:
        """Until it is closed, by whatever end of the process; OSError where somebody has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
