"""What only one process does at a time: think for a table, find a match, look after the others.

PostgreSQL keeps these claims as advisory locks of one connection; when a process dies, however it
dies, the connection ends and everything it had claimed is free.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncEngine

from pelagos.server.store.bus import dedicated

PROCESSES: Final = 7_352_516  # the class of the locks that say which processes are alive
AGAIN: Final = 0.02  # seconds between two attempts to get a claim that one waits for
# The number of a claim; several servers may share a database, each in a schema of its own.
LOCK: Final = "hashtextextended(current_schema() || ' ' || %s, 0)"


class Locks:
    """The claims of one process that is alone."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._held: set[str] = set()

    async def take(self, key: str) -> bool:
        """Whether it is ours now; not where anybody has it, we ourselves included."""
        if key in self._held:
            return False
        self._held.add(key)
        return True

    async def release(self, key: str) -> None:
        self._held.discard(key)

    @contextlib.asynccontextmanager
    async def hold(self, key: str) -> AsyncIterator[None]:
        """Wait for a claim, and give it back."""
        while not await self.take(key):
            await asyncio.sleep(AGAIN)
        try:
            yield
        finally:
            await self.release(key)

    async def alive(self) -> set[int]:
        """The numbers of the processes that use the database now."""
        return {self._number}

    async def check(self) -> bool:
        """Whether our claims have held since the last look; after it others see us alive."""
        return True

    async def close(self) -> None:
        """Give everything back."""


class PostgresLocks(Locks):
    """Advisory locks; the connection that holds them is made anew when it is lost."""

    def __init__(self, number: int, engine: AsyncEngine) -> None:
        super().__init__(number)
        self._engine = engine
        self._connection: Any = None
        self._checked: Any = None  # the connection at the last look
        self._one_at_a_time = asyncio.Lock()

    async def take(self, key: str) -> bool:
        if not await super().take(key):
            return False
        is_ours = False
        try:
            is_ours = bool(await self._ask(f"SELECT pg_try_advisory_lock({LOCK})", key))
        finally:
            if is_ours:
                self._held.add(key)  # a new connection has begun with none
            else:
                self._held.discard(key)
        return is_ours

    async def release(self, key: str) -> None:
        if key in self._held:
            await super().release(key)
            await self._ask(f"SELECT pg_advisory_unlock({LOCK})", key)

    async def alive(self) -> set[int]:
        found = await self._ask(
            "SELECT array_agg(objid::bigint) FROM pg_locks WHERE locktype = 'advisory' AND granted"
            " AND classid = %s AND database ="
            " (SELECT oid FROM pg_database WHERE datname = current_database())",
            PROCESSES,
        )
        return {self._number, *(found or ())}

    async def check(self) -> bool:
        await self._ask("SELECT 1")
        has_held, self._checked = self._checked is self._connection, self._connection
        return has_held

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _ask(self, question: str, *facts: object) -> Any:
        """The one value that the database answers, over the connection that holds our locks."""
        from psycopg import OperationalError

        async with self._one_at_a_time:
            try:
                return await one(await self._connected(), question, facts)
            except OperationalError:  # it may have been restarted: our locks are gone
                await self.close()
            try:
                return await one(await self._connected(), question, facts)
            except OperationalError as error:
                raise ConnectionError(str(error)) from None

    async def _connected(self) -> Any:
        if self._connection is None:
            connection = await dedicated(self._engine)
            await one(connection, "SELECT pg_advisory_lock(%s, %s)", (PROCESSES, self._number))
            self._connection = connection
            self._held.clear()
        return self._connection


async def one(connection: Any, question: str, facts: tuple[object, ...]) -> Any:
    row = await (await connection.execute(question, facts)).fetchone()
    return row[0]


def claims_for(number: int, engine: AsyncEngine) -> Locks:
    is_alone = engine.url.get_backend_name() == "sqlite"
    return Locks(number) if is_alone else PostgresLocks(number, engine)
