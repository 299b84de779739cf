"""Reading what a person wrote behind a command: numbers, options of a game, levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.settings import NameList, Setting, Value

YES = ("true", "yes", "on", "1", "да")
NO = ("false", "no", "off", "0", "нет")


class Whole(click.ParamType):  # type: ignore[type-arg]
    """A whole number, not less than some least one and not more than some most."""

    name = "N"

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        field = param.opts[0] if param is not None else "N"
        try:
            number = int(value)
        except ValueError:
            raise Refusal("bad_request", "not-a-number", field=field) from None
        if self.least is not None and number < self.least:
            raise Refusal("bad_request", "too-small", field=field, least=self.least)
        if self.most is not None and number > self.most:
            raise Refusal("bad_request", "too-big", field=field, most=self.most)
        return number


def counting(text: str) -> int | None:
    """A number as people count, or None for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def game_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """The options of a game from `name=value` pairs; a switch may be named alone, a list is `name=a,b,c`.

    The game itself checks them.
    """
    settings = {setting.name: setting for setting in game.settings}
    options: dict[str, Any] = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        if name in options:
            raise Refusal("bad_options", "option-twice", option=name[:60])
        options[name] = _value(settings.get(name), text if equals else "yes")
    return options


def _value(setting: Setting | None, text: str) -> Value:
    """The value that a person means, in whatever case it is typed; what nobody knows goes on as it is."""
    if setting is None:
        return text
    if isinstance(setting.default, bool) and text.lower() in (*YES, *NO):
        return text.lower() in YES
    number = counting(text)
    if isinstance(setting.default, int) and number is not None:
        return number
    known = {shown(choice).lower(): choice for choice in setting.choices}
    if isinstance(setting, NameList):
        parts = [part.strip() for part in text.split(",") if part.strip()]
        return [str(known.get(part.lower(), part)) for part in parts]
    return known.get(text.lower(), text)


def shown(value: object) -> str:
    """A value of an option as it is typed."""
    if isinstance(value, list):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
