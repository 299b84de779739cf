"""`tilth review`: what can be learned from a recorded game, at the terminal and as a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tilth import games
from tilth.cli.environment import Environment, read_text, write_text
from tilth.cli.main import Command
from tilth.cli.params import Whole
from tilth.cli.scoring import points_table
from tilth.core import Record
from tilth.review import telling
from tilth.words import Words

if TYPE_CHECKING:
    from rich.table import Table

    from tilth.review import Costly, Review
    from tilth.review.work import Effort

SECONDS = 90
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


@click.command("review", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--html", "page", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--seconds", type=Whole(1, 3600), default=SECONDS)
@click.option("--worlds", type=Whole(1, 1000))
@click.option("--seed", type=Whole(0), default=0)
@click.pass_obj
def command(env: Environment, file: Path, page: Path | None, seconds: int, worlds: int | None, seed: int) -> None:
    from tilth.review.page import html
    from tilth.review.work import Effort

    record = Record.from_text(read_text(file))
    game = games.game(record.game)
    effort = Effort(seconds) if worlds is None else Effort(worlds=worlds)
    review = made(env, record, effort, seed)
    words = env.words(game)
    show(env, review, words)
    if page is not None:
        write_text(page, html(review, words))
        env.console.print(env.say("review-saved", file=str(page)))


def made(env: Environment, record: Record, effort: Effort, seed: int) -> Review:
    """The review, with a bar that says how far it is for whoever waits at a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    from tilth.review.work import reviewing

    work = reviewing(record, effort, seed)
    console = Console(stderr=True, highlight=False, markup=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(env.say("review-progress"), total=1.0)
        while True:
            try:
                progress.update(task, completed=next(work))
            except StopIteration as done:
                review: Review = done.value
                return review


def show(env: Environment, review: Review, words: Words) -> None:
    say, out = words.say, env.console.print
    out(say("review-title", game=words.title()), style="bold")
    out(f"\n{say('review-ahead')}", style="bold")
    out(say("review-ahead-why", seats=review.seats), style="dim")
    out(curve(review, words))
    out(f"\n{say('review-costly')}", style="bold")
    out(say("review-costly-why" if review.costly else "review-costly-none"), style="dim" if review.costly else None)
    for number, choice in enumerate(review.worst(), 1):
        show_choice(env, number, choice, words)
    if review.scores:
        out(f"\n{say('review-points')}", style="bold")
        out(points_table(review.scores, review.places, words))
    out()
    for note in telling.notes(review, words):
        out(note, style="dim")
    if not review.hurried:
        out(say("review-repeat", seed=review.seed, worlds=review.worlds), style="dim")


def show_choice(env: Environment, number: int, choice: Costly, words: Words) -> None:
    out, say = env.console.print, words.say
    where = f"{words.player(choice.seat)} · {telling.when(choice, words)}"
    out(f"\n{number}. {where} · {telling.cost(choice, words)}", style="bold")
    out(f"   {words.prompt(choice.asked.label())}", style="dim")
    out(f"   {say('review-chosen')}: {words.label(choice.chosen.label())}")
    out(f"   {say('review-better')}: {words.label(choice.better.label())}", style="green")
    if choice.line:
        out(f"   {say('review-line')}: {'; '.join(telling.line(choice, words))}", style="dim")


def curve(review: Review, words: Words) -> Table:
    """Each seat's lead as a row of bars, from the first choice to the last."""
    from rich.table import Table

    table = Table.grid(padding=(0, 1))
    columns = spread(review)
    least = min(lead for leads in columns for lead in leads)
    step = (max(lead for leads in columns for lead in leads) - least) / (len(BARS) - 1) or 1.0
    for seat in range(review.seats):
        bars = "".join(BARS[round((leads[seat] - least) / step)] for leads in columns)
        table.add_row(words.player(seat), bars, f"{columns[-1][seat]:+.0f}")
    return table


def spread(review: Review) -> list[list[float]]:
    """The leads at moments that lie equally far apart."""
    last = review.points[-1].at
    moments = [last * column / (WIDTH - 1) for column in range(WIDTH)]
    return [[point for point in review.points if point.at <= moment][-1].leads for moment in moments]
