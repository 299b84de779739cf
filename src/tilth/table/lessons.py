"""Lessons: a game that goes by a script at first, while somebody explains it. A lesson is data in its game's folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.state import State
from tilth.games.parts import package


class LessonStep(Struct, forbid_unknown_fields=True, frozen=True):
    """One thought: something to read, something to do, or something to wait for.

    `say` names its words (`<game>-lesson-<lesson>-<say>`; those with `-else` are said when something else is pressed).
    """

    say: str
    light: list[str] = []
    """Things on the table that are pointed at."""
    part: str = ""
    """The part of the board that a phone shows meanwhile, or another tab."""
    before: list[str] = []
    """What is chosen by the script before this is said: a seat and an option each."""
    choose: list[str] = []
    """What counts as done: one of these options; an option that ends with `*` stands for all that begin like it."""
    quiet: bool = False
    """Whether everything may be pressed, and nothing tells what is meant."""
    until: str = ""
    """In the free part: the event for which one waits."""
    teaches: list[str] = []
    """The rules that are explained here, by their names in `rules.json`."""
    uses: list[str] = []
    """The rules one must know to do it."""


class Scene(Struct, forbid_unknown_fields=True, frozen=True):
    """A table of a lesson: how it is laid out, what was chosen before it begins, and what is said there."""

    steps: list[LessonStep]
    goes_on: bool = False
    """Whether it is the game of the scene before, as its script leaves it; `opening` is what was chosen since."""
    seed: int = 0
    seats: int = 2
    options: dict[str, Any] = {}
    seat: int = 0
    """Where the learner sits."""
    bot: str = "easy"
    """Who plays the others when the script is over."""
    opening: list[str] = []

    def script(self) -> tuple[Scripted, ...]:
        """Everything that is chosen before the free part, in order."""
        lines = [_line(line) for line in self.opening]
        for step in self.steps:
            lines += [_line(line) for line in step.before]
            if step.choose:
                lines.append(Scripted(self.seat, tuple(step.choose), True))
        return tuple(lines)

    def needed(self) -> list[int]:
        """How many choices must have been made before each step is said."""
        made, needed = len(self.opening), []
        for step in self.steps:
            made += len(step.before)
            needed.append(made)
            made += bool(step.choose)
        return needed

    def after(self, before: Scene) -> Scene:
        """This scene with all that was chosen in the one before."""
        opening = [f"{line.seat} {line.options[0]}" for line in before.script()] + self.opening
        return msgspec.structs.replace(
            self, seed=before.seed, seats=before.seats, options=before.options, seat=before.seat, opening=opening
        )


class Lesson(Struct, forbid_unknown_fields=True):
    minutes: int
    scenes: list[Scene]

    def __post_init__(self) -> None:
        for number, scene in enumerate(self.scenes):
            if scene.goes_on and number:
                self.scenes[number] = scene.after(self.scenes[number - 1])


class Scripted(NamedTuple):
    """One choice of a script: whose, which, and whether the learner makes it."""

    seat: int
    options: tuple[str, ...]
    led: bool

    def admits(self, seat: int, option: str) -> bool:
        return seat == self.seat and any(meant(pattern, option) for pattern in self.options)

    def fits(self, state: State) -> bool:
        """Whether something of it can be chosen; what a hand does has no list, but its seat must be asked."""
        if any(state.admits(self.seat, option) for option in self.options):
            return True
        step = state.deciding(self.seat)
        return step is not None and (
            not step.listed or any(self.admits(self.seat, o) for o in state.options(self.seat))
        )


def meant(pattern: str, option: str) -> bool:
    """Whether an option is what a step of a lesson asks for."""
    return option.startswith(pattern[:-1]) if pattern.endswith("*") else option == pattern


def _line(line: str) -> Scripted:
    seat, _, option = line.partition(" ")
    return Scripted(int(seat), (option,), False)


_decode = msgspec.json.Decoder(Lesson).decode


@cache
def lessons(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by name, the first one first."""
    folder = files(package(game)) / "lessons"
    if not folder.is_dir():
        return {}
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".json") and file.name != RULES)
    return {name.removesuffix(".json"): _decode((folder / name).read_bytes()) for name in names}


RULES = "rules.json"
"""Where a game lists what there is to learn: each rule of a turn, and whether a lesson shows it."""


def scene_of(game: Game, lesson: str) -> Scene | None:
    """The scene that a table was made for, such as `first/0`; None where there is none of this name any longer."""
    name, _, number = lesson.partition("/")
    found = lessons(game).get(name)
    scenes = found.scenes if found is not None else []
    return scenes[int(number)] if number.isdigit() and int(number) < len(scenes) else None


def check_scene(game: Game, name: str, number: int) -> Scene:
    """A scene that somebody asks for."""
    scene = scene_of(game, f"{name}/{number}")
    if scene is None:
        raise Refusal("no_lesson", "lesson-unknown", lesson=name[:60])
    return scene
