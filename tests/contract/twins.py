"""Twins: two positions that differ only in what some seats cannot know.

A twin is made by exchanging two hidden things in a saved position, so that it owes nothing to the rules it is meant to
try: `known` says, once more and in a few words for every game, what a seat may know of what is hidden from somebody.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.contract.cases import option_sets
from tests.contract.laws import play
from tests.toys.farm import Farm
from tilth.core import Game, Refusal, Rng, State, Together
from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.rules.board import STAGE_OF
from tilth.games.agricola.rules.state import Agricola
from tilth.games.earth.rules.anytime import TakeCompost
from tilth.games.earth.rules.board import CLIMATE, ISLAND
from tilth.games.earth.rules.data import CLIMATES, ECOSYSTEMS, ISLANDS
from tilth.games.earth.rules.state import EarthState
from tilth.games.earth.rules.teams import team_of
from tilth.games.petrichor.rules.data import WEATHERS
from tilth.games.petrichor.rules.state import Petrichor

Data = dict[str, Any]
Seat = int | None
"""A seat, or None for a spectator."""

TRIES = 12
"""How often an exchange is tried at a position that may have nothing to exchange."""


@dataclass
class Twins:
    """Two positions, and what was exchanged between them."""

    what: str
    one: State
    other: State


class Hidden:
    """What a game hides: how to exchange some of it in a saved position, and what a seat knows of it."""

    shuffles: tuple[str, ...] = ()
    """Events after which something that had come to light is hidden again, so that nothing can be compared."""

    def exchange(self, data: Data, rng: Rng) -> str:
        """Exchange two hidden things in place and say which; nothing where there are none."""
        return ""

    def prepare(self, data: Data, rng: Rng) -> None:
        """Let more hang on what is hidden than in most random games."""

    def known(self, state: Any, seat: Seat) -> Any:
        """All that a seat sees of the things that are hidden from somebody."""
        return None


class Pile:
    """A hidden pile of a saved position, as a list of cards with its top at the end."""

    def __init__(self, name: str, cards: list[Any], deep: bool = False) -> None:
        self.name = name
        self.cards = cards
        self.free = len(cards) // 2 if deep else len(cards)
        """How many of them can be exchanged; what lies near the top of a deck would soon come to light."""


def exchange_cards(piles: list[Pile], flow: str, rng: Rng, kinds: dict[str, str] | None = None) -> tuple[str, str, str]:
    """Exchange a card of one pile with a card of any pile, but none that the flow speaks of; say what, and which."""
    filled = [pile for pile in piles if pile.free]
    if not filled:
        return "", "", ""
    first, second = rng.pick(filled), rng.pick(filled)
    at, to = rng.below(first.free), rng.below(second.free)
    one, other = first.cards[at], second.cards[to]
    unlike = kinds is not None and kinds[one] != kinds[other]
    if one == other or unlike or f'"{one}"' in flow or f'"{other}"' in flow:
        return "", "", ""
    first.cards[at], second.cards[to] = other, one
    return f"{first.name}: {one} / {second.name}: {other}", one, other


class HiddenFarm(Hidden):
    def exchange(self, data: Data, rng: Rng) -> str:
        hands = [Pile(f"hand {seat}", player["hand"]) for seat, player in enumerate(data["players"])]
        return exchange_cards(hands, json.dumps(data["flow"]), rng)[0]

    def known(self, state: Farm, seat: Seat) -> Any:
        own = None if seat is None else (state.hands[seat], state.picked[seat])
        return own, state.cards


class HiddenPetrichor(Hidden):
    shuffles = ("deck_reshuffled", "wind_deck_shuffled")

    def exchange(self, data: Data, rng: Rng) -> str:
        if data["tiles_face_down"] and rng.below(2):
            one, other = rng.pick(list(data["tiles"])), rng.pick(list(data["tiles"]))
            tiles = data["tiles"]
            tiles[one]["crop"], tiles[other]["crop"] = tiles[other]["crop"], tiles[one]["crop"]
            return f"tiles {one} / {other}"
        if "southern_winds" in data and rng.below(2):
            return exchange_cards([Pile("wind deck", data["southern_winds"]["deck"], True)], "", rng)[0]
        piles = [Pile("deck", data["deck"], True)]
        for seat, player in enumerate(data["players"]):
            for name in ("hand", "pack"):
                cards = [card for card, number in player[name].items() for _ in range(number)]
                piles.append(Pile(f"{name} {seat}", cards))
        said = exchange_cards(piles, "", rng)[0]
        for seat, player in enumerate(data["players"]):
            for cards, name in zip(piles[1 + 2 * seat :], ("hand", "pack"), strict=False):
                player[name] = {card: cards.cards.count(card) for card in WEATHERS if card in cards.cards}
        return said

    def known(self, state: Petrichor, seat: Seat) -> Any:
        own = None
        if seat is not None:
            own = [cards[seat * 4 : seat * 4 + 4] for cards in (state.hands, state.packs, state.picked)]
        tiles = None if state.face_down else state.tiles
        return own, state.discard, tiles, state.wind_card, state.wind_discard


class HiddenAgricola(Hidden):
    def prepare(self, data: Data, rng: Rng) -> None:
        """Everybody has some cards that let others be played, and something to pay for those."""
        for deck in (data["occupation_deck"], data["minor_deck"]):
            for name in [name for name in deck if name in PLAYING]:
                deck.remove(name)
                rng.pick(data["players"])["cards"].append(name)
        for player in data["players"]:
            player["house"] = rng.pick([player["house"], "stone"])
            for good in player["goods"]:
                player["goods"][good] += rng.below(4)

    def exchange(self, data: Data, rng: Rng) -> str:
        flow = json.dumps(data["flow"])
        if data["options"].get("mode", "full") != "full" or rng.below(6) == 0:
            shown = [space["space"] for space in data["spaces"]] + data["options"].get("round_cards", [])
            hidden = [
                place
                for place, space in enumerate(data["round_cards"])
                if place > data["round"] and space not in shown  # the next one would come to light at once
            ]
            cards = [data["round_cards"][place] for place in hidden]
            said = exchange_cards([Pile("round cards", cards)], flow, rng, STAGES)[0]
            for place, space in zip(hidden, cards, strict=True):
                data["round_cards"][place] = space
            return said
        piles: list[Pile] = []
        for seat, player in enumerate(data["players"]):
            piles += [Pile(f"{name} {seat}", player[name]) for name in ("hand", "hand", "pack")]
        piles += [Pile(name, data[name], True) for name in ("occupation_deck", "minor_deck")]
        piles.append(Pile("buried", data["buried"]))
        return exchange_cards(piles, flow, rng, CARD_KINDS)[0]

    def known(self, state: Agricola, seat: Seat) -> Any:
        own = None if seat is None else (state.players[seat].hand, state.players[seat].pack)
        return own, [player.cards for player in state.players], state.round_cards[: state.round], state.in_play


PLAYING = [
    "educator",
    "puppeteer",
    "scholar",
    "writing_desk",
    "merchant",
    "businessman",
    "traveling_salesman",
    "lasso",
    "bookshelf",
    "patron",
]
"""Cards that have to do with other cards that are played from the hand."""
CARD_KINDS = {name: facts.kind for name, facts in FACTS.items()}
STAGES = {name: str(stage) for name, stage in STAGE_OF.items()}


class HiddenEarth(Hidden):
    def exchange(self, data: Data, rng: Rng) -> str:
        areas = data["areas"]
        if any(area["offers"]["island"] for area in areas) and rng.below(2):
            return self.exchange_offers(data, rng)
        if data["gaia"] is not None and rng.below(4) == 0:
            return exchange_cards([Pile("gaia deck", data["gaia"]["deck"], True)], "", rng)[0]
        piles = [Pile("deck", data["deck"], True), Pile("discard", data["discard"])]
        for seat, area in enumerate(areas):
            piles += [Pile(f"{name} {seat}", area[name]) for name in ("hand", "hand", "drawn", "compost", "dropped")]
            piles.append(Pile(f"lane {seat}", area["lane"], True))
        if data["gaia"] is not None:
            piles.append(Pile("gaia compost", data["gaia"]["compost"]))
        for team, pool in enumerate(data["pools"]):
            piles += [Pile(f"pool {name} {team}", pool[name]) for name in ("compost", "cards")]
        said, one, other = exchange_cards(piles, json.dumps(data["flow"]), rng)
        for area in areas if said else []:  # who drew it in this turn stays the same
            drawn = area["this_turn"]["drawn"]
            drawn[:] = [other if card == one else one if card == other else card for card in drawn]
        return said

    def exchange_offers(self, data: Data, rng: Rng) -> str:
        """Whole cards, with both sides, between what two players are offered, or with one that nobody has."""
        kind, sides = rng.pick([("island", ISLANDS), ("climate", CLIMATES), ("ecosystem", ECOSYSTEMS)])
        names = sorted(sides, key=lambda name: sides[name])
        open_for_all = {sides[name] // 2 for name in data["ecosystems"]} if kind == "ecosystem" else set()
        offers = [area["offers"][kind] for area in data["areas"]]
        cards = {sides[name] // 2: [name, names[at + 1]] for at, name in enumerate(names) if at % 2 == 0}
        dealt = sorted({sides[name] // 2 for offer in offers for name in offer})
        if not dealt:
            return ""
        one, other = rng.pick(dealt), rng.pick([card for card in sorted(cards) if card not in open_for_all])
        change = dict(zip(cards[one] + cards[other], cards[other] + cards[one], strict=True))
        for offer in offers:
            offer[:] = [change.get(name, name) for name in offer]
        return f"{kind}: {cards[one]} / {cards[other]}" if one != other else ""

    def known(self, state: EarthState, seat: Seat) -> Any:
        sides = [
            (state.field[other][ISLAND], state.field[other][CLIMATE], state.ecosystem[other])
            for other in range(state.seats)
            if other == seat or not any(state.offers[other])
        ]
        fields = [[state.field[other][cell] for cell in state.spots[other]] for other in range(state.seats)]
        gaia = None if state.gaia is None else (state.gaia.card, state.gaia.pile)
        if seat is None:
            return sides, fields, state.played, gaia
        step = state.deciding(seat)
        seen = state.compost[seat][-step.number :] if isinstance(step, TakeCompost) else []
        pool = state.pools[team_of(seat)].cards if state.pools else []
        own = state.hands[seat], state.drawn[seat], state.offers[seat], seen, pool
        return sides, fields, state.played, gaia, own


HIDDEN: dict[str, Hidden] = defaultdict(
    Hidden,  # nothing but chance, as in Sonora, or in a game whose own tests say what it hides
    farm=HiddenFarm(),
    petrichor=HiddenPetrichor(),
    agricola=HiddenAgricola(),
    earth=HiddenEarth(),
)


def tables(rules: Game) -> list[tuple[int, Data]]:
    """Seats and options of all games, mixed; of those in which little is hidden only a few."""
    found = [(seats, options) for seats in rules.seats for options in option_sets(rules, seats)]
    rng = Rng(len(found))
    rng.shuffle(found)
    return [
        (seats, options)
        for seats, options in found
        if rng.below(6) == 0 or (seats > 1 and options.get("mode", "full") == "full")
    ]


def begins(state: State) -> bool:
    """Whether nobody has chosen anything in secret yet, so that nothing is lost when the position is saved."""
    top = state.stack[-1]
    return not isinstance(top, Together) or not top.made


def prepared(rules: Game, state: State, rng: Rng) -> str:
    """The position as it is, or half the time with more in it that hangs on what is hidden, if that can be."""
    data = rules.save(state)
    text = json.dumps(data)
    if rng.below(2):
        HIDDEN[rules.name].prepare(data, rng)
        try:
            rules.load(data)
        except Refusal:
            return text
    return json.dumps(data)


def twins_of(rules: Game, state: State, rng: Rng) -> Twins | None:
    """A pair of positions made from this one, as a table holds them; where nothing else is hidden, chance is."""
    text = prepared(rules, state, rng)
    only_chance = type(HIDDEN[rules.name]) is Hidden
    for tried in range(TRIES if only_chance or rng.below(4) == 0 else TRIES - 1):
        data = json.loads(text)
        chance = tried == TRIES - 1
        what = "chance" if chance else HIDDEN[rules.name].exchange(data, rng)
        if chance:
            data["rng"]["seed"] = rng.below(2**62)
        if not what:
            continue
        try:
            one, other = rules.load(json.loads(text), patient=True), rules.load(data, patient=True)
        except Refusal:
            continue  # what cannot be
        one.telling = other.telling = True
        return Twins(what, one, other)
    return None


def twins_in(rules: Game, seats: int, options: Data, seed: int, every: int, most: int) -> Iterator[tuple[Twins, Rng]]:
    """Twins at about one decision in `every` of a random game."""
    rng = Rng(seed)
    state = rules.new(seats, options, seed, telling=False, patient=True)
    for _ in range(most):
        if state.is_over():
            return
        if begins(state) and rng.below(every) == 0:
            twins = twins_of(rules, state, rng)
            if twins is not None:
                yield twins, rng
        play(state, rng)
