"""Gaia: what she will have at the end, so that one knows what feeding her costs and what a turn is worth."""

from __future__ import annotations

from typing import Final

from tilth.games.earth.bot.clock import Clock
from tilth.games.earth.bot.engine import CARDS, KINDS, SOIL, engine
from tilth.games.earth.rules.board import FULL
from tilth.games.earth.rules.data import GAIA_COLOUR, POINTS
from tilth.games.earth.rules.gaia import blue_cards, is_hard, pot_points
from tilth.games.earth.rules.lines import BLUE, BROWN, GREEN, RED, YELLOW
from tilth.games.earth.rules.scoring import COMPLETION, LEAF_VALUES, SIMPLE_LEAF, leaf_points
from tilth.games.earth.rules.state import EarthState

PILE: Final = 5.6
"""Points of three cards that she takes."""
TRUNK: Final = 1.65
"""Points of a growth piece in her pots."""
OWN: Final[list[float]] = [0.5, 0.2, 0.15, 0.15]
"""How often a player alone chooses each action."""
BONUS: Final[list[float]] = [4.0, 3.7, 4.0, 5.0]
"""What each fauna card gives her besides at the expert level."""


def gaia_points(state: EarthState) -> float:
    """Gaia's points now."""
    gaia = state.gaia
    assert gaia is not None
    total = len(gaia.compost) + gaia.sprouts + pot_points(gaia.growth) + leaf_points(state, state.seats)
    for card in gaia.pile:
        total += abs(POINTS[card])
    return float(total)


def gaia_expects(state: EarthState, clock: Clock) -> float:
    """Gaia's points at the end: what she has, her cards to come, and what she gets from our own actions."""
    gaia = state.gaia
    assert gaia is not None
    total = gaia_points(state)
    if not state.round:
        return total
    own = clock.own
    flows = engine(state, 0)
    blue = float(blue_cards(state))
    soil = flows[RED * KINDS + SOIL] * 0.5
    drawn = max(0.0, flows[YELLOW * KINDS + CARDS]) * 0.5
    more = 3.0 if is_hard(state) else 0.0
    total += own * OWN[GREEN] * PILE
    total += own * OWN[RED] * (2.0 + more + 2.5 + soil)
    total += own * OWN[BLUE] * (more + blue)
    growth = own * OWN[YELLOW] * (more + 2.0 + drawn)
    turns = float(len(gaia.deck) + (6 if gaia.run == 1 else 0))
    part = min(1.0, own / turns) if turns else 0.0
    cards = gaia.deck if gaia.run == 2 else [*gaia.deck, 0, 1, 2, 3, 4, 5]
    leaves = 0.0
    for card in cards:
        colour = GAIA_COLOUR[card]
        if colour == BROWN:
            leaves += 1
        elif colour == GREEN:
            total += part * PILE
        elif colour == RED:
            total += part * (8.0 + soil + 0.7)
        elif colour == BLUE:
            total += part * (7.0 + blue)
        else:
            growth += part * (7.0 + drawn)
    total += growth * TRUNK + gaia.soil * 0.5 * part
    total += leaves * part * leaf(state)
    if len(state.spots[0]) < FULL:
        lacking = (FULL - len(state.spots[0])) / (1.0 + 1.3 * own)
        total += COMPLETION * min(1.0, lacking * lacking)
    return total


def leaf(state: EarthState) -> float:
    """The points of one of her next leaves."""
    total = 0.0
    free = 0
    for place, leaves in enumerate(state.leaves):
        if state.seats in leaves:
            continue
        free += 1
        first = not leaves and not state.reached[0] >> place & 1
        total += SIMPLE_LEAF if state.simple else LEAF_VALUES[0 if first else 1]
        if state.settings["gaia"] == "expert":
            total += BONUS[place]
    return total / free if free else 0.0
