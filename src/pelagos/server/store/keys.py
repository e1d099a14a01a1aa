"""The keys with which this server signs the records that it gives out."""

from msgspec import Struct
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from pelagos.server.store.rows import now
from pelagos.server.store.schema import KEYS
from pelagos.signing import new_secret, public_of


class SigningKey(Struct, frozen=True):
    """A key pair; of the secret half the public one follows."""

    n: int
    secret: bytes
    created: int  # seconds since 1970

    @property
    def public(self) -> bytes:
        return public_of(self.secret)


class KeyStore:
    """All there ever were: the last one signs, the others still prove what they have signed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def all(self) -> list[SigningKey]:
        """Oldest first."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(KEYS).order_by(KEYS.c.n))).all()
        return [SigningKey(row.n, bytes.fromhex(row.secret), row.created) for row in rows]

    async def ensure(self) -> None:
        """There is one; of several processes that start at once, one makes it."""
        if not await self.all():
            await self._make(1)

    async def renew(self) -> None:
        """Sign with a new one from now on."""
        async with self._engine.connect() as connection:
            last = await connection.scalar(select(func.max(KEYS.c.n)))
        await self._make((last or 0) + 1)

    async def _make(self, n: int) -> None:
        row = {"n": n, "secret": new_secret().hex(), "created": now()}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(KEYS), row)
        except IntegrityError:
            return  # another process has made it meanwhile
