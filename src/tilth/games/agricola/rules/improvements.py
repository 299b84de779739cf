"""Occupations and improvements: who may play them, what they cost, and how they come to lie on the table."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from tilth.core.steps import Label, Step
from tilth.games.agricola.cards.facts import FACTS, MAJOR, MINOR, OCCUPATION, Facts
from tilth.games.agricola.rules.board import SPACE_NUMBERS
from tilth.games.agricola.rules.farm.animals import settle
from tilth.games.agricola.rules.food import MakeFood, in_reach
from tilth.games.agricola.rules.goods import BOAR, CATTLE, FOOD, GRAIN, HOUSE_NAMES, SHEEP, VEGETABLE, amount
from tilth.games.agricola.rules.moments import happened
from tilth.games.agricola.rules.prices import Pay, can_pay, pay_step, payable, priced
from tilth.games.agricola.rules.state import NO_CROP, SEAT_THINGS, Agricola

PASS: Final = "pass"


# Conditions.


def meets(state: Agricola, seat: int, facts: Facts) -> bool:
    """Whether a player fulfils what is printed in the upper left corner of a card."""
    if facts.needs_house and HOUSE_NAMES[state.players[seat].house] != facts.needs_house:
        return False
    return all(_meets(state, seat, need, value) for need, value in facts.needs.items())


def _meets(state: Agricola, seat: int, need: str, value: int) -> bool:
    player = state.players[seat]
    if need == "occupations_min":
        return state.counted_occupations(seat) >= value
    if need == "occupations_max":
        return state.counted_occupations(seat) <= value
    if need == "improvements_min":
        return len(state.improvements(seat)) >= value
    if need == "ovens_min":
        return len(owned(state, seat, "oven")) >= value
    if need == "sheep_min":
        return player.goods[SHEEP] >= value
    if need == "cattle_min":
        return player.goods[CATTLE] >= value
    if need == "animals_min":
        return player.goods[SHEEP] + player.goods[BOAR] + player.goods[CATTLE] >= value
    if need == "vegetable_fields_min":
        return player.sown(VEGETABLE) >= value
    if need == "grain_fields_min":
        return player.sown(GRAIN) >= value
    if need == "planted_fields_min":
        return player.sown(GRAIN) + player.sown(VEGETABLE) >= value
    if need == "round_max":
        return state.round <= value
    assert need == "other_player_occupations_max", need
    others = state.others(seat) or (seat,)
    return min([state.counted_occupations(other) for other in others]) <= value


def owned(state: Agricola, seat: int, what: str) -> list[str]:
    """The improvements of a player that are a `what`: an oven, a fireplace, a card of that name, any improvement."""
    return [
        name for name in state.improvements(seat) if what == "improvement" or name == what or what in FACTS[name].traits
    ]


def returns(state: Agricola, seat: int, facts: Facts) -> list[tuple[str, ...]]:
    """The cards a player could give up for this one, each way once."""
    return list(combinations(owned(state, seat, facts.returns), facts.returned))


# Improvements.


def improvement_options(state: Agricola, seat: int, majors: bool, minors: bool, given: bool = False) -> list[str]:
    """Every improvement a player can build or play now, by an action or as a card's gift."""
    options: list[str] = []
    for name in _majors(state, seat, majors, minors, given):
        options.extend(_ways_to_improve(state, seat, FACTS[name]))
    if minors:
        for facts in _minors(state, seat):
            options.extend(_ways_to_improve(state, seat, facts))
    return options


def can_improve(state: Agricola, seat: int, majors: bool, minors: bool) -> bool:
    """Whether a player can build or play any improvement now."""
    if any(_has_way(state, seat, FACTS[name]) for name in _majors(state, seat, majors, minors, False)):
        return True
    return minors and any(_has_way(state, seat, facts) for facts in _minors(state, seat))


def _majors(state: Agricola, seat: int, majors: bool, minors: bool, given: bool) -> list[str]:
    """The major improvements that an action or a card allows a player, if they can be paid for."""
    if majors:
        return state.majors
    if minors and state.folding(seat, "as_minor"):
        return [name for name in state.majors if _as_minor(state, seat, name, given)]
    return []


def _minors(state: Agricola, seat: int) -> list[Facts]:
    """The minor improvements in a player's hand."""
    found: list[Facts] = []
    if state.full:
        for name in state.players[seat].hand:
            facts = FACTS[name]
            if facts.kind == MINOR:
                found.append(facts)
    return found


def _has_way(state: Agricola, seat: int, facts: Facts) -> bool:
    """Whether `_ways_to_improve` would list any."""
    if _allowed(state, seat, facts):
        return not facts.returns or facts.kind == MAJOR or _can_return(state, seat, facts)
    return facts.kind == MAJOR and _can_return(state, seat, facts)


def _can_return(state: Agricola, seat: int, facts: Facts) -> bool:
    return facts.returns != "" and len(owned(state, seat, facts.returns)) >= facts.returned


def _allowed(state: Agricola, seat: int, facts: Facts) -> bool:
    """Whether a player can pay for an improvement and, if it is a minor one, fulfils its conditions."""
    if not can_pay(state, seat, facts.name, facts.costs):
        return False
    return facts.kind == MAJOR or (meets(state, seat, facts) and state.card(facts.name).playable(state, seat))


def _ways_to_improve(state: Agricola, seat: int, facts: Facts) -> list[str]:
    """The options to build a major improvement or to play a minor one from the hand."""
    name = facts.name
    allowed = _allowed(state, seat, facts)
    if facts.kind == MAJOR:
        ways = [f"build {name}"] if allowed else []
        if facts.returns:
            ways.extend([f"build {name} returning {old[0]}" for old in returns(state, seat, facts)])
        return ways
    if not allowed:
        return []
    if facts.returns:
        return [f"play {name} returning {'+'.join(old)}" for old in returns(state, seat, facts)]
    return [f"play {name}"]


def _as_minor(state: Agricola, seat: int, major: str, given: bool) -> bool:
    return any(card.as_minor(state, seat, major, given) for card in state.folding(seat, "as_minor"))


def has_in_hand(state: Agricola, seat: int, kind: str) -> bool:
    """Whether a player holds cards of this kind, as everybody can see."""
    return any(FACTS[name].kind == kind for name in state.players[seat].hand)


def may_have_minor(state: Agricola, seat: int) -> bool:
    """Whether a player, for all the others know, can play a minor improvement."""
    return has_in_hand(state, seat, MINOR)


def may_have_occupation(state: Agricola, seat: int, food: int) -> bool:
    """Whether a player, for all the others know, can play an occupation where it costs so much food."""
    rich = in_reach(state, seat) + _advance(state, seat) >= food or len(state.folding(seat, "lot")) > 0
    return rich and has_in_hand(state, seat, OCCUPATION)


class Improve(Step[Agricola]):
    """Build a major improvement or play a minor one."""

    __slots__ = ("given", "majors", "minors", "optional")

    name = "improve"
    saved = ("seat", "majors", "minors", "optional", "given")
    kinds = ("majors: switch", "minors: switch", "optional: switch", "given: switch")

    def __init__(self, seat: int, majors: bool, minors: bool, optional: bool, given: bool = False) -> None:
        super().__init__(seat)
        self.majors = majors
        self.minors = minors
        self.optional = optional
        self.given = given

    def options(self, state: Agricola) -> list[str]:
        options = improvement_options(state, self.seat, self.majors, self.minors, self.given)
        if self.optional or not options:
            options.append(PASS)
        return options

    def private(self, state: Agricola) -> bool:
        return self.minors and may_have_minor(state, self.seat)

    def choose(self, state: Agricola, option: str) -> None:
        if option == PASS:
            return
        words = option.split()
        name = words[1]
        facts = FACTS[name]
        exchanged = len(words) == 4
        if exchanged:
            for old in words[3].split("+"):
                give_up(state, self.seat, old, name)
        steps: list[Step[Any]] = [PutDown(self.seat, name)]
        if not (exchanged and facts.kind == MAJOR):
            steps.insert(0, pay_step(state, self.seat, name, facts.costs))
        happened(state, self.seat, "improved", (self.majors, self.minors))
        state.push(*steps)

    def touches(self, state: Agricola, option: str) -> list[str]:
        words = option.split()
        if option == PASS:
            return []
        old = words[3].split("+") if len(words) == 4 else []
        return [f"card:{name}" for name in [words[1], *old]]

    def label(self, state: Agricola, option: str) -> Label:
        if option == PASS:
            return (PASS, {})
        cards = self.touches(state, option)
        if len(cards) > 1:
            return ("play-returning", {"card": cards[0], "old": cards[1:]})
        what, name = option.split()
        return priced(what, {"card": cards[0]}, payable(state, self.seat, name, FACTS[name].costs))


def give_up(state: Agricola, seat: int, name: str, new: str) -> None:
    """Put an improvement back for a new one: a major one on its board, a minor one, with its action space, out of the
    game."""
    player = state.players[seat]
    state.card(name).given_up(state, seat, new)
    state.set_cards(seat, [card for card in player.cards if card != name])
    if FACTS[name].kind == MAJOR:
        state.majors.append(name)
        state.majors.sort(key=_number)
    for space in state.card(name).spaces:
        state.in_play.remove(SPACE_NUMBERS[space])
        state.occupied[SPACE_NUMBERS[space]] = 0
    for plot in range(len(player.plots) - 1, -1, -1):
        if player.plots[plot] == name:
            del player.plots[plot], player.crop[15 + plot], player.stack[15 + plot]
    state.tell("returned", SEAT_THINGS[seat], f"card:{name}")


def _number(name: str) -> int:
    return FACTS[name].number


# Occupations.


def playable_occupations(state: Agricola, seat: int) -> list[str]:
    """The occupations in a hand that may be played, their price aside."""
    hand = state.players[seat].hand
    return [name for name in hand if FACTS[name].kind == OCCUPATION and state.card(name).playable(state, seat)]


def occupation_options(state: Agricola, seat: int, food: int) -> list[str]:
    """Every occupation a player can play now where it costs so much food; by lot, even one that is too dear."""
    purse = in_reach(state, seat) + _advance(state, seat)
    options = [f"play {name}" for name in state.players[seat].hand if _affords(state, seat, name, purse - food)]
    lots = state.folding(seat, "lot")
    if lots and playable_occupations(state, seat):
        options.extend([f"draw {card.name}" for card in lots])
    return options


def can_play_occupation(state: Agricola, seat: int, food: int) -> bool:
    """Whether a player can play any occupation now where it costs so much food."""
    purse = in_reach(state, seat) + _advance(state, seat)
    if purse >= food and any(_affords(state, seat, name, purse - food) for name in state.players[seat].hand):
        return True
    return len(state.folding(seat, "lot")) > 0 and len(playable_occupations(state, seat)) > 0


def _advance(state: Agricola, seat: int) -> int:
    """The food that cards give for playing an occupation before it is paid."""
    food = 0
    for card in state.folding(seat, "advance"):
        food += card.advance(state, seat)
    return food


def _affords(state: Agricola, seat: int, name: str, left: int) -> bool:
    """Whether a card is an occupation that can be played where so much food is left for its own price."""
    facts = FACTS[name]
    return facts.kind == OCCUPATION and facts.costs[0][FOOD] <= left and state.card(name).playable(state, seat)


class PlayOccupation(Step[Agricola]):
    """Play an occupation for so much food, one of one's choice or one that is drawn."""

    __slots__ = ("food", "optional")

    name = "occupation"
    saved = ("seat", "food", "optional")
    kinds = ("optional: switch",)

    def __init__(self, seat: int, food: int, optional: bool) -> None:
        super().__init__(seat)
        self.food = food
        self.optional = optional

    def options(self, state: Agricola) -> list[str]:
        options = occupation_options(state, self.seat, self.food)
        if self.optional or not options:
            options.append(PASS)
        return options

    def private(self, state: Agricola) -> bool:
        return may_have_occupation(state, self.seat, self.food)

    def choose(self, state: Agricola, option: str) -> None:
        if option == PASS:
            return
        what, _, name = option.partition(" ")
        drawn = what == "draw"
        if drawn:
            state.tell("used_card", SEAT_THINGS[self.seat], f"card:{name}")
            state.gain(self.seat, FOOD, state.card(name).lot(state, self.seat), f"card:{name}")
            names = playable_occupations(state, self.seat)
            name = names[state.rng.below(len(names))]
        for card in state.folding(self.seat, "advance"):
            state.gain(self.seat, FOOD, card.advance(state, self.seat), f"card:{card.name}")
        state.push(PutDown(self.seat, name))
        food = self.food + FACTS[name].costs[0][FOOD]
        if state.players[self.seat].goods[FOOD] >= food:
            state.lose(self.seat, FOOD, food)
        elif drawn:
            state.push(Owe(self.seat, food))
        else:
            cost = amount(FOOD, food)
            state.push(MakeFood(self.seat, cost), Pay(self.seat, name, (cost,)))

    def touches(self, state: Agricola, option: str) -> list[str]:
        return [] if option == PASS else [f"card:{option.partition(' ')[2]}"]

    def label(self, state: Agricola, option: str) -> Label:
        if option == PASS:
            return (PASS, {})
        what, _, name = option.partition(" ")
        if what == "draw":
            return ("draw-occupation", {"card": f"card:{name}", "food": state.card(name).lot(state, self.seat)})
        food = self.food + FACTS[name].costs[0][FOOD]
        return ("play-occupation", {"card": f"card:{name}", "food": food})


class Owe(Step[Agricola]):
    """Pay food that is due; for what is missing there are begging cards."""

    __slots__ = ("food",)

    name = "owe"
    saved = ("seat", "food")

    def __init__(self, seat: int, food: int) -> None:
        super().__init__(seat)
        self.food = food

    def options(self, state: Agricola) -> list[str]:
        missing = self.food - state.players[self.seat].goods[FOOD]
        return [f"beg {missing}" if missing > 0 else "pay"]

    def choose(self, state: Agricola, option: str) -> None:
        player = state.players[self.seat]
        missing = max(0, self.food - player.goods[FOOD])
        state.lose(self.seat, FOOD, self.food - missing)
        player.begging += missing
        if missing:
            state.tell("begged", SEAT_THINGS[self.seat], missing)

    def label(self, state: Agricola, option: str) -> Label:
        what, _, missing = option.partition(" ")
        return ("owe-beg", {"number": int(missing)}) if what == "beg" else ("pay", {"price": [f"food:{self.food}"]})

    def prompt(self, state: Agricola) -> Label:
        return ("ask-owe", {"number": self.food, "food": state.players[self.seat].goods[FOOD]})


class PutDown(Step[Agricola]):
    """A card that was paid for comes into play."""

    __slots__ = ("card", "player")

    name = "put_down"
    saved = ("player", "card")
    kinds = ("card: word",)

    def __init__(self, player: int, card: str) -> None:
        super().__init__()
        self.player = player
        self.card = card

    def run(self, state: Agricola) -> None:
        put_down(state, self.player, self.card)


def put_down(state: Agricola, seat: int, name: str) -> None:
    """Lay a card on the table and do what it says; a passing card goes on to the left."""
    player = state.players[seat]
    facts = FACTS[name]
    card = state.card(name)
    if facts.kind == MAJOR:
        state.majors.remove(name)
    elif name in player.hand:
        player.hand.remove(name)
        state.reveals += 1
    state.tell("built" if facts.kind == MAJOR else "played", SEAT_THINGS[seat], f"card:{name}")
    if facts.passing:
        left = (seat + 1) % state.seats
        if left != seat:
            state.players[left].hand.append(name)
            state.tell("passed", SEAT_THINGS[seat], f"card:{name}", SEAT_THINGS[left])
    else:
        state.set_cards(seat, [*player.cards, name])
        for _ in card.plots:
            player.plots.append(name)
            player.crop.append(NO_CROP)
            player.stack.append(0)
        for space in card.spaces:
            if SPACE_NUMBERS[space] not in state.in_play:
                state.in_play.append(SPACE_NUMBERS[space])
    moment = "played_occupation" if facts.kind == OCCUPATION else "played_improvement"
    happened(state, seat, moment, name)
    card.play(state, seat)
    if player.pens and not facts.passing:
        settle(state, seat)
