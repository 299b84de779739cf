"""`tilth` alone: pick a game, how many sit down and against whom, and play."""

from __future__ import annotations

from secrets import randbelow

from tilth import bots, games
from tilth.cli.asking import Leave, pick, pick_names
from tilth.cli.desk import Desk
from tilth.cli.play import default_level, default_seats, seat_everybody
from tilth.cli.series import play_series
from tilth.cli.table import Table
from tilth.core import NameList, Record
from tilth.core.settings import Value


def offer(desk: Desk) -> None:
    """Ask question by question, each with an answer that Enter gives."""
    try:
        play(desk)
    except (Leave, EOFError, KeyboardInterrupt):
        desk.console.print()


def play(desk: Desk) -> None:
    desk.console.print(desk.say("menu-welcome"), style="bold")
    names = games.names()
    titles = [desk.words(name).title() for name in names]
    game = games.game(names[pick(desk, desk.say("menu-game"), titles, 0)])
    words = desk.words(game)
    counts = list(game.seats)
    seats = counts[
        pick(desk, desk.say("menu-seats"), [str(count) for count in counts], counts.index(default_seats(game)))
    ]
    people = 1
    if seats > 1:
        people += pick(desk, desk.say("menu-people"), [str(count) for count in range(1, seats + 1)], 0)
    levels = list(bots.levels(game))
    level = default_level(game)
    if people < seats and len(levels) > 1:
        level = levels[pick(desk, desk.say("menu-level"), levels, levels.index(level))]
    options: dict[str, Value] = {}
    settings = [setting for setting in game.settings if setting.applies(seats)]
    if settings and pick(desk, desk.say("menu-options"), [desk.say("switch-true"), desk.say("switch-false")], 1) == 0:
        for setting in settings:
            question = f"{words.option_name(setting.name)}. {words.option_help(setting.name)}"
            if isinstance(setting, NameList):
                options[setting.name] = pick_names(desk, words, question, setting)
                continue
            values = list(setting.offered(seats))
            shown = [words.option_value(setting.name, value) for value in values]
            default = [value == setting.default for value in values].index(True)
            options[setting.name] = values[pick(desk, question, shown, default)]
    seed = randbelow(2**31)
    state = game.new(seats, options, seed, telling=True)
    seating = seat_everybody(desk, game, seats, range(people), (), [level])
    play_series(Table(desk, game, state, seating, Record.of(game, state, seed), None))
