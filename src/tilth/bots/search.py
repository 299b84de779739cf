"""The search of all games: imagine what cannot be seen, play on, judge, and spend the time on what looks best.

At the root the options share the same imagined worlds, and after each part of the budget the worse half is dropped
(sequential halving). Below it either the guide's policy plays up to its horizon, or the replies of every seat, each for
its own good, grow into a tree over information sets.
"""

from __future__ import annotations

from time import perf_counter

from tilth.bots.eye import Eye, Verdict
from tilth.bots.glance import Glance
from tilth.bots.timed import TimedBot
from tilth.bots.tree import Node, Root
from tilth.bots.turn import Turn
from tilth.core.rng import Rng
from tilth.core.state import State

MOST = 16
"""Options that are searched; of more of them those that look best at a glance."""
CURIOSITY = 0.7
SHARPNESS = 0.05
"""Chances that differ by so much are clearly different at a glance."""


class Search(TimedBot):
    """Thinks about the decisions that its guide finds worth it; the same seed and simulations choose the same."""

    def __init__(self, eye: Eye, seed: int, simulations: int) -> None:
        self.eye = eye
        self.guide = eye.guide
        self.simulations = simulations
        self.rng = Rng(seed)
        self.turn = Turn(eye.guide, seed)
        self.glance = Glance(eye, seed)

    def choose(self, state: State, seat: int) -> str:
        guide = self.guide
        if not guide.thinks(state, seat):
            return self.turn.policy(seat).choose(state, seat)
        options = guide.candidates(state, seat)
        option = options[0] if len(options) == 1 else self.best(state, seat, options)
        return guide.by_hand(state, seat, option, self.rng)

    def best(self, state: State, seat: int, options: list[str]) -> str:
        """The option that does best in the imagined worlds."""
        return most_promising(self.explore(state, seat, options))

    def explore(self, state: State, seat: int, options: list[str], kept: str = "") -> Root:
        """Spend the simulations; give what was found out about the options. The one that is `kept` is never dropped."""
        ends = perf_counter() + self.seconds
        leads = self.glance.looks(state, seat, options)
        order = sorted(range(len(options)), key=lambda at: (options[at] != kept, -leads[at]))
        alive = [options[at] for at in order[:MOST]]
        root = Root()
        phases = max(1, (len(alive) - 1).bit_length())
        simulations = self.simulations * (self.guide.alone if state.seats == 1 else 1)
        for _ in range(phases):
            for _ in range(max(1, simulations // (phases * len(alive)))):
                self.world(root, state.determinize(seat, self.rng), seat, alive)
                if perf_counter() > ends:
                    return root
            alive.sort(key=lambda option: (option != kept, -root.mean(option)))
            del alive[max(3 if kept else 2, (len(alive) + 1) // 2) :]
        return root

    def world(self, root: Root, world: State, seat: int, options: list[str]) -> None:
        """Try all options in one world, each with the same chance to come and the same error of the hand."""
        chance = self.rng.below(1 << 40)
        twins = []
        for option in options:
            twin = world.clone()
            twin.rng = Rng(chance)
            self.turn.rng = Rng(chance)
            self.turn.choose(twin, seat, option)
            twins.append(twin)
        if self.guide.grows(world):
            for option, twin in zip(options, twins, strict=True):
                leads, chances = self.descend(root.kid(option), twin)
                root.note(option, leads[seat], chances[seat])
            return
        until = world.round + self.guide.horizon
        for twin in twins:
            self.turn.play_on(twin, until)
        for option, twin, lead in zip(options, twins, self.eye.leads(twins, seat), strict=True):
            root.note(option, lead, self.eye.chance(twin, seat, lead))

    def descend(self, node: Node, state: State) -> Verdict:
        """Go down the tree to a decision that was never seen, judge it, and remember what came of the way there."""
        path: list[tuple[Node, str, int]] = []
        guide, turn = self.guide, self.turn
        while True:
            if state.is_over():
                verdict = self.eye.verdict(state)
                break
            seat = state.to_act()[0]
            if not guide.thinks(state, seat):
                state.choose(seat, state.settle(seat, turn.policy(seat).choose(state, seat)))
                continue
            options = guide.candidates(state, seat)
            if len(options) == 1:
                turn.choose(state, seat, options[0])
                continue
            fresh = [option for option in options if option not in node.priors]
            if fresh:
                first = not node.priors
                best = self.expand(node, state, seat, fresh)
                if first:
                    verdict = self.eye.verdict(best)
                    break
            option = node.pick(options, CURIOSITY)
            path.append((node, option, seat))
            turn.choose(state, seat, option)
            node = node.kid(option)
        for above, option, seat in path:
            above.add(option, verdict.chances[seat])
        return verdict

    def expand(self, node: Node, state: State, seat: int, options: list[str]) -> State:
        """Glance at the options of a decision; give where the best of them leads."""
        twins = [self.turn.after(state, seat, option) for option in options]
        for twin in twins:
            self.turn.play_on(twin)
        chances = self.eye.chances(twins, seat)
        node.expect(options, chances, SHARPNESS)
        return twins[chances.index(max(chances))]


def most_promising(root: Node) -> str:
    """The best of the options that were looked at often; the earlier one of two that are equal."""
    most = max(root.visits.values())
    return max([option for option, visits in root.visits.items() if 2 * visits >= most], key=root.mean)
