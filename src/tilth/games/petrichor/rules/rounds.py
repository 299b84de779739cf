"""Setting up, the rounds with their four phases, dealing and drafting, and the end."""

from __future__ import annotations

from typing import Any

from tilth.core.steps import Label, Step, together
from tilth.games.petrichor.rules.actions import ActionPhase
from tilth.games.petrichor.rules.cards import bundles, card_things, unbundle
from tilth.games.petrichor.rules.data import CROPS, DIE_SIDES, DIE_THINGS, FERTILIZERS, HARVEST, NEUTRAL, NO_CLOUD
from tilth.games.petrichor.rules.harvest import HarvestPhase
from tilth.games.petrichor.rules.skies import new_cloud
from tilth.games.petrichor.rules.solo import SoloActionPhase
from tilth.games.petrichor.rules.state import Petrichor, raised
from tilth.games.petrichor.rules.weather import WeatherPhase


def set_up_steps(state: Petrichor) -> list[Step[Petrichor]]:
    """What is left of the set-up once the table is laid: fertilizer, cards, dice, starting clouds."""
    steps: list[Step[Petrichor]] = []
    if state.settings["fertilizer"]:
        steps += [PlaceFertilizer((state.first + turn) % state.seats) for turn in range(FERTILIZERS)]
    steps += [TurnUpTiles(), DealCards(), RollDice(True)]
    if state.seats == 1:
        steps.append(SoloClouds())
    else:
        # The last player first, then against the direction of play.
        steps += [StartingCloud((state.first - turn) % state.seats) for turn in range(1, state.seats + 1)]
    return [*steps, Round(1)]


class PlaceFertilizer(Step[Petrichor]):
    """Lay a fertilizer on a tile with none beside it; random tiles still lie face down."""

    name = "place_fertilizer"
    saved = ("seat",)

    def options(self, state: Petrichor) -> list[str]:
        free = free_for_fertilizer(state, state.fertilized)
        return [state.field.names[tile] for tile in free if all_fit(state, state.fertilized, tile)]

    def choose(self, state: Petrichor, option: str) -> None:
        tile = state.field.index[option]
        state.fertilized = raised(state.fertilized, tile, 1)
        state.tell("fertilized", state.who(self.seat), state.field.things[tile])

    def touches(self, state: Petrichor, option: str) -> list[str]:
        return [f"tile:{option}"]

    def label(self, state: Petrichor, option: str) -> Label:
        return ("fertilize", {"tile": f"tile:{option}"})


def free_for_fertilizer(state: Petrichor, laid: list[int]) -> list[int]:
    """The tiles without fertilizer on them or beside them."""
    return [
        tile
        for tile, neighbours in enumerate(state.field.neighbours)
        if not laid[tile] and not any(laid[near] for near in neighbours)
    ]


def all_fit(state: Petrichor, laid: list[int], tile: int) -> bool:
    """Whether the rest of the fertilizer still finds a place after one more is laid on this tile."""
    after = laid[:]
    after[tile] = 1
    if sum(after) == FERTILIZERS:
        return True
    return any(all_fit(state, after, more) for more in free_for_fertilizer(state, after))


class TurnUpTiles(Step[Petrichor]):
    """The tiles are turned face up."""

    name = "turn_up_tiles"

    def run(self, state: Petrichor) -> None:
        if state.face_down:
            state.face_down = False
            state.reveals += 1
        if state.telling:
            state.tell("tiles_shown", [f"crop:{CROPS[crop]}" for crop in state.tiles])


class RollDice(Step[Petrichor]):
    """Roll the harvest dice: all of them, or only those that do not show the harvest."""

    name = "roll_dice"
    saved = ("everything",)
    kinds = ("everything: switch",)
    __slots__ = ("everything",)

    def __init__(self, everything: bool) -> None:
        super().__init__()
        self.everything = everything

    def run(self, state: Petrichor) -> None:
        for die in range(3):
            if self.everything or state.dice[die] != HARVEST:
                state.dice[die] = DIE_SIDES[state.rng.below(6)]
        if state.telling:
            state.tell("dice_rolled", [DIE_THINGS[die] for die in state.dice])


class StartingCloud(Step[Petrichor]):
    """A cloud with one own drop on an empty tile."""

    name = "starting_cloud"
    saved = ("seat",)

    def options(self, state: Petrichor) -> list[str]:
        return [name for tile, name in enumerate(state.field.names) if state.clouds[tile] == NO_CLOUD]

    def choose(self, state: Petrichor, option: str) -> None:
        new_cloud(state, self.seat, state.field.index[option], 1)

    def touches(self, state: Petrichor, option: str) -> list[str]:
        return [f"tile:{option}"]

    def label(self, state: Petrichor, option: str) -> Label:
        return ("new-cloud", {"tile": f"tile:{option}"})


class SoloClouds(Step[Petrichor]):
    """Two neutral clouds and one's own on three different tiles, by the die."""

    name = "solo_clouds"

    def run(self, state: Petrichor) -> None:
        for colour in (NEUTRAL, NEUTRAL, 0):
            tile = state.rng.roll() - 1
            while state.clouds[tile] != NO_CLOUD:
                tile = state.rng.roll() - 1
            new_cloud(state, colour, tile, 1)


class Round(Step[Petrichor]):
    """A round is its four phases."""

    name = "round"
    saved = ("number",)
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: Petrichor) -> None:
        state.round = self.number
        state.tell("round", self.number)
        actions: Step[Petrichor] = SoloActionPhase() if state.seats == 1 else ActionPhase()
        state.push(actions, WeatherPhase(), HarvestPhase(), CleanUpPhase())


class CleanUpPhase(Step[Petrichor]):
    """Phase 4: the marker moves on, new dice, new cards; after the final round the game is over."""

    name = "clean_up_phase"

    def run(self, state: Petrichor) -> None:
        if state.final_round():
            state.tell("end")
            return
        harvested = state.dice == [HARVEST, HARVEST, HARVEST]
        state.round += 1
        state.push(RollDice(harvested), DealCards(), Round(state.round))


def cards_dealt(state: Petrichor) -> int:
    """How many cards everybody gets."""
    return {1: 8, 2: 7, 3: 7, 4: 6}[state.seats]


class DealCards(Step[Petrichor]):
    """A new hand for everybody, or packs to draft from; at the start of a two-player game the second gets one more."""

    name = "deal_cards"

    def run(self, state: Petrichor) -> None:
        number = cards_dealt(state)
        drafting = state.seats > 1 and state.settings["draft"]
        if drafting:
            state.packs = state.packs[:]
        into = state.packs if drafting else state.hands
        for seat in [(state.first + turn) % state.seats for turn in range(state.seats)]:
            deal(state, seat, number, into)
        steps: list[Step[Petrichor]] = []
        if drafting:
            for keep in [1, 2] if state.seats == 4 else [1, 2, 2]:
                steps += [Draft(keep), PassPacks()]
            steps.append(KeepPacks())
        if state.seats == 2 and state.round == 0:
            steps.append(ExtraCard())
        state.push(*steps)


class ExtraCard(Step[Petrichor]):
    """One more card for the player who begins second."""

    name = "extra_card"

    def run(self, state: Petrichor) -> None:
        deal(state, 1 - state.first, 1, state.hands)


def deal(state: Petrichor, seat: int, number: int, into: list[int]) -> None:
    """Deal from the deck; when it runs out, the discarded cards are shuffled into a new one."""
    dealt = [0, 0, 0, 0]
    deck = state.deck[:]
    for _ in range(number):
        if not deck:
            deck = shuffled_discard(state)
        if not deck:
            break
        dealt[deck.pop()] += 1
    state.deck = deck
    for weather in range(4):
        into[seat * 4 + weather] += dealt[weather]
    state.reveals += 1
    if state.telling:
        who = state.who(seat)
        state.tell_seat(seat, "dealt", (who, sum(dealt), card_things(dealt)), (who, sum(dealt), []))


def shuffled_discard(state: Petrichor) -> list[int]:
    """Take the discarded cards up and shuffle them."""
    cards: list[int] = []
    for weather in range(4):
        cards += [weather] * state.discard[weather]
        state.discard[weather] = 0
    state.rng.shuffle(cards)
    state.tell("deck_reshuffled", len(cards))
    return cards


class Draft(Step[Petrichor]):
    """Everybody keeps some cards of the pack in hand, all at once."""

    name = "draft"
    saved = ("keep",)
    __slots__ = ("keep",)

    def __init__(self, keep: int) -> None:
        super().__init__()
        self.keep = keep

    def run(self, state: Petrichor) -> None:
        steps: list[list[Step[Any]]] = [[Pick(seat, self.keep)] for seat in range(state.seats)]
        state.push(together(steps))


class Pick(Step[Petrichor]):
    """Keep cards of the pack, unseen by the others until all have chosen."""

    name = "pick"
    saved = ("seat", "keep")
    __slots__ = ("keep",)

    def __init__(self, seat: int, keep: int) -> None:
        super().__init__(seat)
        self.keep = keep

    def options(self, state: Petrichor) -> list[str]:
        return bundles(state.packs[self.seat * 4 : self.seat * 4 + 4], self.keep)

    def private(self, state: Petrichor) -> bool:
        return True

    def choose(self, state: Petrichor, option: str) -> None:
        base = self.seat * 4
        cards = unbundle(option)
        packs = state.packs[:]
        picked = state.picked[:]
        for weather in range(4):
            packs[base + weather] -= cards[weather]
            picked[base + weather] += cards[weather]
        state.packs = packs
        state.picked = picked
        if state.telling:
            who = state.who(self.seat)
            state.tell_seat(self.seat, "picked", (who, self.keep, card_things(cards)), (who, self.keep, []))

    def touches(self, state: Petrichor, option: str) -> list[str]:
        return [f"pack:{name}" for name in dict.fromkeys(option.split("+"))]

    def label(self, state: Petrichor, option: str) -> Label:
        return ("pick", {"cards": card_things(unbundle(option))})

    def prompt(self, state: Petrichor) -> Label:
        return ("ask-pick", {"number": self.keep})


class PassPacks(Step[Petrichor]):
    """The picked cards go to the hands, the packs clockwise to the next player."""

    name = "pass_packs"

    def run(self, state: Petrichor) -> None:
        for place, number in enumerate(state.picked):
            state.hands[place] += number
        state.picked = [0] * len(state.picked)
        state.packs = state.packs[-4:] + state.packs[:-4]
        state.reveals += 1
        state.tell("packs_passed")


class KeepPacks(Step[Petrichor]):
    """The last cards of the draft are kept."""

    name = "keep_packs"

    def run(self, state: Petrichor) -> None:
        for place, number in enumerate(state.packs):
            state.hands[place] += number
        state.packs = [0] * len(state.packs)
