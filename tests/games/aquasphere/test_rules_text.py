"""The two rule texts of AquaSphere say the same things, in the same order, as the box."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

HOME = Path(__file__).resolve().parents[3] / "src/pelagos/games/aquasphere"
DOCS = Path(__file__).resolve().parents[3] / "docs/games/aquasphere"
BOX = tomllib.loads((HOME / "box.toml").read_text(encoding="utf-8"))
TEXT = {
    language: (HOME / f"rules.{language}.md").read_text(encoding="utf-8")
    for language in ("en", "fr")
}

BASES = ("rulebook", "reading", "reconstructed")
CHAPTERS = (4, 14, 4, 6, 8, 7, 3, 5, 7, 7, 2, 8, 9, 6, 5, 10, 1)
NUMBERS = [f"AQ-{c}.{n}" for c, size in enumerate(CHAPTERS, 1) for n in range(1, size + 1)]
NUMBER = r"AQ-\d+\.\d+"
OPTIONS = {
    "edition": ["french", "english"],
    "spare_octopods": ["no", "yes"],
    "zero_lock": ["either", "clockwise"],
    "third_bot": ["older", "any"],
    "time_for_bots": ["own_turn", "not_for_lines", "always"],
    "move_without_bot": ["yes", "no"],
    "supply": ["limited", "unlimited"],
    "where_to_use": ["stated", "anywhere", "gain"],
    "skip_action": ["yes", "no"],
    "catch_fewer": ["no", "yes"],
    "points_before_card": ["yes", "no"],
    "early_pass": ["no", "yes"],
    "refuse_to_pay": ["no", "yes"],
    "reward_order": ["action_first", "choice"],
    "income_order": ["two_steps", "interleaved", "income_first"],
    "tie_at_zero": ["no", "yes"],
    "neutral_colour": ["first", "alternate"],
    "reward_without_bot": ["yes", "no"],
    "several_jumps": ["yes", "no"],
    "sideways_turn": ["turn", "free"],
    "sideways_reach": ["next", "tier"],
}
SWITCHES = {f"AMB-{n:02}" for n in range(1, 20) if n != 13}
FRENCH_SOURCE = {
    "French rulebook": "livret français",
    "English rulebook": "livret anglais",
    "rulebook": "livret",
    "components": "matériel",
    "set-up": "mise en place",
    "reviews": "articles",
    ";": "\N{NO-BREAK SPACE};",
}
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
    return sections(language, "AQ-")


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


def test_both_languages_have_every_rule_in_the_same_order() -> None:
    assert len(NUMBERS) == 106
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
    assert set(re.findall(NUMBER, TEXT[language])) == set(NUMBERS)


def test_both_languages_cite_the_same_rules_and_numbers_in_each_rule() -> None:
    for number, english in rules("en").items():
        french = rules("fr")[number]
        assert re.findall(NUMBER, french[0]) == re.findall(NUMBER, english[0]), number
        assert re.findall(r"\d+", french[0]) == re.findall(r"\d+", english[0]), number


@in_both_languages
def test_every_option_is_explained_and_belongs_to_a_rule(language: str) -> None:
    explained = sections(language, "option ")
    assert list(explained) == list(OPTIONS)
    switched = {number: marked(lines, "Option") for number, lines in rules(language).items()}
    assert {name for names in switched.values() for name in names} == set(explained)
    for name, lines in explained.items():
        cited = re.findall(NUMBER, lines[0])
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
def test_every_switch_of_the_dossier_is_an_option(language: str) -> None:
    defaults = [lines[-1] for lines in sections(language, "option ").values()]
    assert {name for line in defaults for name in re.findall(r"AMB-\d+", line)} == SWITCHES


@in_both_languages
def test_the_components_table_is_the_box(language: str) -> None:
    say = words(language)
    parts = {key: part for key, part in BOX.items() if key not in ("box", *ONE_ROW)}
    expected = {name: (written(value, say), say[basis]) for name, value, basis in leaves(parts)}
    single = {f"{part}.{key}" for part in ONE_ROW for key in BOX[part]}
    rows = components(language)
    assert {name: row for name, row in rows.items() if name not in single} == expected
    assert set(rows) == set(expected) | single


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


def test_every_table_of_the_box_has_a_basis_and_a_source() -> None:
    for name, _, basis in leaves({key: part for key, part in BOX.items() if key != "box"}):
        assert basis in BASES, name
    assert BOX["box"] == {"game": "aquasphere", "name": "Pelagos reconstruction", "format": 1}
    text = (HOME / "box.toml").read_text(encoding="utf-8")
    tables = re.split(r"^\[", text, flags=re.M)[2:]
    for part in tables:
        assert len(re.findall(r"^basis = ", part, re.M)) == 1, part
        assert len(re.findall(r'^source = ".+"', part, re.M)) == 1, part


def test_both_glossaries_are_one() -> None:
    assert table("en", "Glossary") == table("fr", "Glossary")


@pytest.mark.parametrize(("link", "language"), [("rules.md", "en"), ("rules.fr.md", "fr")])
def test_the_docs_show_the_text_of_the_game(link: str, language: str) -> None:
    assert (DOCS / link).resolve() == HOME / f"rules.{language}.md"
