"""The law of twins on frames: whoever cannot tell two worlds apart gets the same frames, to the byte, in both."""

from __future__ import annotations

from itertools import count

import pytest

from tests.contract.alike import Told
from tests.contract.cases import MOST_CHOICES
from tests.contract.twins import tables, twins_in
from tests.server.seated import AlikeAtTables
from tilth import game
from tilth.core import Game
from tilth.play import frames
from tilth.table import Table

TWINS = {"petrichor": 60, "agricola": 40, "earth": 40}
"""How many of each game are compared here; Sonora hides nothing."""


def compare(rules: Game, left: int) -> int:
    """Play so many twins at tables, and give how many frames were the same."""
    places = tables(rules)
    compared = 0
    for seed in count(1000):
        seats, options = places[seed % len(places)]
        for twins, rng in twins_in(rules, seats, options, seed, 16, MOST_CHOICES):
            alike = AlikeAtTables(rules, twins, rng)
            try:
                alike.follow(12)
            except Told as found:
                raise AssertionError(f"seed {seed}: {twins.what}, after {alike.path}: {found}") from found
            compared += alike.points
            left -= 1
        if left <= 0:
            break
    return compared


@pytest.mark.parametrize("name", TWINS)
def test_whoever_cannot_tell_two_worlds_apart_gets_the_same_frames(name: str) -> None:
    assert compare(game(name), TWINS[name]) > TWINS[name]


def found(what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        compare(game("earth"), 400)


def test_versions_that_count_secret_choices_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "version_for", lambda table, seat: table.version)
    found("frames")


def test_frames_for_everybody_at_each_secret_choice_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "concerned", lambda before, now, pages, seats: list(seats))
    found("frames")
