"""How tasks end when the server stops: a query that is cut off would leave its connection open."""

import asyncio
import contextlib
from typing import Final

GRACE: Final = 3.0  # seconds for what a task is at


async def rest(ending: asyncio.Event, seconds: float) -> None:
    """Some seconds, or until the end."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ending.wait()


async def finish(task: asyncio.Task[None] | None) -> None:
    """Let a task that knows about the end come to it; where it does not, cut it off."""
    if task is None:
        return
    await asyncio.wait([task], timeout=GRACE)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
