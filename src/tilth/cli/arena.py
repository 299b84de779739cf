"""`tilth arena`: every few of the named bots meet until it is clear who does better, and what came of it."""

from __future__ import annotations

import shlex
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from tilth import __version__, games
from tilth.bots.programs import Limits, listed
from tilth.cli.breaches import show_breaches
from tilth.cli.crews import crew_for
from tilth.cli.environment import Environment, read_text, refuse_unwritable, write_text
from tilth.cli.main import Command
from tilth.cli.params import Whole, game_options
from tilth.core.errors import Refusal

if TYPE_CHECKING:
    from tilth.arena import Ladder, Results, Row
    from tilth.arena.meeting import Meeting
    from tilth.workers import Crew

FILE = click.Path(path_type=Path)


@click.command("arena", cls=Command)
@click.argument("game")
@click.option("--bots", default="hard,normal,easy,random", metavar="BOT,BOT")
@click.option("--seats", type=Whole(1))
@click.option("--games", "count", type=Whole(1), default=400)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", type=Whole(0), default=0)
@click.option("--workers", type=Whole(1))
@click.option("--ray", is_flag=False, flag_value="", metavar="[ADDRESS]")
@click.option("--bot-seconds", "bot_seconds", type=Whole(1), default=Limits.seconds)
@click.option("--bot-memory", "bot_memory", type=Whole(1), default=Limits.megabytes)
@click.option("--every-game", "every", is_flag=True)
@click.option("--html", "page", type=FILE, metavar="FILE")
@click.option("--csv", "table", type=FILE, metavar="FILE")
@click.option("--parquet", type=FILE, metavar="FILE")
@click.option("--records", type=FILE, metavar="DIR")
@click.option("--ladder", "ladder_file", type=FILE, metavar="FILE")
@click.pass_obj
def command(
    env: Environment,
    game: str,
    bots: str,
    seats: int | None,
    count: int,
    options: tuple[str, ...],
    seed: int,
    workers: int | None,
    ray: str | None,
    bot_seconds: int,
    bot_memory: int,
    every: bool,
    page: Path | None,
    table: Path | None,
    parquet: Path | None,
    records: Path | None,
    ladder_file: Path | None,
) -> None:
    from tilth.arena import Results, Tournament
    from tilth.arena.tables import parquet as parquet_writer

    played = games.game(game)
    names = listed(bots)
    chosen = game_options(played, options)
    at_table = seats or min(max(2, played.seats[0]), played.seats[-1])
    limits = Limits(bot_seconds, bot_memory)
    tournament = Tournament(game, at_table, names, count, seed, chosen, not every, limits, records is not None)
    tournament.check()
    meetings = tournament.meetings()
    for file in (page, table, parquet, ladder_file):
        if file is not None:
            refuse_unwritable(file)
    if parquet is not None:
        parquet_writer()
    ladder = read_ladder(ladder_file) if ladder_file is not None else None
    if ladder is not None:
        ladder.check(tournament, meetings)
    results = Results(tournament, meetings)
    with crew_for(workers, ray) as crew:
        play(env, results, crew, records)
    show(env, results)
    if page is not None:
        from tilth.arena.report import html

        again = repeated(game, names, at_table, count, options, seed, every)
        write_text(page, html(results, env.words(played), again))
        env.console.print(env.say("arena-saved", file=str(page)))
    if table is not None:
        from io import StringIO

        text = StringIO()
        results.ledger.write_csv(text)
        write_text(table, text.getvalue())
    if parquet is not None:
        results.ledger.write_parquet(parquet)
    if ladder is not None and ladder_file is not None:
        add_to_ladder(env, ladder, results)
        write_text(ladder_file, ladder.to_text())
    failures = [failure for row in results.rows() for failure in row.failures]
    if failures:
        raise Refusal("bot_failed", "bots-failed", number=len(failures), first=failures[0])


def play(env: Environment, results: Results, crew: Crew, records: Path | None) -> None:
    """Play everything, with a bar that says how far it is."""
    from time import perf_counter

    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    tournament, meetings = results.tournament, results.meetings
    began = perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = env.console.is_terminal
    # Refreshed by hand, since a thread that does it would keep workers from starting as copies of this process.
    with Progress(*columns, console=env.console, transient=True, auto_refresh=False, disable=not shown) as progress:
        task = progress.add_task(env.words(tournament.game).title())
        for meeting, rows in tournament.run(crew, meetings):
            results.add(meeting, rows)
            if records is not None:
                keep(records, meeting, rows)
            done = sum(one.games for one in meetings)
            left = sum((one.deals - one.played) * len(one.bots) for one in meetings if not one.over())
            progress.update(task, completed=done, total=done + left, refresh=True)
    results.seconds = perf_counter() - began


def keep(folder: Path, meeting: Meeting, rows: list[Row]) -> None:
    """Write games as records into a folder for those who met."""
    place = folder / "-".join("".join(sign if sign.isalnum() else "_" for sign in name) for name in meeting.names)
    try:
        place.mkdir(parents=True, exist_ok=True)
        for row in rows:
            turn = meeting.names.index(row.levels[0])
            (place / f"{row.seed}-{turn}.txt").write_text(row.record, encoding="utf-8")
    except OSError as error:
        raise Refusal("bad_file", "file-unwritable", file=str(place), problem=error.strerror) from None


def show(env: Environment, results: Results) -> None:
    """The standing, and who met whom, at the terminal."""
    from rich.table import Table

    ratings = results.ratings
    table = Table()
    for column in ("level", *(("rating",) if ratings else ()), "played", "score", "place", "wins", "interval"):
        source = "arena" if column == "rating" else "simulate"
        side: Literal["left", "right"] = "left" if column == "level" else "right"
        table.add_column(env.say(f"{source}-{column}"), justify=side, no_wrap=column in ("rating", "interval"))
    for one in results.standings:
        rated = [f"{ratings[one.level].mu:.1f} ± {2 * ratings[one.level].sigma:.1f}"] if ratings else []
        interval = f"{one.low:.0%} – {one.high:.0%}"
        table.add_row(
            one.level, *rated, str(one.played), f"{one.score:.2f}", f"{one.place:.2f}", f"{one.share:.1%}", interval
        )
    env.console.print(table)
    for meeting in results.meetings:
        show_meeting(env, results, meeting)
    rows = results.rows()
    env.console.print(
        env.say(
            "simulate-summary",
            games=len(rows),
            decisions=f"{sum(row.decisions for row in rows) / len(rows):.1f}",
            speed=f"{len(rows) / results.seconds:.1f}",
            seconds=f"{results.seconds:.1f}",
        )
    )
    if results.tournament.together > 1 and ratings is None:
        env.console.print(env.say("arena-no-rating"))
    unended = sum(not row.ended for row in rows)
    if unended:
        env.console.print(env.say("simulate-unended", games=unended))
    show_breaches(env, rows)


def show_meeting(env: Environment, results: Results, meeting: Meeting) -> None:
    """How far ahead the best of a meeting is."""
    best = max(meeting.names, key=lambda bot: results.standing(meeting, bot).share)
    lead = results.lead(meeting, best)
    if lead is None:
        return
    env.console.print(
        env.say(
            "arena-meeting",
            bot=best,
            others=", ".join(name for name in meeting.names if name != best),
            games=meeting.games,
            share=f"{results.standing(meeting, best).share:.0%}",
            lead=f"{lead.points:+.1f} ± {1.96 * lead.paired:.1f}",
            worth="none" if lead.worth is None else f"{lead.worth:.1f}",
            decided="yes" if meeting.decided() else "no",
        )
    )


def read_ladder(file: Path) -> Ladder:
    """The ladder in a file, or a new one."""
    from tilth.arena import Ladder
    from tilth.arena.ratings import Ratings

    Ratings()  # refused before anything is played, where there is nothing to rate with
    with suppress(FileNotFoundError):
        if file.stat().st_size:
            return Ladder.from_text(read_text(file), str(file))
    return Ladder()


def add_to_ladder(env: Environment, ladder: Ladder, results: Results) -> None:
    """Put the games into the ladder and show how everybody stands now."""
    from datetime import date

    from rich.table import Table

    game = results.tournament.game
    ladder.add(results.tournament, results.meetings, results.rows(), date.today().isoformat(), __version__)
    table = Table(title=env.say("arena-ladder", game=env.words(game).title()), title_justify="left")
    for column in ("level", "rating", "played", "score", "wins"):
        source = "arena" if column == "rating" else "simulate"
        table.add_column(env.say(f"{source}-{column}"), justify="left" if column == "level" else "right")
    for name, rung in ladder.order(game):
        rated = f"{rung.mu:.1f} ± {2 * rung.sigma:.1f}"
        score, share = rung.points / rung.played, rung.wins / rung.played
        table.add_row(name, rated, str(rung.played), f"{score:.2f}", f"{share:.1%}")
    env.console.print(table)


def repeated(
    game: str, bots: tuple[str, ...], seats: int, count: int, options: tuple[str, ...], seed: int, every: bool
) -> str:
    """The command that plays the same games again."""
    words = ["tilth", "arena", game, "--bots", ",".join(bots), "--seats", str(seats), "--games", str(count)]
    words += [word for option in options for word in ("--option", option)]
    return shlex.join([*words, "--seed", str(seed), *(["--every-game"] if every else [])])
