"""What Agricola tells those who think about it."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from tests.games.agricola.positions import farm, go, hold, open_space, own, table
from tilth.games.agricola import GAME
from tilth.games.agricola.bot.guide import GUIDE
from tilth.games.agricola.bot.prospect import expected
from tilth.games.agricola.bot.usual import LEARNED, brings
from tilth.games.agricola.cards.facts import FACTS, MAJOR
from tilth.games.agricola.rules.goods import FOOD, GOOD_NUMBERS, GRAIN
from tilth.games.agricola.rules.harvest import Feed
from tilth.games.agricola.rules.rounds import Place
from tilth.games.agricola.rules.state import Agricola


def played(seats: int, options: dict[str, Any], seed: int) -> Agricola:
    """A finished game of farmers."""
    state = GAME.new(seats, options, seed)
    while not state.is_over():
        seat = state.to_act()[0]
        state.choose(seat, state.settle(seat, GUIDE.policy(seat).choose(state, seat)))
    assert isinstance(state, Agricola)
    return state


def standing(round_number: int = 3, seats: int = 2, **goods: int) -> Agricola:
    """A table where seat 0 is to place somebody."""
    state = table(seats, "family", round_number)
    farm(state, food=8)
    for name, number in goods.items():
        state.players[0].goods[GOOD_NUMBERS[name]] = number
    go(state, Place(0))
    return state


def test_the_farmer_alone_feeds_its_family_and_reaches_more_than_30_points() -> None:
    reached = []
    for seed in range(3):
        state = played(1, {"mode": "family"}, seed)
        assert state.players[0].begging == 0
        reached.append(sum(state.scores()[0].values()))
    assert sum(reached) / len(reached) > 30


@pytest.mark.parametrize(("seats", "deal"), [(1, "seven"), (2, "ten"), (3, "draft"), (4, "mulligan"), (5, "seven")])
def test_the_farmer_ends_games_with_any_number_of_players_and_any_deal(seats: int, deal: str) -> None:
    assert played(seats, {"deal": deal}, 1).is_over()


def test_material_for_a_room_is_worth_more_together() -> None:
    neither, wood = standing(), standing(wood=5)
    reed, both = standing(reed=2), standing(wood=5, reed=2)
    assert expected(both, 0) - expected(neither, 0) > (
        expected(wood, 0) - expected(neither, 0) + expected(reed, 0) - expected(neither, 0)
    )


def test_clay_for_a_fireplace_is_worth_more_than_other_clay() -> None:
    none, two, four = standing(), standing(clay=2), standing(clay=4)
    assert expected(two, 0) - expected(none, 0) > expected(four, 0) - expected(two, 0)


def test_a_sown_field_is_worth_more_than_its_seed_and_more_the_earlier_it_is() -> None:
    gains = []
    for round_number in (3, 12):
        state = table(1, "family", round_number)
        farm(state, fields="a1", grain=1, food=8)
        open_space(state, "sow_bake")
        go(state, Place(0))
        before = expected(state, 0)
        player = state.players[0]
        player.goods[GRAIN], player.crop[0], player.stack[0] = 0, GRAIN, 3
        gains.append(expected(state, 0) - before)
    assert gains[0] > gains[1] > 0


def test_food_is_missed_in_later_harvests_too() -> None:
    """Both have enough for the next one."""
    enough, more = standing(), standing()
    more.players[0].goods[FOOD] += 4
    assert expected(more, 0) > expected(enough, 0) + 0.5


def test_a_card_brings_less_the_later_it_is() -> None:
    best = max(LEARNED, key=lambda name: LEARNED[name])
    assert brings(best, 10) > brings(best, 4) > brings(best, 0) == 0


def test_every_card_of_a_hand_that_stays_has_a_worth() -> None:
    assert {name for name, facts in FACTS.items() if facts.kind != MAJOR and not facts.passing} == set(LEARNED)


def test_what_cards_bring_names_the_command_seed_games_and_commit_it_came_from() -> None:
    made = json.loads(files("tilth.games.agricola.bot").joinpath("cards.json").read_text(encoding="utf-8"))["made"]
    assert made["command"].startswith("scripts/card_values --games ")
    assert made.keys() == {"command", "seed", "games", "source"}


@pytest.mark.parametrize("mode", ["family", "full"])
def test_features_are_as_many_for_any_number_of_players(mode: str) -> None:
    lengths = {len(GUIDE.features(table(seats, mode), seat)) for seats in range(1, 6) for seat in range(seats)}
    assert len(lengths) == 1


def test_features_and_points_read_no_hidden_hand() -> None:
    state, other = table(2, "full", 4), table(2, "full", 4)
    hold(state, 1, "maid", "academic")
    hold(other, 1, "plowman", "tutor")
    go(state, Place(0))
    go(other, Place(0))
    assert GUIDE.features(state, 0) == GUIDE.features(other, 0)
    assert GUIDE.points(state) == GUIDE.points(other)


def test_a_position_rests_where_somebody_is_placed() -> None:
    state = GAME.new(2, {"mode": "family"}, 1)
    assert GUIDE.rests(state)
    state.choose(state.to_act()[0], "plow_field")
    assert not GUIDE.rests(state), "the field is not chosen yet"


def test_somebody_alone_plays_for_the_target_of_the_series() -> None:
    """Less what the rounds to come usually bring."""
    state, later = table(1, "full", 14), table(1, "full", 14, series=2)
    assert (GUIDE.rival(state), GUIDE.rival(later)) == (50, 55)
    assert GUIDE.rival(table(1, "full", 4)) < 20


def test_nobody_begs_while_there_is_something_to_eat() -> None:
    state = table(2, "family", 4)
    own(state, 0, "fireplace_2")
    farm(state, pastures=("a4+a5",), grain=3, sheep=2)
    go(state, Feed(0))
    assert GUIDE.candidates(state, 0) == ["!eat grain", "!cook sheep"]
