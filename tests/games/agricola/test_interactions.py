"""What the appendix says of cards together: what combines and what does not, who pays whom, and in which order."""

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
    lying,
    occupy,
    open_space,
    own,
    pile,
    play,
    price_of,
    promised,
    sown,
    stacks,
    turn,
    visit,
)
from tilth.core.cards import Moment
from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.rules.family import can_grow, grow
from tilth.games.agricola.rules.farm.animals import cook, gain_animals
from tilth.games.agricola.rules.farm.building import Build, can_renovate
from tilth.games.agricola.rules.farm.fields import FieldWork, bake
from tilth.games.agricola.rules.farm.pastures import Fence, fences_left
from tilth.games.agricola.rules.goods import BOAR, GRAIN, WOOD, amount
from tilth.games.agricola.rules.harvest import Feed, Harvest, Reap
from tilth.games.agricola.rules.improvements import Improve, improvement_options, meets
from tilth.games.agricola.rules.rounds import Collect, Work
from tilth.games.agricola.rules.state import Agricola

# Ploughs do not combine.

PLOUGHS = ("riding_plough", "turnwrest_plough", "moldboard_plough", "swing_plough", "crooked_plough", "harrow")


@pytest.mark.parametrize("first", PLOUGHS)
@pytest.mark.parametrize("second", PLOUGHS)
def test_only_one_plough_or_the_harrow_is_used_for_one_ploughing(first: str, second: str) -> None:
    if first == second:
        return
    state = full()
    own(state, 0, first, second)
    visit(state, "plow_field", "plough a3")
    assert {first, second} <= set(state.options(0))
    choose(state, first, "plough a4")
    while not state.is_over() and "done" in state.options(0) and second not in state.options(0):
        choose(state, "done")
    assert state.is_over(), "the other one is not offered any more"


@pytest.mark.parametrize("plough", PLOUGHS)
def test_a_field_of_the_card_field_the_watchman_or_the_plowman_is_ploughed_without_a_plough(plough: str) -> None:
    state = full()
    own(state, 0, plough)
    play(state, "field", "plough a3")
    assert state.is_over()
    own(state, 0, "field_watchman")
    visit(state, "take_grain", "field_watchman", "plough a4")
    assert (state.is_over(), state.players[0].fields.bit_count()) == (True, 2)
    own(state, 0, "plowman")
    state.round += 4
    farm(state, fields="a3+a4", food=1)
    go(state, Moment("round_start", 0))
    choose(state, "plowman", "plough a5")
    assert state.is_over()


# Base prices and cards that change a price.


@pytest.mark.parametrize(
    ("card", "house", "base"),
    [
        ("axe", "wood", {"wood": 2, "reed": 2}),
        ("clay_supports", "clay", {"wood": 1, "clay": 2, "reed": 1}),
        ("clay_plasterer", "clay", {"clay": 3, "reed": 2}),
        ("carpenter", "stone", {"stone": 3, "reed": 2}),
    ],
)
def test_a_base_price_can_be_changed_by_other_cards(card: str, house: str, base: dict[str, int]) -> None:
    state = full()
    own(state, 0, card)
    farm(state, house=house)
    assert base in price_of(state, "room")
    own(state, 0, "thatcher")
    assert {**base, "reed": base["reed"] - 1} in [{"reed": 0, **price} for price in price_of(state, "room")]


def test_for_one_room_one_base_price_is_used_and_for_the_next_another() -> None:
    state = full()
    own(state, 0, "clay_supports", "carpenter")
    farm(state, house="clay", wood=1, clay=5, reed=3)
    assert price_of(state, "room") == [{"wood": 1, "clay": 2, "reed": 1}, {"clay": 3, "reed": 2}]
    go(state, Build(0, 2, 0))
    choose(state, "room a1", "3 clay 2 reed", "room b2")
    assert (goods(state), state.players[0].room_count()) == ({}, 4)


def test_a_change_of_price_may_be_used_for_some_of_several_rooms_only() -> None:
    state = full()
    own(state, 0, "brushwood_collector", "frame_builder")
    farm(state, house="clay", wood=2, clay=8, reed=2)
    go(state, Build(0, 2, 0))
    choose(state, "room a1", "5 clay 2 reed", "room b2")
    assert goods(state) == {}, "3 clay, 1 wood for 2 clay and 1 wood for all reed"


@pytest.mark.parametrize(
    ("extension", "house"),
    [("wooden_hut_extension", "wood"), ("clay_hut_extension", "clay"), ("stone_house_extension", "stone")],
)
@pytest.mark.parametrize(
    "card", ["carpenter", "axe", "clay_plasterer", "clay_supports", "thatcher", "clay_roof", "brushwood_roof"]
)
def test_cards_for_cheaper_rooms_do_not_change_the_price_of_an_extension(extension: str, house: str, card: str) -> None:
    state = full()
    farm(state, house=house)
    before = price_of(state, extension)
    own(state, 0, card)
    assert price_of(state, extension) == before


@pytest.mark.parametrize(
    ("extension", "house"),
    [("wooden_hut_extension", "wood"), ("clay_hut_extension", "clay"), ("stone_house_extension", "stone")],
)
def test_an_extension_brings_the_wet_nurse(extension: str, house: str) -> None:
    state = full()
    own(state, 0, "wet_nurse")
    farm(state, house=house, food=1)
    play(state, extension, "room a1", "wet_nurse")
    assert (state.players[0].people, goods(state)) == (3, {})


@pytest.mark.parametrize("roof", ["clay_roof", "brushwood_roof", "straw_thatched_roof"])
def test_roofs_do_not_change_the_price_of_the_holiday_house_but_thatcher_and_ladder_do(roof: str) -> None:
    state = full()
    own(state, 0, roof)
    assert price_of(state, "holiday_house") == [{"wood": 3, "reed": 2}, {"clay": 3, "reed": 2}]
    own(state, 0, "thatcher", "ladder")
    assert price_of(state, "holiday_house") == [{"wood": 3}, {"clay": 3}]


def test_with_the_stonecutter_lumber_costs_nothing() -> None:
    state = full()
    own(state, 0, "stonecutter")
    assert price_of(state, "lumber") == [{}]


@pytest.mark.parametrize("card", ["granary", "stone_exchange", "reed_exchange", "chicken_coop", "corn_storehouse"])
def test_a_price_in_wood_or_clay_is_paid_in_one_of_them(card: str) -> None:
    state = full()
    hold(state, 0, card)
    farm(state, wood=1, clay=1, reed=5)
    assert improvement_options(state, 0, False, True) == []


def test_the_well_builder_helps_each_time_the_well_is_built() -> None:
    state = full()
    own(state, 0, "well_builder")
    for _ in range(2):
        assert price_of(state, "well") == [{"wood": 1, "stone": 1}]
        own(state, 0, "well")
        state.set_cards(0, ["well_builder"])
        state.majors.append("well")


def test_the_four_food_of_the_lover_are_paid_once_and_a_new_room_belongs_to_the_child() -> None:
    state = full()
    hold(state, 0, "lover")
    farm(state, food=4)
    visit(state, "occupation")
    assert goods(state) == {}
    farm(state, rooms="a1+b1+c1", people=3)
    assert not can_grow(state, 0)


# What counts as baking.


def bakers(state: Agricola) -> None:
    """Let seat 1 hear of baking, and seat 0 have a Millstone and the Gypsy's Crock."""
    own(state, 0, "millstone", "fireplace_2", "gypsys_crock")
    own(state, 1, "bread_seller", "master_baker", "fireplace_3")
    farm(state, 1, grain=1)


@pytest.mark.parametrize(
    ("card", "food"), [("brewery", 3), ("master_brewer", 3), ("hand_mill", 2), ("schnaps_distiller", 5)]
)
def test_turning_crops_into_food_in_feeding_is_no_baking(card: str, food: int) -> None:
    state = full()
    bakers(state)
    own(state, 0, card)
    farm(state, grain=1, vegetable=1)
    go(state, Feed(0))
    choose(state, f"use {card}")
    assert state.players[0].goods[6] == food
    assert (state.to_act(), goods(state, 1)) == ([0], {"grain": 1})


def test_windmill_and_water_mill_are_no_baking() -> None:
    state = full(4, 4)
    bakers(state)
    own(state, 0, "windmill", "water_mill")
    farm(state, grain=2)
    turn(state)
    choose(state, "!eat grain")
    assert (goods(state), goods(state, 1)) == ({"grain": 1, "food": 2}, {"grain": 1})
    go(state, Moment("field_end", 0))
    choose(state, "yes")
    assert (goods(state)["food"], goods(state, 1)) == (5, {"grain": 1})


def test_baking_is_heard_by_everybody_who_listens() -> None:
    state = full()
    bakers(state)
    farm(state, grain=1)
    state.stack = []
    bake(state, 0, 1)
    state.advance()
    choose(state, "master_baker", seat=1)
    assert goods(state) == {"food": 4}, "2 for the bread, 2 of the Millstone"
    assert goods(state, 1) == {"food": 4}, "1 for the bread of the other, 2 for the own and 1 for that as well"


def test_baker_and_millstone_bring_2_more_food_in_a_harvest_however_much_is_baked() -> None:
    state = full(4, 4)
    own(state, 0, "baker", "millstone", "fireplace_2")
    farm(state, grain=3)
    go(state, Moment("feed_start", 0))
    choose(state, "baker", "bake 3")
    assert (goods(state), state.is_over()) == ({"food": 8}, True)


@pytest.mark.parametrize("moment", ["puppeteer", "educator"])
def test_the_bread_paddle_bakes_also_with_an_occupation_in_the_turn_of_another(moment: str) -> None:
    state = full()
    own(state, 0, moment, "bread_paddle", "fireplace_2")
    hold(state, 0, "academic")
    farm(state, food=3, grain=1)
    if moment == "puppeteer":
        pile(state, "p4_traveling_players", food=1)
        visit(state, "p4_traveling_players", seat=1)
    else:
        hold(state, 1, "maid")
        visit(state, "occupation", seat=1)
    choose(state, moment, "play academic", "bread_paddle")
    assert goods(state) == {"food": 2 + (2 if moment == "puppeteer" else 0)}


@pytest.mark.parametrize(("card", "other"), [("bakers_kitchen", "bakehouse"), ("bakehouse", "bakers_kitchen")])
def test_bakehouse_and_bakers_kitchen_are_no_ovens_and_do_not_become_each_other(card: str, other: str) -> None:
    state = full()
    own(state, 0, card)
    hold(state, 0, other, "ceramics")
    farm(state, clay=9, stone=9)
    assert improvement_options(state, 0, False, True) == []


@pytest.mark.parametrize("card", ["bakers_oven", "bakehouse", "bakers_kitchen"])
def test_the_wood_fired_oven_can_be_returned_as_an_oven(card: str) -> None:
    state = full()
    own(state, 0, "wood_fired_oven")
    hold(state, 0, card)
    farm(state, stone=3)
    assert improvement_options(state, 0, False, True) == [f"play {card} returning wood_fired_oven"]


@pytest.mark.parametrize("hearth", ["cooking_hearth_4", "cooking_hearth_5", "cooking_hearth_minor"])
def test_the_cooking_corner_takes_any_cooking_hearth(hearth: str) -> None:
    state = full()
    own(state, 0, hearth)
    hold(state, 0, "cooking_corner")
    assert improvement_options(state, 0, False, True) == [f"play cooking_corner returning {hearth}"]


# Not when a card gives the goods.


def test_grain_of_the_granary_is_no_grain_of_the_space() -> None:
    state = full(4, 7)
    own(state, 0, "granary", "grain_cart", "corn_scoop", "pieceworker", "seed_seller", "greengrocer", "market_crier")
    own(state, 0, "field_watchman")
    own(state, 1, "sycophant")
    before = goods(state)
    state.round = 8
    go(state, Collect(0), Moment("round_start", 0))
    assert (goods(state), goods(state, 1)) == ({**before, "grain": before["grain"] + 1}, {})


@pytest.mark.parametrize("card", ["reed_exchange", "helpful_neighbours"])
def test_reed_of_cards_is_nothing_for_fish_trap_landing_net_and_net_fisherman(card: str) -> None:
    state = full()
    own(state, 0, "fish_trap", "landing_net", "net_fisherman", "reed_collector")
    play(state, card, *(["reed"] if card == "helpful_neighbours" else []))
    state.round = 2
    go(state, Collect(0), Moment("used", 0, "starting_player_minor"), Moment("return_home", 0))
    assert "food" not in goods(state)


def test_reed_that_is_bought_is_nothing_for_the_fish_trap() -> None:
    state = full()
    own(state, 0, "reed_buyer", "fish_trap")
    farm(state, food=1)
    pile(state, "reed_1", reed=2)
    visit(state, "reed_1", seat=1)
    choose(state, "reed_buyer")
    assert (goods(state), goods(state, 1)) == ({"reed": 1}, {"reed": 1, "food": 2})


def test_wood_of_cards_is_nothing_for_woodcutter_wood_buyer_and_clay_worker() -> None:
    state = full()
    own(state, 0, "woodcutter", "clay_worker", "berry_picker")
    own(state, 1, "wood_buyer")
    farm(state, 1, food=1)
    play(state, "lumber")
    assert (goods(state), state.is_over()) == ({"wood": 3}, True)


def test_what_the_market_stall_sells_is_nothing_for_the_pieceworker() -> None:
    state = full()
    own(state, 0, "pieceworker")
    farm(state, food=3)
    play(state, "market_stall")
    assert (goods(state), state.is_over()) == ({"food": 3, "vegetable": 1}, True)


def test_the_pieceworker_buys_nothing_at_the_start_of_a_round() -> None:
    state = full()
    own(state, 0, "pieceworker", "wood_collector")
    farm(state, food=3)
    state.round = 2
    go(state, Collect(0), Moment("round_start", 0))
    assert (goods(state), state.is_over()) == ({"food": 3, "wood": 1}, True)


@pytest.mark.parametrize("card", ["shepherd_boy", "sheep_whisperer", "master_shepherd", "animal_handler"])
def test_sheep_of_other_cards_are_nothing_for_the_sheep_farmer(card: str) -> None:
    state = full(4, 3)
    farm(state, house="stone", pastures=("a4+a5",), food=1)
    own(state, 0, "sheep_farmer", card)
    state.round = 4 if card in ("shepherd_boy", "master_shepherd") else 7
    go(state, Collect(0), Moment("round_start", 0))
    if card == "animal_handler":
        choose(state, card)
    assert animals(state) == (1, 0, 0)


def test_the_sheep_farmer_gets_a_sheep_where_five_players_choose_an_animal() -> None:
    state = full(5)
    own(state, 0, "sheep_farmer")
    farm(state, pastures=("a4+a5",))
    visit(state, "p5_animal_choice", "sheep")
    assert animals(state) == (2, 0, 0)


@pytest.mark.parametrize("card", ["wooden_crane", "stone_tongs"])
def test_the_stone_cards_help_on_the_two_round_cards_only(card: str) -> None:
    state = full()
    own(state, 0, card)
    visit(state, "p4_reed_stone_food")
    assert goods(state) == {"reed": 1, "stone": 1, "food": 1}
    state = full(5)
    own(state, 0, card, "wood_cart")
    pile(state, "p5_reed_stone_wood", reed=1)
    visit(state, "p5_reed_stone_wood")
    assert goods(state) == {"reed": 1, "stone": 1, "wood": 1}, "nor does the Wood Cart"


def test_the_catch_of_the_net_fisherman_is_no_fishing() -> None:
    state = full()
    own(state, 0, "net_fisherman", "fishing_rod", "raft", "canoe", "fisherman")
    pile(state, "reed_1", reed=1)
    pile(state, "fishing", food=2)
    visit(state, "reed_1")
    go(state, Moment("return_home", 0))
    assert (goods(state), state.is_over()) == ({"reed": 1, "food": 2}, True)


def test_the_trainer_buys_with_food_that_lay_on_the_space_not_with_that_of_the_dancer() -> None:
    state = full()
    own(state, 0, "animal_trainer", "dancer")
    farm(state, pastures=("a4+a5",))
    pile(state, "p4_traveling_players", food=2)
    visit(state, "p4_traveling_players", "animal_trainer", "sheep")
    assert (goods(state), state.is_over()) == ({"food": 2, "sheep": 1}, True), "4 food less 2"


def test_the_resource_seller_adds_to_goods_of_cards_and_of_the_start_of_a_round() -> None:
    state = full()
    own(state, 0, "resource_seller", "wood_collector")
    state.round = 2
    go(state, Collect(0))
    assert goods(state) == {"wood": 2}
    own(state, 0, "storehouse_keeper")
    visit(state, "p4_reed_stone_food", "clay")
    assert goods(state) == {"wood": 2, "reed": 1, "stone": 1, "food": 1, "clay": 2}
    leave_spaces(state)
    visit(state, "p4_reed_stone_food", "clay")
    assert goods(state) == {"wood": 2, "reed": 3, "stone": 2, "food": 2, "clay": 4}, "reed and clay in one go"


# Sowing.


def test_everything_that_makes_fields_richer_adds_up() -> None:
    state = full()
    own(state, 0, "liquid_manure", "potato_dibber", "planter_box", "fieldsman", "smallholder")
    farm(state, fields="b2", vegetable=1)
    go(state, FieldWork(0, sows=True, started=True))
    choose(state, "sow vegetable b2")
    assert stacks(state) == [2 + 1 + 1 + 1 + 2 + 1]


@pytest.mark.parametrize("card", ["bean_field", "turnip_field", "lettuce_patch"])
def test_a_card_for_vegetables_is_sown_richer_like_a_field_and_counts_while_sown(card: str) -> None:
    state = full()
    assert not meets(state, 0, FACTS["herb_garden"])
    own(state, 0, card)
    assert not meets(state, 0, FACTS["herb_garden"]), "it is not sown yet"
    own(state, 0, "potato_dibber", "fieldsman", "smallholder", "liquid_manure")
    farm(state, vegetable=1)
    go(state, FieldWork(0, sows=True, started=True))
    choose(state, f"sow vegetable {card}")
    assert stacks(state) == [2 + 1 + 2 + 1 + 1]
    assert meets(state, 0, FACTS["herb_garden"])


def test_wood_on_the_copse_grows_with_the_fieldsman_but_not_with_the_smallholder() -> None:
    state = full()
    own(state, 0, "copse", "fieldsman", "smallholder")
    farm(state, wood=1)
    go(state, FieldWork(0, sows=True, started=True))
    choose(state, "sow wood copse")
    assert stacks(state) == [5]


def test_liquid_manure_works_with_the_corn_storehouse_and_not_on_fields_already_sown() -> None:
    state = full(4, 4)
    farm(state, fields="a1+a2", grain=1)
    sown(state, 0, "a1", "grain", 2)
    own(state, 0, "liquid_manure", "corn_storehouse")
    go(state, Moment("field_end", 0))
    choose(state, "corn_storehouse")
    assert stacks(state) == [2, 3]


def test_the_clapper_does_not_sow() -> None:
    state = full()
    own(state, 0, "clapper")
    own(state, 1, "field_worker")
    open_space(state, "family_growth_no_room")
    farm(state, fields="a1")
    sown(state, 0, "a1", "grain", 1)
    visit(state, "family_growth_no_room")
    assert (stacks(state), goods(state, 1)) == ([2], {})


def test_the_field_worker_hears_of_the_hobby_farmer() -> None:
    state = full()
    own(state, 1, "field_worker")
    farm(state, fields="a1")
    play(state, "hobby_farmer", "a1")
    assert goods(state, 1) == {"food": 1}


def test_the_harvest_helper_reaps_the_acreage_of_others_and_no_field_of_ones_own_after_the_corn_storehouse() -> None:
    state = full(4, 4)
    own(state, 0, "harvest_helper")
    own(state, 1, "acreage", "corn_storehouse")
    farm(state, fields="a1", food=9)
    farm(state, 1, grain=1, food=9)
    sown(state, 0, "a1", "grain", 3)
    go(state, Harvest())
    choose(state, "corn_storehouse", "acreage", seat=1)
    choose(state, "harvest_helper")
    assert state.players[0].goods[GRAIN] == 2, "1 of the own field, 1 of the Acreage"
    assert stacks(state, 1) == [1]


@pytest.mark.parametrize(
    ("card", "cattle", "sheep"),
    [("milking_shed", 3, 5), ("spindle", 0, 5), ("butter_churn", 2, 3), ("milking_stool", 1, 0), ("loom", 0, 1)],
)
def test_manure_is_a_field_phase_without_food_for_animals(card: str, cattle: int, sheep: int) -> None:
    state = full(4, 3)
    farm(state, fields="a1", pastures=("b4+b5+c4+c5", "a3+a4+a5+b3"), cattle=cattle, sheep=sheep)
    sown(state, 0, "a1", "grain", 2)
    own(state, 0, "manure", card)
    go(state, Moment("round_end", 0))
    choose(state, "manure")
    assert (stacks(state), state.players[0].goods[6]) == ([1], 0)


def test_with_manure_a_vegetable_of_the_lettuce_patch_may_be_eaten_for_4_food() -> None:
    state = full(4, 3)
    own(state, 0, "manure", "lettuce_patch")
    state.players[0].crop[15], state.players[0].stack[15] = 5, 2
    go(state, Moment("round_end", 0))
    choose(state, "manure", "lettuce_patch")
    assert goods(state) == {"food": 4}


@pytest.mark.parametrize("card", ["manure", "liquid_manure"])
def test_house_goat_and_horse_are_no_animals(card: str) -> None:
    state = full()
    own(state, 0, "house_goat", "horse")
    farm(state, pastures=("a4+a5",), sheep=1)
    assert not meets(state, 0, FACTS[card])
    farm(state, pastures=("a4+a5",), sheep=4)
    assert meets(state, 0, FACTS[card])


# Fences and stables.


def test_a_mini_pasture_brings_farmer_stablehand_and_animal_breeder() -> None:
    state = full()
    own(state, 0, "farmer", "stablehand", "animal_breeder")
    farm(state, food=1)
    play(state, "mini_pasture", "fence a5", "stable c5", "animal_breeder")
    while not state.is_over():
        choose(state, choices(state)[0])
    assert goods(state).get("food", 0) == 0
    assert state.players[0].stables.bit_count() == 1


def test_a_stable_fenced_by_the_overseer_brings_farmer_stablehand_and_hedge_keeper_but_not_the_breeder() -> None:
    state = full()
    own(state, 0, "fence_overseer", "farmer", "stablehand", "hedge_keeper", "animal_breeder")
    farm(state, wood=2, food=9)
    go(state, Build(0, 0, 1))
    choose(state, "stable a5", "fence_overseer")
    assert "fence a4" in state.options(0), "3 more fences of the Hedge Keeper"
    choose(state, "done")
    assert "stable c5" in state.options(0)
    choose(state, "stable c5")
    assert "animal_breeder" not in state.options(0)
    assert (animals(state), goods(state)["food"]) == ((0, 1, 0), 8)


def test_the_stable_of_the_stablehand_may_be_fenced_by_the_overseer_but_brings_no_second_one() -> None:
    state = full()
    own(state, 0, "stablehand", "fence_overseer")
    farm(state, wood=4, food=2)
    go(state, Fence(0, 0))
    choose(state, "fence a5", "stable a4", "fence_overseer")
    assert (state.is_over(), state.players[0].stables.bit_count()) == (True, 1)
    assert state.players[0].fences.bit_count() == 7


def test_the_overseer_fences_a_stable_of_the_groom_once_in_a_round() -> None:
    state = full(4, 6)
    own(state, 0, "groom", "fence_overseer", "wood_collector")
    farm(state, house="stone", food=2)
    state.round = 7
    go(state, Collect(0), Moment("round_start", 0))
    choose(state, "groom", "stable a5", "fence_overseer")
    assert (state.players[0].fences.bit_count(), goods(state)) == (4, {"food": 1}), "the wood of the round pays"
    farm_wood = state.players[0].goods
    farm_wood[WOOD] = 2
    go(state, Build(0, 0, 1))
    choose(state, "stable a4")
    assert state.is_over(), "once in a round"


def test_fences_of_the_fence_builder_bring_hedge_keeper_farmer_stablehand_and_breeder() -> None:
    state = full()
    play(state, "fence_builder", "day_laborer")
    assert fences_left(state.players[0]) == 14
    own(state, 0, "hedge_keeper", "farmer", "stablehand", "animal_breeder")
    farm(state, wood=1, food=1)
    state.players[0].placed = 1
    visit(state, "day_laborer", "fence_builder", "fence a5", "stable c5", "animal_breeder", "sheep")
    assert state.players[0].fences.bit_count() == 4, "1 paid and 3 for nothing"
    assert goods(state)["food"] == 2


def test_the_farmer_gets_one_animal_for_a_fencing_of_several_pastures() -> None:
    state = full()
    own(state, 0, "farmer")
    farm(state, wood=7)
    go(state, Fence(0, 0))
    choose(state, "fence a5", "fence a4")
    assert animals(state) == (0, 1, 0)


def test_the_shepherds_pipe_has_no_part_in_the_stable_of_the_stablemaster() -> None:
    state = full()
    own(state, 0, "shepherds_pipe", "stablemaster")
    farm(state, stables="a5+c5")
    assert sorted(holder.sheep for holder in state.holders(0) if holder.what == "stable") == [2, 3]


def test_with_the_house_goat_the_animal_tamer_keeps_nothing() -> None:
    state = full()
    own(state, 0, "animal_tamer", "house_goat")
    state.stack = []
    gain_animals(state, 0, (1, 0, 0))
    state.advance()
    assert animals(state) == (0, 0, 0)


def test_boar_on_the_forest_pasture_score_and_animals_in_house_and_on_cards_feed_the_milking_shed() -> None:
    state = full(4, 4)
    own(state, 0, "forest_pasture", "animal_yard", "milking_shed")
    farm(state, boar=7, cattle=3)
    assert state.scores()[0]["boar"] == 4
    go(state, Moment("field_start", 0))
    assert goods(state)["food"] == 1


@pytest.mark.parametrize("card", ["boar_breeding", "cattle_market"])
def test_an_animal_of_a_card_may_be_cooked_at_once(card: str) -> None:
    state = full()
    own(state, 0, "house_goat", "fireplace_2")
    play(state, card)
    choose(state, "keep none, cook the rest")
    assert goods(state) == {"food": 2 if card == "boar_breeding" else 3}


def test_an_animal_of_the_veterinarian_may_be_cooked_at_once() -> None:
    state = full()
    own(state, 0, "veterinarian", "house_goat", "fireplace_2")
    for kind in ("boar", "cattle"):
        state.players[0].notes[f"veterinarian_{kind}"] = 0
    go(state, Moment("round_start", 0))
    choose(state, "keep none, cook the rest")
    assert goods(state) == {"food": 2}


def test_pelts_go_with_the_tanner_and_with_the_basin_maker() -> None:
    state = full()
    own(state, 0, "tanner", "basin_maker", "pelts", "fireplace_2")
    farm(state, wood=2)
    state.players[0].goods[BOAR] = 2
    state.stack = []
    cook(state, 0, amount(BOAR, 2))
    state.advance()
    seen = []
    while not state.is_over():
        options = choices(state)
        pick = next(option for option in ("store 2", "basin_maker", "tanner", "lay 2") if option in options)
        if "basin_maker" in seen and "tanner" in options:
            pick = "tanner"
        seen.append(pick)
        choose(state, pick)
    notes = state.players[0].notes
    assert (notes["pelts"], notes["tanner_boar"], notes["basin_maker"]) == (2, 1, 2)


def test_animal_feed_lets_animals_go_and_cooks_none() -> None:
    state = full(4, 14)
    own(state, 0, "animal_feed", "fireplace_2")
    farm(state, stables="a5", sheep=1, boar=1)
    go(state, Moment("round_end", 0))
    assert all("cook" not in option for option in state.options(0))


# The house and the family.


def test_bonus_points_for_rooms_of_stone_add_up_with_the_chief() -> None:
    state = full()
    farm(state, house="stone")
    own(state, 0, "chief")
    assert bonus(state) == 2
    own(state, 0, "half_timbered_house")
    assert bonus(state) == 4
    own(state, 0, "mansion")
    assert bonus(state) == 2 + 4, "the Mansion in place of the Half-timbered House"
    own(state, 0, "clogs")
    assert bonus(state) == 2 + 4 + 2


def test_stone_breaker_and_conservator_do_not_work_together() -> None:
    state = full()
    own(state, 0, "stone_breaker", "conservator")
    farm(state, stone=9, reed=9)
    assert can_renovate(state, 0), "on a space the Conservator goes straight to stone"
    assert "!stone_breaker renovate" not in turn(state)


def test_guest_and_person_of_the_reed_hut_need_no_room() -> None:
    state = full()
    own(state, 0, "reed_hut")
    state.players[0].guests += 1
    farm(state, rooms="a1+b1+c1")
    assert can_grow(state, 0)
    assert state.players[0].to_place() == 4


def test_the_midwife_counts_newborns_but_no_guest() -> None:
    state = full()
    own(state, 1, "midwife")
    state.players[1].guests = 1
    farm(state, 1, people=2)
    state.stack = []
    grow(state, 0)
    state.advance()
    assert goods(state, 1) == {"food": 1}


def test_without_a_free_room_the_wet_nurse_brings_nobody() -> None:
    state = full()
    own(state, 0, "wet_nurse")
    farm(state, people=3, wood=5, reed=2, food=2)
    go(state, Build(0, 1, 0))
    choose(state, "room a1")
    assert (state.players[0].people, state.is_over()) == (3, True)


@pytest.mark.parametrize(
    ("card", "space"), [("head_of_the_family", "build_rooms_stables"), ("field_warden", "plow_field")]
)
def test_nobody_stands_twice_on_a_space(card: str, space: str) -> None:
    state = full()
    own(state, 0, card)
    farm(state, wood=5, reed=2)
    occupy(state, space, 1)
    assert space in turn(state)
    occupy(state, space, 0)
    assert space not in turn(state)


# Cards about cards.


def test_bookshelf_and_patron_pay_for_both_occupations_of_the_writing_desk() -> None:
    state = full()
    own(state, 0, "bookshelf", "patron", "writing_desk")
    hold(state, 0, "academic", "maid")
    visit(state, "occupation", "play academic", "writing_desk")
    assert goods(state) == {"food": 5 - 1 + 5 - 2}


def test_the_scholar_pays_with_food_of_the_round_and_plays_one_card_a_round() -> None:
    state = full(4, 5)
    own(state, 0, "scholar", "reed_pond", "dovecote")
    hold(state, 0, "academic", "maid")
    farm(state, house="stone")
    state.round = 10
    go(state, Collect(0), Moment("round_start", 0))
    choose(state, "scholar", "play academic")
    assert (state.owns(0, "academic"), state.is_over()) == (True, True)


def test_the_puppeteer_must_have_the_food_already() -> None:
    state = full()
    own(state, 0, "puppeteer")
    hold(state, 0, "reeve")
    pile(state, "p4_traveling_players", food=1)
    visit(state, "p4_traveling_players", seat=1)
    assert (state.is_over(), state.owns(0, "reeve")) == (True, False)


def improvements(state: Agricola) -> int:
    return len(state.improvements(0))


def test_salesman_and_businessman_play_three_minor_improvements_with_the_starting_player() -> None:
    state = full()
    own(state, 0, "traveling_salesman", "businessman")
    hold(state, 0, "horse", "clogs", "manger", "spindle")
    farm(state, wood=9)
    visit(
        state, "starting_player_minor", "play horse", "businessman", "play clogs", "traveling_salesman", "play manger"
    )
    assert (improvements(state), state.is_over()) == (3, True)


def test_the_brooms_improvement_is_no_action_so_the_salesman_makes_no_major_one_of_it() -> None:
    state = full()
    own(state, 0, "traveling_salesman")
    hold(state, 0, "broom")
    farm(state, clay=9, wood=9, stone=9)
    visit(state, "starting_player_minor", "play broom")
    assert [option for option in state.options(0) if option.startswith("build ")] == []
    assert "pass" in state.options(0)
    state = full()
    own(state, 0, "traveling_salesman", "baking_tray")
    hold(state, 0, "broom")
    farm(state, clay=9, wood=9, stone=9)
    visit(state, "starting_player_minor", "play broom")
    built = [option for option in state.options(0) if option.startswith("build ")]
    assert built == ["build clay_oven", "build stone_oven"], "the Baking Tray calls ovens minor improvements"


def test_salesman_and_merchant_play_four_minor_improvements_for_1_food() -> None:
    state = full()
    open_space(state, "improvement")
    own(state, 0, "traveling_salesman", "merchant")
    hold(state, 0, "horse", "clogs", "manger", "spindle", "butter_churn")
    farm(state, wood=9, food=9)
    visit(state, "improvement", "play horse", "traveling_salesman", "play clogs", "done", "merchant")
    choose(state, "play manger", "traveling_salesman", "play spindle")
    while not state.is_over():
        choose(state, "done")
    assert (improvements(state), goods(state)["food"]) == (4, 8)


def test_salesman_and_merchant_build_two_major_improvements_with_a_minor_action() -> None:
    state = full()
    own(state, 0, "traveling_salesman", "merchant")
    farm(state, clay=5, food=1)
    visit(state, "starting_player_minor", "build fireplace_2", "merchant", "build fireplace_3")
    assert (improvements(state), goods(state)) == (2, {})


def test_a_returned_plough_does_not_raise_the_demand_of_the_rake() -> None:
    state = full()
    own(state, 0, "rake", "riding_plough", "manger")
    farm(state, fields="a1+a2+a3+a4+a5")
    assert bonus(state) == 0
    hold(state, 0, "madonna_statue")
    go(state, Improve(0, False, True, False))
    choose(state, "play madonna_statue returning riding_plough+manger")
    assert bonus(state) == 2


def test_a_well_built_again_brings_its_food_again_and_the_tinsmith_forgets_nothing() -> None:
    state = full(4, 3)
    own(state, 1, "well", "clogs")
    hold(state, 1, "madonna_statue")
    own(state, 0, "tinsmith", "water_carrier")
    assert promised(state) == [(when, "food", 1) for when in range(4, 15)], "the Well stands"
    go(state, Improve(1, False, True, False))
    farm(state, clay=2)
    turn(state)
    assert "!tinsmith 2 clay 3 food" in state.options(0)
    own(state, 2, "well")
    assert promised(state, 2) == [(when, "food", 1) for when in range(4, 9)]


def test_the_water_carrier_hears_nothing_of_the_village_well() -> None:
    state = full(4, 12)
    own(state, 1, "well")
    hold(state, 1, "village_well")
    own(state, 0, "water_carrier")
    before = promised(state)
    go(state, Improve(1, False, True, False))
    assert state.owns(1, "village_well")
    assert promised(state) == before


def test_a_vegetable_of_the_greenhouse_that_is_not_bought_is_gone() -> None:
    state = full(4, 1)
    own(state, 0, "greenhouse")
    state.round = 5
    go(state, Moment("round_start", 0))
    farm(state, food=1)
    state.round = 6
    assert go(state, Moment("round_start", 0)).is_over()


def test_the_holiday_house_takes_part_in_the_start_of_round_14() -> None:
    state = full(4, 13)
    own(state, 0, "holiday_house", "dovecote", "plow_driver")
    farm(state, house="stone")
    state.round = 14
    go(state, Collect(0), Moment("round_start", 0))
    choose(state, "plow_driver")
    assert state.deciding(0) is not None


def test_the_wood_distributor_leaves_what_cannot_be_divided_and_an_emptied_space_cannot_be_taken() -> None:
    state = full()
    own(state, 0, "wood_distributor")
    pile(state, "wood_3", wood=3)
    go(state, Moment("work_start", 0))
    choose(state, "wood_distributor")
    assert (lying(state, "wood_3", "wood"), "wood_3" in turn(state)) == (0, False)


# Order.


def test_before_work_players_answer_each_other_and_nobody_takes_anything_back() -> None:
    state = full()
    own(state, 0, "foreman")
    own(state, 1, "wood_distributor")
    own(state, 2, "taster")
    farm(state, 2, food=1)
    pile(state, "wood_3", wood=3)
    state.stack = []
    state.push(*[Moment("work_start", seat) for seat in range(4)], Work(0))
    state.advance()
    choose(state, "done", seat=0)
    choose(state, "done", seat=1)
    choose(state, "taster", seat=2)
    assert state.to_act() == [0], "in answer to the Taster, clockwise from his owner"
    choose(state, "foreman", "day_laborer", seat=0)
    choose(state, "wood_distributor", seat=1)
    assert state.to_act() == [2], "the Taster is paid and his owner places the first person"
    assert (goods(state), lying(state, "day_laborer", "food"), lying(state, "wood_3", "wood")) == ({"food": 1}, 1, 0)


@pytest.mark.parametrize(("acting", "order"), [(0, [1, 3]), (2, [3, 1])])
def test_reactions_of_others_come_clockwise_from_the_acting_player(acting: int, order: list[int]) -> None:
    state = full()
    own(state, 1, "reed_buyer")
    own(state, 3, "stone_buyer")
    for seat in (1, 3):
        farm(state, seat, food=1)
    visit(state, "p4_reed_stone_food", seat=acting)
    asked = []
    while not state.is_over():
        seat = state.to_act()[0]
        asked.append(seat)
        choose(state, "reed_buyer" if seat == 1 else "stone_buyer", seat=seat)
    assert asked == order
    assert goods(state, acting) == {"food": 1 + 2 + 2}, "1 of the space, 2 for the reed and 2 for the stone"


def test_who_feeds_last_and_who_is_fed_by_it() -> None:
    state = full(4, 4)
    own(state, 0, "slaughterman")
    own(state, 1, "fireplace_2")
    farm(state, 0, food=3)
    farm(state, 1, pastures=("a4+a5",), sheep=2)
    for seat in (2, 3):
        farm(state, seat, food=4)
    go(state, Harvest())
    assert state.to_act() == [1], "seat 0 would be the first"
    choose(state, "!cook sheep 2", seat=1)
    assert state.players[0].begging == 0, "the food of the slaughter feeds the family"


def test_the_lasso_places_two_people_and_the_third_waits_for_the_next_turn() -> None:
    state = full()
    open_space(state, "sheep_1", "boar_1")
    own(state, 0, "lasso")
    for space, good in (("sheep_1", "sheep"), ("boar_1", "boar")):
        pile(state, space, **{good: 1})
    farm(state, pastures=("a4+a5",), people=3)
    for seat in (1, 2, 3):
        farm(state, seat, people=1)
    go(state, Work(0))
    choose(state, "sheep_1", "lasso", "day_laborer")
    assert state.to_act() == [1]


def test_the_stone_of_the_round_may_build_what_the_scholar_plays() -> None:
    state = full(4, 5)
    own(state, 0, "scholar", "stone_cart")
    hold(state, 0, "lumber")
    farm(state, house="stone")
    state.round = 6
    go(state, Collect(0), Moment("round_start", 0))
    choose(state, "scholar")
    assert goods(state) == {"wood": 3}


def test_the_milking_shed_comes_before_the_spindle_and_reaping_between_them() -> None:
    state = full(4, 4)
    own(state, 0, "spindle", "milking_shed")
    farm(state, fields="a1", pastures=("a4+a5", "b4+b5"), sheep=5, food=9)
    sown(state, 0, "a1", "grain", 1)
    go(state, Moment("field_start", 0), Reap(0), Moment("field", 0))
    assert goods(state) == {"sheep": 5, "food": 9 + 1 + 2, "grain": 1}
