"""Brings all decks into the catalogue, and names the steps that some cards bring along."""

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
from tilth.games.agricola.cards.card import CATALOGUE

for deck in (majors, minors_e, minors_i, minors_k, occupations_e, occupations_i, occupations_k):
    CATALOGUE.take_in(list(deck.CARDS))

STEPS: Final[list[type[Step[Any]]]] = [minors_i.PlaceSecond]
