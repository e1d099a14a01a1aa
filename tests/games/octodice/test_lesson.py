"""The lesson plays as it is written, and shows each kind of thing once."""

import tomllib
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from pelagos import shelf
from pelagos.kernel.codec import read_answer
from pelagos.kernel.log import Log, begin
from pelagos.kernel.play import deciding

GAME = shelf.find("octodice")
PLAYER = 0


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


def test_the_secret_is_one_and_the_seats_are_two() -> None:
    assert len(bytes.fromhex(lesson()["secret"])) == 32
    assert {step["seat"] for step in lesson()["step"]} == set(range(lesson()["seats"]))


def test_the_player_begins_rolls_and_sets_four_dice_aside() -> None:
    own = told(PLAYER)
    assert own[0] == "TakeTurn"
    assert own.count("RollDice") == 3 + 1  # one more begins the next turn
    assert own.count("SetAside") == 4


def test_one_action_reads_the_number_and_one_the_colour() -> None:
    own = told(PLAYER)
    assert "ExtendLab" in own
    assert "ActivateBot" in own


def test_two_octopods_are_caught_and_the_loss_is_averted() -> None:
    assert "Catch" in told(PLAYER)
    sheet = GAME.show(played().state)["sheets"][PLAYER]
    assert sheet["octopods"] == 2
    assert sheet["crossed"] == [1, 0, 0]


def test_both_use_the_dice_of_the_other() -> None:
    assert "SpendExtra" in told(PLAYER)
    assert "SpendExtra" in told(1)
    assert GAME.show(played().state)["sheets"][PLAYER]["extras"] == 1


def test_it_ends_where_the_player_rolls_again() -> None:
    assert deciding(played().state) == PLAYER
    assert GAME.show(played().state)["round"] == 2


def test_what_is_taught_has_words_and_all_words_are_taught() -> None:
    taught = {step["teach"] for step in lesson()["step"] if step.get("teach")}
    for lang in ("en", "fr"):
        body = FluentParser().parse(shelf.words_text(GAME, lang)).body
        names = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
        assert {name for name in names if name.startswith("lesson-")} == taught
