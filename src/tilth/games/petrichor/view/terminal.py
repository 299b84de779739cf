"""The Petrichor table in a terminal, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tilth.games.petrichor.rules.field import FIELDS

if TYPE_CHECKING:
    from tilth.words import Words

GLYPHS = {"0": ("●", "bright_blue"), "1": ("▲", "red"), "2": ("■", "yellow"), "3": ("✚", "magenta")}
SOUTH = ("☾", "bright_black")
CLOUD = {"light": ("☁", "bright_white"), "thunder": ("⛈", "bold bright_yellow")}
GROWTH = {"none": "", "sprouting": " ↑", "developed": " ✿", "drowned": " ≈"}
WEATHERS = ("frost", "sun", "wind", "rain")
STYLES = {"frost": "bright_cyan", "sun": "bright_yellow", "wind": "bright_green", "rain": "bright_blue"}


def draw(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The fields, the weather, the players and the reader's hand."""
    parts: list[RenderableType] = [
        Text(words.say("table-round", round=max(view["round"], 1), rounds=view["rounds"]), style="bold"),
        fields(view, words),
        Text(words.say("table-legend"), style="dim"),
        Columns([weather(view, words), players(view, words)], padding=(0, 2)),
    ]
    if view["seats"] == 1 and view["southern_winds"]["card"]:
        parts.append(Text(words.say("table-wind-card", wind=f"wind:{view['southern_winds']['card']}"), style="dim"))
    for key in ("hand", "pack"):
        for player in view["players"]:
            if player[key]:
                parts.append(cards(f"table-{key}", player[key], words))
    return Group(*parts)


def glyph(owner: str) -> Text:
    mark, style = GLYPHS.get(owner, SOUTH)
    return Text(mark, style=style)


def drops(counts: Mapping[str, int]) -> Text:
    """Drops one by one, or a number when there are many."""
    text = Text()
    for owner, number in counts.items():
        mark, style = GLYPHS.get(owner, SOUTH)
        text.append(mark * number if number <= 4 else f"{mark}×{number}", style=style)
        text.append(" ")
    return text


def fields(view: Mapping[str, Any], words: Words) -> RenderableType:
    field = FIELDS[view["seats"]]
    rows, columns = max(field.rows) + 1, max(field.columns) + 1
    grid = Table.grid(padding=(0, 0))
    for _ in range(columns):
        grid.add_column()
    at = {(field.rows[i], field.columns[i]): name for i, name in enumerate(field.names)}
    for row in range(rows):
        names = [at.get((row, column)) for column in range(columns)]
        grid.add_row(*[tile(name, view, words) if name else "" for name in names])
    return grid


def tile(name: str, view: Mapping[str, Any], words: Words) -> RenderableType:
    """One tile: the cloud above, the drops on it against what it needs, and what it scores."""
    here = view["tiles"][name]
    if here["crop"] is None:
        title, printed = words.say("table-face-down"), {}
    else:
        title, printed = words.thing(f"crop:{here['crop']}"), view["printed"]["crops"][here["crop"]]
    sky = Text("")
    if here["cloud"] != "none":
        mark, style = CLOUD[here["cloud"]]
        sky = Text(f"{mark} ", style=style) + drops(here["in_cloud"])
    ground = Text("")
    if printed.get("grow"):
        lying = sum(here["on_tile"].values())
        ground = Text(words.say("table-needs", drops=lying, needed=printed["grow"]), style="dim") + Text(" ")
    ground += drops(here["on_tile"])
    growing = here["growth"] != "none"
    extra = " +" if here["fertilized"] else ""
    return Panel(
        Group(sky, ground, Text(scoring(printed, here["growth"]), style="green" if growing else "dim")),
        title=f"[bold]{name}[/] {title}{GROWTH[here['growth']]}{extra}",
        title_align="left",
        width=24,
        border_style="green" if growing else "bright_black",
        padding=(0, 1),
    )


def scoring(printed: Mapping[str, Any], growth: str) -> str:
    """The points of a tile in one short line."""
    if "most" in printed:
        return f"1: {printed['most']}+✶  ·: {printed['others']}"
    if "each_drop" in printed:
        return f"{printed['each_drop']} × ●" if growth == "developed" else f"(0) {printed['each_drop']} × ●"
    if "by_presence" in printed:
        return "☺ " + " ".join(str(points) for points in printed["by_presence"])
    ranks = " ".join(str(points) for points in printed.get("ranks", ()))
    low = printed.get("ranks_sprouting") or printed.get("ranks_drowned")
    return f"{ranks} ({' '.join(str(points) for points in low)})" if low else ranks


def weather(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The weather ring with everybody's votes, and the harvest dice."""
    table = Table(title=words.say("table-weather"), title_justify="left", show_header=False, box=None)
    voters = [(str(seat), player) for seat, player in enumerate(view["players"])]
    if view["seats"] == 1:
        voters.append(("south", view["southern_winds"]))
    for name in WEATHERS:
        votes = {owner: player["on_weather"].get(name, 0) for owner, player in voters}
        table.add_row(Text(words.thing(f"weather:{name}"), style=STYLES[name]), drops(_some(votes)))
    dice = [words.say("table-harvest") if die == "harvest" else str(die) for die in view["dice"]]
    table.add_row(words.say("table-dice"), ", ".join(dice))
    return table


def players(view: Mapping[str, Any], words: Words) -> RenderableType:
    names = ("player", "points", "wins", "wheat", "drops", "votes", "cards")
    table = Table(title=words.say("table-players"), title_justify="left", box=None)
    for name in names:
        table.add_column(words.say(f"table-{name}"), justify="left" if name == "player" else "right")
    rows = [(f"seat:{seat}", str(seat), player) for seat, player in enumerate(view["players"])]
    if view["seats"] == 1:
        rows.append(("player:south", "south", view["southern_winds"]))
    for place, (thing, owner, player) in enumerate(rows):
        first = " ★" if view["seats"] > 1 and place == view["first_player"] else ""
        arrow = Text("▶ " if place in view["to_act"] else "  ", style="bold cyan")
        table.add_row(
            arrow + glyph(owner) + Text(f" {words.thing(thing)}{first}"),
            str(sum(view["scores"][place].values())),
            str(player["voting_wins"]),
            str(player["wheat_tokens"]),
            str(player["drops"]),
            str(player["votes"]),
            str(player.get("hand_size", "")),
        )
    return table


def cards(message: str, hand: Mapping[str, int], words: Words) -> Text:
    """The cards of a hand or a pack, by weather."""
    listed = [f"{words.thing(f'weather:{name}')} ×{hand[name]}" for name in WEATHERS if hand.get(name)]
    return Text(words.say(message, cards=", ".join(listed)), style="bold")


def _some(counts: Mapping[str, int]) -> dict[str, int]:
    return {owner: number for owner, number in counts.items() if number}
