"""Passwords: kept as Argon2id digests, computed a few at a time in threads of their own."""

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pelagos.server.bounds import PASSWORDS_WAITING, PASSWORDS_WAITING_EACH
from pelagos.server.people.strength import weakness
from pelagos.server.pools.fair_queue import FairQueue
from pelagos.server.throttle import AtOnce

AT_ONCE: Final = max(1, (os.cpu_count() or 1) // 2)  # each takes 64 MiB and a core for a moment
POLITE: Final = 5  # by how much their threads give way to the one that answers people

T = TypeVar("T")


class Passwords:
    """Makes digests and compares with them; who asks from one address waits for its turn."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._queue = FairQueue(AT_ONCE)
        self._at_once = AtOnce(PASSWORDS_WAITING, PASSWORDS_WAITING_EACH)
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords", give_way)
        self._nobody: str | None = None

    async def digest(self, password: str, address: str) -> str:
        return await self._work_out(address, self._hasher.hash, password)

    async def weakness(self, password: str, handle: str, address: str) -> str | None:
        """Why somebody would soon guess it."""
        return await self._work_out(address, weakness, password, handle)

    async def fits(self, password: str, digest: str | None, address: str) -> bool:
        """Whether it is the one; where there is no digest it takes as long to say no."""
        if self._nobody is None:
            self._nobody = await self.digest("", address)
        kept = digest or self._nobody
        is_right = await self._work_out(address, self._verify, kept, password)
        return is_right and bool(digest)

    async def _work_out(self, address: str, work: Callable[..., T], *facts: str) -> T:
        with self._at_once.joined(address):
            async with self._queue.place((address,)):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, work, *facts)

    def _verify(self, digest: str, password: str) -> bool:
        try:
            return self._hasher.verify(digest, password)
        except (VerificationError, InvalidHashError):
            return False


def give_way() -> None:
    """Only Linux gives a thread, and those that it starts, a priority of their own."""
    if sys.platform == "linux":
        os.nice(POLITE)
