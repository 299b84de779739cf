"""The Earth table in a terminal, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tilth.games.earth.rules.board import BY_NAME, NAMES, SIDE
from tilth.games.earth.view.printed import COLOUR_ICONS, HABITAT_ICONS, TAG_ICONS, TYPE_ICONS

if TYPE_CHECKING:
    from tilth.words import Words

STYLES = {
    "green": "green",
    "red": "red",
    "blue": "bright_blue",
    "yellow": "yellow",
    "multicolor": "magenta",
    "black": "white",
    "brown": "rgb(175,135,95)",
}
BORDERS = {
    "tree": "green",
    "herb": "bright_green",
    "mushroom": "magenta",
    "bush": "yellow",
    "terrain": "rgb(175,135,95)",
}
ORDER = ("tree", "herb", "mushroom", "bush", "terrain")
WIDTH = 25
LEAVES = (15, 11, 8, 6, 5)


def draw(view: Mapping[str, Any], words: Words) -> RenderableType:
    """Goals, players, islands and the reader's hand."""
    parts: list[RenderableType] = [headline(view, words), goals(view, words), players(view, words)]
    own = view["seat"]
    for seat, area in enumerate(view["areas"]):
        if area["field"] and seat != own:
            parts.append(island(seat, area, view, words, brief=True))
    if "gaia" in view:
        parts.append(gaia(view["gaia"], words))
    for team, pool in enumerate(view.get("pools", [])):
        if any(pool[name] for name in pool):
            parts.append(shared(team, pool, words))
    if own is not None:
        area = view["areas"][own]
        parts.append(board(area, view, words))
        parts.append(island(own, area, view, words, brief=False))
        for kind, offered in area.get("offers", {}).items():
            if offered and area[kind] is None:
                parts.append(offers(kind, offered, view, words))
        for name in ("drawn", "looked"):
            if area[name]:
                parts.append(cards(words.say(f"table-{name}"), area[name], area, view, words))
        if area["hand"]:
            title = words.say("table-hand", number=len(area["hand"]))
            parts.append(cards(title, area["hand"], area, view, words))
    legend = [words.say(f"table-{name}") for name in ("legend", "kinds", "places", "colours")]
    parts.append(Text("\n".join(legend), style="dim"))
    if "gaia" in view and not view["to_act"]:
        parts.append(gaia_points(view["gaia"], words))
    return Group(*parts)


def headline(view: Mapping[str, Any], words: Words) -> Text:
    said = [words.say("table-round", round=max(view["round"], 1))]
    if view["active"] is not None and view["round"]:
        said.append(words.say("table-active", seat=f"seat:{view['active']}"))
    if view["action"]:
        said.append(words.say("table-action", action=f"action:{view['action']}"))
    said.append(words.say("table-deck", deck=view["deck"], discard=view["discard"]))
    return Text("  ·  ".join(said), style="bold")


def goals(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The fauna cards with the next leaf, everybody's progress and leaves; the ecosystems with what they bring now."""
    table = Table(title=words.say("table-fauna"), title_justify="left", box=None, show_header=False, padding=(0, 1))
    simple = view["options"]["setup"] == "simple"
    for at, goal in enumerate(view["fauna"]):
        counts = " ".join(f"{_name(seat, words)} {number}/{goal['need']}" for seat, number in enumerate(goal["counts"]))
        leaves = ", ".join(
            f"{_name(seat, words, view['seats'])} {10 if simple else LEAVES[place]}"
            for place, seat in enumerate(goal["leaves"])
        )
        name = Text(words.thing(f"fauna:{goal['card']}"), style="bold")
        place = len(goal["leaves"])
        left = "" if place >= len(LEAVES) else f"★{10 if simple else LEAVES[place]}"
        text = words.say(f"text-fauna-{goal['card']}")
        if "gaia" in view:
            text = f"{text} {gaia_at(at, view['options']['gaia'], words)}"
        table.add_row(name, text, left, Text(counts, style="dim"), Text(leaves, "green"))
    parts: list[RenderableType] = [table]
    shown = [(slug, "") for slug in view["ecosystems"]]
    if view["seat"] is not None and view["areas"][view["seat"]]["ecosystem"]:
        shown.insert(0, (view["areas"][view["seat"]]["ecosystem"], words.say("table-own")))
    if shown:
        table = Table(title=words.say("table-ecosystems"), title_justify="left", box=None, show_header=False)
        own = {} if view["seat"] is None else view["areas"][view["seat"]]
        points = own.get("ecosystem_points", [])
        for at, (slug, mark) in enumerate(shown):
            name = Text(words.thing(f"ecosystem:{slug}"), style="bold")
            now = f"★{points[at]}" if points else ""
            table.add_row(name, words.say(f"text-ecosystem-{slug}"), now, Text(mark, style="cyan"))
        parts.append(table)
    return Group(*parts)


def gaia_at(place: int, level: str, words: Words) -> str:
    """Where a fauna card lies, which Gaia's cards speak of, and what it brings her on the expert level."""
    said = f"({words.say('goal-place', place=place)})"
    return f"{said} {words.say('goal-bonus', place=place)}" if level == "expert" else said


def players(view: Mapping[str, Any], words: Words) -> RenderableType:
    names = ("player", "points", "soil", "cards", "compost", "sprouts", "growth", "field", "played")
    table = Table(box=None)
    for name in names:
        table.add_column(words.say(f"table-{name}"), justify="left" if name == "player" else "right")
    for seat, area in enumerate(view["areas"]):
        field = area["field"].values()
        arrow = "▶ " if seat in view["to_act"] else "  "
        first = " ★" if seat == view["first"] and view["seats"] > 1 else ""
        total = str(sum(view["scores"][seat].values())) if view["scores"] else ""
        hand = area["hand"] if isinstance(area["hand"], int) else len(area["hand"])
        table.add_row(
            Text(arrow, style="bold cyan") + Text(f"{_name(seat, words)}{first}"),
            total,
            str(area["soil"]),
            str(hand),
            str(area["compost"]),
            str(sum(card["sprouts"] for card in field)),
            str(sum(card["growth"] for card in field)),
            f"{len(area['field'])}/16",
            str(len(area["events"])),
        )
    return table


def island(seat: int, area: Mapping[str, Any], view: Mapping[str, Any], words: Words, brief: bool) -> RenderableType:
    """The cards as they lie; places where the next card may go are marked, and the card that is asked about."""
    cells = {BY_NAME[name]: card for name, card in area["field"].items()}
    free = [] if brief or not cells else [BY_NAME[name] for name in area["open"]]
    shown = [*cells, *free]
    if not shown:
        return Text("")
    rows = range(min(cell // SIDE for cell in shown), max(cell // SIDE for cell in shown) + 1)
    columns = range(min(cell % SIDE for cell in shown), max(cell % SIDE for cell in shown) + 1)
    grid = Table.grid(padding=(0, 0))
    for _ in columns:
        grid.add_column()
    for row in rows:
        line: list[RenderableType] = []
        for column in columns:
            cell = row * SIDE + column
            if cell in cells:
                asked = area["walk"] == NAMES[cell]
                line.append(card_panel(NAMES[cell], cells[cell], view, words, brief, asked))
            else:
                line.append(Text(f" {NAMES[cell]}·", style="dim") if cell in free else Text(""))
        grid.add_row(*line)
    return Group(Text(words.say("table-island", seat=f"seat:{seat}"), style="bold"), grid)


def card_panel(
    place: str, card: Mapping[str, Any], view: Mapping[str, Any], words: Words, brief: bool, asked: bool
) -> RenderableType:
    printed = view["printed"]["cards"][card["card"]]
    kind = printed["types"][0] if printed["types"] else "terrain"
    title = Text(f"{place} ", style="bold") + Text(words.thing(f"card:{card['card']}"))
    title.truncate(WIDTH - 6, overflow="ellipsis")
    pieces = Text()
    if printed["sprout_spaces"]:
        pieces.append(f"♣{card['sprouts']}/{printed['sprout_spaces']} ", style="green")
    if printed["growth_max"]:
        full = card["growth"] == printed["growth_max"]
        pieces.append(f"↑{card['growth']}/{printed['growth_max']}", style="bright_green" if full else "green")
        pieces.append(f"⌂{printed['canopy']} ", style="bold bright_green" if full else "dim")
    if card.get("points") is not None:
        pieces.append(f"★{card['points']}", style="bold")
    lines: list[RenderableType] = [pieces]
    if not brief:
        lines = [marks(printed), pieces, *abilities(printed, words)]
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        width=WIDTH,
        padding=(0, 0),
        border_style="bold bright_white" if asked else BORDERS[kind],
    )


def marks(printed: Mapping[str, Any]) -> Text:
    """Types, base points, habitats and name tags of a card."""
    types = "".join(TYPE_ICONS[kind] for kind in printed["types"])
    habitats = "".join(HABITAT_ICONS[habitat] for habitat in printed["habitats"])
    cost = "" if printed["cost"] is None else f" ◆{printed['cost']}"
    arrows = " ⇢" if printed["arrows"] else ""
    tags = "".join(f" {TAG_ICONS[tag]}" for tag in printed["tags"])
    return Text(f"{types} ★{printed['points']}{cost} {habitats}{arrows}{tags}")


def abilities(printed: Mapping[str, Any], words: Words) -> list[Text]:
    """Each line of a card in its colour, with a letter for those who do not see colours."""
    return [
        Text(f"{words.say('mark-' + line['colour'])}▪{lettered(line['icons'], words)}", style=STYLES[line["colour"]])
        for line in printed["abilities"]
    ]


def lettered(icons: str, words: Words) -> str:
    """A line of icons with the colours it names in the reader's letters."""
    for colour, icon in COLOUR_ICONS.items():
        icons = icons.replace(icon, f"▪{words.say('mark-' + colour)}")
    return icons


def board(area: Mapping[str, Any], view: Mapping[str, Any], words: Words) -> RenderableType:
    """The reader's island and climate card with their texts, and the events played."""
    table = Table(box=None, show_header=False)
    for kind in ("island", "climate"):
        slug = area[kind]
        if slug is not None:
            printed = view["printed"][f"{kind}s"][slug]
            table.add_row(
                Text(words.thing(f"{kind}:{slug}"), style="bold"), marks(printed), words.say(f"text-{kind}-{slug}")
            )
    if not area["events"]:
        return table
    played = words.say("table-events", cards=[f"card:{slug}" for slug in area["events"]])
    return Group(table, Text(played))


def offers(kind: str, offered: list[str], view: Mapping[str, Any], words: Words) -> RenderableType:
    """The sides to choose from, with the points and habitats of islands and climates."""
    table = Table(title=words.say(f"table-offers-{kind}"), title_justify="left", box=None, show_header=False)
    printed = view["printed"].get(f"{kind}s", {})
    for slug in offered:
        facts = marks(printed[slug]) if slug in printed else Text("")
        name = words.thing(f"{kind}:{slug}")
        table.add_row(Text(slug, style="cyan"), name, facts, words.say(f"text-{kind}-{slug}"))
    return table


def cards(
    title: str, slugs: list[str], area: Mapping[str, Any], view: Mapping[str, Any], words: Words
) -> RenderableType:
    """Cards of a hand, sorted by kind and price, with their notation to type."""
    table = Table(title=title, title_justify="left", box=None, show_header=False)
    printed = view["printed"]["cards"]

    def place(slug: str) -> tuple[int, int, str]:
        types = printed[slug]["types"]
        return (ORDER.index(types[0]) if types else len(ORDER), printed[slug]["cost"] or 0, slug)

    for slug in sorted(slugs, key=place):
        facts = printed[slug]
        price = area.get("prices", {}).get(slug, facts["cost"])
        room = f"♣{facts['sprout_spaces']}" if facts["sprout_spaces"] else ""
        if facts["growth_max"]:
            room = f"{room or '  '} ↑{facts['growth_max']}⌂{facts['canopy']}"
        kind = facts["types"][0] if facts["types"] else None
        affordable = price is not None and price <= area["soil"]
        effect = Text("  ").join(abilities(facts, words))
        table.add_row(
            Text(slug, style="cyan" if affordable or price is None else "dim"),
            Text(words.thing(f"card:{slug}"), style=BORDERS[kind] if kind else "bold"),
            Text("⚡" if price is None else f"◆{price}", style="bold" if affordable else ""),
            marks({**facts, "cost": None}),
            Text(room, style="green"),
            effect,
        )
    return table


def gaia(her: Mapping[str, Any], words: Words) -> RenderableType:
    total = words.say("table-total", total=sum(her["score"].values()))
    shown = f"♣{her['sprouts']} ↑{her['growth']} ♻{her['compost']} ◆{her['soil']} ▮{len(her['pile'])}"
    deck = words.say("table-gaia-deck", deck=her["deck"], run=her["run"])
    line = Text(f"{words.say('table-gaia')}: {total} · {shown} · {deck}", style="bold magenta")
    if not her["card"]:
        return line
    card, text = words.thing(f"gaia:{her['card']}"), words.say(f"text-gaia-{her['card']}")
    return Group(line, Text(f"{words.say('table-gaia-card')}: {card}. {text}"))


def gaia_points(her: Mapping[str, Any], words: Words) -> RenderableType:
    """Her points by category, beside which the player's are shown at the end."""
    table = Table(title=words.say("table-gaia"), title_justify="left", box=None, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for part, number in her["score"].items():
        table.add_row(words.score_part(part), str(number))
    table.add_row(words.score_part("total"), str(sum(her["score"].values())), style="bold")
    return table


def shared(team: int, pool: Mapping[str, Any], words: Words) -> RenderableType:
    held = pool["cards"]
    names = f"▮{held}" if isinstance(held, int) else ", ".join(words.thing(f"card:{slug}") for slug in held)
    shown = f"◆{pool['soil']} ♣{pool['sprouts']} ↑{pool['growth']} ♻{pool['compost']} {names}"
    return Text(f"{words.say('table-pool', team=team + 1)}: {shown}")


def _name(seat: int, words: Words, seats: int = 9) -> str:
    return words.say("table-gaia") if seat >= seats else words.player(seat)
