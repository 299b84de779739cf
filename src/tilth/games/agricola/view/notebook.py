"""Agricola: the action spaces, the farms with everything on them, the reader's cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tilth.paper import GAP, WIDTH, Paper, columns, width, wrapped

if TYPE_CHECKING:
    from tilth.words import Words

GOODS = {
    "wood": "#9C6B3C",
    "clay": "#C4703F",
    "reed": "#C9B458",
    "stone": "#9A9C9E",
    "grain": "#E6BE45",
    "vegetable": "#E08A2E",
    "food": "#F2E3C2",
    "sheep": "#FBF6EA",
    "boar": "#6B5A4E",
    "cattle": "#A8633C",
}
ANIMALS = ("sheep", "boar", "cattle")
HOUSES = {"wood": "#C08A54", "clay": "#C4703F", "stone": "#A8A9AB"}
STRAW = "#E3D3A4"
MEADOW = "#B7CC8C"
FENCE = "#5A3A22"
CELL, HIGH = 86.0, 58.0
CARD_LINES = 9
BESIDE = 28
"""What a good's dot and the space after its name take."""
HARVESTS = (4, 7, 9, 11, 13, 14)
STAGES = (1, 5, 8, 10, 12, 14)


def draw(paper: Paper, view: Mapping[str, Any], words: Words) -> None:
    """The round, the action spaces, the farms, and what only the reader sees."""
    paper.bar(words.title(), heading(view, words))
    spaces(paper, view, words)
    seats = list(range(view["seats"]))
    own = view.get("seat") or 0
    seats = seats[own:] + seats[:own]
    places = columns(2)
    for row in range(0, len(seats), 2):
        tops = [
            farm(paper, seat, view, words, x, w) for seat, (x, w) in zip(seats[row : row + 2], places, strict=False)
        ]
        paper.y = max(tops) + GAP
    for key in ("hand", "pack"):
        names = view["players"][own][key]
        if names:
            paper.named_chips(words.say(f"table-{key}"), [words.thing(f"card:{name}") for name in names])
    paper.named_chips(words.say("table-majors"), [words.thing(f"card:{name}") for name in view["majors"]])


def heading(view: Mapping[str, Any], words: Words) -> str:
    number = view["round"]
    if number == 0:
        return words.say("table-set-up")
    stage = max(at for at, first in enumerate(STAGES, 1) if first <= max(number, 1))
    said = words.say("table-round", round=number, stage=stage)
    if view["phase"] == "over":
        return f"{said} · {words.say('event-end')}"
    coming = [harvest for harvest in HARVESTS if harvest >= number]
    now = coming[0] == number
    later = words.say("table-harvest-now") if now else words.say("table-harvest-later", round=coming[0])
    return f"{said} · {later}"


def spaces(paper: Paper, view: Mapping[str, Any], words: Words) -> None:
    """Every space with what lies there and who stands on it."""
    across = 4
    names = list(view["spaces"])
    rows = -(-len(names) // across)
    high = 48 + rows * 34
    paper.sheet(GAP, paper.y, WIDTH - 2 * GAP, high)
    paper.text(GAP + 14, paper.y + 27, words.say("table-spaces"), 17, "ink", 650)
    wide = (WIDTH - 2 * GAP - 20 - 6 * (across - 1)) / across
    for at, name in enumerate(names):
        x = GAP + 10 + at // rows * (wide + 6)
        y = paper.y + 40 + at % rows * 34
        here = view["spaces"][name]
        taken = bool(here["people"])
        paper.rect(x, y, wide, 29, "paper-3" if taken else "paper-2", 6)
        end = x + wide - 14
        for seat in here["people"]:
            paper.badge(seat, end, y + 14.5, 10)
            end -= 24
        for good, number in here["goods"].items():
            end = token(paper, good, number, end + 6, y + 14.5) - 6
        paper.text(x + 9, y + 19, words.thing(f"space:{name}"), 14, "ink-3" if taken else "ink", room=end - x - 14)
    paper.y += high + GAP


def token(paper: Paper, good: str, number: int, end: float, y: float) -> float:
    """How many of a good, written so that it ends at a place; gives where it begins."""
    said = str(number)
    begin = end - width(said, 14) - 20
    paper.circle(begin + 7, y, 6.5, GOODS[good], "ink-2", 1)
    paper.text(begin + 17, y + 5, said, 14, "ink", 600)
    return begin


def farm(paper: Paper, seat: int, view: Mapping[str, Any], words: Words, x: float, w: float) -> float:
    """A farmyard with its goods, people and cards; gives where the sheet ends."""
    player = view["players"][seat]
    top = paper.y
    lines = facts(player, view, words, w - 28)
    rows = belongings(player, words, w - 28)
    high = 44 + 3 * HIGH + 18 + 22 * len(rows) + 19 * len(lines)
    paper.sheet(x, top, w, high, "spring-wash" if seat in view.get("to_act", []) else "paper")
    paper.badge(seat, x + 21, top + 20)
    name = words.player(seat)
    if view["starting_player"] == seat:
        name = f"{name} ({words.say('table-starting')})"
    paper.text(x + 40, top + 26, name, 16, "ink", 650, room=w - 100)
    scores = view.get("scores")
    if scores:
        total = str(sum(scores[seat].values())).replace("-", "\N{MINUS SIGN}")
        paper.text(x + w - 14, top + 27, total, 18, "ink", 650, "end")
    farmyard(paper, player, words, x + (w - 5 * CELL) / 2, top + 40)
    y = top + 40 + 3 * HIGH
    for row in rows:
        y += 22
        at = x + 14
        for good, said in row:
            paper.circle(at + 6.5, y, 6.5, GOODS[good], "ink-2", 1)
            paper.text(at + 18, y + 5, said)
            at += width(said, 14) + BESIDE
    for line, said in enumerate(lines):
        paper.text(x + 14, y + 26 + 19 * line, said, 14, "ink-2", room=w - 28)
    return top + high


def belongings(player: Mapping[str, Any], words: Words, w: float) -> list[list[tuple[str, str]]]:
    """The goods of a farm with their names, in as many rows as they need."""
    herd = {kind: sum(inside.get(kind, 0) for inside in player["animals"].values()) for kind in ANIMALS}
    rows: list[list[tuple[str, str]]] = [[]]
    left = w
    for good, number in [*player["goods"].items(), *herd.items()]:
        if number:
            said = words.thing(f"{good}:{number}")
            left -= width(said, 14) + BESIDE
            if left + BESIDE < 18 and rows[-1]:
                rows.append([])
                left = w - width(said, 14) - BESIDE
            rows[-1].append((good, said))
    return rows


def facts(player: Mapping[str, Any], view: Mapping[str, Any], words: Words, w: float) -> list[str]:
    """The family and its food in a line, and the cards in play in as many as they need."""
    left = player["to_place"] if view["phase"] == "work" else 0
    found = [words.say("table-people", people=player["people"], left=left)]
    if view["phase"] != "over":
        found[0] += f" · {words.say('table-food', food=player['goods']['food'], needed=player['food_needed'])}"
    if player["begging"]:
        found[0] += f" · {words.say('table-begging', number=player['begging'])}"
    if player["cards"]:
        found += wrapped(
            words.say("table-cards", cards=[f"card:{name}" for name in player["cards"]]), 14, w, CARD_LINES
        )
    return found


def farmyard(paper: Paper, player: Mapping[str, Any], words: Words, x: float, y: float) -> None:
    """Fifteen spaces, then the fences over their edges."""
    fenced = {cell for pasture in player["pastures"] for cell in pasture["cells"].split("+")}
    for at in range(15):
        row, column = divmod(at, 5)
        name = f"{'abc'[row]}{column + 1}"
        left, top = x + column * CELL, y + row * HIGH
        ground = MEADOW if name in fenced else STRAW
        if name in player["rooms"]:
            ground = HOUSES[player["house"]]
        elif name in player["fields"]:
            ground = "#8C6748"
        paper.rect(left, top, CELL, HIGH, ground, 0, "#B59C68")
        paper.text(left + 5, top + 14, name, 11, "#FFF8E8" if name in player["fields"] else "#4A3B2A")
        if name in player["rooms"]:
            room(paper, left, top)
        if name in player["fields"] and player["fields"][name]:
            crop(paper, player["fields"][name], left, top)
        if name in player["stables"]:
            paper.path(f"M{left + CELL - 24:g} {top + 22:g}v-9l9-8l9 8v9Z", "#B5523B", "#6B2A1C", 1.2)
        for place, herd in player["animals"].items():
            if place.split("+")[0] == name or (place == "house" and name == player["rooms"][0]):
                animals(paper, herd, words, left, top)
    for edge in player["fences"]:
        paper.path(fence(edge, x, y), edge=FENCE, wide=5, rest=' stroke-linecap="round"')


def room(paper: Paper, x: float, y: float) -> None:
    """A gable with a door."""
    paper.path(f"M{x + 26:g} {y + 34:g}v-14l17-12l17 12v14Z", "#FBF1DC", "#5A3A22", 1.4)
    paper.rect(x + 39, y + 23, 8, 11, "#7A4F2C", 1)


def crop(paper: Paper, sown: Mapping[str, Any], x: float, y: float) -> None:
    """What grows on a field, piece by piece."""
    for number in range(sown["number"]):
        paper.circle(x + 20 + number % 4 * 16, y + 28 + number // 4 * 16, 6.5, GOODS[sown["crop"]], "#FFF3D6", 1.2)


def animals(paper: Paper, herd: Mapping[str, int], words: Words, x: float, y: float) -> None:
    at = x + 8
    for name, number in herd.items():
        paper.rect(at, y + HIGH - 23, 37, 18, GOODS[name], 9, "#4A3B2A", 1)
        ink = "#FFF8E8" if name != "sheep" else "#2A2019"
        paper.text(at + 18.5, y + HIGH - 9, f"{number} {words.say(f'mark-{name}')}", 13, ink, 600, "middle")
        at += 40


def fence(edge: str, x: float, y: float) -> str:
    """The line of a fence: between two spaces, or at a side of one."""
    first, _, other = edge.partition("-")
    row, column = "abc".index(first[0]), int(first[1]) - 1
    if other in ("n", "s"):
        top = y + (row + (other == "s")) * HIGH
        return f"M{x + column * CELL + 3:g} {top:g}h{CELL - 6:g}"
    if other in ("w", "e"):
        return f"M{x + (column + (other == 'e')) * CELL:g} {y + row * HIGH + 3:g}v{HIGH - 6:g}"
    if other[0] == first[0]:
        return f"M{x + (column + 1) * CELL:g} {y + row * HIGH + 3:g}v{HIGH - 6:g}"
    return f"M{x + column * CELL + 3:g} {y + (row + 1) * HIGH:g}h{CELL - 6:g}"
