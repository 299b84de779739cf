"""A round: flicks, records, and the board turned for the next one."""

from __future__ import annotations

from tilth.core.steps import Step
from tilth.games.sonora.rules.flicks import FlickPhase
from tilth.games.sonora.rules.recording import RecordPhase
from tilth.games.sonora.rules.state import HAND, NOBODY, SonoraState


class StartRound(Step[SonoraState]):
    """A round: flicks, records, end."""

    name = "start_round"

    def run(self, state: SonoraState) -> None:
        state.round += 1
        state.tell("round", state.round, f"seat:{state.first}")
        state.push(FlickPhase(), RecordPhase(), EndRound())


class EndRound(Step[SonoraState]):
    """All discs go back, the board turns, the token goes on; or the game is over."""

    name = "end_round"

    def run(self, state: SonoraState) -> None:
        for disc in range(len(state.place)):
            state.place[disc] = HAND
            state.section[disc] = NOBODY
            state.times[disc] = 0
            state.x[disc] = 0
            state.y[disc] = 0
        state.own_colour = NOBODY
        state.bot_colour = NOBODY
        if state.round >= state.settings["rounds"]:
            state.tell("ended", state.round)
            return
        state.first = (state.first + 1) % state.seats
        state.tell("turned", f"seat:{state.first}")
        state.push(StartRound())
