"""docs/new-game.md, typed in from an empty folder, is a game that can be played."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pelagos

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^\*\*`(\S+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the typed game installed into it."""
    typed, target = (tmp_path_factory.mktemp(name) for name in ("typed", "target"))
    text = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    for name, content in BLOCK.findall(text):
        path = typed / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    run([sys.executable, "-m", "pip", "install", *flags, "--target", str(target), str(typed)], {})
    return target


def run(command: list[str], extra: dict[str, str]) -> str:
    environment = {**os.environ, **extra}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def beside(installed: Path) -> dict[str, str]:
    """The environment in which the pelagos of this test run finds the installed game."""
    package = Path(pelagos.__file__).parents[1]
    return {"PYTHONPATH": os.pathsep.join([str(package), str(installed)])}


def command_line(installed: Path, *arguments: str) -> str:
    return run([sys.executable, "-m", "pelagos.cli.main", *arguments], beside(installed))


def test_the_game_is_on_the_shelf(installed: Path) -> None:
    games = json.loads(command_line(installed, "games", "--json"))
    assert [game["key"] for game in games][-1] == "tides"


def test_the_game_can_be_simulated_and_its_records_verify(installed: Path, tmp_path: Path) -> None:
    games = ["--seats", "3", "--games", "20", "--seed", "1", "--records", str(tmp_path)]
    said = json.loads(command_line(installed, "simulate", "tides", *games, "--json"))
    assert said["game"] == "tides"
    assert said["decisions"] == 20 * 3 * 3
    records = sorted(str(path) for path in tmp_path.iterdir())
    assert len(records) == 20
    command_line(installed, "verify", *records)


def test_the_game_keeps_the_laws(installed: Path) -> None:
    flags = ["-p", "no:cacheprovider", "-p", "no:xdist", "-k", "tides"]
    said = run([sys.executable, "-m", "pytest", "tests/laws", *flags], beside(installed))
    assert " passed" in said and " failed" not in said


def test_every_file_of_the_tutorial_is_as_short_as_it_says() -> None:
    text = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    assert len(BLOCK.findall(text)) == 11
    assert max(content.count("\n") for _, content in BLOCK.findall(text)) < 90
