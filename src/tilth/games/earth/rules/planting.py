"""Planting: cards from the hand into the island for soil, the four ways around the price, and the draw after it."""

from __future__ import annotations

from typing import Final

from tilth.core.steps import Label, Step
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.board import BY_NAME, FULL, NAMES, open_places
from tilth.games.earth.rules.data import (
    ALTERNATIVE,
    COLOURS,
    COST,
    EVENT,
    KIND,
    NUMBER,
    PLANTED_LINE,
    REDUCING,
    REPLACING,
    SLUG,
)
from tilth.games.earth.rules.pieces import ask_compost, cell_args, fetch, gain, touched_cell, use_line
from tilth.games.earth.rules.table import Table, without
from tilth.games.earth.rules.worth import change

DONE: Final = "done"
PLANT: Final[list[str]] = [f"plant {slug}" for slug in SLUG]
READ_PLANT: Final[dict[str, int]] = {f"plant {slug}": card for slug, card in NUMBER.items()}


def instead_of_soil(table: Table, seat: int, resource: int) -> int:
    """How much a player has of what may pay for a card instead of soil; the card itself does not count."""
    if resource == L.COMPOST_HAND:
        return len(table.hands[seat]) - 1
    return table.total(seat, resource)


def affordable(table: Table, seat: int) -> list[int]:
    """The hand cards a player could plant now."""
    soil = table.soil[seat]
    reducers = table.reducers(seat)
    kinds = KIND
    costs = COST
    found = []
    for card in table.hands[seat]:
        if kinds[card] == EVENT:
            continue
        cost = costs[card]
        if cost > soil:
            for reducer in reducers:
                line = REDUCING[reducer]
                if line is not None and line.filter.fits[card]:
                    cost -= line.amount
            if cost > soil:
                other = ALTERNATIVE[card]
                if other is None or soil + instead_of_soil(table, seat, other.other) < cost:
                    continue
        found.append(card)
    return found


def replacements(table: Table, seat: int, cell: int) -> list[int]:
    """The hand cards that may take the place of the card at a cell."""
    line = REPLACING[table.field[seat][cell]]
    if line is None:
        return []
    colour = L.COLOUR_BITS[line.other]
    return [card for card in table.hands[seat] if KIND[card] != EVENT and COLOURS[card] & colour]


class Plant(Step[Table]):
    """Plant up to so many cards, one after the other."""

    __slots__ = ("left",)

    name = "plant"
    saved = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, state: Table) -> list[str]:
        seat = self.seat
        found: list[str] = []
        if len(state.spots[seat]) < FULL:
            found = [PLANT[card] for card in affordable(state, seat)]
        field = state.field[seat]
        for cell in state.spots[seat]:
            if REPLACING[field[cell]] is not None and replacements(state, seat, cell):
                found.append(f"replace {NAMES[cell]}")
        found.append(DONE)
        return found

    def private(self, state: Table) -> bool:
        return len(state.hands[self.seat]) > 0

    def choose(self, state: Table, option: str) -> None:
        if option == DONE:
            return
        if self.left > 1:
            state.push(Plant(self.seat, self.left - 1))
        if option in READ_PLANT:
            state.push(PlantAt(self.seat, READ_PLANT[option]))
        else:
            state.push(Replace(self.seat, BY_NAME[option.partition(" ")[2]]))

    def touches(self, state: Table, option: str) -> list[str]:
        verb, _, what = option.partition(" ")
        if verb == "plant":
            return [f"card:{what}"]
        return touched_cell(state, self.seat, what)

    def label(self, state: Table, option: str) -> Label:
        verb, _, what = option.partition(" ")
        if verb == "plant":
            return ("plant", {"card": f"card:{what}", "cost": state.price(self.seat, NUMBER[what], COST[NUMBER[what]])})
        return ("replace", cell_args(state, self.seat, BY_NAME[what])) if what else ("done-planting", {})

    def prompt(self, state: Table) -> Label:
        if self.options(state) == [DONE]:
            return ("ask-plant-none", {})
        return ("ask-plant", {"number": self.left, "soil": state.soil[self.seat]})


class PlantAt(Step[Table]):
    """Where the card shall lie."""

    __slots__ = ("card",)

    name = "plant_at"
    saved = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: Table) -> list[str]:
        return [NAMES[cell] for cell in open_places(state.spots[self.seat])]

    def choose(self, state: Table, option: str) -> None:
        plant(state, self.seat, self.card, BY_NAME[option])

    def touches(self, state: Table, option: str) -> list[str]:
        return [f"cell:{option}", f"card:{SLUG[self.card]}"]

    def label(self, state: Table, option: str) -> Label:
        place = {"cell": f"cell:{option}", "card": f"card:{SLUG[self.card]}"}
        return ("plant-at", {**place, **change(state, self.seat, self.card, BY_NAME[option])})

    def prompt(self, state: Table) -> Label:
        return ("ask-plant_at", {"card": f"card:{SLUG[self.card]}"})


def plant(table: Table, seat: int, card: int, cell: int) -> None:
    """Lay a card, pay for it, then do what its black line says."""
    table.hands[seat] = without(table.hands[seat], card)
    price = table.price(seat, card, COST[card])
    table.lay(seat, card, cell)
    if table.telling:
        table.say(seat, "planted", f"card:{SLUG[card]}", f"cell:{NAMES[cell]}", price)
    other = ALTERNATIVE[card]
    most = 0 if other is None else min(price, instead_of_soil_now(table, seat, other.other))
    if other is None or most == 0:
        table.pay_soil(seat, price)
    else:
        table.push(PayInstead(seat, card, price))
    table.changed(seat, L.CHANGED_CARDS)
    line = PLANTED_LINE[card]
    if line is not None:
        use_line(table, seat, line, cell, table.careful[seat])


def instead_of_soil_now(table: Table, seat: int, resource: int) -> int:
    """The same once the card has left the hand."""
    return instead_of_soil(table, seat, resource) + (resource == L.COMPOST_HAND)


class PayInstead(Step[Table]):
    """How much of a card's price is paid with something else than soil."""

    __slots__ = ("card", "price")

    name = "pay_instead"
    saved = ("seat", "card", "price")

    def __init__(self, seat: int, card: int, price: int) -> None:
        super().__init__(seat)
        self.card = card
        self.price = price

    def options(self, state: Table) -> list[str]:
        line = ALTERNATIVE[self.card]
        assert line is not None
        most = min(self.price, instead_of_soil_now(state, self.seat, line.other))
        least = max(0, self.price - state.soil[self.seat])
        return [f"instead {number}" for number in range(least, most + 1)]

    def choose(self, state: Table, option: str) -> None:
        number = int(option[8:])
        line = ALTERNATIVE[self.card]
        assert line is not None
        state.pay_soil(self.seat, self.price - number)
        if not number:
            return
        if line.other == L.COMPOST_HAND:
            ask_compost(state, self.seat, number, True)
        else:
            fetch(state, self.seat, line.other, number)

    def label(self, state: Table, option: str) -> Label:
        line = ALTERNATIVE[self.card]
        assert line is not None
        number = int(option[8:])
        return (f"instead-{L.RESOURCES[line.other]}", {"number": number, "soil": self.price - number})

    def prompt(self, state: Table) -> Label:
        return ("ask-pay_instead", {"card": f"card:{SLUG[self.card]}", "cost": self.price})


class Replace(Step[Table]):
    """Which hand card takes the place of a terrain that allows it."""

    __slots__ = ("cell",)

    name = "replace"
    saved = ("seat", "cell")

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, state: Table) -> list[str]:
        return [SLUG[card] for card in replacements(state, self.seat, self.cell)]

    def private(self, state: Table) -> bool:
        return True

    def choose(self, state: Table, option: str) -> None:
        seat = self.seat
        old, new = state.field[seat][self.cell], NUMBER[option]
        line = REPLACING[old]
        assert line is not None
        state.hands[seat] = without(state.hands[seat], new)
        state.compost[seat] = [*state.compost[seat], old]
        state.composted[seat] += 1
        state.cover(seat, self.cell, new)
        state.planted[seat] = [*state.planted[seat], new]
        if state.telling:
            state.say(seat, "replaced", f"card:{SLUG[old]}", f"card:{SLUG[new]}", f"cell:{NAMES[self.cell]}")
        state.changed(seat, L.CHANGED_CARDS | L.CHANGED_COMPOST)
        gain(state, seat, (L.DRAW, line.amount), state.careful[seat], True)

    def touches(self, state: Table, option: str) -> list[str]:
        return [f"card:{option}", f"cell:{NAMES[self.cell]}"]

    def label(self, state: Table, option: str) -> Label:
        return ("replace-with", {"card": f"card:{option}", "cell": f"cell:{NAMES[self.cell]}"})

    def prompt(self, state: Table) -> Label:
        return ("ask-replace", cell_args(state, self.seat, self.cell))


class DrawAfterPlanting(Step[Table]):
    """The active player draws four and keeps one; the others draw one."""

    __slots__ = ("player",)

    name = "draw_after_planting"
    saved = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: Table) -> None:
        if state.active != self.player:
            gain(state, self.player, (L.DRAW, 1), state.careful[self.player], True)
            return
        cards = state.take(self.player, 4)
        if not cards:
            return
        state.drawn[self.player] = cards
        state.reveals += 1
        if state.telling:
            who = f"seat:{self.player}"
            names = [f"card:{SLUG[card]}" for card in cards]
            state.tell_seat(self.player, "looked", (who, len(cards), names), (who, len(cards), []))
        state.push(Keep(self.player))


class Keep(Step[Table]):
    """Which of the drawn cards is kept; the others are thrown away, in the solo game to Gaia."""

    __slots__ = ()

    name = "keep"
    saved = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: Table) -> list[str]:
        return [SLUG[card] for card in state.drawn[self.seat]]

    def choose(self, state: Table, option: str) -> None:
        seat = self.seat
        card = NUMBER[option]
        cards = without(state.drawn[seat], card)
        state.drawn[seat] = []
        state.hands[seat] = [*state.hands[seat], card]
        state.fetched[seat] = [*state.fetched[seat], card]
        if state.telling:
            who = f"seat:{seat}"
            state.tell_seat(seat, "kept", (who, f"card:{option}", len(cards)), (who, "", len(cards)))
        if state.gaia is None:
            state.drop(seat, cards)
        else:
            state.gaia.pile = state.gaia.pile + cards
            if state.telling:
                state.tell("gaia_took", [f"card:{SLUG[other]}" for other in cards])
        state.changed(seat, L.CHANGED_HAND)

    def touches(self, state: Table, option: str) -> list[str]:
        return [f"card:{option}"]

    def label(self, state: Table, option: str) -> Label:
        return ("keep", {"card": f"card:{option}"})
