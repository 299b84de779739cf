"""Tables: seats, checked choices, undo, clocks, records and the store."""

from tilth.table.database import Database as Database
from tilth.table.players import Player as Player
from tilth.table.players import Players as Players
from tilth.table.store import Store as Store
from tilth.table.table import Table as Table
