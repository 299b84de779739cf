"""What the browser tests stand on: a Chromium, a built client, a running server."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts import client_build

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60.0
"""Seconds that a server may take to start on a busy machine."""


def client_problem() -> str:
    """Build the client when it changed; says what is missing when it cannot be built."""
    if not client_build.stale():
        return ""
    if client_build.machine_npm() is None:
        return "the client is not built and there is no Node here: run pip install ."
    client_build.build()
    return ""


def free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server of its own with an empty database; gives its address."""
    port = free_port()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])}
    # All tests come from one address and some play faster than anybody: the limits are not for them.
    limits = "requests_per_minute=10**6, sign_ins_per_minute=10**6, frames_per_second=10**6, pages_per_minute=10**6"
    limits += ", sockets_per_minute=10**6, sockets_per_address=10**6, most_tables=Most(10**6, 10**6)"
    pauses = "private_pause=0.1, bot_pause=0, undo_grace=0, review_seconds=4"
    # Every table has the same seed unless a test names one, so that a test meets the same game each time.
    code = (
        "import secrets\n"
        "secrets.randbits = lambda bits: 20261116\n"
        "from tilth.server import Settings, serve\n"
        "from tilth.table.rows import Most\n"
        f"serve(Settings(database='sqlite:///{folder / 'tilth.db'}', {limits}, {pauses}), port={port})\n"
    )
    command = [sys.executable, "-c", code]
    log = (folder / "server.log").open("w")
    running = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"{address}/api/me", timeout=2):
                    break
            except OSError:
                if running.poll() is not None or time.monotonic() > until:
                    raise RuntimeError((folder / "server.log").read_text()) from None
                time.sleep(0.1)
        yield address
    finally:
        running.terminate()
        running.wait(10)
        log.close()
    said = (folder / "server.log").read_text()
    assert "ERROR" not in said, said
