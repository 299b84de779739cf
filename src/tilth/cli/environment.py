"""What every command needs at hand: the language, the screen, files and a voice for refusals."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from tilth.core.errors import Refusal
from tilth.core.game import Game

if TYPE_CHECKING:
    from rich.console import Console

    from tilth.words import Words


class Environment:
    """One reader at one terminal. Screen and words are imported when they are first needed."""

    def __init__(self, locale: str | None = None) -> None:
        if locale is not None:
            from tilth.words.locales import known_locale

            locale = known_locale(locale)
        self.locale = locale

    @cached_property
    def console(self) -> Console:
        from rich.console import Console

        return Console(highlight=False, markup=False, emoji=False, soft_wrap=not sys.stdout.isatty())

    @cached_property
    def general(self) -> Words:
        return self.words()

    def words(
        self, game: str | Game | None = None, players: Sequence[str] = (), reader_seat: int | None = None
    ) -> Words:
        from tilth.words import Words

        return Words(self.locale, game, players, reader_seat)

    def say(self, message: str, **args: object) -> str:
        return self.general.plain(message, **args)

    def complain(self, refusal: Refusal) -> None:
        """Say in one sentence what was wrong, and below it what a program said about it."""
        print(self.general.refusal(refusal), *getattr(refusal, "__notes__", []), sep="\n", file=sys.stderr)


def read_text(file: Path) -> str:
    """The text of a file that a person named."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refusal("bad_file", "file-missing", file=str(file)) from None
    except UnicodeDecodeError:
        raise Refusal("bad_file", "file-not-text", file=str(file)) from None
    except OSError as error:
        raise Refusal("bad_file", "file-unreadable", file=str(file), problem=error.strerror) from None


def write_text(file: Path, text: str) -> None:
    """Write a file whole: it is either the old one or the new one, also when the machine fails in between."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise Refusal("bad_file", "file-unwritable", file=str(file), problem=error.strerror) from None


def refuse_unwritable(file: Path) -> None:
    """Find out before long work whether a file can be written; one that is there stays as it is."""
    try:
        new = not file.exists()
        file.open("ab").close()
        if new:
            file.unlink()
    except OSError as error:
        raise Refusal("bad_file", "file-unwritable", file=str(file), problem=error.strerror) from None


def refuse_existing(file: Path) -> None:
    """Never write over a file that somebody may need."""
    if file.exists():
        raise Refusal("bad_file", "file-exists", file=str(file))
