"""Computer players in processes of their own. They are sent what a seat sees, nothing else."""

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Final, TypeVar

from msgspec import Struct

from pelagos import agents, shelf
from pelagos.agents.agent import Clock
from pelagos.agents.levels import ENOUGH
from pelagos.agents.search import hint
from pelagos.kernel.codec import decode
from pelagos.kernel.contract import Decision, Game
from pelagos.kernel.view import View

TRIES: Final = 3  # with a new process each time
POLITE: Final = 5  # by how much a process that thinks gives way to those that answer people
BOXES: Final = 8  # games with boxes of their own that a process keeps open

T = TypeVar("T")

log = logging.getLogger("uvicorn.error")


class Job(Struct, frozen=True):
    """A question to a computer player."""

    game: str
    box: str | None  # None: the game's own
    rules: int
    options: dict[str, str]
    seats: int
    seat: int
    position: dict[str, Any]  # what the seat sees of it, encoded
    deciding: list[int]
    line: int
    agent: str
    seed: int
    seconds: float


class NoAnswer(Exception):
    """A computer player failed; the text is its traceback. It can travel between processes."""


def think(job: Job) -> str:
    """The spelling of the answer that a computer player gives."""
    try:
        agent, view = agents.make(job.agent, job.seed), view_of(job)
        with undisturbed():
            return agent.choose(view, Clock(job.seconds)).spelling
    except Exception:
        raise NoAnswer(traceback.format_exc()) from None


class Advised(Struct, frozen=True):
    """What a search found out about an answer."""

    says: str
    visits: int
    share: float
    points: float
    gains: dict[str, float]  # by number of the rule


def advise(job: Job) -> list[Advised]:
    """The best few answers to a question, the best first."""
    try:
        view = view_of(job)
        with undisturbed():
            found = hint.advise(view, Clock(job.seconds, ENOUGH), job.seed)
    except Exception:
        raise NoAnswer(traceback.format_exc()) from None
    return [Advised(a.answer.spelling, a.visits, a.share, a.points, a.gains) for a in found]


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Nobody looks for circles of garbage: trees have none, and a look takes too long."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def view_of(job: Job) -> View:
    game = game_of(job.game, job.box)
    first = game.setup(job.seats, job.options, job.rules)
    position = decode(game, first, job.position)
    asked = position.agenda[-1]
    assert isinstance(asked, Decision)
    return View(game, job.seat, job.line, position, asked, job.deciding, [])


@lru_cache(maxsize=BOXES)
def game_of(key: str, box: str | None) -> Game:
    return shelf.find(key, box)


class Minds:
    """The processes; they start when first needed, and again when one of them dies."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def answer(self, job: Job) -> str | None:
        """What the computer player says; None, logged, where it cannot."""
        return await self._ask(think, job)

    async def hint(self, job: Job) -> list[Advised] | None:
        """What a search advises; None, logged, where it cannot."""
        return await self._ask(advise, job)

    async def _ask(self, think: Callable[[Job], T], job: Job) -> T | None:
        for _ in range(TRIES):
            if self._is_closed:
                return None
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, job)
            except BrokenProcessPool:
                self._drop(pool)
            except NoAnswer as error:
                log.error("%s failed at %s\n%s", job.agent, job.game, error)
                return None
        log.error("%s brought down its process at %s", job.agent, job.game)
        return None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, spawn, initializer=settle_in)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop at once: whoever waits for an answer gets none."""
        self._is_closed = True
        if self._pool is None:
            return
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


def settle_in() -> None:
    """In a new process: give way to the server, leave Ctrl-C to it, never outlive it; unpack."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with contextlib.suppress(ValueError):  # not the main thread, as in tests
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    shelf.games()
    gc.freeze()  # what is here now stays


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
