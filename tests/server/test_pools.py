"""Pools of processes: every question has an end, whatever becomes of the process it is put to."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import wait
from pathlib import Path

import psutil
import pytest
from prometheus_client import REGISTRY

from pelagos import shelf
from pelagos.kernel.errors import BrokenRecord, Illegal, PelagosError
from pelagos.kernel.log import begin
from pelagos.server.pools.fair_queue import Closed
from pelagos.server.pools.processes import Died, Failed, Overdue, Processes
from tests.server.chores import (
    LONG,
    Own,
    Poison,
    die,
    die_once,
    double,
    fail,
    fill,
    hang,
    number_of_process,
    refuse,
    settle_in,
    spin,
    wait_for,
)

SHORT = 0.2
PLENTY = 1 << 31
NO_LIMIT = sys.platform == "win32"


# -- asking -----------------------------------------------------------------------------------


def with_pool(
    use: Callable[[Processes], Awaitable[None]], count: int = 1, memory: int | None = None
) -> None:
    async def run() -> None:
        pool = Processes("test", count, settle_in, memory)
        try:
            async with asyncio.timeout(LONG):
                await use(pool)
        finally:
            pool.close()

    asyncio.run(run())
    gone = [process.sentinel for process in multiprocessing.active_children()]
    deadline = time.monotonic() + LONG
    while gone and time.monotonic() < deadline:
        gone = [each for each in gone if each not in wait(gone, LONG)]
    assert not gone


def ended(why: str) -> float:
    labels = {"pool": "test", "why": why}
    return REGISTRY.get_sample_value("pelagos_pool_ended_total", labels) or 0.0


def test_they_start_when_needed_and_answer() -> None:
    async def use(pool: Processes) -> None:
        assert multiprocessing.active_children() == []
        assert await pool.ask(double, 21, LONG) == 42
        one = await pool.ask(number_of_process, None, LONG)
        assert await pool.ask(number_of_process, None, LONG) == one != os.getpid()

    with_pool(use, count=3)


def test_several_answer_at_once_and_the_rest_waits() -> None:
    async def use(pool: Processes) -> None:
        busy = [asyncio.create_task(pool.ask(hang, None, LONG)) for _ in range(2)]
        waits = asyncio.create_task(pool.ask(double, 1, LONG, ("b",)))
        while len(multiprocessing.active_children()) < 2:
            await asyncio.sleep(0.01)
        assert pool.numbers() == {("b",): 1}
        labels = {"pool": "test"}
        assert REGISTRY.get_sample_value("pelagos_pool_waiting", labels) == 1
        busy[0].cancel()
        assert await waits == 2
        busy[1].cancel()

    with_pool(use, count=2)


def test_renewed_processes_finish_their_answer_first(tmp_path: Path) -> None:
    async def use(pool: Processes) -> None:
        first = await pool.ask(number_of_process, None, LONG)
        answer = asyncio.create_task(pool.ask(wait_for, tmp_path / "end", LONG))
        while not (tmp_path / "end.begun").exists():
            await asyncio.sleep(0.01)
        pool.renew()
        (tmp_path / "end").touch()
        assert await answer == first
        assert await pool.ask(number_of_process, None, LONG) != first

    with_pool(use)


@pytest.mark.parametrize("endless", [hang, spin])
def test_what_takes_too_long_is_ended_and_the_next_is_answered(
    endless: Callable[[object], None],
) -> None:
    async def use(pool: Processes) -> None:
        before = await pool.ask(number_of_process, None, LONG), ended("overdue")
        with pytest.raises(Overdue):
            await pool.ask(endless, None, SHORT)
        after = await pool.ask(number_of_process, None, LONG), ended("overdue") - 1
        assert before[0] != after[0] and before[1] == after[1]
        assert not psutil.pid_exists(before[0])

    with_pool(use)


def test_the_time_counts_from_when_a_process_begins() -> None:
    """Neither waiting for a place nor starting a process is held against a question."""

    async def use(pool: Processes) -> None:
        asked = [pool.ask(double, number, SHORT) for number in range(20)]
        assert await asyncio.gather(*asked) == [2 * number for number in range(20)]

    with_pool(use)


@pytest.mark.skipif(NO_LIMIT, reason="there is no SIGSTOP")
@pytest.mark.parametrize("size", [1, 1 << 20])  # more than a pipe holds: to send it blocks, too
def test_a_process_that_stands_still_is_ended(size: int) -> None:
    async def use(pool: Processes) -> None:
        number = await pool.ask(number_of_process, None, LONG)
        os.kill(number, signal.SIGSTOP)
        with pytest.raises(Overdue):
            await pool.ask(number_of_process, bytes(size), SHORT)
        assert await pool.ask(number_of_process, None, LONG) != number
        assert not psutil.pid_exists(number)

    with_pool(use)


def test_a_process_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    async def use(pool: Processes) -> None:
        number = await pool.ask(number_of_process, None, LONG)
        psutil.Process(number).kill()
        assert await pool.ask(double, 1, LONG) == 2
        assert await pool.ask(die_once, tmp_path / "died", LONG) == "alive"
        before = ended("died")
        with pytest.raises(Died):
            await pool.ask(die, None, LONG)
        assert ended("died") == before + 3
        with pytest.raises(Died):
            await pool.ask(double, Poison(), LONG)  # type: ignore[arg-type]
        assert await pool.ask(double, 2, LONG) == 4

    with_pool(use)


def test_who_gives_up_frees_the_place_and_the_process(tmp_path: Path) -> None:
    async def use(pool: Processes) -> None:
        number = await pool.ask(number_of_process, None, LONG)
        busy = asyncio.create_task(pool.ask(hang, tmp_path / "begun", LONG))
        waits = asyncio.create_task(pool.ask(hang, None, LONG))
        while not (tmp_path / "begun").exists():
            await asyncio.sleep(0.01)
        waits.cancel()
        await asyncio.wait([waits])
        assert not pool.numbers() and psutil.pid_exists(number)
        busy.cancel()
        assert await pool.ask(number_of_process, None, LONG) != number
        assert not psutil.pid_exists(number)

    with_pool(use)


def test_what_the_function_raises_comes_back_with_its_traceback() -> None:
    async def use(pool: Processes) -> None:
        with pytest.raises(ZeroDivisionError) as found:
            await pool.ask(fail, ZeroDivisionError, LONG)
        assert "in fail" in "".join(found.value.__notes__)
        with pytest.raises(Failed, match="Own: own"):  # it cannot be made again from its words
            await pool.ask(fail, Own, LONG)
        with pytest.raises(AttributeError):
            await pool.ask(lambda _: None, None, LONG)  # nor can this be sent

    with_pool(use)


def refusals() -> list[PelagosError]:
    log = begin(shelf.find("pebbles"), ["Ada", "Bo"], {}, bytes(32), "test")
    log.resolve(bytes(32))
    with pytest.raises(Illegal) as found:
        log.undo(1)
    return [found.value, BrokenRecord(3, "record-differs", {"x": "y"}), PelagosError("k", {"f": 1})]


@pytest.mark.parametrize("error", refusals(), ids=lambda error: type(error).__name__)
def test_what_the_house_refuses_comes_back_with_its_facts(error: PelagosError) -> None:
    async def use(pool: Processes) -> None:
        with pytest.raises(type(error)) as found:
            await pool.ask(refuse, error, LONG)
        came = found.value
        assert (str(came), came.key, came.facts) == (str(error), error.key, error.facts)
        if isinstance(error, BrokenRecord):
            assert isinstance(came, BrokenRecord) and came.line == error.line

    with_pool(use)


@pytest.mark.skipif(sys.platform != "linux", reason="only here such a limit holds")
def test_memory_has_a_limit() -> None:
    async def use(pool: Processes) -> None:
        with pytest.raises(MemoryError):
            await pool.ask(fill, 2 * PLENTY, LONG)
        assert await pool.ask(fill, 1 << 20, LONG) == 1 << 20

    with_pool(use, memory=PLENTY)


def test_the_end_comes_at_once() -> None:
    async def use(pool: Processes) -> None:
        await pool.ask(double, 1, LONG)
        asked = [asyncio.create_task(pool.ask(hang, None, LONG)) for _ in range(3)]
        while len(pool.numbers()) < 1:
            await asyncio.sleep(0)
        began = time.monotonic()
        pool.close()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(each, Closed) for each in found)
        assert time.monotonic() - began < 5
        with pytest.raises(Closed):
            await pool.ask(double, 1, LONG)

    with_pool(use)


PARENT = """
import asyncio
from pelagos.server.pools.processes import Processes
from tests.server.chores import hang, number_of_process, settle_in

async def run():
    pool = Processes("test", 2, settle_in)
    busy = asyncio.create_task(pool.ask(hang, None, 60))
    await asyncio.sleep(0)
    print(await pool.ask(number_of_process, None, 60), flush=True)
    await busy

if __name__ == "__main__":
    asyncio.run(run())
"""


def test_they_die_with_the_server(tmp_path: Path) -> None:
    """Killed, without a goodbye; whether they are at something or not."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    parent = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, env=environ)
    assert parent.stdout is not None and parent.stdout.readline()
    left = psutil.Process(parent.pid).children(recursive=True)
    assert len(left) >= 2
    parent.kill()
    parent.wait()
    parent.stdout.close()
    _, alive = psutil.wait_procs(left, timeout=20)
    assert alive == []


def test_the_thread_of_a_question_ends_with_it() -> None:
    before = threading.active_count()
    with_pool(lambda pool: pool.ask(double, 1, LONG))  # type: ignore[arg-type]
    deadline = time.monotonic() + 20
    while threading.active_count() > before and time.monotonic() < deadline:
        time.sleep(0.01)
    assert threading.active_count() <= before
