"""NE-2.4, NE-1.3: the box is checked when it is read."""

from typing import Any

import pytest

from pelagos.games.neweden import NewEden
from pelagos.games.neweden.cards import CATEGORIES, MODULES, SHIPYARD, check_counts
from pelagos.kernel.errors import BadBox
from tests.games.neweden.positions import GAME, box_with, first, set_in
from tests.games.playing import GONE


@pytest.mark.rule("NE-1.3")
def test_the_shipped_box_is_good() -> None:
    assert len(GAME.box.cards) == 106
    assert GAME.box.deeples == 45


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("modules/1A-CR1/deck", "1B", "box-wrong-deck"),
        ("modules/1A-CR1/final_pointer", 0, "box-pointer"),
        ("modules/1A-OC1/final_pointer", 2, "box-pointer"),
        ("modules/1A-SH1/final_pointer", -1, "box-pointer"),
        ("modules/1A-SY1/deeples", 3, "box-deeples"),
        ("modules/1A-OX1/bottles", [1, 2, 3], "box-bottles"),
        ("modules/1A-OX1/bottles", [0], "box-wrong-number"),
        ("modules/2B-RE1/final_points", 7, "box-final-box"),
        ("modules/2A-RE2/final_pointer", 2, "box-final-box"),
        ("modules/1A-RE1/effect", "coins5", "box-effect-unused"),
        ("modules/1A-RE1/effect", "magic", "box-unknown-word"),
        ("modules/1A-CR1/worksites", 0, "box-wrong-number"),
        ("modules/1A-CR1/name", "{ no }", "box-not-a-name"),
        ("modules/3A-OC2/final_points", 3, "box-example"),
        ("final/example/total", 39, "box-example"),
        ("black_market/spare_rows/rows", [2, 2, 1, 1], "box-spare-rows"),
        ("extensions/oxygen/card", "ST-1", "box-wrong-words"),
        ("categories/names", ["crab"], "box-wrong-count"),
        ("market/prices", [1, 2, 3], "box-wrong-count"),
        ("supply/event_tokens", 11, "box-wrong-number"),
        ("colours/names", ["red", "red", "blue", "green"], "box-not-different"),
        ("effects/coins5/kind", "luck", "box-unknown-word"),
    ],
)
def test_a_box_that_does_not_fit_is_refused(path: str, value: Any, key: str) -> None:
    with pytest.raises(BadBox) as caught:
        NewEden(set_in(box_with(), path, value))
    assert caught.value.key == key


def test_a_deck_needs_every_category() -> None:
    document = box_with()
    for name in ("1A-RE1", "1A-RE2"):
        card = document["modules"][name]
        card.update(category="shell", worksites=1, points=1)
    with pytest.raises(BadBox) as caught:
        NewEden(document)
    assert (caught.value.key, caught.value.facts["category"]) == ("box-deck-lacks", "research")


@pytest.mark.parametrize("name", ["modules", "effects", "bonus_cards", "start_cards"])
def test_every_entry_must_be_there(name: str) -> None:
    document = box_with()
    del document[name][next(iter(document[name]))]
    with pytest.raises(BadBox) as caught:
        NewEden(document)
    assert caught.value.key in ("box-wrong-entries", "box-lacks")


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BadBox) as caught:
        NewEden(box_with(market=GONE))
    assert caught.value.facts == {"what": "market.rows"}


def test_our_own_box_brings_no_words_and_an_owners_box_brings_its_own() -> None:
    assert GAME.own_words() == ""
    document = set_in(box_with(), "modules/1A-CR1/coins", 9)
    document["modules"]["1A-SH1"]["name"] = "Whelk House"
    words = NewEden(document).own_words()
    assert "card_text-5 = crab, worksites 1, coins 9; final box 1, pointer -1\n" in words
    assert "card-8 = Whelk House\n" in words


def test_a_bonus_card_of_an_owner_brings_its_name_and_what_it_rewards() -> None:
    document = set_in(box_with(), "bonus_cards/BO-SY-P/name", "Dockers' Prize")
    set_in(document, "bonus_cards/BO-OX-C/reward", "points")
    words = NewEden(document).own_words()
    assert words == "bonus-1 = Dockers' Prize\nbonus_text-2 = oxygen, points\n"


@pytest.mark.parametrize(("category", "most"), [("shell", 20), ("octopus", 19), ("oxygen", 17)])
def test_an_arm_has_room_for_every_card_of_its_kind(category: str, most: int) -> None:
    """Twenty in all: an octopus comes from an extension, oxygen from three cards of the start."""
    modules = list(GAME.box.cards[:MODULES])
    of_kind = [card for card in modules if CATEGORIES[card.category] == category]
    full = modules + of_kind[:1] * (most - len(of_kind))
    deeples = sum(card.gain for card in modules if card.category == SHIPYARD)
    check_counts(full, deeples)
    with pytest.raises(BadBox) as caught:
        check_counts([*full, of_kind[0]], deeples)
    assert caught.value.key == "box-too-many"
    assert caught.value.facts == {"category": category, "most": most}


def test_a_shell_shows_what_it_brings_and_its_final_box() -> None:
    """NE-2.4: two different numbers of points on one card."""
    shown = GAME.show(first())["printed"]["cards"]["3B-SH1"]
    assert (shown["points"], shown["final_points"], shown["final_pointer"]) == (6, 4, 1)
