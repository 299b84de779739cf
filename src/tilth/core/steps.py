"""A step is one thing the rulebook makes happen: automatic, or a decision with its legal options beside its effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from tilth.core.state import State

S = TypeVar("S", bound="State")

AUTOMATIC: Final = -1
EVERYBODY: Final = -2

Label = tuple[str, dict[str, Any]]
"""A message id and its arguments. An argument that names a thing on the table is written `kind:value`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Immutable, so that clones share it. `seat` decides; it is AUTOMATIC for a step that just runs.

    `name` names the step in saved positions and the decision in prompts; `saved` lists the constructor's arguments.
    """

    __slots__ = ("seat",)

    name: ClassVar[str] = ""
    saved: ClassVar[tuple[str, ...]] = ()
    kinds: ClassVar[tuple[str, ...]] = ()
    """What the saved fields hold that are no whole numbers, each as `field: kind` with a kind of `reading.plain`."""
    listed: ClassVar[bool] = True
    """False when the options are no list but a domain; `options` may then give suggestions."""

    def __init__(self, seat: int = AUTOMATIC) -> None:
        self.seat = seat

    def run(self, state: S) -> None:
        """Do what happens by itself (automatic steps)."""
        raise NotImplementedError(self.name)

    def options(self, state: S) -> list[str]:
        """All legal options in their notation. The caller must not change the list."""
        raise NotImplementedError(self.name)

    def private(self, state: S) -> bool:
        """Whether the options depend on what the others cannot know: a table then asks even where one answer is left,
        so that nobody can tell."""
        return False

    def choose(self, state: S, option: str) -> None:
        """Apply a legal option; the step has already left the stack."""
        raise NotImplementedError(self.name)

    def admits(self, state: S, option: str) -> bool:
        """Whether an option is legal; a step with a domain answers for itself."""
        return option in self.options(state)

    def settle(self, state: S, option: str) -> str:
        """Write the outcome of a physical option into it, so that a record never has to work it out again."""
        return option

    def by_hand(self, state: S, option: str) -> str:
        """What a person's hand makes of an option: where skill counts, not exactly what was aimed at."""
        return option

    def domain(self, state: S) -> dict[str, Any] | None:
        """The exact domain where the options are not a list."""
        return None

    def touches(self, state: S, option: str) -> list[str]:
        """The things on the table that an option is about, each as `kind:value`."""
        return []

    def label(self, state: S, option: str) -> Label:
        """What an option does, as a message id and its arguments."""
        return (f"{self.name}-{option}", {})

    def prompt(self, state: S) -> Label:
        """What is asked, as a message id and its arguments."""
        return (f"ask-{self.name}", {})


class Together(Step["State"]):
    """Several seats act at once: one little stack of steps each, () for a seat that is ready.

    Law: inside it a seat changes only its own things, so that every order of arrival gives the same state. What seats
    do to the shared table waits for the step after it. `begun` says that every seat stands at a choice; it is not
    saved, for a stack that stands at a choice does not move when it is begun again.

    Until all are ready nobody sees what another one has chosen, unless the step is `open`: `start` is the state before
    anybody chose, `made` is what was chosen since. They are not saved: what was chosen before a position was saved is
    taken as seen.

    `groups` names the stack of each seat where several share one: they act one after the other, in what is theirs
    together, while the other groups do the same. () is a stack for every seat.
    """

    __slots__ = ("begun", "groups", "made", "open", "stacks", "start")

    name = "together"

    def __init__(
        self,
        stacks: tuple[tuple[Step[Any], ...], ...],
        groups: tuple[int, ...] = (),
        open: bool = False,  # noqa: A002
        begun: bool = False,
        start: State | None = None,
        made: tuple[tuple[int, str], ...] = (),
    ) -> None:
        super().__init__(EVERYBODY)
        self.stacks = stacks
        self.groups = groups
        self.open = open
        self.begun = begun
        self.start = start
        self.made = made

    def group(self, seat: int) -> int:
        """Which of the stacks a seat acts in."""
        return self.groups[seat] if self.groups else seat

    def seats_with(self, seat: int) -> tuple[int, ...]:
        """The seats that share a stack with this one, itself among them."""
        if not self.groups:
            return (seat,)
        return tuple([other for other in range(len(self.groups)) if self.groups[other] == self.groups[seat]])

    def with_stack(self, group: int, stack: tuple[Step[Any], ...]) -> Together:
        stacks = list(self.stacks)
        stacks[group] = stack
        return Together(tuple(stacks), self.groups, self.open, self.begun, self.start, self.made)

    def with_choice(self, seat: int, option: str, stack: tuple[Step[Any], ...]) -> Together:
        """The same after a choice that left this stack."""
        group = self.groups[seat] if self.groups else seat
        stacks = list(self.stacks)
        stacks[group] = stack
        made = self.made if self.start is None else self.made + ((seat, option),)  # noqa: RUF005 (much quicker)
        return Together(tuple(stacks), self.groups, self.open, True, self.start, made)

    def several(self) -> bool:
        """Whether more than one stack has something to choose."""
        return len([1 for stack in self.stacks if stack]) > 1


def together(steps: list[list[Step[Any]]], groups: tuple[int, ...] = (), open: bool = False) -> Together:  # noqa: A002
    """Let every seat, or every group of seats, go through its own steps, the first one named first."""
    return Together(tuple([tuple(list(row)[::-1]) for row in steps]), groups, open)
