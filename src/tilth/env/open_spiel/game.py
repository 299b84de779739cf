"""Tilth's games for OpenSpiel."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from tilth.core import Game, NameList, Rng
from tilth.env.open_spiel.course import Course
from tilth.env.open_spiel.memory import remembered, view_text
from tilth.env.task import PLACES, POINTS, Order, Task
from tilth.games import game

LONGEST = 20_000
"""No game has more choices."""
MOST_POINTS = 1000.0
OWN: dict[str, Any] = {"players": 2, "rewards": PLACES, "features": False, "deals": 1_000, "outcomes": 16}
"""The parameters that every game has: seats, what is played for, whether the numbers of Tilth's bots are seen too, how
many different games chance can deal, and how many outcomes it has later on."""


def parameters(rules: Game) -> dict[str, Any]:
    """All parameters of a game with their defaults: its options go by their names, lists by names with commas."""
    return {**OWN, **{setting.name: _plain(setting.default) for setting in rules.settings}}


def _plain(value: Any) -> Any:
    return ",".join(value) if isinstance(value, tuple) else value


def game_type(rules: Game) -> pyspiel.GameType:
    """What OpenSpiel knows of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"tilth_{rules.name}",
        long_name=f"{rules.name.capitalize()} (Tilth)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(rules),
    )


def task_of(rules: Game, given: Mapping[str, Any]) -> Task:
    """The table that parameters speak of; an option that keeps its default need not exist for so many players."""
    known = parameters(rules)
    chosen = {**known, **given}
    options = {name: chosen[name] for name in known if name not in OWN and chosen[name] != known[name]}
    for setting in rules.settings:
        if isinstance(setting, NameList) and setting.name in options:
            options[setting.name] = [name for name in options[setting.name].split(",") if name]
    return Task(Order(rules.name, chosen["players"], options, chosen["rewards"], chosen["features"]))


class TilthGame(pyspiel.Game):
    """A game at one table; `register` makes a class of its own for every game of Tilth."""

    rules: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.task = task_of(self.rules, given)
        chosen = {**OWN, **given}
        self.deals: int = chosen["deals"]
        self.outcomes: int = chosen["outcomes"]
        most = MOST_POINTS if self.task.order.rewards == POINTS else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.task.actions,
            max_chance_outcomes=max(self.deals, self.outcomes),
            num_players=self.task.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> TilthState:
        return TilthState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TilthObserver:
        """Who looks at positions for OpenSpiel."""
        if params:
            raise ValueError(f"an observer has no parameters here: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TilthObserver(self.task, kind)


class TilthState(pyspiel.State):
    """A position, as OpenSpiel has it: chance acts as a player of its own."""

    def __init__(self, played: TilthGame) -> None:
        super().__init__(played)
        self.course = Course(played.task, played.deals, played.outcomes)

    def current_player(self) -> int:
        return self.course.player()

    def is_terminal(self) -> bool:
        state = self.course.state
        return state is not None and self.course.waiting is None and state.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.course.player():
            return []
        return sorted(number for number in self.course.menu().numbers if number >= 0)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.course.chances()
        return [(outcome, 1.0 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        if player == self.course.player() and action in self.course.menu().numbers:
            return self.course.menu().option(action)
        return self.course.task.encoding.means(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.course.task.seats
        assert self.course.state is not None
        return self.course.task.returns(self.course.state)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> TilthState:
        """A position that this player could as well be in: all it cannot know is dealt anew."""
        chance = secrets.randbits(62) if sampler is None else int(sampler() * 2**62)
        new: TilthState = self.clone()
        new.course = self.course.imagined(player, Rng(chance))
        return new

    def information_state_string(self, player: int | None = None) -> str:
        """What a player has seen and chosen, whenever it was asked, and what it sees now."""
        seat = self.course.player() if player is None else player
        state = self.course.state
        return "" if state is None else remembered(self.course.memory, state, seat)

    def __str__(self) -> str:
        state = self.course.state
        if state is None:
            return "before the deal"
        return f"round {state.round}, {', '.join(self.history_str().split()[-6:])}"


class TilthObserver:
    """What players see, as numbers and as text."""

    def __init__(self, task: Task, kind: pyspiel.IIGObservationType) -> None:
        self.task = task
        self.perfect_recall = kind.perfect_recall
        self.tensor = np.zeros(task.size, np.float32)
        self.dict = {name: self.tensor[part] for name, part in task.parts.items()}

    def set_from(self, state: TilthState, player: int) -> None:
        """Look at a position."""
        position = state.course.state
        self.tensor[:] = 0.0 if position is None else self.task.observe(position, player)

    def string_from(self, state: TilthState, player: int) -> str:
        """What a player sees, as text."""
        position = state.course.state
        if self.perfect_recall:
            return state.information_state_string(player)
        return "" if position is None else view_text(position, player)


def register(name: str) -> None:
    """Let OpenSpiel find a game."""
    rules = game(name)
    kind = game_type(rules)
    pyspiel.register_game(kind, type(f"Tilth{name.capitalize()}", (TilthGame,), {"rules": rules, "kind": kind}))
