"""What a seat sees of Petrichor, in plain numbers."""

from __future__ import annotations

from typing import Final

from tilth.core.encoding import Block, starts
from tilth.games.petrichor.encoding.grid import COLOURS, NAMES, PLACES, WHOSE
from tilth.games.petrichor.rules.actions import RainAction, TakeBack, Vote
from tilth.games.petrichor.rules.data import CROPS, DROPS, NEUTRAL, RESHUFFLE, VOTES, WEATHERS
from tilth.games.petrichor.rules.rounds import Pick
from tilth.games.petrichor.rules.state import Petrichor

ASKED: Final = [
    "place_fertilizer",
    "starting_cloud",
    "pick",
    "turn",
    "second_action",
    "frost_action",
    "sun_action",
    "wind_action",
    "rain_action",
    "take_back",
    "vote",
    "keep_cards",
    "break_tie",
    "sun_weather",
    "wind_weather",
]
ASKED_AT: Final = {name: at for at, name in enumerate(ASKED)}
OPTIONS: Final = (
    "draft",
    "fertilizer",
    "cactus",
    "lake",
    "double_cards",
    "aimed_winds",
    "no_tricks",
    "one_more_turn",
)
"""The switches among the game's options."""
SIDES: Final = ["harvest", "1", "2", "3", "4"]
PLAYERS: Final = ["own", "player 1", "player 2", "player 3"]
"""Alone, the Southern Winds are player 1."""
OF_A_PLAYER: Final = ["there", "next", "first", "passed", "drops", "votes", "hand", "pack", "picked", "wins", "wheat"]
POINTS: Final = ["harvest", "dice", "votes", "wheat", "winds"]
MOST_POINTS: Final = 400.0

BLOCKS: Final = [
    Block("asked", ASKED),
    Block("number asked", ["cards or drops", "may be fewer"], 0, DROPS),
    Block("vote after", WEATHERS),
    Block("rained on", NAMES),
    Block("seats", ["1", "2", "3", "4"]),
    Block("options", ["six rounds", *OPTIONS]),
    Block("round", ["round", "rounds left", "turns taken"], 0, 200),
    Block("face down", ["tiles"]),
    Block("dice", SIDES, 0, 3),
    Block("cards", [f"{pile} {name}" for pile in ("hand", "pack", "picked", "discard") for name in WEATHERS], 0, 40),
    Block("deck", ["cards"], 0, 40),
    Block("players", [f"{who} {what}" for who in PLAYERS for what in OF_A_PLAYER], 0, 40),
    Block("points", [f"{who} {what}" for who in PLAYERS for what in POINTS], 0, MOST_POINTS),
    Block("votes", [f"{who} {name}" for who in PLAYERS for name in WEATHERS], 0, VOTES),
    Block("wind card", [str(card) for card in range(1, RESHUFFLE + 1)]),
    Block("winds to come", [str(card) for card in range(1, RESHUFFLE + 1)]),
    Block("crop", [f"{tile} {crop}" for tile in NAMES for crop in CROPS]),
    Block("fertilized", NAMES),
    Block("cloud", [f"{tile} {kind}" for tile in NAMES for kind in ("light", "thunder")]),
    Block("growth", [f"{tile} {growth}" for tile in NAMES for growth in ("sprouting", "developed", "drowned")]),
    Block("in the cloud", [f"{tile} {whose}" for tile in NAMES for whose in WHOSE], 0, DROPS),
    Block("on the tile", [f"{tile} {whose}" for tile in NAMES for whose in WHOSE], 0, DROPS),
]
STARTS: Final[dict[str, int]] = starts([(block.name, len(block.entries)) for block in BLOCKS])
NUMBER: Final = STARTS["number asked"]
VOTE_AFTER: Final = STARTS["vote after"]
RAINED_ON: Final = STARTS["rained on"]
SEATS: Final = STARTS["seats"]
SWITCHES: Final = STARTS["options"]
ROUND: Final = STARTS["round"]
FACE_DOWN: Final = STARTS["face down"]
DICE: Final = STARTS["dice"]
CARDS: Final = STARTS["cards"]
DECK: Final = STARTS["deck"]
OF_PLAYERS: Final = STARTS["players"]
OF_POINTS: Final = STARTS["points"]
OF_VOTES: Final = STARTS["votes"]
WIND_CARD: Final = STARTS["wind card"]
WINDS_TO_COME: Final = STARTS["winds to come"]
CROP: Final = STARTS["crop"]
FERTILIZED: Final = STARTS["fertilized"]
CLOUD: Final = STARTS["cloud"]
GROWN: Final = STARTS["growth"]
AIR: Final = STARTS["in the cloud"]
WATER: Final = STARTS["on the tile"]


def look(state: Petrichor, seat: int, row: memoryview[float]) -> None:
    """The numbers of all blocks."""
    _asked(state, seat, row)
    _table(state, seat, row)
    for colour in range(state.colours):
        _player(state, colour, (colour - seat) % state.colours, row)
    _tiles(state, seat, row)
    if state.seats == 1:
        if state.wind_card:
            row[WIND_CARD + state.wind_card - 1] = 1.0
        for card in state.wind_deck:
            row[WINDS_TO_COME + card - 1] = 1.0


def _asked(state: Petrichor, seat: int, row: memoryview[float]) -> None:
    step = state.deciding(seat)
    if step is None:
        return
    row[ASKED_AT[step.name]] = 1.0
    if isinstance(step, TakeBack):
        row[NUMBER] = float(step.number)
        row[NUMBER + 1] = float(step.optional)
    elif isinstance(step, Pick):
        row[NUMBER] = float(step.keep)
    elif isinstance(step, Vote):
        row[VOTE_AFTER + step.weather] = 1.0
    elif isinstance(step, RainAction) and step.first >= 0:
        row[RAINED_ON + PLACES[state.seats][step.first]] = 1.0


def _table(state: Petrichor, seat: int, row: memoryview[float]) -> None:
    row[SEATS + state.seats - 1] = 1.0
    rounds = state.rounds()
    row[SWITCHES] = float(rounds == 6)
    settings = state.settings
    at = SWITCHES + 1
    for name in OPTIONS:
        if name in settings:
            row[at] = float(settings[name])
        at += 1
    row[ROUND] = float(state.round)
    row[ROUND + 1] = float(rounds - state.round)
    row[ROUND + 2] = float(state.turns)
    row[FACE_DOWN] = float(state.face_down)
    for die in state.dice:
        row[DICE + die] += 1.0
    base = seat * 4
    for weather in range(4):
        row[CARDS + weather] = float(state.hands[base + weather])
        row[CARDS + 4 + weather] = float(state.packs[base + weather])
        row[CARDS + 8 + weather] = float(state.picked[base + weather])
        row[CARDS + 12 + weather] = float(state.discard[weather])
    row[DECK] = float(len(state.deck))


def _player(state: Petrichor, colour: int, place: int, row: memoryview[float]) -> None:
    at = OF_PLAYERS + place * len(OF_A_PLAYER)
    row[at] = 1.0
    row[at + 1] = float(colour in state.acting)
    row[at + 2] = float(colour == state.first)
    row[at + 3] = float(colour == state.passer)
    row[at + 4] = float(state.supply[colour])
    row[at + 5] = float(state.votes_left[colour])
    if colour < state.seats:
        base = colour * 4
        row[at + 6] = float(state.hand_size(colour))
        row[at + 7] = float(sum(state.packs[base : base + 4]))
        row[at + 8] = float(sum(state.picked[base : base + 4]))
    row[at + 9] = float(state.wins[colour])
    row[at + 10] = float(state.wheat[colour])
    at = OF_POINTS + place * len(POINTS)
    row[at] = float(state.harvest_points[colour])
    row[at + 1] = float(state.dice_points[colour])
    row[at + 2] = float(state.vote_points(colour))
    row[at + 3] = float(state.wheat_points(colour))
    if state.seats == 1 and colour == NEUTRAL:
        row[at + 4] = float(state.wind_points)
    at = OF_VOTES + place * 4
    for weather in range(4):
        row[at + weather] = float(state.votes[weather * state.colours + colour])


def _tiles(state: Petrichor, seat: int, row: memoryview[float]) -> None:
    colours = state.colours
    places = PLACES[state.seats]
    order = [(colour - seat) % colours for colour in range(colours)]
    for tile in range(state.field.size):
        place = places[tile]
        if not state.face_down:
            row[CROP + place * len(CROPS) + state.tiles[tile]] = 1.0
        row[FERTILIZED + place] = float(state.fertilized[tile])
        cloud = state.clouds[tile]
        if cloud:
            row[CLOUD + place * 2 + cloud - 1] = 1.0
        growth = state.growth[tile]
        if growth:
            row[GROWN + place * 3 + growth - 1] = 1.0
        base, at = tile * colours, place * COLOURS
        for colour in range(colours):
            drops = state.air[base + colour]
            if drops:
                row[AIR + at + order[colour]] = float(drops)
            drops = state.water[base + colour]
            if drops:
                row[WATER + at + order[colour]] = float(drops)
