"""What a refused request is answered with. The answer never says more than the caller may know."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from tilth.core.errors import Refusal
from tilth.server.frames import plain
from tilth.server.headers import HEADERS
from tilth.server.wire import Problem

CONFLICT = 409
STATUS = {
    "no_player": 401,
    "wrong_password": 401,
    "wrong_seat": 403,
    "forbidden": 403,
    "no_table": 404,
    "unknown_game": 404,
    "bad_locale": 404,
}
"""Refusals by status. What is not named here was understood but cannot be done: a conflict."""

WORDS = {400: "bad-request", 401: "player-unknown", 404: "not-found", 405: "bad-method", 413: "too-large"}

_log = logging.getLogger("tilth")


def specs(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a request, for the OpenAPI document."""
    return {
        status: ResponseSpec(Problem, description="refused", generate_examples=False) for status in (*statuses, 429)
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


def answer(status: int, code: str, reason: str, args: dict[str, Any]) -> Response[Problem]:
    problem = Problem(code, f"refusal-{reason}", args)
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=dict(HEADERS))
