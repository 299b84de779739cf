"""The contract, tried on every registered game and on a toy."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilth
from tests.contract.cases import CHUNKS, MOST_CHOICES, all_games, cases, option_sets
from tests.contract.laws import check, play, play_and_check, saved
from tilth.core import Game, Refusal, Rng, compiled

GAMES = all_games()
BY_NAME = {rules.name: rules for rules in GAMES}
FIRST = {"agricola": "starting_player", "earth": "first", "sonora": "first"}
"""Where a view says who begins, where it is not `first_player`."""
BEGINNING = [rules.name for rules in GAMES if any(setting.name == "first_player" for setting in rules.settings)]
"""The games in which somebody begins."""
PLAYED = range(CHUNKS if compiled() else CHUNKS // 4)
"""Most random games are played on the compiled build, which takes less than half as long."""
OFTEN = 6 if compiled() else 24
"""Decisions between two looks at all laws."""
every_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)


@every_game
@pytest.mark.parametrize("chunk", PLAYED)
def test_random_games_end_and_obey_every_law_on_the_way(rules: Game, chunk: int) -> None:
    for seats, options, seed in cases(rules, chunk):
        play_and_check(rules, seats, options, seed, every=60, most=MOST_CHOICES)


@every_game
def test_every_law_holds_often_in_one_game_per_seat_count(rules: Game) -> None:
    for seats in rules.seats:
        sets = option_sets(rules, seats)
        play_and_check(rules, seats, sets[seats % len(sets)], 7 + seats, every=OFTEN, most=MOST_CHOICES)


@every_game
def test_a_first_game_can_be_played_with_any_number_of_seats(rules: Game) -> None:
    known = {setting.name: setting for setting in rules.settings}
    for seats in rules.seats:
        options = {name: value for name, value in rules.first_game.items() if known[name].applies(seats)}
        assert rules.check(seats, options).items() >= options.items()


@every_game
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_line_of_play_obeys_the_laws(rules: Game, data: st.DataObject) -> None:
    """Hypothesis chooses; a failure is shrunk to the shortest line of play it can find."""
    seats = data.draw(st.sampled_from(list(rules.seats)))
    options = data.draw(st.sampled_from(option_sets(rules, seats)))
    state = rules.new(seats, options, data.draw(st.integers(0, 2**64)))
    for _ in range(data.draw(st.integers(0, 60))):
        if state.is_over():
            return
        seat = data.draw(st.sampled_from(state.to_act()))
        option = data.draw(st.sampled_from(state.options(seat)))
        state.choose(seat, state.settle(seat, option))
    if not state.is_over():
        check(rules, state, Rng(1))


@every_game
def test_what_happens_later_changes_no_clone_and_no_clone_changes_what_happens(rules: Game) -> None:
    """Clones may share what is replaced and never written into: nothing in the rules may ever write into it."""
    for seats in rules.seats:
        sets, rng = option_sets(rules, seats), Rng(seats)
        for number in range(3):
            state = rules.new(seats, rng.pick(sets), number)
            kept = []
            while not state.is_over():
                if rng.below(8) == 0:
                    before = saved(rules, state)
                    kept.append((state.clone(), before))
                    for other in (state.clone(), state.determinize(rng.below(seats), Rng(1))):
                        for _ in range(20):
                            if not other.is_over():
                                play(other, rng)
                    assert saved(rules, state) == before
                play(state, rng)
            for clone, before in kept:
                assert saved(rules, clone) == before


@every_game
def test_the_same_seed_gives_the_same_game(rules: Game) -> None:
    def game(seed: int) -> str:
        state, rng = rules.new(rules.seats[-1], None, seed), Rng(3)
        for _ in range(30):
            if not state.is_over():
                play(state, rng)
        return saved(rules, state)

    assert game(5) == game(5)
    assert game(5) != game(6)


@pytest.mark.parametrize("name", tilth.names())
def test_nothing_depends_on_the_order_of_hashes(name: str) -> None:
    code = (
        "import json, tilth; from tests.contract.laws import play, saved; from tilth.core import Rng\n"
        f"rules = tilth.game({name!r}); state = rules.new(rules.seats[-1], None, 4); rng = Rng(2)\n"
        "for _ in range(60):\n    if not state.is_over(): play(state, rng)\n"
        "print(saved(rules, state))"
    )
    root = Path(__file__).parents[2]
    source = str(Path(tilth.__file__).parents[1])

    def run(hash_seed: str) -> str:
        path = os.pathsep.join([source, str(root), *sys.path])
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout

    assert run("1") == run("2")


@every_game
@pytest.mark.parametrize("seats", [-1, 0, 99, True, "2", None, 2.0])
def test_a_wrong_number_of_seats_is_refused(rules: Game, seats: object) -> None:
    with pytest.raises(Refusal) as refused:
        rules.new(seats)  # type: ignore[arg-type]
    assert refused.value.code == "bad_seats"


@every_game
def test_wrong_options_are_refused(rules: Game) -> None:
    seats = rules.seats[-1]
    name = rules.settings[0].name
    for wrong in ({"nonsense": 1}, {name: "nonsense"}, {name: None}, {name: [1]}, ["rounds"], "rounds", 3):
        with pytest.raises(Refusal) as refused:
            rules.new(seats, wrong)  # type: ignore[arg-type]
        assert refused.value.code == "bad_options"


@pytest.mark.parametrize("name", BEGINNING)
def test_the_seat_that_the_table_named_begins(name: str) -> None:
    rules = tilth.game(name)
    for seats in rules.seats[1:]:
        for first in range(seats):
            for options in option_sets(rules, seats)[:: max(1, len(option_sets(rules, seats)) // 20)]:
                state = rules.new(seats, {**options, "first_player": str(first + 1)}, 3)
                assert state.view(None)[FIRST.get(name, "first_player")] == first, options


@pytest.mark.parametrize("name", BEGINNING)
def test_every_seat_may_begin_when_it_is_left_to_chance(name: str) -> None:
    rules = tilth.game(name)
    for seats in rules.seats[1:]:
        views = [rules.new(seats, None, seed).view(None) for seed in range(60)]
        assert {view[FIRST.get(name, "first_player")] for view in views} == set(range(seats))


@every_game
@pytest.mark.parametrize("wrong", [None, [], "state", 1, {}, {"game": "chess"}])
def test_what_is_no_state_is_refused(rules: Game, wrong: object) -> None:
    with pytest.raises(Refusal) as refused:
        rules.load(wrong)
    assert refused.value.code == "bad_state"


@every_game
def test_a_state_without_one_of_its_fields_is_refused_by_its_name(rules: Game) -> None:
    state = rules.new(rules.seats[-1], None, 1)
    whole = json.loads(saved(rules, state))
    for name in whole:
        broken = {key: value for key, value in whole.items() if key != name}
        with pytest.raises(Refusal) as refused:
            rules.load(broken)
        assert refused.value.code == "bad_state"
        assert name in str(refused.value.details["field"])


@every_game
def test_a_state_with_a_field_of_the_wrong_kind_is_refused(rules: Game) -> None:
    """Every field of a saved state, one after the other, replaced by something it cannot be."""
    state, rng = rules.new(rules.seats[-1], None, 1), Rng(1)
    for _ in range(40):
        if not state.is_over():
            play(state, rng)
    text = saved(rules, state)
    for path in _paths(json.loads(text)):
        broken = json.loads(text)
        at = broken
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = {"not": ["what", "it", "was"]}
        with pytest.raises(Refusal) as refused:
            rules.load(broken)
        assert refused.value.code in ("bad_state", "bad_options"), path


def _paths(data: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += _paths(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data[:3]):
            found += _paths(value, (*path, index))
    return found
