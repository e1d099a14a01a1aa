"""Calling the command line, in this process, as a terminal without colours would."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pelagos.cli import main


class Done:
    """What a command left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def is_bad_input(self) -> str:
        """It must have failed with one sentence; the sentence."""
        assert self.code == 2, self.out + self.err
        assert self.err.endswith(".\n") or self.err.endswith("?\n"), self.err
        assert self.err.count("\n") == 1 and "Traceback" not in self.err, self.err
        return self.err.strip()


Call = Callable[..., Done]


@pytest.fixture
def pelagos(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Call:
    """``pelagos("games", "--json")`` in an empty folder, in English unless told otherwise."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def call(*words: str, stdin: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["pelagos", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main.run()
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return call


@pytest.fixture
def record(pelagos: Call, tmp_path: Path) -> Path:
    """A finished game of Pebbles for three, on disk."""
    words = ("--seats", "3", "--games", "1", "--seed", "5", "--records", "kept")
    assert pelagos("simulate", "pebbles", *words).code == 0
    return next((tmp_path / "kept").iterdir())
