"""Who began a game with an account, kept with the table; and who has left, at games under way."""

import json
from collections import Counter
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

UNDER_WAY = """
    SELECT id, conduct, length FROM tables
    WHERE NOT waiting AND asked <> '[]' OR id IN (SELECT "table" FROM results WHERE NOT settled)
"""
SEATED = """
    SELECT claims.seat, claims.player, claims.stand_in, accounts.program
    FROM claims LEFT JOIN accounts ON accounts.player = claims.player
    WHERE claims."table" = :id ORDER BY claims.seat
"""


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("entrants", sa.Text, nullable=False, server_default="{}"))
    connection = op.get_bind()
    for table in connection.execute(sa.text(UNDER_WAY)).all():
        seated = connection.execute(sa.text(SEATED), {"id": table.id}).all()
        conduct = with_departures(json.loads(table.conduct), seated, table.length)
        changed = "UPDATE tables SET entrants = :entrants, conduct = :conduct WHERE id = :id"
        kept = {"entrants": json.dumps(entrants_of(seated)), "conduct": json.dumps(conduct)}
        connection.execute(sa.text(changed), {"id": table.id, **kept})


def entrants_of(seated: Any) -> dict[int, dict[str, Any]]:
    """Who has an account and one seat."""
    seats = Counter(row.player for row in seated)
    return {
        row.seat: {"player": row.player, "is_program": bool(row.program)}
        for row in seated
        if row.program is not None and seats[row.player] == 1
    }


def with_departures(conduct: dict[str, Any], seated: Any, length: int) -> dict[str, Any]:
    """Nobody knows since when they have been away."""
    resigned = conduct.get("resigned", [])
    conduct["departures"] = [
        {"seat": row.seat, "first": 0, "line": length, "is_own": row.seat in resigned}
        for row in seated
        if row.stand_in is not None
    ]
    return conduct
