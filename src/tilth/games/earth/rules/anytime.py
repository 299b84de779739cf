"""What anybody may do at any time between two effects: play events, exchange sprouts for soil."""

from __future__ import annotations

from typing import Final

from tilth.core.steps import Label, Step
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.board import ISLAND
from tilth.games.earth.rules.data import EVENT_LINE, NUMBER, ON_EVENT, SLUG
from tilth.games.earth.rules.pieces import ENOUGH, Gain, fetch, payable, use_line
from tilth.games.earth.rules.table import Table, without

EXCHANGE: Final = "!exchange"
CAREFUL: Final = "!careful"
SWIFT: Final = "!swift"
EVENTS: Final[list[str]] = [f"!event {slug}" for slug in SLUG]
READ_EVENT: Final[dict[str, int]] = {f"!event {slug}": card for slug, card in NUMBER.items()}
GIVEN: Final = 3
"""So many sprouts ..."""
TAKEN: Final = 2
"""... for so much soil."""


def playable(table: Table, seat: int) -> list[str]:
    """The events a player can pay for, and the exchange."""
    found: list[str] = []
    events = EVENT_LINE
    for card in table.hands[seat]:
        line = events[card]
        if line is not None and payable(table, seat, line) and (line.effect != L.LOOK or table.compost[seat]):
            found.append(EVENTS[card])
    if table.holds(seat, L.SPROUT, GIVEN):
        found.append(EXCHANGE)
    return found


def exchange(table: Table, seat: int) -> None:
    """Three sprouts of the island for two soil."""
    table.push(Exchanged(seat))
    fetch(table, seat, L.SPROUT, GIVEN)


def play_event(table: Table, seat: int, card: int) -> None:
    """Play an event: pay and gain what it says; two islands pay for it."""
    table.hands[seat] = without(table.hands[seat], card)
    table.played[seat] = [*table.played[seat], card]
    if table.telling:
        table.tell("played", f"seat:{seat}", f"card:{SLUG[card]}")
    table.changed(seat, L.CHANGED_EVENTS)
    bonus = ON_EVENT[table.field[seat][ISLAND]]
    if bonus is not None:
        table.push(Gain(seat, bonus.gains, table.careful[seat], False))
    line = EVENT_LINE[card]
    assert line is not None
    if line.effect == L.LOOK:
        table.push(TakeCompost(seat, line.amount))
        table.reveals += 1
    else:
        use_line(table, seat, line, -1, table.careful[seat], False)


class Exchanged(Step[Table]):
    """The soil for sprouts that were given."""

    __slots__ = ("player",)

    name = "exchanged"
    saved = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: Table) -> None:
        state.gain_soil(self.player, TAKEN, False)


class TakeCompost(Step[Table]):
    """Look at the top cards of one's compost and take one of them, or leave them."""

    __slots__ = ("number",)

    name = "take_compost"
    saved = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def options(self, state: Table) -> list[str]:
        return [*self.cards(state), ENOUGH]

    def cards(self, state: Table) -> list[str]:
        """The cards that are looked at."""
        return [SLUG[card] for card in state.compost[self.seat][-self.number :]]

    def choose(self, state: Table, option: str) -> None:
        if option == ENOUGH:
            return
        seat = self.seat
        card = NUMBER[option]
        state.compost[seat] = without(state.compost[seat], card)
        state.hands[seat] = [*state.hands[seat], card]
        if state.telling:
            who = f"seat:{seat}"
            state.tell_seat(seat, "took_compost", (who, f"card:{option}"), (who, ""))
        state.changed(seat, L.CHANGED_HAND)

    def touches(self, state: Table, option: str) -> list[str]:
        return [] if option == ENOUGH else [f"card:{option}"]

    def label(self, state: Table, option: str) -> Label:
        return ("leave-compost", {}) if option == ENOUGH else ("take-from-compost", {"card": f"card:{option}"})


class LastChance(Step[Table]):
    """Events and exchanges once more after the last turn, before scoring."""

    __slots__ = ()

    name = "last_chance"
    saved = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: Table) -> list[str]:
        return ["done"]

    def private(self, state: Table) -> bool:
        return state.may_hold_events(self.seat)

    def choose(self, state: Table, option: str) -> None:
        pass
