"""A step of a saved flow holds what it was made with; anything else is refused by the name of its field."""

from __future__ import annotations

import typing
from typing import Any

import pytest

from tests.contract.cases import all_games
from tilth.core import Game, Refusal, Step
from tilth.core.build import compiled
from tilth.core.game import load_step

WRONG: dict[str, list[Any]] = {
    "number": [[], [1], "one", True, None, 1.5, {}],
    "switch": [[], 0, "true", None, {}],
    "word": [[], ["one"], 1, True, None, {}],
    "numbers": [1, "one", True, None, {}, ["one"], [[1]]],
    "words": [1, "one", True, None, {}, [1], [["one"]]],
    "tables": [1, "one", True, None, {}, [1], ["one"]],
    "anything": [{}],
}
"""By the kind of a field: what does not belong there."""
SAMPLE: dict[str, Any] = {"number": 1, "switch": False, "word": "one", "anything": 0}
ANNOTATED = {
    int: "number",
    bool: "switch",
    str: "word",
    tuple[int, ...]: "numbers",
    tuple[int, int, int]: "numbers",
    tuple[str, ...]: "words",
    tuple[tuple[int, ...], ...]: "tables",
    Any: "anything",
}
STEPS = [(rules, kind) for rules in all_games() for kind in rules.steps.values()]
FIELDS = [(rules, kind, field) for rules, kind in STEPS for field in kind.saved]


def named(value: Any) -> str:
    return value.name if isinstance(value, (Game, type)) else str(value)


def kinds(kind: type[Step[Any]]) -> dict[str, str]:
    declared = dict([entry.split(": ") for entry in kind.kinds])
    return {field: declared.get(field, "number") for field in kind.saved}


def wanted(hint: Any) -> str:
    """The kind of what is annotated; so many numbers are numbers."""
    return "numbers" if set(typing.get_args(hint)) == {int} else ANNOTATED[hint]


@pytest.mark.skipif(compiled(), reason="compiled constructors have no annotations")
@pytest.mark.parametrize(("rules", "kind"), STEPS, ids=named)
def test_a_step_declares_the_kinds_its_constructor_wants(rules: Game, kind: type[Step[Any]]) -> None:
    hints = typing.get_type_hints(kind.__init__)
    assert {field: wanted(hints[field]) for field in kind.saved} == kinds(kind)
    assert {entry.split(": ")[0] for entry in kind.kinds} <= set(kind.saved)


@pytest.mark.parametrize(("rules", "kind", "field"), FIELDS, ids=named)
def test_a_value_of_another_kind_is_refused_by_the_name_of_its_field(
    rules: Game, kind: type[Step[Any]], field: str
) -> None:
    seats = rules.seats[-1]
    position = rules.save(rules.new(seats, seed=1))
    fields = {name: SAMPLE.get(one, []) for name, one in kinds(kind).items() if name != field}
    for wrong in WRONG[kinds(kind)[field]]:
        flow = [{"step": kind.name, field: wrong, **fields}]
        with pytest.raises(Refusal) as refused:
            rules.load({**position, "flow": flow})
        assert refused.value.code == "bad_state"
        assert str(refused.value.details["field"]).partition("[0].")[0] == "flow"
        assert str(refused.value.details["field"]).split(".")[1].split("[")[0] == field, wrong


def test_a_step_inside_others_is_refused_by_its_place() -> None:
    rules, kind, field = next(row for row in FIELDS if row[0].name == "petrichor" and row[2] == "tile")
    inner = {"step": kind.name, **dict.fromkeys(kind.saved, 0), field: [0]}
    with pytest.raises(Refusal) as refused:
        load_step(rules.steps, {"step": "together", "stacks": [[], [inner]]}, "flow[2]", 2)
    assert refused.value.details["field"] == f"flow[2].stacks[1][0].{field}"
