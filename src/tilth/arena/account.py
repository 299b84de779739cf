"""What is known of a bot after all its games: scores, where they came from, how long it thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tilth.arena.row import Breach, Row


class Account:
    """One bot over all its seats."""

    def __init__(self) -> None:
        self.games = 0
        self.scores: Counter[int] = Counter()
        self.paces: Counter[int] = Counter()
        self.thought = 0.0
        self.longest = 0.0
        self.breaches: list[Breach] = []
        """Games that it lost by breaking a rule."""
        self._rounds: list[Counter[str]] = []
        self._ended: list[Counter[str]] = []
        """The final points of games, by the number of rounds that they had."""

    def add(self, row: Row, seat: int) -> None:
        """One game from one seat."""
        seen = row.watched
        assert seen is not None
        self.games += 1
        self.scores[row.scores[seat]] += 1
        self.paces.update(seen.paces[seat])
        self.thought += seen.thought[seat]
        self.longest = max(self.longest, seen.longest[seat])
        while len(self._rounds) < len(seen.rounds):
            self._rounds.append(Counter())
            self._ended.append(Counter())
        points = [dict(zip(seen.categories, scores[seat], strict=True)) for scores in seen.rounds]
        for number, parts in enumerate(points):
            self._rounds[number].update(parts)
        self._ended[len(points) - 1].update(points[-1])

    @property
    def moves(self) -> int:
        return self.paces.total()

    def rounds(self) -> list[dict[str, float]]:
        """The mean points by category at the end of each round; a game that is over counts with its final points."""
        found, over = [], Counter[str]()
        for points, ended in zip(self._rounds, self._ended, strict=True):
            total = Counter(over)
            total.update(points)
            found.append({name: total[name] / self.games for name in total})
            over.update(ended)
        return found


class Accounts:
    """All bots, and the lengths of games by who met."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.bots = {bot: Account() for bot in bots}
        self.lengths: dict[tuple[str, ...], Counter[int]] = {}

    def add(self, met: tuple[str, ...], row: Row) -> None:
        """One game of those who met."""
        for seat, level in enumerate(row.levels):
            self.bots[level].add(row, seat)
        for breach in row.breaches:
            self.bots[breach.level].breaches.append(breach)
        self.lengths.setdefault(met, Counter())[row.decisions] += 1
