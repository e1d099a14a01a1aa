"""Work beside the requests, done again and again; and one policy for all that fails and is retried.

What fails is tried again after 1, 2, 4 … seconds. The log has one line when it begins to fail, with
the traceback where it is not just the database that is away, and one when it goes again.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from pelagos.server import metrics

# How it shows that the database is out of reach, or was while something was on its way.
UNREACHABLE: Final = (OperationalError, InterfaceError, PoolTimeout, ConnectionError)
FIRST: Final = 1.0  # seconds until the first retry; twice as long until each next one
LONGEST: Final = 5.0  # seconds until any retry
GRACE: Final = 3.0  # seconds for what a task is at when the server stops

T = TypeVar("T")
Work = Callable[[], Awaitable[float | None]]

log = logging.getLogger("uvicorn.error")


async def rest(until: asyncio.Event, seconds: float) -> None:
    """Some seconds, or until an event."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await until.wait()


async def finish(task: asyncio.Task[None] | None) -> None:
    """Let a task that knows about the end come to it; where it does not, cut it off.

    A query that is cut off would leave its connection open.
    """
    if task is None:
        return
    await asyncio.wait([task], timeout=GRACE)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


class Retries:
    """When to try again what fails, and what the log says about it."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._failures = 0
        self._told: set[type[Exception]] = set()

    def __bool__(self) -> bool:
        """Whether it has failed the last time."""
        return self._failures > 0

    def failed(self, error: Exception) -> float:
        """After how many seconds to try again."""
        metrics.FAILURES.labels(self._what).inc()
        if isinstance(error, UNREACHABLE):
            self._tell(UNREACHABLE[0], error, None)
        else:
            self._tell(type(error), error, error)
        self._failures += 1
        return float(min(LONGEST, FIRST * 2 ** min(self._failures - 1, 10)))

    def _tell(self, kind: type[Exception], error: Exception, trace: Exception | None) -> None:
        """Once a kind."""
        if kind not in self._told:
            self._told.add(kind)
            said = " ".join(str(error).splitlines()[:1])
            words = "%s: failed, and is tried again: %s: %s"
            level = logging.WARNING if trace is None else logging.ERROR
            log.log(level, words, self._what, type(error).__name__, said, exc_info=trace)

    def succeeded(self) -> None:
        if self._failures:
            log.warning("%s: works again after %d failures", self._what, self._failures)
        self._failures = 0
        self._told.clear()


class Loop:
    """Work done again and again: after ``every`` seconds, sooner when woken, until closed.

    The work may say after how many seconds it wants to be done next.
    """

    def __init__(self, what: str, work: Work, every: float) -> None:
        self._work = work
        self._every = every
        self._retries = Retries(what)
        self._woken = asyncio.Event()
        self._closing = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_closing(self) -> bool:
        """Whether work of many parts should come to its end."""
        return self._closing.is_set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Work now, unless it has just failed: then it waits."""
        self._woken.set()

    async def close(self) -> None:
        """After the work at hand."""
        self._closing.set()
        self._woken.set()
        await finish(self._task)

    async def _run(self) -> None:
        while not self.is_closing:
            self._woken.clear()
            try:
                seconds = await self._work()
            except Exception as error:
                await rest(self._closing, self._retries.failed(error))
            else:
                self._retries.succeeded()
                await rest(self._woken, self._every if seconds is None else seconds)


class Patience:
    """For all who need the same of the database: while that fails, one of them tries for all."""

    def __init__(self, what: str) -> None:
        self._retries = Retries(what)
        self._pause = 0.0
        self._one_at_a_time = asyncio.Lock()
        self._closing = asyncio.Event()

    async def until_done(self, work: Callable[[], Awaitable[T]]) -> T:
        """What the work finds, tried until the database lets it; what fails after the end."""
        while True:
            is_known = bool(self._retries)
            async with self._one_at_a_time if is_known else contextlib.nullcontext():
                if self._pause:
                    await rest(self._closing, self._pause)
                try:
                    found = await work()
                except UNREACHABLE as error:
                    if self._closing.is_set():
                        raise
                    if is_known or not self._retries:  # of many that fail at once, one counts
                        self._pause = self._retries.failed(error)
                else:
                    self._pause = 0.0
                    self._retries.succeeded()
                    return found

    def close(self) -> None:
        """Wait for nothing any more."""
        self._closing.set()
