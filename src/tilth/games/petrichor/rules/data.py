"""Petrichor's components: what is printed on them comes from tiles.json."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

FROST: Final = 0
SUN: Final = 1
WIND: Final = 2
RAIN: Final = 3
WEATHERS: Final[list[str]] = ["frost", "sun", "wind", "rain"]
WEATHER_THINGS: Final[list[str]] = ["weather:frost", "weather:sun", "weather:wind", "weather:rain"]
WEATHER: Final[dict[str, int]] = {"frost": FROST, "sun": SUN, "wind": WIND, "rain": RAIN}

WHEAT: Final = 0
COTTON: Final = 1
GRASS: Final = 2
POTATO: Final = 3
COFFEE: Final = 4
RICE: Final = 5
CORN: Final = 6
CACTUS: Final = 7
LAKE: Final = 8
CROPS: Final[list[str]] = ["wheat", "cotton", "grass", "potato", "coffee", "rice", "corn", "cactus", "lake"]
CROP_THINGS: Final[list[str]] = [f"crop:{name}" for name in CROPS]

CARDS_OF_EACH: Final = 10
DROPS: Final = 20
VOTES: Final = 12
HAND_LIMIT: Final = 4
FERTILIZERS: Final = 3
LAKE_DROPS: Final = 3
HARVEST: Final = 0
"""The harvest side of a die; the other sides show 1 to 4 votes."""
DIE_SIDES: Final[list[int]] = [1, 2, 3, 4, HARVEST, HARVEST]
DIE_THINGS: Final[list[str]] = ["side:harvest", "side:1", "side:2", "side:3", "side:4"]

NO_CLOUD: Final = 0
LIGHT: Final = 1
THUNDER: Final = 2
THUNDER_AT: Final = 4
OVERFLOW_AT: Final = 8
CLOUDS: Final[list[str]] = ["none", "light", "thunder"]

BARE: Final = 0
SPROUTING: Final = 1
DEVELOPED: Final = 2
DROWNED: Final = 3
"""A cactus that has been overwatered."""
GROWTH: Final[list[str]] = ["none", "sprouting", "developed", "drowned"]

RESHUFFLE: Final = 9
NEUTRAL: Final = 1
"""The colour of the Southern Winds in the solo game."""


def _printed() -> dict[str, Any]:
    text = files("tilth.games.petrichor").joinpath("data", "tiles.json").read_text(encoding="utf-8")
    printed: dict[str, Any] = json.loads(text)
    return printed


PRINTED: Final[dict[str, Any]] = _printed()


def _column(key: str, default: Any) -> list[Any]:
    return [PRINTED["crops"][crop].get(key, default) for crop in CROPS]


COUNT: Final[list[int]] = _column("count", 0)
SHOWN: Final[dict[str, Any]] = {
    "crops": {
        name: {key: value for key, value in crop.items() if key not in ("known", "count")}
        for name, crop in PRINTED["crops"].items()
    },
    "wheat_bonus": PRINTED["wheat_bonus"],
    "voting_wins": PRINTED["voting_wins"],
    "wind_cards": PRINTED["wind_cards"],
}
"""What a client must know to draw tiles, track and cards."""
GROW: Final[list[int]] = _column("grow", 1000)
"""Drops needed to grow; the lake never does."""
RANKS: Final[list[list[int]]] = _column("ranks", [])
RANKS_SPROUTING: Final[list[int]] = PRINTED["crops"]["coffee"]["ranks_sprouting"]
RANKS_DROWNED: Final[list[int]] = PRINTED["crops"]["cactus"]["ranks_drowned"]
DROWN: Final[int] = PRINTED["crops"]["cactus"]["drown"]
WHEAT_MOST: Final[int] = PRINTED["crops"]["wheat"]["most"]
WHEAT_OTHERS: Final[int] = PRINTED["crops"]["wheat"]["others"]
WHEAT_BONUS: Final[int] = PRINTED["wheat_bonus"]
RICE_DROP: Final[int] = PRINTED["crops"]["rice"]["each_drop"]
CORN_SHARED: Final[list[int]] = PRINTED["crops"]["corn"]["by_presence"]
VOTING_WINS: Final[list[int]] = PRINTED["voting_wins"]
SOLO_PRIORITY: Final[list[int]] = [CROPS.index(crop) for _, crop in PRINTED["solo_priority"]]
"""The crops of the tiles with a compass, the lowest priority first."""
WIND_VOTES: Final[list[list[int]]] = [[]] + [
    [WEATHERS.index(icon) for icon in PRINTED["wind_cards"][str(card)] if icon != "harvest"] for card in range(1, 10)
]
WIND_HARVEST: Final[list[bool]] = [False] + ["harvest" in PRINTED["wind_cards"][str(card)] for card in range(1, 10)]
FIRST_LAYOUTS: Final[dict[int, list[int]]] = {
    int(seats): [CROPS.index(crop) for row in rows for crop in row] for seats, rows in PRINTED["first_layouts"].items()
}

SEAT_THINGS: Final[list[str]] = ["seat:0", "seat:1", "seat:2", "seat:3"]
SOLO_THINGS: Final[list[str]] = ["seat:0", "player:south"]
COLOURS: Final[list[str]] = ["0", "1", "2", "3"]
"""Whose drop it is, in notation: the number of the seat."""
SOLO_COLOURS: Final[list[str]] = ["0", "south"]
