"""HTTP: the games, their words and their rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from tilth.play import catalogue, wire
from tilth.server.http.dependencies import TheHub
from tilth.server.http.kept import FOREVER, FRESH, Kept
from tilth.server.http.problems import specs
from tilth.words import Words, known_locale

T = TypeVar("T")
_making = Lock()


@get("/games", responses=specs(), summary="The games that can be played here")
async def games(hub: TheHub, request: Request[Any, Any, Any]) -> Response[list[wire.GameInfo]]:
    found: Kept = await hub.run(made, _games)
    return found.answer(request)


@get("/words", responses=specs(), summary="Which words there are, and the names under which they are kept")
async def words(hub: TheHub, request: Request[Any, Any, Any]) -> Response[wire.WordsInfo]:
    found: Kept = await hub.run(made, _names)
    return found.answer(request)


@get(
    "/words/{locale:str}/{part:str}",
    responses=specs(400, 404),
    media_type=MediaType.TEXT,
    summary="The messages of a game, or those common to all, in one language as a Fluent text",
)
async def part_of_words(
    hub: TheHub, request: Request[Any, Any, Any], locale: FromPath[str], part: FromPath[str], v: FromQuery[str] = ""
) -> Response[str]:
    """With its name as `v` a text is kept for good: another text has another name."""
    texts: dict[str, Kept] = await hub.run(made, _words, known_locale(locale))
    if part not in texts:
        raise NotFoundException
    found = texts[part]
    return found.answer(request, FOREVER if v == found.name else FRESH)


@get(
    "/rules/{game:str}/{locale:str}",
    responses=specs(404),
    media_type=MediaType.TEXT,
    summary="The rules help of a game, as Markdown",
)
async def rules(game: FromPath[str], locale: FromPath[str]) -> str:
    return Words(locale, game).rules()


def made(what: Callable[..., T], *args: Any) -> T:
    """What is made once and takes seconds: in a thread, and whoever comes meanwhile waits for it."""
    with _making:
        return what(*args)


def warm() -> None:
    """Make beforehand what the first visitor needs."""
    made(_names)
    made(_games)


@cache
def _games() -> Kept:
    return Kept(msgspec.json.encode(catalogue.games()), MediaType.JSON)


@cache
def _words(locale: str) -> dict[str, Kept]:
    return {part: Kept(text.encode(), "text/plain") for part, text in catalogue.texts(locale).items()}


@cache
def _names() -> Kept:
    return Kept(msgspec.json.encode(catalogue.words()), MediaType.JSON)
