"""A table's story as each seat may read it: what others do while all choose in secret is told when all are ready."""

from __future__ import annotations

from msgspec import Struct

from tilth.table.entries import ASIDE, Entry


class Page(Struct):
    """What a reader learns at once: one choice, or all that one side chose in secret. The number of pages that a reader
    has seen is the version of the table as far as that reader knows."""

    version: int
    entries: list[Entry]
    upto: int
    """The entry after which the table looks as it does with this page."""
    undone: int | None = None
    """The version of the first page that is taken back, with all after it."""


class Reader:
    """The pages of one seat (None: of spectators)."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.version = -1
        self.pages: list[Page] = []
        self._held: list[Entry] = []
        """What others have chosen that this seat may not know yet."""

    def read(self, entry: Entry) -> list[Page]:
        """The new pages that an entry brings, if any."""
        if entry.kind == "undo":
            return self._take_back(entry)
        if entry.kind in ASIDE:  # it has nothing to do with what is chosen meanwhile
            return [self._turn([entry], entry)]
        if not entry.at_once:
            return self._read_all(entry)
        if self.seat in entry.at_once:
            return [self._turn([entry], entry)]
        self._held.append(entry)
        return []

    def _read_all(self, last: Entry) -> list[Page]:
        """What was held back, one page for each side in the order of seats, and last what made everybody ready."""
        sides: dict[tuple[int, ...], list[Entry]] = {}
        for entry in sorted(self._held, key=lambda entry: (entry.at_once, entry.number)):
            sides.setdefault(entry.at_once, []).append(entry)
        self._held = []
        own = [side for side in sides if last.seat in side]
        pages = [self._turn(entries, last) for side, entries in sides.items() if side not in own]
        return [*pages, self._turn([*sides.get(own[0] if own else (), []), last], last)]

    def _take_back(self, undo: Entry) -> list[Page]:
        self._held = [entry for entry in self._held if not undo.takes_back(entry)]
        if undo.at_once and self.seat not in undo.at_once:
            return []
        at = next(at for at, page in enumerate(self.pages) if page.upto >= int(undo.option))
        gone = self.pages[at:]
        # What others had chosen in secret before it was told after it: now it is a secret again.
        self._held += [entry for page in gone for entry in page.entries if not undo.takes_back(entry)]
        del self.pages[at:]
        self.version += 1
        return [Page(self.version, [], undo.number, gone[0].version)]

    def knew(self, entry: Entry, version: int) -> bool:
        """Whether an entry was told by this version, and nothing was taken back since."""
        since = [page for page in self.pages if page.version > version]
        unbroken = len(since) == self.version - version
        return unbroken and not any(entry in page.entries for page in since)

    def _turn(self, entries: list[Entry], last: Entry) -> Page:
        self.version += 1
        page = Page(self.version, entries, last.number)
        self.pages.append(page)
        return page


class Story:
    """All readers of one table."""

    def __init__(self, seats: int) -> None:
        self.readers: dict[int | None, Reader] = {seat: Reader(seat) for seat in (None, *range(seats))}

    def add(self, entry: Entry) -> dict[int | None, list[Page]]:
        """The new pages of each reader."""
        return {seat: reader.read(entry) for seat, reader in self.readers.items()}

    def version(self, seat: int | None) -> int:
        """How many changes of the table a seat knows of."""
        return max(0, self.readers[seat].version)
