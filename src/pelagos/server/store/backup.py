"""A copy of everything that is kept, as one file of SQLite, from any database and back into any."""

import shutil
import tempfile
from pathlib import Path
from typing import Final

from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pelagos.server.store.engine import BadDatabase, connect
from pelagos.server.store.shape import METADATA, TABLES
from pelagos.server.store.store import Store

AT_ONCE: Final = 500  # rows


async def back_up(url: str, file: Path) -> int:
    """Copy a database, also while a server uses it, into a new file; how many tables there are."""
    if file.exists():
        raise BadDatabase(f"{file} is there already; choose another name.")
    return await copied(url, f"sqlite:///{file}")


async def restore(file: Path, url: str) -> int:
    """Copy a backup into a database that is still empty; how many tables there are."""
    if not file.exists():
        raise BadDatabase(f"There is no backup {file}.")
    with tempfile.TemporaryDirectory() as folder:
        own = shutil.copy(file, folder)  # it may be of an older version and is brought up to date
        return await copied(f"sqlite:///{own}", url)


async def copied(source: str, target: str) -> int:
    for url in (source, target):
        store = Store(url)
        await store.open()
        await store.close()
    old, new = connect(source), connect(target)
    try:
        return await copy(old, new)
    finally:
        await old.dispose()
        await new.dispose()


async def copy(old: AsyncEngine, new: AsyncEngine) -> int:
    """Every row, as it stands at one moment, in one transaction."""
    async with old.connect() as source, new.begin() as target:
        await hold_still(source)
        if await count(target):
            raise BadDatabase("The database is not empty; a backup is restored into an empty one.")
        for table in METADATA.sorted_tables:
            rows = await source.stream(select(table))
            async for part in rows.partitions(AT_ONCE):
                await target.execute(insert(table), [dict(row._mapping) for row in part])
        return await count(target)


async def hold_still(connection: AsyncConnection) -> None:
    """Read everything as it is now, whatever others write meanwhile."""
    if connection.dialect.name == "sqlite":
        await connection.execute(text("BEGIN"))
    else:
        await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


async def count(connection: AsyncConnection) -> int:
    return await connection.scalar(select(func.count()).select_from(TABLES)) or 0
