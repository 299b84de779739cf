"""Every game is a game of OpenSpiel, and its algorithms play it as they are."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from tests.contract.test_encoding import TWINS, alike, some_twins
from tests.env.tables import Table, all_tables, called
from tilth.core import Rng
from tilth.games import game, names

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner  # noqa: E402

import tilth.env.open_spiel  # noqa: E402, F401
from tilth.env.open_spiel.memory import view_text  # noqa: E402

QUICK: list[Table] = [("petrichor", 3, {"draft": True}), ("petrichor", 1, {}), ("agricola", 2, {"mode": "family"})]
"""OpenSpiel's own test reads and writes every position many times: of the longer games it is left to the full run."""
TOGETHER: list[Table] = [("petrichor", 3, {"draft": True}), ("earth", 2, {}), ("earth", 4, {"teams": True})]
"""Tables at which several choose at once."""


def load(table: Table, **own: Any) -> Any:
    """The game of a table."""
    name, seats, options = table
    return pyspiel.load_game(f"tilth_{name}", {"players": seats, **options, **own})


def play(state: Any, rng: Rng, choices: int = 10_000) -> Any:
    """So many random choices, chance among them."""
    for _ in range(choices):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.pick([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(rng.pick(state.legal_actions()))
    return state


@pytest.mark.parametrize("table", QUICK, ids=called)
def test_open_spiels_own_test_passes_with_positions_put_away_and_back(table: Table) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


def test_every_table_can_be_loaded() -> None:
    for table in all_tables():
        game = load(table)
        assert game.num_players() == table[1]
        state = play(game.new_initial_state(), Rng(1), 8)
        assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]
    assert {f"tilth_{name}" for name in names()} <= set(pyspiel.registered_names())


def test_what_happened_before_is_the_same_game_again() -> None:
    game = load(("petrichor", 2, {}))
    state = play(game.new_initial_state(), Rng(4))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.returns() == state.returns() != [0.0, 0.0]


def test_chance_is_asked_only_where_something_is_rolled_or_shuffled() -> None:
    game = load(("petrichor", 2, {}), outcomes=8)
    state = game.new_initial_state()
    assert [len(state.chance_outcomes()), state.chance_outcomes()[0][1]] == [1000, 0.001]
    rng = Rng(2)
    asked = 0
    state.apply_action(7)
    while not state.is_terminal():
        if state.is_chance_node():
            asked += 1
            ends = set()
            for outcome, likelihood in state.chance_outcomes():
                assert likelihood == 1 / 8
                ends.add(state.child(outcome).observation_string(0))
            assert len(ends) > 1
            state.apply_action(0)
        else:
            state.apply_action(rng.pick(state.legal_actions()))
    assert 1 <= asked <= 6


def test_a_player_remembers_what_it_saw_and_chose_and_nothing_of_what_it_did_not_see() -> None:
    game = load(("petrichor", 3, {"draft": True}))
    state = game.new_initial_state()
    state.apply_action(3)
    assert state.current_player() == 0
    first, last = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[-1])
    for other in (1, 2):
        assert first.information_state_string(other) == last.information_state_string(other)
        assert first.observation_tensor(other) == last.observation_tensor(other)
    assert first.information_state_string(0) != last.information_state_string(0)


def test_a_player_may_imagine_another_world_in_which_it_sees_the_same() -> None:
    game = load(("petrichor", 2, {}))
    state = play(game.new_initial_state(), Rng(5), 20)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, lambda at=at: at / 10) for at in range(1, 6)]
    for world in worlds:
        assert world.observation_string(player) == state.observation_string(player)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
    assert len({world.observation_string(1 - player) for world in worlds}) > 1


@pytest.mark.parametrize("table", TOGETHER, ids=called)
def test_worlds_are_like_the_real_one_also_where_others_choose_at_the_same_time(table: Table) -> None:
    state, rng = load(table).new_initial_state(), Rng(3)
    for at in range(300):
        if state.is_terminal():
            break
        play(state, rng, 1)
        if at % 7 == 0 and not state.is_terminal() and not state.is_chance_node():
            player = state.current_player()
            world = state.resample_from_infostate(player)
            assert world.current_player() == player
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.parametrize("name", names())
def test_what_is_hidden_changes_nothing_in_what_a_player_remembers(name: str) -> None:
    points = 0
    for twins in some_twins(game(name)):
        for seat in alike(game(name), twins):
            assert view_text(twins.one, seat) == view_text(twins.other, seat), twins.what
            points += 1
    assert points > TWINS // 2


def test_what_a_player_remembers_does_not_depend_on_when_it_is_asked() -> None:
    played = load(("petrichor", 2, {}))
    asked, silent, chance = played.new_initial_state(), played.new_initial_state(), 0
    rng = Rng(3)
    while not asked.is_terminal():
        chance += asked.is_chance_node()
        for player in range(2):
            asked.information_state_string(player)
        play(asked, rng, 1)
        silent.apply_action(asked.history()[-1])
    assert chance > 1
    for player in range(2):
        assert asked.information_state_string(player) == silent.information_state_string(player)


@pytest.mark.parametrize("table", [("petrichor", 2, {}), ("earth", 2, {})], ids=called)
def test_open_spiels_tree_search_plays(table: Table) -> None:
    game = load(table)
    state = play(game.new_initial_state(), Rng(1), 12)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()
    blind = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)
    assert blind.step(state) in state.legal_actions()


def test_open_spiels_tabular_learners_learn() -> None:
    game = load(("petrichor", 2, {}), deals=1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    start = game.new_initial_state().child(0)
    likely = solver.average_policy().action_probabilities(start)
    assert sorted(likely) == start.legal_actions()
    assert sum(likely.values()) == pytest.approx(1)
    env = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    players = [tabular_qlearner.QLearner(player, game.num_distinct_actions()) for player in range(2)]
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([players[player].step(step).action])
    for player in players:
        player.step(step)
    assert step.rewards[0] == -step.rewards[1]


def test_a_process_that_has_registered_games_ends_well() -> None:
    code = "import pyspiel, tilth.env.open_spiel; pyspiel.load_game('tilth_petrichor').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
