"""The minor improvements of the complex deck, each on a small position, in the order of their numbers."""

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
    open_space,
    own,
    pile,
    play,
    promised,
    sown,
    turn,
    visit,
)
from tilth.core.cards import Moment
from tilth.games.agricola.cards.facts import FACTS, MINOR
from tilth.games.agricola.cards.minors_k import CARDS
from tilth.games.agricola.rules.farm.building import ROOM_PRICES, Build, renovation_prices
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.farm.pastures import fence_wood
from tilth.games.agricola.rules.goods import GOOD_NUMBERS, GRAIN, WOOD, amounts
from tilth.games.agricola.rules.harvest import Feed, Harvest, food_needed
from tilth.games.agricola.rules.improvements import Improve, PlayOccupation, improvement_options
from tilth.games.agricola.rules.prices import prices
from tilth.games.agricola.rules.rounds import ReturnHome, Work


def test_all_43_minor_improvements_of_the_deck_are_there_in_their_order() -> None:
    printed = [facts for facts in FACTS.values() if facts.kind == MINOR and facts.deck == "K"]
    assert [card.name for card in CARDS] == [facts.name for facts in sorted(printed, key=lambda facts: facts.number)]
    assert len(CARDS) == 43


def test_the_acreage_has_two_plots_for_grain_alone() -> None:
    state = full()
    own(state, 0, "acreage")
    farm(state, grain=2, vegetable=1)
    go(state, FieldWork(0, sows=True))
    assert choices(state) == ["sow grain acreage", "sow grain acreage.2"]
    choose(state, "sow grain acreage", "sow grain acreage.2")
    assert state.players[0].stack[15:] == [3, 3]


def test_the_bakehouse_takes_an_oven_and_bakes_2_grain_for_5_food_each_at_once() -> None:
    state = full()
    hold(state, 0, "bakehouse")
    farm(state, stone=3, grain=3)
    assert "play bakehouse" not in " ".join(improvement_options(state, 0, False, True))
    own(state, 0, "clay_oven")
    go(state, Improve(0, False, True, False))
    choose(state, "play bakehouse returning clay_oven", "bake 2")
    assert (state.players[0].cards, goods(state)) == (["bakehouse"], {"grain": 1, "food": 10})


@pytest.mark.parametrize(
    ("card", "brought"),
    [("lumber", {"wood": 3}), ("corn_sheaf", {"grain": 1}), ("stone_exchange", {"stone": 2})],
)
def test_lumber_corn_sheaf_and_stone_exchange_bring_goods_and_go_on_to_the_left(
    card: str, brought: dict[str, int]
) -> None:
    state = full()
    play(state, card)
    assert (goods(state), state.players[0].cards, state.players[1].hand) == (brought, [], [card])


def test_the_beehive_brings_2_food_in_every_even_round_to_come() -> None:
    state = full(4, 10)
    play(state, "beehive")
    assert promised(state) == [(12, "food", 2), (14, "food", 2)]


def test_the_spit_roast_brings_1_food_for_cooking_in_the_feeding_phase_once_in_a_harvest() -> None:
    state = full(1, 4)
    own(state, 0, "spit_roast", "fireplace_2")
    farm(state, pastures=("a4",), sheep=2)
    go(state, Moment("feed_start", 0), Feed(0), Moment("feed_end", 0))
    choose(state, "!cook sheep")
    assert goods(state)["food"] == 3
    choose(state, "!cook sheep")
    assert state.players[0].begging == 1, "the family of one player alone needs 6, and 5 are there"


def test_the_spit_roast_brings_nothing_outside_the_feeding_phase_nor_for_vegetables() -> None:
    state = full()
    own(state, 0, "spit_roast", "fireplace_2")
    farm(state, pastures=("a4",), sheep=1, vegetable=1)
    turn(state)
    choose(state, "!cook sheep")
    assert goods(state)["food"] == 2
    go(state, Moment("feed_start", 0), Feed(0), Moment("feed_end", 0))
    choose(state, "!eat vegetable")
    assert "spit_roast" not in state.players[0].notes
    assert goods(state).get("food", 0) == 0


def test_the_brewery_turns_1_grain_into_3_food_once_in_each_feeding() -> None:
    state = full(4, 4)
    own(state, 0, "brewery")
    farm(state, grain=2)
    go(state, Feed(0))
    choose(state, "use brewery")
    assert goods(state) == {"grain": 1, "food": 3}
    assert "use brewery" not in state.options(0)


@pytest.mark.parametrize(("grain", "points"), [(5, 0), (6, 1)])
def test_the_brewery_is_worth_a_point_with_9_grain_those_on_fields_too(grain: int, points: int) -> None:
    state = full()
    own(state, 0, "brewery")
    farm(state, fields="a1", grain=grain)
    sown(state, 0, "a1", "grain", 3)
    assert bonus(state) == points


def test_the_bread_paddle_bakes_after_an_occupation_and_cannot_pay_for_it() -> None:
    state = full()
    own(state, 0, "bread_paddle", "fireplace_2")
    hold(state, 0, "butcher")
    farm(state, grain=1)
    go(state, PlayOccupation(0, 2, False))
    assert state.players[0].cards == ["bread_paddle", "fireplace_2"], "eaten raw the grain is 1 food"
    farm(state, grain=1, food=1)
    go(state, PlayOccupation(0, 1, False))
    choose(state, "play butcher", "bread_paddle")
    assert goods(state) == {"food": 2}


def test_the_bookshelf_brings_3_food_before_an_occupation_is_paid() -> None:
    state = full()
    own(state, 0, "bookshelf")
    hold(state, 0, "butcher")
    go(state, PlayOccupation(0, 2, False))
    assert (goods(state), "butcher" in state.players[0].cards) == ({"food": 1}, True)


@pytest.mark.parametrize("space", ["plow_field", "plow_sow"])
def test_the_flail_bakes_on_both_ploughing_spaces(space: str) -> None:
    state = full()
    open_space(state, "plow_sow")
    own(state, 0, "flail", "fireplace_2")
    farm(state, grain=1)
    visit(state, space, "plough a1", *(["done"] if space == "plow_sow" else []), "flail")
    assert goods(state) == {"food": 2}


def test_the_flail_does_not_bake_elsewhere() -> None:
    state = full()
    own(state, 0, "flail", "fireplace_2")
    visit(state, "take_grain")
    assert state.is_over()


@pytest.mark.parametrize(("card", "rounds"), [("duck_pond", 3), ("herb_garden", 5), ("swan_lake", 5)])
def test_pond_garden_and_lake_bring_1_food_in_the_next_rounds(card: str, rounds: int) -> None:
    state = full(4, 2)
    play(state, card)
    assert promised(state) == [(2 + later, "food", 1) for later in range(1, rounds + 1)]


@pytest.mark.parametrize(("card", "times"), [("swing_plough", 2), ("crooked_plough", 1)])
def test_a_plough_ploughs_3_fields_on_the_space_that_only_ploughs(card: str, times: int) -> None:
    state = full()
    own(state, 0, card)
    rows = [("b3", "b2", "b4"), ("c3", "c2", "c4")]
    for first, second, third in rows[:times]:
        state.occupied = [0] * len(state.occupied)
        visit(state, "plow_field", f"plough {first}", card, f"plough {second}", f"plough {third}")
        state.round += 1
    assert state.players[0].fields.bit_count() == 3 * times
    state.occupied = [0] * len(state.occupied)
    visit(state, "plow_field", "plough a3")
    assert state.is_over(), "it is used up"


@pytest.mark.parametrize("card", ["swing_plough", "crooked_plough"])
def test_these_ploughs_do_not_work_where_one_may_sow(card: str) -> None:
    state = full()
    open_space(state, "plow_sow")
    own(state, 0, card)
    visit(state, "plow_sow", "plough a1")
    assert state.is_over()


@pytest.mark.parametrize(("now", "rounds"), [(3, [8, 10, 12]), (8, [10, 12]), (12, [])])
def test_the_granary_brings_grain_in_rounds_8_10_and_12(now: int, rounds: list[int]) -> None:
    state = full(4, now)
    play(state, "granary")
    assert promised(state) == [(when, "grain", 1) for when in rounds]


def test_the_granary_costs_wood_or_clay_but_no_mixture() -> None:
    state = full()
    hold(state, 0, "granary")
    farm(state, wood=2, clay=2)
    assert improvement_options(state, 0, False, True) == []
    farm(state, clay=3)
    assert improvement_options(state, 0, False, True) == ["play granary"]


def test_the_greenhouse_sells_a_vegetable_after_4_and_after_7_rounds() -> None:
    state = full(4, 3)
    play(state, "greenhouse")
    farm(state, food=2)
    for when in (7, 8, 10):
        state.round = when
        go(state, Moment("round_start", 0))
        if when != 8:
            choose(state, "greenhouse")
    assert goods(state) == {"vegetable": 2}


def test_liquid_manure_adds_1_to_every_newly_sown_field_wood_on_cards_too() -> None:
    state = full()
    own(state, 0, "liquid_manure", "forester")
    farm(state, fields="a1+a2", grain=1, vegetable=1, wood=1)
    go(state, FieldWork(0, sows=True))
    choose(state, "sow grain a1", "sow vegetable a2", "sow wood forester")
    assert (state.players[0].stack[:2], state.players[0].stack[15]) == ([4, 3], 4)


def test_the_house_goat_brings_1_food_in_every_feeding() -> None:
    state = full(4, 4)
    own(state, 0, "house_goat")
    for seat in range(4):
        farm(state, seat, food=4)
    go(state, Harvest())
    assert goods(state) == {"food": 1}


def test_the_house_goat_drives_the_pet_out() -> None:
    state = full()
    farm(state, sheep=1)
    play(state, "house_goat")
    assert (animals(state), state.players[0].pens) == ((0, 0, 0), {})
    farm(state, pastures=("a4",), sheep=2)
    play(state, "boar_breeding")
    assert "keep 2 sheep, release the rest" in state.options(0), "the boar finds no place in the house"


def test_with_the_sawhorse_the_next_stable_is_free_and_the_one_after_is_not() -> None:
    state = full()
    play(state, "sawhorse")
    farm(state, wood=2)
    go(state, Build(0, 0, 2))
    choose(state, "stable a1")
    assert goods(state) == {"wood": 2}
    choose(state, "stable a2")
    assert goods(state) == {}


@pytest.mark.parametrize(("standing", "number", "wood"), [(0, 2, 2), (0, 4, 3), (2, 1, 0), (3, 2, 2), (0, 15, 10)])
def test_with_the_sawhorse_every_third_fence_is_free(standing: int, number: int, wood: int) -> None:
    state = full()
    own(state, 0, "sawhorse")
    assert fence_wood(state, 0, standing, number) == wood


def test_the_sawhorse_gives_no_other_fence_for_one_that_is_free_anyway() -> None:
    state = full()
    own(state, 0, "sawhorse")
    assert fence_wood(state, 0, 0, 4, 2) == 1, "two are free, then the third by its number, and the fourth is paid"
    assert fence_wood(state, 0, 0, 4, 3) == 1, "the third is free anyway, and the fourth is paid all the same"


@pytest.mark.parametrize("cards", [("sawhorse", "hedge_keeper"), ("hedge_keeper", "sawhorse")])
@pytest.mark.parametrize(
    ("standing", "number", "wood"),
    [(0, 1, 1), (0, 4, 1), (0, 6, 1), (0, 7, 2), (1, 2, 1), (2, 1, 0), (2, 6, 1)],
)
def test_sawhorse_and_hedge_keeper_work_together_whichever_came_first(
    cards: tuple[str, str], standing: int, number: int, wood: int
) -> None:
    state = full()
    own(state, 0, *cards)
    assert fence_wood(state, 0, standing, number) == wood


def test_the_sawmill_takes_the_joinery_and_turns_1_wood_into_3_food_in_a_harvest() -> None:
    state = full(4, 4)
    hold(state, 0, "sawmill")
    assert improvement_options(state, 0, False, True) == []
    own(state, 0, "joinery")
    go(state, Improve(0, False, True, False))
    assert (state.players[0].cards, "joinery" in state.majors) == (["sawmill"], True)
    farm(state, wood=2)
    go(state, Feed(0))
    choose(state, "use sawmill")
    assert (goods(state), state.players[0].begging) == ({"wood": 1}, 1), "of 4 food 3 were there"


@pytest.mark.parametrize(("wood", "points"), [(1, 0), (2, 1), (4, 2), (5, 3), (7, 3)])
def test_the_sawmill_is_worth_points_for_wood_and_the_joinery_besides_is_not(wood: int, points: int) -> None:
    state = full()
    own(state, 0, "sawmill")
    farm(state, wood=wood)
    assert bonus(state) == points
    own(state, 0, "joinery")
    assert bonus(state) == points


@pytest.mark.parametrize("plots", ["forester", "copse"])
@pytest.mark.parametrize(("workshop", "wood"), [("sawmill", 2), ("joinery", 3)])
def test_for_sawmill_and_joinery_wood_on_cards_counts(workshop: str, wood: int, plots: str) -> None:
    state = full()
    own(state, 0, workshop, plots)
    state.players[0].crop[15], state.players[0].stack[15] = WOOD, wood - 1
    assert bonus(state) == 0
    farm(state, wood=1)
    assert bonus(state) == 1


def test_wood_laid_with_the_basin_maker_is_gone_for_the_joinery() -> None:
    state = full()
    own(state, 0, "joinery", "basin_maker")
    state.players[0].notes["basin_maker"] = 3
    assert bonus(state) == 2, "of the Basin Maker alone"


@pytest.mark.parametrize(("rooms", "points"), [("a1+b1+c1+a2", 0), ("a1+b1+c1+a2+b2", 2), ("a1+b1+c1+a2+b2+c2", 4)])
def test_the_wooden_strongbox_is_worth_points_in_a_large_house(rooms: str, points: int) -> None:
    state = full()
    own(state, 0, "wooden_strongbox")
    farm(state, rooms=rooms)
    assert bonus(state) == points


def test_the_yoke_ploughs_up_to_a_field_for_every_plough_in_play() -> None:
    state = full()
    own(state, 0, "swing_plough")
    own(state, 2, "turnwrest_plough")
    play(state, "yoke", "plough b3", "plough b4")
    assert (state.players[0].fields.bit_count(), state.is_over()) == (2, True)
    state = full()
    play(state, "yoke")
    assert state.is_over(), "without any plough it does nothing"


def test_the_broom_brings_7_new_minor_improvements_of_which_one_may_be_played() -> None:
    state = full()
    hold(state, 0, "butcher", "acreage", "mansion")
    hold(state, 0, "corn_sheaf")
    state.players[0].hand.remove("corn_sheaf")
    state.minor_deck.append("corn_sheaf")
    play(state, "broom")
    hand = state.players[0].hand
    assert (hand[0], len(hand), "acreage" in hand, "mansion" in hand) == ("butcher", 8, False, False)
    assert state.buried[-2:] == ["acreage", "mansion"]
    assert "pass" in state.options(0)
    choose(state, "play corn_sheaf")
    assert goods(state) == {"grain": 1}


def test_building_resources_of_own_cards_count_for_the_landing_net_too() -> None:
    state = full()
    own(state, 0, "landing_net", "resource_seller")
    state.players[0].notes["resource_seller"] = 2
    pile(state, "reed_1", reed=1)
    visit(state, "reed_1")
    assert goods(state) == {"reed": 2, "food": 2}, "another reed is no other resource"
    state = full()
    own(state, 0, "landing_net", "clay_worker")
    pile(state, "reed_1", reed=1, wood=1)
    visit(state, "reed_1")
    assert goods(state) == {"reed": 1, "wood": 1, "clay": 1, "food": 1}
    state = full()
    own(state, 0, "landing_net", "pieceworker", "resource_seller")
    state.players[0].notes["resource_seller"] = 2
    farm(state, food=1)
    pile(state, "reed_1", reed=1)
    visit(state, "reed_1", "pieceworker")
    assert goods(state) == {"reed": 3, "food": 2}


def test_the_landing_net_brings_2_food_with_reed_alone_and_1_with_other_resources() -> None:
    state = full()
    own(state, 0, "landing_net")
    pile(state, "reed_1", reed=2)
    visit(state, "reed_1")
    assert goods(state) == {"reed": 2, "food": 2}
    visit(state, "p4_reed_stone_food")
    assert goods(state) == {"reed": 3, "stone": 1, "food": 4}, "1 of the space and 1 of the net"
    pile(state, "clay_1", clay=1)
    visit(state, "clay_1")
    assert goods(state)["food"] == 4


def test_the_clapper_adds_a_grain_to_grain_fields_with_a_growth_space() -> None:
    state = full()
    open_space(state, "family_growth_minor", "family_growth_no_room")
    own(state, 0, "clapper", "acreage")
    farm(state, rooms="a1+b1+c1", fields="a2+a3+a4")
    sown(state, 0, "a2", "grain", 1)
    sown(state, 0, "a3", "vegetable", 1)
    state.players[0].crop[15], state.players[0].stack[15] = GRAIN, 2
    visit(state, "day_laborer")
    assert state.players[0].stack[1:4] == [1, 1, 0]
    visit(state, "family_growth_minor")
    assert (state.players[0].stack[1:4], state.players[0].stack[15:]) == ([2, 1, 0], [3, 0])


def test_the_clapper_works_at_once_after_a_growth_of_the_same_round() -> None:
    state = full()
    farm(state, rooms="a1+b1+c1", fields="a2", people=3)
    sown(state, 0, "a2", "grain", 1)
    play(state, "clapper")
    assert state.players[0].stack[1] == 1
    state = full()
    open_space(state, "family_growth_no_room")
    farm(state, fields="a2")
    sown(state, 0, "a2", "grain", 1)
    visit(state, "family_growth_no_room")
    play(state, "clapper")
    assert state.players[0].stack[1] == 2


def test_the_clapper_played_with_the_growth_itself_works_once() -> None:
    state = full()
    open_space(state, "family_growth_minor")
    hold(state, 0, "clapper")
    farm(state, rooms="a1+b1+c1", fields="a2", wood=1)
    sown(state, 0, "a2", "grain", 1)
    visit(state, "family_growth_minor", "play clapper")
    assert state.players[0].stack[1] == 2


def test_the_minor_cooking_hearth_takes_a_fireplace_and_cooks_like_the_major_ones() -> None:
    state = full()
    own(state, 0, "simple_fireplace")
    farm(state, vegetable=1)
    hold(state, 0, "cooking_hearth_minor")
    go(state, Improve(0, False, True, False))
    choose(state, "play cooking_hearth_minor returning simple_fireplace")
    assert state.players[0].cards == ["cooking_hearth_minor"]
    assert amounts(state.players[0].rates) == {"grain": 1, "vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}
    farm(state, grain=4)
    go(state, FieldWork(0, bakes=True))
    choose(state, "bake 4")
    assert goods(state)["food"] == 12


def test_the_clay_pit_brings_3_clay_with_the_day_labourer() -> None:
    state = full()
    own(state, 0, "clay_pit")
    visit(state, "day_laborer")
    visit(state, "take_grain")
    assert goods(state) == {"food": 2, "clay": 3, "grain": 1}


def test_the_clay_hut_extension_adds_a_room_to_a_clay_hut_alone() -> None:
    state = full()
    hold(state, 0, "clay_hut_extension")
    farm(state, clay=4, reed=1)
    assert improvement_options(state, 0, False, True) == []
    farm(state, house="clay", clay=4, reed=1)
    go(state, Improve(0, False, True, False))
    choose(state, "room a1")
    assert (state.players[0].room_count(), goods(state)) == (3, {})
    assert state.players[1].hand == ["clay_hut_extension"]


@pytest.mark.parametrize(
    ("card", "animal", "number", "food", "points"),
    [
        ("milking_stool", "cattle", 1, 1, 0),
        ("milking_stool", "cattle", 3, 2, 1),
        ("milking_stool", "cattle", 4, 2, 2),
        ("milking_stool", "cattle", 5, 3, 2),
        ("loom", "sheep", 1, 1, 0),
        ("loom", "sheep", 4, 2, 1),
        ("loom", "sheep", 6, 2, 2),
        ("loom", "sheep", 7, 3, 2),
    ],
)
def test_milking_stool_and_loom_bring_food_and_points(
    card: str, animal: str, number: int, food: int, points: int
) -> None:
    state = full(4, 4)
    own(state, 0, card)
    farm(state, pastures=("a4+a5+b4+b5",))
    state.players[0].goods[GOOD_NUMBERS[animal]] = number
    state.shelter(0)
    go(state, Moment("field", 0))
    assert (goods(state)["food"], bonus(state)) == (food, points)


@pytest.mark.parametrize(("round_number", "fields"), [(5, 3), (12, 2), (14, 0)])
def test_the_ox_team_ploughs_a_field_for_every_round_to_come_at_most_3(round_number: int, fields: int) -> None:
    state = full(4, round_number)
    play(state, "ox_team", *["plough b3", "plough b4", "plough a3"][:fields])
    assert state.is_over()
    assert state.players[0].fields.bit_count() == fields


def test_the_horse_is_worth_2_points_if_a_kind_of_animal_is_missing() -> None:
    state = full()
    own(state, 0, "horse")
    assert bonus(state) == 2
    farm(state, pastures=("a4", "a5", "b5"), sheep=1, boar=1, cattle=1)
    assert bonus(state) == 0


def test_with_the_brushwood_roof_wood_replaces_reed() -> None:
    state = full()
    own(state, 0, "brushwood_roof")
    assert [amounts(cost) for cost in prices(state, 0, "room", ROOM_PRICES[1])] == [
        {"clay": 5, "reed": 2},
        {"wood": 1, "clay": 5, "reed": 1},
        {"wood": 2, "clay": 5},
    ]
    renewal = prices(state, 0, "renovation", renovation_prices(state, 0, 1))
    assert [amounts(cost) for cost in renewal] == [{"clay": 2, "reed": 1}, {"wood": 1, "clay": 2}]
    assert prices(state, 0, "mansion", FACTS["mansion"].costs) == FACTS["mansion"].costs


def test_the_turnip_field_takes_vegetables_and_all_fields_may_be_sown_at_once() -> None:
    state = full()
    farm(state, fields="a1", grain=1, vegetable=1)
    play(state, "turnip_field", "sow vegetable turnip_field", "sow grain a1")
    assert (state.players[0].stack[0], state.players[0].stack[15]) == (3, 2)


def test_the_person_of_the_reed_hut_works_at_once_and_every_round_eats_and_is_worth_nothing() -> None:
    state = full()
    before = state.scores()[0]["people"]
    play(state, "reed_hut")
    assert state.players[0].to_place() == 3
    assert food_needed(state, 0) == 6
    assert state.scores()[0]["people"] == before
    go(state, ReturnHome(), Moment("round_start", 0), Work(0))
    assert state.players[0].to_place() == 3


def test_with_the_reed_hut_its_person_leaves_the_game() -> None:
    state = full()
    own(state, 0, "reed_hut", "clay_pit")
    hold(state, 0, "madonna_statue")
    assert (state.players[0].to_place(), food_needed(state, 0)) == (3, 6)
    go(state, Improve(0, False, True, False))
    assert (state.players[0].to_place(), food_needed(state, 0)) == (2, 4)
    state = full()
    own(state, 0, "reed_hut", "clay_pit")
    hold(state, 0, "madonna_statue")
    state.players[0].placed = 3
    go(state, Improve(0, False, True, False))
    assert state.players[0].to_place() == 0, "the person of the card was placed last and goes home with the others"


def test_family_growth_may_bring_the_person_of_the_reed_hut_into_the_house() -> None:
    state = full()
    open_space(state, "family_growth_minor")
    farm(state, rooms="a1+b1+c1")
    play(state, "reed_hut")
    visit(state, "family_growth_minor", "yes")
    player = state.players[0]
    assert (player.people, player.newborn, player.to_place(), food_needed(state, 0)) == (3, 1, 1, 5)


def test_family_growth_without_a_person_left_takes_the_one_of_the_reed_hut() -> None:
    state = full()
    open_space(state, "family_growth_no_room")
    farm(state, people=4)
    play(state, "reed_hut")
    visit(state, "family_growth_no_room")
    assert (state.players[0].people, state.players[0].to_place(), food_needed(state, 0)) == (5, 3, 9)
    state = full()
    farm(state, people=5)
    play(state, "reed_hut")
    assert (state.players[0].to_place(), food_needed(state, 0)) == (5, 10)


def test_the_sleeping_corner_opens_growth_spaces_where_others_stand_but_not_ones_own() -> None:
    state = full()
    open_space(state, "family_growth_no_room")
    visit(state, "family_growth_no_room", seat=1)
    assert "family_growth_no_room" not in turn(state)
    own(state, 0, "sleeping_corner")
    visit(state, "family_growth_no_room")
    assert state.players[0].people == 3
    assert "family_growth_no_room" not in turn(state)


def test_boar_breeding_brings_a_boar_and_goes_on_to_the_left() -> None:
    state = full()
    play(state, "boar_breeding")
    assert (animals(state), state.players[1].hand) == ((0, 1, 0), ["boar_breeding"])


def test_the_stone_cart_brings_1_stone_in_every_even_round_to_come() -> None:
    state = full(4, 9)
    play(state, "stone_cart")
    assert promised(state) == [(10, "stone", 1), (12, "stone", 1), (14, "stone", 1)]


def test_the_mansion_is_worth_2_points_for_every_room_of_stone() -> None:
    state = full()
    own(state, 0, "mansion")
    farm(state, house="clay", rooms="a1+b1+c1")
    assert bonus(state) == 0
    farm(state, house="stone", rooms="a1+b1+c1")
    assert bonus(state) == 6


def test_the_mansion_is_worth_nothing_but_its_bonus() -> None:
    state = full()
    own(state, 0, "mansion")
    assert (state.scores()[0]["cards"], bonus(state)) == (0, 0)


def test_the_forest_pasture_holds_any_number_of_boar_and_nothing_else() -> None:
    state = full()
    own(state, 0, "forest_pasture")
    farm(state, boar=20, sheep=1)
    assert state.housed(0)
    state.players[0].goods[GOOD_NUMBERS["sheep"]] = 2
    assert not state.housed(0)


def test_pelts_keep_a_food_in_a_room_for_every_cooked_animal() -> None:
    state = full()
    own(state, 0, "pelts", "fireplace_2")
    farm(state, pastures=("a4+a5",), sheep=3, vegetable=1)
    turn(state)
    choose(state, "!eat vegetable")
    assert goods(state)["food"] == 2
    choose(state, "!cook sheep")
    assert state.options(0)[:2] == ["store 0", "store 1"]
    choose(state, "store 1")
    assert (goods(state)["food"], bonus(state)) == (3, 1)
    choose(state, "!cook sheep", "store 1", "!cook sheep")
    assert (goods(state)["food"], bonus(state)) == (6, 2), "two rooms, and no more than one in each"


def test_food_kept_with_the_pelts_is_worth_its_points_when_the_card_is_returned() -> None:
    state = full()
    own(state, 0, "pelts", "fireplace_2", "clogs")
    farm(state, sheep=1)
    hold(state, 0, "madonna_statue")
    turn(state)
    choose(state, "!cook sheep", "store 1")
    go(state, Improve(0, False, True, True))
    choose(state, "play madonna_statue returning pelts+clogs")
    assert bonus(state) == 1
