"""Set-up, the four phases of a round, and the action spaces that give goods."""

from __future__ import annotations

import pytest

from tests.games.agricola.positions import (
    animals,
    choose,
    events,
    farm,
    go,
    goods,
    lying,
    open_space,
    pile,
    table,
    turn,
    visit,
)
from tilth.games.agricola import GAME
from tilth.games.agricola.rules.board import HARVESTS, SPACE_NAMES, STAGES
from tilth.games.agricola.rules.goods import FOOD
from tilth.games.agricola.rules.rounds import Place, Replenish, ReturnHome, Round, Work
from tilth.games.agricola.rules.state import Agricola


def new(seats: int, **options: object) -> Agricola:
    state = GAME.new(seats, options, 5)
    assert isinstance(state, Agricola)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_starting_player_has_2_food_and_the_others_3(seats: int) -> None:
    state = new(seats, mode="family")
    assert [player.goods[FOOD] for player in state.players] == [2 if s == state.starting else 3 for s in range(seats)]


def test_everybody_starts_with_two_people_in_a_wooden_hut_of_two_rooms() -> None:
    for player in new(3, mode="family").players:
        assert (player.people, player.room_count(), player.house) == (2, 2, 0)


@pytest.mark.parametrize(("seats", "cards"), [(1, 0), (2, 0), (3, 4), (4, 6), (5, 6)])
@pytest.mark.parametrize("mode", ["full", "family"])
def test_four_action_cards_for_three_players_and_six_for_four_or_five(seats: int, cards: int, mode: str) -> None:
    state = new(seats, mode=mode)
    assert len(state.in_play) == 10 + cards + 1


def test_round_cards_are_shuffled_within_their_stage() -> None:
    orders = set()
    for seed in range(30):
        state = GAME.new(2, {"mode": "family"}, seed)
        assert isinstance(state, Agricola)
        names = [SPACE_NAMES[space] for space in state.round_cards]
        at = 0
        for stage in STAGES:
            assert sorted(names[at : at + len(stage)]) == sorted(stage)
            at += len(stage)
        orders.add(tuple(names[:4]))
    assert len(orders) > 5


def test_harvests_follow_rounds_4_7_9_11_13_and_14() -> None:
    assert HARVESTS == (4, 7, 9, 11, 13, 14)


def test_goods_gather_from_round_to_round() -> None:
    state = table(2)
    go(state, Replenish(), Replenish(), Place(0))
    assert (lying(state, "wood_3", "wood"), lying(state, "clay_1", "clay"), lying(state, "fishing", "food")) == (
        9,
        3,
        3,
    )
    assert lying(state, "starting_player_storehouse", "food") == 3


@pytest.mark.parametrize(
    ("seats", "space", "good", "number"),
    [
        (3, "p3_wood_2", "wood", 2),
        (3, "p3_clay_1", "clay", 1),
        (4, "p4_wood_1", "wood", 1),
        (4, "p4_wood_2", "wood", 2),
        (4, "p4_clay_2", "clay", 2),
        (4, "p4_traveling_players", "food", 1),
        (5, "p5_wood_4", "wood", 4),
        (5, "p5_clay_3", "clay", 3),
        (5, "p5_reed_stone_wood", "reed", 1),
        (5, "p5_room_or_players", "food", 1),
    ],
)
def test_what_action_cards_get_in_a_round(seats: int, space: str, good: str, number: int) -> None:
    for mode in ("full", "family"):
        state = table(seats, mode)
        before = lying(state, space, good)
        go(state, Replenish(), Place(0))
        assert lying(state, space, good) == before + number


def test_alone_the_wood_space_gets_2_wood() -> None:
    state = table(1)
    before = lying(state, "wood_3", "wood")
    go(state, Replenish(), Place(0))
    assert lying(state, "wood_3", "wood") == before + 2


def test_whoever_comes_takes_everything() -> None:
    state = table()
    pile(state, "wood_3", wood=9)
    visit(state, "wood_3")
    assert goods(state) == {"wood": 9}
    assert lying(state, "wood_3", "wood") == 0
    assert events(state, "got") == [("seat:0", 9, "good:wood", "space:wood_3")]


def test_an_empty_space_cannot_be_taken() -> None:
    state = table()
    pile(state, "wood_3", wood=0)
    assert "wood_3" not in turn(state)


def test_a_space_is_for_one_person_in_a_round() -> None:
    state = table()
    visit(state, "take_grain")
    assert "take_grain" not in turn(state, 1)
    go(state, ReturnHome(), Place(1))
    assert "take_grain" in state.options(1)


def test_people_are_placed_in_turn_until_all_are_out() -> None:
    state = table(3)
    farm(state, 1, people=3)
    order = []
    go(state, Work(2))
    for space in ("take_grain", "fishing", "reed_1", "clay_1", "wood_3", "p3_wood_2", "p3_clay_1"):
        order.extend(state.to_act())
        choose(state, space, seat=state.to_act()[0])
    assert state.is_over()
    assert order == [2, 0, 1, 2, 0, 1, 1]


def test_the_marker_moves_only_by_the_starting_player_space_and_counts_from_the_next_round() -> None:
    state = table(2)
    visit(state, "starting_player_storehouse", seat=1)
    assert state.starting == 1
    go(state, ReturnHome(), Round())
    assert state.to_act() == [1]


def test_the_storehouse_also_gives_its_food() -> None:
    state = table(2)
    pile(state, "starting_player_storehouse", food=4)
    visit(state, "starting_player_storehouse")
    assert goods(state) == {"food": 4}


def test_day_labourer_gives_2_food_or_in_the_family_game_1_food_and_a_building_resource() -> None:
    assert goods(visit(table(2, "full"), "day_laborer")) == {"food": 2}
    state = table(2)
    visit(state, "day_laborer_family")
    assert state.options(0) == ["take wood", "take clay", "take reed", "take stone"]
    assert goods(choose(state, "take stone")) == {"stone": 1, "food": 1}


def test_two_different_building_resources() -> None:
    state = table(4)
    visit(state, "p4_resources_2")
    assert len(state.options(0)) == 6
    assert goods(choose(state, "take reed stone")) == {"reed": 1, "stone": 1}


def test_among_five_players_the_two_building_resources_may_be_alike() -> None:
    state = table(5)
    visit(state, "p5_resources_or_growth")
    assert len(state.options(0)) == 10
    assert goods(choose(state, "take reed reed")) == {"reed": 2}


def test_reed_stone_and_food_come_from_the_supply() -> None:
    assert goods(visit(table(4), "p4_reed_stone_food")) == {"reed": 1, "stone": 1, "food": 1}


def test_stone_and_wood_beside_the_reed_do_not_gather() -> None:
    state = table(5)
    pile(state, "p5_reed_stone_wood", reed=3)
    assert goods(visit(state, "p5_reed_stone_wood")) == {"reed": 3, "stone": 1, "wood": 1}


def test_five_players_choose_among_animals_and_pay_1_food_for_cattle() -> None:
    state = table(5)
    visit(state, "p5_animal_choice")
    assert state.options(0) == ["sheep", "boar"]
    choose(state, "sheep")
    assert goods(state) == {"sheep": 1, "food": 1}
    state = table(5)
    farm(state, food=1)
    visit(state, "p5_animal_choice", "cattle")
    assert goods(state) == {"cattle": 1}


def test_a_room_on_the_five_player_space_leaves_the_food_there() -> None:
    state = table(5)
    farm(state, wood=10, reed=4)
    pile(state, "p5_room_or_players", food=3)
    visit(state, "p5_room_or_players", "room", "room a1")
    assert state.players[0].room_count() == 3
    assert lying(state, "p5_room_or_players", "food") == 3
    assert state.is_over(), "only one room"
    assert "p5_room_or_players" not in turn(state, 1)


def test_family_growth_on_the_five_player_space_from_round_5_on() -> None:
    for round_number, offered in ((4, False), (5, True)):
        state = table(5, round_number=round_number)
        farm(state, rooms="a1+b1+c1")
        visit(state, "p5_resources_or_growth")
        assert ("growth" in state.options(0)) == offered


def test_animals_of_a_space_go_to_the_farm_at_once() -> None:
    state = table()
    farm(state, pastures=("a4+a5",))
    open_space(state, "sheep_1")
    pile(state, "sheep_1", sheep=5)
    visit(state, "sheep_1")
    assert animals(state) == (5, 0, 0)
    assert state.players[0].pens == {"a4+a5": (4, 0, 0), "house": (1, 0, 0)}


def test_goods_on_a_round_space_come_when_the_round_begins() -> None:
    state = table(2, round_number=3)
    state.promise(1, [3, 4, 6, 15], FOOD, 2)
    assert state.players[1].promised == [(4, FOOD, 2), (6, FOOD, 2)]
    go(state, Round())
    assert goods(state, 1) == {"food": 2}
    assert state.players[1].promised == [(6, FOOD, 2)]


def test_a_player_for_whom_nothing_can_be_done_stays_at_home() -> None:
    state = table()
    for space in state.in_play:
        state.occupied[space] = 2
    turn(state)
    assert state.is_over()
    assert state.players[0].placed == 1
