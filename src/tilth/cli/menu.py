"""`tilth` alone: pick a game, how many sit down and against whom, and play."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow

from tilth import bots, games
from tilth.cli.desk import Desk
from tilth.cli.params import counting
from tilth.cli.play import default_level, default_seats, seat_everybody
from tilth.cli.table import Table
from tilth.core import Record
from tilth.core.settings import Value


class Leave(Exception):
    """Somebody changed their mind."""


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
            values = list(setting.offered(seats))
            question = f"{words.option_name(setting.name)}. {words.option_help(setting.name)}"
            shown = [words.option_value(setting.name, value) for value in values]
            options[setting.name] = values[pick(desk, question, shown, values.index(setting.default))]
    seed = randbelow(2**31)
    state = game.new(seats, options, seed, telling=True)
    seating = seat_everybody(desk, game, seats, range(people), (), [level])
    Table(desk, game, state, seating, Record.of(game, state, seed), None).run()


def pick(desk: Desk, question: str, answers: Sequence[str], default: int) -> int:
    """The index of the answer a person gives; Enter is the default."""
    desk.console.print(question, style="bold")
    for number, answer in enumerate(answers, 1):
        desk.console.print(f"  {number}  {answer}{' *' if number == default + 1 else ''}")
    while True:
        typed = desk.console.input(f"{desk.say('menu-prompt')} ").strip()
        if not typed:
            return default
        if typed.casefold() in ("quit", *desk.say("command-quit").split(", ")):
            raise Leave
        typed_number = counting(typed)
        if typed_number is not None and 1 <= typed_number <= len(answers):
            return typed_number - 1
        fitting = [i for i, answer in enumerate(answers) if answer.casefold().startswith(typed.casefold())]
        if len(fitting) == 1:
            return fitting[0]
        desk.console.print(desk.say("menu-again", most=len(answers)), style="red")
