"""Accounts know what their name looks like."""

import sqlalchemy as sa
from alembic import op

from tilth.table.names import skeleton

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("players", sa.Column("skeleton", sa.Text))
    op.create_index("players_by_skeleton", "players", ["skeleton"])
    players = sa.table("players", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("skeleton"))
    connection = op.get_bind()
    query = sa.select(players.c.id, players.c.name).where(players.c.account.is_not(None))
    for row in connection.execute(query).all():
        connection.execute(sa.update(players).where(players.c.id == row.id).values(skeleton=skeleton(row.name)))
