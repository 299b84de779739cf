"""Who has held which seat of a running game, and who asks for one that was left."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Counter = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "holders",
        sa.Column("id", Counter, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("holders_by_table", "holders", ["table_id", "id"])
    op.create_table(
        "asks",
        sa.Column("id", Counter, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
    )
    op.create_index("asks_by_table", "asks", ["table_id", "player"], unique=True)
    op.execute(
        "INSERT INTO holders (table_id, seat, player, name) "
        "SELECT seats.table_id, seats.seat, seats.player, seats.name FROM seats "
        "JOIN tables ON tables.id = seats.table_id WHERE tables.status = 'playing' AND seats.kind = 'player'"
    )
