"""How long the event loop is held up: whoever holds it up makes everybody wait."""

import asyncio
import time
from typing import Final

from pelagos.server import metrics

BEAT: Final = 0.01  # seconds between two looks


class Pulse:
    """Looks again and again how late it is."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        longest = 0.0
        while True:
            began, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(BEAT)
            passed, worked = time.monotonic() - began, time.thread_time() - worked
            metrics.LOOP_LATE.observe(passed - BEAT)
            longest = max(longest, min(passed, worked))
            metrics.LOOP_HELD.set(longest)
