"""What a scenario file may say about the sea: understood, or refused with the wrong word."""

from typing import Any

import pytest

from pelagos.games.nautilus.box import SONAR, STATIONS
from pelagos.games.nautilus.state import BLANK, LOST, NOBODY, NOTHING, TAKEN
from pelagos.kernel.errors import BadScenario
from tests.games.nautilus.positions import GAME, base, module, position, shown, square
from tests.games.playing import asks

ME = "players"


def sonar(**words: Any) -> dict[str, Any]:
    return module("sonar", "J7", **words)


@pytest.mark.parametrize(
    ("words", "key", "value"),
    [
        ({"round": -1}, "round", "-1"),
        ({"last_round": "2"}, "last_round", "2"),
        ({"is_busy": -1}, "is_busy", "-1"),
        ({"bank": 1000}, "bank", "1000"),
        ({"bank": -1000}, "bank", "-1000"),
        ({"is_trench_open": True}, "is_trench_open", "True"),
        ({"are_missions_open": 2}, "are_missions_open", "2"),
        ({"first": 2}, "first", "2"),
        ({"active": -1}, "active", "-1"),
        ({"sailed": [4]}, "sailed", "4"),
        ({"sailed": 1}, "sailed", "1"),
        ({"unpaid": [0]}, "unpaid", "0"),
        ({"unpaid": [1, 2, 3, 3]}, "unpaid", "[1, 2, 3, 3]"),
        ({"city": 7}, "city", "7"),
        ({"city": [7]}, "city", "7"),
        ({"city": [sonar()]}, "city", "sonar"),
        ({"city": [base(), sonar() | {"at": "J10"}]}, "at", "J10"),
        ({"city": [base(), sonar() | {"at": "AB19"}]}, "at", "AB19"),
        ({"city": [base(), sonar() | {"at": "AC1"}]}, "square", "AC1"),
        ({"city": [base(), sonar(builder=2)]}, "builder", "2"),
        ({"city": [base(), sonar(builder=-2)]}, "builder", "-2"),
        ({"city": [base(), sonar(aquanauts=[1])]}, "aquanauts", "[1]"),
        ({"city": [base(), sonar(aquanauts=[0, 16])]}, "aquanauts", "16"),
        ({"city": [base(), sonar(aquanauts=[-1, 0])]}, "aquanauts", "-1"),
        ({"city": [base(), sonar(activated=[2])]}, "activated", "2"),
        ({"city": [base(), sonar(activated=0)]}, "activated", "0"),
        ({"chips": 3}, "chips", "3"),
        ({"chips": {"sonar": 2}}, "chips", "2"),
        ({"chips": {"sonar": -2}}, "chips", "-2"),
        ({"tokens": 3}, "tokens", "3"),
        ({"tokens": {"A1": "gold"}}, "tokens", "A1"),
        ({"face_up": "H3"}, "face_up", "H3"),
        ({"face_up": ["H99"]}, "square", "H99"),
        ({"gone": 3}, "gone", "3"),
        ({"gone": {"chest": -1}}, "gone", "-1"),
        ({"ruins": []}, "ruins", "[]"),
        ({"ruins": {"1": 2}}, "ruins", "2"),
        ({"stacks": {"sonar": -1}}, "stacks", "-1"),
        ({"stacks": 1}, "stacks", "1"),
        ({"bag": 1}, "bag", "1"),
        ({"bag": {"deep": 1}}, "bag", "1"),
        ({"bag": {"deep": {"gold": -1}}}, "bag", "-1"),
        ({ME: 1}, "players", "1"),
        ({ME: [1]}, "players", "1"),
        ({ME: [{}, {}, {}]}, "players", "[{}, {}, {}]"),
        ({ME: [{"money": -1}]}, "money", "-1"),
        ({ME: [{"stock": 16}]}, "stock", "16"),
        ({ME: [{"stock": -1}]}, "stock", "-1"),
        ({ME: [{"store": "sonar"}]}, "store", "sonar"),
        ({ME: [{"store": ["sonar"] * 5}]}, "store", str(["sonar"] * 5)),
        ({ME: [{"submarines": ["A1"] * 4}]}, "submarines", str(["A1"] * 4)),
        ({ME: [{"submarines": ["A99"]}]}, "square", "A99"),
        ({ME: [{"seen": "H3"}]}, "seen", "H3"),
        ({ME: [{"finds": 1}]}, "finds", "1"),
        ({ME: [{"finds": {"gold": -1}}]}, "finds", "-1"),
        ({ME: [{"raised": 1}]}, "raised", "1"),
        ({ME: [{"raised": {"snail": 1000}}]}, "raised", "1000"),
    ],
)
def test_what_is_wrong_is_named_with_its_value(words: dict[str, Any], key: str, value: str) -> None:
    with pytest.raises(BadScenario) as caught:
        position(**words)
    assert caught.value.key == "scenario-wrong-kind"
    assert caught.value.facts == {"key": key, "value": value}


@pytest.mark.parametrize(
    ("words", "word", "among"),
    [
        ({"lunch": 1}, "lunch", "round, last_round"),
        ({"phase": "lunch"}, "lunch", "setup, city, aquanauts, submarines, scoring"),
        ({"ended": "points"}, "points", "atlantis, closing, silence"),
        ({"city": [{"kind": "bar"}]}, "bar", "base, purple, green, training"),
        ({"city": [base(), sonar(windows=2)]}, "windows", "kind, at, turn"),
        ({"city": [base(), sonar(turn=45)]}, "45", "0, 90, 180, 270"),
        ({"chips": {"bar": 1}}, "bar", "training, technical, sonar, research, analysis"),
        ({"tokens": {"H3": "silver"}}, "silver", "gold, jellyfish"),
        ({"gone": {"silver": 1}}, "silver", "gold, jellyfish"),
        ({"gone": {"atlantis 1": 1}}, "atlantis 1", "gold, jellyfish"),
        ({"ruins": {"16": 0}}, "16", "1, 2, 3"),
        ({"undealt": ["M5"]}, "M5", "M1, M2, M3, M4"),
        ({"stacks": {"bar": 1}}, "bar", "base, purple"),
        ({"bag": {"sky": {}}}, "sky", "lagoon, seabed, deep, trench"),
        ({"bag": {"deep": {"silver": 1}}}, "silver", "gold, jellyfish"),
        ({ME: [{"gold": 1}]}, "gold", "money, store"),
        ({ME: [{"store": ["base"]}]}, "base", "purple, green"),
        ({ME: [{"finds": {"chest": 1}}]}, "chest", "gold, jellyfish, urchin, scallop, snail"),
        ({ME: [{"raised": {"boost": 1}}]}, "boost", "gold, jellyfish, urchin, scallop, snail"),
        ({ME: [{"mission": "M5"}]}, "M5", "M1, M2, M3, M4"),
    ],
)
def test_a_word_nobody_knows_is_named_with_those_there_are(
    words: dict[str, Any], word: str, among: str
) -> None:
    with pytest.raises(BadScenario) as caught:
        position(**words)
    assert caught.value.key == "scenario-unknown-word"
    assert caught.value.facts["word"] == word
    assert among in str(caught.value.facts["known"])


@pytest.mark.parametrize("active", [0, 1, 2])
@pytest.mark.parametrize(
    ("phase", "asked"),
    [("city", "BuyModule"), ("aquanauts", "MoveAquanauts"), ("submarines", "MoveSubmarines")],
)
def test_a_round_goes_on_from_the_phase_and_the_seat(phase: str, asked: str, active: int) -> None:
    players = [{"submarines": ["V9"], "money": 0 if phase == "submarines" else 9}] + [
        {"submarines": [at], "money": 0 if phase == "submarines" else 9} for at in ("V11", "V13")
    ]
    city = [base(aquanauts=[1, 1, 1]), module("purple", "M10")]
    state = position(
        seats=3, first=1, phase=phase, active=active, city=city, players=players, sailed=[]
    )
    assert asks(state).split()[:2] == [asked, str(active)]
    order = [1, 2, 0]
    kinds = [type(step).__name__ for step in reversed(state.agenda)]
    later = len(order) - order.index(active) - 1
    turns = {"city": "BuildingTurn", "aquanauts": "AquanautTurn", "submarines": "SubmarineTurn"}
    assert kinds.count(turns[phase]) == later
    for other in list(turns)[list(turns).index(phase) + 1 :]:
        assert kinds.count(turns[other]) == 3
    assert kinds[-1] == "EndRound"


def test_what_is_not_mentioned_follows() -> None:
    state = position(city=[base(), sonar(aquanauts=[2, 0])], me={"store": ["purple 3", "sonar"]})
    assert (state.round, state.first, state.built) == (1, 0, 2)
    assert state.stock == [15 - 2 - 3, 15]
    assert shown(state, "stacks")["sonar"] == 4 - 1 - 1
    assert shown(state, "stacks")["purple"] == 10 - 1
    assert shown(state, "stacks")["base"] == 0
    assert state.active[SONAR] == 1 and state.active[STATIONS + SONAR] == 0
    assert state.running == [0b10, 0]


def test_activated_can_be_said_otherwise() -> None:
    state = position(city=[base(), sonar(aquanauts=[1, 1], activated=[1])])
    assert state.running == [0, 0b10]
    assert state.active[SONAR] == 0 and state.active[STATIONS + SONAR] == 1


def test_chips_lie_with_the_sole_leader_unless_said_otherwise() -> None:
    city = [base(), sonar(aquanauts=[1, 0]), module("sonar", "J13", turn=0, aquanauts=[1, 0])]
    assert position(city=city).chip[SONAR] == 0
    assert position(city=city[:2]).chip[SONAR] == NOBODY
    assert position(city=city, chips={"sonar": 1}).chip[SONAR] == 1
    shared = [*city[:1], *({**each, "aquanauts": [1, 1]} for each in city[1:])]
    assert position(city=shared).chip[SONAR] == NOBODY


def test_tokens_leave_the_bag_of_their_zone() -> None:
    words = {"G6": "jellyfish", "H3": "", "B2": "gold", "E5": "hidden"}
    state = position(tokens=words, face_up=["G6"], gone={"chest": 2}, ruins={"13": -1, "2": 1})
    assert shown(state, "bag.seabed")["jellyfish"] == 3 - 1
    assert "gold" not in shown(state, "bag.deep")
    assert shown(state, "bag.seabed")["chest"] == 4 - 2
    assert "atlantis 13" not in shown(state, "bag.deep")
    assert "atlantis 2" not in shown(state, "bag.seabed")
    assert state.face_up == 1 << square("G6")
    assert not state.laid >> square("H3") & 1
    assert state.token[GAME.chart.spot[square("H3")]] == TAKEN
    assert state.token[GAME.chart.spot[square("E5")]] == BLANK
    assert [state.ruins[12], state.ruins[1], state.ruins[0]] == [NOBODY, 1, LOST]


def test_what_players_have() -> None:
    me = {
        "submarines": ["V9", "", "V11"],
        "seen": ["G6", "H3"],
        "finds": {"gold": 1, "snail": 2},
        "raised": {"snail": 1},
        "mission": "M3",
    }
    state = position(me=me, other={"mission": "hidden"})
    assert state.submarines == [square("V9"), NOTHING, square("V11")] + [NOTHING] * 3
    assert state.seen == [1 << square("G6") | 1 << square("H3"), 0]
    assert state.finds[:5] == [1, 0, 0, 0, 2] and state.raised[:5] == [0, 0, 0, 0, 1]
    assert shown(state, "bag.deep").get("gold", 0) + shown(state, "bag.trench")["gold"] == 3
    assert state.mission == [2, BLANK]
    assert shown(state, "undealt") == ["M1", "M2", "M4"]
    assert position(undealt=["M2", "M4"]).undealt == 0b1010
    assert position(me={"submarines": []}).submarines == [NOTHING] * 6


def test_bags_and_stacks_can_be_said_outright() -> None:
    state = position(bag={"deep": {"gold": 2}}, stacks={"sonar": 1})
    assert shown(state, "bag.deep") == {"gold": 2}
    assert shown(state, "bag.seabed")["scallop"] == 4
    assert shown(state, "stacks")["sonar"] == 1


def test_submarines_that_have_sailed_or_could_not_pay() -> None:
    state = position(sailed=[1, 3], unpaid=[2])
    assert state.moved == 0b010_101
    assert (shown(state, "sailed"), shown(state, "unpaid")) == ([1, 3], [2])


@pytest.mark.parametrize("at", ["A1", "Z1", "A17", "Z17"])
def test_a_module_may_lie_in_any_corner_of_the_chart(at: str) -> None:
    assert position(city=[base(), module("sonar", at)]).where[1] == square(at)
