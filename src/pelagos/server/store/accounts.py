"""Accounts and sessions, as the store keeps them."""

import hashlib
import time
from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, Select, Update, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pelagos.server.names import skeleton
from pelagos.server.store.chat import adopt_talk
from pelagos.server.store.schema import (
    ACCOUNTS,
    DEPARTED,
    DUELS,
    LINKS,
    SCORES,
    SEATS,
    SESSIONS,
    TABLES,
)


class Account(Struct, frozen=True):
    """Somebody with a handle. ``player`` is who they are at tables."""

    player: str
    handle: str
    password: str  # its digest
    created: int
    is_program: bool = False


class AccountStore:
    """Who has an account, and which browsers are theirs."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, account: Account) -> bool:
        """Whether it could be kept; not where anybody has or had the handle, in any spelling."""
        row = {
            "player": account.player,
            "handle": account.handle,
            "folded": account.handle.casefold(),
            "skeleton": skeleton(account.handle),
            "password": account.password,
            "created": account.created,
            "program": account.is_program,
        }
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(ACCOUNTS), row)
                if await connection.scalar(had_by_somebody(account.handle)):
                    await connection.rollback()
                    return False
        except IntegrityError:
            return False
        return True

    async def named(self, handle: str) -> Account | None:
        return await self._one(ACCOUNTS.c.folded == handle.casefold())

    async def like(self, skeletons: Collection[str]) -> list[str]:
        """The handles that are taken for such names at a glance."""
        alike = select(ACCOUNTS.c.handle).where(ACCOUNTS.c.skeleton.in_(skeletons))
        async with self._engine.connect() as connection:
            return list(await connection.scalars(alike))

    async def of_session(self, digest: str) -> Account | None:
        """Whose browser it is."""
        own = select(SESSIONS.c.player).where(SESSIONS.c.digest == digest)
        return await self._one(ACCOUNTS.c.player == own.scalar_subquery())

    async def _one(self, which: Any) -> Account | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(ACCOUNTS).where(which))).first()
        return None if row is None else account_of(row)

    async def open_session(self, digest: str, player: str) -> None:
        row = {"digest": digest, "player": player, "created": int(time.time())}
        async with self._engine.begin() as connection:
            await connection.execute(insert(SESSIONS), row)

    async def close_session(self, digest: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.digest == digest))

    async def close_sessions(self, player: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.player == player))

    async def change_password(self, player: str, password: str, kept: str) -> None:
        """Keep another digest, and end every session but one."""
        async with self._engine.begin() as connection:
            await renew(connection, player, password, kept)


async def renew(connection: AsyncConnection, player: str, password: str, kept: str = "") -> None:
    """Another password: every session but one ends, and no link is worth anything any more."""
    own = update(ACCOUNTS).where(ACCOUNTS.c.player == player)
    await connection.execute(own.values(password=password))
    others = (SESSIONS.c.player == player) & (SESSIONS.c.digest != kept)
    await connection.execute(delete(SESSIONS).where(others))
    await connection.execute(delete(LINKS).where(LINKS.c.player == player))


async def hand_over(connection: AsyncConnection, guest: str, account: Account) -> list[str]:
    """What a guest has made and played belongs to an account from now on; where they sat."""
    sat = SEATS.c.player == guest
    ids = list(await connection.scalars(select(SEATS.c.table).where(sat).distinct()))
    await connection.execute(rearranged(guest))
    theirs = {"player": account.player, "handle": account.handle}
    made = update(TABLES).where(TABLES.c.creator == guest)
    await connection.execute(update(SEATS).where(sat).values(**theirs))
    await connection.execute(made.values(creator=account.player))
    for past in (SCORES, DUELS):
        own = update(past).where(past.c.player == guest)
        await connection.execute(own.values(player=account.player))
    await adopt_talk(connection, guest, account.player)
    return ids


def rearranged(player: str) -> Update:
    """Whoever knows a table where somebody sits looks again before they change it."""
    seated = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.player == player))
    return update(TABLES).where(seated).values(arranged=TABLES.c.arranged + 1)


def had_by_somebody(handle: str) -> Select[Any]:
    """Finds something where an account of this handle was deleted."""
    return select(DEPARTED.c.digest).where(DEPARTED.c.digest == handle_digest(handle))


def handle_digest(handle: str) -> str:
    """What is kept of the handle of an account that was deleted."""
    return hashlib.sha256(handle.casefold().encode()).hexdigest()


def account_of(row: Row[Any]) -> Account:
    return Account(row.player, row.handle, row.password, row.created, row.program)
