"""The harvest: field phase, feeding, breeding, split into the eleven moments at which cards act."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.steps import Label, Step
from tilth.games.agricola.rules.board import HARVESTS
from tilth.games.agricola.rules.farm.animals import House
from tilth.games.agricola.rules.farm.fields import plot_thing
from tilth.games.agricola.rules.farm.housing import best_kept
from tilth.games.agricola.rules.goods import ANIMALS, FOOD, SHEEP
from tilth.games.agricola.rules.moments import for_everybody, happened
from tilth.games.agricola.rules.scoring import BEGGING
from tilth.games.agricola.rules.state import GOOD_THINGS, NO_CROP, SEAT_THINGS, Agricola

MOMENTS: Final = (
    "field_start",
    "field",
    "field_end",
    "after_field",
    "feed_start",
    "feeding",
    "feed_end",
    "after_feed",
    "breed_start",
    "breeding",
    "breed_end",
)
FEED: Final = "feed"


class Harvest(Step[Agricola]):
    """The three phases, for everybody who takes part."""

    __slots__ = ()

    name = "harvest"

    def run(self, state: Agricola) -> None:
        state.tell("harvest", state.round)
        seats = [seat for seat in state.in_order() if not state.players[seat].resting]
        feeders = _feeding_order(state, seats)
        feeding: list[Step[Any]] = []
        for seat in feeders:
            feeding.extend(for_everybody(state, "feeding", [seat]))
            feeding.append(Feed(seat))
        state.push(
            # Phase 1: the fields
            *for_everybody(state, "field_start", seats),
            *[Reap(seat) for seat in seats],
            *for_everybody(state, "field", seats),
            *for_everybody(state, "field_end", seats),
            *for_everybody(state, "field_end_away", [seat for seat in state.in_order() if seat not in seats]),
            *for_everybody(state, "after_field", seats),
            # Phase 2: feeding the family
            *for_everybody(state, "feed_start", feeders),
            *feeding,
            *for_everybody(state, "feed_end", feeders),
            *for_everybody(state, "after_feed", seats),
            # Phase 3: breeding
            *for_everybody(state, "breed_start", seats),
            *[Breed(seat) for seat in seats],
            *for_everybody(state, "breeding", seats),
            *for_everybody(state, "breed_end", seats),
            HarvestEnd(),
        )


def _feeding_order(state: Agricola, seats: list[int]) -> list[int]:
    """Clockwise from the starting player; some cards make their owner feed last."""
    last = [seat for seat in seats if any(card.feeds_last(state, seat) for card in state.folding(seat, "feeds_last"))]
    return [seat for seat in seats if seat not in last] + last


class Reap(Step[Agricola]):
    """Take one good from every sown field and plot."""

    __slots__ = ("player",)

    name = "reap"
    saved = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: Agricola) -> None:
        reap(state, self.player)


def reap(state: Agricola, seat: int) -> None:
    """The field phase of one player."""
    player = state.players[seat]
    kept = [card.keeps_crops(state, seat) for card in state.folding(seat, "keeps_crops")]
    happened(state, seat, "reaped", tuple([plot for plot in range(len(player.stack)) if player.stack[plot]]))
    for plot in range(len(player.stack)):
        if player.stack[plot]:
            good = player.crop[plot]
            player.goods[good] += 1
            if good not in kept:
                player.stack[plot] -= 1
            if state.telling:
                state.tell("reaped", SEAT_THINGS[seat], 1, GOOD_THINGS[good], plot_thing(player, plot))
            if player.stack[plot] == 0:
                player.crop[plot] = NO_CROP


# Feeding.


def food_needed(state: Agricola, seat: int) -> int:
    """What the family eats: 2 each (alone 3), a newborn 1."""
    return _eaten(state, seat, state.players[seat].newborn)


def food_ahead(state: Agricola, seat: int) -> int:
    """What the family eats at the next harvest: whoever is newborn has grown up by then, unless it ends this round."""
    return food_needed(state, seat) if state.round in HARVESTS else _eaten(state, seat, 0)


def _eaten(state: Agricola, seat: int, newborn: int) -> int:
    grown = state.players[seat].people - newborn
    food = (3 if state.seats == 1 else 2) * grown + newborn
    for card in state.folding(seat, "need"):
        food = card.need(state, seat, food, grown)
    return food


class Feed(Step[Agricola]):
    """Feed the family: make food first with cards that work once in a harvest, then eat, or beg for what is missing."""

    __slots__ = ("used",)

    name = "feed"
    saved = ("seat", "used")
    kinds = ("used: words",)

    def __init__(self, seat: int, used: tuple[str, ...] = ()) -> None:
        super().__init__(seat)
        self.used = used

    def options(self, state: Agricola) -> list[str]:
        missing = food_needed(state, self.seat) - state.players[self.seat].goods[FOOD]
        options = [f"use {card}" for card in state.usable_cards(self.seat, FEED, None, self.used)]
        options.append(f"beg {missing}" if missing > 0 else FEED)
        return options

    def choose(self, state: Agricola, option: str) -> None:
        seat = self.seat
        player = state.players[seat]
        what, _, rest = option.partition(" ")
        if what == "use":
            state.push(Feed(seat, (*self.used, rest)))
            state.tell("used_card", SEAT_THINGS[seat], f"card:{rest}")
            happened(state, seat, "crafted", rest)
            state.card(rest).use(state, seat, FEED, None)
            return
        needed = food_needed(state, seat)
        eaten = min(needed, player.goods[FOOD])
        player.goods[FOOD] -= eaten
        player.begging += needed - eaten
        state.tell("fed", SEAT_THINGS[seat], eaten)
        if needed > eaten:
            state.tell("begged", SEAT_THINGS[seat], needed - eaten)

    def touches(self, state: Agricola, option: str) -> list[str]:
        what, _, rest = option.partition(" ")
        return [f"card:{rest}"] if what == "use" else []

    def label(self, state: Agricola, option: str) -> Label:
        what, _, rest = option.partition(" ")
        if what == "use":
            return ("use-card", {"card": f"card:{rest}"})
        if what == "beg":
            return ("beg", {"number": int(rest), "points": -BEGGING * int(rest)})
        return (FEED, {"number": food_needed(state, self.seat)})

    def prompt(self, state: Agricola) -> Label:
        food = state.players[self.seat].goods[FOOD]
        return ("ask-feed", {"number": food_needed(state, self.seat), "food": food})


# Breeding.


class Breed(Step[Agricola]):
    """Two animals of a kind have one young, if it finds a place. Nothing is cooked now; animals may be let go."""

    __slots__ = ("player",)

    name = "breed"
    saved = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: Agricola) -> None:
        births = [0, 0, 0]
        for kind in range(3):
            if state.players[self.player].goods[SHEEP + kind] >= 2:
                births[kind] = 1
                for card in state.folding(self.player, "births"):
                    births[kind] = card.births(state, self.player, SHEEP + kind, births[kind])
        breed(state, self.player, births)


def breed(state: Agricola, seat: int, births: list[int]) -> None:
    """Young animals are born; where not all find a place the player decides which stay."""
    if not any(births):
        return
    player = state.players[seat]
    before = player.animals()
    sheep, boar, cattle = before
    wanted = (sheep + births[0], boar + births[1], cattle + births[2])
    kept = best_kept(state.holders(seat), wanted)
    if len(kept) > 1:
        for kind in range(3):
            _bear(state, seat, kind, births[kind])
        state.push(House(seat, False))
        return
    for kind in range(3):
        born = kept[0][kind] - before[kind]
        _bear(state, seat, kind, born)
        if born < births[kind] and state.telling:
            state.tell("unborn", SEAT_THINGS[seat], GOOD_THINGS[ANIMALS[kind]])
    if player.animals() != before:
        state.shelter(seat)


def _bear(state: Agricola, seat: int, kind: int, number: int) -> None:
    if number > 0:
        state.players[seat].goods[SHEEP + kind] += number
        if state.telling:
            state.tell("born", SEAT_THINGS[seat], number, GOOD_THINGS[SHEEP + kind])


class HarvestEnd(Step[Agricola]):
    """Whoever rested takes part again; newborns are newborns no more."""

    __slots__ = ()

    name = "harvest_end"

    def run(self, state: Agricola) -> None:
        for player in state.players:
            player.resting = False
            player.newborn = 0
