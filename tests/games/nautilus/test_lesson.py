"""The lesson plays as it is written, and shows each kind of thing once."""

import tomllib
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from pelagos import shelf
from pelagos.kernel.codec import read_answer
from pelagos.kernel.log import Log, begin
from pelagos.kernel.play import deciding

GAME = shelf.find("nautilus")
PLAYER = 0
MAREN = 1


@cache
def lesson() -> dict[str, Any]:
    return tomllib.loads(shelf.lesson_text(GAME))


@cache
def played() -> Log:
    """The game of the lesson; an answer that is not legal raises Illegal."""
    secret = bytes.fromhex(lesson()["secret"])
    log = begin(GAME, ["Ada", "Maren"], lesson().get("options", {}), secret, "test")
    log.resolve(secret)
    for step in lesson()["step"]:
        assert deciding(log.state) == step["seat"], step
        log.answer(step["seat"], read_answer(GAME, step["says"]))
        log.resolve(secret)
    return log


def told(seat: int) -> list[str]:
    """The steps that were told of a seat, in order."""
    stories = [line.story.told for line in played().lines]
    steps = [each.step for story in stories for each in story]
    return [type(step).__name__ for step in steps if getattr(step, "seat", None) == seat]


def shown(seat: int) -> dict[str, Any]:
    return GAME.show(played().state.observe(seat))


def test_the_secret_is_one_and_the_seats_are_two() -> None:
    assert len(bytes.fromhex(lesson()["secret"])) == 32
    assert {step["seat"] for step in lesson()["step"]} == set(range(lesson()["seats"]))


def test_two_modules_are_bought_and_built_in_one_turn_one_of_them_turned() -> None:
    mine = [module for module in shown(PLAYER)["city"] if module["at"] in ("M10", "O8")]
    assert [(module["kind"], module["turn"]) for module in mine] == [
        ("purple", 0),
        ("training", 90),
    ]
    assert shown(PLAYER)["players"][PLAYER]["money"] == 55 - 3 - 1 - 1 - 1 - 1
    assert shown(PLAYER)["players"][MAREN]["money"] == 55 - 3 - 1 - 1


def test_an_aquanaut_activates_and_a_submarine_is_launched() -> None:
    own = told(PLAYER)
    assert own.index("Activate") < own.index("LaunchSubmarine") < own.index("UseSonar")
    assert shown(PLAYER)["players"][PLAYER]["stations"]["training"]["active"] == 1


def test_the_sonar_shows_what_the_text_says_and_only_to_the_player() -> None:
    known = {"R8": "snail", "T10": "atlantis 2", "R12": "chest"}
    for square, face in known.items():
        assert shown(PLAYER)["tokens"][square] == face
        assert shown(MAREN)["tokens"][square] == "hidden"


def test_a_jellyfish_of_the_mission_is_recovered() -> None:
    own = shown(PLAYER)["players"][PLAYER]
    assert (own["finds"], own["mission"]) == ({"jellyfish": 1}, "M1")
    assert "jellyfish" in tomllib.loads(shelf.box_text(GAME))["missions"]["M1"]["raises"]


def test_it_ends_where_the_player_begins_the_third_round() -> None:
    assert deciding(played().state) == PLAYER
    assert (shown(PLAYER)["round"], shown(PLAYER)["phase"]) == (3, "city")


def test_what_is_taught_has_words_and_all_words_are_taught() -> None:
    taught = {step["teach"] for step in lesson()["step"] if step.get("teach")}
    for lang in ("en", "fr"):
        body = FluentParser().parse(shelf.words_text(GAME, lang)).body
        names = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
        assert {name for name in names if name.startswith("lesson-")} == taught
