"""A table knows the one whose sequel it is, and each has one sequel; lists among the options are no longer text."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("after", sa.String(32)))
    op.create_index("tables_by_after", "tables", ["after"], unique=True)
    tables = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("options"))
    connection = op.get_bind()
    query = sa.select(tables.c.id, tables.c.options).where(tables.c.game == "agricola")
    for row in connection.execute(query).all():
        options = json.loads(row.options)
        if isinstance(options.get("permanent"), str):
            options["permanent"] = [name for name in options["permanent"].split(",") if name]
            connection.execute(
                sa.update(tables)
                .where(tables.c.id == row.id)
                .values(options=json.dumps(options, separators=(",", ":")))
            )
