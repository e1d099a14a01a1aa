"""The rule texts of New Eden have the components and the numbers of its box."""

import re
from collections import Counter
from typing import Any

import pytest

from tests.rules_text import leaves, texts

RULES = texts("neweden")
BOX = RULES.box
TEXT = RULES.text
NUMBER = RULES.number
rules, components, words = RULES.rules, RULES.components, RULES.words
SWITCHES = {f"AMB-{n}" for n in range(1, 38)}
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


@in_both_languages
def test_every_switch_of_the_dossier_is_an_option(language: str) -> None:
    assert RULES.switches(language) == SWITCHES


@in_both_languages
def test_the_components_table_is_the_box(language: str) -> None:
    RULES.check_components(language, written, ONE_ROW)


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
