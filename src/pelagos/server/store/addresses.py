"""Where those are written to who want to be told of their turn, and of which they were told."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from pelagos.server.store.schema import ADDRESSES, PRESENT, REMINDED, SEATS, SEEN, TABLES


class Address(Struct, frozen=True):
    """Where somebody with an account wants mail; the token is in the links of every mail."""

    player: str
    address: str
    lang: str
    is_confirmed: bool
    token: str


class Awaited(Struct, frozen=True):
    """Somebody with an address who may be awaited at a table."""

    table: str
    player: str
    told: int | None  # how many lines there were when they were written to


class AddressStore:
    """The addresses of all accounts."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def put(self, address: Address) -> None:
        """Keep an address; the one before is forgotten, and so is what was told there."""
        row = {
            "player": address.player,
            "address": address.address,
            "lang": address.lang,
            "confirmed": address.is_confirmed,
            "token": address.token,
        }
        async with self._engine.begin() as connection:
            await connection.execute(delete(ADDRESSES).where(ADDRESSES.c.player == address.player))
            await connection.execute(insert(ADDRESSES), row)

    async def of(self, player: str) -> Address | None:
        return await self._one(ADDRESSES.c.player == player)

    async def by_token(self, token: str) -> Address | None:
        return await self._one(ADDRESSES.c.token == token)

    async def _one(self, which: Any) -> Address | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(ADDRESSES).where(which))).first()
        return None if row is None else address_of(row)

    async def confirm(self, token: str) -> None:
        async with self._engine.begin() as connection:
            one = update(ADDRESSES).where(ADDRESSES.c.token == token)
            await connection.execute(one.values(confirmed=True))

    async def remove(self, player: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(ADDRESSES).where(ADDRESSES.c.player == player))

    # -- turns -------------------------------------------------------------------------------

    async def awaited(self, until: int, most: int) -> list[Awaited]:
        """Who sits where somebody is asked since ``until`` and has not looked since then."""
        here = select(PRESENT.c.player).where(
            PRESENT.c.table == SEATS.c.table, PRESENT.c.player == SEATS.c.player
        )
        lately = select(SEEN.c.player).where(
            SEEN.c.table == SEATS.c.table,
            SEEN.c.player == SEATS.c.player,
            SEEN.c.left > until,
        )
        told = (REMINDED.c.table == SEATS.c.table) & (REMINDED.c.player == SEATS.c.player)
        found = (
            select(SEATS.c.table, SEATS.c.player, REMINDED.c.line)
            .join(ADDRESSES, (ADDRESSES.c.player == SEATS.c.player) & ADDRESSES.c.confirmed)
            .join(TABLES, TABLES.c.id == SEATS.c.table)
            .outerjoin(REMINDED, told)
            .where(TABLES.c.asked != "[]", TABLES.c.updated <= until, SEATS.c.stand_in.is_(None))
            .where(REMINDED.c.line.is_(None) | (REMINDED.c.line < TABLES.c.length))
            .where(~here.exists(), ~lately.exists())
            .distinct()
            .limit(most)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(found)).all()
        return [Awaited(row.table, row.player, row.line) for row in rows]

    async def note(self, awaited: Awaited, line: int) -> bool:
        """They are told now; whether nobody else has done so meanwhile."""
        one = (REMINDED.c.table == awaited.table) & (REMINDED.c.player == awaited.player)
        row = {"table": awaited.table, "player": awaited.player, "line": line}
        try:
            async with self._engine.begin() as connection:
                if awaited.told is None:
                    await connection.execute(insert(REMINDED), row)
                    return True
                same = one & (REMINDED.c.line == awaited.told)
                done = await connection.execute(update(REMINDED).where(same).values(line=line))
                return done.rowcount == 1
        except IntegrityError:
            return False


def address_of(row: Row[Any]) -> Address:
    return Address(row.player, row.address, row.lang, row.confirmed, row.token)
