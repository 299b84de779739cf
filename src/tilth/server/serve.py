"""Running the server with uvicorn."""

from __future__ import annotations

import gc
import sys

import uvicorn

from tilth.server.app import create_app
from tilth.server.protocol import DirectProtocol
from tilth.server.settings import Settings

GARBAGE = (50_000, 20, 20)
"""How much is made before Python looks for garbage: most of what a choice makes needs no looking for."""

SWITCH = 0.0002
"""Seconds the thread that writes to the disk waits for Python's lock: everybody's choices wait for that thread."""


def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8000, log_level: str = "info") -> None:
    """Serve until interrupted."""
    app = create_app(settings)
    gc.collect()
    gc.freeze()  # what is loaded now stays: there is no use in looking through it again and again
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH)
    uvicorn.run(
        app,
        host=host,
        port=port,
        ws=DirectProtocol,
        ws_max_size=settings.most_frame * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        access_log=False,
        log_level=log_level,
        server_header=False,
    )
