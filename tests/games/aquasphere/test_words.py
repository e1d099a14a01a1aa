"""What is said: answers with their price, cards and tiles with their tooltips."""

import pytest

from pelagos.games.aquasphere.box import CARDS, PROGRAMS, TILES
from pelagos.games.aquasphere.rules.knowledge import GainKnowledge
from pelagos.kernel.codec import read_answer
from pelagos.kernel.errors import BadOption
from pelagos.kernel.options import settle
from pelagos.kernel.play import legal
from pelagos.speech import Speaker, Words
from tests.games.aquasphere.positions import GAME, position, say
from tests.games.playing import happen

NAMES = ("Ann", "Bob")


def spoken(state: object, answer: str, lang: str = "en") -> str:
    return Speaker(GAME, lang, NAMES).say(read_answer(GAME, answer), state)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_tile_and_action_has_a_name_and_a_tooltip(lang: str) -> None:
    words = Words(lang, GAME)
    for count, key in ((len(CARDS), "card"), (len(TILES), "tile")):
        names = {words.say(f"{key}-{place}") for place in range(count)}
        texts = {words.say(f"{key}_text-{place}") for place in range(count)}
        assert len(names) == len(texts) == count
    for place in range(len(PROGRAMS)):
        assert words.say(f"action-{place}") and words.say(f"colour_of-{place}")


def test_a_way_is_said_with_its_fare() -> None:
    state = position({"programmed": ["time", "lab"], "time": 1})
    assert spoken(state, "use A time") == "sector A, time area (free)"
    assert spoken(state, "use B time") == "sector B, time area (locks: 1 time)"
    both = "sector E, time area (locks: 3 time) and return your other bot on the way"
    assert spoken(state, "use E time") == both
    assert (
        spoken(state, "use B time", "fr")
        == "secteur B, zone temps (sas\N{NO-BREAK SPACE}: 1 temps)"
    )


def test_a_room_is_said_with_its_program() -> None:
    assert spoken(position(), "engineer R1") == "engineer to room R1: research"
    state = position({"engineer": "L1"})
    assert spoken(state, "sideways R1") == "Side Door to room R1: research"


def test_a_returned_bot_is_said_with_the_time_it_brings() -> None:
    state = position({"programmed": ["lab"], "time": 3})
    assert spoken(state, "return lab") == "return the lab bot (+1 time)"
    full = position({"programmed": ["lab"], "time": 4})
    assert spoken(full, "return lab") == "return the lab bot (no time)"
    third = say(position({"programmed": ["lab", "time"], "time": 0}), "engineer R1")
    assert spoken(third, "return lab") == "return the lab bot (+2 time)"


def test_in_a_scoring_a_returned_bot_is_said_to_bring_nothing() -> None:
    state = position({"programmed": ["lab"], "time": 0, "points": 9})
    happen(state, GainKnowledge(0, 2, False))
    assert spoken(state, "return lab") == "return the lab bot (no time)"
    happen(state, GainKnowledge(0, 2, True))
    assert spoken(state, "return lab") == "return the lab bot (+2 time)"


def test_an_action_is_said_by_what_it_does() -> None:
    state = say(position({"programmed": ["time"], "time": 0}), "use A time")
    assert spoken(state, "act") == "take time"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_legal_answer_of_a_turn_can_be_said(lang: str) -> None:
    state = position({"programmed": ["time", "lab"]})
    said = [Speaker(GAME, lang, NAMES).say(answer, state) for answer in legal(state)]
    assert len(set(said)) == len(said)


@pytest.mark.rule("AQ-11.1", "AQ-5.7")
def test_options_that_could_leave_an_engineer_stuck_are_refused() -> None:
    with pytest.raises(BadOption) as caught:
        settle(GAME, 2, {"move_without_bot": "no"})
    assert caught.value.key == "engineer-stuck"
    assert "early_pass" in Words("en", GAME).error(caught.value)
    assert settle(GAME, 2, {"move_without_bot": "no", "early_pass": "yes"})
