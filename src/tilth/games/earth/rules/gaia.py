"""Solo: Gaia follows every action of the player, and has turns of her own from a deck of six cards."""

from __future__ import annotations

from typing import Final

from tilth.core.steps import Label, Step
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.actions import everybody_acts
from tilth.games.earth.rules.board import CLIMATE, ISLAND
from tilth.games.earth.rules.data import COLOURS, FAUNA, FAUNA_SLUG, GAIA_COLOUR, GAIA_SLUG, POINTS, SLUG
from tilth.games.earth.rules.scoring import LEAF_VALUES, SIMPLE_LEAF, leaf_points
from tilth.games.earth.rules.table import Gaia, Table

LEVELS: Final = ("beginner", "medium", "hard", "expert")
POTS: Final = ((5, 7), (4, 6), (3, 5), (2, 4), (1, 3))
"""Growth pieces and canopy points of her pots, again and again from the first."""
SOIL_FOR_COMPOST: Final = 10
COMPOST_FOR_SOIL: Final = 5
NORTH: Final = 0


def is_hard(table: Table) -> bool:
    return table.settings["gaia"] in ("hard", "expert")


def blue_cards(table: Table) -> int:
    """The player's cards with a blue or multicolour ability, island and climate included."""
    field = table.field[0]
    return sum([1 for cell in (*table.spots[0], ISLAND, CLIMATE) if COLOURS[field[cell]] & 4])


def gaia_of(table: Table) -> Gaia:
    gaia = table.gaia
    assert gaia is not None
    return gaia


def gaia_sprouts(table: Table, number: int) -> None:
    gaia_of(table).sprouts += number
    if table.telling:
        table.tell("gaia_sprouts", number)


def gaia_growth(table: Table, number: int) -> None:
    gaia_of(table).growth += number
    if table.telling:
        table.tell("gaia_growth", number)


def gaia_compost(table: Table, number: int) -> None:
    cards = table.take(0, number)
    gaia = gaia_of(table)
    gaia.compost = gaia.compost + cards
    if table.telling:
        table.tell("gaia_compost", len(cards))


def gaia_soil(table: Table, number: int) -> None:
    """Ten soil turn into five composted cards; the rest waits."""
    gaia = gaia_of(table)
    gaia.soil += number
    if table.telling and number:
        table.tell("gaia_soil", number)
    while gaia.soil >= SOIL_FOR_COMPOST:
        gaia.soil -= SOIL_FOR_COMPOST
        gaia_compost(table, COMPOST_FOR_SOIL)


def gaia_cards(table: Table, number: int) -> None:
    cards = table.take(0, number)
    gaia = gaia_of(table)
    gaia.pile = gaia.pile + cards
    table.reveals += 1
    if table.telling:
        table.tell("gaia_took", [f"card:{SLUG[card]}" for card in cards])


class GaiaFollows(Step[Table]):
    """Gaia's share of the player's own action."""

    __slots__ = ()

    name = "gaia_follows"

    def run(self, state: Table) -> None:
        state.gather()
        hard = is_hard(state)
        if state.action == L.RED:
            gaia_compost(state, (5 if hard else 2) + state.earned[0] // 2)
        elif state.action == L.BLUE:
            gaia_sprouts(state, (3 if hard else 0) + blue_cards(state))
        elif state.action == L.YELLOW:
            gaia_growth(state, (3 if hard else 0) + len(state.fetched[0]))


class GaiaTurn(Step[Table]):
    """Her top card is turned up: the player follows its action, then she gains."""

    __slots__ = ()

    name = "gaia_turn"

    def run(self, state: Table) -> None:
        gaia = gaia_of(state)
        gaia.card = gaia.deck[-1]
        gaia.deck = gaia.deck[:-1]
        state.reveals += 1
        if state.telling:
            state.tell("gaia_turned", f"gaia:{GAIA_SLUG[gaia.card]}")
        colour = GAIA_COLOUR[gaia.card]
        if colour == L.BROWN:
            row = [0, 1] if gaia.card == NORTH else [2, 3]
            free = [place for place in row if state.seats not in state.leaves[place]]
            if free:
                state.push(GaiaLeaf(0, free[0] if len(free) == 1 else -1, row[0]))
            if state.settings["gaia"] == "beginner":
                gaia.skips = True
            return
        state.action = colour
        state.push(GaiaGains())
        everybody_acts(state)


class GaiaGains(Step[Table]):
    """What Gaia gets from her own action card."""

    __slots__ = ()

    name = "gaia_gains"

    def run(self, state: Table) -> None:
        state.gather()
        if state.action == L.GREEN:
            gaia_cards(state, 3)
        elif state.action == L.RED:
            gaia_compost(state, 8)
            gaia_soil(state, state.earned[0])
        elif state.action == L.BLUE:
            gaia_sprouts(state, 7 + blue_cards(state))
        else:
            gaia_growth(state, 7 + len(state.fetched[0]))


class GaiaLeaf(Step[Table]):
    """Gaia claims a fauna card of a row; where both are free the player chooses which."""

    __slots__ = ("only", "row")

    name = "gaia_leaf"
    saved = ("seat", "only", "row")

    def __init__(self, seat: int, only: int, row: int) -> None:
        super().__init__(seat)
        self.only = only
        self.row = row

    def options(self, state: Table) -> list[str]:
        places = [self.row, self.row + 1] if self.only < 0 else [self.only]
        return [FAUNA_SLUG[state.fauna[place]] for place in places]

    def choose(self, state: Table, option: str) -> None:
        place = state.fauna.index(FAUNA[option])
        state.leaves[place] = [*state.leaves[place], state.seats]
        if state.telling:
            state.tell("gaia_claimed", f"fauna:{option}", len(state.leaves[place]))
        if state.settings["gaia"] == "expert":
            bonus(state, place)

    def touches(self, state: Table, option: str) -> list[str]:
        return [f"fauna:{option}"]

    def label(self, state: Table, option: str) -> Label:
        place = state.fauna.index(FAUNA[option])
        points = SIMPLE_LEAF if state.simple else LEAF_VALUES[len(state.leaves[place])]
        level = state.settings["gaia"]
        return ("gaia-leaf", {"fauna": f"fauna:{option}", "points": points, "level": level, "place": place})


def bonus(table: Table, place: int) -> None:
    """At the expert level each fauna card gives her something more."""
    if place == 0:
        gaia_soil(table, 8)
    elif place == 1:
        gaia_cards(table, 2)
    elif place == 2:
        gaia_sprouts(table, 4)
    else:
        gaia_growth(table, 3)


def pot_points(growth: int) -> int:
    """What so many growth pieces are worth in her pots."""
    total = 0
    while True:
        for size, canopy in POTS:
            if growth < size:
                return total + growth
            growth -= size
            total += canopy


def gaia_score(table: Table) -> dict[str, int]:
    """Gaia's points: negative cards count for her, terrains and ecosystems do not."""
    gaia = gaia_of(table)
    return {
        "base": sum([abs(POINTS[card]) for card in gaia.pile]),
        "compost": len(gaia.compost),
        "sprouts": gaia.sprouts,
        "growth": pot_points(gaia.growth),
        "fauna": leaf_points(table, table.seats),
    }
