"""The state of a game: what lies on the table is the game's own, the flow is here."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tilth.core.events import Event
from tilth.core.rng import Rng
from tilth.core.steps import AUTOMATIC, EVERYBODY, Label, Step, Together

NOTHING: Final[list[str]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that can still happen is in `stack`, a list of immutable steps with the next one on top."""

    __slots__ = (
        "acting",
        "events",
        "hiding",
        "menus",
        "patient",
        "reveals",
        "rng",
        "round",
        "seats",
        "settings",
        "stack",
        "telling",
    )

    game: ClassVar[str] = ""
    event_fields: ClassVar[dict[str, tuple[str, ...]]] = {}

    def __init__(self, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        self.seats: int = seats
        self.settings: dict[str, Any] = settings
        self.rng: Rng = rng
        self.round: int = 0
        self.reveals: int = 0
        self.stack: list[Step[Any]] = []
        self.acting: list[int] = []
        self.menus: list[list[str]] = [NOTHING] * seats
        self.events: list[Event] = []
        self.telling: bool = False
        self.hiding: bool = True
        """Whether what seats choose at the same time is kept from the others until all are ready."""
        self.patient: bool = False
        """Whether private decisions are waited for even where one answer is left; tables do."""

    def copy_flow(self, new: State) -> None:
        """Give a clone its own flow; a game's `clone` calls this and copies its table."""
        new.seats = self.seats
        new.settings = self.settings
        new.rng = Rng(self.rng.seed, self.rng.used)
        new.round = self.round
        new.reveals = self.reveals
        new.stack = self.stack[:]
        new.acting = self.acting
        new.menus = self.menus[:]
        new.events = []
        new.telling = False
        new.hiding = self.hiding
        new.patient = self.patient

    # What a game must answer.

    def clone(self) -> State:
        """An independent copy, silent about events, fast enough for tree search."""
        raise NotImplementedError

    def save_table(self) -> dict[str, Any]:
        """What lies on the table, as plain JSON data with names a person can read."""
        raise NotImplementedError

    def seat_view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain data, while nobody has chosen anything in secret."""
        raise NotImplementedError

    def seat_views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        """`seat_view` for several seats; a game may work out once what they all see."""
        return [self.seat_view(seat) for seat in seats]

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew everything this seat cannot know, in a clone that `determinize` made. Only what the seat sees may
        decide the result: whatever is shuffled is sorted before."""
        raise NotImplementedError

    def scores(self) -> list[dict[str, int]] | None:
        """Points by category for each seat; None while the rules keep them secret."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the first; a shared place has the same number."""
        raise NotImplementedError

    def anytime(self, seat: int) -> list[str]:
        """Options offered beside every decision of this seat; their notation begins with `!`."""
        return NOTHING

    def beside(self, seat: int, options: list[str]) -> list[str]:
        """What of `anytime` is offered beside these options of a decision; a game may let an only option just happen,
        or offer nothing that would leave no option."""
        return self.anytime(seat)

    def out_of_turn(self, seat: int) -> list[str]:
        """Options, beginning with `!`, that a seat has while it owes nothing."""
        return NOTHING

    def interrupt(self, seat: int, option: str) -> None:
        """Do an option that began with `!`; the open decision waits below."""
        raise NotImplementedError

    def interrupt_touches(self, seat: int, option: str) -> list[str]:
        return []

    def interrupt_label(self, seat: int, option: str) -> Label:
        return (option[1:], {})

    def why_not(self, seat: int) -> dict[str, Label]:
        """For a seat that decides: why things it may ask about cannot be chosen now, each `kind:value` or, for all of a
        kind that have no reason of their own, `kind:*`. What can be chosen is not among them."""
        return {}

    # Who may know what.

    def awaited(self, seat: int | None) -> list[int]:
        """The seats that owe a choice as a seat (None: a spectator) may know it: of others who share what they do only
        that one of them is asked."""
        top = self.stack[-1] if self.stack else None
        if not isinstance(top, Together) or not top.groups or top.open:
            return self.acting
        mine = -1 if seat is None else top.groups[seat]
        waiting = []
        for other, group in enumerate(top.groups):
            stack = top.stacks[group]
            if stack and (group != mine or stack[-1].seat == other):
                waiting.append(other)
        return waiting

    def seen_by(self, seat: int | None) -> State:
        """The position as a seat (None: a spectator) may know it: while several choose at once, those it does not act
        with have not chosen yet."""
        top = self.stack[-1] if self.stack else None
        if not isinstance(top, Together) or top.start is None:
            return self
        group = -1 if seat is None else top.group(seat)
        own = [choice for choice in top.made if top.group(choice[0]) == group]
        acting = self.awaited(seat)
        if len(own) < len(top.made):
            seen = top.start.clone()
            for chooser, option in own:
                seen.choose(chooser, option)
        elif acting != self.acting:
            seen = self.clone()
        else:
            return self
        seen.acting = acting
        return seen

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain data."""
        return self.seen_by(seat).seat_view(seat)

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        """`view` for several seats."""
        if self.stack and isinstance(self.stack[-1], Together):
            return [self.view(seat) for seat in seats]
        return self.seat_views(seats)

    def determinize(self, seat: int, rng: Rng) -> State:
        """A state as likely as any other from where this seat sits, with chance of its own."""
        new = self.seen_by(seat).clone()
        new.rng = Rng(rng.below(2**62))
        new.hiding = new.patient = False
        if new.stack and isinstance(top := new.stack[-1], Together):
            new.stack[-1] = Together(top.stacks, top.groups, top.open, True)  # without the real `start`
        new.redeal(seat, rng)
        if new.stack and isinstance(top := new.stack[-1], Together):
            new.acting = _acting(top)  # in this world those who are ready choose once more
        new.ask_again(but=seat)
        return new

    # The flow.

    def is_over(self) -> bool:
        return not self.stack

    def to_act(self) -> list[int]:
        """The seats that owe a choice now."""
        return self.acting

    def options(self, seat: int) -> list[str]:
        """What a seat may choose now; the caller must not change the list."""
        menu = self.menus[seat]
        if menu or seat in self.acting:
            return menu
        return self.out_of_turn(seat)

    def deciding(self, seat: int) -> Step[Any] | None:
        """The decision a seat owes now."""
        if not self.stack:
            return None
        top = self.stack[-1]
        if isinstance(top, Together):
            stack = top.stacks[top.group(seat)]
            if not stack:
                return None
            top = stack[-1]
        return top if top.seat == seat else None

    def admits(self, seat: int, option: str) -> bool:
        """Whether a seat may choose this option now: the one question every edge asks."""
        if not 0 <= seat < self.seats or self.is_over():
            return False
        if option in self.options(seat):
            return True
        step = self.deciding(seat)
        if step is None or step.listed or option[:1] == "!":
            return False
        one_line = option == " ".join(option.split())  # as a record will give it back
        return one_line and step.admits(self, option)

    def settle(self, seat: int, option: str) -> str:
        """The option with its physical outcome written into it, as records keep it."""
        step = self.deciding(seat)
        if step is None or option[:1] == "!":
            return option
        return step.settle(self, option)

    def by_hand(self, seat: int, option: str) -> str:
        """The option as a person's hand carries it out; tables ask this for people before they settle it."""
        step = self.deciding(seat)
        if step is None or option[:1] == "!":
            return option
        return step.by_hand(self, option)

    def push(self, *steps: Step[Any]) -> None:
        """Schedule steps: the first one named happens first."""
        stack = self.stack
        for at in range(len(steps) - 1, -1, -1):
            stack.append(steps[at])

    def choose(self, seat: int, option: str) -> None:
        """Take a legal option and go on to the next decision. Trusts its caller: edges ask `admits` first."""
        top = self.stack[-1]
        if top.seat == EVERYBODY:
            self._choose_together(seat, option)
        elif option[0] == "!":
            self.menus[top.seat] = NOTHING
            self.interrupt(seat, option)
        else:
            self.menus[seat] = NOTHING
            self.stack.pop()
            top.choose(self, option)
        self.advance()

    def advance(self) -> None:
        """Run what happens by itself until somebody has a real choice, or nothing is left."""
        stack = self.stack
        while stack:
            top = stack[-1]
            seat = top.seat
            if seat == AUTOMATIC:
                stack.pop()
                top.run(self)
                continue
            if seat == EVERYBODY:
                if self._gather():
                    return
                continue
            options = top.options(self)
            extra = self.beside(seat, options)
            if extra:
                options = options + extra
            if len(options) > 1 or not top.listed or (self.patient and top.private(self)):
                self.menus[seat] = options
                self.acting = [seat]
                return
            assert options, f"{top.name} leaves no way out"
            stack.pop()
            top.choose(self, options[0])
        self.acting = []

    def is_forced(self, seat: int) -> bool:
        """Whether a seat is asked although it has only one answer, which nobody else may know."""
        step = self.deciding(seat)
        return step is not None and step.listed and len(self.menus[seat]) == 1

    def ask_again(self, but: int = -1) -> None:
        """List the options of all seats (but one) anew, after what they hold was exchanged."""
        outer = self.stack
        for seat in range(self.seats):
            step = self.deciding(seat) if seat != but else None
            if step is not None:
                top = outer[-1]
                if isinstance(top, Together):
                    self.stack = list(top.stacks[top.group(seat)])
                options = step.options(self)
                self.menus[seat] = options + self.beside(seat, options)
                self.stack = outer

    def _gather(self) -> bool:
        """Bring every stack of a Together to its next choice; say whether anybody still owes one."""
        top = self.stack[-1]
        assert isinstance(top, Together)
        begins = not top.begun
        if begins:
            stacks = [self._alone(list(stack)) for stack in top.stacks]
            top = Together(tuple(stacks), top.groups, top.open, True)
            self.stack[-1] = top
        acting = _acting(top)
        self.acting = acting
        if not acting:
            self.stack.pop()
            if top.start is not None:
                began = top.start.stack[-1]
                assert isinstance(began, Together)
                if began.several():
                    self.reveals += 1  # what the others had chosen
        elif begins and self.hiding and not top.open and self.seats > 1:
            top.start = self.clone()
            top.start.stack[-1] = Together(top.stacks, top.groups, top.open, True)
        return len(acting) > 0

    def _choose_together(self, seat: int, option: str) -> None:
        top = self.stack[-1]
        assert isinstance(top, Together)
        group = top.group(seat)
        stack = list(top.stacks[group])
        outer = self.stack
        self.stack = stack
        if stack:
            self.menus[stack[-1].seat] = NOTHING
        if option[0] == "!":
            self.interrupt(seat, option)
        else:
            stack.pop().choose(self, option)
        # Others see only whether somebody is asked at all, so nothing is waited for but the first decision; mates see
        # each one.
        patient = self.patient
        self.patient = patient and (top.open or len(top.groups) > 0)
        rest = self._alone(self.stack)
        self.patient = patient
        self.stack = outer
        outer[-1] = top.with_choice(seat, option, rest)

    def _alone(self, stack: list[Step[Any]]) -> tuple[Step[Any], ...]:
        """Advance the stack of one seat or group and give what is left of it."""
        outer = self.stack
        self.stack = stack
        self.advance()
        self.stack = outer
        return tuple(stack)

    # What is told.

    def tell(self, name: str, *args: Any) -> None:
        """Say what happened, to everybody. `event_fields` names the arguments."""
        if self.telling:
            self.events.append(Event(name, args))

    def tell_seat(self, seat: int, name: str, args: tuple[Any, ...], public: tuple[Any, ...]) -> None:
        """Say what happened: all of it to one seat, the public part to the rest."""
        if self.telling:
            self.events.append(Event(name, args, (seat,), public))

    def take_events(self) -> list[Event]:
        """The events since the last time they were taken."""
        events = self.events
        self.events = []
        return events


def _acting(top: Together) -> list[int]:
    acting = [stack[-1].seat for stack in top.stacks if stack]
    if top.groups:
        acting.sort()
    return acting
