"""The table of Puddles in a terminal, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilth.words import Words


def draw(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The puddles, the frogs, and the cards in the reader's hand."""
    rounds = view["options"]["rounds"]
    parts: list[RenderableType] = [
        Text(words.say("table-round", round=view["round"], rounds=rounds), style="bold"),
        puddles(view, words),
        frogs(view, words),
    ]
    for player in view["players"]:
        if isinstance(player["hand"], list):
            parts.append(Text(words.say("table-hand", cards=player["hand"]), style="bold"))
    return Group(*parts)


def puddles(view: Mapping[str, Any], words: Words) -> Table:
    """One line for each puddle: its water, drop by drop."""
    table = Table(box=None, show_header=False)
    for puddle, drops in view["water"].items():
        table.add_row(words.thing(puddle), Text("●" * drops or "·", style="bright_blue"))
    return table


def frogs(view: Mapping[str, Any], words: Words) -> Table:
    """One line for each player: the points, and where the frog has jumped."""
    table = Table(box=None)
    for column in ("player", "points", "frog"):
        table.add_column(words.say(f"table-{column}"), justify="right" if column == "points" else "left")
    for seat, player in enumerate(view["players"]):
        points = sum(view["scores"][seat].values())
        table.add_row(words.player(seat), str(points), words.thing(player["frog"]) if player["frog"] else "")
    return table
