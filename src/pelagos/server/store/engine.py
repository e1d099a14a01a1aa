"""Connecting to a database: a file of SQLite, or PostgreSQL."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pelagos.server.store.file import DatabaseFile, Held

if TYPE_CHECKING:
    from alembic.config import Config

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
}
MIGRATING: Final = 7_352_517  # the lock of whoever brings a database up to date
PATIENT: Final = {"timeout": 30}  # seconds that a writer of SQLite waits for another one
WRITING: Final = {"pelagos_writes": True}  # what marks a connection that will write
# A line is on the disk before its answer is confirmed: FULL waits for that at every commit.
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class BadDatabase(ValueError):
    """A database that cannot be used; the text is a sentence for whoever runs the server."""


class FileEngine(AsyncEngine):
    """SQLite: reading sees one state throughout; whoever begins a transaction means to write."""

    def __init__(self, sync_engine: Engine, file: DatabaseFile) -> None:
        super().__init__(sync_engine)
        self.file = file
        transact(sync_engine, file)

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.connect() as connection:
            await connection.execution_options(**WRITING)
            async with connection.begin():
                yield connection

    def for_whoever_may_wait(self) -> Engine:
        """An engine of the same file, in which every transaction writes."""
        url = self.url.set(drivername="sqlite")
        engine = create_engine(
            url, connect_args=PATIENT, hide_parameters=True, execution_options=WRITING
        )
        transact(engine, self.file)
        return engine


def connect(url: str) -> AsyncEngine:
    """An engine for ``url``; it connects when first used."""
    parsed = parse(url)
    if parsed.get_backend_name() == "sqlite":
        engine = create_async_engine(parsed, connect_args=PATIENT, hide_parameters=True)
        return FileEngine(engine.sync_engine, DatabaseFile(Path(parsed.database or "")))
    try:
        # It may have been restarted; and what is written is no business of the log.
        return create_async_engine(parsed, pool_pre_ping=True, hide_parameters=True)
    except ModuleNotFoundError:
        raise BadDatabase("PostgreSQL needs its driver: install pelagos[postgres].") from None


def transact(engine: Engine, file: DatabaseFile) -> None:
    """Begin every transaction with a word of ours: the driver would not before it changes tables.

    Whoever will write says so at once, so that nobody who has read comes between. All of them read
    and write the file that was opened, and no other at its place.
    """

    def look_first(_: object, __: object, where: list[Any], how: dict[str, Any]) -> None:
        file.check()
        where[:], how["uri"] = [file.address], True

    def begin(connection: Connection) -> None:
        is_writing = WRITING.items() <= connection.get_execution_options().items()
        if is_writing:
            file.check()
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")

    event.listen(engine, "do_connect", look_first)
    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", begin)


def parse(url: str) -> URL:
    """The address with the driver that we use."""
    try:
        parsed = make_url(url)
        return parsed.set(drivername=DRIVERS[parsed.drivername])
    except (ArgumentError, KeyError):
        wanted = "postgresql://USER:PASSWORD@HOST/NAME or sqlite:///FILE"
        raise BadDatabase(f"The database must be given as {wanted}.") from None


def hidden(url: str) -> str:
    """An address that may be shown: without its password, and with the driver it was given."""
    return parse(url).set(drivername=make_url(url).drivername).render_as_string()


def open_file(engine: AsyncEngine) -> None:
    """Make the file of SQLite, or look whether it is one; in aiosqlite's thread that would hang."""
    if not isinstance(engine, FileEngine):
        return
    try:
        engine.file.open()
        with contextlib.closing(sqlite3.connect(engine.file.path)) as connection:
            connection.execute("PRAGMA schema_version")
    except (sqlite3.Error, OSError) as error:
        raise unusable(error) from None


def hold_file(engine: AsyncEngine) -> None:
    """Be the only server of a file of SQLite."""
    if not isinstance(engine, FileEngine):
        return
    try:
        engine.file.hold()
    except Held:
        where = engine.file.path
        raise BadDatabase(f"Another Pelagos serves {where} already; stop it first.") from None
    except OSError as error:
        raise unusable(error) from None


def release_file(engine: AsyncEngine) -> None:
    if isinstance(engine, FileEngine):
        engine.file.release()


def is_there(url: str) -> bool:
    """Whether there is a database to look into; of PostgreSQL that shows when one connects."""
    parsed = parse(url)
    return parsed.get_backend_name() != "sqlite" or Path(parsed.database or "").is_file()


def nothing_in(url: str) -> BadDatabase:
    where = "PELAGOS_DATA or PELAGOS_DATABASE says where they are"
    return BadDatabase(f"There are no games in {hidden(url)}; {where}.")


def unusable(error: BaseException | None) -> BadDatabase:
    said = error.strerror if isinstance(error, OSError) else None
    why = str(said or error).strip().splitlines()[0].rstrip(".")
    return BadDatabase(f"The database cannot be used: {why}.")


def set_up(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # begins nothing by itself
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def version_of(connection: Connection) -> str | None:
    """The version of the tables; None: there are none."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


@lru_cache(maxsize=1)
def newest() -> str | None:
    """The version that this program knows."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(migrations()).get_current_head()


def migrations() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "pelagos.server.store:migrations")
    return config


def migrate(connection: Connection, version: str = "head") -> None:
    """Bring the tables up to the version that this server knows, or to an older one."""
    from alembic import command
    from alembic.util import CommandError

    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    config = migrations()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError:
        raise BadDatabase("This database was made by a newer Pelagos; please upgrade.") from None
