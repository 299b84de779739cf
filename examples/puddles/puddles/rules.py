"""The rules of Puddles: what lies on the table, and the steps of a round."""

from __future__ import annotations

from typing import Any, ClassVar

from tilth.core import Label, Rng, State, Step, together

PUDDLES = ("yard", "meadow", "orchard", "path", "gate")
CARDS_OF_EACH = 8
HAND = 3
VARIETY = 2
"""Points for each different puddle from which a frog has drunk."""


class Puddles(State):
    """The water in the puddles, what the frogs have drunk, and everybody's cards."""

    __slots__ = ("deck", "drunk", "frogs", "hands", "water")

    game = "puddles"
    event_fields: ClassVar[dict[str, tuple[str, ...]]] = {
        "round": ("number",),
        "drew": ("seat", "cards"),
        "rained": ("puddles",),
        "drank": ("seat", "puddle", "drops"),
        "splashed": ("seats", "puddle"),
        "dried": (),
    }

    def __init__(self, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        super().__init__(seats, settings, rng)
        self.water: dict[str, int] = dict.fromkeys(PUDDLES, 0)
        self.drunk: list[dict[str, int]] = [dict.fromkeys(PUDDLES, 0) for _ in range(seats)]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.frogs: list[str] = [""] * seats
        """The puddle into which each frog has jumped in this round."""
        self.deck: list[str] = []

    def clone(self) -> Puddles:
        new = Puddles.__new__(Puddles)
        self.copy_flow(new)
        new.water = self.water.copy()
        new.drunk = [drops.copy() for drops in self.drunk]
        new.hands = [hand[:] for hand in self.hands]
        new.frogs = self.frogs[:]
        new.deck = self.deck[:]
        return new

    def scores(self) -> list[dict[str, int]]:
        return [
            {"water": sum(drops.values()), "variety": VARIETY * sum(drop > 0 for drop in drops.values())}
            for drops in self.drunk
        ]

    def ranking(self) -> list[int]:
        totals = [sum(parts.values()) for parts in self.scores()]
        return [1 + sum(other > total for other in totals) for total in totals]

    def save_table(self) -> dict[str, Any]:
        return {
            "water": self.water.copy(),
            "players": [
                {"frog": self.frogs[seat], "hand": self.hands[seat][:], "drunk": self.drunk[seat].copy()}
                for seat in range(self.seats)
            ],
            "deck": self.deck[:],
        }

    def seat_view(self, seat: int | None) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.settings),
            "round": self.round,
            "over": self.is_over(),
            "to_act": list(self.acting),
            "scores": self.scores(),
            "water": things(self.water),
            "players": [self.player_view(other, other == seat) for other in range(self.seats)],
            "deck": len(self.deck),
        }

    def player_view(self, seat: int, own: bool) -> dict[str, Any]:
        """One player: everybody sees the frog and what it has drunk, only the player the cards in hand."""
        hand = self.hands[seat]
        return {
            "hand": [f"puddle:{card}" for card in hand] if own else len(hand),
            "frog": f"puddle:{self.frogs[seat]}" if self.frogs[seat] else None,
            "drunk": things(self.drunk[seat]),
        }

    def redeal(self, seat: int, rng: Rng) -> None:
        others = [hand for other, hand in enumerate(self.hands) if other != seat]
        unseen = sorted(self.deck + [card for hand in others for card in hand])
        rng.shuffle(unseen)
        for hand in others:
            hand[:] = sorted(unseen.pop() for _ in hand)
        self.deck = unseen


def things(drops: dict[str, int]) -> dict[str, int]:
    """Drops by puddle, each puddle written as a thing that has a name in every language."""
    return {f"puddle:{puddle}": number for puddle, number in drops.items()}


class Round(Step[Puddles]):
    """A round: cards, rain, a jump by all frogs at once, and what comes of it."""

    __slots__ = ("number",)

    name = "round"
    saved = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: Puddles) -> None:
        state.round = self.number
        state.tell("round", self.number)
        jumps = together([[Jump(seat)] for seat in range(state.seats)])
        steps: list[Step[Any]] = [DrawCards(), Rain(), jumps, Land()]
        if state.settings["sun"]:
            steps.append(Sun())
        if self.number < state.settings["rounds"]:
            steps.append(Round(self.number + 1))
        state.push(*steps)


class DrawCards(Step[Puddles]):
    """The frogs come out of the puddles, and everybody draws up to three cards."""

    name = "draw_cards"

    def run(self, state: Puddles) -> None:
        for seat, hand in enumerate(state.hands):
            state.frogs[seat] = ""
            drawn = [state.deck.pop() for _ in range(HAND - len(hand))]
            hand.extend(drawn)
            hand.sort()
            cards = [f"puddle:{card}" for card in drawn]
            state.tell_seat(seat, "drew", (f"seat:{seat}", cards), (f"seat:{seat}", ""))
        state.reveals += 1


class Rain(Step[Puddles]):
    """A drop for each player and one more, each into a puddle that chance names."""

    name = "rain"

    def run(self, state: Puddles) -> None:
        fallen = [state.rng.pick(list(PUDDLES)) for _ in range(state.seats + 1)]
        for puddle in fallen:
            state.water[puddle] += 1
        state.tell("rained", [f"puddle:{puddle}" for puddle in fallen])


class Jump(Step[Puddles]):
    """Choose in secret the card of the puddle into which your frog jumps."""

    name = "jump"
    saved = ("seat",)

    def options(self, state: Puddles) -> list[str]:
        return [puddle for puddle in PUDDLES if puddle in state.hands[self.seat]]

    def private(self, state: Puddles) -> bool:
        return True  # three cards alike leave one option, and nobody else may notice

    def choose(self, state: Puddles, option: str) -> None:
        state.hands[self.seat].remove(option)
        state.frogs[self.seat] = option

    def touches(self, state: Puddles, option: str) -> list[str]:
        return [f"puddle:{option}"]

    def label(self, state: Puddles, option: str) -> Label:
        return ("jump", {"puddle": f"puddle:{option}", "drops": state.water[option]})


class Land(Step[Puddles]):
    """Whoever is alone in a puddle drinks it up; where frogs meet they splash, and the water stays."""

    name = "land"

    def run(self, state: Puddles) -> None:
        for puddle in PUDDLES:
            seats = [seat for seat in range(state.seats) if state.frogs[seat] == puddle]
            if len(seats) == 1:
                drops = state.water[puddle]
                state.water[puddle] = 0
                state.drunk[seats[0]][puddle] += drops
                state.tell("drank", f"seat:{seats[0]}", f"puddle:{puddle}", drops)
            elif seats:
                state.tell("splashed", [f"seat:{seat}" for seat in seats], f"puddle:{puddle}")


class Sun(Step[Puddles]):
    """A variant: at the end of a round every puddle loses a drop."""

    name = "sun"

    def run(self, state: Puddles) -> None:
        for puddle in PUDDLES:
            state.water[puddle] = max(0, state.water[puddle] - 1)
        state.tell("dried")
