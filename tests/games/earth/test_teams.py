"""Two against two."""

from __future__ import annotations

import json

import pytest

from tests.games.earth.positions import blank, choose, go, lay, names, pieces_at
from tilth.core import Refusal, Rng, Together, decision
from tilth.games.earth import GAME
from tilth.games.earth.rules.actions import ChooseAction
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.teams import TakeShared, clear_pools
from tilth.games.earth.rules.turns import TakeTurn


def team_table() -> EarthState:
    return blank(4, teams=True)


def test_hidden_planting_does_not_go_with_teams() -> None:
    with pytest.raises(Refusal) as refused:
        GAME.check(4, {"teams": True, "hidden_planting": True})
    assert refused.value.reason == "options-clash"


def test_mates_act_one_after_the_other_while_the_other_team_does_the_same() -> None:
    state = team_table()
    go(state, TakeTurn(0))
    choose(state, 0, "compost")
    assert state.to_act() == [1, 2], "the active player has got everything, his mate follows"
    assert state.deciding(3) is None
    choose(state, 1, "soil")
    assert state.to_act() == [2, 3]
    choose(state, 3, "soil")
    assert state.to_act() == [1, 2], "seat 1 is asked before its team's area is emptied"


@pytest.mark.parametrize(("active", "order"), [(0, [[0, 2], [1, 3]]), (1, [[2, 0], [1, 3]]), (3, [[0, 2], [3, 1]])])
def test_the_order_between_mates_goes_around_from_the_active_player(active: int, order: list[list[int]]) -> None:
    state = team_table()
    go(state, TakeTurn(active))
    choose(state, active, "water")
    seen: list[list[int]] = [[], []]
    while any(len(team) < 2 for team in seen):
        for team in (0, 1):
            if len(seen[team]) < 2:
                seat = next(seat for seat in state.to_act() if seat % 2 == team)
                seen[team] += [seat]
                choose(state, seat, *(["soil"] if seat != active else ["enough"]))
    assert seen == order


def test_the_other_team_need_not_wait_for_the_first() -> None:
    state = team_table()
    go(state, TakeTurn(0))
    choose(state, 0, "compost")
    choose(state, 1, "soil")
    choose(state, 3, "compost")
    choose(state, 1, "done")
    choose(state, 3, "done")
    assert state.to_act() == [2]
    choose(state, 2, "soil")
    choose(state, 0, "done")
    choose(state, 2, "done")
    assert (state.active, state.to_act()) == (1, [1])


def team_scripts(state: EarthState, rng: Rng) -> list[list[tuple[int, str]]]:
    """What both teams choose at random until they are ready, each on a table of its own; mates may interrupt."""
    found: list[list[tuple[int, str]]] = [[], []]
    for team in (0, 1):
        twin = state.clone()
        depth = len(twin.stack)
        while len(twin.stack) == depth and isinstance(twin.stack[-1], Together) and twin.stack[-1].stacks[team]:
            seat = rng.pick([seat for seat in (team, team + 2) if twin.options(seat)])
            option = rng.pick(twin.options(seat))
            found[team].append((seat, option))
            twin.choose(seat, option)
    return found


def mixed(state: EarthState, scripts: list[list[tuple[int, str]]], rng: Rng) -> str:
    """The same choices of both teams, mixed in some order."""
    twin = state.clone()
    left = [list(script) for script in scripts]
    while any(left):
        seat, option = rng.pick([script for script in left if script]).pop(0)
        assert twin.admits(seat, option)
        twin.choose(seat, option)
    return json.dumps(GAME.save(twin), sort_keys=True)


@pytest.mark.parametrize("thrifty", [False, True])
def test_any_mixture_of_the_turns_of_two_teams_gives_the_same_table(thrifty: bool) -> None:
    rng = Rng(4)
    state = GAME.new(4, {"teams": True, "compost_from_discard": thrifty}, seed=4)
    tried = 0
    while not state.is_over() and tried < 40:
        assert isinstance(state, EarthState)
        top = state.stack[-1]
        if isinstance(top, Together) and top.groups and all(top.stacks):
            tried += 1
            scripts = team_scripts(state, rng)
            assert len({mixed(state, scripts, rng) for _ in range(4)}) == 1
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))
    assert tried == 40


def test_a_turn_of_two_teams_is_saved_and_read_back() -> None:
    state = GAME.new(4, {"teams": True, "first_player": "1"}, seed=4)
    rng = Rng(1)
    while not (isinstance(state.stack[-1], Together) and state.stack[-1].groups and state.to_act() == [1, 2]):
        seat = rng.pick(state.to_act())
        state.choose(seat, rng.pick(state.options(seat)))
    saved = GAME.save(state)
    assert saved["flow"][-1]["groups"] == [0, 1, 0, 1]
    again = GAME.load(json.loads(json.dumps(saved)))
    assert (again.to_act(), GAME.save(again)) == ([1, 2], saved)


def test_what_a_bot_supposes_leaves_every_mate_where_it_is() -> None:
    state = team_table()
    go(state, TakeTurn(0))
    choose(state, 0, "compost")
    for seat in range(4):
        twin = state.determinize(seat, Rng(1))
        assert twin.to_act() == [1, 2]
        assert [twin.options(other) for other in range(4)] == [state.options(other) for other in range(4)]


def test_gained_soil_can_be_laid_down_and_taken_by_the_mate() -> None:
    state = team_table()
    go(state, ChooseAction(0))
    choose(state, 0, "compost")
    assert state.soil[0] == 5
    choose(state, 0, "!share soil", "!share soil")
    assert (state.soil[0], state.pools[0].soil) == (3, 2)
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
    assert state.to_act() == [1, 2]
    choose(state, 0, f"!share {card}")
    assert state.view(2)["pools"][0]["cards"] == [card]
    assert state.view(1)["pools"][0]["cards"] == 0, "what a team does is shown when both are ready"
    assert state.seat_view(1)["pools"][0]["cards"] == 1, "and then not which card it was"
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


def test_with_nothing_in_the_area_the_last_question_is_about_sharing() -> None:
    state = team_table()
    state.soil[2] = state.earned[2] = 1
    go(state, TakeShared(2))
    asked = decision(state, 2)
    assert asked is not None
    assert asked.prompt[0] == "ask-take_shared-none"
    choose(state, 2, "!share soil")
    asked = decision(state, 2)
    assert asked is not None
    assert asked.prompt[0] == "ask-take_shared"


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
