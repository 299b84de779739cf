"""Everything a game shows a person is there in both languages and formats, as far as random games reach."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.cases import all_games, choices, option_sets
from tests.words.catalogue import disagreements, latin_words
from tilth.core import Game, NameList, Rng, Step
from tilth.games.registry import OURS
from tilth.words import LOCALES, Words
from tilth.words.sources import game_folder, messages

GAMES = all_games()
PLAYERS = ["Анна", "Борис", "Вера", "Глеб", "Дина", "Егор"]
PLAYED = 4
"""Random games for each number of seats."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Checker:
    """Says each different thing once in each language, and remembers what was said.

    The reader sits at seat 0: to them, an event of our own games says "you".
    """

    def __init__(self, game: Game) -> None:
        self.readers = [Words(locale, game, PLAYERS, reader_seat=0, strict=True) for locale in LOCALES]
        self.said: set[str] = set()

    def say(self, message: str, args: dict[str, Any]) -> None:
        key = f"{message} {args}"
        if key in self.said:
            return
        self.said.add(key)
        for words in self.readers:
            text = words.say(message, **args)
            if message.startswith("event-") and words.game is not None and words.game.name in OURS:
                assert PLAYERS[0] not in text, f"{message} says the reader's name: {text}"
            if words.locale == "ru":
                assert latin_words(text) == [], f"{message}: {text}"


@each_game
def test_the_message_files_agree(game: Game) -> None:
    folder = game_folder(game)
    assert disagreements(messages(folder, "en"), messages(folder, "ru")) == []


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_title_options_and_score_parts_have_names(game: Game, locale: str) -> None:
    words = Words(locale, game, strict=True)
    said = [words.title()]
    for setting in game.settings:
        said += [words.option_name(setting.name), words.option_help(setting.name)]
        said += [words.option_value(setting.name, value) for value in choices(setting, game.seats[-1])]
        if isinstance(setting, NameList):
            said += [words.group(group) for group, _ in setting.groups]
    if game.first_game:
        said.append(words.say("first-game"))
    assert all(said)
    if locale == "ru":
        assert [word for text in said for word in latin_words(text)] == []


@each_game
def test_every_decision_has_its_prompt(game: Game) -> None:
    for words in (Words(locale, game, strict=True) for locale in LOCALES):
        for name, kind in game.steps.items():
            decides = kind.options is not Step.options
            if decides and kind.prompt is Step.prompt:
                assert words.has(f"ask-{name}"), f"{words.locale}: no message ask-{name}"


@each_game
def test_every_event_has_its_message(game: Game) -> None:
    fields = type(game.new(game.seats[-1])).event_fields
    for words in (Words(locale, game, strict=True) for locale in LOCALES):
        assert [name for name in fields if not words.has(f"event-{name}")] == []


@each_game
def test_all_that_random_games_show_can_be_said(game: Game) -> None:
    checker = Checker(game)
    rng = Rng(1)
    for seats in game.seats:
        for number in range(PLAYED):
            play(game, seats, rng.pick(option_sets(game, seats)), number, rng, checker)
    assert len(checker.said) > 10


def play(game: Game, seats: int, options: dict[str, Any], seed: int, rng: Rng, checker: Checker) -> None:
    """Play a random game and say all of its prompts, labels, touched things, events and score parts."""
    state = game.new(seats, options, seed, telling=True)
    while True:
        for event in state.take_events():
            for seat in (*range(seats), None):
                args = zip(state.event_fields[event.name], event.seen_by(seat), strict=True)
                checker.say(f"event-{event.name}", dict(args))
        for parts in state.scores() or []:
            for part in parts:
                checker.say(f"score-{part}", {})
        if state.is_over():
            return
        for seat in range(seats):
            step = state.deciding(seat)
            if step is not None:
                checker.say(*step.prompt(state))
            for option in state.options(seat):
                checker.say(
                    *(
                        state.interrupt_label(seat, option)
                        if option[0] == "!" or step is None
                        else step.label(state, option)
                    )
                )
            reasons = state.seen_by(seat).why_not(seat)
            assert step is not None or reasons == {}, "only who decides is told"
            if step is not None:
                touched = {thing for option in step.options(state) for thing in step.touches(state, option)}
                assert touched & reasons.keys() == set(), "what can be chosen has no reason against it"
            for label in reasons.values():
                checker.say(*label)
        seat = rng.pick(state.to_act())
        option = rng.pick(state.options(seat))
        state.choose(seat, state.settle(seat, option))
