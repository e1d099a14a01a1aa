"""The rule texts of a game as its tests read them: sections, tables, the box beside them."""

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pelagos import shelf

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "fr")
Written = Callable[[Any, dict[str, str]], str]  # a value, as a table writes it


def marked(lines: list[str], keyword: str) -> list[str]:
    """What stands behind ``keyword:`` in the lines of a section."""
    return [line.removeprefix(f"{keyword}: ") for line in lines if line.startswith(f"{keyword}: ")]


def leaves(part: dict[str, Any], path: str = "") -> Iterator[tuple[str, Any, str]]:
    """Every value of a box with its dotted name and its basis."""
    for key, value in part.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{path}{key}.")
        elif key not in ("basis", "source"):
            yield f"{path}{key}", value, part["basis"]


class RulesText:
    """The rules of one game in both languages, and its box."""

    def __init__(self, key: str) -> None:
        self.home = ROOT / "src/pelagos/games" / key
        self.docs = ROOT / "docs/games" / key
        self.prefix = shelf.find(key).prefix
        self.box_text = (self.home / "box.toml").read_text(encoding="utf-8")
        self.box = tomllib.loads(self.box_text)
        self.text = {
            language: (self.home / f"rules.{language}.md").read_text(encoding="utf-8")
            for language in LANGUAGES
        }
        self.number = rf"{self.prefix}-\d+\.[A-Z]?\d+"

    def sections(self, language: str, head: str) -> dict[str, list[str]]:
        """The lines below each ``### head...`` of a text, by the first word after it."""
        found: dict[str, list[str]] = {}
        current: list[str] = []
        for line in self.text[language].splitlines():
            if line.startswith("#"):
                current = []
            if line.startswith(f"### {head}"):
                name = line.removeprefix("### ").removeprefix("option ").split()[0]
                assert name not in found, f"{name} stands twice in rules.{language}.md"
                found[name] = current
            elif line:
                current.append(line)
        return found

    def rules(self, language: str) -> dict[str, list[str]]:
        return self.sections(language, f"{self.prefix}-")

    def options(self, language: str) -> dict[str, list[str]]:
        return self.sections(language, "option ")

    def part(self, language: str, title: str) -> str:
        """What stands below ``## title``."""
        return self.text[language].split(f"\n## {title}\n")[1].split("\n## ")[0]

    def table(self, language: str, title: str) -> list[list[str]]:
        """The rows of the one table below ``## title``, without its heading."""
        rows = [line for line in self.part(language, title).splitlines() if line.startswith("|")]
        return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]

    def components(self, language: str) -> dict[str, tuple[str, str]]:
        """Value and basis of each component, by its name in the box."""
        rows = self.table(language, "Components")
        return {re.findall(r"`([^`]+)`", name)[0]: (value, basis) for name, value, basis in rows}

    def words(self, language: str) -> dict[str, str]:
        """Our English word for a thing, and the word this text uses."""
        rows = self.table(language, "Glossary")
        return {row[0]: row[1] if language == "fr" else row[0] for row in rows}

    def switches(self, language: str) -> set[str]:
        """The questions of the dossier that options answer."""
        defaults = [lines[-1] for lines in self.options(language).values()]
        return {name for line in defaults for name in re.findall(r"AMB-\d+", line)}

    def check_components(self, language: str, written: Written, one_row: Sequence[str]) -> None:
        """The table is the box; of the parts in ``one_row`` every entry has one row."""
        say, rows = self.words(language), self.components(language)
        parts = {key: part for key, part in self.box.items() if key not in ("box", *one_row)}
        expected = {name: (written(value, say), say[basis]) for name, value, basis in leaves(parts)}
        single = {f"{part}.{key}" for part in one_row for key in self.box[part]}
        assert {name: row for name, row in rows.items() if name not in single} == expected
        assert set(rows) == set(expected) | single


@cache
def texts(key: str) -> RulesText:
    return RulesText(key)
