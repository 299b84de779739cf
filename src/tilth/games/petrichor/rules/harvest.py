"""Phase 3, the Harvest Phase: which crops are harvested and what they are worth to whom."""

from __future__ import annotations

from tilth.core.steps import Step
from tilth.games.petrichor.rules.data import (
    BARE,
    COFFEE,
    CORN,
    CORN_SHARED,
    CROP_THINGS,
    DEVELOPED,
    DROWNED,
    HARVEST,
    NEUTRAL,
    RANKS,
    RANKS_DROWNED,
    RANKS_SPROUTING,
    RICE,
    RICE_DROP,
    SPROUTING,
    WHEAT,
    WHEAT_MOST,
    WHEAT_OTHERS,
)
from tilth.games.petrichor.rules.state import Petrichor, raised


class HarvestPhase(Step[Petrichor]):
    """Harvest in the final round, when all dice show it, and alone when the Southern Winds have no drops left."""

    name = "harvest_phase"

    def run(self, state: Petrichor) -> None:
        ripe = state.dice == [HARVEST, HARVEST, HARVEST]
        blown_dry = state.seats == 1 and state.supply[NEUTRAL] == 0
        if not (state.final_round() or ripe or blown_dry):
            return
        if not state.final_round():
            # After any harvest all dice are rolled again; with dry winds it may come before they all show it.
            state.dice = [HARVEST, HARVEST, HARVEST]
        state.tell("harvest")
        for tile in range(state.field.size):
            if state.growth[tile] != BARE:
                harvest_tile(state, tile)


def harvest_tile(state: Petrichor, tile: int) -> None:
    """Score a growing tile, give its drops back and take its token."""
    colours = state.colours
    base = tile * colours
    points = tile_points(state, tile)
    place = places(state.water[base : base + colours])
    for colour in range(colours):
        drops = state.water[base + colour]
        if drops:
            state.harvest_points = raised(state.harvest_points, colour, points[colour])
            state.supply[colour] += drops
            state.water[base + colour] = 0
            if state.telling:
                crop = CROP_THINGS[state.tiles[tile]]
                state.tell("harvested", state.field.things[tile], crop, state.who(colour), points[colour])
            if state.tiles[tile] == WHEAT and place[colour] == 0:
                state.wheat = raised(state.wheat, colour, 1)
                state.tell("wheat_token", state.who(colour))
    state.growth[tile] = BARE
    state.tell("tile_cleared", state.field.things[tile])


def places(drops: list[int]) -> list[int]:
    """The place of everybody present, from 0; who is tied shares the lowest place of the tied. -1 for the absent."""
    return [len([1 for other in drops if other >= own]) - 1 if own else -1 for own in drops]


def tile_points(state: Petrichor, tile: int) -> list[int]:
    """What a growing tile is worth to each colour if it is harvested now."""
    base = tile * state.colours
    drops = state.water[base : base + state.colours]
    crop = state.tiles[tile]
    extra = state.fertilized[tile]
    place = places(drops)
    if crop == RICE:
        each = RICE_DROP if state.growth[tile] == DEVELOPED else 0
        return [own * each + extra if own else 0 for own in drops]
    if crop == CORN:
        worth = CORN_SHARED[len([1 for own in drops if own]) - 1] + extra
        return [worth if own else 0 for own in drops]
    if crop == WHEAT:
        return [(WHEAT_MOST if at == 0 else WHEAT_OTHERS) + extra if at >= 0 else 0 for at in place]
    ranks = RANKS[crop]
    if crop == COFFEE and state.growth[tile] == SPROUTING:
        ranks = RANKS_SPROUTING
    elif state.growth[tile] == DROWNED:
        ranks = RANKS_DROWNED
    return [ranks[at] + extra if at >= 0 else 0 for at in place]
