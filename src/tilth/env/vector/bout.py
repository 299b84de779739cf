"""A game in which one seat is asked from outside and bots play the others."""

from __future__ import annotations

from collections.abc import Sequence

from tilth.bots.levels import bot
from tilth.core import Bot, RandomBot, Rng, State, ask
from tilth.env.task import Mask, Menu, Row, Task

ANY_SEAT = -1


class Bout:
    """Game after game, each time until the seat that learns is asked or the game is over.

    With more than one level each opponent has one by chance; in ANY_SEAT the seat that learns is another one by chance
    in every game.
    """

    def __init__(self, task: Task, levels: Sequence[str], seat: int) -> None:
        if seat != ANY_SEAT and not 0 <= seat < task.seats:
            raise ValueError(f"seat is from 0 to {task.seats - 1}, or {ANY_SEAT} for any, not {seat}")
        self.task = task
        self.levels = list(levels)
        self.chosen_seat = seat
        self.seat = 0
        self.seeds = Rng(0)
        self.rng = Rng(0)
        self.state: State = task.new(0)
        self.bots: list[Bot] = []
        self.menu: Menu | None = None

    def begin(self, seed: int | None = None) -> None:
        """A new game; with a seed it and those that follow are always the same."""
        if seed is not None:
            self.seeds = Rng(seed)
        self.rng = Rng(self.seeds.below(2**62))
        self.state = self.task.new(self.rng.below(2**62))
        self.seat = self.rng.below(self.task.seats) if self.chosen_seat == ANY_SEAT else self.chosen_seat
        self.bots = [self._opponent() for _ in range(self.task.seats)]
        self._go_on()

    def _opponent(self) -> Bot:
        level: str = self.rng.pick(self.levels)
        return bot(self.task.game, level, self.rng.below(2**62))

    def _go_on(self) -> None:
        state, learner = self.state, self.seat
        while not state.is_over() and (seat := state.to_act()[0]) != learner:
            player = self.bots[seat]
            # Whoever chooses by chance looks at nothing, and so needs no position made for its eyes.
            option = player.choose(state, seat) if type(player) is RandomBot else ask(player, state, seat, self.rng)
            self.task.choose(state, seat, option)
        self.menu = None if state.is_over() else self.task.menu(state, learner)

    def step(self, number: int) -> tuple[float, bool]:
        """Choose for the seat that learns; what that brings, and whether the game is over."""
        assert self.menu is not None, "the game is over"
        self.task.choose(self.state, self.seat, self.menu.option(number))
        self._go_on()
        over = self.state.is_over()
        return (self.task.returns(self.state)[self.seat] if over else 0.0), over

    def observe(self) -> tuple[Row, Mask]:
        """What the seat that learns sees and may choose."""
        return self.task.observe(self.state, self.seat), self.task.mask(self.menu)
