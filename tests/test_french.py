"""French as it is printed: typographic apostrophes, and spaces that do not break."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/pelagos", "web/src")
TEXTS = sorted(
    file
    for folder in FOLDERS
    for name in ("*fr.ftl", "*.fr.md")
    for file in (ROOT / folder).rglob(name)
)
STRAIGHT = re.compile(r"\w'[\w{«“*]")
BREAKING = re.compile(r"[\w)»”}*’] +[:;?!»](?=\s|$)|« ")


def told(file: Path) -> list[str]:
    """The lines that people read: without comments, and the keys of messages."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if file.suffix == ".md" or not line.startswith("#")]


def test_the_texts_are_there() -> None:
    assert {"fr.ftl", "words.fr.ftl", "rules.fr.md"} <= {file.name for file in TEXTS}


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_apostrophes_are_curved(file: Path) -> None:
    assert not [line for line in told(file) if STRAIGHT.search(line)]


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_line_breaks_before_a_colon_or_inside_quotes(file: Path) -> None:
    assert not [line for line in told(file) if BREAKING.search(line)]
