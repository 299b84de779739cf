"""What nobody may notice: for a seat that cannot tell two positions apart everything it is shown is the same."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from tests.contract.laws import saved
from tests.contract.twins import HIDDEN, Seat, Twins
from tilth.core import Event, Game, Rng, State, Together, decision
from tilth.core.game import save_step

FORESEEN = 12
"""For longer lists of options nobody tries which of them can be undone."""
MOST_PASSED = 20
NO = ("skip", "done", "pass", "stop", "no", "keep", "decline")
"""How an option begins that leaves everything as it is."""


class Told(AssertionError):
    """Something that a seat is shown depends on what it may not know."""

    def __init__(self, what: str, seat: Seat, one: Any, other: Any) -> None:
        super().__init__(f"{what}, as seat {seat} sees it: {parting(one, other)}")
        self.what = what


def parting(one: Any, other: Any) -> str:
    """Where two things part, with a little of what stands around it."""
    first, second = str(one), str(other)
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second)))
    begin = max(0, at - 120)
    return f"\n  {first[begin : at + 160]}\n  {second[begin : at + 160]}"


@dataclass
class Twin:
    """One of the two, with what was told inside a step where everybody chooses in secret."""

    state: State
    told: dict[int, list[Event]] = field(default_factory=dict)
    after: list[Event] = field(default_factory=list)
    """What was told when all were ready, after the secrets."""

    start: State | None = None
    """Where the secrets began of which something was told."""
    end: State | None = None
    """How they stand, before anything else happens."""

    def secret(self) -> Together | None:
        top = self.state.stack[-1] if self.state.stack else None
        return top if isinstance(top, Together) and top.start is not None else None

    def inside(self) -> Together | None:
        """The step whose secrets are gathered, while not all are ready."""
        top = self.secret()
        return top if top is not None and top.start is self.start else None

    def choose(self, seat: int, option: str) -> list[Event]:
        """Make a choice and give what was told of it to those who act with the seat."""
        state, top = self.state, self.secret()
        if top is None:
            state.choose(seat, option)
            return state.take_events()
        self.start = top.start
        alone = state.clone()  # where nothing comes after the secrets, nothing else is told
        alone.telling = True
        alone.stack = [top]
        alone.choose(seat, option)
        told = alone.take_events()
        self.end = alone
        state.choose(seat, option)
        events = state.take_events()
        self.told.setdefault(seat, []).extend(told)
        self.after.extend(events[len(told) :])
        return told

    def shown(self, secret: Together, seat: Seat) -> list[tuple[int, str, str]]:
        """What a seat is told of the others when all are ready, in the order of the seats."""
        mates = () if seat is None else secret.seats_with(seat)
        return [
            (who, event.name, json.dumps(event.seen_by(seat)))
            for who in sorted(self.told)
            if who not in mates
            for event in self.told[who]
        ]

    def stand(self, group: int) -> Any:
        """The decision at which a group stands in secret."""
        top = self.inside()
        stack = () if top is None else top.stacks[group]
        return save_step(stack[-1]) if stack else None

    def pass_over(self, group: int) -> bool:
        """Answer a decision that the other twin does not owe with the option that leaves everything as it is."""
        top = self.inside()
        if top is None or not top.stacks[group]:
            return False
        seat = top.stacks[group][-1].seat
        plain = [option for option in self.state.options(seat) if option[0] != "!"]
        declining = [option for option in plain if option.split()[0] in NO]
        if len(plain) != 1 and not declining:
            return False
        self.choose(seat, plain[0] if len(plain) == 1 else declining[0])
        return True


class Alike:
    """Two twins that go the same way as far as those who cannot tell them apart may see."""

    def __init__(self, rules: Game, twins: Twins, rng: Rng, every_seat: bool = False) -> None:
        self.rules = rules
        self.hidden = HIDDEN[rules.name]
        self.one, self.other = Twin(twins.one), Twin(twins.other)
        self.chance = twins.one.rng.seed != twins.other.rng.seed
        self.used = twins.one.rng.used
        self.rng = rng
        self.every_seat = every_seat
        self.blind: list[Seat] = [*range(twins.one.seats)]
        if len(self.blind) > 1:  # who plays alone has secrets from nobody, and spectators may see what had to be
            self.blind.append(None)
        self.path: list[tuple[int, str]] = []
        self.points = 0

    def follow(self, decisions: int) -> None:
        """Compare, choose, and so on; until nobody is left who cannot tell, or the twins must part."""
        for _ in range(decisions):
            self.look()
            if not self.blind:
                return
            self.compare()
            if self.one.state.is_over() or not self.step():
                return
        self.look()
        self.compare()

    def look(self) -> None:
        """Those for whom what was exchanged has come to light are not asked any more."""
        one, other = self.one.state, self.other.state
        self.blind = self.unknowing(self.blind, one, other)
        if self.chance and (one.rng.used, other.rng.used) != (self.used, self.used):
            self.blind = []

    def unknowing(self, seats: list[Seat], one: State | None, other: State | None) -> list[Seat]:
        return [seat for seat in seats if self.hidden.known(one, seat) == self.hidden.known(other, seat)]

    def same(self, what: str, seat: Seat, one: Any, other: Any) -> None:
        if one != other:
            raise Told(what, seat, one, other)

    def compare(self) -> None:
        """Everything that the seats are shown and may choose now, and what a bot makes of it."""
        one, other = self.one.state, self.other.state
        seats = self.blind if self.every_seat or len(self.blind) < 3 else self.some()
        for seat in seats:
            seen, twin = one.seen_by(seat), other.seen_by(seat)
            self.same("who is awaited", seat, one.awaited(seat), other.awaited(seat))
            self.same("the view", seat, json.dumps(one.view(seat)), json.dumps(other.view(seat)))
            self.same("the scores", seat, seen.scores(), twin.scores())
            self.same("the round", seat, (seen.round, seen.is_over()), (twin.round, twin.is_over()))
            self.same("what can be undone", seat, (seen.reveals, seen.rng.used), (twin.reveals, twin.rng.used))
            if seat is None:
                continue
            self.same("the options", seat, one.options(seat), other.options(seat))
            foresee = len(one.options(seat)) <= FORESEEN
            self.same("the decision", seat, decision(one, seat, foresee), decision(other, seat, foresee))
            if seat in one.awaited(seat):
                self.imagine(seat)
            self.points += 1

    def some(self) -> list[Seat]:
        """A few of those who cannot tell, whoever must choose first."""
        acting = [seat for seat in self.blind if seat in self.one.state.to_act()]
        return list(dict.fromkeys([self.rng.pick(acting or self.blind), self.rng.pick(self.blind)]))

    def imagine(self, seat: int) -> None:
        """A bot must not know more than its seat: it imagines the very same world in both."""
        key = self.rng.below(2**62)
        one = self.one.state.determinize(seat, Rng(key))
        other = self.other.state.determinize(seat, Rng(key))
        self.same("what a bot imagines", seat, saved(self.rules, one), saved(self.rules, other))
        self.same("the options a bot imagines", seat, (one.acting, one.menus), (other.acting, other.menus))

    def step(self) -> bool:
        """Make the same choice in both; False where they must part."""
        one, other = self.one.state, self.other.state
        seats = one.to_act()
        if self.rng.below(5) == 0:  # what can be done out of turn
            seats = [seat for seat in range(one.seats) if one.options(seat)]
        common = [
            (seat, option)
            for seat in seats
            for option in [self.rng.pick(one.options(seat))]
            if other.admits(seat, option)
        ] or [(seat, option) for seat in one.to_act() for option in one.options(seat) if other.admits(seat, option)]
        if not common:
            return False
        seat, option = self.rng.pick(common)
        option = one.settle(seat, option)
        if not other.admits(seat, option):
            return False
        return self.choose(seat, option)

    def choose(self, seat: int, option: str) -> bool:
        self.path.append((seat, option))
        secret, before = self.one.secret(), self.blind
        told, twin = self.one.choose(seat, option), self.other.choose(seat, option)
        self.look()
        if any(event.name in self.hidden.shuffles for event in told + twin + self.one.after + self.other.after):
            return False
        if secret is None:
            self.same_events(self.blind, told, twin)
            return True
        mates = secret.seats_with(seat)
        self.same_events([other for other in self.blind if other in mates], told, twin)
        if not self.catch_up(secret):
            return False
        if self.one.inside() is None:
            self.blind = self.unknowing(before, self.one.end, self.other.end)
            for other in self.blind:
                self.same(
                    "what was told of others", other, self.one.shown(secret, other), self.other.shown(secret, other)
                )
            self.look()
            self.same_events(self.blind, self.one.after, self.other.after)
            self.one.told, self.one.after, self.other.told, self.other.after = {}, [], {}, []
        return True

    def same_events(self, seats: list[Seat], one: list[Event], other: list[Event]) -> None:
        for seat in seats:
            self.same("what was told", seat, seen(one, seat), seen(other, seat))

    def catch_up(self, secret: Together) -> bool:
        """Where one twin owes a decision in secret that the other does not know, let it pass; False where it cannot.

        Those who act together see each decision of the others, so for them both must stand alike.
        """
        for group in range(len(secret.stacks)):
            for _ in range(MOST_PASSED):
                one, other = self.one.stand(group), self.other.stand(group)
                if one == other:
                    break
                for seat in self.blind:
                    if seat is not None and secret.group(seat) == group:
                        raise Told("what is decided", seat, one, other)
                behind = self.other if one is None else self.one
                if not behind.pass_over(group):
                    return False
            if self.one.stand(group) != self.other.stand(group):
                return False
        return (self.one.inside() is None) == (self.other.inside() is None)


def seen(events: list[Event], seat: Seat) -> list[tuple[str, str]]:
    return [(event.name, json.dumps(event.seen_by(seat))) for event in events]
