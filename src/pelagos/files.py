"""Reading and writing files: a file is there whole or not at all, and trouble is one sentence."""

import os
import tempfile
from pathlib import Path

from pelagos.kernel.errors import PelagosError


class FileTrouble(PelagosError):
    """A file that cannot be read or written; the words know what each ``errno`` means."""

    def __init__(self, key: str, path: Path, error: OSError) -> None:
        super().__init__(key, {"file": str(path), "errno": error.errno or 0})


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileTrouble("file-unreadable", path, error) from None


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError:
        raise PelagosError("file-not-text", {"file": str(path)}) from None


def write_text(path: Path, text: str, *, private: bool = False) -> None:
    """Write beside the file and then put it in place: what was there stays until then."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            put_in_place(handle, Path(name), path, text, private)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        raise FileTrouble("file-unwritable", path, error) from None


def put_in_place(handle: int, draft: Path, path: Path, text: str, private: bool) -> None:
    with os.fdopen(handle, "wb") as file:
        file.write(text.encode("utf-8"))
        file.flush()
        os.fsync(file.fileno())
    draft.chmod(0o600 if private else 0o644)
    draft.replace(path)


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileTrouble("file-unwritable", path, error) from None


def append_line(path: Path, line: bytes) -> None:
    """One more line at the end of a file, on the disk before anything else happens."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.write(line + b"\n")
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise FileTrouble("file-unwritable", path, error) from None
