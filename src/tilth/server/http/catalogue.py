"""HTTP: the games, their words and their rules."""

from __future__ import annotations

from functools import cache

from litestar import MediaType, get
from litestar.params import FromPath

from tilth.bots import offered
from tilth.games import registry
from tilth.server import wire
from tilth.server.http.problems import specs
from tilth.words import LOCALES, Words, known_locale
from tilth.words.sources import game_folder, general_folder, messages


@get("/games", responses=specs(), summary="The games that can be played here")
async def games() -> list[wire.GameInfo]:
    return _games()


@get("/words/{locale:str}", responses=specs(404), summary="All messages of a language, as Fluent texts")
async def words(locale: FromPath[str]) -> wire.WordsInfo:
    return _words(known_locale(locale))


@get(
    "/rules/{game:str}/{locale:str}",
    responses=specs(404),
    media_type=MediaType.TEXT,
    summary="The rules help of a game, as Markdown",
)
async def rules(game: FromPath[str], locale: FromPath[str]) -> str:
    return Words(locale, game).rules()


@cache
def _games() -> list[wire.GameInfo]:
    found = []
    for name in registry.names():
        game = registry.game(name)
        titles = {locale: Words(locale, game).title() for locale in LOCALES}
        seats = (game.seats[0], game.seats[-1])
        shown = wire.GameInfo(
            name, titles, seats, game.schema(), list(offered(game)), game.rules_version, game.first_game
        )
        found.append(shown)
    return found


@cache
def _words(locale: str) -> wire.WordsInfo:
    texts = {name: messages(game_folder(registry.game(name)), locale) for name in registry.names()}
    return wire.WordsInfo(messages(general_folder(), locale), texts)
