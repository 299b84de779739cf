"""Opening a database, SQLite or PostgreSQL, and bringing its tables up to date."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import InterfaceError, OperationalError

from tilth.storage.private_files import make_own, open_own

DURABILITY = "FULL"
"""SQLite's `synchronous`: a choice is on the disk before it is acknowledged, whatever happens to the machine."""

CHECKPOINT = 16_000
"""Pages of 4 KiB that SQLite's journal may hold before they are carried over into the file."""

BUSY = 15_000
"""Milliseconds that one process waits for another one's transaction."""


MIGRATION_LOCK = 7_461_746
"""The number of our advisory lock in PostgreSQL."""


_log = logging.getLogger("tilth")

CONNECT = 5
"""Seconds for PostgreSQL to answer."""


class Unavailable(Exception):
    """The database cannot be had at the moment."""


def tell_away(error: Exception) -> None:
    """Tell whoever runs the server, in the same words everywhere, so that it is told once a second."""
    _log.error("the database cannot be had: %s", str(error).partition("\n")[0])


class Database:
    """Two ways in: `reading` never waits for writers, `writing` is one transaction."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        self.url = parsed
        self.is_sqlite = parsed.get_backend_name() == "sqlite"
        self.engine = _sqlite(parsed) if self.is_sqlite else _postgres(parsed)
        self._file: tuple[int, int] | None = None

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """What is read inside belongs to one moment."""
        with self._answering(), self.engine.connect() as connection:
            if not self.is_sqlite:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        if self.is_sqlite:
            with self._answering(), self.engine.connect() as connection:
                connection = connection.execution_options(tilth_writes=True)
                with connection.begin():
                    yield connection
        else:
            with self._answering(), self.engine.begin() as connection:
                yield connection

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Tell a database that is away from every other mistake."""
        if self._file is not None and self._file != self._find_file():
            raise Unavailable(f"{self.url.database} is not the file it was; what is written now would be lost")
        try:
            yield
        except (OperationalError, InterfaceError, sqlite3.OperationalError) as error:
            raise Unavailable(str(error)) from error

    def _find_file(self) -> tuple[int, int] | None:
        """Which file stands where SQLite's should."""
        try:
            found = os.stat(str(self.url.database))
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def migrate(self, revision: str = "head") -> None:
        """Bring the tables up to date; processes that start together wait for one another."""
        config = Config()
        config.set_main_option("script_location", str(files("tilth.storage") / "migrations"))
        wanted = ScriptDirectory.from_config(config).as_revision_number(revision)
        with self.writing() as connection:
            if not self.is_sqlite:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            if MigrationContext.configure(connection).get_current_revision() != wanted:
                config.attributes["connection"] = connection
                command.upgrade(config, revision)
        if self.is_sqlite:
            self._file = self._find_file()

    def close(self) -> None:
        self.engine.dispose()


def _postgres(url: Any) -> Engine:
    return create_engine(url, pool_size=8, connect_args={"connect_timeout": CONNECT})


def _sqlite(url: Any) -> Engine:
    engine = create_engine(url, pool_size=8, connect_args={"timeout": BUSY / 1000, "check_same_thread": False})

    @event.listens_for(engine, "do_connect")
    def keep_own(_dialect: Any, _record: Any, _args: Any, _more: Any) -> None:
        # SQLite gives its journal the rights of the file; one from before may have others.
        os.close(open_own(url.database))
        for beside in ("-wal", "-shm"):
            make_own(url.database + beside)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={DURABILITY}",
            f"wal_autocheckpoint={CHECKPOINT}",
            f"busy_timeout={BUSY}",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes its place at once, so that it never has to give up halfway.
        writes = connection.get_execution_options().get("tilth_writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
