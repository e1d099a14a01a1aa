"""The two rule texts of every game say the same, in the same order, as its options and box."""

import re

import pytest

from pelagos import shelf
from tests.rules_text import LANGUAGES, RulesText, leaves, marked, texts

BASES = ("rulebook", "reading", "reconstructed")
# How many rules each chapter has: none is lost unnoticed.
CHAPTERS = {
    "octodice": (6, 4, 5, 13, 5, 7, 3, 4, 2, 2, 2),
    "aquasphere": (4, 14, 4, 6, 8, 7, 3, 5, 7, 7, 2, 8, 9, 6, 5, 10, 1),
    "nautilus": (7, 2, 5, 11, 5, 6, 7, 6, 8, 4, 5, 4),
    "neweden": (11, 5, 6, 1, 7, 8, 4, 8, 10, 3, 6, 11, 7, 6, 4, 11),
}
TILES = [f"OD-11.{tile}{side}" for tile in "ABCDEFGHI" for side in (1, 2)]
# How the French text calls what the English one cites.
FRENCH_SOURCE = {
    "octodice": {"rulebook": "livret", "reviews": "articles", ";": "\N{NO-BREAK SPACE};"},
    "aquasphere": {
        "French rulebook": "livret français",
        "English rulebook": "livret anglais",
        "rulebook": "livret",
        "components": "matériel",
        "set-up": "mise en place",
        "reviews": "articles",
        ";": "\N{NO-BREAK SPACE};",
    },
    "nautilus": {
        "rulebook": "livret",
        "contents": "contenu",
        "set-up": "préparation",
        "control board": "tableau de bord",
        "course of the game": "déroulement",
        "example": "exemple",
        "activation": "mise en service",
        "launching": "mise en jeu",
        "moving": "déplacement",
        "trench": "fosse",
        "recovery": "récolte",
        "ruins": "ruines",
        "end of the dive": "fin de la plongée",
        "end of the round": "fin du tour",
        "end of the game": "fin de la partie",
        "scoring": "décompte",
        "token table": "répartition",
        "reviews": "articles",
        "publisher's FAQ": "FAQ de l’éditeur",
        "authors' FAQ": "FAQ des auteurs",
        ";": "\N{NO-BREAK SPACE};",
    },
    "neweden": {"rulebook": "livret", "reviews": "articles", ";": "\N{NO-BREAK SPACE};"},
}

of_every_game = pytest.mark.parametrize("key", CHAPTERS)
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def numbers(key: str) -> list[str]:
    prefix = texts(key).prefix
    sizes = enumerate(CHAPTERS[key], 1)
    chapters = [f"{prefix}-{chapter}.{n}" for chapter, size in sizes for n in range(1, size + 1)]
    return chapters + (TILES if key == "octodice" else [])


def switched(text: RulesText, language: str) -> dict[str, list[str]]:
    """The options of each rule."""
    return {number: marked(lines, "Option") for number, lines in text.rules(language).items()}


@of_every_game
@in_both_languages
def test_every_rule_is_there_and_in_order(key: str, language: str) -> None:
    assert list(texts(key).rules(language)) == numbers(key)


@of_every_game
@in_both_languages
def test_every_rule_has_a_text_then_a_source_then_a_basis(key: str, language: str) -> None:
    for number, lines in texts(key).rules(language).items():
        text, source, basis, *options = lines
        assert not re.match(r"(Source|Basis|Option)\b", text), number
        assert text.endswith((".", "?", ".)")), number
        assert source.startswith("Source: ") and len(marked(lines, "Source")) == 1, number
        assert basis.startswith("Basis: ") and marked(lines, "Basis")[0] in BASES, number
        assert len(marked(lines, "Option")) == len(options), number


@of_every_game
def test_both_languages_name_the_same_sources_bases_and_options(key: str) -> None:
    for number, english in texts(key).rules("en").items():
        french = texts(key).rules("fr")[number]
        assert marked(french, "Basis") == marked(english, "Basis"), number
        assert marked(french, "Option") == marked(english, "Option"), number
        (source,) = marked(english, "Source")
        for word, mot in FRENCH_SOURCE[key].items():
            source = source.replace(word, mot)
        assert marked(french, "Source") == [source], number


@of_every_game
@in_both_languages
def test_a_rule_cited_in_a_text_exists(key: str, language: str) -> None:
    assert set(re.findall(texts(key).number, texts(key).text[language])) == set(numbers(key))


@of_every_game
def test_both_languages_cite_the_same_rules_and_numbers_in_each_rule(key: str) -> None:
    text = texts(key)
    for number, english in text.rules("en").items():
        french = text.rules("fr")[number]
        assert re.findall(text.number, french[0]) == re.findall(text.number, english[0]), number
        assert re.findall(r"\d+", french[0]) == re.findall(r"\d+", english[0]), number


@of_every_game
@in_both_languages
def test_every_option_is_explained_and_belongs_to_a_rule(key: str, language: str) -> None:
    text = texts(key)
    explained = text.options(language)
    assert set(explained) == {option.key for option in shelf.find(key).options}
    of_rules = switched(text, language)
    assert {name for names in of_rules.values() for name in names} == set(explained)
    for name, lines in explained.items():
        cited = re.findall(text.number, lines[0])
        assert cited == [number for number, names in of_rules.items() if name in names], name


@of_every_game
@in_both_languages
def test_an_option_lists_its_values_default_first(key: str, language: str) -> None:
    default = {"en": "(default)", "fr": "(par défaut)"}[language]
    explained = texts(key).options(language)
    for option in shelf.find(key).options:
        lines = explained[option.key]
        listed = [line for line in lines if line.startswith("- ")]
        known = [*option.values, *([option.form] if option.form else [])]
        assert [re.findall(r"`([^`]+)`", line)[0] for line in listed] == known, option.key
        assert [default in line for line in listed] == [True] + [False] * (len(listed) - 1)
        assert known[0] == option.default and f"`{option.default}`" in lines[-1], option.key


@of_every_game
def test_every_table_of_the_box_has_a_basis_and_a_source(key: str) -> None:
    text = texts(key)
    for name, _, basis in leaves({k: part for k, part in text.box.items() if k != "box"}):
        assert basis in BASES, name
    assert text.box["box"] == {"game": key, "name": "Pelagos reconstruction", "format": 1}
    for part in re.split(r"^\[", text.box_text, flags=re.M)[2:]:
        assert len(re.findall(r"^basis = ", part, re.M)) == 1, part
        assert len(re.findall(r'^source = ".+"', part, re.M)) == 1, part


@of_every_game
def test_both_glossaries_are_one(key: str) -> None:
    assert texts(key).table("en", "Glossary") == texts(key).table("fr", "Glossary")


@of_every_game
@pytest.mark.parametrize(("link", "language"), [("rules.md", "en"), ("rules.fr.md", "fr")])
def test_the_docs_show_the_text_of_the_game(key: str, link: str, language: str) -> None:
    assert (texts(key).docs / link).read_text(encoding="utf-8") == texts(key).text[language]


@pytest.mark.parametrize("key", sorted(CHAPTERS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_credits_are_those_that_the_rules_give(key: str, language: str) -> None:
    game = shelf.find(key)
    credits, preface = game.credits, shelf.rules_text(game, language).partition("\n## ")[0]
    for name in (credits.designer, credits.artist, credits.publisher, str(credits.year)):
        assert name.replace(" and ", " et " if language == "fr" else " and ") in preface
