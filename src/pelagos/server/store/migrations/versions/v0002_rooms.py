"""Tables that wait for people: who sees them, when they begin, who is ready, who was sent away."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    add("tables", "visibility", sa.Text, "friends")
    add("tables", "begins", sa.Text, "full")
    add("tables", "barred", sa.Text, "[]")
    add("tables", "waiting", sa.Boolean, sa.false())
    add("tables", "arranged", sa.Integer, "0")
    op.execute(sa.text("UPDATE tables SET waiting = true WHERE length = 0 AND asked = '[]'"))
    op.create_index("tables_lobby", "tables", ["visibility", "waiting", "updated"])
    add("claims", "ready", sa.Boolean, sa.false())
    op.add_column("claims", sa.Column("request", sa.String(64)))
    op.create_index("claims_request", "claims", ["player", "request"], unique=True)


def add(table: str, name: str, kind: Any, value: Any) -> None:
    """A column that every row has, with its value in the rows that are there."""
    op.add_column(table, sa.Column(name, kind, nullable=False, server_default=value))
