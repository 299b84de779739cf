"""`tilth train`: bots of a game learn from games of their own."""

from __future__ import annotations

import os
from multiprocessing import get_context
from pathlib import Path

import click

from tilth import bots, games
from tilth.cli.crews import crew_for
from tilth.cli.environment import Environment
from tilth.cli.main import Command
from tilth.cli.params import Whole
from tilth.core.errors import Refusal


@click.command("train", cls=Command)
@click.argument("game")
@click.option("--games", "count", type=Whole(8), default=2000)
@click.option("--generations", type=Whole(1), default=3)
@click.option("--seed", type=Whole(0), default=0)
@click.option("--workers", type=Whole(1))
@click.option("--ray", is_flag=False, flag_value="", metavar="[ADDRESS]")
@click.option("--anew", is_flag=True)
@click.option("--folder", type=click.Path(path_type=Path), metavar="DIR")
@click.pass_obj
def command(
    env: Environment,
    game: str,
    count: int,
    generations: int,
    seed: int,
    workers: int | None,
    ray: str | None,
    anew: bool,
    folder: Path | None,
) -> None:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    played = games.game(game)
    try:
        import torch as torch

        from tilth.training import Course
    except ImportError:
        raise Refusal("bad_request", "train-missing") from None
    if not bots.guide(played).features(played.new(played.seats[-1]), 0):
        raise Refusal("bad_request", "train-features", game=env.words(played).title())
    made = f"tilth train {game} --games {count} --generations {generations} --seed {seed}{' --anew' if anew else ''}"
    place = folder or Path("training") / game
    shipped = bots.weights_place(played)
    start = shipped if shipped is not None and shipped.exists() and not anew else None
    course = Course(game, place, count, generations, seed, workers or os.cpu_count() or 1, made, start)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=env.console, transient=True, disable=not env.console.is_terminal)
    with crew_for(workers, ray, get_context("spawn")) as crew, bar as progress:
        task = progress.add_task(env.words(played).title())

        def tell(what: str, done: int, of: int) -> None:
            progress.update(task, description=env.say(f"train-{what}"), completed=done, total=of)

        for stage in course.run(crew, tell):
            env.console.print(
                env.say(
                    "train-stage",
                    generation=stage.generation,
                    error=f"{min(test for _, test in stage.curve):.2f}",
                    wins=f"{stage.wins:g}",
                    duels=stage.duels,
                    lead=f"{stage.lead:+.2f} ± {1.96 * stage.error:.2f}",
                    stays="yes" if stage.stays else "no",
                )
            )
    best = course.best()
    if best is None or best == start:
        env.console.print(env.say("train-none"))
    else:
        env.console.print(env.say("train-done", file=str(best), place=str(shipped)))
