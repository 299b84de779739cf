"""Reviews of finished games are kept, and the points of these games by category."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("asked_by", sa.String(32), nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.Column("done", sa.Double, nullable=False),
        sa.Column("problem", sa.Boolean, nullable=False),
        sa.Column("review", sa.Text),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
    )
    op.create_index("results_by_game", "results", ["game", "seats"])
