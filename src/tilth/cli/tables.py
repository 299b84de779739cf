"""`tilth tables`: for whoever runs a server: list, close, export and check the stored games."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tilth.cli.database import open_database, own_database
from tilth.cli.environment import Environment, refuse_existing, write_text
from tilth.cli.main import Command
from tilth.core.errors import Refusal
from tilth.games import registry

if TYPE_CHECKING:
    from tilth.storage import Store

ACTIONS = ("list", "close", "export", "check")


@click.command("tables", cls=Command)
@click.argument("action")
@click.argument("table", required=False)
@click.option("--database", metavar="URL")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE")
@click.pass_obj
def command(env: Environment, action: str, table: str | None, database: str | None, out: Path | None) -> None:

    if action not in ACTIONS:
        raise Refusal("bad_request", "tables-action", action=action[:60], known=", ".join(ACTIONS))
    if table is None and action in ("close", "export"):
        raise Refusal("bad_request", "cli-missing", argument="TABLE")
    opened = open_database(database or own_database())
    try:
        from tilth.storage import Store

        store = Store(opened)
        if action == "list":
            show(env, store)
        elif action == "check":
            check(env, store, table)
        elif action == "close":
            close(env, store, table or "")
        else:
            export(env, store, table or "", out)
    finally:
        opened.close()


def show(env: Environment, store: Store) -> None:
    """All tables, newest first."""
    from rich.table import Table

    rows = store.list_tables(("waiting", "playing", "finished", "closed"), limit=100_000)
    shown = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for row in rows:
        made = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.agreement.created))
        names = ", ".join(seat.name or seat.level or "…" for seat in row.seats)
        status = env.say(f"tables-status-{row.head.status}")
        shown.add_row(row.agreement.id, row.agreement.game, status, str(row.head.version), made, names)
    env.console.print(shown)
    env.console.print(env.say("tables-number", number=len(rows)))


def close(env: Environment, store: Store, table: str) -> None:
    """End a table without a result, unless it has already ended."""
    loaded = store.load(table)
    if loaded.head.status not in ("waiting", "playing"):
        raise Refusal("not_playing", "table-not-playing", status=loaded.head.status)
    if not store.commit([loaded.propose_close(time.time())])[0]:
        raise Refusal("stale", "table-stale", version=loaded.version, current=loaded.version + 1)
    env.console.print(env.say("tables-closed", table=table))


def export(env: Environment, store: Store, table: str, out: Path | None) -> None:
    """A game as a text record, as far as it has come."""
    text = store.record(table).to_text()
    if out is None:
        click.echo(text, nl=False)
        return
    refuse_existing(out)
    write_text(out, text)
    env.console.print(env.say("tables-exported", file=str(out)))


def check(env: Environment, store: Store, table: str | None) -> None:
    """Replay stored games from their seeds, and say of each that no longer fits which choice is the first."""
    names = [row.agreement.id for row in store.list_tables(("playing", "finished", "closed"), limit=100_000)]
    checked, broken = 0, 0
    for name in [table] if table is not None else names:
        checked += 1
        try:
            verify(store, name)
        except Refusal as refusal:
            broken += 1
            env.console.print(f"{name}: {env.general.refusal(refusal)}")
    env.console.print(env.say("tables-checked", number=checked, broken=broken))
    if broken:
        raise Refusal("bad_record", "tables-broken", number=broken)


def verify(store: Store, name: str) -> None:
    """Whether a game can be replayed, and ends where its snapshots say."""
    from tilth.table.forced import pass_over

    row = store.row(name)
    record = store.record(name)
    state = record.replay(registry.game(record.game))
    if row.head.status == "finished" and (not state.is_over() or state.ranking() != row.head.places):
        raise Refusal("bad_record", "tables-result")
    loaded = store.load(name)
    if loaded.state is not None:
        loaded.state.patient = False
        while pass_over(loaded.state):
            pass  # a record does not stop where nobody can choose
        state.reveals = loaded.state.reveals  # where it stopped, more may have been kept back and shown
        if loaded.game.save(loaded.state) != loaded.game.save(state):
            raise Refusal("bad_record", "tables-snapshot")
