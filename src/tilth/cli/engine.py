"""`tilth engine`: JSON lines for programs."""

from __future__ import annotations

import sys

import click

from tilth.cli.desk import Desk
from tilth.cli.main import Command


@click.command("engine", cls=Command)
@click.pass_obj
def command(desk: Desk) -> None:
    from tilth.engine import Engine

    Engine(desk.locale).serve(sys.stdin.buffer, sys.stdout.buffer)
