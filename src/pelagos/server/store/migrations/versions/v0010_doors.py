"""Tokens, with which programs come in."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column(
            "player",
            sa.String(64),
            sa.ForeignKey("accounts.player", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("scope", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("tokens_player", "tokens", ["player"])
