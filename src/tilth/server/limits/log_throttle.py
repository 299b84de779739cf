"""What strangers can cause to be logged is logged once a second, so that nobody can fill a disk with it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

PAUSE = 1.0
"""Seconds between two lines that say the same."""

MOST_KINDS = 1_000
"""Different lines that are remembered."""


class Throttle(logging.Filter):
    """Lets a message through once a second; how often it was left out is told with the next."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        kind = (str(record.msg), type(error).__name__)
        now = self._now()
        last, left_out = self._seen.get(kind, (now - PAUSE, 0))
        if now - last < PAUSE:
            self._seen[kind] = (last, left_out + 1)
            return False
        if len(self._seen) > MOST_KINDS:
            self._seen.clear()
        self._seen[kind] = (now, 0)
        if left_out:
            record.msg = f"{record.msg} (and {left_out} more like it)"
        return True


def install() -> None:
    """Make the server's loggers throttle, and those of what it stands on."""
    for name in ("tilth", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        if not any(isinstance(known, Throttle) for known in logger.filters):
            logger.addFilter(Throttle())
