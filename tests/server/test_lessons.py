"""Guided games, with a lesson made up for Pebbles."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pelagos import shelf
from pelagos.kernel.contract import Game
from pelagos.kernel.dealer import commitment
from pelagos.server.context import Context
from pelagos.server.errors import Missing
from pelagos.server.messages.answers import GivenAnswer
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.messages.tables import TableView
from pelagos.server.seating.lessons import has_lesson, lesson_of
from pelagos.server.settings import Settings
from pelagos.server.table.table import Table
from pelagos.speech import LANGUAGES, Words

ADA = "a" * 64
LESSON = f"""
secret = "{"07" * 32}"
seats = 3
names = ["", "Bo", "Cy"]

[options]
snatch = "yes"

[[step]]
seat = 0
says = "take-1"
teach = "take-shells"

[[step]]
seat = 1
says = "let-be"

[[step]]
seat = 1
says = "take-2"

[[step]]
seat = 2
says = "let-be"
"""


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch) -> Game:
    game = shelf.find("pebbles")
    monkeypatch.setattr(shelf, "lesson_text", lambda g: LESSON if g is game else "")
    return game


def with_lesson(
    folder: Path, use: Callable[[Table], Awaitable[None]], game: str = "pebbles"
) -> None:
    async def run() -> None:
        context = Context(Settings(data=str(folder)))
        await context.open()
        new = NewTable(game, "r", [NewSeat("me", "Ada")], lesson=True)
        await use(await context.tables.find(await context.matchmaking.create(ADA, new)))
        await context.close()

    asyncio.run(run())


async def asked(table: Table) -> TableView:
    """The view in which the learner is asked next."""
    with table.watch(ADA) as news:
        while True:
            news.clear()
            view = await table.view(ADA, None, 0)
            if view.question or view.over:
                return view
            await asyncio.wait_for(news.wait(), 20)


def said(table: Table) -> list[tuple[int, str]]:
    bodies = [line.body for line in table.log.lines]
    return [(body["seat"], body["says"]) for body in bodies if "says" in body]


def test_a_lesson_is_a_script(lesson: Game) -> None:
    assert has_lesson(lesson)
    message = lesson_of(lesson).message()
    assert message.names == ["", "Bo", "Cy"]
    assert [(step.seat, step.says, step.teach) for step in message.steps][:2] == [
        (0, "take-1", "take-shells"),
        (1, "let-be", ""),
    ]
    with pytest.raises(Missing):
        lesson_of(shelf.find("octodice"))


def test_the_others_say_what_the_lesson_has_them_say(lesson: Game, tmp_path: Path) -> None:
    async def use(table: Table) -> None:
        view = await asked(table)
        assert view.lesson == "pebbles"
        assert view.commitment == commitment(bytes.fromhex("07" * 32))
        assert [seat.name for seat in view.seats] == ["Ada", "Bo", "Cy"]
        assert [seat.agent for seat in view.seats] == ["", "lesson", "lesson"]
        await table.answer(ADA, GivenAnswer(view.line, 0, "take-1", "r1"))
        view = await asked(table)
        assert said(table)[:4] == [(0, "take-1"), (1, "let-be"), (1, "take-2"), (2, "let-be")]
        assert len(said(table)) > 4, "beyond the script somebody stands in"

    with_lesson(tmp_path, use)


def test_an_answer_of_the_lesson_that_does_not_fit_is_left_out(
    lesson: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    spoilt = LESSON.replace('says = "let-be"', 'says = "stake-3"', 1)
    monkeypatch.setattr(shelf, "lesson_text", lambda _: spoilt)

    async def use(table: Table) -> None:
        view = await asked(table)
        await table.answer(ADA, GivenAnswer(view.line, 0, "take-1", "r1"))
        await asked(table)
        assert len(said(table)) > 3

    with_lesson(tmp_path, use)


TAUGHT = [game.key for game in shelf.games() if has_lesson(game)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_of_the_house_has_words_for_every_answer_of_the_learner(
    game: str, lang: str
) -> None:
    words = Words(lang, shelf.find(game))
    taught = [step.teach for step in lesson_of(shelf.find(game)).step if step.seat == 0]
    assert len({words.say(key) for key in taught}) == len(taught)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_lesson_of_the_house_can_be_played_as_written(game: str, tmp_path: Path) -> None:
    steps = [(step.seat, step.says) for step in lesson_of(shelf.find(game)).step]

    async def use(table: Table) -> None:
        for count, says in enumerate([says for seat, says in steps if seat == 0]):
            view = await asked(table)
            await table.answer(ADA, GivenAnswer(view.line, 0, says, f"r{count}"))
        for seat in range(2):  # secret answers may be given in any order
            own = [step for step in steps if step[0] == seat]
            assert [step for step in said(table) if step[0] == seat][: len(own)] == own

    with_lesson(tmp_path, use, game)
