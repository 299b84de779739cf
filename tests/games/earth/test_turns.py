"""Rounds, leaves, the bonus for a full island, the end and ties."""

from __future__ import annotations

import pytest

from tests.games.earth.positions import blank, choose, go, goals, lay
from tilth.games.earth.rules.board import BY_NAME, CLIMATE, ISLAND
from tilth.games.earth.rules.data import CLIMATES, NUMBER
from tilth.games.earth.rules.scoring import leaf_points
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.turns import EndTurn, TakeTurn, settle

GROUND = [f"{column}{row}" for row in "1234" for column in "abcd"]


def fill(state: EarthState, seat: int, cards: int, first: int = 40) -> None:
    """Lay so many arbitrary cards."""
    slugs = [slug for slug, card in NUMBER.items() if card >= first and card in state.deck][:cards]
    lay(state, seat, dict(zip(GROUND, slugs, strict=False)))


def follow_nothing(state: EarthState) -> None:
    """Everybody takes the first thing offered until the turn is over."""
    turn = state.active, state.round
    while not state.is_over() and (state.active, state.round) == turn:
        seat = state.to_act()[0]
        step = state.deciding(seat)
        assert step is not None
        wanted = "compost" if step.name == "choose_action" else state.options(seat)[-1 if step.name == "keep" else 0]
        if step.name in ("activate", "copy"):
            wanted = next(option for option in state.options(seat) if option.startswith("skip"))
        choose(state, seat, wanted)


def test_turns_go_round_the_table_and_a_round_ends_at_the_first_player() -> None:
    state = blank(3)
    state.first = 1
    state.round = 0
    go(state, TakeTurn(1))
    seen = []
    for _ in range(4):
        seen.append((state.active, state.round))
        follow_nothing(state)
    assert seen == [(1, 1), (2, 1), (0, 1), (1, 2)]


@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_leaves_of_one_turn_are_placed_clockwise_from_the_active_player(active: int, order: list[int]) -> None:
    state = blank(3)
    state.active = active
    state.reached = [1, 1, 1]
    settle(state, active)
    assert state.leaves[0] == order
    assert [leaf_points(state, seat) for seat in order] == [15, 11, 8]


def test_five_players_get_15_11_8_6_and_5() -> None:
    state = blank(5)
    state.reached = [1] * 5
    settle(state, 3)
    assert [leaf_points(state, seat) for seat in (3, 4, 0, 1, 2)] == [15, 11, 8, 6, 5]


def test_in_the_simple_game_every_leaf_is_worth_ten() -> None:
    state = blank(3, setup="simple")
    state.reached = [1, 3, 1]
    settle(state, 1)
    assert [leaf_points(state, seat) for seat in range(3)] == [10, 20, 10]


def test_a_goal_met_for_a_moment_of_the_turn_is_claimed_at_its_end() -> None:
    """The mole wants twenty soil; it is spent before the turn is over."""
    state = blank(2)
    goals(state, "andean-condor", "european-mole")
    state.soil[0] = 18
    state.gain_soil(0, 2, True)
    state.pay_soil(0, 15)
    assert state.leaves[1] == []
    go(state, EndTurn())
    assert state.leaves[1] == [0]


def test_a_claimed_goal_is_kept_and_claimed_once() -> None:
    state = blank(2)
    state.reached = [1, 0]
    settle(state, 0)
    settle(state, 1)
    assert state.leaves[0] == [0]


def test_the_first_full_island_gets_seven_points() -> None:
    state = blank(2)
    fill(state, 1, 16)
    settle(state, 0)
    assert state.completed == 1
    assert leaf_points(state, 1) == 7


@pytest.mark.parametrize(("active", "winner"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_of_several_full_islands_the_active_players_or_the_nearest_clockwise_gets_the_bonus(
    active: int, winner: int
) -> None:
    state = blank(4)
    fill(state, 0, 16)
    fill(state, 2, 16, 60)
    settle(state, active)
    assert state.completed == winner


def test_the_round_of_the_first_full_island_is_played_to_its_end() -> None:
    state = blank(3)
    fill(state, 0, 16)
    state.active = 0
    go(state, EndTurn())
    assert state.active == 1
    follow_nothing(state)
    assert state.active == 2
    follow_nothing(state)
    while not state.is_over():
        choose(state, state.to_act()[0], "done")
    assert state.round == 1


def test_a_full_island_in_the_last_turn_of_a_round_ends_the_game_at_once() -> None:
    state = blank(2)
    fill(state, 1, 16)
    state.active = 1
    go(state, EndTurn())
    while not state.is_over():
        choose(state, state.to_act()[0], "done")
    assert state.completed == 1


def test_a_game_without_any_card_to_plant_ends() -> None:
    state = blank(2)
    state.compost[0] = state.deck
    state.deck = []
    state.active = 1
    go(state, EndTurn())
    assert state.is_over()


TIES = ["soil", "hand", "growth", "sprouts", "compost"]


@pytest.mark.parametrize("part", TIES)
def test_ties_are_broken_by_soil_then_hand_then_growth_then_sprouts_then_compost(part: str) -> None:
    """Both have the same points; seat 1 has more of the part in question and no more of those before it."""
    state = blank(2)
    state.field[1][ISLAND] = state.field[0][ISLAND]
    lay(state, 0, {"d4": "tor-grass"})
    lay(state, 1, {"d4": "english-walnut"})
    if part == "soil":
        state.soil[1] = 1
    elif part == "hand":
        state.hands[1] = [state.deck.pop()]
    elif part == "growth":
        state.sprouts[0][BY_NAME["d4"]] = 1
        state.growth[1][BY_NAME["d4"]] = 1
    elif part == "sprouts":
        state.compost[0] = [state.deck.pop()]
        state.sprouts[1][BY_NAME["d4"]] = 1
    else:
        state.field[0][CLIMATE] = CLIMATES["boreal"]  # 2 points instead of 1
        state.compost[1] = [state.deck.pop()]
    mine, other = state.standing(1), state.standing(0)
    at = 1 + TIES.index(part)
    assert mine[:at] == other[:at]
    assert mine[at] > other[at]
    assert state.ranking() == [2, 1]


def test_equal_in_everything_share_a_place() -> None:
    state = blank(3)
    for seat in range(3):
        state.field[seat][-2] = state.field[0][-2]
    state.soil[:2] = [1, 1]
    assert state.ranking() == [1, 1, 3]


def test_scores_follow_the_rows_of_the_pad() -> None:
    state = blank(2)
    lay(state, 0, {"d4": "basil", "e4": "marula"}, sprouts={"d4": 2}, growth={"d4": 2, "e4": 2})
    state.compost[0] = [1, 2, 3]
    state.played[0] = [NUMBER["tsunami"]]
    scores = state.scores()
    assert scores is not None
    assert scores[0] == {
        "base": 3 + 1 + 10 + 1,
        "events": -4,
        "compost": 3,
        "sprouts": 2,
        "growth": 2 + 2,  # Basil's canopy is worth 2, Marula has two trunks
        "terrain": 0,
        "ecosystem": 0,
        "shared1": 0,
        "shared2": 0,
        "fauna": 0,
    }


def test_a_canopy_replaces_the_point_for_each_piece() -> None:
    state = blank(2)
    lay(state, 0, {"d4": "elephant-grass"}, growth={"d4": 5})
    before = state.scores()
    state.growth[0][BY_NAME["d4"]] = 6
    after = state.scores()
    assert before is not None
    assert after is not None
    assert (before[0]["growth"], after[0]["growth"]) == (5, 10)
