"""Whose computer player thinks next, and what those are told who wait."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pelagos.server.autoplay import scheduler, unattended, workers
from pelagos.server.autoplay.origins import REMEMBERED, Origins
from pelagos.server.autoplay.unattended import Unattended
from pelagos.server.context import Context
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.pools.fair_queue import Closed
from pelagos.server.settings import Settings
from pelagos.server.table.table import Table
from tests.server.chores import ponder

ADA, BO, CY = (letter * 64 for letter in "abc")
ME, GREEDY = NewSeat("me"), NewSeat("agent", agent="greedy")


def with_context(
    folder: Path, use: Callable[[Context], Awaitable[None]], pause: float = 0.0
) -> None:
    async def run() -> None:
        context = Context(Settings(data=str(folder), workers=1, pause=pause))
        await context.open()
        try:
            async with asyncio.timeout(60):
                await use(context)
        finally:
            await context.close()

    asyncio.run(run())


async def made(context: Context, player: str, seats: list[NewSeat], request: str = "r") -> Table:
    return await context.tables.find(
        await context.matchmaking.create(player, NewTable("pebbles", request, seats))
    )


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.02)


def test_an_address_has_so_many_tables_awake_and_all_have_so_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(unattended, "AWAKE_TABLES", 3)
    monkeypatch.setattr(unattended, "AWAKE_TABLES_OF_ADDRESS", 2)

    async def run() -> None:
        places, up = Unattended(), []

        async def play(address: str, table: str) -> None:
            async with places.place((address, "player", table)):
                up.append(table)
                await asyncio.sleep(60)

        tables = [("a", "1"), ("a", "2"), ("a", "3"), ("b", "4"), ("b", "5"), ("a", "6")]
        tasks = [asyncio.create_task(play(*each)) for each in tables]
        await asyncio.sleep(0.01)
        assert up == ["1", "2", "4"]
        assert places.numbers() == {
            ("a", "player", "3"): 1,
            ("b", "player", "5"): 1,
            ("a", "player", "6"): 2,
        }
        tasks[0].cancel()
        await asyncio.sleep(0.01)
        assert up == ["1", "2", "4", "5"]
        places.close()
        found = await asyncio.gather(tasks[2], tasks[5], return_exceptions=True)
        assert [type(each) for each in found] == [Closed, Closed]
        for task in tasks:
            task.cancel()

    asyncio.run(run())


def test_tables_of_computers_are_played_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unattended, "AWAKE_TABLES", 1)
    monkeypatch.setattr(scheduler, "A_WHILE", 0.1)

    async def use(context: Context) -> None:
        one, other = [await made(context, player, [GREEDY] * 2) for player in (ADA, BO)]
        before = [len(table.log.lines) for table in (one, other)]
        await until(lambda: len(one.log.lines) > before[0] and len(other.log.lines) > before[1])
        assert not one.log.is_finished and not other.log.is_finished
        await until(lambda: one.log.is_finished and other.log.is_finished)

    with_context(tmp_path, use, pause=0.06)


def test_a_table_that_waits_says_after_how_many_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "think", ponder)
    monkeypatch.setattr(scheduler, "COUNT", 0.05)

    async def use(context: Context) -> None:
        tables = [await made(context, player, [GREEDY, ME]) for player in (ADA, BO, CY)]
        for table, player, number in zip(tables, (ADA, BO, CY), (None, 0, 1), strict=True):
            await until(lambda t=table, p=player, n=number: t.thinks_after(p) == n)  # type: ignore[misc]
            with table.watch(player) as news:
                assert (await table.view(player, None, 0)).thinks_after == number
                assert not news.is_set()

    with_context(tmp_path, use)


def test_a_hint_that_waits_says_so_to_whoever_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "think", ponder)
    monkeypatch.setattr(scheduler, "COUNT", 0.05)

    async def use(context: Context) -> None:
        await made(context, ADA, [GREEDY, ME])
        table = await made(context, BO, [ME, ME])
        hint = asyncio.create_task(context.hints.hint(BO, table.kept.id, 0, "address"))
        with table.watch(BO) as news:
            await until(lambda: table.thinks_after(BO) == 0)
            assert table.thinks_after(CY) is None
            await asyncio.wait_for(news.wait(), 20)
        hint.cancel()

    with_context(tmp_path, use)


def test_one_visitor_with_many_cookies_stands_in_line_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "think", ponder)
    monkeypatch.setattr(scheduler, "COUNT", 0.05)

    async def use(context: Context) -> None:
        await made(context, "0" * 64, [GREEDY, ME])
        for cookie in "123456":
            context.scheduler.origins.note(cookie * 64, "one address")
            await made(context, cookie * 64, [GREEDY, ME])
        await asyncio.sleep(0.1)
        last = await made(context, ADA, [GREEDY, ME])
        await until(lambda: last.thinks_after(ADA) == 1)

    with_context(tmp_path, use)


def test_somebody_who_was_not_seen_for_long_stands_for_themselves() -> None:
    origins = Origins()
    assert origins.of(ADA) == ADA
    origins.note(ADA, "address")
    for number in range(REMEMBERED - 1):
        origins.note(str(number), "elsewhere")
    assert origins.of(ADA) == "address"
    origins.note(BO, "elsewhere")
    assert origins.of(ADA) == ADA
