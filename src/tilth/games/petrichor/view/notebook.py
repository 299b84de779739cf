"""Petrichor: the fields with clouds and drops, the weather, the harvest dice, the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tilth.games.petrichor.rules.field import FIELDS
from tilth.paper import GAP, GLYPHS, PLAYERS, WIDTH, Paper, columns, width

if TYPE_CHECKING:
    from tilth.words import Words

SIDE = 250
WEATHERS = ("frost", "sun", "wind", "rain")
WEATHER_INK = {"frost": "#5B8DA8", "sun": "#D9962B", "wind": "#6F8F54", "rain": "#3F6FA3"}
SOUTH = 4
"""The Southern Winds have the colour of the fifth seat, which Petrichor does not have."""
MOODS = {
    "wheat": ("#F3E4BE", "#D9A938"),
    "cotton": ("#E8E2EC", "#F7F2EA"),
    "grass": ("#D5E8D2", "#6F9A48"),
    "potato": ("#EADBC6", "#B98A4E"),
    "coffee": ("#EFDCCB", "#8C3B2E"),
    "rice": ("#D3DFD8", "#7FB0A2"),
    "corn": ("#F6E7B4", "#E0B22E"),
    "cactus": ("#F0DDBE", "#5F8F5A"),
    "lake": ("#CFE3E3", "#4F93B8"),
}
"""The sky over each crop, and the crop."""
STEP, CLOUD = 18, 108
"""From drop to drop, and the room in a cloud."""


def draw(paper: Paper, view: Mapping[str, Any], words: Words) -> None:
    """The players, the fields beside the weather, and the reader's cards."""
    paper.bar(words.title(), words.say("table-round", round=max(view["round"], 1), rounds=view["rounds"]))
    players(paper, view, words)
    field = FIELDS[view["seats"]]
    rows, across = max(field.rows) + 1, max(field.columns) + 1
    wide = (WIDTH - SIDE - 3 * GAP - (across - 1) * 8) / across
    high = min(150.0, max(122.0, wide * 0.62))
    for at, name in enumerate(field.names):
        x = GAP + field.columns[at] * (wide + 8)
        tile(paper, name, view, words, x, paper.y + field.rows[at] * (high + 16) + 8, wide, high)
    end = paper.y + rows * (high + 16)
    weather(paper, view, words, WIDTH - SIDE - GAP, paper.y + 8)
    paper.y = max(end, paper.y + 290) + GAP
    own = view.get("seat")
    mine = [player for player in view["players"] if player["hand"]] if own is None else [view["players"][own]]
    for key in ("hand", "pack"):
        cards = mine[0][key] if mine else None
        if cards:
            said = [f"{words.thing(f'weather:{name}')} ×{cards[name]}" for name in WEATHERS if cards.get(name)]
            paper.named_chips(words.say(f"table-{key}", cards="").rstrip(": \u2068\u2069"), said)


def players(paper: Paper, view: Mapping[str, Any], words: Words) -> None:
    rows = [(seat, words.player(seat), player) for seat, player in enumerate(view["players"])]
    if view["seats"] == 1:
        rows.append((SOUTH, words.thing("player:south"), view["southern_winds"]))
    for (seat, name, player), (x, w) in zip(rows, columns(len(rows)), strict=True):
        place = rows.index((seat, name, player))
        score = str(sum(view["scores"][place].values())) if view["scores"] else ""
        said = [f"{words.say(f'table-{what}')} {player[key]}" for what, key in (("drops", "drops"), ("votes", "votes"))]
        wins = [f"{words.say(f'table-{what}')} {player[key]}" for what, key in WINS]
        paper.player(seat, x, w, name, score, [" · ".join(said), " · ".join(wins)], place in view["to_act"])
    paper.y += 78 + GAP


WINS = (("wins", "voting_wins"), ("wheat", "wheat_tokens"))


def tile(
    paper: Paper, name: str, view: Mapping[str, Any], words: Words, x: float, y: float, w: float, h: float
) -> None:
    """A bed seen from the side: sky, crop, soil with its drops, and the name below."""
    here = view["tiles"][name]
    crop = here["crop"]
    sky, plant = MOODS.get(crop, ("paper-3", "paper-3"))
    strip = 30
    ground = h - strip - 34
    paper.sheet(x, y, w, h)
    paper.path(f"M{x:g} {y + ground:g}V{y + 10:g}a10 10 0 0 1 10-10h{w - 20:g}a10 10 0 0 1 10 10v{ground - 10:g}Z", sky)
    if crop and crop != "lake":
        growing(paper, x, y + ground, w, plant, here["growth"])
    paper.rect(x, y + ground, w, 34, MOODS["lake"][1] if crop == "lake" else "soil")
    drops(paper, here["on_tile"], x + 10, y + ground + 17, w - 20)
    if crop is None:
        title, needs = words.say("table-face-down"), ""
    else:
        title = words.thing(f"crop:{crop}")
        needed = view["printed"]["crops"][crop].get("grow")
        needs = words.say("table-needs", drops=sum(here["on_tile"].values()), needed=needed) if needed else ""
    paper.text(x + 10, y + h - 9, name, 14, "ink-3")
    paper.text(x + 32, y + h - 9, title, 15, "ink", 650, room=w - 46 - width(needs, 14))
    paper.text(x + w - 10, y + h - 9, needs, 14, "ink-2", 600, "end")
    if here["fertilized"]:
        paper.circle(x + w - 16, y + ground + 17, 7, "#5A4A3F", "on-bar")
    if here["cloud"] != "none":
        cloud(paper, here, x + w / 2, y + 22)


def growing(paper: Paper, x: float, y: float, w: float, plant: str, growth: str) -> None:
    """The crop: a row of seedlings, higher when it sprouts, with fruit when it is developed."""
    tall = {"none": 9, "sprouting": 17, "developed": 26}.get(growth, 6)
    for at in range(7):
        stem = x + w * (at + 1) / 8
        paper.path(f"M{stem:g} {y:g}v{-tall:g}", edge="#5B7A3A", wide=2)
        if growth in ("developed", "sprouting"):
            paper.path(f"M{stem:g} {y - tall / 2:g}q6-2 8-8q-7 0-8 8Z", "#7C9E4C")
        paper.circle(stem, y - tall, 5 if growth == "developed" else 3, plant, "#5A4A3B", 0.8)


def cloud(paper: Paper, here: Mapping[str, Any], x: float, y: float) -> None:
    """A cloud with the drops in it, dark and with a bolt when it thunders."""
    thunder = here["cloud"] == "thunder"
    fill, edge = ("#7C8694", "#4C5563") if thunder else ("#FFFDF4", "#B9AA8C")
    puffs = "a17 17 0 0 1 6-33a26 26 0 0 1 46-8a22 22 0 0 1 38 6a18 18 0 0 1 28 20a12 12 0 0 1-4 15Z"
    paper.path(f"M{x - 62:g} {y + 16:g}{puffs}", fill, edge)
    number = sum(here["in_cloud"].values())
    drops(paper, here["in_cloud"], x - (number * STEP / 2 if number * STEP <= CLOUD else CLOUD / 2), y, CLOUD)
    if thunder:
        paper.path(f"M{x + 46:g} {y + 8:g}h9l-5 9h7l-14 17l4-13h-7Z", "#FFD24A", "#7A4F0C", 1)


def drops(paper: Paper, counts: Mapping[str, int], x: float, y: float, room: float) -> None:
    """Drops one by one, or for everybody a drop and a number where they would not fit."""
    single = sum(counts.values()) * STEP <= room
    for owner, count in counts.items():
        seat = int(owner) if owner.isdigit() else SOUTH
        for _ in range(count if single else 1):
            drop(paper, seat, x + 8, y)
            x += STEP
        if not single:
            paper.text(x, y + 5, f"×{count}", 14, "#FFFBF0", 650)
            x += 21


def drop(paper: Paper, seat: int, x: float, y: float) -> None:
    base, deep, glyph = PLAYERS[seat]
    paper.path(f"M{x:g} {y - 11:g}c0 0-8 9-8 14a8 8 0 0 0 16 0c0-5-8-14-8-14Z", "#FFFBF0")
    paper.path(f"M{x:g} {y - 8.5:g}c0 0-6.5 7.5-6.5 11.5a6.5 6.5 0 0 0 13 0c0-4-6.5-11.5-6.5-11.5Z", base, deep, 1)
    paper.add(f'<g transform="translate({x:g} {y + 3.5:g}) scale(.75)" fill="{glyph}">{GLYPHS[seat]}</g>')


def weather(paper: Paper, view: Mapping[str, Any], words: Words, x: float, y: float) -> None:
    """The four weathers with everybody's votes, and the dice of the harvest."""
    paper.sheet(x, y, SIDE, 274)
    paper.text(x + 14, y + 26, words.say("table-weather"), 17, "ink", 650)
    voters = list(enumerate(view["players"]))
    if view["seats"] == 1:
        voters.append((SOUTH, view["southern_winds"]))
    for row, name in enumerate(WEATHERS):
        top = y + 38 + row * 42
        paper.rect(x + 10, top, SIDE - 20, 36, "paper-2", 8)
        paper.rect(x + 10, top, 6, 36, WEATHER_INK[name], 3)
        paper.text(x + 26, top + 23, words.thing(f"weather:{name}"), 15, "ink", 600)
        at = x + SIDE - 22
        for seat, player in voters[::-1]:
            votes = player["on_weather"].get(name, 0)
            if votes:
                paper.text(at, top + 23, votes, 14, "ink", 600, "end")
                at -= width(str(votes), 14) + 13
                paper.badge(seat, at, top + 18, 9)
                at -= 13
    paper.text(x + 14, y + 228, words.say("table-dice"), 15, "ink", 600)
    for at, die in enumerate(view["dice"]):
        left = x + 14 + at * 44
        paper.rect(left, y + 236, 32, 28, "honey-fill" if die == "harvest" else "paper-3", 6, "line-2")
        paper.text(
            left + 16,
            y + 255,
            "✶" if die == "harvest" else die,
            15,
            "#3A2600" if die == "harvest" else "ink",
            650,
            "middle",
        )
