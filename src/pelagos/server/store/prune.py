"""Deleting what nobody needs any more: old tables of guests, records and boxes nobody asks for."""

import re
from collections.abc import Collection, Iterator
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Table, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pelagos.server.store.schema import (
    ACCOUNTS,
    BOXES,
    CHAT,
    DUELS,
    LINES,
    PRESENT,
    RECORDS,
    REMINDED,
    REPORTS,
    RESULTS,
    SCORES,
    SEATS,
    SEEN,
    TABLES,
)

AT_ONCE: Final = 200  # tables in one transaction: a server that runs has to wait for it
# What belongs to a table; a test compares it with everything that names one.
PARTS: Final = (LINES, SEATS, CHAT, REPORTS, RESULTS, SCORES, DUELS, REMINDED, PRESENT, SEEN)
HEADER: Final = 4096  # letters of a record in which its first line names the box
BOX: Final = re.compile(r'"box":"([0-9a-f]{64})"')


class Heap(Struct, frozen=True):
    """Things of one kind, and how many bytes of text they hold."""

    ids: list[str] = []
    size: int = 0


class Pruned(Struct, frozen=True):
    """What was deleted, or would be."""

    tables: Heap
    records: Heap
    boxes: Heap


async def prune(
    engine: AsyncEngine, before: int, with_accounts: bool = False, is_trial: bool = False
) -> Pruned:
    """Delete what nobody has touched since ``before``, in seconds since 1970.

    Tables where somebody with an account sits, or that they have made, only where that is asked.
    """
    async with engine.connect() as connection:
        tables = await old_tables(connection, before, with_accounts)
        records = await old_records(connection, before)
        boxes = await unused_boxes(connection, before, tables.ids, records.ids)
    if not is_trial:
        for part in parts(tables.ids):
            async with engine.begin() as connection:
                await delete_tables(connection, part)
        async with engine.begin() as connection:
            for kind, heap in ((RECORDS, records), (BOXES, boxes)):
                for part in parts(heap.ids):
                    await connection.execute(delete(kind).where(kind.c.id.in_(part)))
    return Pruned(tables, records, boxes)


async def old_tables(connection: AsyncConnection, before: int, with_accounts: bool) -> Heap:
    old = select(TABLES.c.id).where(TABLES.c.updated < before)
    if not with_accounts:
        accounts = select(ACCOUNTS.c.player)
        theirs = select(SEATS.c.table).where(SEATS.c.player.in_(accounts))
        old = old.where(TABLES.c.id.not_in(theirs), TABLES.c.creator.not_in(accounts))
    ids = list(await connection.scalars(old.order_by(TABLES.c.id)))
    size = 0
    for part in parts(ids):
        size += await text_in(connection, TABLES.c.header, TABLES.c.id.in_(part))
        for table in (LINES, CHAT):
            size += await text_in(connection, table.c.text, table.c.table.in_(part))
    return Heap(ids, size)


async def old_records(connection: AsyncConnection, before: int) -> Heap:
    """Those that were handed in and that nobody has opened since."""
    last = func.coalesce(RECORDS.c.opened, RECORDS.c.created)
    old = select(RECORDS.c.id).where(last < before)
    return await heap_of(connection, RECORDS, list(await connection.scalars(old)))


async def unused_boxes(
    connection: AsyncConnection, before: int, tables: Collection[str], records: Collection[str]
) -> Heap:
    """Those that no table and no record is left with."""
    rows = (await connection.execute(select(TABLES.c.id, TABLES.c.box))).all()
    gone = set(tables)
    in_use = {row.box for row in rows if row.id not in gone}
    heads = select(RECORDS.c.id, func.substr(RECORDS.c.text, 1, HEADER).label("head"))
    rows = (await connection.execute(heads)).all()
    gone = set(records)
    named = {found[1] for row in rows if row.id not in gone and (found := BOX.search(row.head))}
    old = select(BOXES.c.id, BOXES.c.fingerprint).where(BOXES.c.created < before)
    rows = (await connection.execute(old)).all()
    unused = [row.id for row in rows if row.id not in in_use and row.fingerprint not in named]
    return await heap_of(connection, BOXES, unused)


async def heap_of(connection: AsyncConnection, table: Table, ids: list[str]) -> Heap:
    size = 0
    for part in parts(ids):
        size += await text_in(connection, table.c.text, table.c.id.in_(part))
    return Heap(ids, size)


async def text_in(
    connection: AsyncConnection, text: ColumnElement[str], where: ColumnElement[bool]
) -> int:
    found = await connection.scalar(select(func.sum(func.length(text))).where(where))
    return int(found or 0)


async def delete_tables(connection: AsyncConnection, ids: list[str]) -> None:
    for table in PARTS:
        await connection.execute(delete(table).where(table.c.table.in_(ids)))
    follow = update(TABLES).where(TABLES.c.rematch.in_(ids))
    await connection.execute(follow.values(rematch=None))
    await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))


def parts(ids: list[str]) -> Iterator[list[str]]:
    return (ids[n : n + AT_ONCE] for n in range(0, len(ids), AT_ONCE))
