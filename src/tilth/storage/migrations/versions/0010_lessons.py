"""A table says which scene of a lesson is played there."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Text, nullable=False, server_default=""))
