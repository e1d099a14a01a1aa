"""Several processes on one database: who is present where, and where a computer player is asked."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "present",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("process", sa.BigInteger, primary_key=True),
    )
    op.create_table(
        "seen",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("left", sa.BigInteger, nullable=False),
    )
    op.add_column(
        "tables", sa.Column("thinking", sa.Boolean, nullable=False, server_default=sa.false())
    )
    where = sa.text("thinking")
    op.create_index(
        "tables_thinking", "tables", ["updated"], postgresql_where=where, sqlite_where=where
    )
    note_who_thinks(op.get_bind())


def note_who_thinks(connection: sa.Connection) -> None:
    """Where one of the seats that are asked belongs to a computer player."""
    asked = "SELECT id, seats, asked FROM tables WHERE asked != '[]'"
    stand_ins = 'SELECT "table", seat FROM claims WHERE stand_in IS NOT NULL'
    replaced = {(row[0], row[1]) for row in connection.execute(sa.text(stand_ins))}
    for id, seats, seats_asked in connection.execute(sa.text(asked)).all():
        kinds = [seat["kind"] for seat in json.loads(seats)]
        if any(
            kinds[n : n + 1] == ["agent"] or (id, n) in replaced for n in json.loads(seats_asked)
        ):
            mark = sa.text("UPDATE tables SET thinking = true WHERE id = :id")
            connection.execute(mark, {"id": id})
