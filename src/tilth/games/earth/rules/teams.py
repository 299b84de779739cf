"""Two against two: what one gains can be laid into the team's area and used by either mate in the same turn."""

from __future__ import annotations

from typing import Final

from tilth.core.events import Event
from tilth.core.steps import Label, Step
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.data import NUMBER, SLUG
from tilth.games.earth.rules.pieces import give
from tilth.games.earth.rules.table import Pool, Table, without

DONE: Final = "done"
TEAMS: Final = (0, 1, 0, 1)
"""By seat; mates act one after the other, the teams at the same time."""


def team_of(seat: int) -> int:
    """Seats 1 and 3 play against 2 and 4, so that turns alternate."""
    return TEAMS[seat]


def offers_to_share(table: Table, seat: int) -> list[str]:
    """What a player gained in this turn and may still lay into the team's area."""
    found: list[str] = []
    if table.soil[seat] and table.earned[seat]:
        found.append("share soil")
    if table.compost[seat] and table.composted[seat]:
        found.append("share compost")
    hand = table.hands[seat]
    for card in table.fetched[seat]:
        if card in hand:
            found.append(f"share {SLUG[card]}")
    return found


def offers_to_take(table: Table, seat: int) -> list[str]:
    """What a player may take out of the team's area."""
    pool = table.pools[team_of(seat)]
    found: list[str] = []
    if pool.is_empty():
        return found
    if pool.soil:
        found.append("take soil")
    if pool.compost:
        found.append("take compost")
    if pool.sprouts and any(table.room(seat, L.SPROUT, cell) for cell in table.spots[seat]):
        found.append("take sprout")
    if pool.growth and any(table.room(seat, L.GROWTH, cell) for cell in table.spots[seat]):
        found.append("take growth")
    found += [f"take {SLUG[card]}" for card in pool.cards]
    return found


def share(table: Table, seat: int, what: str) -> None:
    """Lay one thing gained in this turn into the team's area."""
    pool = table.pools[team_of(seat)]
    if what == "soil":
        table.soil[seat] -= 1
        table.earned[seat] -= 1
        pool.soil += 1
    elif what == "compost":
        pool.compost = [*pool.compost, table.compost[seat][-1]]
        table.compost[seat] = table.compost[seat][:-1]
        table.composted[seat] -= 1
    else:
        card = NUMBER[what]
        table.hands[seat] = without(table.hands[seat], card)
        table.fetched[seat] = without(table.fetched[seat], card)
        pool.cards = [*pool.cards, card]
        table.reveals += 1
    if table.telling:
        if what in ("soil", "compost"):
            table.say(seat, f"shared_{what}", 1)
        else:
            who = f"seat:{seat}"
            table.events.append(shared_card_event(table, seat, who, what))


def shared_card_event(table: Table, seat: int, who: str, what: str) -> Event:
    """A card in the team's area is seen by both mates."""
    mates = tuple([other for other in range(table.seats) if team_of(other) == team_of(seat)])
    return Event("shared_card", (who, f"card:{what}"), mates, (who, ""))


def take(table: Table, seat: int, what: str) -> None:
    """Use one thing from the team's area; it does not count as gained, so it is not passed on again."""
    pool = table.pools[team_of(seat)]
    if what == "soil":
        pool.soil -= 1
        table.soil[seat] += 1
        table.changed(seat, L.CHANGED_SOIL)
    elif what == "compost":
        table.compost[seat] = [*table.compost[seat], pool.compost[-1]]
        pool.compost = pool.compost[:-1]
        table.changed(seat, L.CHANGED_COMPOST)
    elif what in ("sprout", "growth"):
        piece = L.SPROUT if what == "sprout" else L.GROWTH
        if piece == L.SPROUT:
            pool.sprouts -= 1
        else:
            pool.growth -= 1
        give(table, seat, piece, 1, tuple([cell for cell in table.spots[seat] if table.room(seat, piece, cell)]))
    else:
        card = NUMBER[what]
        pool.cards = without(pool.cards, card)
        table.hands[seat] = [*table.hands[seat], card]
        table.changed(seat, L.CHANGED_HAND)
    if table.telling:
        if what in ("soil", "compost", "sprout", "growth"):
            table.say(seat, "took_shared_compost" if what == "compost" else f"took_{what}", 1)
        else:
            who = f"seat:{seat}"
            event = shared_card_event(table, seat, who, what)
            table.events.append(Event("took_card", event.args, event.owners, event.public))


def clear_pools(table: Table) -> None:
    """What nobody used by the end of the turn is lost."""
    for team, pool in enumerate(table.pools):
        if not pool.is_empty():
            if table.telling:
                table.tell("pool_lost", team + 1)
            table.discard = table.discard + pool.cards + pool.compost
            table.pools[team] = Pool()


class TakeShared(Step[Table]):
    """At the end of a turn: use what is left in the team's area, before it is lost."""

    __slots__ = ()

    name = "take_shared"
    saved = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: Table) -> list[str]:
        return [*offers_to_take(state, self.seat), DONE]

    def private(self, state: Table) -> bool:
        return state.may_hold_events(self.seat)

    def choose(self, state: Table, option: str) -> None:
        if option != DONE:
            state.push(TakeShared(self.seat))
            take(state, self.seat, option[5:])

    def touches(self, state: Table, option: str) -> list[str]:
        return [] if option == DONE else [pool_thing(option)]

    def label(self, state: Table, option: str) -> Label:
        return (DONE, {}) if option == DONE else pool_label(option)

    def prompt(self, state: Table) -> Label:
        return ("ask-take_shared" if offers_to_take(state, self.seat) else "ask-take_shared-none", {})


def pool_thing(option: str) -> str:
    what = option.partition(" ")[2]
    return f"card:{what}" if what in NUMBER else f"pool:{what}"


def pool_label(option: str) -> Label:
    verb, _, what = option.partition(" ")
    return (f"{verb}-card", {"card": f"card:{what}"}) if what in NUMBER else (f"{verb}-{what}", {})
