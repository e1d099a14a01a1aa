"""The parts of a server in the process of the test: everything but the network."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from pelagos.server.context import Context
from pelagos.server.settings import Settings


def with_context(folder: Path, use: Callable[[Context], Awaitable[None]]) -> None:
    async def run() -> None:
        context = Context(Settings(data=str(folder)))
        await context.open()
        try:
            await use(context)
        finally:
            await context.close()

    asyncio.run(run())
