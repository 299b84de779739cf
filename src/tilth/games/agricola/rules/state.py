"""The table of a game of Agricola: the farms, the action spaces and the cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tilth.core.cards import CardState
from tilth.core.rng import Rng
from tilth.core.steps import Label
from tilth.games.agricola.cards.card import CATALOGUE, NO_TABLEAU, FarmCard, FarmCatalogue, Tableau
from tilth.games.agricola.cards.facts import FACTS, OCCUPATION
from tilth.games.agricola.rules.board import (
    PILE_GOOD,
    PILE_NUMBER,
    ROUNDS,
    SPACE_NAMES,
    SPACE_NUMBERS,
    SPACES,
    STAGE_OF,
)
from tilth.games.agricola.rules.farm.fences import CELL_NAMES, bits, cells_name, count, edges_names, fenced
from tilth.games.agricola.rules.farm.housing import Counts, Holder, arrange, farm_holders, fits, staying, takes
from tilth.games.agricola.rules.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    GOOD_NAMES,
    GOODS,
    HOUSE_NAMES,
    HUT,
    NOTHING,
    SHEEP,
    Price,
    amounts,
    with_amount,
)

START_ROOMS: Final = 1 << 5 | 1 << 10
PEOPLE: Final = 5
STABLES: Final = 4
NO_CROP: Final = -1

SEAT_THINGS: Final[list[str]] = [f"seat:{seat}" for seat in range(5)]
GOOD_THINGS: Final[list[str]] = [f"good:{name}" for name in GOOD_NAMES]
SPACE_THINGS: Final[list[str]] = [f"space:{name}" for name in SPACE_NAMES]
CELL_THINGS: Final[list[str]] = [f"cell:{name}" for name in CELL_NAMES]
SUPPLY: Final = "place:supply"

RAW: Final[Price] = (0, 0, 0, 0, 1, 1, 0, 0, 0, 0)
"""What can be eaten without any improvement: a grain or a vegetable is one food."""

NO_CARDS: Final[list[FarmCard]] = []

OTHERS: Final[list[list[tuple[int, ...]]]] = [
    [tuple([(seat + i) % seats for i in range(1, seats)]) for seat in range(seats)] for seats in range(6)
]
"""By the number of seats and the seat: the other ones, clockwise."""


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled too, __new__ then leaves __init__ alone, for `clone`
class Player:
    """One farm and what belongs to it. Sets of spaces and fences are bitmasks (see `fences`)."""

    __slots__ = (
        "begging",
        "cards",
        "crop",
        "fences",
        "fields",
        "goods",
        "guests",
        "hand",
        "house",
        "idle",
        "newborn",
        "notes",
        "pack",
        "pens",
        "people",
        "placed",
        "plots",
        "promised",
        "rates",
        "resting",
        "rooms",
        "stables",
        "stack",
        "tableau",
    )

    def __init__(self) -> None:
        self.goods: list[int] = [0] * GOODS
        self.house: int = HUT
        self.rooms: int = START_ROOMS
        self.fields: int = 0
        self.stables: int = 0
        self.fences: int = 0
        self.crop: list[int] = [NO_CROP] * 15
        """What grows on each space, and after the 15 spaces on each plot of a card."""
        self.stack: list[int] = [0] * 15
        """How much of it."""
        self.plots: list[str] = []
        """The cards of the plots beyond the 15 spaces."""
        self.pens: dict[str, Counts] = {}
        """Which animals stand where; never changed in place, so that clones share it."""
        self.people: int = 2
        self.newborn: int = 0
        self.placed: int = 0
        self.guests: int = 0
        self.idle: int = 0
        self.begging: int = 0
        self.resting: bool = False
        """Takes no part in the next harvest."""
        self.cards: list[str] = []
        """The cards in play, oldest first; set with `Agricola.set_cards`, never changed in place: clones share it."""
        self.tableau: Tableau = NO_TABLEAU
        self.hand: list[str] = []
        self.pack: list[str] = []
        self.notes: dict[str, int] = {}
        self.promised: list[tuple[int, int, int]] = []
        """Goods that lie on round spaces: the round, the good, how many."""
        self.rates: Price = RAW

    def clone(self) -> Player:
        new = Player.__new__(Player)
        new.goods = self.goods[:]
        new.house = self.house
        new.rooms = self.rooms
        new.fields = self.fields
        new.stables = self.stables
        new.fences = self.fences
        new.crop = self.crop[:]
        new.stack = self.stack[:]
        new.plots = self.plots[:]
        new.pens = self.pens
        new.people = self.people
        new.newborn = self.newborn
        new.placed = self.placed
        new.guests = self.guests
        new.idle = self.idle
        new.begging = self.begging
        new.resting = self.resting
        new.cards = self.cards
        new.tableau = self.tableau
        new.hand = self.hand[:]
        new.pack = self.pack[:]
        new.notes = self.notes.copy()
        new.promised = self.promised[:]
        new.rates = self.rates
        return new

    def animals(self) -> Counts:
        return self.goods[SHEEP], self.goods[BOAR], self.goods[CATTLE]

    def set_pens(self, pens: dict[str, Counts]) -> None:
        """Say where the animals stand, in one fixed order, so that saving and loading changes nothing."""
        self.pens = {name: pens[name] for name in sorted(pens)} if len(pens) > 1 else pens

    def room_count(self) -> int:
        return count(self.rooms)

    def used(self) -> int:
        """The spaces of the farmyard that are not empty."""
        return self.rooms | self.fields | self.stables | fenced(self.fences)

    def to_place(self) -> int:
        """How many people can still be placed in this round."""
        return self.people - self.newborn - self.placed - self.idle + self.guests

    def crops(self, good: int) -> int:
        """How much of a crop stands on fields and plots."""
        total = 0
        for plot in range(len(self.crop)):
            if self.crop[plot] == good:
                total += self.stack[plot]
        return total

    def sown(self, good: int) -> int:
        """On how many fields and plots a crop stands."""
        return self.crop.count(good)


@mypyc_attr(allow_interpreted_subclasses=True)  # as above
class Agricola(CardState):
    """The rules stand above the table in the modules of this package; where the table must ask them, it imports them
    late.

    Lists over all spaces are indexed by the number of a space."""

    __slots__ = (
        "buried",
        "full",
        "in_play",
        "majors",
        "minor_deck",
        "occupation_deck",
        "occupied",
        "only",
        "piles",
        "players",
        "round_cards",
        "starting",
    )

    game = "agricola"
    catalogue: ClassVar[FarmCatalogue] = CATALOGUE
    event_fields: ClassVar[dict[str, tuple[str, ...]]] = {
        "dealt": ("seat", "number", "cards"),
        "few_cards": ("number",),
        "first": ("seat",),
        "round": ("round", "space"),
        "piled": ("number", "good", "space"),
        "promised": ("seat", "number", "good", "round"),
        "placed": ("seat", "space"),
        "guest_placed": ("seat", "space"),
        "got": ("seat", "number", "good", "from"),
        "left": ("seat", "number", "good", "space"),
        "paid": ("seat", "number", "good"),
        "gave": ("seat", "number", "good", "to"),
        "starting_player": ("seat",),
        "room": ("seat", "cell"),
        "stable": ("seat", "cell"),
        "renovated": ("seat", "house"),
        "ploughed": ("seat", "cell"),
        "sowed": ("seat", "good", "number", "cell"),
        "fenced": ("seat", "number", "cells", "edges"),
        "baked": ("seat", "number", "food"),
        "cooked": ("seat", "number", "good", "food"),
        "released": ("seat", "number", "good"),
        "moved": ("seat", "good", "from", "to"),
        "swapped": ("seat", "from", "to"),
        "grew": ("seat", "people"),
        "built": ("seat", "card"),
        "played": ("seat", "card"),
        "used_card": ("seat", "card"),
        "returned": ("seat", "card"),
        "passed": ("seat", "card", "to"),
        "home": (),
        "harvest": ("round",),
        "reaped": ("seat", "number", "good", "cell"),
        "fed": ("seat", "number"),
        "begged": ("seat", "number"),
        "born": ("seat", "number", "good"),
        "unborn": ("seat", "good"),
        "discarded": ("seat", "number", "cards"),
        "drew": ("seat", "number", "cards"),
        "picked": ("seat", "cards"),
        "packs_passed": (),
        "end": (),
    }

    def __init__(self, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        super().__init__(seats, settings, rng)
        self.full: bool = settings.get("mode", "full") == "full"
        self.players: list[Player] = [Player() for _ in range(seats)]
        self.starting: int = 0
        self.round_cards: list[int] = []
        """All 14 in the order in which they come; those of rounds to come are hidden."""
        self.in_play: list[int] = []
        self.only: list[int] = [-1] * SPACES
        """The one seat that may already use a space, or -1."""
        self.occupied: list[int] = [0] * SPACES
        """Whose people stand on a space, as a bitmask of seats."""
        self.piles: list[Price] = [NOTHING] * SPACES
        """What lies on each space."""
        self.majors: list[str] = []
        self.occupation_deck: list[str] = []
        """This and the next two are replaced, never changed in place once the game is set up: clones share them."""
        self.minor_deck: list[str] = []
        self.buried: list[str] = []
        """Cards that were laid aside face down."""

    def clone(self) -> Agricola:
        new = Agricola.__new__(Agricola)
        self.copy_flow(new)
        new.full = self.full
        new.players = [player.clone() for player in self.players]
        new.starting = self.starting
        new.round_cards = self.round_cards
        new.in_play = self.in_play[:]
        new.only = self.only[:]
        new.occupied = self.occupied[:]
        new.piles = self.piles[:]
        new.majors = self.majors[:]
        new.occupation_deck = self.occupation_deck
        new.minor_deck = self.minor_deck
        new.buried = self.buried
        return new

    # Cards.

    def cards_of(self, seat: int) -> list[str]:
        return self.players[seat].cards

    def card(self, name: str) -> FarmCard:
        return CATALOGUE.farm[name]

    def folding(self, seat: int, fold: str) -> list[FarmCard]:
        """The cards of a seat that take part in a fold, oldest first."""
        return self.players[seat].tableau.folds.get(fold, NO_CARDS)

    def folding_all(self, fold: str) -> list[tuple[int, FarmCard]]:
        """The cards of all seats that take part in a fold, with their owners."""
        found: list[tuple[int, FarmCard]] = []
        for seat, player in enumerate(self.players):
            for card in player.tableau.folds.get(fold, NO_CARDS):
                found.append((seat, card))
        return found

    def reacts(self, seat: int, moment: str) -> bool:
        return moment in self.players[seat].tableau.moments

    def occupations(self, seat: int) -> int:
        """How many occupations a player has in play, as cards and prices count them."""
        return len(self.players[seat].tableau.occupations)

    def counted_occupations(self, seat: int) -> int:
        """How many occupations a player has for conditions and bonuses."""
        return sum(card.counts for card in self.players[seat].tableau.occupations)

    def improvements(self, seat: int) -> list[str]:
        """The improvements a player has in play."""
        return self.players[seat].tableau.improvements

    def owns(self, seat: int, name: str) -> bool:
        return name in self.players[seat].cards

    def owner(self, name: str) -> int:
        """Who has a card in play, -1 for nobody."""
        for seat in range(self.seats):
            if name in self.players[seat].cards:
                return seat
        return -1

    def set_cards(self, seat: int, names: list[str]) -> None:
        """Say which cards a player has in play: the only way, for what follows from them is worked out here."""
        player = self.players[seat]
        player.cards = names
        cards = [self.card(name) for name in names]
        player.tableau = Tableau(cards)
        rates = list(RAW)
        for card in cards:
            own = card.food_rates(self, seat)
            if own is NOTHING:
                continue
            for good in range(GOODS):
                if own[good] > rates[good]:
                    rates[good] = own[good]
        player.rates = tuple(rates)

    # Seats.

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return OTHERS[self.seats][seat]

    def in_order(self) -> list[int]:
        """All seats, clockwise from the starting player."""
        return [(self.starting + i) % self.seats for i in range(self.seats)]

    # Goods.

    def gain(self, seat: int, good: int, number: int, source: str = SUPPLY) -> None:
        """Put goods that are no animals into a player's supply (`animals.gain_animals` is for those)."""
        if number > 0:
            self.players[seat].goods[good] += number
            if self.telling:
                self.tell("got", SEAT_THINGS[seat], number, GOOD_THINGS[good], source)
            if self.full:
                for card in self.folding(seat, "gained"):
                    card.gained(self, seat, good)

    def lose(self, seat: int, good: int, number: int) -> None:
        """Give goods back to the supply."""
        if number > 0:
            self.players[seat].goods[good] -= number
            assert self.players[seat].goods[good] >= 0
            if self.telling:
                self.tell("paid", SEAT_THINGS[seat], number, GOOD_THINGS[good])

    def pay(self, seat: int, cost: Price) -> None:
        """Pay a price from a player's supply."""
        for good in range(GOODS):
            if cost[good]:
                self.lose(seat, good, cost[good])
        if cost[SHEEP] or cost[BOAR] or cost[CATTLE]:
            self.resettle(seat)

    def give(self, seat: int, to: int, good: int, number: int) -> None:
        """Hand goods to another player."""
        self.players[seat].goods[good] -= number
        assert self.players[seat].goods[good] >= 0
        self.players[to].goods[good] += number
        if self.telling:
            self.tell("gave", SEAT_THINGS[seat], number, GOOD_THINGS[good], SEAT_THINGS[to])

    def leave(self, seat: int, good: int, number: int, space: str) -> None:
        """Put goods back on an action space."""
        self.players[seat].goods[good] -= number
        assert self.players[seat].goods[good] >= 0
        self.pile_up(SPACE_NUMBERS[space], good, number)
        if self.telling:
            self.tell("left", SEAT_THINGS[seat], number, GOOD_THINGS[good], f"space:{space}")

    def pile_up(self, space: int, good: int, number: int) -> None:
        """Put goods on an action space, or take them away."""
        pile = self.piles[space]
        self.piles[space] = with_amount(pile, good, pile[good] + number)

    def promise(self, seat: int, rounds: list[int], good: int, number: int = 1) -> None:
        """Lay goods on the spaces of rounds to come."""
        for round_number in rounds:
            if self.round < round_number <= ROUNDS:
                self.players[seat].promised.append((round_number, good, number))
                if self.telling:
                    self.tell("promised", SEAT_THINGS[seat], number, GOOD_THINGS[good], round_number)

    def next_rounds(self, number: int) -> list[int]:
        """The next so many rounds."""
        return list(range(self.round + 1, min(self.round + number, ROUNDS) + 1))

    def per_round(self, space: int) -> int:
        """How much is put on a space in every round."""
        if self.seats == 1 and SPACE_NAMES[space] == "wood_3":
            return 2
        return PILE_NUMBER[space]

    # Animals.

    def holders(self, seat: int) -> tuple[Holder, ...]:
        """All places where animals of a seat can live."""
        player = self.players[seat]
        pets = 1
        for card in self.folding(seat, "pets"):
            pets = card.pets(self, seat, pets)
            if pets == 0:  # a card that keeps all animals out of the house outdoes those that let more in
                break
        tableau = player.tableau
        return farm_holders(player.fences, player.stables, pets, tableau.effects, tableau.holders)

    def housed(self, seat: int) -> bool:
        """Whether all animals of a seat find a place."""
        return fits(self.holders(seat), self.players[seat].animals())

    def shelter(self, seat: int) -> None:
        """Let the animals of a seat stand where there is place, moving as few as possible. All must find a place."""
        player = self.players[seat]
        counts = player.animals()
        player.set_pens(arrange(self.holders(seat), counts, player.pens) if counts != (0, 0, 0) else {})

    def resettle(self, seat: int) -> None:
        """Let the animals stand anew after some, or a place, are gone. While not all find a place, those that are gone
        just leave theirs, and those whose place is gone stand about."""
        if self.housed(seat):
            self.shelter(seat)
            return
        player = self.players[seat]
        holders = {holder.name: holder for holder in self.holders(seat)}
        pens = player.pens.items()
        good = {name: inside for name, inside in pens if name in holders and takes(holders[name], inside)}
        player.set_pens(staying(player.animals(), good))

    # At any time.

    def beside(self, seat: int, options: list[str]) -> list[str]:
        from tilth.games.agricola.rules import anytime

        return anytime.offered(self, seat, options)

    def interrupt(self, seat: int, option: str) -> None:
        from tilth.games.agricola.rules import anytime

        anytime.do(self, seat, option)

    def interrupt_touches(self, seat: int, option: str) -> list[str]:
        from tilth.games.agricola.rules import anytime

        return anytime.touches(self, seat, option)

    def interrupt_label(self, seat: int, option: str) -> Label:
        from tilth.games.agricola.rules import anytime

        return anytime.label(self, seat, option)

    # Points.

    def scores(self) -> list[dict[str, int]]:
        from tilth.games.agricola.rules import scoring

        return [scoring.parts(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """By points; a game of a series is lost by whoever misses its target."""
        from tilth.games.agricola.rules import series

        totals = [sum(parts.values()) for parts in self.scores()]
        needed = series.target(self.settings)
        if needed is not None:
            return [1 if totals[0] >= needed else 2]
        return [1 + sum([1 for other in totals if other > total]) for total in totals]

    # Saving and showing.

    def save_table(self) -> dict[str, Any]:
        return {
            "starting_player": self.starting,
            "round_cards": [SPACE_NAMES[space] for space in self.round_cards],
            "spaces": [{"space": name, **entry} for name, entry in self._spaces().items()],
            "majors": self.majors[:],
            "occupation_deck": self.occupation_deck[:],
            "minor_deck": self.minor_deck[:],
            "buried": self.buried[:],
            "players": [self._farm(seat) | self._secrets(seat) for seat in range(self.seats)],
        }

    def _spaces(self) -> dict[str, Any]:
        spaces: dict[str, Any] = {}
        for space in self.in_play:
            entry: dict[str, Any] = {"goods": self._pile(space), "people": bits(self.occupied[space])}
            if self.only[space] >= 0:
                entry["only"] = self.only[space]
            spaces[SPACE_NAMES[space]] = entry
        return spaces

    def _pile(self, space: int) -> dict[str, int]:
        return amounts(self.piles[space])

    def _farm(self, seat: int) -> dict[str, Any]:
        player = self.players[seat]
        housed = [sum([inside[kind] for inside in player.pens.values()]) for kind in range(3)]
        return {
            "goods": {GOOD_NAMES[good]: player.goods[good] for good in range(SHEEP)},
            "house": HOUSE_NAMES[player.house],
            "rooms": [CELL_NAMES[cell] for cell in bits(player.rooms)],
            "fields": {CELL_NAMES[cell]: _crop(player.crop[cell], player.stack[cell]) for cell in bits(player.fields)},
            "plots": [
                {"card": card, **_crop(player.crop[15 + plot], player.stack[15 + plot])}
                for plot, card in enumerate(player.plots)
            ],
            "stables": [CELL_NAMES[cell] for cell in bits(player.stables)],
            "fences": edges_names(player.fences),
            "animals": {name: _animals(list(inside)) for name, inside in player.pens.items()},
            "loose": _animals([player.goods[SHEEP + kind] - housed[kind] for kind in range(3)]),
            "people": player.people,
            "newborn": player.newborn,
            "placed": player.placed,
            "guests": player.guests,
            "idle": player.idle,
            "begging": player.begging,
            "resting": player.resting,
            "cards": player.cards[:],
            "notes": dict(player.notes),
            "promised": [
                {"round": when, "good": GOOD_NAMES[good], "number": number} for when, good, number in player.promised
            ],
        }

    def _secrets(self, seat: int) -> dict[str, Any]:
        player = self.players[seat]
        return {"hand": player.hand[:], "pack": player.pack[:]}

    def seat_view(self, seat: int | None) -> dict[str, Any]:
        from tilth.games.agricola.rules import anytime, harvest, scoring, series
        from tilth.games.agricola.view import advice

        players = []
        for other in range(self.seats):
            player = self.players[other]
            secrets: dict[str, Any] = self._secrets(other) if other == seat else {"hand": None, "pack": None}
            occupations = sum([1 for name in player.hand if FACTS[name].kind == OCCUPATION])
            players.append(
                self._farm(other)
                | secrets
                | {
                    "hand_occupations": occupations,
                    "hand_minors": len(player.hand) - occupations,
                    "to_place": max(0, player.to_place()),
                    "pastures": [
                        {"cells": cells_name(holder.cells), "capacity": holder.cattle}
                        for holder in self.holders(other)
                        if holder.what == "pasture"
                    ],
                    "places": {
                        holder.name: {"what": holder.what, "capacity": [holder.sheep, holder.boar, holder.cattle]}
                        for holder in self.holders(other)
                    },
                    "usable": anytime.usable(self, other) if other == seat else [],
                    "food_needed": harvest.food_ahead(self, other),
                    "food_rates": {GOOD_NAMES[good]: player.rates[good] for good in range(GOODS) if player.rates[good]},
                    "fencing": advice.fencing(self, other),
                    "prices": advice.building(self, other),
                    "young": advice.young(self, other),
                    "score_steps": scoring.next_steps(self, other),
                }
            )
        spaces = self._spaces()
        for name, entry in spaces.items():
            good = PILE_GOOD[SPACE_NUMBERS[name]]
            per_round = self.per_round(SPACE_NUMBERS[name])
            entry["per_round"] = {} if good < 0 else {GOOD_NAMES[good]: per_round}
            entry["stage"] = STAGE_OF.get(name, 0)
            entry["claims"] = [owner for owner, card in self.folding_all("claims") if name in card.claims(self, owner)]
        named = self._named()
        return {
            "game": self.game,
            "seat": seat,
            "seats": self.seats,
            "options": dict(self.settings),
            "round": self.round,
            "phase": self._phase(),
            "starting_player": self.starting,
            "round_cards": [
                SPACE_NAMES[space] if number < self.round or space in self.in_play or space in named else None
                for number, space in enumerate(self.round_cards)
            ],
            "spaces": spaces,
            "majors": self.majors[:],
            "occupation_deck": len(self.occupation_deck),
            "minor_deck": len(self.minor_deck),
            "target": series.target(self.settings),
            "players": players,
            "outlook": {} if seat is None else advice.outlook(self, seat),
            "lacks": {} if seat is None else advice.lacks(self, seat),
            "proposal": [] if seat is None else advice.proposal(self, seat),
            "crafts": {} if seat is None else advice.crafts(self, seat),
        }

    def why_not(self, seat: int) -> dict[str, Label]:
        from tilth.games.agricola.view import reasons

        return reasons.why_not(self, seat)

    def _phase(self) -> str:
        """Where the game stands: `setup`, `work`, `harvest` or `over`."""
        if not self.stack:
            return "over"
        if self.round == 0:
            return "setup"
        return "harvest" if any(step.name == "harvest_end" for step in self.stack) else "work"

    def redeal(self, seat: int, rng: Rng) -> None:
        self._shuffle_round_cards(rng)
        if self.full:
            self._shuffle_cards(seat, rng)

    def _named(self) -> list[int]:
        """The round cards whose place was agreed before the game."""
        return [SPACE_NUMBERS[name] for name in self.settings.get("round_cards", [])]

    def _shuffle_round_cards(self, rng: Rng) -> None:
        """Mix the round cards nobody has seen, each within its stage."""
        order = self.round_cards[:]
        known = self.in_play + self._named()
        for stage in range(1, 7):
            places = [
                place
                for place, space in enumerate(order)
                if STAGE_OF[SPACE_NAMES[space]] == stage and place >= self.round and space not in known
            ]
            if len(places) > 1:
                hidden = sorted([order[place] for place in places])
                rng.shuffle(hidden)
                for place, space in zip(places, hidden, strict=True):
                    order[place] = space
        self.round_cards = order

    def _shuffle_cards(self, seat: int, rng: Rng) -> None:
        """Deal again all cards that a seat cannot see: of each kind as many as before, in every pile the occupations
        first, for the order of a hand tells something too."""
        self.occupation_deck = self.occupation_deck[:]
        self.minor_deck = self.minor_deck[:]
        self.buried = self.buried[:]
        piles = [self.occupation_deck, self.minor_deck, self.buried]
        for other in range(self.seats):
            if other != seat:
                piles.append(self.players[other].hand)
                piles.append(self.players[other].pack)
        numbers = [sum([1 for name in pile if FACTS[name].kind == OCCUPATION]) for pile in piles]
        unseen = sorted([name for pile in piles for name in pile])
        occupations = [name for name in unseen if FACTS[name].kind == OCCUPATION]
        minors = [name for name in unseen if FACTS[name].kind != OCCUPATION]
        rng.shuffle(occupations)
        rng.shuffle(minors)
        for pile, number in zip(piles, numbers, strict=True):
            pile[:] = [occupations.pop() if place < number else minors.pop() for place in range(len(pile))]


def _crop(good: int, number: int) -> dict[str, Any]:
    return {"crop": GOOD_NAMES[good], "number": number} if good >= 0 else {}


def _animals(counts: list[int]) -> dict[str, int]:
    return {GOOD_NAMES[ANIMALS[kind]]: counts[kind] for kind in range(3) if counts[kind]}
