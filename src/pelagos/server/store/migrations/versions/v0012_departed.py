"""Handles of accounts that were deleted: nobody else gets them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0008"


def upgrade() -> None:
    op.create_table("departed", sa.Column("digest", sa.String(64), primary_key=True))
