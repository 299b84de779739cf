"""The client's types are made from this schema: it must be the one that is stored."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tilth.play import wire
from tilth.server import types

STORED = Path(__file__).parent.parent.parent / types.PLACE


def test_the_stored_schema_is_the_current_one() -> None:
    assert STORED.read_text("utf-8") == types.text(), "run: python -m tilth.server.types"


def test_every_frame_is_in_the_schema() -> None:
    parts = types.schema()["$defs"]
    for frame in (*wire.ServerFrame.__args__, *wire.ClientFrame.__args__):
        assert frame.__name__ in parts
    assert len(parts["ServerFrame"]["anyOf"]) == len(wire.ServerFrame.__args__)


def test_the_fast_state_frame_has_the_fields_of_the_described_one() -> None:
    described = [field.name for field in msgspec.structs.fields(wire.StateFrame)]
    assert [field.name for field in msgspec.structs.fields(wire.FastState)] == described
    assert wire.FastState.__struct_config__.tag == wire.StateFrame.__struct_config__.tag
