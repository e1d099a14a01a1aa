"""Positions in words: what can be said, and what cannot."""

from typing import Any

import pytest

from pelagos.kernel.errors import BadScenario
from tests.games.aquasphere.positions import GAME, asks, first, position, shown

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


def test_what_is_not_said_follows_from_the_rest() -> None:
    sectors = {"A": {"control": 0, "time": 3, "submarines": [0]}, "B": {"loading": [2, 0, 0, 0]}}
    state = position({"programmed": ["lab"], "tiles": ["LX-04"]}, sectors=sectors)
    assert (state.bots[0], state.submarines[0]) == (11, 5)
    assert state.time_supply == 44 - 3 - 8
    assert shown(state)["capacity"]["time"] == 6
    assert state.pieces() == first().pieces()


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
