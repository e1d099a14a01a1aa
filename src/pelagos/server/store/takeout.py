"""Everything that is kept about somebody with an account, but for what would let others in."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Column, select
from sqlalchemy.ext.asyncio import AsyncEngine

from pelagos.server.store.schema import (
    ACCOUNTS,
    ADDRESSES,
    CHAT,
    CODES,
    DUELS,
    LINKS,
    MUTES,
    PASSKEYS,
    PRESENT,
    RATINGS,
    REMINDED,
    REPORTS,
    SCORES,
    SEATS,
    SEEN,
    SESSIONS,
    TABLES,
    TOKENS,
)

Kept = dict[str, list[dict[str, Any]]]
# Whose it is, and what may be told of it: no digest, key or token.
OWNERS: Final[dict[str, Column[Any]]] = {
    "account": ACCOUNTS.c.player,
    "sessions": SESSIONS.c.player,
    "tokens": TOKENS.c.player,
    "passkeys": PASSKEYS.c.player,
    "codes": CODES.c.player,
    "links": LINKS.c.player,
    "addresses": ADDRESSES.c.player,
    "reminded": REMINDED.c.player,
    "ratings": RATINGS.c.player,
    "scores": SCORES.c.player,
    "duels": DUELS.c.player,
    "seats": SEATS.c.player,
    "tables": TABLES.c.creator,
    "chat": CHAT.c.player,
    "reports": REPORTS.c.player,
    "present": PRESENT.c.player,
    "seen": SEEN.c.player,
}
UNTOLD: Final = frozenset(
    {"player", "creator", "digest", "password", "token", "credential", "key", "request", "skeleton"}
    | {"secret", "header", "barred", "folded", "process"}
)


class TakeoutStore:
    """What one account has left in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def kept(self, player: str, most: int) -> Kept:
        """By kind, as many of each as ``most``."""
        async with self._engine.connect() as connection:
            found = {}
            for kind, owner in OWNERS.items():
                own = select(*told(owner)).where(owner == player).limit(most)
                rows = await connection.execute(own)
                found[kind] = [dict(row._mapping) for row in rows]
            muted = select(ACCOUNTS.c.handle).join(MUTES, MUTES.c.other == ACCOUNTS.c.player)
            names = await connection.scalars(muted.where(MUTES.c.player == player).limit(most))
            found["muted"] = [{"handle": name} for name in names]
        return found

    async def tables(self, player: str, most: int) -> Sequence[Any]:
        """Where somebody sits or has sat: id, game, and whether the game is over; latest first."""
        own = select(SEATS.c.table).where(SEATS.c.player == player)
        is_over = (~TABLES.c.waiting & (TABLES.c.asked == "[]")).label("over")
        found = select(TABLES.c.id, TABLES.c.game, is_over).where(TABLES.c.id.in_(own))
        latest = found.order_by(TABLES.c.updated.desc()).limit(most)
        async with self._engine.connect() as connection:
            return (await connection.execute(latest)).all()


def told(owner: Column[Any]) -> list[Column[Any]]:
    return [column for column in owner.table.c if column.name not in UNTOLD]
