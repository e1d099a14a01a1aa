"""What is said at tables, who does not want to hear whom, what was reported."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64)),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.UniqueConstraint("table", "request"),
    )
    op.create_index("chat_player", "chat", ["player"])
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("reported", sa.BigInteger, nullable=False),
    )
