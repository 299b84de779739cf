"""`tilth play`: a game in the terminal, against bots or around one screen."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tilth import bots, games
from tilth.cli.environment import Environment, read_text, refuse_existing
from tilth.cli.main import Command
from tilth.cli.params import Whole, game_options
from tilth.core import Bot, Game, Record, Refusal, State

if TYPE_CHECKING:
    from tilth.cli.table import Seating


@click.command("play", cls=Command)
@click.argument("game", required=False)
@click.option("--seats", type=Whole(1))
@click.option("--me", "people", type=Whole(0), multiple=True, metavar="SEAT")
@click.option("--name", "names", multiple=True, metavar="NAME")
@click.option("--bot", "levels", multiple=True, metavar="LEVEL")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", type=Whole())
@click.option("--record", "file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--state", "saved", type=click.Path(path_type=Path), metavar="FILE")
@click.pass_obj
def command(
    env: Environment,
    game: str | None,
    seats: int | None,
    people: tuple[int, ...],
    names: tuple[str, ...],
    levels: tuple[str, ...],
    options: tuple[str, ...],
    seed: int | None,
    file: Path | None,
    resume: Path | None,
    saved: Path | None,
) -> None:
    from secrets import randbelow

    from tilth.cli.series import play_series
    from tilth.cli.table import Table

    if resume is not None or saved is not None:
        given = {"--seats": seats, "--option": options, "--seed": seed, "--state": resume and saved}
        for name, value in given.items():
            if value not in (None, ()):
                raise Refusal("bad_request", "cli-not-with", option=name, other="--resume" if resume else "--state")
    if resume is not None:
        record = Record.from_text(read_text(resume))
        played = games.game(record.game)
        state = record.replay(played)
    elif saved is not None:
        played, state = load_state(saved)
        record = Record.from_position(played, state)
    elif game is None:
        raise Refusal("bad_request", "cli-missing", argument="GAME")
    else:
        played = games.game(game)
        seed = randbelow(2**31) if seed is None else seed
        state = played.new(seats or default_seats(played), game_options(played, options), seed, telling=True)
        record = Record.of(played, state, seed)
    if game not in (None, played.name):
        raise Refusal("bad_request", "cli-other-game", game=played.name, named=str(game)[:60])
    seating = seat_everybody(env, played, state.seats, people or (0,), names, levels)
    if file is not None:
        refuse_existing(file)
    play_series(Table(env, played, state, seating, record, file or resume))


def default_seats(game: Game) -> int:
    """Two, where the game can be played by two."""
    return 2 if 2 in game.seats else game.seats[0]


def seat_everybody(
    env: Environment, game: Game, seats: int, people: Sequence[int], names: Sequence[str], levels: Sequence[str]
) -> Seating:
    """People at their seats, bots of the named levels at the others, the last level as often as needed."""
    from tilth.cli.table import Seating

    for seat in people:
        if seat >= seats:
            raise Refusal("bad_request", "cli-seat", seat=seat, most=seats - 1)
    levels = list(levels) or [bots.FIRST]
    if len(names) > len(set(people)):
        raise Refusal("bad_request", "cli-names", names=len(names), people=len(set(people)))
    called = iter(names)
    sitting: list[Bot | None] = []
    seat_names = []
    taken = [levels.pop(0) if len(levels) > 1 else levels[0] for seat in range(seats) if seat not in people]
    met: Counter[str] = Counter()
    for seat in range(seats):
        if seat in people:
            sitting.append(None)
            seat_names.append(next(called, None) or env.say("player", number=str(seat + 1)))
        else:
            level = taken[met.total()]
            met[level] += 1
            sitting.append(bots.prompt_bot(game, level, seat))
            twin = met[level] if taken.count(level) > 1 else 0
            seat_names.append(env.say("bot-name", level=level, twin=twin))
    return Seating(sitting, seat_names)


def load_state(file: Path) -> tuple[Game, State]:
    """A game and its state from a file of JSON."""
    text = read_text(file)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("bad_state", "file-not-json", file=str(file)) from None
    return games.load(data)
