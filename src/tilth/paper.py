"""What every picture is drawn with: colours for day and dusk, sheets of paper on a wooden table, text, badges."""

from __future__ import annotations

from html import escape

WIDTH = 960
GAP = 12
BAR = 48

DAY = {
    "table": "#DCC9A4",
    "bar": "#6E4E36",
    "on-bar": "#FFF8E8",
    "paper": "#FCF7EB",
    "paper-2": "#F4EBD7",
    "paper-3": "#EADDC2",
    "ink": "#2A2019",
    "ink-2": "#5A4A3B",
    "ink-3": "#6F5D48",
    "line": "#DDCDAE",
    "line-2": "#9A815C",
    "spring": "#0A736D",
    "spring-wash": "#DDF1EB",
    "honey": "#8A5200",
    "honey-fill": "#F0B441",
    "soil": "#8C6748",
    "sky": "#CFE3E3",
    "shadow": "#2A2019",
}
DUSK = {
    "table": "#1D1611",
    "bar": "#4A3626",
    "on-bar": "#FFF8E8",
    "paper": "#33281F",
    "paper-2": "#3E3226",
    "paper-3": "#281F18",
    "ink": "#F6ECDA",
    "ink-2": "#D6C6AC",
    "ink-3": "#B9A88D",
    "line": "#4E3F2F",
    "line-2": "#8F7856",
    "spring": "#5FE0D0",
    "spring-wash": "#21433D",
    "honey": "#FFC65C",
    "honey-fill": "#F0B441",
    "soil": "#5A412E",
    "sky": "#3E4E63",
    "shadow": "#000000",
}
SERIF = "Literata, Georgia, 'Times New Roman', serif"
SANS = "Onest, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"

PLAYERS = (
    ("#1F5FAE", "#163F75", "#FFFFFF"),
    ("#CB3F2B", "#8E2416", "#FFFFFF"),
    ("#F4C136", "#7A5600", "#3A2600"),
    ("#D9629D", "#85265A", "#2E0A1D"),
    ("#3B3947", "#201E29", "#F6ECDA"),
)
"""The colour of each seat, its edge, and what is drawn on it."""
GLYPHS = (
    '<circle r="4.7"/>',
    '<path d="M0-5.4L5.4 4.2H-5.4Z"/>',
    '<rect x="-4.3" y="-4.3" width="8.6" height="8.6" rx=".8"/>',
    '<path d="M-1.9-5.2h3.8v3.3h3.3v3.8h-3.3v3.3h-3.8v-3.3h-3.3v-3.8h3.3z"/>',
    '<path d="M2.2-5.2a5.3 5.3 0 1 0 3 8.2a4.6 4.6 0 0 1-3-8.2z"/>',
)
"""And its shape, for those who do not tell colours apart."""
BOLD = 1.14
"""How much wider bold letters are than others."""


class Paper:
    """A growing list of shapes; `y` is where the next row begins."""

    def __init__(self, dark: bool = False) -> None:
        self.colours = DUSK if dark else DAY
        self.parts: list[str] = []
        self.y: float = BAR + GAP

    def svg(self, title: str) -> str:
        """The whole picture, as high as what was drawn."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {self.y:g}" width="100%" role="img" '
            f'font-family="{SANS}" font-size="14"><title>{escape(title)}</title>'
            f'<rect width="{WIDTH}" height="{self.y:g}" rx="14" fill="{self.colour("table")}"/>'
        )
        return "\n".join([head, *self.parts, "</svg>"])

    def colour(self, name: str) -> str:
        return self.colours.get(name, name)

    def add(self, part: str) -> None:
        self.parts.append(part)

    # Shapes.

    def rect(
        self, x: float, y: float, w: float, h: float, fill: str, radius: float = 0, edge: str = "", wide: float = 1
    ) -> None:
        line = f' stroke="{self.colour(edge)}" stroke-width="{wide:g}"' if edge else ""
        self.add(
            f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}" fill="{self.colour(fill)}"{line}/>'
        )

    def sheet(self, x: float, y: float, w: float, h: float, fill: str = "paper") -> None:
        """Paper that lies on the table."""
        self.add(
            f'<rect x="{x + 1:g}" y="{y + 3:g}" width="{w:g}" height="{h:g}" rx="10" '
            f'fill="{self.colour("shadow")}" opacity=".18"/>'
        )
        self.rect(x, y, w, h, fill, 10)

    def path(self, way: str, fill: str = "none", edge: str = "", wide: float = 1.5, rest: str = "") -> None:
        line = f' stroke="{self.colour(edge)}" stroke-width="{wide:g}" stroke-linejoin="round"' if edge else ""
        self.add(f'<path d="{way}" fill="{self.colour(fill)}"{line}{rest}/>')

    def circle(self, x: float, y: float, r: float, fill: str, edge: str = "", wide: float = 1.5) -> None:
        line = f' stroke="{self.colour(edge)}" stroke-width="{wide:g}"' if edge else ""
        self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{self.colour(fill)}"{line}/>')

    # Words.

    def text(
        self,
        x: float,
        y: float,
        said: object,
        size: float = 14,
        fill: str = "ink",
        weight: int = 400,
        anchor: str = "start",
        room: float = 0,
    ) -> None:
        """A line of text, cut where it would not fit into its room."""
        shown = fitting(str(said), size * (BOLD if weight > 400 else 1), room) if room else str(said)
        font = f' font-family="{SERIF}"' if weight == 650 else ""
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" text-anchor="{anchor}" '
            f'fill="{self.colour(fill)}"{font}>{escape(shown, quote=False)}</text>'
        )

    def bar(self, title: str, said: str) -> None:
        """The edge of the table, with the game's name and where it stands."""
        self.path(f"M0 {BAR}V14a14 14 0 0 1 14-14H{WIDTH - 14}a14 14 0 0 1 14 14V{BAR}Z", "bar")
        self.text(20, 31, title, 21, "on-bar", 650)
        self.text(WIDTH - 20, 30, said, 15, "on-bar", anchor="end")

    # Players.

    def badge(self, seat: int, x: float, y: float, r: float = 11) -> None:
        """Whose something is: a colour and a shape."""
        base, deep, glyph = PLAYERS[seat]
        self.circle(x, y, r, base, deep)
        self.add(f'<g transform="translate({x:g} {y:g}) scale({r / 11:g})" fill="{glyph}">{GLYPHS[seat]}</g>')

    def player(self, seat: int, x: float, w: float, name: str, score: str, said: list[str], asked: bool) -> None:
        """A sheet with a player's badge, name and points, and some lines below."""
        high = 40 + 19 * len(said)
        self.sheet(x, self.y, w, high, "spring-wash" if asked else "paper")
        self.badge(seat, x + 21, self.y + 20)
        self.text(x + 40, self.y + 26, name, 16, "ink", 650, room=w - 90)
        self.text(x + w - 12, self.y + 27, score, 18, "ink", 650, "end")
        for line, words in enumerate(said):
            self.text(x + 12, self.y + 50 + 19 * line, words, 14, "ink-2", room=w - 20)

    def chips(self, names: list[str], x: float, w: float, fill: str = "paper-2") -> None:
        """Names in a row, and in more rows where they need them."""
        at = x
        for name in names:
            wide = width(name, 14) + 20
            if at > x and at + wide > x + w:
                at = x
                self.y += 32
            self.rect(at, self.y, wide, 26, fill, 8, "line")
            self.text(at + 10, self.y + 18, name)
            at += wide + 6
        self.y += 32

    def named_chips(self, title: str, names: list[str]) -> None:
        """A sheet of names under a title; nothing where there are none."""
        if not names:
            return
        at, top = len(self.parts), self.y
        self.text(GAP + 14, self.y + 24, title, 16, "ink", 650)
        self.y += 36
        self.chips(names, GAP + 14, WIDTH - 2 * GAP - 28)
        self.y += 6
        drawn = self.parts[at:]
        del self.parts[at:]
        self.sheet(GAP, top, WIDTH - 2 * GAP, self.y - top)
        self.parts += drawn
        self.y += GAP


def width(said: str, size: float) -> float:
    """About how wide a line of text is, in wide fonts too."""
    narrow = sum(said.count(letter) for letter in "iljtfr.,:;'! ")
    wide = sum(said.count(letter) for letter in "mwMWшщжюмфыШЩЖЮМФ×…")
    cyrillic = sum("а" <= letter.lower() <= "ё" for letter in said)
    return (len(said) * 0.64 - narrow * 0.27 + wide * 0.27 - cyrillic * 0.01) * size


def fitting(said: str, size: float, room: float) -> str:
    """As much of a line as fits."""
    if width(said, size) <= room:
        return said
    while said and width(said + "…", size) > room:
        said = said[:-1]
    return said.rstrip() + "…"


def wrapped(said: str, size: float, room: float, most: int = 2) -> list[str]:
    """A text in as many lines as it needs; what is left for the last one there may be is cut where it would not fit."""
    lines: list[str] = []
    rest = said.split(" ")
    while rest and len(lines) < most - 1:
        line = rest.pop(0)
        while rest and width(f"{line} {rest[0]}", size) <= room:
            line += f" {rest.pop(0)}"
        lines.append(fitting(line, size, room))
    return [*lines, fitting(" ".join(rest), size, room)] if rest else lines


def columns(number: int) -> list[tuple[float, float]]:
    """Where so many sheets beside each other begin, and how wide they are."""
    wide = (WIDTH - 2 * GAP - (number - 1) * GAP) / number
    return [(GAP + at * (wide + GAP), wide) for at in range(number)]
