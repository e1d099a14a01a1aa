"""Connecting to a database: a file of SQLite, or PostgreSQL."""

import contextlib
import sqlite3
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from alembic.config import Config

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
}
MIGRATING: Final = 7_352_517  # the lock of whoever brings a database up to date
PATIENT: Final = {"timeout": 30}  # seconds that a writer of SQLite waits for another one
# A line is on the disk before its answer is confirmed: FULL waits for that at every commit.
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class BadDatabase(ValueError):
    """A database that cannot be used; the text is a sentence for whoever runs the server."""


def connect(url: str) -> AsyncEngine:
    """An engine for ``url``; it connects when first used."""
    parsed = parse(url)
    if parsed.get_backend_name() == "sqlite":
        engine = create_async_engine(parsed, connect_args=PATIENT, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", set_pragmas)
        return engine
    try:
        # It may have been restarted; and what is written is no business of the log.
        return create_async_engine(parsed, pool_pre_ping=True, hide_parameters=True)
    except ModuleNotFoundError:
        raise BadDatabase("PostgreSQL needs its driver: install pelagos[postgres].") from None


def connect_here(url: URL) -> Engine:
    """An engine for the same file of SQLite, for whoever may wait."""
    engine = create_engine(url.set(drivername="sqlite"), connect_args=PATIENT, hide_parameters=True)
    event.listen(engine, "connect", set_pragmas)
    return engine


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


def check_file(engine: AsyncEngine) -> None:
    """Open a file of SQLite once without aiosqlite, whose thread would outlive a failure."""
    if engine.url.get_backend_name() != "sqlite":
        return
    try:
        with contextlib.closing(sqlite3.connect(engine.url.database or "")) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise unusable(error) from None


def unusable(error: BaseException | None) -> BadDatabase:
    why = str(error).strip().splitlines()[0].rstrip(".")
    return BadDatabase(f"The database cannot be used: {why}.")


def set_pragmas(connection: Any, _: Any) -> None:
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
