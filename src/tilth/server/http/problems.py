"""What a refused request is answered with. The answer never says more than the caller may know."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Scope

from tilth.core.errors import Refusal
from tilth.play.frames import plain
from tilth.play.wire import Problem
from tilth.storage.database import Unavailable, tell_away

CONFLICT = 409
STATUS = {
    "no_player": 401,
    "wrong_password": 401,
    "wrong_seat": 403,
    "forbidden": 403,
    "no_table": 404,
    "no_lesson": 404,
    "unknown_game": 404,
    "bad_locale": 404,
}
"""Refusals by status. What is not named here was understood but cannot be done: a conflict."""

WORDS = {400: "bad-request", 401: "player-unknown", 404: "not-found", 405: "bad-method", 413: "too-large"}

_log = logging.getLogger("tilth")


def specs(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a request, for the OpenAPI document."""
    return {
        status: ResponseSpec(Problem, description="refused", generate_examples=False)
        for status in (*statuses, 429, 503)
    }


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return answer(STATUS.get(refusal.code, CONFLICT), refusal.code, refusal.reason, plain(refusal.details))


def http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses."""
    status = error.status_code
    reason = "too-many-requests" if status == 429 else WORDS.get(status, "bad-request" if status < 500 else "broken")
    response = answer(status, reason.replace("-", "_"), reason, {})
    response.headers.update(error.headers or {})
    return response


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: it is logged, and nobody outside learns more."""
    _log.error("%s %s", request.method, request.url.path, exc_info=error)
    return answer(500, "broken", "broken", {})


async def socket_broken(error: Exception, scope: Scope) -> None:
    """A mistake of ours while somebody is at a table: the framework closes the socket without a word."""
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, HTTPException):  # those are the browser's
        _log.error("socket %s", scope["path"], exc_info=error)


def unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    """The database is away: whoever runs the server is told, everybody else should come again."""
    tell_away(error)
    return answer(503, "unavailable", "database-away", {})


def answer(status: int, code: str, reason: str, args: dict[str, Any]) -> Response[Problem]:
    problem = Problem(code, f"refusal-{reason}", args)
    return Response(problem, status_code=status, media_type=MediaType.JSON)


async def refuse(scope: Scope, send: Any, status: int, reason: str) -> None:
    """Answer before anything of ours has begun; a socket is refused as a request, before it is one."""
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        kind = "websocket.http.response"
        if kind not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 1008, "reason": reason})
            return
    body = msgspec.json.encode(Problem(reason.replace("-", "_"), f"refusal-{reason}", {}))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": head})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
