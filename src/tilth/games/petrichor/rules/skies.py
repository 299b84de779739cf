"""Merging and overflowing, growing and drying out: what drops do by themselves, whoever moved them."""

from __future__ import annotations

from tilth.games.petrichor.rules.data import (
    BARE,
    CACTUS,
    COFFEE,
    CROP_THINGS,
    DEVELOPED,
    DROWN,
    DROWNED,
    GROW,
    LIGHT,
    NO_CLOUD,
    OVERFLOW_AT,
    RICE,
    SPROUTING,
    THUNDER,
    THUNDER_AT,
)
from tilth.games.petrichor.rules.state import Petrichor


def check_cloud(state: Petrichor, tile: int) -> None:
    """At the end of an effect: an empty cloud vanishes, a light one grows at 4 drops, thunder overflows at 8."""
    if state.clouds[tile] == NO_CLOUD:
        return
    drops = state.drops_in_cloud(tile)
    if drops == 0:
        state.clouds[tile] = NO_CLOUD
        if state.telling:
            state.tell("vanished", state.field.things[tile])
        return
    if drops >= THUNDER_AT and state.clouds[tile] == LIGHT:
        make_thunder(state, tile)
    if drops >= OVERFLOW_AT:
        state.tell("overflow", state.field.things[tile], drops)
        pour(state, tile)


def make_thunder(state: Petrichor, tile: int) -> None:
    state.clouds[tile] = THUNDER
    if state.telling:
        state.tell("thunder", state.field.things[tile])


def pour(state: Petrichor, tile: int) -> None:
    """All drops of a cloud fall onto the tile below it, and the cloud is gone."""
    colours = state.colours
    base = tile * colours
    air, water = state.air, state.water
    if state.telling:
        state.tell("poured", state.field.things[tile], state.drops_in_cloud(tile))
    for place in range(base, base + colours):
        water[place] += air[place]
        air[place] = 0
    state.clouds[tile] = NO_CLOUD
    check_crop(state, tile)


def check_crop(state: Petrichor, tile: int) -> None:
    """After drops came to or left a tile: the lake returns them, a crop starts to grow, drowns or dries out."""
    if tile == state.lake:
        _return_drops(state, tile)
        return
    crop = state.tiles[tile]
    growth = state.growth[tile]
    drops = state.drops_on_tile(tile)
    if drops >= GROW[crop]:
        if growth == BARE:
            slow = crop in (COFFEE, RICE)
            state.growth[tile] = SPROUTING if slow else DEVELOPED
            if state.telling:
                state.tell("sprouted" if slow else "grew", state.field.things[tile], CROP_THINGS[crop])
        if crop == CACTUS and drops >= DROWN and growth != DROWNED:
            state.growth[tile] = DROWNED
            state.tell("drowned", state.field.things[tile], CROP_THINGS[crop])
    elif growth != BARE:
        state.growth[tile] = BARE
        state.tell("dried", state.field.things[tile], CROP_THINGS[crop])


def _return_drops(state: Petrichor, tile: int) -> None:
    """No drop stays on the lake: each goes back to its owner."""
    base = tile * state.colours
    for colour in range(state.colours):
        drops = state.water[base + colour]
        if drops:
            state.water[base + colour] = 0
            state.supply[colour] += drops
            state.tell("lake_returns", state.who(colour), drops)


def develop(state: Petrichor, crop: int) -> None:
    """Sprouting coffee (after Sun) or rice (after Rain) develops."""
    for tile in range(state.field.size):
        if state.growth[tile] == SPROUTING and state.tiles[tile] == crop:
            state.growth[tile] = DEVELOPED
            state.tell("developed", state.field.things[tile], CROP_THINGS[crop])


def new_cloud(state: Petrichor, colour: int, tile: int, drops: int) -> None:
    """A light cloud from the general supply with drops of one colour."""
    state.clouds[tile] = LIGHT
    state.supply[colour] -= drops
    state.air[tile * state.colours + colour] += drops
    if state.telling:
        state.tell("cloud", state.who(colour), state.field.things[tile], drops)


def add_drops(state: Petrichor, colour: int, tile: int, drops: int) -> None:
    """Drops from a player's supply go into the cloud above a tile."""
    state.supply[colour] -= drops
    state.air[tile * state.colours + colour] += drops
    if state.telling:
        state.tell("added", state.who(colour), state.field.things[tile], drops)


def move_cloud(state: Petrichor, colour: int, start: int, end: int) -> None:
    """A cloud drifts to another tile; two clouds in one place merge into a thundercloud."""
    colours = state.colours
    source, target = start * colours, end * colours
    air = state.air
    if state.telling:
        state.tell("blown", state.who(colour), state.field.things[start], state.field.things[end])
    for i in range(colours):
        air[target + i] += air[source + i]
        air[source + i] = 0
    if state.clouds[end] == NO_CLOUD:
        state.clouds[end] = state.clouds[start]
    else:
        state.clouds[end] = THUNDER
        state.tell("merged", state.field.things[end])
    state.clouds[start] = NO_CLOUD


def move_drop(state: Petrichor, colour: int, start: int, end: int) -> None:
    """A drop is blown from a tile to another one."""
    colours = state.colours
    state.water[start * colours + colour] -= 1
    state.water[end * colours + colour] += 1
    check_crop(state, start)
    check_crop(state, end)
