"""Passwords: kept as Argon2id digests, computed a few at a time and never on the event loop."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE: Final = 2  # each takes 64 MiB and a core for a moment


class Passwords:
    """Makes digests and compares with them."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobody: str | None = None

    async def digest(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, digest: str | None) -> bool:
        """Whether it is the one; where there is no digest it takes as long to say no."""
        if self._nobody is None:
            self._nobody = await self.digest("")
        async with self._turn:
            is_right = await asyncio.to_thread(self._verify, digest or self._nobody, password)
        return is_right and bool(digest)

    def _verify(self, digest: str, password: str) -> bool:
        try:
            return self._hasher.verify(digest, password)
        except (VerificationError, InvalidHashError):
            return False
