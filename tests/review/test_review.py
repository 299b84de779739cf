"""A review finds what was thrown away, by what the seats could know, and the same again with the same numbers."""

from __future__ import annotations

import pytest

from tests.bots.test_honesty import HIDING, compared
from tests.contract.cases import all_games
from tests.toys import farm
from tilth import games
from tilth.bots import bot
from tilth.bots.outlook import outlook
from tilth.bots.search import Search
from tilth.core import Game, RandomBot, Record, Refusal
from tilth.review import Review
from tilth.review.case import Case
from tilth.review.work import CURVE_WORLDS, Effort, reviewing

pytestmark = pytest.mark.usefixtures("farm_registered")

SMALL = Effort(glances=1, worlds=2)


def reviewed(record: Record, effort: Effort = SMALL, seed: int = 3) -> Review:
    work = reviewing(record, effort, seed)
    while True:
        try:
            next(work)
        except StopIteration as done:
            review: Review = done.value
            return review


def played(game: Game, seats: int, seed: int, most: int = 2000) -> Record:
    """A game of random choices, or its beginning."""
    state = game.new(seats, None, seed)
    record = Record.of(game, state, seed)
    chance = RandomBot(seed)
    while not state.is_over() and len(record.choices) < most:
        seat = state.to_act()[0]
        option = state.settle(seat, chance.choose(state, seat))
        record.choices.append((seat, option))
        state.choose(seat, option)
    return record


def farm_game(throws: tuple[str, str]) -> Record:
    """Two farmers who always do what comes first, up to the last stone that each of them throws."""
    game = farm.GAME
    state = game.new(2, {}, 5)
    record = Record.of(game, state, 5)
    while not state.is_over():
        seat = state.to_act()[0]
        step = state.deciding(seat)
        assert step is not None
        option = throws[seat] if step.name == "throw" else state.options(seat)[0]
        record.choices.append((seat, state.settle(seat, option)))
        state.choose(*record.choices[-1])
    return record


def test_a_blunder_is_found_with_what_would_have_been_better_and_what_it_cost() -> None:
    record = farm_game(("throw 5.0", "throw 1.0"))
    worst = reviewed(record).worst()[0]
    assert worst.at == len(record.choices) - 1
    assert (worst.seat, worst.chosen.args, worst.better.args) == (1, {"strength": "1.0"}, {"strength": "5.0"})
    assert worst.cost == 12
    assert worst.is_sure()


def test_what_was_as_good_as_anything_else_is_not_named() -> None:
    record = farm_game(("throw 5.0", "throw 5.0"))
    assert all(choice.at < len(record.choices) - 2 for choice in reviewed(record).costly)


def test_a_hand_that_is_never_played_is_a_blunder_in_petrichor() -> None:
    """Somebody passes at the beginning of the last round, with all the cards in the hand."""
    game = games.game("petrichor")
    state = game.new(2, {"rounds": 4}, 21)
    record = Record.of(game, state, 21)
    players = [bot(game, "sensible", seat) for seat in range(2)]
    while state.round < 4:
        seat = state.to_act()[0]
        record.choices.append((seat, state.settle(seat, players[seat].choose(state, seat))))
        state.choose(*record.choices[-1])
    while "pass" not in state.options(state.to_act()[0]):
        seat = state.to_act()[0]
        state.choose(seat, state.settle(seat, players[seat].choose(state, seat)))
    later = Record.from_position(game, state)
    later.choices.append((state.to_act()[0], "pass"))
    worst = reviewed(later, Effort(glances=2, worlds=4)).worst()[0]
    assert worst.chosen.id == "pass"
    assert worst.cost > 3


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_any_game_can_be_reviewed_at_any_number_of_seats(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        record = played(game, seats, 4, most=6)
        review = reviewed(record, Effort(glances=1, worlds=1))
        assert review.points[0].at == 0
        assert review.points[-1].at == review.choices == len(record.choices)
        assert all(len(point.leads) == seats for point in review.points)
        assert not review.over or review.places
        assert 0 < sum(review.judged) <= len(record.choices)
        for choice in review.costly:
            assert choice.cost > 0
            assert choice.chosen != choice.better


def test_the_same_seed_and_worlds_give_the_same_review() -> None:
    record = played(farm.GAME, 3, 9)
    assert reviewed(record) == reviewed(record)
    assert reviewed(record, seed=4) != reviewed(record)


def test_little_time_gives_a_smaller_review_and_it_says_so() -> None:
    record = played(games.game("agricola"), 2, 9, most=30)
    review = reviewed(record, Effort(seconds=0.05))
    assert review.hurried
    assert len(review.points) > 2


def test_the_curve_ends_with_what_came_of_it() -> None:
    record = farm_game(("throw 1.0", "throw 5.0"))
    review = reviewed(record)
    totals = [sum(parts.values()) for parts in review.scores]
    assert review.points[-1].leads == [totals[0] - totals[1], totals[1] - totals[0]]


@pytest.mark.parametrize("rules", HIDING, ids=lambda rules: rules.name)
def test_what_a_seat_could_not_know_changes_nothing_in_what_its_choice_cost(rules: Game) -> None:
    for twins, seat in compared(rules):
        found = []
        for state in (twins.one, twins.other):
            case = Case(0, state, seat, state.options(seat)[0], searcher(rules))
            options = case.options()
            if len(options) > 1:
                case.glance(options, 2)
                case.compare(2, 2)
                found.append((options, case.rivals, case.cost, case.choice()))
            else:
                found.append(options)
            found.append(outlook(searcher(rules), state, CURVE_WORLDS)[seat])
        half = len(found) // 2
        assert found[:half] == found[half:], twins.what


def searcher(rules: Game) -> Search:
    made = bot(rules, "expert", 5)
    assert isinstance(made, Search)
    return made


def test_a_game_that_began_from_a_position_is_reviewed_too() -> None:
    whole = played(farm.GAME, 2, 9)
    later = Record.from_position(farm.GAME, whole.replay(farm.GAME, to=6))
    later.choices = whole.choices[6:]
    assert reviewed(later).choices == len(whole.choices) - 6


@pytest.mark.parametrize(("rules", "reason"), [(0, "record-rules"), (None, "review-empty")])
def test_what_cannot_be_reviewed_is_refused_before_any_work(rules: int | None, reason: str) -> None:
    game = games.game("petrichor")
    record = Record.of(game, game.new(2), 0)
    record.rules_version = game.rules_version if rules is None else rules
    with pytest.raises(Refusal) as refused:
        next(reviewing(record, SMALL))
    assert refused.value.reason == reason
