"""Who a browser belongs to: a signed cookie that names a player and nothing else."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tilth.core.errors import Refusal
from tilth.server.hub import Hub
from tilth.table import Player

COOKIE = "tilth"
YEAR = 365 * 24 * 3600
HEADER = "x-tilth"
"""Every request that changes something carries this header: a foreign page cannot send it."""


def sign(key: bytes, player: str) -> str:
    return f"{player}.{hmac.new(key, player.encode(), sha256).hexdigest()}"


def signed(key: bytes, cookie: str) -> str | None:
    """The player a cookie names, if we signed it."""
    player = cookie.rpartition(".")[0]
    return player if player and hmac.compare_digest(sign(key, player).encode(), cookie.encode()) else None


def cookie(hub: Hub, player: Player) -> Cookie:
    return Cookie(
        COOKIE,
        value=sign(hub.session_key, player.id),
        httponly=True,
        samesite="lax",
        secure=hub.settings.secure,
        max_age=YEAR,
        path="/",
    )


def named_by(hub: Hub, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The player a request's cookie names; None without one, or where it is not ours."""
    value = connection.cookies.get(COOKIE)
    return signed(hub.session_key, value) if value else None


async def player_of(hub: Hub, connection: ASGIConnection[Any, Any, Any, Any]) -> Player | None:
    """The person behind a request, where we know them."""
    player = named_by(hub, connection)
    return None if player is None else await hub.run(hub.players.find, player)


def same_origin(hub: Hub, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a socket was opened by one of our own pages; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in hub.settings.origins:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")


def somebody(player: Player | None) -> Player:
    """Refuse whoever has not even a nickname."""
    if player is None:
        raise Refusal("no_player", "player-unknown")
    return player
