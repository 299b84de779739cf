"""What views and labels say of choices to come: firing cards, prices, points of a place, Gaia's share."""

from __future__ import annotations

from typing import Any

from tests.games.earth.positions import blank, board, choose, go, goals, hand, lay
from tilth.core.decision import decision
from tilth.core.rng import Rng
from tilth.games.earth.rules.actions import ChooseAction
from tilth.games.earth.rules.activation import Activate, Order
from tilth.games.earth.rules.board import BY_NAME
from tilth.games.earth.rules.data import NUMBER
from tilth.games.earth.rules.pieces import Place
from tilth.games.earth.rules.planting import PlantAt
from tilth.games.earth.rules.state import EarthState


def options(state: EarthState, seat: int = 0) -> dict[str, Any]:
    """The options of a seat's decision by their notation."""
    asked = decision(state, seat, foresee=False)
    assert asked is not None
    return {option.option: option for option in asked.options}


def test_a_view_says_which_cards_each_action_fires() -> None:
    state = blank()
    lay(state, 0, {"d4": "japanese-maple", "e4": "marula", "d5": "prairie"})
    fires = state.view(0)["areas"][0]["fires"]
    assert fires["grow"] == ["d4"]
    assert fires["plant"] == ["d5"]
    # The climate fires only for whoever chose blue: seat 0 is active, seat 1 is not.
    assert fires["water"] == ["climate", "e4"]
    assert state.view(0)["areas"][1]["fires"]["water"] == []


def test_an_action_says_how_many_cards_fire() -> None:
    state = blank()
    lay(state, 0, {"d4": "japanese-maple", "e4": "white-oak"})
    state.push(ChooseAction(0))
    state.advance()
    assert options(state)["grow"].label[1]["number"] == 2
    assert options(state)["compost"].label[1]["number"] == 0


def test_a_place_says_its_points_and_what_becomes_worth_more_or_less() -> None:
    state = blank()
    lay(state, 0, {"d4": "prairie", "d5": "beach"})
    hand(state, 0, "cat-grass")
    state.push(PlantAt(0, NUMBER["cat-grass"]))
    state.advance()
    said = options(state)
    # Cat Grass is a herb worth 0: +3 in the row of the prairie; beside the beach a free neighbour worth 4 is lost.
    assert said["e4"].label[1] | {"cell": "", "card": ""} == {
        "cell": "",
        "card": "",
        "points": "+3",
        "more": ["card:prairie"],
        "less": [],
        "goals": [],
    }
    assert said["e5"].label[1]["points"] == "−4"
    assert said["e5"].label[1]["less"] == ["card:beach"]
    assert said["c3"].label[1]["points"] == "0"


def test_a_place_says_which_goal_it_meets() -> None:
    state = blank()
    goals(state, "lubber-grasshopper")
    lay(state, 0, {"d4": "basil", "e4": "cat-grass", "f4": "elephant-grass"})
    hand(state, 0, "rosemary")
    state.push(PlantAt(0, NUMBER["rosemary"]))
    state.advance()
    assert options(state)["d3"].label[1]["goals"] == ["fauna:lubber-grasshopper"]


def test_the_points_of_a_place_do_not_tell_what_others_have_planted_in_the_same_turn() -> None:
    state = blank()
    lay(state, 0, {"d4": "savanna"})
    lay(state, 1, {"d4": "white-oak"})
    hand(state, 0, "cat-grass")
    hand(state, 1, "japanese-maple")
    state.soil[:] = [9, 9]
    go(state, ChooseAction(0))
    choose(state, 0, "plant", "plant cat-grass")
    before = options(state)
    choose(state, 1, "plant japanese-maple", "e4")
    assert state.view(0)["areas"][1]["field"].keys() == {"d4"}
    assert {name: option.label for name, option in options(state).items()} == {
        name: option.label for name, option in before.items()
    }


def test_own_prices_say_what_can_be_paid_instead_of_soil() -> None:
    state = blank()
    lay(state, 0, {"d4": "japanese-maple"}, sprouts={"d4": 2})
    hand(state, 0, "american-beech", "basil")
    assert state.view(0)["areas"][0]["instead"] == {"american-beech": {"with": "sprout", "most": 2}}
    assert "instead" not in state.view(1)["areas"][0]


def test_gaia_says_what_she_surely_gets() -> None:
    easy, hard = blank(1, gaia="beginner"), blank(1, gaia="hard")
    for state in (easy, hard):
        lay(state, 0, {"d4": "marula", "e4": "roman-brown"})
    # Two blue cards and a blue climate.
    assert easy.view(0)["gaia"]["follows"] == {"plant": 0, "compost": 2, "water": 3, "grow": 0}
    assert hard.view(0)["gaia"]["follows"] == {"plant": 0, "compost": 5, "water": 6, "grow": 3}


def test_leaves_are_worth_less_and_less_or_ten_each() -> None:
    assert blank().view(0)["leaf_values"] == [15, 11, 8, 6, 5]
    assert blank(setup="simple").view(0)["leaf_values"] == [10, 10, 10, 10, 10]


def test_a_skip_touches_nothing_and_a_card_in_use_is_touched_once() -> None:
    state = blank()
    lay(state, 0, {"d4": "marula"})
    state.compost[0] = [state.deck.pop()]
    state.action = 2
    state.push(Activate(0, 2, BY_NAME["d4"]))
    state.advance()
    assert options(state)["use d4"].touches == ["cell:d4", "card:marula"]
    assert options(state)["skip d4"].touches == []


def test_putting_several_pieces_at_once_touches_all_the_room() -> None:
    state = blank()
    lay(state, 0, {"d4": "japanese-maple", "e4": "cat-grass"})
    state.push(Place(0, 2, 3, (), False))
    state.advance()
    said = options(state)
    assert said["d4"].touches == ["cell:d4", "card:japanese-maple"]
    assert said["d4 3"].touches == ["cell:d4", "card:japanese-maple", "all:d4"]


def test_the_order_is_chosen_by_touching_the_board_cards_or_the_word() -> None:
    state = blank()
    board(state, 0, island="kauai")
    state.action = 0
    state.push(Order(0, 0))
    state.advance()
    said = options(state)
    assert said["board"].touches == ["order:board", "cell:island", "cell:climate"]
    assert said["field"].touches == ["order:field"]


def test_a_view_with_previews_is_the_same_after_shuffling_what_is_hidden() -> None:
    state = blank()
    lay(state, 0, {"d4": "savanna", "e4": "marula"})
    hand(state, 0, "cat-grass", "basil")
    hand(state, 1, "rosemary")
    state.push(PlantAt(0, NUMBER["cat-grass"]))
    state.advance()
    other = state.determinize(0, Rng(9))
    assert isinstance(other, EarthState)
    assert other.view(0) == state.view(0)
    assert options(other) == options(state)
