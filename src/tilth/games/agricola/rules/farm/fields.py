"""Action C: ploughing, sowing and baking bread."""

from __future__ import annotations

from typing import Final

from tilth.core.steps import Label, Step
from tilth.games.agricola.rules.farm.building import Raise, can_build_stable
from tilth.games.agricola.rules.farm.farmyard import FIELD_OPTIONS, STABLE_OPTIONS, field_sites, named, stable_sites
from tilth.games.agricola.rules.farm.fences import CELL_NAMES, CELL_NUMBERS, bits
from tilth.games.agricola.rules.goods import FOOD, GOOD_NAMES, GOOD_NUMBERS, GRAIN, VEGETABLE, WOOD, amount
from tilth.games.agricola.rules.moments import happened
from tilth.games.agricola.rules.prices import pay_step
from tilth.games.agricola.rules.state import CELL_THINGS, GOOD_THINGS, SEAT_THINGS, Agricola, Player

DONE: Final = "done"
SOWN: Final = {GRAIN: 3, VEGETABLE: 2, WOOD: 3}
"""How much lies on a newly sown field, the player's own seed included."""


# Ploughing.


def plough(state: Agricola, seat: int, cell: int, source: str) -> None:
    """Plough a field, on an action space or through a card."""
    state.players[seat].fields |= 1 << cell
    state.tell("ploughed", SEAT_THINGS[seat], CELL_THINGS[cell])
    happened(state, seat, "ploughed", (cell, source))


def can_plough(state: Agricola, seat: int) -> bool:
    return field_sites(state.players[seat]) != 0


# Sowing.


def plot_name(player: Player, plot: int) -> str:
    """A field by its space, a plot on a card by the card and, from the second on, its number."""
    if plot < 15:
        return CELL_NAMES[plot]
    card = player.plots[plot - 15]
    number = player.plots[: plot - 15].count(card)
    return f"{card}.{number + 1}" if number else card


def plot_thing(player: Player, plot: int) -> str:
    return CELL_THINGS[plot] if plot < 15 else f"card:{player.plots[plot - 15]}"


def empty_plots(player: Player) -> list[int]:
    """Fields and plots on cards where nothing grows."""
    plots = [cell for cell in bits(player.fields) if player.stack[cell] == 0]
    for plot in range(15, len(player.stack)):
        if player.stack[plot] == 0:
            plots.append(plot)
    return plots


def seeds(state: Agricola, player: Player, plot: int) -> list[int]:
    """What a player has that could be sown on a plot."""
    if plot < 15:
        return [good for good in (GRAIN, VEGETABLE) if player.goods[good]]
    card = player.plots[plot - 15]
    good = state.card(card).plots[0]
    return [good] if player.goods[good] else []


def can_sow(state: Agricola, seat: int) -> bool:
    player = state.players[seat]
    if player.goods[GRAIN] or player.goods[VEGETABLE]:
        for cell in bits(player.fields):
            if player.stack[cell] == 0:
                return True
    return any(player.stack[plot] == 0 and seeds(state, player, plot) for plot in range(15, len(player.stack)))


def sow_options(state: Agricola, seat: int) -> list[str]:
    player = state.players[seat]
    options: list[str] = []
    for plot in empty_plots(player):
        for good in seeds(state, player, plot):
            options.append(f"sow {GOOD_NAMES[good]} {plot_name(player, plot)}")
    return options


def plot_named(player: Player, name: str) -> int:
    if name in CELL_NUMBERS:
        return CELL_NUMBERS[name]
    for plot in range(15, len(player.stack)):
        if plot_name(player, plot) == name:
            return plot
    raise LookupError(name)


def sow(state: Agricola, seat: int, plot: int, good: int, number: int = 0) -> None:
    """Put a seed from the supply on a plot, and what grows with it (by the rule, or a number that a card says)."""
    player = state.players[seat]
    player.goods[good] -= 1
    player.crop[plot] = good
    player.stack[plot] = number or SOWN[good]
    state.tell("sowed", SEAT_THINGS[seat], GOOD_THINGS[good], player.stack[plot], plot_thing(player, plot))


def finish_sowing(state: Agricola, seat: int, plots: tuple[int, ...]) -> None:
    """Cards add to what was sown; then the others hear of it."""
    if not plots or not state.full:
        return
    player = state.players[seat]
    for card in state.folding(seat, "sowing"):
        for plot in plots:
            more = card.sowing(state, seat, plot, player.crop[plot], len(plots))
            if more:
                player.stack[plot] += more
                good = GOOD_THINGS[player.crop[plot]]
                state.tell("sowed", SEAT_THINGS[seat], good, player.stack[plot], plot_thing(player, plot))
    happened(state, seat, "sowed", plots)


# Baking.


def bread(state: Agricola, seat: int) -> list[int]:
    """The food for the first, second ... grain in one bake action, the best ovens first."""
    player = state.players[seat]
    grain = player.goods[GRAIN]
    if grain == 0:
        return []
    foods: list[int] = []
    for card in player.tableau.baking:
        most, food = card.bakes
        foods.extend([food] * min(most, grain))
    foods.sort(reverse=True)
    return foods[:grain]


def can_bake(state: Agricola, seat: int) -> bool:
    player = state.players[seat]
    return player.goods[GRAIN] > 0 and len(player.tableau.baking) > 0


def bake(state: Agricola, seat: int, grain: int) -> None:
    food = sum(bread(state, seat)[:grain])
    player = state.players[seat]
    player.goods[GRAIN] -= grain
    player.goods[FOOD] += food
    state.tell("baked", SEAT_THINGS[seat], grain, food)
    happened(state, seat, "baked", grain)


class FieldWork(Step[Agricola]):
    """Build a stable, plough, sow and bake: whatever of it an action allows, at least one thing unless optional."""

    __slots__ = ("bakes", "ploughs", "source", "sown", "sows", "stables", "started")

    name = "field_work"
    saved = ("seat", "ploughs", "sows", "bakes", "stables", "started", "sown", "source")
    kinds = ("sows: switch", "bakes: switch", "started: switch", "sown: numbers", "source: word")

    def __init__(
        self,
        seat: int,
        ploughs: int = 0,
        sows: bool = False,
        bakes: bool = False,
        stables: int = 0,
        started: bool = False,
        sown: tuple[int, ...] = (),
        source: str = "",
    ) -> None:
        super().__init__(seat)
        self.ploughs = ploughs
        self.sows = sows
        self.bakes = bakes
        self.stables = stables
        self.started = started
        """Something was done, or need not be: the player may stop."""
        self.sown = sown
        self.source = source
        """The action space or the card that allows it."""

    def options(self, state: Agricola) -> list[str]:
        player = state.players[self.seat]
        options: list[str] = []
        if self.stables and can_build_stable(state, self.seat, 1):
            options.extend(named(STABLE_OPTIONS, stable_sites(player)))
        if self.ploughs:
            options.extend(named(FIELD_OPTIONS, field_sites(player)))
        if self.sows:
            options.extend(sow_options(state, self.seat))
        if self.bakes:
            options.extend([f"bake {grain}" for grain in range(1, len(bread(state, self.seat)) + 1)])
        if self.started or not options:
            options.append(DONE)
        return options

    def choose(self, state: Agricola, option: str) -> None:
        seat = self.seat
        words = option.split()
        if words[0] == DONE:
            finish_sowing(state, seat, self.sown)
        elif words[0] == "stable":
            state.push(
                pay_step(state, seat, "stable", [amount(WOOD, 1)]),
                Raise(seat, "stable", CELL_NUMBERS[words[1]]),
                FieldWork(seat, self.ploughs, self.sows, self.bakes, self.stables - 1, True, self.sown, self.source),
            )
        elif words[0] == "plough":
            state.push(
                FieldWork(seat, self.ploughs - 1, self.sows, self.bakes, self.stables, True, self.sown, self.source)
            )
            plough(state, seat, CELL_NUMBERS[words[1]], self.source)
        elif words[0] == "sow":
            plot = plot_named(state.players[seat], words[2])
            state.push(FieldWork(seat, 0, True, self.bakes, self.stables, True, (*self.sown, plot), self.source))
            sow(state, seat, plot, GOOD_NUMBERS[words[1]])
        else:
            state.push(
                FieldWork(seat, self.ploughs, self.sows and not self.sown, False, self.stables, True, (), self.source)
            )
            bake(state, seat, int(words[1]))
            finish_sowing(state, seat, self.sown)

    def touches(self, state: Agricola, option: str) -> list[str]:
        words = option.split()
        if words[0] in ("stable", "plough"):
            return [f"cell:{words[1]}"]
        if words[0] == "sow":
            return [plot_thing(state.players[self.seat], plot_named(state.players[self.seat], words[2]))]
        return []

    def label(self, state: Agricola, option: str) -> Label:
        words = option.split()
        if words[0] == "stable":
            return ("build-stable", {"cell": f"cell:{words[1]}"})
        if words[0] == "plough":
            return ("plough", {"cell": f"cell:{words[1]}"})
        if words[0] == "sow":
            return ("sow", {"good": f"good:{words[1]}", "cell": self.touches(state, option)[0]})
        if words[0] == "bake":
            grain = int(words[1])
            return ("bake", {"number": grain, "food": sum(bread(state, self.seat)[:grain])})
        return (DONE, {})

    def prompt(self, state: Agricola) -> Label:
        works = [
            name
            for name, allowed in (
                ("stable", self.stables > 0),
                ("plough", self.ploughs > 0),
                ("sow", self.sows),
                ("bake", self.bakes),
            )
            if allowed
        ]
        return ("ask-" + "-".join([self.name, *works]) if len(works) in (1, 2) else "ask-field_work", {})
