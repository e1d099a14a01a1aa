"""Computer players who answer for people who are gone."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("claims", sa.Column("stand_in", sa.Text))
