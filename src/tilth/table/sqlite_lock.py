"""Who writes to SQLite next: it has one writer at a time, and its own way of waiting is to sleep longer and longer."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from tilth.table.private_files import open_own

if sys.platform != "win32":
    import fcntl


class SqliteLock:
    """Held by one thread of one process. Processes queue at a file beside the database, where the system lets them."""

    def __init__(self, database: str) -> None:
        self._threads = threading.Lock()
        self._path = f"{database}-lock"
        self._file = -1

    @contextmanager
    def held(self) -> Iterator[None]:
        with self._threads:
            if sys.platform == "win32":
                yield
                return
            if self._file < 0:
                self._file = open_own(self._path)
            fcntl.flock(self._file, fcntl.LOCK_EX)
            try:
                yield
            finally:
                fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
