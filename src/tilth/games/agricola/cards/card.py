"""What a card can be: its printed facts, the moments at which it acts, and its part in prices, places and points.

A card is one small class. It names itself (its facts are in `cards.json`), lists the moments at which it acts by
itself (`acts_at`) or is offered (`offered_at`), and the folds it takes part in (`folds`, the names of the methods below
that it overrides). A card never remembers anything itself: numbers on it lie in `Player.notes`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tilth.core.cards import Card, Catalogue
from tilth.core.steps import Label
from tilth.games.agricola.cards.facts import FACTS, OCCUPATION, Facts
from tilth.games.agricola.rules.farm.housing import Holder
from tilth.games.agricola.rules.goods import NOTHING, Price

if TYPE_CHECKING:
    from tilth.games.agricola.rules.state import Agricola

OTHER: Final = "other_"
"""What others may react to is told to them under the name of the moment with this before it."""

ANY: Final = 99
"""As many as one likes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FarmCard(Card):
    """One occupation or improvement."""

    folds: ClassVar[tuple[str, ...]] = ()
    """The methods below that this card overrides: those of its owner's folds in which it is asked."""

    # Facts that are not printed in the corners of a card.
    rates: ClassVar[Price] = NOTHING
    """Cooking: how much food each good brings at any time."""
    bakes: ClassVar[tuple[int, int]] = (0, 0)
    """Baking: at most so many grain in a bake action, and the food for each."""
    plots: ClassVar[tuple[int, ...]] = ()
    """Plots on the card, each with the good that can be sown there."""
    holder: ClassVar[Holder | None] = None
    """The card as a place for animals."""
    effects: ClassVar[int] = 0
    """What the card does to pastures and stables: the flags of `housing`."""
    counts: ClassVar[int] = 1
    """As how many occupations the card counts."""
    spaces: ClassVar[tuple[str, ...]] = ()
    """Action spaces that come into the game with the card."""
    notes_points: ClassVar[bool] = False
    """Whether points are won with the card during the game: noted under its name, they stay when the card goes."""

    @property
    def facts(self) -> Facts:
        return FACTS[self.name]

    def playable(self, state: Agricola, seat: int) -> bool:
        """Whether the card may be played, beside price and printed conditions."""
        return True

    def play(self, state: Agricola, seat: int) -> None:
        """What happens when the card is played."""

    def visited(self, state: Agricola, owner: int, seat: int) -> None:
        """What the card does as an action space for whoever goes there."""

    # Folds over the owner's cards. The number or list of the cards before comes in, and goes on to the next.

    def food_rates(self, state: Agricola, seat: int) -> Price:
        """How much food each good brings the owner at any time, as the owner's cards are now."""
        return self.rates

    def base_prices(self, state: Agricola, seat: int, item: str) -> list[Price]:
        """Other prices the owner may pay instead of the printed one for a `room` or a `renovation`."""
        return []

    def price(self, state: Agricola, seat: int, item: str, cost: Price) -> list[Price]:
        """What the owner may pay where the price is `cost`. The item is `room`, `renovation`, `stable`, `fence`, or the
        name of a card."""
        return [cost]

    def paid(self, state: Agricola, seat: int, item: str, cost: Price) -> None:
        """Take note of a price that was paid with the help of the card."""

    saved_up: ClassVar[bool] = False
    """Whether the owner may keep the card's part in a price for something else."""

    def free_fences(self, state: Agricola, seat: int, standing: int, number: int) -> int:
        """How many of so many fences, built where so many stand, cost nothing by their number."""
        return 0

    def fence_wood(self, state: Agricola, seat: int, wood: int, begun: bool) -> int:
        """The wood for fences of one fencing where it would be so much, the first of which may cost nothing anyway."""
        return wood

    def skips_clay(self, state: Agricola, seat: int) -> bool:
        """Whether a wooden hut may become a stone house at once."""
        return False

    def pets(self, state: Agricola, seat: int, number: int) -> int:
        """How many animals live in the house."""
        return number

    def sowing(self, state: Agricola, seat: int, plot: int, good: int, fields: int) -> int:
        """How many more goods lie on a plot newly sown as one of so many in this sowing."""
        return 0

    def need(self, state: Agricola, seat: int, food: int, grown: int) -> int:
        """How much food the family needs in a harvest; so many of it are no newborns."""
        return food

    def advance(self, state: Agricola, seat: int) -> int:
        """Food received before an occupation is paid."""
        return 0

    def lot(self, state: Agricola, seat: int) -> int:
        """Food for letting chance choose the occupation that is played, received before it is paid."""
        return 0

    def opens(self, state: Agricola, seat: int, space: str) -> bool:
        """Whether the owner may use a space on which another player's person stands."""
        return False

    def brings(self, state: Agricola, seat: int, space: str) -> int:
        """A good of which the card gives one before the action of a space, -1 for none."""
        return -1

    def fee(self, state: Agricola, owner: int, seat: int, space: str) -> Price:
        """What another player pays the owner for using a space."""
        return NOTHING

    def claims(self, state: Agricola, seat: int) -> list[str]:
        """The spaces on which the card has laid a claim marker."""
        return []

    def idle(self, state: Agricola, owner: int, seat: int) -> int:
        """How many people of a seat cannot be placed in this round; every owner's card is asked."""
        return 0

    def as_minor(self, state: Agricola, seat: int, major: str, given: bool) -> bool:
        """Whether a major improvement can be built like a minor one, by an action or as a card's gift."""
        return False

    def crowds(self, state: Agricola, seat: int) -> bool:
        """Whether family growth needs no room now."""
        return False

    def feeds_last(self, state: Agricola, seat: int) -> bool:
        return False

    def keeps_crops(self, state: Agricola, seat: int) -> int:
        """A crop that stays on the fields when it is reaped."""
        return -1

    def births(self, state: Agricola, seat: int, animal: int, number: int) -> int:
        """How many young animals of a kind are born."""
        return number

    def score(self, state: Agricola, seat: int, parts: dict[str, int]) -> None:
        """Change the owner's points by category."""

    def bonus(self, state: Agricola, seat: int) -> int:
        """Bonus points at the end of the game."""
        return 0

    def award(self, state: Agricola, owner: int, seat: int) -> int:
        """Bonus points for any player at the end of the game; every owner's card is asked."""
        return 0

    def verdict(self, state: Agricola, seat: int, parts: dict[str, int], lost: bool) -> int:
        """Bonus points for any player when all else is counted; `lost`: a card of theirs has cost points."""
        return 0

    def gained(self, state: Agricola, seat: int, good: int) -> None:
        """Take note of goods, other than animals, that the owner received."""

    def given_up(self, state: Agricola, seat: int, new: str) -> None:
        """What goes with the card when it is returned for a new one."""

    # At any time.

    def seasons(self, state: Agricola, seat: int, cooked: Price) -> int:
        """The food the card adds where so many goods are eaten or cooked at once."""
        return 0

    def sells(self, state: Agricola, seat: int, left: Price) -> int:
        """The food for which the card can exchange so many goods, where they are not eaten or cooked."""
        return 0

    def anytime(self, state: Agricola, seat: int) -> list[str]:
        """What the owner may do at any time, each in a notation of its own (the card's name comes before it)."""
        return []

    works: ClassVar[bool] = False
    """Whether what the card does at any time is a work of its own, done between others and not inside one."""

    def spends(self, state: Agricola, seat: int, what: str) -> Price:
        """What the owner gives away for one of those."""
        return NOTHING

    def food_made(self, state: Agricola, seat: int, what: str) -> int:
        """The food that one of those brings for sure."""
        return 0

    def do(self, state: Agricola, seat: int, what: str) -> None:
        """Do one of those."""

    def do_label(self, what: str) -> Label:
        """What such an option says."""
        return ("use-card", {"card": f"card:{self.name}"})

    # Questions the card asks through the step `Ask`.

    def needs(self, state: Agricola, seat: int, option: str, arg: Any) -> Price:
        """What the owner must have for an answer."""
        return NOTHING

    def answers(self, state: Agricola, seat: int, choices: tuple[str, ...]) -> list[str]:
        """Those of the choices that can be answered now, the price aside."""
        return list(choices)

    def answer(self, state: Agricola, seat: int, option: str, arg: Any) -> None:
        """What an option of a question means."""

    def answer_label(self, option: str) -> Label:
        """What an option of a question says; the plain words `yes` and `no`, goods, cells and spaces say themselves."""
        return (f"answer-{option}", {})


class Tableau:
    """The cards one player has in play, and what follows from them alone. It never changes, so that clones share it."""

    __slots__ = (
        "baking",
        "effects",
        "fencing",
        "folds",
        "holders",
        "improvements",
        "moments",
        "occupations",
        "pricing",
    )

    def __init__(self, cards: list[FarmCard]) -> None:
        self.folds: dict[str, list[FarmCard]] = {}
        """The cards that take part in a fold, oldest first."""
        self.moments: set[str] = set()
        """The moments at which any of the cards acts or is offered."""
        for card in cards:
            for fold in card.folds:
                self.folds.setdefault(fold, []).append(card)
            self.moments.update(card.acts_at)
            self.moments.update(card.offered_at)
        self.occupations: list[FarmCard] = [card for card in cards if card.facts.kind == OCCUPATION]
        self.improvements: list[str] = [card.name for card in cards if card.facts.kind != OCCUPATION]
        self.baking: list[FarmCard] = [card for card in cards if card.bakes[0]]
        self.pricing: bool = "price" in self.folds or "base_prices" in self.folds
        """Whether a card has a part in what things cost."""
        self.fencing: bool = (
            "free_fences" in self.folds or "fence_wood" in self.folds or any(card.saved_up for card in cards)
        )
        """Whether a card has a part in what fences cost."""
        self.effects: int = 0
        """What the cards do to pastures and stables, as flags of `housing`."""
        for card in cards:
            self.effects |= card.effects
        self.holders: tuple[Holder, ...] = tuple([card.holder for card in cards if card.holder is not None])


NO_TABLEAU: Final = Tableau([])


class FarmCatalogue(Catalogue):
    """All cards that exist."""

    def __init__(self) -> None:
        super().__init__([])
        self.farm: dict[str, FarmCard] = {}
        self.noting: list[str] = []
        """The cards with which points are won during the game."""
        self.heard: dict[str, str] = {}
        """The moments of one player to which cards of others react, each with the name under which they hear of it."""

    def take_in(self, cards: list[FarmCard]) -> None:
        """Take in the cards of a deck."""
        for card in cards:
            assert card.name in FACTS, card.name
            self.add(card)
            self.farm[card.name] = card
            if card.notes_points:
                self.noting.append(card.name)
            for moment in (*card.acts_at, *card.offered_at):
                if moment.startswith(OTHER):
                    self.heard[moment.removeprefix(OTHER)] = moment


CATALOGUE: Final = FarmCatalogue()
"""The modules of the decks stand above the rules, which know the cards only from here."""
