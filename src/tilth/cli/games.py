"""`tilth games`: what can be played, for how many, with which options."""

from __future__ import annotations

import click

from tilth import bots, games
from tilth.cli.desk import Desk
from tilth.cli.main import Command
from tilth.cli.params import shown
from tilth.core import Setting
from tilth.words import Words


@click.command("games", cls=Command)
@click.argument("game", required=False)
@click.pass_obj
def command(desk: Desk, game: str | None) -> None:
    from rich.table import Table

    for rules in [games.game(name) for name in ([game] if game else games.names())]:
        words = desk.words(rules)
        head = desk.say("games-head", title=words.title(), name=rules.name, least=rules.seats[0], most=rules.seats[-1])
        desk.console.print(head, style="bold")
        desk.console.print(desk.say("games-levels", levels=", ".join(bots.levels(rules))))
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for setting in rules.settings:
            table.add_row(f"  {setting.name}", _values(words, setting), words.option_help(setting.name))
        desk.console.print(table)


def _values(words: Words, setting: Setting) -> str:
    """The values of an option as they are typed, the default first."""
    values = setting.choices or (False, True)
    text = " | ".join(shown(value) for value in [setting.default, *(v for v in values if v != setting.default)])
    return f"{text} ({words.say('games-seats', seats=', '.join(map(str, setting.seats)))})" if setting.seats else text
