"""The command line: finds the command, the language, and one clear sentence for whatever is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from tilth import __version__
from tilth.cli.environment import Environment
from tilth.cli.help import command_help, group_help
from tilth.core.errors import Refusal

COMMANDS = (
    "play",
    "replay",
    "review",
    "simulate",
    "arena",
    "games",
    "rules",
    "spaces",
    "engine",
    "bench",
    "train",
    "serve",
    "site",
    "tables",
)

WRONG, INTERRUPTED = 2, 130


class Command(click.Command):
    """One command, whose help is in the reader's language."""

    allow_extra_args = True  # so that `invoke` can name them in the reader's language

    def get_help(self, ctx: click.Context) -> str:
        return command_help(self, ctx.find_object(Environment) or Environment())

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args:
            raise Refusal("bad_request", "cli-too-many", argument=ctx.args[0][:60])
        return super().invoke(ctx)


class Commands(click.Group):
    """All commands, each imported only when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            raise Refusal("bad_request", "cli-command", command=cmd_name[:60], known=", ".join(COMMANDS))
        command: click.Command = import_module(f"tilth.cli.{cmd_name}").command
        return command

    def get_help(self, ctx: click.Context) -> str:
        return group_help(COMMANDS, ctx.find_object(Environment) or Environment())


@click.group(cls=Commands, invoke_without_command=True)
@click.option("--version", is_flag=True)
@click.pass_context
def tilth(ctx: click.Context, version: bool) -> None:
    if version:
        click.echo(__version__)
    elif ctx.invoked_subcommand is None:
        import_module("tilth.cli.menu").offer(ctx.find_object(Environment))


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and end the process: 0 when it was done, 2 when something given was wrong."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    env = Environment()
    try:
        language, given = take_language(given)
        env = Environment(language)
        tilth.main(given, prog_name="tilth", standalone_mode=False, obj=env)
    except Refusal as refusal:
        env.complain(refusal)
        sys.exit(WRONG)
    except click.UsageError as error:
        env.complain(_wrong_usage(error))
        sys.exit(WRONG)
    except (KeyboardInterrupt, click.Abort):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Take `--lang` out of the arguments: it may stand anywhere, and even mistakes are told in that language."""
    left, language = [], None
    given = iter(arguments)
    for argument in given:
        if argument == "--":
            left += [argument, *given]
        elif argument == "--lang":
            language = next(given, None)
            if language is None:
                raise Refusal("bad_request", "cli-value-missing", option="--lang")
        elif argument.startswith("--lang="):
            language = argument.partition("=")[2]
        else:
            left.append(argument)
    return language, left


def _wrong_usage(error: click.UsageError) -> Refusal:
    if isinstance(error, click.NoSuchOption):
        return Refusal("bad_request", "cli-option", option=error.option_name[:60])
    if isinstance(error, click.BadOptionUsage):
        return Refusal("bad_request", "cli-value-missing", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return Refusal("bad_request", "cli-missing", argument=(error.param.name or "").upper())
    return Refusal("bad_request", "cli-usage", problem=error.format_message())
