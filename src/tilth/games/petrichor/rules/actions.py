"""Phase 1, the Action Phase: turns, paying, the four card actions, voting, passing and the hand limit."""

from __future__ import annotations

from typing import Any, Final

from tilth.core.steps import Label, Step, together
from tilth.games.petrichor.rules.cards import BY_NOTATION, PASS, STOP, bundles, card_things, menu, unbundle
from tilth.games.petrichor.rules.data import (
    FROST,
    HAND_LIMIT,
    LAKE_DROPS,
    NO_CLOUD,
    RAIN,
    SUN,
    WEATHER,
    WEATHER_THINGS,
    WEATHERS,
    WIND,
)
from tilth.games.petrichor.rules.skies import add_drops, check_cloud, check_crop, move_cloud, new_cloud
from tilth.games.petrichor.rules.state import Petrichor, raised

NONE: Final = "none"
DIE: Final[list[str]] = ["", "die 1", "die 2", "die 3", "die 4"]
READ_DIE: Final[dict[str, int]] = {DIE[value]: value for value in range(1, 5)}
MOVED_VOTES: Final[list[list[str]]] = [[f"{to}<{source}" for source in WEATHERS] for to in WEATHERS]
READ_MOVED_VOTE: Final[dict[str, tuple[int, int]]] = {
    MOVED_VOTES[to][source]: (to, source) for to in range(4) for source in range(4)
}


class ActionPhase(Step[Petrichor]):
    """Turns go round from the first player until one passes and all others had one more."""

    name = "action_phase"

    def run(self, state: Petrichor) -> None:
        state.turns = 0
        state.passer = -1
        state.push(TakeTurn(state.first), HandLimit())


class TakeTurn(Step[Petrichor]):
    """Play cards for an action, or pass; nobody who has a card may pass in the first turn of a round."""

    name = "turn"
    saved = ("seat",)

    def options(self, state: Petrichor) -> list[str]:
        hand = state.hand(self.seat)
        return menu(hand, False, PASS if state.turns >= state.seats or not state.hand_size(self.seat) else "")

    def private(self, state: Petrichor) -> bool:
        return state.hand_size(self.seat) > 0  # everybody knows that without cards one passes

    def choose(self, state: Petrichor, option: str) -> None:
        state.turns += 1
        if state.seats > 1:  # alone, the Southern Winds come between two turns
            state.push(EndTurn(self.seat))
        if option == PASS:
            pass_turn(state, self.seat)
            return
        if state.passer < 0:
            state.push(SecondAction(self.seat))
        play(state, self.seat, option)

    def touches(self, state: Petrichor, option: str) -> list[str]:
        return ["pass:pass"] if option == PASS else BY_NOTATION[option].touches

    def label(self, state: Petrichor, option: str) -> Label:
        return (PASS, {}) if option == PASS else BY_NOTATION[option].label


class SecondAction(Step[Petrichor]):
    """While nobody has passed, a second action may be bought with two equivalents of its card."""

    name = "second_action"
    saved = ("seat",)

    def options(self, state: Petrichor) -> list[str]:
        return menu(state.hand(self.seat), True, STOP)

    def private(self, state: Petrichor) -> bool:
        return state.hand_size(self.seat) > 1  # everybody knows that one card pays for nothing

    def choose(self, state: Petrichor, option: str) -> None:
        if option != STOP:
            play(state, self.seat, option)

    def touches(self, state: Petrichor, option: str) -> list[str]:
        return ["pass:stop"] if option == STOP else BY_NOTATION[option].touches

    def label(self, state: Petrichor, option: str) -> Label:
        return (STOP, {}) if option == STOP else BY_NOTATION[option].label


class EndTurn(Step[Petrichor]):
    """The next player's turn, unless everybody has had one since the first pass."""

    name = "end_turn"
    saved = ("player",)
    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: Petrichor) -> None:
        following = (self.player + 1) % state.seats
        if following != state.passer:
            state.push(TakeTurn(following))


def play(state: Petrichor, seat: int, option: str) -> None:
    """Discard the cards, perform the action, vote on it."""
    payment = BY_NOTATION[option]
    for weather, number in enumerate(payment.cards):
        if number:
            state.hands[seat * 4 + weather] -= number
            state.discard[weather] += number
    weather = payment.weather
    if state.telling:
        state.tell("played", state.who(seat), WEATHER_THINGS[weather], payment.things)
    state.push(action(seat, weather), Vote(seat, weather))


def action(seat: int, weather: int) -> Step[Petrichor]:
    if weather == FROST:
        return FrostAction(seat)
    if weather == SUN:
        return SunAction(seat)
    if weather == WIND:
        return WindAction(seat)
    return RainAction(seat)


# The card actions. Each must be resolved if it can be; otherwise its only option is "none", which the engine takes.


class FrostAction(Step[Petrichor]):
    """A new light cloud with one own drop over a tile without a cloud."""

    name = "frost_action"
    saved = ("seat",)

    def options(self, state: Petrichor) -> list[str]:
        free = [name for tile, name in enumerate(state.field.names) if state.clouds[tile] == NO_CLOUD]
        return offered(state, self.seat, free, 1)

    def choose(self, state: Petrichor, option: str) -> None:
        if option == NONE:
            state.tell("nothing_happens", state.who(self.seat), WEATHER_THINGS[FROST])
            return
        tile = state.field.index[option]
        if state.supply[self.seat] >= 1:
            new_cloud(state, self.seat, tile, 1)
        else:
            state.push(TakeBack(self.seat, 1), NewCloud(self.seat, tile))

    def touches(self, state: Petrichor, option: str) -> list[str]:
        return [] if option == NONE else [f"tile:{option}"]

    def label(self, state: Petrichor, option: str) -> Label:
        return (NONE, {}) if option == NONE else ("new-cloud", {"tile": f"tile:{option}"})


def offered(state: Petrichor, seat: int, targets: list[str], drops: int) -> list[str]:
    """Targets for so many own drops: forced from the supply, free to refuse when drops must come back from tiles."""
    if not targets:
        return [NONE]
    supply = state.supply[seat]
    if supply >= drops:
        return targets
    if supply + state.own_on_tiles(seat) >= drops:
        return [*targets, NONE]
    return [NONE]


class TakeBack(Step[Petrichor]):
    """Take own drops from tiles because the supply is short; which ones is free, and if `optional` also how many."""

    name = "take_back"
    saved = ("seat", "number", "optional")
    kinds = ("optional: switch",)
    __slots__ = ("number", "optional")

    def __init__(self, seat: int, number: int, optional: bool = False) -> None:
        super().__init__(seat)
        self.number = number
        self.optional = optional

    def options(self, state: Petrichor) -> list[str]:
        own = state.water[self.seat :: state.colours]
        tiles = [name for tile, name in enumerate(state.field.names) if own[tile]]
        return [*tiles, NONE] if self.optional else tiles

    def choose(self, state: Petrichor, option: str) -> None:
        if option == NONE:
            return
        tile = state.field.index[option]
        state.water[tile * state.colours + self.seat] -= 1
        state.supply[self.seat] += 1
        if state.telling:
            state.tell("took_back", state.who(self.seat), state.field.things[tile])
        check_crop(state, tile)
        if self.number > 1:
            state.push(TakeBack(self.seat, self.number - 1, self.optional))

    def touches(self, state: Petrichor, option: str) -> list[str]:
        return [] if option == NONE else [f"tile:{option}"]

    def label(self, state: Petrichor, option: str) -> Label:
        return ("take-back-none", {}) if option == NONE else ("take-back", {"tile": f"tile:{option}"})

    def prompt(self, state: Petrichor) -> Label:
        return ("ask-take_back", {"number": self.number})


class NewCloud(Step[Petrichor]):
    """The cloud of a Frost action, once its drop is there."""

    name = "new_cloud"
    saved = ("player", "tile")
    __slots__ = ("player", "tile")

    def __init__(self, player: int, tile: int) -> None:
        super().__init__()
        self.player = player
        self.tile = tile

    def run(self, state: Petrichor) -> None:
        new_cloud(state, self.player, self.tile, 1)


class AddDrops(Step[Petrichor]):
    """Drops from the supply go into a cloud, and the effect ends."""

    name = "add_drops"
    saved = ("player", "tile", "number")
    __slots__ = ("number", "player", "tile")

    def __init__(self, player: int, tile: int, number: int) -> None:
        super().__init__()
        self.player = player
        self.tile = tile
        self.number = number

    def run(self, state: Petrichor) -> None:
        add_drops(state, self.player, self.tile, self.number)
        check_cloud(state, self.tile)


class SunAction(Step[Petrichor]):
    """Exactly two own drops into a cloud that already holds one."""

    name = "sun_action"
    saved = ("seat",)

    def options(self, state: Petrichor) -> list[str]:
        names = state.field.names
        return offered(state, self.seat, [names[tile] for tile in state.own_clouds(self.seat)], 2)

    def choose(self, state: Petrichor, option: str) -> None:
        if option == NONE:
            state.tell("nothing_happens", state.who(self.seat), WEATHER_THINGS[SUN])
            return
        state.push(AddDrops(self.seat, state.field.index[option], 2))
        missing = 2 - state.supply[self.seat]
        if missing > 0:
            state.push(TakeBack(self.seat, missing))

    def touches(self, state: Petrichor, option: str) -> list[str]:
        return [] if option == NONE else [f"cloud:{option}"]

    def label(self, state: Petrichor, option: str) -> Label:
        return (NONE, {}) if option == NONE else ("add-two", {"tile": f"tile:{option}"})


class RainAction(Step[Petrichor]):
    """One drop, anybody's, from one or two clouds that hold an own drop; `first` is the tile already rained on."""

    name = "rain_action"
    saved = ("seat", "first")
    __slots__ = ("first",)

    def __init__(self, seat: int, first: int = -1) -> None:
        super().__init__(seat)
        self.first = first

    def options(self, state: Petrichor) -> list[str]:
        colours = state.colours
        air = state.air
        notation = state.field.drops
        options = []
        for tile in state.own_clouds(self.seat):
            if tile != self.first:
                for place in range(tile * colours, (tile + 1) * colours):
                    if air[place]:
                        options.append(notation[place])
        if self.first >= 0 or not options:
            options.append(NONE)
        return options

    def choose(self, state: Petrichor, option: str) -> None:
        if option == NONE:
            if self.first < 0:
                state.tell("nothing_happens", state.who(self.seat), WEATHER_THINGS[RAIN])
            return
        tile, colour = state.field.read_drop[option]
        place = tile * state.colours + colour
        state.air[place] -= 1
        state.water[place] += 1
        if state.telling:
            state.tell("rained", state.who(self.seat), state.field.things[tile], state.who(colour))
        check_crop(state, tile)
        check_cloud(state, tile)
        if self.first < 0:
            state.push(RainAction(self.seat, tile))

    def touches(self, state: Petrichor, option: str) -> list[str]:
        if option == NONE:
            return []
        tile, _, colour = option.partition(":")
        return [f"cloud:{tile}", f"drop:{tile}:{colour}"]

    def label(self, state: Petrichor, option: str) -> Label:
        if option == NONE:
            return ("rain-no-more" if self.first >= 0 else NONE, {})
        tile, colour = state.field.read_drop[option]
        return ("rain-drop", {"tile": state.field.things[tile], "drop": state.who(colour)})

    def prompt(self, state: Petrichor) -> Label:
        return ("ask-rain_action" if self.first < 0 else "ask-rain_action-again", {})


class WindAction(Step[Petrichor]):
    """A cloud with an own drop drifts to an adjacent tile; off the lake it goes as far as it likes."""

    name = "wind_action"
    saved = ("seat",)

    def options(self, state: Petrichor) -> list[str]:
        field = state.field
        options = []
        for tile in state.own_clouds(self.seat):
            moves = field.moves[tile]
            for end in field.neighbours[tile] if tile != state.lake else ways_off_the_lake(state):
                options.append(moves[end])
        return options or [NONE]

    def choose(self, state: Petrichor, option: str) -> None:
        if option == NONE:
            state.tell("nothing_happens", state.who(self.seat), WEATHER_THINGS[WIND])
            return
        start, end = state.field.read_move[option]
        move_cloud(state, self.seat, start, end)
        if end != state.lake:
            check_cloud(state, end)
            return
        state.push(FillOverLake(self.seat))
        missing = LAKE_DROPS - state.supply[self.seat]
        if missing > 0:
            state.push(TakeBack(self.seat, missing, True))

    def touches(self, state: Petrichor, option: str) -> list[str]:
        if option == NONE:
            return []
        start, _, end = option.partition("-")
        return [f"cloud:{start}", f"tile:{end}"]

    def label(self, state: Petrichor, option: str) -> Label:
        if option == NONE:
            return (NONE, {})
        start, _, end = option.partition("-")
        merging = state.clouds[state.field.index[end]] != NO_CLOUD
        return ("move-cloud-merge" if merging else "move-cloud", {"from": f"tile:{start}", "to": f"tile:{end}"})


def ways_off_the_lake(state: Petrichor) -> list[int]:
    """Where a cloud leaving the lake may stop: it goes on over free sky, stops on meeting a cloud, never returns."""
    reached = [False] * state.field.size
    reached[state.lake] = True
    edge = [state.lake]
    while edge:
        tile = edge.pop()
        for near in state.field.neighbours[tile]:
            if not reached[near]:
                reached[near] = True
                if state.clouds[near] == NO_CLOUD:
                    edge.append(near)
    return [tile for tile in range(state.field.size) if reached[tile] and tile != state.lake]


class FillOverLake(Step[Petrichor]):
    """A cloud blown onto the lake gets three drops of whoever blew it, or what there is, and the effect ends."""

    name = "fill_over_lake"
    saved = ("player",)
    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: Petrichor) -> None:
        drops = min(LAKE_DROPS, state.supply[self.player])
        if drops:
            add_drops(state, self.player, state.lake, drops)
        check_cloud(state, state.lake)


class Vote(Step[Petrichor]):
    """For the action's weather, for the next one on the ring, or for the harvest by lowering a die."""

    name = "vote"
    saved = ("seat", "weather")
    __slots__ = ("weather",)

    def __init__(self, seat: int, weather: int) -> None:
        super().__init__(seat)
        self.weather = weather

    def options(self, state: Petrichor) -> list[str]:
        weather = self.weather
        following = (weather + 1) % 4
        dice = state.dice
        lowered = []
        for value in range(1, 5):
            if value == dice[0] or value == dice[1] or value == dice[2]:
                lowered.append(DIE[value])
        if state.votes_left[self.seat]:
            return [WEATHERS[weather], WEATHERS[following], *lowered]
        moved = []
        for to in (weather, following):
            for source in range(4):
                if source != to and state.votes[source * state.colours + self.seat]:
                    moved.append(MOVED_VOTES[to][source])
        return moved + (lowered or [NONE])

    def choose(self, state: Petrichor, option: str) -> None:
        seat = self.seat
        if option in WEATHER:
            place_vote(state, seat, WEATHER[option])
        elif option in READ_DIE:
            lower_die(state, seat, READ_DIE[option])
        elif option == NONE:
            state.tell("vote_lapsed", state.who(seat))
        else:
            placed, taken = READ_MOVED_VOTE[option]
            state.votes[taken * state.colours + seat] -= 1
            state.votes[placed * state.colours + seat] += 1
            state.tell("vote_moved", state.who(seat), WEATHER_THINGS[taken], WEATHER_THINGS[placed])

    def touches(self, state: Petrichor, option: str) -> list[str]:
        if option == NONE:
            return []
        if option[:3] == "die":
            value = int(option[4:])
            return [f"die:{die}" for die in range(3) if state.dice[die] == value][:1]
        return [f"weather:{name}" for name in option.split("<")]

    def label(self, state: Petrichor, option: str) -> Label:
        if option == NONE:
            return ("vote-none", {})
        if option[:3] == "die":
            value = int(option[4:])
            return ("vote-die", {"value": value, "points": 2 if value == 1 else 1})
        to, _, source = option.partition("<")
        if source:
            return ("vote-move", {"weather": f"weather:{to}", "from": f"weather:{source}"})
        return ("vote-weather", {"weather": f"weather:{to}"})


def place_vote(state: Petrichor, colour: int, weather: int) -> None:
    state.votes_left[colour] -= 1
    state.votes[weather * state.colours + colour] += 1
    if state.telling:
        state.tell("voted", state.who(colour), WEATHER_THINGS[weather])


def lower_die(state: Petrichor, colour: int, value: int) -> None:
    """A die loses one vote for 1 point; the last one turns it to the harvest side and gives 1 point more."""
    state.dice[state.dice.index(value)] = value - 1
    points = 2 if value == 1 else 1
    state.dice_points = raised(state.dice_points, colour, points)
    if state.telling:
        state.tell("die_lowered", state.who(colour), value, value - 1, points)


def pass_turn(state: Petrichor, seat: int) -> None:
    """The first to pass with 3 or 4 players throws the hand away and moves the marker; alone one throws it away."""
    state.tell("passed", state.who(seat))
    if state.passer >= 0:
        return
    state.passer = seat
    if state.seats == 2:
        return
    discard_hand(state, seat)
    if state.seats > 2:
        # The marker must move: from the passer's own hands it goes to the right.
        state.first = (seat - 1) % state.seats if state.first == seat else seat
        state.tell("first", state.who(state.first))


def discard_hand(state: Petrichor, seat: int) -> None:
    hand = state.hand(seat)
    if sum(hand):
        discard_cards(state, seat, hand)


def discard_cards(state: Petrichor, seat: int, cards: list[int]) -> None:
    for weather in range(4):
        state.hands[seat * 4 + weather] -= cards[weather]
        state.discard[weather] += cards[weather]
    if state.telling:
        state.tell("hand_discarded", state.who(seat), card_things(cards))


class HandLimit(Step[Petrichor]):
    """At the end of the phase everybody keeps four cards at most; all choose at once."""

    name = "hand_limit"

    def run(self, state: Petrichor) -> None:
        over = [state.hand_size(seat) > HAND_LIMIT for seat in range(state.seats)]
        if True in over:
            steps: list[list[Step[Any]]] = [[KeepCards(seat)] if over[seat] else [] for seat in range(state.seats)]
            state.push(together(steps))


class KeepCards(Step[Petrichor]):
    """Choose the four cards to keep."""

    name = "keep_cards"
    saved = ("seat",)

    def options(self, state: Petrichor) -> list[str]:
        return bundles(state.hand(self.seat), HAND_LIMIT)

    def private(self, state: Petrichor) -> bool:
        return True

    def choose(self, state: Petrichor, option: str) -> None:
        kept = unbundle(option)
        hand = state.hand(self.seat)
        discard_cards(state, self.seat, [hand[weather] - kept[weather] for weather in range(4)])

    def touches(self, state: Petrichor, option: str) -> list[str]:
        return [f"card:{name}" for name in dict.fromkeys(option.split("+"))]

    def label(self, state: Petrichor, option: str) -> Label:
        return ("keep", {"cards": card_things(unbundle(option))})
