"""The Agricola table in a terminal, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tilth.games.agricola.cards.facts import FACTS, OCCUPATION
from tilth.games.agricola.rules.board import HARVESTS, ROUNDS, STAGE_OF, stage_of_round
from tilth.games.agricola.rules.farm.fences import BEYOND, CELL_NAMES, COLUMNS, EDGE_NAMES, ROWS, SIDES
from tilth.games.agricola.rules.goods import amounts

if TYPE_CHECKING:
    from tilth.words import Words

COLOURS = ("bright_blue", "green", "red", "magenta", "yellow")
GOODS = ("wood", "clay", "reed", "stone", "grain", "vegetable", "food")
STYLES = {
    "wood": "dark_orange3",
    "clay": "indian_red",
    "reed": "khaki3",
    "stone": "grey70",
    "grain": "yellow",
    "vegetable": "orange1",
    "food": "bright_green",
    "sheep": "bright_white",
    "boar": "grey62",
    "cattle": "orange4",
}
HOUSES = {"wood": "dark_orange3", "clay": "indian_red", "stone": "grey70"}
WIDE, HIGH = 7, 2
"""The inside of a farmyard space, in characters."""


def draw(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The round, the action spaces, the farms and the reader's cards."""
    parts: list[RenderableType] = [heading(view, words), spaces(view, words), majors(view, words)]
    parts.append(Columns([farm(seat, view, words) for seat in order(view)], padding=(0, 1)))
    parts.append(Text(words.say("table-legend"), style="dim"))
    for key in ("hand", "pack"):
        for player in view["players"]:
            if player[key]:
                parts.append(cards(f"table-{key}", player[key], words))
    return Group(*parts)


def order(view: Mapping[str, Any]) -> list[int]:
    """The seats, the reader's own first."""
    seats = list(range(view["seats"]))
    mine = view["seat"] or 0
    return seats[mine:] + seats[:mine]


def heading(view: Mapping[str, Any], words: Words) -> Text:
    number = view["round"]
    if number == 0:
        return Text(words.say("table-set-up"), style="bold")
    text = Text(words.say("table-round", round=number, stage=stage_of_round(min(number, ROUNDS))), style="bold")
    coming = [harvest for harvest in HARVESTS if harvest >= number]
    if coming:
        if coming[0] == number:
            text.append(" · " + words.say("table-harvest-now"), style="bold yellow")
        else:
            text.append(" · " + words.say("table-harvest-later", round=coming[0]), style="yellow")
    if view["target"] is not None:
        text.append(" · " + words.say("table-target", target=view["target"]), style="cyan")
    return text


def amount(goods: Mapping[str, int], words: Words) -> Text:
    """Goods with their numbers, coloured."""
    text = Text()
    for name, number in goods.items():
        if number:
            text.append(words.thing(f"{name}:{number}") + "  ", style=STYLES[name])
    return text


def spaces(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Every space: what lies there, and who stands on it."""
    columns: list[list[str]] = [[], [], []]
    fixed = [name for name in view["spaces"] if STAGE_OF.get(name, 0) == 0]
    rounds = [name for name in view["spaces"] if STAGE_OF.get(name, 0) > 0]
    half = (len(fixed) + 1) // 2
    columns[0], columns[1], columns[2] = fixed[:half], fixed[half:], rounds
    if len(rounds) > half + 2:
        columns[2] = rounds[: (len(rounds) + 1) // 2]
        columns.append(rounds[(len(rounds) + 1) // 2 :])
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for column in columns:
        if column:
            table.add_column(overflow="fold")
    columns = [column for column in columns if column]
    for row in range(max(len(column) for column in columns)):
        table.add_row(*[space(column[row], view, words) if row < len(column) else Text() for column in columns])
    return Panel(table, title=words.say("table-spaces"), title_align="left", border_style="bright_black")


def space(name: str, view: Mapping[str, Any], words: Words) -> Text:
    here = view["spaces"][name]
    taken = bool(here["people"])
    text = Text(words.thing(f"space:{name}"), style="dim" if taken else "")
    for seat in here["people"]:
        text.append(" ●", style=COLOURS[seat])
    for seat in here["claims"]:
        text.append(" ▸", style=COLOURS[seat])
    if here["goods"]:
        text.append(" ")
        for good, number in here["goods"].items():
            text.append(f"[{number}]", style=f"bold {STYLES[good]}")
    return text


def majors(view: Mapping[str, Any], words: Words) -> Text:
    text = Text(words.say("table-majors") + ": ", style="bold")
    text.append(", ".join(major(name, words) for name in view["majors"]), style="dim")
    return text


def major(name: str, words: Words) -> str:
    """A major improvement with its price; those that are there twice have it in their names."""
    if "fireplace" in name or "hearth" in name:
        return words.thing(f"card:{name}")
    price = [f"{good}:{number}" for good, number in amounts(FACTS[name].costs[0]).items()]
    return words.say("table-major", card=f"card:{name}", price=price)


# A farm.


def farm(seat: int, view: Mapping[str, Any], words: Words) -> RenderableType:
    player = view["players"][seat]
    lines: list[RenderableType] = [farmyard(player, seat, words), amount(player["goods"], words)]
    left = player["to_place"] if view["phase"] == "work" else 0
    people = words.say("table-people", people=player["people"], left=left)
    if player["newborn"]:
        people += ", " + words.say("table-newborn", number=player["newborn"])
    lines.append(Text(people))
    short = player["goods"]["food"] < player["food_needed"]
    food = words.say("table-food", food=player["goods"]["food"], needed=player["food_needed"])
    lines.append(Text(food, style="yellow" if short else "green"))
    if player["begging"]:
        lines.append(Text(words.say("table-begging", number=player["begging"]), style="red"))
    if player["cards"]:
        lines.append(Text(words.say("table-cards", cards=[f"card:{name}" for name in player["cards"]]), style="dim"))
    if player["usable"]:
        ready = words.say("table-usable", cards=[f"card:{name}" for name in player["usable"]])
        lines.append(Text(ready, style="bold green"))
    if player["hand"] is None and player["hand_occupations"] + player["hand_minors"]:
        hidden = words.say("table-hidden-hand", occupations=player["hand_occupations"], minors=player["hand_minors"])
        lines.append(Text(hidden, style="dim"))
    if player["promised"]:
        coming = [
            words.say("table-promise", round=entry["round"], goods=f"{entry['good']}:{entry['number']}")
            for entry in player["promised"]
        ]
        lines.append(Text(words.say("table-promised", goods="; ".join(coming)), style="dim"))
    title = Text(words.player(seat), style=f"bold {COLOURS[seat]}")
    if view["starting_player"] == seat:
        title.append(f" ({words.say('table-starting')})", style="dim")
    return Panel(Group(*lines), title=title, title_align="left", border_style=COLOURS[seat], width=WIDE * 5 + 12)


def farmyard(player: Mapping[str, Any], seat: int, words: Words) -> Text:
    """Fifteen spaces with rooms, fields, stables and animals; fences are double lines."""
    width, height = COLUMNS * (WIDE + 1) + 1, ROWS * (HIGH + 1) + 1
    canvas = [[(" ", "") for _ in range(width)] for _ in range(height)]
    fences = set(player["fences"])
    for cell in range(15):
        row, column = divmod(cell, COLUMNS)
        top, left = row * (HIGH + 1), column * (WIDE + 1)
        lines(canvas, cell, top, left, fences, COLOURS[seat])
        inside = content(CELL_NAMES[cell], player, words)
        for number, pieces in enumerate(inside[:HIGH]):
            at = left + 1
            for part, style in pieces:
                for letter in part:
                    if at < left + WIDE + 1:
                        canvas[top + 1 + number][at] = (letter, style)
                        at += 1
    text = Text()
    for line in canvas:
        for letter, style in line:
            text.append(letter, style=style)
        text.append("\n")
    text.rstrip()
    return text


def lines(canvas: list[list[tuple[str, str]]], cell: int, top: int, left: int, fences: set[str], colour: str) -> None:
    """The four sides of a space: a fence, the edge of the board, or hardly anything."""
    for side in range(4):
        fenced = EDGE_NAMES[SIDES[cell][side]] in fences
        edge = BEYOND[cell][side] < 0
        style = f"bold {colour}" if fenced else "bright_black"
        if side < 2:
            y = top if side == 0 else top + HIGH + 1
            mark = "═" if fenced else "─" if edge else "┈"
            for x in range(left + 1, left + WIDE + 1):
                canvas[y][x] = (mark, style)
        else:
            x = left if side == 2 else left + WIDE + 1
            mark = "║" if fenced else "│" if edge else "┊"
            for y in range(top + 1, top + HIGH + 1):
                canvas[y][x] = (mark, style)
    for y in (top, top + HIGH + 1):
        for x in (left, left + WIDE + 1):
            if canvas[y][x][0] == " ":
                canvas[y][x] = ("·", "bright_black")


def content(name: str, player: Mapping[str, Any], words: Words) -> list[list[tuple[str, str]]]:
    """What stands on a space: two short lines."""
    first: list[tuple[str, str]] = [(name, "dim")]
    second: list[tuple[str, str]] = []
    if name in player["rooms"]:
        first.append((" ⌂", f"bold {HOUSES[player['house']]}"))
        if name == player["rooms"][0]:
            second = animals(player["animals"].get("house", {}), words)
    elif name in player["fields"]:
        crop = player["fields"][name]
        first.append((" ▒▒▒", "orange4"))
        if crop:
            mark = words.say(f"mark-{crop['crop']}")
            second = [(f"{crop['number']} {mark}", f"bold {STYLES[crop['crop']]}")]
    if name in player["stables"]:
        first.append((" ¤", "bold orange4"))
    for place, herd in player["animals"].items():
        if place.split("+")[0] == name:
            second = animals(herd, words)
    for pasture in player["pastures"]:
        if pasture["cells"].split("+")[0] == name:
            second = [*second, (f" /{pasture['capacity']}", "dim")]
    return [first, second]


def animals(herd: Mapping[str, int], words: Words) -> list[tuple[str, str]]:
    return [(f"{number}{words.say(f'mark-{name}')} ", f"bold {STYLES[name]}") for name, number in herd.items()]


# Cards.


def cards(title: str, names: list[str], words: Words) -> RenderableType:
    """Cards with price, conditions, points and what they do."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for name in sorted(names, key=lambda card: (FACTS[card].kind != OCCUPATION, FACTS[card].number)):
        table.add_row(
            Text(
                words.thing(f"card:{name}"), style="bold yellow" if FACTS[name].kind == OCCUPATION else "bold orange1"
            ),
            Text(printed(name, words), style="dim"),
            Text(words.say("table-text", card=f"card:{name}")),
        )
    return Panel(table, title=words.say(title), title_align="left", border_style="bright_black")


def printed(name: str, words: Words) -> str:
    """What stands in the corners of a card."""
    facts = FACTS[name]
    parts = []
    if facts.returns or len(facts.costs) > 1:
        parts.append(words.say("table-card-cost", card=f"card:{name}"))
    elif amounts(facts.costs[0]):
        price = [f"{good}:{number}" for good, number in amounts(facts.costs[0]).items()]
        parts.append(words.say("table-price", price=price))
    if facts.needs or facts.needs_house:
        parts.append(words.say("table-card-needs", card=f"card:{name}"))
    if facts.points:
        parts.append(words.say("table-points", points=facts.points))
    if facts.passing:
        parts.append(words.say("table-passing"))
    return "; ".join(parts)
