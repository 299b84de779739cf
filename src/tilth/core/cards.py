"""Cards that react at named moments of the rulebook."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tilth.core.state import State
from tilth.core.steps import Label, Step

DONE = "done"


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One printed card: the moments at which it acts by itself or is offered, and the few lines that do it."""

    name: ClassVar[str] = ""
    acts_at: ClassVar[tuple[str, ...]] = ()
    offered_at: ClassVar[tuple[str, ...]] = ()

    def act(self, state: Any, seat: int, moment: str, arg: Any) -> None:
        """Do the automatic effect; to ask something, push a step."""

    def usable(self, state: Any, seat: int, moment: str, arg: Any) -> bool:
        """Whether the offered effect can be used now."""
        return True

    def private(self, state: Any, seat: int, moment: str, arg: Any) -> bool:
        """Whether the others cannot know if the offered effect can be used: it depends on what the owner hides."""
        return False

    def use(self, state: Any, seat: int, moment: str, arg: Any) -> None:
        """Do the offered effect."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """All cards of a game in static tables: which card acts and which is offered at which moment."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: dict[str, Card] = {}
        self.acting: dict[str, dict[str, Card]] = {}
        self.offered: dict[str, dict[str, Card]] = {}
        self.reacting: dict[str, set[str]] = {}
        """The cards that act or are offered."""
        for card in cards:
            self.add(card)

    def add(self, card: Card) -> None:
        """Take in one more card."""
        self.cards[card.name] = card
        for moment in card.acts_at:
            self.acting.setdefault(moment, {})[card.name] = card
            self.reacting.setdefault(moment, set()).add(card.name)
        for moment in card.offered_at:
            self.offered.setdefault(moment, {})[card.name] = card
            self.reacting.setdefault(moment, set()).add(card.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(State):
    """A state whose seats own cards that react."""

    __slots__ = ()

    catalogue: ClassVar[Catalogue] = Catalogue([])

    def cards_of(self, seat: int) -> list[str]:
        """The names of the cards that work for a seat, in the order they came into play."""
        raise NotImplementedError

    def reacts(self, seat: int, moment: str) -> bool:
        """Whether any card of a seat acts or is offered at a moment; a game may know it without looking."""
        reacting = self.catalogue.reacting.get(moment)
        return reacting is not None and not reacting.isdisjoint(self.cards_of(seat))

    def usable_cards(self, seat: int, moment: str, arg: Any, used: tuple[str, ...] = ()) -> list[str]:
        """The cards a seat may use at a moment, without those already used at it."""
        offered = self.catalogue.offered.get(moment)
        if not offered:
            return []
        return [
            name
            for name in self.cards_of(seat)
            if name in offered and name not in used and offered[name].usable(self, seat, moment, arg)
        ]


class Moment(Step[CardState]):
    """A named instant of the rulebook for one player: the automatic effects, then an offer of the others."""

    __slots__ = ("arg", "moment", "player")

    name = "moment"
    saved = ("moment", "player", "arg")
    kinds = ("moment: word", "arg: anything")

    def __init__(self, moment: str, player: int, arg: Any = None) -> None:
        super().__init__()
        self.moment = moment
        self.player = player
        self.arg = arg

    def run(self, state: CardState) -> None:
        if not state.reacts(self.player, self.moment):
            return
        cards = state.cards_of(self.player)
        acting = state.catalogue.acting.get(self.moment)
        offered = state.catalogue.offered.get(self.moment)
        if offered and any(card in offered for card in cards):
            state.push(Offer(self.player, self.moment, self.arg))
        if acting:
            for card in cards[::-1]:  # backwards, so that what the oldest card asks is asked first
                if card in acting:
                    acting[card].act(state, self.player, self.moment, self.arg)


class Offer(Step[CardState]):
    """Let a player use the cards printed for this moment, in any order and once each."""

    __slots__ = ("arg", "moment", "used")

    name = "offer"
    saved = ("seat", "moment", "arg", "used")
    kinds = ("moment: word", "arg: anything", "used: words")

    def __init__(self, seat: int, moment: str, arg: Any = None, used: tuple[str, ...] = ()) -> None:
        super().__init__(seat)
        self.moment = moment
        self.arg = arg
        self.used = used

    def options(self, state: CardState) -> list[str]:
        return [*state.usable_cards(self.seat, self.moment, self.arg, self.used), DONE]

    def private(self, state: CardState) -> bool:
        offered = state.catalogue.offered.get(self.moment, {})
        return any(
            name in offered and name not in self.used and offered[name].private(state, self.seat, self.moment, self.arg)
            for name in state.cards_of(self.seat)
        )

    def choose(self, state: CardState, option: str) -> None:
        if option != DONE:
            state.push(Offer(self.seat, self.moment, self.arg, (*self.used, option)))
            state.catalogue.cards[option].use(state, self.seat, self.moment, self.arg)

    def touches(self, state: CardState, option: str) -> list[str]:
        return [] if option == DONE else [f"card:{option}"]

    def label(self, state: CardState, option: str) -> Label:
        return (DONE, {}) if option == DONE else ("use-card", {"card": f"card:{option}"})
