"""Many games at once, as Gymnasium has it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Base
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tilth.env.vector.bench import Bench, Board
from tilth.env.vector.challenge import challenge, observed
from tilth.env.vector.crew import Crew

Seen = dict[str, NDArray[Any]]


class VectorEnv(Base[Seen, Any, Any]):
    """What is played is said as in `challenge` and `Order`: `VectorEnv("earth", 64, workers=4, seats=3)`.

    Without `workers` all games are played in this process, which is best while the opponents decide at once.
    """

    def __init__(
        self,
        name: str,
        num_envs: int,
        *,
        workers: int = 0,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        **asked: Any,
    ) -> None:
        if autoreset_mode not in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
            raise ValueError("games begin anew in the next step or in the same one")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": autoreset_mode}
        self.challenge = challenge(name, **asked)
        task = self.challenge.bout().task
        self.parts = task.parts
        """The place of every block in an observation, by its name."""
        self.single_observation_space = observed(task)
        self.single_action_space = spaces.Discrete(task.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        same_step = autoreset_mode == AutoresetMode.SAME_STEP
        self._players: Crew | Bench
        if workers:
            self._players = Crew(self.challenge, num_envs, min(workers, num_envs), same_step)
        else:
            self._players = Bench(self.challenge, range(num_envs), Board(self.challenge, num_envs, _array), same_step)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin everywhere; with one seed the games are those of it and of the numbers after it."""
        if isinstance(seed, int):
            seeds: Sequence[int | None] = range(seed, seed + self.num_envs)
        else:
            seeds = seed or [None] * self.num_envs
        self._players.reset([secrets.randbits(62) if one is None else one for one in seeds])
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """A number for every game."""
        last = self._players.step([int(number) for number in actions])
        infos: dict[str, Any] = {}
        for at, seen in last.items():
            infos = self._add_info(infos, {"final_obs": seen, "final_info": {}}, at)
        board = self._players.board
        truncated = np.zeros(self.num_envs, np.bool_)
        return self._seen(), board.rewards.copy(), board.over.copy(), truncated, infos

    def _seen(self) -> Seen:
        board = self._players.board
        return {"observation": board.observation.copy(), "action_mask": board.action_mask.copy()}

    def close_extras(self, **given: Any) -> None:
        """End the processes."""
        if isinstance(self._players, Crew):
            self._players.close()


def _array(kind: str, length: int) -> bytearray:
    return bytearray(length * np.dtype(kind).itemsize)
