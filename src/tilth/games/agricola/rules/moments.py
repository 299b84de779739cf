"""The moments of the rulebook at which cards act, and the questions cards ask.

A moment belongs to one player. What others may react to is told to them, clockwise, as `other_<moment>` with the number
of the acting seat before the argument.

| moment | when | argument |
| --- | --- | --- |
| `round_start` | the round's card is open and goods of the round space are taken | |
| `work_start` | before the first person is placed | |
| `readied` | a card prepared the work of the round | the card |
| `before_space` | a person was placed, nothing is done yet | the space |
| `took` | goods came from a space through a person | the space, the goods |
| `took_by_card` | an improvement gave goods that others ask for (Building Material, Greenhouse) | the card, the goods |
| `used` | the action of a space is done | the space |
| `work_end` | all people are placed | |
| `return_home` | before people go home | |
| `round_end` | people are home | |
| `field_start` ... `breed_end` | the eleven moments of a harvest (`harvest.MOMENTS`) | |
| `field_end_away` | `field_end` for a player who takes no part in the harvest | |
| `played_occupation`, `played_improvement` | a card lies on the table | the card |
| `improved` | an improvement action has brought a card | whether it allowed majors, whether minors |
| `built_rooms` | the rooms of one action stand | how many |
| `built_stable` | a stable stands | the cell |
| `renovated` | the house is renewed | |
| `ploughed` | a field was ploughed | the cell, the space or card that allowed it |
| `sowed` | a sowing is over | the plots |
| `baked` | bread was baked | how much grain |
| `cooked` | animals or vegetables were cooked at once | the goods |
| `untanned` | a cooked boar was left by the Tanner to others | |
| `reaped` | crops were taken from fields and plots | the plots |
| `crafted` | a card was used in feeding | the card |
| `fenced` | a fencing is over | number of fences, new pastures |
| `grew` | a child was born | |
| `before_scoring` | after the last harvest | |
"""

from __future__ import annotations

from typing import Any

from tilth.core.cards import Moment
from tilth.core.steps import Label, Step
from tilth.games.agricola.cards.card import CATALOGUE
from tilth.games.agricola.rules.board import SPACE_NUMBERS
from tilth.games.agricola.rules.farm.fences import CELL_NUMBERS
from tilth.games.agricola.rules.food import MakeFood, affords, due
from tilth.games.agricola.rules.goods import GOOD_NUMBERS, NOTHING, covers, plus
from tilth.games.agricola.rules.state import Agricola


def happened(state: Agricola, seat: int, moment: str, arg: Any = None) -> None:
    """Something happened to a player: the player's cards react, then those of the others, clockwise."""
    if not state.full:
        return
    heard = CATALOGUE.heard.get(moment)
    if heard is not None:
        state.stack.append(Moments(heard, state.others(seat), (seat, arg)))
    if moment in CATALOGUE.reacting:
        state.stack.append(Moment(moment, seat, arg))


def for_everybody(state: Agricola, moment: str, seats: list[int]) -> list[Step[Any]]:
    """A moment of the round or the harvest for each of these seats."""
    if not state.full or moment not in CATALOGUE.reacting:
        return []
    return [Moments(moment, tuple(seats))]


class Moments(Step[Agricola]):
    """A moment for several players, one after the other; those whose cards have no part in it are passed over."""

    __slots__ = ("arg", "moment", "players")

    name = "moments"
    saved = ("moment", "players", "arg")
    kinds = ("moment: word", "players: numbers", "arg: anything")

    def __init__(self, moment: str, players: tuple[int, ...], arg: Any = None) -> None:
        super().__init__()
        self.moment = moment
        self.players = players
        self.arg = arg

    def run(self, state: Agricola) -> None:
        for i, player in enumerate(self.players):
            if state.reacts(player, self.moment):
                if i + 1 < len(self.players):
                    state.push(Moments(self.moment, self.players[i + 1 :], self.arg))
                state.push(Moment(self.moment, player, self.arg))
                return


class Ask(Step[Agricola]):
    """A card asks its owner something; the card itself knows what the answer does."""

    __slots__ = ("arg", "card", "choices")

    name = "ask"
    saved = ("seat", "card", "choices", "arg")
    kinds = ("card: word", "choices: words", "arg: anything")

    def __init__(self, seat: int, card: str, choices: tuple[str, ...], arg: Any = None) -> None:
        super().__init__(seat)
        self.card = card
        self.choices = choices
        self.arg = arg

    def options(self, state: Agricola) -> list[str]:
        card = state.card(self.card)
        seat = self.seat
        choices = card.answers(state, seat, self.choices)
        options = [option for option in choices if affords(state, seat, card.needs(state, seat, option, self.arg))]
        kept = due(state, seat)
        if kept == NOTHING:
            return options
        # Food is being made for something else: nothing of it is given away where there is another answer.
        left = [
            option for option in options if affords(state, seat, plus(kept, card.needs(state, seat, option, self.arg)))
        ]
        return left or options

    def private(self, state: Agricola) -> bool:
        return state.card(self.card).private(state, self.seat, self.name, self.arg)

    def choose(self, state: Agricola, option: str) -> None:
        card = state.card(self.card)
        needs = card.needs(state, self.seat, option, self.arg)
        if covers(state.players[self.seat].goods, needs):
            card.answer(state, self.seat, option, self.arg)
        else:
            state.push(MakeFood(self.seat, needs), Ask(self.seat, self.card, (option,), self.arg))

    def touches(self, state: Agricola, option: str) -> list[str]:
        things = [f"card:{self.card}"]
        for word in option.split():
            if word in CELL_NUMBERS:
                things.append(f"cell:{word}")
            elif word in SPACE_NUMBERS:
                things.append(f"space:{word}")
        return things

    def label(self, state: Agricola, option: str) -> Label:
        if option in GOOD_NUMBERS:
            return ("answer-good", {"good": f"good:{option}"})
        if option in CELL_NUMBERS:
            return ("answer-cell", {"cell": f"cell:{option}"})
        if option in SPACE_NUMBERS:
            return ("answer-space", {"space": f"space:{option}"})
        return state.card(self.card).answer_label(option)

    def prompt(self, state: Agricola) -> Label:
        return ("ask-ask", {"card": f"card:{self.card}"})
