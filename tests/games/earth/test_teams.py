"""Two against two."""

from __future__ import annotations

import pytest

from tests.games.earth.positions import blank, choose, go, lay, names, pieces_at
from tilth.core import Refusal
from tilth.games.earth import GAME
from tilth.games.earth.actions import ChooseAction
from tilth.games.earth.state import EarthState
from tilth.games.earth.teams import TakeShared, clear_pools
from tilth.games.earth.turns import TakeTurn


def team_table() -> EarthState:
    return blank(4, teams=True)


def test_hidden_planting_does_not_go_with_teams() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.check(4, {"teams": True, "hidden_planting": True})
    assert refused.value.reason == "options-clash"


def test_mates_act_one_after_the_other_from_the_active_player() -> None:
    state = team_table()
    go(state, TakeTurn(0))
    choose(state, 0, "compost")
    seen = []
    for _ in range(3):
        seen.append(state.to_act())
        choose(state, state.to_act()[0], "soil")
    assert seen == [[1], [2], [3]]


def test_gained_soil_can_be_laid_down_and_taken_by_the_mate() -> None:
    state = team_table()
    go(state, ChooseAction(0))
    choose(state, 0, "compost")
    assert state.soil[0] == 5
    choose(state, 0, "!share soil", "!share soil")
    assert (state.soil[0], state.pools[0].soil) == (3, 2)
    choose(state, 1, "soil")
    choose(state, 2, "!take soil")
    assert (state.soil[2], state.pools[0].soil) == (1, 1)
    assert "!take soil" not in state.options(3)


def test_only_what_was_gained_in_this_turn_can_be_shared() -> None:
    state = team_table()
    state.soil[0] = 4
    go(state, ChooseAction(0))
    assert "!share soil" not in state.options(0)


def test_what_was_taken_is_not_passed_on() -> None:
    state = team_table()
    state.pools[0].soil = 1
    go(state, ChooseAction(0))
    choose(state, 0, "!take soil")
    assert "!share soil" not in state.options(0)


def test_drawn_cards_can_be_shared_and_the_other_team_does_not_see_them() -> None:
    state = team_table()
    go(state, ChooseAction(0))
    choose(state, 0, "grow", "enough")
    card = names(state.hands[0])[0]
    assert state.to_act() == [1]
    choose(state, 0, f"!share {card}")
    assert state.view(2)["pools"][0]["cards"] == [card]
    assert state.view(1)["pools"][0]["cards"] == 1
    choose(state, 2, f"!take {card}")
    assert names(state.hands[2]) == [card]


def test_sprouts_can_be_shared_instead_of_placed() -> None:
    state = team_table()
    lay(state, 2, {"d4": "basil"})
    go(state, ChooseAction(0))
    choose(state, 0, "water", "share")
    assert state.pools[0].sprouts == 6
    choose(state, 2, "!take sprout")
    assert pieces_at(state, 2, "d4") == (1, 0)


def test_what_is_left_can_be_taken_at_the_end_of_the_turn() -> None:
    state = team_table()
    state.pools[0].soil = 2
    go(state, TakeShared(2))
    choose(state, 2, "take soil", "done")
    assert state.soil[2] == 1


def test_what_nobody_used_is_lost() -> None:
    state = team_table()
    pool = state.pools[1]
    pool.soil, pool.sprouts, pool.cards = 3, 2, [state.deck.pop()]
    clear_pools(state)
    assert state.pools[1].is_empty()
    assert len(state.discard) == 1


def test_mates_add_their_points() -> None:
    state = team_table()
    state.compost[2] = [1, 2, 3]
    scores = state.scores()
    assert scores is not None
    totals = [sum(parts.values()) for parts in scores]
    assert totals[0] == totals[2]
    assert totals[1] == totals[3]
    own = [sum(parts.values()) - parts["mate"] for parts in scores]
    assert totals[0] == own[0] + own[2]


def test_both_mates_share_a_place() -> None:
    state = team_table()
    state.compost[2] = list(range(1, 40))
    assert state.ranking() == [1, 2, 1, 2]


def test_teams_with_equal_points_are_ordered_by_their_soil() -> None:
    state = team_table()
    for seat in range(4):
        state.field[seat][-2] = state.field[0][-2]
    state.soil[3] = 1
    assert state.ranking() == [2, 1, 2, 1]
