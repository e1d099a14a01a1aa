"""The ledger: a game's rules as its rules file has them, and which of them have code and tests."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pelagos
from pelagos import shelf
from pelagos.kernel.contract import Game
from pelagos.kernel.errors import PelagosError

CHAPTER: Final = re.compile(r"## ([A-Z]{2}-\w+) (.+)")
RULE: Final = re.compile(r"### ([A-Z]{2}-\w+\.\w+) (.+)")
OPTION: Final = re.compile(r"### option (\w+)")
REMARK: Final = re.compile(r"(Source|Basis|Option): (.+)")


class Rule:
    """One numbered rule, in our own words."""

    def __init__(self, number: str, title: str, chapter: str) -> None:
        self.number = number
        self.title = title
        self.chapter = chapter
        self.text = ""
        self.source = ""
        self.basis = ""
        self.options: list[str] = []

    def remark(self, name: str, value: str) -> None:
        if name == "Source":
            self.source = value
        elif name == "Basis":
            self.basis = value
        else:
            self.options.append(value)

    def add(self, line: str) -> None:
        remark = REMARK.fullmatch(line)
        if remark:
            self.remark(*remark.groups())
        elif line:
            self.text += line if not self.text else f"\n{line}"


class Ledger:
    """All rules of a game, in order, and the sections on its options."""

    def __init__(self, text: str) -> None:
        self.rules: dict[str, Rule] = {}
        self.options: list[str] = []
        rule, chapter = None, ""
        for line in text.splitlines():
            if line.startswith("#"):
                rule = None
            if match := CHAPTER.fullmatch(line):
                chapter = f"{match[1]} {match[2]}"
            elif match := RULE.fullmatch(line):
                rule = self.rules[match[1]] = Rule(match[1], match[2], chapter)
            elif match := OPTION.fullmatch(line):
                self.options.append(match[1])
            elif rule is not None:
                rule.add(line.strip())

    def search(self, word: str) -> list[Rule]:
        """The rules that mention a word, in title or text."""
        sought = word.casefold()
        return [r for r in self.rules.values() if sought in f"{r.title} {r.text}".casefold()]


def of(game: Game, lang: str) -> Ledger:
    return Ledger(shelf.rules_text(game, lang))


# -- code and tests --------------------------------------------------------------------------


class Coverage:
    """Which numbers of a game's rules occur in its code, and which in tests."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = of(game, "en").rules
        self.in_code = numbers_in_code(game)
        self.in_tests = numbers_in_tests(game)

    def has_code(self, number: str) -> bool:
        return number in self.in_code

    def has_test(self, number: str) -> bool:
        return number in self.in_tests

    def open(self) -> list[str]:
        """The rules that lack code or a test."""
        return [n for n in self.rules if not (self.has_code(n) and self.has_test(n))]

    def as_data(self) -> dict[str, object]:
        return {
            "game": self.game.key,
            "total": len(self.rules),
            "with_code": sum(map(self.has_code, self.rules)),
            "with_test": sum(map(self.has_test, self.rules)),
            "open": self.open(),
        }


def checkout() -> Path:
    """The folder that holds src and tests; an installed copy has none."""
    for folder in Path(pelagos.__file__).parents:
        if (folder / "tests").is_dir() and (folder / "src" / "pelagos").is_dir():
            return folder
    raise PelagosError("no-checkout", {})


def numbers_in_code(game: Game) -> set[str]:
    """Rule numbers in the strings of the game's modules, and in its box."""
    folder = checkout() / "src" / type(game).__module__.rpartition(".")[0].replace(".", "/")
    texts = [text for path in sorted(folder.rglob("*.py")) for text in strings(path)]
    return numbers(game, [*texts, shelf.box_text(game)])


def numbers_in_tests(game: Game) -> set[str]:
    """Rule numbers that tests are marked with, and that scenarios prove."""
    tests = checkout() / "tests"
    marked = [number for path in sorted(tests.rglob("test_*.py")) for number in markers(path)]
    files = sorted((tests / "scenarios" / game.key).glob("*.toml"))
    proved = [number for path in files for number in proved_by(path)]
    return numbers(game, [*marked, *proved])


def numbers(game: Game, texts: Iterable[str]) -> set[str]:
    pattern = re.compile(rf"\b{game.prefix}-\w+\.\w+\b")
    return {number for text in texts for number in pattern.findall(text)}


def strings(path: Path) -> Iterator[str]:
    """Every string in a module, docstrings included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def markers(path: Path) -> Iterator[str]:
    """The arguments of every ``pytest.mark.rule(...)`` in a test file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def proved_by(path: Path) -> list[str]:
    return list(tomllib.loads(path.read_text(encoding="utf-8"))["rules"])
