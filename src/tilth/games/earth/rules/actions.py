"""The four actions: what the active player gets, what the others may choose, and the turn around them."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.steps import Label, Step, together
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.activation import Walk, fired
from tilth.games.earth.rules.data import FORBIDDING
from tilth.games.earth.rules.pieces import gain
from tilth.games.earth.rules.planting import DrawAfterPlanting, Plant
from tilth.games.earth.rules.table import Table
from tilth.games.earth.rules.teams import TEAMS, TakeShared, team_of

ACTIONS: Final = ["plant", "compost", "water", "grow"]
"""Indexed by colour: green, red, blue, yellow."""
SOIL: Final = "soil"
COMPOST: Final = "compost"
SPROUTS: Final = "sprouts"
CARDS: Final = "cards"
GROWTH: Final = "growth"
CHOICES: Final[list[list[str]]] = [[], [SOIL, COMPOST], [SPROUTS, SOIL], [CARDS, GROWTH]]
BENEFITS: Final = ((), (L.SOIL, 5, L.COMPOST_DECK, 2), (L.SPROUT, 6, L.SOIL, 2), (L.DRAW, 4, L.GROWTH, 2))
"""What the active player gets, by action."""
SMALLER: Final[dict[str, tuple[int, ...]]] = {
    SOIL: (L.SOIL, 2),
    COMPOST: (L.COMPOST_DECK, 2),
    SPROUTS: (L.SPROUT, 2),
    CARDS: (L.DRAW, 2),
    GROWTH: (L.GROWTH, 2),
}
"""What the others get, by choice."""


class ChooseAction(Step[Table]):
    """The active player chooses one of the four actions for all."""

    __slots__ = ()

    name = "choose_action"
    saved = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: Table) -> list[str]:
        field = state.field[self.seat]
        forbidden = []
        for cell in state.spots[self.seat]:
            line = FORBIDDING[field[cell]]
            if line is not None:
                forbidden.append(ACTIONS[line.other])
        if not forbidden:
            return ACTIONS
        return [action for action in ACTIONS if action not in forbidden]

    def choose(self, state: Table, option: str) -> None:
        state.action = ACTIONS.index(option)
        if state.telling:
            state.tell("chose_action", f"seat:{self.seat}", f"action:{option}")
        everybody_acts(state)

    def touches(self, state: Table, option: str) -> list[str]:
        return [f"action:{option}"]

    def label(self, state: Table, option: str) -> Label:
        number = len(fired(state, self.seat, ACTIONS.index(option)))
        args: dict[str, object] = {"action": f"action:{option}", "number": number}
        if state.gaia is None:
            return ("action", args)
        return ("action-alone", {**args, "hard": state.settings["gaia"] in ("hard", "expert")})

    def prompt(self, state: Table) -> Label:
        return ("ask-choose_action-alone" if state.gaia is not None else "ask-choose_action", {})


def everybody_acts(table: Table) -> None:
    """All follow the action of this turn at once; mates, who share what they gain, one after the other."""
    action = table.action
    table.deal()
    every = range(table.seats)
    if table.team:
        order = table.around(table.active)
        teams: list[list[Step[Any]]] = [[], []]
        for seat in order:
            teams[team_of(seat)] += turn_steps(table, seat)
        for seat in order:
            teams[team_of(seat)].append(TakeShared(seat))
        table.push(together(teams, TEAMS))
        return
    if action == L.GREEN and table.hidden and table.seats > 1:
        hidden: list[list[Step[Any]]] = [[Plant(seat, plantings(table, seat))] for seat in every]
        after: list[list[Step[Any]]] = [[DrawAfterPlanting(seat), Walk(seat, action)] for seat in every]
        table.push(together(hidden), together(after))
        return
    table.push(together([turn_steps(table, seat) for seat in every]))


def plantings(table: Table, seat: int) -> int:
    """How many cards a player may plant in this turn."""
    return 2 if seat == table.active else 1


def turn_steps(table: Table, seat: int) -> list[Step[Any]]:
    """What one player goes through in a turn."""
    action = table.action
    if action == L.GREEN:
        return [Plant(seat, plantings(table, seat)), DrawAfterPlanting(seat), Walk(seat, action)]
    if seat == table.active:
        return [Benefit(seat, action), Walk(seat, action)]
    return [Follow(seat, action), Walk(seat, action)]


class Benefit(Step[Table]):
    """What the active player gets from compost, water or grow."""

    __slots__ = ("action", "player")

    name = "benefit"
    saved = ("player", "action")

    def __init__(self, player: int, action: int) -> None:
        super().__init__()
        self.player = player
        self.action = action

    def run(self, state: Table) -> None:
        gain(state, self.player, BENEFITS[self.action], state.careful[self.player], True)


class Follow(Step[Table]):
    """The smaller choice of everybody who is not the active player."""

    __slots__ = ("action",)

    name = "follow"
    saved = ("seat", "action")

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def options(self, state: Table) -> list[str]:
        return CHOICES[self.action]

    def choose(self, state: Table, option: str) -> None:
        gain(state, self.seat, SMALLER[option], state.careful[self.seat], True)

    def prompt(self, state: Table) -> Label:
        return (f"ask-follow-{ACTIONS[self.action]}", {})

    def label(self, state: Table, option: str) -> Label:
        return (f"follow-{option}", {})
