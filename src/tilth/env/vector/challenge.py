"""What is asked of the seat that learns, in words that another process understands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces

from tilth.env.task import Order, Task
from tilth.env.vector.bout import ANY_SEAT, Bout

EASY = ("easy",)


@dataclass(frozen=True)
class Challenge:
    """A table, who else sits at it, and which seat learns."""

    order: Order
    levels: Sequence[str] = EASY
    seat: int = ANY_SEAT

    def bout(self) -> Bout:
        """One such game after the other."""
        return Bout(Task(self.order), self.levels, self.seat)


def challenge(name: str, levels: Sequence[str] = EASY, seat: int = ANY_SEAT, **order: Any) -> Challenge:
    """The same in one go; the other words are those of `Order`."""
    return Challenge(Order(name, **order), levels, seat)


def observed(task: Task) -> spaces.Dict:
    """What is seen of one game."""
    return spaces.Dict(
        {
            "observation": spaces.Box(task.low, task.high, (task.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (task.actions,), np.int8),
        }
    )
