"""What is done beside the requests, and how it is retried: one policy for all of it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from pelagos.kernel.roll import Roll
from pelagos.server import background
from pelagos.server.background import LONGEST, Loop, Patience, Retries
from pelagos.server.context import Context
from pelagos.server.messages.answers import GivenAnswer
from pelagos.server.messages.rooms import NewSeat, NewTable
from tests.server.contexts import with_context

ADA, ME = "a" * 64, NewSeat("me")
AWAY = OperationalError("SELECT 1", None, Exception("gone\nwith many words"))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same policy, a hundred times as fast."""
    monkeypatch.setattr(background, "FIRST", 0.01)
    monkeypatch.setattr(background, "LONGEST", 0.05)


def test_what_fails_is_tried_again_later_and_later_and_told_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    retries = Retries("results")
    assert [retries.failed(AWAY) for _ in range(5)] == [1, 2, 4, LONGEST, LONGEST]
    (line,) = caplog.messages
    assert line.startswith("results: failed, and is tried again: OperationalError")
    assert "\n" not in line and caplog.records[0].exc_info is None
    retries.failed(ValueError("a mistake of ours"))
    retries.failed(ConnectionError("still away"))
    assert len(caplog.messages) == 2 and caplog.records[1].exc_info is not None
    retries.succeeded()
    retries.succeeded()
    assert caplog.messages[2:] == ["results: works again after 7 failures"]
    assert retries.failed(AWAY) == 1
    assert len(caplog.messages) == 4


async def looped(work: Callable[[Loop], Awaitable[float | None]], every: float) -> None:
    loop = Loop("work", lambda: work(loop), every)
    loop.start()
    await asyncio.wait_for(loop._closing.wait(), 5)
    await loop.close()


def test_a_loop_works_when_it_said_it_would_or_when_woken(quick: None) -> None:
    times: list[float] = []

    async def work(loop: Loop) -> float | None:
        times.append(asyncio.get_running_loop().time())
        if len(times) == 2:
            asyncio.get_running_loop().call_later(0.02, loop.wake)
        if len(times) == 3:
            loop._closing.set()
        return 0.0 if len(times) == 1 else None

    asyncio.run(looped(work, 60))
    assert times[1] - times[0] < 0.01 < times[2] - times[1] < 1


def test_a_loop_that_fails_does_not_let_itself_be_hurried(quick: None) -> None:
    tries = 0

    async def work(loop: Loop) -> None:
        nonlocal tries
        tries += 1
        loop.wake()
        if tries == 5:
            loop._closing.set()
        raise AWAY

    async def run() -> float:
        began = asyncio.get_running_loop().time()
        await looped(work, 60)
        return asyncio.get_running_loop().time() - began

    assert asyncio.run(run()) >= 0.01 + 0.02 + 0.04 + 0.05


def test_a_loop_ends_after_the_work_at_hand() -> None:
    async def run() -> None:
        done = []

        async def work() -> None:
            await asyncio.sleep(0.1)
            done.append(loop.is_closing)

        loop = Loop("work", work, 0)
        loop.start()
        await asyncio.sleep(0.05)
        await loop.close()
        assert done == [True]

    asyncio.run(run())


def test_while_the_database_is_away_one_tries_for_all(
    quick: None, caplog: pytest.LogCaptureFixture
) -> None:
    tries = 0

    async def run() -> list[int]:
        patience, back = Patience("reading"), asyncio.get_running_loop().time() + 0.5

        async def work(n: int) -> int:
            nonlocal tries
            tries += 1
            await asyncio.sleep(0)
            if asyncio.get_running_loop().time() < back:
                raise AWAY
            return n

        doing = [patience.until_done(lambda n=n: work(n)) for n in range(100)]  # type: ignore[misc]
        return await asyncio.gather(*doing)

    assert asyncio.run(run()) == [*range(100)]
    assert tries < 100 + 20 + 100  # each once, some while it was away, each again
    assert len(caplog.messages) == 2


def test_at_the_end_nobody_waits_for_the_database(quick: None) -> None:
    async def work() -> None:
        raise AWAY

    async def run() -> None:
        patience = Patience("reading")
        waiting = [asyncio.create_task(patience.until_done(work)) for _ in range(3)]
        await asyncio.sleep(0.05)
        assert not any(each.done() for each in waiting)
        patience.close()
        found = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 1)
        assert found == [AWAY] * 3

    asyncio.run(run())


def test_a_result_that_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    """The file vanishes in the moment in which the game has ended."""
    file, elsewhere = tmp_path / "pelagos.sqlite", tmp_path / "elsewhere"

    async def use(context: Context) -> None:
        table = await context.tables.find(
            await context.matchmaking.create(ADA, NewTable("pebbles", "r", [ME, ME]))
        )
        roll = Roll(1)
        view = await table.view(ADA, None, 0)
        while not view.over:
            assert view.question and view.seat is not None
            says = view.question.answers[roll.below(len(view.question.answers))].spelling
            request = f"r{view.line}"
            await table.take(ADA, GivenAnswer(view.line, view.seat, says, request))
            if table.log.is_finished:  # nobody else has had a turn yet
                file.rename(elsewhere)
            view = await table.view(ADA, None, view.line)
        await asyncio.sleep(0.5)
        assert await context.store.results.unsettled(9) == [table.kept.id]
        elsewhere.rename(file)
        async with asyncio.timeout(10):
            while await context.store.results.unsettled(9):
                await asyncio.sleep(0.05)
        assert (await context.store.results.counts(ADA)) == {}  # both seats were hers

    with_context(tmp_path, use)
