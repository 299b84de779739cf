"""A request as our handlers read it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException

from tilth.core.errors import Refusal
from tilth.play.listener import NUL


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is text, or refused."""

    async def json(self) -> Any:
        if NUL.encode() in await self.body():
            raise Refusal("bad_text", "bad-text")
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:  # the framework knows other mistakes, but not these
            raise ClientException from error
