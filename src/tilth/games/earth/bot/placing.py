"""Where sprouts and growth go and come from: canopies within reach, and what goals, ecosystems and terrains count."""

from __future__ import annotations

from typing import Final

from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.data import CANOPY, ECOSYSTEM_RULE, GOAL, GROWTH_MAX, SCORING, SPROUT_SPACES
from tilth.games.earth.rules.lines import Filter
from tilth.games.earth.rules.pieces import ENOUGH, SHARE, Lift, Place, at_option
from tilth.games.earth.rules.scoring import LEAF_VALUES, SIMPLE_LEAF, scope_cells
from tilth.games.earth.rules.state import EarthState

ANYWHERE: Final[list[int]] = []


class Wish:
    """Something that counts cards by the pieces on them, what one more such card is worth, and where it looks."""

    __slots__ = ("cells", "filter", "weight")

    def __init__(self, filter: Filter, weight: float, cells: list[int]) -> None:  # noqa: A002
        self.filter: Filter = filter
        self.weight: float = weight
        self.cells: list[int] = cells


def wishes(state: EarthState, seat: int) -> list[Wish]:
    """What counts pieces for a player."""
    found: list[Wish] = []
    for place, goal in enumerate(state.fauna):
        rule = GOAL[goal]
        if rule.filter.pieces and not state.reached[seat] >> place & 1:
            prize = SIMPLE_LEAF if state.simple else LEAF_VALUES[min(len(state.leaves[place]), 4)]
            found.append(Wish(rule.filter, prize / rule.need, ANYWHERE))
    for card in (state.ecosystem[seat], *state.ecosystems):
        if card >= 0:
            rule = ECOSYSTEM_RULE[card]
            if rule.filter.pieces:
                found.append(Wish(rule.filter, rule.vp / rule.size, ANYWHERE))
    field = state.field[seat]
    for cell in state.spots[seat]:
        line = SCORING[field[cell]]
        if line is not None and line.rule is not None and line.rule.filter.pieces:
            scope = line.rule.scope
            looks = ANYWHERE if scope == L.WHOLE else scope_cells(scope, cell)
            found.append(Wish(line.rule.filter, line.rule.vp / line.rule.size, looks))
    return found


def near(wish: Wish, card: int, sprouts: int, growth: int) -> float:
    """How far a card with so many pieces is on the way to count, between nought and one."""
    pieces = wish.filter.pieces
    if pieces == L.EMPTY:
        return 0.0 if sprouts or growth else 1.0
    have, need = sprouts, wish.filter.least
    if pieces == L.MIN_GROWTH:
        have = growth
    elif pieces == L.FULL_SPROUTS:
        need = SPROUT_SPACES[card]
    elif pieces == L.FULL_GROWTH:
        have, need = growth, GROWTH_MAX[card]
    elif pieces == L.FULL_BOTH:
        have, need = sprouts + growth, SPROUT_SPACES[card] + GROWTH_MAX[card]
    if not need:
        return 0.0
    part = min(1.0, have / need)
    return part * part


def grown(card: int, have: int) -> float:
    """Points of a flora's growth, with the canopy drawing near."""
    top = GROWTH_MAX[card]
    if have == top:
        return float(CANOPY[card])
    return have + 0.6 * have / top * (CANOPY[card] - top)


def pieces_option(state: EarthState, seat: int, options: list[str]) -> str:
    """The place where a piece brings most, or from which it is missed least."""
    step = state.deciding(seat)
    if isinstance(step, Place):
        piece, sign = step.piece, 1
    elif isinstance(step, Lift):
        piece, sign = step.piece, -1
    else:
        return options[0]
    wanted = wishes(state, seat)
    best, most = options[0], -1000.0
    field = state.field[seat]
    for option in options:
        if option == SHARE:
            continue
        if option == ENOUGH:
            value = 0.0
        else:
            cell, number = at_option(option)
            card = field[cell]
            sprouts, growth = state.sprouts[seat][cell], state.growth[seat][cell]
            sprouts_after, growth_after = sprouts, growth
            if piece == L.SPROUT:
                sprouts_after += sign * number
                value = float(sign * number)
            else:
                growth_after += sign * number
                value = grown(card, growth_after) - grown(card, growth)
            for wish in wanted:
                if wish.filter.fits[card] and (not wish.cells or cell in wish.cells):
                    change = near(wish, card, sprouts_after, growth_after) - near(wish, card, sprouts, growth)
                    value += wish.weight * change
            value = value / number + 0.01 * number
        if value > most:
            best, most = option, value
    return best
