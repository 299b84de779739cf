"""Laying out the table, dealing the cards, and the variants of dealing."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.settings import first_player
from tilth.core.steps import Label, Step, together
from tilth.games.agricola.cards.facts import FACTS, MAJORS, MINOR, OCCUPATION
from tilth.games.agricola.rules import decks
from tilth.games.agricola.rules.anytime import discard, draw
from tilth.games.agricola.rules.board import SPACE_NUMBERS, STAGES, spaces_at_start
from tilth.games.agricola.rules.goods import FOOD
from tilth.games.agricola.rules.improvements import PutDown
from tilth.games.agricola.rules.rounds import Round
from tilth.games.agricola.rules.state import SEAT_THINGS, Agricola

KEEP: Final = "keep"


def set_up(state: Agricola) -> None:
    """Lay out the table and push the first steps."""
    state.round_cards = lay_round_cards(state)
    state.in_play = spaces_at_start(state.seats, state.full)
    state.majors = MAJORS[:]
    state.starting = first_player(state.settings, state.seats, state.rng)
    state.tell("first", SEAT_THINGS[state.starting])
    for seat in range(state.seats):
        food = 2 if seat == state.starting else 3
        if state.seats == 1:
            food = state.settings.get("bonus_food", 0)
        state.gain(seat, FOOD, food)
    steps: list[Step[Any]] = []
    if state.full:
        shuffle_decks(state)
        steps = [PutDown(0, name) for name in decks.permanent(state.settings)]
        steps.extend(deal(state))
    state.push(*steps, Round())


def lay_round_cards(state: Agricola) -> list[int]:
    """The round cards, stage by stage: alone one may name those that come first, the others are shuffled."""
    named: list[str] = state.settings.get("round_cards", [])
    order: list[int] = []
    for stage in STAGES:
        order.extend([SPACE_NUMBERS[name] for name in named if name in stage])
        others = [SPACE_NUMBERS[name] for name in stage if name not in named]
        state.rng.shuffle(others)
        order.extend(others)
    return order


def shuffle_decks(state: Agricola) -> None:
    """Make the decks from the cards that are in this game."""
    state.occupation_deck = decks.in_deck(OCCUPATION, state.seats, state.settings)
    state.minor_deck = decks.in_deck(MINOR, state.seats, state.settings)
    state.rng.shuffle(state.occupation_deck)
    state.rng.shuffle(state.minor_deck)


def deal(state: Agricola) -> list[Step[Any]]:
    """Give everybody their cards, and the steps in which they choose among them."""
    way: str = state.settings["deal"]
    draft = way == "draft" and state.seats > 1
    for kind in decks.KINDS:
        deck = state.occupation_deck if kind == OCCUPATION else state.minor_deck
        own = decks.chosen(state.settings, kind)
        more = decks.dealt(kind, state.settings) - len(own)
        if len(deck) < more * state.seats:
            more = len(deck) // state.seats
            state.tell("few_cards", more)
        for seat in range(state.seats):
            cards = own + [deck.pop() for _ in range(more)]
            if draft:
                state.players[seat].pack.extend(cards)
            else:
                state.players[seat].hand.extend(cards)
            things = [f"card:{name}" for name in cards]
            who = SEAT_THINGS[seat]
            state.tell_seat(seat, "dealt", (who, len(cards), things), (who, len(cards), None))
    seats = list(range(state.seats))
    if draft:
        return [DraftRound(OCCUPATION), DraftRound(MINOR)]
    if way == "ten":
        choices: list[list[Step[Any]]] = []
        for seat in seats:
            hand = state.players[seat].hand
            extra = [(kind, _count(hand, kind) - decks.kept(kind, state.settings)) for kind in decks.KINDS]
            choices.append([Drop(seat, kind, more) for kind, more in extra if more > 0])
        return [together(choices), Bury()]
    if way == "mulligan":
        return [Mulligan(seat) for seat in state.in_order()]
    return []


def _count(cards: list[str], kind: str) -> int:
    return sum([1 for name in cards if FACTS[name].kind == kind])


class Drop(Step[Agricola]):
    """Ten minus three: lay cards of the hand aside."""

    __slots__ = ("kind", "left")

    name = "drop"
    saved = ("seat", "kind", "left")
    kinds = ("kind: word",)

    def __init__(self, seat: int, kind: str, left: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.left = left

    def options(self, state: Agricola) -> list[str]:
        return [f"discard {name}" for name in state.players[self.seat].hand if FACTS[name].kind == self.kind]

    def choose(self, state: Agricola, option: str) -> None:
        player = state.players[self.seat]
        name = option.partition(" ")[2]
        player.hand.remove(name)
        player.pack.append(name)
        if self.left > 1:
            state.push(Drop(self.seat, self.kind, self.left - 1))

    def touches(self, state: Agricola, option: str) -> list[str]:
        return [f"card:{option.partition(' ')[2]}"]

    def label(self, state: Agricola, option: str) -> Label:
        return ("discard", {"card": f"card:{option.partition(' ')[2]}"})

    def prompt(self, state: Agricola) -> Label:
        return ("ask-drop", {"number": self.left})


class Bury(Step[Agricola]):
    """What everybody laid aside leaves the game, face down."""

    __slots__ = ()

    name = "bury"

    def run(self, state: Agricola) -> None:
        for seat in range(state.seats):
            player = state.players[seat]
            cards = [f"card:{name}" for name in player.pack]
            who = SEAT_THINGS[seat]
            state.tell_seat(seat, "discarded", (who, len(cards), cards), (who, len(cards), None))
            state.buried = state.buried + player.pack
            player.pack = []


class Mulligan(Step[Agricola]):
    """Throw a whole hand of one kind away for one card fewer, as often as one likes."""

    __slots__ = ()

    name = "mulligan"
    saved = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: Agricola) -> list[str]:
        hand = state.players[self.seat].hand
        options = [KEEP]
        if _count(hand, OCCUPATION) > 1 and len(state.occupation_deck) >= _count(hand, OCCUPATION) - 1:
            options.append("redeal occupation")
        if _count(hand, MINOR) > 1 and len(state.minor_deck) >= _count(hand, MINOR) - 1:
            options.append("redeal minor")
        return options

    def choose(self, state: Agricola, option: str) -> None:
        if option == KEEP:
            return
        kind = option.partition(" ")[2]
        old = [name for name in state.players[self.seat].hand if FACTS[name].kind == kind]
        for name in old:
            discard(state, self.seat, name)
        draw(state, self.seat, kind == OCCUPATION, len(old) - 1)
        state.push(self)

    def label(self, state: Agricola, option: str) -> Label:
        return (option.replace(" ", "-"), {})


class DraftRound(Step[Agricola]):
    """Everybody takes a card from the pack and passes it on, until the packs of this kind are empty."""

    __slots__ = ("kind",)

    name = "draft_round"
    saved = ("kind",)
    kinds = ("kind: word",)

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def run(self, state: Agricola) -> None:
        if _count(state.players[0].pack, self.kind):
            picks: list[list[Step[Any]]] = [[Draft(seat, self.kind)] for seat in range(state.seats)]
            state.push(together(picks), PassPacks(self.kind), DraftRound(self.kind))


class Draft(Step[Agricola]):
    """Take one card from the pack."""

    __slots__ = ("kind",)

    name = "draft"
    saved = ("seat", "kind")
    kinds = ("kind: word",)

    def __init__(self, seat: int, kind: str) -> None:
        super().__init__(seat)
        self.kind = kind

    def options(self, state: Agricola) -> list[str]:
        return [f"pick {name}" for name in state.players[self.seat].pack if FACTS[name].kind == self.kind]

    def choose(self, state: Agricola, option: str) -> None:
        player = state.players[self.seat]
        name = option.partition(" ")[2]
        player.pack.remove(name)
        player.hand.append(name)
        who = SEAT_THINGS[self.seat]
        state.tell_seat(self.seat, "picked", (who, [f"card:{name}"]), (who, None))

    def touches(self, state: Agricola, option: str) -> list[str]:
        return [f"card:{option.partition(' ')[2]}"]

    def label(self, state: Agricola, option: str) -> Label:
        return ("pick", {"card": f"card:{option.partition(' ')[2]}"})


class PassPacks(Step[Agricola]):
    """Every pack goes to the left."""

    __slots__ = ("kind",)

    name = "pass_packs"
    saved = ("kind",)
    kinds = ("kind: word",)

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def run(self, state: Agricola) -> None:
        kinds = [[name for name in player.pack if FACTS[name].kind == self.kind] for player in state.players]
        for seat in range(state.seats):
            player = state.players[seat]
            rest = [name for name in player.pack if FACTS[name].kind != self.kind]
            player.pack = kinds[(seat - 1) % state.seats] + rest
        state.reveals += 1
        state.tell("packs_passed")
