"""Earth: the game as the rest of Tilth sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tilth.core.errors import Refusal
from tilth.core.game import Game, step_table
from tilth.core.reading import Reader
from tilth.core.rng import Rng
from tilth.core.settings import Setting, first_player_setting
from tilth.core.state import State
from tilth.games.earth.rules.actions import Benefit, ChooseAction, Follow
from tilth.games.earth.rules.activation import Activate, Copy, Order, Walk
from tilth.games.earth.rules.anytime import Exchanged, LastChance, TakeCompost
from tilth.games.earth.rules.flow import in_numbers, in_words
from tilth.games.earth.rules.gaia import LEVELS, GaiaFollows, GaiaGains, GaiaLeaf, GaiaTurn
from tilth.games.earth.rules.pieces import CompostHand, Gain, Lift, Place, TakePart
from tilth.games.earth.rules.planting import DrawAfterPlanting, Keep, PayInstead, Plant, PlantAt, Replace
from tilth.games.earth.rules.saving import load_table
from tilth.games.earth.rules.setup import ChooseSide, FirstHand, FirstHands, Gathered, set_up
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.teams import TakeShared
from tilth.games.earth.rules.turns import EndTurn, Finish, TakeTurn


class Earth(Game):
    """Grow an island of sixteen cards, for one to five players."""

    name = "earth"
    rules_version = 3
    seats = range(1, 6)
    first_game: ClassVar[dict[str, Any]] = {"setup": "simple"}
    main_options = ("teams",)
    settings = (
        Setting("setup", "standard", ("simple", "standard", "advanced")),
        Setting("hidden_planting", False, seats=(2, 3, 4, 5)),
        Setting("teams", False, seats=(4,)),
        Setting("compost_from_discard", False),
        Setting("gaia", "medium", LEVELS, seats=(1,)),
        first_player_setting(5),
    )
    steps = step_table(
        Activate,
        Benefit,
        ChooseAction,
        ChooseSide,
        CompostHand,
        Copy,
        DrawAfterPlanting,
        EndTurn,
        Exchanged,
        Finish,
        FirstHand,
        FirstHands,
        Follow,
        GaiaFollows,
        GaiaGains,
        GaiaLeaf,
        GaiaTurn,
        Gain,
        Gathered,
        Keep,
        LastChance,
        Lift,
        Order,
        PayInstead,
        Place,
        Plant,
        PlantAt,
        Replace,
        TakeCompost,
        TakePart,
        TakeShared,
        TakeTurn,
        Walk,
    )

    def check(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        chosen = super().check(seats, options)
        if chosen.get("teams") and chosen.get("hidden_planting"):
            raise Refusal("bad_options", "options-clash", option="hidden_planting", other="teams")
        return chosen

    def begin(self, seats: int, options: dict[str, Any], rng: Rng) -> EarthState:
        return EarthState(seats, options, rng)

    def set_up(self, state: State) -> None:
        assert isinstance(state, EarthState)
        set_up(state)

    def save(self, state: State) -> dict[str, Any]:
        saved = super().save(state)
        saved["flow"] = in_words(saved["flow"])
        return saved

    def load(self, data: Any, patient: bool = False) -> State:
        if isinstance(data, dict) and "flow" in data:
            seats = data.get("seats")
            known = seats if isinstance(seats, int) and seats in self.seats else self.seats[-1]
            data = {**data, "flow": in_numbers(data["flow"], "flow", known)}
        return super().load(data, patient)

    def load_table(self, state: State, table: Reader) -> None:
        assert isinstance(state, EarthState)
        load_table(state, table)
