"""A farmer who thinks one action ahead and knows what a farm and its cards are worth."""

from __future__ import annotations

from collections.abc import Callable

from tilth.core.bot import Bot
from tilth.core.state import State
from tilth.games.agricola.bot.cards import Outlook
from tilth.games.agricola.bot.moves import bargain, best
from tilth.games.agricola.rules.state import Agricola


class SensibleBot(Bot):
    """Takes what leaves the best farm, with what new cards will bring. Without `cards` it never plays any."""

    def __init__(self, seed: int = 0, cards: bool = True) -> None:
        self.cards = cards
        self.known: dict[tuple[str, int], list[float]] = {}
        """What cards bring, as worked out so far in this game."""

    def choose(self, state: State, seat: int) -> str:
        assert isinstance(state, Agricola)
        if not self.cards and state.round and state.players[seat].hand:
            state.players[seat].hand = []
            state.ask_again()
        outlook = Outlook(state, seat, self.known)
        step = state.deciding(seat)
        if step is not None and step.name in ("draft", "drop"):
            return dealt(state, seat, outlook)
        bargained = bargain(state, seat, outlook) if step is not None and step.name == "place" else None
        return bargained or best(state, seat, outlook)


def dealt(state: Agricola, seat: int, outlook: Outlook) -> str:
    """Take the best card, or lay the worst one aside."""
    ranked = [(outlook.hand(option.split()[1]), option) for option in state.options(seat)]
    return max(ranked)[1] if ranked[0][1].startswith("pick ") else min(ranked)[1]


LEVELS: dict[str, Callable[[int], Bot]] = {"sensible": SensibleBot}
