"""A copy of everything that is kept, as one file of SQLite, from any database and back into any."""

import shutil
import tempfile
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, MetaData, Table, func, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pelagos.server.store.engine import (
    BadDatabase,
    connect,
    hold_file,
    migrate,
    nothing_in,
    open_file,
    release_file,
    unusable,
    version_of,
)
from pelagos.server.store.file import BESIDE
from pelagos.server.store.schema import PRESENT, TABLES
from pelagos.server.store.store import Store, hold_still

AT_ONCE: Final = 500  # rows
# Which version it is, the copy knows; who was there with which process means nothing to it.
PASSING: Final = ("alembic_version", PRESENT.name)


async def back_up(url: str, file: Path) -> int:
    """Copy a database, also while a server uses it, into a new file; how many tables there are.

    The copy is of the version that the database has; of the database nothing is changed.
    """
    if file.exists():
        raise BadDatabase(f"{file} is there already; choose another name.")
    old = connect(url)
    try:
        version = await version_in(old)
        if version is None:
            raise nothing_in(url)
        return await copied(old, version, file)
    except DBAPIError as error:
        raise unusable(error.orig) from None
    finally:
        await old.dispose()


async def copied(old: AsyncEngine, version: str, file: Path) -> int:
    """Into a file that is whole or not there."""
    new = connect(f"sqlite:///{file}")
    try:
        open_file(new)
        async with new.begin() as target:
            await target.run_sync(migrate, version)
        tables = await copy(old, new)
    except BaseException:
        await new.dispose()
        for end in BESIDE:
            Path(f"{file}{end}").unlink(missing_ok=True)
        raise
    await new.dispose()
    return tables


async def version_in(engine: AsyncEngine) -> str | None:
    open_file(engine)
    async with engine.connect() as connection:
        return await connection.run_sync(version_of)


async def restore(file: Path, url: str) -> int:
    """Copy a backup into a database that is still empty; how many tables there are."""
    if not file.exists():
        raise BadDatabase(f"There is no backup {file}.")
    new = connect(url)
    hold_file(new)
    try:
        with tempfile.TemporaryDirectory() as folder:
            own = shutil.copy(file, folder)  # it may be of an older version
            return await put_back(f"sqlite:///{own}", url, new)
    finally:
        await new.dispose()
        release_file(new)


async def put_back(source: str, url: str, new: AsyncEngine) -> int:
    for each in (source, url):
        store = Store(each)
        await store.open()
        await store.close()
    old = connect(source)
    try:
        return await copy(old, new)
    finally:
        await old.dispose()


async def copy(old: AsyncEngine, new: AsyncEngine) -> int:
    """Every row, as it stands at one moment, in one transaction."""
    async with old.connect() as source, new.begin() as target:
        await hold_still(source)
        if await count(target):
            raise BadDatabase("The database is not empty; a backup is restored into an empty one.")
        for table in await source.run_sync(tables_in):
            rows = await source.stream(select(table))
            async for part in rows.partitions(AT_ONCE):
                await target.execute(insert(table), [dict(row._mapping) for row in part])
        return await count(target)


def tables_in(connection: Connection) -> list[Table]:
    """The tables that are there, each after those it refers to; they may be of an older version."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in PASSING]


async def count(connection: AsyncConnection) -> int:
    return await connection.scalar(select(func.count()).select_from(TABLES)) or 0
