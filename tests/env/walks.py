"""Whole games through an environment, with everything checked that must hold on the way."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo.utils.env import AECEnv

from tests.env.tables import Table
from tilth.core import Rng
from tilth.env.pettingzoo.making import Making
from tilth.env.pettingzoo.raw import RawEnv

MOST = 20_000


def raw(table: Table, **given: Any) -> RawEnv:
    """The environment of a table."""
    name, seats, options = table
    return Making(name).raw_env(seats, options, **given)


def choose(env: AECEnv[str, Any, Any], rng: Rng) -> int:
    """One of the numbers that may be chosen, as it is seen."""
    found: int = rng.pick(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist())
    return found


def whole_game(env: RawEnv, seed: int, every: int = 12) -> dict[str, float]:
    """Play a random game to its end, look closely at about one decision in `every`, and give the rewards."""
    rng = Rng(seed)
    env.reset(seed)
    for _ in range(MOST):
        if env.terminations[env.agent_selection]:
            break
        if rng.below(every) == 0:
            everybody_sees_what_is_promised(env)
            a_clone_and_a_saved_copy_go_the_same_way(env, rng)
        env.step(choose(env, rng))
    assert all(env.terminations.values()), f"no end after {MOST} choices"
    rewards = dict(env._cumulative_rewards)
    everybody_leaves(env)
    return rewards


def everybody_sees_what_is_promised(env: RawEnv) -> None:
    """Observations fit their space, and only whoever is asked has something to choose."""
    for agent in env.agents:
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() == (agent == env.agent_selection)


def a_clone_and_a_saved_copy_go_the_same_way(env: RawEnv, rng: Rng) -> None:
    """The same choices bring the same, and nothing of it touches the environment they were taken from."""
    before = seen_by_all(env)
    saved = env.save()
    clone, copy = env.clone(), env.clone()
    copy.load(saved)
    same(seen_by_all(clone), before)
    for _ in range(6):
        if clone.terminations[clone.agent_selection]:
            break
        number = choose(clone, rng)
        clone.step(number)
        copy.step(number)
        assert clone.agent_selection == copy.agent_selection
        same(seen_by_all(clone), seen_by_all(copy))
        assert clone.rewards == copy.rewards
    same(seen_by_all(env), before)


def seen_by_all(env: RawEnv) -> dict[str, Any]:
    return {agent: env.observe(agent) for agent in env.possible_agents}


def same(one: dict[str, Any], other: dict[str, Any]) -> None:
    for agent in one:
        for part in ("observation", "action_mask"):
            assert np.array_equal(one[agent][part], other[agent][part]), (agent, part)


def everybody_leaves(env: RawEnv) -> None:
    """At the end one agent after the other is taken out."""
    for agent in env.agent_iter():
        assert env.last(observe=False)[2]
        assert agent == env.agent_selection
        env.step(None)
    assert env.agents == []
