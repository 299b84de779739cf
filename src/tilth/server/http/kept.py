"""Answers that are the same for everybody until the server starts anew: browsers keep them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response

from tilth.play.catalogue import text_name

FOREVER = "public, max-age=31536000, immutable"
"""For what is asked for by a name that changes with it."""
FRESH = "no-cache"
"""Kept too, but the server is asked each time whether it is still the same."""


class Kept:
    """A body that was made once, and a name that changes with it."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self.body = body
        self.media_type = media_type
        self.name = text_name(body)

    def answer(self, request: Request[Any, Any, Any], kept: str = FRESH) -> Response[Any]:
        """The body, or nothing where the browser has it."""
        tag = f'W/"{self.name}"'
        headers = {"etag": tag, "cache-control": kept, "vary": "Accept-Encoding"}
        if tag in request.headers.get("if-none-match", ""):
            return Response(None, status_code=304, headers=headers)
        return Response(self.body, media_type=self.media_type, headers=headers)
