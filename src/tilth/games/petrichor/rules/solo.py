"""Southern Winds, the solo game: the neutral turns between one's own."""

from __future__ import annotations

from typing import Final

from tilth.core.steps import Step
from tilth.games.petrichor.rules.actions import TakeTurn, lower_die, place_vote
from tilth.games.petrichor.rules.data import NEUTRAL, NO_CLOUD, RESHUFFLE, WIND_HARVEST, WIND_VOTES
from tilth.games.petrichor.rules.skies import add_drops, check_cloud, check_crop, move_cloud, new_cloud
from tilth.games.petrichor.rules.state import Petrichor, full_wind_deck

ONE_DROP: Final = 1
TWO_DROPS: Final = 2
REMOVE_DROP: Final = 3
NEW_CLOUD: Final = 4
INTO_CLOUD: Final = 5
INTO_CLOUD_TOO: Final = 6
MIXED_NORTH_WEST: Final = 7
PURE_SOUTH_EAST: Final = 8

NORTH_WEST: Final[list[int]] = [-1, 0, 0, 0, 2, 2]
"""Where a mixed cloud goes from P1 to P6: north-west, only north in the first column, only west in the first row."""
SOUTH_EAST: Final[list[int]] = [3, 3, 5, 5, 5, -1]
"""Where a pure cloud goes: south-east, only south in the second column, only east in the last row."""
DICE_ORDER: Final[list[int]] = [1, 4, 3, 2]


class SoloActionPhase(Step[Petrichor]):
    """A neutral turn, then a turn of one's own, again and again until one passes."""

    name = "solo_action_phase"

    def run(self, state: Petrichor) -> None:
        state.turns = 0
        state.passer = -1
        state.push(*neutral_turn(state), TakeTurn(0), SoloRoundGoesOn())


class SoloRoundGoesOn(Step[Petrichor]):
    """After a pass the phase ends, in the One More Turn variant after a last neutral turn."""

    name = "solo_round_goes_on"

    def run(self, state: Petrichor) -> None:
        if state.passer < 0:
            state.push(*neutral_turn(state), TakeTurn(0), SoloRoundGoesOn())
        elif state.settings["one_more_turn"]:
            state.push(*neutral_turn(state))


def neutral_turn(state: Petrichor) -> list[Step[Petrichor]]:
    """One card; in the Double Card variant one without its icons before it."""
    return [NeutralTurn(False), NeutralTurn(True)] if state.settings["double_cards"] else [NeutralTurn(True)]


class NeutralTurn(Step[Petrichor]):
    """Turn up a Southern Wind card, do what it says, then place its votes and lower a die."""

    name = "neutral_turn"
    saved = ("icons",)
    kinds = ("icons: switch",)
    __slots__ = ("icons",)

    def __init__(self, icons: bool) -> None:
        super().__init__()
        self.icons = icons

    def run(self, state: Petrichor) -> None:
        card = draw_wind_card(state)
        target = find_target(state, card)
        if target < 0:
            wind_points(state, 1)
        else:
            perform(state, card, target)
        if self.icons:
            vote_icons(state, card)


def draw_wind_card(state: Petrichor) -> int:
    """The top card; the Reshuffle card shuffles all nine together, as often as it comes."""
    while True:
        card = state.wind_deck[-1]
        state.wind_deck = state.wind_deck[:-1]
        state.wind_discard = [*state.wind_discard, card]
        state.wind_card = card
        state.reveals += 1
        state.tell("wind_card", f"wind:{card}")
        if card != RESHUFFLE:
            return card
        shuffle_wind_deck(state)


def shuffle_wind_deck(state: Petrichor) -> None:
    state.wind_deck = full_wind_deck()
    state.wind_discard = []
    state.rng.shuffle(state.wind_deck)
    state.tell("wind_deck_shuffled")


def is_target(state: Petrichor, card: int, tile: int) -> bool:
    """Whether a card would make anything happen on a tile."""
    base = tile * 2
    cloud = state.clouds[tile] != NO_CLOUD
    supply = state.supply[NEUTRAL]
    if card in (ONE_DROP, TWO_DROPS):
        return supply >= 1
    if card == REMOVE_DROP:
        return state.water[base] > 0
    if card == NEW_CLOUD:
        return not cloud and supply >= 1
    if card in (INTO_CLOUD, INTO_CLOUD_TOO):
        return cloud and supply >= 1
    if card == MIXED_NORTH_WEST:
        return state.air[base] > 0 and state.air[base + NEUTRAL] > 0 and NORTH_WEST[tile] >= 0
    return state.air[base] == 0 and state.air[base + NEUTRAL] > 0 and SOUTH_EAST[tile] >= 0


def find_target(state: Petrichor, card: int) -> int:
    """The tile a card acts on, -1 without one: from the die's tile upwards and round, or aimed."""
    if state.settings["aimed_winds"]:
        return aim(state, card)
    rolled = state.rng.roll()
    for step in range(6):
        tile = (rolled - 1 + step) % 6
        if is_target(state, card, tile):
            state.tell("wind_roll", rolled, state.field.things[tile])
            return tile
    return -1


def aim(state: Petrichor, card: int) -> int:
    """Non-random targeting: the highest position, with a preference by kind of card."""
    targets = [tile for tile in range(5, -1, -1) if is_target(state, card, tile)]
    if card in (INTO_CLOUD, INTO_CLOUD_TOO):
        behind = [
            tile
            for tile in targets
            if state.air[tile * 2 + NEUTRAL] + state.water[tile * 2 + NEUTRAL]
            < state.air[tile * 2] + state.water[tile * 2]
        ]
        targets = behind or targets
    elif card in (ONE_DROP, TWO_DROPS, REMOVE_DROP):
        targets = [tile for tile in targets if state.water[tile * 2 + NEUTRAL] - state.water[tile * 2] < 2]
    return targets[0] if targets else -1


def perform(state: Petrichor, card: int, tile: int) -> None:
    """The ability of a Southern Wind card on its target; of two drops only one is placed when there are no more."""
    base = tile * 2
    if card in (ONE_DROP, TWO_DROPS):
        drops = min(card, state.supply[NEUTRAL])
        state.supply[NEUTRAL] -= drops
        state.water[base + NEUTRAL] += drops
        for _ in range(drops):
            state.tell("rained", state.who(NEUTRAL), state.field.things[tile], state.who(NEUTRAL))
        check_crop(state, tile)
    elif card == REMOVE_DROP:
        state.water[base] -= 1
        state.supply[0] += 1
        state.tell("drop_removed", state.who(0), state.field.things[tile])
        check_crop(state, tile)
    elif card == NEW_CLOUD:
        new_cloud(state, NEUTRAL, tile, min(2, state.supply[NEUTRAL]))
    elif card in (INTO_CLOUD, INTO_CLOUD_TOO):
        add_drops(state, NEUTRAL, tile, 1)
        check_cloud(state, tile)
    else:
        end = NORTH_WEST[tile] if card == MIXED_NORTH_WEST else SOUTH_EAST[tile]
        move_cloud(state, NEUTRAL, tile, end)
        check_cloud(state, end)


def wind_points(state: Petrichor, points: int) -> None:
    state.wind_points += points
    state.tell("wind_point", state.who(NEUTRAL), points)


def vote_icons(state: Petrichor, card: int) -> None:
    """The votes of a card, a point for each that is missing; then a die, by preference 1, 4, 3, 2."""
    for weather in WIND_VOTES[card]:
        if state.votes_left[NEUTRAL]:
            place_vote(state, NEUTRAL, weather)
        else:
            wind_points(state, 1)
    if WIND_HARVEST[card]:
        for value in DICE_ORDER:
            if value in state.dice:
                lower_die(state, NEUTRAL, value)
                return
