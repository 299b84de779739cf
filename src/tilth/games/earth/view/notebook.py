"""Earth: the goals, everybody's island with its pieces, the reader's cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tilth.paper import BOLD, GAP, Paper, columns, width, wrapped

if TYPE_CHECKING:
    from tilth.words import Words

KINDS = {
    "tree": "#7C9E4C",
    "herb": "#C2C94F",
    "mushroom": "#B786B0",
    "bush": "#D99A4E",
    "terrain": "#A98B62",
}
"""The edge of a card, by what grows on it."""
CELL, HIGH = 109.0, 76.0
GAIA = 4
"""Gaia has the colour of the fifth seat: she plays with one person only."""
OFFERED = ("hand", "drawn", "looked")


def draw(paper: Paper, view: Mapping[str, Any], words: Words) -> None:
    """The players, the goals, the islands, and what only the reader sees."""
    said = [words.say("table-round", round=max(view["round"], 1))]
    if view["action"]:
        said.append(words.say("table-action", action=f"action:{view['action']}"))
    said.append(words.say("table-deck", deck=view["deck"], discard=view["discard"]))
    paper.bar(words.title(), " · ".join(said))
    players(paper, view, words)
    goals(paper, view, words)
    seats = range(view["seats"])
    shown = [seat for seat in seats if view["areas"][seat]["field"]]
    for row in range(0, len(shown), 2):
        tops = [
            island(paper, seat, view, words, x, w)
            for seat, (x, w) in zip(shown[row : row + 2], columns(2), strict=False)
        ]
        paper.y = max(tops) + GAP
    own = view.get("seat")
    if own is not None:
        cards(paper, view["areas"][own], words)


def players(paper: Paper, view: Mapping[str, Any], words: Words) -> None:
    gaia = view.get("gaia")
    places = columns(view["seats"] + (1 if gaia else 0))
    for seat, area in enumerate(view["areas"]):
        x, w = places[seat]
        score = str(sum(view["scores"][seat].values())) if view["scores"] else ""
        hand = area["hand"] if isinstance(area["hand"], int) else len(area["hand"])
        piles = [("soil", area["soil"]), ("cards", hand), ("compost", area["compost"])]
        said = [f"{words.say(f'table-{name}')} {number}" for name, number in piles]
        sides = [words.thing(f"{kind}:{area[kind]}") for kind in ("island", "climate", "ecosystem") if area[kind]]
        lines = [" · ".join(said[:2]), said[2], ", ".join(sides)]
        paper.player(seat, x, w, words.player(seat), score, lines, seat in view["to_act"])
    if gaia:
        x, w = places[-1]
        said = [f"{words.say(f'table-{name}')} {gaia[name]}" for name in ("sprouts", "growth", "compost")]
        lines = [" · ".join(said[:2]), said[2], words.say("table-gaia-deck", deck=gaia["deck"], run=gaia["run"])]
        paper.player(GAIA, x, w, words.say("table-gaia"), str(sum(gaia["score"].values())), lines, False)
    paper.y += 97 + GAP


def goals(paper: Paper, view: Mapping[str, Any], words: Words) -> None:
    """The four fauna cards: how far everybody is, and the leaves."""
    gap = 10 if view["seats"] < 5 else 2
    for goal, (x, w) in zip(view["fauna"], columns(4), strict=True):
        paper.sheet(x, paper.y, w, 66)
        paper.text(x + 12, paper.y + 24, words.thing(f"fauna:{goal['card']}"), 14, "ink", 650, room=w - 20)
        at = x + 12
        for seat in range(view["seats"]):
            paper.badge(seat, at + 7, paper.y + 46, 7)
            count = str(goal["counts"][seat]) if goal["counts"] else "0"
            leaf = seat in goal["leaves"]
            paper.text(at + 17, paper.y + 51, count, 13, "honey" if leaf else "ink-2", 600 if leaf else 400)
            at += 17 + width(count, 13 * BOLD) + gap
        paper.text(x + w - 12, paper.y + 51, f"/ {goal['need']}", 14, "ink-3", anchor="end")
    paper.y += 66 + GAP


def island(paper: Paper, seat: int, view: Mapping[str, Any], words: Words, x: float, w: float) -> float:
    """The cards as they lie, and where the sheet ends."""
    area = view["areas"][seat]
    field = area["field"]
    rows = sorted({int(place[1]) for place in field})
    letters = sorted({place[0] for place in field})
    high = 42 + (rows[-1] - rows[0] + 1) * (HIGH + 4) + 8
    paper.sheet(x, paper.y, w, high)
    paper.badge(seat, x + 20, paper.y + 20, 9)
    paper.text(x + 36, paper.y + 26, words.say("table-island", seat=f"seat:{seat}"), 16, "ink", 650, room=w - 50)
    for place, card in field.items():
        left = x + 10 + (ord(place[0]) - ord(letters[0])) * (CELL + 4)
        top = paper.y + 40 + (int(place[1]) - rows[0]) * (HIGH + 4)
        lying(paper, card, view, words, left, top, area["walk"] == place)
    return paper.y + high


def lying(
    paper: Paper,
    card: Mapping[str, Any],
    view: Mapping[str, Any],
    words: Words,
    x: float,
    y: float,
    asked: bool,
) -> None:
    """A card of an island: its name, its sprouts and growth, and what a terrain is worth now."""
    printed = view["printed"]["cards"][card["card"]]
    kind = printed["types"][0] if printed["types"] else "terrain"
    paper.rect(x, y, CELL, HIGH, "spring-wash" if asked else "paper-2", 6, "spring" if asked else "line-2")
    paper.rect(x, y, 5, HIGH, KINDS[kind], 2)
    for line, said in enumerate(wrapped(words.thing(f"card:{card['card']}"), 13 * BOLD, CELL - 12, 3)):
        paper.text(x + 10, y + 15 + 14 * line, said, 13, "ink", 600)
    foot = y + HIGH - 9
    at = x + 12
    if printed["sprout_spaces"]:
        paper.path(f"M{at:g} {foot:g}v-7q-6 0-6-6q6 0 6 6q0-7 7-7q0 7-7 7", "#5F8F3A", "#3C5B22", 0.8)
        paper.text(at + 9, foot, f"{card['sprouts']}/{printed['sprout_spaces']}", 13, "ink-2")
        at += 42
    if printed["growth_max"]:
        full = card["growth"] == printed["growth_max"]
        paper.rect(at, foot - 11, 6, 11, "#8C6748", 1, "#5A3A22", 0.8)
        if full:
            paper.circle(at + 3, foot - 13, 5, "#5F8F3A", "#3C5B22", 0.8)
        paper.text(at + 10, foot, f"{card['growth']}/{printed['growth_max']}", 13, "ink-2")
    if card.get("points") is not None:
        paper.text(x + CELL - 8, foot, f"★{card['points']}", 14, "honey", 650, "end")


def cards(paper: Paper, area: Mapping[str, Any], words: Words) -> None:
    """What only its owner sees: the hand with prices, and cards and sides to choose from."""
    for key in OFFERED:
        names = []
        for name in area[key]:
            price = area["prices"].get(name)
            names.append(words.thing(f"card:{name}") + ("" if price is None else f" · {price}"))
        title = words.say("table-hand", number=len(names)) if key == "hand" else words.say(f"table-{key}")
        paper.named_chips(title, names)
    for kind, sides in area["offers"].items():
        if area[kind] is None:
            names = [words.thing(f"{kind}:{side}") for side in sides]
            paper.named_chips(words.say(f"table-offers-{kind}"), names)
