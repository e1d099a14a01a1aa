"""The store: everything that is kept, each change in one transaction."""

import contextlib
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, Final

from sqlalchemy import Select, Update, delete, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server import metrics
from pelagos.server.background import Patience
from pelagos.server.model import Box, NewRows, SeatClaim, Seating, StoredTable, Summary
from pelagos.server.store.accounts import Account, AccountStore, hand_over
from pelagos.server.store.addresses import AddressStore
from pelagos.server.store.boxes import boxes_of, first_box, put_box
from pelagos.server.store.bus import DIED, IN_LOBBY, PRESENCE, TABLE, Note, bus_for
from pelagos.server.store.chat import ChatStore
from pelagos.server.store.deletion import awaited_at
from pelagos.server.store.deletion import forget as forget_account
from pelagos.server.store.engine import (
    connect,
    hold_file,
    migrate,
    newest,
    open_file,
    release_file,
    unusable,
    version_of,
)
from pelagos.server.store.file import Gone
from pelagos.server.store.keys import KeyStore
from pelagos.server.store.locks import claims_for
from pelagos.server.store.passkeys import PasskeyStore
from pelagos.server.store.presence import Visit, forget, noted_by, present, put_visits, seen
from pelagos.server.store.prune import Pruned, prune
from pelagos.server.store.recovery import RecoveryStore
from pelagos.server.store.results import ResultStore, has_moved_nobody
from pelagos.server.store.rows import kept_of, new_row, seating_row, standing, summary_of
from pelagos.server.store.rows import now as now
from pelagos.server.store.schema import ACCOUNTS, LINES, RECORDS, SEATS, TABLES
from pelagos.server.store.takeout import TakeoutStore
from pelagos.server.store.tokens import TokenStore, mark_as_program
from pelagos.server.store.writer import Conflict as Conflict
from pelagos.server.store.writer import pen_for, put_written

A_DAY: Final = 24 * 60 * 60  # seconds
SAME_VERSION: Final = text("UPDATE alembic_version SET version_num = version_num")


class Store:
    """A database, SQLite or PostgreSQL; the statements are the same."""

    def __init__(self, url: str) -> None:
        self._engine = connect(url)
        self.bus = bus_for(self._engine)
        self._pen = pen_for(self._engine, self.bus)
        self.claims = claims_for(self.bus.number, self._engine)
        self.people = AccountStore(self._engine)
        self.doors = TokenStore(self._engine)
        self.passkeys = PasskeyStore(self._engine)
        self.recovery = RecoveryStore(self._engine)
        self.results = ResultStore(self._engine, self.changes)
        self.takeout = TakeoutStore(self._engine)
        self.addresses = AddressStore(self._engine)
        self.keys = KeyStore(self._engine)
        self.talk = ChatStore(self._engine, self.change)
        self.reading = Patience("reading tables")
        self.writing = Patience("writing answers of computer players")

    def hold(self) -> None:
        """Be the only server of a database that is a file; others may copy and prune it."""
        hold_file(self._engine)

    async def open(self) -> None:
        """Bring the database up to date."""
        open_file(self._engine)
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
        except DBAPIError as error:
            raise unusable(error.orig) from None

    async def trouble(self) -> str | None:
        """What keeps us from using the database now; None: nothing."""
        try:
            async with self._engine.connect() as connection:
                version = await connection.run_sync(version_of)
        except Gone as error:
            return str(error)
        except (DBAPIError, OSError):
            return "the database is out of reach"
        if not self.bus.is_listening:
            return "the database does not speak to us"
        if version != newest():
            return "the database is of another version"
        return await self._trouble_with_writing()

    async def _trouble_with_writing(self) -> str | None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(SAME_VERSION)
        except Gone as error:
            return str(error)
        except (DBAPIError, OSError):
            return "the database cannot be written"
        return None

    async def close(self) -> None:
        await self._pen.close()
        await self.bus.close()
        await self.claims.close()
        await self._engine.dispose()
        release_file(self._engine)

    @contextlib.asynccontextmanager
    async def change(self, *notes: Note) -> AsyncIterator[AsyncConnection]:
        """One transaction; when it is kept, every process hears the notes."""
        async with self.changes() as (connection, more):
            more += notes
            yield connection

    @contextlib.asynccontextmanager
    async def changes(self) -> AsyncIterator[tuple[AsyncConnection, list[Note]]]:
        """The same, where the notes are found out on the way."""
        notes: list[Note] = []
        async with self._engine.begin() as connection:
            yield connection, notes
            await self.bus.send(connection, notes)
        self.bus.sent(notes)

    # -- tables ------------------------------------------------------------------------------

    async def create(self, kept: StoredTable, written: NewRows) -> None:
        """Keep a new table; Conflict where its creator has made the same request before."""
        try:
            async with self.change(table_note(kept.id, kept.seating)) as connection:
                await put_box(connection, kept.game, kept.box, now())
                await connection.execute(insert(TABLES), new_row(kept, written))
                await put_claims(connection, kept.id, kept.seating.claims)
                await connection.run_sync(put_written, kept.id, written)
        except IntegrityError as error:
            raise Conflict(kept.id) from error

    async def made(self, player: str, request: str) -> str | None:
        """The table that a request of ``player`` has made, or led to."""
        own = (TABLES.c.creator == player) & (TABLES.c.request == request)
        led = (SEATS.c.player == player) & (SEATS.c.request == request)
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(select(TABLES.c.id).where(own))
            return found or await connection.scalar(select(SEATS.c.table).where(led))

    async def load(self, id: str, since: int = 0) -> StoredTable | None:
        """A table with its lines after the first ``since``, as it stands at one moment."""
        newer = (LINES.c.table == id) & (LINES.c.n > since)
        lines = select(LINES.c.n, LINES.c.text, LINES.c.request).where(newer)
        async with self._engine.connect() as connection:
            await hold_still(connection)
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
            if row is None:
                return None
            written = (await connection.execute(lines.order_by(LINES.c.n))).all()
            claims = await claims_of(connection, [id])
            boxes = await boxes_of(connection, [row.box])
            kept = kept_of(row, written, claims[id], boxes[row.box])
            others = await present(connection, [id], but=self.bus.number)
            kept.elsewhere = sorted(player for _, player in others)
            kept.seen = await seen(connection, id)
            kept.has_moved_nobody = await has_moved_nobody(connection, id)
        return kept

    async def append(self, id: str, written: NewRows) -> None:
        """Add lines; Conflict where one of those numbers, or the request, is taken.

        And where somebody has sat down, been replaced or paused the game meanwhile.
        """
        by = metrics.AGENT if written.request is None else metrics.PERSON
        try:
            await self._pen.write(id, written)
        except Conflict:
            metrics.CONFLICTS.inc()
            raise
        metrics.WRITES.labels(by).inc()

    async def arrange(self, id: str, header: str, seating: Seating, written: NewRows) -> None:
        """Keep who sits where; Conflict where that has changed, or the game gone on, meanwhile."""
        length = written.length - len(written.lines)
        before = (TABLES.c.length == length) & (TABLES.c.arranged == seating.arranged - 1)
        row = {**standing(written), "header": header, **seating_row(seating)}
        changed = update(TABLES).where(TABLES.c.id == id, before).values(row)
        try:
            async with self.change(table_note(id, seating)) as connection:
                await change(connection, changed)
                await connection.execute(delete(SEATS).where(SEATS.c.table == id))
                await put_claims(connection, id, seating.claims)
                await connection.run_sync(put_written, id, written)
        except IntegrityError as error:
            raise Conflict(id) from error

    async def follow(self, id: str, rematch: str) -> None:
        """Note which table is the rematch of this one."""
        async with self.change(Note(TABLE, id)) as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.id == id).values(rematch=rematch)
            )

    async def adopt(self, guest: str, account: Account) -> None:
        """The seats and tables of a guest belong to an account from now on."""
        async with self.changes() as (connection, notes):
            ids = await hand_over(connection, guest, account)
            notes += [Note(TABLE, id) for id in ids]

    async def become_program(self, player: str) -> bool:
        """Whether an account is a program's now, marked wherever it sits."""
        sat = select(SEATS.c.table).where(SEATS.c.player == player).distinct()
        async with self.changes() as (connection, notes):
            is_done = await mark_as_program(connection, player)
            notes += [Note(TABLE, id) for id in await connection.scalars(sat)]
        return is_done

    async def awaited_at(self, player: str) -> list[str]:
        """The tables that would wait for ``player``."""
        async with self._engine.connect() as connection:
            return await awaited_at(connection, player)

    async def depart(self, account: Account) -> bool:
        """Whether an account is deleted now; not where a table would wait for its owner."""
        async with self.changes() as (connection, notes):
            if await awaited_at(connection, account.player):
                return False
            notes += [Note(TABLE, id) for id in await forget_account(connection, account)]
        return True

    async def people_at(self, ids: Sequence[str]) -> list[str]:
        """Who has a seat at any of these tables."""
        seated = select(SEATS.c.player).where(SEATS.c.table.in_(ids)).distinct()
        async with self._engine.connect() as connection:
            return list(await connection.scalars(seated))

    async def mine(self, player: str, most: int) -> list[Summary]:
        """The tables where ``player`` has a seat, latest first."""
        own = select(SEATS.c.table).where(SEATS.c.player == player)
        return await self._summaries(select(TABLES).where(TABLES.c.id.in_(own)), most)

    async def history(
        self, player: str, is_own: bool, before: tuple[int, str] | None, most: int
    ) -> list[Summary]:
        """A page of what ``player`` has played: to others finished games that are not private."""
        own = select(SEATS.c.table).where(SEATS.c.player == player)
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

    async def taken_back(self, ids: Sequence[str]) -> set[str]:
        """At which of these tables something was taken back by consent."""
        is_consent = LINES.c.text.contains('"consent":')
        found = select(LINES.c.table).where(LINES.c.table.in_(ids), is_consent).distinct()
        async with self._engine.connect() as connection:
            return set(await connection.scalars(found))

    async def thinking(self, until: int, most: int, but: Collection[str] = ()) -> list[str]:
        """Tables where a computer player is asked and nothing has happened since, oldest first."""
        thinking = text("thinking")  # in the words of the index that is for this
        idle = select(TABLES.c.id).where(thinking, TABLES.c.updated <= until)
        if but:
            idle = idle.where(TABLES.c.id.not_in(but))
        async with self._engine.connect() as connection:
            found = await connection.scalars(idle.order_by(TABLES.c.updated).limit(most))
            return list(found)

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
        is_seated = TABLES.c.id.in_(select(SEATS.c.table))
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
            boxes = await boxes_of(connection, {row.box for row in rows})
        return [summary_of(row, claims[row.id], boxes[row.box]) for row in rows]

    # -- presence ----------------------------------------------------------------------------

    async def note_presence(
        self, here: Collection[Visit], gone: Collection[Visit], told: Collection[str]
    ) -> None:
        """Note who has which table open in this process, and tell some of the tables."""
        async with self.change(*[Note(PRESENCE, id) for id in told]) as connection:
            await put_visits(connection, self.bus.number, here, gone, now())

    async def forget_the_dead(self) -> None:
        """Whoever was with a process that is no more is gone."""
        async with self._engine.connect() as connection:
            noted = await noted_by(connection)
        dead = noted - await self.claims.alive()  # they were alive when they noted somebody
        if not dead:
            return
        async with self.changes() as (connection, notes):
            visits = await forget(connection, dead, now())
            notes += [Note(PRESENCE, id, DIED) for id in sorted({table for table, _ in visits})]

    async def present(self, ids: Sequence[str]) -> set[Visit]:
        """Who is at each of these tables."""
        async with self._engine.connect() as connection:
            return await present(connection, ids)

    # -- boxes -------------------------------------------------------------------------------

    async def keep_box(self, game: str, box: Box) -> None:
        """Keep a box that somebody has brought; the same one again is no news."""
        async with self._engine.begin() as connection:
            await put_box(connection, game, box, now())

    async def box(self, fingerprint: str) -> Box | None:
        """The first box file with these values that anybody brought."""
        async with self._engine.connect() as connection:
            return await first_box(connection, fingerprint)

    # -- records -----------------------------------------------------------------------------

    async def keep_record(self, id: str, text: str) -> None:
        """Keep a record under the name its content gives it; the same one again is no news."""
        if await self.record(id) is not None:
            return
        row = {"id": id, "text": text, "created": now(), "opened": now()}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(RECORDS), row)
        except IntegrityError:
            return  # another request kept the same record meanwhile

    async def record(self, id: str) -> str | None:
        async with self._engine.connect() as connection:
            own = select(RECORDS.c.text, RECORDS.c.opened).where(RECORDS.c.id == id)
            row = (await connection.execute(own)).first()
        if row is None:
            return None
        if (row.opened or 0) < now() - A_DAY:
            await self._note_opened(id)
        return str(row.text)

    async def _note_opened(self, id: str) -> None:
        """Somebody looks at it; whether that can be noted is no business of theirs."""
        with contextlib.suppress(DBAPIError, OSError):
            async with self._engine.begin() as connection:
                opened = update(RECORDS).where(RECORDS.c.id == id).values(opened=now())
                await connection.execute(opened)

    # -- disk --------------------------------------------------------------------------------

    async def prune(self, before: int, with_accounts: bool, is_trial: bool) -> Pruned:
        """Delete what nobody has touched since then; or only say what that would be."""
        return await prune(self._engine, before, with_accounts, is_trial)


async def hold_still(connection: AsyncConnection) -> None:
    """Read several times from the same state, as a transaction of SQLite does anyway."""
    if connection.dialect.name != "sqlite":
        await connection.execution_options(isolation_level="REPEATABLE READ")


def table_note(id: str, seating: Seating) -> Note:
    """A table has changed, or is new."""
    return Note(TABLE, id, IN_LOBBY if seating.is_in_lobby() else "")


def open_since(since: int, is_waiting: bool) -> Select[Any]:
    is_open = TABLES.c.visibility == "open"
    state = TABLES.c.waiting if is_waiting else ~TABLES.c.waiting
    return select(TABLES).where(is_open, state, TABLES.c.updated >= since)


async def put_claims(connection: AsyncConnection, id: str, claims: dict[int, SeatClaim]) -> None:
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
        await connection.execute(insert(SEATS), rows)


async def claims_of(
    connection: AsyncConnection, ids: Sequence[str]
) -> dict[str, dict[int, SeatClaim]]:
    """Who has which seat at each of these tables."""
    rows = await connection.execute(
        select(SEATS, ACCOUNTS.c.program)
        .join(ACCOUNTS, ACCOUNTS.c.player == SEATS.c.player, isouter=True)
        .where(SEATS.c.table.in_(ids))
    )
    found: dict[str, dict[int, SeatClaim]] = {id: {} for id in ids}
    for row in rows:
        found[row.table][row.seat] = SeatClaim(
            row.player, row.ready, row.request, row.handle, row.stand_in, bool(row.program)
        )
    return found


async def change(connection: AsyncConnection, changed: Update) -> None:
    """Change one table; Conflict where it is not as it was expected to be."""
    if (await connection.execute(changed)).rowcount != 1:
        raise Conflict
