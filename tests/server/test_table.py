"""A live table and its store: whatever goes wrong, nobody is told of a line before it is kept."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from pelagos.server.context import Context
from pelagos.server.errors import Late
from pelagos.server.lobby import registry
from pelagos.server.messages.answers import GivenAnswer
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.messages.tables import TableView
from pelagos.server.model import NewRows, SeatClaim
from pelagos.server.seating.before import sit
from pelagos.server.store.store import Store
from pelagos.server.table.narration import NarratedLog
from pelagos.server.table.table import Table
from tests.server.contexts import with_context

ADA, BO = "a" * 64, "b" * 64
ME = NewSeat("me")


class DiskFull(Exception):
    """What the store may say."""


async def two_at_a_table(context: Context, request: str = "r") -> tuple[Table, TableView]:
    table = await context.tables.find(
        await context.matchmaking.create(ADA, NewTable("pebbles", request, [ME, ME]))
    )
    return table, await table.view(ADA, None, 0)


async def sits(table: Table, player: str, seat: int, name: str) -> TableView:
    return await table.arrange(player, lambda seating: sit(seating, seat, name, SeatClaim(player)))


def take(view: TableView, request: str = "r1") -> GivenAnswer:
    return GivenAnswer(view.line, 0, "take-1", request)


def spoil(monkeypatch: pytest.MonkeyPatch, spoilt: Callable[..., Awaitable[None]]) -> None:
    """Have the next append go wrong, and only that one."""
    whole = Store.append

    async def append(store: Store, id: str, written: NewRows) -> None:
        monkeypatch.setattr(Store, "append", whole)
        await spoilt(store, id, written)

    monkeypatch.setattr(Store, "append", append)


def test_a_line_that_was_not_kept_was_not_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def fail(*_: Any) -> None:
        raise DiskFull

    async def use(context: Context) -> None:
        table, before = await two_at_a_table(context)
        with table.watch(ADA) as news:
            spoil(monkeypatch, fail)
            with pytest.raises(DiskFull):
                await table.answer(ADA, take(before))
            assert not news.is_set()
        assert await table.view(ADA, None, 0) == before
        assert (await table.answer(ADA, take(before))).line == before.line + 1

    with_context(tmp_path, use)


def test_a_line_that_was_kept_though_nobody_heard_is_played_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def keep_and_fail(store: Store, id: str, written: NewRows) -> None:
        await store.append(id, written)
        raise DiskFull

    async def use(context: Context) -> None:
        table, before = await two_at_a_table(context)
        spoil(monkeypatch, keep_and_fail)
        with pytest.raises(DiskFull):
            await table.answer(ADA, take(before))
        again = await table.answer(ADA, take(before))
        assert again.line == before.line + 1
        with pytest.raises(Late):
            await table.answer(ADA, take(before, "r2"))

    with_context(tmp_path, use)


def test_nobody_sees_a_line_while_it_is_being_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def use(context: Context) -> None:
        table, before = await two_at_a_table(context)
        is_kept = asyncio.Event()

        async def slowly(store: Store, id: str, written: NewRows) -> None:
            await asyncio.sleep(0.05)
            await store.append(id, written)
            is_kept.set()

        spoil(monkeypatch, slowly)
        answering = asyncio.create_task(table.answer(ADA, take(before)))
        await asyncio.sleep(0.01)
        seen = await table.view(BO, None, 0)
        assert is_kept.is_set() and seen.line == before.line + 1
        await answering

    with_context(tmp_path, use)


def test_an_answer_that_is_given_up_halfway_is_kept_or_not_but_never_half(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def use(context: Context) -> None:
        table, before = await two_at_a_table(context)

        async def for_ever(*_: Any) -> None:
            await asyncio.sleep(60)

        spoil(monkeypatch, for_ever)
        answering = asyncio.create_task(table.answer(ADA, take(before)))
        await asyncio.sleep(0.01)
        answering.cancel()
        await asyncio.gather(answering, return_exceptions=True)
        assert await table.view(ADA, None, 0) == before

    with_context(tmp_path, use)


def test_a_seat_that_was_not_kept_is_still_open(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def use(context: Context) -> None:
        new = NewTable("pebbles", "r", [ME, NewSeat("open")])
        table = await context.tables.find(await context.matchmaking.create(ADA, new))
        before = await table.view(ADA, None, 0)
        whole = Store.arrange

        async def fail(*_: Any) -> None:
            monkeypatch.setattr(Store, "arrange", whole)
            raise DiskFull

        monkeypatch.setattr(Store, "arrange", fail)
        with pytest.raises(DiskFull):
            await sits(table, BO, 1, "Bo")
        assert await table.view(ADA, None, 0) == before
        assert (await sits(table, BO, 1, "Bo")).question is None

    with_context(tmp_path, use)


def test_two_servers_give_a_seat_away_once(tmp_path: Path) -> None:
    async def use(context: Context) -> None:
        other = Context(context.settings)
        await other.open()
        new = NewTable("pebbles", "r", [ME, NewSeat("open"), NewSeat("open")])
        id = await context.matchmaking.create(ADA, new)
        one, two = await context.tables.find(id), await other.tables.find(id)
        await sits(one, ADA, 1, "Ada again")
        with pytest.raises(Late, match="seat-taken"):
            await sits(two, BO, 1, "Bo")
        await sits(two, BO, 2, "Bo")
        with pytest.raises(Late, match="seat-taken"):
            await sits(one, ADA, 2, "Ada once more")
        assert [seat.name for seat in (await one.view(ADA, 0, 0)).seats][1:] == ["Ada again", "Bo"]
        assert await one.view(ADA, 0, 0) == await two.view(ADA, 0, 0)
        await other.close()

    with_context(tmp_path, use)


def test_a_name_is_never_lost_to_another_one(tmp_path: Path) -> None:
    async def use(context: Context) -> None:
        other = Context(context.settings)
        await other.open()
        new = NewTable("pebbles", "r", [ME, NewSeat("open"), NewSeat("open")])
        id = await context.matchmaking.create(ADA, new)
        one, two = await context.tables.find(id), await other.tables.find(id)
        await sits(one, ADA, 1, "Ada again")
        begun = await sits(two, BO, 2, "Bo")  # it did not know of the other name, and looks again
        assert [seat.name for seat in begun.seats][1:] == ["Ada again", "Bo"] and begun.line > 0
        await other.close()

    with_context(tmp_path, use)


def test_a_mistake_in_a_game_spoils_no_table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def use(context: Context) -> None:
        table, before = await two_at_a_table(context)

        def half(tale: NarratedLog, seat: int, answer: Any) -> None:
            tale.log.state.agenda.pop()
            raise AssertionError("a mistake")

        with monkeypatch.context() as spoilt, pytest.raises(AssertionError):
            spoilt.setattr(NarratedLog, "answer", half)
            await table.answer(ADA, take(before))
        assert await table.view(ADA, None, 0) == before
        assert (await table.answer(ADA, take(before))).line == before.line + 1

    with_context(tmp_path, use)


def test_a_table_that_somebody_watches_stays_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def use(context: Context) -> None:
        monkeypatch.setattr(registry, "AT_HAND", 1)
        table, view = await two_at_a_table(context)
        id = table.kept.id
        with table.watch(ADA) as news:
            await two_at_a_table(context, "another")
            assert await context.tables.find(id) is table
            await two_at_a_table(context, "a third")
            await (await context.tables.find(id)).answer(ADA, take(view))
            assert news.is_set()
        await two_at_a_table(context, "a fourth")
        assert (await (await context.tables.find(id)).view(ADA, None, 0)).line == view.line + 1

    with_context(tmp_path, use)
