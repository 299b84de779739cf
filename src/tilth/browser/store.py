"""Where a browser keeps its tables: rows at hand, entries read when a table is opened, everything written at once."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

import msgspec
from msgspec import Struct

from tilth.browser.ports import Storage
from tilth.core.errors import Refusal
from tilth.core.state import State
from tilth.games import registry
from tilth.review import Review
from tilth.table import Player, Table
from tilth.table.clocks import Clock
from tilth.table.entries import Entry
from tilth.table.left_seats import LeftSeats
from tilth.table.restoring import Snapshot, position, restored
from tilth.table.rows import ChatLine, Most, News, TableRow
from tilth.table.seats import Agreement, Seat, Status
from tilth.table.table import Head, Move

NOT_KEPT = Refusal("not_kept", "browser-not-kept")


class Kept(Struct, forbid_unknown_fields=True):
    """What is kept of this browser: a table of another version of Tilth is passed over rather than misread."""

    person: Player | None
    tables: dict[str, msgspec.Raw]


_encode = msgspec.json.Encoder().encode
_read_kept = msgspec.json.Decoder(Kept).decode
_read_row = msgspec.json.Decoder(TableRow).decode
_read_entries = msgspec.json.Decoder(list[Entry]).decode


def _text(value: object) -> str:
    return _encode(value).decode()


class BrowserStore:
    """A keeper of tables. Methods change what is at hand and leave the writing to `write_down`, which is awaited before
    anybody hears of the change."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.person: Player | None = None
        self._rows: dict[str, TableRow] = {}
        self._entries: dict[str, list[Entry]] = {}
        """Of the tables that were opened."""
        self._positions: dict[str, list[tuple[int, State]]] = {}
        """Positions at hand, oldest first: what is replayed when a choice is taken back begins there."""
        self._writing: list[Awaitable[object]] = []

    # Reading and writing.

    async def load(self) -> None:
        """Read who plays here and which tables there are."""
        kept = _read_kept(await self.storage.load())
        self.person = kept.person
        self._rows.clear()
        for table, raw in kept.tables.items():
            try:
                self._rows[table] = _read_row(raw)
            except msgspec.MsgspecError:
                continue

    async def fetch(self, table: str) -> None:
        """Read the entries of a table that is about to be opened."""
        if table in self._rows and table not in self._entries:
            self._entries[table] = _read_entries(await self.storage.entries(table))

    async def write_down(self) -> None:
        """Wait until everything is kept."""
        waiting, self._writing = self._writing, []
        try:
            for writing in waiting:
                await _kept(writing)
        except Refusal:
            await self.load()  # what is at hand is again what is kept
            raise

    async def write(self, move: Move) -> bool:
        """Write an entry; False where there is already one of its number."""
        row = self.row(move.table)
        changed = TableRow(row.agreement, row.seats, self._with_following(move))
        entry = move.entry
        if not await _kept(self.storage.append(move.table, _text(changed), entry.number, _text(entry))):
            return False
        self._take(move)
        return True

    def _with_following(self, move: Move) -> Head:
        following = self.row(move.table).head.following
        return msgspec.structs.replace(move.head, following=following)

    def _take(self, move: Move) -> None:
        """Have at hand what was written."""
        self.row(move.table).head = self._with_following(move)
        self._entries[move.table].append(move.entry)
        if move.snapshot is not None and move.state is not None:
            self._positions.setdefault(move.table, []).append((move.entry.number, move.state.clone()))

    def _put(self, table: str) -> None:
        self._writing.append(self.storage.put(table, _text(self._rows[table])))

    def set_person(self, person: Player) -> None:
        self.person = person
        self._writing.append(self.storage.setPerson(_text(person)))

    # Tables as lists show them.

    def rows(self, status: Sequence[Status]) -> list[TableRow]:
        """Tables, newest first."""
        found = [row for row in self._rows.values() if row.head.status in status]
        return sorted(found, key=lambda row: row.agreement.created, reverse=True)

    def row(self, table: str) -> TableRow:
        row = self._rows.get(table)
        if row is None:
            raise Refusal("no_table", "table-unknown")
        return row

    def create(self, agreement: Agreement, seats: list[Seat], now: float, most: Most | None = None) -> None:
        """Set up a table, which begins at once."""
        head = Head("waiting", 0, [], 0, None, None, None)
        table = Table(agreement, registry.game(agreement.game), seats, head)
        self.add(TableRow(agreement, seats, head), [table.propose_begin(now)])

    def add(self, row: TableRow, moves: Sequence[Move], most: Most | None = None) -> None:
        """Set up a table with what has happened there."""
        table = row.agreement.id
        self._rows[table], self._entries[table] = row, []
        for move in moves:
            self._take(move)
            self._writing.append(self.storage.append(table, _text(row), move.entry.number, _text(move.entry)))
        before = None if row.agreement.after is None else self._rows.get(row.agreement.after)
        if before is not None:
            before.head.following = table
            self._put(before.agreement.id)

    def create_sequel(self, agreement: Agreement, seats: list[Seat], now: float, most: Most | None = None) -> str:
        """Set up the table that follows another one, unless that has its sequel already; gives the table there is."""
        before = self.row(agreement.after or "")
        if before.head.following in self._rows:
            return before.head.following
        self.create(agreement, seats, now)
        return agreement.id

    def take_kept(self, table: str, player: str, now: float) -> None:
        """No chair is kept for anybody who is not here."""

    def leave(self, table: str, player: str, level: str, now: float) -> None:
        """Give a game up: nobody else waits for it, so it is over."""
        row = self.row(table)
        if row.head.status != "playing":
            raise Refusal("not_playing", "table-not-playing", status=row.head.status)
        board = Table(row.agreement, registry.game(row.agreement.game), row.seats, row.head)
        move = board.propose_close(now)
        self._take(move)
        self._writing.append(self.storage.append(table, _text(row), move.entry.number, _text(move.entry)))

    def put_away(self, table: str, player: str) -> None:
        """Forget a table that is over: here nobody else looks back at it."""
        row = self.row(table)
        if row.head.status == "playing":
            raise Refusal("still_on", "table-still-on")
        for kept in (self._rows, self._entries, self._positions):
            kept.pop(table, None)
        self._writing.append(self.storage.remove(table))

    # Reviews.

    async def review(self, table: str) -> Review | None:
        """The review of a table; one of another version of Tilth is made anew."""
        text = await self.storage.review(table)
        try:
            return msgspec.json.decode(text, type=Review) if text else None
        except msgspec.MsgspecError:
            return None

    async def keep_review(self, table: str, review: Review) -> None:
        if table in self._rows:  # it may have been removed meanwhile
            await _kept(self.storage.keepReview(table, _text(review)))

    # Tables as rooms need them.

    def open(self, table: str) -> tuple[Table, list[ChatLine], LeftSeats]:
        board = restored(msgspec.structs.replace(self.row(table)), self._entries[table], self._snapshots(table))
        return board, [], LeftSeats()

    def position(self, table: Table, entries: list[Entry]) -> State:
        return position(table, entries, self._snapshots(table.id))

    def _snapshots(self, table: str) -> list[Snapshot]:
        return [(number, state.clone) for number, state in reversed(self._positions.get(table, []))]

    def news(self, table: str, after: int, heard: int) -> News:
        row = msgspec.structs.replace(self.row(table))
        return News(row, [entry for entry in self._entries[table] if entry.number > after], [], LeftSeats())

    def set_clock(self, table: str, version: int, clock: Clock, due: float | None) -> bool:
        head = self.row(table).head
        if head.version != version:
            return False
        head.clock, head.due = clock, due
        self._put(table)
        return True

    def say(self, table: str, seat: int | None, name: str, words: str, now: float) -> ChatLine:
        raise NEEDS_SERVER

    def said(self, table: str, after: int = 0) -> list[ChatLine]:
        return []


NEEDS_SERVER = Refusal("needs_server", "browser-needs-server")
"""Nobody else is here."""


async def _kept(writing: Awaitable[bool] | Awaitable[object]) -> object:
    """What the page says when it has written something; whatever hinders it, the person is told."""
    try:
        return await writing
    except Exception as error:
        raise NOT_KEPT from error
