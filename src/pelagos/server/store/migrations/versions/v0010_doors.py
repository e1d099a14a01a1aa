"""Tokens, with which programs come in; passkeys, with which people do."""

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
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column(
            "player",
            sa.String(64),
            sa.ForeignKey("accounts.player", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("credential", sa.Text, nullable=False, unique=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_player", "passkeys", ["player"])
    op.create_table(
        "challenges",
        sa.Column("text", sa.Text, primary_key=True),
        sa.Column("player", sa.String(64)),
        sa.Column("handle", sa.String(20)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_created", "challenges", ["created"])
