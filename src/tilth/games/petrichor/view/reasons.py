"""Why something on the table cannot be chosen now, for the seat that decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tilth.core.steps import Label, Step
from tilth.games.petrichor.rules.actions import (
    FrostAction,
    RainAction,
    SecondAction,
    SunAction,
    TakeBack,
    TakeTurn,
    Vote,
    WindAction,
)
from tilth.games.petrichor.rules.data import HARVEST, NO_CLOUD, WEATHER_THINGS
from tilth.games.petrichor.rules.rounds import PlaceFertilizer, StartingCloud
from tilth.games.petrichor.rules.state import Petrichor
from tilth.games.petrichor.rules.weather import BreakTie, SunWeather, WindWeather

Reason = Callable[[int], Label | None]
"""Why a tile, or the cloud over it, cannot be chosen."""


EARLY: Final[dict[str, Label]] = {
    "tile:*": ("not-before-a-card", {}),
    "cloud:*": ("not-before-a-card", {}),
    "weather:*": ("not-before-the-action", {}),
    "die:*": ("not-before-the-action", {}),
}


def why_not(state: Petrichor, seat: int) -> dict[str, Label]:
    step = state.deciding(seat)
    if isinstance(step, (TakeTurn, SecondAction)):
        return EARLY
    if isinstance(step, Vote):
        return _voting(state, step)
    if isinstance(step, BreakTie):
        return {
            thing: ("not-certain" if weather in step.certain else "not-fewer-votes", {})
            for weather, thing in enumerate(WEATHER_THINGS)
            if weather not in step.tied
        }
    reason = _on_tiles(state, seat, step)
    return {} if step is None or reason is None else _said_of_tiles(state, step, reason)


def _voting(state: Petrichor, step: Vote) -> dict[str, Label]:
    seat, mine = step.seat, step.weather
    following = (mine + 1) % 4
    found: dict[str, Label] = {}
    moved = {place for option in step.options(state) for place in option.split("<")}
    for weather, thing in enumerate(WEATHER_THINGS):
        if thing[8:] in moved:
            continue
        if weather in (mine, following):
            found[thing] = ("not-nothing-to-move", {})
        elif state.votes_left[seat]:
            found[thing] = ("not-this-vote", {"weather": WEATHER_THINGS[mine], "next": WEATHER_THINGS[following]})
        else:
            found[thing] = ("not-no-vote-there", {})
    for die, value in enumerate(state.dice):
        if value == HARVEST:
            found[f"die:{die}"] = ("not-die-ready", {})
        elif value in state.dice[:die]:
            found[f"die:{die}"] = ("not-the-same-die", {"value": value})
    return found


def _said_of_tiles(state: Petrichor, step: Step[Petrichor], reason: Reason) -> dict[str, Label]:
    """The reason for each tile that no option is about; it goes for the cloud over it too."""
    touched = {
        thing.split(":")[1]
        for option in step.options(state)
        for thing in step.touches(state, option)
        if thing.startswith(("tile:", "cloud:"))
    }
    found = {}
    for tile, name in enumerate(state.field.names):
        why = None if name in touched else reason(tile)
        if why is not None:
            found[f"tile:{name}"] = why
            if state.clouds[tile] != NO_CLOUD:
                found[f"cloud:{name}"] = why
    return found


def _on_tiles(state: Petrichor, seat: int, step: Step[Any] | None) -> Reason | None:
    if isinstance(step, (FrostAction, StartingCloud)):
        return lambda tile: ("not-free-sky", {})
    if isinstance(step, SunAction):
        return lambda tile: _not_in_cloud(state, seat, tile)
    if isinstance(step, SunWeather):
        return lambda tile: _not_in_cloud(state, seat, tile) or _too_many(state, seat, tile)
    if isinstance(step, RainAction):
        first = step.first
        return lambda tile: ("not-same-cloud", {}) if tile == first else _not_in_cloud(state, seat, tile)
    if isinstance(step, WindAction):
        return lambda tile: ("not-in-reach", {})
    if isinstance(step, TakeBack):
        return lambda tile: ("not-your-drop", {})
    if isinstance(step, WindWeather):
        return lambda tile: ("not-wet", {})
    if isinstance(step, PlaceFertilizer):
        return lambda tile: _no_fertilizer(state, tile)
    return None


def _not_in_cloud(state: Petrichor, seat: int, tile: int) -> Label | None:
    if state.clouds[tile] == NO_CLOUD:
        return ("not-without-cloud", {})
    return None if state.air[tile * state.colours + seat] else ("not-your-cloud", {})


def _too_many(state: Petrichor, seat: int, tile: int) -> Label:
    """Doubling takes as many drops as are there, and so many are neither in the supply nor on tiles."""
    have = state.supply[seat] + state.own_on_tiles(seat)
    return ("not-enough-drops", {"needed": state.air[tile * state.colours + seat], "have": have})


def _no_fertilizer(state: Petrichor, tile: int) -> Label:
    if state.fertilized[tile]:
        return ("not-fertilized-twice", {})
    beside = any(state.fertilized[near] for near in state.field.neighbours[tile])
    return ("not-beside-fertilizer" if beside else "not-room-for-fertilizer", {})
