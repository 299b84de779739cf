"""What is played and how it is seen: a game at one kind of table, its positions and options as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilth.bots.eye import Eye
from tilth.bots.levels import guide
from tilth.core import Block, Game, Refusal, State, Together
from tilth.core.encoding import NO_NUMBER
from tilth.games import game
from tilth.games.encodings import encoding

Row = NDArray[np.float32]
Mask = NDArray[np.int8]

PLACES = "places"
POINTS = "points"
REWARDS = (PLACES, POINTS)


class Menu:
    """The options of a decision with their numbers."""

    __slots__ = ("numbers", "options")

    def __init__(self, options: list[str], numbers: list[int]) -> None:
        self.options = options
        self.numbers = numbers

    def option(self, number: int) -> str:
        """What a number stands for here."""
        try:
            return self.options[self.numbers.index(number)]
        except ValueError:
            raise ValueError(f"{number} is none of the numbers that may be chosen now") from None


@dataclass(frozen=True)
class Order:
    """A table and how it is learned, in words that another process understands.

    `rewards`: "places" gives each seat the part of its opponents it left behind less the part that left it behind, from
    -1 to 1; "points" gives how many points it was ahead of the best of them, or of what somebody alone plays against.
    `features` adds to what is seen the numbers that Tilth's own bots judge positions by. `by_hand` lets a hand carry
    out what is done with the hand, never quite as aimed. `patient` asks also where one answer is left, as a table does,
    so that nobody can tell from not being asked.
    """

    name: str
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    rewards: str = PLACES
    features: bool = False
    by_hand: bool = False
    patient: bool = False


class Task:
    """A game at one kind of table, as an order has it."""

    def __init__(self, order: Order) -> None:
        if order.rewards not in REWARDS:
            raise ValueError(f"rewards are one of {', '.join(REWARDS)}, not {order.rewards!r}")
        self.order = order
        self.game: Game = game(order.name)
        self.seats = order.seats
        self.encoding = encoding(self.game)
        self.guide = guide(self.game)
        self.eye = Eye(self.guide)
        try:
            self.game.check(order.seats, order.options)
        except Refusal as refusal:
            refusal.game = self.game
            raise
        self.blocks: list[Block] = list(self.encoding.blocks)
        if order.features:
            self.blocks.append(Block("features", self.guide.feature_names(), -np.inf, np.inf))
        self.size = sum(len(block.entries) for block in self.blocks)
        self.actions = self.encoding.actions
        self.parts = parts(self.blocks)
        """Where each block of an observation stands."""
        self.low: Row = np.concatenate([np.full(len(block.entries), block.low, np.float32) for block in self.blocks])
        self.high: Row = np.concatenate([np.full(len(block.entries), block.high, np.float32) for block in self.blocks])

    def __reduce__(self) -> tuple[type[Task], tuple[Order]]:
        return Task, (self.order,)

    def new(self, seed: int) -> State:
        """A game from its beginning."""
        return self.game.new(self.seats, self.order.options, seed, patient=self.order.patient)

    def observe(self, state: State, seat: int) -> Row:
        """What a seat sees."""
        row = np.asarray(self.encoding.observe(state, seat))
        if not self.order.features:
            return row
        return np.concatenate([row, np.array(self._features(state, seat), np.float32)])

    def _features(self, state: State, seat: int) -> list[float]:
        seen = state.seen_by(seat)
        return self.guide.features(seen, seat) if not seen.is_over() else [0.0] * len(self.guide.feature_names())

    def menu(self, state: State, seat: int) -> Menu:
        """What a seat may choose."""
        options = self.encoding.choices(state, seat)
        return Menu(options, self.encoding.numbers(state, seat, options))

    def mask(self, menu: Menu | None) -> Mask:
        """1 for every number that may be chosen, nothing for a seat that is not asked."""
        mask = np.zeros(self.actions, np.int8)
        if menu is not None:
            numbers = np.array(menu.numbers)
            mask[numbers if NO_NUMBER not in menu.numbers else numbers[numbers >= 0]] = 1
        return mask

    def choose(self, state: State, seat: int, option: str) -> None:
        """Make a choice, with the hand's error where one is wanted."""
        state.choose(seat, state.by_hand(seat, option) if self.order.by_hand else option)

    def returns(self, state: State) -> list[float]:
        """What a finished game has brought each seat."""
        seats = range(state.seats)
        if self.order.rewards == POINTS:
            return [self.eye.lead(state, seat) for seat in seats]
        places = state.ranking()
        if state.seats == 1:
            return [1.0 if places[0] == 1 and self.eye.lead(state, 0) >= 0 else -1.0]
        sides = [self.guide.side(state, seat) for seat in seats]
        return [
            float(np.mean([_beats(places[seat], places[other]) for other in seats if sides[other] != sides[seat]]))
            for seat in seats
        ]

    def save(self, state: State) -> dict[str, Any]:
        """A position with what some have chosen in secret of others, as plain data."""
        top = state.stack[-1] if state.stack else None
        if not isinstance(top, Together) or top.start is None or not top.made:
            return {"position": self.game.save(state), "chosen": []}
        return {"position": self.game.save(top.start), "chosen": [list(choice) for choice in top.made]}

    def load(self, saved: Mapping[str, Any]) -> State:
        """A position that was saved."""
        state = self.game.load(saved["position"], patient=self.order.patient)
        for seat, option in saved["chosen"]:
            state.choose(seat, option)
        return state


def parts(blocks: list[Block]) -> dict[str, slice]:
    """The place of every block, by its name."""
    found, start = {}, 0
    for block in blocks:
        found[block.name] = slice(start, start + len(block.entries))
        start += len(block.entries)
    return found


def _beats(place: int, other: int) -> int:
    return (other > place) - (other < place)
