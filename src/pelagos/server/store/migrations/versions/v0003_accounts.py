"""Accounts and sessions; seats that belong to an account say so."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("handle", sa.String(20), nullable=False),
        sa.Column("folded", sa.String(20), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), sa.ForeignKey("accounts.player"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_player", "sessions", ["player"])
    op.add_column("claims", sa.Column("handle", sa.String(20)))
