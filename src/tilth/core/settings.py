"""A game's options: typed, with defaults, so that a form, a schema and a check can be made from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tilth.core.errors import Refusal
from tilth.core.rng import Rng

Choice = bool | int | str
Value = Choice | list[str]
RANDOM = "random"


@dataclass(frozen=True)
class Setting:
    """One option of a game: a switch, or a choice among values. It exists only for the seat counts in `seats`."""

    name: str
    default: Choice | tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    seats: tuple[int, ...] = ()

    def applies(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def offered(self, seats: int) -> tuple[Choice, ...]:
        """The values to choose from at a table of so many seats."""
        return self.choices or (False, True)

    def schema(self) -> dict[str, Any]:
        kinds = {bool: "boolean", int: "integer", str: "string"}
        schema: dict[str, Any] = {"type": kinds[type(self.default)], "default": self.default}
        if self.choices:
            schema["enum"] = list(self.choices)
        return self.with_seats(schema)

    def with_seats(self, schema: dict[str, Any]) -> dict[str, Any]:
        return {**schema, "x-seats": list(self.seats)} if self.seats else schema

    def check(self, value: Any) -> Value:
        allowed = self.choices or (False, True)
        if type(value) is not type(self.default) or value not in allowed:
            raise Refusal("bad_options", "option-value", option=self.name, value=repr(value), allowed=_listed(allowed))
        checked: Value = value
        return checked

    def check_seats(self, value: Value, seats: int) -> None:
        """Refuse a value that does not exist with so many seats."""


@dataclass(frozen=True)
class FirstPlayer(Setting):
    """Who begins: left to chance, or a seat of the table, counted from 1 as people count."""

    def offered(self, seats: int) -> tuple[Choice, ...]:
        return self.choices[: seats + 1]

    def schema(self) -> dict[str, Any]:
        return {**super().schema(), "x-values": {str(seats): list(self.offered(seats)) for seats in self.seats}}

    def check_seats(self, value: Value, seats: int) -> None:
        if value not in self.offered(seats):
            raise Refusal("bad_options", "first-player-seat", seat=str(value), seats=seats)


def first_player_setting(most: int) -> FirstPlayer:
    """The option with which a table of up to so many seats says who begins."""
    seats = tuple(str(seat) for seat in range(1, most + 1))
    return FirstPlayer("first_player", RANDOM, (RANDOM, *seats), tuple(range(2, most + 1)))


def first_player(settings: Mapping[str, Any], seats: int, rng: Rng) -> int:
    """The seat that begins: the one the table has named, or one by chance."""
    named: str = settings.get("first_player", RANDOM)
    return rng.below(seats) if named == RANDOM else int(named) - 1


@dataclass(frozen=True)
class NameList(Setting):
    """An option that is a list of different names out of `choices`, empty by default.

    A name stands for a thing of one `kind`, by which it is called. `groups` gather the choices for whoever looks
    through them; in an `ordered` list it matters which name comes first.
    """

    default: tuple[str, ...] = ()
    kind: str = ""
    most: int = 0
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()
    ordered: bool = False

    def schema(self) -> dict[str, Any]:
        schema = {
            "type": "array",
            "items": {"type": "string", "enum": list(self.choices)},
            "uniqueItems": True,
            "maxItems": self.limit(),
            "default": [],
            "x-kind": self.kind,
            "x-groups": {group: list(names) for group, names in self.groups},
            "x-ordered": self.ordered,
        }
        return self.with_seats(schema)

    def limit(self) -> int:
        """How many names the list can hold."""
        return self.most or len(self.choices)

    def check(self, value: Any) -> list[str]:
        """A text with commas between the names is a list too, as people type it and older records have it."""
        if isinstance(value, str):
            value = [name.strip() for name in value.split(",") if name.strip()]
        if not isinstance(value, list | tuple):
            raise Refusal("bad_options", "option-list", option=self.name, value=repr(value)[:60])
        left = set(self.choices)
        for name in value:
            if not isinstance(name, str) or name not in self.choices:
                raise Refusal("bad_options", "option-name", option=self.name, value=str(name)[:60])
            if name not in left:
                raise Refusal("bad_options", "option-name-twice", option=self.name, value=name)
            left.remove(name)
        if len(value) > self.limit():
            raise Refusal("bad_options", "option-names", option=self.name, number=len(value), most=self.limit())
        return list(value)


def settings_schema(settings: tuple[Setting, ...]) -> dict[str, Any]:
    """The JSON Schema of a game's options."""
    return {
        "type": "object",
        "properties": {setting.name: setting.schema() for setting in settings},
        "additionalProperties": False,
    }


def complete(settings: tuple[Setting, ...], seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Check what was given and add the defaults of the rest."""
    known = {setting.name: setting for setting in settings}
    for name in given:
        if name not in known:
            raise Refusal("bad_options", "option-unknown", option=str(name), allowed=_listed(tuple(known)))
        if not known[name].applies(seats):
            raise Refusal("bad_options", "option-seats", option=name, seats=seats)
    chosen = {}
    for name, setting in known.items():
        if setting.applies(seats):
            chosen[name] = setting.check(given.get(name, setting.default))
            setting.check_seats(chosen[name], seats)
    return chosen


def _listed(values: tuple[Any, ...]) -> str:
    return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in values)
