"""The one search, on the toy farm, which says nothing about itself, and on Petrichor."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toys import farm
from tilth import games
from tilth.arena import play_out
from tilth.bots import bot, guide
from tilth.bots.eye import Eye
from tilth.bots.glance import Glance
from tilth.bots.search import MOST, Search
from tilth.bots.tree import Node, Root
from tilth.core import Bot, Game, Guide, RandomBot, Rng, State, ask


def middle(game: Game, seats: int, choices: int, seed: int = 3) -> State:
    """A position some random choices into a game, where somebody has several options."""
    state, rng = game.new(seats, {}, seed), Rng(seed)
    while choices > 0 or len(state.options(state.to_act()[0])) < 3:
        seat = state.to_act()[0]
        state.choose(seat, state.settle(seat, rng.pick(state.options(seat))))
        choices -= 1
    return state


def search(game: Game, simulations: int, seed: int = 1) -> Search:
    return Search(Eye(guide(game)), seed, simulations)


@pytest.mark.parametrize("name", ["petrichor", "agricola"])
def test_the_same_seed_and_simulations_choose_the_same(name: str) -> None:
    game = games.game(name)
    state = middle(game, 2, 6)
    seat = state.to_act()[0]
    one, other = (ask(search(game, 20), state, seat, Rng(4)) for _ in range(2))
    assert one == other


def test_the_position_it_thinks_about_stays_as_it_is() -> None:
    game = games.game("petrichor")
    state = middle(game, 2, 6)
    before = game.save(state)
    search(game, 20).choose(state, state.to_act()[0])
    assert game.save(state) == before


def test_when_the_time_is_over_it_takes_the_best_so_far() -> None:
    game = games.game("petrichor")
    state = middle(game, 2, 6)
    player = search(game, 1_000_000)
    player.seconds = 0.0
    seat = state.to_act()[0]
    assert state.admits(seat, player.choose(state, seat))


def test_of_many_options_those_that_look_best_are_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Search(Eye(Guide()), 1, 64)
    options = [str(number) for number in range(3 * MOST)]
    tried: list[list[str]] = []

    def world(root: Root, world: State, seat: int, options: list[str]) -> None:
        tried.append(options[:])
        for option in options:
            root.note(option, 0.0, int(option) % 5 / 5)

    monkeypatch.setattr(player.glance, "looks", lambda state, seat, options: [float(option) for option in options])
    monkeypatch.setattr(player, "world", world)
    state = farm.GAME.new(2)
    assert player.best(state, 0, options) == "44", "the best of them all"
    assert sorted(map(int, tried[0])) == list(range(2 * MOST, 3 * MOST))
    assert [len(options) for options in tried] == sorted([len(options) for options in tried], reverse=True)
    assert len(tried[-1]) == 2, "in the end the time is spent on two"


@pytest.mark.parametrize(("seats", "worlds"), [(1, 20), (2, 10)])
def test_alone_a_game_may_have_more_simulations_for_the_same_time(
    seats: int, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Brief(Guide):
        alone = 2

    player = Search(Eye(Brief()), 1, 20)
    seen: list[State] = []

    def world(root: Root, world: State, seat: int, options: list[str]) -> None:
        seen.append(world)
        for option in options:
            root.note(option, 0.0, 0.0)

    monkeypatch.setattr(player, "world", world)
    state = middle(farm.GAME, seats, 0)
    player.best(state, 0, state.options(0)[:2])
    assert len(seen) == worlds


def test_in_one_world_the_hand_makes_the_same_error_whatever_is_tried() -> None:
    errors: list[tuple[str, int]] = []

    class Shaky(Guide):
        def by_hand(self, state: State, seat: int, option: str, rng: Rng) -> str:
            errors.append((option, rng.below(1 << 30)))
            return option

    state = middle(farm.GAME, 2, 0)
    options = state.options(0)[:3]
    player = Search(Eye(Shaky()), 1, 60)
    root = Root()
    for _ in range(2):
        player.world(root, state, 0, options)
    first, second = errors[:3], errors[3:]
    assert [option for option, _ in first] == options
    assert len({error for _, error in first}) == 1
    assert len({error for _, error in second}) == 1
    assert first[0] != second[0], "another world, another error"


def test_a_game_that_says_nothing_about_itself_has_bots_that_play_better_than_chance() -> None:
    won = 0.0
    for number in range(40):
        seed, seat = divmod(number, 2)
        players: list[Bot] = [RandomBot(seed), RandomBot(seed + 1)]
        players[seat] = search(farm.GAME, 60, seed)
        row, _ = play_out(farm.GAME, {}, seed, ("", ""), players)
        assert not row.failures
        won += 1 / row.places.count(1) if row.places[seat] == 1 else 0
    assert won >= 28


def test_a_beginner_slips_but_never_far() -> None:
    leads = [10.0, 9.5, 2.0]
    player = Glance(Eye(Guide()), 1, slip=1.0)
    picked = [player.pick(leads) for _ in range(300)]
    assert 90 < picked.count(1) < 150
    assert picked.count(2) < 3
    assert Glance(Eye(Guide()), 1).pick(leads) == 0


def test_a_tree_looks_where_much_is_promised_and_little_was_seen() -> None:
    node = Node()
    node.expect(["a", "b", "c"], [0.6, 0.55, 0.1], 0.05)
    assert node.pick(["a", "b", "c"], 0.7) == "a"
    for _ in range(5):
        node.add("a", 0.3)
    assert node.pick(["a", "b", "c"], 0.7) == "b"
    assert node.pick(["a", "c"], 0.0) == "a", "what is not possible in this world is passed over"


@pytest.mark.parametrize("level", ["easy", "normal", "raider", "hard", "expert", "sensible", "random"])
def test_every_level_answers_in_every_game(level: str) -> None:
    for game in [games.game(name) for name in games.names()]:
        state = middle(game, 2, 4)
        player: Any = bot(game, level, 1)
        if isinstance(player, Search):
            player.simulations = 4
        seat = state.to_act()[0]
        assert state.admits(seat, ask(player, state, seat, Rng(1))), game.name
