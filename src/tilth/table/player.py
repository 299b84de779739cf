"""Somebody who plays."""

from __future__ import annotations

from msgspec import Struct


class Player(Struct, frozen=True):
    id: str
    name: str
    guest: bool
    """Without a password: known by this browser alone."""
