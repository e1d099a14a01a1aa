"""A game over days outlives an upgrade: its database has the tables of the last release."""

import asyncio
from collections.abc import Callable

from sqlalchemy import ColumnElement, Connection, MetaData, Row, insert, select

from pelagos.kernel.roll import Roll
from pelagos.server.store.engine import connect, migrate, open_file
from tests.conftest import Server
from tests.server.visitors import ME, OPEN, UNIFORM, Visitor, any_answer, play_on

RELEASED = "0004"  # the version of the database before this release
ANSWERS = 6

Rows = dict[str, list[Row[tuple[object, ...]]]]


def described(connection: Connection) -> MetaData:
    """The tables that there are."""
    found = MetaData()
    found.reflect(connection)
    found.remove(found.tables["alembic_version"])
    return found


def rows_for(connection: Connection, old: MetaData) -> Rows:
    """Everything that is kept, as far as the older tables have room for it."""
    new = described(connection)
    kept: dict[str, list[ColumnElement[object]]]
    kept = {name: [new.tables[name].c[c.name] for c in t.c] for name, t in old.tables.items()}
    own = new.tables["boxes"].c.id == new.tables["tables"].c.box  # they were kept with each table
    text = select(new.tables["boxes"].c.text).where(own).scalar_subquery().label("box")
    kept["tables"] = [text if c.name == "box" else c for c in kept["tables"]]
    return {name: list(connection.execute(select(*columns))) for name, columns in kept.items()}


def put(connection: Connection, old: MetaData, rows: Rows) -> None:
    for table in old.sorted_tables:
        if found := rows[table.name]:
            connection.execute(insert(table), [dict(row._mapping) for row in found])


async def aged(new: str, old: str) -> None:
    """Copy a database into an empty one, as the last release would have kept it."""
    source, target = connect(new), connect(old)
    open_file(target)
    async with source.connect() as reading, target.begin() as writing:
        await writing.run_sync(lambda connection: migrate(connection, RELEASED))
        tables = await writing.run_sync(described)
        rows = await reading.run_sync(lambda connection: rows_for(connection, tables))
        await writing.run_sync(lambda connection: put(connection, tables, rows))
    await source.dispose()
    await target.dispose()


def test_a_game_goes_on_after_an_upgrade(
    serve: Callable[..., Server], database: str, spare: str
) -> None:
    server, roll = serve(PELAGOS_DATABASE=database), Roll(5)
    with Visitor(server.url) as ada, Visitor(server.url) as bo:
        ada.post("/api/accounts", handle="Ada", password="under the sea")
        table = ada.new("pebbles", [ME, OPEN, UNIFORM])
        bo.post(f"/api/tables/{table}/seats/1", name="Bo")
        for _ in range(ANSWERS):
            answer_somebody(ada, bo, table, roll)
        server.stop()
        tokens = [visitor.http.cookies["pelagos"] for visitor in (ada, bo)]
    asyncio.run(aged(database, spare))
    lines = asyncio.run(lines_of(spare, table))
    server = serve(PELAGOS_DATABASE=spare)
    with Visitor(server.url, tokens[0]) as ada, Visitor(server.url, tokens[1]) as bo:
        assert ada.get("/api/me")["handle"] == "Ada"
        assert (ada.view(table)["seat"], bo.view(table)["seat"]) == (0, 1)
        bo.http.put(f"/api/tables/{table}/seats/1/stand-in")
        assert play_on(ada, table, roll)["over"]
        record = ada.http.get(f"/api/tables/{table}/record").text
        verdict = ada.http.post("/api/records", content=record).json()["verdict"]
    assert verdict["kind"] == "finished" and verdict["lines"] > len(lines) > ANSWERS
    assert record.splitlines()[1 : len(lines) + 1] == lines


def answer_somebody(ada: Visitor, bo: Visitor, table: str, roll: Roll) -> None:
    """Whoever of the two is asked first."""
    with ada.socket(table) as one, bo.socket(table) as other:
        for visitor, socket in ((ada, one), (bo, other)):
            view = socket.next()
            while not view["deciding"] or view["deciding"] == [2]:
                view = socket.next()
            if view["question"]:
                visitor.answer(view, any_answer(view, roll))
                return


async def lines_of(url: str, table: str) -> list[str]:
    engine = connect(url)
    async with engine.connect() as connection:
        lines = (await connection.run_sync(described)).tables["lines"]
        own = select(lines.c.text).where(lines.c.table == table).order_by(lines.c.n)
        found = [str(text) for text in (await connection.execute(own)).scalars()]
    await engine.dispose()
    return found
