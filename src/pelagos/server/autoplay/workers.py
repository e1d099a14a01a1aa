"""Computer players in processes of their own. They are sent what a seat sees, nothing else."""

import contextlib
import gc
import logging
import os
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from msgspec import Struct

from pelagos import agents, shelf
from pelagos.agents.agent import ThinkingTime
from pelagos.agents.levels import ENOUGH
from pelagos.agents.search import advice
from pelagos.kernel.codec import decode
from pelagos.kernel.contract import Decision
from pelagos.kernel.view import View
from pelagos.server.pools.fair_queue import EVERYBODY, Closed, Path
from pelagos.server.pools.processes import Died, Overdue, Processes

GRACE: Final = 10.0  # seconds beyond the time to think after which a process is taken to hang
POLITE: Final = 5  # by how much a process that thinks gives way to those that answer people

T = TypeVar("T")

log = logging.getLogger("uvicorn.error")


class ThinkingJob(Struct, frozen=True):
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


def think(job: ThinkingJob) -> str:
    """The spelling of the answer that a computer player gives."""
    agent, view = agents.make(job.agent, job.seed), view_of(job)
    with undisturbed():
        return agent.choose(view, ThinkingTime(job.seconds)).spelling


class Advised(Struct, frozen=True):
    """What a search found out about an answer."""

    says: str
    visits: int
    share: float
    points: float
    gains: dict[str, float]  # by number of the rule


def advise(job: ThinkingJob) -> list[Advised]:
    """The best few answers to a question, the best first."""
    view = view_of(job)
    with undisturbed():
        found = advice.advise(view, ThinkingTime(job.seconds, ENOUGH), job.seed)
    return [Advised(a.answer.spelling, a.visits, a.share, a.points, a.gains) for a in found]


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Nobody looks for circles of garbage: trees have none, and a look takes too long."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def view_of(job: ThinkingJob) -> View:
    game = shelf.with_box(job.game, job.box)
    first = game.setup(job.seats, job.options, job.rules)
    position = decode(game, first, job.position)
    asked = position.agenda[-1]
    assert isinstance(asked, Decision)
    return View(game, job.seat, job.line, position, asked, job.deciding, [])


class Workers:
    """The processes that think, and the queue before them."""

    def __init__(self, processes: int) -> None:
        self._processes = Processes("minds", processes, settle_in)

    async def answer(
        self, job: ThinkingJob, path: Path = EVERYBODY, is_urgent: bool = True
    ) -> str | None:
        """What the computer player says; None, logged, where it cannot."""
        return await self._ask(think, job, path, is_urgent)

    async def hint(self, job: ThinkingJob, path: Path) -> list[Advised] | None:
        """What a search advises a person who waits for it; None, logged, where it cannot."""
        return await self._ask(advise, job, path, is_urgent=True)

    async def _ask(
        self, think: Callable[[ThinkingJob], T], job: ThinkingJob, path: Path, is_urgent: bool
    ) -> T | None:
        seconds = job.seconds + GRACE
        try:
            return await self._processes.ask(think, job, seconds, path, is_urgent)
        except Closed:
            return None
        except Overdue:
            log.error("%s did not answer at %s; its process was ended", job.agent, job.game)
        except Died:
            log.error("%s brought down its process at %s", job.agent, job.game)
        except Exception:
            log.exception("%s failed at %s", job.agent, job.game)
        return None

    def numbers(self) -> dict[Path, int]:
        """How far each path that waits is from its turn."""
        return self._processes.numbers()

    def renew(self) -> None:
        """Let new processes think from now on: there may be a faster engine."""
        self._processes.renew()

    def close(self) -> None:
        """Stop at once: whoever waits for an answer gets none."""
        self._processes.close()


def settle_in() -> None:
    """In a new process: give way to the server, unpack."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    shelf.games()
    gc.freeze()  # what is here now stays
