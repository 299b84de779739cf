"""The occupations of the complex deck, each on a small position, in the order of their numbers."""

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
    open_space,
    own,
    pile,
    play,
    price_of,
    promised,
    stacks,
    turn,
    visit,
)
from tilth.core.cards import Moment
from tilth.games.agricola.cards.facts import FACTS, OCCUPATION
from tilth.games.agricola.cards.occupations_k import CARDS
from tilth.games.agricola.rules.farm.animals import cook
from tilth.games.agricola.rules.farm.building import Build, Renovate
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.farm.pastures import Fence
from tilth.games.agricola.rules.goods import BOAR, CATTLE, SHEEP, amount
from tilth.games.agricola.rules.harvest import Feed, Reap, _feeding_order, food_needed
from tilth.games.agricola.rules.improvements import Improve, PlayOccupation, improvement_options
from tilth.games.agricola.rules.rounds import Collect, Work
from tilth.games.agricola.rules.state import Agricola


def test_the_cards_stand_in_the_order_of_their_numbers() -> None:
    numbers = [FACTS[card.name].number for card in CARDS]
    printed = [facts.number for facts in FACTS.values() if facts.kind == OCCUPATION and facts.deck == "K"]
    assert numbers == sorted(printed)
    assert all(FACTS[card.name].deck == "K" for card in CARDS)


def test_the_serf_brings_a_grain_to_sow_or_a_vegetable_for_a_grain() -> None:
    state = full()
    open_space(state, "sow_bake")
    own(state, 0, "serf")
    farm(state, fields="a1")
    visit(state, "sow_bake")
    assert state.players[0].stack[0] == 3
    state = full()
    open_space(state, "sow_bake")
    own(state, 0, "serf")
    farm(state, fields="a1", grain=1)
    visit(state, "sow_bake", "vegetable")
    assert (state.players[0].stack[0], goods(state)) == (2, {})


def test_the_serf_takes_the_only_grain_only_where_something_can_be_done_without_it() -> None:
    state = full()
    open_space(state, "sow_bake")
    own(state, 0, "serf", "fireplace_2")
    farm(state, grain=1)
    visit(state, "sow_bake")
    assert choices(state) == ["bake 1", "bake 2"], "without a field a vegetable alone would be of no use"
    farm(state, grain=2)
    leave_spaces(state)
    visit(state, "sow_bake")
    assert choices(state) == ["grain", "vegetable"]
    choose(state, "!eat grain")
    assert choices(state) == ["bake 1", "bake 2"], "now it is the only one"


def test_with_adoptive_parents_a_child_works_at_once_for_1_food() -> None:
    state = full()
    open_space(state, "family_growth_minor")
    own(state, 0, "adoptive_parents")
    farm(state, rooms="a1+b1+c1", food=1)
    visit(state, "family_growth_minor", "adoptive_parents")
    player = state.players[0]
    assert (player.people, player.newborn, player.to_place(), goods(state)) == (3, 0, 2, {})


def test_a_child_of_the_adoptive_parents_eats_2_food_in_the_harvest_of_the_round() -> None:
    state = full()
    open_space(state, "family_growth_minor")
    own(state, 0, "adoptive_parents")
    farm(state, rooms="a1+b1+c1", food=1)
    visit(state, "family_growth_minor", "done")
    assert (food_needed(state, 0), state.players[0].to_place()) == (5, 1), "a newborn eats 1 and does not work"
    state = full()
    open_space(state, "family_growth_minor")
    own(state, 0, "adoptive_parents")
    farm(state, rooms="a1+b1+c1", food=1)
    visit(state, "family_growth_minor", "adoptive_parents")
    assert food_needed(state, 0) == 6


def test_the_adoptive_parents_work_with_the_lover_and_the_wet_nurse_too() -> None:
    state = full()
    own(state, 0, "adoptive_parents")
    farm(state, food=1)
    play(state, "lover", "adoptive_parents")
    player = state.players[0]
    assert (player.people, player.newborn, player.to_place(), goods(state)) == (3, 0, 3, {})
    state = full()
    own(state, 0, "adoptive_parents", "wet_nurse")
    farm(state, wood=10, reed=4, food=3)
    visit(state, "build_rooms_stables", "room a1", "room a2", "wet_nurse", "grow 2")
    choose(state, "adoptive_parents")
    player = state.players[0]
    assert (player.people, player.newborn, player.to_place()) == (4, 1, 2), "each child is asked about by itself"


def test_the_adoptive_parents_need_1_food() -> None:
    state = full()
    open_space(state, "family_growth_minor")
    own(state, 0, "adoptive_parents")
    farm(state, rooms="a1+b1+c1")
    visit(state, "family_growth_minor")
    assert (state.is_over(), state.players[0].newborn) == (True, 1)


def test_the_pieceworker_buys_one_more_of_each_good_taken() -> None:
    state = full()
    own(state, 0, "pieceworker")
    farm(state, food=1)
    visit(state, "p4_reed_stone_food", "pieceworker", "reed", "stone")
    assert goods(state) == {"reed": 2, "stone": 2}


def test_the_acrobat_goes_on_from_the_travelling_players_to_the_grain() -> None:
    state = full()
    own(state, 0, "acrobat", "countryman")
    farm(state, fields="a1")
    open_space(state, "sow_bake")
    pile(state, "p4_traveling_players", food=1)
    visit(state, "p4_traveling_players")
    go(state, Moment("work_end", 0))
    choose(state, "acrobat", "p4_traveling_players take_grain")
    assert goods(state) == {"food": 1, "grain": 1}
    assert state.is_over(), "nobody is moved twice"


def test_the_acrobat_moves_nobody_who_built_a_room_with_the_travelling_players_space() -> None:
    state = full(5)
    own(state, 0, "acrobat")
    farm(state, wood=5, reed=2)
    pile(state, "p5_room_or_players", food=1)
    visit(state, "p5_room_or_players", "room", "room a1")
    assert go(state, Moment("work_end", 0)).is_over()


def test_whoever_is_moved_pays_the_fee_of_the_space() -> None:
    state = full()
    own(state, 0, "acrobat")
    own(state, 1, "sycophant")
    pile(state, "p4_traveling_players", food=1)
    visit(state, "p4_traveling_players")
    farm(state, fields="a1+a2+a3+a4+a5+b2+b3+b4+b5+c2+c3+c4+c5")
    go(state, Moment("work_end", 0))
    choose(state, "acrobat")
    assert (goods(state), goods(state, 1)) == ({"grain": 1}, {"food": 2}), "1 food as a fee, 1 from the supply"
    state = full()
    own(state, 0, "acrobat")
    own(state, 1, "sycophant")
    pile(state, "p4_traveling_players", food=1)
    visit(state, "p4_traveling_players")
    farm(state, fields="a1+a2+a3+a4+a5+b2+b3+b4+b5+c2+c3+c4+c5", food=0)
    assert go(state, Moment("work_end", 0)).is_over(), "without food for the fee nobody goes there"


def test_people_are_moved_from_the_player_after_the_last_one_placed() -> None:
    state = full()
    open_space(state, "sow_bake")
    own(state, 0, "countryman")
    own(state, 2, "acrobat")
    for seat in range(4):
        farm(state, seat, fields="a1", people=1)
    pile(state, "p4_traveling_players", food=1)
    pile(state, "fishing", food=1)
    state.players[0].people = 2
    go(state, Work(1))
    choose(state, "day_laborer", seat=1)
    choose(state, "p4_traveling_players", seat=2)
    choose(state, "starting_player_minor", seat=3)
    choose(state, "take_grain", "fishing", seat=0)
    assert state.to_act() == [2], "seat 0 placed the last person, so seat 1 and then seat 2 come first"
    choose(state, "acrobat", seat=2)
    assert state.players[2].fields.bit_count() == 2
    assert state.to_act() == [0]
    choose(state, "countryman")
    assert stacks(state) == [3]


def test_the_wet_nurse_brings_a_child_for_each_new_room() -> None:
    state = full()
    own(state, 0, "wet_nurse")
    farm(state, wood=5, reed=2, food=2)
    go(state, Build(0, 1, 0))
    choose(state, "room a1")
    choose(state, "wet_nurse")
    assert (state.players[0].people, state.players[0].newborn, goods(state)) == (3, 1, {"food": 1})


def test_the_educator_plays_an_occupation_for_3_food_when_another_player_does_and_later_for_2() -> None:
    state = full()
    own(state, 0, "educator")
    hold(state, 0, "academic")
    hold(state, 1, "maid")
    farm(state, food=2)
    visit(state, "occupation", seat=1)
    assert not state.owns(0, "academic"), "2 food are not enough"
    state = full()
    own(state, 0, "educator")
    hold(state, 0, "academic", "tutor", "maid")
    hold(state, 1, "turner")
    farm(state, food=5)
    visit(state, "occupation", seat=1)
    choose(state, "educator", "play academic")
    assert (goods(state), state.owns(0, "academic")) == ({"food": 2}, True)
    own(state, 0, "tutor")
    hold(state, 2, "mason")
    go(state, PlayOccupation(2, 0, False))
    choose(state, "educator")
    assert (goods(state), state.owns(0, "maid")) == ({}, True), "the fourth costs 2 food"


def test_the_educator_answers_each_of_two_occupations_of_the_writing_desk() -> None:
    state = full()
    own(state, 0, "educator")
    hold(state, 0, "academic", "tutor")
    own(state, 1, "writing_desk")
    hold(state, 1, "maid", "mason")
    farm(state, food=6)
    farm(state, 1, food=2)
    visit(state, "occupation", "play maid", seat=1)
    choose(state, "educator", "play academic")
    choose(state, "writing_desk", seat=1)
    choose(state, "educator")
    assert (state.players[0].cards, goods(state)) == (["educator", "academic", "tutor"], {})


def test_the_educator_does_not_answer_an_occupation_of_its_owner() -> None:
    state = full()
    own(state, 0, "educator")
    hold(state, 0, "academic", "tutor")
    farm(state, food=9)
    visit(state, "occupation", "play academic")
    assert state.is_over()


def test_the_frame_builder_replaces_clay_and_stone_by_wood() -> None:
    state = full()
    own(state, 0, "frame_builder")
    farm(state, house="clay")
    assert {"clay": 3, "wood": 1, "reed": 2} in price_of(state, "room")
    assert {"stone": 1, "wood": 1, "reed": 1} in price_of(state, "renovation")


@pytest.mark.parametrize(("wood", "points"), [(1, 0), (3, 2), (4, 2), (11, 7)])
def test_the_wood_of_the_basin_maker_is_worth_points(wood: int, points: int) -> None:
    state = full()
    own(state, 0, "basin_maker")
    state.players[0].notes["basin_maker"] = wood
    assert bonus(state) == points


def cook_boar(state: Agricola, number: int) -> None:
    """Let seat 0 cook boar at once."""
    state.players[0].goods[BOAR] = number
    state.stack = []
    cook(state, 0, amount(BOAR, number))
    state.advance()


def test_the_basin_maker_lays_2_wood_for_a_cooked_boar_and_the_tanner_does_without_it() -> None:
    state = full()
    own(state, 0, "basin_maker", "tanner", "fireplace_2")
    farm(state, wood=3)
    cook_boar(state, 2)
    choose(state, "basin_maker", "lay 2", "tanner")
    notes = state.players[0].notes
    assert (notes["basin_maker"], notes["tanner_boar"], goods(state)["wood"]) == (2, 1, 1)


def test_brush_maker_and_basin_maker_share_a_boar_that_the_tanner_then_lacks_once() -> None:
    state = full()
    own(state, 0, "tanner", "basin_maker", "brush_maker", "fireplace_2")
    farm(state, wood=9)
    cook_boar(state, 3)
    choose(state, "brush_maker", "lay 2", "tanner", "tanner")
    notes = state.players[0].notes
    assert (notes["brush_maker"], notes["basin_maker"], notes["tanner_boar"]) == (1, 2, 2)
    assert state.is_over()
    assert bonus(state) == 1 + 1, "2 boar for the Tanner, 2 wood for the Basin Maker"


def test_without_the_tanner_brush_maker_and_basin_maker_both_get_every_boar() -> None:
    state = full()
    own(state, 0, "basin_maker", "brush_maker", "fireplace_2")
    farm(state, wood=3)
    cook_boar(state, 2)
    choose(state, "lay 1", "lay 2")
    assert (state.players[0].notes["brush_maker"], state.players[0].notes["basin_maker"]) == (2, 3)


def test_the_organic_farmer_counts_pastures_with_room_for_3_more() -> None:
    state = full()
    own(state, 0, "organic_farmer")
    farm(state, pastures=("a4+a5",), sheep=1)
    assert bonus(state) == 1
    farm(state, pastures=("a4+a5",), sheep=3)
    assert bonus(state) == 0


def test_the_perpetual_student_gets_3_food_and_plays_an_occupation_that_chance_chooses() -> None:
    drawn = set()
    for seed in range(8):
        state = full(seed=seed)
        own(state, 0, "perpetual_student")
        hold(state, 0, "academic", "maid", "turner", "hedge_keeper")
        farm(state, food=1)
        visit(state, "p4_occupation", "draw perpetual_student")
        drawn.add(state.players[0].cards[1])
        assert goods(state) == {"food": 3}, "1 and 3 food less 1 for the space"
        assert len(state.players[0].hand) == 3
    assert len(drawn) > 1


def test_the_perpetual_student_needs_no_food_to_go_to_an_occupation_space() -> None:
    state = full()
    hold(state, 0, "academic")
    assert "p4_occupation" not in turn(state)
    own(state, 0, "perpetual_student")
    assert "p4_occupation" in turn(state)
    choose(state, "p4_occupation")
    assert (state.players[0].cards, goods(state)) == (["perpetual_student", "academic"], {"food": 2})


def test_the_perpetual_student_begs_for_food_that_the_drawn_card_costs_too_much() -> None:
    state = full()
    own(state, 0, "perpetual_student")
    hold(state, 0, "lover")
    farm(state, grain=1)
    visit(state, "p4_occupation", "draw perpetual_student")
    assert state.options(0) == ["beg 2", "!eat grain"]
    choose(state, "!eat grain")
    assert (state.players[0].begging, goods(state), state.players[0].people) == (1, {}, 3), "1 and 4 food were due"


def test_with_bookshelf_and_patron_the_perpetual_student_gets_all_their_food_first() -> None:
    state = full()
    own(state, 0, "perpetual_student", "bookshelf", "patron")
    hold(state, 0, "lover")
    visit(state, "p4_occupation")
    assert (goods(state), state.players[0].begging) == ({"food": 2}, 0), "3, 3 and 2 food less 2 and 4"


def test_the_scholar_may_play_an_occupation_through_the_perpetual_student() -> None:
    state = full()
    own(state, 0, "scholar", "perpetual_student")
    hold(state, 0, "academic")
    farm(state, house="stone")
    go(state, Moment("round_start", 0))
    choose(state, "scholar")
    assert (state.owns(0, "academic"), goods(state)) == (True, {"food": 2})


def test_nobody_foresees_what_the_perpetual_student_will_draw() -> None:
    state = full()
    own(state, 0, "perpetual_student")
    hold(state, 0, "academic", "reeve", "grocer", "lover")
    turn(state)
    assert state.view(0)["outlook"]["p4_occupation"] == {"goods": {}, "then": "occupation"}


def test_the_perpetual_student_draws_no_card_that_may_not_be_played() -> None:
    for seed in range(6):
        state = full(4, 10, seed=seed)
        own(state, 0, "perpetual_student")
        hold(state, 0, "ratcatcher", "academic")
        farm(state, food=1)
        visit(state, "p4_occupation", "draw perpetual_student")
        assert state.players[0].hand == ["ratcatcher"]


@pytest.mark.parametrize("card", ["constable", "house_steward"])
@pytest.mark.parametrize(("round_number", "wood"), [(5, 4), (6, 3), (9, 2), (13, 1), (14, 0)])
def test_constable_and_house_steward_bring_wood(card: str, round_number: int, wood: int) -> None:
    state = full(4, round_number)
    play(state, card)
    assert goods(state).get("wood", 0) == wood


def test_the_constable_gives_5_points_to_whoever_loses_none() -> None:
    state = full()
    own(state, 0, "constable")
    cells = "a1+a2+a3+a4+a5+b2+b3+b4+b5"
    farm(state, 1, fields=cells, pastures=("c2+c3", "c4+c5"), grain=1, vegetable=1, sheep=1, boar=1, cattle=1)
    assert [bonus(state, seat) for seat in range(4)] == [0, 5, 0, 0]
    state.players[1].begging = 1
    assert bonus(state, 1) == 0


def test_the_constable_sees_an_animal_not_returned_behind_other_bonus_points() -> None:
    state = full()
    own(state, 0, "constable")
    own(state, 1, "tenant_farmer", "wooden_hut_builder")
    cells = "a1+a2+a3+a4+a5+b2+b3+b4+b5"
    farm(state, 1, fields=cells, pastures=("c2+c3", "c4+c5"), grain=1, vegetable=1, sheep=1, boar=1, cattle=1)
    state.players[1].notes["tenant_farmer"] = 0
    assert bonus(state, 1) == 2 + 5
    state.players[1].notes["tenant_farmer"] = 1
    assert bonus(state, 1) == 2 - 1


def test_the_manufacturer_builds_workshops_cheaper_and_as_minor_ones() -> None:
    state = full()
    own(state, 0, "manufacturer")
    farm(state, stone=2)
    assert improvement_options(state, 0, False, True) == []
    farm(state, house="clay", stone=2)
    assert improvement_options(state, 0, False, True) == [
        "build joinery",
        "build pottery",
        "build basketmakers_workshop",
    ]


def test_wood_grows_on_the_three_plots_of_the_forester() -> None:
    state = full()
    open_space(state, "sow_bake")
    own(state, 0, "forester")
    farm(state, wood=3, grain=1)
    visit(state, "sow_bake", "sow wood forester", "sow wood forester.2", "done")
    assert (stacks(state), goods(state)) == ([3, 3], {"wood": 1, "grain": 1}), "1 of one's own and 2 more on each"
    go(state, Reap(0))
    assert (stacks(state), goods(state)) == ([2, 2], {"wood": 3, "grain": 1})


def test_a_sowing_space_may_be_used_for_the_forester_alone() -> None:
    state = full()
    open_space(state, "sow_bake")
    assert "sow_bake" not in turn(state)
    own(state, 0, "forester")
    farm(state, wood=1)
    assert "sow_bake" in turn(state)


def test_the_scholar_plays_an_occupation_for_1_food_at_the_start_of_a_round() -> None:
    state = full()
    own(state, 0, "scholar")
    hold(state, 0, "academic")
    farm(state, house="stone", food=1)
    go(state, Moment("round_start", 0))
    choose(state, "scholar")
    assert (state.players[0].cards, goods(state)) == (["scholar", "academic"], {})


@pytest.mark.parametrize(("boar", "cattle", "points"), [(2, 0, 1), (5, 1, 2), (8, 3, 5), (0, 4, 3)])
def test_the_tanner_scores_cooked_boar_and_cattle(boar: int, cattle: int, points: int) -> None:
    state = full()
    own(state, 0, "tanner", "fireplace_2")
    state.players[0].goods[BOAR], state.players[0].goods[CATTLE] = boar, cattle
    state.stack = []
    cook(state, 0, tuple([boar if good == BOAR else cattle if good == CATTLE else 0 for good in range(10)]))
    state.advance()
    assert bonus(state) == points


def test_the_traveling_salesman_builds_a_major_improvement_with_the_starting_player() -> None:
    state = full()
    own(state, 0, "traveling_salesman")
    farm(state, clay=2)
    visit(state, "starting_player_minor", "build fireplace_2")
    assert state.owns(0, "fireplace_2")


def test_the_traveling_salesman_plays_two_minor_improvements_instead_of_one_of_any_kind() -> None:
    state = full()
    open_space(state, "improvement")
    own(state, 0, "traveling_salesman")
    hold(state, 0, "horse", "clogs", "private_forest")
    farm(state, wood=9, food=9, clay=2)
    visit(state, "improvement", "play horse", "traveling_salesman")
    assert "build fireplace_2" not in state.options(0), "two minor ones"
    choose(state, "play clogs")
    assert state.is_over(), "not a third one"
    state = full()
    open_space(state, "improvement")
    own(state, 0, "traveling_salesman")
    hold(state, 0, "horse")
    farm(state, clay=2)
    visit(state, "improvement", "build fireplace_2")
    assert state.is_over(), "nothing more after a major one"


def test_the_traveling_salesman_is_of_no_use_to_the_scholar() -> None:
    state = full()
    own(state, 0, "traveling_salesman", "scholar")
    hold(state, 0, "horse", "clogs")
    farm(state, house="stone", wood=1)
    go(state, Moment("round_start", 0))
    choose(state, "scholar", "play horse")
    assert state.is_over()


def test_the_house_steward_gives_3_points_for_the_most_rooms() -> None:
    state = full()
    own(state, 0, "house_steward")
    farm(state, 2, rooms="a1+b1+c1")
    assert [bonus(state, seat) for seat in range(4)] == [0, 0, 3, 0]


def test_the_wood_deliveryman_lays_wood_on_rounds_8_to_14() -> None:
    state = full(4, 12)
    play(state, "wood_deliveryman")
    assert promised(state) == [(13, "wood", 1), (14, "wood", 1)]


def test_the_wood_distributor_spreads_the_wood_evenly() -> None:
    state = full()
    play(state, "wood_distributor")
    assert goods(state) == {"wood": 2}
    pile(state, "wood_3", wood=7)
    go(state, Moment("work_start", 0))
    choose(state, "wood_distributor")
    assert [lying(state, space, "wood") for space in ("wood_3", "clay_1", "reed_1", "fishing")] == [1, 2, 2, 2]


def test_the_tinsmith_makes_more_food_of_clay_once_the_well_is_built() -> None:
    state = full()
    own(state, 0, "tinsmith")
    farm(state, clay=2)
    turn(state)
    assert not state.admits(0, "!tinsmith 2 clay 3 food")
    own(state, 1, "well")
    turn(state)
    choose(state, "!tinsmith 2 clay 3 food")
    assert goods(state) == {"food": 3}


@pytest.mark.parametrize(("fields", "grain"), [("a1", 4), ("a1+a2", 4), ("a1+a2+a3", 3)])
def test_the_smallholder_sows_1_more_with_at_most_2_fields(fields: str, grain: int) -> None:
    state = full()
    own(state, 0, "smallholder")
    farm(state, fields=fields, grain=1)
    go(state, FieldWork(0, sows=True, started=True))
    choose(state, "sow grain a1")
    assert stacks(state) == [grain]


def test_for_the_smallholder_the_two_plots_of_the_acreage_are_two_fields_and_grow_more() -> None:
    state = full()
    own(state, 0, "smallholder", "acreage")
    farm(state, grain=2)
    go(state, FieldWork(0, sows=True))
    choose(state, "sow grain acreage", "sow grain acreage.2")
    assert stacks(state) == [4, 4]
    state = full()
    own(state, 0, "smallholder", "acreage")
    farm(state, fields="a1", grain=1)
    go(state, FieldWork(0, sows=True))
    choose(state, "sow grain a1")
    assert stacks(state) == [3], "three fields in all"


def test_for_the_smallholder_wood_on_cards_neither_counts_nor_grows_more() -> None:
    state = full()
    own(state, 0, "smallholder", "forester")
    farm(state, fields="a1+a2", grain=1, wood=1)
    go(state, FieldWork(0, sows=True))
    choose(state, "sow grain a1", "sow wood forester")
    assert stacks(state) == [4, 3]


def test_a_pasture_for_2_holds_3_with_the_smallholder_and_7_sheep_with_trough_and_pipe() -> None:
    state = full()
    own(state, 0, "smallholder")
    farm(state, pastures=("a5",), stables="c5")
    place = {holder.name: holder.sheep for holder in state.holders(0)}
    assert (place["a5"], place["c5"]) == (3, 1), "a stable outside holds no more"
    own(state, 0, "drinking_trough", "shepherds_pipe")
    assert {holder.name: holder.sheep for holder in state.holders(0)}["a5"] == 7


def test_the_storehouse_clerk_adds_to_large_stocks() -> None:
    state = full()
    own(state, 0, "storehouse_clerk")
    farm(state, stone=5, reed=5, clay=7, wood=8)
    go(state, Moment("round_start", 0))
    assert goods(state) == {"stone": 6, "reed": 5, "clay": 8, "wood": 9}


def test_the_storehouse_keeper_adds_clay_or_grain_to_reed_and_stone() -> None:
    state = full()
    own(state, 0, "storehouse_keeper")
    visit(state, "p4_reed_stone_food", "grain")
    assert goods(state) == {"reed": 1, "stone": 1, "food": 1, "grain": 1}


def test_the_countryman_goes_on_from_the_grain_to_sow() -> None:
    state = full()
    own(state, 0, "countryman")
    open_space(state, "sow_bake")
    farm(state, fields="a1")
    visit(state, "take_grain")
    go(state, Moment("work_end", 0))
    choose(state, "countryman")
    assert state.players[0].stack[0] == 3


def test_the_clay_worker_gets_clay_with_wood() -> None:
    state = full()
    own(state, 0, "clay_worker")
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3")
    assert goods(state) == {"wood": 3, "clay": 1}


def test_the_lover_brings_a_child_without_room() -> None:
    state = full()
    play(state, "lover")
    assert (state.players[0].people, state.players[0].newborn) == (3, 1)


def test_the_market_woman_gets_2_grain_with_vegetables() -> None:
    state = full()
    own(state, 0, "market_woman")
    open_space(state, "take_vegetable")
    visit(state, "take_vegetable")
    assert goods(state) == {"vegetable": 1, "grain": 2}


@pytest.mark.parametrize(("card", "price", "vegetables"), [("market_stall", 1, 1), ("weekly_market", 3, 2)])
def test_the_market_woman_gets_grain_with_the_vegetables_of_minor_improvements_after_they_are_paid(
    card: str, price: int, vegetables: int
) -> None:
    state = full()
    own(state, 0, "market_woman")
    hold(state, 0, card)
    assert improvement_options(state, 0, False, True) == [], "her grain cannot pay for it"
    farm(state, grain=price)
    go(state, Improve(0, False, True, False))
    assert goods(state) == {"grain": 2, "vegetable": vegetables}


def test_the_market_woman_gets_grain_with_a_vegetable_of_the_greenhouse_but_of_no_occupation() -> None:
    state = full(4, 3)
    own(state, 0, "market_woman", "greenhouse")
    state.round = 7
    farm(state, food=1)
    go(state, Moment("round_start", 0))
    choose(state, "greenhouse")
    assert goods(state) == {"vegetable": 1, "grain": 2}
    state = full()
    own(state, 0, "market_woman", "greengrocer")
    visit(state, "take_grain")
    assert goods(state) == {"grain": 1, "vegetable": 1}


def test_the_plowman_ploughs_after_4_rounds() -> None:
    state = full(4, 2)
    play(state, "plowman")
    farm(state, food=1)
    state.round = 5
    assert go(state, Moment("round_start", 0)).is_over()
    state.round = 6
    go(state, Moment("round_start", 0))
    choose(state, "plowman", "plough a1")
    assert (state.players[0].fields, goods(state)) == (1, {})


def test_the_brushwood_collector_replaces_all_reed_by_1_wood() -> None:
    state = full()
    own(state, 0, "brushwood_collector")
    assert {"wood": 6} in price_of(state, "room")


def test_the_cattle_breeder_breeds_at_the_end_of_round_12() -> None:
    state = full(4, 12)
    play(state, "cattle_breeder")
    assert animals(state) == (0, 0, 1)
    farm(state, pastures=("a4+a5",), cattle=2)
    go(state, Moment("round_end", 0))
    assert animals(state) == (0, 0, 3)


def test_the_seed_seller_gets_one_more_grain() -> None:
    state = full()
    play(state, "seed_seller")
    visit(state, "take_grain")
    assert goods(state) == {"grain": 3}


def test_the_sheep_farmer_gets_one_more_sheep_and_exchanges_3() -> None:
    state = full()
    own(state, 0, "sheep_farmer")
    open_space(state, "sheep_1")
    farm(state, pastures=("a4+a5", "b4+b5"))
    pile(state, "sheep_1", sheep=2)
    visit(state, "sheep_1")
    assert animals(state) == (3, 0, 0)
    turn(state)
    choose(state, "!sheep_farmer exchange")
    assert animals(state) == (0, 1, 1)


def test_the_shepherd_boy_gets_sheep_in_a_stone_house() -> None:
    state = full(4, 12)
    farm(state, house="stone")
    play(state, "shepherd_boy")
    assert state.players[0].promised == [(13, SHEEP, 1), (14, SHEEP, 1)]


def test_the_slaughterman_gets_food_for_cooking_of_others_and_feeds_last() -> None:
    state = full()
    own(state, 0, "slaughterman")
    own(state, 1, "fireplace_2")
    farm(state, 1, sheep=1)
    state.stack = []
    cook(state, 1, amount(SHEEP))
    state.advance()
    assert goods(state) == {"food": 1}
    assert _feeding_order(state, [0, 1, 2, 3]) == [1, 2, 3, 0]


def test_the_schnaps_distiller_makes_5_food_of_a_vegetable() -> None:
    state = full()
    own(state, 0, "schnaps_distiller")
    farm(state, vegetable=1)
    go(state, Feed(0))
    choose(state, "use schnaps_distiller")
    assert (goods(state), state.players[0].begging) == ({"food": 1}, 0), "5 food less 4 for the family"


def test_the_wood_carver_saves_1_wood_once_a_round() -> None:
    state = full()
    own(state, 0, "wood_carver")
    farm(state, wood=3)
    go(state, Build(0, 0, 2))
    choose(state, "stable a1", "1 wood", "stable a2")
    assert (state.players[0].stables.bit_count(), goods(state)) == (2, {})


def test_the_wood_of_the_wood_carver_may_be_kept_for_something_later_in_the_round() -> None:
    state = full()
    own(state, 0, "wood_carver")
    farm(state, wood=3)
    go(state, Build(0, 0, 2))
    choose(state, "stable a1", "2 wood", "stable a2")
    assert (state.players[0].stables.bit_count(), goods(state)) == (2, {}), "1 wood for the second one"


def test_the_wood_carver_saves_1_wood_on_a_fencing_or_is_kept_for_later() -> None:
    state = full()
    own(state, 0, "wood_carver")
    farm(state, wood=6)
    go(state, Fence(0, 0))
    choose(state, "save wood_carver")
    assert not state.admits(0, "save wood_carver")
    choose(state, "fence a5")
    assert (goods(state), state.players[0].notes.get("wood_carver", 0)) == ({"wood": 2}, 0)
    go(state, Fence(0, state.players[0].fences))
    choose(state, "fence a4")
    assert goods(state) == {}, "3 fences for 2 wood"
    assert state.is_over()


def test_the_first_fence_of_a_fencing_may_be_the_one_that_the_wood_carver_saves() -> None:
    state = full()
    own(state, 0, "wood_carver", "hedge_keeper")
    farm(state)
    go(state, Fence(0, 0))
    choose(state, "fence a5")
    assert state.players[0].fences.bit_count() == 4, "1 wood less, and 3 fences of the Hedge Keeper"


def test_the_wood_carver_has_no_part_in_a_renovation() -> None:
    state = full()
    own(state, 0, "wood_carver")
    farm(state, clay=2, reed=1)
    go(state, Renovate(0))
    assert (state.players[0].house, "wood_carver" in state.players[0].notes) == (1, False)


def test_the_pig_whisperer_gets_boar_after_4_7_and_10_rounds() -> None:
    state = full(4, 5)
    play(state, "pig_whisperer")
    assert state.players[0].promised == [(9, BOAR, 1), (12, BOAR, 1)]


def test_the_stone_breaker_renovates_to_stone_at_any_time() -> None:
    state = full()
    own(state, 0, "stone_breaker")
    farm(state, house="clay", stone=2, reed=1)
    turn(state)
    choose(state, "!stone_breaker renovate")
    assert (state.players[0].house, goods(state)) == (2, {})


def test_the_veterinarian_keeps_one_of_two_equal_animals() -> None:
    state = full()
    own(state, 0, "veterinarian")
    notes = state.players[0].notes
    notes["veterinarian_boar"] = notes["veterinarian_cattle"] = 0
    go(state, Moment("round_start", 0))
    assert (animals(state), notes["veterinarian_sheep"]) == ((1, 0, 0), 3)


def test_the_animal_handler_buys_a_sheep_in_round_7() -> None:
    state = full(4, 6)
    play(state, "animal_handler")
    farm(state, food=1)
    state.round = 7
    go(state, Moment("round_start", 0))
    choose(state, "animal_handler")
    assert (animals(state), goods(state)) == ((1, 0, 0), {"sheep": 1})


def test_the_animal_tamer_keeps_an_animal_in_each_room() -> None:
    state = full()
    own(state, 0, "animal_tamer")
    farm(state, sheep=1, boar=1)
    assert state.housed(0)


def test_the_animal_breeder_buys_a_pair_for_a_new_pasture() -> None:
    state = full()
    own(state, 0, "animal_breeder")
    farm(state, wood=4, food=2)
    go(state, Fence(0, 0))
    choose(state, "fence a5", "animal_breeder", "boar")
    assert (animals(state), goods(state)) == ((0, 2, 0), {"boar": 2})


def test_the_food_of_the_foreman_goes_to_whoever_uses_the_space() -> None:
    state = full()
    own(state, 0, "foreman")
    go(state, Moment("work_start", 0))
    choose(state, "foreman", "plow_field")
    assert lying(state, "plow_field", "food") == 1
    visit(state, "plow_field", "plough a1", seat=1)
    assert (goods(state, 1), lying(state, "plow_field", "food")) == ({"food": 1}, 0)


def test_the_food_of_the_foreman_is_there_before_the_action() -> None:
    state = full()
    own(state, 0, "foreman", "academic")
    hold(state, 1, "maid")
    farm(state, 1, food=1)
    go(state, Moment("work_start", 0))
    choose(state, "foreman", "p4_occupation")
    visit(state, "p4_occupation", seat=1)
    assert goods(state, 1) == {"food": 1}, "1 food on the space, 1 for the occupation"


def test_food_of_the_foreman_that_nobody_took_stays_for_the_next_round() -> None:
    state = full()
    own(state, 0, "foreman")
    for _ in range(2):
        go(state, Moment("work_start", 0))
        choose(state, "foreman", "clay_1")
        state.round += 1
    pile(state, "clay_1", clay=2)
    visit(state, "clay_1")
    assert goods(state) == {"food": 2, "clay": 2}


def test_the_weaver_gets_1_food_before_work_with_2_sheep() -> None:
    state = full()
    own(state, 0, "weaver")
    farm(state, pastures=("a5",), sheep=1)
    go(state, Moment("work_start", 0))
    assert goods(state) == {"sheep": 1}
    state.promise(0, [2], SHEEP)
    state.round = 2
    go(state, Collect(0), Moment("round_start", 0), Moment("work_start", 0))
    assert goods(state) == {"sheep": 2, "food": 1}, "sheep of the round space are there already"


def test_the_resource_seller_gives_the_piece_on_top() -> None:
    state = full()
    own(state, 0, "resource_seller")
    pile(state, "clay_1", clay=1)
    pile(state, "wood_3", wood=3)
    visit(state, "clay_1")
    visit(state, "wood_3")
    leave_spaces(state)
    pile(state, "clay_1", clay=1)
    visit(state, "clay_1")
    assert goods(state) == {"clay": 3, "wood": 4}


def test_the_magician_gets_grain_and_food_with_the_last_person() -> None:
    state = full()
    own(state, 0, "magician")
    pile(state, "p4_traveling_players", food=1)
    visit(state, "p4_traveling_players")
    assert goods(state) == {"food": 1}
    leave_spaces(state)
    pile(state, "p4_traveling_players", food=1)
    visit(state, "p4_traveling_players")
    assert goods(state) == {"food": 3, "grain": 1}


def test_the_fence_overseer_fences_a_new_stable_for_1_food() -> None:
    state = full()
    own(state, 0, "fence_overseer")
    farm(state, wood=2, food=1)
    go(state, Build(0, 0, 1))
    choose(state, "stable a5", "fence_overseer")
    assert (state.players[0].fences.bit_count(), goods(state)) == (4, {})


def test_the_forest_pasture_counts_for_the_organic_farmer() -> None:
    state = full()
    own(state, 0, "organic_farmer", "forest_pasture")
    farm(state, boar=3)
    assert bonus(state) == 1


def test_the_animal_trainer_buys_animals_with_the_food_of_the_space_only() -> None:
    state = full()
    own(state, 0, "animal_trainer")
    farm(state, food=5, pastures=("a4+a5",))
    pile(state, "p4_traveling_players", food=3)
    visit(state, "p4_traveling_players", "animal_trainer", "sheep")
    assert (animals(state), goods(state)) == ((1, 0, 0), {"food": 6, "sheep": 1})


def test_stables_with_different_animals_fenced_in_together_make_the_owner_choose() -> None:
    state = full()
    farm(state, stables="a4+a5", wood=15, sheep=1, boar=1, cattle=1)
    go(state, Fence(0, 0))
    choose(state, "fence a4+a5", "done")
    assert "keep 1 sheep 1 boar, release the rest" in state.options(0)
