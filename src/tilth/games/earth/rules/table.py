"""What lies on the table, and the few ways in which it moves."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.board import CELLS, CLIMATE, ISLAND, NAMES
from tilth.games.earth.rules.data import GOAL, GROWTH_MAX, REDUCING, SLUG, SPROUT_SPACES

SHORT_DECK: Final = 24
"""With fewer cards than this for each seat the discard is shuffled under the deck before all act at once."""


def without(cards: list[int], card: int) -> list[int]:
    """The cards that are left when one of them is taken away."""
    rest = cards[:]
    rest.remove(card)
    return rest


class Gaia:
    """What lies on Gaia's board in the solo game."""

    __slots__ = ("card", "compost", "deck", "growth", "pile", "run", "skips", "soil", "sprouts")

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.run: int = 1
        self.card: int = -1
        self.sprouts: int = 0
        self.growth: int = 0
        self.soil: int = 0
        self.compost: list[int] = []
        self.pile: list[int] = []
        self.skips: bool = False

    def clone(self) -> Gaia:
        new = Gaia()
        new.deck = self.deck
        new.run = self.run
        new.card = self.card
        new.sprouts = self.sprouts
        new.growth = self.growth
        new.soil = self.soil
        new.compost = self.compost
        new.pile = self.pile
        new.skips = self.skips
        return new


class Pool:
    """The area two team mates share; what is left in it at the end of a turn is lost."""

    __slots__ = ("cards", "compost", "growth", "soil", "sprouts")

    def __init__(self) -> None:
        self.soil: int = 0
        self.sprouts: int = 0
        self.growth: int = 0
        self.compost: list[int] = []
        self.cards: list[int] = []

    def clone(self) -> Pool:
        new = Pool()
        new.soil = self.soil
        new.sprouts = self.sprouts
        new.growth = self.growth
        new.compost = self.compost
        new.cards = self.cards
        return new

    def is_empty(self) -> bool:
        return not (self.soil or self.sprouts or self.growth or self.compost or self.cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """The cards and pieces of all players. Decks and compost have their top at the end of the list.

    While all act at once (`dealt`) the deck lies in one lane for each seat, so that nobody's draw depends on who was
    quicker; what they throw away waits in `dropped`.

    Clones share every pile of cards and every row of an island, so that they cost little: whoever changes one puts a
    new list in its place, in the rules nobody ever writes into it. A clone has its own lists of these, and of numbers.
    """

    __slots__ = (
        "action",
        "active",
        "careful",
        "completed",
        "compost",
        "composted",
        "dealt",
        "deck",
        "discard",
        "drawn",
        "dropped",
        "earned",
        "ecosystem",
        "ecosystems",
        "fauna",
        "fetched",
        "field",
        "first",
        "gaia",
        "growth",
        "hands",
        "hidden",
        "lanes",
        "leaves",
        "offers",
        "planted",
        "played",
        "pools",
        "reached",
        "simple",
        "soil",
        "spots",
        "sprouts",
        "team",
        "watching",
    )

    def __init__(self, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        super().__init__(seats, settings, rng)
        every = range(seats)
        self.simple: bool = settings.get("setup") == "simple"
        self.hidden: bool = bool(settings.get("hidden_planting", False))
        self.team: bool = bool(settings.get("teams", False))
        self.first: int = 0
        self.active: int = -1
        self.action: int = -1
        self.completed: int = -1
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.dealt: bool = False
        self.lanes: list[list[int]] = [[] for _ in every]
        self.dropped: list[list[int]] = [[] for _ in every]
        self.fauna: list[int] = []
        self.leaves: list[list[int]] = []
        self.ecosystems: list[int] = []
        self.field: list[list[int]] = [[0] * CELLS for _ in every]
        self.sprouts: list[list[int]] = [[0] * CELLS for _ in every]
        self.growth: list[list[int]] = [[0] * CELLS for _ in every]
        self.spots: list[list[int]] = [[] for _ in every]
        self.soil: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in every]
        self.compost: list[list[int]] = [[] for _ in every]
        self.played: list[list[int]] = [[] for _ in every]
        self.drawn: list[list[int]] = [[] for _ in every]
        self.planted: list[list[int]] = [[] for _ in every]
        self.earned: list[int] = [0] * seats
        self.fetched: list[list[int]] = [[] for _ in every]
        self.composted: list[int] = [0] * seats
        self.careful: list[bool] = [False] * seats
        self.ecosystem: list[int] = [-1] * seats
        self.offers: list[list[list[int]]] = [[[], [], []] for _ in every]
        self.reached: list[int] = [0] * seats
        self.watching: list[int] = [0] * seats
        self.gaia: Gaia | None = None
        self.pools: list[Pool] = []

    def copy_table(self, new: Table) -> None:
        """Give a clone its own table."""
        new.simple = self.simple
        new.hidden = self.hidden
        new.team = self.team
        new.first = self.first
        new.active = self.active
        new.action = self.action
        new.completed = self.completed
        new.deck = self.deck
        new.discard = self.discard
        new.dealt = self.dealt
        new.lanes = self.lanes[:]
        new.dropped = self.dropped[:]
        new.fauna = self.fauna
        new.leaves = self.leaves[:]
        new.ecosystems = self.ecosystems
        new.field = self.field[:]
        new.sprouts = self.sprouts[:]
        new.growth = self.growth[:]
        new.spots = self.spots[:]
        new.soil = self.soil[:]
        new.hands = self.hands[:]
        new.compost = self.compost[:]
        new.played = self.played[:]
        new.drawn = self.drawn[:]
        new.planted = self.planted[:]
        new.earned = self.earned[:]
        new.fetched = self.fetched[:]
        new.composted = self.composted[:]
        new.careful = self.careful[:]
        new.ecosystem = self.ecosystem[:]
        new.offers = self.offers[:]
        new.reached = self.reached[:]
        new.watching = self.watching[:]
        new.gaia = None if self.gaia is None else self.gaia.clone()
        new.pools = [pool.clone() for pool in self.pools]

    # What is told.

    def say(self, seat: int, name: str, *args: Any) -> None:
        self.tell(name, f"seat:{seat}", *args)

    # Goals.

    def changed(self, seat: int, what: int) -> None:
        """Something of this kind changed: look whether a fauna goal is met now."""
        if self.watching[seat] & what:
            self.look(seat, what)

    def look(self, seat: int, what: int) -> None:
        raise NotImplementedError

    def watch(self, seat: int) -> None:
        """Remember which kinds of change can still meet a goal."""
        kinds = 0
        for place, goal in enumerate(self.fauna):
            if not self.reached[seat] >> place & 1:
                kinds |= GOAL[goal].watches
        self.watching[seat] = kinds

    # Secrets.

    def may_hold_events(self, seat: int) -> bool:
        """Whether a player has cards in hand, so that others cannot know whether an event is among them."""
        return len(self.hands[seat]) > 0

    # The deck.

    def deal(self) -> None:
        """Split the deck into a lane for each seat, before all act at once."""
        if len(self.deck) < SHORT_DECK * self.seats and self.discard:
            self.deck = self.shuffled_discard() + self.deck
            self.tell("reshuffled", len(self.deck))
        deck = self.deck
        for seat in range(self.seats):
            self.lanes[seat] = deck[seat :: self.seats]
        self.deck = []
        if self.settings["compost_from_discard"]:
            for seat in range(self.seats):
                self.dropped[seat] = self.discard[seat :: self.seats]
            self.discard = []
        self.dealt = True

    def gather(self) -> None:
        """Put the lanes together again and what was thrown away on the discard, seat by seat."""
        if not self.dealt:
            return
        self.dealt = False
        deck = self.deck[:]
        discard = self.discard[:]
        for seat in range(self.seats):
            deck += self.lanes[seat]
            self.lanes[seat] = []
            discard += self.dropped[seat]
            self.dropped[seat] = []
        self.deck = deck
        self.discard = discard

    def shuffled_discard(self) -> list[int]:
        """Take the discard up and shuffle it."""
        cards = self.discard[:]
        self.discard = []
        self.rng.shuffle(cards)
        return cards

    def take(self, seat: int, number: int) -> list[int]:
        """So many cards from the deck, or as many as there are."""
        if self.dealt:
            lane = self.lanes[seat]
            if number >= len(lane):
                self.lanes[seat] = []
                return lane[::-1]
            cards = lane[-number:]
            self.lanes[seat] = lane[:-number]
            cards.reverse()
            return cards
        cards = []
        deck = self.deck[:]
        while len(cards) < number:
            if not deck:
                if not self.discard:
                    break
                deck = self.shuffled_discard()
                self.tell("reshuffled", len(deck))
            cards.append(deck.pop())
        self.deck = deck
        return cards

    def drop(self, seat: int, cards: list[int]) -> None:
        """Throw cards onto the discard."""
        if self.dealt:
            self.dropped[seat] = self.dropped[seat] + cards
        else:
            self.discard = self.discard + cards

    def draw(self, seat: int, number: int, counted: bool) -> None:
        """Draw cards from the deck into the hand; `counted` where Gaia counts them."""
        cards = self.take(seat, number)
        if not cards:
            return
        self.hands[seat] = self.hands[seat] + cards
        if counted or self.team:
            self.fetched[seat] = self.fetched[seat] + cards
        self.reveals += 1
        if self.telling:
            who = f"seat:{seat}"
            names = [f"card:{SLUG[card]}" for card in cards]
            self.tell_seat(seat, "drew", (who, len(cards), names), (who, len(cards), []))
        self.changed(seat, L.CHANGED_HAND)

    def compost_deck(self, seat: int, number: int) -> None:
        """Put cards from the deck into the compost, unseen; where it was agreed, first those of the discard."""
        before = len(self.compost[seat])
        if self.settings["compost_from_discard"]:
            pile = self.dropped[seat] if self.dealt else self.discard
            cards = pile[-number:]
            if cards:
                if self.dealt:
                    self.dropped[seat] = pile[:-number]
                else:
                    self.discard = pile[:-number]
                self.compost[seat] = self.compost[seat] + cards
                number -= len(cards)
                if self.telling:
                    self.say(seat, "composted_discard", len(cards))
        if number:
            cards = self.take(seat, number)
            if cards:
                self.compost[seat] = self.compost[seat] + cards
                if self.telling:
                    self.say(seat, "composted_deck", len(cards))
        gained = len(self.compost[seat]) - before
        if gained:
            self.composted[seat] += gained
            self.changed(seat, L.CHANGED_COMPOST)

    def compost_card(self, seat: int, card: int) -> None:
        """Put a card of the hand into the compost."""
        self.hands[seat] = without(self.hands[seat], card)
        self.compost[seat] = [*self.compost[seat], card]
        self.composted[seat] += 1
        if self.telling:
            who = f"seat:{seat}"
            self.tell_seat(seat, "composted", (who, f"card:{SLUG[card]}"), (who, ""))
        self.changed(seat, L.CHANGED_COMPOST)

    def spend_compost(self, seat: int, number: int) -> None:
        """Throw the top cards of the compost onto the discard, unseen."""
        compost = self.compost[seat]
        self.drop(seat, compost[-number:])
        self.compost[seat] = compost[:-number]
        if self.telling:
            self.say(seat, "spent_compost", number)

    # Soil and pieces.

    def gain_soil(self, seat: int, number: int, counted: bool) -> None:
        self.soil[seat] += number
        if counted or self.team:
            self.earned[seat] += number
        if self.telling:
            self.say(seat, "soil", number)
        self.changed(seat, L.CHANGED_SOIL)

    def pay_soil(self, seat: int, number: int) -> None:
        self.soil[seat] -= number
        if self.telling and number:
            self.say(seat, "paid_soil", number)

    def room(self, seat: int, piece: int, cell: int) -> int:
        """How many pieces of a kind still fit on the card at a cell."""
        card = self.field[seat][cell]
        if piece == L.SPROUT:
            return SPROUT_SPACES[card] - self.sprouts[seat][cell]
        return GROWTH_MAX[card] - self.growth[seat][cell]

    def rooms(self, seat: int, piece: int, cells: list[int]) -> list[int]:
        """The same for each of some cells."""
        field = self.field[seat]
        pieces = self.pieces(seat, piece)
        spaces = SPROUT_SPACES if piece == L.SPROUT else GROWTH_MAX
        return [spaces[field[cell]] - pieces[cell] for cell in cells]

    def pieces(self, seat: int, piece: int) -> list[int]:
        """How many pieces of a kind lie at each place."""
        return self.sprouts[seat] if piece == L.SPROUT else self.growth[seat]

    def total(self, seat: int, piece: int) -> int:
        """How many pieces of a kind lie on the whole island."""
        pieces = self.pieces(seat, piece)
        total = 0
        for cell in self.spots[seat]:
            total += pieces[cell]
        return total

    def holds(self, seat: int, piece: int, number: int) -> bool:
        """Whether so many pieces of a kind lie on the island."""
        pieces = self.pieces(seat, piece)
        for cell in self.spots[seat]:
            if number <= 0:
                break
            number -= pieces[cell]
        return number <= 0

    def move(self, seat: int, piece: int, cell: int, number: int) -> None:
        """So many pieces more lie on a card, or fewer."""
        pieces = self.pieces(seat, piece)[:]
        pieces[cell] += number
        if piece == L.SPROUT:
            self.sprouts[seat] = pieces
        else:
            self.growth[seat] = pieces

    def put(self, seat: int, piece: int, cell: int, number: int) -> None:
        self.move(seat, piece, cell, number)
        if self.telling:
            self.say(seat, f"put_{L.RESOURCES[piece]}", f"cell:{NAMES[cell]}", number)
        self.changed(seat, L.CHANGED_PIECES)

    def lift(self, seat: int, piece: int, cell: int, number: int) -> None:
        self.move(seat, piece, cell, -number)
        if self.telling:
            self.say(seat, f"lifted_{L.RESOURCES[piece]}", f"cell:{NAMES[cell]}", number)
        self.changed(seat, L.CHANGED_PIECES)

    # Cards of the island.

    def lay(self, seat: int, card: int, cell: int) -> None:
        """Lay a card into the island."""
        self.cover(seat, cell, card)
        spots = self.spots[seat][:]
        insort(spots, cell)
        self.spots[seat] = spots
        self.planted[seat] = [*self.planted[seat], card]

    def cover(self, seat: int, cell: int, card: int) -> None:
        """From now on this card lies at a cell."""
        field = self.field[seat][:]
        field[cell] = card
        self.field[seat] = field

    def price(self, seat: int, card: int, cost: int) -> int:
        """What a card costs this player: reductions add up, never below nothing."""
        for reducer in self.reducers(seat):
            line = REDUCING[reducer]
            if line is not None and line.filter.fits[card]:
                cost -= line.amount
        return max(0, cost)

    def reducers(self, seat: int) -> list[int]:
        """The cards of a player that make others cheaper."""
        field = self.field[seat]
        reducing = REDUCING
        found = []
        for cell in self.spots[seat]:
            card = field[cell]
            if reducing[card] is not None:
                found.append(card)
        if reducing[field[ISLAND]] is not None:
            found.append(field[ISLAND])
        return found

    # Setting up.

    def is_choosing_sides(self, seat: int) -> bool:
        """Whether a player still holds the islands, climates and ecosystems to choose from."""
        return len(self.offers[seat][0]) > 0

    def side(self, seat: int, kind: int) -> int:
        """The side of an island, a climate or an ecosystem that a player has chosen, or -1."""
        if kind == 2:
            return self.ecosystem[seat]
        return self.field[seat][ISLAND if kind == 0 else CLIMATE] or -1

    def choose_side(self, seat: int, kind: int, side: int) -> None:
        if kind == 2:
            self.ecosystem[seat] = side
        else:
            self.cover(seat, ISLAND if kind == 0 else CLIMATE, side)

    # Order.

    def around(self, seat: int) -> list[int]:
        """All seats in turn order from this one."""
        return [*range(seat, self.seats), *range(seat)]
