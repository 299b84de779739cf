"""`tilth replay`: a recorded game, at once or choice by choice."""

from __future__ import annotations

from pathlib import Path

import click

from tilth import games
from tilth.cli.environment import Environment, read_text
from tilth.cli.main import Command
from tilth.cli.params import Whole, counting
from tilth.cli.scoring import score_table
from tilth.core import Game, Record, Refusal, State
from tilth.words import Words
from tilth.words.drawing import draw


@click.command("replay", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", type=Whole(0))
@click.option("--step", is_flag=True)
@click.option("--seat", type=Whole(0))
@click.pass_obj
def command(env: Environment, file: Path, to: int | None, step: bool, seat: int | None) -> None:
    record = Record.from_text(read_text(file))
    game = games.game(record.game)
    record.replay(game)  # refuses a wrong record before anything is shown
    if to is not None:
        record.replay(game, to)
    if seat is not None and seat >= record.seats:
        raise Refusal("bad_request", "cli-seat", seat=seat, most=record.seats - 1)
    words = env.words(game, reader_seat=seat)
    end = len(record.choices) if to is None else to
    if step:
        walk(env, game, record, words, seat, end)
    else:
        state = record.begin(game, telling=True)
        show_events(env, state, words, seat)
        for number in range(end):
            choose(env, state, record, words, seat, number)
        show(env, game, state, words, seat)


def walk(env: Environment, game: Game, record: Record, words: Words, seat: int | None, end: int) -> None:
    """Show the table choice by choice: Enter goes on, b goes back, a number goes there, q ends."""
    at = 0
    state = record.begin(game, telling=True)
    show_events(env, state, words, seat)
    while True:
        show(env, game, state, words, seat)
        if at >= end:
            return
        try:
            typed = env.console.input(f"{env.say('replay-prompt', at=at, end=end)} ").strip().casefold()
        except (EOFError, KeyboardInterrupt):
            env.console.print()
            return
        if typed in env.say("replay-quit").split(", "):
            return
        wanted = max(0, at - 1) if typed in env.say("replay-back").split(", ") else counting(typed)
        if wanted is not None:
            at = min(wanted, end)
            state = record.replay(game, at, telling=True)
            state.take_events()
        else:
            choose(env, state, record, words, seat, at)
            at += 1


def choose(env: Environment, state: State, record: Record, words: Words, seat: int | None, number: int) -> None:
    """Make a recorded choice and tell it."""
    by, option = record.choices[number]
    env.console.print(f"{number + 1:>4}  {words.player(by)}: {option}")
    state.choose(by, option)
    show_events(env, state, words, seat)


def show_events(env: Environment, state: State, words: Words, seat: int | None) -> None:
    for event in state.take_events():
        line = words.event(event, state.event_fields, seat)
        if line:
            env.console.print(f"      · {line}", style="dim")


def show(env: Environment, game: Game, state: State, words: Words, seat: int | None) -> None:
    env.console.print(draw(game, state.view(seat), words))
    table = score_table(state, words)
    if table is not None:
        env.console.print(table)
