"""What the numbers of Agricola are named by: cards, places for animals and seed, and what cards do at any time."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.cards import catalogue
from tilth.games.agricola.cards.card import CATALOGUE
from tilth.games.agricola.cards.facts import FACTS, MAJOR, OCCUPATION
from tilth.games.agricola.cards.kinds import Exchanger
from tilth.games.agricola.cards.minors_e import COOKABLE
from tilth.games.agricola.cards.occupations_e import Grocer
from tilth.games.agricola.cards.occupations_k import Mover
from tilth.games.agricola.rules.farm.fences import CELL_NAMES, cells_name, enclosable
from tilth.games.agricola.rules.farm.housing import HOUSE
from tilth.games.agricola.rules.goods import FOOD, GOOD_NAMES
from tilth.games.agricola.rules.state import START_ROOMS

assert catalogue.STEPS  # with this module all cards are in the catalogue

CARDS: Final[list[str]] = list(FACTS)
IN_HAND: Final[list[str]] = [name for name in CARDS if FACTS[name].kind != MAJOR]
CARD_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(CARDS)}
IN_HAND_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(IN_HAND)}

PASTURES: Final[list[int]] = [cells for cells in enclosable() if not cells & START_ROOMS]
"""Every set of spaces that can be fenced in; the first two rooms always stand."""

# Animals stand in pastures, in stables, in the house and on cards.

HOLDERS: Final[list[str]] = [name for name, card in CATALOGUE.farm.items() if card.holder is not None]
PENS: Final[list[str]] = [*CELL_NAMES, HOUSE, *HOLDERS]
"""A pasture is called by its first space: no other place for animals has that one."""
PEN_AT: Final[dict[str, int]] = {
    **{cells_name(cells): (cells & -cells).bit_length() - 1 for cells in enclosable()},
    **{name: at for at, name in enumerate(PENS)},
}
"""The place for animals of every notation."""


def _card_plots() -> list[str]:
    """Plots on cards as options name them; a good grows on each that is always the same."""
    found = []
    for name, card in CATALOGUE.farm.items():
        found += [f"{name}.{number + 1}" if number else name for number in range(len(card.plots))]
    return found


CARD_PLOTS: Final[list[str]] = _card_plots()
PLOTS: Final[list[str]] = [*CELL_NAMES, *CARD_PLOTS]
FIRST_PLOT: Final[dict[str, int]] = {name: at for at, name in enumerate(CARD_PLOTS) if "." not in name}
"""Where the plots of each card begin in `CARD_PLOTS`."""
SEED: Final[dict[str, str]] = {name: GOOD_NAMES[CATALOGUE.farm[name.partition(".")[0]].plots[0]] for name in CARD_PLOTS}


def _returns() -> list[tuple[str, str]]:
    """A new improvement and the one that is given up for it."""
    found = []
    for new in FACTS.values():
        if new.returns and new.returned == 1:
            for old in FACTS.values():
                if old.kind != OCCUPATION and (new.returns == old.name or new.returns in old.traits):
                    found.append((new.name, old.name))
    return found


RETURNS: Final[list[tuple[str, str]]] = _returns()

WORKS: Final = (
    "builders_trowel renovate",
    "stone_breaker renovate",
    "master_builder room",
    "mason room",
    "pastor take",
    "sheep_farmer exchange",
)
"""What cards do at any time that are no exchanges."""


def _anytime() -> list[str]:
    """What cards do at any time, as options name it."""
    found = [f"!{work}" for work in WORKS]
    for name, card in CATALOGUE.farm.items():
        if isinstance(card, Exchanger):
            for number, given, count, taken in card.exchanges:
                found.append(f"!{name} {number} {GOOD_NAMES[given]} {count} {GOOD_NAMES[taken]}")
        if isinstance(card, Grocer):
            found += sorted({f"!{name} 1 {GOOD_NAMES[FOOD]} 1 {GOOD_NAMES[good]}" for good in card.wares})
    for one in COOKABLE:
        found += [f"!gypsys_crock {GOOD_NAMES[one]} {GOOD_NAMES[other]}" for other in COOKABLE if one <= other]
    return found


ANYTIME: Final[list[str]] = _anytime()


def _moves() -> list[str]:
    """From where to where cards send a person who was placed, as options name it."""
    movers = [card for card in CATALOGUE.farm.values() if isinstance(card, Mover)]
    return sorted({f"{start} {end}" for card in movers for start in card.sources for end in card.targets})


MOVES: Final[list[str]] = _moves()
