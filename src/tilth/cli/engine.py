"""`tilth engine`: JSON lines for programs."""

from __future__ import annotations

import sys

import click

from tilth.cli.environment import Environment
from tilth.cli.main import Command


@click.command("engine", cls=Command)
@click.pass_obj
def command(env: Environment) -> None:
    from tilth.engine import Engine

    Engine(env.locale).serve(sys.stdin.buffer, sys.stdout.buffer)
