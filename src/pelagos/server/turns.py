"""The turns of computer players: one task for each table that waits for one."""

import asyncio
import contextlib
import logging
import secrets
from typing import Final

from pelagos import shelf
from pelagos.agents.levels import BEST
from pelagos.kernel.codec import encode
from pelagos.kernel.view import View
from pelagos.server import metrics
from pelagos.server.errors import Late
from pelagos.server.lessons import SCRIPTED, STAND_IN
from pelagos.server.minds import Advised, Job, Minds
from pelagos.server.store.claims import Claims
from pelagos.server.table import Table
from pelagos.server.turn import Turn

SEED_BITS: Final = 47
ANOTHER: Final = 1.0  # seconds between two looks while another process thinks

log = logging.getLogger("uvicorn.error")


class Turns:
    """Has computer players answer wherever they are asked."""

    def __init__(self, minds: Minds, claims: Claims, seconds: float, pause: float) -> None:
        self._minds = minds
        self._claims = claims
        self._seconds = seconds
        self._pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = asyncio.Event()

    def look_at(self, table: Table) -> None:
        """See to it that somebody answers where a computer player is asked."""
        is_free = table.kept.id not in self._tasks and not self._closing.is_set()
        if is_free and table.agent_asked() is not None:
            self._tasks[table.kept.id] = asyncio.create_task(self._play(table))

    async def _play(self, table: Table) -> None:
        """Answer while a computer player is asked; while another process does, look again."""
        key = f"thinking {table.kept.id}"
        try:
            while table.agent_asked() is not None and not self._closing.is_set():
                if not await self._claims.take(key):
                    await self._wait(ANOTHER)
                    continue
                try:
                    await self._answer(table)
                finally:
                    await self._claims.release(key)
        except Exception:
            log.exception("computer players stopped at table %s", table.kept.id)
        finally:
            del self._tasks[table.kept.id]

    async def _answer(self, table: Table) -> None:
        while (turn := await table.turn()) is not None:
            await self._wait(self._pause)  # so that people can follow
            says = await self._say(table, turn)
            if self._closing.is_set():
                return
            assert turn.view.seat is not None
            with contextlib.suppress(Late):  # the table has changed: look again
                await table.answer_for_agent(turn.view.seat, says, turn.view.line)

    async def _wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()

    async def _say(self, table: Table, turn: Turn) -> str:
        """The answer; any legal one where the computer player cannot give one."""
        agent = STAND_IN if turn.agent == SCRIPTED else turn.agent
        with metrics.THINKING.labels(agent).time():
            says = turn.scripted or await self._minds.answer(self._job(table, turn.view, agent))
        legal = [answer.spelling for answer in turn.view.answers]
        return says if says is not None and says in legal else legal[0]

    async def hint(self, table: Table, view: View) -> list[Advised]:
        """The best few answers; none where nobody is asked, or the search fails."""
        if view.asked is None:
            return []
        return await self._minds.hint(self._job(table, view, BEST)) or []

    def _job(self, table: Table, view: View, agent: str) -> Job:
        header = table.log.header
        assert view.seat is not None
        return Job(
            game=header.game,
            box=None if shelf.find(header.game) is view.game else table.kept.box,
            rules=header.rules,
            options=header.options,
            seats=len(header.seats),
            seat=view.seat,
            position=encode(view.position),
            deciding=view.deciding,
            line=view.line,
            agent=agent,
            seed=secrets.randbits(SEED_BITS),
            seconds=self._seconds,
        )

    async def close(self) -> None:
        """Stop; whoever was thinking is asked again after the next start."""
        self._closing.set()
        self._minds.close()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
