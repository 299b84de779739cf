"""What each of the features is, in their order."""

from __future__ import annotations

from typing import Final

from tilth.games.sonora.rules.data import SECTIONS

SHEET: Final = [
    *[f"points of {section}" for section in SECTIONS],
    *[f"sure for {section}" for section in SECTIONS],
    *[f"{section} with what is sure" for section in SECTIONS],
    *[f"{section} with more" for section in SECTIONS],
    *[f"{section} with what is likely" for section in SECTIONS],
    "reflicks",
    "swaps",
    "discoveries",
    "animals",
    "buildings",
    "discs in hand",
    "value in hand",
    "discs on circles",
    "kept",
]
NAMES: Final = [
    *[f"{who}: {name}" for who in ("own", "best rival", "mean of others") for name in SHEET],
    "rounds left",
    "time left",
    "seats",
    "no nudge",
    "after the first",
    "harm by the bot",
]
