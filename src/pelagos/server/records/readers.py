"""Whoever brings something to be read waits here; how long and how many at once is bounded."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from pelagos.server.bounds import (
    MB,
    POOL_MB,
    POOL_PATIENCE,
    POOL_SECONDS,
    POOL_WAITING,
    POOL_WAITING_EACH,
)
from pelagos.server.errors import Away, Rebuff
from pelagos.server.pools.fair_queue import EVERYBODY, Closed
from pelagos.server.pools.processes import Died, Overdue, Processes
from pelagos.server.records.reading import bounded, settle_in
from pelagos.server.throttle import AtOnce

PROCESSES: Final = 2

A = TypeVar("A")
T = TypeVar("T")


class Readers:
    """Processes that read what comes from outside; nothing of it can hold up the server."""

    def __init__(self) -> None:
        self._pool = Processes("reading", PROCESSES, settle_in, POOL_MB * MB)
        self._at_once = AtOnce(POOL_WAITING, POOL_WAITING_EACH)

    async def read(self, function: Callable[[A], T], argument: A, address: str) -> T:
        """What the function says of what somebody at this address has brought."""
        with self._at_once.joined(address):
            try:
                async with asyncio.timeout(POOL_PATIENCE):
                    work = (function, argument)
                    return await self._pool.ask(bounded, work, POOL_PATIENCE, (address,))
            except TimeoutError:
                raise Away("overtaxed", {"seconds": POOL_PATIENCE}) from None
            except (Overdue, Died, MemoryError):
                facts = {"seconds": POOL_SECONDS, "megabytes": POOL_MB}
                raise Rebuff("too-costly", {**facts}) from None
            except Closed:
                raise Away("restarting", {}) from None

    async def work_out(self, function: Callable[[A], T], argument: A) -> T:
        """The same for the server itself, when nobody else needs the process."""
        return await self._pool.ask(function, argument, POOL_PATIENCE, EVERYBODY, is_urgent=False)

    def close(self) -> None:
        self._pool.close()
