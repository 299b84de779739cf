"""The occupations of the interactive deck, each on a small position, in the order of their numbers."""

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
    sown,
    table,
    turn,
    visit,
    waits,
)
from tilth.core.cards import Moment
from tilth.games.agricola.cards.facts import FACTS, OCCUPATION
from tilth.games.agricola.cards.occupations_i import CARDS
from tilth.games.agricola.rules.board import SPACE_NAMES, SPACE_NUMBERS
from tilth.games.agricola.rules.family import can_grow, grow
from tilth.games.agricola.rules.farm.building import Renovate
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.farm.pastures import Fence, fences_left
from tilth.games.agricola.rules.goods import GOOD_NUMBERS
from tilth.games.agricola.rules.harvest import Feed, Harvest, Reap
from tilth.games.agricola.rules.improvements import Improve, PutDown, give_up, improvement_options
from tilth.games.agricola.rules.rounds import Replenish, Reveal, Round, Work


def sow(cards: tuple[str, ...], fields: str, *options: str, **seeds: int) -> list[int]:
    """What lies on the fields after sowing."""
    state = table(2, "full")
    own(state, 0, *cards)
    farm(state, fields=fields, **seeds)
    go(state, FieldWork(0, sows=True))
    choose(state, *options)
    return [number for number in state.players[0].stack if number]


def test_all_48_occupations_of_the_deck_are_there_in_their_order() -> None:
    printed = [facts for facts in FACTS.values() if facts.kind == OCCUPATION and facts.deck == "I"]
    assert [card.name for card in CARDS] == [facts.name for facts in sorted(printed, key=lambda facts: facts.number)]
    assert len(CARDS) == 48


def test_the_fieldsman_takes_each_plot_of_a_card_for_a_field() -> None:
    state = full()
    own(state, 0, "fieldsman", "acreage")
    farm(state, grain=2)
    go(state, FieldWork(0, sows=True))
    choose(state, "sow grain acreage", "sow grain acreage.2")
    assert state.players[0].stack[15:] == [4, 4]


def test_the_well_is_a_minor_improvement_for_1_wood_and_1_stone_with_the_well_builder() -> None:
    state = full()
    farm(state, wood=1, stone=1)
    assert improvement_options(state, 0, False, True) == []
    own(state, 0, "well_builder")
    assert improvement_options(state, 0, False, True) == ["build well"]
    go(state, Improve(0, False, True, False))
    assert (state.players[0].cards, goods(state)) == (["well_builder", "well"], {})


@pytest.mark.parametrize(("round_number", "wood"), [(5, 4), (6, 3), (9, 2), (13, 1), (14, 0)])
@pytest.mark.parametrize("card", ["village_elder", "church_warden"])
def test_an_elder_brings_wood_the_earlier_the_more(card: str, round_number: int, wood: int) -> None:
    state = full(4, round_number)
    play(state, card)
    assert goods(state).get("wood", 0) == wood


def test_the_village_elder_belongs_to_the_interactive_deck() -> None:
    deck = [name for name, facts in FACTS.items() if facts.kind == OCCUPATION and facts.deck == "I"]
    assert ("village_elder" in deck, len(deck)) == (True, 48)


def test_the_village_elder_gives_3_points_to_everybody_with_the_most_improvements() -> None:
    state = full()
    own(state, 0, "village_elder", "fireplace_2")
    own(state, 1, "well", "pottery")
    own(state, 2, "joinery", "fireplace_3")
    assert [bonus(state, seat) for seat in range(4)] == [0, 3, 3, 0]


@pytest.mark.parametrize(("before", "stone"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_the_social_climber_gets_stone_for_renovating_early(before: int, stone: int) -> None:
    for house, material in (("wood", "clay"), ("clay", "stone")):
        state = full()
        own(state, 0, "social_climber")
        for other in range(1, 4):
            farm(state, other, house=material if other <= before else house)
        farm(state, house=house, reed=1)
        state.players[0].goods[GOOD_NUMBERS[material]] = 2
        go(state, Renovate(0))
        assert goods(state).get("stone", 0) == stone


def test_for_the_social_climber_going_straight_to_stone_is_no_renovation_to_clay() -> None:
    state = full()
    own(state, 0, "social_climber")
    own(state, 1, "conservator")
    farm(state, 1, reed=1, stone=2)
    go(state, Renovate(1))
    farm(state, 0, reed=1, clay=2)
    go(state, Renovate(0))
    assert goods(state) == {"stone": 3}


def test_the_stone_of_the_social_climber_pays_for_the_improvement_of_the_same_action() -> None:
    state = full()
    open_space(state, "renovate_improvement")
    own(state, 0, "social_climber")
    farm(state, wood=1, reed=1, clay=2)
    visit(state, "renovate_improvement", "build well")
    assert goods(state) == {}


def test_the_harvest_helper_takes_a_grain_from_another_field_for_2_food() -> None:
    state = full(3, 4)
    own(state, 0, "harvest_helper")
    own(state, 2, "acreage")
    farm(state, 0, fields="a1")
    sown(state, 0, "a1", "grain", 3)
    farm(state, 1, fields="a1+a2")
    sown(state, 1, "a1", "vegetable", 2)
    sown(state, 1, "a2", "grain", 1)
    state.players[2].crop[15], state.players[2].stack[15] = 4, 2
    go(state, Moment("after_field", 0))
    choose(state, "harvest_helper")
    assert state.options(0) == ["reap 1 a2", "reap 2 acreage"]
    choose(state, "reap 1 a2")
    assert (goods(state, 0), goods(state, 1)) == ({"grain": 1}, {"food": 2})
    assert state.players[1].crop[1] == -1, "nothing grows there any more"


@pytest.mark.parametrize(("seats", "good"), [(3, "grain"), (4, "food"), (5, "food")])
def test_the_field_worker_gets_something_when_another_player_sows(seats: int, good: str) -> None:
    state = full(seats)
    own(state, 0, "field_worker")
    for seat in (0, 1):
        farm(state, seat, fields="a1+a2", grain=2)
        go(state, FieldWork(seat, sows=True))
        choose(state, "sow grain a1", "sow grain a2", seat=seat)
        assert goods(state) == ({} if seat == 0 else {good: 1}), "once for the whole sowing, and not for one's own"


def test_the_field_watchman_ploughs_with_the_grain_space() -> None:
    state = full()
    own(state, 0, "field_watchman")
    visit(state, "take_grain", "field_watchman", "plough a1")
    assert (state.players[0].fields, goods(state)) == (1, {"grain": 1})


def test_the_field_watchman_does_not_plough_with_other_spaces() -> None:
    state = full()
    own(state, 0, "field_watchman")
    visit(state, "day_laborer")
    assert state.is_over()


def test_with_the_gardener_vegetables_stay_on_the_fields() -> None:
    state = full()
    own(state, 0, "gardener")
    farm(state, fields="a1+a2")
    sown(state, 0, "a1", "vegetable", 2)
    sown(state, 0, "a2", "grain", 3)
    go(state, Reap(0))
    assert goods(state) == {"vegetable": 1, "grain": 1}
    assert state.players[0].stack[:2] == [2, 2]


def test_the_church_warden_gives_3_points_to_everybody_who_placed_5_people_in_round_14() -> None:
    state = full(4, 14)
    own(state, 0, "church_warden")
    for seat, placed in enumerate((4, 5, 6, 0)):
        state.players[seat].placed = placed
    state.round = 13
    go(state, Moment("return_home", 0))
    assert [bonus(state, seat) for seat in range(4)] == [0, 0, 0, 0]
    state.round = 14
    go(state, Moment("return_home", 0))
    assert [bonus(state, seat) for seat in range(4)] == [0, 3, 3, 0]


def test_the_businessman_plays_one_more_improvement_with_the_starting_player() -> None:
    state = full()
    own(state, 0, "businessman")
    hold(state, 0, "fishing_rod")
    farm(state, wood=1, clay=5)
    visit(state, "starting_player_minor", "play fishing_rod", "businessman", "build fireplace_2")
    assert state.players[0].cards == ["businessman", "fishing_rod", "fireplace_2"]
    assert state.is_over(), "and no third, though there is clay for another fireplace"


def test_the_businessman_plays_nothing_without_a_minor_improvement_nor_elsewhere() -> None:
    state = full()
    own(state, 0, "businessman")
    farm(state, clay=5)
    visit(state, "starting_player_minor")
    assert state.is_over()
    hold(state, 0, "fishing_rod")
    farm(state, wood=1)
    go(state, Improve(0, False, True, False))
    assert state.players[0].cards == ["businessman", "fishing_rod"]
    assert state.is_over()


def test_businessman_and_merchant_play_four_improvements_for_1_food() -> None:
    state = full()
    own(state, 0, "businessman", "merchant")
    hold(state, 0, "fishing_rod", "lasso")
    farm(state, wood=1, reed=1, clay=5, food=1)
    visit(state, "starting_player_minor", "play fishing_rod", "businessman", "build fireplace_2")
    choose(state, "done", "merchant", "play lasso", "businessman", "build fireplace_3")
    assert state.players[0].cards[2:] == ["fishing_rod", "fireplace_2", "lasso", "fireplace_3"]
    assert goods(state) == {}


def test_the_sycophant_gets_a_food_for_own_grain_and_two_for_that_of_others() -> None:
    state = full()
    own(state, 0, "sycophant")
    visit(state, "take_grain")
    assert goods(state) == {"food": 1, "grain": 1}
    leave_spaces(state)
    assert "take_grain" not in turn(state, 1)
    farm(state, 1, food=1)
    visit(state, "take_grain", seat=1)
    assert (goods(state)["food"], goods(state, 1)) == (3, {"grain": 1})


def test_the_clay_digger_opens_a_space_with_3_clay_for_which_others_pay_3_food() -> None:
    state = full()
    assert "p3_clay_1" not in turn(state)
    play(state, "clay_digger")
    go(state, Replenish())
    assert lying(state, "p3_clay_1", "clay") == 4
    farm(state, 1, food=2)
    assert "p3_clay_1" not in turn(state, 1)
    farm(state, 1, food=3)
    visit(state, "p3_clay_1", seat=1)
    assert (goods(state, 0), goods(state, 1)) == ({"food": 3}, {"clay": 4})
    leave_spaces(state)
    pile(state, "p3_clay_1", clay=1)
    visit(state, "p3_clay_1")
    assert goods(state) == {"food": 3, "clay": 1}


def test_the_manservant_brings_3_food_in_all_later_rounds_with_a_stone_house() -> None:
    state = full(4, 11)
    play(state, "manservant")
    assert waits(state) == []
    farm(state, house="clay", reed=1, stone=2)
    go(state, Renovate(0))
    assert waits(state) == [(12, 3), (13, 3), (14, 3)]
    state = full(4, 12)
    farm(state, house="stone")
    play(state, "manservant")
    assert waits(state) == [(13, 3), (14, 3)]


@pytest.mark.parametrize(("own_family", "food"), [(4, 0), (3, 0), (2, 1)])
def test_the_midwife_gets_food_when_another_family_grows_larger(own_family: int, food: int) -> None:
    state = full()
    own(state, 0, "midwife")
    farm(state, people=own_family)
    state.stack = []
    grow(state, 1)
    state.advance()
    assert goods(state).get("food", 0) == food


def test_the_midwife_gets_2_food_when_the_other_family_is_larger_by_two_or_more() -> None:
    for people in (3, 4):
        state = full()
        own(state, 0, "midwife")
        farm(state, 1, people=people)
        state.stack = []
        grow(state, 1)
        state.advance()
        assert goods(state) == {"food": 2}


def test_the_first_growth_after_the_wooden_hut_needs_no_room_with_the_farm_steward() -> None:
    state = full()
    open_space(state, "family_growth_minor")
    own(state, 0, "farm_steward")
    assert "family_growth_minor" not in turn(state)
    farm(state, house="clay")
    visit(state, "family_growth_minor")
    assert state.players[0].people == 3
    assert not can_grow(state, 0), "just once"


def test_a_growth_in_the_wooden_hut_does_not_use_up_the_farm_steward_but_one_with_room_later_does() -> None:
    state = full()
    own(state, 0, "farm_steward")
    farm(state, rooms="a1+b1+c1")
    grow(state, 0)
    state.advance()
    farm(state, rooms="a1+b1+c1", house="clay", people=3)
    assert can_grow(state, 0)
    farm(state, rooms="a1+a2+b1+c1", house="clay", people=3)
    grow(state, 0)
    state.advance()
    assert not can_grow(state, 0)


def test_the_wood_buyer_buys_nothing_of_wood_that_was_left_behind() -> None:
    state = full()
    own(state, 0, "pig_catcher")
    own(state, 1, "wood_buyer")
    farm(state, 0, wood=5)
    farm(state, 1, food=2)
    pile(state, "p4_wood_2", wood=2)
    visit(state, "p4_wood_2", "pig_catcher")
    assert state.is_over()
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3", "pig_catcher")
    choose(state, "wood_buyer", seat=1)
    assert (goods(state, 1), goods(state)["wood"]) == ({"wood": 1, "food": 1}, 5)


def test_the_wood_collector_brings_1_wood_in_the_next_5_rounds() -> None:
    state = full(4, 11)
    play(state, "wood_collector")
    assert waits(state) == [(12, 1), (13, 1), (14, 1)]
    state = full(4, 3)
    play(state, "wood_collector")
    assert waits(state) == [(4, 1), (5, 1), (6, 1), (7, 1), (8, 1)]


def test_the_hide_farmer_pays_for_unused_spaces_in_the_end() -> None:
    state = full()
    own(state, 0, "hide_farmer")
    farm(state, food=3)
    assert state.scores()[0]["unused"] == -13
    go(state, Moment("before_scoring", 0))
    assert state.options(0) == ["pay 3", "pay 2", "pay 1", "pay 0"]
    choose(state, "pay 2")
    assert (state.scores()[0]["unused"], goods(state)) == (-11, {"food": 1})


@pytest.mark.parametrize("space", ["p4_traveling_players", "p5_room_or_players"])
def test_the_juggler_takes_the_food_twice_and_pays_the_artists_of_the_others(space: str) -> None:
    state = full()
    open_space(state, space)
    own(state, 0, "juggler", "conjurer")
    own(state, 1, "street_musician", "dancer")
    pile(state, space, food=3)
    visit(state, space, "juggler")
    assert (goods(state), goods(state, 1)) == ({"food": 4, "grain": 1}, {"food": 2, "grain": 1})


def test_the_juggler_needs_enough_for_all_artists() -> None:
    state = full()
    own(state, 0, "juggler")
    own(state, 1, "street_musician", "dancer", "conjurer")
    pile(state, "p4_traveling_players", food=1)
    visit(state, "p4_traveling_players")
    assert state.is_over()


def test_the_chamberlain_alone_uses_the_later_round_cards_from_round_11_on() -> None:
    state = full(4, 10)
    own(state, 0, "chamberlain")
    go(state, Round())
    one, other, last = [SPACE_NAMES[space] for space in state.round_cards[11:]]
    assert state.options(0) == [one, other]
    choose(state, other)
    assert [SPACE_NAMES[space] for space in state.round_cards[11:]] == [other, one, last]
    farm(state, house="clay", reed=1, stone=2)
    for seat in (0, 1):
        options = turn(state, seat)
        assert ("family_growth_no_room" in options, "plow_sow" in options) == (seat == 0, seat == 0)
    assert last in turn(state)
    state.round = 12
    go(state, Reveal())
    assert other in turn(state, 1)
    assert one not in turn(state, 1)


def test_the_chamberlain_works_at_once_when_played_later() -> None:
    state = full(4, 12)
    later = [SPACE_NAMES[space] for space in state.round_cards[12:]]
    play(state, "chamberlain")
    assert state.is_over(), "there is no order to choose any more"
    assert all(state.only[SPACE_NUMBERS[space]] == 0 for space in later)
    assert [space for space in state.view(1)["round_cards"] if space is None] == []


def test_the_chamberlain_does_nothing_before_round_11() -> None:
    state = full(4, 5)
    play(state, "chamberlain")
    go(state, Moment("round_start", 0))
    assert len([space for space in state.view(0)["round_cards"] if space is None]) == 9


def test_the_corn_profiteer_turns_a_grain_into_3_food() -> None:
    state = full()
    own(state, 0, "corn_profiteer")
    farm(state, grain=2)
    farm(state, 1, food=1)
    turn(state)
    choose(state, "!corn_profiteer 1 grain 3 food")
    assert goods(state) == {"grain": 1, "food": 3}


def test_others_may_buy_the_grain_of_the_corn_profiteer_who_chooses_the_buyer() -> None:
    state = full()
    own(state, 0, "corn_profiteer")
    farm(state, grain=2)
    farm(state, 1, food=2)
    farm(state, 2, food=2)
    turn(state)
    choose(state, "!corn_profiteer 1 grain 3 food")
    assert state.to_act() == [1]
    choose(state, "buy", seat=1)
    choose(state, "buy", seat=2)
    assert choices(state) == ["sell 1", "sell 2"]
    choose(state, "sell 2")
    assert (goods(state), goods(state, 1), goods(state, 2)) == ({"grain": 1, "food": 2}, {"food": 2}, {"grain": 1})
    choose(state, "!corn_profiteer 1 grain 3 food")
    choose(state, "no", seat=1)
    assert goods(state) == {"food": 5}


def test_while_the_corn_profiteer_chooses_the_buyer_the_grain_cannot_go_elsewhere() -> None:
    state = full()
    own(state, 0, "corn_profiteer")
    farm(state, grain=2)
    farm(state, 1, food=2)
    farm(state, 2, food=2)
    turn(state)
    choose(state, "!corn_profiteer 1 grain 3 food")
    choose(state, "buy", seat=1)
    choose(state, "buy", seat=2)
    assert state.options(0) == ["sell 1", "sell 2"], "it is neither eaten nor offered a second time"


def test_the_cowherd_gets_1_more_cattle_with_the_cattle_space_only() -> None:
    state = full(5)
    open_space(state, "cattle_1", "p5_animal_choice")
    own(state, 0, "cowherd")
    farm(state, pastures=("a3+a4+a5",), food=1)
    pile(state, "cattle_1", cattle=2)
    visit(state, "cattle_1")
    assert animals(state) == (0, 0, 3)
    visit(state, "p5_animal_choice", "cattle")
    assert animals(state) == (0, 0, 4)


def test_the_clay_plasterer_renovates_to_clay_for_1_clay_and_1_reed_and_builds_clay_rooms_cheaply() -> None:
    state = full()
    own(state, 0, "clay_plasterer")
    farm(state, rooms="a1+b1+c1")
    assert price_of(state, "renovation") == [{"clay": 1, "reed": 1}]
    assert price_of(state, "room") == [{"wood": 5, "reed": 2}]
    farm(state, rooms="a1+b1+c1", house="clay")
    assert price_of(state, "room") == [{"clay": 3, "reed": 2}]
    assert price_of(state, "renovation") == [{"stone": 3, "reed": 1}]


def test_the_clay_plasterer_makes_going_straight_to_stone_no_cheaper() -> None:
    state = full()
    own(state, 0, "clay_plasterer", "conservator")
    farm(state, reed=1, clay=1, stone=1)
    go(state, Renovate(0))
    assert (state.players[0].house, goods(state)) == (1, {"stone": 1})


@pytest.mark.parametrize("cards", [("clay_plasterer", "bricklayer"), ("bricklayer", "clay_plasterer")])
def test_clay_plasterer_and_bricklayer_work_together(cards: tuple[str, str]) -> None:
    state = full()
    own(state, 0, *cards)
    assert price_of(state, "renovation") == [{"reed": 1}]
    farm(state, house="clay")
    assert price_of(state, "room") == [{"clay": 1, "reed": 2}]


@pytest.mark.parametrize("house", ["wood", "clay"])
def test_the_clay_hut_builder_brings_2_clay_in_5_rounds_once(house: str) -> None:
    state = full(4, 3)
    farm(state, house=house)
    play(state, "clay_hut_builder")
    assert (waits(state) == []) == (house == "wood")
    farm(state, house=house, reed=1, clay=2, stone=2)
    go(state, Renovate(0))
    assert waits(state) == [(4, 2), (5, 2), (6, 2), (7, 2), (8, 2)]


def test_the_bricklayer_saves_clay_on_improvements_renovations_and_rooms() -> None:
    state = full()
    own(state, 0, "bricklayer")
    assert price_of(state, "fireplace_2") == [{"clay": 1}]
    assert price_of(state, "renovation") == [{"clay": 1, "reed": 1}]
    farm(state, house="clay")
    assert price_of(state, "room") == [{"clay": 3, "reed": 2}]


def test_the_layabout_takes_no_part_in_the_next_harvest_and_in_the_one_after_again() -> None:
    state = full(1, 4)
    own(state, 0, "layabout")
    farm(state, fields="a1", pastures=("a4+a5",), sheep=2, grain=1)
    sown(state, 0, "a1", "grain", 3)
    go(state, Harvest())
    assert (goods(state), animals(state), state.players[0].begging) == ({"sheep": 2, "grain": 1}, (2, 0, 0), 0)
    go(state, Harvest())
    assert goods(state)["grain"] == 2
    assert state.options(0)[0] == "beg 6"


def test_the_market_crier_takes_a_grain_and_a_vegetable_more_and_gives_the_others_a_grain() -> None:
    state = full(3)
    own(state, 0, "market_crier")
    visit(state, "take_grain", "market_crier")
    assert [goods(state, seat) for seat in range(3)] == [{"grain": 2, "vegetable": 1}, {"grain": 1}, {"grain": 1}]
    leave_spaces(state)
    visit(state, "take_grain", "done")
    assert [goods(state, seat)["grain"] for seat in range(3)] == [3, 1, 1]


@pytest.mark.parametrize(
    ("cattle", "food", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2), (7, 3, 3)]
)
def test_the_milking_hand_gets_food_and_points_for_cattle(cattle: int, food: int, points: int) -> None:
    state = full()
    own(state, 0, "milking_hand")
    farm(state, pastures=("a2+a3+a4+a5",), cattle=cattle)
    go(state, Moment("field", 0))
    assert (goods(state).get("food", 0), bonus(state)) == (food, points)


def test_the_butcher_cooks_animals_without_an_improvement() -> None:
    state = full()
    own(state, 0, "butcher")
    farm(state, pastures=("a3", "a4", "a5"), stables="b5", sheep=1, boar=1, cattle=1)
    turn(state)
    choose(state, "!cook sheep")
    assert goods(state)["food"] == 1
    choose(state, "!cook boar")
    assert goods(state)["food"] == 3
    choose(state, "!cook cattle")
    assert goods(state) == {"food": 6}


def test_the_net_fisherman_takes_what_is_left_on_the_fishing_space_after_taking_reed() -> None:
    state = full()
    own(state, 0, "net_fisherman")
    pile(state, "fishing", food=3)
    go(state, Moment("return_home", 0))
    assert goods(state) == {}
    visit(state, "p4_reed_stone_food")
    go(state, Moment("return_home", 0))
    assert (goods(state), lying(state, "fishing", "food")) == ({"reed": 1, "stone": 1, "food": 4}, 0)


def test_the_puppeteer_plays_an_occupation_for_1_food_when_another_goes_to_the_travelling_players() -> None:
    state = full()
    own(state, 1, "puppeteer")
    hold(state, 1, "academic")
    pile(state, "p4_traveling_players", food=2)
    pile(state, "fishing", food=2)
    visit(state, "p4_traveling_players")
    assert state.is_over(), "without food there is nothing to play with"
    leave_spaces(state)
    farm(state, 1, food=1)
    visit(state, "fishing")
    assert state.is_over()
    pile(state, "p4_traveling_players", food=2)
    visit(state, "p4_traveling_players")
    choose(state, "puppeteer", seat=1)
    assert (state.players[1].cards, goods(state, 1)) == (["puppeteer", "academic"], {})


def test_the_fee_of_the_juggler_comes_before_the_puppeteer_plays() -> None:
    state = full()
    own(state, 0, "juggler")
    own(state, 1, "puppeteer")
    hold(state, 1, "academic")
    pile(state, "p4_traveling_players", food=2)
    visit(state, "p4_traveling_players", "juggler")
    choose(state, "puppeteer", seat=1)
    assert (goods(state), state.players[1].cards) == ({"food": 3}, ["puppeteer", "academic"])


def test_the_sheep_whisperer_brings_a_sheep_after_4_7_9_and_11_rounds() -> None:
    state = full(4, 2)
    play(state, "sheep_whisperer")
    assert waits(state) == [(6, 1), (9, 1), (11, 1), (13, 1)]
    state = full(4, 6)
    play(state, "sheep_whisperer")
    assert waits(state) == [(10, 1), (13, 1)]


@pytest.mark.parametrize(
    ("card", "good", "space"), [("reed_buyer", "reed", "reed_1"), ("stone_buyer", "stone", "stone_1_stage2")]
)
def test_a_buyer_buys_the_first_reed_or_stone_of_a_round(card: str, good: str, space: str) -> None:
    state = full()
    open_space(state, space)
    own(state, 1, card)
    farm(state, 1, food=2)
    pile(state, space, **{good: 2})
    visit(state, space)
    choose(state, card, seat=1)
    assert (goods(state, 0), goods(state, 1)) == ({good: 1, "food": 2}, {good: 1, "food": 1})
    visit(state, "p4_reed_stone_food", seat=2)
    assert state.is_over(), "the second taking of the round is not for sale"


@pytest.mark.parametrize(
    ("card", "good", "space"), [("reed_buyer", "reed", "reed_1"), ("stone_buyer", "stone", "stone_1_stage2")]
)
def test_a_buyer_who_takes_the_first_reed_or_stone_buys_nothing_in_that_round(card: str, good: str, space: str) -> None:
    state = full()
    open_space(state, space)
    own(state, 1, card)
    farm(state, 1, food=2)
    pile(state, space, **{good: 2})
    visit(state, space, seat=1)
    visit(state, "p4_reed_stone_food")
    assert state.is_over()
    leave_spaces(state)
    visit(state, "p4_reed_stone_food")
    assert state.to_act() == [1], "in the next round again"


def test_the_boar_of_the_pig_breeder_breed_at_the_end_of_round_12() -> None:
    state = full(4, 12)
    farm(state, pastures=("a4+a5",), boar=1)
    play(state, "pig_breeder")
    assert animals(state) == (0, 2, 0)
    state.round = 11
    go(state, Moment("round_end", 0))
    assert animals(state) == (0, 2, 0)
    state.round = 12
    go(state, Moment("round_end", 0))
    assert animals(state) == (0, 3, 0)


def test_the_boar_of_the_pig_breeder_need_two_parents_and_a_place() -> None:
    for pastures, boar in (((), 1), (("a5",), 3)):
        state = full(4, 12)
        own(state, 0, "pig_breeder")
        farm(state, pastures=pastures, boar=boar)
        go(state, Moment("round_end", 0))
        assert animals(state) == (0, boar, 0)


def test_the_pig_catcher_leaves_2_wood_for_a_boar() -> None:
    state = full()
    own(state, 0, "pig_catcher")
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3", "pig_catcher")
    assert (goods(state), lying(state, "wood_3", "wood")) == ({"wood": 1, "boar": 1}, 2)
    pile(state, "p4_wood_1", wood=1)
    visit(state, "p4_wood_1")
    assert state.is_over(), "one wood is not enough"


def test_pig_catcher_and_mushroom_collector_leave_no_more_wood_than_was_taken() -> None:
    state = full()
    own(state, 0, "pig_catcher", "mushroom_collector")
    farm(state, wood=5)
    pile(state, "p4_wood_2", wood=2)
    visit(state, "p4_wood_2", "mushroom_collector")
    assert "pig_catcher" not in state.options(0)


def test_the_groom_builds_a_stable_for_1_wood_at_the_start_of_a_round_in_a_stone_house() -> None:
    state = full()
    own(state, 0, "groom")
    farm(state, wood=1)
    go(state, Moment("round_start", 0))
    assert state.is_over()
    farm(state, wood=2, house="stone")
    go(state, Moment("round_start", 0))
    choose(state, "groom", "stable a1")
    assert (state.players[0].stables, goods(state)) == (1, {"wood": 1})
    assert state.is_over(), "just one"


@pytest.mark.parametrize(("card", "good", "food"), [("stone_carver", "stone", 3), ("cabinetmaker", "wood", 2)])
def test_a_craft_turns_one_good_into_food_once_in_each_harvest(card: str, good: str, food: int) -> None:
    state = full()
    own(state, 0, card)
    farm(state, food=4 - food)
    state.players[0].goods[GOOD_NUMBERS[good]] = 2
    go(state, Feed(0))
    choose(state, f"use {card}")
    assert (goods(state), state.players[0].begging, state.is_over()) == ({good: 1}, 0, True)


def test_the_street_musician_gets_a_grain_when_another_goes_to_the_travelling_players() -> None:
    state = full()
    own(state, 1, "street_musician")
    pile(state, "p4_traveling_players", food=1)
    visit(state, "p4_traveling_players")
    assert goods(state, 1) == {"grain": 1}
    leave_spaces(state)
    pile(state, "p4_traveling_players", food=1)
    visit(state, "p4_traveling_players", seat=1)
    assert goods(state, 1) == {"grain": 1, "food": 1}


@pytest.mark.parametrize(("space", "animal"), [("sheep_1", "sheep"), ("boar_1", "boar"), ("cattle_1", "cattle")])
def test_the_animal_dealer_buys_one_more_animal_for_1_food(space: str, animal: str) -> None:
    state = full()
    open_space(state, space)
    own(state, 0, "animal_dealer")
    farm(state, pastures=("a4+a5",), food=2)
    pile(state, space, **{animal: 1})
    visit(state, space, "animal_dealer")
    assert goods(state) == {animal: 2, "food": 1}


def test_the_animal_dealer_buys_nothing_where_five_players_choose_an_animal() -> None:
    state = full(5)
    own(state, 0, "animal_dealer")
    farm(state, pastures=("a4+a5",), food=2)
    visit(state, "p5_animal_choice", "boar")
    assert (goods(state), state.is_over()) == ({"boar": 1, "food": 2}, True)


def test_the_taster_pays_1_food_to_place_a_person_before_the_starting_player() -> None:
    state = full()
    own(state, 2, "taster")
    farm(state, 2, food=1)
    go(state, Moment("work_start", 2), Work(0))
    choose(state, "taster", seat=2)
    assert (goods(state, 0), goods(state, 2), state.to_act()) == ({"food": 1}, {}, [2])
    choose(state, "take_grain", seat=2)
    assert state.to_act() == [0]
    choose(state, "day_laborer")
    choose(state, "reed_1" if "reed_1" in state.options(1) else "starting_player_minor", seat=1)
    assert state.to_act() == [2]


def test_the_taster_as_starting_player_pays_nothing() -> None:
    state = full()
    own(state, 0, "taster")
    farm(state, food=1)
    go(state, Moment("work_start", 0))
    assert state.is_over()


def test_the_outrider_gets_a_grain_before_the_action_of_the_newest_round_card() -> None:
    state = full(4, 4)
    own(state, 0, "outrider")
    state.round_cards = (
        sorted(state.round_cards[:4], key=lambda space: SPACE_NAMES[space] == "sow_bake") + state.round_cards[4:]
    )
    farm(state, fields="a1")
    visit(state, "sow_bake")
    assert (state.players[0].stack[0], goods(state)) == (3, {})
    leave_spaces(state)
    state.round = 5
    farm(state, fields="a1+a2")
    assert "sow_bake" not in turn(state), "it is the newest no more"


def test_the_water_carrier_brings_food_in_all_later_rounds_for_every_building_of_the_well() -> None:
    state = full(4, 12)
    play(state, "water_carrier")
    assert waits(state) == []
    go(state, PutDown(1, "well"))
    assert waits(state) == [(13, 1), (14, 1)]
    give_up(state, 1, "well", "village_well")
    go(state, Moment("other_played_improvement", 0, (2, "village_well")))
    assert waits(state) == [(13, 1), (14, 1)]
    go(state, PutDown(3, "well"))
    assert waits(state) == [(13, 1), (14, 1)] * 2


def test_the_water_carrier_brings_food_at_once_if_the_well_was_ever_built() -> None:
    state = full(4, 12)
    own(state, 1, "well")
    play(state, "water_carrier")
    assert waits(state) == [(13, 1), (14, 1)]
    state = full(4, 12)
    state.set_cards(1, ["village_well"])
    play(state, "water_carrier")
    assert waits(state) == [(13, 1), (14, 1)]


def test_the_fence_builder_marks_a_space_and_builds_fences_whenever_it_is_used() -> None:
    state = full()
    play(state, "fence_builder", "day_laborer")
    assert (fences_left(state.players[0]), state.view(1)["spaces"]["day_laborer"]["claims"]) == (14, [0])
    farm(state, wood=4)
    visit(state, "day_laborer", "fence_builder", "fence a5")
    assert goods(state) == {"food": 2}
    farm(state, wood=4)
    visit(state, "take_grain")
    assert state.is_over()


def test_the_fence_builder_does_not_fence_in_the_turn_in_which_it_is_played() -> None:
    state = full()
    hold(state, 0, "fence_builder")
    farm(state, wood=4)
    visit(state, "occupation", "occupation")
    assert state.is_over()


def test_without_a_fence_left_the_fence_builder_marks_nothing() -> None:
    state = full()
    state.players[0].notes["fences_away"] = 15
    play(state, "fence_builder")
    assert state.is_over()


@pytest.mark.parametrize(("pasture", "wood"), [("a5", 1), ("a4+a5", 2)])
def test_the_fencer_gets_wood_for_the_fences_of_others(pasture: str, wood: int) -> None:
    state = full()
    own(state, 0, "fencer")
    farm(state, 1, wood=6)
    go(state, Fence(1, 0))
    choose(state, f"fence {pasture}", seat=1)
    if not state.is_over():
        choose(state, "done", seat=1)
    assert goods(state) == {"wood": wood}


def test_the_fencer_gets_nothing_for_own_fences() -> None:
    state = full()
    own(state, 0, "fencer")
    farm(state, wood=4)
    go(state, Fence(0, 0))
    choose(state, "fence a5")
    assert goods(state) == {}


def test_the_fence_deliveryman_lays_fences_away_and_builds_them_for_2_food_without_wood() -> None:
    state = full(4, 2)
    play(state, "fence_deliveryman")
    assert fences_left(state.players[0]) == 7
    farm(state, food=2, wood=5)
    state.round = 8
    go(state, Moment("round_start", 0))
    choose(state, "fence_deliveryman")
    assert "fence a4+a5" not in state.options(0), "only 4 fences, whatever wood there is"
    choose(state, "fence a5")
    assert (goods(state), state.is_over()) == ({"wood": 5}, True)
    assert fences_left(state.players[0]) == 15 - 4 - 4
    state.round = 12
    go(state, Moment("round_start", 0))
    assert state.is_over(), "there is no food"
    assert fences_left(state.players[0]) == 11, "the fences come back all the same"


def test_the_hedge_keeper_adds_3_free_fences_to_those_of_the_fence_deliveryman() -> None:
    state = full(4, 2)
    own(state, 0, "hedge_keeper")
    play(state, "fence_deliveryman")
    farm(state, food=2)
    state.round = 8
    go(state, Moment("round_start", 0))
    choose(state, "fence_deliveryman", "fence a5", "fence b5")
    assert (state.players[0].fences.bit_count(), goods(state)) == (7, {})


def test_with_few_fences_the_fence_deliveryman_fills_the_earlier_round_first() -> None:
    state = full(4, 4)
    state.players[0].notes["fences_away"] = 10
    play(state, "fence_deliveryman")
    notes = state.players[0].notes
    assert (notes["fence_deliveryman_10"], notes["fence_deliveryman_14"]) == (4, 1)
    state = full(4, 5)
    play(state, "fence_deliveryman")
    assert fences_left(state.players[0]) == 11, "the second round space does not exist"


@pytest.mark.parametrize(("fields", "wood"), [("a1", 1), ("", 0)])
def test_the_rancher_gets_a_wood_for_using_more_spaces_than_everybody_else(fields: str, wood: int) -> None:
    state = full()
    own(state, 0, "rancher")
    farm(state, fields=fields)
    go(state, Moment("round_end", 0))
    farm(state, 1, fields="a1+a2")  # ploughed at the start of the round: too late to count
    go(state, Moment("round_start", 0))
    assert goods(state).get("wood", 0) == wood


def test_fieldsman_adds_2_to_one_field_or_1_to_each_of_two() -> None:
    assert sow(("fieldsman",), "a1+a2+a3", "sow grain a1", "done", grain=3) == [5]
    assert sow(("fieldsman",), "a1+a2+a3", "sow grain a1", "sow vegetable a2", "done", grain=2, vegetable=1) == [4, 3]
    assert sow(("fieldsman",), "a1+a2+a3", "sow grain a1", "sow grain a2", "sow grain a3", grain=3) == [3, 3, 3]


def test_sycophant_is_paid_for_the_grain_space_and_gets_a_food_whenever_it_is_used() -> None:
    state = table(4, "full")
    own(state, 2, "sycophant")
    assert "take_grain" not in turn(state, 0)
    farm(state, 0, food=1)
    visit(state, "take_grain")
    assert goods(state, 0) == {"grain": 1}
    assert goods(state, 2) == {"food": 2}
    state.occupied = [0] * len(state.occupied)
    visit(state, "take_grain", seat=2)
    assert goods(state, 2) == {"food": 3, "grain": 1}


def test_wood_buyer_buys_a_wood_that_another_player_takes() -> None:
    state = table(3, "full")
    own(state, 2, "wood_buyer")
    farm(state, 2, food=1)
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3")
    assert state.to_act() == [2]
    choose(state, "wood_buyer", seat=2)
    assert (goods(state, 0), goods(state, 2)) == ({"wood": 2, "food": 1}, {"wood": 1})


def test_wood_buyer_may_decline_and_is_not_asked_without_food() -> None:
    state = table(3, "full")
    own(state, 2, "wood_buyer")
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3")
    assert state.is_over()


def test_net_fisherman_claims_the_fish_after_taking_reed() -> None:
    state = table(2, "full")
    own(state, 0, "net_fisherman")
    pile(state, "reed_1", reed=1)
    pile(state, "fishing", food=3)
    visit(state, "reed_1")
    assert state.view(1)["spaces"]["fishing"]["claims"] == [0]
    go(state, Moment("return_home", 0))
    assert goods(state) == {"reed": 1, "food": 3}
    assert lying(state, "fishing", "food") == 0
    go(state, Moment("return_home", 0))
    assert goods(state)["food"] == 3
