"""`tilth serve`: tables on the web."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import click

from tilth.cli.desk import Desk
from tilth.cli.main import Command
from tilth.cli.params import Whole
from tilth.core.errors import Refusal


@click.command("serve", cls=Command)
@click.option("--database", metavar="URL")
@click.option("--host", default="127.0.0.1")
@click.option("--port", type=Whole(0), default=8000)
@click.option("--open", "open_browser", is_flag=True)
@click.option("--secure", is_flag=True)
@click.pass_obj
def command(desk: Desk, database: str | None, host: str, port: int, open_browser: bool, secure: bool) -> None:
    try:
        from tilth.server import Settings, serve
    except ModuleNotFoundError as missing:
        raise Refusal("bad_request", "server-missing", module=str(missing.name)) from None
    port = port or free_port(host)
    address = f"http://{host}:{port}/"
    settings = Settings(database or own_database(), secure=secure)
    desk.console.print(desk.say("serve-address", address=address))
    if open_browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    serve(settings, host, port, "warning")


def free_port(host: str) -> int:
    """A port that nobody uses."""
    try:
        with socket.socket() as probe:
            probe.bind((host, 0))
            port: int = probe.getsockname()[1]
            return port
    except OSError as error:
        raise Refusal("bad_request", "serve-host", host=host[:60], problem=str(error.strerror)) from None


def own_database() -> str:
    """The embedded database in this person's data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "tilth"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tilth.db'}"
