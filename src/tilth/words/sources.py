"""Where the messages lie: the general ones here, a game's in the folder `words` beside its module."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from tilth.core.game import Game
from tilth.games.parts import package


def general_folder() -> Traversable:
    return files("tilth.words")


def game_folder(game: Game) -> Traversable:
    """The folder `words` of a game, wherever its package lies."""
    return files(package(game)) / "words"


def source(folder: Traversable, name: str) -> str:
    """The text of a file; empty where there is none."""
    file = folder / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def messages(folder: Traversable, locale: str, without: tuple[str, ...] = ()) -> str:
    """The messages of a folder in one language: `en.ftl`, and files for a part of them such as `cards.en.ftl`, without
    some of these parts."""
    if not folder.is_dir():
        return ""
    names = [file.name for file in folder.iterdir() if file.name.endswith(f".{locale}.ftl")]
    wanted = [name for name in sorted(names) if not name.startswith(without)]
    return "\n".join(source(folder, name) for name in [f"{locale}.ftl", *wanted])


@cache
def bundle(locale: str, game: Game | None) -> FluentBundle:
    """All messages of one language: the general ones and those of one game."""
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(FluentResource(messages(general_folder(), locale)))
    if game is not None:
        made.add_resource(FluentResource(messages(game_folder(game), locale)))
    return made
