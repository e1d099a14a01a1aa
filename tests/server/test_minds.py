"""Computer players in processes of their own: what they are sent, and what if they die."""

import asyncio
import gc
import multiprocessing
import os
import pickle
import signal
import sys
from collections.abc import Awaitable, Callable
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

from pelagos import shelf
from pelagos.cli.serve import renew_when_told
from pelagos.kernel import record
from pelagos.kernel.codec import encode
from pelagos.kernel.log import Log, begin
from pelagos.kernel.view import look
from pelagos.server.autoplay import workers
from pelagos.server.autoplay.workers import POLITE, ThinkingJob, Workers, undisturbed, view_of
from pelagos.server.context import Context
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.settings import Settings
from tests.server.chores import ponder
from tests.server.overheard import FOLDER, overhear

ADA = "a" * 64
POLITEST = 19  # more is not possible
ME, GREEDY = NewSeat("me"), NewSeat("agent", agent="greedy")


def pebbles() -> Log:
    """A game of two in which the first seat is asked to take shells."""
    log = begin(shelf.find("pebbles"), ["Ada", "Bo"], {}, bytes(32), "test")
    log.resolve(bytes(32))
    return log


def job_of(log: Log, agent: str = "greedy") -> ThinkingJob:
    return ThinkingJob(
        game=log.game.key,
        box=None,
        rules=log.header.rules,
        options=log.header.options,
        seats=len(log.header.seats),
        seat=0,
        position=encode(look(log, 0).position),
        deciding=[0],
        line=len(log.lines),
        agent=agent,
        seed=1,
        seconds=1.0,
    )


def with_minds(use: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        minds = Workers(1)
        try:
            await use(minds)
        finally:
            minds.close()

    asyncio.run(run())


class Poison:
    """A job that brings down the process it is sent to."""

    agent, game, seconds = "poison", "pebbles", 1.0

    def __reduce__(self) -> tuple[Any, tuple[int]]:
        return os._exit, (1,)


def test_a_job_is_all_that_a_view_needs() -> None:
    log = pebbles()
    view = view_of(job_of(log))
    seen = look(log, 0)
    assert encode(view.position) == encode(seen.position)
    assert list(view.answers) == list(seen.answers)
    assert (view.seat, view.line, view.deciding) == (seen.seat, seen.line, seen.deciding)


def test_nobody_looks_for_garbage_while_somebody_thinks() -> None:
    with undisturbed():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_process_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def use(minds: Workers) -> None:
        job = job_of(pebbles())
        assert await minds.answer(job) in ("take-1", "take-2", "take-3")
        for process in multiprocessing.active_children():
            process.kill()
        assert await minds.answer(job) in ("take-1", "take-2", "take-3")
        assert await minds.answer(Poison()) is None  # type: ignore[arg-type]
        assert await minds.answer(job) is not None

    with_minds(use)
    assert "poison brought down its process" in caplog.text
    for process in multiprocessing.active_children():
        assert wait([process.sentinel], 20)


def test_those_who_think_give_way_to_those_who_answer_people() -> None:
    async def use(minds: Workers) -> None:
        assert await minds.answer(job_of(pebbles())) is not None
        mine = os.getpriority(os.PRIO_PROCESS, 0)
        for process in multiprocessing.active_children():
            assert process.pid is not None
            theirs = os.getpriority(os.PRIO_PROCESS, process.pid)
            assert theirs == min(mine + POLITE, POLITEST)

    with_minds(use)


def test_a_computer_player_that_fails_gives_no_answer(caplog: pytest.LogCaptureFixture) -> None:
    async def use(minds: Workers) -> None:
        assert await minds.answer(job_of(pebbles(), agent="nobody")) is None

    with_minds(use)
    assert "nobody failed at pebbles" in caplog.text and "UnknownAgent" in caplog.text


# -- at a table -------------------------------------------------------------------------------


def with_table(
    database: str,
    seats: list[NewSeat],
    use: Callable[[Context, str], Awaitable[None]],
    thinking: float = 2.0,
    pause: float = 0.0,
) -> None:
    async def run() -> None:
        context = Context(Settings(database=database, thinking=thinking, pause=pause))
        await context.open()
        try:
            await use(
                context, await context.matchmaking.create(ADA, NewTable("pebbles", "first", seats))
            )
        finally:
            await context.close()

    asyncio.run(run())


@pytest.fixture
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('minds') / 'pelagos.sqlite'}"


def test_what_reaches_the_process_that_thinks_is_what_its_seat_sees(
    monkeypatch: pytest.MonkeyPatch, database: str, tmp_path: Path
) -> None:
    async def use(context: Context, id: str) -> None:
        table = await context.tables.find(id)
        with table.watch(ADA) as news:
            while not table.log.is_finished:
                news.clear()
                await asyncio.wait_for(news.wait(), 120)
        heard = [(file.name, pickle.loads(file.read_bytes())) for file in tmp_path.iterdir()]
        assert {job.seat for _, job in heard} == {0, 1, 2}
        for process, job in heard:
            assert not process.startswith(f"{os.getpid()}-")
            view = look(replayed(table.log, job.line), job.seat)
            expected = (encode(view.position), table.log.header.options, view.deciding)
            assert (job.position, job.options, job.deciding) == expected
            sent = pickle.dumps(job)
            assert table.kept.secret not in sent and table.kept.secret.hex().encode() not in sent
            assert ADA.encode() not in sent

    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setattr(workers, "think", overhear)
    with_table(database, [GREEDY] * 3, use)


def replayed(log: Log, line: int) -> Log:
    """The same game when it had so many lines."""
    rows = record.write(log).encode().splitlines(True)
    return record.replay(b"".join(rows[: line + 1]), shelf.find)


def test_the_game_goes_on_where_a_computer_player_says_nothing_sensible(
    monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    async def babble(_: Workers, job: ThinkingJob, *__: object) -> str | None:
        return "nonsense" if job.line % 2 else None

    async def use(context: Context, id: str) -> None:
        table = await context.tables.find(id)
        with table.watch(ADA) as news:
            while not table.log.is_finished:
                news.clear()
                await asyncio.wait_for(news.wait(), 20)

    monkeypatch.setattr(Workers, "answer", babble)
    with_table(database, [GREEDY] * 2, use)


def test_stopping_does_not_wait_for_those_who_think(
    monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    async def use(context: Context, id: str) -> None:
        table = await context.tables.find(id)
        line = len(table.log.lines)
        while not multiprocessing.active_children():
            await asyncio.sleep(0.01)
        await asyncio.wait_for(context.close(), 5)
        assert len(table.log.lines) == line

    monkeypatch.setattr(workers, "think", ponder)
    with_table(database, [GREEDY] * 2, use)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP")
@pytest.mark.parametrize("harm", [signal.SIGSTOP, signal.SIGKILL])
def test_the_game_goes_on_where_the_process_that_thinks_hangs_or_dies(
    harm: signal.Signals,
    monkeypatch: pytest.MonkeyPatch,
    database: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def use(context: Context, id: str) -> None:
        table = await context.tables.find(id)
        line = len(table.log.lines)
        with table.watch(ADA) as news:
            while len(table.log.lines) < line + 2:
                news.clear()
                await news.wait()
            harmed = multiprocessing.active_children()
            assert harmed
            for process in harmed:
                os.kill(process.pid or 0, harm)
            while not table.log.is_finished:
                news.clear()
                await asyncio.wait_for(news.wait(), 20)
        assert not any(process.is_alive() for process in harmed)

    monkeypatch.setattr(workers, "GRACE", 0.5)
    why = "overdue" if harm == signal.SIGSTOP else "died"
    before = ended(why)
    with_table(database, [GREEDY] * 3, use, thinking=0.5, pause=0.05)
    assert ended(why) > before
    told = [line for line in caplog.messages if "its process was ended" in line]
    assert len(told) == (harm == signal.SIGSTOP)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGUSR1")
def test_who_is_told_of_a_new_engine_has_new_processes_think(
    monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    async def use(context: Context, id: str) -> None:
        renew_when_told(context)
        table = await context.tables.find(id)
        line = len(table.log.lines)
        with table.watch(ADA) as news:
            while len(table.log.lines) < line + 2:
                news.clear()
                await news.wait()
            before = multiprocessing.active_children()
            os.kill(os.getpid(), signal.SIGUSR1)
            while not table.log.is_finished:
                news.clear()
                await asyncio.wait_for(news.wait(), 20)
        assert before and not any(process.is_alive() for process in before)
        assert multiprocessing.active_children()

    with_table(database, [GREEDY] * 3, use, thinking=0.5, pause=0.05)


def ended(why: str) -> float:
    labels = {"pool": "minds", "why": why}
    return REGISTRY.get_sample_value("pelagos_pool_ended_total", labels) or 0.0
