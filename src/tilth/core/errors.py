"""What is said when something from outside cannot be accepted."""

from __future__ import annotations

from typing import Any


class Refusal(ValueError):
    """A code for programs and a reason with details for people; the words are made elsewhere, in their language.

    `game` is the game that refused, whose own words may say why.
    """

    def __init__(self, code: str, reason: str, **details: object) -> None:
        super().__init__(code, reason, details)
        self.code = code
        self.reason = reason
        self.details = details
        self.game: Any = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Refusals go from one process to another."""
        return _again, (type(self), self.code, self.reason, self.details)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code}: {self.reason} ({details})" if details else f"{self.code}: {self.reason}"


def _again(kind: type[Refusal], code: str, reason: str, details: dict[str, Any]) -> Refusal:
    return kind(code, reason, **details)
