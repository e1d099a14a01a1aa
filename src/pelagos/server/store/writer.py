"""The pen: writes the lines of all tables, those that come at the same time in one transaction.

A transaction costs what waiting for the disk costs, however much is in it. While one is being
written the next answers gather, so the busier the server is, the less each of them takes.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from pelagos.server.model import NewRows
from pelagos.server.store.bus import TABLE, Bus, Note
from pelagos.server.store.engine import FileEngine
from pelagos.server.store.rows import now, standing
from pelagos.server.store.schema import LINES, RESULTS, TABLES

# Made once: to build a statement takes longer than to run it.
PUT_LINES: Final = insert(LINES)
PUT_RESULTS: Final = insert(RESULTS)
STAND: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("own"), TABLES.c.arranged == bindparam("before"))
    .values({name: bindparam(name) for name in standing(NewRows([], None, 0, []))})
)
Row = dict[str, Any]


class Conflict(Exception):
    """Somebody else was first: the line, the seat or the request is there already."""


class Batch:
    """What is to be written at one table, and whether that is done."""

    def __init__(self, table: str, written: NewRows) -> None:
        self.table = table
        self.written = written
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception, cause: Exception | None = None) -> None:
        error.__cause__ = cause
        self.done.set_exception(error)
        self.done.exception()  # whoever has given up does not ask for it

    def standing(self) -> Row:
        return {"own": self.table, "before": self.written.arranged, **standing(self.written)}


Pages = Sequence[Batch]


class BatchWriter:
    """Writes what waits, again and again until nothing does."""

    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self._engine = engine
        self._bus = bus
        self._waiting: list[Batch] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, table: str, written: NewRows) -> None:
        """It is kept; Conflict, and nothing is, where something else was first."""
        page = Batch(table, written)
        self._waiting.append(page)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_on())
        try:
            await asyncio.shield(page.done)
        except asyncio.CancelledError:
            await self._withdraw(page)
            raise

    async def _withdraw(self, page: Batch) -> None:
        """Whoever gives up leaves nothing in doubt: it is not written, or it is."""
        if page in self._waiting:
            self._waiting.remove(page)
        else:
            await asyncio.wait([page.done])

    async def _write_on(self) -> None:
        while self._waiting:
            pages, self._waiting = self._waiting, []
            await self._write_down(sorted(pages, key=lambda page: page.table))
        self._writing = None

    async def _write_down(self, pages: Pages) -> None:
        """All together; where one is in conflict, each for itself."""
        try:
            await self._transact(pages)
        except (IntegrityError, Conflict) as error:
            if len(pages) == 1:
                pages[0].fail(Conflict(pages[0].table), error)
            else:
                for page in pages:
                    await self._write_down([page])
        except Exception as error:
            for page in pages:
                page.fail(error)
        else:
            for page in pages:
                page.done.set_result(None)

    async def _transact(self, pages: Pages) -> None:
        notes = notes_on(pages)
        async with self._engine.begin() as connection:
            await connection.run_sync(put_down, pages)
            await self._bus.send(connection, notes)
        self._bus.sent(notes)

    async def close(self) -> None:
        """After what is being written."""
        if self._writing is not None:
            await asyncio.wait([self._writing])


class SqliteWriter(BatchWriter):
    """To a file of SQLite: a whole transaction in one visit to one thread."""

    def __init__(self, engine: FileEngine, bus: Bus) -> None:
        super().__init__(engine, bus)
        self._file = engine.for_whoever_may_wait()
        self._thread = ThreadPoolExecutor(1, "pen")

    async def _transact(self, pages: Pages) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._put_down, pages)
        self._bus.sent(notes_on(pages))

    def _put_down(self, pages: Pages) -> None:
        with self._file.begin() as connection:
            put_down(connection, pages)

    async def close(self) -> None:
        await super().close()
        self._thread.shutdown()
        self._file.dispose()


def pen_for(engine: AsyncEngine, bus: Bus) -> BatchWriter:
    return SqliteWriter(engine, bus) if isinstance(engine, FileEngine) else BatchWriter(engine, bus)


def notes_on(pages: Pages) -> list[Note]:
    return [Note(TABLE, page.table) for page in pages]


def put_down(connection: Connection, pages: Pages) -> None:
    """The tables first: whoever else changes one of them waits there for us, or we for them."""
    stood = connection.execute(STAND, [page.standing() for page in pages])
    if stood.rowcount != len(pages):
        raise Conflict
    lines = [row for page in pages for row in rows_of(page.table, page.written)]
    put_lines(connection, lines, [page.table for page in pages if is_end(page.written)])


def put_written(connection: Connection, table: str, written: NewRows) -> None:
    """The lines of one table."""
    put_lines(connection, rows_of(table, written), [table] if is_end(written) else [])


def put_lines(connection: Connection, lines: Sequence[Row], over: Sequence[str]) -> None:
    """Lines, and at which tables the game is over by them."""
    if lines:
        connection.execute(PUT_LINES, lines)
    if over:
        ended = [{"table": table, "ended": now(), "settled": False} for table in over]
        connection.execute(PUT_RESULTS, ended)


def is_end(written: NewRows) -> bool:
    return bool(written.lines) and not written.asked


def rows_of(table: str, written: NewRows) -> list[Row]:
    first = written.length - len(written.lines) + 1
    return [
        {"table": table, "n": n, "text": text, "request": written.request if n == first else None}
        for n, text in enumerate(written.lines, start=first)
    ]
