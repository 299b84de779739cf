"""What each of the features is, in their order."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.bot.features import BOARD, MAJORS
from tilth.games.agricola.rules.board import SPACE_NAMES
from tilth.games.agricola.rules.goods import GOOD_NAMES, GRAIN, VEGETABLE

FARM: Final = [
    "points expected",
    *GOOD_NAMES,
    "wooden house",
    "clay house",
    "stone house",
    "rooms",
    "people",
    "newborn",
    "people to place",
    *[f"{number} people" for number in range(2, 6)],
    "fields",
    "empty fields",
    "fields of grain",
    "fields of vegetables",
    "grain on fields",
    "vegetables on fields",
    "pastures",
    "fenced spaces",
    "stables",
    "stables in pastures",
    "room for animals",
    "room left for animals",
    "unused spaces",
    "begging cards",
    "starting player",
    "food for a sheep",
    "food for a boar",
    "food for a cattle",
    "food for a vegetable",
    "food missing",
    "food missing with crops",
    "food promised",
    "rooms to spare",
    "material for a room",
    "material to renovate",
    "has sheep",
    "has boar",
    "has cattle",
    "breeds sheep",
    "breeds boar",
    "breeds cattle",
    "has any grain",
    "has any vegetables",
    "wood for fences",
    "occupations",
    "improvements",
    *MAJORS,
]
TABLE: Final = [
    "ahead of the best rival",
    "round",
    "harvest in this round",
    "rounds to the harvest",
    "harvests left",
    "time left, squared",
    "asked now",
    "full game",
    "alone",
    "for two",
    "seats",
    "occupations in hand",
    "improvements in hand",
    *[
        f"{good} {where}"
        for number, good in enumerate(GOOD_NAMES)
        if number not in (GRAIN, VEGETABLE)
        for where in ("on the board", "on one space")
    ],
    *[f"space {SPACE_NAMES[space]}" for space in BOARD],
    *[f"{name} to be had" for name in MAJORS],
]
NAMES: Final = [
    *[f"{who}: {name}" for who in ("own", "best rival", "mean of others") for name in FARM],
    *[f"table: {name}" for name in TABLE],
]
