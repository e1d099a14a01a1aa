"""Box files, each kept once, however many tables are played with it."""

from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.server.model import Box
from pelagos.server.store.schema import BOXES


async def put_box(connection: AsyncConnection, game: str, box: Box, now: int) -> None:
    """Keep a box file; one that is there already stays as it is."""
    put = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = {
        "id": box.digest,
        "fingerprint": box.fingerprint,
        "game": game,
        "text": box.text,
        "created": now,
    }
    await connection.execute(put(BOXES).on_conflict_do_nothing(), row)


async def boxes_of(connection: AsyncConnection, ids: Collection[str]) -> dict[str, Box]:
    """The boxes with these ids."""
    rows = await connection.execute(select(BOXES).where(BOXES.c.id.in_(sorted(ids))))
    return {row.id: Box(row.fingerprint, row.text) for row in rows}


async def first_box(connection: AsyncConnection, fingerprint: str) -> Box | None:
    """Of the box files with these values, which differ in remarks only, the oldest."""
    same = BOXES.c.fingerprint == fingerprint
    first = select(BOXES.c.text).where(same).order_by(BOXES.c.created, BOXES.c.id).limit(1)
    text = await connection.scalar(first)
    return None if text is None else Box(fingerprint, text)
