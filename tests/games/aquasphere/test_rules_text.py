"""The rule texts of AquaSphere have the components and the numbers of its box."""

import re
from typing import Any

import pytest

from tests.rules_text import texts

RULES = texts("aquasphere")
BOX = RULES.box
TEXT = RULES.text
rules, components, words = RULES.rules, RULES.components, RULES.words
SWITCHES = {f"AMB-{n:02}" for n in range(1, 20) if n != 13}
ONE_ROW = ("program_cards", "sectors", "centre_faces", "expansions", "cards")
CAPACITIES = ("cards", "crystals", "octopods", "time")
REFILLS = {  # what a centre tile brings, and our word for it
    "time": "time",
    "crystals": "crystals",
    "octopods": "octopods",
    "submarines": "submarine",
}
AMOUNTS = ("amount", "price", "points", "value", "divisor", "uses", "time")
KINDS = {
    "engineer": "AQ-16.2",
    "catch": "AQ-16.3",
    "jump": "AQ-16.4",
    "overflow": "AQ-16.5",
    "lock": "AQ-16.6",
    "half_price": "AQ-16.7",
    "sideways": "AQ-16.8",
    "scoring": "AQ-16.9",
    "immediate": "AQ-16.10",
}

in_both_languages = pytest.mark.parametrize("language", ["en", "fr"])


def written(value: Any, say: dict[str, str]) -> str:
    """A value as the table of components writes it."""
    if value == []:
        return "-"
    if isinstance(value, list):
        between = " / " if isinstance(value[0], list) else ", "
        return between.join(written(item, say) for item in value)
    return say.get(value, str(value))


def written_tile(tile: dict[str, Any], say: dict[str, str]) -> list[str]:
    """Letters and added room of an expansion, after its name."""
    return [
        " ".join(tile["letters"]) or "-",
        *[f"{say[what]} +{tile[what]}" for what in CAPACITIES if tile[what]],
    ]


def written_face(face: dict[str, Any], say: dict[str, str]) -> str:
    """What a centre tile brings, edge by edge."""
    brought = [(say[word], face[what]) for what, word in REFILLS.items() if any(face[what])]
    return "; ".join(f"{word} {' '.join(map(str, edges))}" for word, edges in brought) or "-"


@in_both_languages
def test_every_switch_of_the_dossier_is_an_option(language: str) -> None:
    assert RULES.switches(language) == SWITCHES


@in_both_languages
def test_the_components_table_is_the_box(language: str) -> None:
    RULES.check_components(language, written, ONE_ROW)


@in_both_languages
def test_the_components_table_has_every_program_card_sector_and_centre_tile(language: str) -> None:
    say = words(language)
    rows = components(language)
    for key, card in BOX["program_cards"].items():
        tiers = [card["tiles"][:2], card["tiles"][2:5], card["tiles"][5:]]
        assert rows[f"program_cards.{key}"] == (written(tiers, say), say[card["basis"]])
    for key, sector in BOX["sectors"].items():
        value = f"{say[sector['program']]}; {say['lock']} {sector['lock']}"
        assert rows[f"sectors.{key}"] == (value, say[sector["basis"]])
    for key, face in BOX["centre_faces"].items():
        assert key == f"{face['players']}-{face['bulb']}"
        assert rows[f"centre_faces.{key}"] == (written_face(face, say), say[face["basis"]])


@in_both_languages
def test_the_components_table_has_every_expansion(language: str) -> None:
    say = words(language)
    rows = components(language)
    for key, tile in BOX["expansions"].items():
        value, basis = rows[f"expansions.{key}"]
        name, *rest = value.split("; ")
        assert language == "fr" or name == tile["name"], key
        assert (rest, basis) == (written_tile(tile, say), say[tile["basis"]]), key


@in_both_languages
def test_the_components_table_has_every_research_card(language: str) -> None:
    say = words(language)
    rows = components(language)
    for key, card in BOX["cards"].items():
        value, basis = rows[f"cards.{key}"]
        name, *program, effect = value.split("; ")
        assert language == "fr" or name == card["name"], key
        assert program == [say[card[k]] for k in ("program",) if k in card], key
        (amount,) = [card[k] for k in AMOUNTS if k in card]
        assert re.match(rf"{amount} \w", effect), key
        assert basis == say[card["basis"]], key


@in_both_languages
@pytest.mark.parametrize(("part", "count"), [("cards", 41), ("expansions", 30)])
def test_no_two_cards_or_expansions_share_a_name(language: str, part: str, count: int) -> None:
    rows = components(language)
    names = {rows[f"{part}.{key}"][0].split("; ")[0] for key in BOX[part]}
    assert len(names) == len(BOX[part]) == count


@in_both_languages
def test_the_rule_of_a_kind_of_card_has_the_numbers_of_its_cards(language: str) -> None:
    for card in BOX["cards"].values():
        text = rules(language)[KINDS[card["kind"]]][0]
        for key in ("amount", "price", "points", "value", "time"):
            assert key not in card or re.search(rf"\b{card[key]}\b", text), card["name"]


@in_both_languages
def test_a_card_is_called_by_its_kind_in_the_rules(language: str) -> None:
    rows = components(language)
    for key, card in BOX["cards"].items():
        if card["kind"] not in ("engineer", "catch"):
            name = rows[f"cards.{key}"][0].split("; ")[0].split(":")[0].rstrip()
            assert f"\n### {KINDS[card['kind']]} {name}\n" in TEXT[language], key
