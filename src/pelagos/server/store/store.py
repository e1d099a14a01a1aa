"""The store: everything that is kept, each change in one transaction."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, Update, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.kernel import record
from pelagos.server.store.conduct import Conduct
from pelagos.server.store.engine import check_file, connect, migrate, unusable
from pelagos.server.store.kept import Chair, Claim, Kept, Seating, Summary, Written
from pelagos.server.store.people import People
from pelagos.server.store.results import Results
from pelagos.server.store.shape import CLAIMS, LINES, RECORDS, RESULTS, TABLES
from pelagos.server.store.talk import Talk


class Conflict(Exception):
    """Somebody else was first: the line, the seat or the request is there already."""


class Store:
    """A database, SQLite or PostgreSQL; the statements are the same."""

    def __init__(self, url: str) -> None:
        self._engine = connect(url)
        self.people = People(self._engine)
        self.results = Results(self._engine)
        self.talk = Talk(self._engine)

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
                await put_claims(connection, kept.id, kept.seating.claims)
                await put_lines(connection, kept.id, written)
        except IntegrityError as error:
            raise Conflict(kept.id) from error

    async def made(self, player: str, request: str) -> str | None:
        """The table that a request of ``player`` has made, or led to."""
        own = (TABLES.c.creator == player) & (TABLES.c.request == request)
        led = (CLAIMS.c.player == player) & (CLAIMS.c.request == request)
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(select(TABLES.c.id).where(own))
            return found or await connection.scalar(select(CLAIMS.c.table).where(led))

    async def load(self, id: str) -> Kept | None:
        """A table with all its lines."""
        lines = select(LINES.c.n, LINES.c.text, LINES.c.request).where(LINES.c.table == id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            if row is None:
                return None
            written = (await connection.execute(lines.order_by(LINES.c.n))).all()
            claims = await claims_of(connection, [id])
        return kept_of(row, written, claims[id])

    async def append(self, id: str, written: Written) -> None:
        """Add lines; Conflict where one of those numbers, or the request, is taken.

        And where somebody has sat down, been replaced or paused the game meanwhile.
        """
        changed = stand(id, written).where(TABLES.c.arranged == written.arranged)
        try:
            async with self._engine.begin() as connection:
                await put_lines(connection, id, written)
                await change(connection, changed)
        except IntegrityError as error:
            raise Conflict(id) from error

    async def arrange(self, id: str, header: str, seating: Seating, written: Written) -> None:
        """Keep who sits where; Conflict where that has changed, or the game gone on, meanwhile."""
        length = written.length - len(written.lines)
        before = (TABLES.c.length == length) & (TABLES.c.arranged == seating.arranged - 1)
        changed = stand(id, written).where(before).values(header=header, **seating_row(seating))
        try:
            async with self._engine.begin() as connection:
                await change(connection, changed)
                await connection.execute(delete(CLAIMS).where(CLAIMS.c.table == id))
                await put_claims(connection, id, seating.claims)
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
        own = select(CLAIMS.c.table).where(CLAIMS.c.player == player)
        return await self._summaries(select(TABLES).where(TABLES.c.id.in_(own)), most)

    async def history(
        self, player: str, is_own: bool, before: tuple[int, str] | None, most: int
    ) -> list[Summary]:
        """A page of what ``player`` has played: to others finished games that are not private."""
        own = select(CLAIMS.c.table).where(CLAIMS.c.player == player)
        tables = select(TABLES).where(TABLES.c.id.in_(own))
        if not is_own:
            is_over = ~TABLES.c.waiting & (TABLES.c.asked == "[]")
            tables = tables.where(is_over, TABLES.c.visibility != "private")
        if before is not None:
            updated, id = before
            same = (TABLES.c.updated == updated) & (TABLES.c.id > id)
            tables = tables.where((TABLES.c.updated < updated) | same)
        return await self._summaries(tables, most)

    async def ends(self, ids: Sequence[str]) -> dict[str, str]:
        """The last line of each of these tables, as far as they have any."""
        last = select(LINES.c.table, LINES.c.text).join(
            TABLES, (TABLES.c.id == LINES.c.table) & (TABLES.c.length == LINES.c.n)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(last.where(LINES.c.table.in_(ids)))).all()
        return {row.table: row.text for row in rows}

    async def unfinished(self, most: int) -> list[Summary]:
        """Tables where somebody is asked, latest first."""
        return await self._summaries(select(TABLES).where(TABLES.c.asked != "[]"), most)

    async def overdue(self, now: int, most: int) -> list[str]:
        """Tables where somebody's time is up."""
        late = select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
        async with self._engine.connect() as connection:
            return list((await connection.execute(late)).scalars())

    async def next_due(self, now: int) -> int | None:
        """When the next time will be up somewhere."""
        async with self._engine.connect() as connection:
            found: int | None = await connection.scalar(
                select(func.min(TABLES.c.due)).where(TABLES.c.due > now)
            )
        return found

    async def waiting(self, since: int, most: int) -> list[Summary]:
        """Open tables that wait for people, and where somebody sits, latest first."""
        is_seated = TABLES.c.id.in_(select(CLAIMS.c.table))
        return await self._summaries(open_since(since, is_waiting=True).where(is_seated), most)

    async def playing(self, since: int, most: int) -> list[Summary]:
        """Open tables where a game is going on, latest first."""
        asked = open_since(since, is_waiting=False).where(TABLES.c.asked != "[]")
        return await self._summaries(asked, most)

    async def _summaries(self, tables: Select[Any], most: int) -> list[Summary]:
        latest = tables.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(latest)).all()
            claims = await claims_of(connection, [row.id for row in rows])
        return [summary_of(row, claims[row.id]) for row in rows]

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
        "lesson": kept.lesson,
        "rematch": kept.rematch,
        "creator": kept.seating.creator,
        "request": kept.request,
        "created": made,
        "updated": made,
        "length": written.length,
        "asked": as_json(written.asked),
        "begins": kept.seating.begins,
        "due": written.due,
        **seating_row(kept.seating),
    }


def seating_row(seating: Seating) -> dict[str, Any]:
    """What changes in its table when somebody sits down, leaves or begins the game."""
    return {
        "seats": as_json(seating.chairs),
        "visibility": seating.visibility,
        "barred": as_json(seating.barred),
        "waiting": seating.is_waiting,
        "arranged": seating.arranged,
        "conduct": as_json(seating.conduct),
    }


def open_since(since: int, is_waiting: bool) -> Select[Any]:
    is_open = TABLES.c.visibility == "open"
    state = TABLES.c.waiting if is_waiting else ~TABLES.c.waiting
    return select(TABLES).where(is_open, state, TABLES.c.updated >= since)


async def put_lines(connection: AsyncConnection, id: str, written: Written) -> None:
    first = written.length - len(written.lines) + 1
    rows = [
        {"table": id, "n": n, "text": text, "request": written.request if n == first else None}
        for n, text in enumerate(written.lines, start=first)
    ]
    if rows:
        await connection.execute(insert(LINES), rows)
    if rows and not written.asked:  # the game is over
        over = {"table": id, "ended": now(), "settled": False}
        await connection.execute(insert(RESULTS), over)


async def put_claims(connection: AsyncConnection, id: str, claims: dict[int, Claim]) -> None:
    rows = [
        {
            "table": id,
            "seat": seat,
            "player": claim.player,
            "ready": claim.is_ready,
            "request": claim.request,
            "handle": claim.handle,
            "stand_in": claim.stand_in,
        }
        for seat, claim in claims.items()
    ]
    if rows:
        await connection.execute(insert(CLAIMS), rows)


async def claims_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, dict[int, Claim]]:
    """Who has which seat at each of these tables."""
    rows = await connection.execute(select(CLAIMS).where(CLAIMS.c.table.in_(ids)))
    found: dict[str, dict[int, Claim]] = {id: {} for id in ids}
    for row in rows:
        found[row.table][row.seat] = Claim(
            row.player, row.ready, row.request, row.handle, row.stand_in
        )
    return found


def stand(id: str, written: Written) -> Update:
    """How the table stands after its new lines."""
    return (
        update(TABLES)
        .where(TABLES.c.id == id)
        .values(
            length=written.length,
            asked=as_json(written.asked),
            conduct=as_json(written.conduct),
            due=written.due,
            updated=now(),
        )
    )


async def change(connection: AsyncConnection, changed: Update) -> None:
    """Change one table; Conflict where it is not as it was expected to be."""
    if (await connection.execute(changed)).rowcount != 1:
        raise Conflict


def kept_of(row: Row[Any], lines: Sequence[Any], claims: dict[int, Claim]) -> Kept:
    return Kept(
        id=row.id,
        game=row.game,
        header=row.header,
        secret=bytes.fromhex(row.secret),
        box=row.box,
        seating=seating_of(row, claims),
        lesson=row.lesson,
        rematch=row.rematch,
        request=row.request,
        lines=[line.text for line in lines],
        requests={line.request: line.n for line in lines if line.request is not None},
    )


def seating_of(row: Row[Any], claims: dict[int, Claim]) -> Seating:
    return Seating(
        creator=row.creator,
        visibility=row.visibility,
        begins=row.begins,
        chairs=msgspec.json.decode(row.seats, type=list[Chair]),
        names=[str(name) for name in record.parsed(row.header, 1)["seats"]],
        claims=claims,
        barred=msgspec.json.decode(row.barred, type=list[str]),
        is_waiting=row.waiting,
        arranged=row.arranged,
        conduct=msgspec.json.decode(row.conduct, type=Conduct),
    )


def summary_of(row: Row[Any], claims: dict[int, Claim]) -> Summary:
    return Summary(
        id=row.id,
        game=row.game,
        header=row.header,
        box=row.box,
        seating=seating_of(row, claims),
        updated=row.updated,
        length=row.length,
        asked=msgspec.json.decode(row.asked, type=list[int]),
    )


def as_json(data: object) -> str:
    return msgspec.json.encode(data).decode()
