"""Guided games: a promised secret, and what everybody answers, from a game's ``lesson.toml``."""

import tomllib
from typing import Final

import msgspec

from pelagos import shelf
from pelagos.kernel.codec import read_answer
from pelagos.kernel.contract import Answer, Game, Seat
from pelagos.kernel.log import Log
from pelagos.server.errors import Missing
from pelagos.server.messages import games
from pelagos.server.messages.games import LessonStep

SCRIPTED: Final = "lesson"  # the computer player of a lesson
STAND_IN: Final = "greedy"  # who answers where the lesson has nothing fitting


class Script(msgspec.Struct, frozen=True):
    """The file."""

    secret: str
    seats: int
    names: list[str]  # the first is empty: the player brings a name
    step: list[LessonStep]
    options: dict[str, str] = {}

    def message(self) -> games.Lesson:
        return games.Lesson(self.names, self.step)


def has_lesson(game: Game) -> bool:
    return bool(shelf.lesson_text(game))


def lesson_of(game: Game) -> Script:
    text = shelf.lesson_text(game)
    if not text:
        raise Missing("no-lesson", {"game": game.title})
    return msgspec.convert(tomllib.loads(text), Script)


def next_answer(log: Log, seat: Seat) -> Answer | None:
    """What the lesson has ``seat`` say next; None where it has nothing that fits."""
    own = [step.says for step in lesson_of(log.game).step if step.seat == seat]
    said = sum(line.body.get("seat") == seat and "says" in line.body for line in log.lines)
    if said >= len(own):
        return None
    answer = read_answer(log.game, own[said])
    return answer if log.refusal(seat, answer) is None else None
