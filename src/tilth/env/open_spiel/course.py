"""How a game goes on between players and chance."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from tilth.core import Rng, State, Together
from tilth.env.open_spiel.memory import Memory, Seen
from tilth.env.task import Menu, Task

CHANCE = -1
TERMINAL = -4
"""Who is to act, in OpenSpiel's numbers, where it is no player."""


class Course:
    """A game in which chance is a player of its own.

    First it says which game is dealt. From then on it is asked whenever a choice needs it: one of `outcomes` equally
    likely numbers says what the dice show, or how cards are shuffled. What lies hidden in the state is there already.
    """

    __slots__ = ("_menu", "deals", "memory", "outcomes", "state", "task", "waiting")

    def __init__(self, task: Task, deals: int, outcomes: int) -> None:
        self.task = task
        self.deals = deals
        self.outcomes = outcomes
        self.state: State | None = None
        self.waiting: tuple[int, str] | None = None
        """A seat's choice that chance has still a part in."""
        self.memory: Memory = (None,) * task.seats
        self._menu: Menu | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        """OpenSpiel copies states this way, all the time."""
        new = Course(self.task, self.deals, self.outcomes)
        new.state = None if self.state is None else self.state.clone()
        new.waiting = self.waiting
        new.memory = self.memory
        new._menu = self._menu
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel puts states away this way."""
        saved = None if self.state is None else self.task.save(self.state)
        return put_back, (self.task, self.deals, self.outcomes, saved, self.waiting, self.memory)

    def player(self) -> int:
        """Whose turn it is: a seat, chance, or nobody's any more."""
        if self.state is None or self.waiting is not None:
            return CHANCE
        return TERMINAL if self.state.is_over() else self.state.to_act()[0]

    def chances(self) -> int:
        """How many outcomes chance has now."""
        return self.deals if self.state is None else self.outcomes

    def menu(self) -> Menu:
        """What the player whose turn it is may choose, worked out once."""
        if self._menu is None:
            assert self.state is not None
            self._menu = self.task.menu(self.state, self.player())
        return self._menu

    def apply(self, number: int) -> None:
        """A player's choice, or an outcome of chance."""
        if self.state is None:
            self.state = self.task.new(number)
            return
        if self.waiting is not None:
            (seat, option), self.waiting = self.waiting, None
            self.state.rng = turned(self.state.rng, number)
            self.task.choose(self.state, seat, option)
            return
        seat, option = self.player(), self.menu().option(number)
        self._menu = None
        before = self.state.clone()
        self.memory = (*self.memory[:seat], Seen(before, seat, number, self.memory[seat]), *self.memory[seat + 1 :])
        self.task.choose(self.state, seat, option)
        if self.state.rng.used != before.rng.used:
            self.state, self.waiting = before.clone(), (seat, option)  # what is remembered stays as it was

    def imagined(self, seat: int, rng: Rng) -> Course:
        """A game as likely as any other from where this seat sits; it goes on as the real one does.

        In a world that is dealt anew those who choose at the same time have all still to choose: here whoever is asked
        before this seat or is known to be ready has done so, by chance, and nobody else has seen what.
        """
        new: Course = self.__deepcopy__({})
        if self.state is None:
            return new
        state = new.state = self.state.determinize(seat, rng)
        state.hiding, state.patient = True, self.task.order.patient
        if state.stack and isinstance(top := state.stack[-1], Together):
            if not top.open:
                state.stack[-1] = Together(top.stacks, top.groups, False, True, state.clone())
            awaited = self.state.awaited(seat)
            while others := [other for other in state.to_act() if other < seat or other not in awaited]:
                self.task.choose(state, others[0], rng.pick(self.task.encoding.choices(state, others[0])))
        return new


def put_back(
    task: Task, deals: int, outcomes: int, saved: Any, waiting: tuple[int, str] | None, memory: Memory
) -> Course:
    """A game that was put away."""
    new = Course(task, deals, outcomes)
    new.state = None if saved is None else new.task.load(saved)
    new.waiting = waiting
    new.memory = memory
    return new


def turned(rng: Rng, outcome: int) -> Rng:
    """The chance that follows an outcome."""
    mixed = blake2b(f"{rng.seed}:{rng.used}:{outcome}".encode(), digest_size=8).digest()
    return Rng(int.from_bytes(mixed, "little") >> 2)
