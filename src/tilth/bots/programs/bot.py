"""Bots in any language: the engine protocol turned round, since here Tilth asks and the program answers."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from tilth import __version__
from tilth.bots.levels import guide
from tilth.bots.programs.process import LEAVE, Ended, Limits, Program, TooLong, TooSlow
from tilth.bots.timed import TimedBot
from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.rng import Rng
from tilth.core.state import State

PROTOCOL = 1
BEGIN = 10.0
"""Seconds that a program has to start, at least."""
SHOWN = 200
"""Signs of a wrong answer that are repeated."""


class RuleBroken(Exception):
    """A bot did what ends its game: the rule as a refusal, and the last of what it said on its standard error."""

    def __init__(self, refusal: Refusal, said: str) -> None:
        super().__init__(f"{refusal}\n{said}" if said else str(refusal))
        self.refusal = refusal
        self.said = said


class CommandBot(TimedBot):
    """Whoever it plays for, it is shown what the seat may know, and nothing else leaves this process."""

    elsewhere = True

    def __init__(self, game: Game, name: str, command: str, seed: int, limits: Limits) -> None:
        self.game = game
        self.name = name
        self.command = command
        self.limits = limits
        self.seconds = limits.seconds
        self.seed = seed
        self.rng = Rng(seed)
        self._program: Program | None = None

    def choose(self, state: State, seat: int) -> str:
        if self._program is None:
            self._begin(state, seat)
        option = self._ask(question(state, seat, self.seconds), self.seconds).get("option")
        if not isinstance(option, str):
            raise self._broken(Refusal("bot_broke", "bot-no-option", bot=self.name))
        if not state.admits(seat, option):
            raise self._broken(Refusal("bot_broke", "bot-illegal", bot=self.name, option=option[:SHOWN]))
        return guide(self.game).by_hand(state, seat, option, self.rng)

    def try_out(self, seats: int, options: dict[str, Any]) -> None:
        """See whether it can be started and answers as it should, before anything is played."""
        try:
            self._begin(self.game.new(seats, options, 0), 0)
        finally:
            self.close(None)

    def close(self, state: State | None) -> None:
        """Say goodbye, with how it ended, and let it go."""
        program, self._program = self._program, None
        if program is not None:
            result = {} if state is None else {"scores": state.scores(), "places": state.ranking()}
            program.tell(_line({"do": "bye", **result}))
            program.stop(LEAVE)

    def _begin(self, state: State, seat: int) -> None:
        try:
            self._program = Program(self.command, self.limits.megabytes)
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            command = self.command or self.name
            raise RuleBroken(Refusal("bot_broke", "bot-start", command=command, problem=problem), "") from None
        hello = {
            "do": "hello",
            "protocol": PROTOCOL,
            "tilth": __version__,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "seats": state.seats,
            "seat": seat,
            "options": state.settings,
            "seed": _own_seed(self.seed),
            "seconds": self.limits.seconds,
        }
        answer = self._ask(hello, max(BEGIN, self.seconds))
        if answer.get("protocol") != PROTOCOL or "do" in answer:  # who says the greeting back has not understood it
            raise self._broken(Refusal("bot_broke", "bot-hello", bot=self.name, protocol=PROTOCOL))

    def _ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        program = self._program
        assert program is not None
        try:
            line = program.ask(_line(question), seconds)
        except TooSlow:
            raise self._broken(Refusal("bot_broke", "bot-slow", bot=self.name, seconds=round(seconds, 1))) from None
        except TooLong:
            raise self._broken(Refusal("bot_broke", "bot-long", bot=self.name)) from None
        except Ended as ended:
            raise self._broken(Refusal("bot_broke", "bot-ended", bot=self.name, how=str(ended))) from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            shown = line.decode(errors="replace").strip()[:SHOWN]
            raise self._broken(Refusal("bot_broke", "bot-not-json", bot=self.name, line=shown))
        return answer

    def _broken(self, refusal: Refusal) -> RuleBroken:
        """Tell it which rule it broke, and end it."""
        program, self._program = self._program, None
        assert program is not None
        program.tell(_line({"do": "lost", "rule": refusal.reason.removeprefix("bot-"), **refusal.details}))
        program.stop(0.0 if refusal.reason == "bot-slow" else LEAVE)
        return RuleBroken(refusal, program.said())


def question(state: State, seat: int, seconds: float) -> dict[str, Any]:
    """What a program is asked for a decision: nothing in it comes from anything else than what the seat may know."""
    step = state.deciding(seat)
    return {
        "do": "choose",
        "seat": seat,
        "round": state.round,
        "decision": step.name if step is not None else "interrupt",
        "options": state.options(seat),
        "domain": step.domain(state) if step is not None else None,
        "scores": state.scores(),
        "view": state.view(seat),
        "seconds": seconds,
    }


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message).encode() + b"\n"


def _own_seed(seed: int) -> int:
    """A seed for the program's own chance, which does not say what the cards were shuffled with."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=6, person=b"tilth-bot").digest())
