"""Every game is an environment of PettingZoo."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tests.env.tables import Table, all_tables, called, some_tables
from tests.env.walks import choose, raw, whole_game
from tilth.core import Refusal, Rng
from tilth.env.pettingzoo import agricola_v1, earth_v1, make, petrichor_v1, sonora_v1
from tilth.env.task import REWARDS
from tilth.games import game

MODULES = {"petrichor": petrichor_v1, "sonora": sonora_v1, "earth": earth_v1, "agricola": agricola_v1}
every_game = pytest.mark.parametrize("module", MODULES.values(), ids=list(MODULES))
DRAFT: Table = ("petrichor", 3, {"draft": True})


@every_game
def test_pettingzoos_own_tests_pass(module: ModuleType) -> None:
    api_test(module.env(seats=3), num_cycles=400)
    seed_test(module.env, num_cycles=60)
    render_test(lambda render_mode: module.env(render_mode=render_mode))


@pytest.mark.parametrize("table", some_tables(), ids=called)
def test_a_whole_game_keeps_what_is_promised(table: Table) -> None:
    rewards = whole_game(raw(table), 5, every=40)
    assert len(rewards) == table[1]


def test_the_tables_that_are_tried_are_of_every_game_and_number_of_seats() -> None:
    assert {table[:2] for table in all_tables()} == {(name, seats) for name in MODULES for seats in game(name).seats}


def test_the_same_seed_is_the_same_game_and_so_are_those_after_it() -> None:
    one, other = raw(("petrichor", 2, {})), raw(("petrichor", 2, {}))
    starts = []
    for env in (one, other):
        for seed in (7, None, None):
            env.reset(seed)
            starts.append(env.observe("player_0")["observation"].tobytes())
    assert starts[:3] == starts[3:]
    assert len(set(starts)) == 3


def test_what_is_chosen_at_the_same_time_the_others_see_when_all_are_ready() -> None:
    seen = []
    for at in (0, -1):
        env = raw(DRAFT)
        env.reset(3)
        assert env.agent_selection == "player_0"
        env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[at]))
        copy = raw(DRAFT)
        copy.load(env.save())
        for one in (env, copy):
            assert one.agent_selection == "player_1"
            seen.append([one.observe(other)["observation"].tobytes() for other in ("player_1", "player_2")])
        own = env.observe("player_0")["observation"].tobytes()
        assert copy.observe("player_0")["observation"].tobytes() == own
        seen.append([own])
    assert seen[0] == seen[1] == seen[3] == seen[4]
    assert seen[2] != seen[5]


def test_a_number_that_may_not_be_chosen_is_refused_or_loses_the_game() -> None:
    env = raw(("petrichor", 2, {}))
    env.reset(1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=str(wrong)):
        env.step(wrong)
    wrapped = petrichor_v1.env()
    wrapped.reset(1)
    loser = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


def ended(rewards: str, seats: int = 3, **options: Any) -> Any:
    """A finished random game of Petrichor."""
    env = raw(("petrichor", seats, options), rewards=rewards)
    env.reset(4)
    rng = Rng(2)
    while not env.state_of_play.is_over():
        env.step(choose(env, rng))
    return env


@pytest.mark.parametrize("rewards", REWARDS)
def test_rewards_come_at_the_end_and_say_who_was_ahead(rewards: str) -> None:
    env = ended(rewards)
    given = [env.rewards[agent] for agent in env.possible_agents]
    points = [sum(parts.values()) for parts in env.state_of_play.scores()]
    places = env.state_of_play.ranking()
    if rewards == "points":
        assert given == [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
    else:
        assert sorted(zip(places, given, strict=True)) == sorted(
            zip(places, given, strict=True), key=lambda one: -one[1]
        )
        assert sum(given) == pytest.approx(0)
        assert max(given) <= 1


def test_alone_one_wins_or_loses_against_what_the_game_sets() -> None:
    env = ended("places", 1)
    assert env.rewards == {"player_0": 1.0 if env.state_of_play.ranking() == [1] else -1.0}
    lead = ended("points", 1)
    assert lead.rewards["player_0"] == lead.state_of_play.points(0) - lead.state_of_play.points(1)


def test_partners_win_together() -> None:
    env = raw(("earth", 4, {"teams": True}))
    env.reset(4)
    rng = Rng(2)
    while not env.state_of_play.is_over():
        env.step(choose(env, rng))
    assert env.rewards["player_0"] == env.rewards["player_2"] == -env.rewards["player_1"] == -env.rewards["player_3"]


def test_any_point_of_sonoras_domain_can_be_flicked() -> None:
    env = sonora_v1.raw_env(seats=2, free=True)
    env.reset(1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    assert mask[-1] == 1
    assert len(mask) == env.task.actions + 1
    space = env.action_space(agent)
    action = {**space.sample(), "number": env.task.actions}
    assert space.contains(action)
    env.step(action)
    assert env.state_of_play.last is not None
    with pytest.raises(ValueError, match="domain"):
        petrichor_v1.raw_env(free=True)


def test_a_hand_does_not_flick_quite_as_it_aims() -> None:
    env, steady = sonora_v1.raw_env(by_hand=True), sonora_v1.raw_env()
    for one in (env, steady):
        one.reset(1)
        one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[150]))
    assert env.state_of_play.last.aim.angle != steady.state_of_play.last.aim.angle


def test_the_table_is_drawn_as_text_in_both_languages() -> None:
    for locale, word in (("en", "Your hand"), ("ru", "Ваши карты")):
        env = petrichor_v1.raw_env(render_mode="ansi", locale=locale)
        env.reset(1)
        assert word in str(env.render())


def test_the_table_is_drawn_as_a_picture() -> None:
    env = petrichor_v1.raw_env(render_mode="svg")
    env.reset(1)
    assert str(env.render()).startswith("<svg")


@every_game
def test_what_bots_judge_positions_by_can_be_seen_too(module: ModuleType) -> None:
    plain, env = module.raw_env(), module.raw_env(features=True)
    for one in (plain, env):
        one.reset(1)
    seen = env.observe(env.agent_selection)["observation"]
    size = plain.task.size
    assert np.array_equal(seen[:size], plain.observe(plain.agent_selection)["observation"])
    state, seat = env.state_of_play, env.possible_agents.index(env.agent_selection)
    assert np.array_equal(seen[env.parts["features"]], np.array(env.task.guide.features(state, seat), np.float32))
    assert len(seen) == env.task.size > size


def test_wrong_tables_are_refused() -> None:
    for given in ({"seats": 9}, {"options": {"rain": 1}}):
        with pytest.raises(Refusal):
            petrichor_v1.env(**given)
    for given in ({"rewards": "much"}, {"render_mode": "film"}):
        with pytest.raises(ValueError, match="one of"):
            petrichor_v1.env(**given)
    env, other = raw(("petrichor", 2, {})), raw(("petrichor", 3, {}))
    other.reset(1)
    with pytest.raises(ValueError, match="3 seats"):
        env.load(other.save())


def test_a_game_of_somebody_else_is_found_by_its_name(farm_registered: None) -> None:
    api_test(make("farm", seats=2), num_cycles=50)


@pytest.mark.parametrize(("module", "extra"), [("pettingzoo", "env"), ("vector", "env"), ("open_spiel", "open-spiel")])
def test_without_the_extra_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, module: str, extra: str
) -> None:
    for name in [name for name in sys.modules if name.startswith(f"tilth.env.{module}")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr("tilth.env.extras.find_spec", lambda name: None)
    with pytest.raises(ModuleNotFoundError, match=rf"pip install 'tilth\[{extra}\]'"):
        import_module(f"tilth.env.{module}")
