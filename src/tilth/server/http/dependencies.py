"""What Litestar gives to every handler that asks for it."""

from __future__ import annotations

from litestar.di import NamedDependency

from tilth.server.play.hub import Hub
from tilth.table import Player

TheHub = NamedDependency[Hub]
Caller = NamedDependency[Player | None]
"""Who sent the request; None for a browser without our cookie."""
