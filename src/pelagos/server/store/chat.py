"""What is said at tables, as the store keeps it; who is muted by whom; what was reported."""

import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Row, delete, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pelagos.server.store.bus import TABLE, Note
from pelagos.server.store.schema import CHAT, MUTES, REPORTS

AROUND: Final = 5  # lines before and after one that was reported


class Remark(Struct, frozen=True):
    """A line of a chat."""

    n: int
    player: str | None  # none: they have left this server
    seat: int
    name: str | None
    text: str
    said: int
    line: int  # how many lines the game had then; -1: it had not begun


Change = Callable[[Note], AbstractAsyncContextManager[AsyncConnection]]


class Report(Struct, frozen=True):
    """A line that somebody complained about, with what was said around it."""

    table: str
    n: int
    times: int  # how many people reported it
    reported: int  # the last of them, in seconds since 1970
    around: list[Remark]


class ChatStore:
    """The chats of all tables."""

    def __init__(self, engine: AsyncEngine, change: Change) -> None:
        self._engine = engine
        self._change = change

    async def add(self, table: str, remark: Remark, request: str) -> bool:
        """Whether it could be kept; not where its number, or the request, is taken."""
        row = {"table": table, "request": request, **as_row(remark)}
        try:
            async with self._change(Note(TABLE, table)) as connection:
                await connection.execute(insert(CHAT), row)
        except IntegrityError:
            return False
        return True

    async def said_by(self, table: str, request: str) -> str | None:
        """Who has said something with this request, if anybody."""
        same = (CHAT.c.table == table) & (CHAT.c.request == request)
        async with self._engine.connect() as connection:
            found: str | None = await connection.scalar(select(CHAT.c.player).where(same))
        return found

    async def latest(self, table: str, most: int) -> list[Remark]:
        """The last lines of a chat, in order."""
        last = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.n.desc()).limit(most)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(last)).all()
        return [remark_of(row) for row in reversed(rows)]

    # -- mutes -------------------------------------------------------------------------------

    async def muted(self, player: str) -> set[str]:
        """Whom ``player`` does not want to hear."""
        async with self._engine.connect() as connection:
            found = select(MUTES.c.other).where(MUTES.c.player == player)
            return set((await connection.scalars(found)).all())

    async def mute(self, player: str, other: str) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(MUTES), {"player": player, "other": other})
        except IntegrityError:
            return  # they are muted already

    async def unmute(self, player: str, other: str) -> None:
        one = (MUTES.c.player == player) & (MUTES.c.other == other)
        async with self._engine.begin() as connection:
            await connection.execute(delete(MUTES).where(one))

    # -- reports -----------------------------------------------------------------------------

    async def report(self, table: str, n: int, player: str) -> None:
        row = {"table": table, "n": n, "player": player, "reported": int(time.time())}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(REPORTS), row)
        except IntegrityError:
            return  # they have reported it already

    async def reports(self) -> list[Report]:
        """Every line that was reported, the latest report first."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(REPORTS))).all()
            found: dict[tuple[str, int], list[int]] = {}
            for row in rows:
                found.setdefault((row.table, row.n), []).append(row.reported)
            latest = sorted(found.items(), key=lambda each: -max(each[1]))
            return [
                Report(table, n, len(times), max(times), await around(connection, table, n))
                for (table, n), times in latest
            ]

    async def settle(self, reports: list[Report]) -> None:
        """The host has dealt with these."""
        async with self._engine.begin() as connection:
            for each in reports:
                one = (REPORTS.c.table == each.table) & (REPORTS.c.n == each.n)
                known = REPORTS.c.reported <= each.reported
                await connection.execute(delete(REPORTS).where(one, known))


async def around(connection: AsyncConnection, table: str, n: int) -> list[Remark]:
    near = CHAT.c.n.between(n - AROUND, n + AROUND)
    found = select(CHAT).where(CHAT.c.table == table, near).order_by(CHAT.c.n)
    return [remark_of(row) for row in (await connection.execute(found)).all()]


async def adopt_talk(connection: AsyncConnection, guest: str, player: str) -> None:
    """What a guest has said, muted and reported is an account's from now on."""
    mutes, reports = MUTES.alias(), REPORTS.alias()
    doubles = [
        delete(MUTES).where(
            MUTES.c.player == guest,
            MUTES.c.other.in_(select(mutes.c.other).where(mutes.c.player == player)),
        ),
        delete(MUTES).where(
            MUTES.c.other == guest,
            MUTES.c.player.in_(select(mutes.c.player).where(mutes.c.other == player)),
        ),
        delete(REPORTS).where(
            REPORTS.c.player == guest,
            tuple_(REPORTS.c.table, REPORTS.c.n).in_(
                select(reports.c.table, reports.c.n).where(reports.c.player == player)
            ),
        ),
    ]
    for double in doubles:
        await connection.execute(double)
    for column in (CHAT.c.player, MUTES.c.player, MUTES.c.other, REPORTS.c.player):
        moved = update(column.table).where(column == guest)
        await connection.execute(moved.values({column: player}))


def remark_of(row: Row[Any]) -> Remark:
    return Remark(row.n, row.player, row.seat, row.name, row.text, row.said, row.line)


def as_row(remark: Remark) -> dict[str, Any]:
    return {name: getattr(remark, name) for name in remark.__struct_fields__}
