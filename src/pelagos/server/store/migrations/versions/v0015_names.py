"""Handles by what they are taken for at a glance, so that no guest is named like an account."""

import re

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

DRAWN_ALIKE = str.maketrans({"0": "o", "1": "l", "i": "l"})  # of what handles are made of


def upgrade() -> None:
    op.add_column(
        "accounts", sa.Column("skeleton", sa.String(20), nullable=False, server_default="")
    )
    connection = op.get_bind()
    for player, folded in connection.execute(sa.text("SELECT player, folded FROM accounts")).all():
        put = sa.text("UPDATE accounts SET skeleton = :skeleton WHERE player = :player")
        connection.execute(put, {"skeleton": skeleton(folded), "player": player})
    op.create_index("accounts_skeleton", "accounts", ["skeleton"])


def skeleton(folded: str) -> str:
    alike = folded.translate(DRAWN_ALIKE).replace("rn", "m").replace("vv", "w")
    return re.sub(r"[\W_]+", "-", alike).strip("-")
