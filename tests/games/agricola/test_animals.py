"""Where animals stand, what happens to those without a place, cooking and letting go at any time."""

from __future__ import annotations

from tests.games.agricola.positions import (
    animals,
    choices,
    choose,
    events,
    farm,
    go,
    goods,
    open_space,
    own,
    pile,
    table,
    turn,
    visit,
)
from tilth.games.agricola import GAME
from tilth.games.agricola.rules.farm.animals import gain_animals
from tilth.games.agricola.rules.farm.fences import border, cells_named
from tilth.games.agricola.rules.farm.pastures import Fence
from tilth.games.agricola.rules.harvest import Harvest
from tilth.games.agricola.rules.rounds import Place


def test_one_animal_lives_in_the_house() -> None:
    state = table()
    gain_animals(state, 0, (0, 1, 0))
    assert state.players[0].pens == {"house": (0, 1, 0)}


def test_animals_without_place_or_kitchen_run_away_and_it_is_said() -> None:
    state = table()
    open_space(state, "sheep_1")
    pile(state, "sheep_1", sheep=3)
    visit(state, "sheep_1")
    assert animals(state) == (1, 0, 0)
    assert events(state, "released") == [("seat:0", 2, "good:sheep")]


def test_with_a_kitchen_the_player_cooks_them_or_lets_them_go() -> None:
    for option, food in (("keep 1 sheep, cook the rest", 4), ("keep 1 sheep, release the rest", 0)):
        state = table()
        open_space(state, "sheep_1")
        own(state, 0, "fireplace_2")
        pile(state, "sheep_1", sheep=3)
        visit(state, "sheep_1")
        assert choices(state) == ["keep 1 sheep, cook the rest", "keep 1 sheep, release the rest"]
        assert state.deciding(0).label(state, "keep 1 sheep, cook the rest")[1]["food"] == "food:4"  # type: ignore[union-attr]
        choose(state, option)
        assert animals(state) == (1, 0, 0)
        assert goods(state).get("food", 0) == food


def test_the_player_chooses_which_kinds_stay() -> None:
    state = table()
    farm(state, pastures=("a5",), sheep=2)
    gain_animals(state, 0, (0, 2, 0))
    go(state, *state.stack)
    assert state.options(0) == ["keep 1 sheep 2 boar, release the rest", "keep 2 sheep 1 boar, release the rest"]
    choose(state, "keep 1 sheep 2 boar, release the rest")
    assert state.players[0].pens == {"a5": (0, 2, 0), "house": (1, 0, 0)}


def test_the_herd_worth_most_points_is_offered_first() -> None:
    state = table()
    farm(state, pastures=("a4+a5",), sheep=5)
    gain_animals(state, 0, (0, 0, 1))
    go(state, *state.stack)
    assert state.options(0)[0] == "keep 4 sheep 1 cattle, release the rest"


def test_animals_whose_place_is_gone_stand_about_until_the_player_has_chosen() -> None:
    state = table()
    farm(state, stables="a5", sheep=1, cattle=1)
    state.players[0].set_pens({"a5": (1, 0, 0), "house": (0, 0, 1)})
    state.players[0].fences = border(cells_named("a4+a5"))
    gain_animals(state, 0, (0, 1, 0))
    go(state, *state.stack)
    assert state.players[0].pens == {"house": (0, 0, 1)}
    assert len(choices(state)) == 3
    loaded = GAME.load(GAME.save(state))
    assert GAME.save(loaded) == GAME.save(state)


def test_animals_stand_about_while_a_pasture_is_divided_and_the_player_chooses_when_the_fencing_is_done() -> None:
    state = table()
    farm(state, pastures=("a4+a5+b4+b5",), stables="a5", sheep=16, cattle=1, wood=9)
    go(state, Fence(0, state.players[0].fences))
    choose(state, "fence a4")
    assert state.players[0].pens == {"house": (0, 0, 1)}
    assert GAME.save(GAME.load(GAME.save(state))) == GAME.save(state)
    choose(state, "done")
    assert choices(state) == ["keep 14 sheep 1 cattle, release the rest", "keep 15 sheep, release the rest"]


def test_animals_are_moved_to_make_room_without_being_asked() -> None:
    state = table()
    farm(state, pastures=("a5",), sheep=1)
    state.players[0].set_pens({"a5": (1, 0, 0)})
    gain_animals(state, 0, (0, 0, 2))
    assert state.players[0].pens == {"a5": (0, 0, 2), "house": (1, 0, 0)}


def test_animals_are_moved_by_hand_at_any_time() -> None:
    state = table()
    farm(state, pastures=("a4", "a5"), sheep=2)
    state.players[0].set_pens({"a4": (2, 0, 0)})
    turn(state)
    choose(state, "!animals", "move sheep a4 house", "move sheep a4 a5", "done")
    assert state.players[0].pens == {"a5": (1, 0, 0), "house": (1, 0, 0)}
    assert state.deciding(0).name == "place"  # type: ignore[union-attr]


def test_the_inhabitants_of_two_places_are_swapped() -> None:
    state = table()
    farm(state, pastures=("a4", "a5"), sheep=2, boar=2)
    state.players[0].set_pens({"a4": (2, 0, 0), "a5": (0, 2, 0)})
    turn(state)
    choose(state, "!animals", "swap a4 a5", "done")
    assert state.players[0].pens == {"a4": (0, 2, 0), "a5": (2, 0, 0)}


def test_no_second_kind_goes_into_a_pasture_by_hand() -> None:
    state = table()
    farm(state, pastures=("a4+a5",), sheep=1, boar=1)
    state.players[0].set_pens({"a4+a5": (1, 0, 0), "house": (0, 1, 0)})
    turn(state)
    choose(state, "!animals")
    assert "move boar house a4+a5" not in state.options(0)
    assert "swap a4+a5 house" in state.options(0)


def test_animals_are_let_go_at_any_time() -> None:
    state = table()
    farm(state, pastures=("a5",), sheep=2)
    turn(state)
    choose(state, "!animals", "release sheep", "done")
    assert animals(state) == (1, 0, 0)


def test_grain_and_vegetables_are_eaten_raw_at_any_time() -> None:
    state = table()
    farm(state, grain=2, vegetable=1)
    turn(state)
    choose(state, "!eat grain", "!eat vegetable")
    assert goods(state) == {"grain": 1, "food": 2}


def test_a_fireplace_cooks_vegetables_sheep_and_boar_for_2_and_cattle_for_3() -> None:
    state = table()
    own(state, 0, "fireplace_2")
    farm(state, pastures=("a3", "a4", "a5"), vegetable=1, sheep=1, boar=1, cattle=1)
    turn(state)
    choose(state, "!eat vegetable", "!cook sheep", "!cook boar", "!cook cattle")
    assert goods(state) == {"food": 2 + 2 + 2 + 3}


def test_a_cooking_hearth_brings_1_more_but_for_sheep() -> None:
    state = table()
    own(state, 0, "cooking_hearth_5")
    farm(state, pastures=("a3", "a4", "a5"), vegetable=1, sheep=1, boar=1, cattle=1)
    turn(state)
    choose(state, "!eat vegetable", "!cook sheep", "!cook boar", "!cook cattle")
    assert goods(state) == {"food": 3 + 2 + 3 + 4}


def test_animals_are_never_food_without_an_improvement() -> None:
    state = table()
    farm(state, pastures=("a5",), sheep=2)
    assert not [option for option in turn(state) if option.startswith("!cook")]


def test_nobody_cooks_while_animals_breed() -> None:
    state = table()
    own(state, 0, "fireplace_2")
    farm(state, pastures=("a5",), sheep=2, boar=1, food=9)
    farm(state, 1, food=9)
    go(state, Harvest(), Place(0))
    choose(state, "feed")
    assert state.options(0) == ["keep 2 sheep 1 boar, release the rest", "keep 3 sheep, release the rest"]
    choose(state, "keep 2 sheep 1 boar, release the rest")
    assert state.deciding(0).name == "place"  # type: ignore[union-attr]
    assert animals(state) == (2, 1, 0)
    assert goods(state)["food"] == 5
