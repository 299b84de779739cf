"""Bots at tables where people wait: whatever happens to one of them, the table goes on."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from math import inf

import msgspec

from tilth.bots import FIRST, levels
from tilth.core.bot import RandomBot
from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.play import wire
from tilth.play.thinker import ADVICE, JUDGEMENT, Answer, Question

LOWER = {"expert": "hard", "hard": "normal", "raider": "easy", "normal": "easy", "easy": "random"}
"""Who plays for a bot that fails; for those of other names it is whom newcomers meet."""
STAND_IN = "normal"
"""Who plays for somebody who is gone."""
ADVISED = 1.2
"""Seconds of thought for a hint or a judgement: somebody waits for it."""
ASIDE = (ADVICE, JUDGEMENT)
"""What is asked beside a game."""
NO_IDEA = Refusal("no_idea", "hint-failed")

_log = logging.getLogger("tilth")


class Bots(ABC):
    """Asks bots that think somewhere else; where and in which order is up to the house."""

    def __init__(self) -> None:
        self.replaced = 0
        """Choices that a lower level stood in for, because a bot had failed."""

    @abstractmethod
    async def answer(self, question: Question, who: str, within: float) -> Answer:
        """What a bot says after so many seconds of thought at most; `who` waits for it."""

    async def choose(
        self,
        table: str,
        game: Game,
        level: str,
        state: State,
        seat: int,
        seed: int,
        owner: str = "",
        within: float = inf,
    ) -> str:
        """What a bot of this level chooses, after so many seconds of thought at most; where it fails, what the next
        lower level does, so that no table ever hangs.

        Questions are answered in turn for the people whose tables they come from (`owner`).
        """
        guess = state.determinize(seat, Rng(seed))
        saved = game.save(guess) if level != "random" else {}
        asked = level
        while level != "random":
            try:
                answer = await self.answer(Question(table, game.name, level, saved, seat, seed), owner or table, within)
                if answer.option and state.admits(seat, answer.option):
                    return answer.option
                problem = answer.problem or f"not possible: {answer.option[:60]}"
            except TimeoutError:
                problem = "too slow"
            except (OSError, ValueError, msgspec.DecodeError) as error:
                problem = f"its process failed: {error!r}"
            self.replaced += level == asked
            lower = LOWER.get(level, FIRST)
            _log.error("bot %s of %s at table %s is replaced by %s: %s", level, game.name, table, lower, problem)
            level = lower
        return RandomBot(seed).choose(guess, seat)

    async def advise(self, table: str, game: Game, state: State, seat: int, seed: int, who: str) -> list[wire.IdeaInfo]:
        """The best options for a seat as a strong bot sees them, for somebody who waits."""
        saved = game.save(state.determinize(seat, Rng(seed)))
        answer = await self._aside(Question(table, game.name, ADVICE, saved, seat, seed), who)
        found = [idea for idea in answer.ideas if state.admits(seat, idea.option)]
        if not found:
            raise NO_IDEA
        return found

    async def judge(self, table: str, game: Game, state: State, seed: int, who: str) -> list[float]:
        """By how many points each seat may expect to be ahead in the end, of a position that is open to who asks."""
        answer = await self._aside(Question(table, game.name, JUDGEMENT, game.save(state), 0, seed), who)
        return answer.leads

    async def _aside(self, question: Question, who: str) -> Answer:
        """What a strong bot answers to somebody who waits; who gets no answer is told."""
        try:
            answer = await self.answer(question, who, ADVISED)
        except TimeoutError:
            raise Refusal("too_slow", "hint-slow") from None
        except (OSError, ValueError, msgspec.DecodeError) as error:
            answer = Answer(problem=f"its process failed: {error!r}")
        if answer.problem:
            _log.error("no %s for %s at table %s: %s", question.level, question.game, question.table, answer.problem)
            raise NO_IDEA
        return answer

    @abstractmethod
    async def close(self) -> None:
        """Nobody thinks any longer."""


def stand_in(game: Game, when_gone: str) -> str:
    """The level that plays for somebody who is gone."""
    return STAND_IN if when_gone == "bot" and STAND_IN in levels(game) else "random"
