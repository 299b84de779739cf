"""Terrains, ecosystems and fauna goals: each against a second, plain reading of its data on random islands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.earth.oracle import counted, worth
from tests.games.earth.positions import blank, lay
from tilth.core import Rng
from tilth.games.earth.rules.board import BY_NAME, SIDE, open_places
from tilth.games.earth.rules.data import (
    CLIMATES,
    DECK,
    ECOSYSTEM_RULE,
    ECOSYSTEMS,
    EVENT,
    FAUNA,
    FLORA,
    GOAL,
    GROWTH_MAX,
    ISLANDS,
    KIND,
    NUMBER,
    ROWS,
    SCORING,
    SPROUT_SPACES,
    TERRAIN,
)
from tilth.games.earth.rules.scoring import count, points, reached
from tilth.games.earth.rules.state import EarthState

ISLES = 24


def random_island(seed: int, kind: int | None = None) -> EarthState:
    """Two islands of 4 to 16 random cards with random pieces; `kind` prefers flora or terrain."""
    rng = Rng(seed)
    state = blank(2)
    rng.shuffle(state.deck)
    for seat in (0, 1):
        state.field[seat][-2] = rng.pick(list(ISLANDS.values()))
        state.field[seat][-1] = rng.pick(list(CLIMATES.values()))
        plantable = [card for card in state.deck if KIND[card] != EVENT]
        if kind is not None:
            plantable.sort(key=lambda card: KIND[card] != kind)
            plantable = plantable[:60]
            rng.shuffle(plantable)
        for card in plantable[: 16 if seed % 3 else 4 + rng.below(12)]:
            state.deck.remove(card)
            cell = rng.pick(open_places(state.spots[seat]))
            state.lay(seat, card, cell)
            full = rng.below(3) == 0
            state.sprouts[seat][cell] = SPROUT_SPACES[card] if full else rng.below(SPROUT_SPACES[card] + 1)
            state.growth[seat][cell] = GROWTH_MAX[card] if full else rng.below(GROWTH_MAX[card] + 1)
            if rng.below(4) == 0:
                state.sprouts[seat][cell] = state.growth[seat][cell] = 0
        state.soil[seat] = rng.below(25)
        state.hands[seat] = [state.deck.pop() for _ in range(rng.below(25))]
        state.compost[seat] = [state.deck.pop() for _ in range(rng.below(30))]
        state.played[seat] = [card for card in DECK if KIND[card] == EVENT][: rng.below(8)]
    return state


RANDOM = [random_island(seed, (None, FLORA, TERRAIN)[seed % 3 if seed < 18 else 1]) for seed in range(ISLES)]


@pytest.mark.parametrize("row", ROWS["ecosystems"], ids=lambda row: row["slug"])
def test_an_ecosystem_counts_as_its_data_says(row: dict[str, Any]) -> None:
    rule = ECOSYSTEM_RULE[ECOSYSTEMS[row["slug"]]]
    for state in RANDOM:
        assert points(state, 0, rule, -1) == worth(state, 0, row["score"])


@pytest.mark.parametrize("row", ROWS["fauna"], ids=lambda row: row["slug"])
def test_a_fauna_goal_counts_as_its_data_says(row: dict[str, Any]) -> None:
    goal = GOAL[FAUNA[row["slug"]]]
    for state in RANDOM:
        number = counted(state, 0, row["goal"])
        assert count(state, 0, goal, -1) == number
        assert reached(state, 0, goal) == (number >= row["goal"]["need"])


@pytest.mark.parametrize("slug", [row["slug"] for row in ROWS["cards"] if SCORING[row["id"]] is not None])
def test_a_terrain_counts_as_its_data_says(slug: str) -> None:
    card = NUMBER[slug]
    line = SCORING[card]
    assert line is not None
    assert line.rule is not None
    data = next(ability["score"] for ability in ROWS["cards"][card - 1]["abilities"] if "score" in ability)
    for seed, state in enumerate(RANDOM):
        cell = state.spots[0][seed % len(state.spots[0])]
        before, state.field[0][cell] = state.field[0][cell], card
        assert points(state, 0, line.rule, cell) == worth(state, 0, data, divmod(cell, SIDE))
        state.field[0][cell] = before


def ecosystem(slug: str, state: EarthState) -> int:
    return points(state, 0, ECOSYSTEM_RULE[ECOSYSTEMS[slug]], -1)


def test_a_type_table_pays_by_the_number_of_cards_and_stops_at_seven() -> None:
    state = blank()
    trees = [card for card in DECK if KIND[card] == FLORA and ROWS["cards"][card - 1]["flora_types"] == ["tree"]]
    paid = []
    for number in range(9):
        paid.append(ecosystem("black-forest", state))
        state.lay(0, trees[number], open_places(state.spots[0])[0])
    assert paid == [0, 0, 4, 8, 13, 23, 28, 30, 30]


def test_a_wild_flora_counts_as_every_type() -> None:
    state = blank()
    lay(state, 0, {"d4": "yellow-sprouts", "e4": "japanese-maple"})
    assert ecosystem("black-forest", state) == 4
    lay(state, 0, {"f4": "tor-grass"})
    assert ecosystem("great-hungarian-plain", state) == 4


def test_a_diagonal_path_bends_but_never_steps_straight() -> None:
    state = blank()
    lay(state, 0, {"d4": "horn-of-plenty", "e5": "indian-oyster", "f4": "stiptic-fungus", "d5": "roman-brown"})
    assert ecosystem("everglades", state) == 3 * 4


def test_at_most_seven_cards_of_a_diagonal_path_count() -> None:
    state = blank()
    mushrooms = [
        card for card in DECK if KIND[card] == FLORA and ROWS["cards"][card - 1]["flora_types"] == ["mushroom"]
    ]
    cells = [BY_NAME[place] for place in ("d4", "f4", "e5", "g5", "d6", "f6", "e7", "g7")]
    for card, cell in zip(mushrooms, cells, strict=False):
        state.lay(0, card, cell)
    assert ecosystem("everglades", state) == 28


def test_a_full_flora_without_growth_space_is_full_for_the_gorilla_but_not_for_bwindi() -> None:
    state = blank()
    lay(state, 0, {"d4": "indian-oyster"}, sprouts={"d4": 3})
    assert count(state, 0, GOAL[FAUNA["mountain-gorilla"]], -1) == 1
    assert ecosystem("bwindi-impenetrable-forest", state) == 0
    assert ecosystem("tongass-national-forest", state) == 2


def test_different_colours_need_a_different_colour_for_every_card() -> None:
    """Two multicolour cards, a red one and a yellow one: only blue is left for two of them."""
    state = blank()
    lay(state, 0, {"d4": "hairawn-muhly", "e4": "yellow-staghorn", "f4": "basil", "g4": "japanese-maple"})
    assert ecosystem("ngorongoro-crater", state) == 0
    state.field[0][BY_NAME["f4"]] = NUMBER["beach"]
    assert ecosystem("ngorongoro-crater", state) == 6


def test_the_same_colour_may_be_one_of_several() -> None:
    state = blank()
    lay(state, 0, {"d4": "hairawn-muhly", "e4": "yellow-staghorn", "f4": "basil", "g4": "roman-brown"})
    assert ecosystem("waiotapu", state) == 0
    state.field[0][BY_NAME["g4"]] = NUMBER["penny-bun"]
    assert ecosystem("waiotapu", state) == 6


def test_a_beach_counts_spaces_beyond_the_edge() -> None:
    state = blank()
    lay(state, 0, {"d4": "beach", "e4": "basil", "d5": "marula", "c3": "white-oak"})
    line = SCORING[NUMBER["beach"]]
    assert line is not None
    assert line.rule is not None
    assert points(state, 0, line.rule, BY_NAME["d4"]) == 8


def test_the_best_players_cards_count_whoever_it_is() -> None:
    state = blank()
    lay(state, 0, {"d4": "desert"})
    lay(state, 1, {"d4": "african-baobab", "e4": "giant-bearded-fig", "f4": "prairie"})
    line = SCORING[NUMBER["desert"]]
    assert line is not None
    assert line.rule is not None
    # Jamaica and Tropical Rainforest are sunny too.
    assert points(state, 0, line.rule, BY_NAME["d4"]) == 2 * 5


def test_caps() -> None:
    state = blank()
    state.soil[0] = 40
    assert ecosystem("the-great-plains", state) == 24
    state.soil[0] = 11
    assert ecosystem("the-great-plains", state) == 22
