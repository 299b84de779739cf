"""Turns and rounds: the active player moves on, leaves are placed, and the round of a full island is the last."""

from __future__ import annotations

from typing import Any

from tilth.core.steps import Step, together
from tilth.games.earth.rules.actions import ChooseAction
from tilth.games.earth.rules.anytime import LastChance
from tilth.games.earth.rules.board import FULL
from tilth.games.earth.rules.data import EVENT, FAUNA_SLUG, KIND
from tilth.games.earth.rules.gaia import GaiaFollows, GaiaTurn
from tilth.games.earth.rules.table import Table
from tilth.games.earth.rules.teams import TEAMS, clear_pools, team_of


def begin_turn(table: Table, active: int) -> None:
    """Forget what happened in the turn before."""
    table.active = active
    table.action = -1
    for seat in range(table.seats):
        table.planted[seat] = []
        table.fetched[seat] = []
        table.earned[seat] = 0
        table.composted[seat] = 0


def settle(table: Table, start: int) -> None:
    """Place leaves for goals met in this turn, and the bonus for a full island, in turn order."""
    for seat in table.around(start):
        for place, leaves in enumerate(table.leaves):
            if table.reached[seat] >> place & 1 and seat not in leaves:
                table.leaves[place] = [*leaves, seat]
                if table.telling:
                    table.tell("claimed", f"seat:{seat}", f"fauna:{FAUNA_SLUG[table.fauna[place]]}", len(leaves) + 1)
        if table.completed < 0 and len(table.spots[seat]) == FULL:
            table.completed = seat
            if table.telling:
                table.tell("completed", f"seat:{seat}")


def somebody_full(table: Table) -> bool:
    return any(len(spots) == FULL for spots in table.spots)


def worn_out(table: Table) -> bool:
    """No card left to draw and none in any hand that could be planted."""
    if table.deck or table.discard:
        return False
    for hand in table.hands:
        for card in hand:
            if KIND[card] != EVENT:
                return False
    return True


class TakeTurn(Step[Table]):
    """A player becomes the active player."""

    __slots__ = ("player",)

    name = "take_turn"
    saved = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: Table) -> None:
        begin_turn(state, self.player)
        if self.player == state.first:
            state.round += 1
        if state.telling:
            state.tell("turn", f"seat:{self.player}", state.round)
        steps: list[Step[Any]] = [ChooseAction(self.player)]
        if state.gaia is not None:
            steps.append(GaiaFollows())
        state.push(*steps, EndTurn())


class EndTurn(Step[Table]):
    """Leaves are placed and the next player is active; or the game ends."""

    __slots__ = ()

    name = "end_turn"

    def run(self, state: Table) -> None:
        state.gather()
        clear_pools(state)
        if state.gaia is not None:
            self.solo(state)
            return
        following = (state.active + 1) % state.seats
        if following == state.first and (somebody_full(state) or worn_out(state)):
            finish(state)
            return
        settle(state, state.active)
        state.push(TakeTurn(following))

    def solo(self, state: Table) -> None:
        """The player and Gaia take turns until the island is full or her deck has run out twice."""
        gaia = state.gaia
        assert gaia is not None
        if somebody_full(state) or (state.active < 0 and gaia.run == 2 and not gaia.deck):
            finish(state)
            return
        settle(state, 0)
        if state.active < 0:
            if not gaia.deck:
                gaia.run = 2
                gaia.deck = [0, 1, 2, 3, 4, 5]
                state.rng.shuffle(gaia.deck)
                if state.telling:
                    state.tell("gaia_reshuffled")
            state.push(TakeTurn(0))
        elif gaia.skips:
            gaia.skips = False
            if state.telling:
                state.tell("gaia_skipped")
            state.push(TakeTurn(0))
        else:
            begin_turn(state, -1)
            state.push(GaiaTurn(), EndTurn())


def finish(table: Table) -> None:
    """The last chance to play events, then the last leaves."""
    table.deal()
    if table.team:
        teams: list[list[Step[Any]]] = [[], []]
        for seat in table.around(table.active):
            teams[team_of(seat)].append(LastChance(seat))
        table.push(together(teams, TEAMS), Finish())
        return
    table.push(together([[LastChance(seat)] for seat in range(table.seats)]), Finish())


class Finish(Step[Table]):
    """The game is over."""

    __slots__ = ()

    name = "finish"

    def run(self, state: Table) -> None:
        state.gather()
        settle(state, max(0, state.active))
        if state.gaia is not None and state.completed < 0:
            state.completed = state.seats
        if state.telling:
            state.tell("game_over")
