"""A price in food can be paid when the food can be made; nothing counts twice."""

from __future__ import annotations

import pytest

from tests.games.agricola.positions import (
    animals,
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
    table,
    turn,
    visit,
)
from tilth.core.cards import Moment
from tilth.games.agricola import GAME
from tilth.games.agricola.rules.farm.building import Build
from tilth.games.agricola.rules.food import affords, in_reach
from tilth.games.agricola.rules.goods import price
from tilth.games.agricola.rules.improvements import Improve, PlayOccupation
from tilth.games.agricola.rules.state import Agricola


def told(state: Agricola, name: str) -> list[tuple[object, ...]]:
    """The events of one kind since the last time."""
    return [event.args for event in state.take_events() if event.name == name]


# What can be made.


@pytest.mark.parametrize(
    ("cards", "stock", "food"),
    [
        ((), {"food": 1, "grain": 2, "vegetable": 1, "sheep": 1}, 4),
        (("fireplace_2",), {"grain": 1, "vegetable": 1, "sheep": 1, "cattle": 1}, 1 + 2 + 2 + 3),
        (("cooking_hearth_4",), {"vegetable": 1, "boar": 1}, 3 + 3),
        (("cooking_hearth_4", "spices"), {"vegetable": 2}, 2 * 3 + 2),
        (("fireplace_2", "gypsys_crock"), {"sheep": 2, "boar": 1}, 3 * 2 + 1),
        (("turner", "quarryman"), {"wood": 3, "stone": 2, "clay": 5}, 3 + 4),
        (("tinsmith",), {"clay": 3}, 3),
        (("tinsmith", "well"), {"clay": 3}, 3 + 1),
        (("corn_profiteer",), {"grain": 1}, 1),
        (("clay_seller", "fireplace_2"), {"clay": 2}, 0),
    ],
    ids=lambda value: "+".join(value) if isinstance(value, tuple) else None,
)
def test_food_in_reach_is_what_one_act_for_each_good_makes(
    cards: tuple[str, ...], stock: dict[str, int], food: int
) -> None:
    state = full()
    own(state, 0, *cards)
    farm(state, pastures=("a3+a4+a5",), stables="c3+c4+c5", **stock)  # type: ignore[arg-type]
    assert in_reach(state, 0) == food


def test_goods_of_the_same_price_are_not_eaten_for_its_food() -> None:
    state = full()
    farm(state, grain=1)
    assert affords(state, 0, price({"food": 1}))
    assert affords(state, 0, price({"grain": 1}))
    assert not affords(state, 0, price({"food": 1, "grain": 1}))


def test_after_the_last_harvest_a_price_is_not_paid_with_meat() -> None:
    state = full(4, 14)
    own(state, 0, "fireplace_2", "hide_farmer")
    farm(state, sheep=1, grain=1)
    go(state, Moment("before_scoring", 0))
    assert choices(state) == ["pay 1", "pay 0"], "a grain, but no sheep"
    choose(state, "pay 1")
    assert goods(state) == {"sheep": 1}


# Making it.


def test_where_one_way_exists_the_food_is_made_at_once_and_told() -> None:
    state = full()
    hold(state, 0, "academic", "maid")
    farm(state, grain=2)
    go(state, PlayOccupation(0, 2, False))
    state.take_events()
    choose(state, "play maid")
    assert (goods(state), "maid" in state.players[0].cards) == ({}, True)
    assert told(state, "cooked") == [("seat:0", 2, "good:grain", 2)]


def test_where_there_is_a_choice_the_player_says_what_is_eaten() -> None:
    state = full()
    hold(state, 0, "academic", "maid")
    own(state, 0, "fireplace_2")
    farm(state, grain=2, sheep=1, wood=1)
    go(state, PlayOccupation(0, 2, False))
    choose(state, "play maid")
    assert state.options(0) == ["!eat grain", "!eat grain 2", "!cook sheep"]
    prompt = state.deciding(0)
    assert prompt is not None
    assert prompt.prompt(state) == ("ask-make_food", {"number": 2})
    choose(state, "!eat grain")
    assert state.options(0) == ["!eat grain", "!cook sheep"], "1 food is still missing"
    choose(state, "!cook sheep")
    assert (goods(state), "maid" in state.players[0].cards) == ({"grain": 1, "food": 1, "wood": 1}, True)


def test_what_a_card_sells_is_among_the_ways() -> None:
    state = full()
    own(state, 0, "turner")
    hold(state, 0, "academic", "maid")
    farm(state, wood=1, grain=1)
    go(state, PlayOccupation(0, 1, False))
    choose(state, "play maid")
    assert state.options(0) == ["!eat grain", "!turner 1 wood 1 food"]


def test_nothing_is_made_into_food_that_would_leave_too_little() -> None:
    state = full()
    own(state, 0, "fireplace_2", "gypsys_crock")
    hold(state, 0, "lover")
    farm(state, pastures=("a4+a5",), rooms="a1+b1+c1", sheep=2, food=1)
    go(state, PlayOccupation(0, 2, False))
    assert state.options(0) == ["!cook sheep 2", "!gypsys_crock sheep sheep"], "5 food, one after the other only 4"
    choose(state, "!cook sheep 2")
    assert (goods(state), "lover" in state.players[0].cards) == ({}, True)


def test_no_more_is_eaten_than_the_spices_make_necessary() -> None:
    state = full()
    own(state, 0, "cooking_hearth_4", "spices")
    hold(state, 0, "lover")
    farm(state, rooms="a1+b1+c1", vegetable=2)
    go(state, PlayOccupation(0, 0, False))
    choose(state, "play lover")
    assert goods(state) == {"vegetable": 1}, "3 food and 1 more"


def test_pelts_do_not_take_the_food_that_is_being_made() -> None:
    state = full()
    own(state, 0, "fireplace_2", "pelts")
    hold(state, 0, "academic", "maid")
    farm(state, sheep=1)
    go(state, PlayOccupation(0, 2, False))
    choose(state, "play maid")
    assert (goods(state), state.players[0].notes.get("pelts", 0)) == ({}, 0), "2 food were due"
    farm(state, sheep=1)
    go(state, PlayOccupation(0, 1, False))
    assert choices(state) == ["store 0", "store 1"], "1 food was due"
    choose(state, "store 1")
    assert "academic" in state.players[0].cards


def test_a_position_in_which_food_is_made_is_saved_and_read_back() -> None:
    state = full()
    hold(state, 0, "academic", "maid")
    farm(state, grain=1, vegetable=1)
    go(state, PlayOccupation(0, 1, False))
    choose(state, "play maid")
    again = GAME.load(GAME.save(state))
    assert again.options(0) == state.options(0) == ["!eat grain", "!eat vegetable"]


# Spaces.


def test_an_occupation_that_costs_food_can_be_played_with_a_grain() -> None:
    state = full()
    own(state, 0, "academic")
    hold(state, 0, "maid")
    farm(state)
    assert "occupation" not in turn(state)
    farm(state, grain=1)
    assert "occupation" in turn(state)
    choose(state, "occupation")
    assert (goods(state), "maid" in state.players[0].cards) == ({}, True)


@pytest.mark.parametrize(
    ("owner", "space", "lies", "food"),
    [
        ("master_forester", "p3_wood_2", {"wood": 2}, 2),
        ("clay_digger", "p3_clay_1", {"clay": 1}, 3),
        ("sycophant", "take_grain", {}, 1),
    ],
)
def test_a_fee_is_paid_with_food_made_for_it(owner: str, space: str, lies: dict[str, int], food: int) -> None:
    state = full()
    own(state, 1, owner)
    open_space(state, space)
    pile(state, space, **lies)
    farm(state, vegetable=food - 1)
    assert space not in turn(state)
    farm(state, vegetable=food)
    before = goods(state, 1).get("food", 0)
    visit(state, space)
    assert goods(state).get("vegetable", 0) == 0
    assert goods(state, 1)["food"] >= before + food


def test_a_cattle_of_the_animal_space_is_paid_with_a_grain() -> None:
    state = table(5, "family", 1)
    farm(state)
    visit(state, "p5_animal_choice")
    assert choices(state) == ["sheep", "boar"]
    state = table(5, "family", 1)
    farm(state, grain=1, vegetable=1)
    visit(state, "p5_animal_choice", "cattle")
    assert state.options(0) == ["!eat grain", "!eat vegetable"]
    choose(state, "!eat grain")
    assert (animals(state), goods(state)) == ((0, 0, 1), {"vegetable": 1, "cattle": 1})


# Improvements.


@pytest.mark.parametrize("card", ["field", "mini_pasture", "private_forest", "guest", "boar_breeding"])
def test_an_improvement_that_costs_food_can_be_played_with_vegetables(card: str) -> None:
    state = full()
    hold(state, 0, card)
    farm(state, vegetable=2)
    go(state, Improve(0, False, True, True))
    choose(state, f"play {card}")
    assert state.players[0].goods[5] == (1 if card in ("field", "boar_breeding") else 0)


def test_the_merchant_is_paid_with_the_vegetable_just_gained() -> None:
    state = full()
    own(state, 0, "merchant")
    hold(state, 0, "market_stall", "clogs")
    farm(state, grain=1, wood=1)
    go(state, Improve(0, False, True, True))
    choose(state, "play market_stall")
    assert choices(state) == ["merchant", "done"]
    choose(state, "merchant")
    assert goods(state) == {"wood": 1}
    choose(state, "play clogs")
    assert "clogs" in state.players[0].cards


def test_the_merchant_does_not_eat_the_grain_that_the_next_improvement_costs() -> None:
    state = full()
    own(state, 0, "merchant")
    hold(state, 0, "market_stall", "clogs")
    farm(state, grain=1, wood=1)
    go(state, Improve(0, False, True, True))
    choose(state, "play clogs")
    assert state.is_over(), "the grain would have to be eaten and paid for the market stall"


# Cards that are offered for food.


def test_greenhouse_sells_its_vegetable_for_a_grain_that_is_eaten() -> None:
    state = full(4, 1)
    own(state, 0, "greenhouse")
    farm(state, grain=1)
    state.round = 5
    go(state, Moment("round_start", 0))
    choose(state, "greenhouse")
    assert goods(state) == {"vegetable": 1}


def test_greenhouse_is_not_paid_with_its_own_vegetable() -> None:
    state = full(4, 1)
    own(state, 0, "greenhouse")
    state.round = 5
    go(state, Moment("round_start", 0))
    assert state.is_over()


def test_plow_driver_ploughs_for_a_grain_that_is_eaten() -> None:
    state = full()
    own(state, 0, "plow_driver")
    farm(state, house="stone", grain=1)
    go(state, Moment("round_start", 0))
    choose(state, "plow_driver", "plough a3")
    assert goods(state) == {}


def test_plowman_ploughs_for_a_grain_that_is_eaten() -> None:
    state = full(4, 1)
    own(state, 0, "plowman")
    farm(state, grain=1)
    state.round = 5
    go(state, Moment("round_start", 0))
    choose(state, "plowman", "plough a3")
    assert goods(state) == {}


def test_plow_maker_ploughs_for_a_grain_that_is_eaten() -> None:
    state = full()
    own(state, 0, "plow_maker")
    farm(state, grain=1)
    visit(state, "plow_field", "plough a3", "plow_maker", "plough a4")
    assert (goods(state), state.players[0].fields.bit_count()) == ({}, 2)


def test_animal_handler_sells_a_sheep_for_a_grain_that_is_eaten() -> None:
    state = full(4, 1)
    own(state, 0, "animal_handler")
    farm(state, grain=1)
    state.round = 7
    go(state, Moment("round_start", 0))
    choose(state, "animal_handler")
    assert goods(state) == {"sheep": 1}


def test_fence_deliveryman_builds_for_2_grain_that_are_eaten() -> None:
    state = full(4, 1)
    own(state, 0, "fence_deliveryman")
    farm(state, grain=2)
    state.round = 7
    go(state, Moment("round_start", 0))
    choose(state, "fence_deliveryman", "fence a5")
    assert (goods(state), state.players[0].fences.bit_count()) == ({}, 4)


def test_taster_pays_the_starting_player_with_a_grain_that_is_eaten() -> None:
    state = full()
    own(state, 0, "taster")
    state.starting = 1
    farm(state, grain=1)
    go(state, Moment("work_start", 0))
    choose(state, "taster")
    assert (goods(state), goods(state, 1), state.players[0].notes["places_first"]) == ({}, {"food": 1}, 1)


def test_adoptive_parents_let_a_child_work_for_a_grain_that_is_eaten() -> None:
    state = full(4, 9)
    own(state, 0, "adoptive_parents")
    open_space(state, "family_growth_no_room")
    farm(state, grain=1)
    visit(state, "family_growth_no_room", "adoptive_parents")
    assert (goods(state), state.players[0].newborn) == ({}, 0)


def test_stone_carrier_sells_a_stone_for_a_grain_that_is_eaten() -> None:
    state = full(5)
    own(state, 0, "stone_carrier")
    pile(state, "p5_reed_stone_wood", reed=1)
    farm(state, grain=1)
    visit(state, "p5_reed_stone_wood", "stone_carrier")
    assert goods(state) == {"reed": 1, "stone": 2, "wood": 1}


def test_animal_dealer_is_paid_with_a_sheep_just_brought_but_not_with_the_bought_one() -> None:
    state = full()
    own(state, 0, "animal_dealer", "fireplace_2")
    open_space(state, "sheep_1")
    pile(state, "sheep_1", sheep=1)
    farm(state, pastures=("a4+a5",))
    visit(state, "sheep_1", "animal_dealer")
    assert goods(state) == {"food": 1, "sheep": 1}


def test_fence_overseer_fences_a_stable_for_a_grain_that_is_eaten() -> None:
    state = full()
    own(state, 0, "fence_overseer")
    farm(state, wood=2, grain=1)
    go(state, Build(0, 0, 1))
    choose(state, "stable a5", "fence_overseer")
    assert goods(state) == {}
    assert state.players[0].fences.bit_count() == 4


def test_wood_and_reed_buyer_pay_with_a_grain_that_is_eaten() -> None:
    for card, space, good in (("wood_buyer", "wood_3", "wood"), ("reed_buyer", "reed_1", "reed")):
        state = full()
        own(state, 0, card)
        farm(state, grain=1)
        pile(state, space, **{good: 3})
        visit(state, space, seat=1)
        choose(state, card)
        assert goods(state) == {good: 1}
        assert goods(state, 1)[good] == 2


def test_wooden_crane_brings_a_third_stone_for_a_grain_that_is_eaten() -> None:
    state = full()
    own(state, 0, "wooden_crane")
    open_space(state, "stone_1_stage2")
    pile(state, "stone_1_stage2", stone=1)
    farm(state, grain=1)
    visit(state, "stone_1_stage2", "pay 1")
    assert goods(state) == {"stone": 3}


def test_harrow_is_lent_for_2_grain_that_are_eaten() -> None:
    state = full()
    own(state, 1, "harrow")
    farm(state, grain=2)
    visit(state, "plow_field", "plough a3", "yes", "plough a4")
    assert (goods(state), goods(state, 1)) == ({}, {"food": 2})


def test_wet_nurse_brings_children_for_grain_that_is_eaten() -> None:
    state = full()
    own(state, 0, "wet_nurse")
    farm(state, wood=10, reed=4, grain=2)
    go(state, Build(0, 2, 0))
    choose(state, "room a1", "room a2", "wet_nurse", "grow 2")
    assert (goods(state), state.players[0].people) == ({}, 4)


def test_pieceworker_sells_for_grain_that_is_eaten() -> None:
    state = full()
    own(state, 0, "pieceworker")
    pile(state, "reed_1", reed=1)
    farm(state, grain=1)
    visit(state, "reed_1", "pieceworker")
    assert goods(state) == {"reed": 2}


def test_animal_breeder_sells_a_pair_for_grain_that_is_eaten() -> None:
    state = full()
    own(state, 0, "animal_breeder")
    open_space(state, "fences")
    farm(state, wood=6, grain=2)
    visit(state, "fences", "fence a4+a5")
    while "animal_breeder" not in state.options(0):
        choose(state, "done")
    choose(state, "animal_breeder", "boar")
    assert goods(state) == {"boar": 2}


@pytest.mark.parametrize(
    ("card", "space", "others"),
    [
        ("fisherman", "fishing", ("raft", "canoe", "fish_trap")),
        ("juggler", "p4_traveling_players", ("dancer", "conjurer", "magician")),
    ],
)
def test_who_takes_food_twice_pays_the_others_with_a_grain_too(card: str, space: str, others: tuple[str, ...]) -> None:
    state = full()
    own(state, 0, card)
    own(state, 1, *others)
    pile(state, space, food=1)
    visit(state, space)
    assert state.is_over(), "1 food from the space and 1 once more are not enough for three cards"
    pile(state, space, food=1)
    farm(state, grain=1, food=0)
    state.occupied = [0] * len(state.occupied)
    state.players[1].goods[6] = 0
    visit(state, space, card)
    assert (goods(state), goods(state, 1)) == ({}, {"food": 3})


def test_corn_profiteer_is_bought_from_with_food_made_for_it() -> None:
    state = full(2)
    own(state, 0, "corn_profiteer")
    farm(state, grain=1)
    farm(state, 1, vegetable=2)
    turn(state)
    choose(state, "!corn_profiteer 1 grain 3 food")
    assert choices(state, 1) == ["buy", "no"]
    choose(state, "buy", seat=1)
    assert (goods(state), goods(state, 1)) == ({"food": 2}, {"grain": 1})


# Cooking several animals at once.


@pytest.mark.parametrize("card", ["slaughterman", "slaughterhouse"])
def test_animals_of_several_kinds_cooked_at_once_are_one_time_for_the_slaughterman(card: str) -> None:
    state = full()
    own(state, 1, card)
    own(state, 0, "fireplace_2")
    farm(state, pastures=("a4+a5", "c4+c5"), sheep=3, boar=1)
    turn(state)
    choose(state, "!cook several", "add sheep", "add sheep", "add boar", "cook")
    assert (goods(state), goods(state, 1)) == ({"food": 6, "sheep": 1}, {"food": 1})
    choose(state, "!cook sheep")
    assert goods(state, 1) == {"food": 2}, "another time"


def test_the_last_animal_goes_into_the_pot_without_a_question() -> None:
    state = full()
    own(state, 0, "fireplace_2")
    farm(state, pastures=("a4+a5",), sheep=2)
    turn(state)
    choose(state, "!cook several", "add sheep")
    assert (goods(state), state.deciding(0) is not None) == ({"food": 4}, True)


def test_while_animals_are_chosen_for_the_pot_nothing_else_is_done() -> None:
    state = full()
    own(state, 0, "fireplace_2", "turner")
    farm(state, pastures=("a4+a5",), sheep=3, boar=1, grain=1, wood=1)
    turn(state)
    choose(state, "!cook several")
    assert state.options(0) == ["add sheep", "add boar"]
    choose(state, "add boar")
    assert state.options(0) == ["add sheep", "cook"]


def test_several_are_cooked_only_where_two_animals_can_be() -> None:
    state = full()
    farm(state, pastures=("a4+a5",), sheep=3)
    assert "!cook several" not in turn(state), "no kitchen"
    own(state, 0, "fireplace_2")
    assert "!cook several" in turn(state)
    farm(state, pastures=("a4+a5",), sheep=1)
    assert "!cook several" not in turn(state)


def test_gypsys_crock_counts_all_goods_of_one_pot() -> None:
    state = full()
    own(state, 0, "fireplace_2", "gypsys_crock")
    farm(state, pastures=("a4+a5", "c4+c5"), sheep=3, boar=1)
    turn(state)
    choose(state, "!cook several", "add sheep", "add sheep", "add sheep", "add boar")
    assert goods(state) == {"food": 4 * 2 + 2}
