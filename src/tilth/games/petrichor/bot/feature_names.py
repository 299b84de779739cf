"""What each of the features is, in their order."""

from __future__ import annotations

from typing import Final

from tilth.games.petrichor.bot.features import CROPS_COUNTED, VARIANTS
from tilth.games.petrichor.rules.data import CROPS, WEATHERS

TABLE: Final = [
    "round",
    "rounds left",
    "final round",
    *[f"{seats} seats" for seats in range(1, 5)],
    "turns taken",
    "turns left",
    "nobody has passed",
    "passed first",
    "begins",
    "until the turn",
    "after the first",
    "harvest likely",
    "lowest die",
    "middle die",
    "highest die",
    "dice at harvest",
    "dice at 1",
    *[f"{name} likely to come" for name in WEATHERS],
    *[f"{name} likely to lead" for name in WEATHERS],
    *[f"{name} in hand" for name in WEATHERS],
    "kinds in hand",
    "cards kept",
    "clouds",
    "turns of the winds",
    "wind cards",
    "winds that lower a die",
    *[f"votes of the winds on {name}" for name in WEATHERS],
    *VARIANTS,
]
PLAYER: Final = [
    "points",
    "points expected",
    "points of fields expected",
    "points of votes expected",
    "wins",
    "wheat",
    "drops",
    "drops up to 3",
    "votes",
    "cards",
    "cards over 4",
    "clouds with drops",
    "drops in light clouds",
    "drops in thunder",
    "most drops in a cloud",
    "drops on tiles",
    *[f"votes on {name}" for name in WEATHERS],
    "votes ahead",
]
CROP: Final = [
    "tiles",
    "own drops",
    "the rival's drops",
    "other drops",
    *[
        f"{whose} {kind}"
        for kind in ("in thunder", "in light clouds")
        for whose in ("own", "the rival's", "others'", "any")
    ],
    "drops missing",
    "drops missing with clouds",
    "sprouting",
    "developed",
    "own ahead",
    "rival ahead",
    "own there",
    "rival there",
    "own lead with clouds",
    "fertilized",
]
NAMES: Final = [
    *TABLE,
    *[f"{who}: {name}" for who in ("own", "best rival", "others") for name in PLAYER],
    *[f"{crop}: {name}" for crop in CROPS[:CROPS_COUNTED] for name in CROP],
]
