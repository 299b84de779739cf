"""Planting: where, for how much, and what cards do to the price."""

from __future__ import annotations

import pytest

from tests.games.earth.positions import blank, board, choose, go, hand, lay, names, pieces_at
from tilth.games.earth.rules.actions import ChooseAction
from tilth.games.earth.rules.board import BY_NAME, NAMES, open_places
from tilth.games.earth.rules.data import COST, NUMBER
from tilth.games.earth.rules.planting import DrawAfterPlanting, Plant


def places(*cells: str) -> list[str]:
    return [NAMES[cell] for cell in open_places(sorted(BY_NAME[cell] for cell in cells))]


def test_the_first_card_lies_in_the_middle_of_open_ground() -> None:
    assert places() == ["d4"]


def test_the_next_card_lies_beside_a_card_also_diagonally() -> None:
    assert places("d4") == ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]


def test_no_island_is_wider_or_taller_than_four() -> None:
    assert all(place[0] in "defg" for place in places("d4", "e4", "f4", "g4"))
    assert all(place[1] in "1234" for place in places("d1", "d2", "d3", "d4"))


def test_a_full_island_has_no_place_left() -> None:
    assert places(*[f"{column}{row}" for column in "abcd" for row in "1234"]) == []


def test_the_active_player_plants_two_cards_one_after_the_other_the_others_one() -> None:
    state = blank(2)
    hand(state, 0, "basil", "marula", "white-oak")
    hand(state, 1, "roman-brown", "oakmoss")
    state.soil[:] = [20, 20]
    go(state, ChooseAction(0))
    choose(state, 0, "plant", "plant basil", "plant marula", "e4")
    choose(state, 1, "plant oakmoss")
    assert names([state.field[0][BY_NAME["d4"]], state.field[0][BY_NAME["e4"]]]) == ["basil", "marula"]
    assert state.deciding(0) is not None
    assert state.deciding(0).name == "keep"  # type: ignore[union-attr]
    assert len(state.spots[1]) == 1
    assert state.soil[0] == 20 - COST[NUMBER["basil"]] - COST[NUMBER["marula"]]


def test_only_affordable_plantable_cards_are_offered() -> None:
    state = blank(1)
    hand(state, 0, "basil", "yellow-sprouts", "mudpot", "beach")
    state.soil[0] = 7
    go(state, Plant(0, 1))
    assert [option for option in state.options(0) if option[0] != "!"] == ["plant basil", "plant beach", "done"]


@pytest.mark.parametrize(
    ("reducer", "card", "price"),
    [
        ("alfisol", "african-baobab", 4),
        ("alfisol", "basil", 3),
        ("solidified-magma", "african-baobab", 5),
        ("solidified-magma", "basil", 3),
    ],
)
def test_terrains_make_cards_of_a_type_or_habitat_cheaper(reducer: str, card: str, price: int) -> None:
    state = blank(1)
    board(state, 0, island="kauai")
    lay(state, 0, {"d4": reducer})
    hand(state, 0, card)
    state.soil[0] = price
    go(state, Plant(0, 1))
    choose(state, 0, f"plant {card}", "e4")
    assert state.soil[0] == 0


def test_reductions_add_up_but_never_below_nothing() -> None:
    state = blank(1)
    board(state, 0, island="kyushu")
    hand(state, 0, "red-gram")
    lay(state, 0, {"d4": "aridisol"})
    assert state.price(0, NUMBER["red-gram"], 1) == 0
    assert state.price(0, NUMBER["red-gram"], 9) == 9 - 2 - 1


def test_hand_cards_can_pay_for_horn_of_plenty_and_become_compost() -> None:
    state = blank(1)
    hand(state, 0, "horn-of-plenty", "basil", "marula", "beach")
    state.soil[0] = 1
    go(state, Plant(0, 1))
    choose(state, 0, "plant horn-of-plenty")
    assert [option for option in state.options(0) if option[0] != "!"] == ["instead 2", "instead 3"]
    choose(state, 0, "instead 2", "basil", "beach")
    assert names(state.compost[0]) == ["basil", "beach"]
    assert state.soil[0] == 0
    assert names(state.hands[0])[0] == "marula"


def test_the_planted_card_cannot_pay_for_itself() -> None:
    state = blank(1)
    hand(state, 0, "horn-of-plenty", "basil")
    state.soil[0] = 1
    go(state, Plant(0, 1))
    assert "plant horn-of-plenty" not in state.options(0)


@pytest.mark.parametrize(("card", "piece"), [("english-walnut", 0), ("giant-bearded-fig", 1)])
def test_sprouts_or_growth_can_pay_instead_of_soil(card: str, piece: int) -> None:
    state = blank(1)
    lay(state, 0, {"d4": "tor-grass"}, sprouts={"d4": 6}, growth={"d4": 2})
    hand(state, 0, card)
    go(state, Plant(0, 1))
    choose(state, 0, f"plant {card}", "e4")
    left = pieces_at(state, 0, "d4")
    assert left[piece] == (6, 2)[piece] - COST[NUMBER[card]]
    assert left[1 - piece] == (6, 2)[1 - piece]


def test_a_replaced_terrain_becomes_compost_the_new_card_is_free_and_two_cards_are_drawn() -> None:
    state = blank(1)
    lay(state, 0, {"d4": "lava-plain", "e4": "beach"})
    hand(state, 0, "basil", "hairawn-muhly", "white-oak")
    go(state, Plant(0, 1))
    choose(state, 0, "replace d4")
    assert state.options(0) == ["basil", "hairawn-muhly"]
    choose(state, 0, "hairawn-muhly")
    assert state.field[0][BY_NAME["d4"]] == NUMBER["hairawn-muhly"]
    assert names(state.compost[0]) == ["lava-plain"]
    assert len(state.hands[0]) == 2 + 2
    assert len(state.spots[0]) == 2
    assert state.soil[0] == 0


def test_replacing_is_possible_on_a_full_island_and_uses_up_a_planting() -> None:
    state = blank(1)
    ground = [f"{column}{row}" for row in "1234" for column in "abcd"]
    slugs = [slug for slug in NUMBER if NUMBER[slug] in range(20, 35)]
    lay(state, 0, dict(zip(ground, ["lava-plain", *slugs], strict=True)))
    hand(state, 0, "basil", "penny-bun")
    state.soil[0] = 9
    go(state, Plant(0, 1))
    assert [option for option in state.options(0) if option[0] != "!"] == ["replace a1", "done"]
    choose(state, 0, "replace a1", "basil")
    assert state.is_over()


def test_a_black_line_happens_once_when_the_card_is_planted() -> None:
    state = blank(1)
    hand(state, 0, "red-gram")
    state.soil[0] = 1
    go(state, Plant(0, 1))
    choose(state, 0, "plant red-gram")
    assert state.soil[0] == 4


def test_after_planting_the_active_player_keeps_one_of_four_and_the_others_draw_one() -> None:
    state = blank(2)
    state.deal()
    go(state, DrawAfterPlanting(0), DrawAfterPlanting(1))
    four = state.options(0)
    assert len(four) == 4
    choose(state, 0, four[2])
    assert names(state.hands[0]) == [four[2]]
    assert names(state.dropped[0]) == [four[0], four[1], four[3]]
    assert len(state.hands[1]) == 1
    assert state.compost[0] == []


def test_nothing_need_be_planted() -> None:
    state = blank(2)
    hand(state, 0, "basil")
    state.soil[0] = 5
    go(state, Plant(0, 2))
    choose(state, 0, "done")
    assert state.is_over()
    assert state.spots[0] == []
