"""`tilth` alone: pick a game, how many sit down and against whom, and play."""

from __future__ import annotations

from secrets import randbelow

from tilth import bots, games
from tilth.cli.environment import Environment
from tilth.cli.play import default_seats, seat_everybody
from tilth.cli.prompts import Leave, pick, pick_names
from tilth.cli.series import play_series
from tilth.cli.table import Table
from tilth.core import NameList, Record
from tilth.core.settings import Value


def offer(env: Environment) -> None:
    """Ask question by question, each with an answer that Enter gives."""
    try:
        play(env)
    except (Leave, EOFError, KeyboardInterrupt):
        env.console.print()


def described(env: Environment, level: str) -> str:
    """The name of a bot, its strength and a word about how it plays, as far as there is one."""
    known = [env.say(f"level-{what}", level=level) for what in ("name", "strength", "style")]
    return " · ".join(filter(None, known))


def play(env: Environment) -> None:
    env.console.print(env.say("menu-welcome"), style="bold")
    names = games.names()
    titles = [env.words(name).title() for name in names]
    game = games.game(names[pick(env, env.say("menu-game"), titles, 0)])
    words = env.words(game)
    counts = list(game.seats)
    seats = counts[
        pick(env, env.say("menu-seats"), [str(count) for count in counts], counts.index(default_seats(game)))
    ]
    people = 1
    if seats > 1:
        people += pick(env, env.say("menu-people"), [str(count) for count in range(1, seats + 1)], 0)
    level = bots.FIRST
    if people < seats:
        levels = bots.offered(game)
        known = [described(env, level) for level in levels]
        level = levels[pick(env, env.say("menu-level"), known, levels.index(bots.FIRST))]
    options: dict[str, Value] = {}
    settings = [setting for setting in game.settings if setting.applies(seats)]
    if settings and pick(env, env.say("menu-options"), [env.say("switch-true"), env.say("switch-false")], 1) == 0:
        for setting in settings:
            question = f"{words.option_name(setting.name)}. {words.option_help(setting.name)}"
            if isinstance(setting, NameList):
                options[setting.name] = pick_names(env, words, question, setting)
                continue
            values = list(setting.offered(seats))
            shown = [words.option_value(setting.name, value) for value in values]
            default = [value == setting.default for value in values].index(True)
            options[setting.name] = values[pick(env, question, shown, default)]
    seed = randbelow(2**31)
    state = game.new(seats, options, seed, telling=True)
    seating = seat_everybody(env, game, seats, range(people), (), [level])
    play_series(Table(env, game, state, seating, Record.of(game, state, seed), None))
