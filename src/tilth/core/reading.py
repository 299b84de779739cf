"""Reading JSON that came from outside: every field checked, every refusal naming the field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tilth.core.errors import Refusal


class Reader:
    """One JSON object, read field by field; `done` refuses what nobody asked for."""

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, dict):
            raise Refusal("bad_state", "not-an-object", field=path or "state")
        self.data = data
        self.path = path
        self._left = set(data)

    def at(self, name: str) -> str:
        """The full name of a field, for messages."""
        return f"{self.path}.{name}" if self.path else name

    def value(self, name: str) -> Any:
        if name not in self.data:
            raise Refusal("bad_state", "missing", field=self.at(name))
        self._left.discard(name)
        return self.data[name]

    def number(self, name: str, least: int | None = None, most: int | None = None) -> int:
        return whole(self.value(name), self.at(name), least, most)

    def switch(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise Refusal("bad_state", "not-a-switch", field=self.at(name))
        return value

    def word(self, name: str, allowed: Iterable[str]) -> str:
        """One of a set of words."""
        return word(self.value(name), self.at(name), allowed)

    def items(self, name: str, length: int | None = None) -> list[Any]:
        value = self.value(name)
        if not isinstance(value, list):
            raise Refusal("bad_state", "not-a-list", field=self.at(name))
        if length is not None and len(value) != length:
            raise Refusal("bad_state", "wrong-length", field=self.at(name), length=length)
        return value

    def lists(self, name: str, length: int | None = None) -> list[list[Any]]:
        """A list of lists."""
        values = self.items(name, length)
        for i, value in enumerate(values):
            if not isinstance(value, list):
                raise Refusal("bad_state", "not-a-list", field=f"{self.at(name)}[{i}]")
        return values

    def numbers(self, name: str, length: int | None, least: int = 0, most: int | None = None) -> list[int]:
        """A list of whole numbers."""
        values = self.items(name, length)
        return [whole(value, f"{self.at(name)}[{i}]", least, most) for i, value in enumerate(values)]

    def words(self, name: str, allowed: Iterable[str], length: int | None = None) -> list[str]:
        allowed = list(allowed)
        return [word(value, f"{self.at(name)}[{i}]", allowed) for i, value in enumerate(self.items(name, length))]

    def part(self, name: str) -> Reader:
        return Reader(self.value(name), self.at(name))

    def parts(self, name: str, length: int | None = None) -> list[Reader]:
        return [Reader(item, f"{self.at(name)}[{i}]") for i, item in enumerate(self.items(name, length))]

    def done(self) -> None:
        for name in sorted(self._left):
            raise Refusal("bad_state", "unknown-field", field=self.at(name))


def whole(value: Any, field: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refusal("bad_state", "not-a-number", field=field)
    if (least is not None and value < least) or (most is not None and value > most):
        shown = (least if least is not None else "…", most if most is not None else "…")
        raise Refusal("bad_state", "out-of-range", field=field, least=str(shown[0]), most=str(shown[1]))
    return value


def word(value: Any, field: str, allowed: Iterable[str]) -> str:
    """One of a set of words."""
    if not isinstance(value, str) or value not in allowed:
        raise Refusal("bad_state", "not-among", field=field, value=str(value)[:60], allowed=", ".join(allowed))
    return value


_ITEMS: Final = {"numbers": "number", "words": "word", "tables": "numbers"}


def plain(value: Any, kind: str, field: str) -> Any:
    """A value of one kind: `number`, `switch`, `word`, `numbers`, `words`, `tables` (lists of numbers) or `anything`.

    Lists become tuples; nothing is an object.
    """
    if kind == "number":
        return whole(value, field)
    if kind == "switch" and not isinstance(value, bool):
        raise Refusal("bad_state", "not-a-switch", field=field)
    if kind == "word" and not isinstance(value, str):
        raise Refusal("bad_state", "not-a-word", field=field)
    if kind in _ITEMS and not isinstance(value, list):
        raise Refusal("bad_state", "not-a-list", field=field)
    if isinstance(value, dict):
        raise Refusal("bad_state", "flow-does-not-fit", field=field, problem="an object")
    if isinstance(value, list):
        inner = _ITEMS.get(kind, kind)
        return tuple([plain(item, inner, f"{field}[{i}]") for i, item in enumerate(value)])
    return value
