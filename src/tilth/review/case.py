"""One decision of a game that is looked at again: what was chosen, against what else could have been."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt

from tilth.bots.ideas import Reply as Expected
from tilth.bots.ideas import label, line
from tilth.bots.outlook import mean
from tilth.bots.search import Search
from tilth.bots.tree import Root
from tilth.core.state import State
from tilth.review.review import Costly, Reply, said

FEW = 4
"""Options that are tried beside the one chosen, after a glance at all of them."""


class Case:
    """A decision as its seat knew it: nothing but determinized copies of the position are ever asked."""

    def __init__(self, at: int, state: State, seat: int, chosen: str, bot: Search) -> None:
        self.at = at
        self.seat = seat
        self.chosen = chosen
        self.bot = bot
        self.position = state.clone()
        self.rivals: list[str] = []
        """Options that may be better, the best first."""
        self.cost = 0.0
        """By how much the first of them seems to be better."""
        self._root = Root()

    def twin(self) -> Case:
        """The same for a try that changes nothing here."""
        bot = Search(self.bot.eye, self.bot.rng.seed, self.bot.simulations)
        twin = Case(self.at, self.position, self.seat, self.chosen, bot)
        twin.rivals = self.rivals[:]
        return twin

    def imagined(self) -> State:
        """A world in which the seat could think it was."""
        return self.position.determinize(self.seat, self.bot.rng)

    def options(self) -> list[str]:
        """The options worth a thought, with the one that was taken; none where a bot would not think."""
        world, guide = self.imagined(), self.bot.guide
        if not guide.thinks(world, self.seat):
            return []
        found = list(guide.candidates(world, self.seat))
        return found if self.chosen in found else [*found, self.chosen]

    def glance(self, options: Sequence[str], glances: int) -> None:
        """Look at all options once, and at those that seem best some more times."""
        looks = [self._look(options)]
        first = looks[0]
        few = sorted([option for option in options if option != self.chosen], key=lambda option: -first[option])[:FEW]
        looks += [self._look([self.chosen, *few]) for _ in range(glances - 1)]
        means = {option: mean([look[option] for look in looks]) for option in (self.chosen, *few)}
        self._rank(few, means)

    def compare(self, worlds: int, rivals: int) -> None:
        """Play on with the option taken and with its best rivals, in the same worlds; what was seen before was only
        good for finding them, and does not count any more."""
        few = self.rivals[:rivals]
        self._root = Root()
        for _ in range(worlds):
            self.bot.world(self._root, self.imagined(), self.seat, [self.chosen, *few])
        self._rank(few, {option: mean(self._leads(option)) for option in (self.chosen, *few)})

    def played(self) -> int:
        """How often it was played on from here at last."""
        return sum(map(len, self._root.found.values()))

    def is_compared(self) -> bool:
        """Whether enough worlds were seen to say how sure the cost is."""
        return bool(self.rivals) and len(self._root.found.get(self.chosen, ())) > 1

    def choice(self) -> Costly:
        """What is told of it."""
        better = self.rivals[0]
        gaps = [best - own for best, own in zip(self._leads(better), self._leads(self.chosen), strict=True)]
        seen = self.position.seen_by(self.seat)
        step = seen.deciding(self.seat)
        return Costly(
            self.at,
            self.position.round,
            self.seat,
            said(("ask-interrupt", {}) if step is None else step.prompt(seen)),
            said(label(seen, self.seat, self.chosen)),
            said(label(seen, self.seat, better)),
            mean(gaps),
            spread(gaps) / sqrt(len(gaps)),
            len(gaps),
            [_reply(reply) for reply in line(self.bot, self.imagined(), self.seat, better, self._root)],
        )

    def _look(self, options: Sequence[str]) -> dict[str, float]:
        """The lead after each option and the rest of the turn, in one world."""
        return dict(zip(options, self.bot.glance.looks(self.imagined(), self.seat, options), strict=True))

    def _rank(self, options: Sequence[str], means: dict[str, float]) -> None:
        self.rivals = sorted(options, key=lambda option: -means[option])
        self.cost = means[self.rivals[0]] - means[self.chosen]

    def _leads(self, option: str) -> list[float]:
        return [lead for lead, _ in self._root.found[option]]


def _reply(reply: Expected) -> Reply:
    return Reply(reply.seat, said(reply.label))


def spread(values: Sequence[float]) -> float:
    """The standard deviation of a sample."""
    middle = mean(values)
    return sqrt(fsum((value - middle) ** 2 for value in values) / (len(values) - 1))
