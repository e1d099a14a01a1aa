"""Ways back into an account whose password is lost: codes that were kept, links that were sent."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    make("codes", "created")
    make("links", "until")


def make(name: str, moment: str) -> None:
    """What opens an account once, by its digest."""
    op.create_table(
        name,
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column(
            "player",
            sa.String(64),
            sa.ForeignKey("accounts.player", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column(moment, sa.BigInteger, nullable=False),
    )
    op.create_index(f"{name}_player", name, ["player"])
