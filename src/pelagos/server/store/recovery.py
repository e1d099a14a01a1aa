"""Ways back into an account, as the store keeps them: digests of codes, and of links."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from pelagos.server.store.accounts import Account, account_of, renew
from pelagos.server.store.rows import now
from pelagos.server.store.schema import ACCOUNTS, CODES, LINKS


class CodesKept(Struct, frozen=True):
    """How many codes of an account have not been used, and when they were made."""

    left: int
    made: int | None


class RecoveryStore:
    """Whatever opens an account once, for a new password."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def put_codes(self, player: str, digests: Sequence[str]) -> None:
        """Keep new codes; those before are worth nothing any more."""
        rows = [{"digest": each, "player": player, "created": now()} for each in digests]
        async with self._engine.begin() as connection:
            await connection.execute(delete(CODES).where(CODES.c.player == player))
            await connection.execute(insert(CODES), rows)

    async def codes(self, player: str) -> CodesKept:
        own = select(func.count(), func.max(CODES.c.created)).where(CODES.c.player == player)
        async with self._engine.connect() as connection:
            left, made = (await connection.execute(own)).one()
        return CodesKept(left, made)

    async def by_code(self, handle: str, digest: str, password: str) -> Account | None:
        """The account with its new password; the same statement whether there is one or not."""
        owner = select(ACCOUNTS.c.player).where(ACCOUNTS.c.folded == handle.casefold())
        own = (CODES.c.digest == digest) & (CODES.c.player == owner.scalar_subquery())
        return await self._renewed(delete(CODES).where(own).returning(CODES.c.player), password)

    async def put_link(self, player: str, digest: str, until: int) -> None:
        row = {"digest": digest, "player": player, "until": until}
        async with self._engine.begin() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.until < now()))
            await connection.execute(insert(LINKS), row)

    async def owner(self, digest: str) -> Account | None:
        """Whose link it is, as long as it is good."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(owner_of(digest))).first()
        return None if row is None else account_of(row)

    async def by_link(self, digest: str, password: str) -> Account | None:
        """The account with its new password; no link of it is worth anything any more."""
        good = (LINKS.c.digest == digest) & (LINKS.c.until >= now())
        return await self._renewed(delete(LINKS).where(good).returning(LINKS.c.player), password)

    async def _renewed(self, taken: Any, password: str) -> Account | None:
        async with self._engine.begin() as connection:
            player = await connection.scalar(taken)
            if player is None:
                return None
            await renew(connection, player, password)
            own = select(ACCOUNTS).where(ACCOUNTS.c.player == player)
            return account_of((await connection.execute(own)).one())


def owner_of(digest: str) -> Select[Any]:
    good = (LINKS.c.digest == digest) & (LINKS.c.until >= now())
    return select(ACCOUNTS).join(LINKS, LINKS.c.player == ACCOUNTS.c.player).where(good)
