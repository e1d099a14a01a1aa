"""What cards say is what they do, under every value of the options that change it."""

import re
from collections.abc import Mapping
from typing import Any, Final

import pytest

from pelagos.games.neweden.cards import NAMES, OXYGEN
from pelagos.games.neweden.rules.building import BuildCard
from pelagos.games.neweden.rules.damage import TakeDamage
from pelagos.games.neweden.rules.roundscoring import bonus_of
from pelagos.games.neweden.rules.scoring import FinalScoring, complete_points
from pelagos.kernel.options import settle
from pelagos.speech import Words
from tests.games.neweden.positions import GAME, answers, position, run, say

ENGLISH: Final = Words("en", GAME)
FRENCH: Final = Words("fr", GAME)
Chosen = Mapping[str, str]


def text(key: str, options: Chosen, **facts: object) -> str:
    """In English; French must have the same text under the same options."""
    facts = {**settle(GAME, 2, options), **facts}
    assert FRENCH.say(key, **facts)
    return ENGLISH.say(key, **facts)


def said_of(card: str, options: Chosen) -> str:
    return text(f"card_text-{NAMES.index(card)}", options)


def counted(sentence: str, kind: str) -> int:
    """The number before a word, 0 without it; without what the final box shows."""
    found = re.search(rf"(\d+) {kind}", sentence.partition("; final box")[0])
    return int(found[1]) if found else 0


@pytest.mark.rule("NE-12.5")
@pytest.mark.parametrize("three_in_one", ["no", "yes"])
@pytest.mark.parametrize("card", ["1A-RE1", "1A-RE2", "1B-RE2"])
def test_plant_cards_say_what_they_bring(card: str, three_in_one: str) -> None:
    options = {"three_in_one": three_in_one}
    state = position({"coins": 0, "arms": {"research": [card]}}, options=options)
    say(state, "plant")
    brought = (state.coins[0] - GAME.box.plant_coins, state.points[0], 1 - state.damage[0])
    sentence = said_of(card, options)
    assert tuple(counted(sentence, kind) for kind in ("coin", "point", "damage")) == brought


KINDS: Final = {"shipyard": "shipyard card", "crab": "harvest crab", "oxygen": "oxygen card"}


@pytest.mark.rule("NE-12.10")
@pytest.mark.parametrize("start_oxygen", ["counts", "apart", "kept"])
@pytest.mark.parametrize("three_in_one", ["no", "yes"])
@pytest.mark.parametrize("card", ["1B-RE3", "2B-RE3", "3B-RE3"])
def test_attack_cards_say_what_they_count_and_whose(
    card: str, three_in_one: str, start_oxygen: str
) -> None:
    mine: dict[str, Any] = {"crab": ["1A-CR1"], "shipyard": ["1A-SY1", "1A-SY2", "1B-SY1"]}
    theirs: dict[str, Any] = {"crab": ["1A-CR2", "1A-CR3", "1B-CR1"], "shipyard": ["1B-SY2"]}
    theirs["oxygen"] = ["ST-1", "1B-OX1", "ST-2", "EX-1"]
    options = {"three_in_one": three_in_one, "start_oxygen": start_oxygen}
    state = position({"arms": mine}, {"arms": theirs}, options=options)
    before = {kind: len(cards) for kind, cards in GAME.show(state)["stations"][1]["arms"].items()}
    run(state, BuildCard(0, NAMES.index(card)))
    sentence = said_of(card, options)
    named = [kind for kind, word in KINDS.items() if word in sentence]
    apart = 3 if "none of the start or of the extension" in sentence else 0
    assert state.damage[1] == sum(before[kind] for kind in named) - apart
    assert "in their own station" in sentence and state.damage[0] == 0


WHOLE: Final = {"crab": "crab", "shell": "shell house", "octopus": "repair octopus"}
ARMS: Final[dict[str, Any]] = {
    "crab": ["1A-CR1"],
    "shell": ["1A-SH1", "1A-SH2"],
    "octopus": ["1A-OC1", "1B-OC1", "1B-OC2"],
}


@pytest.mark.rule("NE-12.8")
@pytest.mark.parametrize("guild", ["printed", "shell", "octopus"])
def test_the_guild_says_what_it_counts(guild: str) -> None:
    options = {"crab_guild": guild}
    at_work = {card: 1 for cards in ARMS.values() for card in cards}
    arms = {**ARMS, "research": ["2B-RE2"]}
    state = position({"arms": arms, "working": at_work}, options=options)
    sentence = said_of("2B-RE2", options)
    named = [kind for kind, word in WHOLE.items() if f"complete {word}" in sentence]
    assert complete_points(state, 0) == 2 * sum(len(ARMS[kind]) for kind in named)


@pytest.mark.rule("NE-14.3")
@pytest.mark.parametrize("kept", ["lost", "kept"])
@pytest.mark.parametrize("card", ["2B-RE2", "3A-RE1"])
def test_whether_a_collapsed_station_keeps_points_for_modules_is_said(card: str, kept: str) -> None:
    options = {"collapsed_crabs": kept}
    arms = {"crab": ["1A-CR1"], "research": [card]}
    words: dict[str, Any] = {"arms": arms, "working": {"1A-CR1": 1}, "damage": 15, "coins": 0}
    state = position(words, options=options, agenda=[FinalScoring()])
    sentence = said_of(card, options)
    assert ("if the station holds" in sentence) is (state.points[0] == 0)


@pytest.mark.rule("NE-10.1")
@pytest.mark.parametrize("pays", ["per_card", "once"])
def test_bonus_cards_say_whether_they_pay_for_each_card(pays: str) -> None:
    options = {"bonus_pays": pays}
    cards = ("1A-SY1", "1A-SY2"), ("1A-CR1", "1A-CR2"), ("1A-SH1", "1A-SH2")
    more = ("1A-OC1", "1A-OC2"), ("1A-RE1", "1A-RE2")
    names = ("shipyard", "crab", "shell", "octopus", "research")
    arms = dict(zip(names, map(list, (*cards, *more)), strict=True))
    state = position({"arms": arms}, options=options)
    for number, bonus in enumerate(GAME.box.bonus_cards):
        sentence = text(f"bonus_text-{number}", options)
        reward = counted(sentence, "point" if bonus.gives_points else "coin")
        paid = bonus_of(state, 0, number)
        assert ("for each" in sentence) is (paid == 2 * reward) is (paid != reward)


@pytest.mark.rule("NE-10.1")
@pytest.mark.parametrize("start_oxygen", ["counts", "apart", "kept"])
def test_bonus_cards_say_whether_starting_oxygen_counts(start_oxygen: str) -> None:
    options = {"start_oxygen": start_oxygen}
    state = position({"arms": {"oxygen": ["ST-1", "ST-2"]}}, options=options)
    for number, bonus in enumerate(GAME.box.bonus_cards):
        if bonus.category == OXYGEN:
            says_so = "none of the start" in text(f"bonus_text-{number}", options)
            assert says_so is (bonus_of(state, 0, number) == 0)


@pytest.mark.rule("NE-3.2")
@pytest.mark.parametrize("overflow", ["one_card", "card_per_point"])
def test_how_much_is_lost_past_the_end_is_said(overflow: str) -> None:
    options = {"overflow": overflow}
    arms = {"crab": ["1A-CR1", "1A-CR2"], "shell": ["1A-SH1"]}
    state = position({"damage": 15, "arms": arms}, options=options)
    run(state, TakeDamage(0, 2))
    say(state, "lose crab")
    is_more = "lose crab" in answers(state)
    assert ("for each point" in text("damage_text", options, most=15)) is is_more
