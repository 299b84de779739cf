"""Sessions that end; every cookie that was given before names a player, which is now the name of a session."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("sessions_by_player", "sessions", ["player"])
    op.create_index("sessions_by_seen", "sessions", ["seen"])
    now = sa.bindparam("now", time.time(), sa.Double)
    op.execute(
        sa.text("INSERT INTO sessions (id, player, created, seen) SELECT id, id, :now, :now FROM players").bindparams(
            now
        )
    )
