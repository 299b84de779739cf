"""What must hold in Agricola after every choice: nothing appears from nowhere and nothing is lost."""

from __future__ import annotations

import json
from functools import cache

from tilth.core import Event, State
from tilth.games.agricola.cards.facts import FACTS, MAJOR, MINOR
from tilth.games.agricola.rules.goods import GOOD_NAMES, GOOD_NUMBERS, GOODS, GRAIN, VEGETABLE, WOOD
from tilth.games.agricola.rules.state import PEOPLE, STABLES, Agricola


def cards_are_conserved(state: State, events: list[Event]) -> None:
    """Every card lies in one place; only a minor improvement can leave the game."""
    assert isinstance(state, Agricola)
    lists = [state.majors, state.occupation_deck, state.minor_deck, state.buried]
    for player in state.players:
        lists += [player.cards, player.hand, player.pack]
    there = [name for names in lists for name in names]
    once = set(there)
    assert len(once) == len(there), sorted(name for name in once if there.count(name) > 1)
    dealt = dealt_cards(json.dumps(state.settings), state.seats)
    assert once <= dealt, f"{once - dealt} came from nowhere"
    gone = [name for name in dealt - once if FACTS[name].kind != MINOR]
    assert not gone, f"{gone} are gone"


@cache
def dealt_cards(options: str, seats: int) -> frozenset[str]:
    """The cards that have a part in a game: the major improvements, the decks, and what a solo player has chosen."""
    chosen = json.loads(options)
    if chosen["mode"] == "family":
        return frozenset(name for name, facts in FACTS.items() if facts.kind == MAJOR)
    named = {*chosen.get("permanent", []), *chosen.get("hand", [])}
    return frozenset(
        name
        for name, facts in FACTS.items()
        if facts.kind == MAJOR
        or name in named
        or (facts.players <= seats and (name in chosen["cards"] if chosen["cards"] else facts.deck in chosen["decks"]))
    )


def pieces_are_enough(state: State, events: list[Event]) -> None:
    """Nobody has less than nothing, or more pieces than the box holds for a player."""
    assert isinstance(state, Agricola)
    assert min(min(pile) for pile in state.piles) >= 0
    for player in state.players:
        assert min(player.goods) >= 0, player.goods
        assert 2 <= player.people <= PEOPLE
        assert player.stables.bit_count() <= STABLES
        assert player.fences.bit_count() + player.notes.get("fences_away", 0) <= 15
        for kind, number in enumerate(player.animals()):
            assert sum(inside[kind] for inside in player.pens.values()) <= number, player.pens


class Ledger:
    """The goods of every player, booked from the events alone; what is sown can be read in two ways and is left out."""

    def __init__(self) -> None:
        self.game: State | None = None
        self.before: list[list[int]] = []

    def __call__(self, state: State, events: list[Event]) -> None:
        assert isinstance(state, Agricola)
        goods = [player.goods[:] for player in state.players]
        if self.game is state:
            booked = [row[:] for row in self.before]
            for event in events:
                book(booked, event)
            for seat, row in enumerate(booked):
                for good in range(GOODS):
                    if good not in (GRAIN, VEGETABLE, WOOD):
                        assert row[good] == goods[seat][good], (
                            f"seat {seat} has {goods[seat][good]} {GOOD_NAMES[good]}, but was told of {row[good]}"
                        )
        self.game, self.before = state, goods


def book(booked: list[list[int]], event: Event) -> None:
    """What an event does to the goods of the players."""
    args = [int(arg[5:]) if isinstance(arg, str) and arg.startswith("seat:") else arg for arg in event.args]
    if event.name in ("got", "reaped", "born"):
        booked[args[0]][good_of(args[2])] += args[1]
    elif event.name in ("paid", "left", "released"):
        booked[args[0]][good_of(args[2])] -= args[1]
    elif event.name == "gave":
        booked[args[0]][good_of(args[2])] -= args[1]
        booked[args[3]][good_of(args[2])] += args[1]
    elif event.name == "cooked":
        booked[args[0]][good_of(args[2])] -= args[1]
        booked[args[0]][GOOD_NUMBERS["food"]] += args[3]
    elif event.name == "baked":
        booked[args[0]][GOOD_NUMBERS["food"]] += args[2]
    elif event.name == "fed":
        booked[args[0]][GOOD_NUMBERS["food"]] -= args[1]


def good_of(thing: str) -> int:
    return GOOD_NUMBERS[thing.partition(":")[2]]
