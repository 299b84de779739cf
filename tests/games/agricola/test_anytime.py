"""What cards allow at any time is offered beside every decision of their owner, and nowhere else."""

from __future__ import annotations

import random
from typing import Any

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
    lying,
    open_space,
    own,
    pile,
    table,
    turn,
    visit,
)
from tilth.core import Step
from tilth.core.cards import Moment
from tilth.games.agricola import GAME
from tilth.games.agricola.rules.farm.animals import gain_animals
from tilth.games.agricola.rules.farm.building import Build, Renovate
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.farm.pastures import Fence
from tilth.games.agricola.rules.goods import price
from tilth.games.agricola.rules.harvest import Breed, Feed
from tilth.games.agricola.rules.improvements import Improve, PlayOccupation
from tilth.games.agricola.rules.prices import Pay
from tilth.games.agricola.rules.rounds import Place
from tilth.games.agricola.rules.spaces import ChooseResources, ChooseWay
from tilth.games.agricola.rules.state import Agricola

EXCHANGE = "!quarryman 1 stone 2 food"


def quarry(seats: int = 4, **stock: int) -> Agricola:
    """A table at which seat 0 turns stone into food at any time, and has plenty of everything else."""
    state = full(seats, 6)
    own(state, 0, "quarryman")
    farm(state, **{"wood": 9, "clay": 9, "reed": 9, "stone": 3, **stock})  # type: ignore[arg-type]
    return state


@pytest.mark.parametrize(
    "step",
    [
        Place(0),
        Improve(0, True, True, False),
        PlayOccupation(0, 1, False),
        Build(0, 1, 1),
        Renovate(0),
        FieldWork(0, ploughs=1),
        Fence(0, 0),
        ChooseResources(0, 0, 1, 0),
        ChooseWay(0, "p5_animal_choice"),
        Feed(0),
    ],
    ids=lambda step: step.name,
)
def test_an_exchange_is_offered_beside_every_decision_of_its_owner(step: Step[Any]) -> None:
    state = quarry(food=4)
    own(state, 0, "conservator")
    hold(state, 0, "academic", "maid")
    go(state, step)
    assert state.deciding(0) is not None
    assert EXCHANGE in state.options(0)
    before = choices(state)
    choose(state, EXCHANGE)
    assert state.players[0].goods[3] == 2
    assert set(choices(state)) <= set(before), "the decision waits"


def test_it_is_offered_beside_the_question_of_a_card_and_beside_an_offer() -> None:
    state = quarry()
    own(state, 0, "raft", "mushroom_collector")
    pile(state, "fishing", food=1)
    visit(state, "fishing")
    assert EXCHANGE in state.options(0)
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3")
    assert (choices(state), EXCHANGE in state.options(0)) == (["mushroom_collector", "done"], True)


def test_it_is_offered_beside_a_decision_in_the_turn_of_another() -> None:
    state = quarry(food=1)
    own(state, 0, "wood_buyer")
    pile(state, "wood_3", wood=3)
    visit(state, "wood_3", seat=1)
    assert state.to_act() == [0]
    assert EXCHANGE in state.options(0)


def test_it_is_offered_to_nobody_who_has_nothing_to_decide() -> None:
    state = quarry()
    turn(state, 1)
    assert state.to_act() == [1]
    assert EXCHANGE not in state.options(1)


def test_an_only_option_is_no_decision() -> None:
    state = quarry()
    pile(state, "reed_1", reed=1)
    visit(state, "reed_1")
    assert state.is_over(), "nothing was asked on the way"


def test_before_begging_the_only_option_waits() -> None:
    state = full()
    farm(state, grain=1)
    go(state, Feed(0))
    assert state.options(0) == ["beg 4", "!eat grain"]


def test_an_exchange_that_would_leave_no_way_to_do_what_was_begun_is_not_offered() -> None:
    state = full()
    own(state, 0, "turner")
    farm(state, wood=2)
    visit(state, "build_rooms_stables")
    assert "!turner 1 wood 1 food" not in state.options(0), "the stable costs 2 wood"
    farm(state, wood=3)
    visit(full_again(state), "build_rooms_stables")
    assert "!turner 1 wood 1 food" in state.options(0)


def full_again(state: Agricola) -> Agricola:
    state.occupied = [0] * len(state.occupied)
    return state


def test_while_paying_an_exchange_may_open_another_price_but_never_closes_the_last() -> None:
    state = full()
    own(state, 0, "clay_roof", "dock_worker")
    farm(state, wood=8, clay=1, reed=1)
    go(state, Build(0, 1, 0))
    choose(state, "room a1")
    assert goods(state) == {"wood": 3}, "one price only: 1 clay in place of 1 reed"
    state = full()
    own(state, 0, "brushwood_roof", "dock_worker")
    farm(state, wood=11, reed=1)
    go(state, Build(0, 1, 0))
    choose(state, "room a1")
    assert choices(state) == ["6 wood 1 reed", "7 wood"]
    choose(state, "!dock_worker 3 wood 1 reed")
    assert choices(state) == ["5 wood 2 reed", "6 wood 1 reed", "7 wood"]
    assert "!dock_worker 3 wood 1 reed" in state.options(0), "5 wood and 3 reed are enough"
    choose(state, "!dock_worker 3 wood 1 reed")
    assert "!dock_worker 3 wood 1 reed" not in state.options(0)
    assert goods(state) == {"reed": 1}, "the last price was paid"


def test_while_paying_animals_that_find_no_place_are_not_followed_by_another_exchange() -> None:
    state = full()
    own(state, 0, "clay_seller")
    farm(state, clay=11, stone=1, sheep=1)
    go(state, Pay(0, "clay_oven", (price({"clay": 2, "stone": 1}), price({"clay": 3}))))
    choose(state, "!clay_seller 4 clay 1 cattle")
    assert sorted(state.options(0)) == ["keep 1 cattle, release the rest", "keep 1 sheep, release the rest"]
    choose(state, "keep 1 sheep, release the rest")
    assert choices(state) == ["2 clay 1 stone", "3 clay"]


def test_between_two_fences_wood_may_be_turned_into_food_and_limits_the_next() -> None:
    state = full()
    own(state, 0, "turner")
    farm(state, wood=7)
    go(state, Fence(0, 0))
    choose(state, "fence a5")
    assert "fence a4" in state.options(0)
    choose(state, "!turner 1 wood 1 food")
    assert "fence a4" not in state.options(0), "it takes 3 more fences"


def test_the_first_fences_of_a_fencing_cannot_be_burnt() -> None:
    state = full()
    own(state, 0, "turner")
    farm(state, wood=4)
    go(state, Fence(0, 0))
    assert "!turner 1 wood 1 food" not in state.options(0)


@pytest.mark.parametrize(("card", "house"), [("stone_breaker", "clay"), ("builders_trowel", "wood")])
def test_a_renovation_at_any_time_is_a_work_of_its_own_and_not_put_into_another(card: str, house: str) -> None:
    state = full()
    own(state, 0, card)
    farm(state, house=house, wood=15, clay=15, reed=5, stone=5)
    assert f"!{card} renovate" in turn(state)
    go(state, Feed(0))
    assert f"!{card} renovate" in state.options(0)
    for step in (Build(0, 1, 1), Fence(0, 0), FieldWork(0, ploughs=1, stables=1)):
        go(state, step)
        assert f"!{card} renovate" not in state.options(0)


def test_a_renovation_is_not_put_before_an_improvement_that_must_be_built() -> None:
    state = full()
    own(state, 0, "stone_breaker")
    farm(state, house="clay", clay=2, reed=1, stone=2)
    go(state, Improve(0, True, True, False))
    assert "!stone_breaker renovate" not in state.options(0)
    go(state, Improve(0, True, True, True))
    assert "!stone_breaker renovate" in state.options(0)


def test_sheep_that_find_no_place_may_be_exchanged_by_the_sheep_farmer() -> None:
    state = full()
    own(state, 0, "sheep_farmer")
    farm(state, sheep=1)
    state.stack = []
    gain_animals(state, 0, (2, 0, 0))
    state.advance()
    assert state.options(0) == ["keep 1 sheep, release the rest", "!sheep_farmer exchange"]
    choose(state, "!sheep_farmer exchange")
    choose(state, "keep 1 cattle, release the rest")
    assert (animals(state), state.is_over()) == ((0, 0, 1), True)


def test_an_animal_cooked_while_others_find_no_place_leaves_its_own() -> None:
    state = full()
    own(state, 0, "fireplace_2")
    farm(state, stables="a5", sheep=2)
    state.stack = []
    gain_animals(state, 0, (0, 1, 1))
    state.advance()
    choose(state, "!cook sheep")
    loose = state.view(0)["players"][0]["loose"]
    assert loose == {"boar": 1, "cattle": 1}
    choose(state, "!cook sheep")
    assert (animals(state), goods(state)["food"]) == ((0, 1, 1), 4), "the others have found their places"
    assert state.is_over()


@pytest.mark.parametrize(
    "step",
    [Place(0), Build(0, 1, 1), Fence(0, 0), FieldWork(0, ploughs=1), Feed(0)],
    ids=lambda step: step.name,
)
def test_animals_are_moved_and_let_go_beside_every_decision_about_the_farm(step: Step[Any]) -> None:
    state = full()
    farm(state, pastures=("a4+a5",), stables="c5", wood=9, reed=2, grain=1, sheep=2)
    go(state, step)
    before = choices(state)
    choose(state, "!animals", "move sheep a4+a5 c5", "release sheep", "done")
    assert (animals(state), choices(state)) == ((1, 0, 0), before), "the decision waits"


@pytest.mark.parametrize(
    "step",
    [ChooseResources(0, 0, 1, 0), ChooseWay(0, "p5_animal_choice"), Improve(0, True, True, True)],
    ids=lambda step: step.name,
)
def test_animals_are_not_moved_where_it_cannot_matter(step: Step[Any]) -> None:
    state = full()
    farm(state, pastures=("a4+a5",), clay=9, sheep=2, grain=1)
    go(state, step)
    assert "!animals" not in state.options(0)


def test_a_pet_that_has_no_other_place_is_not_moved_while_fences_are_built() -> None:
    state = full()
    farm(state, wood=9, sheep=1)
    assert "!animals" in turn(state)
    go(state, Fence(0, 0))
    assert "!animals" not in state.options(0)


def test_a_family_that_has_enough_just_eats_though_animals_could_be_moved() -> None:
    state = full()
    farm(state, pastures=("a4+a5",), sheep=2, food=4)
    go(state, Feed(0))
    assert (state.is_over(), goods(state)) == (True, {"sheep": 2})


@pytest.mark.parametrize(
    ("step", "offered"),
    [
        (Place(0), True),
        (Improve(0, False, True, True), True),
        (PlayOccupation(0, 0, True), True),
        (PlayOccupation(0, 0, False), False),
        (Build(0, 1, 1), False),
    ],
    ids=["place", "improve", "occupation", "occupation that must be played", "build"],
)
def test_cards_are_exchanged_beside_decisions_about_cards_unless_one_must_be_played(
    step: Step[Any], offered: bool
) -> None:
    state = table(4, "full", exchange=True)
    hold(state, 0, "academic", "maid", "horse")
    farm(state, wood=9, reed=2)
    go(state, step)
    assert ("!exchange minor" in state.options(0)) is offered
    assert ("!exchange occupation" in state.options(0)) is offered


def test_before_passing_an_improvement_cards_can_be_exchanged_for_one_that_is_played() -> None:
    state = table(4, "full", exchange=True)
    hold(state, 0, "academic", "maid", "magician")
    farm(state)
    state.minor_deck.append("market_stall")
    state.players[0].goods[4] = 1
    go(state, Improve(0, False, True, True))
    assert choices(state) == ["pass"]
    choose(state, "!exchange minor", "discard academic", "discard maid", "play market_stall")
    assert goods(state) == {"vegetable": 1}


def test_in_the_breeding_phase_nothing_is_cooked_or_exchanged() -> None:
    state = full()
    own(state, 0, "fireplace_2", "quarryman", "sheep_farmer")
    farm(state, stables="a5+b5+c5", sheep=2, boar=2, stone=1)
    go(state, Breed(0))
    assert all(option[0] != "!" for option in state.options(0))


def test_after_the_last_harvest_animals_are_counted_and_not_cooked() -> None:
    state = full(4, 14)
    own(state, 0, "fireplace_2", "quarryman", "hide_farmer")
    farm(state, sheep=1, stone=1, food=1)
    go(state, Moment("before_scoring", 0))
    assert EXCHANGE in state.options(0)
    assert "!cook sheep" not in state.options(0)


def test_before_the_game_begins_nothing_is_offered() -> None:
    state = GAME.new(2, {"deal": "draft"}, 3)
    assert all(option[0] != "!" for seat in range(2) for option in state.options(seat))


def test_a_question_drops_the_answers_that_cannot_be_paid_any_more() -> None:
    state = full()
    own(state, 0, "grocer", "wooden_crane")
    open_space(state, "stone_1_stage2")
    pile(state, "stone_1_stage2", stone=1)
    farm(state, food=1)
    visit(state, "stone_1_stage2")
    choose(state, "!grocer 1 food 1 reed")
    assert goods(state) == {"stone": 2, "reed": 1}, "no food is left to pay for the third stone"
    assert lying(state, "stone_1_stage2", "stone") == 0


def test_games_in_which_everything_possible_is_done_at_any_time_come_to_an_end() -> None:
    for seed in range(6):
        state = GAME.new(1 + seed % 5, {"mode": "full"}, seed)
        dice = random.Random(seed)
        for _ in range(20000):
            if state.is_over():
                break
            seat = state.to_act()[0]
            options = state.options(seat)
            eager = [option for option in options if option[0] == "!" and option != "!animals"]
            state.choose(seat, dice.choice(eager or options))
        assert state.is_over()
