"""Databases of every version, and upgrades of them that are killed in the middle."""

import asyncio
import itertools
import json
import multiprocessing
import os
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Boolean,
    Connection,
    Engine,
    Float,
    Integer,
    MetaData,
    event,
    func,
    insert,
    inspect,
    select,
)
from sqlalchemy.schema import Column, Table

from pelagos.server.store.engine import connect, migrate, migrations, open_file
from pelagos.server.store.store import Store

ROWS: Final = 3  # in every table
SAME: Final = {"table": "id"}  # columns that refer to others of another name
TEXTS: Final[dict[str, list[str]]] = {  # what migrations read: a game that waits, goes on, is over
    "asked": ["[]", "[1]", "[]"],
    "seats": ['[{"kind":"human"},{"kind":"agent","agent":"greedy"}]'] * ROWS,
    "header": [json.dumps({"box": "f" * 64, "seats": ["Ada", "Bo"]})] * ROWS,
    "box": ["one", "one", "two"],
    "lang": ["en", "fr", "en"],
}
NUMBERS: Final[dict[str, list[int]]] = {"length": [0, 7, 9]}
STATEMENTS: Final = ("before_cursor_execute", "commit")  # what SQLAlchemy says before each


def versions() -> list[str]:
    """All there ever were, oldest first."""
    scripts = ScriptDirectory.from_config(migrations())
    return [script.revision for script in scripts.walk_revisions()][::-1]


async def make_old(url: str, version: str) -> None:
    """An empty database becomes one of that version, with something in each of its tables."""
    engine = connect(url)
    open_file(engine)
    async with engine.begin() as connection:
        await connection.run_sync(age, version)
    await engine.dispose()


def age(connection: Connection, version: str) -> None:
    """Each table is filled by the version that brought it: later ones find something to move."""
    known = versions()
    for each in known[: known.index(version) + 1]:
        migrate(connection, each)
        fill(connection)


def fill(connection: Connection) -> None:
    for table in tables_of(connection):
        if table.name != "alembic_version" and is_empty(connection, table):
            rows = [{c.name: value(c, n) for c in table.columns} for n in range(ROWS)]
            connection.execute(insert(table), rows)


def is_empty(connection: Connection, table: Table) -> bool:
    return not connection.scalar(select(func.count()).select_from(table))


def value(column: "Column[object]", n: int) -> object:
    """By its name, so that what refers to another row finds it."""
    name = SAME.get(column.name, column.name)
    if isinstance(column.type, Boolean):
        return n == 1
    if isinstance(column.type, (Integer, BigInteger, Float)):
        return NUMBERS.get(name, range(ROWS))[n]
    return TEXTS[name][n] if name in TEXTS else f"{name}-{n}"


def tables_of(connection: Connection) -> list[Table]:
    found = MetaData()
    found.reflect(connection)
    return found.sorted_tables


async def everything(url: str) -> dict[str, object]:
    """Every table: its columns, indexes, references and rows."""
    engine = connect(url)
    async with engine.connect() as connection:
        found = await connection.run_sync(lambda each: dict(map_of(each)))
    await engine.dispose()
    return found


def map_of(connection: Connection) -> Iterator[tuple[str, object]]:
    look = inspect(connection)
    for table in tables_of(connection):
        name = table.name
        shape = [
            look.get_columns(name),
            look.get_pk_constraint(name)["constrained_columns"],
            look.get_unique_constraints(name),
            look.get_indexes(name),
            look.get_foreign_keys(name),
        ]
        rows = sorted(tuple(row) for row in connection.execute(select(table)))
        yield name, (re.sub(r" at 0x\w+", "", repr(shape)), rows)


# -- killing ----------------------------------------------------------------------------------


@contextmanager
def before_every_statement(act: Callable[[], object]) -> Iterator[None]:
    """The one that begins a transaction and the one that ends it are among them."""

    def listen(*_: object) -> None:
        act()

    for name in STATEMENTS:
        event.listen(Engine, name, listen)
    try:
        yield
    finally:
        for name in STATEMENTS:
            event.remove(Engine, name, listen)


async def upgrade(url: str) -> None:
    """What a server does first."""
    store = Store(url)
    await store.open()
    await store.close()


def statements(url: str) -> int:
    """Upgrade, and count."""
    counted = itertools.count()
    with before_every_statement(lambda: next(counted)):
        asyncio.run(upgrade(url))
    return next(counted)


def die_before(url: str, n: int) -> None:
    """Upgrade, as a process that is gone before statement ``n``."""
    counted = itertools.count()

    def step() -> None:
        if next(counted) == n:
            os.kill(os.getpid(), signal.SIGKILL)

    with before_every_statement(step):
        asyncio.run(upgrade(url))


def killed(url: str, n: int) -> None:
    """Another process upgrades, and does not live to see the end."""
    fresh = multiprocessing.get_context("forkserver")
    fresh.set_forkserver_preload([__name__])
    process = fresh.Process(target=die_before, args=(url, n))
    process.start()
    process.join()
    assert process.exitcode == -signal.SIGKILL, f"statement {n}: {process.exitcode}"
