"""Tables in a store, played without a server."""

from __future__ import annotations

import random

from tilth.core import State
from tilth.games import registry
from tilth.storage import Database, Store
from tilth.table import Table
from tilth.table.forced import pass_over
from tilth.table.seats import Agreement, ClockRules, Seat

GAME = registry.game("petrichor")


def open_store(url: str) -> Store:
    database = Database(url)
    database.migrate()
    return Store(database)


def earlier_database(url: str, revision: str) -> Database:
    """A database as an earlier version left it."""
    database = Database(url)
    database.migrate(revision)
    return database


def new_table(store: Store, name: str, seats: int = 2, seed: int = 7, undo: str = "own") -> Table:
    """A game that has begun, every seat taken by a person."""
    agreement = Agreement(
        name,
        GAME.name,
        GAME.rules_version,
        GAME.check(seats, {}),
        seed,
        ClockRules(),
        undo,  # type: ignore[arg-type]
        "wait",
        True,
        "ann",
        0.0,
    )
    store.create(agreement, [Seat("player", f"player{seat}", f"P{seat}") for seat in range(seats)], 0.0)
    return store.load(name)


def play(store: Store, table: Table, dice: random.Random, choices: int) -> int:
    """So many random choices, each written before it is taken over; how many there were until the end."""
    for made in range(choices):
        if table.head.status != "playing":
            return made
        state = table.running()
        seat = dice.choice(state.to_act())
        move = table.propose_choice(seat, dice.choice(state.options(seat)), "player", float(made))
        assert store.commit([move]) == [True]
        table.accept(move)
    return choices


def told_on(state: State) -> dict[str, object]:
    """A position as a record comes to it: without stops where nobody can choose."""
    twin = state.clone()
    twin.patient = False
    while pass_over(twin):
        pass
    return {**GAME.save(twin), "reveals": 0}


def whole(table: Table) -> object:
    """Everything about a table that must survive."""
    state = table.state
    return (
        table.head,
        table.seats,
        table.entries,
        None if state is None else table.game.save(state),
        None if state is None else [state.options(seat) for seat in range(state.seats)],
    )
