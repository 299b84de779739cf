"""The Sonora table in a terminal, drawn from a view: the board with its discs, and the notebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from tilth.words import Words

WIDE, HIGH = 71, 35
"""Characters of the board; one is twice as high as wide, so both ways are to scale."""
COLOURS = ["bright_blue", "red", "yellow", "magenta"]
ON = ["black on bright_blue", "black on bright_red", "black on bright_yellow", "black on bright_magenta"]
GROUND = {
    "lizard": ("·", "dark_orange3"),
    "fox": ("~", "orange4"),
    "owl": ("-", "steel_blue"),
    "rabbit": (":", "khaki3"),
}
LETTER = {"lizard": "L", "fox": "F", "owl": "O", "rabbit": "B"}
BONUS = {"reflick": "R", "swap": "W", "fox": "F", "owl": "O", "rabbit": "B", "discovery": "D"}
SIDES = [(-1, 1), (1, 1), (1, -1), (-1, -1)]
PEN = "bold bright_blue"


def draw(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The board until recording begins, where the discs are; before and after the flicks the reader's notebook."""
    shown = range(view["seats"]) if view["seat"] is None else [view["seat"]]
    recording = any(disc["at"] == "marked" for disc in view["discs"])
    began = any(disc["at"] != "hand" for disc in view["discs"])
    head = Text(words.say("table-round", round=max(view["round"], 1), rounds=view["rounds"]), style="bold")
    parts: list[RenderableType] = [head]
    if not recording and not view["over"]:
        parts += [board(view), Text(words.say("table-legend"), style="dim")]
    parts.append(Columns([discs(view, words), players(view, words)], padding=(0, 3)))
    if recording or not began:  # between flicks the screen belongs to the board
        for seat in shown:
            parts.append(notebook(view, seat, words))
    return Group(*parts)


# The board.


def board(view: Mapping[str, Any]) -> Text:
    """Every character is a place on the board: its ground, and the disc that covers it."""
    facts = view["board"]
    half = facts["side"] / 2
    signs = [[ground(view, *middle(column, row, half)) for column in range(WIDE)] for row in range(HIGH)]
    for disc in view["discs"]:
        if disc["at"] == "field":
            lay(signs, disc, half, facts["disc_diameter"] / 2)
    for seat, corner in enumerate(view["corners"]):
        put(signs, half, SIDES[corner][0] * (half - 20), SIDES[corner][1] * (half - 14), "abcd"[seat], ON[seat])
    text = Text()
    text.append("┌" + "─" * WIDE + "┐\n", style="bright_black")
    for row in signs:
        text.append("│", style="bright_black")
        for sign, style in row:
            text.append(sign, style=style)
        text.append("│\n", style="bright_black")
    text.append("└" + "─" * WIDE + "┘", style="bright_black")
    return text


def middle(column: int, row: int, half: float) -> tuple[float, float]:
    """The place on the board that a character stands for."""
    return (column + 0.5) / WIDE * 2 * half - half, half - (row + 0.5) / HIGH * 2 * half


def ground(view: Mapping[str, Any], x: float, y: float) -> tuple[str, str]:
    facts = view["board"]
    half = facts["side"] / 2
    if abs(x) + abs(y) > 2 * half - facts["corner_leg"]:
        return "▒", "bright_black"
    if x * x + y * y <= (facts["hole_diameter"] / 2) ** 2:
        return "○", "bold bright_white"
    for circle in facts["circles"]:
        if (x - circle["x"]) ** 2 + (y - circle["y"]) ** 2 <= (facts["circle_diameter"] / 2) ** 2:
            return LETTER[circle["animal"]], f"bold {GROUND[circle['animal']][1]}"
    if abs(x) < half / WIDE * 1.1:
        return "│", "white"
    if abs(y) < half / HIGH * 0.9:
        return "─", "white"
    corner = next(number for number, (sx, sy) in enumerate(SIDES) if x * sx > 0 and y * sy > 0)
    return GROUND[facts["zones_clockwise_from_top_left"][corner]]


def lay(signs: list[list[tuple[str, str]]], disc: Mapping[str, Any], half: float, radius: float) -> None:
    """Cover the characters under a disc and write its name on it."""
    for row in range(HIGH):
        for column in range(WIDE):
            x, y = middle(column, row, half)
            if (x - disc["x"]) ** 2 + (y - disc["y"]) ** 2 <= radius * radius:
                signs[row][column] = (" ", ON[disc["colour"]])
    put(signs, half, disc["x"], disc["y"], f"({disc['disc']})", f"bold {ON[disc['colour']]}")


def put(signs: list[list[tuple[str, str]]], half: float, x: float, y: float, text: str, style: str) -> None:
    row = min(max(int((half - y) / (2 * half) * HIGH), 0), HIGH - 1)
    start = round((x + half) / (2 * half) * WIDE - len(text) / 2)
    for i, sign in enumerate(text):
        if 0 <= start + i < WIDE:
            signs[row][start + i] = (sign, style)


# Where the discs are, and how everybody stands.


def discs(view: Mapping[str, Any], words: Words) -> RenderableType:
    table = Table(
        title=words.say("table-discs"), title_justify="left", box=None, show_header=False, padding=(0, 2, 0, 0)
    )
    places: dict[str, Text] = {}
    for disc in view["discs"]:
        where = place(disc, words)
        text = places.setdefault(where, Text())
        twice = disc.get("times", disc["over"][0]["times"] if disc.get("over") else 1) == 2
        text.append(f"{disc['disc']}{'×2' if twice else ''} ", style=COLOURS[disc["colour"]])
    for where, text in places.items():
        table.add_row(where, text)
    return table


def place(disc: Mapping[str, Any], words: Words) -> str:
    """Where a disc is, in words."""
    if disc["at"] in ("hand", "off", "marked", "hole"):
        return words.say(f"table-{disc['at']}")
    if "section" in disc:
        return words.thing(f"section:{disc['section']}")
    over = disc["over"]
    return words.thing(f"section:{over[0]['section']}") if len(over) == 1 else words.say("table-between")


def players(view: Mapping[str, Any], words: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column()
    for part in view["scores"][0]:
        table.add_column(words.score_part(part), justify="right")
    table.add_column(words.score_part("total"), justify="right", style="bold")
    table.add_column(words.say("table-bonuses"))
    for seat, parts in enumerate(view["scores"]):
        name = Text(f"{'abcd'[seat]} {words.player(seat)}", style=COLOURS[seat])
        if seat == view["first"] and view["seats"] > 1:
            name.append(f" {words.say('table-first-player')}", style="dim")
        points = [str(number) for number in parts.values()]
        table.add_row(name, *points, str(sum(parts.values())), kept(view["sheets"][seat]))
    return table


def kept(sheet: Mapping[str, Any]) -> str:
    """The bonuses a player holds, by their letters; those from discoveries have a star."""
    held = [(BONUS[name], count) for name, count in sheet["bonuses"].items()]
    held += [(f"*{BONUS[name]}", count) for name, count in sheet["discoveries"].items()]
    return " ".join(f"{sign}×{count['won'] - count['used']}" for sign, count in held if count["won"] > count["used"])


# The notebook.


def notebook(view: Mapping[str, Any], seat: int, words: Words) -> RenderableType:
    """The four sections of a sheet."""
    top = Columns([section("ruins", ruins(view, seat, words), words), section("canyon", canyon(view, seat), words)])
    low = Columns([section("creek", creek(view, seat), words), section("mud", mud(view, seat, words), words)])
    legend = ", ".join(f"{letter} {words.thing(f'bonus:{name}')}" for name, letter in BONUS.items())
    title = Text(
        f"{'abcd'[seat]} {words.player(seat)}: {words.say('table-total', points=view['sheets'][seat]['total'])}"
    )
    return Group(title, top, low, Text(legend, style="dim"))


def section(name: str, inside: RenderableType, words: Words) -> RenderableType:
    return Panel(
        inside, title=words.say(f"table-{name}"), title_align="left", border_style="bright_black", expand=False
    )


def ruins(view: Mapping[str, Any], seat: int, words: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("", "", words.say("table-first"), words.say("table-later")):
        table.add_column(title)
    facts = view["sheet"]["ruins"]
    for building in facts["buildings"]:
        name = building["name"]
        mine = view["sheets"][seat]["ruins"][name]
        taken = any(
            sheet["ruins"][name]["reward"] == "first" for other, sheet in enumerate(view["sheets"]) if other != seat
        )
        cells = Text()
        cells.append("×" * mine["crossed"], style=PEN)
        cells.append("·" * (building["cells"] - mine["crossed"]), style="dim")
        upper = f"{BONUS[building['first']['bonus']]} {building['first']['vp']}"
        first = Text(upper, style=PEN if mine["reward"] == "first" else "strike dim" if taken else "")
        later = Text(str(building["later"]["vp"]), style=PEN if mine["reward"] == "later" else "")
        if mine["reward"] != "none":
            (first if mine["reward"] == "first" else later).append(" ◄")
        table.add_row(name, cells, first, later)
    parts: list[RenderableType] = [table]
    if "bot" in view:
        bot = view["bot"]
        args = {"circled": bot["circled"], "crossed": bot["crossed"], "cells": facts["bot_cells"]}
        parts.append(Text(words.say("table-bot-building", **args), style="dim"))
    return Group(*parts)


def canyon(view: Mapping[str, Any], seat: int) -> RenderableType:
    """The grid with its shapes as their numbers, and the table of cacti beside it."""
    facts = view["sheet"]["canyon"]
    sheet = view["sheets"][seat]
    taken: dict[str, tuple[str, str]] = {}
    for text in sheet["canyon"]:
        number, *cells = text.split(" ")
        for cell in cells:
            taken[cell] = (number, PEN)
    for text in view.get("bot", {"shapes": []})["shapes"]:
        for cell in text.split(" ")[1:]:
            taken[cell] = ("▓", "bright_black")
    squares = facts["bot_squares"] if "bot" in view else []
    grid = Text()
    grid.append("   " + " ".join("abcdefghijklmnopqrstuvwxyz"[: len(facts["rows"][0])]) + "\n", style="dim")
    for row, line in enumerate(facts["rows"], 1):
        grid.append(f"{row:2} ", style="dim")
        for column, sign in enumerate(line):
            name = f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row}"
            if name in taken:
                grid.append(*taken[name])
            elif sign == "#":
                grid.append("█", style="orange4")
            elif name in squares:
                grid.append("■" if sign == "." else sign, style="bold bright_black")
            else:
                grid.append(sign, style="dim" if sign == "." else "green" if sign in "sbp" else "bold bright_yellow")
            grid.append(" ")
        grid.append("\n")
    table = Table(box=None, padding=(0, 1, 0, 0))
    for sign in ("s", "b", "p", ""):
        table.add_column(sign, justify="right")
    counts = list(sheet["cacti"].values())
    for number, points in enumerate(facts["table"], 1):
        table.add_row(*[Text("×", style=PEN) if count >= number else "·" for count in counts], str(points))
    table.add_row(*[str(max(count - len(facts["table"]), 0)) for count in counts], f"+{facts['beyond']}")
    grid.rstrip()
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_row(grid, table)
    return both


def creek(view: Mapping[str, Any], seat: int) -> RenderableType:
    """The branches one below the other, each with the cell it leaves."""
    facts = view["sheet"]["creek"]
    marks = view["sheets"][seat]["creek"]
    ends = facts["bot_starts"] if "bot" in view else []
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    for branch in facts["branches"]:
        line = Text()
        for number, what in enumerate(branch["cells"], 1):
            name = f"{branch['name']}{number}"
            sign = str(what) if isinstance(what, int) else BONUS[what]
            if name in marks["circled"]:
                line.append(f"({sign})", style=PEN)
            elif name in marks["crossed"]:
                line.append(" × ", style=PEN)
            elif name in marks["shaded"]:
                line.append(" ▓ ", style="bright_black")
            else:
                line.append(f" {sign} ", style="" if isinstance(what, int) else "bold bright_yellow")
            line.append("■" if name in ends else "", style="bold bright_black")
        last = f"{branch['name']}{len(branch['cells'])}"
        table.add_row(
            Text(f"{branch['from']} >", style="dim"), f"{branch['name']}1–{last[len(branch['name']) :]}", line
        )
    return table


def mud(view: Mapping[str, Any], seat: int, words: Words) -> RenderableType:
    """The net of nodes with their cost; the rewards stand in their triangles."""
    facts = view["sheet"]["mud"]
    sheet = view["sheets"][seat]
    wide, high = 66, 21
    rows: list[list[tuple[str, str]]] = [[(" ", "")] * wide for _ in range(high)]
    at = {node["name"]: (node["x"], node["y"]) for node in facts["nodes"]}

    def write(x: float, y: float, text: str, style: str) -> None:
        row = round((0.9 - y) / 1.75 * (high - 1))
        start = round((x + 1.06) / 2.12 * wide - len(text) / 2)
        for i, sign in enumerate(text):
            if 0 <= start + i < wide:
                rows[row][start + i] = (sign, style)

    for triangle in facts["triangles"]:
        reward = triangle["reward"]
        places = [at[name] for name in triangle["nodes"]]
        closed = "-".join(triangle["nodes"]) in sheet["triangles"]
        sign = f"{reward}" if isinstance(reward, int) else BONUS[reward]
        style = PEN if closed else "green" if isinstance(reward, int) else "bold bright_yellow"
        x, y = sum(x for x, _ in places) / 3, sum(y for _, y in places) / 3
        write(x, y, f"({sign})" if closed else f"‹{sign}›", style)
    for node in facts["nodes"]:
        more = view["bot"]["boxes"].get(node["name"], 0) if "bot" in view else 0
        if node["name"] in sheet["mud"]:
            write(*at[node["name"]], f"{node['name']}×", PEN)
        else:
            write(*at[node["name"]], f"{node['name']}={node['cost'] + more}", "bold")
    net = Text("\n").join(Text.assemble(*row) for row in rows)
    columns = Text(f"{words.say('table-columns')}:")
    for number, (column, filled) in enumerate(zip(facts["columns"], sheet["columns"], strict=True), 1):
        columns.append(f" {number}: ")
        columns.append("■" * filled, style=PEN)
        columns.append("□" * (column["boxes"] - filled) + " " + BONUS[column["bonus"]])
    return Group(net, columns)
