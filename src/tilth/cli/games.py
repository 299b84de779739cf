"""`tilth games`: what can be played, for how many, with which options; and the names that an option can list."""

from __future__ import annotations

import click

from tilth import bots, games
from tilth.cli.environment import Environment
from tilth.cli.main import Command
from tilth.cli.params import shown
from tilth.core import Game, NameList, Refusal, Setting
from tilth.words import Words

MANY = 8
"""More numbers than so many are not written out."""


@click.command("games", cls=Command)
@click.argument("game", required=False)
@click.argument("option", required=False)
@click.pass_obj
def command(env: Environment, game: str | None, option: str | None) -> None:
    if game is not None and option is not None:
        show_option(env, games.game(game), option)
        return
    for name in [game] if game else games.names():
        show(env, games.game(name), whole=game is not None)


def show(env: Environment, rules: Game, whole: bool) -> None:
    """A game with its bots, described one by one where it is the only game, and options."""
    from rich.table import Table

    words = env.words(rules)
    head = env.say("games-head", title=words.title(), name=rules.name, least=rules.seats[0], most=rules.seats[-1])
    env.console.print(head, style="bold")
    if whole:
        show_bots(env, rules)
    else:
        env.console.print(env.say("games-levels", levels=", ".join(bots.offered(rules))))
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for setting in rules.settings:
        table.add_row(f"  {setting.name}", _values(words, rules, setting), words.option_help(setting.name))
    env.console.print(table)


def show_bots(env: Environment, rules: Game) -> None:
    """The levels as they are typed, and who is met there."""
    from rich.table import Table

    offered = bots.offered(rules)
    env.console.print(env.say("games-bots"))
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for level in offered:
        name, style = (env.say(f"level-{what}", level=level) for what in ("name", "style"))
        table.add_row(f"  {level}", "" if name == level else name, style)
    env.console.print(table)
    others = [level for level in bots.levels(rules) if level not in offered]
    env.console.print(env.say("games-others", levels=", ".join(others)))


def show_option(env: Environment, rules: Game, option: str) -> None:
    """The values of one option as they are typed, and what they are called."""
    from rich.table import Table

    words = env.words(rules)
    setting = next((one for one in rules.settings if one.name == option), None)
    if setting is None:
        known = ", ".join(one.name for one in rules.settings)
        raise Refusal("bad_options", "option-unknown", option=option[:60], allowed=known)
    env.console.print(f"{words.option_name(option)}. {words.option_help(option)}", style="bold")
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    if isinstance(setting, NameList):
        for group, names in setting.groups or (("", setting.choices),):
            if group:
                table.add_row(words.group(group), style="bold")
            for name in names:
                table.add_row(f"  {name}", words.thing(f"{setting.kind}:{name}"))
    else:
        for value in setting.choices or (False, True):
            table.add_row(f"  {shown(value)}", words.option_value(option, value))
    env.console.print(table)


def _values(words: Words, rules: Game, setting: Setting) -> str:
    """The values of an option as they are typed, the default first; a list says where its names stand."""
    if isinstance(setting, NameList):
        text = words.say("games-list", most=setting.limit(), command=f"tilth games {rules.name} {setting.name}")
    else:
        values = setting.choices or (False, True)
        others = [shown(value) for value in values if value != setting.default]
        counted = len(values) > MANY and values == tuple(range(len(values)))
        text = " | ".join(
            [shown(setting.default), f"1 … {others[-1]}"] if counted else [shown(setting.default), *others]
        )
    return f"{text} ({words.say('games-seats', seats=', '.join(map(str, setting.seats)))})" if setting.seats else text
