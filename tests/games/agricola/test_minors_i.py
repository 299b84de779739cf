"""The minor improvements of the interactive deck, each on a small position, in the order of their numbers."""

from __future__ import annotations

import pytest

from tests.games.agricola.positions import (
    animals,
    bonus,
    choices,
    choose,
    farm,
    full,
    go,
    goods,
    hold,
    leave_spaces,
    open_space,
    own,
    pile,
    play,
    sown,
    stacks,
    table,
    turn,
    visit,
    waits,
)
from tilth.core.cards import Moment
from tilth.games.agricola.cards.facts import FACTS, MINOR
from tilth.games.agricola.cards.minors_i import CARDS
from tilth.games.agricola.rules.board import SPACE_NUMBERS
from tilth.games.agricola.rules.farm.building import ROOM_PRICES, renovation_prices
from tilth.games.agricola.rules.farm.fields import FieldWork, bread
from tilth.games.agricola.rules.farm.pastures import Fence
from tilth.games.agricola.rules.goods import CLAY_HUT, GOOD_NUMBERS, HUT, amounts
from tilth.games.agricola.rules.harvest import Feed, Harvest, Reap
from tilth.games.agricola.rules.improvements import Improve, PutDown, improvement_options
from tilth.games.agricola.rules.prices import prices
from tilth.games.agricola.rules.rounds import Replenish, ReturnHome, Round, Work
from tilth.games.agricola.rules.state import Agricola


def fields_of(state: Agricola, seat: int = 0) -> int:
    return state.players[seat].fields.bit_count()


def test_all_43_minor_improvements_of_the_deck_are_there() -> None:
    deck = [name for name, facts in FACTS.items() if facts.kind == MINOR and facts.deck == "I"]
    assert [card.name for card in CARDS] == sorted(deck, key=lambda name: FACTS[name].number)


def test_the_moldboard_plough_ploughs_a_second_field_twice_in_the_game() -> None:
    state = full(3)
    own(state, 0, "moldboard_plough")
    visit(state, "plow_field", "plough a3", "moldboard_plough", "plough a2")
    assert (fields_of(state), state.is_over()) == (2, True)
    leave_spaces(state)
    visit(state, "plow_field", "plough a4", "moldboard_plough", "plough a5")
    leave_spaces(state)
    visit(state, "plow_field", "plough b5")
    assert (fields_of(state), state.is_over()) == (5, True)


def test_the_moldboard_plough_does_not_help_where_one_can_also_sow() -> None:
    state = full(3)
    own(state, 0, "moldboard_plough")
    open_space(state, "plow_sow")
    visit(state, "plow_sow", "plough a1")
    assert state.is_over()


@pytest.mark.parametrize(("round_number", "food"), [(1, 0), (7, 6)])
def test_alms_bring_a_food_for_each_completed_round_and_go_on(round_number: int, food: int) -> None:
    state = play(full(3, round_number), "alms")
    assert goods(state).get("food", 0) == food
    assert (state.players[0].cards, state.players[1].hand) == ([], ["alms"])


def test_alms_are_not_for_somebody_with_an_occupation() -> None:
    state = full(3)
    hold(state, 0, "alms")
    assert improvement_options(state, 0, False, True) == ["play alms"]
    own(state, 0, "academic")
    assert improvement_options(state, 0, False, True) == []


def test_the_bakers_kitchen_replaces_an_oven_and_bakes_2_grain_for_5_food_at_once() -> None:
    state = full(3)
    own(state, 0, "stone_oven")
    hold(state, 0, "bakers_kitchen")
    farm(state, stone=2, grain=3)
    go(state, Improve(0, False, True, True))
    choose(state, "play bakers_kitchen returning stone_oven")
    assert "bake 3" not in state.options(0)
    choose(state, "bake 2")
    assert (goods(state), state.players[0].cards) == ({"grain": 1, "food": 10}, ["bakers_kitchen"])
    assert "stone_oven" in state.majors


def test_the_village_well_replaces_the_well_and_adds_a_food_to_each_of_3_rounds() -> None:
    state = full(3, 2)
    own(state, 0, "well")
    hold(state, 0, "village_well")
    go(state, Improve(0, False, True, True))
    choose(state, "play village_well returning well")
    assert sorted(waits(state)) == [(3, 1), (3, 1), (4, 1), (4, 1), (5, 1), (5, 1), (6, 1), (7, 1)]
    assert "well" in state.majors


@pytest.mark.parametrize(("space", "offered"), [("plow_field", True), ("plow_sow", True), ("day_laborer", False)])
def test_the_threshing_board_bakes_with_the_ploughing_spaces(space: str, offered: bool) -> None:
    state = full(3)
    own(state, 0, "threshing_board", "fireplace_2")
    open_space(state, "plow_sow")
    farm(state, grain=2)
    visit(state, space)
    if not offered:
        assert state.is_over()
        return
    choose(state, "plough a1")
    if space == "plow_sow":
        choose(state, "done")
    choose(state, "threshing_board", "bake 1")
    assert goods(state) == {"grain": 1, "food": 2}


def test_the_harrow_ploughs_a_second_field_once_for_its_owner() -> None:
    state = full(3)
    own(state, 0, "harrow")
    visit(state, "plow_field", "plough a3", "harrow", "plough a2")
    leave_spaces(state)
    visit(state, "plow_field", "plough a4")
    assert (fields_of(state), state.is_over()) == (3, True)


def test_every_other_player_uses_the_harrow_once_for_2_food() -> None:
    state = full(3)
    own(state, 0, "harrow")
    farm(state, 1, food=5)
    visit(state, "plow_field", "plough a3", "yes", "plough a2", seat=1)
    assert (fields_of(state, 1), goods(state, 0), goods(state, 1)) == (2, {"food": 2}, {"food": 3})
    leave_spaces(state)
    visit(state, "plow_field", "plough a4", seat=1)
    assert state.is_over(), "only once in the game"
    leave_spaces(state)
    farm(state, 2, food=1)
    visit(state, "plow_field", "plough a1", seat=2)
    assert state.is_over(), "not without 2 food"


def test_the_harrow_does_not_go_with_a_plough() -> None:
    state = full(3)
    own(state, 0, "harrow")
    own(state, 1, "moldboard_plough")
    farm(state, 1, food=2)
    visit(state, "plow_field", "plough a3", "moldboard_plough", "plough a2", seat=1)
    assert (state.is_over(), goods(state, 1)) == (True, {"food": 2})


def test_the_strawberry_patch_brings_a_food_in_each_of_3_rounds() -> None:
    assert waits(play(full(3, 5), "strawberry_patch")) == [(6, 1), (7, 1), (8, 1)]


def test_the_strawberry_patch_wants_2_vegetable_fields() -> None:
    state = full(3)
    hold(state, 0, "strawberry_patch")
    farm(state, fields="a1+a2")
    sown(state, 0, "a1", "vegetable", 1)
    assert improvement_options(state, 0, False, True) == []
    sown(state, 0, "a2", "vegetable", 1)
    assert improvement_options(state, 0, False, True) == ["play strawberry_patch"]


def test_the_punner_ploughs_a_field_once_when_another_player_uses_a_plough() -> None:
    state = full(3)
    own(state, 0, "punner")
    own(state, 1, "turnwrest_plough")
    visit(state, "plow_field", "plough a3", "turnwrest_plough", "plough a2", seat=1)
    choose(state, "yes", "plough a1")
    choose(state, "plough a4", seat=1)
    assert (fields_of(state), fields_of(state, 1), state.is_over()) == (1, 3, True)


def test_the_punner_does_nothing_for_a_single_field_nor_for_own_ploughs() -> None:
    state = full(3)
    own(state, 0, "punner", "moldboard_plough")
    visit(state, "plow_field", "plough a1", seat=1)
    assert state.is_over()
    leave_spaces(state)
    visit(state, "plow_field", "plough a3", "moldboard_plough", "plough a2")
    assert state.is_over()


def test_the_punner_ploughs_with_the_harrow_of_another() -> None:
    state = full(3)
    own(state, 0, "punner")
    own(state, 1, "harrow")
    visit(state, "plow_field", "plough a3", "harrow", "plough a2", seat=1)
    choose(state, "yes", "plough a5")
    assert (fields_of(state), state.is_over()) == (1, True)


def test_the_holiday_house_keeps_everybody_at_home_in_round_14() -> None:
    state = full(3, 13)
    own(state, 0, "holiday_house")
    go(state, Replenish())
    assert state.players[0].to_place() == 2
    state.round = 14
    state.players[0].guests = 1
    go(state, Replenish(), Work(0))
    assert state.to_act() == [1]
    assert (state.players[0].to_place(), state.players[1].to_place()) == (0, 2)


def test_the_holiday_house_is_for_round_13_at_the_latest() -> None:
    state = full(3, 13)
    hold(state, 0, "holiday_house")
    farm(state, clay=3, reed=2)
    assert improvement_options(state, 0, False, True) == ["play holiday_house"]
    state.round = 14
    assert improvement_options(state, 0, False, True) == []


def test_the_goose_pond_brings_a_food_in_each_of_4_rounds() -> None:
    assert waits(play(full(3, 11), "goose_pond")) == [(12, 1), (13, 1), (14, 1)], "the game ends before the fourth"
    assert len(waits(play(full(3, 2), "goose_pond"))) == 4


def test_the_guest_works_in_the_next_round_and_the_card_goes_on() -> None:
    state = play(full(2), "guest")
    assert (state.players[0].to_place(), state.players[1].hand) == (2, ["guest"])
    go(state, ReturnHome(), Round())
    assert state.players[0].to_place() == 3


def test_the_grain_cart_brings_2_more_grain() -> None:
    state = full(3)
    own(state, 0, "grain_cart")
    assert goods(visit(state, "take_grain")) == {"grain": 3}


@pytest.mark.parametrize(("grain", "options"), [(1, ()), (3, ("mill 1",)), (3, ("mill 2",))])
def test_the_hand_mill_turns_up_to_2_grain_into_2_food_each(grain: int, options: tuple[str, ...]) -> None:
    state = full(3, 4)
    own(state, 0, "hand_mill")
    farm(state, grain=grain, vegetable=1)
    go(state, Feed(0))
    choose(state, "use hand_mill", *options)
    milled = 2 if options == ("mill 2",) else 1
    assert goods(state).get("food", 0) == 2 * milled
    assert goods(state).get("grain", 0) == grain - milled
    assert "use hand_mill" not in state.options(0)


@pytest.mark.parametrize(
    ("cards", "fields", "points"),
    [
        ((), "a1+a2+a3+a4", 0),
        ((), "a1+a2+a3+a4+a5", 2),
        (("punner",), "a1+a2+a3+a4+a5", 0),
        (("harrow",), "a1+a2+a3+a4+a5", 0),
        (("turnwrest_plough", "punner"), "a1+a2+a3+a4+a5+b5", 2),
    ],
)
def test_the_rake_scores_5_fields_or_6_with_a_plough(cards: tuple[str, ...], fields: str, points: int) -> None:
    state = full(3)
    own(state, 0, "rake", *cards)
    farm(state, fields=fields)
    assert bonus(state) == points


def test_the_shepherds_crook_brings_2_sheep_for_each_new_large_pasture() -> None:
    state = full(3)
    own(state, 0, "shepherds_crook")
    farm(state, pastures=("a2+a3+a4+a5",))
    go(state, Moment("fenced", 0, (8, (0b1111, 0b111))))
    assert animals(state) == (2, 0, 0)


def test_the_shepherds_crook_brings_nothing_for_dividing_a_pasture() -> None:
    state = full(3)
    farm(state, pastures=("a1+a2+a3+a4+a5",), wood=1)
    own(state, 0, "shepherds_crook")
    go(state, Fence(0, state.players[0].fences))
    choose(state, "fence a5")
    assert state.players[0].fences.bit_count() == 13
    assert animals(state) == (0, 0, 0)


def test_wood_grows_on_both_plots_of_the_copse() -> None:
    state = full(3)
    own(state, 0, "copse")
    farm(state, wood=2)
    go(state, FieldWork(0, sows=True))
    choose(state, "sow wood copse", "sow wood copse.2")
    assert stacks(state) == [3, 3]
    go(state, Reap(0))
    assert (goods(state), stacks(state)) == ({"wood": 2}, [2, 2])


def test_the_wood_cart_brings_2_more_wood_where_wood_lies() -> None:
    state = full(3)
    own(state, 0, "wood_cart")
    pile(state, "wood_3", wood=3)
    assert goods(visit(state, "wood_3")) == {"wood": 5}
    visit(state, "p3_resource_1", "take wood")
    assert goods(state) == {"wood": 6}, "that wood comes from the supply"


@pytest.mark.parametrize("space", ["clay_1", "reed_1", "fishing"])
def test_the_wood_cart_works_with_wood_that_the_wood_distributor_laid_on_another_space(space: str) -> None:
    state = full(3)
    own(state, 0, "wood_cart", "wood_distributor")
    farm(state, wood=0)
    pile(state, "wood_3", wood=3)
    go(state, Moment("work_start", 0))
    choose(state, "wood_distributor")
    visit(state, space)
    assert goods(state)["wood"] == 3


def test_the_spinney_gets_a_wood_from_the_space_of_3_wood_only() -> None:
    state = full(3)
    own(state, 0, "spinney")
    pile(state, "wood_3", wood=6)
    pile(state, "p3_wood_2", wood=2)
    visit(state, "wood_3", seat=1)
    visit(state, "p3_wood_2", seat=2)
    assert [goods(state, seat) for seat in range(3)] == [{"wood": 1}, {"wood": 5}, {"wood": 2}]
    leave_spaces(state)
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3")
    assert goods(state) == {"wood": 4}


def test_the_wooden_hut_extension_adds_a_room_and_goes_on() -> None:
    state = full(3)
    hold(state, 0, "wooden_hut_extension")
    farm(state, wood=5, reed=1)
    go(state, Improve(0, False, True, True))
    choose(state, "play wooden_hut_extension", "room a1")
    assert (state.players[0].room_count(), goods(state), state.is_over()) == (3, {}, True)
    assert state.players[1].hand == ["wooden_hut_extension"]


def test_the_wooden_hut_extension_is_for_wooden_huts_with_space_beside_them() -> None:
    state = full(3)
    hold(state, 0, "wooden_hut_extension")
    farm(state, wood=5, reed=1, house="clay")
    assert improvement_options(state, 0, False, True) == []
    farm(state, wood=5, reed=1, fields="a1+b2+c2")
    assert improvement_options(state, 0, False, True) == []


@pytest.mark.parametrize(("food", "options", "stone"), [(0, (), 2), (1, ("pay 0",), 2), (1, ("pay 1",), 3)])
def test_the_wooden_crane_brings_a_stone_and_another_for_1_food(
    food: int, options: tuple[str, ...], stone: int
) -> None:
    state = full(3)
    own(state, 0, "wooden_crane")
    open_space(state, "stone_1_stage4")
    pile(state, "stone_1_stage4", stone=1)
    farm(state, food=food)
    visit(state, "stone_1_stage4", *options)
    assert goods(state).get("stone", 0) == stone
    assert goods(state).get("food", 0) == food - (stone == 3)


@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        (("wooden_path",), (), (2, 0)),
        (("wooden_path",), ("clay_path",), (0, 2)),
        (("wooden_path", "clay_path"), (), (2, 0)),
        (("wooden_path", "paved_road"), ("clay_path",), (2, 0)),
    ],
)
def test_only_the_best_road_scores(first: tuple[str, ...], second: tuple[str, ...], points: tuple[int, int]) -> None:
    state = full(3)
    own(state, 0, *first)
    own(state, 1, *second)
    assert (bonus(state, 0), bonus(state, 1)) == points


def test_the_chicken_coop_brings_a_food_in_each_of_8_rounds() -> None:
    assert waits(play(full(3, 3), "chicken_coop")) == [(when, 1) for when in range(4, 12)]


def test_the_cooking_corner_is_worth_3_points() -> None:
    state = full(3)
    own(state, 0, "cooking_corner")
    assert state.scores()[0]["cards"] == 3


def test_the_cooking_corner_replaces_a_cooking_hearth() -> None:
    state = full(3)
    own(state, 0, "cooking_hearth_4")
    hold(state, 0, "cooking_corner")
    farm(state, grain=3, vegetable=1)
    go(state, Improve(0, False, True, True))
    choose(state, "play cooking_corner returning cooking_hearth_4")
    rates = state.players[0].rates
    assert [rates[GOOD_NUMBERS[name]] for name in ("vegetable", "sheep", "boar", "cattle")] == [4, 2, 3, 4]
    assert bread(state, 0) == [3, 3, 3]


def test_the_corn_storehouse_sows_2_grain_on_each_field_after_the_field_phase() -> None:
    state = full(3, 4)
    own(state, 0, "corn_storehouse")
    farm(state, fields="a1+a2+a3", grain=2)
    go(state, Moment("field_end", 0))
    choose(state, "corn_storehouse", "a1")
    assert choices(state) == ["a2", "a3", "done"]
    choose(state, "a2")
    assert (stacks(state), goods(state), state.is_over()) == ([2, 2], {}, True)


def test_the_field_worker_hears_of_the_corn_storehouse_once() -> None:
    state = full(4, 4)
    own(state, 0, "corn_storehouse")
    own(state, 1, "field_worker")
    farm(state, fields="a1+a2", grain=3)
    go(state, Moment("field_end", 0))
    choose(state, "corn_storehouse", "a1", "done")
    assert (goods(state, 0), goods(state, 1)) == ({"grain": 2}, {"food": 1})


def test_the_flagon_is_filled_whenever_a_well_is_built() -> None:
    state = full(3)
    own(state, 0, "flagon")
    go(state, PutDown(1, "well"))
    assert [goods(state, seat) for seat in range(3)] == [{"food": 4}, {"food": 1}, {"food": 1}]
    play(state, "village_well", seat=1)
    assert [goods(state, seat) for seat in range(3)] == [{"food": 8}, {"food": 2}, {"food": 2}]


@pytest.mark.parametrize(("wells", "food"), [((), 0), (("well",), 4), (("village_well",), 4)])
def test_the_flagon_is_filled_at_once_for_each_well_in_play(wells: tuple[str, ...], food: int) -> None:
    state = full(3)
    own(state, 1, *wells)
    play(state, "flagon")
    assert (goods(state).get("food", 0), goods(state, 2).get("food", 0)) == (food, food // 4)
    if wells == ("village_well",):
        state = full(3)
        own(state, 1, "well", "village_well")
        assert goods(play(state, "flagon")) == {"food": 8}


def test_the_lasso_places_a_second_person_with_animals() -> None:
    state = full(2)
    open_space(state, "sheep_1")
    own(state, 0, "lasso")
    pile(state, "sheep_1", sheep=1)
    go(state, Work(0))
    choose(state, "sheep_1", "lasso", "take_grain")
    assert (goods(state), state.to_act()) == ({"sheep": 1, "grain": 1}, [1])


def test_the_planter_box_adds_to_fields_beside_the_house() -> None:
    state = full(3)
    own(state, 0, "planter_box", "bean_field")
    farm(state, fields="b2+c2+a5", grain=2, vegetable=2)
    go(state, FieldWork(0, sows=True))
    choose(state, "sow grain b2", "sow vegetable c2", "sow grain a5", "sow vegetable bean_field")
    assert sorted(stacks(state)) == [2, 3, 3, 5]
    assert state.players[0].stack[15] == 2, "a card is never beside the house"


def test_the_ladder_saves_a_reed_for_rooms_renovations_and_some_improvements() -> None:
    state = full(3)
    own(state, 0, "ladder")
    assert amounts(prices(state, 0, "room", ROOM_PRICES[HUT])[0]) == {"wood": 5, "reed": 1}
    assert amounts(prices(state, 0, "renovation", renovation_prices(state, 0, CLAY_HUT))[0]) == {"clay": 2}
    for card, reed in [("water_mill", 0), ("chicken_coop", 0), ("holiday_house", 1), ("lasso", 1)]:
        assert amounts(prices(state, 0, card, FACTS[card].costs)[0]).get("reed", 0) == reed


def test_manure_harvests_the_fields_after_a_round_without_a_harvest() -> None:
    state = full(3, 5)
    own(state, 0, "manure", "milking_hand")
    farm(state, fields="a1+a2", cattle=1)
    sown(state, 0, "a1", "grain", 3)
    sown(state, 0, "a2", "vegetable", 1)
    go(state, Moment("round_end", 0))
    choose(state, "manure")
    assert (goods(state), stacks(state)) == ({"grain": 1, "vegetable": 1, "cattle": 1}, [2])
    state.round = 7
    go(state, Moment("round_end", 0))
    assert state.is_over(), "there was a harvest"


def test_corn_storehouse_and_water_mill_work_after_manure_for_its_owner_alone() -> None:
    state = full(3, 5)
    own(state, 0, "manure", "corn_storehouse", "water_mill")
    farm(state, fields="a1+a2+a3")
    farm(state, 1, grain=1)
    sown(state, 0, "a1", "grain", 3)
    go(state, Moment("round_end", 0))
    choose(state, "manure", "no", "corn_storehouse", "a2")
    assert (stacks(state), goods(state), goods(state, 1)) == ([2, 2], {}, {"grain": 1})
    assert state.is_over()


def test_the_milking_shed_counts_sheep_and_cattle_of_all_players() -> None:
    state = full(3, 4)
    own(state, 0, "milking_shed")
    farm(state, 0, pastures=("a4+a5",), sheep=3)
    farm(state, 1, pastures=("a4+a5",), cattle=3)
    farm(state, 2, pastures=("a4+a5",), sheep=3)
    go(state, Moment("field_start", 0))
    assert goods(state) == {"sheep": 3, "food": 2}


def test_the_fish_trap_brings_a_food_with_fishing_and_with_reed() -> None:
    state = full(3)
    own(state, 0, "fish_trap")
    pile(state, "fishing", food=1)
    pile(state, "reed_1", reed=2)
    assert goods(visit(state, "fishing")) == {"food": 2}
    assert goods(visit(state, "reed_1")) == {"food": 3, "reed": 2}
    visit(state, "p3_resource_1", "take reed")
    assert goods(state) == {"food": 4, "reed": 3}
    assert goods(visit(state, "take_grain")) == {"food": 4, "reed": 3, "grain": 1}
    play(state, "reed_exchange")
    assert goods(state)["food"] == 4, "not from a space"


def test_the_reed_exchange_brings_2_reed_for_2_wood_or_2_clay_and_goes_on() -> None:
    state = full(3)
    hold(state, 0, "reed_exchange")
    farm(state, wood=1, clay=1)
    assert improvement_options(state, 0, False, True) == []
    farm(state, wood=2)
    go(state, Improve(0, False, True, True))
    choose(state, "play reed_exchange")
    assert (goods(state), state.players[1].hand) == ({"reed": 2, "clay": 1}, ["reed_exchange"])


def test_the_slaughterhouse_gets_a_food_when_another_player_cooks_animals() -> None:
    state = full(3)
    own(state, 0, "slaughterhouse", "fireplace_2")
    own(state, 1, "fireplace_3")
    for seat in (0, 1):
        farm(state, seat, sheep=1, vegetable=1)
    turn(state, 1)
    choose(state, "!cook sheep", "!eat vegetable", seat=1)
    assert goods(state, 0) == {"sheep": 1, "vegetable": 1, "food": 1}
    turn(state, 0)
    choose(state, "!cook sheep")
    assert goods(state, 0) == {"vegetable": 1, "food": 3}, "nothing for one's own"


def test_the_owner_of_the_slaughterhouse_feeds_last() -> None:
    state = full(2, 4)
    own(state, 0, "slaughterhouse")
    farm(state, 0, food=4, grain=1)
    farm(state, 1, food=4, grain=1)
    go(state, Harvest())
    assert state.to_act() == [1]


def test_the_schnaps_distillery_turns_a_vegetable_into_4_food_in_a_harvest() -> None:
    state = full(3, 4)
    own(state, 0, "schnaps_distillery")
    farm(state, vegetable=2)
    go(state, Feed(0))
    choose(state, "use schnaps_distillery")
    assert goods(state) == {"vegetable": 1, "food": 4}
    assert "use schnaps_distillery" not in state.options(0)


@pytest.mark.parametrize(("vegetables", "points"), [(0, 0), (2, 0), (3, 1), (4, 2), (7, 2)])
def test_the_schnaps_distillery_scores_a_fifth_and_a_sixth_vegetable(vegetables: int, points: int) -> None:
    state = full(3)
    own(state, 0, "schnaps_distillery")
    farm(state, fields="a1", vegetable=vegetables)
    sown(state, 0, "a1", "vegetable", 2)
    assert bonus(state) == points


def test_the_straw_thatched_roof_saves_all_reed_of_rooms_and_renovations() -> None:
    state = full(3)
    own(state, 0, "straw_thatched_roof")
    assert amounts(prices(state, 0, "room", ROOM_PRICES[HUT])[0]) == {"wood": 5}
    assert amounts(prices(state, 0, "renovation", renovation_prices(state, 0, CLAY_HUT))[0]) == {"clay": 2}
    assert amounts(prices(state, 0, "holiday_house", FACTS["holiday_house"].costs)[0]) == {"wood": 3, "reed": 2}


def test_the_tavern_brings_food_or_points() -> None:
    state = full(3)
    own(state, 0, "tavern")
    assert goods(visit(state, "tavern", seat=1), 1) == {"food": 3}
    leave_spaces(state)
    visit(state, "tavern", "points")
    assert (bonus(state), goods(state)) == (2, {})


@pytest.mark.parametrize("card", ["tavern", "clay_deposit"])
def test_points_won_on_the_space_of_a_card_stay_when_the_card_is_returned(card: str) -> None:
    state = full(3)
    own(state, 0, card, "clogs")
    hold(state, 0, "madonna_statue")
    visit(state, card, "points")
    go(state, Improve(0, False, True, True))
    choose(state, f"play madonna_statue returning {card}+clogs")
    assert (bonus(state), state.owner(card)) == (2, -1)
    assert card not in turn(state, 1), "the space leaves the game with the card"
    assert card not in state.view(None)["spaces"]


def test_animal_feed_adds_an_animal_of_each_kind_before_the_scoring() -> None:
    state = full(3, 14)
    own(state, 0, "animal_feed")
    farm(state, pastures=("a4+a5", "b4+b5"), sheep=1, boar=2)
    go(state, Moment("round_end", 0))
    assert animals(state) == (2, 3, 0)
    farm(state, sheep=1, boar=0)
    go(state, Moment("round_end", 0))
    assert animals(state) == (1, 0, 0), "there is no place"
    state.round = 13
    farm(state, pastures=("a4+a5",), sheep=1)
    go(state, Moment("round_end", 0))
    assert animals(state) == (1, 0, 0), "not yet"


def test_the_tenant_farmer_returns_animals_after_the_animal_feed() -> None:
    state = full(3, 14)
    own(state, 0, "tenant_farmer", "animal_feed")
    farm(state, pastures=("a4+a5",), sheep=1, boar=0, cattle=0)
    go(state, Moment("round_end", 0), Round())
    assert animals(state) == (2, 0, 0)
    choose(state, "return sheep")
    assert animals(state) == (1, 0, 0)


def test_the_wildlife_reserve_keeps_one_animal_of_each_kind() -> None:
    state = full(3)
    own(state, 0, "wildlife_reserve")
    farm(state, sheep=2, boar=1, cattle=1)
    assert state.housed(0)
    assert state.players[0].pens["wildlife_reserve"] == (1, 1, 1)
    state.players[0].goods[GOOD_NUMBERS["sheep"]] = 3
    assert not state.housed(0)


def test_everybody_grinds_a_grain_in_the_water_mill_and_gives_its_owner_1_food() -> None:
    state = full(4, 4)
    own(state, 1, "water_mill")
    for seat in (0, 1, 3):
        farm(state, seat, grain=2)
    state.players[3].resting = True
    go(state, Moment("field_end", 1))
    choose(state, "yes", seat=0)
    choose(state, "yes", seat=1)
    assert state.is_over(), "without grain or at rest nobody is asked"
    assert (goods(state, 0), goods(state, 1)) == ({"grain": 1, "food": 2}, {"grain": 1, "food": 4})


def test_the_water_mill_of_a_resting_player_serves_the_others() -> None:
    state = full(3, 4)
    own(state, 1, "water_mill")
    for seat in (0, 1):
        farm(state, seat, grain=1, food=9)
    state.players[1].resting = True
    go(state, Harvest())
    assert state.to_act() == [0]
    choose(state, "yes")
    assert (state.players[0].goods[4], goods(state, 1)) == (0, {"grain": 1, "food": 10}), "only the others grind"


def test_the_weekly_market_brings_2_vegetables_for_3_grain_and_goes_on() -> None:
    state = full(3)
    hold(state, 0, "weekly_market")
    farm(state, grain=3)
    go(state, Improve(0, False, True, True))
    choose(state, "play weekly_market")
    assert (goods(state), state.players[1].hand) == ({"vegetable": 2}, ["weekly_market"])


def test_the_clay_deposit_brings_5_clay_for_1_food_to_its_owner() -> None:
    state = full(3)
    own(state, 0, "clay_deposit")
    assert "clay_deposit" not in turn(state, 1), "without food"
    farm(state, 1, food=1)
    visit(state, "clay_deposit", seat=1)
    assert (goods(state, 0), goods(state, 1)) == ({"food": 1}, {"clay": 5})
    assert state.occupied[SPACE_NUMBERS["clay_deposit"]] == 2


def test_the_owner_takes_5_clay_or_2_points_from_the_clay_deposit() -> None:
    state = full(3)
    own(state, 0, "clay_deposit")
    assert goods(visit(state, "clay_deposit", "clay")) == {"clay": 5}
    leave_spaces(state)
    visit(state, "clay_deposit", "points")
    assert (bonus(state), goods(state)) == (2, {"clay": 5})


def test_guest_works_in_the_next_round_only_and_goes_on_to_the_left() -> None:
    state = table(2, "full")
    hold(state, 0, "guest")
    farm(state, food=2)
    go(state, Improve(0, False, True, True))
    choose(state, "play guest")
    assert (goods(state), state.players[0].to_place(), state.players[1].hand) == ({}, 2, ["guest"])
    go(state, ReturnHome(), Round())
    assert state.players[0].to_place() == 3
    state.take_events()
    choose(state, "day_laborer")
    choose(state, "fishing", seat=1)
    choose(state, "reed_1")
    choose(state, "clay_1", seat=1)
    choose(state, "take_grain")
    placed = [event.name for event in state.take_events() if event.name in ("placed", "guest_placed")]
    assert placed.count("guest_placed") == 1
    assert state.players[0].to_place() == 2, "the guest is gone in the round after"


def test_shepherds_crook_brings_2_sheep_for_a_new_pasture_of_4_spaces() -> None:
    state = table(2, "full")
    open_space(state, "fences")
    own(state, 0, "shepherds_crook")
    farm(state, wood=8)
    visit(state, "fences", "fence a4+a5+b4+b5")
    assert animals(state) == (2, 0, 0)


def test_shepherds_crook_brings_nothing_for_a_smaller_pasture() -> None:
    state = table(2, "full")
    open_space(state, "fences")
    own(state, 0, "shepherds_crook")
    farm(state, wood=8)
    visit(state, "fences", "fence a3+a4+a5")
    assert animals(state) == (0, 0, 0)


def test_lasso_places_a_second_person_after_one_that_took_animals() -> None:
    state = table(2, "full")
    open_space(state, "sheep_1")
    own(state, 0, "lasso")
    farm(state, people=3)
    pile(state, "sheep_1", sheep=1)
    go(state, Work(0))
    choose(state, "sheep_1", "lasso", "take_grain")
    assert state.to_act() == [1], "two people and no third"


def test_lasso_wants_animals_with_one_of_the_two() -> None:
    state = table(2, "full")
    open_space(state, "sheep_1")
    own(state, 0, "lasso")
    pile(state, "sheep_1", sheep=1)
    go(state, Work(0))
    choose(state, "take_grain", "lasso")
    assert state.options(0) == ["sheep_1", "!eat grain"]
    choose(state, "sheep_1")
    assert state.to_act() == [1]
    assert goods(state) == {"grain": 1, "sheep": 1}
    state = table(2, "full")
    own(state, 0, "lasso")
    go(state, Work(0))
    choose(state, "take_grain")
    assert state.to_act() == [1], "no animals, no second person"


def test_tavern_is_a_space_with_3_food_for_others_and_food_or_points_for_its_owner() -> None:
    state = table(2, "full")
    own(state, 0, "tavern")
    assert goods(visit(state, "tavern", seat=1), 1) == {"food": 3}
    assert "tavern" not in turn(state, 0)
    state.occupied[SPACE_NUMBERS["tavern"]] = 0
    visit(state, "tavern", "points")
    assert state.scores()[0]["bonus"] == 2
    state.occupied[SPACE_NUMBERS["tavern"]] = 0
    assert goods(visit(state, "tavern", "food")) == {"food": 3}
