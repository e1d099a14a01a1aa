"""Addresses of those who want mail when it is their turn, and which turns they were told of."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0010"


def upgrade() -> None:
    account = sa.ForeignKey("accounts.player", ondelete="CASCADE")
    op.create_table(
        "addresses",
        sa.Column("player", sa.String(64), account, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
    )
    op.create_table(
        "reminded",
        sa.Column(
            "player",
            sa.String(64),
            sa.ForeignKey("addresses.player", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("line", sa.Integer, nullable=False),
    )
