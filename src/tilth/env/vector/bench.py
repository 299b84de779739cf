"""Some games side by side in one process, and the arrays on which they show what they have come to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tilth.env.vector.challenge import Challenge

Memory = tuple[Any, Any, Any, Any]


class Board:
    """A row for each game: what is seen, what may be chosen, what the last choice brought, whether the game is over."""

    def __init__(
        self, challenge: Challenge, games: int, make: Callable[[str, int], Any] | None, memory: Memory | None = None
    ) -> None:
        task = challenge.bout().task
        if memory is None:
            assert make is not None
            memory = (make("f", games * task.size), make("b", games * task.actions), make("d", games), make("b", games))
        self.memory = memory
        self.observation = np.frombuffer(memory[0], np.float32).reshape(games, task.size)
        self.action_mask = np.frombuffer(memory[1], np.int8).reshape(games, task.actions)
        self.rewards = np.frombuffer(memory[2], np.float64)
        self.over = np.frombuffer(memory[3], np.bool_)


class Bench:
    """The games of a share of the rows."""

    def __init__(self, challenge: Challenge, share: range, board: Board, same_step: bool) -> None:
        self.share = share
        self.board = board
        self.same_step = same_step
        self.bouts = [challenge.bout() for _ in share]

    def reset(self, seeds: Sequence[int]) -> dict[int, Any]:
        """New games everywhere."""
        for at, bout, seed in zip(self.share, self.bouts, seeds, strict=True):
            bout.begin(seed)
            self._show(at, 0.0, False)
        return {}

    def step(self, numbers: Sequence[int]) -> dict[int, Any]:
        """One choice in every game. One that was over begins anew, in the step after it or, with `same_step`, at once;
        then what was last seen of it is given back."""
        last = {}
        for at, bout, number in zip(self.share, self.bouts, numbers, strict=True):
            if bout.menu is None:
                bout.begin()
                self._show(at, 0.0, False)
                continue
            reward, over = bout.step(number)
            if over and self.same_step:
                observation, mask = bout.observe()
                last[at] = {"observation": observation, "action_mask": mask}
                bout.begin()
            self._show(at, reward, over)
        return last

    def _show(self, at: int, reward: float, over: bool) -> None:
        board = self.board
        board.observation[at], board.action_mask[at] = self.bouts[at - self.share.start].observe()
        board.rewards[at] = reward
        board.over[at] = over
