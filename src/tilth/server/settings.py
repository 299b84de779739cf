"""How a server is set up."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from tilth.play.manners import Manners

STATIC = Path(__file__).parent / "static"


class Settings(Manners, frozen=True, kw_only=True):
    """Everything that can differ between two servers."""

    database: str
    static: Path = STATIC
    key_file: Path | None = None
    """Where the key of the cookies is kept; beside the database, if it is not said."""
    secure: bool = False
    """Cookies only over HTTPS: for a server behind TLS."""
    origins: tuple[str, ...] = ()
    """Where our pages come from, beside the address that a request names: for a proxy that names another one."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of proxies, which are believed when they say for whom they ask."""
    connections: int = 2_000
    connections_per_address: int = 200
    seconds_to_ask: float = 20.0
    """For a request to be all here: a body of the largest size over a very slow line."""
    seconds_to_take: float = 120.0
    """For an answer to be taken: the whole client over a very slow line."""
    requests_per_minute: int = 600
    sign_ins_per_minute: int = 20
    pages_per_minute: int = 3_000
    sockets_per_minute: int = 120
    sockets_per_address: int = 100
    frames_per_second: int = 60
    most_body: int = 64 * 1024
    most_frame: int = 4 * 1024
    sweep: float = 0.5
    """Seconds between two looks for clocks that ran out and bots that wait."""
    bot_processes: int = 0
    """Processes in which bots think, at most; 0: one less than the cores, which leaves one for people."""
    review_seconds: float = 90.0
    """Seconds of work that the review of a game gets."""
    now: Callable[[], float] = time.time
