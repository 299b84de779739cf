"""The key that cookies are signed with: given by whoever runs the server, or kept in a file of its own."""

from __future__ import annotations

import os
import secrets
from hashlib import blake2b
from pathlib import Path

from tilth.core.errors import Refusal
from tilth.storage import Database, Store, private_files

VARIABLE = "TILTH_KEY"
LEAST = 32


def session_key(file: Path | None, database: Database, store: Store) -> bytes:
    """The key, which moves out of a database that still has it, so that nobody is signed out by that."""
    key = os.environ.get(VARIABLE, "")
    if not key:
        key = private_files.keep(file or beside(database), store.key("session") or secrets.token_hex(32))
        store.forget_key("session")
    if len(key) < LEAST:
        raise Refusal("bad_request", "serve-key", least=LEAST)
    try:
        return bytes.fromhex(key)
    except ValueError:
        return key.encode()


def beside(database: Database) -> Path:
    """Where the key of a database is when nobody says: beside SQLite's file, else in the data folder."""
    url = database.url
    if database.is_sqlite:
        return Path(f"{url.database}-key")
    name = blake2b(f"{url.host}:{url.port}/{url.database}".encode(), digest_size=6).hexdigest()
    return private_files.data_folder() / f"postgresql-{name}-key"
