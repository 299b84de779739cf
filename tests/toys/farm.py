"""A tiny farming game that uses everything the core offers: a draft, cards, interruptions, a throw, years in a row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tilth.core import (
    Card,
    CardState,
    Catalogue,
    Game,
    Label,
    Moment,
    NameList,
    Offer,
    Reader,
    Refusal,
    Rng,
    Sequel,
    Setting,
    Step,
    Way,
    step_table,
    together,
)

WOOD, CLAY, FOOD = range(3)
GOODS = ("wood", "clay", "food")
SPACES = {"forest": (WOOD, 3), "grove": (WOOD, 2), "pit": (CLAY, 1), "pond": (FOOD, 2)}


class WoodCarter(Card):
    """1 more wood from a space that gives wood."""

    name = "wood-carter"
    acts_at = ("after-space",)

    def act(self, state: Farm, seat: int, moment: str, arg: str) -> None:
        if SPACES[arg][0] == WOOD:
            state.gain(seat, WOOD, 1)


class CharcoalBurner(Card):
    """When feeding, 1 wood may become 2 food."""

    name = "charcoal-burner"
    offered_at = ("feeding",)

    def usable(self, state: Farm, seat: int, moment: str, arg: Any) -> bool:
        return state.goods[seat][WOOD] >= 1

    def use(self, state: Farm, seat: int, moment: str, arg: Any) -> None:
        state.gain(seat, WOOD, -1)
        state.gain(seat, FOOD, 2)


class HedgeKeeper(Card):
    """At any time, 2 wood become a hedge."""

    name = "hedge-keeper"


class Peddler(Card):
    """Before a clay space is used, 1 wood or 1 food."""

    name = "peddler"
    acts_at = ("before-space",)

    def act(self, state: Farm, seat: int, moment: str, arg: str) -> None:
        if SPACES[arg][0] == CLAY:
            state.push(GainOneOf(seat, (WOOD, FOOD)))


CARDS = [WoodCarter(), CharcoalBurner(), HedgeKeeper(), Peddler()]


class Farm(CardState):
    __slots__ = ("cards", "goods", "hands", "hedges", "occupied", "picked", "thrown")

    game = "farm"
    catalogue = Catalogue(CARDS)
    event_fields: ClassVar[dict[str, tuple[str, ...]]] = {
        "gained": ("seat", "good", "number"),
        "picked": ("seat", "card"),
        "thrown": ("seat", "length"),
    }

    def __init__(self, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        super().__init__(seats, settings, rng)
        self.goods = [[0, 0, 2] for _ in range(seats)]
        self.cards: list[list[str]] = [[] for _ in range(seats)]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.picked = [""] * seats
        self.hedges = [0] * seats
        self.thrown = [0] * seats
        self.occupied: dict[str, int] = {}

    def clone(self) -> Farm:
        new = Farm.__new__(Farm)
        self.copy_flow(new)
        new.goods = [row[:] for row in self.goods]
        new.cards = [row[:] for row in self.cards]
        new.hands = [row[:] for row in self.hands]
        new.picked, new.hedges, new.thrown = self.picked[:], self.hedges[:], self.thrown[:]
        new.occupied = self.occupied.copy()
        return new

    def gain(self, seat: int, good: int, number: int) -> None:
        self.goods[seat][good] += number
        self.tell("gained", f"seat:{seat}", f"good:{GOODS[good]}", number)

    def cards_of(self, seat: int) -> list[str]:
        return list(dict.fromkeys(self.cards[seat]))  # each card is there twice, and works once

    def anytime(self, seat: int) -> list[str]:
        keeper = "hedge-keeper" in self.cards[seat] and self.goods[seat][WOOD] >= 2
        return ["!hedge"] if keeper else []

    def interrupt(self, seat: int, option: str) -> None:
        self.gain(seat, WOOD, -2)
        self.hedges[seat] += 1

    def save_table(self) -> dict[str, Any]:
        return {
            "players": [
                {
                    "goods": dict(zip(GOODS, self.goods[seat], strict=True)),
                    "cards": self.cards[seat],
                    "hand": self.hands[seat],
                    "picked": self.picked[seat],
                    "hedges": self.hedges[seat],
                    "thrown": self.thrown[seat],
                }
                for seat in range(self.seats)
            ],
            "occupied": dict(self.occupied),
        }

    def seat_view(self, seat: int | None) -> dict[str, Any]:
        table = self.save_table()
        for other, player in enumerate(table["players"]):
            if other != seat:
                player["hand"] = len(player["hand"])
                player["picked"] = bool(player["picked"])
        return {"round": self.round, **table}

    def redeal(self, seat: int, rng: Rng) -> None:
        others = [other for other in range(self.seats) if other != seat]
        unseen = sorted(card for other in others for card in self.hands[other])
        rng.shuffle(unseen)
        for other in others:
            self.hands[other] = [unseen.pop() for _ in self.hands[other]]
            if self.picked[other]:  # before the position was saved
                self.picked[other] = self.hands[other][0]

    def scores(self) -> list[dict[str, int]]:
        return [
            {"goods": sum(self.goods[seat]), "hedges": 3 * self.hedges[seat], "throw": self.thrown[seat]}
            for seat in range(self.seats)
        ]

    def ranking(self) -> list[int]:
        totals = [sum(parts.values()) for parts in self.scores()]
        return [1 + sum(other > total for other in totals) for total in totals]


class Pick(Step[Farm]):
    """Keep one card of the hand you hold, in secret."""

    name = "pick"
    saved = ("seat",)

    def options(self, state: Farm) -> list[str]:
        return list(dict.fromkeys(state.hands[self.seat]))

    def private(self, state: Farm) -> bool:
        return len(state.hands[self.seat]) > 1  # they may be alike; that a last card is no choice everybody sees

    def choose(self, state: Farm, option: str) -> None:
        state.picked[self.seat] = option
        card = f"card:{option}"
        state.tell_seat(self.seat, "picked", (f"seat:{self.seat}", card), (f"seat:{self.seat}", ""))

    def touches(self, state: Farm, option: str) -> list[str]:
        return [f"card:{option}"]


class PassHands(Step[Farm]):
    """Show the picked cards and pass the rest to the left."""

    name = "pass_hands"

    def run(self, state: Farm) -> None:
        for seat in range(state.seats):
            state.hands[seat].remove(state.picked[seat])
            state.cards[seat].append(state.picked[seat])
            state.picked[seat] = ""
        state.reveals += 1
        state.hands = [*state.hands[1:], state.hands[0]]
        if state.hands[0]:
            state.push(draft(state), PassHands())


def draft(state: Farm) -> Step[Any]:
    return together([[Pick(seat)] for seat in range(state.seats)])


class Round(Step[Farm]):
    name = "round"
    saved = ("number",)
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: Farm) -> None:
        state.round = self.number
        state.occupied = dict.fromkeys(SPACES, -1)
        seats = range(state.seats)
        feeding = [step for seat in seats for step in (Moment("feeding", seat), Feed(seat))]
        last = self.number == state.settings["rounds"]
        after = [Throw(seat) for seat in seats] if last else [Round(self.number + 1)]
        state.push(*[PlaceWorker(seat) for seat in seats], *feeding, *after)


class PlaceWorker(Step[Farm]):
    name = "place_worker"
    saved = ("seat",)

    def options(self, state: Farm) -> list[str]:
        return [space for space, by in state.occupied.items() if by < 0]

    def choose(self, state: Farm, option: str) -> None:
        state.occupied[option] = self.seat
        state.push(
            Moment("before-space", self.seat, option),
            TakeGoods(self.seat, option),
            Moment("after-space", self.seat, option),
        )

    def touches(self, state: Farm, option: str) -> list[str]:
        return [f"space:{option}"]

    def label(self, state: Farm, option: str) -> Label:
        return ("place", {"space": f"space:{option}"})


class TakeGoods(Step[Farm]):
    name = "take_goods"
    saved = ("player", "space")
    kinds = ("space: word",)
    __slots__ = ("player", "space")

    def __init__(self, player: int, space: str) -> None:
        super().__init__()
        self.player = player
        self.space = space

    def run(self, state: Farm) -> None:
        good, number = SPACES[self.space]
        state.gain(self.player, good, number)


class GainOneOf(Step[Farm]):
    name = "gain_one_of"
    saved = ("seat", "goods")
    kinds = ("goods: numbers",)
    __slots__ = ("goods",)

    def __init__(self, seat: int, goods: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.goods = goods

    def options(self, state: Farm) -> list[str]:
        return [GOODS[good] for good in self.goods]

    def choose(self, state: Farm, option: str) -> None:
        state.gain(self.seat, GOODS.index(option), 1)


class Feed(Step[Farm]):
    name = "feed"
    saved = ("player",)
    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: Farm) -> None:
        state.gain(self.player, FOOD, -min(2, state.goods[self.player][FOOD]))


class Throw(Step[Farm]):
    """Throw a stone with a strength from 0.0 to 10.0; how far it flies is written into the option."""

    name = "throw"
    saved = ("seat",)
    listed = False

    def options(self, state: Farm) -> list[str]:
        return ["throw 1.0", "throw 5.0"]

    def admits(self, state: Farm, option: str) -> bool:
        thrown, equals, length = option.partition(" = ")
        words = thrown.split()
        try:
            strong = len(words) == 2 and words[0] == "throw" and 0 <= float(words[1]) <= 10
            return strong and (not equals or 0 <= int(length) <= 30)
        except ValueError:
            return False

    def settle(self, state: Farm, option: str) -> str:
        return option if "=" in option else f"{option} = {int(float(option.split()[1]) * 3)}"

    def domain(self, state: Farm) -> dict[str, Any]:
        return {"strength": [0.0, 10.0]}

    def label(self, state: Farm, option: str) -> Label:
        return ("throw", {"strength": option.split()[1]})

    def choose(self, state: Farm, option: str) -> None:
        length = int(self.settle(state, option).rpartition("=")[2])
        state.thrown[self.seat] = length
        state.tell("thrown", f"seat:{self.seat}", length)


class FarmGame(Game):
    name = "farm"
    seats = range(1, 4)
    settings = (
        Setting("rounds", 2, (2, 4)),
        Setting("rain", False, seats=(2, 3)),
        Setting("year", 0, (0, 1, 2)),
        NameList("barn", choices=tuple(card.name for card in CARDS), kind="card", most=2),
    )
    steps = step_table(Moment, Offer, Pick, PassHands, Round, PlaceWorker, TakeGoods, GainOneOf, Feed, Throw)

    def begin(self, seats: int, options: dict[str, Any], rng: Rng) -> Farm:
        return Farm(seats, options, rng)

    def set_up(self, state: Farm) -> None:
        deck = [card.name for card in CARDS] * 2
        state.rng.shuffle(deck)
        state.hands = [[deck.pop(), deck.pop()] for _ in range(state.seats)]
        state.cards = [list(state.settings["barn"]) for _ in range(state.seats)]
        state.push(draft(state), PassHands(), Round(1))

    def standing(self, options: Mapping[str, Any]) -> Label | None:
        year = options["year"]
        return ("year", {"year": year, "barn": [f"card:{name}" for name in options["barn"]]}) if year else None

    def sequel(self, state: Farm) -> Sequel | None:
        """After the first year one of the first seat's cards goes into the barn; the second is the last."""
        options = state.settings
        year = options["year"]
        if not year:
            return None
        names = [name for name in state.cards_of(0) if name not in options["barn"]] if year == 1 else []
        ways = [
            Way(
                ("keep", {"card": f"card:{name}"}),
                [f"card:{name}"],
                {**options, "year": 2, "barn": [*options["barn"], name][-2:]},
            )
            for name in names
        ]
        return Sequel(("year-over", {"year": year}), ("ask-keep", {}), ways)

    def load_table(self, state: Farm, table: Reader) -> None:
        names = [card.name for card in CARDS]
        for seat, player in enumerate(table.parts("players", state.seats)):
            goods = player.part("goods")
            state.goods[seat] = [goods.number(good, 0) for good in GOODS]
            goods.done()
            state.cards[seat] = player.words("cards", names)
            state.hands[seat] = player.words("hand", names)
            state.picked[seat] = player.word("picked", [*state.hands[seat], ""])
            state.hedges[seat] = player.number("hedges", 0)
            state.thrown[seat] = player.number("thrown", 0)
            player.done()
        occupied = table.part("occupied")
        state.occupied = {space: occupied.number(space, -1, state.seats - 1) for space in SPACES if occupied.data}
        occupied.done()
        if sum(len(hand) for hand in state.hands) > 8:
            raise Refusal("bad_state", "out-of-range", field="players[0].hand", least="0", most="8")


GAME = FarmGame()
