"""A table says how long bots wait before they answer a choice that can be taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("undo_grace", sa.Integer, nullable=False, server_default="0"))
