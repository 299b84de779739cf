"""Where tables are kept: append-only entries, a snapshot now and then, and the head row, in one transaction."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.record import Record
from tilth.core.state import State
from tilth.games import registry
from tilth.storage import left_seats, schema
from tilth.storage.database import Database
from tilth.table.clocks import Clock
from tilth.table.entries import Entry, read_events, standing, write_events
from tilth.table.left_seats import Ask, LeftSeats, deciders
from tilth.table.restoring import Snapshot, position, restored
from tilth.table.rows import MOST_CHAT, ChatLine, Most, News, TableRow
from tilth.table.seats import Agreement, ClockRules, Seat, SeatKind, Status
from tilth.table.table import Head, Move, Table

CHANNEL = "tilth"
KEPT_CHANGES = 2_000
DAY = 24 * 3600.0
AT_ONCE = 200
"""Entries that are written in one statement."""

_json = msgspec.json.Encoder()

HEAD = ("status", "version", "to_act", "round", "places", "clock", "due")
"""The columns that change with every entry."""


class Rows:
    """A statement for many rows, made once: what SQLAlchemy does for each execution is too much for each choice.

    SQLite gets all rows in one execution, so that the writing thread asks for Python's lock once and not for every row.
    """

    def __init__(self, database: Database, statement: Any, sqlite: str = "") -> None:
        compiled = statement.compile(dialect=database.engine.dialect)
        self.sql = str(compiled)
        self.names: list[str] | None = compiled.positiontup
        self.sqlite = sqlite or self.sql.partition(" VALUES ")[0] + " VALUES {rows}"

    def run(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        names = self.names
        if names is None:
            connection.exec_driver_sql(self.sql, rows)
            return
        places = ",".join(["(" + ",".join("?" * len(names)) + ")"] * len(rows))
        values = [row[name] for row in rows for name in names]
        connection.connection.cursor().execute(self.sqlite.replace("{rows}", places), values)


_set_head = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in HEAD})
)
_set_heads = (
    "UPDATE tables SET "
    + ", ".join(f"{name} = new.column{place}" for place, name in enumerate(HEAD, 1))
    + f" FROM (VALUES {{rows}}) AS new WHERE tables.id = new.column{len(HEAD) + 1}"
)

_later = schema.tables.alias("later")
_tables = select(
    schema.tables,
    select(_later.c.id).where(_later.c.after == schema.tables.c.id).scalar_subquery().label("following"),
)
"""Every table, with the one that follows it."""

# What is asked whenever somebody opens a table is put together once.
_table_row = _tables.where(schema.tables.c.id == bindparam("table"))
_table_seats = select(schema.seats).where(schema.seats.c.table_id == bindparam("table")).order_by(schema.seats.c.seat)
_entries_after = (
    select(schema.entries)
    .where(schema.entries.c.table_id == bindparam("table"), schema.entries.c.number > bindparam("after"))
    .order_by(schema.entries.c.number)
)
_snapshots_upto = (
    select(schema.snapshots.c.number, schema.snapshots.c.state)
    .where(schema.snapshots.c.table_id == bindparam("table"), schema.snapshots.c.number <= bindparam("last"))
    .order_by(schema.snapshots.c.number.desc())
)
_chat_after = (
    select(schema.chat)
    .where(schema.chat.c.table_id == bindparam("table"), schema.chat.c.id > bindparam("after"))
    .order_by(schema.chat.c.id.desc())
    .limit(MOST_CHAT)
)


class Notice(Struct, omit_defaults=True):
    """Something other processes must hear: a table has changed, or has new chat."""

    table: str
    chat: bool = False


class Store:
    """All tables of one database. Every method blocks: servers call it from threads."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.process = secrets.token_hex(6)
        self._add_entry = Rows(database, insert(schema.entries))
        self._add_snapshot = Rows(database, insert(schema.snapshots))
        self._add_change = Rows(database, insert(schema.changes).values(process="", notice=""))
        self._notify = Rows(database, select(func.pg_notify(bindparam("channel"), bindparam("payload"))))
        self._set_head = Rows(database, _set_head, _set_heads)

    # Writing games.

    def commit(self, moves: Sequence[Move]) -> list[bool]:
        """Write entries of different tables in one transaction; False for those whose number was already taken."""
        try:
            with self.database.writing() as connection:
                self._write(connection, moves)
            return [True] * len(moves)
        except (IntegrityError, sqlite3.IntegrityError):
            if len(moves) == 1:
                return [False]
            return [self.commit([move])[0] for move in moves]

    def _write(self, connection: Connection, moves: Sequence[Move]) -> None:
        moves = sorted(moves, key=_table_of)  # the same order everywhere, so that processes cannot block one another
        # The head comes first: PostgreSQL keeps others from a table once its row is written or locked.
        self._set_head.run(connection, [{"table": move.table, **_head_row(move.head)} for move in moves])
        self._add_entry.run(connection, [_entry_row(move) for move in moves])
        self._keep_snapshots(connection, moves)
        self._announce(connection, [Notice(move.table) for move in moves])

    def _keep_snapshots(self, connection: Connection, moves: Sequence[Move]) -> None:
        saved = [
            {"table_id": move.table, "number": move.entry.number, "state": _json.encode(move.snapshot).decode()}
            for move in moves
            if move.snapshot is not None
        ]
        if saved:
            self._add_snapshot.run(connection, saved)

    def set_clock(self, table: str, version: int, clock: Clock, due: float | None) -> bool:
        """Note that somebody went away or came back, unless the game has gone on meanwhile."""
        with self.database.writing() as connection:
            changed = connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table, schema.tables.c.version == version)
                .values(clock=_text(clock), due=due)
            )
            self._announce(connection, [Notice(table)])
            return changed.rowcount == 1

    def _announce(self, connection: Connection, notices: Sequence[Notice]) -> None:
        if self.database.is_sqlite:
            self._add_change.run(connection, [{"process": self.process, "notice": _text(notices)}])
        else:
            self._notify.run(
                connection,
                [{"channel": CHANNEL, "payload": f"{self.process} {_text([notice])}"} for notice in notices],
            )

    # Making tables and sitting down.

    def create(self, agreement: Agreement, seats: list[Seat], now: float, most: Most | None = None) -> None:
        """Set up a table; the game begins at once where no seat is free."""
        with self.database.writing() as connection:
            if most is not None:
                self._check_number(connection, agreement, seats, most)
            head = Head("waiting", 0, [], 0, None, None, None)
            connection.execute(insert(schema.tables).values(**_agreement_row(agreement), **_plain_head(head)))
            connection.execute(
                insert(schema.seats),
                [
                    {"table_id": agreement.id, "seat": number, **msgspec.structs.asdict(seat)}
                    for number, seat in enumerate(seats)
                ],
            )
            self._begin_if_full(connection, agreement, seats, head, now)
            if agreement.after is not None:
                self._announce(connection, [Notice(agreement.after)])

    def add(self, row: TableRow, moves: Sequence[Move], most: Most | None = None) -> None:
        """Set up a table with what has happened there."""
        agreement = row.agreement
        with self.database.writing() as connection:
            if most is not None:
                self._check_number(connection, agreement, row.seats, most)
            connection.execute(insert(schema.tables).values(**_agreement_row(agreement), **_plain_head(row.head)))
            connection.execute(
                insert(schema.seats),
                [
                    {"table_id": agreement.id, "seat": number, **msgspec.structs.asdict(seat)}
                    for number, seat in enumerate(row.seats)
                ],
            )
            for first in range(0, len(moves), AT_ONCE):
                self._add_entry.run(connection, [_entry_row(move) for move in moves[first : first + AT_ONCE]])
            self._keep_snapshots(connection, moves)
            left_seats.hold(connection, agreement.id, dict(enumerate(row.seats)))

    def _check_number(self, connection: Connection, agreement: Agreement, seats: list[Seat], most: Most) -> None:
        """Nobody fills the house: so many tables that one made within a day may wait, so many may play."""
        tables = schema.tables
        begins = all(seat.kind in ("player", "bot") for seat in seats)
        query = select(func.count()).where(
            tables.c.creator == agreement.creator,
            tables.c.status == ("playing" if begins else "waiting"),
            tables.c.created > agreement.created - DAY,
        )
        found = connection.execute(query).scalar_one()
        if begins and found >= most.playing:
            raise Refusal("too_many", "table-too-many-playing", most=most.playing)
        if not begins and found >= most.waiting:
            raise Refusal("too_many", "table-too-many-waiting", most=most.waiting)

    def create_sequel(self, agreement: Agreement, seats: list[Seat], now: float, most: Most | None = None) -> str:
        """Set up the table that follows another one, unless that has its sequel already; gives the table there is."""
        assert agreement.after is not None
        try:
            self.create(agreement, seats, now, most)
        except IntegrityError:
            found = self.following(agreement.after)
            if found is None:
                raise
            return found
        return agreement.id

    def following(self, table: str) -> str | None:
        """The table that is the sequel of this one."""
        return self.row(table).head.following

    def change(self, table: str, player: str, terms: Mapping[str, Any]) -> None:
        """Agree on something else: these fields of the agreement, by whoever made the table, until the game begins."""
        with self.database.writing() as connection:
            row = self._row(connection, table, lock=True)
            _check_host(row, player)
            changed = _agreement_row(msgspec.structs.replace(row.agreement, **terms))
            connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**changed))
            self._announce(connection, [Notice(table)])

    def place(self, table: str, player: str, number: int, seat: Seat, now: float) -> None:
        """Say who shall sit on a chair that nobody else has taken: whoever made the table, until the game begins."""
        with self.database.writing() as connection:
            row = self._row(connection, table, lock=True)
            _check_host(row, player)
            if number >= len(row.seats):
                raise Refusal("bad_request", "table-no-such-seat")
            if row.seats[number].kind == "player" and row.seats[number].player != player:
                raise Refusal("seat_taken", "table-seat-of-another")
            self._set_seat(connection, row, number, seat, now)

    def take_kept(self, table: str, player: str, now: float) -> None:
        """Sit down on every chair that is kept for somebody, as long as the table waits."""
        with self.database.writing() as connection:
            row = self._row(connection, table, lock=True)
            for number, seat in enumerate(row.seats):
                if row.head.status == "waiting" and seat.kind == "reserved" and seat.player == player:
                    self._set_seat(connection, row, number, Seat("player", player, seat.name), now)

    def sit(self, table: str, seat: int | None, player: str, name: str, now: float) -> None:
        """Take a seat that is free or kept for this person; the last one to sit down begins the game.

        In a running game one only comes back to a seat of one's own; for any other one has to ask.
        """
        with self.database.writing() as connection:
            row = self._row(connection, table, lock=True)
            _check_going_on(row)
            if row.head.status == "playing":
                self._come_back(connection, row, seat, player, now)
                return
            free = [
                number
                for number, chair in enumerate(row.seats)
                if chair.kind == "open" or (chair.kind == "reserved" and chair.player == player)
            ]
            wanted = [number for number in free if seat in (None, number)]
            kept = [number for number in wanted if row.seats[number].kind == "reserved"]
            if not wanted:
                raise Refusal("seat_taken", "table-seat-taken")
            number = (kept or wanted)[0]
            self._set_seat(connection, row, number, Seat("player", player, name), now)

    def _come_back(self, connection: Connection, row: TableRow, seat: int | None, player: str, now: float) -> None:
        known = left_seats.read(connection, row.agreement.id)
        wanted = [number for number in range(len(row.seats)) if seat in (None, number)]
        for number in wanted:
            last = known.last(number)
            if last is not None and known.way(row.seats, number, player) == "sit":
                self._set_seat(connection, row, number, Seat("player", player, last.name), now)
                left_seats.forget(connection, row.agreement.id, number)
                return
        if any(known.way(row.seats, number, player) == "ask" for number in wanted):
            raise Refusal("ask_first", "table-ask-first")
        raise Refusal("seat_taken", "table-seat-taken")

    def ask(self, table: str, seat: int, player: str, name: str) -> None:
        """Ask those at the table for a seat that somebody has left."""
        with self.database.writing() as connection:
            row = self._row(connection, table, lock=True)
            if row.head.status != "playing":
                raise Refusal("not_playing", "table-not-playing", status=row.head.status)
            known = left_seats.read(connection, table)
            if seat >= len(row.seats) or row.seats[seat].kind != "open":
                raise Refusal("seat_taken", "table-seat-taken")
            if known.way(row.seats, seat, player) == "none":
                raise Refusal("wrong_seat", "table-seen-another-hand")
            left_seats.ask(connection, table, known, seat, player, name)
            self._announce(connection, [Notice(table)])

    def answer(self, table: str, ask: int, player: str, yes: bool, now: float) -> None:
        """Say yes or no to somebody who asks for a seat; when all who must have agreed, they sit there."""
        with self.database.writing() as connection:
            row = self._row(connection, table, lock=True)
            _check_going_on(row)
            asked = next((one for one in left_seats.read(connection, table).asks if one.id == ask), None)
            if asked is None or asked.refused:
                raise Refusal("no_ask", "table-no-ask")
            if player not in deciders(row.agreement, row.seats):
                raise Refusal("wrong_seat", "table-not-asked")
            left_seats.answer(connection, asked, player, yes)
            self._seat_if_agreed(connection, row, asked, now)
            self._announce(connection, [Notice(table)])

    def _seat_if_agreed(self, connection: Connection, row: TableRow, asked: Ask, now: float) -> None:
        must = deciders(row.agreement, row.seats)
        if asked.refused or row.seats[asked.seat].kind != "open" or not set(must) <= set(asked.agreed):
            return
        table, seat = row.agreement.id, Seat("player", asked.player, asked.name)
        last = left_seats.read(connection, table).last(asked.seat)
        self._set_seat(connection, row, asked.seat, seat, now)
        left_seats.hold(connection, table, {asked.seat: seat})
        left_seats.forget(connection, table, asked.seat)
        move = _table(row).propose_sit(asked.seat, asked.name, "" if last is None else last.name, now)
        self._write(connection, [move])
        row.head = move.head

    def leave(self, table: str, player: str, level: str, now: float) -> None:
        """Stand up: the seats are free again, or a bot of this level takes them where a game waits for nobody.

        A table without a person is closed. Where no person ever sat, whoever made the table may close it.
        """
        with self.database.writing() as connection:
            row = self._row(connection, table, lock=True)
            _check_going_on(row)
            own = [number for number, chair in enumerate(row.seats) if chair.taken_by(player)]
            nobody = not any(chair.kind == "player" for chair in row.seats)
            if not own and not (nobody and row.agreement.creator == player):
                raise Refusal("wrong_seat", "table-no-seat")
            for number in own:
                bot = row.head.status == "playing" and level != ""
                seat = Seat("bot", name=row.seats[number].name, level=level) if bot else Seat("open")
                self._set_seat(connection, row, number, seat, now)
            if not any(chair.kind == "player" for chair in row.seats):
                self._write(connection, [_table(row).propose_close(now)])
                if row.head.status == "waiting" and row.agreement.after is not None:
                    self._follow_nothing(connection, row.agreement)
                return
            for asked in left_seats.read(connection, table).asks:  # perhaps only who leaves had not agreed yet
                self._seat_if_agreed(connection, row, asked, now)

    def _follow_nothing(self, connection: Connection, agreement: Agreement) -> None:
        """A table that was closed before its game began is no sequel: another one may be made."""
        tables = schema.tables
        connection.execute(update(tables).where(tables.c.id == agreement.id).values(after=None))
        self._announce(connection, [Notice(agreement.after or "")])

    def put_away(self, table: str, player: str) -> None:
        """Leave a table out of somebody's lists from now on; not one at which they still play."""
        with self.database.writing() as connection:
            row = self._row(connection, table, lock=True)
            own = [seat for seat in row.seats if seat.player == player]
            if not own:
                raise Refusal("wrong_seat", "table-no-seat")
            if row.head.status in ("waiting", "playing") and any(seat.taken_by(player) for seat in own):
                raise Refusal("still_on", "table-still-on")
            away = schema.put_away
            known = select(away.c.player).where(away.c.player == player, away.c.table_id == table)
            if connection.execute(known).first() is None:
                connection.execute(insert(away).values(player=player, table_id=table))

    def _set_seat(self, connection: Connection, row: TableRow, number: int, seat: Seat, now: float) -> None:
        connection.execute(
            update(schema.seats)
            .where(schema.seats.c.table_id == row.agreement.id, schema.seats.c.seat == number)
            .values(**msgspec.structs.asdict(seat))
        )
        row.seats[number] = seat
        if row.head.status == "waiting":
            self._begin_if_full(connection, row.agreement, row.seats, row.head, now)
        elif row.head.status == "playing" and seat.kind == "bot":
            connection.execute(update(schema.tables).where(schema.tables.c.id == row.agreement.id).values(due=now))
        self._announce(connection, [Notice(row.agreement.id)])

    def _begin_if_full(
        self, connection: Connection, agreement: Agreement, seats: list[Seat], head: Head, now: float
    ) -> None:
        if all(seat.kind in ("player", "bot") for seat in seats):
            table = Table(agreement, registry.game(agreement.game), seats, head)
            if agreement.rules_version != table.game.rules_version:  # the rules have changed while it waited
                agreement.rules_version = table.game.rules_version
                where = schema.tables.c.id == agreement.id
                connection.execute(update(schema.tables).where(where).values(rules_version=agreement.rules_version))
            self._write(connection, [table.propose_begin(now)])
            left_seats.hold(connection, agreement.id, dict(enumerate(seats)))

    def tell_name(self, player: str) -> list[Notice]:
        """Tell every process that somebody has another name at the tables where they sit."""
        tables, seats = schema.tables, schema.seats
        query = select(seats.c.table_id).distinct().join(tables).where(seats.c.player == player)
        query = query.where(tables.c.status.in_(("waiting", "playing")))
        with self.database.writing() as connection:
            notices = [Notice(table) for table in connection.execute(query).scalars()]
            if notices:
                self._announce(connection, notices)
        return notices

    # Reading games.

    def row(self, table: str) -> TableRow:
        with self.database.reading() as connection:
            return self._row(connection, table)

    def _row(self, connection: Connection, table: str, lock: bool = False) -> TableRow:
        found = connection.execute(_table_row.with_for_update() if lock else _table_row, {"table": table}).first()
        if found is None:
            raise Refusal("no_table", "table-unknown")
        seats = [_seat(row) for row in connection.execute(_table_seats, {"table": table})]
        return TableRow(_agreement(found), seats, _head(found))

    def load(self, table: str) -> Table:
        """Read a table back: its last snapshot that still stands, and the choices since."""
        with self.database.reading() as connection:
            return self._load(connection, table)

    def open(self, table: str) -> tuple[Table, list[ChatLine], LeftSeats]:
        """A table, what was said there, and who has held its seats."""
        with self.database.reading() as connection:
            return self._load(connection, table), _chat(connection, table, 0), left_seats.read(connection, table)

    def _load(self, connection: Connection, table: str) -> Table:
        row = self._row(connection, table)
        return restored(row, _entries(connection, table, -1), _snapshots(connection, row.agreement, row.head.version))

    def position(self, table: Table, entries: list[Entry]) -> State:
        """The state after these entries, the first of the table's or all but some that are taken back."""
        with self.database.reading() as connection:
            return position(table, entries, _snapshots(connection, table.agreement, entries[-1].number))

    def record(self, table: str) -> Record:
        """A game as a record, also one whose rules have changed since."""
        with self.database.reading() as connection:
            row = self._row(connection, table)
            entries = standing(_entries(connection, table, -1))
        agreement = row.agreement
        choices = [(entry.seat, entry.option) for entry in entries if entry.is_real()]
        seats = len(row.seats)
        return Record(agreement.game, agreement.rules_version, seats, agreement.options, agreement.seed, choices)

    def news(self, table: str, after: int, heard: int) -> News:
        """A table as it stands, with the entries after a number and the chat after a line."""
        with self.database.reading() as connection:
            row = self._row(connection, table)
            entries, chat = _entries(connection, table, after), _chat(connection, table, heard)
            return News(row, entries, chat, left_seats.read(connection, table))

    # Lists.

    def list_tables(
        self,
        status: Sequence[Status],
        player: str | None = None,
        public: bool = False,
        open_seat: bool = False,
        limit: int = 100,
    ) -> list[TableRow]:
        """Tables, newest first."""
        tables, seats = schema.tables, schema.seats
        query = _tables.where(tables.c.status.in_(status))
        if public:
            query = query.where(tables.c.private.is_(False))
        if player is not None:
            query = query.where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.player == player)))
            query = query.where(tables.c.id.not_in(_put_away(player)))
        if open_seat:
            query = query.where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.kind == "open")))
        with self.database.reading() as connection:
            return _rows(connection, connection.execute(query.order_by(tables.c.created.desc()).limit(limit)).all())

    def tables_of(self, player: str, limit: int = 100) -> list[TableRow]:
        """Where somebody sits: running games first, newest first."""
        return self._tables_of(player, "player", ("playing", "waiting"), limit)

    def invitations(self, player: str, limit: int = 20) -> list[TableRow]:
        """Tables that wait with a seat kept for somebody, newest first."""
        return self._tables_of(player, "reserved", ("waiting",), limit)

    def _tables_of(self, player: str, kind: SeatKind, status: Sequence[Status], limit: int) -> list[TableRow]:
        tables, seats = schema.tables, schema.seats
        own = select(seats.c.table_id).where(seats.c.player == player, seats.c.kind == kind)
        query = _tables.where(tables.c.status.in_(status), tables.c.id.in_(own)).limit(limit)
        if kind == "reserved":
            query = query.where(tables.c.id.not_in(_put_away(player)))
        with self.database.reading() as connection:
            return _rows(connection, connection.execute(query.order_by(tables.c.status, tables.c.created.desc())).all())

    def due(self, now: float, limit: int = 200) -> list[str]:
        """Tables at which the server itself has to act."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.due <= now)
        with self.database.reading() as connection:
            return list(connection.execute(query.order_by(tables.c.due).limit(limit)).scalars())

    # Chat.

    def say(self, table: str, seat: int | None, name: str, words: str, now: float) -> ChatLine:
        with self.database.writing() as connection:
            values = {"table_id": table, "seat": seat, "name": name, "text": words, "at": now}
            key = connection.execute(insert(schema.chat).values(**values)).inserted_primary_key
            self._announce(connection, [Notice(table, chat=True)])
        return ChatLine(key[0] if key else 0, seat, name, words, now)

    def said(self, table: str, after: int = 0) -> list[ChatLine]:
        """The last lines of a table's chat, oldest first."""
        with self.database.reading() as connection:
            return _chat(connection, table, after)

    # Housekeeping.

    def key(self, name: str) -> str | None:
        """A secret that an earlier version kept here."""
        keys = schema.keys
        with self.database.reading() as connection:
            found: str | None = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
        return found

    def forget_key(self, name: str) -> None:
        if self.key(name) is not None:
            with self.database.writing() as connection:
                connection.execute(delete(schema.keys).where(schema.keys.c.name == name))

    def forget_changes(self) -> None:
        """Drop notices that every process has read long ago."""
        changes = schema.changes
        with self.database.writing() as connection:
            newest = connection.execute(select(func.max(changes.c.id))).scalar() or 0
            connection.execute(delete(changes).where(changes.c.id < newest - KEPT_CHANGES))


def _table_of(move: Move) -> str:
    return move.table


def _text(value: Any) -> str | None:
    return None if value is None else _json.encode(value).decode()


def _entry_row(move: Move) -> dict[str, Any]:
    entry = move.entry
    return {
        "table_id": move.table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "option": entry.option,
        "by": entry.by,
        "at": entry.at,
        "final": entry.final,
        "secret": entry.secret,
        "events": write_events(entry.events),
        "at_once": " ".join(map(str, entry.at_once)),
    }


def _plain_head(head: Head) -> dict[str, Any]:
    return {
        "status": head.status,
        "version": head.version,
        "to_act": _text(head.to_act),
        "round": head.round,
        "places": _text(head.places),
        "clock": _text(head.clock),
        "due": head.due,
    }


def _head_row(head: Head) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in _plain_head(head).items()}


def _agreement_row(agreement: Agreement) -> dict[str, Any]:
    row = msgspec.structs.asdict(agreement)
    clock = row.pop("clock")
    row["options"] = _text(agreement.options)
    return row | {"clock_kind": clock.kind, "clock_seconds": clock.seconds, "clock_increment": clock.increment}


def _rows(connection: Connection, found: Sequence[Row[Any]]) -> list[TableRow]:
    """Tables with their seats, in the order they were found."""
    seats: dict[str, list[Seat]] = {row.id: [] for row in found}
    query = select(schema.seats).where(schema.seats.c.table_id.in_(list(seats))).order_by(schema.seats.c.seat)
    for row in connection.execute(query) if found else ():
        seats[row.table_id].append(_seat(row))
    return [TableRow(_agreement(row), seats[row.id], _head(row)) for row in found]


def _seat(row: Row[Any]) -> Seat:
    return Seat(row.kind, row.player, row.name, row.level)


def _agreement(row: Row[Any]) -> Agreement:
    return Agreement(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=msgspec.json.decode(row.options),
        seed=row.seed,
        clock=ClockRules(row.clock_kind, row.clock_seconds, row.clock_increment),
        undo=row.undo,
        when_gone=row.when_gone,
        private=row.private,
        creator=row.creator,
        created=row.created,
        undo_grace=row.undo_grace,
        after=row.after,
        lesson=row.lesson,
        hints=row.hints,
    )


def _head(row: Row[Any]) -> Head:
    return Head(
        status=row.status,
        version=row.version,
        to_act=msgspec.json.decode(row.to_act),
        round=row.round,
        places=None if row.places is None else msgspec.json.decode(row.places),
        clock=None if row.clock is None else msgspec.json.decode(row.clock, type=Clock),
        due=row.due,
        following=row.following,
    )


def _put_away(player: str) -> Select[tuple[str]]:
    return select(schema.put_away.c.table_id).where(schema.put_away.c.player == player)


def _check_host(row: TableRow, player: str) -> None:
    """Only whoever made a table changes it, and only until its game begins."""
    if row.agreement.creator != player:
        raise Refusal("wrong_seat", "table-not-host")
    if row.head.status != "waiting":
        raise Refusal("has_begun", "table-has-begun")


def _check_going_on(row: TableRow) -> None:
    """Nothing changes any more at a table whose game is finished or closed."""
    if row.head.status not in ("waiting", "playing"):
        raise Refusal("not_playing", "table-not-playing", status=row.head.status)


def _table(row: TableRow) -> Table:
    return Table(row.agreement, registry.game(row.agreement.game), row.seats, row.head)


def _snapshots(connection: Connection, agreement: Agreement, last: int) -> Iterator[Snapshot]:
    """The positions of a table that were kept, up to the entry of this number, newest first."""
    for number, saved in connection.execute(_snapshots_upto, {"table": agreement.id, "last": last}):
        yield number, partial(_read_snapshot, registry.game(agreement.game), saved)


def _read_snapshot(game: Game, saved: str) -> State | None:
    """A position that was kept; None where today's rules cannot read it, for the choices are kept too."""
    snapshot = msgspec.json.decode(saved)
    if snapshot["rules_version"] != game.rules_version:
        return None
    try:
        return game.load(snapshot, patient=True)
    except Refusal:
        return None


def _entries(connection: Connection, table: str, after: int) -> list[Entry]:
    return [
        Entry(
            row.number,
            row.kind,
            row.seat,
            row.option,
            row.by,
            row.at,
            row.final,
            row.secret,
            read_events(row.events),
            tuple(map(int, row.at_once.split())),
        )
        for row in connection.execute(_entries_after, {"table": table, "after": after})
    ]


def _chat(connection: Connection, table: str, after: int) -> list[ChatLine]:
    rows = connection.execute(_chat_after, {"table": table, "after": after}).all()
    return [ChatLine(row.id, row.seat, row.name, row.text, row.at) for row in rows[::-1]]
