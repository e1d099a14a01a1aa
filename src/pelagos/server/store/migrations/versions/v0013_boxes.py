"""Boxes once each instead of with every table; keys that sign records; longer ids of records."""

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

DIGEST = 64
PUT = sa.text("INSERT INTO boxes VALUES (:id, :fingerprint, :game, :text, :created)")


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(DIGEST), primary_key=True),
        sa.Column("fingerprint", sa.String(DIGEST), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("boxes_fingerprint", "boxes", ["fingerprint", "created"])
    op.create_table(
        "keys",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    with op.batch_alter_table("records") as records:
        records.alter_column("id", type_=sa.String(DIGEST), existing_nullable=False)
    move_boxes(op.get_bind())


def move_boxes(connection: sa.Connection) -> None:
    """From the tables to a place of their own; each table keeps the id of its box."""
    moved: set[str] = set()
    tables = connection.execute(sa.text("SELECT id FROM tables ORDER BY created, id"))
    for table in tables.scalars().all():
        found = sa.text("SELECT game, header, box, created FROM tables WHERE id = :table")
        game, header, text, created = connection.execute(found, {"table": table}).one()
        id = hashlib.sha256(text.encode()).hexdigest()
        if id not in moved:
            moved.add(id)
            fingerprint = json.loads(header).get("box", "")
            row = {"id": id, "fingerprint": fingerprint, "game": game, "text": text}
            connection.execute(PUT, row | {"created": created})
        place = sa.text("UPDATE tables SET box = :id WHERE id = :table")
        connection.execute(place, {"id": id, "table": table})
