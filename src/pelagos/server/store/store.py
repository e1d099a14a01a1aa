"""The store: everything that is kept, each change in one transaction."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Update, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.store.engine import check_file, connect, migrate, unusable
from pelagos.server.store.kept import Chair, Claimed, Kept, Summary, Written
from pelagos.server.store.shape import CLAIMS, LINES, RECORDS, TABLES


class Conflict(Exception):
    """Somebody else was first: the line, the seat or the request is there already."""


class Store:
    """A database, SQLite or PostgreSQL; the statements are the same."""

    def __init__(self, url: str) -> None:
        self._engine = connect(url)

    async def open(self) -> None:
        """Bring the database up to date."""
        check_file(self._engine)
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
        except DBAPIError as error:
            raise unusable(error.orig) from None

    async def close(self) -> None:
        await self._engine.dispose()

    # -- tables ------------------------------------------------------------------------------

    async def create(self, kept: Kept, written: Written) -> None:
        """Keep a new table; Conflict where its creator has made the same request before."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(TABLES), new_row(kept, written))
                await put_claims(connection, kept.id, kept.claims)
                await put_lines(connection, kept.id, written)
        except IntegrityError as error:
            raise Conflict(kept.id) from error

    async def made(self, creator: str, request: str) -> str | None:
        """The table that a request has made."""
        mine = (TABLES.c.creator == creator) & (TABLES.c.request == request)
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(select(TABLES.c.id).where(mine))
        return found

    async def load(self, id: str) -> Kept | None:
        """A table with all its lines."""
        lines = select(LINES.c.n, LINES.c.text, LINES.c.request).where(LINES.c.table == id)
        claims = select(CLAIMS.c.seat, CLAIMS.c.player).where(CLAIMS.c.table == id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            if row is None:
                return None
            written = (await connection.execute(lines.order_by(LINES.c.n))).all()
            claimed = (await connection.execute(claims)).all()
        return kept_of(row, written, {seat: player for seat, player in claimed})

    async def append(self, id: str, written: Written) -> None:
        """Add lines; Conflict where one of those numbers, or the request, is taken."""
        try:
            async with self._engine.begin() as connection:
                await put_lines(connection, id, written)
                await connection.execute(stand(id, written))
        except IntegrityError as error:
            raise Conflict(id) from error

    async def claim(self, id: str, claimed: Claimed, written: Written) -> None:
        """Give an open seat away; Conflict where it, or another one, was taken meanwhile."""
        renamed = stand(id, written).where(TABLES.c.header == claimed.before)
        try:
            async with self._engine.begin() as connection:
                done = await connection.execute(renamed.values(header=claimed.header))
                if done.rowcount != 1:
                    raise Conflict(id)
                await put_claims(connection, id, {claimed.seat: claimed.player})
                await put_lines(connection, id, written)
        except IntegrityError as error:
            raise Conflict(id) from error

    async def follow(self, id: str, rematch: str) -> None:
        """Note which table is the rematch of this one."""
        async with self._engine.begin() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.id == id).values(rematch=rematch)
            )

    async def mine(self, player: str, most: int) -> list[Summary]:
        """The tables where ``player`` has a seat, latest first."""
        own = select(CLAIMS.c.table, CLAIMS.c.seat).where(CLAIMS.c.player == player)
        tables = select(TABLES).where(TABLES.c.id.in_(select(own.subquery().c.table)))
        latest = tables.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most)
        async with self._engine.connect() as connection:
            seats = (await connection.execute(own.order_by(CLAIMS.c.seat))).all()
            rows = (await connection.execute(latest)).all()
        return [summary_of(row, [seat for id, seat in seats if id == row.id]) for row in rows]

    async def unfinished(self, most: int) -> list[Summary]:
        """Tables where somebody is asked, latest first."""
        asked = select(TABLES).where(TABLES.c.asked != "[]")
        latest = asked.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(latest)).all()
        return [summary_of(row, []) for row in rows]

    # -- records -----------------------------------------------------------------------------

    async def keep_record(self, id: str, text: str) -> None:
        """Keep a record under the name its content gives it; the same one again is no news."""
        if await self.record(id) is not None:
            return
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    insert(RECORDS), {"id": id, "text": text, "created": now()}
                )
        except IntegrityError:
            return  # another request kept the same record meanwhile

    async def record(self, id: str) -> str | None:
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(
                select(RECORDS.c.text).where(RECORDS.c.id == id)
            )
        return found


def now() -> int:
    return int(time.time())


def new_row(kept: Kept, written: Written) -> dict[str, Any]:
    made = now()
    return {
        "id": kept.id,
        "game": kept.game,
        "header": kept.header,
        "secret": kept.secret.hex(),
        "box": kept.box,
        "seats": as_json(kept.chairs),
        "lesson": kept.lesson,
        "rematch": kept.rematch,
        "creator": kept.creator,
        "request": kept.request,
        "created": made,
        "updated": made,
        "length": written.length,
        "asked": as_json(written.asked),
    }


async def put_lines(connection: AsyncConnection, id: str, written: Written) -> None:
    first = written.length - len(written.lines) + 1
    rows = [
        {"table": id, "n": n, "text": text, "request": written.request if n == first else None}
        for n, text in enumerate(written.lines, start=first)
    ]
    if rows:
        await connection.execute(insert(LINES), rows)


async def put_claims(connection: AsyncConnection, id: str, claims: dict[int, str]) -> None:
    rows = [{"table": id, "seat": seat, "player": player} for seat, player in claims.items()]
    if rows:
        await connection.execute(insert(CLAIMS), rows)


def stand(id: str, written: Written) -> Update:
    """How the table stands after its new lines."""
    changed = update(TABLES).where(TABLES.c.id == id)
    return changed.values(length=written.length, asked=as_json(written.asked), updated=now())


def kept_of(row: Row[Any], lines: Sequence[Any], claims: dict[int, str]) -> Kept:
    return Kept(
        id=row.id,
        game=row.game,
        header=row.header,
        secret=bytes.fromhex(row.secret),
        box=row.box,
        chairs=msgspec.json.decode(row.seats, type=list[Chair]),
        lesson=row.lesson,
        rematch=row.rematch,
        creator=row.creator,
        request=row.request,
        claims=claims,
        lines=[line.text for line in lines],
        requests={line.request: line.n for line in lines if line.request is not None},
    )


def summary_of(row: Row[Any], seats: list[int]) -> Summary:
    return Summary(
        id=row.id,
        game=row.game,
        header=row.header,
        chairs=msgspec.json.decode(row.seats, type=list[Chair]),
        updated=row.updated,
        length=row.length,
        asked=msgspec.json.decode(row.asked, type=list[int]),
        seats=seats,
    )


def as_json(data: object) -> str:
    return msgspec.json.encode(data).decode()
