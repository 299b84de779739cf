"""What a search remembers below the root: a tree over what is chosen, not over what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt


class Node:
    """A decision as reached by the same choices in all the worlds that were imagined."""

    __slots__ = ("kids", "priors", "sums", "visits")

    def __init__(self) -> None:
        self.visits: dict[str, int] = {}
        self.sums: dict[str, float] = {}
        self.priors: dict[str, tuple[float, float]] = {}
        """By option: how likely it is the best at a glance, and the chance it seems to give."""
        self.kids: dict[str, Node] = {}

    def expect(self, options: Sequence[str], chances: Sequence[float], sharpness: float) -> None:
        """Note what a glance says about options that were not known here yet."""
        best = max(chances)
        weights = [exp((chance - best) / sharpness) for chance in chances]
        total = sum(weights)
        for option, weight, chance in zip(options, weights, chances, strict=True):
            self.priors.setdefault(option, (weight / total, chance))

    def pick(self, options: Sequence[str], curiosity: float) -> str:
        """The option that is good so far or was looked at too little for what it promises."""
        root = sqrt(sum([self.visits.get(option, 0) for option in options]) + 1)
        chosen, most = options[0], -1.0
        for option in options:
            likely, chance = self.priors[option]
            visits = self.visits.get(option, 0)
            mean = (self.sums.get(option, 0.0) + chance) / (visits + 1)  # the glance counts as one visit
            promise = mean + curiosity * likely * root / (visits + 1)
            if promise > most:
                chosen, most = option, promise
        return chosen

    def add(self, option: str, chance: float) -> None:
        """Note what came of an option."""
        self.visits[option] = self.visits.get(option, 0) + 1
        self.sums[option] = self.sums.get(option, 0.0) + chance

    def mean(self, option: str) -> float:
        """What came of an option on average."""
        return self.sums[option] / self.visits[option]

    def kid(self, option: str) -> Node:
        if option not in self.kids:
            self.kids[option] = Node()
        return self.kids[option]


class Root(Node):
    """The decision that is thought about. Its options share the same worlds, so that they can be compared in those in
    which both were tried."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, list[tuple[float, float]]] = {}
        """By option: the lead and the chance it led to, in one world after the other."""

    def note(self, option: str, lead: float, chance: float) -> None:
        """Note where an option led in the next world."""
        self.add(option, chance)
        self.found.setdefault(option, []).append((lead, chance))
