"""The minor improvements of the basic deck, each on a small position."""

from __future__ import annotations

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
    open_space,
    own,
    pile,
    price_of,
    sown,
    table,
    turn,
    visit,
)
from tilth.games.agricola.cards.facts import FACTS, MINOR
from tilth.games.agricola.cards.minors_e import CARDS
from tilth.games.agricola.rules.farm.animals import gain_animals
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.goods import FOOD, GRAIN, REED, VEGETABLE, WOOD, amounts
from tilth.games.agricola.rules.harvest import Feed, Harvest, Reap
from tilth.games.agricola.rules.improvements import Improve, improvement_options, meets
from tilth.games.agricola.rules.state import Agricola


def pay_for(state: Agricola, card: str, *options: str) -> Agricola:
    """Play a minor improvement from the hand for its price, and choose on."""
    hold(state, 0, card)
    go(state, Improve(0, False, True, True))
    return choose(state, f"play {card}", *options)


def rounds_with(state: Agricola, good: int, number: int = 1) -> list[int]:
    """The rounds in which so much of a good waits, and nothing else does."""
    entries = state.players[0].promised
    assert all((what, count) == (good, number) for _, what, count in entries)
    return [when for when, _, _ in entries]


def test_all_53_minor_improvements_of_the_deck_are_there_in_their_order() -> None:
    printed = [facts for facts in FACTS.values() if facts.kind == MINOR and facts.deck == "E"]
    assert [card.name for card in CARDS] == [facts.name for facts in sorted(printed, key=lambda facts: facts.number)]
    assert len(CARDS) == 53


def test_baking_tray_makes_ovens_minor_and_1_resource_cheaper() -> None:
    state = full(2)
    farm(state, clay=3, stone=1)
    assert improvement_options(state, 0, False, True) == []
    own(state, 0, "baking_tray")
    assert "build clay_oven" not in improvement_options(state, 0, False, False)
    assert improvement_options(state, 0, False, True) == ["build clay_oven"]
    assert price_of(state, "clay_oven") == [{"clay": 2, "stone": 1}, {"clay": 3}]
    assert price_of(state, "stone_oven") == [{"stone": 3}, {"clay": 1, "stone": 2}]
    assert price_of(state, "wood_fired_oven") == [{"wood": 2, "stone": 1}, {"wood": 3}]
    assert price_of(state, "joinery") == [amounts(FACTS["joinery"].costs[0])]


def test_building_material_brings_wood_or_clay_and_feeds_the_berry_picker_with_wood() -> None:
    for good, brought in (("wood", {"wood": 1, "food": 1}), ("clay", {"clay": 1})):
        state = full(2)
        own(state, 0, "berry_picker")
        pay_for(state, "building_material", good)
        assert goods(state) == brought
        assert state.players[1].hand == ["building_material"]


def test_windmill_turns_grain_into_2_food_at_any_time_without_baking() -> None:
    state = full(2)
    own(state, 0, "windmill", "millstone")
    farm(state, grain=2)
    turn(state)
    choose(state, "!eat grain")
    assert goods(state) == {"grain": 1, "food": 2}


def test_gypsys_crock_brings_1_food_for_2_goods_cooked_at_once() -> None:
    state = full(2)
    own(state, 0, "gypsys_crock", "fireplace_2")
    farm(state, pastures=("a4+a5",), sheep=3, vegetable=1)
    turn(state)
    choose(state, "!cook sheep")
    assert goods(state)["food"] == 2
    choose(state, "!gypsys_crock vegetable sheep")
    assert goods(state) == {"sheep": 1, "food": 7}
    assert not [option for option in state.options(0) if option.startswith("!gypsys_crock")]


def test_gypsys_crock_counts_bread_of_the_fireplace_but_not_of_an_oven() -> None:
    state = full(2)
    own(state, 0, "gypsys_crock", "fireplace_2", "clay_oven")
    farm(state, grain=3)
    go(state, FieldWork(0, bakes=True))
    choose(state, "bake 2")
    assert goods(state) == {"grain": 1, "food": 7}
    farm(state, grain=3, food=0)
    go(state, FieldWork(0, bakes=True))
    choose(state, "bake 3")
    assert goods(state) == {"food": 5 + 2 + 2 + 1}


def test_gypsys_crock_needs_a_cooking_improvement() -> None:
    state = full(2)
    own(state, 0, "gypsys_crock")
    farm(state, vegetable=2)
    assert "!gypsys_crock vegetable vegetable" not in turn(state)


def test_half_timbered_house_scores_rooms_of_a_stone_house_only() -> None:
    state = full(2)
    own(state, 0, "half_timbered_house")
    farm(state, rooms="a1+b1+c1", house="clay")
    assert bonus(state) == 0
    farm(state, rooms="a1+b1+c1", house="stone")
    assert bonus(state) == 3


def test_clogs_add_to_the_half_timbered_house_but_the_mansion_replaces_it() -> None:
    state = full(2)
    own(state, 0, "half_timbered_house", "clogs")
    farm(state, rooms="a1+b1+c1", house="stone")
    assert bonus(state) == 5
    state.set_cards(0, [*state.players[0].cards, "mansion"])
    with_mansion = state.card("half_timbered_house").bonus(state, 0)
    assert with_mansion == 0


def test_manger_scores_6_to_9_fenced_spaces_however_they_are_split() -> None:
    state = full(2)
    own(state, 0, "manger")
    for pastures, points in (
        (("a3+a4+a5+b3+b4",), 0),
        (("a3+a4+a5", "b3+b4+b5"), 1),
        (("a3+a4+a5+b3+b4+b5+c5",), 2),
        (("a3+a4+a5+b3+b4+b5+c4+c5",), 3),
        (("a3+a4+a5+b3+b4+b5+c3+c4+c5",), 4),
        (("a2+a3+a4+a5+b3+b4+b5+c3+c4+c5",), 4),
    ):
        farm(state, pastures=pastures)
        assert bonus(state) == points


def test_animal_pen_lays_2_food_on_every_round_to_come() -> None:
    state = full(round_number=11)
    own(state, 0, "animal_pen")
    assert rounds_with(state, FOOD, 2) == [12, 13, 14]


def test_spices_bring_1_food_for_a_cooked_vegetable_but_not_for_a_raw_one() -> None:
    for cards, food in (((), 1), (("fireplace_2",), 3)):
        state = full(2)
        own(state, 0, "spices", *cards)
        farm(state, vegetable=1)
        turn(state)
        choose(state, "!eat vegetable")
        assert goods(state) == {"food": food}


def test_plane_brings_1_food_or_turns_a_second_wood_into_2_at_the_joinery() -> None:
    for answer, left in (("plane_food", {"wood": 1, "food": 3}), ("plane_wood", {"food": 4})):
        state = full(2)
        own(state, 0, "plane", "joinery")
        farm(state, wood=2, food=4)  # the 4 that the family eats
        go(state, Feed(0))
        choose(state, "use joinery", answer)
        assert goods(state) == left


def test_plane_does_nothing_at_the_pottery() -> None:
    state = full(2)
    own(state, 0, "plane", "pottery")
    farm(state, wood=1, clay=1, food=4)
    go(state, Feed(0))
    choose(state, "use pottery")
    assert goods(state) == {"wood": 1, "food": 2}


def test_wood_fired_oven_bakes_any_grain_for_3_and_at_once() -> None:
    state = full(2)
    farm(state, wood=3, stone=1, grain=4)
    pay_for(state, "wood_fired_oven", "bake 4")
    assert goods(state) == {"food": 12}


def test_clogs_score_1_for_clay_and_2_for_stone() -> None:
    state = full(2)
    own(state, 0, "clogs")
    for house, points in (("wood", 0), ("clay", 1), ("stone", 2)):
        farm(state, house=house)
        assert bonus(state) == points


def test_shepherds_pipe_makes_room_for_2_more_sheep_and_2_in_a_stable() -> None:
    state = full(2)
    assert not meets(state, 0, FACTS["shepherds_pipe"])
    own(state, 0, "shepherds_pipe")
    farm(state, pastures=("a5",), stables="a3")
    for sheep, fit in ((4 + 2 + 1, True), (4 + 2 + 2, False)):
        state.players[0].goods[7] = sheep
        assert state.housed(0) == fit


def test_canoe_brings_1_food_and_1_reed_with_fishing() -> None:
    state = full(2)
    own(state, 0, "canoe")
    pile(state, "fishing", food=1)
    assert goods(visit(state, "fishing")) == {"food": 2, "reed": 1}
    pile(state, "reed_1", reed=1)
    assert goods(visit(state, "reed_1")) == {"food": 2, "reed": 2}


def test_carp_pond_lays_food_on_the_odd_rounds_to_come() -> None:
    state = full(round_number=9)
    own(state, 0, "carp_pond")
    assert rounds_with(state, FOOD) == [11, 13]


def test_potato_dibber_adds_a_vegetable_to_every_new_vegetable_field_and_the_bean_field() -> None:
    state = full(2)
    own(state, 0, "potato_dibber", "bean_field")
    farm(state, fields="a3+a4", grain=1, vegetable=2)
    go(state, FieldWork(0, sows=True))
    choose(state, "sow grain a3", "sow vegetable a4", "sow vegetable bean_field")
    assert state.players[0].stack[2:4] == [3, 3]
    assert state.players[0].stack[15] == 3


def test_ceramics_bring_2_food_and_the_pottery_for_nothing_as_a_minor() -> None:
    state = full(2)
    own(state, 0, "clay_oven")
    farm(state, clay=1)
    pay_for(state, "ceramics")
    assert goods(state) == {"food": 2}
    go(state, Improve(0, False, True, True))
    choose(state, "build pottery")
    assert goods(state) == {"food": 2}
    assert state.owns(0, "pottery")


def test_basket_leaves_2_wood_for_3_food() -> None:
    state = full(2)
    own(state, 0, "basket")
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3", "basket")
    assert goods(state) == {"wood": 1, "food": 3}
    assert lying(state, "wood_3", "wood") == 2


def test_basket_and_mushroom_collector_leave_3_wood_for_5_food() -> None:
    state = full(2)
    own(state, 0, "basket", "mushroom_collector")
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3", "basket", "mushroom_collector")
    assert goods(state) == {"food": 5}
    assert lying(state, "wood_3", "wood") == 3


def test_basket_needs_2_wood_from_the_space_itself() -> None:
    state = full(2)
    own(state, 0, "basket")
    farm(state, wood=5)
    pile(state, "wood_3", wood=1)
    visit(state, "wood_3")
    assert goods(state) == {"wood": 6}
    assert state.is_over()


def test_corn_scoop_brings_1_more_grain() -> None:
    state = full(2)
    own(state, 0, "corn_scoop")
    assert goods(visit(state, "take_grain")) == {"grain": 2}


def test_clay_supports_build_rooms_of_clay_for_2_clay_1_wood_1_reed() -> None:
    state = full(2)
    own(state, 0, "clay_supports")
    assert price_of(state, "room") == [{"wood": 5, "reed": 2}]
    farm(state, house="clay")
    assert price_of(state, "room") == [{"clay": 5, "reed": 2}, {"wood": 1, "clay": 2, "reed": 1}]


def test_with_cards_returned_for_the_madonna_statue_their_goods_to_come_are_lost() -> None:
    state = full(2, 5)
    own(state, 0, "reed_pond", "well", "clogs", "animal_pen")
    hold(state, 0, "madonna_statue")
    go(state, Improve(0, False, True, False))
    choose(state, "play madonna_statue returning reed_pond+well")
    assert rounds_with(state, FOOD, 2) == list(range(6, 15)), "the food of the Animal Pen still comes"


def test_the_food_of_the_well_stays_when_it_becomes_the_village_well() -> None:
    state = full(2, 5)
    own(state, 0, "well")
    hold(state, 0, "village_well")
    go(state, Improve(0, False, True, False))
    assert sorted(rounds_with(state, FOOD)) == [6, 6, 7, 7, 8, 8, 9, 10]


def test_madonna_statue_is_played_for_two_improvements() -> None:
    state = full(2)
    own(state, 0, "pottery", "clogs")
    hold(state, 0, "madonna_statue")
    go(state, Improve(0, False, True, True))
    choose(state, "play madonna_statue returning pottery+clogs")
    assert state.players[0].cards == ["madonna_statue"]
    assert "pottery" in state.majors
    assert state.scores()[0]["cards"] == 2


def test_animals_of_a_returned_animal_yard_must_find_another_place() -> None:
    state = full(2)
    own(state, 0, "animal_yard", "clogs")
    farm(state, sheep=1, boar=1, cattle=1)
    hold(state, 0, "madonna_statue")
    go(state, Improve(0, False, True, True))
    choose(state, "play madonna_statue returning animal_yard+clogs")
    choose(state, "keep 1 cattle, release the rest")
    assert animals(state) == (0, 0, 1)


def test_animals_of_two_stables_fenced_together_must_find_another_place() -> None:
    state = full(2)
    farm(state, stables="a4+a5", sheep=1, boar=1, cattle=1, wood=6)
    open_space(state, "fences")
    visit(state, "fences", "fence a4+a5", "keep 1 sheep 1 boar, release the rest")
    assert animals(state) == (1, 1, 0)
    assert state.players[0].fences.bit_count() == 6


def test_market_stall_turns_a_grain_into_a_vegetable() -> None:
    state = full(2)
    farm(state, grain=1)
    pay_for(state, "market_stall")
    assert goods(state) == {"vegetable": 1}
    assert state.players[1].hand == ["market_stall"]


def test_millstone_brings_2_food_for_a_baking_of_any_size() -> None:
    state = full(2)
    own(state, 0, "millstone", "fireplace_2")
    farm(state, grain=2)
    go(state, FieldWork(0, bakes=True))
    choose(state, "bake 2")
    assert goods(state) == {"food": 6}


def test_helpful_neighbours_bring_stone_or_reed_for_wood_or_clay() -> None:
    for good in ("stone", "reed"):
        state = full(2)
        farm(state, clay=1)
        pay_for(state, "helpful_neighbours", good)
        assert goods(state) == {good: 1}
        assert state.players[1].hand == ["helpful_neighbours"]


def test_fruit_tree_lays_food_on_the_rounds_from_8_on() -> None:
    for round_number, first in ((2, 8), (8, 9)):
        state = full(round_number=round_number)
        own(state, 0, "fruit_tree")
        assert rounds_with(state, FOOD) == list(range(first, 15))


def test_outhouse_needs_another_player_with_less_than_2_occupations() -> None:
    state = full(2)
    own(state, 0, "woodcutter", "turner")
    assert meets(state, 0, FACTS["outhouse"])
    own(state, 1, "academic")
    assert not meets(state, 0, FACTS["outhouse"])
    own(state, 0, "outhouse")
    assert state.scores()[0]["cards"] == 2


def test_private_forest_lays_wood_on_the_even_rounds_to_come() -> None:
    state = full(round_number=8)
    own(state, 0, "private_forest")
    assert rounds_with(state, WOOD) == [10, 12, 14]


def test_sack_cart_lays_grain_on_rounds_5_8_11_and_14() -> None:
    for round_number, rounds in ((1, [5, 8, 11, 14]), (8, [11, 14])):
        state = full(round_number=round_number)
        own(state, 0, "sack_cart")
        assert rounds_with(state, GRAIN) == rounds


def test_lettuce_patch_turns_the_vegetable_reaped_from_it_into_4_food() -> None:
    state = full(1, 4)
    own(state, 0, "lettuce_patch", "fireplace_2", "spices")
    farm(state, food=6)  # what the family eats
    state.players[0].crop[15], state.players[0].stack[15] = VEGETABLE, 1
    go(state, Harvest())
    choose(state, "lettuce_patch")
    assert goods(state) == {"food": 4}
    assert state.players[0].stack[15] == 0


def test_lettuce_patch_does_not_serve_vegetables_of_other_fields() -> None:
    state = full(1, 4)
    own(state, 0, "lettuce_patch")
    farm(state, fields="a3", food=6)
    sown(state, 0, "a3", "vegetable", 1)
    go(state, Harvest())
    assert goods(state)["vegetable"] == 1
    assert "lettuce_patch" not in state.options(0)


def test_reed_pond_lays_reed_on_the_next_3_rounds() -> None:
    state = full(round_number=5)
    own(state, 0, "reed_pond")
    assert rounds_with(state, REED) == [6, 7, 8]


def test_writing_desk_plays_a_second_occupation_for_2_food() -> None:
    state = full(2)
    own(state, 0, "writing_desk")
    hold(state, 0, "woodcutter", "turner", "academic")
    farm(state, food=2)
    visit(state, "occupation", "play woodcutter", "writing_desk", "play turner")
    assert goods(state) == {}
    assert state.players[0].hand == ["academic"]
    assert state.is_over()


def test_writing_desk_needs_2_food() -> None:
    state = full(2)
    own(state, 0, "writing_desk")
    hold(state, 0, "woodcutter", "turner")
    farm(state, food=1)
    visit(state, "occupation", "play woodcutter")
    assert state.is_over()


def test_writing_desk_does_not_follow_family_growth() -> None:
    state = table(5, "full", 5)
    own(state, 0, "writing_desk")
    hold(state, 0, "woodcutter")
    farm(state, rooms="a1+b1+c1", food=5)
    visit(state, "p5_occupation_or_growth", "growth")
    assert state.players[0].people == 3
    assert state.is_over()


def test_patron_brings_food_for_both_occupations_of_the_writing_desk() -> None:
    state = full(2)
    own(state, 0, "patron", "writing_desk")
    hold(state, 0, "woodcutter", "turner")
    visit(state, "occupation", "play woodcutter", "writing_desk")
    assert goods(state) == {"food": 1}


def test_builders_trowel_renovates_a_wooden_hut_before_a_person_is_placed() -> None:
    state = full(2)
    own(state, 0, "builders_trowel")
    farm(state, clay=2)
    assert "!builders_trowel renovate" not in turn(state)
    farm(state, clay=2, reed=1, stone=2)
    turn(state)
    choose(state, "!builders_trowel renovate")
    assert (state.players[0].house, goods(state)) == (1, {"stone": 2})
    farm(state, house="clay", stone=2, reed=1)
    assert "!builders_trowel renovate" not in turn(state)


def test_spindle_brings_1_food_for_3_sheep_and_2_for_5() -> None:
    for sheep, food in ((2, 0), (3, 1), (4, 1), (5, 2), (8, 2)):
        state = full(1, 4)
        own(state, 0, "spindle")
        farm(state, pastures=("a2+a3+a4+a5",), sheep=sheep, food=6)
        go(state, Harvest())
        assert goods(state).get("food", 0) == food


def test_stable_is_built_at_once_and_goes_on_to_the_left() -> None:
    state = full(2)
    farm(state, wood=1)
    pay_for(state, "stable", "stable a3")
    assert (state.players[0].stables.bit_count(), goods(state)) == (1, {})
    assert state.players[1].hand == ["stable"]
    farm(state, stables="a2+a3+a4+a5", wood=1)
    hold(state, 0, "stable")
    assert improvement_options(state, 0, False, True) == []


def test_butter_churn_brings_food_for_3_sheep_and_for_2_cattle() -> None:
    state = full(1, 4)
    own(state, 0, "butter_churn")
    farm(state, pastures=("a2+a3+a4+a5", "c4+c5"), sheep=7, cattle=3, food=6)
    go(state, Harvest())
    assert goods(state)["food"] == 3


def test_quarry_brings_3_stone_with_day_labour() -> None:
    state = full(2)
    own(state, 0, "quarry")
    assert goods(visit(state, "day_laborer")) == {"food": 2, "stone": 3}


def test_stone_house_extension_adds_a_room_for_its_price_alone() -> None:
    state = full(2)
    farm(state, house="clay", stone=3, reed=1)
    hold(state, 0, "stone_house_extension")
    assert improvement_options(state, 0, False, True) == []
    farm(state, house="stone", stone=3, reed=1)
    pay_for(state, "stone_house_extension", "room a1")
    assert (state.players[0].room_count(), goods(state)) == (3, {})


def test_stone_tongs_bring_1_more_stone_from_both_stone_spaces() -> None:
    state = full(2)
    own(state, 0, "stone_tongs")
    for space, stone in (("stone_1_stage2", 2), ("stone_1_stage4", 4)):
        open_space(state, space)
        pile(state, space, stone=1)
        assert goods(visit(state, space)) == {"stone": stone}


def test_dovecote_lays_food_on_the_rounds_from_10_on() -> None:
    state = full(round_number=11)
    own(state, 0, "dovecote")
    assert rounds_with(state, FOOD) == [12, 13, 14]
    state = full(round_number=3)
    own(state, 0, "dovecote")
    assert rounds_with(state, FOOD) == [10, 11, 12, 13, 14]


def test_cattle_market_turns_a_sheep_into_a_cattle() -> None:
    state = full(2)
    farm(state, sheep=1)
    pay_for(state, "cattle_market")
    assert animals(state) == (0, 0, 1)
    assert state.players[1].hand == ["cattle_market"]


def test_riding_plough_ploughs_up_to_3_fields_twice() -> None:
    state = full(2)
    own(state, 0, "riding_plough")
    visit(state, "plow_field", "plough a3", "riding_plough", "plough a4", "plough a5")
    leave_spaces(state)
    state.round += 1
    visit(state, "plow_field", "plough b3", "riding_plough", "plough b4", "done")
    leave_spaces(state)
    state.round += 1
    visit(state, "plow_field", "plough b5")
    assert state.is_over(), "only twice"
    assert state.players[0].fields.bit_count() == 6


def test_feed_pellets_turn_a_vegetable_into_an_animal_one_has() -> None:
    state = full(2)
    own(state, 0, "feed_pellets")
    farm(state, pastures=("a4", "a5"), sheep=1, boar=1, vegetable=2)
    go(state, Feed(0))
    choose(state, "use feed_pellets")
    assert choices(state) == ["sheep", "boar"]
    choose(state, "boar")
    assert goods(state) == {"sheep": 1, "boar": 2, "vegetable": 1}
    assert "use feed_pellets" not in state.options(0)


def test_feed_pellets_need_an_animal() -> None:
    state = full(2)
    own(state, 0, "feed_pellets")
    farm(state, vegetable=1)
    assert "use feed_pellets" not in go(state, Feed(0)).options(0)


def test_field_ploughs_at_once_and_goes_on_to_the_left() -> None:
    state = table(3, "full")
    hold(state, 2, "field")
    farm(state, 2, food=1)
    go(state, Improve(2, False, True, True))
    choose(state, "play field", "plough a3", seat=2)
    assert state.players[2].fields.bit_count() == 1
    assert (state.players[2].cards, state.players[2].hand, state.players[0].hand) == ([], [], ["field"])


def test_a_passing_card_leaves_the_solo_game() -> None:
    state = table(1, "full")
    hold(state, 0, "field")
    farm(state, food=1)
    go(state, Improve(0, False, True, True))
    choose(state, "play field", "plough a3")
    assert state.players[0].hand == []


def test_fishing_rod_brings_1_more_food_and_from_round_8_on_2() -> None:
    for round_number, food in ((7, 3), (8, 4)):
        state = table(2, "full", round_number=round_number)
        own(state, 0, "fishing_rod")
        pile(state, "fishing", food=2)
        assert goods(visit(state, "fishing")) == {"food": food}


def test_axe_builds_rooms_of_wood_for_2_wood_and_2_reed() -> None:
    state = table(2, "full")
    own(state, 0, "axe")
    farm(state, wood=2, reed=2)
    visit(state, "build_rooms_stables", "room a1")
    assert goods(state) == {}
    assert state.players[0].room_count() == 3
    state.occupied = [0] * len(state.occupied)
    farm(state, house="clay", wood=2, reed=2)
    visit(state, "build_rooms_stables")
    assert not [option for option in state.options(0) if option.startswith("room")]


def test_bakers_oven_is_played_for_an_oven_and_bakes_at_once() -> None:
    state = table(2, "full")
    own(state, 0, "clay_oven")
    hold(state, 0, "bakers_oven")
    farm(state, grain=2)
    go(state, Improve(0, False, True, True))
    choose(state, "play bakers_oven returning clay_oven", "bake 2")
    assert goods(state) == {"food": 10}
    assert state.players[0].cards == ["bakers_oven"]
    assert "clay_oven" in state.majors


def test_bean_field_is_a_field_for_vegetables_that_does_not_score() -> None:
    state = table(2, "full")
    open_space(state, "sow_bake")
    own(state, 0, "bean_field")
    farm(state, grain=1, vegetable=2)
    visit(state, "sow_bake")
    player = state.players[0]
    assert (player.crop[15], player.stack[15]) == (VEGETABLE, 2)
    assert state.scores()[0]["fields"] == -1
    go(state, Reap(0))
    assert goods(state) == {"grain": 1, "vegetable": 2}


def test_simple_fireplace_cooks_and_can_be_returned_for_a_hearth() -> None:
    state = table(2, "full")
    own(state, 0, "simple_fireplace")
    farm(state, pastures=("a5",), sheep=1)
    turn(state)
    choose(state, "!cook sheep")
    assert goods(state) == {"food": 1}
    go(state, Improve(0, True, True, True))
    choose(state, "build cooking_hearth_4 returning simple_fireplace")
    assert state.players[0].cards == ["cooking_hearth_4"]
    assert "simple_fireplace" not in state.majors


def test_raft_brings_1_food_or_1_reed_of_ones_choice() -> None:
    state = table(2, "full")
    own(state, 0, "raft")
    pile(state, "fishing", food=1)
    visit(state, "fishing", "reed")
    assert goods(state) == {"food": 1, "reed": 1}


def test_clay_roof_replaces_any_of_the_reed_by_clay() -> None:
    state = table(2, "full")
    own(state, 0, "woodcutter", "clay_roof")
    farm(state, wood=5, clay=2, reed=2)
    visit(state, "build_rooms_stables", "room a1")
    assert state.options(0) == ["5 wood 2 reed", "5 wood 1 clay 1 reed", "5 wood 2 clay"]
    choose(state, "5 wood 1 clay 1 reed")
    assert goods(state) == {"clay": 1, "reed": 1}


def test_axe_and_clay_roof_work_together() -> None:
    state = table(2, "full")
    own(state, 0, "woodcutter", "clay_roof", "axe")
    farm(state, wood=2, clay=2)
    visit(state, "build_rooms_stables", "room a1")
    assert goods(state) == {}


def test_mini_pasture_fences_one_space_for_nothing() -> None:
    state = table(2, "full")
    hold(state, 0, "mini_pasture")
    farm(state, food=2)
    go(state, Improve(0, False, True, True))
    choose(state, "play mini_pasture")
    assert {option.count("+") for option in state.options(0)} == {0}
    choose(state, "fence b4")
    assert (state.players[0].fences.bit_count(), goods(state)) == (4, {})
    assert state.is_over()


def test_animal_yard_keeps_two_animals_of_any_kind() -> None:
    state = table(2, "full")
    own(state, 0, "woodcutter", "animal_yard")
    gain_animals(state, 0, (1, 1, 1))
    assert animals(state) == (1, 1, 1)
    assert state.scores()[0]["pastures"] == -1


def test_drinking_trough_makes_room_for_2_more_in_every_pasture() -> None:
    state = table(2, "full")
    own(state, 0, "drinking_trough")
    farm(state, pastures=("a4", "a5"), sheep=4, boar=4)
    assert animals(state) == (4, 4, 0)


def test_turnwrest_plough_ploughs_up_to_3_fields_once() -> None:
    state = table(2, "full")
    own(state, 0, "woodcutter", "dock_worker", "turnwrest_plough")
    visit(state, "plow_field", "plough a3", "turnwrest_plough", "plough a4", "plough a5")
    assert state.players[0].fields.bit_count() == 3
    state.occupied = [0] * len(state.occupied)
    state.round += 1
    visit(state, "plow_field", "plough a2")
    assert state.is_over(), "only once"


def test_turnwrest_ploughed_fields_can_be_sown_in_the_same_action() -> None:
    state = table(2, "full")
    open_space(state, "plow_sow")
    own(state, 0, "turnwrest_plough")
    farm(state, grain=2)
    visit(state, "plow_sow", "plough a3", "turnwrest_plough", "plough a4", "done")
    choose(state, "sow grain a3", "sow grain a4")
    assert state.players[0].stack[2:4] == [3, 3]
