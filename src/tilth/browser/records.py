"""Records that come into a browser, to look back at."""

from __future__ import annotations

from tilth.browser.house import BrowserHouse
from tilth.core.record import Record
from tilth.play import wire
from tilth.play.records import keep
from tilth.table import Player
from tilth.table.seats import Seat


async def bring_in(house: BrowserHouse, me: Player, data: wire.NewRecord) -> wire.TableInfo:
    """Keep a recorded game as a table that is over; who sat there is not part of a record."""
    record = Record.from_text(data.text)
    return await keep(house, me, record, [Seat("player") for _ in range(record.seats)], closed=True)
