"""Agricola in numbers: what a program sees of a position, and how it says what it chooses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.contract.laws import play
from tests.games.agricola.positions import (
    choices,
    farm,
    full,
    go,
    hold,
    occupy,
    open_space,
    own,
    pile,
    sown,
    table,
    turn,
)
from tests.games.seen import meant, seen
from tilth.core import Offer, Rng
from tilth.core.encoding import NO_NUMBER
from tilth.games.agricola import GAME
from tilth.games.agricola.cards.card import CATALOGUE
from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.encoding import ENCODING
from tilth.games.agricola.encoding.actions import PASTURES
from tilth.games.agricola.rules.farm.animals import Arrange, House, Pot
from tilth.games.agricola.rules.farm.building import Build
from tilth.games.agricola.rules.farm.fences import next_pastures
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.farm.pastures import Fence
from tilth.games.agricola.rules.food import MakeFood
from tilth.games.agricola.rules.goods import BOAR, FOOD, amount
from tilth.games.agricola.rules.improvements import Improve
from tilth.games.agricola.rules.moments import Ask
from tilth.games.agricola.rules.prices import Pay
from tilth.games.agricola.rules.state import START_ROOMS

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"series": 1}),
    (2, {"deal": "draft"}),
    (3, {"deal": "ten", "decks": "IK"}),
    (4, {"deal": "mulligan", "exchange": True}),
    (5, {}),
    (5, {"mode": "family"}),
]
"""Every number of seats, and every variant once."""
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda part: str(part))


# What is seen.


def test_the_own_hand_is_seen_card_by_card_and_those_of_the_others_by_their_kinds() -> None:
    state = full(2)
    hold(state, 0, "woodcutter", "axe")
    hold(state, 1, "baker")
    one, other = seen(ENCODING, state, 0), seen(ENCODING, state, 1)
    assert {name for name in one if name.startswith("hand: ")} == {"hand: woodcutter", "hand: axe"}
    assert {name for name in other if name.startswith("hand: ")} == {"hand: baker"}
    assert one["family of seat 1: occupations in hand"] == 1
    assert "family of seat 1: minors in hand" not in one
    assert other["family of seat 1: occupations in hand"] == other["family of seat 1: minors in hand"] == 1


def test_a_farm_is_seen_space_by_space() -> None:
    state = table(2)
    farm(state, 0, "b1+c1", "b2+b3", "a5", ("a4+a5",), "clay", 3, sheep=2, wood=4)
    sown(state, 0, "b2", "grain", 3)
    sown(state, 0, "b3", "vegetable", 2)
    found = seen(ENCODING, state, 1)  # as the other one sees it
    assert {name for name in found if name.startswith("rooms of seat 1")} == {
        "rooms of seat 1: b1",
        "rooms of seat 1: c1",
    }
    assert found["fields of seat 1: b2"] == found["stables of seat 1: a5"] == found["house of seat 1: clay"] == 1
    assert found["grain on field of seat 1: b2"] == 3
    assert found["vegetables on field of seat 1: b3"] == 2
    assert found["pastures of seat 1: a4"] == found["fences of seat 1: a3-a4"] == 1
    assert found["animals of seat 1: sheep in a4"] == found["goods of seat 1: sheep"] == 2
    assert found["goods of seat 1: wood"] == 4
    assert found["family of seat 1: people"] == 3
    assert len([name for name in found if name.startswith("fences of seat 1")]) == 6


def test_seats_are_counted_from_whoever_looks() -> None:
    state = table(3)
    occupy(state, "fishing", 2)
    state.starting = 1
    for looker, stands, starts in ((0, 2, 1), (1, 1, 0), (2, 0, 2)):
        found = seen(ENCODING, state, looker)
        assert found[f"people on space: fishing seat {stands}"] == found[f"starting player: seat {starts}"] == 1


def test_what_lies_on_a_space_is_seen_by_its_good() -> None:
    state = table(2)
    pile(state, "wood_3", wood=6, food=1)
    found = seen(ENCODING, state, 0)
    assert found["space: wood_3"] == 1
    assert (found["goods on space: wood_3 wood"], found["goods on space: wood_3 food"]) == (6, 1)
    assert "space: cattle_1" not in found


def test_round_cards_are_seen_when_they_are_open_or_were_agreed() -> None:
    state = table(1, round_number=2, round_cards=["cattle_1", "stone_1_stage4"])
    found = {name: number for name, number in seen(ENCODING, state, 0).items() if name.startswith("round of card")}
    assert len(found) == 4
    assert found["round of card: cattle_1"] == 10
    assert found["round of card: stone_1_stage4"] == 11


def test_cards_in_play_are_seen_with_what_they_count_and_promise() -> None:
    state = full(2)
    own(state, 1, "swing_plough", "well", "acreage")
    found = seen(ENCODING, state, 0)
    assert found["cards of seat 1: swing_plough"] == found["cards of seat 1: well"] == 1
    assert found["counted by cards of seat 1: swing_plough"] == state.players[1].notes["swing_plough"]
    assert found["promised to seat 1: round 2 food"] == 1
    assert "majors: well" not in found
    state.players[1].stack[16] = 3
    assert seen(ENCODING, state, 0)["crops on card of seat 1: acreage.2"] == 3


@every_table
def test_every_table_is_seen_in_a_row_of_the_same_length(seats: int, options: dict[str, Any]) -> None:
    state = GAME.new(seats, options, seed=1)
    assert {len(ENCODING.observe(state, seat)) for seat in range(seats)} == {ENCODING.size}
    assert seen(ENCODING, state, 0)[f"seats: {seats}"] == 1


def test_seats_that_nobody_has_are_nought() -> None:
    found = seen(ENCODING, full(2), 0)
    assert any("seat 1" in name for name in found)
    assert not [name for name in found if any(f"seat {seat}" in name for seat in (2, 3, 4))]


@every_table
def test_nothing_changes_when_all_that_is_hidden_is_dealt_anew(seats: int, options: dict[str, Any]) -> None:
    state, rng = GAME.new(seats, options, seed=seats), Rng(seats)
    asked = [at for at in range(ENCODING.size) if ENCODING.entry(at).startswith("asked now")]
    while not state.is_over():
        if rng.below(8) == 0:
            seat = rng.below(seats)
            one, other = ENCODING.observe(state, seat), ENCODING.observe(state.determinize(seat, rng), seat)
            for at in asked:  # in the world that a seat supposes, others who are ready choose once more
                one[at] = other[at] = 0.0
            assert one == other
        play(state, rng)


def test_a_card_taken_in_a_draft_is_not_seen_before_all_have_taken_one() -> None:
    state = GAME.new(3, {"deal": "draft"}, seed=2)
    before = seen(ENCODING, state, 0)
    assert len([name for name in before if name.startswith("pack: ")]) == 14
    state.choose(1, state.options(1)[0])
    after = seen(ENCODING, state, 0)
    assert before.pop("asked now: seat 1") == 1  # that somebody is ready can be seen
    assert after == before


def test_the_points_are_seen() -> None:
    state = table(2)
    farm(state, 1, fields="b2+b3", pastures=("a5",), sheep=1, people=3)
    expected = {name: number for name, number in state.scores()[1].items() if number}
    found = seen(ENCODING, state, 0)
    assert expected == {
        name.partition(": ")[2]: number for name, number in found.items() if name.startswith("points of seat 1")
    }


def test_the_decision_says_what_it_is_about() -> None:
    state = full(2)
    farm(state, 0, "a1+b1+c1", "b3", wood=9, reed=3, grain=2, food=4)
    for step, about in (
        (Build(0, 1, 2), {"decision: build": 1, "decision about number: stables": 2}),
        (FieldWork(0, 2, source="plow_field"), {"decision about number: ploughs": 2}),
        (FieldWork(0, 2, source="plow_field"), {"decision about space: plow_field": 1}),
        (Ask(0, "raft", ("food", "reed")), {"decision: ask": 1, "decision about card: raft": 1}),
        (Pay(0, "room", (amount(FOOD), amount(FOOD, 2))), {"decision about item: room": 1}),
        (Pay(0, "axe", (amount(FOOD), amount(FOOD, 2))), {"decision about card: axe": 1}),
        (MakeFood(0, amount(FOOD, 6)), {"decision: make_food": 1, "decision about goods: food": 6}),
        (Improve(0, False, True, True), {"decision allows: minor": 1, "decision allows: optional": 1}),
    ):
        state.stack = [step]
        found = seen(ENCODING, state, 0)
        assert {name: found.get(name) for name in about} == about
        assert not [name for name in seen(ENCODING, state, 1) if name.startswith("decision")]


# What is chosen.


@every_table
def test_every_option_of_a_game_has_a_number_that_leads_back_to_it(seats: int, options: dict[str, Any]) -> None:
    state, rng = GAME.new(seats, options, seed=seats), Rng(seats)
    while not state.is_over():
        for seat in state.to_act():
            numbers = ENCODING.numbers(state, seat, state.options(seat))
            assert len(set(numbers)) == len(numbers)
            at = rng.below(len(numbers))
            assert ENCODING.option(state, seat, numbers[at]) == state.options(seat)[at]
        play(state, rng)


@every_table
def test_only_prices_and_pairs_of_improvements_share_numbers(seats: int, options: dict[str, Any]) -> None:
    state, rng = GAME.new(seats, options, seed=seats + 7), Rng(seats)
    while not state.is_over():
        for seat in state.to_act():
            step, menu = state.deciding(seat), state.options(seat)
            assert step is not None
            for option, number in zip(menu, ENCODING.place(state, seat, menu), strict=True):
                assert number != NO_NUMBER or step.name == "pay" or "madonna_statue" in option, (step.name, option)
        play(state, rng)


def test_a_card_has_one_number_whatever_is_done_with_it() -> None:
    state = full(2)
    for name in FACTS:
        options = [f"{verb} {name}" for verb in ("use", "draw", "save")]
        options += [f"build {name}"] if FACTS[name].kind == "major" else [f"{verb} {name}" for verb in ("play", "pick")]
        numbers = ENCODING.numbers(state, 0, options[:1]) * len(options)
        assert [ENCODING.numbers(state, 0, [option])[0] for option in options] == numbers
        assert ENCODING.means(numbers[0]) == f"card: {name}"


def test_an_action_space_has_the_number_of_its_name() -> None:
    state = full(2)
    own(state, 1, "tavern")
    turn(state)
    found = meant(ENCODING, state, 0)
    assert found["fishing"] == "space: fishing"
    assert found["tavern"] == "space: tavern"  # which is also the name of a card
    state.stack = [Offer(0, "used")]
    assert ENCODING.means(ENCODING.numbers(state, 0, ["tavern"])[0]) == "card: tavern"


def test_what_is_built_ploughed_or_sown_has_the_number_of_its_place() -> None:
    state = full(2)
    farm(state, fields="b3", wood=10, reed=2, grain=1)
    own(state, 0, "turnip_field")
    farm(state, fields="b3", wood=10, reed=2, grain=1, vegetable=1)
    go(state, Build(0, 9, 9))
    assert {"room: b2", "stable: b2"} <= set(meant(ENCODING, state, 0).values())
    go(state, FieldWork(0, 1, True))
    found = meant(ENCODING, state, 0)
    assert found["plough b4"] == "plough: b4"
    assert found["sow grain b3"] == "sow: grain b3"
    assert found["sow vegetable turnip_field"] == "sow: turnip_field"


def test_every_pasture_that_can_be_fenced_has_a_number() -> None:
    state = table(1)
    farm(state, wood=15)
    go(state, Fence(0, 0))
    assert set(meant(ENCODING, state, 0).values()) == {
        f"fence: {pasture.name}" for pasture in next_pastures(0, START_ROOMS, 15)
    }
    assert len(state.options(0)) == len(PASTURES) == 762


def test_a_pasture_is_called_by_its_first_space_when_animals_are_moved() -> None:
    state = table(1)
    farm(state, pastures=("a4+a5", "b4"), stables="c3", sheep=2, boar=1)
    go(state, Arrange(0))
    found = meant(ENCODING, state, 0)
    assert found["move sheep a4+a5 c3"] == "animal: sheep a4 to c3"
    assert found["release boar"] == "good: boar"
    swap = next(option for option in found if option.startswith("swap"))
    assert found[swap] == "swap: a4 and b4"


def test_animals_that_cannot_all_stay_are_kept_by_the_points_they_bring() -> None:
    state = full(1)
    own(state, 0, "fireplace_2")
    farm(state, sheep=1)
    state.players[0].goods[BOAR] = 1
    go(state, House(0, True))
    found = meant(ENCODING, state, 0)
    assert [found[option] for option in choices(state)] == [
        "animals: way 1, cook",
        "animals: way 1, release",
        "animals: way 2, cook",
        "animals: way 2, release",
    ]


def test_food_is_made_of_one_or_of_as_many_as_are_missing() -> None:
    state = table(2)
    farm(state, grain=3, vegetable=2)
    go(state, MakeFood(0, amount(FOOD, 2)))
    found = meant(ENCODING, state, 0)
    assert (found["!eat grain"], found["!eat grain 2"]) == ("eat one: grain", "eat at once: grain")


def test_what_cards_do_at_any_time_has_numbers_of_its_own() -> None:
    state = full(2)
    own(state, 0, "clay_seller", "grocer")
    farm(state, clay=3, food=1)
    turn(state)
    found = meant(ENCODING, state, 0)
    assert found["!clay_seller 2 clay 1 sheep"] == "at any time: clay_seller 2 clay 1 sheep"
    assert found["!grocer 1 food 1 reed"] == "at any time: grocer 1 food 1 reed"


def test_everything_that_a_card_can_do_at_any_time_is_named() -> None:
    named = {
        entry.partition(" ")[0] for group in ENCODING.groups for entry in group.entries if group.name == "at any time"
    }
    assert named == {name for name, card in CATALOGUE.farm.items() if "anytime" in card.folds}


def test_an_improvement_that_is_exchanged_has_the_number_of_both() -> None:
    state = full(2)
    own(state, 0, "fireplace_2")
    farm(state, clay=4)
    go(state, Improve(0, True, True, True))
    found = meant(ENCODING, state, 0)
    assert found["build cooking_hearth_4"] == "card: cooking_hearth_4"
    assert found["build cooking_hearth_4 returning fireplace_2"] == "instead: cooking_hearth_4 for fireplace_2"


def test_a_card_that_asks_for_a_field_means_what_it_sows() -> None:
    state = table(2, "full")
    farm(state, fields="b2+b3")
    hold(state, 0, "hobby_farmer")
    state.stack = [Ask(0, "hobby_farmer", ("b2", "b3", "no"))]
    assert [ENCODING.means(number) for number in ENCODING.numbers(state, 0, ["b2", "b3", "no"])] == [
        "sow: vegetable b2",
        "sow: vegetable b3",
        "word: no",
    ]


def test_the_field_of_another_one_is_called_by_how_far_that_seat_is() -> None:
    state = full(4)
    state.stack = [Ask(2, "harvest_helper", ("reap 0 b2", "reap 3 b2"))]
    assert [ENCODING.means(number) for number in ENCODING.numbers(state, 2, ["reap 0 b2", "reap 3 b2"])] == [
        "reap: seat 2 b2",
        "reap: seat 1 b2",
    ]


def test_prices_are_told_apart_by_a_hash() -> None:
    state = full(2)
    farm(state, wood=5, clay=5)
    costs = tuple(amount(good, number) for good in (0, 1) for number in (1, 3, 5))
    go(state, Pay(0, "room", costs))
    found = meant(ENCODING, state, 0)
    assert len(set(found.values())) == 6
    assert {name.partition(":")[0] for name in found.values()} == {"hashed"}


def test_animals_for_the_pot_are_chosen_by_their_kind() -> None:
    state = full(1)
    own(state, 0, "fireplace_2")
    farm(state, pastures=("a4+a5",), sheep=2)
    state.stack = [Pot(0, (1, 0, 0))]
    assert [ENCODING.means(number) for number in ENCODING.numbers(state, 0, ["add sheep", "cook"])] == [
        "good: sheep",
        "word: cook",
    ]


def test_a_whole_visit_can_be_chosen_by_numbers() -> None:
    state = table(2, round_number=4)
    open_space(state, "fences")
    farm(state, wood=4)
    turn(state)
    for name in ("space: fences", "fence: a5", "word: done"):
        number = next(number for number in ENCODING.mask(state, 0) if ENCODING.means(number) == name)
        state.choose(0, ENCODING.option(state, 0, number))
        if state.is_over():
            break
    assert state.players[0].goods[0] == 0
    assert state.players[0].fences.bit_count() == 4


def test_the_numbering_is_the_documented_one() -> None:
    page = (Path(__file__).parents[3] / "docs" / "environments-agricola.md").read_text(encoding="utf-8")
    assert f"gives {ENCODING.size} numbers for what a seat sees and {ENCODING.actions} actions" in page
