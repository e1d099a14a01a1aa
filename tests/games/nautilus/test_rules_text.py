"""The two rule texts of Nautilus say the same things, in the same order, as the box."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

HOME = Path(__file__).resolve().parents[3] / "src/pelagos/games/nautilus"
DOCS = Path(__file__).resolve().parents[3] / "docs/games/nautilus"
BOX = tomllib.loads((HOME / "box.toml").read_text(encoding="utf-8"))
TEXT = {
    language: (HOME / f"rules.{language}.md").read_text(encoding="utf-8")
    for language in ("en", "fr")
}

BASES = ("rulebook", "reading", "reconstructed")
CHAPTERS = (7, 2, 5, 11, 5, 6, 7, 6, 8, 4, 5, 4)
NUMBERS = [f"NA-{c}.{n}" for c, size in enumerate(CHAPTERS, 1) for n in range(1, size + 1)]
NUMBER = r"NA-\d+\.\d+"
OPTIONS = {
    "base": ["first", "free", "random"],
    "habitation_limit": ["by_players", "four"],
    "half_covered": ["city", "sea"],
    "interleave": ["no", "yes"],
    "stopping": ["activates", "choice"],
    "unpaid_rent": ["no_stop", "visit"],
    "launch_on_token": ["no", "yes"],
    "launch_opens_trench": ["yes", "no"],
    "boost_keeps_move": ["yes", "no"],
    "peeks": ["one_by_one", "together"],
    "recover_in_place": ["yes", "no"],
    "dock_after_recovery": ["no", "yes"],
    "buying_counts": ["yes", "no"],
    "unmarked_counts": ["yes", "no"],
}
DOUBTS = {f"Dossier 4.{n}" for n in range(2, 11)}  # 4.1, the lost pictures, is the box
DOUBTS |= {f"Audit N{n}" for n in (2, 4, 11, 16, 24)}
FRENCH_SOURCE = {
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
    "publisher's FAQ": "FAQ de l'éditeur",
    "authors' FAQ": "FAQ des auteurs",
    ";": "\N{NO-BREAK SPACE};",
}
ONE_ROW = ("zones", "discoveries", "tokens", "modules")
LETTERS = {"L": "lagoon", "S": "seabed", "D": "deep", "T": "trench"}

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
    return sections(language, "NA-")


def marked(lines: list[str], keyword: str) -> list[str]:
    return [line.removeprefix(f"{keyword}: ") for line in lines if line.startswith(f"{keyword}: ")]


def part(language: str, title: str) -> str:
    return TEXT[language].split(f"\n## {title}\n")[1].split("\n## ")[0]


def table(language: str, title: str) -> list[list[str]]:
    """The rows of the one table below ``## title``, without its heading."""
    rows = [line for line in part(language, title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def components(language: str) -> dict[str, tuple[str, str]]:
    """Value and basis of each component, by its name in the box."""
    rows = table(language, "Components")
    return {re.findall(r"`([^`]+)`", name)[0]: (value, basis) for name, value, basis in rows}


def words(language: str) -> dict[str, str]:
    """Our English word for a thing, as it is and in small letters, and the word this text uses."""
    own = {row[0]: row[1] if language == "fr" else row[0] for row in table(language, "Glossary")}
    return {name.lower(): word for name, word in own.items()} | own


def tables(found: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any], str]]:
    """Every table of the box that holds values: its dotted name, its values, its basis."""
    values = {key: value for key, value in found.items() if not isinstance(value, dict)}
    if values:
        basis = values.pop("basis")
        assert values.pop("source"), path
        yield path, values, basis
    for key, value in found.items():
        if isinstance(value, dict):
            yield from tables(value, f"{path}.{key}" if path else key)


def written(value: Any, say: dict[str, str]) -> str:
    """A value as the table of components writes it."""
    if isinstance(value, list):
        between = " / " if isinstance(value[0], list) else ", "
        return between.join(written(item, say) for item in value)
    return say.get(value, str(value))


def expected_components(language: str) -> dict[str, tuple[str, str]]:
    say = words(language)
    rows: dict[str, tuple[str, str]] = {}
    for name, values, basis in tables({key: t for key, t in BOX.items() if key != "box"}):
        spoken = {key: written(value, say) for key, value in values.items()}
        if name.split(".")[0] in ONE_ROW:
            value = "; ".join(f"{say[key]} {word}" for key, word in spoken.items())
            rows[name] = (value, say[basis])
        else:
            rows |= {f"{name}.{key}": (word, say[basis]) for key, word in spoken.items()}
    return rows


def numbers(text: str) -> list[int]:
    """The numbers a rule says, without those of the rules it cites."""
    return [int(number) for number in re.findall(r"\d+", re.sub(r"NA-[\d.]+", "", text))]


def test_both_languages_have_every_rule_in_the_same_order() -> None:
    assert len(NUMBERS) == 70
    assert list(rules("en")) == NUMBERS
    assert list(rules("fr")) == NUMBERS


@in_both_languages
def test_every_rule_has_a_text_then_a_source_then_a_basis(language: str) -> None:
    for number, lines in rules(language).items():
        text, source, basis, *options = lines
        assert not re.match(r"(Source|Basis|Option)\b", text), number
        assert text.endswith((".", ".)")), number
        assert source.startswith("Source: ") and len(marked(lines, "Source")) == 1, number
        assert basis.startswith("Basis: ") and marked(lines, "Basis")[0] in BASES, number
        assert len(marked(lines, "Option")) == len(options), number


def test_both_languages_name_the_same_chapters_bases_and_options() -> None:
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
    assert [name for names in switched.values() for name in names] == list(explained)
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
def test_every_doubt_of_the_dossier_is_an_option(language: str) -> None:
    defaults = [lines[-1] for lines in sections(language, "option ").values()]
    cited = [name for line in defaults for name in re.findall(r"(?:Dossier 4\.|Audit N)\d+", line)]
    assert Counter(cited) == Counter(DOUBTS)


@in_both_languages
def test_the_components_table_is_the_box(language: str) -> None:
    rows = components(language)
    expected = expected_components(language)
    drawn, basis = rows.pop("map.rows")
    assert numbers(drawn) == [len(BOX["map"]["rows"]), len(BOX["map"]["rows"][0])]
    assert basis == expected.pop("map.rows")[1]
    assert rows == expected


@in_both_languages
def test_the_components_show_the_chart(language: str) -> None:
    _, drawing, _ = part(language, "Components").split("```\n")
    letters, second, *rows = drawing.splitlines()
    names = [f"{a}{b}".strip() for a, b in zip(letters[4:], second.ljust(32)[4:], strict=True)]
    assert names == [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "AA", "AB"]
    assert rows == [f"{n:>3} {row}" for n, row in enumerate(BOX["map"]["rows"], 1)]


def test_the_chart_has_a_spot_for_every_token() -> None:
    squares = Counter("".join(BOX["map"]["rows"]))
    assert set(squares) <= set("LSDTsdt")
    for letter, zone in LETTERS.items():
        tokens = {k: n for k, n in BOX["tokens"].get(zone, {}).items() if isinstance(n, int)}
        assert squares[letter.lower()] == BOX["zones"][zone]["tokens"] == sum(tokens.values())
        assert len(BOX["atlantis"].get(zone, [])) == tokens.get("atlantis", 0), zone
    assert sorted(sum((BOX["atlantis"][zone] for zone in BOX["tokens"]), [])) == [*range(1, 16)]


@in_both_languages
def test_the_rules_say_the_numbers_of_the_box(language: str) -> None:
    said = {number: numbers(lines[0]) for number, lines in rules(language).items()}
    zones = list(BOX["zones"].values())
    stations = [station["effect"] for station in BOX["stations"].values()]
    counts = [module["count"] for kind, module in BOX["modules"].items() if kind != "base"]
    values = [BOX["discoveries"][kind]["value"] for kind in ("gold", "urchin", "snail")]
    assert said["NA-1.2"] == [10, 10, 4] and counts == [10, 10, 4, 4, 4, 4, 4]
    assert said["NA-1.3"][:4] == [60] + [zone["tokens"] for zone in zones[1:]]
    assert said["NA-1.4"][:-1] == sum(reversed(BOX["scoring"]["atlantis"]["chips"]), [])
    assert said["NA-1.5"][:2] == [BOX["pieces"]["aquanauts"], BOX["pieces"]["submarines"]]
    assert said["NA-1.5"][2:5] == BOX["money"]["start"]
    assert said["NA-3.3"][-2:] == BOX["limits"]["habitation"]["most"][1:]
    assert set(said["NA-3.4"]) == {BOX["limits"]["stored"]}
    assert said["NA-4.9"] == [zone["building"] for zone in zones]
    assert said["NA-5.5"][:4] == [19, 1, 19, 28]
    assert said["NA-7.5"] == sum(stations, [])
    assert said["NA-6.1"] == stations[0]
    assert said["NA-8.3"] == stations[1]
    assert said["NA-8.2"] == [BOX["prices"]["sonar"], *stations[2]]
    assert said["NA-9.4"] == stations[4]
    assert said["NA-9.1"] == [BOX["zones"]["deep"]["recovery"], BOX["zones"]["trench"]["recovery"]]
    assert said["NA-9.3"] == [BOX["discoveries"]["boost"]["steps"]]
    assert said["NA-9.6"] == [BOX["discoveries"]["atlantis"]["steps"]]
    assert said["NA-11.1"] == BOX["end"]["closing"]
    assert said["NA-12.3"][:3] == values == [2, 1, 0]


@in_both_languages
def test_the_base_of_a_first_game_is_where_the_rule_says(language: str) -> None:
    base = BOX["map"]["first_game"]["base"]
    assert base in rules(language)["NA-1.1"][0]
    column, row = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(base[0]), int(base[1:]) - 1
    block = [squares[column : column + 3] for squares in BOX["map"]["rows"][row : row + 3]]
    assert block == ["LLL"] * 3


def test_every_mission_raises_one_kind_of_value_0_and_one_of_value_1() -> None:
    pairs = [mission["raises"] for mission in BOX["missions"].values()]
    values = [[BOX["discoveries"][kind]["value"] for kind in pair] for pair in pairs]
    assert values == [[0, 1]] * 4
    assert len({tuple(pair) for pair in pairs}) == 4


def test_every_table_of_the_box_has_a_basis_and_a_source() -> None:
    for name, values, basis in tables({key: t for key, t in BOX.items() if key != "box"}):
        assert values and basis in BASES, name
    assert BOX["box"] == {"game": "nautilus", "name": "Pelagos reconstruction", "format": 1}
    text = (HOME / "box.toml").read_text(encoding="utf-8")
    for written_table in re.split(r"^\[", text, flags=re.M)[2:]:
        assert len(re.findall(r"^basis = ", written_table, re.M)) == 1, written_table
        assert len(re.findall(r'^source = ".+"', written_table, re.M)) == 1, written_table


def test_both_glossaries_are_one() -> None:
    assert table("en", "Glossary") == table("fr", "Glossary")


@pytest.mark.parametrize(("link", "language"), [("rules.md", "en"), ("rules.fr.md", "fr")])
def test_the_docs_show_the_text_of_the_game(link: str, language: str) -> None:
    assert (DOCS / link).resolve() == HOME / f"rules.{language}.md"
