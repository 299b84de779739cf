"""What a strong bot would do: its best options for any decision, what it expects of them and what follows."""

from __future__ import annotations

import pytest

from tests.bots.test_search import middle, search
from tests.toys import farm
from tilth import games
from tilth.bots.ideas import Idea, compared, ideas, line
from tilth.bots.tree import Root
from tilth.core import Bot, Game, Guide, Rng, State
from tilth.words import Words

PETRICHOR = games.game("petrichor")


def of(game: Game, state: State, seat: int, simulations: int = 24, most: int = 3, beside: str = "") -> list[Idea]:
    """Ideas as somebody gets them who sits there."""
    return ideas(search(game, simulations), state.determinize(seat, Rng(4)), seat, most, beside)


@pytest.mark.parametrize("name", games.names())
def test_any_decision_of_a_game_has_ideas(name: str) -> None:
    game = games.game(name)
    words = Words("en", game, ["Ann", "Ben"], strict=True)
    state, rng = game.new(2, {}, 5), Rng(5)
    met: set[str] = set()
    for _ in range(40):
        seat = state.to_act()[0]
        step = state.deciding(seat)
        assert step is not None
        if step.name not in met:
            met.add(step.name)
            found = of(game, state, seat, 2)
            assert 1 <= len(found) <= 3
            assert len({idea.option for idea in found}) == len(found)
            assert all(state.admits(seat, idea.option) for idea in found), step.name
            assert all(0 <= idea.chance <= 1 for idea in found)
            assert all(words.label(reply.label) for idea in found for reply in idea.line)
        state.choose(seat, state.settle(seat, rng.pick(state.options(seat))))
    assert len(met) > 2


@pytest.mark.parametrize("name", ["petrichor", "agricola"])
def test_the_same_seed_and_simulations_have_the_same_ideas(name: str) -> None:
    game = games.game(name)
    state = middle(game, 2, 6)
    seat = state.to_act()[0]
    before = game.save(state)
    assert of(game, state, seat) == of(game, state, seat)
    assert game.save(state) == before


def test_the_best_idea_is_what_the_bot_would_choose() -> None:
    state = middle(PETRICHOR, 2, 6)
    seat = state.to_act()[0]
    guess = state.determinize(seat, Rng(4))
    assert ideas(search(PETRICHOR, 40), guess, seat)[0].option == search(PETRICHOR, 40).choose(guess, seat)


def test_where_nothing_is_to_be_decided_there_are_no_ideas() -> None:
    state = middle(PETRICHOR, 2, 6)
    seat = state.to_act()[0]
    assert of(PETRICHOR, state, 1 - seat) == []


def test_what_was_played_is_judged_beside_the_best() -> None:
    state = middle(PETRICHOR, 2, 0)
    seat = state.to_act()[0]
    best, *others = of(PETRICHOR, state, seat, most=len(state.options(seat)))
    worst = others[-1].option
    found = of(PETRICHOR, state, seat, most=1, beside=worst)
    assert [idea.option for idea in found] == [best.option, worst]
    assert found[0].chance >= found[1].chance
    assert len(of(PETRICHOR, state, seat, most=1, beside=best.option)) == 1


def test_options_are_compared_in_the_worlds_in_which_both_were_tried() -> None:
    root = Root()
    for lead in (5.0, 5.0, 0.0, 0.0):
        root.note("good", lead, lead / 10)
    for lead in (3.0, 4.0):
        root.note("dropped", lead, lead / 10)
    assert compared(root, "good", "good") == (2.5, 0.25)
    assert compared(root, "good", "dropped") == pytest.approx((1.0, 0.1)), "it fell 1.5 behind, whatever came later"


class Chain(Guide):
    """Whoever is asked takes the first option."""

    def policy(self, seed: int) -> Bot:
        return First()


class First(Bot):
    def choose(self, state: State, seat: int) -> str:
        return state.options(seat)[0]


def test_what_follows_is_said_as_far_as_most_worlds_agree() -> None:
    bot = search(farm.GAME, 1)
    bot.guide = bot.turn.guide = Chain()
    state = middle(farm.GAME, 2, 0)
    seat = state.to_act()[0]
    option = state.options(seat)[0]
    after = state.clone()
    after.choose(seat, option)
    following = after.to_act()[0]
    first, *_ = line(bot, state, seat, option, Root())
    assert (first.seat, first.option) == (following, after.options(following)[0])


def test_nothing_is_said_of_what_is_different_in_every_world(monkeypatch: pytest.MonkeyPatch) -> None:
    count = iter(range(1000))
    monkeypatch.setattr("tilth.bots.ideas.answer", lambda bot, world, node: str(next(count)))
    state = middle(farm.GAME, 2, 0)
    seat = state.to_act()[0]
    assert line(search(farm.GAME, 1), state, seat, state.options(seat)[0], Root()) == ()


def test_somebody_who_waits_is_answered_in_time() -> None:
    bot = search(PETRICHOR, 1_000_000)
    bot.seconds = 0.0
    state = middle(PETRICHOR, 2, 6)
    found = ideas(bot, state.determinize(state.to_act()[0], Rng(4)), state.to_act()[0])
    assert found
    assert not any(idea.line for idea in found), "there was no time to look what follows"
