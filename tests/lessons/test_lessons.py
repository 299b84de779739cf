"""Every lesson can be played to its end, in both languages, and asks for nothing that was not explained before."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest

from tilth.bots import prompt_bot
from tilth.core.game import Game
from tilth.core.state import State
from tilth.games import registry
from tilth.games.parts import package
from tilth.table.forced import pass_over
from tilth.table.lessons import RULES, Scene, lessons
from tilth.words import LOCALES, Words

MOST_TEXT = 260
"""Letters of one thought: so much can be read in the prompt of a phone."""
MOST_FREE = 400
"""Choices within which what the free part waits for must have happened."""

SCENES = [
    pytest.param(registry.game(game), name, number, id=f"{game}-{name}-{number}")
    for game in registry.names()
    for name, lesson in lessons(registry.game(game)).items()
    for number in range(len(lesson.scenes))
]
GAMES = [pytest.param(registry.game(name), id=name) for name in registry.names() if lessons(registry.game(name))]


def scene(game: Game, name: str, number: int) -> Scene:
    return lessons(game)[name].scenes[number]


def laid_out(game: Game, found: Scene) -> State:
    """The table as a lesson finds it, which answers what had to be by itself, as tables of one person do."""
    state = game.new(found.seats, game.check(found.seats, found.options), found.seed, telling=True, patient=True)
    while pass_over(state):
        pass
    return state


def played(game: Game, found: Scene, pick: int) -> State:
    """The position after the script, with the first (0) or the last (-1) of what a step asks for."""
    state = laid_out(game, found)
    for number, line in enumerate(found.script()):
        menu = state.options(line.seat)
        offered = [option for option in menu if line.admits(line.seat, option)] or list(line.options)
        if line.led and not any("*" in option for option in line.options):
            assert set(line.options) <= set(menu), f"choice {number}: {line.options} not all in {menu}"
        option = offered[pick]
        if option.endswith("*"):  # what is done with the hand has no list
            option = prompt_bot(game, found.bot, 1).choose(state, line.seat)
        assert state.admits(line.seat, option), f"choice {number}: {option} of seat {line.seat} is not in {menu}"
        state.choose(line.seat, state.settle(line.seat, option))
        while pass_over(state):
            pass
    return state


@pytest.mark.parametrize(("game", "name", "number"), SCENES)
@pytest.mark.parametrize("pick", [0, -1], ids=["first", "last"])
def test_every_script_can_be_played(game: Game, name: str, number: int, pick: int) -> None:
    played(game, scene(game, name, number), pick)


@pytest.mark.parametrize(("game", "name", "number"), SCENES)
def test_what_the_free_part_waits_for_happens(game: Game, name: str, number: int) -> None:
    found = scene(game, name, number)
    state = played(game, found, 0)
    state.take_events()
    bots = [prompt_bot(game, found.bot, seat) for seat in range(found.seats)]
    for step in found.steps:
        if not step.until:
            continue
        assert step.until in state.event_fields
        for _ in range(MOST_FREE):
            if any(event.name == step.until for event in state.take_events()):
                break
            assert not state.is_over(), f"{step.until} never happened"
            seat = state.to_act()[0]
            state.choose(seat, bots[seat].choose(state, seat))
        else:
            pytest.fail(f"{step.until} does not happen soon")


@pytest.mark.parametrize(("game", "name", "number"), SCENES)
def test_nothing_is_scripted_after_the_free_part_has_begun(game: Game, name: str, number: int) -> None:
    steps = scene(game, name, number).steps
    free = next((at for at, step in enumerate(steps) if step.until), len(steps))
    assert not any(step.choose or step.before for step in steps[free + 1 :])


def said(game: Game) -> Iterator[str]:
    """The messages that lessons say."""
    for name, lesson in lessons(game).items():
        yield f"lesson-{name}"
        for found in lesson.scenes:
            yield from (f"lesson-{name}-{step.say}" for step in found.steps)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_thought_has_words_that_fit_and_none_is_left_over(game: Game, locale: str) -> None:
    words = Words(locale, game)
    for message in said(game):
        assert words.has(message), message
        assert 0 < len(words.say(message)) <= MOST_TEXT, (message, len(words.say(message)))
    folder = files(package(game)) / "words" / f"lessons.{locale}.ftl"
    lines = folder.read_text(encoding="utf-8").splitlines() if folder.is_file() else []
    written = [line.split(" =")[0].removeprefix(f"{game.name}-") for line in lines if line[:1].isalpha()]
    known = set(said(game))
    assert [message for message in written if message not in known and message.removesuffix("-else") not in known] == []


def rules(game: Game) -> dict[str, str]:
    """What there is to learn in a game: each rule of a turn with the lesson that shows it, or `later`."""
    text = (files(package(game)) / "lessons" / RULES).read_bytes()
    return msgspec.json.decode(text, type=dict[str, str])


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_list_is_shown_by_its_lesson_or_left_for_later(game: Game) -> None:
    taught = {
        name: [rule for found in lesson.scenes for step in found.steps for rule in step.teaches]
        for name, lesson in lessons(game).items()
    }
    for rule, lesson in rules(game).items():
        assert lesson == "later" or rule in taught[lesson], f"{rule} is not shown by {lesson}"
    assert {rule for each in taught.values() for rule in each} <= set(rules(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_asks_for_nothing_that_was_not_explained_before(game: Game) -> None:
    known: set[str] = set()
    for name, lesson in lessons(game).items():
        for found in lesson.scenes:
            for step in found.steps:
                known.update(step.teaches)
                assert set(step.uses) <= known, (name, step.say)
                assert not (step.choose or step.until) or step.uses, f"{name}: {step.say} uses no rule"
