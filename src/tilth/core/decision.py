"""A decision with everything a client needs: its options, what each touches, says, and whether it can be undone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tilth.core.state import State
from tilth.core.steps import Label


@dataclass(slots=True)
class Option:
    """One legal option, its notation and what it is about."""

    option: str
    touches: list[str]
    label: Label
    undoable: bool | None
    """None where nobody asked: it costs trying the option on a copy."""


@dataclass(slots=True)
class Decision:
    """What one seat owes now."""

    name: str
    seat: int
    prompt: Label
    options: list[Option]
    domain: dict[str, Any] | None


def decision(state: State, seat: int, foresee: bool = True) -> Decision | None:
    """The decision of a seat, or what it may do out of turn; None where it may do nothing.

    Without `foresee` nothing is said about which options can be undone.
    """
    step = state.deciding(seat)
    menu = state.options(seat)
    if step is None and not menu:
        return None
    seen = state.seen_by(seat)  # what others have chosen in secret must not show in what an option brings
    options = []
    for option in menu:
        if option[0] == "!":
            touches, label = seen.interrupt_touches(seat, option), seen.interrupt_label(seat, option)
        else:
            assert step is not None
            touches, label = step.touches(seen, option), step.label(seen, option)
        options.append(Option(option, touches, label, undoable(state, seat, option) if foresee else None))
    if step is None:
        return Decision("interrupt", seat, ("ask-interrupt", {}), options, None)
    return Decision(step.name, seat, step.prompt(seen), options, step.domain(seen))


def undoable(state: State, seat: int, option: str) -> bool:
    """Whether a choice can be taken back: no chance was asked, nothing hidden opened, nothing done with the hand."""
    twin = tried(state, seat, option)
    return twin is not None and twin.rng.used == state.rng.used and twin.reveals == state.reveals


def tried(state: State, seat: int, option: str) -> State | None:
    """The position after a choice, on a copy; None for what is done with the hand, which nobody can try."""
    step = state.deciding(seat)
    if step is not None and not step.listed and option[0] != "!":
        return None
    twin = state.clone()
    twin.choose(seat, state.settle(seat, option))
    return twin
