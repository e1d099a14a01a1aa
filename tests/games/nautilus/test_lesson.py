"""The lesson shows each kind of thing once."""

import tomllib

from pelagos import shelf
from tests.games.nautilus.positions import GAME
from tests.lessons import Lesson

LESSON = Lesson(GAME)
PLAYER = 0
MAREN = 1


def test_two_modules_are_bought_and_built_in_one_turn_one_of_them_turned() -> None:
    mine = [module for module in LESSON.shown(PLAYER)["city"] if module["at"] in ("M10", "O8")]
    assert [(module["kind"], module["turn"]) for module in mine] == [
        ("purple", 0),
        ("training", 90),
    ]
    assert LESSON.shown(PLAYER)["players"][PLAYER]["money"] == 55 - 3 - 1 - 1 - 1 - 1
    assert LESSON.shown(PLAYER)["players"][MAREN]["money"] == 55 - 3 - 1 - 1


def test_an_aquanaut_activates_and_a_submarine_is_launched() -> None:
    own = LESSON.told(PLAYER)
    assert own.index("Activate") < own.index("LaunchSubmarine") < own.index("UseSonar")
    assert LESSON.shown(PLAYER)["players"][PLAYER]["stations"]["training"]["active"] == 1


def test_the_sonar_shows_what_the_text_says_and_only_to_the_player() -> None:
    known = {"R8": "snail", "T10": "atlantis 2", "R12": "chest"}
    for square, face in known.items():
        assert LESSON.shown(PLAYER)["tokens"][square] == face
        assert LESSON.shown(MAREN)["tokens"][square] == "hidden"


def test_a_jellyfish_of_the_mission_is_recovered() -> None:
    own = LESSON.shown(PLAYER)["players"][PLAYER]
    assert (own["finds"], own["mission"]) == ({"jellyfish": 1}, "M1")
    assert "jellyfish" in tomllib.loads(shelf.box_text(GAME))["missions"]["M1"]["raises"]


def test_it_ends_where_the_third_round_begins() -> None:
    assert (LESSON.shown(PLAYER)["round"], LESSON.shown(PLAYER)["phase"]) == (3, "city")
