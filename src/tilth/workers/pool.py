"""Processes that work for this one and never outlive it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from threading import Thread


@contextmanager
def worker_pool(number: int, manner: BaseContext) -> Iterator[ProcessPoolExecutor]:
    """So many workers, that end at once when they are left, or when this process ends, however it does."""
    reader, writer = manner.Pipe(duplex=False)
    with reader, writer, ProcessPoolExecutor(number, manner, _begin, (reader, writer)) as pool:
        try:
            yield pool
        finally:
            writer.close()


def _begin(reader: Connection, writer: Connection) -> None:
    """Ctrl-C is for the one who gave the work; when that one is gone, nobody holds the pipe open any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    writer.close()
    Thread(target=_watch, args=(reader,), daemon=True).start()


def _watch(reader: Connection) -> None:
    reader.poll(None)
    os._exit(0)
