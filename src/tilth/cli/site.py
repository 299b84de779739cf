"""`tilth site`: Tilth as a folder of files, to play without a server."""

from __future__ import annotations

from pathlib import Path

import click

from tilth.cli.environment import Environment
from tilth.cli.main import Command
from tilth.core.errors import Refusal


@click.command("site", cls=Command)
@click.argument("folder", type=click.Path(path_type=Path))
@click.pass_obj
def command(env: Environment, folder: Path) -> None:
    try:
        from tilth.site import write_site
        from tilth.site.parts import get_parts
    except ModuleNotFoundError as missing:
        raise Refusal("bad_request", "server-missing", module=str(missing.name)) from None
    with env.console.status(env.say("site-writing")):
        size = write_site(folder, get_parts())
    look = f"python -m http.server --directory {folder}"
    env.console.print(env.say("site-written", folder=str(folder), megabytes=round(size / 1e6, 1), command=look))
