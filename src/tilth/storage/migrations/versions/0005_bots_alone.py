"""Tables at which only bots sit play while somebody watches: the server does nothing there by itself."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute(
        "UPDATE tables SET due = NULL WHERE status = 'playing' "
        "AND id NOT IN (SELECT table_id FROM seats WHERE kind = 'player')"
    )
