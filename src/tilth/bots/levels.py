"""Which bots there are: for every game the levels that people choose from, made of the game's guide and the one search,
a random one, what the game's own `bot` adds, and what other packages bring through the entry point group `tilth.bots`,
each named `<game>.<level>`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from tilth.bots.eye import Eye
from tilth.bots.glance import Glance
from tilth.bots.net import Net, read
from tilth.bots.owned import owned
from tilth.bots.search import Search
from tilth.bots.timed import TimedBot
from tilth.core.bot import Bot, RandomBot
from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.guide import Guide
from tilth.games.parts import part

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""
GROUP = "tilth.bots"
WEIGHTS = "weights.json"
OFFERED = ("easy", "normal", "raider", "hard", "expert")
"""The levels that people are offered, from the weakest; `normal` and `raider` are two styles of like strength."""
FIRST = "easy"
"""Whom newcomers meet."""

SLIP = 0.2
"""Of the scale of a game: how much worse an option may be that an `easy` bot takes."""
BUILDER, RAIDER = 0.4, 0.85
"""How much a rival's points count against one's own in two styles that are of like strength."""
SECONDS = {"easy": 1.0, "normal": 1.0, "raider": 1.0, "hard": 1.0, "expert": 4.0}
"""No person waits longer for a decision, whatever machine thinks. Where nobody waits, simulations alone decide."""
OTHERS = 10.0
"""The same for levels that promise nothing."""
MORE = 7
"""How many times the simulations of `hard` an `expert` has."""


@cache
def guide(game: Game) -> Guide:
    """The game's own guide, or the plain one."""
    own = part(game, "bot.guide")
    found: Guide = own.GUIDE if own is not None else Guide()
    return found


def weights_place(game: Game) -> Path | None:
    """Where the weights of a game lie, if it has a folder for its bots."""
    own = part(game, "bot")
    return Path(own.__file__ or "").parent / WEIGHTS if own is not None else None


@cache
def net(game: Game) -> Net | None:
    """What was learned of a game, if anything."""
    place = weights_place(game)
    return read(place) if place is not None and place.exists() else None


@cache
def levels(game: Game) -> dict[str, Maker]:
    """The bots of a game by level: those that people are offered from the weakest, then those for programs."""
    found = _own(game)
    return found | _others(game, found)


def _own(game: Game) -> dict[str, Maker]:
    own = part(game, "bot")
    return {**_every_game(game), "random": RandomBot, **(own.LEVELS if own is not None else {})}


def _every_game(game: Game) -> dict[str, Maker]:
    known = guide(game)
    return {
        "easy": lambda seed: Glance(Eye(known, None, BUILDER), seed, SLIP * known.scale),
        "normal": lambda seed: Glance(Eye(known, net(game), BUILDER), seed),
        "raider": lambda seed: Glance(Eye(known, net(game), RAIDER), seed),
        "hard": lambda seed: Search(Eye(known, net(game)), seed, known.hard),
        "expert": lambda seed: Search(Eye(known, net(game)), seed, MORE * known.hard),
    }


def offered(game: Game) -> list[str]:
    """The levels that people choose from: the five of every game, and those of other packages."""
    return [*OFFERED, *_others(game, _own(game))]


def bot(game: Game, level: str, seed: int) -> Bot:
    """A bot of a level; the same seed plays the same way."""
    found = levels(game)
    if level not in found:
        raise Refusal("bad_request", "bot-level", level=level[:60], known=", ".join(found))
    return found[level](seed)


def prompt_bot(game: Game, level: str, seed: int) -> Bot:
    """A bot for people who wait for it: it ends its thoughts in time."""
    made = bot(game, level, seed)
    hurry(made, promised(level))
    return made


def strongest(game: Game, seed: int) -> Search:
    """Who is asked for advice: it thinks like an `expert` of this house, whatever a game or a package calls so."""
    known = guide(game)
    return Search(Eye(known, net(game)), seed, MORE * known.hard)


def promised(level: str) -> float:
    """Seconds after which a bot of this level has decided."""
    return SECONDS.get(level, OTHERS)


def hurry(bot: Bot, seconds: float) -> None:
    """Let a bot end its thoughts after so many seconds, if it is one that takes time: the others are quick."""
    if isinstance(bot, TimedBot):
        bot.seconds = seconds


def _others(game: Game, known: Iterable[str]) -> dict[str, Maker]:
    """Bots of other packages, and programs of whoever started a server; a level that the game has itself stays its
    own."""
    from importlib.metadata import entry_points

    entries = [(entry.name.partition(".")[::2], entry) for entry in entry_points(group=GROUP)]
    found: dict[str, Maker] = {level: entry.load() for (name, level), entry in entries if name == game.name and level}
    found |= {level: _program(game, level, command) for level, command in owned(game.name).items()}
    return {level: maker for level, maker in found.items() if level not in known}


def _program(game: Game, level: str, command: str) -> Maker:
    from tilth.bots.programs import CommandBot, Limits

    return lambda seed: CommandBot(game, level, command, seed, Limits())
