"""What a player may do at any time: eat, cook, move animals, exchange cards, and what cards allow."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.state import NOTHING as NO_OPTIONS
from tilth.core.steps import Label, Step
from tilth.games.agricola.cards.facts import OCCUPATION
from tilth.games.agricola.rules.farm.animals import Arrange, House, Pot, cook
from tilth.games.agricola.rules.food import EAT, EDIBLE, MakeFood, cooking, due
from tilth.games.agricola.rules.goods import (
    ANIMALS,
    BUILDING,
    FOOD,
    GOOD_NUMBERS,
    GOODS,
    NOTHING,
    SHEEP,
    WOOD,
    Price,
    amount,
)
from tilth.games.agricola.rules.harvest import food_needed
from tilth.games.agricola.rules.improvements import Owe
from tilth.games.agricola.rules.moments import Ask
from tilth.games.agricola.rules.state import GOOD_THINGS, RAW, SEAT_THINGS, Agricola, Player

PRICE: Final = 3
"""Cards given for one new one in the variant 3 for 1."""

PAUSES: Final = frozenset(["place", "place_second", "improve", "occupation", "owe", "feed"])
"""The decisions that wait for the player even where there is a single option; elsewhere that is no decision."""

BETWEEN: Final = frozenset([*PAUSES, "offer"])
"""The decisions between works: here a work of its own, a renovation or a room, can be put in."""

ALWAYS_OPEN: Final = frozenset(["place", "place_second", "owe", "feed", "house"])
"""The decisions that have an option whatever the player gives away."""

STOPS: Final = frozenset(["done", "pass", "no"])
"""The options that end something, which can be chosen whatever the player gives away."""

SPENT: Final[dict[str, tuple[int, ...]]] = {"fence": (WOOD,), "build": BUILDING, "renovate": BUILDING}
"""The goods on which the options of a decision depend; all of them where it is not named."""

PLACING: Final = frozenset(["place", "place_second"])

FARMING: Final = frozenset(["build", "fence", "field_work", "feed"])
"""The decisions beside which animals are moved and let go, as before a person is placed, if there is another place than
the house: those about the farmyard, and the last one before animals breed. Where new animals find no place the player
is asked which stay, so nothing has to be moved for them."""

CARDS: Final = frozenset(["place", "place_second", "improve", "occupation"])
"""The decisions beside which cards are exchanged, as long as nothing must be played."""

SEVERAL: Final = "several"
_ONE: Final[list[Price]] = [amount(good) for good in range(GOODS)]


VERBS: Final = frozenset(["eat", "cook", "animals", "exchange"])
"""What everybody may do. A card of the same name, as the Cook is, does nothing at any time, so no option means it."""


def card_used(option: str) -> str:
    """The card that an option at any time uses, empty for what everybody may do."""
    what = option[1:].partition(" ")[0]
    return "" if what in VERBS else what


def offered(state: Agricola, seat: int, options: list[str]) -> list[str]:
    """What a player may do beside these options of a decision, and then still decide."""
    top = state.stack[-1]
    if isinstance(top, (MakeFood, Pot)) or (isinstance(top, Ask) and _within(state, seat, top)):
        return NO_OPTIONS  # inside one thing done at any time there is no other
    if isinstance(top, House):
        if not top.cooking:  # nothing is done with animals that are being born
            return NO_OPTIONS
        if _must(state, seat):
            return NO_OPTIONS
        if len(options) == 1:
            return _rescues(state, seat)
    elif state.round == 0 or (len(options) == 1 and top.name not in PAUSES):
        return NO_OPTIONS
    decision = top.name
    player = state.players[seat]
    goods = player.goods
    rates = player.rates
    stops = decision in ALWAYS_OPEN or options[-1] in STOPS or any(option in STOPS for option in options)
    found: list[str] = []
    cooked = 0
    for good in EDIBLE:
        if goods[good] == 0 or rates[good] == 0 or (good >= SHEEP and not cooking(state)):
            continue
        if stops or _leaves_a_way(state, seat, _ONE[good]):
            found.append(EAT[good])
            at_once = min(goods[good], -(-_missing(state, top, seat) // rates[good]))
            if at_once > 1:
                found.append(f"{EAT[good]} {at_once}")
        if good >= SHEEP:
            cooked += goods[good]
    if cooked > 1 and stops:
        found.append(f"!cook {SEVERAL}")
    if player.pens and _herds(player, decision, len(options) + len(found) > 1):
        found.append("!animals")
    if state.full and stops and decision in CARDS and len(player.hand) >= PRICE and state.settings.get("exchange"):
        if state.occupation_deck:
            found.append("!exchange occupation")
        if state.minor_deck:
            found.append("!exchange minor")
    for card in state.folding(seat, "anytime"):
        if card.works and not (stops and decision in BETWEEN):
            continue
        for what in card.anytime(state, seat):
            if stops or _leaves_a_way(state, seat, card.spends(state, seat, what)):
                found.append(f"!{card.name} {what}".rstrip())
    return found


def _within(state: Agricola, seat: int, asked: Ask) -> bool:
    """Whether a card asks while food is made, or is itself what is being done at any time."""
    return due(state, seat) != NOTHING or "anytime" in state.card(asked.card).folds


def _herds(player: Player, decision: str, asked: bool) -> bool:
    """Whether animals are moved beside a decision; a family that just eats is not asked for that alone."""
    if decision in PLACING:
        return True
    return decision in FARMING and player.fences | player.stables != 0 and (asked or decision != "feed")


def _must(state: Agricola, seat: int) -> bool:
    """Whether below the open decision another of the player waits that must be made, with the goods there are."""
    if len(state.stack) < 2 or state.stack[-2].seat != seat:
        return False
    below = state.stack[-2]
    return below.name not in ALWAYS_OPEN and not any(option in STOPS for option in below.options(state))


def _rescues(state: Agricola, seat: int) -> list[str]:
    """What a player may do with animals that would just be let go."""
    found: list[str] = []
    for card in state.folding(seat, "anytime"):
        for what in card.anytime(state, seat):
            if any(card.spends(state, seat, what)[SHEEP:]):
                found.append(f"!{card.name} {what}")
    return found


def _missing(state: Agricola, top: Step[Any], seat: int) -> int:
    """The food a player lacks where it is due now."""
    if top.name == "feed":
        return food_needed(state, seat) - state.players[seat].goods[FOOD]
    return top.food - state.players[seat].goods[FOOD] if isinstance(top, Owe) else 0


def _leaves_a_way(state: Agricola, seat: int, given: Price) -> bool:
    """Whether the open decision, which must be made, has an option left after so much is given away."""
    top = state.stack[-1]
    spent = SPENT.get(top.name)
    if spent is not None and not any(given[good] for good in spent):
        return True
    goods = state.players[seat].goods
    for good in range(GOODS):
        goods[good] -= given[good]
    left = any(option not in STOPS for option in top.options(state))
    for good in range(GOODS):
        goods[good] += given[good]
    return left


def do(state: Agricola, seat: int, option: str) -> None:
    what, _, rest = option[1:].partition(" ")
    if rest == SEVERAL:
        state.push(Pot(seat))
    elif what in ("eat", "cook"):
        good, _, number = rest.partition(" ")
        cook(state, seat, amount(GOOD_NUMBERS[good], int(number or 1)))
    elif what == "animals":
        state.push(Arrange(seat))
    elif what == "exchange":
        state.push(Exchange(seat, rest))
    else:
        state.tell("used_card", SEAT_THINGS[seat], f"card:{what}")
        state.card(what).do(state, seat, rest)


def usable(state: Agricola, seat: int) -> list[str]:
    """The cards a player has in play that one of the open options uses."""
    step = state.deciding(seat)
    if step is None or seat not in state.to_act():
        return []
    player = state.players[seat]
    used: set[str] = set()
    for option in state.options(seat):
        if option[0] != "!":
            used.update([thing.partition(":")[2] for thing in step.touches(state, option)])
            if option.startswith("bake "):
                used.update([name for name in player.cards if state.card(name).bakes[0]])
            continue
        used.add(card_used(option))
        words = option[1:].split()
        if words[0] in ("eat", "cook") and words[1] != SEVERAL:
            good = GOOD_NUMBERS[words[1]]
            best = player.rates[good]
            if best > RAW[good]:
                used.update([name for name in player.cards if state.card(name).food_rates(state, seat)[good] == best])
    return [name for name in player.cards if name in used]


def touches(state: Agricola, seat: int, option: str) -> list[str]:
    what, _, rest = option[1:].partition(" ")
    if rest == SEVERAL:
        player = state.players[seat]
        return [GOOD_THINGS[animal] for animal in ANIMALS if player.goods[animal] and player.rates[animal]]
    if what in ("eat", "cook"):
        return [GOOD_THINGS[GOOD_NUMBERS[rest.split()[0]]]]
    card = card_used(option)
    return [f"card:{card}"] if card else []


def label(state: Agricola, seat: int, option: str) -> Label:
    what, _, rest = option[1:].partition(" ")
    if rest == SEVERAL:
        return ("cook-several", {})
    if what in ("eat", "cook"):
        name, _, number = rest.partition(" ")
        good = GOOD_NUMBERS[name]
        food = int(number or 1) * state.players[seat].rates[good]
        return ("cook", {"number": int(number or 1), "good": GOOD_THINGS[good], "food": food})
    if what == "animals":
        return ("animals", {})
    if what == "exchange":
        return (f"exchange-{rest}", {})
    return state.card(what).do_label(rest)


class Exchange(Step[Agricola]):
    """The variant 3 for 1: lay three cards of the hand aside and draw one."""

    __slots__ = ("kind", "left")

    name = "exchange"
    saved = ("seat", "kind", "left")
    kinds = ("kind: word",)

    def __init__(self, seat: int, kind: str, left: int = PRICE) -> None:
        super().__init__(seat)
        self.kind = kind
        self.left = left

    def options(self, state: Agricola) -> list[str]:
        return [f"discard {name}" for name in state.players[self.seat].hand]

    def choose(self, state: Agricola, option: str) -> None:
        discard(state, self.seat, option.partition(" ")[2])
        if self.left > 1:
            state.push(Exchange(self.seat, self.kind, self.left - 1))
        else:
            draw(state, self.seat, self.kind == OCCUPATION, 1)

    def touches(self, state: Agricola, option: str) -> list[str]:
        return [f"card:{option.partition(' ')[2]}"]

    def label(self, state: Agricola, option: str) -> Label:
        return ("discard", {"card": f"card:{option.partition(' ')[2]}"})

    def prompt(self, state: Agricola) -> Label:
        return ("ask-exchange", {"number": self.left})


def discard(state: Agricola, seat: int, name: str) -> None:
    """Lay a card of the hand aside, face down."""
    state.players[seat].hand.remove(name)
    state.buried = [*state.buried, name]
    state.tell_seat(seat, "discarded", (SEAT_THINGS[seat], 1, [f"card:{name}"]), (SEAT_THINGS[seat], 1, None))


def draw(state: Agricola, seat: int, occupations: bool, number: int) -> None:
    """Draw cards of one kind from what was set aside at the start."""
    deck = (state.occupation_deck if occupations else state.minor_deck)[:]
    drawn = [deck.pop() for _ in range(min(number, len(deck)))]
    if occupations:
        state.occupation_deck = deck
    else:
        state.minor_deck = deck
    state.players[seat].hand.extend(drawn)
    state.reveals += 1
    cards = [f"card:{name}" for name in drawn]
    state.tell_seat(seat, "drew", (SEAT_THINGS[seat], len(drawn), cards), (SEAT_THINGS[seat], len(drawn), None))
