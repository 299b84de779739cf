"""One seat learns, bots play the others: one game at a time or many, in this process or in several."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tests.env.tables import Table, called, some_tables
from tilth.env.vector import SeatEnv, VectorEnv
from tilth.env.vector.bout import ANY_SEAT

GAMES = 3
RANDOM = ("random",)


def numbers(masks: Any, rng: np.random.Generator) -> list[int]:
    """One of the numbers that may be chosen in each game; 0 where one is over."""
    return [int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in masks]


def walk(env: VectorEnv, steps: int, seed: int = 3) -> list[Any]:
    """Everything that comes of random choices."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    found: list[Any] = [seen]
    for _ in range(steps):
        seen, rewards, over, truncated, infos = env.step(numbers(seen["action_mask"], rng))
        assert env.observation_space.contains(seen)
        assert not truncated.any()
        assert all((rewards == 0) | over)
        assert np.array_equal(over, infos.get("_final_obs", ~seen["action_mask"].any(axis=1)))
        found += [seen, rewards, over]
    env.close()
    return found


def alike(one: list[Any], other: list[Any]) -> bool:
    return all(
        np.array_equal(a["observation"], b["observation"]) if isinstance(a, dict) else np.array_equal(a, b)
        for a, b in zip(one, other, strict=True)
    )


@pytest.mark.parametrize("table", some_tables(), ids=called)
def test_every_game_can_be_played_side_by_side(table: Table) -> None:
    name, seats, options = table
    walk(VectorEnv(name, GAMES, seats=seats, options=options, levels=RANDOM), 12)


def test_the_same_seed_plays_the_same_games_also_in_several_processes() -> None:
    found = [walk(VectorEnv("petrichor", GAMES, workers=workers, levels=RANDOM), 120) for workers in (0, 0, 2)]
    assert alike(found[0], found[1])
    assert alike(found[0], found[2])
    assert any(over.any() for over in found[0][3::3])


@pytest.mark.parametrize("workers", [0, 1])
def test_a_game_that_is_over_begins_anew_in_the_same_step_if_that_is_wanted(workers: int) -> None:
    mode = AutoresetMode.SAME_STEP
    env = VectorEnv("petrichor", GAMES, workers=workers, autoreset_mode=mode, levels=RANDOM)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    over, infos = np.zeros(GAMES, np.bool_), {}
    while not over.any():
        seen, _, over, _, infos = env.step(numbers(seen["action_mask"], rng))
    assert seen["action_mask"].any(axis=1).all()
    ended = int(np.flatnonzero(over)[0])
    last = infos["final_obs"][ended]
    assert not last["action_mask"].any()
    rounds = env.parts["round"]
    assert last["observation"][rounds][1] == 0
    assert seen["observation"][ended][rounds][1] > 0
    env.close()


def test_a_choice_that_is_not_allowed_is_told_from_whatever_process() -> None:
    for workers in (0, 1):
        env = VectorEnv("petrichor", GAMES, workers=workers, levels=RANDOM)
        seen, _ = env.reset(seed=1)
        wrong = [int(np.flatnonzero(mask == 0)[0]) for mask in seen["action_mask"]]
        with pytest.raises(ValueError, match="may be chosen"):
            env.step(wrong)
        env.close()


def test_whoever_learns_may_sit_anywhere() -> None:
    env = SeatEnv("petrichor", seats=3, seat=ANY_SEAT, levels=RANDOM)
    taken = set()
    for seed in range(20):
        env.reset(seed=seed)
        taken.add(env.bout.seat)
    assert taken == {0, 1, 2}
    with pytest.raises(ValueError, match="from 0 to 2"):
        SeatEnv("petrichor", seats=3, seat=3)


def test_a_better_opponent_wins_more() -> None:
    """Chance against a bot loses."""
    env = SeatEnv("petrichor", levels=["sensible"], render_mode="ansi")
    rng = np.random.default_rng(1)
    rewards = []
    for seed in range(3):
        env.reset(seed=seed)
        over = False
        while not over:
            assert env.observation_space.contains(env._seen())
            seen, reward, over, _, _ = env.step(numbers([env.action_masks()], rng)[0])
            assert env.observation_space.contains(seen)
        rewards.append(reward)
    assert np.mean(rewards) < 0
    assert "Round" in str(env.render())


def test_a_learner_that_is_alone_needs_nobody() -> None:
    env = VectorEnv("petrichor", 2, seats=1)
    walk(env, 60)
