"""A position in numbers, as a seat sees it: itself, its best rival, the others together; tiles summed up by crop."""

from __future__ import annotations

from typing import Final

from tilth.games.petrichor.bot.worth import Outlook, prospects_of
from tilth.games.petrichor.rules.data import (
    BARE,
    DEVELOPED,
    GROW,
    LAKE,
    LIGHT,
    SPROUTING,
    THUNDER,
    WIND_HARVEST,
    WIND_VOTES,
)
from tilth.games.petrichor.rules.state import Petrichor

VARIANTS: Final = ("double_cards", "aimed_winds", "no_tricks", "one_more_turn", "draft", "fertilizer", "lake")
WHOLE: Final = 42 + len(VARIANTS)
"""Numbers about the table and the own hand."""
EACH: Final = 21
"""Numbers about oneself, about the best rival, about all others."""
CROPS_COUNTED: Final = 8
OF_A_CROP: Final = 22
"""Numbers about all tiles of a crop."""
LENGTH: Final = WHOLE + 3 * EACH + CROPS_COUNTED * OF_A_CROP


def features(state: Petrichor, seat: int) -> list[float]:
    """The numbers in a fixed order; of rivals only what everybody may see."""
    outlook = Outlook(state)
    parts = prospects_of(state, outlook)
    colours = state.colours
    rival = _best_rival(parts.values, seat)
    row = _table(state, seat, outlook)
    _of_colour(state, outlook, parts.fields, parts.votes, parts.values, seat, row)
    _of_colour(state, outlook, parts.fields, parts.votes, parts.values, rival, row)
    rest = [0.0] * EACH
    if colours > 2:
        for colour in range(colours):
            if colour != seat and colour != rival:
                one: list[float] = []
                _of_colour(state, outlook, parts.fields, parts.votes, parts.values, colour, one)
                for at in range(EACH):
                    rest[at] += one[at] / (colours - 2)
    row += rest
    row += _crops(state, seat, rival)
    return row


def _best_rival(values: list[float], seat: int) -> int:
    best = -1
    for colour, value in enumerate(values):
        if colour != seat and (best < 0 or value > values[best]):
            best = colour
    return best


def _table(state: Petrichor, seat: int, outlook: Outlook) -> list[float]:
    """The round, the dice, the weather to come, whose turn it is, the own hand."""
    seats = state.seats
    acting = state.to_act()[0] if not state.is_over() else seat
    dice = sorted(state.dice)
    base = seat * 4
    row = [
        float(state.round),
        float(state.rounds() - state.round),
        1.0 if state.final_round() else 0.0,
        1.0 if seats == 1 else 0.0,
        1.0 if seats == 2 else 0.0,
        1.0 if seats == 3 else 0.0,
        1.0 if seats == 4 else 0.0,
        float(state.turns),
        outlook.turns,
        1.0 if state.passer < 0 else 0.0,
        1.0 if state.passer == seat else 0.0,
        1.0 if state.first == seat else 0.0,
        ((seat - acting) % seats) / seats,
        ((seat - state.first) % seats) / seats,
        outlook.harvest,
        float(dice[0]),
        float(dice[1]),
        float(dice[2]),
        float(dice.count(0)),
        float(dice.count(1)),
    ]
    row += outlook.comes
    row += outlook.leads
    for weather in range(4):
        row.append(float(state.hands[base + weather]))
    kinds = 0
    for weather in range(4):
        if state.hands[base + weather]:
            kinds += 1
    row.append(float(kinds))
    row.append(float(min(4, state.hand_size(seat))))
    row.append(float(sum(state.clouds)))
    row += _winds(state, outlook)
    for name in VARIANTS:
        row.append(1.0 if state.settings.get(name, False) else 0.0)
    return row


def _winds(state: Petrichor, outlook: Outlook) -> list[float]:
    """What the Southern Winds still have to turn up before they shuffle; nothing where several play."""
    votes = [0.0, 0.0, 0.0, 0.0]
    lowered = 0.0
    if state.seats > 1:
        return [0.0, 0.0, 0.0, *votes]
    for card in state.wind_deck:
        for weather in WIND_VOTES[card]:
            votes[weather] += 1.0
        if WIND_HARVEST[card]:
            lowered += 1.0
    return [outlook.winds, float(len(state.wind_deck)), lowered, *votes]


def _of_colour(
    state: Petrichor,
    outlook: Outlook,
    fields: list[float],
    won: list[float],
    values: list[float],
    colour: int,
    row: list[float],
) -> None:
    """What a colour has: points, drops, votes, cards, and what is expected of each."""
    colours = state.colours
    cards = float(state.hand_size(colour)) if colour < state.seats else 0.0
    row.append(float(state.harvest_points[colour] + state.dice_points[colour]))
    row.append(values[colour])
    row.append(fields[colour])
    row.append(won[colour])
    row.append(float(state.wins[colour]))
    row.append(float(state.wheat[colour]))
    row.append(float(state.supply[colour]))
    row.append(float(min(3, state.supply[colour])))
    row.append(float(state.votes_left[colour]))
    row.append(cards)
    row.append(max(0.0, cards - 4.0))
    clouds = light = thunder = most = 0
    for tile in range(state.field.size):
        drops = state.air[tile * colours + colour]
        if drops:
            clouds += 1
            most = max(most, drops)
            if state.clouds[tile] == LIGHT:
                light += drops
            else:
                thunder += drops
    row.append(float(clouds))
    row.append(float(light))
    row.append(float(thunder))
    row.append(float(most))
    row.append(float(state.own_on_tiles(colour)))
    ahead = 0.0
    for weather in range(4):
        votes = state.votes[weather * colours + colour]
        row.append(float(votes))
        best = 0
        for other in range(colours):
            if other != colour:
                best = max(best, state.votes[weather * colours + other])
        if votes > best:
            ahead += outlook.leads[weather]
    row.append(ahead)


def _crops(state: Petrichor, seat: int, rival: int) -> list[float]:
    """For each crop its tiles, their growth, and whose water lies on them and hangs above them."""
    colours = state.colours
    row = [0.0] * (CROPS_COUNTED * OF_A_CROP)
    for tile, crop in enumerate(state.tiles):
        if crop == LAKE:
            continue
        base = tile * colours
        own = state.water[base + seat]
        much = state.water[base + rival]
        above = state.air[base + seat]
        foe = state.air[base + rival]
        total = state.drops_on_tile(tile)
        hanging = state.drops_in_cloud(tile)
        growth = state.growth[tile]
        at = crop * OF_A_CROP
        row[at] += 1.0
        row[at + 1] += own
        row[at + 2] += much
        row[at + 3] += total - own - much
        if state.clouds[tile] == THUNDER:
            row[at + 4] += above
            row[at + 5] += foe
            row[at + 6] += hanging - above - foe
            row[at + 7] += 1.0
        elif hanging:
            row[at + 8] += above
            row[at + 9] += foe
            row[at + 10] += hanging - above - foe
            row[at + 11] += 1.0
        row[at + 12] += max(0, GROW[crop] - total)
        if growth == BARE:
            row[at + 13] += max(0, GROW[crop] - total - hanging)
        elif growth == SPROUTING:
            row[at + 14] += 1.0
        elif growth == DEVELOPED:
            row[at + 15] += 1.0
        if own > much:
            row[at + 16] += 1.0
        elif own < much:
            row[at + 17] += 1.0
        if own:
            row[at + 18] += 1.0
        if much:
            row[at + 19] += 1.0
        row[at + 20] += max(-3, min(3, own + above - much - foe))
        row[at + 21] += state.fertilized[tile]
    return row
