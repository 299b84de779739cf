"""A game as PettingZoo's agents go through it, one after the other."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from tilth.core import Rng, State
from tilth.env.task import Menu, Task

Observation = dict[str, Any]
SHOWN: tuple[str, ...] = ("ansi", "human", "svg")


class RawEnv(AECEnv[str, Observation, Any]):
    """`player_0` is the first seat. Where several may choose, the lowest of them is asked first; what it has chosen the
    others see only when all are ready.

    With `free` an action is a number and a point: the last number stands for any point of the game's domain, the others
    for what they mean, and then the point says nothing.
    """

    def __init__(self, task: Task, free: bool = False, render_mode: str | None = None, locale: str = "en") -> None:
        super().__init__()
        if render_mode is not None and render_mode not in SHOWN:
            raise ValueError(f"render_mode is one of {', '.join(SHOWN)}, not {render_mode!r}")
        if free and not task.encoding.axes:
            raise ValueError(f"in {task.game.name} nothing is chosen out of a domain")
        self.task = task
        self.free = free
        self.render_mode = render_mode
        self.locale = locale
        self.metadata: dict[str, Any] = {
            "name": f"{task.game.name}_v1",
            "render_modes": list(SHOWN),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(task.seats)]
        self.parts = task.parts
        """The place of every block in an observation, by its name."""
        actions = self._action_space()
        numbers = task.actions + int(free)
        observed = spaces.Dict(
            {
                "observation": spaces.Box(task.low, task.high, (task.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self._seeds = Rng(secrets.randbits(62))
        self._menu: Menu | None = None

    def _action_space(self) -> spaces.Space[Any]:
        if not self.free:
            return spaces.Discrete(self.task.actions)
        axes = self.task.encoding.axes
        low = np.array([axis.low for axis in axes], np.float32)
        high = np.array([axis.high for axis in axes], np.float32)
        number = spaces.Discrete(self.task.actions + 1)
        return spaces.Dict({"number": number, "point": spaces.Box(low, high, dtype=np.float32)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # A game.

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game. With a seed it is always the same one, and so are those that follow without."""
        if seed is not None:
            self._seeds = Rng(seed)
        self._begin(self.task.new(self._seeds.below(2**62)))

    def _begin(self, state: State) -> None:
        self.state_of_play = state
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        """Turn to whoever is asked next; or end the game."""
        state = self.state_of_play
        self._menu = None
        if not state.is_over():
            self.agent_selection = self.possible_agents[state.to_act()[0]]
            return
        self.rewards = dict(zip(self.possible_agents, self.task.returns(state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        option = self._option(seat, action)
        self._cumulative_rewards[agent] = 0.0
        self.task.choose(self.state_of_play, seat, option)
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _option(self, seat: int, action: Any) -> str:
        encoding, state = self.task.encoding, self.state_of_play
        if not self.free:
            return self._menu_of(seat).option(int(action))
        number = int(action["number"])
        if number < self.task.actions:
            return self._menu_of(seat).option(number)
        if not encoding.ranges(state, seat):
            raise ValueError("no point can be chosen now")
        return encoding.point(state, seat, [float(value) for value in action["point"]])

    def _menu_of(self, seat: int) -> Menu:
        """The options of whoever is asked, worked out once."""
        if self._menu is None:
            self._menu = self.task.menu(self.state_of_play, seat)
        return self._menu

    def observe(self, agent: str) -> Observation:
        """What an agent sees; only whoever is asked has numbers to choose from."""
        state, seat = self.state_of_play, self.possible_agents.index(agent)
        asked = agent == self.agent_selection and not state.is_over()
        mask = self.task.mask(self._menu_of(seat) if asked else None)
        if self.free:
            mask = np.append(mask, np.int8(asked and self.task.encoding.ranges(state, seat)))
        return {"observation": self.task.observe(state, seat), "action_mask": mask}

    # Positions.

    def clone(self) -> RawEnv:
        """An independent environment at the same point of the same game."""
        new = RawEnv.__new__(RawEnv)
        new.__dict__.update(self.__dict__)
        new.state_of_play = self.state_of_play.clone()
        new.agents = self.agents[:]
        new._seeds = self._seeds.clone()
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(new, name, getattr(self, name).copy())
        new.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return new

    def save(self) -> dict[str, Any]:
        """The position, everything hidden in it included, as plain data for `load`."""
        return self.task.save(self.state_of_play)

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from a position that was saved, be it in another environment for the same table."""
        state = self.task.load(saved)
        if state.seats != self.task.seats:
            raise ValueError(f"the position is one for {state.seats} seats, not for {self.task.seats}")
        self._begin(state)

    def render(self) -> str | None:
        """The table as text or as a picture, with everything that whoever is asked may see."""
        from tilth.env.drawing import drawn
        from tilth.pictures import show

        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection) if self.agents else None
        if self.render_mode == "svg":
            return show(self.state_of_play, seat, self.locale).svg
        text = drawn(self.task.game, self.state_of_play, seat, self.locale)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
