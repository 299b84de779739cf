"""A position in which others choose at the same time, as one of them may know it."""

from __future__ import annotations

from tilth.core.steps import Together
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.teams import team_of


def apart(state: EarthState, top: Together, seat: int) -> EarthState:
    """The same as `state.seen_by(seat)`, put together instead of played again: while all choose at once everybody
    changes only what is theirs, so the others stand as they stood when it began."""
    start = top.start
    assert isinstance(start, EarthState)
    seen = start.clone()
    seen.acting = state.awaited(seat)
    began = seen.stack[-1]
    assert isinstance(began, Together)
    group = top.group(seat)
    seen.stack[-1] = began.with_stack(group, top.stacks[group])
    for own in top.seats_with(seat):
        take_over(seen, state, own)
    if state.team:
        team = team_of(seat)
        seen.pools[team] = state.pools[team]
    seen.gaia = state.gaia
    return seen


def take_over(seen: EarthState, state: EarthState, seat: int) -> None:
    """Lay everything of a player as it lies now."""
    seen.lanes[seat] = state.lanes[seat]
    seen.dropped[seat] = state.dropped[seat]
    seen.field[seat] = state.field[seat]
    seen.sprouts[seat] = state.sprouts[seat]
    seen.growth[seat] = state.growth[seat]
    seen.spots[seat] = state.spots[seat]
    seen.soil[seat] = state.soil[seat]
    seen.hands[seat] = state.hands[seat]
    seen.compost[seat] = state.compost[seat]
    seen.played[seat] = state.played[seat]
    seen.drawn[seat] = state.drawn[seat]
    seen.planted[seat] = state.planted[seat]
    seen.earned[seat] = state.earned[seat]
    seen.fetched[seat] = state.fetched[seat]
    seen.composted[seat] = state.composted[seat]
    seen.careful[seat] = state.careful[seat]
    seen.ecosystem[seat] = state.ecosystem[seat]
    seen.offers[seat] = state.offers[seat]
    seen.reached[seat] = state.reached[seat]
    seen.watching[seat] = state.watching[seat]
    seen.menus[seat] = state.menus[seat]
