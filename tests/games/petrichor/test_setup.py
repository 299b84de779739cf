"""Setting up: the Fields, the hands, the dice and the starting clouds."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.petrichor.positions import act, air, asked, cloud, options, told
from tilth.core import Refusal
from tilth.games.petrichor import GAME
from tilth.games.petrichor.rules.data import COUNT, CROPS, FIRST_LAYOUTS
from tilth.games.petrichor.rules.state import Petrichor


def new(seats: int, seed: int = 0, **settings: object) -> Petrichor:
    state = GAME.new(seats, settings, seed, telling=True)
    assert isinstance(state, Petrichor)
    return state


def crops(state: Petrichor) -> Counter[str]:
    return Counter(CROPS[crop] for crop in state.tiles)


@pytest.mark.parametrize(("seats", "size"), [(1, 6), (2, 7), (3, 9), (4, 12)])
def test_the_size_of_the_fields(seats: int, size: int) -> None:
    assert len(new(seats).tiles) == size


def test_two_players_play_on_three_by_three_without_two_opposite_corners() -> None:
    assert new(2).field.names == ["a2", "a3", "b1", "b2", "b3", "c1", "c2"]


def test_three_players_play_on_three_by_three_and_four_on_three_by_four() -> None:
    assert (max(new(3).field.rows), max(new(3).field.columns)) == (2, 2)
    assert (max(new(4).field.rows), max(new(4).field.columns)) == (2, 3)


def test_with_two_players_there_is_no_corn() -> None:
    assert all("corn" not in crops(new(2, seed)) for seed in range(60))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tiles_are_drawn_from_those_there_are(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        drawn = crops(new(seats, seed))
        assert all(number <= COUNT[CROPS.index(crop)] for crop, number in drawn.items())
        seen |= drawn
    corn = [] if seats == 2 else ["corn"]
    assert sorted(seen) == sorted(["wheat", "cotton", "grass", "potato", "coffee", "rice", *corn])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_suggested_first_layout_can_be_chosen(seats: int) -> None:
    assert new(seats, 3, layout="first").tiles == FIRST_LAYOUTS[seats] == new(seats, 4, layout="first").tiles


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_suggested_layouts_use_only_tiles_there_are(seats: int) -> None:
    for crop in range(len(CROPS)):
        assert FIRST_LAYOUTS[seats].count(crop) <= COUNT[crop]
    assert seats != 2 or CROPS.index("corn") not in FIRST_LAYOUTS[2]


@pytest.mark.parametrize("extra", ["cactus", "lake"])
def test_the_suggested_layout_has_no_room_for_new_tiles(extra: str) -> None:
    with pytest.raises(Refusal) as refused:
        new(3, layout="first", **{extra: True})
    assert refused.value.code == "bad_options"
    assert refused.value.details["option"] == extra


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_20_drops_and_12_votes_and_no_points(seats: int) -> None:
    state = new(seats)
    assert state.supply == [20] * seats
    assert state.votes_left == [12] * seats
    assert [sum(parts.values()) for parts in state.scores() or []] == [0] * seats


@pytest.mark.parametrize("seed", range(8))
def test_two_players_the_first_gets_7_cards_and_the_other_8(seed: int) -> None:
    state = new(2, seed)
    assert (state.hand_size(state.first), state.hand_size(1 - state.first)) == (7, 8)


@pytest.mark.parametrize(("seats", "cards"), [(3, 7), (4, 6)])
def test_three_players_get_7_cards_each_and_four_6(seats: int, cards: int) -> None:
    state = new(seats)
    assert [state.hand_size(seat) for seat in range(seats)] == [cards] * seats
    assert len(state.deck) == 40 - seats * cards


def test_there_are_ten_cards_of_each_weather() -> None:
    state = new(3)
    for weather in range(4):
        assert state.deck.count(weather) + sum(state.hands[weather::4]) == 10


def test_anybody_can_be_the_first_player() -> None:
    assert {new(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_the_three_dice_are_rolled() -> None:
    assert {die for seed in range(40) for die in new(2, seed).dice} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_places_the_first_cloud_and_then_against_the_direction_of_play(seats: int) -> None:
    state = new(seats, 5)
    order = []
    while asked(state).startswith("starting_cloud"):
        order.append(state.to_act()[0])
        act(state, options(state)[0])
    assert order == [(state.first - turn) % seats for turn in range(1, seats + 1)]
    assert order[-1] == state.first
    assert (state.round, asked(state)) == (1, f"turn {state.first}")


def test_a_starting_cloud_holds_one_own_drop_over_a_tile_without_a_cloud() -> None:
    state = new(3, 1)
    seat = state.to_act()[0]
    act(state, "b2")
    assert (cloud(state, "b2"), air(state, "b2")[seat], state.supply[seat]) == ("light", 1, 19)
    assert "b2" not in options(state)
    assert len(options(state)) == 8


def test_the_same_seed_lays_the_same_table_and_another_one_another() -> None:
    assert GAME.save(new(4, 9)) == GAME.save(new(4, 9))
    assert GAME.save(new(4, 9))["deck"] != GAME.save(new(4, 10))["deck"]


def test_the_set_up_is_told() -> None:
    names = [event.name for event in new(2).take_events()]
    assert names == ["first", "tiles_shown", "dealt", "dealt", "dealt", "dice_rolled"]
    assert told(new(3, 2), "first") == [(f"seat:{new(3, 2).first}",)]
