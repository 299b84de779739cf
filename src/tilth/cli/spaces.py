"""`tilth spaces`: what programs that learn see of a game and can do in it, number by number."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

import click

from tilth import games
from tilth.cli.environment import Environment
from tilth.cli.main import Command
from tilth.core import Axis, Block, Encoding, Game, Group, Refusal
from tilth.games.encodings import encoding

if TYPE_CHECKING:
    from rich.table import Table

EXAMPLES = 3
"""How many names of a part are shown where not all of them are."""


@click.command("spaces", cls=Command)
@click.argument("game", required=False)
@click.argument("part", required=False)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def command(env: Environment, game: str | None, part: str | None, as_json: bool) -> None:
    if game is None:
        for name in games.names():
            print(env.words(name).title(), *sizes(env, encoding(games.game(name))), sep="\n  ")
        return
    rules = games.game(game)
    known = encoding(rules)
    if as_json:
        print(json.dumps(as_data(known), ensure_ascii=False))
    elif part is not None:
        show_part(env, known, part)
    else:
        show(env, rules, known)


def sizes(env: Environment, known: Encoding) -> list[str]:
    """How many numbers there are for what is seen and for what can be done."""
    found = [env.say("spaces-seen", number=known.size), env.say("spaces-done", number=known.actions)]
    return [*found, env.say("spaces-any", number=len(known.axes))] if known.axes else found


def show(env: Environment, rules: Game, known: Encoding) -> None:
    """All parts with where they stand, what they can be, and some of their names."""
    seen, done, *points = sizes(env, known)
    env.console.print(env.words(rules).title(), style="bold")
    blocks = [
        (block.name, placed(start, block.entries), between(block), some(block.entries))
        for start, block in zip(firsts(known.blocks), known.blocks, strict=True)
    ]
    groups = [
        (group.name, placed(start, group.entries), "", some(group.entries))
        for start, group in zip(firsts(known.groups), known.groups, strict=True)
    ]
    axes = [(axis.name, "", between(axis), "") for axis in known.axes]
    for head, rows in zip([seen, done, *points], [blocks, groups, axes], strict=False):
        env.console.print(f"\n{head}", style="bold")
        env.console.print(listed(rows))


def listed(rows: list[tuple[str, str, str, str]]) -> Table:
    """The parts in columns."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, *rest in rows:
        table.add_row(f"  {name}", *rest)
    return table


def between(part: Block | Axis) -> str:
    return f"{part.low:g} … {part.high:g}"


def show_part(env: Environment, known: Encoding, part: str) -> None:
    """Every name of a part; or what a number stands for."""
    parts: list[tuple[int, Block | Group]] = [
        *zip(firsts(known.blocks), known.blocks, strict=True),
        *zip(firsts(known.groups), known.groups, strict=True),
    ]
    found = [(start, one) for start, one in parts if one.name == part]
    for start, one in found:
        kind = "spaces-seen" if isinstance(one, Block) else "spaces-done"
        print(env.say(kind, number=len(one.entries)))
        for at, entry in enumerate(one.entries, start):
            print(f"{at:6}  {entry}")
    if not found and part.isdecimal():
        number = int(part)
        if number < known.size:
            print(env.say("spaces-place", number=number, meaning=known.entry(number)))
        if number < known.actions:
            print(env.say("spaces-number", number=number, meaning=known.means(number)))
        found = [(0, parts[0][1])] if number < max(known.size, known.actions) else []
    if not found:
        raise Refusal("bad_request", "spaces-part", part=part[:60], known=", ".join(one.name for _, one in parts))


def firsts(parts: Sequence[Block | Group]) -> list[int]:
    """Where each part begins."""
    return list(accumulate([len(part.entries) for part in parts[:-1]], initial=0))


def placed(start: int, entries: list[str]) -> str:
    return f"{start} … {start + len(entries) - 1}" if len(entries) > 1 else str(start)


def some(entries: list[str]) -> str:
    """The first names, and the last one."""
    shown = entries if len(entries) <= EXAMPLES + 1 else [*entries[:EXAMPLES], "…", entries[-1]]
    return ", ".join(shown)


def as_data(known: Encoding) -> dict[str, object]:
    """All of it for programs."""
    return {
        "observation": [
            {"block": block.name, "low": block.low, "high": block.high, "entries": block.entries}
            for block in known.blocks
        ],
        "actions": [{"group": group.name, "entries": group.entries} for group in known.groups],
        "axes": [{"axis": axis.name, "low": axis.low, "high": axis.high} for axis in known.axes],
    }
