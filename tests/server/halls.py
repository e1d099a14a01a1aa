"""A hall in the process of the test, with everything but the network."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from pelagos.server.context import Hall
from pelagos.server.settings import Settings


def with_hall(folder: Path, use: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        hall = Hall(Settings(data=str(folder)))
        await hall.open()
        try:
            await use(hall)
        finally:
            await hall.close()

    asyncio.run(run())
