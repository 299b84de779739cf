"""Where on the farmyard something may be built or ploughed."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.farm.fences import ALL_CELLS, CELL_NAMES, around, bits, count, fenced
from tilth.games.agricola.rules.state import STABLES, Player

ROOM_OPTIONS: Final[list[str]] = [f"room {name}" for name in CELL_NAMES]
STABLE_OPTIONS: Final[list[str]] = [f"stable {name}" for name in CELL_NAMES]
FIELD_OPTIONS: Final[list[str]] = [f"plough {name}" for name in CELL_NAMES]


def room_sites(player: Player) -> int:
    """Empty spaces beside the house."""
    return around(player.rooms) & ALL_CELLS & ~player.used()


def stable_sites(player: Player) -> int:
    """Spaces without room, field or stable, fenced or not."""
    if count(player.stables) >= STABLES:
        return 0
    return ALL_CELLS & ~(player.rooms | player.fields | player.stables)


def field_sites(player: Player) -> int:
    """Empty unfenced spaces, beside a field once there is one."""
    empty = ALL_CELLS & ~player.used()
    return around(player.fields) & empty if player.fields else empty


def unfenced_stables(player: Player) -> int:
    return player.stables & ~fenced(player.fences)


def named(options: list[str], sites: int) -> list[str]:
    """The options for some spaces."""
    return [options[cell] for cell in bits(sites)]
