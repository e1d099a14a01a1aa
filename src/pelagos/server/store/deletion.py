"""Whoever deletes their account: what is gone at once, and what stays without them."""

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.model import LEFT
from pelagos.server.store.accounts import Account, handle_digest, rearranged
from pelagos.server.store.schema import (
    ACCOUNTS,
    CHALLENGES,
    CHAT,
    DEPARTED,
    DUELS,
    MUTES,
    SCORES,
    SEATS,
    SEEN,
    SESSIONS,
    TABLES,
)


async def awaited_at(connection: AsyncConnection, player: str) -> list[str]:
    """The tables that wait to begin with ``player``, or where they still answer themselves."""
    answers = (TABLES.c.asked != "[]") & SEATS.c.stand_in.is_(None)
    found = (
        select(SEATS.c.table)
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .where(SEATS.c.player == player, TABLES.c.waiting | answers)
    )
    return list(await connection.scalars(found.distinct()))


async def forget(connection: AsyncConnection, account: Account) -> list[str]:
    """Delete an account and what belongs to it; the tables where a seat has nobody any more."""
    player = account.player
    sat = select(SEATS.c.table).where(SEATS.c.player == player).distinct()
    ids = list(await connection.scalars(sat))
    await vacate(connection, player)
    silent = update(CHAT).where(CHAT.c.player == player)
    await connection.execute(silent.values(player=None, name=None))
    own = (SCORES, DUELS, SEEN, SESSIONS, CHALLENGES, MUTES)
    for column in (*(table.c.player for table in own), MUTES.c.other):
        await connection.execute(delete(column.table).where(column == player))
    # Tokens, passkeys, ratings, the address and what was told there go with it.
    await connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.player == player))
    await connection.execute(insert(DEPARTED), {"digest": handle_digest(account.handle)})
    return ids


async def vacate(connection: AsyncConnection, player: str) -> None:
    """Their seats stay, without them; whoever knows a table as it was looks again."""
    own = SEATS.c.player == player
    nobody = func.replace(TABLES.c.entrants, player, LEFT)
    await connection.execute(rearranged(player).values(entrants=nobody))
    left = {"player": LEFT, "handle": None, "request": None}
    await connection.execute(update(SEATS).where(own).values(left))
