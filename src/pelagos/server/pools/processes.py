"""Processes of our own for what takes long, so that it neither holds up the server nor can bring it
down: each answers one question at a time, and can be ended in the middle of it.
"""

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import re
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final, TypeVar

from pelagos.server import metrics
from pelagos.server.pools import fair_queue
from pelagos.server.pools.fair_queue import EVERYBODY, Closed, FairQueue

TRIES: Final = 3  # with a new process each time
STARTING: Final = 60.0  # seconds that a new process may take before it can be asked
READY: Final = b""
SPAWN: Final = multiprocessing.get_context("spawn")

A = TypeVar("A")
T = TypeVar("T")
SettleIn = Callable[[], None]


class Overdue(Exception):
    """It took longer than it may; its process was ended."""


class Died(Exception):
    """The process died, and so did those that were asked the same after it."""


class Failed(Exception):
    """The function raised what cannot be sent; the text is its traceback."""


class Processes:
    """They start when first needed, and again when one of them has died or was ended.

    ``settle_in`` is what a new one does first. With ``memory`` it gets no more bytes than that
    beside what it has then, where the system can see to it; who asks for more gets a MemoryError.
    """

    def __init__(
        self, name: str, count: int, settle_in: SettleIn, memory: int | None = None
    ) -> None:
        self._name = name
        self._queue = FairQueue(count)
        self._workers = [Worker(name, settle_in, memory) for _ in range(count)]
        self._idle = [*self._workers]
        self._is_closed = False
        metrics.watch_pool(name, self._queue.__len__)

    async def ask(
        self,
        function: Callable[[A], T],
        argument: A,
        seconds: float,
        path: fair_queue.Path = EVERYBODY,
        is_urgent: bool = True,
    ) -> T:
        """What the function says; Overdue after so many ``seconds`` from when a process began.

        Whoever waits does so in a fair queue. A process whose asker gives up is ended. What the
        function raises is raised here; else Died, and Closed after the end.
        """
        question = pickle.dumps((function, argument))
        async with self._queue.place(path, is_urgent):
            worker = self._idle.pop()  # the one that was busy last: others may never be needed
            try:
                with metrics.POOL_SECONDS.labels(self._name).time():
                    found = await self._answer(worker, question, seconds)
            finally:
                self._idle.append(worker)
        answer: tuple[T, Exception | None] = pickle.loads(found)
        if answer[1] is not None:
            raise answer[1]
        return answer[0]

    async def _answer(self, worker: "Worker", question: bytes, seconds: float) -> bytes:
        for _ in range(TRIES):
            if self._is_closed:
                raise Closed
            try:
                return await worker.ask(question, seconds)
            except Overdue:
                metrics.POOL_ENDED.labels(self._name, "overdue").inc()
                raise
            except Died:
                metrics.POOL_ENDED.labels(self._name, "died").inc()
        raise Closed if self._is_closed else Died

    def renew(self) -> None:
        """Let new processes answer from now on: what they load has changed."""
        for worker in self._workers:
            worker.renew()

    def numbers(self) -> dict[fair_queue.Path, int]:
        """How far each path that waits is from its turn."""
        return self._queue.numbers()

    def close(self) -> None:
        """End them all at once; whoever waits for an answer gets none."""
        self._is_closed = True
        self._queue.close()
        for worker in self._workers:
            worker.close()


class Worker:
    """One process, and the thread that speaks with it: whatever blocks, blocks only that."""

    def __init__(self, name: str, settle_in: SettleIn, memory: int | None) -> None:
        self._settle_in = settle_in
        self._memory = memory
        self._thread = ThreadPoolExecutor(1, name)
        self._process: SpawnProcess | None = None
        self._is_old = False
        self._pipe: Connection

    async def ask(self, question: bytes, seconds: float) -> bytes:
        await self._within(STARTING, self._start)
        return await self._within(seconds, self._exchange, question)

    async def _within(
        self, seconds: float, work: Callable[..., bytes | None], *facts: bytes
    ) -> bytes:
        """What comes back; if that is too late, or nobody waits for it, the process is ended."""
        coming = asyncio.get_running_loop().run_in_executor(self._thread, work, *facts)
        try:
            await asyncio.wait([coming], timeout=seconds)
        finally:
            if not coming.done():
                self.end()
        if not coming.done():
            raise Overdue
        if (answer := await coming) is None:
            raise Died
        return answer

    def end(self) -> None:
        """At once, even if it hangs; the thread notices."""
        if self._process is not None:
            self._process.kill()

    def renew(self) -> None:
        """End the process, but not in the middle of an answer."""
        self._is_old = True

    def close(self) -> None:
        self.end()
        self._thread.submit(self._bury)  # also the one that is just being started

    # -- in the thread -----------------------------------------------------------------------

    def _start(self) -> bytes | None:
        if self._is_old:
            self._bury()
            self._is_old = False
        if self._process is not None:
            return READY
        self._pipe, theirs = SPAWN.Pipe()
        facts = (theirs, self._settle_in, self._memory)
        process = SPAWN.Process(target=work, args=facts, daemon=True)
        process.start()
        self._process = process
        theirs.close()
        return self._exchange(READY)

    def _exchange(self, question: bytes) -> bytes | None:
        """The answer; None where the process has died."""
        try:
            self._pipe.send_bytes(question)
            return self._pipe.recv_bytes()
        except (EOFError, OSError):
            self._bury()
            return None

    def _bury(self) -> None:
        if self._process is not None:
            self._process.kill()  # it may only have closed its end
            self._process.join()
            self._process = None
            self._pipe.close()


# -- in the process ---------------------------------------------------------------------------


def work(pipe: Connection, settle_in: SettleIn, memory: int | None) -> None:
    """Answer what is asked; leave Ctrl-C to the server, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    settle_in()
    limit(memory)
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        pipe.send_bytes(pipe.recv_bytes())
        while True:
            pipe.send_bytes(answer_to(pipe.recv_bytes()))


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def limit(memory: int | None) -> None:
    """No more bytes than that beside those it has, where the system knows such a limit."""
    if memory is not None and sys.platform == "linux":
        import resource

        most = data_size() + memory
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def data_size() -> int:
    """The bytes of this process that such a limit counts."""
    status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
    (kilobytes,) = re.findall(r"^VmData:\s+(\d+) kB$", status, flags=re.MULTILINE)
    return int(kilobytes) * 1024


def answer_to(question: bytes) -> bytes:
    """What the function says, or raises."""
    try:
        function, argument = pickle.loads(question)
        return pickle.dumps((function(argument), None))
    except Exception as error:
        return pickle.dumps((None, sendable(error)))


def sendable(error: Exception) -> Exception:
    """The error with its traceback in words; nothing but words where it cannot be sent."""
    words = "".join(traceback.format_exception(error))
    with contextlib.suppress(Exception):
        error.add_note(words)
        pickle.loads(pickle.dumps(error))
        return error
    return Failed(words)
