"""An entry knows which seats learn of it at once, while others choose in secret."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("entries", sa.Column("at_once", sa.Text, nullable=False, server_default=""))
