"""Passkeys, as the store keeps them, and the challenges that prove them."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from pelagos.server.store.accounts import Account, account_of
from pelagos.server.store.rows import now
from pelagos.server.store.schema import ACCOUNTS, CHALLENGES, PASSKEYS

FIVE_MINUTES: Final = 5 * 60


class Passkey(Struct, frozen=True):
    """The public half of a key pair; the other half never leaves its owner's device."""

    id: str
    player: str
    credential: str  # its name, as the device made it up
    key: str
    count: int
    name: str
    created: int
    used: int | None = None


class Challenge(Struct, frozen=True):
    """What was asked: of whom, and for which new account, if any."""

    text: str
    player: str | None = None
    handle: str | None = None


class PasskeyStore:
    """Who may come in with a passkey."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def ask(self, challenge: Challenge) -> None:
        """Remember a challenge for a while."""
        row = {
            "text": challenge.text,
            "player": challenge.player,
            "handle": challenge.handle,
            "created": now(),
        }
        old = CHALLENGES.c.created < now() - FIVE_MINUTES
        async with self._engine.begin() as connection:
            await connection.execute(delete(CHALLENGES).where(old))
            await connection.execute(insert(CHALLENGES), row)

    async def asked(self, text: str) -> Challenge | None:
        """What was asked with this text; once."""
        one = (CHALLENGES.c.text == text) & (CHALLENGES.c.created >= now() - FIVE_MINUTES)
        taken = delete(CHALLENGES).where(one).returning(CHALLENGES.c.player, CHALLENGES.c.handle)
        async with self._engine.begin() as connection:
            row = (await connection.execute(taken)).first()
        return None if row is None else Challenge(text, row.player, row.handle)

    async def add(self, passkey: Passkey) -> bool:
        """Whether it could be kept; not where it is known already."""
        row = {name: getattr(passkey, name) for name in Passkey.__struct_fields__}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(PASSKEYS), row)
        except IntegrityError:
            return False
        return True

    async def found(self, credential: str) -> tuple[Account, Passkey] | None:
        """Whose passkey it is."""
        both = select(ACCOUNTS).join(PASSKEYS, PASSKEYS.c.player == ACCOUNTS.c.player)
        known = PASSKEYS.c.credential == credential
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(PASSKEYS).where(known))).first()
            owner = (await connection.execute(both.where(known))).first()
        return None if row is None or owner is None else (account_of(owner), passkey_of(row))

    async def used(self, passkey: Passkey, count: int) -> None:
        changed = update(PASSKEYS).where(PASSKEYS.c.id == passkey.id)
        async with self._engine.begin() as connection:
            await connection.execute(changed.values(count=count, used=now()))

    async def of(self, player: str) -> list[Passkey]:
        own = select(PASSKEYS).where(PASSKEYS.c.player == player)
        async with self._engine.connect() as connection:
            rows = await connection.execute(own.order_by(PASSKEYS.c.created, PASSKEYS.c.id))
            return [passkey_of(row) for row in rows]

    async def remove(self, player: str, id: str, least: int) -> bool:
        """Whether it is gone; not where fewer than ``least`` would be left, or there is none."""
        own = PASSKEYS.c.player == player
        account = select(ACCOUNTS.c.player).where(ACCOUNTS.c.player == player).with_for_update()
        async with self._engine.begin() as connection:
            await connection.execute(account)  # nobody removes another one meanwhile
            gone = await connection.execute(delete(PASSKEYS).where(own & (PASSKEYS.c.id == id)))
            left = await connection.scalar(select(func.count()).select_from(PASSKEYS).where(own))
            if gone.rowcount != 1 or (left or 0) < least:
                await connection.rollback()
                return False
        return True


def passkey_of(row: Row[Any]) -> Passkey:
    return Passkey(**{name: getattr(row, name) for name in Passkey.__struct_fields__})
