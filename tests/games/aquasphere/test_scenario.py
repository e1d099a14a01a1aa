"""Positions in words: what can be said, and what cannot."""

from typing import Any

import pytest

from pelagos.games.aquasphere.box import PROGRAMS
from pelagos.kernel.errors import BadScenario
from tests.games.aquasphere.positions import GAME, first, position, shown
from tests.games.playing import asks

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"barnacle": 1}, "scenario-unknown-word"),
    ({"phase": "lunch"}, "scenario-unknown-word"),
    ({"round": 9}, "scenario-wrong-kind"),
    ({"order": [0, 0]}, "scenario-wrong-kind"),
    ({"ring": ["A"] * 6}, "scenario-wrong-kind"),
    ({"ring": ["A"]}, "scenario-wrong-kind"),
    ({"active": 5}, "scenario-wrong-kind"),
    ({"rotation": 6}, "scenario-wrong-kind"),
    ({"programs": {"now": "PC-9"}}, "scenario-unknown-word"),
    ({"programs": {"later": "PC-1"}}, "scenario-unknown-word"),
    ({"programs": 3}, "scenario-wrong-kind"),
    ({"supply": {"gold": 1}}, "scenario-unknown-word"),
    ({"sectors": {"G": {}}}, "scenario-unknown-word"),
    ({"sectors": {"A": {"gold": 1}}}, "scenario-unknown-word"),
    ({"sectors": {"A": {"cards": ["RC-99"]}}}, "scenario-unknown-word"),
    ({"sectors": {"A": {"loading": [1]}}}, "scenario-wrong-kind"),
    ({"players": [{"gold": 1}]}, "scenario-unknown-word"),
    ({"players": [{"time": "4"}]}, "scenario-wrong-kind"),
    ({"players": [{"bots": 99}]}, "scenario-wrong-kind"),
    ({"players": [{"engineer": "roof"}]}, "scenario-unknown-word"),
    ({"players": [{}, {}, {}]}, "scenario-wrong-kind"),
]


@pytest.mark.parametrize(("words", "key"), WRONG)
def test_what_cannot_be_understood_is_named(words: dict[str, Any], key: str) -> None:
    with pytest.raises(BadScenario) as caught:
        GAME.position(first(), words)
    assert caught.value.key == key


def in_words(path: str, value: object) -> dict[str, Any]:
    """``in_words("sectors.A.time", 3)``: the words of a position that say just this."""
    head, *rest = path.split(".")
    if not rest:
        return {head: value}
    if head == "players":
        return {"players": [{rest[0]: value}]}
    return {head: in_words(".".join(rest), value)}


NUMBERS: list[tuple[str, int, int]] = [  # where it stands, the least and the most it can be
    ("round", 0, 4),
    ("active", 0, 1),
    ("rotation", 0, 5),
    ("supply.time", -999, 999),
    ("supply.crystals", -999, 999),
    ("supply.octopods", -999, 999),
    ("sectors.B.time", 0, 999),
    ("sectors.B.crystals", 0, 999),
    ("sectors.B.octopods", 0, 999),
    ("sectors.B.control", -1, 3),
    ("players.points", 0, 999),
    ("players.time", 0, 999),
    ("players.crystals", 0, 999),
    ("players.bought", 0, 1),
    ("players.bots", 0, 15),
]


@pytest.mark.parametrize(("path", "least", "most"), NUMBERS, ids=[n[0] for n in NUMBERS])
def test_a_number_has_its_limits_and_a_wrong_one_is_named(path: str, least: int, most: int) -> None:
    for fits in (least, most):
        GAME.position(first(), in_words(path, fits))
    key = "supply" if path.startswith("supply") else path.rpartition(".")[2]
    for beyond in (least - 1, most + 1, "some"):
        assert wrong(in_words(path, beyond)) == {"key": key, "value": str(beyond)}


def wrong(words: dict[str, Any]) -> dict[str, object]:
    """What is said about words that hold something wrong."""
    with pytest.raises(BadScenario) as caught:
        GAME.position(first(), words)
    assert caught.value.key == "scenario-wrong-kind"
    return dict(caught.value.facts)


LISTS: list[tuple[str, str, list[Any], list[Any]]] = [  # where, its key, one that fits, one not
    ("order", "order", [1, 0], [0]),
    ("passed", "passed", [1], [0, 1, 0, 1, 0]),
    ("ring", "ring", list("FEDCBA"), list("FEDCB")),
    ("programs.unseen", "unseen", ["PC-7"], ["PC-7"] * 8),
    ("sectors.B.loading", "loading", [1, 0, 0, 2], [1, 0, 0]),
    ("sectors.B.submarines", "submarines", [0, 1, 2, 3], [0, 1, 2, 3, 0]),
    ("sectors.B.cards", "stack", ["RC-01"] * 4, ["RC-01"] * 5),
    ("sectors.B.tiles", "stack", ["LX-01"] * 4, ["LX-01"] * 5),
    ("players.programmed", "programmed", ["lab", "time"], ["lab"] * 8),
    ("players.tiles", "tiles", ["LX-01"], ["LX-01"] * 31),
    ("players.cards", "cards", ["RC-01"], ["RC-01"] * 42),
    ("players.spent", "spent", ["RC-29"], ["RC-29"] * 42),
]


@pytest.mark.parametrize(("path", "key", "fits", "odd"), LISTS, ids=[each[0] for each in LISTS])
def test_a_list_has_its_length_and_a_wrong_one_is_named(
    path: str, key: str, fits: list[Any], odd: list[Any]
) -> None:
    GAME.position(first(), in_words(path, fits))
    for value in (odd, "some"):
        assert wrong(in_words(path, value)) == {"key": key, "value": str(value)}


@pytest.mark.parametrize(
    ("path", "key", "value"),
    [
        ("programs", "programs", 3),
        ("supply", "supply", 3),
        ("sectors", "sectors", 3),
        ("sectors.A", "sectors", 3),
        ("players", "players", 3),
        ("passed", "passed", [2]),
        ("sectors.B.loading", "loading", [0, 0, 0, -1]),
        ("sectors.B.submarines", "submarines", [4]),
    ],
)
def test_what_is_wrong_is_named(path: str, key: str, value: object) -> None:
    words = {path: value} if path == "players" else in_words(path, value)
    named = value[-1] if isinstance(value, list) else value
    assert wrong(words) == {"key": key, "value": str(named)}


@pytest.mark.parametrize(
    ("words", "word", "known"),
    [
        ({"phase": "lunch"}, "lunch", "setup, turn, scoring, prepare, final"),
        ({"programs": {"later": "PC-1"}}, "later", "now, next, unseen"),
        ({"supply": {"gold": 1}}, "gold", "time, crystals, octopods"),
        ({"players": [{"scientist": "G"}]}, "G", "A, B, C, D, E, F"),
        ({"players": [{"letter": "G"}]}, "G", "A, B, C, D, E, F"),
        ({"players": [{"area": "gold"}]}, "gold", ", ".join(PROGRAMS)),
    ],
)
def test_an_unknown_word_is_told_those_that_are_known(
    words: dict[str, Any], word: str, known: str
) -> None:
    with pytest.raises(BadScenario) as caught:
        GAME.position(first(), words)
    assert dict(caught.value.facts) == {"word": word, "known": known}


def test_every_player_has_the_room_of_the_own_laboratory() -> None:
    tiles = [{"tiles": ["LX-04"]}, {}, {"tiles": ["LX-28", "LX-29"]}]
    state = position(*tiles, seats=3)
    assert state.capacity == [2, 2, 2, 6, 2, 2, 2, 4, 3, 3, 3, 6]


def test_what_is_not_said_follows_from_the_rest() -> None:
    sectors = {"A": {"control": 0, "time": 3, "submarines": [0]}, "B": {"loading": [2, 0, 0, 0]}}
    state = position({"programmed": ["lab"], "tiles": ["LX-04"]}, sectors=sectors)
    assert (state.bots[0], state.submarines[0]) == (11, 5)
    assert state.time_supply == 44 - 3 - 8
    assert shown(state)["capacity"]["time"] == 6
    assert state.pieces() == first().pieces()
    assert position({"bought": 1}).time_supply == 44 - 8 - 1


def test_the_phases_of_a_round_can_be_begun() -> None:
    assert asks(position()) == "TakeTurn 0"
    assert asks(position(active=1)) == "TakeTurn 1"
    assert asks(position(phase="prepare", passed=[0, 1])) == "DealCard 0"
    assert asks(position(phase="setup")) == "JoinSector 0"
    assert asks(position(phase="final", round=4)) == ""


def test_show_tells_what_the_browser_needs() -> None:
    state = position({"cards": ["RC-25"]}, sectors={"A": {"octopods": 2, "control": 0}})
    words = GAME.show(state)
    assert words["players"][0]["fares"] == {"A": 0, "B": 1, "C": 1, "D": 1, "E": 2, "F": 2}
    assert words["players"][0]["locks"] == [1, 1, 0, 1, 1, 2]
    assert words["players"][0]["now"]["total"] == 6 - 3
    assert words["players"][0]["final"]["total"] == 1 + 4
    assert words["centre"]["adds"]["A"] == {
        "time": 4,
        "crystals": 0,
        "octopods": 1,
        "submarines": 0,
    }
    assert words["printed"]["cards"]["RC-17"]["reward"] == "crystals"
    assert words["printed"]["tiles"]["LX-25"]["letters"] == ["A", "B"]
    assert words["printed"]["arrows"]["start"] == ["L1", "R1"]
    assert words["printed"]["base"] == {"cards": 2, "crystals": 2, "octopods": 2, "time": 4}
    assert [words["printed"][what] for what in ("programmed", "line")] == [2, 1]
    assert [words["printed"][what] for what in ("complete_lab", "all_submarines")] == [5, 5]
    assert words["programs"]["next_rooms"]["L1"] == "octopods"
    assert words["players"][0]["docking"]["B"] == 1
