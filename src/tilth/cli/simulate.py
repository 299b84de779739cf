"""`tilth simulate`: many games of bots on all cores, and how they ended."""

from __future__ import annotations

from pathlib import Path

import click

from tilth import games
from tilth.bots.programs import Limits, listed
from tilth.cli.environment import Environment, write_text
from tilth.cli.main import Command
from tilth.cli.params import Whole, game_options
from tilth.core.errors import Refusal


@click.command("simulate", cls=Command)
@click.argument("game")
@click.option("--seats", type=Whole(1))
@click.option("--games", "count", type=Whole(1), default=100)
@click.option("--bots", default="random", metavar="LEVEL,LEVEL")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", type=Whole(), default=0)
@click.option("--workers", type=Whole(1))
@click.option("--fixed", is_flag=True)
@click.option("--same-deals", "same_deals", is_flag=True)
@click.option("--bot-seconds", "bot_seconds", type=Whole(1), default=Limits.seconds)
@click.option("--bot-memory", "bot_memory", type=Whole(1), default=Limits.megabytes)
@click.option("--csv", "table", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR")
@click.pass_obj
def command(
    env: Environment,
    game: str,
    seats: int | None,
    count: int,
    bots: str,
    options: tuple[str, ...],
    seed: int,
    workers: int | None,
    fixed: bool,
    same_deals: bool,
    bot_seconds: int,
    bot_memory: int,
    table: Path | None,
    records: Path | None,
) -> None:
    from io import StringIO
    from time import perf_counter

    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from tilth.arena import Match, Row, run, standings, write_csv
    from tilth.cli.breaches import show_breaches
    from tilth.cli.crews import none_lost

    played = games.game(game)
    levels = listed(bots)
    chosen = game_options(played, options)
    limits = Limits(bot_seconds, bot_memory)
    match = Match(game, seats or played.seats[-1], levels, count, seed, chosen, not fixed, same_deals, limits)
    match.check()
    if table is not None:
        write_text(table, "")
    rows: list[Row] = []
    began = perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = env.console.is_terminal
    # Refreshed by hand, since a thread that does it would keep workers from starting as copies of this process.
    bar = Progress(*columns, console=env.console, transient=True, auto_refresh=False, disable=not shown)
    with none_lost(), bar as progress:
        task = progress.add_task(env.words(played).title(), total=count)
        for batch in run(match, workers, records):
            rows += batch
            progress.update(task, advance=len(batch), refresh=True)
    seconds = perf_counter() - began
    if table is not None:
        text = StringIO()
        write_csv(rows, text)
        write_text(table, text.getvalue())

    from rich.table import Table

    result = Table()
    for column in ("level", "played", "score", "place", "wins", "interval"):
        result.add_column(env.say(f"simulate-{column}"), justify="left" if column == "level" else "right")
    for one in standings(rows):
        interval = f"{one.low:.1%} – {one.high:.1%}"
        result.add_row(one.level, str(one.played), f"{one.score:.2f}", f"{one.place:.2f}", f"{one.share:.1%}", interval)
    env.console.print(result)
    decisions = sum(row.decisions for row in rows)
    env.console.print(
        env.say(
            "simulate-summary",
            games=len(rows),
            decisions=f"{decisions / len(rows):.1f}",
            speed=f"{len(rows) / seconds:.1f}",
            seconds=f"{seconds:.1f}",
        )
    )
    unended = sum(not row.ended for row in rows)
    if unended:
        env.console.print(env.say("simulate-unended", games=unended))
    show_breaches(env, rows)
    failures = [failure for row in rows for failure in row.failures]
    if failures:
        raise Refusal("bot_failed", "bots-failed", number=len(failures), first=failures[0])
