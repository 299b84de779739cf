"""Animals: where they stand, what is done with those that find no place, cooking and letting go."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.steps import Label, Step
from tilth.games.agricola.rules.farm.housing import Counts, best_kept, changed, fits, of_kind, takes
from tilth.games.agricola.rules.food import meal
from tilth.games.agricola.rules.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    FOOD,
    GOOD_NAMES,
    GOOD_NUMBERS,
    GOODS,
    NOTHING,
    SHEEP,
    Price,
)
from tilth.games.agricola.rules.moments import happened
from tilth.games.agricola.rules.scoring import herd_points
from tilth.games.agricola.rules.state import GOOD_THINGS, SEAT_THINGS, SUPPLY, Agricola

DONE: Final = "done"


def gain_animals(state: Agricola, seat: int, counts: Counts, source: str = SUPPLY, cooking: bool = True) -> None:
    """Bring animals to a farm. Those that find no place wait for a decision of the player."""
    player = state.players[seat]
    for kind in range(3):
        number = of_kind(counts, kind)
        if number:
            player.goods[SHEEP + kind] += number
            if state.telling:
                state.tell("got", SEAT_THINGS[seat], number, GOOD_THINGS[SHEEP + kind], source)
    settle(state, seat, cooking)


def settle(state: Agricola, seat: int, cooking: bool = True) -> None:
    """Let the animals stand where there is place now, or ask the player which of them stay."""
    if state.housed(seat):
        state.shelter(seat)
    else:
        state.resettle(seat)
        state.push(House(seat, cooking))


def gain_goods(state: Agricola, seat: int, goods: Price, source: str = SUPPLY) -> None:
    """Give a player goods of any kind."""
    for good in range(SHEEP):
        if goods[good]:
            state.gain(seat, good, goods[good], source)
    if goods[SHEEP] or goods[BOAR] or goods[CATTLE]:
        gain_animals(state, seat, (goods[SHEEP], goods[BOAR], goods[CATTLE]), source)


def release(state: Agricola, seat: int, animal: int, number: int) -> None:
    """Let animals go."""
    if number > 0:
        state.players[seat].goods[animal] -= number
        if state.telling:
            state.tell("released", SEAT_THINGS[seat], number, GOOD_THINGS[animal])


def cook(state: Agricola, seat: int, goods: Price) -> None:
    """Turn goods into food at once, each at the best rate the player has."""
    player = state.players[seat]
    slaughtered = False
    for good in range(GOODS):
        number = goods[good]
        if number:
            food = number * player.rates[good]
            player.goods[good] -= number
            player.goods[FOOD] += food
            if good >= SHEEP:
                slaughtered = True
            if state.telling:
                state.tell("cooked", SEAT_THINGS[seat], number, GOOD_THINGS[good], food)
    if slaughtered:
        state.resettle(seat)
    happened(state, seat, "cooked", goods)


class Pot(Step[Agricola]):
    """Choose animals of any kinds, one after the other, and cook them all at once."""

    __slots__ = ("animals",)

    name = "pot"
    saved = ("seat", "animals")
    kinds = ("animals: numbers",)

    def __init__(self, seat: int, animals: Counts = (0, 0, 0)) -> None:
        super().__init__(seat)
        self.animals = animals
        """What is chosen so far; it still stands in its place."""

    def options(self, state: Agricola) -> list[str]:
        player = state.players[self.seat]
        options: list[str] = []
        for kind in range(3):
            animal = SHEEP + kind
            if player.rates[animal] and player.goods[animal] > of_kind(self.animals, kind):
                options.append(f"add {GOOD_NAMES[animal]}")
        if any(self.animals):
            options.append("cook")
        return options

    def choose(self, state: Agricola, option: str) -> None:
        if option == "cook":
            cook(state, self.seat, self.cooked())
        else:
            kind = GOOD_NUMBERS[option.partition(" ")[2]] - SHEEP
            state.push(Pot(self.seat, changed(self.animals, kind, 1)))

    def cooked(self) -> Price:
        return (*NOTHING[:SHEEP], *self.animals)

    def touches(self, state: Agricola, option: str) -> list[str]:
        return [] if option == "cook" else [f"good:{option.partition(' ')[2]}"]

    def label(self, state: Agricola, option: str) -> Label:
        if option != "cook":
            return ("pot-add", {"good": f"good:{option.partition(' ')[2]}"})
        animals = [f"{GOOD_NAMES[SHEEP + kind]}:{self.animals[kind]}" for kind in range(3) if self.animals[kind]]
        return ("pot-cook", {"animals": animals, "food": f"food:{meal(state, self.seat, self.cooked())}"})


class House(Step[Agricola]):
    """Not all animals find a place: the player says which stay; the others are cooked where that is possible and
    allowed, or let go."""

    __slots__ = ("cooking",)

    name = "house"
    saved = ("seat", "cooking")
    kinds = ("cooking: switch",)

    def __init__(self, seat: int, cooking: bool) -> None:
        super().__init__(seat)
        self.cooking = cooking

    def kept(self, state: Agricola) -> list[Counts]:
        """All ways to keep as many as possible, those that are worth most points first."""
        ways = best_kept(state.holders(self.seat), state.players[self.seat].animals())
        ranked = [(-herd_points(ways[i]), i) for i in range(len(ways))]
        ranked.sort()
        return [ways[i] for _, i in ranked]

    def cooks(self, state: Agricola, kept: Counts) -> bool:
        """Whether something of the rest can be cooked."""
        player = state.players[self.seat]
        animals = player.animals()
        for kind in range(3):
            if of_kind(animals, kind) > of_kind(kept, kind) and player.rates[SHEEP + kind]:
                return self.cooking
        return False

    def options(self, state: Agricola) -> list[str]:
        options: list[str] = []
        for kept in self.kept(state):
            name = _keep_name(kept)
            if self.cooks(state, kept):
                options.append(f"{name}, cook the rest")
            options.append(f"{name}, release the rest")
        return options

    def choose(self, state: Agricola, option: str) -> None:
        name, _, what = option.partition(", ")
        player = state.players[self.seat]
        for kept in self.kept(state):
            if _keep_name(kept) == name:
                animals = player.animals()
                cooked = [0] * GOODS
                for kind in range(3):
                    rest = of_kind(animals, kind) - of_kind(kept, kind)
                    if what == "cook the rest" and player.rates[SHEEP + kind]:
                        cooked[SHEEP + kind] = rest
                    else:
                        release(state, self.seat, SHEEP + kind, rest)
                if any(cooked):
                    cook(state, self.seat, tuple(cooked))
                state.shelter(self.seat)
                return

    def label(self, state: Agricola, option: str) -> Label:
        name, _, what = option.partition(", ")
        words = name.split()[1:]
        kept = [f"{words[i + 1]}:{words[i]}" for i in range(0, len(words) - 1, 2)]
        if what == "cook the rest":
            args: dict[str, Any] = {"food": f"food:{self.food(state, name)}"}
            return ("house-cook", {"kept": kept, **args}) if kept else ("house-cook-all", args)
        return ("house-release", {"kept": kept}) if kept else ("house-release-all", {})

    def food(self, state: Agricola, name: str) -> int:
        """The food for what is cooked when animals are kept in this way."""
        player = state.players[self.seat]
        animals = player.animals()
        kept = next(kept for kept in self.kept(state) if _keep_name(kept) == name)
        return sum((animals[kind] - kept[kind]) * player.rates[SHEEP + kind] for kind in range(3))


def _keep_name(kept: Counts) -> str:
    """The notation of a way to keep animals: "keep 2 sheep 1 boar"."""
    parts = [f"{of_kind(kept, kind)} {GOOD_NAMES[SHEEP + kind]}" for kind in range(3) if of_kind(kept, kind)]
    return "keep " + (" ".join(parts) if parts else "none")


class Arrange(Step[Agricola]):
    """Move animals from place to place, or let some go."""

    __slots__ = ()

    name = "arrange"
    saved = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: Agricola) -> list[str]:
        player = state.players[self.seat]
        holders = state.holders(self.seat)
        inside: list[Counts] = [player.pens.get(holder.name, (0, 0, 0)) for holder in holders]
        options: list[str] = []
        for i in range(len(holders)):
            if inside[i] == (0, 0, 0):
                continue
            for j in range(len(holders)):
                if i == j:
                    continue
                for kind in range(3):
                    if of_kind(inside[i], kind) and takes(holders[j], changed(inside[j], kind, 1)):
                        options.append(f"move {GOOD_NAMES[SHEEP + kind]} {holders[i].name} {holders[j].name}")
                if (
                    i < j
                    and inside[j] != (0, 0, 0)
                    and inside[i] != inside[j]
                    and takes(holders[i], inside[j])
                    and takes(holders[j], inside[i])
                ):
                    options.append(f"swap {holders[i].name} {holders[j].name}")
        for animal in ANIMALS:
            if player.goods[animal]:
                options.append(f"release {GOOD_NAMES[animal]}")
        options.append(DONE)
        return options

    def choose(self, state: Agricola, option: str) -> None:
        if option == DONE:
            return
        player = state.players[self.seat]
        words = option.split()
        pens = player.pens.copy()
        if words[0] == "move":
            kind = GOOD_NUMBERS[words[1]] - SHEEP
            _set(pens, words[2], changed(pens[words[2]], kind, -1))
            _set(pens, words[3], changed(pens.get(words[3], (0, 0, 0)), kind, 1))
            if state.telling:
                things = [f"pen:{word}" for word in words[2:]]
                state.tell("moved", SEAT_THINGS[self.seat], GOOD_THINGS[SHEEP + kind], things[0], things[1])
        elif words[0] == "swap":
            pens[words[1]], pens[words[2]] = pens[words[2]], pens[words[1]]
            state.tell("swapped", SEAT_THINGS[self.seat], f"pen:{words[1]}", f"pen:{words[2]}")
        else:
            release(state, self.seat, GOOD_NUMBERS[words[1]], 1)
        player.set_pens(pens)
        if words[0] == "release":
            state.shelter(self.seat)
        if player.pens:
            state.push(self)

    def touches(self, state: Agricola, option: str) -> list[str]:
        words = option.split()
        if words[0] == "release":
            return [GOOD_THINGS[GOOD_NUMBERS[words[1]]]]
        return [f"pen:{word}" for word in words[-2:]] if option != DONE else []

    def label(self, state: Agricola, option: str) -> Label:
        words = option.split()
        if words[0] == "move":
            return ("move", {"good": f"good:{words[1]}", "from": f"pen:{words[2]}", "to": f"pen:{words[3]}"})
        if words[0] == "swap":
            return ("swap", {"from": f"pen:{words[1]}", "to": f"pen:{words[2]}"})
        if words[0] == "release":
            return ("release", {"good": f"good:{words[1]}"})
        return (DONE, {})


def _set(pens: dict[str, Counts], name: str, counts: Counts) -> None:
    if counts == (0, 0, 0):
        pens.pop(name, None)
    else:
        pens[name] = counts


def place_for(state: Agricola, seat: int, animal: int, number: int = 1) -> bool:
    """Whether so many more animals of a kind can be kept."""
    animals = state.players[seat].animals()
    return fits(state.holders(seat), changed(animals, animal - SHEEP, number))
