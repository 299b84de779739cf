"""`tilth rules`: the rules of a game in our own words."""

from __future__ import annotations

import os

import click

from tilth import games
from tilth.cli.environment import Environment
from tilth.cli.main import Command
from tilth.words import Words
from tilth.words.rules import plain


@click.command("rules", cls=Command)
@click.argument("game")
@click.pass_obj
def command(env: Environment, game: str) -> None:
    show_rules(env, env.words(games.game(game)))


def show_rules(env: Environment, words: Words) -> None:
    """Show the rules, page by page where there is a screen."""
    from rich.markdown import Markdown

    text = Markdown(plain(words.rules()) or env.say("rules-none"))
    if env.console.is_terminal:
        os.environ.setdefault("LESS", "-R")  # colours, and letters beyond ASCII whatever the locale
        os.environ.setdefault("LESSCHARSET", "utf-8")
        with env.console.pager(styles=True):
            env.console.print(text)
    else:
        env.console.print(text)
