"""Agricola: its options, its steps, how a game begins and is read back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from tilth.core.cards import Moment, Offer
from tilth.core.errors import Refusal
from tilth.core.game import Game, step_table
from tilth.core.reading import Reader, whole, word
from tilth.core.rng import Rng
from tilth.core.settings import Setting, Value, first_player_setting
from tilth.core.steps import Step
from tilth.games.agricola.animals import Arrange, House, Pot
from tilth.games.agricola.anytime import Exchange
from tilth.games.agricola.building import Build, Raise, Renew, Renovate
from tilth.games.agricola.cards.catalogue import CATALOGUE, STEPS
from tilth.games.agricola.facts import FACTS, OCCUPATION
from tilth.games.agricola.fields import FieldWork
from tilth.games.agricola.food import MakeFood
from tilth.games.agricola.harvest import Breed, Feed, Harvest, HarvestEnd, Reap
from tilth.games.agricola.improvements import Improve, Owe, PlayOccupation, PutDown
from tilth.games.agricola.loading import load_table
from tilth.games.agricola.moments import Ask, Moments
from tilth.games.agricola.pastures import Fence
from tilth.games.agricola.prices import Pay
from tilth.games.agricola.rounds import Collect, End, Place, Replenish, ReturnHome, Reveal, Round, UseSpace, Work
from tilth.games.agricola.setup import Bury, Draft, DraftRound, Drop, Mulligan, PassPacks, set_up
from tilth.games.agricola.spaces import ChooseResources, ChooseWay, PayFees
from tilth.games.agricola.state import Agricola

SERIES_GAMES = 20
BONUS_FOOD = 50


@dataclass(frozen=True)
class Occupations(Setting):
    """An option that names occupations, separated by commas; its choices are examples."""

    def schema(self) -> dict[str, Any]:
        schema = super().schema()
        del schema["enum"]
        return {**schema, "pattern": "^([a-z_]+(,[a-z_]+)*)?$"}

    def check(self, value: Any) -> Value:
        names = value.split(",") if isinstance(value, str) and value else []
        known = [name for name in CATALOGUE.farm if FACTS[name].kind == OCCUPATION]
        if not isinstance(value, str) or len(names) > 7 or len(set(names)) < len(names) or set(names) - set(known):
            raise Refusal(
                "bad_options", "option-value", option=self.name, value=repr(value)[:200], allowed=", ".join(known)
            )
        return value


class AgricolaGame(Game):
    """Agricola, 2007 edition, for one to five players."""

    name = "agricola"
    rules_version = 2
    seats = range(1, 6)
    settings = (
        Setting("mode", "full", ("full", "family")),
        Setting("decks", "EIK", ("E", "I", "K", "EI", "EK", "IK", "EIK")),
        Setting("deal", "seven", ("seven", "ten", "mulligan", "draft")),
        Setting("exchange", False),
        Setting("series", 0, tuple(range(SERIES_GAMES + 1)), (1,)),
        Occupations("permanent", "", ("", "woodcutter", "dock_worker"), (1,)),
        Setting("bonus_food", 0, tuple(range(BONUS_FOOD + 1)), (1,)),
        first_player_setting(5),
    )
    steps: ClassVar[dict[str, type[Step[Any]]]] = step_table(
        Arrange,
        Ask,
        Breed,
        Build,
        Bury,
        ChooseResources,
        ChooseWay,
        Collect,
        Draft,
        DraftRound,
        Drop,
        End,
        Exchange,
        Feed,
        Fence,
        FieldWork,
        Harvest,
        HarvestEnd,
        House,
        Improve,
        MakeFood,
        Moment,
        Moments,
        Mulligan,
        Offer,
        Owe,
        PassPacks,
        Pay,
        PayFees,
        Place,
        PlayOccupation,
        Pot,
        PutDown,
        Raise,
        Reap,
        Renew,
        Renovate,
        Replenish,
        ReturnHome,
        Reveal,
        Round,
        UseSpace,
        Work,
        *STEPS,
    )

    def begin(self, seats: int, options: dict[str, Any], rng: Rng) -> Agricola:
        return Agricola(seats, options, rng)

    def set_up(self, state: Agricola) -> None:
        set_up(state)

    def load_table(self, state: Agricola, table: Reader) -> None:
        load_table(state, table)

    def check_step(self, state: Agricola, step: Step[Any], path: str) -> None:
        if isinstance(step, Moments):
            word(step.moment, f"{path}.moment", state.catalogue.reacting)
            for i, player in enumerate(step.players):
                whole(player, f"{path}.players[{i}]", 0, state.seats - 1)


Agricola.catalogue = CATALOGUE
GAME = AgricolaGame()
