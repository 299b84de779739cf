"""What there is to play here and the words for it: the same for everybody, from a server or as files."""

from __future__ import annotations

from hashlib import blake2b

from tilth.bots import offered
from tilth.games import registry
from tilth.play import wire
from tilth.table.lessons import lessons
from tilth.words import LOCALES, Words
from tilth.words.sources import game_folder, general_folder, messages

COMMON = "common"
"""The part of the words that is no game's."""
TERMINAL = ("arena.", "terminal.")
"""Words that no page says."""


def games() -> list[wire.GameInfo]:
    """Every game that can be played here."""
    return [_game(name) for name in registry.names()]


def _game(name: str) -> wire.GameInfo:
    game = registry.game(name)
    said = {locale: Words(locale, game) for locale in LOCALES}
    return wire.GameInfo(
        name=name,
        title={locale: words.title() for locale, words in said.items()},
        tagline=_where_said(said, "tagline"),
        seats=(game.seats[0], game.seats[-1]),
        options=game.schema(),
        levels=list(offered(game)),
        rules_version=game.rules_version,
        first_game=game.first_game,
        first_game_label=_where_said(said, "first-game"),
        lessons=[
            wire.LessonInfo(name, lesson.minutes, _where_said(said, f"lesson-{name}"))
            for name, lesson in lessons(game).items()
        ],
    )


def _where_said(said: dict[str, Words], message: str) -> dict[str, str]:
    """A message of a game by language, as far as the game has it."""
    return {locale: words.say(message) for locale, words in said.items() if words.has(message)}


def texts(locale: str) -> dict[str, str]:
    """The words of a language by part: Fluent texts."""
    folders = {COMMON: general_folder(), **{name: game_folder(registry.game(name)) for name in registry.names()}}
    return {part: messages(folder, locale, TERMINAL) for part, folder in folders.items()}


def words() -> wire.WordsInfo:
    """Which words there are, with the names of their texts."""
    return wire.WordsInfo(
        {locale: {part: text_name(text.encode()) for part, text in texts(locale).items()} for locale in LOCALES}
    )


def text_name(text: bytes) -> str:
    """A name that changes with a text."""
    return blake2b(text, digest_size=8).hexdigest()
