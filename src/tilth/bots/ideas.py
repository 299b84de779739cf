"""What a strong bot would do and why: its best options, what it expects of each, and what it thinks will follow."""

from __future__ import annotations

from collections import Counter
from math import inf
from time import perf_counter
from typing import NamedTuple

from tilth.bots.search import Search, most_promising
from tilth.bots.tree import Node, Root
from tilth.core.state import State
from tilth.core.steps import Label

WORLDS = 6
"""Imagined worlds in which it is looked what follows."""
STEPS = 4
"""Choices of which is said that they follow."""
REST = 0.3
"""Of the seconds that a bot may search: so much more time there is to look what follows."""


class Reply(NamedTuple):
    """What a seat is expected to choose, and how that is said."""

    seat: int
    option: str
    label: Label


class Idea(NamedTuple):
    """An option, and what comes of it on average in the worlds that a seat can imagine."""

    option: str
    lead: float
    """Points by which its seat may expect to be ahead in the end; alone, over what is to be reached."""
    chance: float
    """How likely its seat wins."""
    line: tuple[Reply, ...]
    """What follows in more than half of these worlds; it ends where they differ."""


def ideas(bot: Search, state: State, seat: int, most: int = 3, beside: str = "") -> list[Idea]:
    """So many of the best options for a decision, the best first; then the one `beside`, which is judged with them, if
    it is not among them.

    The state is determinized for the seat. The same seed and simulations have the same ideas.
    """
    options = candidates(bot, state, seat)
    if beside and beside not in options:
        options.append(beside)
    if not options:
        return []
    root = bot.explore(state, seat, options, beside)
    best = most_promising(root)
    order = sorted(root.found, key=lambda option: (option != best, -compared(root, best, option)[1]))
    shown = order[:most]
    if beside and beside not in shown:
        shown.append(beside)
    ends = perf_counter() + REST * bot.seconds
    return [Idea(option, *compared(root, best, option), line(bot, state, seat, option, root, ends)) for option in shown]


def candidates(bot: Search, state: State, seat: int) -> list[str]:
    """The options worth a thought; for decisions that are not searched in games also what the policy would do."""
    if not state.options(seat) and state.deciding(seat) is None:
        return []
    options = list(bot.guide.candidates(state, seat))
    if not bot.guide.thinks(state, seat):
        quick = bot.turn.policy(seat).choose(state, seat)
        options = [quick, *[option for option in options if option != quick]]
    return options


def compared(root: Root, best: str, option: str) -> tuple[float, float]:
    """The lead and the chance that an option brings: those of the best one, less what it fell behind in the worlds in
    which both were tried."""
    ahead, tried = root.found[best], root.found[option]
    both = min(len(ahead), len(tried))
    lead, chance = (
        sum(one[part] for one in ahead) / len(ahead)
        - sum(ahead[at][part] - tried[at][part] for at in range(both)) / both
        for part in (0, 1)
    )
    return lead, min(1.0, max(0.0, chance))


def line(bot: Search, state: State, seat: int, option: str, root: Root, ends: float = inf) -> tuple[Reply, ...]:
    """What follows an option in more than half of some imagined worlds, choice after choice, until time is over."""
    worlds: list[State] = []
    for _ in range(WORLDS):
        world = state.determinize(seat, bot.rng)
        bot.turn.choose(world, seat, option)
        worlds.append(world)
    node = root.kids.get(option)
    replies: list[Reply] = []
    while len(replies) < STEPS and perf_counter() < ends:
        worlds = [world for world in worlds if not world.is_over()]
        answers = [(world.to_act()[0], answer(bot, world, node)) for world in worlds]
        expected, often = Counter(answers).most_common(1)[0] if answers else ((0, ""), 0)
        if 2 * often <= WORLDS:
            break
        worlds = [world for world, given in zip(worlds, answers, strict=True) if given == expected]
        who, reply = expected
        replies.append(Reply(who, reply, label(worlds[0], who, reply)))
        if node is not None and is_in_tree(bot, worlds[0], who):
            node = node.kids.get(reply)
        for world in worlds:
            bot.turn.choose(world, who, reply)
    return tuple(replies)


def answer(bot: Search, world: State, node: Node | None) -> str:
    """What whoever is asked first does: what the search looked at most, or else what the policy says."""
    seat = world.to_act()[0]
    if node is not None and is_in_tree(bot, world, seat):
        known = [option for option in bot.guide.candidates(world, seat) if option in node.visits]
        if known:
            return max(known, key=lambda option: node.visits[option])
    return bot.turn.policy(seat).choose(world, seat)


def is_in_tree(bot: Search, world: State, seat: int) -> bool:
    """Whether a search remembers what is chosen here."""
    return bot.guide.thinks(world, seat) and len(bot.guide.candidates(world, seat)) > 1


def label(state: State, seat: int, option: str) -> Label:
    """What an option does, in a message."""
    step = state.deciding(seat)
    if step is None or option[:1] == "!":
        return state.interrupt_label(seat, option)
    return step.label(state, option)
