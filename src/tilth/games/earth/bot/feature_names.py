"""What each of the features is, in their order."""

from __future__ import annotations

from typing import Final

from tilth.games.earth.bot.features import HAND
from tilth.games.earth.rules.gaia import LEVELS
from tilth.games.earth.rules.scoring import CATEGORIES

ACTIONS: Final = ["plant", "compost", "water", "grow"]
RESOURCES: Final = ["soil", "cards", "sprouts", "growth", "compost"]
KINDS: Final = ["tree", "herb", "mushroom", "bush", "terrain"]
PLAYER: Final = [
    *[f"points: {category}" for category in CATEGORIES],
    *[f"{resource} of lines at {action}" for action in ACTIONS for resource in RESOURCES],
    "points expected",
    "points",
    "soil",
    "cards in hand",
    "planted",
    "nearly full",
    "full",
    "room for sprouts",
    "room for trunks",
    "points of missing canopies",
    "canopies",
    "events",
    "scoring cards",
    "cards that make cheaper",
    "cards that forbid",
    *[f"cards of kind {kind}" for kind in KINDS],
    "active",
    "own turns left by planted",
    "leaves sure",
    *[f"unmet goal {number}" for number in range(1, 5)],
    "own ecosystem",
    "shared ecosystems",
]
MINE: Final = [
    *[f"promise of hand card {number}" for number in range(1, HAND + 1)],
    "cards to plant",
    "events in hand",
    "cards that can be paid",
    "cheapest card",
    "mean price",
]
OTHERS: Final = ["number", "ahead of the best", "mean of points expected", "mean of planted"]
GAIA: Final = [
    "points expected",
    "ahead of her",
    "compost",
    "sprouts",
    "growth",
    "leaf points",
    "pile",
    "soil",
    "blue cards",
    "leaves",
    "cards to come",
    "skips",
    *LEVELS,
]
TIME: Final = [
    "own turns left",
    *[f"others' turns of {action}" for action in ACTIONS],
    "overdue",
    "round",
    "fullest island",
    "mate's points expected",
    "active",
    "simple setup",
    "teams",
    "completed",
    *[f"{seats} seats" for seats in range(1, 6)],
]
NAMES: Final = [
    *[f"own: {name}" for name in PLAYER],
    *[f"hand: {name}" for name in MINE],
    *[f"best rival: {name}" for name in PLAYER],
    *[f"others: {name}" for name in OTHERS],
    *[f"Gaia: {name}" for name in GAIA],
    *[f"time: {name}" for name in TIME],
]
