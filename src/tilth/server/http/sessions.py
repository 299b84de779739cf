"""Who a browser belongs to: a signed cookie that names a session and nothing else."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tilth.server.play.hub import Hub
from tilth.storage.sessions import LONGEST
from tilth.table import Player

COOKIE = "tilth"
HEADER = "x-tilth"
"""Every request that changes something carries this header: a foreign page cannot send it."""

Connection = ASGIConnection[Any, Any, Any, Any]


def sign(key: bytes, session: str) -> str:
    return f"{session}.{hmac.new(key, session.encode(), sha256).hexdigest()}"


def signed(key: bytes, cookie: str) -> str | None:
    """The session a cookie names, if we signed it."""
    session = cookie.rpartition(".")[0]
    return session if session and hmac.compare_digest(sign(key, session).encode(), cookie.encode()) else None


def cookie(hub: Hub, session: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=sign(hub.session_key, session),
        httponly=True,
        samesite="lax",
        secure=hub.settings.secure,
        max_age=int(LONGEST),
        path="/",
    )


def session_of(hub: Hub, connection: Connection) -> str | None:
    """The session a request's cookie names; None without one, or where it is not ours."""
    value = connection.cookies.get(COOKIE)
    return signed(hub.session_key, value) if value else None


async def player_of(hub: Hub, connection: Connection) -> Player | None:
    """The person behind a request, where we know them."""
    session = session_of(hub, connection)
    if session is None:
        return None
    player = await hub.run(hub.sessions.find, session, hub.now())
    if player is not None:
        hub.session_cache.note(session, player.id)
    return player


async def visitor_of(hub: Hub, connection: Connection) -> tuple[str | None, str | None]:
    """The session and the person behind a socket; who has just sent a request is not looked up again."""
    session = session_of(hub, connection)
    if session is None:
        return None, None
    known = hub.session_cache.player(session)
    if known is not None:
        return session, known
    player = await player_of(hub, connection)
    return (None, None) if player is None else (session, player.id)


def same_origin(hub: Hub, connection: Connection) -> bool:
    """Whether a socket was opened by one of our own pages; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in hub.settings.origins:
        return True
    return origin.partition("://")[2] == connection.headers.get("host")
