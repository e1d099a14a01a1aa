"""Tokens, as the store keeps them; and which accounts are programs."""

import time
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Row, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pelagos.server.store.accounts import Account, account_of
from pelagos.server.store.schema import ACCOUNTS, RATINGS, TOKENS

AN_HOUR: Final = 60 * 60

Scope = Literal["read", "play"]


class Token(Struct, frozen=True):
    """What is known of a token; itself is kept as a digest."""

    id: str
    player: str
    name: str
    scope: Scope
    created: int
    used: int | None = None


class TokenStore:
    """Who may come in without a browser."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, token: Token, digest: str, most: int) -> bool:
        """Whether there was room for another token."""
        row = {
            "id": token.id,
            "player": token.player,
            "digest": digest,
            "name": token.name,
            "scope": token.scope,
            "created": token.created,
        }
        own = select(func.count()).where(TOKENS.c.player == token.player)
        async with self._engine.begin() as connection:
            await connection.execute(insert(TOKENS), row)
            if (await connection.scalar(own) or 0) > most:
                await connection.rollback()
                return False
        return True

    async def tokens(self, player: str) -> list[Token]:
        own = select(TOKENS).where(TOKENS.c.player == player)
        async with self._engine.connect() as connection:
            rows = await connection.execute(own.order_by(TOKENS.c.created, TOKENS.c.id))
            return [token_of(row) for row in rows]

    async def revoke(self, player: str, id: str) -> bool:
        """Whether there was such a token."""
        one = (TOKENS.c.player == player) & (TOKENS.c.id == id)
        async with self._engine.begin() as connection:
            return (await connection.execute(delete(TOKENS).where(one))).rowcount == 1

    async def of_token(self, digest: str) -> tuple[Account, Scope] | None:
        """Whose token it is, and what it is good for."""
        found = select(ACCOUNTS, TOKENS.c.id, TOKENS.c.scope, TOKENS.c.used).join(
            TOKENS, TOKENS.c.player == ACCOUNTS.c.player
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(found.where(TOKENS.c.digest == digest))).first()
        if row is None:
            return None
        await self._use(row.id, row.used)
        return account_of(row), row.scope

    async def _use(self, id: str, used: int | None) -> None:
        """Note that a token was used, once in an hour."""
        now = int(time.time())
        if used is not None and used > now - AN_HOUR:
            return
        async with self._engine.begin() as connection:
            await connection.execute(update(TOKENS).where(TOKENS.c.id == id).values(used=now))


async def mark_as_program(connection: AsyncConnection, player: str) -> bool:
    """Whether the account is a program's now; not where it has been rated among people."""
    rated = exists().where(RATINGS.c.player == player)
    free = (ACCOUNTS.c.player == player) & (ACCOUNTS.c.program | ~rated)
    done = await connection.execute(update(ACCOUNTS).where(free).values(program=True))
    return done.rowcount == 1


def token_of(row: Row[Any]) -> Token:
    return Token(row.id, row.player, row.name, row.scope, row.created, row.used)
