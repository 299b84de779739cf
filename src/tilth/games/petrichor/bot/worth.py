"""What a position is worth: the points that everybody may expect to have at the end."""

from __future__ import annotations

from math import exp
from typing import Final

from tilth.games.petrichor.rules.data import (
    CACTUS,
    COFFEE,
    CORN,
    CORN_SHARED,
    DEVELOPED,
    DROWN,
    DROWNED,
    FROST,
    GROW,
    LAKE,
    NEUTRAL,
    RAIN,
    RANKS,
    RANKS_DROWNED,
    RANKS_SPROUTING,
    RICE,
    SPROUTING,
    SUN,
    VOTING_WINS,
    WHEAT,
    WHEAT_BONUS,
    WHEAT_MOST,
    WHEAT_OTHERS,
)
from tilth.games.petrichor.rules.state import Petrichor
from tilth.games.petrichor.rules.weather import vote_totals

CARD: Final = 2.0
"""A card that can still be played in this round."""
CARD_ALONE: Final = 1.0
"""The same against the Southern Winds, who have a turn for each of one's own."""
KEPT: Final = 1.6
"""A card that can be kept for the next round."""
CLOUD: Final = 0.8
"""A cloud to put drops into: the card that made it and the freedom to act."""
MOST_KEPT: Final = 4
CARDS_FOR_A_TURN: Final = 1.5
LATER: Final = 0.7
"""What a tile that waits for a later harvest is worth of what it would bring now."""
FADES: Final = 0.05
"""How much less a tile is worth for each action that may still change it before the harvest."""
FALLS_LATER: Final = (0.0, 0.6, 0.8)
"""How much of a cloud's water falls where it is in later rounds, by kind of cloud."""
WON: Final = 1.1
"""A vote that is likely to be won, in steps on the track: it also keeps others from winning it."""
WINS_A_ROUND: Final = 0.9
"""Votes that everybody wins in a round, about."""
CARDS_ALONE: Final = 2.2
"""Cards that somebody alone spends in a turn, about: every turn is one of the Southern Winds too."""
WIND_CARD: Final = 0.8
"""Points that a card of the Southern Winds brings them, about."""
WIND_ROUND: Final = 6.0
"""How many turns they have in a later round, about."""
ROUND_ALONE: Final = 8.0
"""Points that whoever plays against them makes in a later round, about."""
WIND_VOTES_A_TURN: Final = 0.3
"""Votes that a turn of theirs brings to each weather, about."""
WIND_DICE: Final = 0.5
"""Dice that a turn of theirs lowers, about."""
WIND_DROPS: Final = 0.85
"""Drops that a card of theirs takes from their supply, about."""
DRY: Final = 1.5
"""How uncertain that is."""

TRACK: Final[list[float]] = [float(points) for points in VOTING_WINS]
SHARED_CORN: Final[list[float]] = [float(points) for points in CORN_SHARED]
RANKED: Final[list[list[float]]] = [[float(points) for points in ranks] for ranks in RANKS]
RANKED[WHEAT] = [float(WHEAT_MOST), float(WHEAT_OTHERS), float(WHEAT_OTHERS), float(WHEAT_OTHERS)]
RANKED_SPROUTING: Final[list[float]] = [float(points) for points in RANKS_SPROUTING]
RANKED_DROWNED: Final[list[float]] = [float(points) for points in RANKS_DROWNED]


class Outlook:
    """What the rest of the round is likely to bring."""

    __slots__ = ("comes", "harvest", "leads", "turns", "winds")

    def __init__(self, state: Petrichor) -> None:
        self.turns: float = turns_left(state)
        """Actions that are still to come before the weather, of everybody together."""
        self.winds: float = wind_turns_left(state)
        """Turns of the Southern Winds that are still to come before the weather."""
        totals = vote_totals(state)
        self.leads: list[float] = leading_chances(totals, self.turns + self.winds)
        """By weather: the chance to be among the two with the most votes."""
        self.comes: list[float] = self.leads
        """By weather: the chance to come."""
        if state.final_round():
            some = 1.0 - exp(-0.35 * (self.turns + self.winds))
            self.comes = [1.0 if votes else some for votes in totals]
        self.harvest: float = harvest_chance(state, self.turns, self.winds)


def turns_left(state: Petrichor) -> float:
    """How many actions are still to come in this round, about."""
    cards = 0
    for number in state.hands:
        cards += number
    if state.seats == 1:
        return cards / CARDS_ALONE if state.passer < 0 else 0.0
    return cards / CARDS_FOR_A_TURN if state.passer < 0 else min(cards / CARDS_FOR_A_TURN, state.seats - 1.0)


def wind_turns_left(state: Petrichor) -> float:
    """How many turns of the Southern Winds are still to come in this round, about: one before each of one's own, and in
    a variant one at the end."""
    if state.seats > 1 or state.passer >= 0:
        return 0.0
    return turns_left(state) + (1.0 if state.settings["one_more_turn"] else 0.0)


def wind_cards(state: Petrichor) -> float:
    """How many cards a turn of the Southern Winds has."""
    return 2.0 if state.settings["double_cards"] else 1.0


def leading_chances(totals: list[int], turns: float) -> list[float]:
    """The chance of each weather to be among the two with the most votes, the surer the fewer votes are to come."""
    heat = 0.3 + 0.22 * turns
    top = float(max(totals))
    weights = [exp((votes - top) / heat) for votes in totals]
    total = weights[0] + weights[1] + weights[2] + weights[3]
    chances = [0.0, 0.0, 0.0, 0.0]
    # The first place by weight; the second by weight among the others.
    for weather in range(4):
        chances[weather] += weights[weather] / total
        rest = total - weights[weather]
        if rest > 1e-9:
            for other in range(4):
                if other != weather:
                    chances[other] += weights[weather] / total * weights[other] / rest
    return [min(1.0, chance) for chance in chances]


def harvest_chance(state: Petrichor, turns: float, winds: float = 0.0) -> float:
    """How likely this round ends with a harvest."""
    left = state.dice[0] + state.dice[1] + state.dice[2]
    if not left or state.final_round():
        return 1.0
    ripe = 1.0 / (1.0 + exp(1.3 * (left - 0.45 * turns - WIND_DICE * winds) + 0.5)) if turns + winds > 0.0 else 0.0
    if state.seats > 1:
        return ripe
    return 1.0 - (1.0 - ripe) * (1.0 - dry_chance(state, winds))


def dry_chance(state: Petrichor, winds: float) -> float:
    """How likely the Southern Winds run out of drops in this round, which brings the harvest too."""
    left = float(state.supply[NEUTRAL])
    if left <= 0.0:
        return 1.0
    return 1.0 / (1.0 + exp((left - WIND_DROPS * winds * wind_cards(state)) / DRY)) if winds > 0.0 else 0.0


class Parts:
    """What every colour may expect of the fields and of the votes, and of everything together."""

    __slots__ = ("fields", "values", "votes")

    def __init__(self, fields: list[float], votes: list[float], values: list[float]) -> None:
        self.fields = fields
        self.votes = votes
        self.values = values


def prospects(state: Petrichor) -> list[float]:
    """For each colour the points that it has and those that lie in the fields, the clouds, the votes and the hand."""
    return prospects_of(state, Outlook(state)).values


def prospects_of(state: Petrichor, outlook: Outlook) -> Parts:
    """The same in its parts."""
    colours = state.colours
    fields = [0.0] * colours
    tokens = [float(number) for number in state.wheat]
    _add_fields(state, outlook, fields, tokens)
    _add_wheat(state, fields, tokens)
    votes = [0.0] * colours
    _add_votes(state, outlook, votes)
    values = [
        float(state.harvest_points[colour] + state.dice_points[colour]) + fields[colour] + votes[colour]
        for colour in range(colours)
    ]
    use = 1.0 if state.round < state.rounds() else min(1.0, 0.15 * outlook.turns)
    for colour in range(colours):
        supply = state.supply[colour]
        values[colour] += 0.3 * min(supply, 4) + 0.1 * min(max(supply - 4, 0), 6)
        values[colour] += CLOUD * use * len(state.own_clouds(colour))
    for seat in range(state.seats):
        values[seat] += hand_worth(state, seat)
    if state.seats == 1:
        left = state.rounds() - state.round
        values[NEUTRAL] += state.wind_points + WIND_CARD * wind_cards(state) * (WIND_ROUND * left + outlook.winds)
        values[0] += ROUND_ALONE * left
    return Parts(fields, votes, values)


def lead(state: Petrichor, seat: int) -> float:
    """How good a position is for a seat: its own points against those of the others, the best of them above all."""
    values = prospects(state)
    best = float("-inf")
    others = 0.0
    for colour, value in enumerate(values):
        if colour != seat:
            others += value
            best = max(best, value)
    return values[seat] - best if state.seats == 1 else values[seat] - 0.6 * best - 0.1 * others


def hand_worth(state: Petrichor, seat: int) -> float:
    """Cards are turns of this round, and some can be kept for the next one."""
    cards = float(state.hand_size(seat))
    kept = KEPT * min(cards, float(MOST_KEPT)) if state.round < state.rounds() and state.seats > 1 else 0.0
    if state.passer >= 0:
        return kept
    return max((CARD if state.seats > 1 else CARD_ALONE) * cards, kept)


def _add_fields(state: Petrichor, outlook: Outlook, values: list[float], tokens: list[float]) -> None:
    """What the tiles would bring now, if the harvest comes, and later, if it does not."""
    colours = state.colours
    final = state.final_round()
    now = outlook.harvest
    later = 0.0 if final else LATER * (1.0 - now)
    now /= 1.0 + FADES * outlook.turns
    rain = outlook.comes[RAIN]
    falls = [0.0, rain * outlook.comes[FROST], rain]
    blur_now = 0.5 + min(1.5, 0.08 * outlook.turns)
    air = _doubled(state, outlook.comes[SUN])
    for tile, crop in enumerate(state.tiles):
        if crop == LAKE:
            continue
        base = tile * colours
        kind = state.clouds[tile]
        if now > 0.02:
            water = [state.water[base + colour] + falls[kind] * air[base + colour] for colour in range(colours)]
            _add_tile(state, outlook, tile, water, now, True, blur_now, values, tokens)
        if later > 0.02:
            part = FALLS_LATER[kind]
            water = [state.water[base + colour] + part * air[base + colour] for colour in range(colours)]
            _add_tile(state, outlook, tile, water, later, False, 2.0, values, tokens)


def _doubled(state: Petrichor, sun: float) -> list[float]:
    """The drops in the clouds; everybody's largest share grows if the Sun comes."""
    colours = state.colours
    air = [float(drops) for drops in state.air]
    for colour in range(colours):
        most, at = 0, -1
        for place in range(colour, len(air), colours):
            drops = state.air[place]
            if most < drops <= state.supply[colour]:
                most, at = drops, place
        if at >= 0:
            air[at] += sun * most
    return air


def _add_tile(
    state: Petrichor,
    outlook: Outlook,
    tile: int,
    water: list[float],
    share: float,
    now: bool,
    blur: float,
    values: list[float],
    tokens: list[float],
) -> None:
    """Add what a tile brings if its water lies like this; `blur` is how many drops may still change."""
    colours = state.colours
    crop = state.tiles[tile]
    growth = state.growth[tile]
    total = 0.0
    for much in water:
        total += much
    if total < 0.1:
        return
    ripe = min(1.0, total / GROW[crop])
    share *= ripe * ripe * ripe if now else ripe
    extra = float(state.fertilized[tile])
    present = [min(1.0, much) for much in water]
    if crop == RICE:
        grown = 1.0 if growth == DEVELOPED else outlook.comes[RAIN] if now else 0.75
        for colour in range(colours):
            values[colour] += share * (grown * water[colour] + extra * present[colour])
        return
    if crop == CORN:
        everybody = 0.0
        for here in present:
            everybody += here
        for colour in range(colours):
            here = present[colour]
            values[colour] += share * here * (at_rank(SHARED_CORN, everybody - here) + extra)
        return
    grown = 1.0
    ranks = RANKED[crop]
    lower = ranks
    if crop == COFFEE and growth != DEVELOPED:
        lower = RANKED_SPROUTING
        sun = outlook.comes[SUN]
        grown = (sun if growth == SPROUTING else 0.3 * sun) if now else 0.6
    elif crop == CACTUS:
        lower = RANKED_DROWNED
        grown = 0.0 if growth == DROWNED else 1.0 - min(1.0, max(0.0, total + 1.0 - DROWN))
    for colour in range(colours):
        own = water[colour]
        if own <= 0.0:
            continue
        behind = 0.0
        for other in range(colours):
            if other != colour and water[other] > 0.0:
                chance = (water[other] - own + 0.5 + blur) / (2.0 * blur)
                if chance > 0.0:
                    behind += present[other] * min(1.0, chance)
        points = grown * at_rank(ranks, behind)
        if grown < 1.0:
            points += (1.0 - grown) * at_rank(lower, behind)
        values[colour] += share * present[colour] * (points + extra)
        if crop == WHEAT:
            tokens[colour] += share * present[colour] * max(0.0, 1.0 - behind)


def at_rank(points: list[float], rank: float) -> float:
    """The points of a place that lies between two places."""
    above = int(rank)
    if above >= 3:
        return points[3]
    return points[above] + (rank - above) * (points[above + 1] - points[above])


def _add_wheat(state: Petrichor, values: list[float], tokens: list[float]) -> None:
    """The bonus for the most wheat tokens, as far as it can be foreseen; who is tied has it too."""
    blur = 0.5 + min(1.0, 0.25 * (state.rounds() - state.round + 1))
    for colour, own in enumerate(tokens):
        if own <= 0.0:
            continue
        chance = min(1.0, own)
        for other, much in enumerate(tokens):
            if other != colour:
                chance *= min(1.0, max(0.0, (own - much + 0.5 + blur) / (2.0 * blur)))
        values[colour] += WHEAT_BONUS * chance


def _add_votes(state: Petrichor, outlook: Outlook, values: list[float]) -> None:
    """The way along the track of voting wins: the votes of this round, then about as many as everybody wins."""
    colours = state.colours
    left = state.rounds() - state.round
    blur = 0.5 + min(2.0, 0.15 * (outlook.turns + outlook.winds))
    shift = -0.5 if colours == 2 else 0.5  # two in a tie go without, more all advance
    drift = WIND_VOTES_A_TURN * outlook.winds  # nought where several play
    for colour in range(colours):
        wins = state.wins[colour] + WINS_A_ROUND * left
        for weather in range(4):
            votes = state.votes[weather * colours + colour]
            if not votes and not (drift > 0.0 and colour == NEUTRAL):
                continue
            most = 0
            for other in range(colours):
                if other != colour:
                    most = max(most, state.votes[weather * colours + other])
            ahead = votes - most + shift + (drift if colour == NEUTRAL else -drift)
            first = min(1.0, max(0.0, (ahead + blur) / (2.0 * blur)))
            leads = outlook.leads[weather]
            wins += WON * first * leads
            if left:
                wins += 0.2 * first * (1.0 - leads)
        values[colour] += on_track(wins)


def on_track(wins: float) -> float:
    """The points of a place on the track that lies between two."""
    at = int(wins)
    if at + 1 >= len(TRACK):
        return TRACK[-1]
    return TRACK[at] + (wins - at) * (TRACK[at + 1] - TRACK[at])
