"""How games ended, for whom, and what that says about them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0005"

OVER = "asked = '[]' AND NOT waiting AND length > 0"


def upgrade() -> None:
    op.add_column(
        "accounts",
        sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
    unsettled = sa.text("NOT settled")
    op.create_index(
        "results_unsettled",
        "results",
        ["table"],
        sqlite_where=unsettled,
        postgresql_where=unsettled,
    )
    make_scores()
    make_ratings()
    over = f"SELECT id, updated, false FROM tables WHERE {OVER}"
    op.execute(f'INSERT INTO results ("table", ended, settled) {over}')


def make_scores() -> None:
    op.create_table(
        "scores",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("tally", sa.Text, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("scores_player", "scores", ["player", "game", "ended"])
    op.create_table(
        "duels",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("other", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    op.create_index("duels_player", "duels", ["player", "game", "agent"])


def make_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column(
            "player",
            sa.String(64),
            sa.ForeignKey("accounts.player", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
    )
    op.create_index("ratings_best", "ratings", ["game", "mu"])
