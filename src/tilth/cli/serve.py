"""`tilth serve`: tables on the web."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import click

from tilth.bots.programs import offer_programs
from tilth.cli.database import open_database, own_database
from tilth.cli.environment import Environment
from tilth.cli.main import Command
from tilth.cli.params import Whole
from tilth.core.build import compiled
from tilth.core.errors import Refusal

MOST_PORT = 65535
OWN = ("127.0.0.1", "::1")
"""A proxy on this machine is believed."""


@click.command("serve", cls=Command)
@click.option("--database", metavar="URL")
@click.option("--host", default="127.0.0.1")
@click.option("--port", type=Whole(0, MOST_PORT), default=8000)
@click.option("--open", "open_browser", is_flag=True)
@click.option("--secure", is_flag=True)
@click.option("--origin", "origins", metavar="URL", multiple=True)
@click.option("--proxy", "proxies", metavar="ADDRESS", multiple=True)
@click.option("--key-file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--processes", type=Whole(1), default=1)
@click.option("--bot-processes", type=Whole(0), default=0)
@click.option("--bot", "bots", metavar="NAME=cmd:COMMAND", multiple=True)
@click.pass_obj
def command(
    env: Environment,
    database: str | None,
    host: str,
    port: int,
    open_browser: bool,
    secure: bool,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    key_file: Path | None,
    processes: int,
    bot_processes: int,
    bots: tuple[str, ...],
) -> None:
    try:
        from tilth.server import Settings, serve
    except ModuleNotFoundError as missing:
        raise Refusal("bad_request", "server-missing", module=str(missing.name)) from None
    if processes > 1 and not hasattr(socket, "send_fds"):
        raise Refusal("bad_request", "serve-processes")
    if bots:
        offer_programs(bots)
    port = free_port(host, port)
    address = f"http://{host}:{port}/"
    settings = Settings(
        database=database or own_database(),
        secure=secure,
        key_file=key_file,
        origins=tuple(map(checked_origin, origins)),
        proxies=OWN + proxies,
        bot_processes=bot_processes,
    )
    open_database(settings.database).close()
    env.console.print(env.say("serve-address", address=address, build="compiled" if compiled() else "plain"))
    if open_browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    serve(settings, host, port, "warning", processes)


def checked_origin(text: str) -> str:
    """An origin as browsers write it."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        raise Refusal("bad_request", "serve-origin", origin=text[:60])
    return f"{parts.scheme}://{parts.netloc}".lower()


def free_port(host: str, port: int = 0) -> int:
    """This port, or any, if nobody uses it."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            if os.name == "posix":  # elsewhere this would let us take what somebody uses
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            free: int = probe.getsockname()[1]
            return free
    except OSError as error:
        where = f"{host[:60]}:{port}" if port else host[:60]
        raise Refusal("bad_request", "serve-host", host=where, problem=str(error.strerror)) from None
