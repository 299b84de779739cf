"""The components: how many there are of everything, as the rulebook and the balance of the deck say."""

from __future__ import annotations

from collections import Counter

import pytest

from tilth.games.earth.rules import data as d
from tilth.games.earth.rules import lines as L  # noqa: N812

PLANTABLE = [card for card in d.DECK if d.KIND[card] != d.EVENT]
ALL_FLORA = [card for card in d.DECK if d.KIND[card] == d.FLORA]


def test_the_deck_has_179_flora_66_terrains_and_38_events() -> None:
    assert Counter(d.KIND[card] for card in d.DECK) == {d.FLORA: 179, d.TERRAIN: 66, d.EVENT: 38}
    assert list(range(1, 284)) == d.DECK


@pytest.mark.parametrize("kind", ["tree", "herb", "mushroom", "bush"])
def test_there_are_44_flora_of_each_type_and_three_of_all_types(kind: str) -> None:
    of_type = [card for card in ALL_FLORA if d.TYPES[card] & L.TYPES[kind]]
    assert len([card for card in of_type if d.TYPES[card] != L.FLORA]) == 44
    assert len([card for card in of_type if d.TYPES[card] == L.FLORA]) == 3


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_79_cards_count_as_each_of_the_three_colours(colour: str) -> None:
    bit = L.COLOUR_BITS[L.COLOURS.index(colour)]
    assert len([card for card in PLANTABLE if d.COLOURS[card] & bit]) == 79


@pytest.mark.parametrize(("colour", "number"), [("green", 18), ("brown", 61), ("black", 18), ("multicolor", 20)])
def test_the_other_colours(colour: str, number: int) -> None:
    bit = L.COLOUR_BITS[L.COLOURS.index(colour)]
    assert len([card for card in PLANTABLE if d.COLOURS[card] & bit]) == number


@pytest.mark.parametrize("habitat", list(L.HABITATS))
def test_every_habitat_is_on_116_cards_9_islands_and_10_climates(habitat: str) -> None:
    def having(cards: list[int]) -> int:
        return len([card for card in cards if d.HABITATS[card] & L.HABITATS[habitat]])

    assert having(PLANTABLE) == 116
    assert having(list(d.ISLANDS.values())) == 9
    assert having(list(d.CLIMATES.values())) == 10


@pytest.mark.parametrize("tag", list(L.TAGS))
def test_every_name_tag_is_on_34_flora(tag: str) -> None:
    assert len([card for card in ALL_FLORA if d.TAGS[card] & L.TAGS[tag]]) == 34


def test_arrows_are_on_22_flora_and_21_terrains() -> None:
    assert Counter(d.KIND[card] for card in d.DECK if d.ARROWS[card]) == {d.FLORA: 22, d.TERRAIN: 21}


def test_costs_of_flora() -> None:
    costs = Counter(d.COST[card] for card in ALL_FLORA)
    assert [costs[cost] for cost in range(10)] == [11, 29, 29, 32, 31, 13, 15, 9, 9, 1]


def test_points_of_events() -> None:
    points = Counter(d.POINTS[card] for card in d.DECK if d.KIND[card] == d.EVENT)
    assert points == {-4: 4, -3: 4, -2: 6, -1: 4, 0: 16, 1: 4}


def test_a_canopy_is_never_worth_less_than_its_pieces() -> None:
    worse = [d.SLUG[card] for card in ALL_FLORA if d.CANOPY[card] < d.GROWTH_MAX[card]]
    assert worse == []
    assert d.CANOPY[d.NUMBER["slippery-jack"]] == 2


def test_islands_climates_ecosystems_fauna_and_gaia() -> None:
    assert [len(d.ISLANDS), len(d.CLIMATES), len(d.ECOSYSTEMS), len(d.FAUNA), len(d.GAIA)] == [20, 20, 64, 46, 6]
    for rows in (d.ROWS["islands"], d.ROWS["climates"], d.ROWS["ecosystems"], d.ROWS["fauna"]):
        assert [row["side"] for row in rows] == [1, 2] * (len(rows) // 2)
        assert all(rows[i]["card"] == rows[i + 1]["card"] for i in range(0, len(rows), 2))


def test_every_island_counts_as_black_and_as_two_abilities() -> None:
    for island in d.ISLANDS.values():
        assert d.COLOURS[island] & L.COLOUR_BITS[L.BLACK]
        assert d.ABILITIES[island] == 2


def test_no_card_has_two_lines_for_one_action() -> None:
    for card in [*PLANTABLE, *d.ISLANDS.values(), *d.CLIMATES.values()]:
        for action in (L.GREEN, L.RED, L.BLUE, L.YELLOW):
            wanted = (action, L.MULTI) if action != L.GREEN else (action,)
            assert len([line for line in d.PRINT[card] if line.colour in wanted]) <= 1


def test_a_multicolour_card_counts_as_three_colours_and_multicolour_but_not_the_other_way_round() -> None:
    muhly, maple = d.NUMBER["hairawn-muhly"], d.NUMBER["japanese-maple"]
    assert d.COLOURS[muhly] == 64 | 2 | 4 | 8
    assert d.COLOURS[maple] == 8
