"""The rule texts of Nautilus have the components and the numbers of its box."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.rules_text import texts

RULES = texts("nautilus")
BOX = RULES.box
rules, components = RULES.rules, RULES.components
DOUBTS = {f"Dossier 4.{n}" for n in range(2, 11)}  # 4.1, the lost pictures, is the box
DOUBTS |= {f"Audit N{n}" for n in (2, 4, 11, 16, 24)}
ONE_ROW = ("zones", "discoveries", "tokens", "modules")
LETTERS = {"L": "lagoon", "S": "seabed", "D": "deep", "T": "trench"}

in_both_languages = pytest.mark.parametrize("language", ["en", "fr"])


def words(language: str) -> dict[str, str]:
    """Our English word for a thing, as it is and in small letters, and the word this text uses."""
    own = RULES.words(language)
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


@in_both_languages
def test_every_doubt_of_the_dossier_is_an_option(language: str) -> None:
    defaults = [lines[-1] for lines in RULES.options(language).values()]
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
    _, drawing, _ = RULES.part(language, "Components").split("```\n")
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
