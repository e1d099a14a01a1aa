"""Who has which table open, in which process; and when those who left were seen last."""

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Table, delete, insert, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.store.schema import PRESENT, SEEN

Visit = tuple[str, str]  # a table, and a player who has it open


async def put_visits(
    connection: AsyncConnection,
    process: int,
    here: Collection[Visit],
    gone: Collection[Visit],
    now: int,
) -> None:
    """Note who is here now, and who is not any more."""
    own = (PRESENT.c.process == process) & among(PRESENT, [*here, *gone])
    await connection.execute(delete(PRESENT).where(own))
    if here:
        rows = [{"table": t, "player": p, "process": process} for t, p in sorted(here)]
        await connection.execute(insert(PRESENT), rows)
    await put_seen(connection, gone, now)


async def put_seen(connection: AsyncConnection, gone: Collection[Visit], now: int) -> None:
    if gone:
        rows = [{"table": t, "player": p, "left": now} for t, p in sorted(gone)]
        put = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        newest = put(SEEN).on_conflict_do_update(
            index_elements=["table", "player"], set_={"left": now}
        )
        await connection.execute(newest, rows)


def among(table: Table, visits: Collection[Visit]) -> ColumnElement[bool]:
    return tuple_(table.c.table, table.c.player).in_(sorted(visits))


async def noted_by(connection: AsyncConnection) -> set[int]:
    """The processes that have noted anybody."""
    return set(await connection.scalars(select(PRESENT.c.process).distinct()))


async def forget(connection: AsyncConnection, processes: Collection[int], now: int) -> list[Visit]:
    """Whoever was noted by these processes is gone; who that was."""
    theirs = PRESENT.c.process.in_(processes)
    rows = (await connection.execute(select(PRESENT).where(theirs))).all()
    visits = sorted({(row.table, row.player) for row in rows})
    await connection.execute(delete(PRESENT).where(theirs))
    await put_seen(connection, visits, now)
    return visits


async def present(
    connection: AsyncConnection, ids: Sequence[str], but: int | None = None
) -> set[Visit]:
    """Who is at each of these tables, in any process ``but`` one."""
    found = select(PRESENT.c.table, PRESENT.c.player).where(PRESENT.c.table.in_(ids))
    if but is not None:
        found = found.where(PRESENT.c.process != but)
    return {(row.table, row.player) for row in await connection.execute(found)}


async def seen(connection: AsyncConnection, id: str) -> dict[str, int]:
    """When each of those who left a table was there last."""
    rows = await connection.execute(select(SEEN.c.player, SEEN.c.left).where(SEEN.c.table == id))
    return {row.player: row.left for row in rows}
