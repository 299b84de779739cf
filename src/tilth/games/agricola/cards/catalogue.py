"""All cards that exist, and the steps that some of them bring along."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.steps import Step
from tilth.games.agricola.cards import (
    majors,
    minors_e,
    minors_i,
    minors_k,
    occupations_e,
    occupations_i,
    occupations_k,
)
from tilth.games.agricola.cards.card import FarmCatalogue

CATALOGUE: Final = FarmCatalogue(
    [
        *majors.CARDS,
        *minors_e.CARDS,
        *minors_i.CARDS,
        *minors_k.CARDS,
        *occupations_e.CARDS,
        *occupations_i.CARDS,
        *occupations_k.CARDS,
    ]
)
STEPS: Final[list[type[Step[Any]]]] = [minors_i.PlaceSecond]
