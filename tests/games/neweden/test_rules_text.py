"""The two rule texts of New Eden say the same things, in the same order, as the box."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

HOME = Path(__file__).resolve().parents[3] / "src/pelagos/games/neweden"
DOCS = Path(__file__).resolve().parents[3] / "docs/games/neweden"
BOX = tomllib.loads((HOME / "box.toml").read_text(encoding="utf-8"))
TEXT = {
    language: (HOME / f"rules.{language}.md").read_text(encoding="utf-8")
    for language in ("en", "fr")
}

BASES = ("rulebook", "reading", "reconstructed")
CHAPTERS = (11, 5, 6, 1, 7, 8, 4, 8, 10, 3, 6, 11, 7, 6, 4, 11)
NUMBERS = [f"NE-{c}.{n}" for c, size in enumerate(CHAPTERS, 1) for n in range(1, size + 1)]
NUMBER = r"NE-\d+\.\d+"
OPTIONS = {
    "coin_supply": ["unlimited", "limited"],
    "coins": ["behind_screens", "open"],
    "solo_coins": ["open", "behind_screens"],
    "overflow": ["one_card", "card_per_point"],
    "nothing_to_lose": ["nothing", "research"],
    "start_oxygen": ["counts", "apart"],
    "pointer_floor": ["zero", "none"],
    "pointer_top": ["15", "14"],
    "lost_shipyard": ["keep", "lose"],
    "lost_module": ["wait", "lost"],
    "bonus_cards": ["replaced", "kept"],
    "idle_move": ["no", "yes"],
    "movement": ["any_way", "outward"],
    "deeple_again": ["yes", "no"],
    "activate_between": ["no", "yes"],
    "activate_where": ["anywhere", "reached"],
    "market_effects": ["in_turn", "together"],
    "extra_without_move": ["no", "yes"],
    "next_opener": ["winner", "named"],
    "unsold_row": ["same_opener", "next_player"],
    "bid_cover": ["coins", "with_plant"],
    "after_bid": ["no", "yes"],
    "bonus_pays": ["per_card", "once"],
    "deeple_supply": ["limited", "unlimited"],
    "three_in_one": ["no", "yes"],
    "crab_guild": ["printed", "shell", "octopus"],
    "octopus_extension": ["tile", "card"],
    "collapsed_coins": ["kept", "lost"],
    "collapsed_crabs": ["lost", "kept"],
    "negative_station": ["counts", "zero"],
    "slide": ["always", "bought"],
    "thought_oxygen": ["three", "two"],
    "thought_row_damage": ["no", "yes"],
    "thought_research": ["yes", "no"],
    "solo_difficulty": ["0", "1", "2", "3"],
    "thought_market_time": ["before", "after"],
    "thought_market_damage": ["price", "all"],
    "solo_blocking": ["after_reveal", "before_reveal"],
    "solo_all_bought": ["one_card_row", "two_card_rows"],
    "thought_half": ["up", "down"],
    "thought_pays": ["yes", "no"],
    "thought_bids": ["both", "cards"],
    "thought_crabs": ["activated", "none"],
    "thought_loses": ["fewest_points", "you_choose"],
}
SWITCHES = {f"AMB-{n}" for n in range(1, 38)}
FRENCH_SOURCE = {"rulebook": "livret", "reviews": "articles", ";": "\N{NO-BREAK SPACE};"}
ONE_ROW = ("effects", "start_cards", "bonus_cards", "modules")
MAIN = {  # what a module gives, and our word for one of it
    "deeples": "deeple",
    "worksites": "worksite",
    "coins": "coin",
    "points": "point",
}
EFFECT_RULES = {  # the rule that has the numbers of an effect
    "coins5": "NE-12.1",
    "eco_crabs": "NE-12.2",
    "crab3": "NE-12.3",
    "risk5": "NE-12.4",
    "risk10": "NE-12.4",
    "plant_coins": "NE-12.5",
    "plant_points": "NE-12.5",
    "plant_repair": "NE-12.5",
    "stability3": "NE-12.6",
    "repair5": "NE-12.7",
    "crab2": "NE-12.8",
    "gift15": "NE-12.9",
    "attack_shipyard": "NE-12.10",
    "attack_crab": "NE-12.10",
    "attack_oxygen": "NE-12.10",
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
    return sections(language, "NE-")


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
    return say.get(value, str(value))


def many(count: int, word: str, language: str) -> str:
    """``1 point``, ``2 points``; French has the plural from two."""
    is_one = abs(count) == 1 or (language == "fr" and count == 0)
    return f"{count} {word}{'' if is_one else 's'}"


def written_module(card: dict[str, Any], language: str) -> list[str]:
    """A module after its name: category, what it gives, its final box."""
    say = words(language)
    parts = [say[card.get("category", "oxygen")]]
    parts += [many(card[what], say[one], language) for what, one in MAIN.items() if what in card]
    if "bottles" in card:
        plural = "s" if len(card["bottles"]) > 1 else ""
        parts.append(f"{say['bottle']}{plural} {' + '.join(map(str, card['bottles']))}")
    if "repair" in card:
        parts.append(f"{say['repairs']} {card['repair']}")
    if "effect" in card:
        parts.append(f"`{card['effect']}`")
    steps = card["final_pointer"]
    pointer = f"{say['pointer']} {f'{steps:+}' if steps else 0}"
    return [*parts, many(card["final_points"], say["point"], language), pointer]


def test_both_languages_have_every_rule_in_the_same_order() -> None:
    assert len(NUMBERS) == 108
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
def test_the_components_table_has_every_module_card(language: str) -> None:
    say = words(language)
    rows = components(language)
    for key, card in BOX["modules"].items():
        name, *rest = rows[f"modules.{key}"][0].split("; ")
        assert language == "fr" or name == card["name"], key
        assert rest == written_module(card, language), key
        assert rows[f"modules.{key}"][1] == say[card["basis"]], key


@in_both_languages
def test_the_components_table_has_every_starting_and_bonus_card(language: str) -> None:
    say = words(language)
    rows = components(language)
    for key, card in BOX["start_cards"].items():
        name, use, *rest, copies = rows[f"start_cards.{key}"][0].split("; ")
        assert language == "fr" or name == card["name"], key
        assert (use, rest) == (say[card["use"]], written_module(card, language)), key
        assert copies == many(card["copies"], say["card"], language), key
        assert rows[f"start_cards.{key}"][1] == say[card["basis"]], key
    for key, card in BOX["bonus_cards"].items():
        name, *rest = rows[f"bonus_cards.{key}"][0].split("; ")
        assert language == "fr" or name == card["name"], key
        assert rest == [say[card["category"]], say[card["reward"]]], key
        assert rows[f"bonus_cards.{key}"][1] == say[card["basis"]], key


@in_both_languages
def test_the_components_table_has_every_effect(language: str) -> None:
    say = words(language)
    for key, effect in BOX["effects"].items():
        value, basis = components(language)[f"effects.{key}"]
        numbers = [effect[k] for k in ("amount", "box_points", "box_pointer") if k in effect]
        assert [int(n) for n in re.findall(r"-?\d+", value)] == numbers, key
        assert "category" not in effect or say[effect["category"]] in value, key
        assert basis == say[effect["basis"]], key


@in_both_languages
def test_no_two_cards_share_a_name(language: str) -> None:
    rows = components(language)
    cards = [f"{part}.{key}" for part in ONE_ROW[1:] for key in BOX[part]]
    assert len({rows[card][0].split("; ")[0] for card in cards}) == len(cards) == 105


@in_both_languages
def test_the_rule_of_a_research_card_has_its_name_and_its_numbers(language: str) -> None:
    assert set(EFFECT_RULES) == set(BOX["effects"])
    rows = components(language)
    titles = dict(re.findall(rf"^### ({NUMBER}) (.+)$", TEXT[language], re.M))
    for key, card in BOX["modules"].items():
        if card["category"] == "research":
            number = EFFECT_RULES[card["effect"]]
            assert rows[f"modules.{key}"][0].split("; ")[0] in titles[number].split(", "), key
            effect = BOX["effects"][card["effect"]]
            for what in ("amount", "box_points", "box_pointer"):
                assert what not in effect or re.search(
                    rf"\b{abs(effect[what])}\b", rules(language)[number][0]
                ), key


@in_both_languages
@pytest.mark.parametrize(
    ("number", "part"),
    [
        ("NE-1.5", "supply.deeples supply.coins_of_one supply.coins_of_five supply.event_tokens"),
        ("NE-1.5", "supply.auction_markers"),
        ("NE-1.6", "setup.coins setup.damage"),
        ("NE-1.7", "setup.deeples"),
        ("NE-3.2", "damage.most"),
        ("NE-3.4", "pointer.least pointer.most"),
        ("NE-5.1", "bonus.cards"),
        ("NE-5.4", "market.prices market.damage"),
        ("NE-7.2", "passing.four.points passing.three.points passing.two.points"),
        ("NE-8.2", "black_market.hand"),
        ("NE-8.3", "black_market.coins black_market.damage"),
        ("NE-9.5", "auction.moves"),
        ("NE-9.6", "auction.extra_moves auction.extra_damage"),
        ("NE-10.1", "bonus.coins bonus.points"),
        ("NE-13.2", "power_plant.coins power_plant.damage"),
        ("NE-13.3", "extensions.price"),
        ("NE-13.4", "extensions.shipyard.deeples"),
        ("NE-13.5", "extensions.octopus.repair extensions.octopus_module.worksites"),
        ("NE-13.6", "extensions.research.points"),
        ("NE-14.1", "final.coins_for_a_point"),
        ("NE-14.6", "final.example.points final.example.coins final.example.boxes"),
        ("NE-14.6", "final.example.total"),
        ("NE-16.1", "solo.coins"),
        ("NE-16.7", "solo.levels.cards"),
        ("NE-16.8", "solo.blocked_rows"),
    ],
)
def test_a_rule_has_the_numbers_of_the_box(language: str, number: str, part: str) -> None:
    values = {name: value for name, value, _ in leaves({k: BOX[k] for k in BOX if k != "box"})}
    said = {int(n) for n in re.findall(r"\d+", re.sub(NUMBER, "", rules(language)[number][0]))}
    for name in part.split():
        value = values[name]
        needed = {abs(n) for n in (value if isinstance(value, list) else [value])}
        silent = {0} if name.startswith("black_market") else set()  # "buying none costs nothing"
        assert needed - silent <= said, name


def test_the_decks_keep_the_promises_of_the_dossier() -> None:
    cards = BOX["modules"]
    assert Counter(card["deck"] for card in cards.values()) == dict.fromkeys(
        BOX["decks"]["names"], BOX["decks"]["cards"]
    )
    found = {(card["deck"], card["category"]) for card in cards.values()}
    assert len(found) == len(BOX["decks"]["names"]) * len(BOX["categories"]["names"])
    assert all(key.startswith(f"{card['deck']}-") for key, card in cards.items())
    effects = sorted(card["effect"] for card in cards.values() if "effect" in card)
    assert effects == sorted(BOX["effects"])


def test_all_deeples_together_are_those_of_the_supply() -> None:
    each = BOX["setup"]["deeples"] + BOX["extensions"]["shipyard"]["deeples"]
    built = sum(card.get("deeples", 0) for card in BOX["modules"].values())
    assert 4 * each + built == BOX["supply"]["deeples"] == 45


def test_only_crabs_move_the_pointer_back_and_every_octopus_moves_it_forward() -> None:
    for key, card in BOX["modules"].items():
        steps = card["final_pointer"]
        assert (steps == -1) == (steps < 0) == (card["category"] == "crab"), key
        assert card["category"] != "octopus" or steps == 1, key


def test_a_final_box_shows_what_its_effect_says() -> None:
    for key, card in BOX["modules"].items():
        if "effect" in card:
            effect = BOX["effects"][card["effect"]]
            assert card["final_points"] == effect.get("box_points", card["final_points"]), key
            assert card["final_pointer"] == effect.get("box_pointer", 0), key


def test_the_example_of_the_rulebook_can_be_built() -> None:
    example = BOX["final"]["example"]
    cards = [BOX["modules"][name] for name in BOX["final"]["example_cards"]["names"]]
    assert [card["final_points"] for card in cards] == example["boxes"]
    assert sum(card["final_pointer"] for card in cards) >= 0
    coins = example["coins"] // BOX["final"]["coins_for_a_point"]
    assert example["points"] + coins + sum(example["boxes"]) == example["total"] == 38


def test_the_black_market_deals_a_whole_deck() -> None:
    hand = BOX["black_market"]["hand"]
    for players, rows in enumerate(BOX["black_market"]["spare_rows"]["rows"], 1):
        stations = max(players, 2)  # alone, Deep Thought has a hand too
        assert hand * stations + BOX["market"]["columns"] * rows + 3 == BOX["decks"]["cards"]
        assert stations + rows == BOX["market"]["rows"] == BOX["supply"]["auction_markers"]


def test_every_table_of_the_box_has_a_basis_and_a_source() -> None:
    for name, _, basis in leaves({key: part for key, part in BOX.items() if key != "box"}):
        assert basis in BASES, name
    assert BOX["box"] == {"game": "neweden", "name": "Pelagos reconstruction", "format": 1}
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
