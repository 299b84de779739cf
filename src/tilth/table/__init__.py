"""Tables: seats, checked choices, undo, clocks, stories and records, wherever they are kept."""

from tilth.table.player import Player as Player
from tilth.table.table import Table as Table
