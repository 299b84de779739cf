"""A list of options that a person can narrow by typing."""

from __future__ import annotations

import re

from tilth.cli.params import counting
from tilth.core import Option
from tilth.words import Words

LONG = 24
"""A longer list is first shown by the words its options begin with."""


class Listing:
    """The options of one decision, numbered for good, and those that are left after narrowing."""

    def __init__(self, options: list[Option], words: Words) -> None:
        self.options = options
        self.labels = [words.label(option.label) for option in options]
        self.things = [[_folded(words.thing(thing)) for thing in option.touches] for option in options]
        self.left = list(range(len(options)))

    def find(self, text: str) -> int | None:
        """The option of this notation or number."""
        for index, option in enumerate(self.options):
            if option.option == text:
                return index
        if self.is_long() and any(beginning == text for beginning, group in self.groups() if len(group) > 1):
            return None  # "3 …" is on the screen, option 3 is not
        number = counting(text)
        return number - 1 if number is not None and 1 <= number <= len(self.options) else None

    def narrow(self, text: str) -> bool:
        """Keep the options that fit all that is typed; keep everything and say no when nothing would be left."""
        words = _folded(text).split()
        starts = [index for index in self.left if _folded(self.options[index].option).startswith(_folded(text))]
        left = starts or [index for index in self.left if all(self._fits(index, word) for word in words)]
        if not words or not left:
            return False
        self.left = left
        return True

    def widen(self) -> None:
        self.left = list(range(len(self.options)))

    def groups(self) -> list[tuple[str, list[int]]]:
        """The options left, by the shortest beginning that tells some of them apart."""
        for length in range(1, 6):
            found: dict[str, list[int]] = {}
            for index in self.left:
                beginning = _beginning(self.options[index].option, length)
                found.setdefault(beginning, []).append(index)
            if len(found) > 1:
                return list(found.items())
        return [("", self.left)]

    def is_long(self) -> bool:
        return len(self.left) > LONG and 1 < len(self.groups()) < len(self.left)

    def _fits(self, index: int, word: str) -> bool:
        """Whether a typed word is part of an option: of its notation, of a thing it touches, or of its words."""
        option = self.options[index]
        parts = _folded(option.option).replace("-", " ").replace("+", " ").split()
        ids = [_folded(thing.partition(":")[2]) for thing in option.touches]
        named = [*self.things[index], _folded(self.labels[index])]
        return word in parts or word in ids or (len(word) > 2 and any(word in name for name in named))


def _beginning(notation: str, length: int) -> str:
    """The first so many words of a notation, as one types them; `=` holds words together too."""
    ends = [match.end() for match in re.finditer("[ =]", notation)]
    return notation[: ends[length - 1]].rstrip() if len(ends) >= length else notation


def _folded(text: str) -> str:
    return text.casefold().replace("ё", "е")
