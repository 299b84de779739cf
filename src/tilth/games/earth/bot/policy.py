"""The quick player of Earth: one thought for every decision, judged by the worth of the position it leads to."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.bot import Bot
from tilth.core.rng import Rng
from tilth.games.earth.bot.clock import Clock, clock
from tilth.games.earth.bot.placing import pieces_option
from tilth.games.earth.bot.rival import TRUNK, gaia_expects
from tilth.games.earth.bot.sensible import card_value, side_value
from tilth.games.earth.bot.worth import worth
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.board import BY_NAME, FULL
from tilth.games.earth.rules.data import FIRING, GOAL, NUMBER, POINTS
from tilth.games.earth.rules.lines import Line
from tilth.games.earth.rules.pieces import TakePart
from tilth.games.earth.rules.state import EarthState

LOOKED_AT: Final = 8
"""So many cards of a hand are tried out."""
INTERRUPTED: Final = frozenset(["choose_action", "last_chance", "plant", "follow"])
"""Decisions before which an event is thought of."""
KEPT: Final = 7
"""Hand cards that are not composted while the game is young."""
ENVY: Final = 0.65
"""How much Gaia's points count against one's own."""
SHARED: Final = 0.58
"""What a soil must be worth to be taken although Gaia gets half a point for it."""


class QuickBot(Bot):
    """Greedy with a good eye, also for Gaia."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)
        self.clock = Clock(0.0, [0.0, 0.0, 0.0, 0.0], 0.0)
        """The time that is left, fixed while we think: else we would never want to fill an island."""

    def choose(self, state: Any, seat: int) -> str:
        step = state.deciding(seat)
        options: list[str] = state.options(seat)
        if step is None:
            return options[0]
        self.clock = clock(state)
        plain = [option for option in options if option[0] != "!"]
        if step.name in INTERRUPTED and len(plain) < len(options):
            event = self.event(state, seat, options)
            if event:
                return event
        if len(plain) == 1:
            return plain[0]
        return self.decide(state, seat, step.name, plain)

    def judge(self, state: EarthState, seat: int) -> float:
        """What a position is worth, alone less what Gaia gets out of it."""
        value = worth(state, seat, self.clock)
        return value if state.gaia is None else value - ENVY * gaia_expects(state, self.clock)

    def event(self, state: EarthState, seat: int, options: list[str]) -> str:
        """An event that pays for itself now."""
        best, most = "", 0.4
        before = None
        for option in options:
            if option.startswith("!event"):
                if before is None:
                    before = self.judge(state, seat)
                gained = self.resolved(state, seat, option) - before
                if gained > most:
                    best, most = option, gained
        return best

    def resolved(self, state: EarthState, seat: int, option: str) -> float:
        """The worth after something done in between, when the decision it interrupted is back."""
        waiting = state.deciding(seat)
        twin = state.clone()
        twin.hiding = False  # nobody looks into our thoughts
        twin.choose(seat, option)
        for _ in range(40):
            step = twin.deciding(seat)
            if step is None or (waiting is not None and step.name == waiting.name):
                break
            options = [other for other in twin.options(seat) if other[0] != "!"]
            if not options:
                break
            twin.choose(seat, options[0] if len(options) == 1 else self.decide(twin, seat, step.name, options))
        return self.judge(twin, seat)

    def decide(self, state: EarthState, seat: int, name: str, options: list[str]) -> str:
        if name in ("place", "lift"):
            return pieces_option(state, seat, options)
        if name == "compost_hand":
            return self.compost(state, seat, options)
        if name in ("activate", "copy"):
            return self.activate(state, seat, options)
        if name == "plant":
            return self.plant(state, seat, options)
        if name in ("plant_at", "replace", "gaia_leaf"):
            return self.best(state, seat, options)
        if name in ("follow", "choose_action"):
            return self.turn(state, seat, options)
        if name == "keep":
            return self.keep(state, seat, options)
        if name == "take_part":
            return self.part(state, seat, options)
        if name == "take_compost":
            return self.keep(state, seat, [option for option in options if option != "enough"])
        if name == "choose_side":
            return self.side(state, seat, options)
        return options[0]

    def left(self) -> float:
        """The actions that are left, for what thinks in them."""
        return self.clock.left

    def best(self, state: EarthState, seat: int, options: list[str]) -> str:
        """The option that leaves the best position at once."""
        chosen, most = options[0], -1000.0
        for option in options:
            twin = state.clone()
            twin.hiding = False
            twin.choose(seat, option)
            value = self.judge(twin, seat)
            if value > most:
                chosen, most = option, value
        return chosen

    def turn(self, state: EarthState, seat: int, options: list[str]) -> str:
        """The option after which our turn leaves the best position."""
        chosen, most = options[0], -1000.0
        for option in options:
            value = self.through(state, seat, option)
            if value > most:
                chosen, most = option, value
        return chosen

    def through(self, state: EarthState, seat: int, option: str) -> float:
        """The worth after an option and everything we do ourselves until the turn is over for us."""
        twin = state.clone()
        twin.hiding = False
        turn = (state.active, state.round)
        twin.choose(seat, option)
        for _ in range(60):
            if twin.is_over() or (twin.active, twin.round) != turn:
                break
            step = twin.deciding(seat)
            if step is None:
                break
            options = [other for other in twin.options(seat) if other[0] != "!"]
            twin.choose(seat, options[0] if len(options) == 1 else self.decide(twin, seat, step.name, options))
        return self.judge(twin, seat)

    def plant(self, state: EarthState, seat: int, options: list[str]) -> str:
        """The card that improves the island most, if any does."""
        best, most = "done", self.judge(state, seat) + 0.2
        for option in self.plantings(state, seat, options):
            twin = state.clone()
            twin.hiding = False
            twin.choose(seat, option)
            for _ in range(3):
                step = twin.deciding(seat)
                if step is None or step.name not in ("plant_at", "pay_instead", "replace"):
                    break
                twin.choose(seat, twin.options(seat)[0])
            value = self.judge(twin, seat)
            if value > most:
                best, most = option, value
        return best

    def plantings(self, state: EarthState, seat: int, options: list[str]) -> list[str]:
        """The cards that promise most, and every replacement."""
        left = self.left()
        cards = [option for option in options if option.startswith("plant ")]
        if len(cards) > LOOKED_AT:
            values = {option: card_value(state, seat, NUMBER[option[6:]], left) for option in cards}
            cards.sort(key=lambda option: -values[option])
            del cards[LOOKED_AT:]
        return cards + [option for option in options if option.startswith("replace")]

    def keep(self, state: EarthState, seat: int, options: list[str]) -> str:
        """The most promising card; alone, the others go to Gaia, who counts their points."""
        left = self.left()
        chosen, most = options[0], -1000.0
        for option in options:
            card = NUMBER[option]
            value = card_value(state, seat, card, left)
            if state.gaia is not None:
                value += abs(POINTS[card])
            if value > most:
                chosen, most = option, value
        return chosen

    def part(self, state: EarthState, seat: int, options: list[str]) -> str:
        """How much to take of what feeds Gaia."""
        step = state.deciding(seat)
        if state.gaia is None or not isinstance(step, TakePart):
            return options[0]
        left = self.left()
        if step.resource == L.SOIL:
            return options[0] if soil_worth(left) > SHARED else options[-1]
        lacking = min(FULL - len(state.spots[seat]) + 4, 14) - len(state.hands[seat])
        wanted = max(0, lacking) if card_worth(left) * 2 > TRUNK else 0
        for option in options:
            if int(option[5:]) <= wanted:
                return option
        return options[-1]

    def side(self, state: EarthState, seat: int, options: list[str]) -> str:
        """The side that promises most."""
        chosen, most = options[0], -1000.0
        for option in options:
            twin = state.clone()
            twin.hiding = False
            twin.choose(seat, option)
            value = self.judge(twin, seat) + side_value(option)
            if value > most:
                chosen, most = option, value
        return chosen

    def spare(self, state: EarthState, seat: int) -> int:
        """Hand cards that are worth more in the compost than in hand."""
        left = self.left()
        wanted = min(FULL - len(state.spots[seat]), KEPT)
        if left < 8:
            wanted = min(wanted, int(left / 2))
        for place, goal in enumerate(state.fauna):
            if GOAL[goal].resource == L.HAVE_HAND and not state.reached[seat] >> place & 1 and left > 3:
                wanted += 6
        return max(0, len(state.hands[seat]) - wanted)

    def compost(self, state: EarthState, seat: int, options: list[str]) -> str:
        """The least promising card; nothing more once all that is left shall be planted."""
        if options[-1] == "enough" and not self.spare(state, seat):
            return "enough"
        left = self.left()
        chosen, least = options[0], 1000.0
        for option in options:
            if option != "enough":
                value = card_value(state, seat, NUMBER[option], left)
                if value < least:
                    chosen, least = option, value
        return chosen

    def activate(self, state: EarthState, seat: int, options: list[str]) -> str:
        """Use a line that brings more than it costs at this time of the game."""
        best, most = options[-1], 0.05
        for option in options[:-1]:
            line = FIRING[state.action][state.field[seat][BY_NAME[option.partition(" ")[2]]]]
            if line is not None:
                value = self.line_now(state, seat, line)
                if value > most:
                    best, most = option, value
        return best

    def line_now(self, state: EarthState, seat: int, line: Line) -> float:
        """What using a line brings now; what finds no room or no card is worth nothing."""
        left = self.left()
        soil, card = soil_worth(left), card_worth(left)
        if line.each:
            return 2.0
        value = 0.0
        for at in range(0, len(line.gains), 2):
            resource, number = line.gains[at], line.gains[at + 1]
            if resource == L.SPROUT or resource == L.GROWTH:
                room = line.pays[resource] + sum(state.rooms(seat, resource, state.spots[seat]))
                value += min(number, room) * (1.0 if resource == L.SPROUT else 1.25)
            elif resource == L.SOIL:
                value += number * (soil - (0.5 if state.gaia is not None and state.action == L.RED else 0.0))
            elif resource == L.DRAW:
                value += number * card
            elif resource == L.COMPOST_HAND:
                value += min(number, self.spare(state, seat)) * (1.0 - card * 0.3)
            else:
                value += number
        pays = line.pays
        hand = pays[L.COMPOST_HAND]
        if hand:
            value += hand * (1.0 - (card * 0.3 if self.spare(state, seat) >= hand else 1.4))
        return value - pays[L.SOIL] * soil - pays[L.SPROUT] - pays[L.GROWTH] * 1.25 - pays[L.COMPOST_PILE]


def soil_worth(left: float) -> float:
    """One soil, by the actions that are left to use it."""
    return min(0.9, 0.23 * left)


def card_worth(left: float) -> float:
    """One card drawn; composted by some line it is a point."""
    return min(0.9, 0.1 + 0.2 * left)
