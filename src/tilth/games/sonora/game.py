"""Sonora: the game as the rest of Tilth knows it."""

from __future__ import annotations

from typing import Any, ClassVar

from tilth.core.game import Game, step_table
from tilth.core.reading import Reader
from tilth.core.rng import Rng
from tilth.core.settings import Setting, first_player, first_player_setting
from tilth.core.state import State
from tilth.core.steps import Step
from tilth.games.sonora.rules import loading
from tilth.games.sonora.rules.bonuses import Discover
from tilth.games.sonora.rules.canyon import Draw
from tilth.games.sonora.rules.creek import Path
from tilth.games.sonora.rules.flicks import Bullseye, Flick, FlickPhase, Keep
from tilth.games.sonora.rules.mud import Boxes, Mud
from tilth.games.sonora.rules.recording import Mark, MarkTogether, RecordPhase, Side, Sort, Swap
from tilth.games.sonora.rules.rounds import EndRound, StartRound
from tilth.games.sonora.rules.ruins import Cross, MarkRuins, RuinsPhase
from tilth.games.sonora.rules.solo import BotDiscs, BotDraw, BotMud, BotPath, BotPhase, BotPick, Colours
from tilth.games.sonora.rules.state import SonoraState
from tilth.games.sonora.rules.table import CORNERS_OF_THREE, CORNERS_OF_TWO


class Sonora(Game):
    """Flick discs into a desert of four zones, then mark your sheet with them."""

    name: ClassVar[str] = "sonora"
    rules_version: ClassVar[int] = 2
    seats: ClassVar[range] = range(1, 5)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("rounds", 6, (5, 6, 7)),
        Setting("no_nudge", False),
        Setting("corners", "opposite", tuple(CORNERS_OF_TWO), (2,)),
        Setting("free_corner", "after_third", tuple(CORNERS_OF_THREE), (3,)),
        first_player_setting(4),
    )
    main_options = ("rounds",)
    steps: ClassVar[dict[str, type[Step[Any]]]] = step_table(
        StartRound,
        FlickPhase,
        Flick,
        Keep,
        Bullseye,
        RecordPhase,
        Colours,
        Swap,
        Sort,
        Side,
        BotPhase,
        BotDiscs,
        BotPick,
        BotDraw,
        BotPath,
        BotMud,
        RuinsPhase,
        MarkRuins,
        Cross,
        MarkTogether,
        Mark,
        Draw,
        Path,
        Mud,
        Boxes,
        Discover,
        EndRound,
    )

    def begin(self, seats: int, options: dict[str, Any], rng: Rng) -> SonoraState:
        return SonoraState(seats, options, rng)

    def set_up(self, state: SonoraState) -> None:
        if state.seats > 1:
            state.first = first_player(state.settings, state.seats, state.rng)
        state.push(StartRound())

    def load_table(self, state: SonoraState, table: Reader) -> None:
        loading.load_table(state, table)

    def load(self, data: Any, patient: bool = False) -> State:
        state = super().load(data, patient)
        assert isinstance(state, SonoraState)
        loading.check_flow(state)
        return state
