"""The database that `tilth serve` and `tilth tables` work on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilth.core.errors import Refusal

if TYPE_CHECKING:
    from tilth.storage import Database


def open_database(url: str) -> Database:
    """Open a database and bring it up to date, or say in one sentence why it cannot be had."""
    try:
        from alembic.util import CommandError
        from sqlalchemy.exc import SQLAlchemyError

        from tilth.storage import Database
        from tilth.storage.database import Unavailable
    except ModuleNotFoundError as missing:
        raise Refusal("bad_request", "server-missing", module=str(missing.name)) from None
    try:
        database = Database(url)
        try:
            database.migrate()
        except BaseException:
            database.close()
            raise
    except (Unavailable, SQLAlchemyError, CommandError, ModuleNotFoundError, OSError) as error:
        if isinstance(error, ModuleNotFoundError) and error.name == "psycopg":
            raise Refusal("bad_request", "postgres-missing", module=error.name) from None
        problem = str(error).partition("\n")[0]
        raise Refusal("bad_request", "serve-database", problem=problem[:200]) from None
    return database


def own_database() -> str:
    """The embedded database in this person's data folder."""
    from tilth.storage.private_files import data_folder

    return f"sqlite:///{data_folder() / 'tilth.db'}"
