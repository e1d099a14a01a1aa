"""The turns of computer players: one task for each table that waits for one.

They think in turn: for people who are there first, then for one address after the other, of each
for one player after the other, and of each for one table after the other.
"""

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Final

from pelagos import shelf
from pelagos.agents.levels import BEST
from pelagos.kernel.codec import encode
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.view import View
from pelagos.server import metrics
from pelagos.server.autoplay.origins import Origins
from pelagos.server.autoplay.unattended import Unattended
from pelagos.server.autoplay.workers import Advised, ThinkingJob, Workers
from pelagos.server.background import UNREACHABLE, Loop, Retries, rest
from pelagos.server.errors import Late
from pelagos.server.pools.fair_queue import Closed, Path
from pelagos.server.seating import during
from pelagos.server.seating.lessons import SCRIPTED, STAND_IN
from pelagos.server.store.store import Store
from pelagos.server.table.agent_question import AgentQuestion
from pelagos.server.table.table import FOR_ALL, Table

SEED_BITS: Final = 47
ANOTHER: Final = 1.0  # seconds between two looks while another process thinks
A_WHILE: Final = 60.0  # seconds until a table of computers gives its place to another one
RECENTLY: Final = 60.0  # seconds for which somebody who left is taken to come back
COUNT: Final = 1.0  # seconds between two looks at who waits

log = logging.getLogger("uvicorn.error")


class Scheduler:
    """Has computer players answer wherever they are asked.

    ``find`` opens a table, ``at_hand`` finds one only if it is in memory.
    """

    def __init__(
        self,
        minds: Workers,
        store: Store,
        find: Callable[[str], Awaitable[Table]],
        at_hand: Callable[[str], Table | None],
        seconds: float,
        pause: float,
    ) -> None:
        self._minds = minds
        self._store = store
        self._find = find
        self._at_hand = at_hand
        self._seconds = seconds
        self._pause = pause
        self.origins = Origins()
        self._awake = Unattended()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waiting: set[str] = set()  # tables that know that they wait
        self._closing = asyncio.Event()
        self.loop = Loop("queue", self._count, COUNT)

    def look_at(self, table: Table) -> None:
        """See to it that somebody answers where a computer player is asked."""
        id = table.kept.id
        if id in self._tasks or self._closing.is_set() or table.agent_asked() is None:
            return
        sleeps = during.is_left_to_computers(table.kept.seating)
        self._tasks[id] = asyncio.create_task(self._see_to(id, self._path(table), sleeps))

    def tables(self) -> Collection[str]:
        """Where somebody answers already, or will as soon as there is room."""
        return self._tasks.keys()

    def _path(self, table: Table) -> Path:
        creator = table.kept.seating.creator
        return self.origins.of(creator), creator, table.kept.id

    async def _see_to(self, id: str, path: Path, sleeps: bool) -> None:
        """Play there; where only computers do, for a while, when there is room."""
        try:
            async with self._awake.place(path) if sleeps else contextlib.nullcontext():
                table = await self._store.reading.until_done(partial(self._find, id))
                await self._play(table, A_WHILE if sleeps else math.inf)
        except (Closed, *UNREACHABLE):
            return  # the server stops
        except Exception:
            log.exception("computer players stopped at table %s", id)
            return
        finally:
            del self._tasks[id]
        self.look_at(table)

    async def _play(self, table: Table, seconds: float) -> None:
        """Answer while a computer player is asked; while another process does, look again."""
        until, retries = time.monotonic() + seconds, Retries("computer players")
        while self._goes_on(until) and table.agent_asked() is not None:
            try:
                if not await self._answer_if_free(table, until):
                    await rest(self._closing, ANOTHER)
            except (PelagosError, *UNREACHABLE):
                raise
            except Exception as error:
                await rest(self._closing, retries.failed(error))
            else:
                retries.succeeded()

    def _goes_on(self, until: float) -> bool:
        return not self._closing.is_set() and time.monotonic() < until

    async def _answer_if_free(self, table: Table, until: float) -> bool:
        """Whether no other process does."""
        claims, key = self._store.claims, f"thinking {table.kept.id}"
        if not await self._store.reading.until_done(partial(claims.take, key)):
            return False
        try:
            while self._goes_on(until) and await self._answer(table):
                pass
        finally:
            with contextlib.suppress(*UNREACHABLE):  # then it is free anyway
                await claims.release(key)
        return True

    async def _answer(self, table: Table) -> bool:
        """Whether a computer player was asked. What was found is kept until it is written."""
        if (turn := await self._store.reading.until_done(table.turn)) is None:
            return False
        await rest(self._closing, self._pause)  # so that people can follow
        says = await self._say(table, turn)
        if self._closing.is_set():
            return False
        assert turn.view.seat is not None
        write = partial(table.answer_for_agent, turn.view.seat, says, turn.view.line)
        with contextlib.suppress(Late):  # the table has changed: look again
            await self._store.writing.until_done(write)
        return True

    async def _say(self, table: Table, turn: AgentQuestion) -> str:
        """The answer; any legal one where the computer player cannot give one."""
        agent = STAND_IN if turn.agent == SCRIPTED else turn.agent
        with metrics.THINKING.labels(agent).time():
            says = turn.scripted or await self._minds.answer(
                self._job(table, turn.view, agent), self._path(table), is_awaited(table)
            )
        legal = [answer.spelling for answer in turn.view.answers]
        return says if says is not None and says in legal else legal[0]

    async def hint(self, table: Table, view: View, player: str, address: str) -> list[Advised]:
        """The best few answers; none where nobody is asked, or the search fails."""
        if view.asked is None:
            return []
        path = (address, player, table.kept.id, player)
        return await self._minds.hint(self._job(table, view, BEST), path) or []

    def _job(self, table: Table, view: View, agent: str) -> ThinkingJob:
        header = table.log.header
        assert view.seat is not None
        return ThinkingJob(
            game=header.game,
            box=None if shelf.find(header.game) is view.game else table.kept.box.text,
            rules=header.rules,
            options=table.log.options,
            seats=len(header.seats),
            seat=view.seat,
            position=encode(view.position),
            deciding=view.deciding,
            line=view.line,
            agent=agent,
            seed=secrets.randbits(SEED_BITS),
            seconds=self._seconds,
        )

    async def _count(self) -> None:
        """Tell the tables that wait how many come before them; the others, that none do."""
        queued: dict[str, dict[str, int]] = {id: {} for id in self._waiting}
        for path, number in (self._awake.numbers() | self._minds.numbers()).items():
            _, _, id, *player = path
            queued.setdefault(id, {})["".join(player) or FOR_ALL] = number - 1
        for id, before in queued.items():
            if table := self._at_hand(id):
                table.wait(before)
        self._waiting = {id for id, before in queued.items() if before}

    async def close(self) -> None:
        """Stop; whoever was thinking is asked again after the next start."""
        self._closing.set()
        self._awake.close()
        self._minds.close()
        await self.loop.close()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def is_awaited(table: Table) -> bool:
    """Whether somebody who plays there is here, or was until just now."""
    people = table.kept.seating.people()
    return any(table.present.gone_for(player) < RECENTLY for player in people)
