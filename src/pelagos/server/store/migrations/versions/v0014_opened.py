"""When somebody last opened a record that was handed in."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("records", sa.Column("opened", sa.BigInteger))
    op.execute(sa.text("UPDATE records SET opened = created"))
