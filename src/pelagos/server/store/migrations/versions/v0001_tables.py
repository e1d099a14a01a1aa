"""Tables, lines, claims, records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("box", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("lesson", sa.Text),
        sa.Column("rematch", sa.String(16)),
        sa.Column("creator", sa.String(64), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.UniqueConstraint("creator", "request"),
    )
    op.create_index("tables_updated", "tables", ["updated"])
    op.create_table(
        "lines",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request", sa.String(64)),
        sa.UniqueConstraint("table", "request"),
    )
    op.create_table(
        "claims",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
    )
    op.create_index("claims_player", "claims", ["player"])
    op.create_table(
        "records",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
