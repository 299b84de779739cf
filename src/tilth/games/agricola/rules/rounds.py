"""The course of a game: 14 rounds of four phases, with a harvest after some."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tilth.core.steps import Label, Step
from tilth.games.agricola.cards.card import FarmCard
from tilth.games.agricola.rules.board import HARVESTS, PILE_GOOD, ROUNDS, SPACE_NAMES, SPACE_NUMBERS
from tilth.games.agricola.rules.farm.animals import gain_animals
from tilth.games.agricola.rules.food import MakeFood
from tilth.games.agricola.rules.goods import NOTHING, SHEEP, covers
from tilth.games.agricola.rules.harvest import Harvest
from tilth.games.agricola.rules.moments import for_everybody, happened
from tilth.games.agricola.rules.prices import price_things
from tilth.games.agricola.rules.spaces import SPACES, PayFees, charging, fee_for, open_to, pay_fees
from tilth.games.agricola.rules.state import GOOD_THINGS, SEAT_THINGS, SPACE_THINGS, Agricola

STAY: Final = "stay"


class Round(Step[Agricola]):
    """The next round, or the end of the game."""

    __slots__ = ()

    name = "round"

    def run(self, state: Agricola) -> None:
        seats = state.in_order()
        if state.round == ROUNDS:
            state.push(*for_everybody(state, "before_scoring", seats), End())
            return
        state.round += 1
        harvest = state.round in HARVESTS
        state.push(
            # Phase 1: start of the round
            Reveal(),
            *[Collect(seat) for seat in seats],
            *for_everybody(state, "round_start", seats),
            # Phase 2: replenishing
            Replenish(),
            # Phase 3: work
            *for_everybody(state, "work_start", seats),
            Work(state.starting),
            # Phase 4: returning home
            *for_everybody(state, "return_home", seats),
            ReturnHome(),
            *([Harvest()] if harvest else []),
            *for_everybody(state, "round_end", seats),
            Round(),
        )


class Reveal(Step[Agricola]):
    """Turn up the card of the round; everybody can use it from now on."""

    __slots__ = ()

    name = "reveal"

    def run(self, state: Agricola) -> None:
        space = state.round_cards[state.round - 1]
        state.only[space] = -1
        if space not in state.in_play:
            state.in_play.append(space)
            state.reveals += 1
        state.tell("round", state.round, SPACE_THINGS[space])


class Collect(Step[Agricola]):
    """A player takes the goods that wait on the space of this round; an invited guest comes."""

    __slots__ = ("player",)

    name = "collect"
    saved = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def run(self, state: Agricola) -> None:
        player = state.players[self.player]
        player.guests = player.notes.pop("guests", 0)
        if not player.promised:
            return
        animals = [0, 0, 0]
        for when, good, number in player.promised:
            if when == state.round:
                if good >= SHEEP:
                    animals[good - SHEEP] += number
                else:
                    state.gain(self.player, good, number, "place:round")
        player.promised = [entry for entry in player.promised if entry[0] > state.round]
        if any(animals):
            gain_animals(state, self.player, (animals[0], animals[1], animals[2]), "place:round")


class Replenish(Step[Agricola]):
    """Put new goods on the spaces where goods gather."""

    __slots__ = ()

    name = "replenish"

    def run(self, state: Agricola) -> None:
        for space in state.in_play:
            good = PILE_GOOD[space]
            if good >= 0 and state.only[space] < 0:
                number = state.per_round(space)
                state.pile_up(space, good, number)
                if state.telling:
                    state.tell("piled", number, GOOD_THINGS[good], SPACE_THINGS[space])
        if state.full:
            idling = state.folding_all("idle")
            for seat in range(state.seats):
                state.players[seat].idle = sum(card.idle(state, owner, seat) for owner, card in idling)


class Work(Step[Agricola]):
    """The next player, clockwise, who has a person left places it. When nobody has one, those who act at the end of
    work do so from the player after the last one on."""

    __slots__ = ("turn",)

    name = "work"
    saved = ("turn",)

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn = turn

    def run(self, state: Agricola) -> None:
        for seat in range(state.seats):
            notes = state.players[seat].notes
            if notes and notes.pop("places_first", 0) and state.players[seat].to_place() > 0:
                state.push(Place(seat), Work(self.turn))
                return
        for i in range(state.seats):
            seat = (self.turn + i) % state.seats
            if state.players[seat].to_place() > 0:
                state.push(Place(seat), Work((seat + 1) % state.seats))
                return
        state.push(*for_everybody(state, "work_end", [(self.turn + i) % state.seats for i in range(state.seats)]))


class Place(Step[Agricola]):
    """Place a person on a space and do what it says."""

    __slots__ = ()

    name = "place"
    saved: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: Agricola) -> list[str]:
        seat = self.seat
        charged = charging(state)
        bringing = state.folding(seat, "brings")
        options: list[str] = []
        for space in state.in_play:
            if open_to(state, seat, space, charged) and can_use(state, seat, space, bringing):
                options.append(SPACE_NAMES[space])
        return options or [STAY]

    def private(self, state: Agricola) -> bool:
        spaces = [space for space in state.in_play if SPACES[space].private(state, self.seat)]
        charged = charging(state)
        return any(open_to(state, self.seat, space, charged) for space in spaces)

    def choose(self, state: Agricola, option: str) -> None:
        player = state.players[self.seat]
        player.placed += 1
        if option == STAY:
            return
        space = SPACE_NUMBERS[option]
        guest = player.guests > 0 and player.to_place() < player.guests
        state.tell("guest_placed" if guest else "placed", SEAT_THINGS[self.seat], SPACE_THINGS[space])
        state.occupied[space] |= 1 << self.seat
        if state.full:
            state.stack.append(UseSpace(self.seat, space))
            happened(state, self.seat, "before_space", option)
            fee = fee_for(state, self.seat, space, charging(state))
            if fee is NOTHING:
                return
            if covers(player.goods, fee):
                pay_fees(state, self.seat, space)
            else:
                state.push(MakeFood(self.seat, fee), PayFees(self.seat, space))
        else:
            SPACES[space].use(state, self.seat)

    def touches(self, state: Agricola, option: str) -> list[str]:
        return [] if option == STAY else [f"space:{option}"]

    def label(self, state: Agricola, option: str) -> Label:
        if option == STAY:
            return (STAY, {})
        lying = price_things(state.piles[SPACE_NUMBERS[option]])
        args: dict[str, Any] = {"space": f"space:{option}"}
        return ("place-goods", {**args, "goods": lying}) if lying else ("place", args)


def can_use(state: Agricola, seat: int, space: int, bringing: list[FarmCard]) -> bool:
    """Whether a space can do anything for a player, with what these cards bring before its action."""
    if SPACES[space].usable(state, seat):
        return True
    player = state.players[seat]
    for card in bringing:
        good = card.brings(state, seat, SPACE_NAMES[space])
        if good >= 0:
            player.goods[good] += 1
            usable = SPACES[space].usable(state, seat)
            player.goods[good] -= 1
            if usable:
                return True
    return False


class UseSpace(Step[Agricola]):
    """The action of a space, and then the cards that follow it."""

    __slots__ = ("player", "space")

    name = "use_space"
    saved = ("player", "space")

    def __init__(self, player: int, space: int) -> None:
        super().__init__()
        self.player = player
        self.space = space

    def run(self, state: Agricola) -> None:
        happened(state, self.player, "used", SPACE_NAMES[self.space])
        SPACES[self.space].use(state, self.player)


class ReturnHome(Step[Agricola]):
    """All people go home. Newborns are grown up now, or after the harvest in which they still eat little."""

    __slots__ = ()

    name = "return_home"

    def run(self, state: Agricola) -> None:
        for space in state.in_play:
            state.occupied[space] = 0
        for player in state.players:
            player.placed = 0
            player.guests = 0
            player.idle = 0
            if state.round not in HARVESTS:
                player.newborn = 0
        state.tell("home")


class End(Step[Agricola]):
    """The game is over."""

    __slots__ = ()

    name = "end"

    def run(self, state: Agricola) -> None:
        state.tell("end")
