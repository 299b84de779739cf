"""Small prepared positions: an island described by places and cards, a hand, a compost heap."""

from __future__ import annotations

from typing import Any

from tilth.core import Rng, Step
from tilth.games.earth import GAME
from tilth.games.earth.rules.board import BY_NAME, CLIMATE, ISLAND
from tilth.games.earth.rules.data import CLIMATES, DECK, ECOSYSTEMS, FAUNA, ISLANDS, NUMBER, SLUG
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.table import Gaia, Pool

QUIET_ISLANDS = ("vulcano", "jamaica", "fogo", "kyushu", "deception")
"""Islands that activate nothing."""
QUIET_CLIMATE = "tropical-rainforest"
"""Fires only for a player who chose blue."""
FAUNA_ROW = ("andean-condor", "european-mole", "cairns-birdwing-butterfly", "spotted-hyena")
"""Goals that small positions do not meet by accident."""


def blank(seats: int = 2, **options: Any) -> EarthState:
    """A table after setting up, with empty islands, all cards in the deck, and seat 0 to begin."""
    state = GAME.begin(seats, GAME.check(seats, options), Rng(1))
    state.round = 1
    state.active = 0
    state.deck = DECK[:]
    state.fauna = [FAUNA[slug] for slug in FAUNA_ROW]
    state.leaves = [[], [], [], []]
    if not state.simple:
        state.ecosystems = [ECOSYSTEMS["angat-watershed-forest"], ECOSYSTEMS["odisha-semi-evergreen"]]
    for seat in range(seats):
        state.field[seat][ISLAND] = ISLANDS[QUIET_ISLANDS[seat]]
        state.field[seat][CLIMATE] = CLIMATES[QUIET_CLIMATE]
        if not state.simple:
            state.ecosystem[seat] = ECOSYSTEMS["borneo-lowland-rain-forest"]
        state.watch(seat)
    if seats == 1:
        state.gaia = Gaia()
        state.gaia.deck = [0, 1, 2, 3, 4, 5]
    if state.team:
        state.pools = [Pool(), Pool()]
    return state


def number(state: EarthState, slug: str) -> int:
    """Take a card out of the deck."""
    state.deck.remove(NUMBER[slug])
    return NUMBER[slug]


def lay(state: EarthState, seat: int, cards: dict[str, str], **pieces: dict[str, int]) -> None:
    """Lay cards into an island; `sprouts` and `growth` say what lies on them."""
    for place, slug in cards.items():
        state.lay(seat, number(state, slug), BY_NAME[place])
    state.planted[seat] = []
    for place, count in pieces.get("sprouts", {}).items():
        state.sprouts[seat][BY_NAME[place]] = count
    for place, count in pieces.get("growth", {}).items():
        state.growth[seat][BY_NAME[place]] = count


def board(state: EarthState, seat: int, island: str | None = None, climate: str | None = None) -> None:
    if island is not None:
        state.field[seat][ISLAND] = ISLANDS[island]
    if climate is not None:
        state.field[seat][CLIMATE] = CLIMATES[climate]


def goals(state: EarthState, *slugs: str) -> None:
    """Put these fauna cards on the board, the rest stays as it was."""
    for place, slug in enumerate(slugs):
        state.fauna[place] = FAUNA[slug]
    for seat in range(state.seats):
        state.watch(seat)


def hand(state: EarthState, seat: int, *slugs: str) -> None:
    state.hands[seat] = [number(state, slug) for slug in slugs]


def fill_compost(state: EarthState, seat: int, cards: int) -> None:
    """Put so many cards from the bottom of the deck into a compost heap."""
    state.compost[seat] = state.deck[:cards]
    del state.deck[:cards]


def on_top(state: EarthState, *slugs: str) -> None:
    """Put cards on top of the deck, the first one named on top."""
    state.deck += [number(state, slug) for slug in slugs][::-1]


def go(state: EarthState, *steps: Step[Any]) -> EarthState:
    """Let these steps happen now, up to the first decision."""
    state.push(*steps)
    state.advance()
    return state


def choose(state: EarthState, seat: int, *options: str) -> None:
    """Make choices, each of which must be legal."""
    for option in options:
        assert state.admits(seat, option), (option, state.options(seat))
        state.choose(seat, option)


def names(cards: list[int]) -> list[str]:
    return [SLUG[card] for card in cards]


def pieces_at(state: EarthState, seat: int, place: str) -> tuple[int, int]:
    """Sprouts and growth on the card at a place."""
    return state.sprouts[seat][BY_NAME[place]], state.growth[seat][BY_NAME[place]]
