"""All that can be done in Earth, in one fixed numbering.

A card has one number for whatever a decision does with it (plant, keep, compost ...), a place of the island likewise; a
second one stands where both could be offered at once: an event beside cards to plant, a card that goes into the team's
area or comes out of it.
"""

from __future__ import annotations

from typing import Final

from tilth.core.encoding import Group, starts
from tilth.games.earth.rules.actions import ACTIONS, CHOICES, ChooseAction, Follow
from tilth.games.earth.rules.activation import AS, ORDERS, PART, SKIP, USE
from tilth.games.earth.rules.anytime import CAREFUL, EVENTS, EXCHANGE, SWIFT
from tilth.games.earth.rules.board import NAMES, PLACES
from tilth.games.earth.rules.data import (
    DECK,
    ECOSYSTEM_SLUG,
    EVENT,
    FAUNA,
    FIRST_CLIMATE,
    FIRST_ISLAND,
    KIND,
    SLUG,
)
from tilth.games.earth.rules.gaia import GaiaLeaf
from tilth.games.earth.rules.pieces import ENOUGH, MANY, SHARE, TAKE
from tilth.games.earth.rules.planting import DONE, PLANT
from tilth.games.earth.rules.setup import ChooseSide
from tilth.games.earth.rules.state import EarthState

SIDES: Final = 20
EVENT_CARDS: Final[list[int]] = [card for card in DECK if KIND[card] == EVENT]
FOLLOWED: Final[list[str]] = ["soil", "compost", "sprouts", "cards", "growth"]
POOL: Final[list[str]] = ["share soil", "share compost", "take soil", "take compost", "take sprout", "take growth"]
MOST: Final = 24
ISLAND_SLUGS: Final[list[str]] = [SLUG[FIRST_ISLAND + side] for side in range(SIDES)]
CLIMATE_SLUGS: Final[list[str]] = [SLUG[FIRST_CLIMATE + side] for side in range(SIDES)]

GROUPS: Final[list[Group]] = [
    Group("action", ACTIONS),
    Group("follow", FOLLOWED),
    Group("card", [SLUG[card] for card in DECK]),
    Group("event", [SLUG[card] for card in EVENT_CARDS]),
    Group("team card", [SLUG[card] for card in DECK]),
    Group("team", POOL),
    Group("place", NAMES[:PLACES]),
    Group("all at place", NAMES[:PLACES]),
    Group("activate", ["use", "part", "skip"]),
    Group("order", ORDERS),
    Group("number", [str(number) for number in range(MOST + 1)]),
    Group("island", ISLAND_SLUGS),
    Group("climate", CLIMATE_SLUGS),
    Group("ecosystem", ECOSYSTEM_SLUG),
    Group("goal for Gaia", ["1", "2", "3", "4"]),
    Group("word", [DONE, ENOUGH, SHARE, "exchange", "careful", "swift"]),
]
STARTS: Final[dict[str, int]] = starts([(group.name, len(group.entries)) for group in GROUPS])


def _common() -> dict[str, int]:
    """The numbers of all options that mean the same in every decision."""
    found: dict[str, int] = {}
    for at, card in enumerate(DECK):
        found[SLUG[card]] = found[PLANT[card]] = STARTS["card"] + at
        for verb in ("take", "!take", "!share"):
            found[f"{verb} {SLUG[card]}"] = STARTS["team card"] + at
    for at, card in enumerate(EVENT_CARDS):
        found[EVENTS[card]] = STARTS["event"] + at
    for at, name in enumerate(POOL):
        found[name] = found[f"!{name}"] = STARTS["team"] + at
    for cell in range(PLACES):
        found[NAMES[cell]] = found[AS[cell]] = found[f"replace {NAMES[cell]}"] = STARTS["place"] + cell
        for number in range(2, MOST + 1):
            found[MANY[cell][number]] = STARTS["all at place"] + cell
    for at, lines in enumerate((USE, PART, SKIP)):
        for line in lines:
            found[line] = STARTS["activate"] + at
    for at, order in enumerate(ORDERS):
        found[order] = STARTS["order"] + at
    for number in range(MOST + 1):
        found[TAKE[MOST][MOST - number]] = found[f"instead {number}"] = STARTS["number"] + number
    for at, word in enumerate([DONE, ENOUGH, SHARE, EXCHANGE, CAREFUL, SWIFT]):
        found[word] = STARTS["word"] + at
    return found


def _with(group: str, names: list[str]) -> dict[str, int]:
    return {**NUMBERS, **{name: STARTS[group] + at for at, name in enumerate(names)}}


NUMBERS: Final[dict[str, int]] = _common()
OF_ACTIONS: Final[dict[str, int]] = _with("action", ACTIONS)
OF_FOLLOWING: Final[dict[str, int]] = _with("follow", FOLLOWED)
OF_SIDES: Final[list[dict[str, int]]] = [
    _with("island", ISLAND_SLUGS),
    _with("climate", CLIMATE_SLUGS),
    _with("ecosystem", ECOSYSTEM_SLUG),
]
"""The same for decisions whose options are called like cards or like each other."""
assert {choice for choices in CHOICES for choice in choices} == set(FOLLOWED)


def place(state: EarthState, seat: int, options: list[str]) -> list[int]:
    """The numbers of the options of one decision."""
    step = state.deciding(seat)
    table = NUMBERS
    if isinstance(step, ChooseAction):
        table = OF_ACTIONS
    elif isinstance(step, Follow):
        table = OF_FOLLOWING
    elif isinstance(step, ChooseSide):
        table = OF_SIDES[step.kind]
    elif isinstance(step, GaiaLeaf):
        return [STARTS["goal for Gaia"] + state.fauna.index(FAUNA[option]) for option in options]
    return [table[option] for option in options]
