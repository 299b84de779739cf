"""How a server is set up."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from tilth.table.store import Most

STATIC = Path(__file__).parent / "static"


class Settings(Struct, frozen=True):
    """Everything that can differ between two servers."""

    database: str
    static: Path = STATIC
    key_file: Path | None = None
    """Where the key of the cookies is kept; beside the database, if it is not said."""
    secure: bool = False
    """Cookies only over HTTPS: for a server behind TLS."""
    requests_per_minute: int = 600
    sign_ins_per_minute: int = 20
    frames_per_second: int = 60
    most_tables: Most = Most()
    chat_per_minute: int = 30
    """Lines of one person at one table; a third of that at once."""
    most_body: int = 64 * 1024
    most_frame: int = 4 * 1024
    sweep: float = 0.5
    """Seconds between two looks for clocks that ran out and bots that wait."""
    now: Callable[[], float] = time.time
