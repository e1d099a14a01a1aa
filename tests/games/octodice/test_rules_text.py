"""The two rule texts of Octo Dice say the same things, in the same order, as the box."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

HOME = Path(__file__).resolve().parents[3] / "src/pelagos/games/octodice"
DOCS = Path(__file__).resolve().parents[3] / "docs/games/octodice"
BOX = tomllib.loads((HOME / "box.toml").read_text(encoding="utf-8"))
TEXT = {
    language: (HOME / f"rules.{language}.md").read_text(encoding="utf-8")
    for language in ("en", "fr")
}

BASES = ("rulebook", "reading", "reconstructed")
CHAPTERS = {1: 6, 2: 4, 3: 5, 4: 13, 5: 5, 6: 7, 7: 3, 8: 4, 9: 2, 10: 2, 11: 2}
NUMBERS = [f"OD-{chapter}.{n}" for chapter, size in CHAPTERS.items() for n in range(1, size + 1)]
NUMBERS += [f"OD-11.{tile}{side}" for tile in "ABCDEFGHI" for side in (1, 2)]
OPTIONS = {
    "layout": ["first", "random"],
    "faces": ["first", "random", "A1 B2 C1 D1 E2 F1 G1 H2 I1"],
    "virtual_player": ["no", "yes"],
    "virtual_users": ["both", "other"],
    "octo_plus": ["1", "2"],
    "plus_lab_own_move": ["no", "yes"],
    "octo_tiles_in_extras": ["yes", "no"],
    "extras_tick_boxes": ["yes", "no"],
    "extra_limit": ["turn", "opponent"],
    "bonus_when_full": ["yes", "no"],
    "crystal_plus_on_zero": ["yes", "no"],
    "super_level_depth": ["any", "one"],
}
FRENCH_SOURCE = {"rulebook": "livret", "reviews": "articles", ";": "\N{NO-BREAK SPACE};"}

in_both_languages = pytest.mark.parametrize("language", ["en", "fr"])


def sections(language: str, head: str) -> dict[str, list[str]]:
    """The lines below each ``### head...`` of a text, by the first word after it."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in TEXT[language].splitlines():
        if line.startswith("#"):
            current = []
        if line.startswith(f"### {head}"):
            name = line.removeprefix("### ").removeprefix("option ").split()[0]
            assert name not in found, f"{name} stands twice in rules.{language}.md"
            found[name] = current
        elif line:
            current.append(line)
    return found


def rules(language: str) -> dict[str, list[str]]:
    return sections(language, "OD-")


def marked(lines: list[str], keyword: str) -> list[str]:
    return [line.removeprefix(f"{keyword}: ") for line in lines if line.startswith(f"{keyword}: ")]


def table(language: str, title: str) -> list[list[str]]:
    """The rows of the one table below ``## title``, without its heading."""
    part = TEXT[language].split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def components(language: str) -> dict[str, tuple[str, str]]:
    """Value and basis of each component, by its name in the box."""
    rows = table(language, "Components")
    return {re.findall(r"`([^`]+)`", name)[0]: (value, basis) for name, value, basis in rows}


def words(language: str) -> dict[str, str]:
    """Our English word for a thing, and the word this text uses."""
    return {row[0]: row[1] if language == "fr" else row[0] for row in table(language, "Glossary")}


def leaves(part: dict[str, Any], path: str = "") -> Iterator[tuple[str, Any, str]]:
    """Every value of the box with its dotted name and its basis."""
    for key, value in part.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{path}{key}.")
        elif key not in ("basis", "source"):
            yield f"{path}{key}", value, part["basis"]


def written(value: Any, say: dict[str, str]) -> str:
    """A value as the table of components writes it."""
    if isinstance(value, list):
        return ", ".join(written(item, say) for item in value)
    if isinstance(value, dict):
        if "octopod" in value:
            return say["octopod"]
        return " ".join(written(item, say) for item in value.values())
    return say.get(value, str(value))


def test_both_languages_have_every_rule_in_the_same_order() -> None:
    assert len(NUMBERS) == 71
    assert list(rules("en")) == NUMBERS
    assert list(rules("fr")) == NUMBERS


@in_both_languages
def test_every_rule_has_a_text_then_a_source_then_a_basis(language: str) -> None:
    for number, lines in rules(language).items():
        text, source, basis, *options = lines
        assert not re.match(r"(Source|Basis|Option)\b", text), number
        assert text.endswith((".", "?")), number
        assert source.startswith("Source: ") and len(marked(lines, "Source")) == 1, number
        assert basis.startswith("Basis: ") and marked(lines, "Basis")[0] in BASES, number
        assert len(marked(lines, "Option")) == len(options), number


def test_both_languages_name_the_same_pages_bases_and_options() -> None:
    for number, english in rules("en").items():
        french = rules("fr")[number]
        assert marked(french, "Basis") == marked(english, "Basis"), number
        assert marked(french, "Option") == marked(english, "Option"), number
        (source,) = marked(english, "Source")
        for word, mot in FRENCH_SOURCE.items():
            source = source.replace(word, mot)
        assert marked(french, "Source") == [source], number


@in_both_languages
def test_a_rule_cited_in_a_text_exists(language: str) -> None:
    assert set(re.findall(r"OD-\d+\.[A-I]?\d+", TEXT[language])) <= set(NUMBERS)


@in_both_languages
def test_every_option_is_explained_and_belongs_to_a_rule(language: str) -> None:
    explained = sections(language, "option ")
    assert list(explained) == list(OPTIONS)
    switched = {number: marked(lines, "Option") for number, lines in rules(language).items()}
    assert {name for names in switched.values() for name in names} == set(explained)
    for name, lines in explained.items():
        cited = re.findall(r"OD-\d+\.[A-I]?\d+", lines[0])
        assert cited == [number for number, names in switched.items() if name in names], name


@in_both_languages
def test_an_option_lists_its_values_default_first(language: str) -> None:
    default = {"en": "(default)", "fr": "(par défaut)"}[language]
    for name, lines in sections(language, "option ").items():
        values = [line for line in lines if line.startswith("- ")]
        assert [re.findall(r"`([^`]+)`", line)[0] for line in values] == OPTIONS[name], name
        assert [default in line for line in values] == [True] + [False] * (len(values) - 1), name
        assert f"`{OPTIONS[name][0]}`" in lines[-1], name


@in_both_languages
def test_the_components_table_is_the_box(language: str) -> None:
    say = words(language)
    rows = components(language)
    parts = {key: part for key, part in BOX.items() if key not in ("box", "tiles")}
    expected = {name: (written(value, say), say[basis]) for name, value, basis in leaves(parts)}
    tiles = {f"tiles.{key}": tile for key, tile in BOX["tiles"].items()}
    assert {name: row for name, row in rows.items() if name not in tiles} == expected
    assert set(rows) == set(expected) | set(tiles)


@in_both_languages
def test_the_components_table_has_every_value_of_every_tile(language: str) -> None:
    say = words(language)
    rows = components(language)
    for key, tile in BOX["tiles"].items():
        value, basis = rows[f"tiles.{key}"]
        name, level, *rest = value.split("; ")
        assert (name, level) == (tile["name"], f"{say['level']} {tile['level']}"), key
        assert basis == say[tile["basis"]], key
        carried = [written(tile[k], say) for k in ("colour", "points", "points_each") if k in tile]
        assert len(rest) == len(carried), key
        for text, number in zip(rest, carried, strict=True):
            assert re.match(rf"{number}( point|$)", text), key


@in_both_languages
def test_a_tile_rule_has_the_name_and_the_numbers_of_its_tile(language: str) -> None:
    for key, tile in BOX["tiles"].items():
        assert f"\n### OD-11.{key} {tile['name']}\n" in TEXT[language]
        text = rules(language)[f"OD-11.{key}"][0]
        points = tile.get("points", tile.get("points_each", []))
        for number in points if isinstance(points, list) else [points]:
            assert re.search(rf"\b{number}\b", text), key


def test_every_table_of_the_box_has_a_basis_and_a_source() -> None:
    for name, _, basis in leaves({key: part for key, part in BOX.items() if key != "box"}):
        assert basis in BASES, name
    assert BOX["box"] == {"game": "octodice", "name": "Pelagos reconstruction", "format": 1}
    text = (HOME / "box.toml").read_text(encoding="utf-8")
    tables = re.split(r"^\[", text, flags=re.M)[2:]
    for part in tables:
        assert len(re.findall(r"^basis = ", part, re.M)) == 1, part
        assert len(re.findall(r'^source = ".+"', part, re.M)) == 1, part


def test_both_glossaries_are_one() -> None:
    assert table("en", "Glossary") == table("fr", "Glossary")


@pytest.mark.parametrize(("link", "language"), [("rules.md", "en"), ("rules.fr.md", "fr")])
def test_the_docs_show_the_text_of_the_game(link: str, language: str) -> None:
    assert (DOCS / link).read_text(encoding="utf-8") == TEXT[language]
