"""The occupations of the basic deck, each on a small position, in the order of their numbers."""

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
    sown,
    table,
    turn,
    visit,
)
from tilth.core.cards import Moment
from tilth.games.agricola.cards.facts import FACTS, OCCUPATION
from tilth.games.agricola.cards.occupations_e import CARDS
from tilth.games.agricola.rules.farm.building import Build, Renovate, can_renovate
from tilth.games.agricola.rules.goods import amounts
from tilth.games.agricola.rules.harvest import Breed, Feed, Harvest, food_needed
from tilth.games.agricola.rules.improvements import Improve, PutDown, meets
from tilth.games.agricola.rules.rounds import Collect, Place, Replenish, Round
from tilth.games.agricola.rules.state import Agricola


def rounds_with_goods(state: Agricola, seat: int = 0) -> list[int]:
    """The rounds in which something waits for a seat."""
    return [when for when, _, _ in state.players[seat].promised]


def test_all_73_occupations_of_the_deck_are_there_in_their_order() -> None:
    printed = [facts for facts in FACTS.values() if facts.kind == OCCUPATION and facts.deck == "E"]
    assert [card.name for card in CARDS] == [facts.name for facts in sorted(printed, key=lambda facts: facts.number)]
    assert len(CARDS) == 73


def test_the_land_agent_brings_a_vegetable_and_grain_with_every_vegetable_taken() -> None:
    state = full()
    open_space(state, "take_vegetable")
    play(state, "land_agent")
    assert goods(state) == {"vegetable": 1}
    visit(state, "take_vegetable")
    assert goods(state) == {"vegetable": 2, "grain": 1}
    visit(state, "take_grain")
    assert goods(state) == {"vegetable": 2, "grain": 2}


def test_the_academic_counts_as_two_occupations_in_conditions_but_is_one_card() -> None:
    state = full()
    assert not meets(state, 0, FACTS["bean_field"])
    own(state, 0, "academic")
    assert meets(state, 0, FACTS["bean_field"])
    assert state.occupations(0) == 1


def test_the_master_baker_bakes_with_others_and_gets_1_food_for_own_baking_only() -> None:
    state = full()
    open_space(state, "sow_bake")
    own(state, 0, "master_baker", "fireplace_2")
    own(state, 1, "fireplace_3")
    farm(state, 0, grain=2)
    farm(state, 1, grain=1)
    visit(state, "sow_bake", seat=1)
    choose(state, "master_baker", "bake 1", seat=0)
    assert goods(state) == {"grain": 1, "food": 2}
    leave_spaces(state)
    visit(state, "sow_bake")
    assert goods(state) == {"food": 5}


def test_eating_grain_raw_is_not_baking_for_the_master_baker() -> None:
    state = full()
    own(state, 0, "master_baker", "fireplace_2")
    farm(state, 0, grain=1)
    turn(state)
    choose(state, "!eat grain")
    assert goods(state) == {"food": 1}


def test_the_baker_bakes_when_played() -> None:
    state = full()
    own(state, 0, "fireplace_2")
    farm(state, grain=2)
    play(state, "baker", "bake 1")
    assert goods(state) == {"grain": 1, "food": 2}


def test_the_baker_bakes_at_the_start_of_feeding_once_with_all_ovens() -> None:
    state = full(1, 4)
    own(state, 0, "baker", "clay_oven", "fireplace_2")
    farm(state, grain=3)
    go(state, Harvest())
    assert state.options(0) == ["baker", "done", "!eat grain"]
    choose(state, "baker", "bake 2")
    assert goods(state) == {"grain": 1, "food": 7}
    assert "baker" not in state.options(0)


def test_without_something_to_bake_with_the_baker_does_nothing() -> None:
    state = full(1, 4)
    farm(state, grain=1)
    play(state, "baker")
    assert state.is_over()
    go(state, Harvest())
    assert state.options(0) == ["beg 6", "!eat grain"]


def test_the_master_builder_adds_a_sixth_room_once_and_at_any_time() -> None:
    state = full()
    own(state, 0, "master_builder")
    farm(state, rooms="a1+b1+c1+a2")
    assert "!master_builder room" not in turn(state)
    farm(state, rooms="a1+b1+c1+a2+b2")
    turn(state)
    choose(state, "!master_builder room", "room c2")
    assert (state.players[0].room_count(), goods(state)) == (6, {})
    assert "!master_builder room" not in state.options(0)
    assert "take_grain" in state.options(0), "it takes no action"


def test_the_berry_picker_gets_1_food_with_wood_from_a_space() -> None:
    state = full()
    own(state, 0, "berry_picker")
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3")
    assert goods(state) == {"wood": 3, "food": 1}
    pile(state, "clay_1", clay=1)
    visit(state, "clay_1")
    assert goods(state) == {"wood": 3, "food": 1, "clay": 1}


def test_the_berry_picker_gets_1_food_with_wood_from_the_building_material() -> None:
    state = full()
    own(state, 0, "berry_picker")
    wood, clay = (1,) + (0,) * 9, (0, 1) + (0,) * 8
    go(state, Moment("took_by_card", 0, ("building_material", clay)))
    assert goods(state) == {}
    go(state, Moment("took_by_card", 0, ("building_material", wood)))
    assert goods(state) == {"food": 1}
    play(state, "reeve")
    assert goods(state) == {"food": 1, "wood": 4}, "not with wood from other cards"


@pytest.mark.parametrize(("begging", "points"), [(0, 0), (1, 0), (2, 0), (3, -3), (5, -9)])
def test_the_mendicant_loses_no_points_for_two_begging_cards(begging: int, points: int) -> None:
    state = full()
    own(state, 0, "mendicant")
    state.players[0].begging = begging
    assert state.scores()[0]["begging"] == points


@pytest.mark.parametrize(
    ("card", "good", "food"), [("master_brewer", "grain", 3), ("basketmaker", "reed", 3), ("potter", "clay", 2)]
)
def test_a_craft_turns_one_good_into_food_once_in_each_harvest(card: str, good: str, food: int) -> None:
    state = full()
    own(state, 0, card)
    farm(state, food=4 - food, **{good: 2})
    go(state, Feed(0))
    choose(state, f"use {card}")
    if not state.is_over():  # there is grain that could be eaten
        choose(state, "feed")
    assert f"use {card}" not in state.options(0)
    assert (goods(state).get(good), state.players[0].begging) == (1, 0)


def test_the_brewing_of_the_master_brewer_is_not_baking() -> None:
    state = full()
    own(state, 0, "master_brewer")
    own(state, 1, "bread_seller")
    farm(state, grain=1, food=1)
    go(state, Feed(0))
    choose(state, "use master_brewer")
    assert (goods(state), goods(state, 1)) == ({}, {})


def test_the_bread_seller_gets_1_food_for_every_grain_anybody_bakes() -> None:
    state = full()
    open_space(state, "sow_bake")
    own(state, 0, "bread_seller", "fireplace_2")
    own(state, 1, "fireplace_3")
    farm(state, 0, grain=1)
    farm(state, 1, grain=3)
    visit(state, "sow_bake", "bake 2", seat=1)
    assert goods(state)["food"] == 2
    leave_spaces(state)
    visit(state, "sow_bake")
    assert goods(state) == {"food": 5}


@pytest.mark.parametrize(("cooked", "points"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_the_brush_maker_scores_cooked_boar(cooked: int, points: int) -> None:
    state = full()
    own(state, 0, "brush_maker", "fireplace_2")
    farm(state, pastures=("a3+a4+a5",), boar=6, sheep=1)
    turn(state)
    choose(state, *["!cook boar"] * cooked, "!cook sheep")
    assert bonus(state) == points
    assert animals(state) == (0, 6 - cooked, 0)


def test_a_boar_goes_either_to_the_brush_maker_or_to_the_tanner() -> None:
    state = full()
    own(state, 0, "brush_maker", "fireplace_2")
    farm(state, pastures=("a3+a4+a5",), boar=3)
    own(state, 0, "tanner")
    go(state, Moment("cooked", 0, (0,) * 8 + (3, 0)))
    choose(state, "brush_maker", "tanner", "brush_maker")
    assert state.is_over()
    assert (state.players[0].notes["brush_maker"], state.players[0].notes["tanner_boar"]) == (2, 1)


def test_the_thatcher_saves_1_reed_on_each_room_renovation_and_reed_roofed_improvement() -> None:
    state = full()
    own(state, 0, "thatcher")
    assert price_of(state, "room") == [{"wood": 5, "reed": 1}]
    assert price_of(state, "renovation") == [{"clay": 2}]
    assert price_of(state, "mansion") == [{"wood": 3, "clay": 3, "reed": 1, "stone": 3}]
    assert price_of(state, "half_timbered_house") == [{"wood": 1, "clay": 1, "stone": 2}]
    assert price_of(state, "basketmakers_workshop") == [{"reed": 2, "stone": 2}]
    for card in ("chicken_coop", "corn_storehouse", "holiday_house", "water_mill"):
        printed = [cost.get("reed", 0) for cost in map(amounts, FACTS[card].costs)]
        assert [cost.get("reed", 0) for cost in price_of(state, card)] == [reed - 1 for reed in printed]


def test_the_thatcher_saves_a_reed_on_each_of_two_rooms() -> None:
    state = full()
    own(state, 0, "thatcher")
    farm(state, wood=10, reed=2)
    visit(state, "build_rooms_stables", "room a1", "room b2")
    assert (state.players[0].room_count(), goods(state)) == (4, {})


def test_the_turner_turns_wood_into_food_at_any_time() -> None:
    state = full()
    own(state, 0, "turner")
    farm(state, wood=2)
    turn(state)
    choose(state, "!turner 1 wood 1 food", "!turner 1 wood 1 food")
    assert goods(state) == {"food": 2}


@pytest.mark.parametrize(
    "space",
    [
        "build_rooms_stables",
        "family_growth_minor",
        "family_growth_no_room",
        "p5_occupation_or_growth",
        "p5_room_or_players",
    ],
)
def test_the_head_of_the_family_builds_and_has_children_where_others_stand(space: str) -> None:
    state = full(5, 6)
    farm(state, rooms="a1+b1+c1", wood=7, reed=2)
    occupy(state, space)
    assert space not in turn(state)
    own(state, 0, "head_of_the_family")
    assert space in turn(state)
    occupy(state, space, 0)
    assert space not in turn(state), "never two of one's own people"


def test_the_head_of_the_family_does_not_open_other_spaces_nor_empty_ones() -> None:
    state = full(5, 4)
    own(state, 0, "head_of_the_family")
    hold(state, 0, "academic")
    occupy(state, "take_grain")
    occupy(state, "p5_occupation_or_growth")
    occupy(state, "p5_room_or_players")
    pile(state, "p5_room_or_players", food=0)
    options = turn(state)
    assert "take_grain" not in options
    assert "p5_occupation_or_growth" not in options, "there are no children before round 5"
    assert "p5_room_or_players" not in options, "neither a room to be paid nor food"


def test_the_farmer_gets_a_boar_for_the_first_fencing_and_cattle_for_later_ones() -> None:
    state = full()
    open_space(state, "fences")
    own(state, 0, "farmer")
    farm(state, wood=14)
    visit(state, "fences", "fence a5", "fence a4", "done")
    assert animals(state) == (0, 1, 0), "one animal for two pastures"
    leave_spaces(state)
    visit(state, "fences", "fence b4", "done")
    leave_spaces(state)
    visit(state, "fences", "fence b5")
    assert animals(state) == (0, 1, 2)


def test_the_mini_pasture_counts_as_fencing_for_the_farmer() -> None:
    state = full()
    own(state, 0, "farmer")
    play(state, "mini_pasture", "fence a5")
    assert animals(state) == (0, 1, 0)


def test_the_fisherman_takes_double_and_pays_the_owners_of_fishing_cards() -> None:
    state = full()
    own(state, 0, "fisherman", "raft")
    own(state, 1, "fishing_rod")
    pile(state, "fishing", food=3)
    visit(state, "fishing", "fisherman", "reed")
    assert (goods(state), goods(state, 1)) == ({"food": 5, "reed": 1}, {"food": 1})
    assert lying(state, "fishing", "food") == 0


def test_the_fisherman_need_not_take_double() -> None:
    state = full()
    own(state, 0, "fisherman")
    own(state, 1, "fishing_rod")
    pile(state, "fishing", food=3)
    visit(state, "fishing", "done")
    assert (goods(state), goods(state, 1)) == ({"food": 3}, {})


def test_the_fisherman_may_pay_more_than_the_fish_but_not_more_than_there_is() -> None:
    state = full()
    own(state, 0, "fisherman")
    for number, card in enumerate(["fishing_rod", "raft", "canoe", "fish_trap", "landing_net"]):
        other = 1 + number % 3
        state.set_cards(other, [*state.players[other].cards, card])
    pile(state, "fishing", food=2)
    visit(state, "fishing")
    assert goods(state) == {"food": 2}, "4 food are not enough for five cards"
    leave_spaces(state)
    pile(state, "fishing", food=2)
    visit(state, "fishing", "fisherman")
    assert goods(state) == {"food": 1}
    assert [goods(state, seat) for seat in (1, 2, 3)] == [{"food": 2}, {"food": 2}, {"food": 1}]


def test_the_meat_seller_cooks_animals_with_an_oven() -> None:
    state = full()
    own(state, 0, "meat_seller")
    farm(state, stables="a3+a4+a5", sheep=1, boar=1, cattle=1)
    assert "!cook sheep" not in turn(state)
    own(state, 0, "clay_oven")
    turn(state)
    choose(state, "!cook sheep", "!cook boar", "!cook cattle")
    assert goods(state) == {"food": 9}


def test_the_meat_seller_stops_when_the_oven_becomes_a_bakehouse() -> None:
    state = full()
    own(state, 0, "meat_seller", "clay_oven")
    state.set_cards(0, ["meat_seller"])
    farm(state, sheep=1)
    assert "!cook sheep" not in turn(state)
    assert "oven" not in FACTS["bakehouse"].traits
    assert "oven" not in FACTS["bakers_kitchen"].traits


def test_the_brush_maker_gets_boar_that_the_meat_seller_sold() -> None:
    state = full()
    own(state, 0, "meat_seller", "brush_maker", "clay_oven")
    farm(state, pastures=("a5",), boar=2)
    turn(state)
    choose(state, "!cook boar", "!cook boar")
    assert goods(state) == {"food": 6}
    assert bonus(state) == 1


@pytest.mark.parametrize("space", ["take_vegetable", "plow_field", "plow_sow"])
def test_the_field_warden_goes_to_vegetables_and_ploughs_where_others_stand(space: str) -> None:
    state = full()
    occupy(state, space)
    occupy(state, "take_grain")
    assert space not in turn(state)
    own(state, 0, "field_warden")
    assert space in turn(state)
    assert "take_grain" not in turn(state)
    occupy(state, space, 0)
    assert space not in turn(state), "never two of one's own people"


def test_the_master_forester_opens_a_wood_space_on_which_others_pay_2_food() -> None:
    state = full()
    play(state, "master_forester")
    go(state, Replenish(), Replenish(), Place(1))
    assert lying(state, "p3_wood_2", "wood") == 4
    assert "p3_wood_2" not in turn(state, 1), "without 2 food"
    farm(state, 1, food=2)
    visit(state, "p3_wood_2", seat=1)
    assert (goods(state), goods(state, 1)) == ({"food": 2}, {"wood": 4})
    leave_spaces(state)
    pile(state, "p3_wood_2", wood=2)
    visit(state, "p3_wood_2")
    assert goods(state) == {"food": 2, "wood": 2}


def test_the_yeoman_farmer_loses_points_for_unused_spaces_and_begging_only() -> None:
    state = full()
    state.players[0].begging = 1
    before = state.scores()[0]
    own(state, 0, "yeoman_farmer")
    after = state.scores()[0]
    assert (before["fields"], before["sheep"]) == (-1, -1)
    assert {part for part, points in after.items() if points < 0} == {"unused", "begging"}
    assert (after["unused"], after["begging"]) == (before["unused"], before["begging"])


def test_the_undergardener_gets_a_vegetable_as_a_day_labourer() -> None:
    state = full()
    own(state, 0, "undergardener")
    visit(state, "day_laborer")
    assert goods(state) == {"food": 2, "vegetable": 1}


@pytest.mark.parametrize(("seats", "space"), [(4, "p4_traveling_players"), (5, "p5_room_or_players")])
def test_the_conjurer_gets_grain_from_the_travelling_players(seats: int, space: str) -> None:
    state = full(seats)
    own(state, 0, "conjurer")
    pile(state, space, food=2)
    visit(state, space)
    assert goods(state) == {"food": 2, "grain": 1}


def test_a_room_on_the_space_of_the_travelling_players_is_no_show_for_the_conjurer() -> None:
    state = full(5)
    own(state, 0, "conjurer")
    farm(state, wood=5, reed=2)
    pile(state, "p5_room_or_players", food=2)
    visit(state, "p5_room_or_players", "room", "room a1")
    assert goods(state) == {}


def test_the_greengrocer_gets_a_vegetable_with_grain_from_the_space() -> None:
    state = full()
    own(state, 0, "greengrocer")
    visit(state, "take_grain")
    assert goods(state) == {"grain": 1, "vegetable": 1}


def test_the_storyteller_leaves_1_food_for_a_vegetable() -> None:
    state = full()
    own(state, 0, "storyteller")
    pile(state, "p4_traveling_players", food=3)
    visit(state, "p4_traveling_players", "storyteller")
    assert goods(state) == {"food": 2, "vegetable": 1}
    assert lying(state, "p4_traveling_players", "food") == 1


@pytest.mark.parametrize(("food", "received"), [(1, 4), (4, 4), (5, 4), (6, 5)])
def test_dancer_and_storyteller_together_get_at_least_4_food(food: int, received: int) -> None:
    state = full()
    own(state, 0, "storyteller", "dancer")
    pile(state, "p4_traveling_players", food=food)
    visit(state, "p4_traveling_players", "storyteller")
    assert goods(state) == {"food": received, "vegetable": 1}
    assert lying(state, "p4_traveling_players", "food") == 1


@pytest.mark.parametrize(("seats", "points"), [(3, 2), (4, 3), (5, 4)])
def test_the_estate_manager_scores_when_nobody_has_more_of_any_animal(seats: int, points: int) -> None:
    state = full(seats)
    own(state, 0, "estate_manager")
    assert bonus(state) == points, "ties are enough"
    farm(state, 0, stables="a4+a5", sheep=2, boar=1)
    assert bonus(state) == points
    farm(state, 1, stables="a5", cattle=1)
    assert bonus(state) == 0
    assert bonus(state, 1) == 0


@pytest.mark.parametrize(("given", "number"), [("wood", 3), ("clay", 2), ("reed", 2), ("stone", 2)])
def test_the_dock_worker_exchanges_building_resources(given: str, number: int) -> None:
    state = full()
    own(state, 0, "dock_worker")
    farm(state, **{given: number - 1})
    assert not [option for option in turn(state) if option.startswith("!dock_worker")]
    farm(state, **{given: number})
    offers = [option for option in turn(state) if option.startswith("!dock_worker")]
    assert len(offers) == 3
    taken = offers[0].split()[-1]
    choose(state, offers[0])
    assert goods(state) == {taken: 1}
    assert taken != given


def test_the_chief_costs_2_food_more_and_scores_the_rooms_of_a_stone_house() -> None:
    state = full()
    hold(state, 0, "chief")
    farm(state, food=1)
    assert "occupation" not in turn(state)
    farm(state, food=2, rooms="a1+b1+c1", house="stone")
    visit(state, "occupation")
    assert goods(state) == {}
    assert bonus(state) == 3
    farm(state, rooms="a1+b1+c1", house="clay")
    assert bonus(state) == 0


def test_the_chiefs_daughter_comes_for_nothing_with_the_chief_of_another() -> None:
    state = full()
    hold(state, 1, "chiefs_daughter")
    hold(state, 0, "chief")
    farm(state, 0, food=2)
    visit(state, "occupation")
    choose(state, "yes", seat=1)
    assert state.owns(1, "chiefs_daughter")
    assert state.players[1].hand == []
    assert goods(state, 1) == {}


def test_the_chiefs_daughter_may_wait_and_does_not_come_with_a_chief_of_ones_own() -> None:
    state = full()
    hold(state, 1, "chiefs_daughter")
    play(state, "chief")
    choose(state, "no", seat=1)
    assert state.players[1].hand == ["chiefs_daughter"]
    state = full()
    hold(state, 0, "chiefs_daughter")
    play(state, "chief")
    assert state.is_over()
    assert state.players[0].hand == ["chiefs_daughter"]


def test_the_patron_pays_for_the_chiefs_daughter_too() -> None:
    state = full()
    own(state, 1, "patron")
    hold(state, 1, "chiefs_daughter")
    play(state, "chief")
    choose(state, "yes", seat=1)
    assert goods(state, 1) == {"food": 2}


@pytest.mark.parametrize(("house", "points"), [("wood", 0), ("clay", 1), ("stone", 3)])
def test_the_chiefs_daughter_scores_the_kind_of_house(house: str, points: int) -> None:
    state = full()
    own(state, 0, "chiefs_daughter")
    farm(state, house=house)
    assert bonus(state) == points


def test_the_tutor_scores_later_occupations_and_the_academic_twice() -> None:
    state = full()
    own(state, 0, "turner", "tutor", "fireplace_2")
    assert bonus(state) == 0
    own(state, 0, "quarryman", "academic")
    assert bonus(state) == 3


@pytest.mark.parametrize(("fence", "wood"), [("fence a5", 1), ("fence a4+a5", 3)])
def test_the_hedge_keeper_builds_three_more_fences_for_nothing(fence: str, wood: int) -> None:
    state = full()
    open_space(state, "fences")
    own(state, 0, "hedge_keeper")
    farm(state, wood=wood)
    visit(state, "fences", fence)
    assert goods(state) == {}
    assert state.is_over()


def test_the_first_fence_is_never_free_for_the_hedge_keeper() -> None:
    state = full()
    open_space(state, "fences")
    own(state, 0, "hedge_keeper")
    farm(state, pastures=("a4+a5",))
    assert "fences" not in turn(state)


def test_the_hedge_keeper_adds_three_free_fences_to_a_mini_pasture() -> None:
    state = full()
    own(state, 0, "hedge_keeper", "farmer")
    farm(state, wood=9)
    play(state, "mini_pasture", "fence a5")
    assert "fence a4" in state.options(0)
    assert "fence a3+a4" not in state.options(0), "five more fences"
    choose(state, "fence a4")
    assert state.is_over()
    assert goods(state) == {"wood": 9, "boar": 1}, "all of it is one fencing"


def test_a_mini_pasture_alone_is_a_single_pasture() -> None:
    state = full()
    farm(state, wood=9)
    play(state, "mini_pasture", "fence a5")
    assert state.is_over()
    assert state.players[0].fences.bit_count() == 4


def test_the_woodcutter_gets_1_more_wood_from_a_space_not_from_cards() -> None:
    state = full(3)
    own(state, 0, "woodcutter")
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3")
    assert goods(state) == {"wood": 4}
    visit(state, "p3_resource_1", "take wood")
    assert goods(state) == {"wood": 6}
    play(state, "reeve")
    assert goods(state) == {"wood": 10}


@pytest.mark.parametrize(("house", "points"), [("wood", 3), ("clay", 0), ("stone", 0)])
def test_the_wooden_hut_builder_scores_the_rooms_of_a_wooden_hut(house: str, points: int) -> None:
    state = full()
    own(state, 0, "wooden_hut_builder")
    farm(state, rooms="a1+b1+c1", house=house)
    assert bonus(state) == points


@pytest.mark.parametrize(
    ("played", "now", "house", "offered"),
    [
        (4, 11, "wood", True),
        (4, 11, "clay", True),
        (4, 11, "stone", False),
        (5, 11, "wood", False),
        (4, 10, "wood", False),
        (4, 12, "wood", False),
    ],
)
def test_the_hut_builder_adds_a_room_in_round_11_if_played_by_round_4(
    played: int, now: int, house: str, offered: bool
) -> None:
    state = full(4, played)
    own(state, 0, "hut_builder")
    farm(state, house=house)
    state.round = now
    go(state, Moment("round_start", 0))
    if offered:
        choose(state, "hut_builder", "room a1")
    assert state.is_over()
    assert state.players[0].room_count() == (3 if offered else 2)


def test_the_merchant_takes_an_improvement_action_twice_for_1_food() -> None:
    state = full()
    open_space(state, "improvement")
    own(state, 0, "merchant")
    farm(state, clay=9, food=2)
    visit(state, "improvement", "build fireplace_2", "merchant", "build fireplace_3")
    assert state.is_over(), "not a third time"
    assert goods(state) == {"clay": 4, "food": 1}


def test_the_merchant_plays_two_minor_improvements_as_starting_player() -> None:
    state = full()
    own(state, 0, "merchant")
    hold(state, 0, "raft", "simple_fireplace")
    farm(state, wood=2, clay=9, food=1)
    visit(state, "starting_player_minor", "play simple_fireplace", "merchant")
    assert not [option for option in state.options(0) if option.startswith("build")], "no major one"


def test_without_food_or_anything_to_play_the_merchant_is_not_asked() -> None:
    state = full()
    own(state, 0, "merchant")
    farm(state, clay=9)
    go(state, Improve(0, True, True, False))
    choose(state, "build fireplace_2")
    assert state.is_over()
    state = full()
    own(state, 0, "merchant")
    farm(state, wood=2, stone=2, food=2)
    go(state, Improve(0, True, True, False))
    assert state.is_over()
    assert goods(state) == {"food": 2}


def test_the_hobby_farmer_sows_the_vegetable_at_once_on_an_empty_field() -> None:
    state = full()
    farm(state, fields="a1+a2", grain=1)
    sown(state, 0, "a1", "grain", 3)
    hold(state, 0, "hobby_farmer")
    go(state, PutDown(0, "hobby_farmer"))
    assert choices(state) == ["a2", "no"], "only the vegetable, only on the empty field"
    choose(state, "a2")
    assert goods(state) == {"grain": 1}
    assert state.players[0].stack[1] == 2


def test_the_hobby_farmer_may_sow_on_the_bean_field_or_keep_the_vegetable() -> None:
    state = full()
    own(state, 0, "bean_field", "acreage")
    hold(state, 0, "hobby_farmer")
    go(state, PutDown(0, "hobby_farmer"))
    assert choices(state) == ["bean_field", "no"]
    other = state.clone()
    choose(state, "bean_field")
    assert goods(state) == {}
    choose(other, "no")
    assert goods(other) == {"vegetable": 1}


def test_sowing_through_the_hobby_farmer_is_a_sowing_for_the_fieldsman() -> None:
    state = full()
    own(state, 0, "fieldsman")
    farm(state, fields="a1")
    play(state, "hobby_farmer", "a1")
    assert state.players[0].stack[0] == 4


@pytest.mark.parametrize(("people", "newborn", "food"), [(2, 0, 4), (3, 0, 5), (5, 0, 7), (5, 1, 7)])
def test_with_the_cook_only_two_people_need_2_food(people: int, newborn: int, food: int) -> None:
    state = full()
    own(state, 0, "cook")
    farm(state, people=people)
    state.players[0].newborn = newborn
    assert food_needed(state, 0) == food


def test_the_charcoal_burner_gets_food_and_wood_for_everybodys_baking_improvements() -> None:
    state = full()
    own(state, 0, "charcoal_burner")
    farm(state, 0, clay=2)
    farm(state, 1, clay=9, stone=5)
    go(state, Improve(1, True, False, False))
    choose(state, "build fireplace_3", seat=1)
    assert goods(state) == {"clay": 2, "food": 1, "wood": 1}
    go(state, Improve(1, True, False, False))
    choose(state, "build cooking_hearth_4 returning fireplace_3", seat=1)
    assert goods(state) == {"clay": 2, "food": 2, "wood": 2}, "upgrading counts"
    go(state, Improve(1, True, False, False))
    choose(state, "build pottery", seat=1)
    assert goods(state) == {"clay": 2, "food": 2, "wood": 2}, "a pottery does not bake"
    go(state, Improve(0, True, False, False))
    assert goods(state) == {"food": 3, "wood": 3}


def test_the_grocer_sells_eight_goods_from_the_top_for_1_food_each() -> None:
    state = full()
    own(state, 0, "grocer")
    farm(state, food=9)
    turn(state)
    bought = []
    for _ in range(8):
        [option] = [option for option in state.options(0) if option.startswith("!grocer")]
        bought.append(option.split()[-1])
        choose(state, option)
    assert bought == ["reed", "grain", "stone", "vegetable", "wood", "clay", "reed", "vegetable"]
    assert goods(state) == {"food": 1, "wood": 1, "clay": 1, "reed": 2, "stone": 1, "grain": 1, "vegetable": 2}
    assert not [option for option in state.options(0) if option.startswith("!grocer")]


def test_the_grocer_gives_no_credit() -> None:
    state = full()
    own(state, 0, "grocer")
    assert not [option for option in turn(state) if option.startswith("!grocer")]


def test_the_clay_firer_burns_2_clay_to_1_stone_and_3_to_2() -> None:
    state = full()
    own(state, 0, "clay_firer")
    farm(state, clay=5)
    turn(state)
    choose(state, "!clay_firer 3 clay 2 stone", "!clay_firer 2 clay 1 stone")
    assert goods(state) == {"stone": 3}


@pytest.mark.parametrize(("clay", "good"), [(2, "sheep"), (2, "reed"), (3, "boar"), (3, "stone"), (4, "cattle")])
def test_the_clay_seller_exchanges_clay(clay: int, good: str) -> None:
    state = full()
    own(state, 0, "clay_seller")
    farm(state, clay=clay - 1)
    option = f"!clay_seller {clay} clay 1 {good}"
    assert option not in turn(state)
    farm(state, clay=clay)
    turn(state)
    choose(state, option)
    assert goods(state) == {good: 1}


def test_animals_of_the_clay_seller_may_be_cooked_without_a_place() -> None:
    state = full()
    own(state, 0, "clay_seller", "fireplace_2")
    farm(state, sheep=1, clay=4)
    turn(state)
    choose(state, "!clay_seller 4 clay 1 cattle", "keep 1 sheep, cook the rest")
    assert goods(state) == {"sheep": 1, "food": 3}


@pytest.mark.parametrize(("played", "first"), [(1, 6), (5, 6), (6, 7), (10, 11)])
def test_the_clay_deliveryman_brings_clay_in_rounds_6_to_14_to_come(played: int, first: int) -> None:
    state = full(4, played)
    play(state, "clay_deliveryman")
    assert rounds_with_goods(state) == list(range(first, 15))
    state.round = first
    go(state, Collect(0))
    assert goods(state) == {"clay": 1}


def test_the_clay_mixer_gets_2_more_clay_where_only_clay_is_taken() -> None:
    state = full(3)
    own(state, 0, "clay_mixer")
    pile(state, "clay_1", clay=2)
    visit(state, "clay_1")
    assert goods(state) == {"clay": 4}
    visit(state, "p3_resource_1", "take clay")
    assert goods(state) == {"clay": 7}


def test_the_clay_mixer_gets_nothing_where_something_else_comes_with_the_clay() -> None:
    state = full()
    own(state, 0, "clay_mixer")
    pile(state, "clay_1", clay=1, wood=1)
    visit(state, "clay_1")
    assert goods(state) == {"clay": 1, "wood": 1}


def test_the_lord_of_the_manor_scores_full_categories_and_four_fenced_stables() -> None:
    state = full()
    own(state, 0, "lord_of_the_manor")
    assert bonus(state) == 0
    farm(state, grain=8, vegetable=3, pastures=("a3+a4+b3+b4",), stables="a3+a4+b3", sheep=8)
    assert bonus(state) == 2, "grain and sheep; three vegetables and three stables are not enough"
    farm(state, grain=8, vegetable=4, pastures=("a3+a4+b3+b4",), stables="a3+a4+b3+b4", sheep=8)
    assert bonus(state) == 4


def test_the_maid_brings_food_in_every_round_after_the_hut_became_clay() -> None:
    state = full(4, 10)
    farm(state, clay=2, reed=1, stone=2)
    play(state, "maid")
    assert rounds_with_goods(state) == []
    go(state, Renovate(0))
    assert rounds_with_goods(state) == [11, 12, 13, 14]
    farm(state, house="clay", stone=2, reed=1)
    go(state, Renovate(0))
    assert rounds_with_goods(state) == [11, 12, 13, 14], "once only"


@pytest.mark.parametrize("house", ["clay", "stone"])
def test_the_maid_brings_food_at_once_in_a_better_house(house: str) -> None:
    state = full(4, 12)
    farm(state, house=house)
    play(state, "maid")
    assert rounds_with_goods(state) == [13, 14]


def test_the_maid_brings_food_after_going_straight_to_stone() -> None:
    state = full(4, 12)
    own(state, 0, "maid", "conservator")
    farm(state, stone=2, reed=1)
    go(state, Renovate(0))
    assert rounds_with_goods(state) == [13, 14]


def test_the_mason_adds_a_room_to_a_stone_house_of_4() -> None:
    state = full()
    own(state, 0, "mason")
    farm(state, rooms="a1+b1+c1+a2", house="clay")
    assert "!mason room" not in turn(state)
    farm(state, rooms="a1+b1+c1", house="stone")
    assert "!mason room" not in turn(state)
    farm(state, rooms="a1+b1+c1+a2", house="stone")
    turn(state)
    choose(state, "!mason room", "room b2")
    assert (state.players[0].room_count(), goods(state)) == (5, {})
    assert "!mason room" not in state.options(0)


def test_the_patron_pays_2_food_before_each_later_occupation() -> None:
    state = full()
    play(state, "patron")
    assert goods(state) == {}
    hold(state, 0, "turner", "quarryman")
    visit(state, "occupation", "play turner")
    assert goods(state) == {"food": 1}


def test_the_pastor_is_paid_once_as_the_last_in_a_house_of_2_rooms() -> None:
    state = full(3)
    own(state, 0, "pastor")
    farm(state, 1, rooms="a1+b1+c1")
    assert "!pastor take" not in turn(state)
    farm(state, 2, rooms="a1+b1+c1")
    turn(state)
    choose(state, "!pastor take")
    assert goods(state) == {"wood": 3, "clay": 2, "reed": 1, "stone": 1}
    assert "!pastor take" not in state.options(0)


def test_the_pastor_with_3_rooms_gets_nothing() -> None:
    state = full(3)
    own(state, 0, "pastor")
    for seat in range(3):
        farm(state, seat, rooms="a1+b1+c1")
    assert "!pastor take" not in turn(state)


def test_the_plow_driver_ploughs_for_1_food_at_the_start_of_a_round_in_a_stone_house() -> None:
    state = full(4, 8)
    own(state, 0, "plow_driver")
    farm(state, food=2, house="clay")
    go(state, Moment("round_start", 0))
    assert state.is_over()
    farm(state, food=2, house="stone")
    go(state, Moment("round_start", 0))
    choose(state, "plow_driver", "plough a1")
    assert state.is_over(), "one field"
    assert (goods(state), state.players[0].fields) == ({"food": 1}, 1)


def test_the_plow_driver_cannot_be_used_with_a_plough() -> None:
    state = full(4, 8)
    own(state, 0, "plow_driver", "turnwrest_plough", "plow_maker")
    farm(state, food=2, house="stone")
    go(state, Moment("round_start", 0))
    choose(state, "plow_driver", "plough a1")
    assert state.is_over()
    assert state.players[0].fields.bit_count() == 1


def test_the_plow_maker_ploughs_one_more_field_for_1_food_on_a_space() -> None:
    state = full()
    own(state, 0, "plow_maker")
    farm(state, food=2)
    visit(state, "plow_field", "plough b3", "plow_maker", "plough b4")
    assert state.is_over()
    assert (goods(state), state.players[0].fields.bit_count()) == ({"food": 1}, 2)


def test_the_plow_maker_goes_beyond_what_a_plough_allows() -> None:
    state = full()
    own(state, 0, "plow_maker", "turnwrest_plough")
    farm(state, food=1)
    visit(state, "plow_field", "plough b3", "turnwrest_plough", "plough b4", "plough b5", "plow_maker", "plough a4")
    assert (goods(state), state.players[0].fields.bit_count()) == ({}, 4)


def test_a_field_of_the_plow_maker_can_be_sown_in_the_same_action() -> None:
    state = full()
    open_space(state, "plow_sow")
    own(state, 0, "plow_maker")
    farm(state, food=1, grain=2)
    visit(state, "plow_sow", "plough b3", "plow_maker", "plough b4", "sow grain b3")
    assert choices(state) == ["sow grain b4", "done"]


def test_the_mushroom_collector_leaves_1_wood_on_the_space_for_2_food() -> None:
    state = full()
    own(state, 0, "mushroom_collector")
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3", "mushroom_collector")
    assert goods(state) == {"wood": 2, "food": 2}
    assert lying(state, "wood_3", "wood") == 1


def test_the_mushroom_collector_leaves_even_the_only_wood_and_it_counts_as_taken() -> None:
    state = full()
    own(state, 0, "mushroom_collector", "berry_picker")
    pile(state, "p4_wood_1", wood=1)
    visit(state, "p4_wood_1", "mushroom_collector")
    assert goods(state) == {"food": 3}


def test_wood_that_did_not_lie_on_the_space_cannot_be_left_by_the_mushroom_collector() -> None:
    state = full(5)
    own(state, 0, "mushroom_collector")
    pile(state, "p5_reed_stone_wood", reed=1)
    visit(state, "p5_reed_stone_wood")
    assert state.is_over()
    assert goods(state) == {"wood": 1, "reed": 1, "stone": 1}


@pytest.mark.parametrize(("number", "points"), [(4, 0), (5, 1), (6, 3), (7, 5), (8, 7), (9, 9), (10, 9)])
def test_the_braggart_scores_improvements_in_play(number: int, points: int) -> None:
    state = full()
    state.set_cards(0, ["braggart", *state.majors[:number]])
    without = state.clone()
    without.set_cards(0, state.majors[:number])
    assert bonus(state) - bonus(without) == points


@pytest.mark.parametrize(("round_number", "idle"), [(9, 0), (10, 1), (11, 0), (12, 1), (13, 0)])
def test_the_ratcatcher_keeps_a_child_of_every_other_family_at_home(round_number: int, idle: int) -> None:
    state = full(3, round_number)
    own(state, 0, "ratcatcher")
    farm(state, 0, people=4)
    farm(state, 1, people=3)
    go(state, Replenish(), Place(0))
    assert [player.to_place() for player in state.players] == [4, 3 - idle, 2]


def test_the_ratcatcher_cannot_be_played_after_round_9() -> None:
    state = full(3, 9)
    hold(state, 0, "ratcatcher")
    assert "occupation" in turn(state)
    state.round = 10
    assert "occupation" not in turn(state)


def test_the_renovator_saves_2_clay_or_2_stone() -> None:
    state = full()
    own(state, 0, "renovator")
    farm(state, rooms="a1+b1+c1")
    assert price_of(state, "renovation") == [{"clay": 1, "reed": 1}]
    farm(state, rooms="a1+b1+c1", house="clay")
    assert price_of(state, "renovation") == [{"stone": 1, "reed": 1}]
    assert price_of(state, "room") == [{"clay": 5, "reed": 2}]


def test_the_conservator_renovates_a_wooden_hut_straight_to_stone() -> None:
    state = full()
    farm(state, stone=2, reed=1)
    assert not can_renovate(state, 0)
    own(state, 0, "conservator")
    go(state, Renovate(0))
    assert goods(state) == {}
    assert state.players[0].house == 2


def test_with_the_conservator_one_may_still_renovate_to_clay() -> None:
    state = full()
    own(state, 0, "conservator")
    farm(state, clay=2, stone=2, reed=1)
    go(state, Renovate(0))
    assert state.options(0) == ["renovate clay", "renovate stone"]


@pytest.mark.parametrize(("played", "rounds"), [(1, [6, 10]), (5, [10, 14]), (6, [11]), (10, [])])
def test_the_cattle_whisperer_brings_cattle_after_5_and_after_9_rounds(played: int, rounds: list[int]) -> None:
    state = full(4, played)
    play(state, "cattle_whisperer")
    assert rounds_with_goods(state) == rounds
    if rounds:
        state.round = rounds[0]
        go(state, Collect(0))
        assert animals(state) == (0, 0, 1)


def test_the_seasonal_worker_gets_grain_and_from_round_6_grain_or_a_vegetable() -> None:
    state = full(4, 5)
    own(state, 0, "seasonal_worker")
    visit(state, "day_laborer")
    assert goods(state) == {"food": 2, "grain": 1}
    leave_spaces(state)
    state.round = 6
    visit(state, "day_laborer", "vegetable")
    assert goods(state) == {"food": 4, "grain": 1, "vegetable": 1}
    leave_spaces(state)
    visit(state, "day_laborer", "grain")
    assert goods(state) == {"food": 6, "grain": 2, "vegetable": 1}


@pytest.mark.parametrize(("sheep", "after"), [(2, 3), (3, 4), (4, 6), (7, 9), (8, 9), (9, 9)])
def test_the_shepherd_gets_2_lambs_of_4_sheep_as_far_as_there_is_room(sheep: int, after: int) -> None:
    state = full()
    own(state, 0, "shepherd")
    farm(state, pastures=("a4+a5",), stables="a5", sheep=sheep)  # 8 in the pasture, 1 in the house
    go(state, Breed(0))
    assert animals(state) == (after, 0, 0)


def test_the_shepherd_does_not_breed_other_animals() -> None:
    state = full()
    own(state, 0, "shepherd")
    farm(state, pastures=("a4+a5",), stables="a5", boar=4)
    go(state, Breed(0))
    assert animals(state) == (0, 5, 0)


def test_the_master_shepherd_brings_a_sheep_in_each_of_the_next_3_rounds() -> None:
    state = full(4, 3)
    play(state, "master_shepherd")
    assert rounds_with_goods(state) == [4, 5, 6]
    state.round = 4
    go(state, Collect(0))
    assert animals(state) == (1, 0, 0)


def test_the_reed_collector_brings_reed_in_each_of_the_next_4_rounds() -> None:
    state = full(4, 12)
    play(state, "reed_collector")
    assert rounds_with_goods(state) == [13, 14]
    state = full(4, 3)
    play(state, "reed_collector")
    assert rounds_with_goods(state) == [4, 5, 6, 7]
    state.round = 4
    go(state, Collect(0))
    assert goods(state) == {"reed": 1}


def test_the_swineherd_gets_1_more_boar_from_the_boar_space_only() -> None:
    state = full(5)
    open_space(state, "boar_1")
    own(state, 0, "swineherd")
    farm(state, pastures=("a4+a5",))
    pile(state, "boar_1", boar=1)
    visit(state, "boar_1")
    assert animals(state) == (0, 2, 0)
    visit(state, "p5_animal_choice", "boar")
    assert animals(state) == (0, 3, 0)


def test_the_stablehand_builds_a_stable_for_nothing_once_in_a_round() -> None:
    state = full(4, 5)
    open_space(state, "fences")
    own(state, 0, "stablehand")
    farm(state, wood=14)
    visit(state, "fences", "fence a5", "done")
    assert "done" not in state.options(0), "it must be built"
    assert {"stable a5", "stable a1"} <= set(state.options(0))
    choose(state, "stable a5")
    assert goods(state) == {"wood": 10}
    leave_spaces(state)
    visit(state, "fences", "fence a4", "done")
    assert state.is_over(), "not twice in a round"
    leave_spaces(state)
    state.round = 6
    visit(state, "fences", "fence b4", "done", "stable b4")
    assert state.players[0].stables.bit_count() == 2


def test_the_stablehand_works_after_the_mini_pasture_but_not_without_a_stable() -> None:
    state = full()
    own(state, 0, "stablehand")
    play(state, "mini_pasture", "fence a5", "stable a5")
    assert state.players[0].stables.bit_count() == 1
    state = full()
    own(state, 0, "stablehand")
    farm(state, stables="a1+a2+a3+a4")
    play(state, "mini_pasture", "fence a5")
    assert state.is_over()


def test_the_stablemaster_keeps_3_animals_of_a_kind_in_one_open_stable() -> None:
    state = full()
    own(state, 0, "stablemaster")
    farm(state, stables="a4+a5")
    for counts, fits in (((5, 0, 0), True), ((6, 0, 0), False), ((3, 1, 1), True), ((2, 2, 2), False)):
        state.players[0].goods[7:10] = list(counts)
        assert state.housed(0) == fits, counts


def test_the_quarryman_turns_stone_into_2_food_each_at_any_time() -> None:
    state = full()
    own(state, 0, "quarryman")
    farm(state, stone=2)
    turn(state)
    choose(state, "!quarryman 1 stone 2 food", "!quarryman 1 stone 2 food")
    assert goods(state) == {"food": 4}


def test_the_stone_carrier_gets_1_more_stone_for_nothing_where_only_stone_is_taken() -> None:
    state = full(3)
    open_space(state, "stone_1_stage2")
    own(state, 0, "stone_carrier")
    pile(state, "stone_1_stage2", stone=1)
    visit(state, "stone_1_stage2")
    assert goods(state) == {"stone": 2}
    visit(state, "p3_resource_1", "take stone")
    assert goods(state) == {"stone": 4}


def test_the_stone_carrier_pays_1_food_where_other_building_resources_come_too() -> None:
    state = full(4)
    own(state, 0, "stone_carrier")
    visit(state, "p4_reed_stone_food", "stone_carrier")
    assert goods(state) == {"reed": 1, "stone": 2}
    leave_spaces(state)
    visit(state, "p4_reed_stone_food", "done")
    assert goods(state) == {"reed": 2, "stone": 3, "food": 1}


def test_the_stonecutter_saves_1_stone_on_rooms_renovations_and_improvements() -> None:
    state = full()
    own(state, 0, "stonecutter")
    farm(state, rooms="a1+b1+c1", house="stone")
    assert price_of(state, "room") == [{"stone": 4, "reed": 2}]
    farm(state, rooms="a1+b1+c1", house="clay")
    assert price_of(state, "renovation") == [{"stone": 2, "reed": 1}]
    assert price_of(state, "stone_oven") == [{"clay": 1, "stone": 2}]
    assert price_of(state, "lumber") == [{}], "as the rulebook says: for nothing"
    assert price_of(state, "fireplace_2") == [{"clay": 2}]


@pytest.mark.parametrize(("food", "received"), [(1, 4), (3, 4), (4, 4), (6, 6)])
def test_the_dancer_gets_at_least_4_food_from_the_travelling_players(food: int, received: int) -> None:
    state = full()
    own(state, 0, "dancer")
    pile(state, "p4_traveling_players", food=food)
    visit(state, "p4_traveling_players")
    assert goods(state) == {"food": received}


@pytest.mark.parametrize("juggled", [False, True])
def test_dancer_and_juggler_are_not_used_together(juggled: bool) -> None:
    state = full()
    own(state, 0, "dancer")
    state.set_cards(0, ["dancer", "juggler"])
    farm(state, food=2)
    if juggled:
        state.players[0].notes["juggler"] = 10 * state.round
    go(state, Moment("took", 0, ("p4_traveling_players", (0,) * 6 + (2, 0, 0, 0))))
    assert ("dancer" in state.options(0)) != juggled
    if not juggled:
        choose(state, "dancer")
        assert goods(state) == {"food": 4}
        assert state.players[0].notes["dancer"] == 10 * state.round


def test_the_stockman_gets_an_animal_for_the_second_third_and_fourth_stable() -> None:
    state = full()
    own(state, 0, "stockman")
    farm(state, wood=8)
    visit(state, "build_rooms_stables", "stable a5")
    assert animals(state) == (0, 0, 0)
    choose(state, "stable a4")
    assert animals(state) == (0, 0, 1)
    choose(state, "stable a3", "stable a2")
    assert animals(state) == (1, 1, 1)


def test_the_stockman_gets_nothing_for_stables_built_before() -> None:
    state = full()
    farm(state, stables="a4+a5", wood=2)
    own(state, 0, "stockman")
    assert animals(state) == (0, 0, 0)
    go(state, Build(0, 0, 1))
    choose(state, "stable a3")
    assert animals(state) == (0, 1, 0)


def test_the_tenant_farmer_borrows_three_animals_and_returns_them_before_scoring() -> None:
    state = full()
    farm(state, stables="a3+a4+a5")
    play(state, "tenant_farmer")
    assert animals(state) == (1, 1, 1)
    assert bonus(state) == -3
    go(state, Moment("before_scoring", 0))
    choose(state, "return sheep", "keep boar", "return cattle")
    assert animals(state) == (0, 1, 0)
    assert bonus(state) == -1


def test_what_the_tenant_farmer_no_longer_has_costs_a_point() -> None:
    state = full()
    own(state, 0, "tenant_farmer")
    farm(state, sheep=0, boar=0, cattle=0)
    go(state, Moment("before_scoring", 0))
    assert state.is_over()
    assert bonus(state) == -3


def test_animals_of_the_tenant_farmer_without_a_place_may_be_cooked() -> None:
    state = full()
    own(state, 0, "fireplace_2")
    play(state, "tenant_farmer", "keep 1 cattle, cook the rest")
    assert goods(state) == {"cattle": 1, "food": 4}


def test_the_yeoman_farmer_need_not_return_what_the_tenant_farmer_borrowed() -> None:
    state = full()
    farm(state, stables="a3+a4+a5")
    own(state, 0, "yeoman_farmer", "tenant_farmer", "wooden_hut_builder")
    assert bonus(state) == 2


def test_the_animal_keeper_mixes_kinds_in_a_pasture() -> None:
    state = full()
    farm(state, pastures=("a4+a5",))
    state.players[0].goods[7:10] = [2, 1, 2]
    assert not state.housed(0)
    own(state, 0, "animal_keeper")
    assert state.housed(0)


@pytest.mark.parametrize(
    ("round_number", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)]
)
def test_the_reeve_brings_the_more_wood_the_earlier(round_number: int, wood: int) -> None:
    state = full(3, round_number)
    play(state, "reeve")
    assert state.players[0].goods[0] == wood


def test_the_reeve_rewards_everybody_with_the_most_occupations() -> None:
    state = full(3)
    own(state, 0, "reeve", "turner")
    own(state, 1, "academic")
    own(state, 2, "quarryman")
    assert [bonus(state, seat) for seat in range(3)] == [3, 3, 0]


@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_the_carpenter_builds_rooms_for_3_of_their_material_and_2_reed(house: str) -> None:
    state = full()
    own(state, 0, "carpenter")
    farm(state, house=house, reed=2, **{house: 3})
    assert price_of(state, "room") == [{house: 3, "reed": 2}]
    visit(state, "build_rooms_stables", "room a1")
    assert goods(state) == {}


def test_reductions_work_on_top_of_the_carpenter_but_not_on_improvements() -> None:
    state = full()
    own(state, 0, "carpenter", "thatcher", "clay_roof")
    assert price_of(state, "room") == [{"wood": 3, "reed": 1}, {"wood": 3, "clay": 1}]
    assert price_of(state, "wooden_hut_extension") == [amounts(FACTS["wooden_hut_extension"].costs[0])]


@pytest.mark.parametrize(
    ("card", "good", "number"),
    [
        ("joinery", "wood", 4),
        ("pottery", "clay", 4),
        ("potter", "clay", 4),
        ("basketmakers_workshop", "reed", 3),
        ("basketmaker", "reed", 3),
    ],
)
def test_the_guildmaster_gets_resources_for_workshops_and_craftsmen(card: str, good: str, number: int) -> None:
    state = full()
    own(state, 0, "guildmaster")
    if FACTS[card].kind == OCCUPATION:
        play(state, card)
    else:
        go(state, PutDown(0, card))
    assert goods(state) == {good: number}


def test_the_guildmaster_gets_2_for_what_was_there_before_and_nothing_for_others() -> None:
    state = full()
    own(state, 0, "joinery", "potter")
    own(state, 1, "pottery")
    play(state, "guildmaster")
    assert goods(state) == {"wood": 2, "clay": 2}
    play(state, "basketmaker", seat=1)
    assert goods(state) == {"wood": 2, "clay": 2}


def test_a_sawmill_is_still_a_joinery_when_the_guildmaster_is_played() -> None:
    state = full()
    state.set_cards(0, ["sawmill", "guildmaster"])
    state.card("guildmaster").play(state, 0)
    assert goods(state) == {"wood": 2}


def test_academic_counts_as_two_occupations_for_conditions_but_not_for_prices() -> None:
    state = table(3, "full")
    own(state, 0, "academic")
    assert (state.occupations(0), state.counted_occupations(0)) == (1, 2)
    hold(state, 0, "bean_field")
    go(state, Improve(0, False, True, True))
    assert "play bean_field" in state.options(0)


def test_master_forester_brings_a_wood_space_for_which_the_others_pay_2_food() -> None:
    state = table(4, "full")
    assert "p3_wood_2" not in turn(state, 1)
    own(state, 0, "master_forester")
    state.round = 1
    go(state, Round())
    assert lying(state, "p3_wood_2", "wood") == 2
    farm(state, 1, food=1)
    assert "p3_wood_2" not in turn(state, 1)
    farm(state, 1, food=2)
    visit(state, "p3_wood_2", seat=1)
    assert goods(state, 1) == {"wood": 2}
    assert goods(state, 0) == {"food": 2}


def test_master_forester_goes_there_for_nothing() -> None:
    state = table(4, "full")
    own(state, 0, "master_forester")
    pile(state, "p3_wood_2", wood=4)
    assert goods(visit(state, "p3_wood_2")) == {"wood": 4}


def test_hedge_keeper_builds_up_to_3_fences_for_nothing() -> None:
    state = table(2, "full")
    open_space(state, "fences")
    own(state, 0, "hedge_keeper")
    farm(state, wood=3)
    visit(state, "fences", "fence a4+a5")
    assert goods(state) == {}
    assert state.players[0].fences.bit_count() == 6


def test_hedge_keeper_must_pay_one_fence() -> None:
    state = table(2, "full")
    open_space(state, "fences")
    own(state, 0, "hedge_keeper")
    farm(state, wood=0)
    assert "fences" not in turn(state)
    farm(state, wood=1)
    visit(state, "fences", "fence a5")
    assert goods(state) == {}


def test_reeve_brings_wood_by_the_round_and_3_points_to_all_with_the_most_occupations() -> None:
    for round_number, wood in ((1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)):
        state = table(3, "full", round_number=round_number)
        own(state, 0, "reeve")
        assert goods(state).get("wood", 0) == wood
    own(state, 1, "woodcutter")
    assert [parts["bonus"] for parts in state.scores()] == [3, 3, 0]


def test_a_place_step_waits_below_what_is_done_at_any_time() -> None:
    state = table(2, "full")
    own(state, 0, "dock_worker")
    farm(state, wood=3)
    go(state, Place(0))
    choose(state, "!dock_worker 3 wood 1 clay", "take_grain")
    assert goods(state) == {"clay": 1, "grain": 1}
