"""Labels, prompts, events, things and refusals in the words of one reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tilth.core.errors import Refusal
from tilth.core.events import Event
from tilth.core.game import Game
from tilth.core.settings import NameList, Value
from tilth.core.steps import Label
from tilth.games import registry as games
from tilth.words import sources
from tilth.words.locales import default_locale, known_locale

MOST = 10**15
"""Numbers beyond this are shown as they are: the number formats of a language end somewhere."""


class Words:
    """Says things in one language for one game, to one reader.

    A message is looked up as `<game>-<id>` first and then as the general `<id>`. With `strict`, a message that is
    missing or does not format raises LookupError; otherwise its id is shown.
    """

    def __init__(
        self,
        locale: str | None = None,
        game_name: str | Game | None = None,
        players: Sequence[str] = (),
        reader_seat: int | None = None,
        strict: bool = False,
    ) -> None:
        self.locale = default_locale() if locale is None else known_locale(locale)
        self.game = games.game(game_name) if isinstance(game_name, str) else game_name
        self.players = list(players)
        self.reader_seat = reader_seat
        self.strict = strict
        self._bundle = sources.bundle(self.locale, self.game)

    # Messages.

    def has(self, message: str) -> bool:
        return any(self._bundle.has_message(name) for name in self._names(message))

    def say(self, message: str, **args: Any) -> str:
        """A message with its arguments; those that name things are put into words."""
        return self._format(message, self.arguments(args))

    def plain(self, message: str, **args: Any) -> str:
        """A message whose arguments come from outside (a file's name, typed text) and are shown as they are."""
        return self._format(message, {name: _bare(value) for name, value in args.items()})

    def label(self, label: Label) -> str:
        """What an option does."""
        return self.say(label[0], **label[1])

    prompt = label

    def event(self, event: Event, event_fields: Mapping[str, tuple[str, ...]], seat: int | None) -> str:
        """What happened, as a seat (None: a spectator) may know it; empty for what is not worth a line."""
        args = zip(event_fields[event.name], event.seen_by(seat), strict=True)
        return self.say(f"event-{event.name}", **dict(args))

    def refusal(self, refusal: Refusal) -> str:
        """What was refused and why, in one sentence, in the words of the game that refused."""
        if refusal.game is not None and refusal.game is not self.game:
            return Words(self.locale, refusal.game, strict=self.strict)._refusal(refusal)
        return self._refusal(refusal)

    def _refusal(self, refusal: Refusal) -> str:
        return self._format(
            f"refusal-{refusal.reason}", {name: _bare(value) for name, value in refusal.details.items()}
        )

    # Things.

    def thing(self, thing: str) -> str:
        """The name of a thing written `kind:value`; a seat is its player's name."""
        kind, _, value = thing.partition(":")
        if kind == "seat":
            return self.player(int(value))
        return self._format(self._thing_message(kind, value), _identity(value))

    def text(self, thing: str) -> str:
        """What a thing says, a card for instance: the form `text` of its name or a message of its own; or nothing."""
        kind, _, value = thing.partition(":")
        message = f"text-{kind}-{value}"
        if self.has(message):
            return self._format(message, _identity(value))
        return str(self._forms("thing", thing).get("thing_text", ""))

    def player(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.players[seat] if seat < len(self.players) else self._format("player", {"number": str(seat + 1)})

    def arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as messages take them.

        A thing `x` gives `$x` (its name), `$x_id` (the bare value) and `$x_<form>` for each attribute of its message (a
        grammatical case, for instance); `$x_you` says whether it is the reader's own seat. A list gives its items
        joined, and `$x_count`. Any other value gives `$x`, and `$x_id` as text (`none` where there is nothing to know).
        """
        ready: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, (list, tuple)):
                ready[name] = ", ".join(self.thing(item) if _is_thing(item) else str(_bare(item)) for item in value)
                ready[f"{name}_id"] = ", ".join(_value(item) for item in value)
                ready[f"{name}_count"] = len(value)
            elif _is_thing(value):
                ready[name] = self.thing(value)
                ready[f"{name}_id"] = _value(value)
                ready.update(self._forms(name, value))
            else:
                ready[name] = _bare(value)
                ready[f"{name}_id"] = str(_bare(value)) or "none"
        return ready

    # The game's own names.

    def title(self) -> str:
        return self.say("title")

    def option_name(self, option: str) -> str:
        """The name of one of the game's options."""
        return self.say(f"option-{option}")

    def option_help(self, option: str) -> str:
        return self.say(f"option-{option}-help")

    def option_value(self, option: str, value: Value) -> str:
        """A value of one of the game's options; numbers and switches need no message of their own, a list names things.

        Numbers without a message may share `option-<name>-number`, an empty list may have `option-<name>-none`.
        """
        if isinstance(value, list):
            none = f"option-{option}-none"
            kind = self._setting(option).kind
            named = ", ".join(self.thing(f"{kind}:{name}") for name in value)
            return named or self.say(none if self.has(none) else "list-none")
        word = _bare(value)
        message = f"option-{option}-{word}"
        if isinstance(value, bool) and not self.has(message):
            return self.say(f"switch-{word}")
        if isinstance(value, int) and not self.has(message):
            number = f"option-{option}-number"
            return self.say(number, number=value) if self.has(number) else str(value)
        return self.say(message)

    def _setting(self, option: str) -> NameList:
        """The option of this name, which is a list."""
        settings = () if self.game is None else self.game.settings
        return next(one for one in settings if isinstance(one, NameList) and one.name == option)

    def group(self, group: str) -> str:
        """The name of a group of names, in an option that is a list."""
        return self.say(f"group-{group}")

    def score_part(self, part: str) -> str:
        """The name of a category of points."""
        return self.say(f"score-{part}")

    def rules(self) -> str:
        """The rules help of the game, as Markdown."""
        text = (
            sources.source(sources.game_folder(self.game), f"rules.{self.locale}.md") if self.game is not None else ""
        )
        if not text and self.strict:
            raise LookupError(f"{self.locale}: no rules help")
        return text

    # How it is looked up.

    def _names(self, message: str) -> Iterator[str]:
        if self.game is not None:
            yield f"{self.game.name}-{message}"
        yield message

    def _thing_message(self, kind: str, value: str) -> str:
        """The message of a thing: its own, or the one of its whole kind, which is given its value as `$id`."""
        own = f"{kind}-{value}"
        return kind if self.has(kind) and not self.has(own) else own

    def _forms(self, name: str, thing: str) -> dict[str, Any]:
        kind, _, value = thing.partition(":")
        if kind == "seat":
            return {f"{name}_you": "yes" if int(value) == self.reader_seat else "no"}
        forms: dict[str, Any] = {f"{name}_you": "no"}
        for message in self._names(self._thing_message(kind, value)):
            if self._bundle.has_message(message):
                attributes = self._bundle.get_message(message).attributes
                for form in attributes:
                    forms[f"{name}_{form}"] = self._pattern(message, attributes[form], _identity(value))
                break
        return forms

    def _format(self, message: str, args: Mapping[str, Any]) -> str:
        for name in self._names(message):
            if self._bundle.has_message(name):
                pattern = self._bundle.get_message(name).value
                if pattern is not None:
                    return self._pattern(name, pattern, args)
        if self.strict:
            raise LookupError(f"{self.locale}: no message {' or '.join(self._names(message))}")
        return message

    def _pattern(self, message: str, pattern: Any, args: Mapping[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors and self.strict:
            raise LookupError(f"{self.locale}: {message}: {errors[0]!r}")
        return str(text)


def _is_thing(value: Any) -> bool:
    """Whether a value is written `kind:value`."""
    kind, colon, rest = value.partition(":") if isinstance(value, str) else ("", "", "")
    return bool(colon and rest) and kind.replace("-", "").replace("_", "").isalnum() and " " not in kind


def _identity(value: str) -> dict[str, Any]:
    """What the message of a thing is given: its value as `$id`, and for a count (`sheep:3`) as `$number` too."""
    return {"id": value, "number": int(value)} if value.isdecimal() else {"id": value}


def _value(thing: Any) -> str:
    return thing.partition(":")[2] if _is_thing(thing) else str(thing)


def _bare(value: Any) -> Any:
    """A plain value as Fluent takes it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, (int, float)) and abs(value) < MOST else str(value)
