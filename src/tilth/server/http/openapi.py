"""The OpenAPI document. Its bodies are described by msgspec, which also checks them: nothing else is as exact."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from tilth.play import wire


class Document(JsonRenderPlugin):
    """The document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        openapi_schema["components"]["schemas"].update(bodies())
        return super().render(request, openapi_schema)


@cache
def bodies() -> dict[str, Any]:
    """The schema of every body, by its name."""
    parts = msgspec.json.schema_components([*wire.BODIES, wire.StateFrame], ref_template="#/components/schemas/{name}")[
        1
    ]
    return dict(parts)
