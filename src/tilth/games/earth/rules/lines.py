"""The ability language: the printed lines of a card as flat numbers, made once when the data is read."""

from __future__ import annotations

from typing import Final

# The four actions; an ability line fires with the action of its colour.
GREEN: Final = 0
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
MULTI: Final = 4
BLACK: Final = 5
BROWN: Final = 6
COLOURS: Final = ("green", "red", "blue", "yellow", "multicolor", "black", "brown")
COLOUR_BITS: Final = (1, 2, 4, 8, 64, 16, 32)
"""What a line of this colour counts as; a multicolour line counts as red, blue and yellow besides."""
MULTI_BITS: Final = 64 | 2 | 4 | 8
SIX_COLOURS: Final = 63

TREE: Final = 1
HERB: Final = 2
MUSHROOM: Final = 4
BUSH: Final = 8
TERRAIN: Final = 16
FLORA: Final = 15
TYPES: Final = {"tree": TREE, "herb": HERB, "mushroom": MUSHROOM, "bush": BUSH, "terrain": TERRAIN}
HABITATS: Final = {"sunny": 1, "wet": 2, "rocky": 4, "cold": 8}
TAGS: Final = {"geography": 1, "colour": 2, "animal": 4}

# What a line pays and gains.
SOIL: Final = 0
DRAW: Final = 1
SPROUT: Final = 2
GROWTH: Final = 3
COMPOST_HAND: Final = 4
COMPOST_DECK: Final = 5
COMPOST_PILE: Final = 6
RESOURCES: Final = ("soil", "draw", "sprout", "growth", "compost_hand", "compost_deck", "compost_pile")
CERTAIN: Final = (SOIL, DRAW, COMPOST_DECK)
"""What is gained without a choice of places or cards."""

# What a line does.
GAIN: Final = 0
COPY: Final = 1
SCORE: Final = 2
REDUCE: Final = 3
ALTERNATIVE: Final = 4
FORBID: Final = 5
REPLACE: Final = 6
WILD: Final = 7
LOOK: Final = 8
ON_EVENT: Final = 9
EFFECTS: Final = (
    "resources",
    "copy_ability",
    "score_end",
    "cost_reduction",
    "alternative_payment",
    "forbid_action",
    "replace_this",
    "wild_flora_type",
    "take_from_compost",
    "on_event_played",
)

# Where a line or a terrain looks.
NOWHERE: Final = 0
ROW: Final = 1
COLUMN: Final = 2
NEIGHBOURS: Final = 3
ORTHOGONAL: Final = 4
DIAGONAL: Final = 5
WHOLE: Final = 6
SCOPES: Final = {
    "row": ROW,
    "column": COLUMN,
    "adjacent8": NEIGHBOURS,
    "orthogonal4": ORTHOGONAL,
    "diagonal4": DIAGONAL,
    "island_4x4": WHOLE,
}

# What a filter looks at besides the print.
PRINTED: Final = 0
MIN_SPROUTS: Final = 1
MIN_GROWTH: Final = 2
FULL_SPROUTS: Final = 3
FULL_GROWTH: Final = 4
FULL_BOTH: Final = 5
EMPTY: Final = 6


class Filter:
    """Which cards count: `fits[card]` for what is printed, and one thing about the pieces lying on it."""

    __slots__ = ("fits", "least", "pieces")

    def __init__(self, fits: list[bool], pieces: int = PRINTED, least: int = 0) -> None:
        self.fits: list[bool] = fits
        self.pieces: int = pieces
        self.least: int = least


# How a terrain, an ecosystem or a fauna card counts.
PER_CARD: Final = 0
BEST_PLAYER: Final = 1
PATH: Final = 2
DIAGONAL_PATH: Final = 3
EMPTY_NEIGHBOURS: Final = 4
PER_RESOURCE: Final = 5
TYPE_TABLE: Final = 6
LINES: Final = 7
MIXED_SETS: Final = 8
FULL_LINES: Final = 9

# Resources that are counted.
HAVE_SOIL: Final = 0
HAVE_HAND: Final = 1
HAVE_COMPOST: Final = 2
HAVE_EVENTS: Final = 3
HAVE_SPROUTS: Final = 4
HAVE_GROWTH: Final = 5
HAVING: Final = {
    "soil": HAVE_SOIL,
    "hand_card": HAVE_HAND,
    "compost_card": HAVE_COMPOST,
    "event_played": HAVE_EVENTS,
    "sprout_on_island": HAVE_SPROUTS,
    "growth_on_island": HAVE_GROWTH,
}

# Attributes that are compared along a line.
BY_COLOUR: Final = 0
BY_TYPE: Final = 1
BY_HABITAT: Final = 2
BY_POINTS: Final = 3
BY_SPROUTS: Final = 4
BY_GROWTH: Final = 5
ATTRIBUTES: Final = {
    "ability_color": BY_COLOUR,
    "card_type": BY_TYPE,
    "habitat": BY_HABITAT,
    "points": BY_POINTS,
    "sprouts": BY_SPROUTS,
    "growth": BY_GROWTH,
}

# What a change on the table can make true; fauna goals are looked at only when their kind of thing changed.
CHANGED_CARDS: Final = 1
CHANGED_PIECES: Final = 2
CHANGED_SOIL: Final = 4
CHANGED_HAND: Final = 8
CHANGED_COMPOST: Final = 16
CHANGED_EVENTS: Final = 32


class Rule:
    """One way to count: `vp` for every full `size`, at most `cap` in all; a fauna goal needs a count of `need`."""

    __slots__ = (
        "attribute",
        "board",
        "cap",
        "filter",
        "kind",
        "line",
        "need",
        "resource",
        "same",
        "scope",
        "size",
        "table",
        "vp",
        "watches",
    )

    def __init__(
        self,
        kind: int,
        filter: Filter,  # noqa: A002
        vp: int = 1,
        size: int = 1,
        cap: int = 1000,
        need: int = 0,
        scope: int = WHOLE,
        board: bool = False,
        resource: int = -1,
        attribute: int = -1,
        same: bool = False,
        line: int = NOWHERE,
        table: tuple[int, ...] = (),
        watches: int = 0,
    ) -> None:
        self.kind: int = kind
        self.filter: Filter = filter
        self.vp: int = vp
        self.size: int = size
        self.cap: int = cap
        self.need: int = need
        self.scope: int = scope
        self.board: bool = board
        self.resource: int = resource
        self.attribute: int = attribute
        self.same: bool = same
        self.line: int = line
        self.table: tuple[int, ...] = table
        self.watches: int = watches


class Line:
    """One printed ability. `pays` is indexed by resource; `gains` is resource, number, resource, number ..."""

    __slots__ = (
        "amount",
        "certain",
        "chosen",
        "colour",
        "each",
        "effect",
        "filter",
        "fixed",
        "free",
        "gains",
        "other",
        "pays",
        "planted",
        "rule",
        "scope",
    )

    def __init__(
        self,
        colour: int,
        effect: int,
        filter: Filter,  # noqa: A002
        pays: tuple[int, ...] = (0, 0, 0, 0, 0, 0, 0),
        gains: tuple[int, ...] = (),
        chosen: bool = False,
        planted: bool = False,
        scope: int = NOWHERE,
        each: int = 0,
        amount: int = 0,
        other: int = -1,
        rule: Rule | None = None,
    ) -> None:
        self.colour: int = colour
        self.effect: int = effect
        self.filter: Filter = filter
        self.pays: tuple[int, ...] = pays
        self.gains: tuple[int, ...] = gains
        self.chosen: bool = chosen
        """Only for the active player who chose this colour."""
        self.planted: bool = planted
        """Gained once for each card planted this turn that fits the filter."""
        self.scope: int = scope
        self.each: int = each
        """With a scope: at most one piece on each card of this type; 0 for so many pieces in all."""
        self.amount: int = amount
        self.other: int = other
        """The colour that is copied, forbidden or asked for, or the resource that pays instead of soil."""
        self.rule: Rule | None = rule
        self.free: bool = not any(pays)
        self.certain: bool = any(r in CERTAIN for r in gains[::2])
        """Brings something that needs no place and no card to be chosen."""
        self.fixed: bool = self.free and effect == GAIN and all(r in CERTAIN for r in gains[::2])
        """Nothing to pay and nothing to choose."""
