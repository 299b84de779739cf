"""Whom one names where bots are asked for: a level of the game, or a program, `cmd:./mybot` or `name=cmd:./mybot`.

Only who starts Tilth may name programs; strangers name levels, and those that the owner of a server gave a name.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from errno import ENOENT

from tilth.bots.levels import bot, levels
from tilth.bots.owned import offer
from tilth.bots.programs.bot import CommandBot
from tilth.bots.programs.process import Limits, is_there
from tilth.core.bot import Bot
from tilth.core.errors import Refusal
from tilth.core.game import Game

PROGRAM = re.compile(r"(?:(?P<name>[\w.-]+)=)?cmd:(?P<command>.*)", re.DOTALL)
QUOTED = re.compile(r"""(?:[^'"]|'[^']*'|"[^"]*")*""")
"""Text in which every quote that is opened is closed."""
COMMA = re.compile(rf",(?={QUOTED.pattern}$)")


def listed(text: str) -> tuple[str, ...]:
    """The bots of a list with commas; what stands in quotes is not parted, and a comma too many is none."""
    if not QUOTED.fullmatch(text):
        raise Refusal("bad_request", "bots-quotes", bots=text[:60])
    return tuple(part.strip() for part in COMMA.split(text) if part.strip()) or ("",)


def called(bot: str) -> str:
    """What a bot is called: a program by the name that was given to it, or by what is typed to start it."""
    program = PROGRAM.fullmatch(bot)
    return program["name"] or bot if program else bot


def seated(game: Game, name: str, seed: int, limits: Limits) -> Bot:
    """The bot that was named; the same seed plays the same way."""
    program = PROGRAM.fullmatch(name)
    if program is None:
        return bot(game, name, seed)
    return CommandBot(game, called(name), program["command"].strip(), seed, limits)


def offer_programs(bots: Iterable[str]) -> None:
    """Make programs levels of their games: `name=cmd:./mybot`, or `petrichor.name=cmd:./mybot` for one game alone."""
    found = {}
    for text in bots:
        program = PROGRAM.fullmatch(text)
        if program is None or not program["name"]:
            raise Refusal("bad_request", "serve-bot", bot=text[:60])
        found[program["name"]] = command = program["command"].strip()
        if not is_there(command):
            raise Refusal("bot_broke", "bot-start", command=command, problem=os.strerror(ENOENT))
    offer(found)
    levels.cache_clear()
