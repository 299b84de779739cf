"""Small prepared positions: a table on which one seat is about to do one thing."""

from __future__ import annotations

from typing import Any

from tilth.core import Step
from tilth.games.agricola import GAME
from tilth.games.agricola.cards.facts import FACTS
from tilth.games.agricola.rules.board import SPACE_NUMBERS
from tilth.games.agricola.rules.farm.building import ROOM_PRICES, renovation_prices
from tilth.games.agricola.rules.farm.fences import border, cells_named
from tilth.games.agricola.rules.goods import GOOD_NAMES, GOOD_NUMBERS, GOODS, HOUSE_NAMES, amounts, with_amount
from tilth.games.agricola.rules.improvements import PutDown, put_down
from tilth.games.agricola.rules.prices import prices
from tilth.games.agricola.rules.rounds import Place
from tilth.games.agricola.rules.state import Agricola

START = "b1+c1"


def table(seats: int = 2, mode: str = "family", round_number: int = 1, seed: int = 1, **options: Any) -> Agricola:
    """A table in the work phase of a round with all its round cards open, seat 0 the starting player, bare farms."""
    state = GAME.new(seats, {"mode": mode, **options}, seed, telling=True)
    assert isinstance(state, Agricola)
    state.round = round_number
    state.starting = 0
    state.stack = []
    for space in state.round_cards[:round_number]:
        if space not in state.in_play:
            state.in_play.append(space)
    for player in state.players:
        player.goods = [0] * GOODS
        player.hand = []
    state.take_events()
    return state


def open_space(state: Agricola, *names: str) -> None:
    """Let a round card be in play, whichever round it is."""
    for name in names:
        if SPACE_NUMBERS[name] not in state.in_play:
            state.in_play.append(SPACE_NUMBERS[name])


def farm(
    state: Agricola,
    seat: int = 0,
    rooms: str = START,
    fields: str = "",
    stables: str = "",
    pastures: tuple[str, ...] = (),
    house: str = "wood",
    people: int = 2,
    **goods: int,
) -> None:
    """Give a seat a farm: spaces in notation, pastures by their spaces, goods by name."""
    player = state.players[seat]
    player.rooms = cells_named(rooms)
    player.fields = cells_named(fields) if fields else 0
    player.stables = cells_named(stables) if stables else 0
    player.fences = 0
    for cells in pastures:
        player.fences |= border(cells_named(cells))
    player.house = HOUSE_NAMES.index(house)
    player.people = people
    for name, number in goods.items():
        player.goods[GOOD_NUMBERS[name]] = number
    if any(player.animals()):
        state.shelter(seat)


def goods(state: Agricola, seat: int = 0) -> dict[str, int]:
    """What a seat has of each good, nothing left out but zeros."""
    return {
        name: state.players[seat].goods[good] for name, good in GOOD_NUMBERS.items() if state.players[seat].goods[good]
    }


def pile(state: Agricola, space: str, **amounts: int) -> None:
    """Lay goods on a space."""
    for name, number in amounts.items():
        place, good = SPACE_NUMBERS[space], GOOD_NUMBERS[name]
        state.piles[place] = with_amount(state.piles[place], good, number)


def lying(state: Agricola, space: str, good: str) -> int:
    return state.piles[SPACE_NUMBERS[space]][GOOD_NUMBERS[good]]


def go(state: Agricola, *steps: Step[Any]) -> Agricola:
    """Let these steps happen, the first one first."""
    state.stack = []
    state.push(*steps)
    state.advance()
    return state


def turn(state: Agricola, seat: int = 0) -> list[str]:
    """Let a seat place a person; its options."""
    return go(state, Place(seat)).options(seat)


def choose(state: Agricola, *options: str, seat: int = 0) -> Agricola:
    """Choose one option after the other."""
    for option in options:
        assert state.admits(seat, option), f"{option!r} is not among {state.options(seat)}"
        state.choose(seat, option)
    return state


def choices(state: Agricola, seat: int = 0) -> list[str]:
    """The options of a seat without what it may do at any time."""
    return [option for option in state.options(seat) if option[0] != "!"]


def visit(state: Agricola, space: str, *options: str, seat: int = 0) -> Agricola:
    """Place a person on a space and choose on."""
    turn(state, seat)
    return choose(state, space, *options, seat=seat)


def sown(state: Agricola, seat: int, cell: str, good: str, number: int) -> None:
    """Let a crop stand on a field."""
    player = state.players[seat]
    index = cells_named(cell).bit_length() - 1
    player.crop[index] = GOOD_NUMBERS[good]
    player.stack[index] = number


def own(state: Agricola, seat: int, *cards: str) -> None:
    """Let a seat have cards in play, as if just played."""
    for name in cards:
        for deck in (state.occupation_deck, state.minor_deck):
            if name in deck:
                deck.remove(name)
        put_down(state, seat, name)
    state.stack = []


def hold(state: Agricola, seat: int, *cards: str) -> None:
    """Put cards into a seat's hand."""
    for name in cards:
        for deck in (state.occupation_deck, state.minor_deck):
            if name in deck:
                deck.remove(name)
        for player in state.players:
            if name in player.hand:
                player.hand.remove(name)
        state.players[seat].hand.append(name)


def animals(state: Agricola, seat: int = 0) -> tuple[int, int, int]:
    return state.players[seat].animals()


def events(state: Agricola, name: str) -> list[tuple[Any, ...]]:
    """The arguments of all events of a name since the last time."""
    return [event.args for event in state.take_events() if event.name == name]


def full(seats: int = 4, round_number: int = 1, seed: int = 1) -> Agricola:
    """A table of the game with cards."""
    return table(seats, "full", round_number, seed)


def play(state: Agricola, card: str, *options: str, seat: int = 0) -> Agricola:
    """Play a card that was paid, and choose on."""
    hold(state, seat, card)
    go(state, PutDown(seat, card))
    return choose(state, *options, seat=seat)


def occupy(state: Agricola, space: str, seat: int = 1) -> None:
    """Let a person of a seat stand on a space."""
    open_space(state, space)
    state.occupied[SPACE_NUMBERS[space]] |= 1 << seat


def leave_spaces(state: Agricola) -> None:
    """Let everybody go home, so that a space can be used again."""
    state.occupied = [0] * len(state.occupied)


def promised(state: Agricola, seat: int = 0) -> list[tuple[int, str, int]]:
    """The rounds in which something waits for a seat, what, and how much."""
    return [(when, GOOD_NAMES[good], number) for when, good, number in state.players[seat].promised]


def waits(state: Agricola, seat: int = 0) -> list[tuple[int, int]]:
    """The rounds in which something waits for a seat, and how much."""
    return [(when, number) for when, _, number in state.players[seat].promised]


def stacks(state: Agricola, seat: int = 0) -> list[int]:
    """How much lies on each sown field and plot."""
    return [number for number in state.players[seat].stack if number]


def bonus(state: Agricola, seat: int = 0) -> int:
    return state.scores()[seat]["bonus"]


def price_of(state: Agricola, item: str, seat: int = 0) -> list[dict[str, int]]:
    """What a seat may pay for a room, a renovation by one kind, or a card."""
    player = state.players[seat]
    if item == "room":
        printed = ROOM_PRICES[player.house]
    elif item == "renovation":
        printed = renovation_prices(state, seat, player.house + 1)
    else:
        printed = FACTS[item].costs
    return [amounts(cost) for cost in prices(state, seat, item, printed)]
