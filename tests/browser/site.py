"""A static site for the tests: written by `tilth site`, served from a folder below another, as a project page is."""

from __future__ import annotations

import functools
import http.server
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PLACE = "tilth"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


def write(folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "tilth", "site", str(folder / PLACE)], check=True, capture_output=True)


def renew(folder: Path) -> None:
    """The same site as another version of itself."""
    version = json.loads((folder / PLACE / "site.json").read_text(encoding="utf-8"))["version"]
    for name in ("site.json", "service-worker.js"):
        path = folder / PLACE / name
        path.write_text(path.read_text(encoding="utf-8").replace(version, version[::-1]), encoding="utf-8")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a web server that knows nothing but these files."""
    serving = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=serving.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{serving.server_address[1]}/{PLACE}/"
    finally:
        serving.shutdown()
        serving.server_close()
        thread.join(10)
