"""The rule texts of Octo Dice have the components and the numbers of its box."""

import re
from typing import Any

import pytest

from tests.rules_text import texts

RULES = texts("octodice")
BOX = RULES.box
TEXT = RULES.text
rules, components, words = RULES.rules, RULES.components, RULES.words
in_both_languages = pytest.mark.parametrize("language", ["en", "fr"])


def written(value: Any, say: dict[str, str]) -> str:
    """A value as the table of components writes it."""
    if isinstance(value, list):
        return ", ".join(written(item, say) for item in value)
    if isinstance(value, dict):
        if "octopod" in value:
            return say["octopod"]
        return " ".join(written(item, say) for item in value.values())
    return say.get(value, str(value))


@in_both_languages
def test_the_components_table_is_the_box(language: str) -> None:
    RULES.check_components(language, written, ["tiles"])


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
