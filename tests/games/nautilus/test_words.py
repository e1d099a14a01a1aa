"""Positions into words and back, what a drawing of the table is given, and the heuristic."""

from typing import Any

import pytest

from pelagos.games.nautilus.answers import Done
from pelagos.games.nautilus.rules.submarines import MoveSubmarines
from pelagos.games.nautilus.state import Sea
from pelagos.games.nautilus.words.paths import sea_way
from pelagos.kernel.errors import BadScenario
from pelagos.kernel.options import settle
from pelagos.kernel.play import advance, play_unchecked, random_answer
from pelagos.kernel.roll import Roll
from pelagos.speech import Speaker, Words
from tests.games.nautilus.positions import GAME, base, module, position, say, shown, square


@pytest.mark.parametrize(
    "words",
    [
        {"city": [module("purple", "M10")]},
        {"city": [base(), base()]},
        {"city": [base(), module("sonar", "J10")]},
        {"city": [base(), module("sonar", "AB19")]},
        {"city": 7},
        {"tokens": {"A1": "gold"}},
        {"tokens": {"H3": "silver"}},
        {"players": [{"money": -1}]},
        {"players": [{"gold": 1}]},
        {"phase": "lunch"},
        {"sailed": [4]},
        {"ruins": {"16": 0}},
    ],
)
def test_words_that_describe_no_position_are_refused(words: dict[str, object]) -> None:
    with pytest.raises(BadScenario):
        position(**words)  # type: ignore[arg-type]


def test_what_a_seat_is_shown() -> None:
    me: dict[str, Any] = {
        "submarines": ["V9"],
        "mission": "M1",
        "finds": {"scallop": 2},
        "money": 9,
    }
    city = [base(), module("sonar", "J7", builder=0, aquanauts=[1, 1])]
    state = position(MoveSubmarines(0), city=city, me=me)
    seen = state.observe(0)
    assert shown(seen, "paths")["sail 1 V11"] == ["V10", "V11"]
    assert shown(seen, "city.1.airlocks") == ["N", "NE", "SE", "S"]
    assert shown(seen, "city.1.passages") == [0]
    assert shown(seen, "city.1.kind") == "sonar"
    assert shown(seen, "players.0.stations.sonar") == {"active": 1, "effect": 5, "chip": 0}
    assert shown(seen, "bag.seabed")["scallop"] == 2
    assert shown(seen, "players.0.projected") == 9


def test_every_store_is_shown_with_its_crews() -> None:
    state = position(me={"store": ["sonar"]}, other={"store": ["purple 3", "research"]})
    assert shown(state, "players.0.store") == ["sonar", "", "", ""]
    assert shown(state, "players.1.store") == ["purple 3", "research", "", ""]


@pytest.mark.parametrize(
    ("phase", "asked"),
    [("city", "city"), ("aquanauts", "aquanauts"), ("submarines", "submarines")],
)
def test_the_phase_is_shown(phase: str, asked: str) -> None:
    city = [base(aquanauts=[1, 1]), module("purple", "M10")]
    words: dict[str, Any] = {"submarines": ["A1"]}
    state = position(phase=phase, city=city, me=words, other=words)
    assert shown(state, "phase") == asked
    assert shown(position(phase=phase, active=1, city=city, other=words), "phase") == asked


def test_a_way_is_as_long_as_the_move() -> None:
    state = position(MoveSubmarines(0), city=[base()], me={"submarines": ["H4"]})
    assert len(sea_way(state, 0, square("H4"), square("H2"))) == 4
    assert sea_way(state, 0, square("H4"), square("H4")) == []
    for name, way in shown(state, "paths").items():
        assert way[-1] == name.split()[-1]
        assert len(way) <= 4


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_squares_and_modules_have_names(lang: str) -> None:
    words = Words(lang, GAME)
    said = words.say("refuse-overlaps", module=3)
    assert "module 3" in said
    assert "J10" in words.say("refuse-outside-lagoon", block=square("J10"))


def test_a_position_is_worth_what_the_view_says() -> None:
    state = GAME.setup(3, settle(GAME, 3, {}), 1)
    assert isinstance(state, Sea)
    advance(state)
    roll = Roll(3)
    for count in range(300):
        if not state.agenda:
            break
        play_unchecked(state, random_answer(state, roll))
        for seat in range(3):
            seen = state.observe(seat)
            imagined = state.imagine(seat, Roll(count)).observe(seat)
            assert GAME.signs(seen, seat) == GAME.signs(imagined, seat)
            assert GAME.value(seen, seat) == GAME.value(imagined, seat)


@pytest.mark.rule("NA-4.2")
@pytest.mark.parametrize(
    ("answers", "said", "left"),
    [
        (["done"], "done, and 2 modules go back", ["", ""]),
        (["buy training"], "done, and 3 modules stay for later", ["training", "purple 3"]),
    ],
)
def test_done_says_whether_the_modules_stay(answers: list[str], said: str, left: list[str]) -> None:
    state = position(city=[base()], phase="city", me={"store": ["training", "purple 3"]}, other={})
    say(state, *answers)
    speaker = Speaker(GAME, "en", ["Ann", "Bob"])
    assert speaker.say(Done(), state) == said
    say(state, "done")
    assert shown(state, "players.0.store")[:2] == left


@pytest.mark.rule("NA-11.3")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_silent_end_is_told_as_it_is_when_purchases_do_not_count(lang: str) -> None:
    state = position(
        city=[base()], phase="city", round=4, options={"buying_counts": "no"}, me={}, other={}
    )
    told = say(state, "buy training", "done", "buy sonar", "done")
    assert told.ending() == "silence"
    ending = Speaker(GAME, lang, ["Ann", "Bob"]).ending(told.ending())
    assert ("a purchase that counts" if lang == "en" else "achat qui compte") in ending


@pytest.mark.rule("NA-4.8")
@pytest.mark.parametrize("rule", ["ClearToken", "LeaveToken"])
def test_where_a_token_of_atlantis_goes_is_told(rule: str) -> None:
    for lang, place in (("en", "to the ruins"), ("fr", "les ruines")):
        facts = {"seat": "Ann", "square": "J4", "price": 1}
        assert place in Words(lang, GAME).say(f"told-{rule}", **facts)
