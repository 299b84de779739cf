"""Entries are only ever added, a table is read back as it was, and no number is given twice. On both databases."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select

from tests.server.stored import GAME, new_table, open_store, play, whole
from tilth.core.errors import Refusal
from tilth.storage import Store, schema
from tilth.table.seats import Agreement, ClockRules, Seat
from tilth.table.table import SNAPSHOT_EVERY


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = open_store(database)
    yield store
    store.database.close()


def test_migrations_make_exactly_the_tables_of_the_schema(store: Store) -> None:
    with store.database.reading() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
    store.database.migrate()  # a second time changes nothing


def test_a_table_is_read_back_as_it_was_after_every_choice(store: Store) -> None:
    table = new_table(store, "t")
    dice = random.Random(1)
    while play(store, table, dice, 7) == 7:
        assert whole(store.load("t")) == whole(table)
    loaded = store.load("t")
    assert whole(loaded) == whole(table)
    assert loaded.head.status == "finished"
    assert loaded.head.places == loaded.record().replay(GAME).ranking()


def test_a_snapshot_is_taken_now_and_then_and_used(store: Store) -> None:
    table = new_table(store, "t")
    play(store, table, random.Random(2), SNAPSHOT_EVERY + 3)
    with store.database.writing() as connection:
        numbers = connection.execute(select(schema.snapshots.c.number)).scalars().all()
        assert numbers == [SNAPSHOT_EVERY]
        # Were the game replayed from its seed, this choice could not be made.
        spoilt = schema.entries.c.number == 2
        connection.execute(schema.entries.update().where(spoilt).values(option="nonsense"))
    assert store.load("t").game.save(store.load("t").running()) == table.game.save(table.running())


def test_the_same_number_is_never_written_twice(database: str, store: Store) -> None:
    here = new_table(store, "t")
    other_store = open_store(database)
    there = other_store.load("t")
    seat = here.running().to_act()[0]
    first, second = here.running().options(seat)[:2]
    mine = here.propose_choice(seat, first, "player", 1.0)
    yours = there.propose_choice(seat, second, "player", 1.0)
    assert store.commit([mine]) == [True]
    assert other_store.commit([yours]) == [False]
    loaded = store.load("t")
    assert loaded.version == 1
    assert loaded.entries[1].option == first
    other_store.database.close()


def test_a_conflict_does_not_take_other_tables_along(database: str, store: Store) -> None:
    tables = [new_table(store, name) for name in ("a", "b", "c")]
    moves = []
    for table in tables:
        seat = table.running().to_act()[0]
        moves.append(table.propose_choice(seat, table.running().options(seat)[0], "player", 1.0))
    assert store.commit([moves[1]]) == [True]
    assert store.commit(moves) == [True, False, True]
    assert [store.load(name).version for name in ("a", "b", "c")] == [1, 1, 1]


def test_two_writers_on_one_table_lose_nothing(database: str, store: Store) -> None:
    """Both choose as fast as they can; every acknowledged choice is there, under a number of its own."""
    new_table(store, "t")
    won: dict[int, list[tuple[int, str]]] = {0: [], 1: []}

    def write(who: int) -> None:
        own = open_store(database)
        dice = random.Random(who)
        for _ in range(40):
            table = own.load("t")
            if table.head.status != "playing":
                break
            seat = table.running().to_act()[0]
            move = table.propose_choice(seat, dice.choice(table.running().options(seat)), "player", 1.0)
            if own.commit([move])[0]:
                won[who].append((move.entry.number, move.entry.option))
        own.database.close()

    threads = [threading.Thread(target=write, args=(who,)) for who in won]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    table = store.load("t")
    written = [(entry.number, entry.option) for entry in table.entries[1:]]
    assert sorted(won[0] + won[1]) == written
    assert [number for number, _ in written] == list(range(1, table.version + 1))
    table.record().replay(GAME)


def test_the_last_to_sit_down_begins_the_game_once(store: Store) -> None:
    options = GAME.check(3, {})
    agreement = Agreement("t", "petrichor", 1, options, 1, ClockRules(), "own", "wait", False, "p0", 0.0)
    store.create(agreement, [Seat("player", "p0", "P0"), Seat("open"), Seat("open")], 0.0)
    refused = []

    def sit(player: str) -> None:
        try:
            store.sit("t", None, player, player, 1.0)
        except Refusal as refusal:
            refused.append(refusal.code)

    threads = [threading.Thread(target=sit, args=(f"p{number}",)) for number in range(1, 6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    table = store.load("t")
    assert table.head.status == "playing"
    assert len({seat.player for seat in table.seats}) == 3
    assert refused == ["seat_taken"] * 3
    assert [entry.kind for entry in table.entries] == ["begin"]


def test_a_closed_table_takes_nothing_more(store: Store) -> None:
    table = new_table(store, "t")
    seat = table.running().to_act()[0]
    move = table.propose_choice(seat, table.running().options(seat)[0], "player", 1.0)
    assert store.commit([table.propose_close(2.0)]) == [True]
    assert store.commit([move]) == [False]
    assert store.load("t").head.status == "closed"


def test_undone_choices_stay_in_the_book_but_not_in_the_game(store: Store) -> None:
    table = new_table(store, "t")
    dice = random.Random(3)
    while True:
        play(store, table, dice, 1)
        seat = table.entries[-1].seat
        if table.can_undo(seat) and table.version > SNAPSHOT_EVERY:
            break
    undo = table.undo_of(table.entries[-1], 1.0)
    before = store.position(table, table.without(undo))
    move = table.propose_undo(undo, before)
    assert store.commit([move]) == [True]
    table.accept(move)
    loaded = store.load("t")
    assert whole(loaded) == whole(table)
    assert GAME.save(loaded.running()) == GAME.save(before)
    written = store.news("t", -1, 0).entries
    assert len(written) == len(loaded.entries) + 2
    play(store, table, dice, 1000)
    assert whole(store.load("t")) == whole(table)


def test_a_snapshot_of_what_was_taken_back_is_not_used(store: Store) -> None:
    for seed in range(200):
        table = new_table(store, f"t{seed}", seed=seed)
        play(store, table, random.Random(seed), SNAPSHOT_EVERY)
        seat = table.entries[-1].seat
        if not table.can_undo(seat):
            continue
        assert table.entries[-1].number == SNAPSHOT_EVERY
        move = table.propose_undo(table.undo_of(table.entries[-1], 1.0), table.past[-1])
        assert store.commit([move]) == [True]
        table.accept(move)
        assert whole(store.load(table.id)) == whole(table)
        return
    raise AssertionError("no game in which the choice of a snapshot can be undone")
