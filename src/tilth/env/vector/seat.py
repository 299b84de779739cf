"""One game at a time, as Gymnasium has it."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from tilth.env.drawing import drawn
from tilth.env.task import Mask
from tilth.env.vector.challenge import challenge, observed

SHOWN = ("ansi",)


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """What is played is said as in `challenge` and `Order`: `SeatEnv("earth", seats=3, levels=["easy"])`."""

    def __init__(self, name: str, render_mode: str | None = None, locale: str = "en", **asked: Any) -> None:
        if render_mode is not None and render_mode not in SHOWN:
            raise ValueError(f"render_mode is one of {', '.join(SHOWN)}, not {render_mode!r}")
        self.metadata = {"render_modes": list(SHOWN), "render_fps": 2}
        self.render_mode = render_mode
        self.locale = locale
        self.bout = challenge(name, **asked).bout()
        self.observation_space = observed(self.bout.task)
        self.action_space = spaces.Discrete(self.bout.task.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game."""
        super().reset(seed=seed)
        self.bout.begin(int(self.np_random.integers(2**62)))
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Choose a number, and let the others play until it is this seat's turn again."""
        reward, over = self.bout.step(int(action))
        return self._seen(), reward, over, False, {}

    def action_masks(self) -> Mask:
        """What may be chosen, where some libraries ask for it."""
        return self.bout.task.mask(self.bout.menu)

    def _seen(self) -> dict[str, Any]:
        observation, mask = self.bout.observe()
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        """The table as the terminal draws it, as this seat sees it."""
        if self.render_mode is None:
            return None
        return drawn(self.bout.task.game, self.bout.state, self.bout.seat, self.locale)
