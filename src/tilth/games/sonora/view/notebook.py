"""Sonora: the board with its discs, and the notebook of whoever reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tilth.games.sonora.view.picture import svg
from tilth.paper import GAP, WIDTH, Paper, columns

if TYPE_CHECKING:
    from tilth.words import Words

BOARD = 440
PEN = "#2B5BA8"
BOT = "#B0503C"
"""What the bot has marked, alone."""
MARKS = {"reflick": "R", "swap": "W", "fox": "F", "owl": "O", "rabbit": "B", "discovery": "D"}
CACTI = {"s": "#5F8F5A", "b": "#7FA04B", "p": "#C46B8A"}


def draw(paper: Paper, view: Mapping[str, Any], words: Words) -> None:
    """The players and the board; beside and below it the ruins, the creek, the canyon and the mud of whoever reads."""
    paper.bar(words.title(), words.say("table-round", round=max(view["round"], 1), rounds=view["rounds"]))
    for seat, (x, w) in enumerate(columns(view["seats"])):
        parts = view["scores"][seat]
        said = [f"{words.score_part(part)} {number}" for part, number in parts.items()]
        total = str(sum(parts.values()))
        asked = seat in view.get("to_act", [])
        beside = 2 if view["seats"] < 3 else 1
        lines = [" · ".join(said[at : at + beside]) for at in range(0, len(said), beside)]
        paper.player(seat, x, w, words.player(seat), total, lines, asked)
    paper.y += 40 + 19 * len(lines) + GAP
    own = view.get("seat")
    place = (WIDTH - BOARD) / 2 if own is None else GAP
    paper.add(svg(view, BOARD).replace("<svg ", f"<svg x='{place:g}' y='{paper.y:g}' ", 1))
    if own is None:
        paper.y += BOARD + GAP
        return
    left = GAP + BOARD + GAP
    room = WIDTH - left - GAP
    ruins(paper, view, own, words, left, room)
    creek(paper, view, own, words, left, paper.y + 252, room)
    paper.y += BOARD + GAP
    high = canyon(paper, view, own, words, GAP, BOARD)
    mud(paper, view, own, words, left, room, high)
    paper.y += high + GAP


def ruins(paper: Paper, view: Mapping[str, Any], seat: int, words: Words, x: float, w: float) -> None:
    """Every building with its crossed cells, and the rewards for the first and for the others."""
    paper.sheet(x, paper.y, w, 240)
    paper.text(x + 14, paper.y + 25, words.say("table-ruins"), 16, "ink", 650)
    if "bot" in view:
        bot = {name: view["bot"][name] for name in ("circled", "crossed")}
        said = words.say("table-bot-building", **bot, cells=view["sheet"]["ruins"]["bot_cells"])
        paper.text(x + w - 14, paper.y + 24, said, 13, "ink-2", anchor="end", room=w - 120)
    for row, building in enumerate(view["sheet"]["ruins"]["buildings"]):
        mine = view["sheets"][seat]["ruins"][building["name"]]
        y = paper.y + 36 + row * 25
        paper.text(x + 14, y + 15, building["name"], 14, "ink", 600)
        for cell in range(building["cells"]):
            crossed = cell < mine["crossed"]
            paper.rect(x + 34 + cell * 14, y + 2, 12, 15, PEN if crossed else "paper-3", 2, "line-2", 0.8)
        first, later = building["first"], building["later"]
        rewards = (("first", f"{MARKS[first['bonus']]} {first['vp']}", 60), ("later", str(later["vp"]), 14))
        for kind, said, room in rewards:
            won = mine["reward"] == kind
            paper.text(x + w - room, y + 15, said, 14, PEN if won else "ink-3", 600 if won else 400, "end")


def creek(paper: Paper, view: Mapping[str, Any], seat: int, words: Words, x: float, y: float, w: float) -> None:
    """The branches in two columns, each after the cell it leaves."""
    branches = view["sheet"]["creek"]["branches"]
    marks = view["sheets"][seat]["creek"]
    paper.sheet(x, y, w, BOARD - 252)
    paper.text(x + 14, y + 25, words.say("table-creek"), 16, "ink", 650)
    rows = (len(branches) + 1) // 2
    for at, branch in enumerate(branches):
        start = x + 14 + at // rows * (w - 14) / 2
        top = y + 46 + at % rows * 21
        paper.text(start, top + 5, f"{branch['from']} ›", 14, "ink-3")
        for number, what in enumerate(branch["cells"], 1):
            name = f"{branch['name']}{number}"
            left = start + 38 + number * 27
            pen = PEN if name in marks["crossed"] else BOT if name in marks["shaded"] else ""
            paper.circle(left, top, 9.5, pen or "sky", PEN if name in marks["circled"] else "line-2", 1.6)
            said = what if isinstance(what, int) else MARKS[what]
            paper.text(left, top + 5, said, 13, "#FFFFFF" if pen else "ink", 600, "middle")


def canyon(paper: Paper, view: Mapping[str, Any], seat: int, words: Words, x: float, w: float) -> float:
    """The grid with the shapes drawn in, and the cacti beside it; gives its height."""
    facts = view["sheet"]["canyon"]
    side = 24
    high = 48 + side * len(facts["rows"])
    paper.sheet(x, paper.y, w, high)
    paper.text(x + 14, paper.y + 25, words.say("table-canyon"), 16, "ink", 650)
    taken = drawn(view["sheets"][seat]["canyon"])
    bots = drawn(view["bot"]["shapes"]) if "bot" in view else {}
    for row, line in enumerate(facts["rows"], 1):
        for column, sign in enumerate(line):
            left, top = x + 14 + column * side, paper.y + 36 + (row - 1) * side
            cell = f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row}"
            number = taken.get(cell) or bots.get(cell)
            ground = PEN if cell in taken else BOT if cell in bots else "#8A5A3A" if sign == "#" else "paper-2"
            paper.rect(left, top, side - 1, side - 1, ground, 3)
            middle = left + side / 2 - 0.5
            if sign in CACTI:
                paper.circle(middle, top + 12, 6, CACTI[sign], "on-bar", 1)
            if number or sign not in "#.sbp":
                paper.text(middle, top + 17, number or sign, 13, "#FFFFFF" if number else "honey", 650, "middle")
    for row, (name, count) in enumerate(view["sheets"][seat]["cacti"].items()):
        y = paper.y + 50 + row * 26
        paper.circle(x + w - 70, y, 8, CACTI[name[0]], "on-bar", 1)
        paper.text(x + w - 54, y + 5, f"× {count}", 14, "ink", 600)
    return high


def drawn(shapes: list[str]) -> dict[str, str]:
    """The number of the shape that covers a cell."""
    return {cell: shape.split(" ")[0] for shape in shapes for cell in shape.split(" ")[1:]}


def mud(paper: Paper, view: Mapping[str, Any], seat: int, words: Words, x: float, w: float, high: float) -> None:
    """The net of cracks: what every node costs, which are crossed, and what the triangles bring."""
    facts = view["sheet"]["mud"]
    sheet = view["sheets"][seat]
    paper.sheet(x, paper.y, w, high)
    paper.text(x + 14, paper.y + 25, words.say("table-mud"), 16, "ink", 650)
    middle, foot = x + w / 2, paper.y + high - 24
    scale = min((w - 60) / 2.12, (high - 76) / 1.75)
    at = {node["name"]: (middle + node["x"] * scale, foot - (node["y"] + 0.85) * scale) for node in facts["nodes"]}
    for triangle in facts["triangles"]:
        closed = "-".join(triangle["nodes"]) in sheet["triangles"]
        corners = [at[name] for name in triangle["nodes"]]
        way = "L".join(f"{left:g} {top:g}" for left, top in corners)
        paper.path(f"M{way}Z", "#DDE6F4" if closed else "paper-2", "line-2", 1)
        reward = triangle["reward"]
        said = str(reward) if isinstance(reward, int) else MARKS[reward]
        left, top = sum(corner[0] for corner in corners) / 3, sum(corner[1] for corner in corners) / 3
        paper.text(left, top + 5, said, 13, PEN if closed else "honey", 650, "middle")
    for node in facts["nodes"]:
        left, top = at[node["name"]]
        crossed = node["name"] in sheet["mud"]
        more = view["bot"]["boxes"].get(node["name"], 0) if "bot" in view else 0
        paper.circle(left, top, 12, PEN if crossed else "paper", BOT if more else "line-2", 2.4 if more else 1.4)
        said = "×" if crossed else node["cost"] + more
        paper.text(left, top + 5, said, 14, "#FFFFFF" if crossed else "ink", 600, "middle")
