"""Running the server with uvicorn."""

from __future__ import annotations

import signal
import socket
import sys
from functools import partial
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec
import uvicorn

from tilth.server.app import create_app
from tilth.server.bots.pool import spare_cores
from tilth.server.limits import log_throttle
from tilth.server.limits.connections import Connections
from tilth.server.limits.h11_connection import MOST_HEADERS, Connection
from tilth.server.processes import garbage_collection
from tilth.server.processes.gateway import Gateway, Start
from tilth.server.processes.worker import Worker
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
        return
    bots = max(1, (settings.bot_processes or spare_cores()) // processes)
    start = _starter(msgspec.structs.replace(settings, bot_processes=bots), log_level)
    if not Gateway(_bind(host, port, log_level), start, processes).run():
        sys.exit(NOT_STARTED)


def _manner(settings: Settings, log_level: str) -> dict[str, Any]:
    """The application and how uvicorn runs it, with Python set up for it."""
    app = create_app(settings)
    garbage_collection.look_at_little()
    log_throttle.install()
    sys.setswitchinterval(SWITCH)
    return {
        "app": app,
        "http": partial(Connection, Connections(settings)),
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

    def start(gateway: socket.socket) -> BaseProcess:
        process = fresh.Process(target=_serve_worker, args=(settings, log_level, gateway))
        process.start()
        return process

    return start


def _serve_worker(settings: Settings, log_level: str, gateway: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the keyboard's is for the gateway, which then ends us
    Worker(uvicorn.Config(**_manner(settings, log_level)), gateway).run()
