"""A table knows the one whose sequel it is; each has one sequel."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("after", sa.String(32)))
    op.create_index("tables_by_after", "tables", ["after"], unique=True)
