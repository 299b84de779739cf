"""Small positions, built in one line: what a test does not name is filled in so that everything adds up."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tilth.core import Rng, Step
from tilth.games.petrichor import GAME
from tilth.games.petrichor.rules.actions import TakeTurn, action
from tilth.games.petrichor.rules.data import (
    CACTUS,
    COFFEE,
    CROPS,
    DEVELOPED,
    DROPS,
    DROWN,
    DROWNED,
    FIRST_LAYOUTS,
    GROW,
    LIGHT,
    RICE,
    SPROUTING,
    THUNDER,
    THUNDER_AT,
    VOTES,
    WEATHERS,
)
from tilth.games.petrichor.rules.state import Petrichor, full_deck, full_wind_deck, lake_of

SOUTH = 1
"""The colour of the Southern Winds."""
SOLO_TILES = ["grass", "wheat", "cotton", "potato", "rice", "coffee"]
ONE_OF_EACH = "frost sun wind rain"
Drops = Mapping[str, Mapping[int, int]]


def position(
    seats: int,
    *,
    then: Sequence[Step[Any]] = (),
    options: Mapping[str, Any] | None = None,
    round: int = 1,  # noqa: A002
    first: int = 0,
    passed: int = -1,
    turns: int = 0,
    tiles: Mapping[str, str] | None = None,
    clouds: Drops | None = None,
    thunder: str = "",
    water: Drops | None = None,
    developed: str = "",
    fertilized: str = "",
    votes: Mapping[str, Mapping[int, int]] | None = None,
    hands: Sequence[str] | None = None,
    discard: str = "",
    deck: str = "",
    dice: Sequence[int] = (4, 4, 4),
    wins: Sequence[int] | None = None,
    wheat: Sequence[int] | None = None,
    harvest_points: Sequence[int] | None = None,
    wind_deck: Sequence[int] = (),
    seed: int = 1,
    patient: bool = False,
) -> Petrichor:
    """A position with these steps ahead and nothing after them (without any: the turns from seat 0 on).

    `clouds` and `water` give drops by tile and colour; a cloud of 4 or more drops is thunder by itself. `deck` and
    `wind_deck` name the cards that come next, the first one first. Crops in `tiles` change places with others.
    The result went through save and load, so only possible positions come out. A patient one waits as tables do.
    """
    state = Petrichor(seats, GAME.check(seats, options), Rng(seed))
    state.round, state.first, state.passer, state.turns = round, first, passed, turns
    _lay_tiles(state, tiles or {})
    for name, drops in (clouds or {}).items():
        _put(state, state.air, name, drops)
        strong = name in thunder.split() or sum(drops.values()) >= THUNDER_AT
        state.clouds[state.field.index[name]] = THUNDER if strong else LIGHT
    for name, drops in (water or {}).items():
        _put(state, state.water, name, drops)
        tile = state.field.index[name]
        if sum(drops.values()) >= GROW[state.tiles[tile]]:
            slow = state.tiles[tile] in (COFFEE, RICE) and name not in developed.split()
            state.growth[tile] = SPROUTING if slow else DEVELOPED
            if state.tiles[tile] == CACTUS and sum(drops.values()) >= DROWN:
                state.growth[tile] = DROWNED
    for name in fertilized.split():
        state.fertilized[state.field.index[name]] = 1
    for weather, placed in (votes or {}).items():
        for colour, number in placed.items():
            state.votes[WEATHERS.index(weather) * state.colours + colour] = number
    for colour in range(state.colours):
        state.supply[colour] = DROPS - state.own_on_tiles(colour) - sum(state.air[colour :: state.colours])
        state.votes_left[colour] = VOTES - sum(state.votes[colour :: state.colours])
    _deal(state, hands if hands is not None else [ONE_OF_EACH] * seats, discard, deck)
    state.dice = list(dice)
    for values, given in ((state.wins, wins), (state.wheat, wheat), (state.harvest_points, harvest_points)):
        if given is not None:
            values[:] = given
    if seats == 1:
        rest = [card for card in full_wind_deck() if card not in wind_deck]
        state.wind_deck = [*rest, *list(wind_deck)[::-1]]
    state = reloaded(state)
    state.patient = patient
    state.push(*(then or [TakeTurn(0)]))
    state.advance()
    return state


def _lay_tiles(state: Petrichor, tiles: Mapping[str, str]) -> None:
    usual = [CROPS.index(crop) for crop in SOLO_TILES] if state.seats == 1 else FIRST_LAYOUTS[state.seats]
    state.tiles = usual[:]
    for name, crop_name in tiles.items():
        tile, crop = state.field.index[name], CROPS.index(crop_name)
        given = [state.field.index[other] for other in tiles]
        swapped = [at for at, lying in enumerate(state.tiles) if lying == crop and at not in given]
        if swapped and state.tiles[tile] != crop:
            state.tiles[swapped[0]] = state.tiles[tile]
        state.tiles[tile] = crop
    state.lake = lake_of(state.tiles)


def _put(state: Petrichor, places: list[int], name: str, drops: Mapping[int, int]) -> None:
    for colour, number in drops.items():
        places[state.field.index[name] * state.colours + colour] = number


def _deal(state: Petrichor, hands: Sequence[str], discard: str, deck: str) -> None:
    rest = full_deck()
    for seat, hand in enumerate(hands):
        for name in hand.split():
            rest.remove(WEATHERS.index(name))
            state.hands[seat * 4 + WEATHERS.index(name)] += 1
    if discard == "everything else":
        discard = " ".join(WEATHERS[card] for card in rest)
    for name in discard.split():
        rest.remove(WEATHERS.index(name))
        state.discard[WEATHERS.index(name)] += 1
    for name in deck.split():
        rest.remove(WEATHERS.index(name))
    state.deck = [*rest, *[WEATHERS.index(name) for name in deck.split()][::-1]]


def reloaded(state: Petrichor) -> Petrichor:
    """The state as somebody else would read it, telling its events."""
    loaded = GAME.load(json.loads(json.dumps(GAME.save(state))))
    assert isinstance(loaded, Petrichor)
    loaded.telling = True
    return loaded


def resolving(weather: str, seats: int = 2, seat: int = 0, **rest: Any) -> Petrichor:
    """A position where a seat performs a card action."""
    return position(seats, then=[action(seat, WEATHERS.index(weather))], **rest)


def after(seats: int, *steps: Step[Any], **rest: Any) -> Petrichor:
    """A position where these steps come next; those that run by themselves have run."""
    return position(seats, then=steps, **rest)


def act(state: Petrichor, *options: str) -> Petrichor:
    """Choose for whoever must act, each option checked as a table would."""
    for option in options:
        seat = state.to_act()[0]
        assert state.admits(seat, option), (option, state.options(seat))
        state.choose(seat, option)
    return state


def options(state: Petrichor) -> list[str]:
    """What the seat that must act may choose."""
    return state.options(state.to_act()[0])


def asked(state: Petrichor) -> str:
    """The decision that is open, with its seat: `turn 0`."""
    seat = state.to_act()[0]
    step = state.deciding(seat)
    assert step is not None
    return f"{step.name} {seat}"


def air(state: Petrichor, name: str) -> list[int]:
    """The drops in the cloud above a tile, by colour."""
    base = state.field.index[name] * state.colours
    return state.air[base : base + state.colours]


def water(state: Petrichor, name: str) -> list[int]:
    """The drops on a tile, by colour."""
    base = state.field.index[name] * state.colours
    return state.water[base : base + state.colours]


def cloud(state: Petrichor, name: str) -> str:
    return ["none", "light", "thunder"][state.clouds[state.field.index[name]]]


def growth(state: Petrichor, name: str) -> str:
    return ["none", "sprouting", "developed", "drowned"][state.growth[state.field.index[name]]]


def votes(state: Petrichor, weather: str) -> list[int]:
    """The votes on a weather, by colour."""
    base = WEATHERS.index(weather) * state.colours
    return state.votes[base : base + state.colours]


def hand(state: Petrichor, seat: int) -> str:
    """A hand in the order of the weather ring."""
    return " ".join(name for name, n in zip(WEATHERS, state.hand(seat), strict=True) for _ in range(n))


def told(state: Petrichor, name: str) -> list[tuple[Any, ...]]:
    """The events of this name since they were last looked at."""
    return [event.args for event in state.take_events() if event.name == name]
