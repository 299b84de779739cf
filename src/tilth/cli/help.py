"""`--help` in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

import click

from tilth.cli.environment import Environment


def group_help(commands: Sequence[str], env: Environment) -> str:
    """What Tilth is and what it can do."""
    rows = [(command, env.say(f"help-{command}")) for command in commands]
    sections = [env.say("help-tilth"), f"{env.say('help-commands')}\n{_columns(rows)}"]
    return "\n\n".join([*sections, f"{env.say('help-options')}\n{_columns(_everywhere(env))}"])


def command_help(command: click.Command, env: Environment) -> str:
    """What one command does and takes."""
    name = command.name or ""
    takes, options = [], []
    for param in command.params:
        if isinstance(param, click.Argument):
            word = (param.name or "").upper()
            takes.append(word if param.required else f"[{word}]")
        elif isinstance(param, click.Option) and param.name != "help":
            value = "" if param.is_flag else f" {param.metavar or (param.name or '').upper()}"
            options.append((f"{param.opts[0]}{value}", env.say(f"help-{name}-{param.name}")))
    usage = " ".join(["tilth", name, *takes, f"[{env.say('help-options-word')}]"])
    rows = _columns([*options, *_everywhere(env)])
    return "\n\n".join([usage, env.say(f"help-{name}"), f"{env.say('help-options')}\n{rows}"])


def _everywhere(env: Environment) -> list[tuple[str, str]]:
    return [("--lang en|ru", env.say("help-lang")), ("--help", env.say("help-help"))]


def _columns(rows: Sequence[tuple[str, str]]) -> str:
    width = max(len(left) for left, _ in rows)
    return "\n".join(f"  {left:<{width}}  {right}" for left, right in rows)
