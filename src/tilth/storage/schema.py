"""The database: the same tables in SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

Counter = BigInteger().with_variant(Integer, "sqlite")
"""A number the database gives; SQLite counts only columns of exactly this kind."""

# Guests have neither account (the name without case) nor password (argon2) nor skeleton (what the name looks like).
players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),
    Column("password", Text),
    Column("created", Double, nullable=False),
    Column("skeleton", Text),
)
Index("players_by_skeleton", players.c.skeleton)

# A browser's cookie names a session, not a player: so it can end.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)
Index("sessions_by_player", sessions.c.player)
Index("sessions_by_seen", sessions.c.seen)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("clock_kind", Text, nullable=False),
    Column("clock_seconds", Integer, nullable=False),
    Column("clock_increment", Integer, nullable=False),
    Column("undo", Text, nullable=False),
    Column("when_gone", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("creator", String(32), nullable=False),
    Column("created", Double, nullable=False),
    Column("undo_grace", Integer, nullable=False, server_default="0"),
    Column("after", String(32)),
    Column("lesson", Text, nullable=False, server_default=""),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("to_act", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("places", Text),
    Column("clock", Text),
    Column("due", Double),
)
Index("tables_by_status", tables.c.status, tables.c.created)
Index("tables_due", tables.c.due)
Index("tables_by_after", tables.c.after, unique=True)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("player", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)
Index("seats_by_player", seats.c.player)

# Everybody who sat at a seat while its game ran, in this order: they have seen what it sees.
holders = Table(
    "holders",
    metadata,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(32), nullable=False),
    Column("name", Text, nullable=False),
)
Index("holders_by_table", holders.c.table_id, holders.c.id)

# Who would like to have a seat that was left, and who has agreed.
asks = Table(
    "asks",
    metadata,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("agreed", Text, nullable=False),
    Column("refused", Boolean, nullable=False),
)
Index("asks_by_table", asks.c.table_id, asks.c.player, unique=True)

# Tables that somebody does not want to see in their lists any more.
put_away = Table(
    "put_away",
    metadata,
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("player", "table_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("final", Boolean, nullable=False),
    Column("secret", Boolean, nullable=False),
    Column("events", Text, nullable=False),
    Column("at_once", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("state", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)
Index("chat_by_table", chat.c.table_id, chat.c.id)

# Reviews of finished games. While one is made, `beat` is when its maker was last heard of.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("asked_by", String(32), nullable=False),
    Column("beat", Double, nullable=False),
    Column("done", Double, nullable=False),
    Column("problem", Boolean, nullable=False),
    Column("review", Text),
)

# The points of finished games by category, for each seat: worked out when they are first compared with others.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("scores", Text, nullable=False),
)
Index("results_by_game", results.c.game, results.c.seats)

# What other processes must hear about; PostgreSQL has NOTIFY for that.
changes = Table(
    "changes",
    metadata,
    Column("id", Counter, primary_key=True, autoincrement=True),
    Column("process", Text, nullable=False),
    Column("notice", Text, nullable=False),
)

# Earlier versions kept the key of the cookies here.
keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
