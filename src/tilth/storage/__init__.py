"""The database: people, their sessions, and tables with everything that happened there."""

from tilth.storage.database import Database as Database
from tilth.storage.players import Players as Players
from tilth.storage.store import Store as Store
