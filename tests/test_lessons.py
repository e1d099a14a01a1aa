"""Every lesson has a secret, a learner, and words for what it teaches, in both languages."""

import pytest
from fluent.syntax import FluentParser, ast

from pelagos import shelf
from pelagos.kernel.play import deciding
from pelagos.speech import LANGUAGES
from tests.lessons import Lesson

LESSONS = [Lesson(game) for game in shelf.games() if shelf.lesson_text(game)]
PLAYER = 0
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[each.game.key for each in LESSONS])


def test_every_game_of_the_house_has_a_lesson() -> None:
    keys = {lesson.game.key for lesson in LESSONS}
    assert keys >= {"aquasphere", "nautilus", "neweden", "octodice"}


@every_lesson
def test_the_secret_is_one_and_everybody_takes_part(lesson: Lesson) -> None:
    assert len(lesson.secret) == 32
    seats = range(lesson.text["seats"])
    assert {step["seat"] for step in lesson.steps} == set(seats)
    assert len(lesson.text["names"]) == len(seats)


@every_lesson
def test_it_plays_as_it_is_written_and_leaves_the_player_to_go_on(lesson: Lesson) -> None:
    assert deciding(lesson.played.state) == PLAYER


@pytest.mark.parametrize("lang", LANGUAGES)
@every_lesson
def test_what_is_taught_has_words_and_all_words_are_taught(lesson: Lesson, lang: str) -> None:
    taught = {step["teach"] for step in lesson.steps if step.get("teach")}
    body = FluentParser().parse(shelf.words_text(lesson.game, lang)).body
    names = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert {name for name in names if name.startswith("lesson-")} == taught
