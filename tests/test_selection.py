"""The fast loop: what an edit asks for is there, and is what looks at it."""

import subprocess
from pathlib import Path

import pytest

from tests import selection
from tests.selection import QUICK, ROOT, asked_by, selected

SOURCES = subprocess.run(
    ["git", "ls-files", "src", "web/src", "tests", "bench", "docs"],
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=True,
).stdout.splitlines()


def paths_of(run: tuple[str, ...]) -> list[str]:
    return [word for word in run if word.startswith("tests")]


def test_every_file_asks_for_tests_that_are_there() -> None:
    for source in SOURCES:
        runs = list(asked_by(source))
        assert runs, source
        for run in runs:
            assert paths_of(run)
            assert all((ROOT / path).exists() for path in paths_of(run)), (source, run)


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("src/pelagos/games/nautilus/rules/crew.py", "tests/games/nautilus"),
        ("src/pelagos/kernel/log.py", "tests/laws"),
        ("src/pelagos/server/seating/clocks.py", "tests/server"),
        ("web/src/games/neweden/Board.svelte", "tests/web"),
        ("tests/kernel/test_log.py", "tests/kernel/test_log.py"),
        ("docs/server.md", "tests"),
    ],
)
def test_an_edit_asks_for_the_tests_of_its_room(path: str, wanted: str) -> None:
    assert any(wanted in run for run in asked_by(path))


def test_a_game_asks_for_its_own_laws_alone() -> None:
    assert ("tests/laws", "-k", "octodice") in asked_by("src/pelagos/games/octodice/rules/lab.py")


def test_what_was_changed_is_read_from_git(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b"]
    (tmp_path / "kept.py").write_text("one")
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "first"]):
        subprocess.run([*git, *words], cwd=tmp_path, check=True)
    monkeypatch.setattr(selection, "ROOT", tmp_path)
    assert selection.changed_files() == []
    (tmp_path / "kept.py").write_text("two")
    (tmp_path / "new.py").write_text("one")
    assert selection.changed_files() == ["kept.py", "new.py"]


def test_runs_are_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    edited = ["src/pelagos/kernel/log.py", "src/pelagos/kernel/play.py"]
    monkeypatch.setattr(selection, "changed_files", lambda *since: edited)
    assert selected(["--changed"]) == [tuple(QUICK.split()), ("tests/laws",)]
    assert selected(["--quick", "-x"]) == [(*QUICK.split(), "-x")]
