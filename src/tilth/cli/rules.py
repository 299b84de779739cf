"""`tilth rules`: the rules of a game in our own words."""

from __future__ import annotations

import os

import click

from tilth import games
from tilth.cli.desk import Desk
from tilth.cli.main import Command
from tilth.words import Words


@click.command("rules", cls=Command)
@click.argument("game")
@click.pass_obj
def command(desk: Desk, game: str) -> None:
    show_rules(desk, desk.words(games.game(game)))


def show_rules(desk: Desk, words: Words) -> None:
    """Show the rules, page by page where there is a screen."""
    from rich.markdown import Markdown

    text = Markdown(words.rules() or desk.say("rules-none"))
    if desk.console.is_terminal:
        os.environ.setdefault("LESS", "-R")  # colours, and letters beyond ASCII whatever the locale
        os.environ.setdefault("LESSCHARSET", "utf-8")
        with desk.console.pager(styles=True):
            desk.console.print(text)
    else:
        desk.console.print(text)
