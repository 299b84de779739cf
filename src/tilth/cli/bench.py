"""`tilth bench`: how fast a game is in random play on one core, through the public contract."""

from __future__ import annotations

from typing import Any

import click

from tilth import games
from tilth.cli.environment import Environment
from tilth.cli.main import Command
from tilth.cli.params import Whole, game_options, shown


@click.command("bench", cls=Command)
@click.argument("game")
@click.option("--seats", type=Whole(1))
@click.option("--seconds", type=Whole(1), default=6)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(
    env: Environment, game: str, seats: int | None, seconds: int, options: tuple[str, ...], as_json: bool
) -> None:
    from tilth.benchmark import measure

    played = games.game(game)
    measured = measure(played, seats or min(4, played.seats[-1]), game_options(played, options), seconds)
    if as_json:
        import json

        click.echo(json.dumps(measured))
        return
    for key, value in measured.items():
        env.console.print(f"{env.say(f'bench-{key}')}: {_text(value)}")


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={shown(chosen)}" for name, chosen in value.items())
    return f"{value:,.1f}" if isinstance(value, float) else str(value)
