"""`python -m tilth.server.types`: the JSON Schema of everything on the wire, from which the client's types are made."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from tilth.play import wire

PLACE = Path("client/src/wire.schema.json")


def schema() -> dict[str, Any]:
    """One document: `$defs` has every body and frame, `ServerFrame` and `ClientFrame` are the two unions."""
    roots = [*wire.BODIES, wire.ServerFrame, wire.ClientFrame]
    shapes, parts = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    parts["ServerFrame"], parts["ClientFrame"] = shapes[-2:]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "Made by python -m tilth.server.types; do not edit.",
        "$defs": dict(sorted(parts.items())),
    }


def text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    place = Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
