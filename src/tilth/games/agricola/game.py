"""Agricola: its options, its steps, how a game begins and is read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tilth.core.cards import Moment, Offer
from tilth.core.game import Game, step_table
from tilth.core.reading import Reader, whole, word
from tilth.core.rng import Rng
from tilth.core.sequel import Sequel
from tilth.core.settings import NameList, Setting, first_player_setting
from tilth.core.steps import Label, Step
from tilth.games.agricola.cards.catalogue import STEPS
from tilth.games.agricola.rules import decks, series
from tilth.games.agricola.rules.anytime import Exchange
from tilth.games.agricola.rules.board import STAGES
from tilth.games.agricola.rules.farm.animals import Arrange, House, Pot
from tilth.games.agricola.rules.farm.building import Build, Raise, Renew, Renovate
from tilth.games.agricola.rules.farm.fields import FieldWork
from tilth.games.agricola.rules.farm.pastures import Fence
from tilth.games.agricola.rules.food import MakeFood
from tilth.games.agricola.rules.harvest import Breed, Feed, Harvest, HarvestEnd, Reap
from tilth.games.agricola.rules.improvements import Improve, Owe, PlayOccupation, PutDown
from tilth.games.agricola.rules.loading import load_table
from tilth.games.agricola.rules.moments import Ask, Moments
from tilth.games.agricola.rules.prices import Pay
from tilth.games.agricola.rules.rounds import Collect, End, Place, Replenish, ReturnHome, Reveal, Round, UseSpace, Work
from tilth.games.agricola.rules.setup import Bury, Draft, DraftRound, Drop, Mulligan, PassPacks, set_up
from tilth.games.agricola.rules.spaces import ChooseResources, ChooseWay, PayFees
from tilth.games.agricola.rules.state import Agricola


class AgricolaGame(Game):
    """Agricola, 2007 edition, for one to five players."""

    name = "agricola"
    rules_version = 2
    seats = range(1, 6)
    first_game: ClassVar[dict[str, Any]] = {"mode": "family"}
    main_options = ("mode",)
    settings = (
        Setting("mode", "full", ("full", "family")),
        Setting("decks", "EIK", ("E", "I", "K", "EI", "EK", "IK", "EIK")),
        Setting("deal", "seven", ("seven", "ten", "mulligan", "draft")),
        Setting("exchange", False),
        NameList("cards", choices=decks.names(decks.CARDS), kind="card", groups=decks.CARDS),
        Setting("series", 0, tuple(range(series.GAMES + 1)), (1,)),
        NameList(
            "permanent",
            choices=decks.names(decks.SOLO_OCCUPATIONS),
            seats=(1,),
            kind="card",
            most=decks.HAND,
            groups=decks.SOLO_OCCUPATIONS,
        ),
        Setting("bonus_food", 0, tuple(range(series.MOST_FOOD + 1)), (1,)),
        NameList(
            "hand",
            choices=decks.names(decks.SOLO_CARDS),
            seats=(1,),
            kind="card",
            most=2 * decks.HAND,
            groups=decks.SOLO_CARDS,
        ),
        NameList(
            "round_cards",
            choices=tuple(name for stage in STAGES for name in stage),
            seats=(1,),
            kind="space",
            groups=tuple((f"stage_{number}", tuple(names)) for number, names in enumerate(STAGES, 1)),
            ordered=True,
        ),
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

    def check(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        complete = super().check(seats, options)
        if complete["mode"] == "full":
            decks.check(seats, complete)
        return complete

    def standing(self, options: Mapping[str, Any]) -> Label | None:
        return series.standing(options)

    def sequel(self, state: Agricola) -> Sequel | None:
        return series.sequel(state)

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


GAME = AgricolaGame()
