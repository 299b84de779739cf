"""Running the server with uvicorn."""

from __future__ import annotations

import signal
import socket
import sys
from functools import partial
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any

import uvicorn

from tilth.server import garbage, logs
from tilth.server.app import create_app
from tilth.server.connection import MOST_HEADERS, Connection
from tilth.server.crowd import Crowd
from tilth.server.door import Door, Start
from tilth.server.inside import Inside
from tilth.server.settings import Settings

NOT_STARTED = 3
"""How a server ends that could not begin, as uvicorn has it."""

SWITCH = 0.00005
"""Seconds the thread that writes to the disk waits for Python's lock: everybody's choices wait for that thread."""


def serve(
    settings: Settings, host: str = "127.0.0.1", port: int = 8000, log_level: str = "info", processes: int = 1
) -> None:
    """Serve until interrupted."""
    if processes == 1:
        uvicorn.run(host=host, port=port, **_manner(settings, log_level))
    elif not Door(_bind(host, port, log_level), _starter(settings, log_level), processes).run():
        sys.exit(NOT_STARTED)


def _manner(settings: Settings, log_level: str) -> dict[str, Any]:
    """The application and how uvicorn runs it, with Python set up for it."""
    app = create_app(settings)
    garbage.look_at_little()
    logs.spare()
    sys.setswitchinterval(SWITCH)
    return {
        "app": app,
        "http": partial(Connection, Crowd(settings)),
        "h11_max_incomplete_event_size": MOST_HEADERS,
        "ws": "websockets-sansio",
        "ws_max_size": settings.most_frame * 2,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "access_log": False,
        "log_level": log_level,
        "server_header": False,
        "forwarded_allow_ips": list(settings.proxies),
    }


def _bind(host: str, port: int, log_level: str) -> socket.socket:
    return uvicorn.Config("", host=host, port=port, log_level=log_level).bind_socket()


def _starter(settings: Settings, log_level: str) -> Start:
    fresh = get_context("spawn")

    def start(door: socket.socket) -> BaseProcess:
        process = fresh.Process(target=_serve_inside, args=(settings, log_level, door))
        process.start()
        return process

    return start


def _serve_inside(settings: Settings, log_level: str, door: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt from the keyboard is for the door, which then ends us
    Inside(uvicorn.Config(**_manner(settings, log_level)), door).run()
