"""Setting up: goals on the fauna board, everybody's island, climate and ecosystem, and the first hand."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.settings import first_player
from tilth.core.steps import Label, Step, together
from tilth.games.earth.rules.board import CLIMATE, ISLAND
from tilth.games.earth.rules.data import (
    CLIMATES,
    DECK,
    ECOSYSTEM_SLUG,
    ECOSYSTEMS,
    FIRST_CLIMATE,
    FIRST_ISLAND,
    ISLANDS,
    SLUG,
    START,
)
from tilth.games.earth.rules.pieces import ask_compost
from tilth.games.earth.rules.table import Gaia, Pool, Table
from tilth.games.earth.rules.turns import TakeTurn

KINDS: Final = ("island", "climate", "ecosystem")


def set_up(table: Table) -> None:
    """Lay out the table; every choice of sides is made at once."""
    rng = table.rng
    seats = table.seats
    cards = 2 if table.settings["setup"] == "advanced" else 1
    table.deck = DECK[:]
    rng.shuffle(table.deck)
    fauna = list(range(23))
    rng.shuffle(fauna)
    table.fauna = [2 * card + rng.below(2) for card in fauna[:4]]
    table.leaves = [[], [], [], []]
    ecosystems = list(range(32))
    rng.shuffle(ecosystems)
    if not table.simple:
        table.ecosystems = [2 * ecosystems.pop() + rng.below(2) for _ in range(2)]
    islands = list(range(10))
    climates = list(range(10))
    rng.shuffle(islands)
    rng.shuffle(climates)
    for seat in range(seats):
        own = [both(islands, FIRST_ISLAND, cards), both(climates, FIRST_CLIMATE, cards), []]
        if not table.simple:
            own[2] = both(ecosystems, 0, cards)
        table.offers[seat] = own
        table.watch(seat)
    table.first = 0 if seats == 1 else first_player(table.settings, seats, rng)
    if seats == 1:
        table.gaia = Gaia()
        table.gaia.deck = [0, 1, 2, 3, 4, 5]
        rng.shuffle(table.gaia.deck)
    if table.team:
        table.pools = [Pool(), Pool()]
    if table.telling:
        table.tell("first_player", f"seat:{table.first}")
    sides: list[list[Step[Any]]] = [
        [ChooseSide(seat, kind) for kind in range(3) if table.offers[seat][kind]] for seat in range(seats)
    ]
    table.push(together(sides), FirstHands(), TakeTurn(table.first))


def both(cards: list[int], first: int, number: int) -> list[int]:
    """Both sides of so many cards off a pile."""
    found = []
    for _ in range(number):
        card = cards.pop()
        found += [first + 2 * card, first + 2 * card + 1]
    return found


class ChooseSide(Step[Table]):
    """Which side of an island, a climate or an ecosystem a player uses."""

    __slots__ = ("kind",)

    name = "choose_side"
    saved = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def options(self, state: Table) -> list[str]:
        offers = state.offers[self.seat][self.kind]
        return [ECOSYSTEM_SLUG[card] if self.kind == 2 else SLUG[card] for card in offers]

    def choose(self, state: Table, option: str) -> None:
        state.choose_side(self.seat, self.kind, (ISLANDS, CLIMATES, ECOSYSTEMS)[self.kind][option])

    def touches(self, state: Table, option: str) -> list[str]:
        return [f"{KINDS[self.kind]}:{option}"]

    def label(self, state: Table, option: str) -> Label:
        return (f"choose-{KINDS[self.kind]}", {KINDS[self.kind]: f"{KINDS[self.kind]}:{option}"})

    def prompt(self, state: Table) -> Label:
        return (f"ask-choose_side-{KINDS[self.kind]}", {})


class FirstHands(Step[Table]):
    """All have chosen: sides are shown, first hands drawn."""

    __slots__ = ()

    name = "first_hands"

    def run(self, state: Table) -> None:
        state.deal()
        for seat in range(state.seats):
            state.offers[seat] = [[], [], []]
            if state.telling:
                own = state.ecosystem[seat]
                state.tell(
                    "settled",
                    f"seat:{seat}",
                    f"island:{SLUG[state.field[seat][ISLAND]]}",
                    f"climate:{SLUG[state.field[seat][CLIMATE]]}",
                    f"ecosystem:{ECOSYSTEM_SLUG[own]}" if own >= 0 else "",
                )
        state.push(together([[FirstHand(seat)] for seat in range(state.seats)]), Gathered())


class FirstHand(Step[Table]):
    """Draw what the island says, compost what it says, take its soil."""

    __slots__ = ("player",)

    name = "first_hand"
    saved = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: Table) -> None:
        seat = self.player
        drawn, composted, soil = START[state.field[seat][ISLAND] - FIRST_ISLAND]
        state.draw(seat, drawn, False)
        state.gain_soil(seat, soil, False)
        ask_compost(state, seat, composted, True)


class Gathered(Step[Table]):
    """What all did at once is put together."""

    __slots__ = ()

    name = "gathered"

    def run(self, state: Table) -> None:
        state.gather()
