"""Paying and gaining: where sprouts and growth go and come from, and which hand cards become compost."""

from __future__ import annotations

from typing import Final

from tilth.core.steps import Label, Step
from tilth.games.earth.rules import lines as L  # noqa: N812
from tilth.games.earth.rules.board import BY_NAME, NAMES, PLACES
from tilth.games.earth.rules.data import ECOSYSTEM_RULE, FIRST_CLIMATE, FIRST_ISLAND, GOAL, KIND, NUMBER, SLUG, TYPES
from tilth.games.earth.rules.data import FLORA as FLORA_CARD
from tilth.games.earth.rules.lines import Line
from tilth.games.earth.rules.scoring import scope_cells
from tilth.games.earth.rules.table import Table

ENOUGH: Final = "enough"
SHARE: Final = "share"
MANY: Final[list[list[str]]] = [[f"{NAMES[cell]} {number}" for number in range(25)] for cell in range(PLACES)]
READ_PIECES: Final[dict[str, tuple[int, int]]] = {
    **{MANY[cell][number]: (cell, number) for cell in range(PLACES) for number in range(25)},
    **{NAMES[cell]: (cell, 1) for cell in range(PLACES)},
}
TAKE: Final[list[list[str]]] = [[f"take {number}" for number in range(most, -1, -1)] for most in range(25)]
"""By what is offered: how much of it is taken, all of it named first."""
ALL_PLACES: Final[tuple[int, ...]] = ()
BARE: Final[list[bool]] = [rule.filter.pieces == L.EMPTY for rule in GOAL]
"""By goal: whether it counts flora without a piece."""
DIFFERENT_SPROUTS: Final[list[bool]] = [rule.attribute == L.BY_SPROUTS for rule in ECOSYSTEM_RULE]
DIFFERENT_GROWTH: Final[list[bool]] = [rule.attribute == L.BY_GROWTH for rule in ECOSYSTEM_RULE]
"""By ecosystem: whether it scores lines of cards with different numbers of sprouts, of growth."""


def at_option(option: str) -> tuple[int, int]:
    """The place and number an option like `b3` or `b3 4` names."""
    return READ_PIECES[option]


def payable(table: Table, seat: int, line: Line) -> bool:
    """Whether a player can pay all a line asks for."""
    if line.free:
        return True
    pays = line.pays
    if pays[L.SOIL] > table.soil[seat] or pays[L.COMPOST_PILE] > len(table.compost[seat]):
        return False
    if pays[L.COMPOST_HAND] > len(table.hands[seat]):
        return False
    return table.holds(seat, L.SPROUT, pays[L.SPROUT]) and table.holds(seat, L.GROWTH, pays[L.GROWTH])


def useful(table: Table, seat: int, line: Line) -> bool:
    """Whether a line could bring anything now; composting hand cards always does."""
    pays = line.pays
    if pays[L.COMPOST_HAND]:
        return True
    for piece in (L.SPROUT, L.GROWTH):
        if pays[piece] and (bare_flora_counts(table, seat) or numbers_count(table, seat, piece)):
            return True
    for at in range(0, len(line.gains), 2):
        resource = line.gains[at]
        if resource == L.SPROUT or resource == L.GROWTH:
            if pays[resource]:
                return True
            if max(table.rooms(seat, resource, table.spots[seat]), default=0) > 0:
                return True
        elif resource != L.COMPOST_HAND or table.hands[seat]:
            return True
    return not line.gains


def use_line(table: Table, seat: int, line: Line, cell: int, parts: bool, counted: bool = True) -> None:
    """Pay a line in full, then gain what it gives, or those parts that are wanted. `cell` is where it is read from."""
    gains = line.gains
    if line.planted:
        times = 0
        for card in table.planted[seat]:
            if line.filter.fits[card]:
                times += 1
        if not times:
            return
        gains = tuple([number * times if at % 2 else number for at, number in enumerate(gains)])
    if line.free and line.scope == L.NOWHERE:
        gain(table, seat, gains, parts, counted)
        return
    places = reach(table, seat, line, cell) if line.scope != L.NOWHERE else ALL_PLACES
    if line.scope == L.NOWHERE:
        table.push(Gain(seat, gains, parts, counted))
    elif line.each:
        spread(table, seat, gains[0], places)
    else:
        give(table, seat, gains[0], gains[1], places)
    pay(table, seat, line.pays)


def pay(table: Table, seat: int, pays: tuple[int, ...]) -> None:
    """Pay; what leaves a choice is asked."""
    if pays[L.SOIL]:
        table.pay_soil(seat, pays[L.SOIL])
    if pays[L.COMPOST_PILE]:
        table.spend_compost(seat, pays[L.COMPOST_PILE])
    if pays[L.COMPOST_HAND]:
        ask_compost(table, seat, pays[L.COMPOST_HAND], True)
    if pays[L.GROWTH]:
        fetch(table, seat, L.GROWTH, pays[L.GROWTH])
    if pays[L.SPROUT]:
        fetch(table, seat, L.SPROUT, pays[L.SPROUT])


def gain(table: Table, seat: int, gains: tuple[int, ...], parts: bool, counted: bool) -> None:
    """Gain one thing after the other, as printed; what leaves a choice is asked, with `parts` how much of it too."""
    at = 0
    while at < len(gains):
        resource = gains[at]
        number = gains[at + 1]
        at += 2
        if resource in L.CERTAIN and not (parts or feeds_gaia(table, resource, counted)):
            receive(table, seat, resource, number, counted)
            continue
        if at < len(gains):
            table.push(Gain(seat, gains[at:], parts, counted))
        if resource in L.CERTAIN:
            table.push(TakePart(seat, resource, number, counted))
        elif resource == L.COMPOST_HAND:
            ask_compost(table, seat, number, False)
        else:
            give(table, seat, resource, number, ALL_PLACES)
        return


def receive(table: Table, seat: int, resource: int, number: int, counted: bool) -> None:
    """Gain what needs no place and no card to be chosen."""
    if resource == L.SOIL:
        table.gain_soil(seat, number, counted)
    elif resource == L.DRAW:
        table.draw(seat, number, counted)
    else:
        table.compost_deck(seat, number)


# What could better be left. Where it could, less may be taken without asking for every card of the walk.


def feeds_gaia(table: Table, resource: int, counted: bool) -> bool:
    """Whether Gaia gains from what the player gains: soil when the action is red, cards when it is yellow."""
    if table.gaia is None or not counted:
        return False
    return (resource == L.SOIL and table.action == L.RED) or (resource == L.DRAW and table.action == L.YELLOW)


def bare_flora_counts(table: Table, seat: int) -> bool:
    """Whether a goal that a player has not met yet counts flora without a piece."""
    return any(BARE[goal] and not table.reached[seat] >> place & 1 for place, goal in enumerate(table.fauna))


def numbers_count(table: Table, seat: int, piece: int) -> bool:
    """Whether an ecosystem of this player scores lines of different numbers of a piece."""
    wanted = DIFFERENT_SPROUTS if piece == L.SPROUT else DIFFERENT_GROWTH
    own = table.ecosystem[seat]
    return (own >= 0 and wanted[own]) or any(wanted[shared] for shared in table.ecosystems)


def unwelcome(table: Table, seat: int, piece: int, cells: list[int]) -> bool:
    """Whether a piece on one of these places could cost its owner more than it brings."""
    if numbers_count(table, seat, piece):
        return True
    if not bare_flora_counts(table, seat):
        return False
    for cell in cells:
        if table.room(seat, piece, cell) > 0 and not table.sprouts[seat][cell] and not table.growth[seat][cell]:
            return True
    return False


def reach(table: Table, seat: int, line: Line, cell: int) -> tuple[int, ...]:
    """The places a positional line may put pieces on."""
    field = table.field[seat]
    cells = scope_cells(line.scope, cell)
    if line.each:
        return tuple([c for c in cells if field[c] and TYPES[field[c]] & line.each])
    return tuple([c for c in cells if field[c] and KIND[field[c]] == FLORA_CARD])


def spread(table: Table, seat: int, piece: int, places: tuple[int, ...]) -> None:
    """Put one piece on each of some places."""
    if table.careful[seat] or unwelcome(table, seat, piece, list(places)):
        if max(table.rooms(seat, piece, list(places)), default=0) > 0:
            table.push(Place(seat, piece, len(places), places, True))
        return
    for cell in places:
        if table.room(seat, piece, cell) > 0:
            table.put(seat, piece, cell, 1)


def give(table: Table, seat: int, piece: int, number: int, places: tuple[int, ...]) -> None:
    """Let a player place up to so many pieces; where there is nothing to think about they are placed at once."""
    free = 0
    kinds = 0
    last = -1
    cells = list(places) if places else table.spots[seat]
    rooms = table.rooms(seat, piece, cells)
    for at, room in enumerate(rooms):
        if room > 0:
            free += room
            kinds += 1
            last = cells[at]
    if (free == 0 and (places or not table.team)) or number == 0:
        return
    if table.careful[seat] or (table.team and not places) or unwelcome(table, seat, piece, cells):
        table.push(Place(seat, piece, number, places, False))
    elif kinds == 1:
        table.put(seat, piece, last, min(number, free))
    elif free <= number:
        for at, room in enumerate(rooms):
            if room > 0:
                table.put(seat, piece, cells[at], room)
    else:
        table.push(Place(seat, piece, number, places, False))


def fetch(table: Table, seat: int, piece: int, number: int) -> None:
    """Let a player take so many pieces off the island; without a choice they go at once."""
    pieces = table.pieces(seat, piece)
    held = [cell for cell in table.spots[seat] if pieces[cell]]
    if len(held) == 1:
        table.lift(seat, piece, held[0], number)
    elif table.total(seat, piece) == number:
        for cell in held:
            table.lift(seat, piece, cell, pieces[cell])
    else:
        table.push(Lift(seat, piece, number))


def ask_compost(table: Table, seat: int, number: int, exact: bool) -> None:
    """Let a player compost hand cards: exactly so many as a cost, up to so many as a gain."""
    hand = table.hands[seat]
    if not hand or not number:
        return
    if exact and len(hand) <= number:
        for card in hand:
            table.compost_card(seat, card)
        return
    table.push(CompostHand(seat, number, exact))


class Gain(Step[Table]):
    """The rest of what a line gives."""

    __slots__ = ("counted", "gains", "parts", "player")

    name = "gain"
    saved = ("player", "gains", "parts", "counted")
    kinds = ("gains: numbers", "parts: switch", "counted: switch")

    def __init__(self, player: int, gains: tuple[int, ...], parts: bool, counted: bool) -> None:
        super().__init__()
        self.player = player
        self.gains = gains
        self.parts = parts
        self.counted = counted

    def run(self, state: Table) -> None:
        gain(state, self.player, self.gains, self.parts, self.counted)


class TakePart(Step[Table]):
    """How much is taken of soil, cards or compost that may be left."""

    __slots__ = ("counted", "number", "resource")

    name = "take_part"
    saved = ("seat", "resource", "number", "counted")
    kinds = ("counted: switch",)

    def __init__(self, seat: int, resource: int, number: int, counted: bool) -> None:
        super().__init__(seat)
        self.resource = resource
        self.number = number
        self.counted = counted

    def options(self, state: Table) -> list[str]:
        return TAKE[self.number]

    def choose(self, state: Table, option: str) -> None:
        number = int(option[5:])
        if number:
            receive(state, self.seat, self.resource, number, self.counted)

    def label(self, state: Table, option: str) -> Label:
        number = int(option[5:])
        return (f"part-{L.RESOURCES[self.resource]}", {"number": number}) if number else ("part-nothing", {})

    def prompt(self, state: Table) -> Label:
        asked = f"ask-take_part-{L.RESOURCES[self.resource]}"
        if feeds_gaia(state, self.resource, self.counted):
            asked += "-gaia" if self.resource == L.SOIL and state.active < 0 else "-alone"
        return (asked, {})


class Place(Step[Table]):
    """Put sprouts or growth on flora with room: one piece, or as many as fit, at a time."""

    __slots__ = ("each", "number", "piece", "places")

    name = "place"
    saved = ("seat", "piece", "number", "places", "each")
    kinds = ("places: numbers", "each: switch")

    def __init__(self, seat: int, piece: int, number: int, places: tuple[int, ...], each: bool) -> None:
        super().__init__(seat)
        self.piece = piece
        self.number = number
        self.places = places
        self.each = each

    def options(self, state: Table) -> list[str]:
        seat = self.seat
        found: list[str] = []
        cells = list(self.places) if self.places else state.spots[seat]
        for at, room in enumerate(state.rooms(seat, self.piece, cells)):
            if room > 0:
                cell = cells[at]
                found.append(NAMES[cell])
                fitting = 1 if self.each else min(room, self.number)
                if fitting > 1:
                    found.append(MANY[cell][fitting])
        sharing = state.team and not self.places
        if sharing:
            found.append(SHARE)
        if sharing or state.careful[seat] or unwelcome(state, seat, self.piece, cells):
            found.append(ENOUGH)
        return found

    def choose(self, state: Table, option: str) -> None:
        if option == ENOUGH:
            return
        if option == SHARE:
            share_pieces(state, self.seat, self.piece, self.number)
            return
        cell, number = at_option(option)
        state.put(self.seat, self.piece, cell, number)
        if self.each:
            rest = tuple([place for place in self.places if place != cell])
            if max(state.rooms(self.seat, self.piece, list(rest)), default=0) > 0:
                state.push(Place(self.seat, self.piece, len(rest), rest, True))
        elif number < self.number:
            give(state, self.seat, self.piece, self.number - number, self.places)

    def touches(self, state: Table, option: str) -> list[str]:
        return touched_pieces(state, self.seat, option)

    def label(self, state: Table, option: str) -> Label:
        if option in (ENOUGH, SHARE):
            return (option, {})
        cell, number = at_option(option)
        return (f"put-{L.RESOURCES[self.piece]}", {**cell_args(state, self.seat, cell), "number": number})

    def prompt(self, state: Table) -> Label:
        return (f"ask-place-{L.RESOURCES[self.piece]}", {"number": self.number})


def share_pieces(table: Table, seat: int, piece: int, number: int) -> None:
    """Put gained pieces into the team's area."""
    pool = table.pools[seat % 2]
    if piece == L.SPROUT:
        pool.sprouts += number
    else:
        pool.growth += number
    if table.telling:
        table.say(seat, f"shared_{L.RESOURCES[piece]}", number)


class Lift(Step[Table]):
    """Take sprouts or growth off the island, to pay."""

    __slots__ = ("number", "piece")

    name = "lift"
    saved = ("seat", "piece", "number")

    def __init__(self, seat: int, piece: int, number: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.number = number

    def options(self, state: Table) -> list[str]:
        pieces = state.pieces(self.seat, self.piece)
        found: list[str] = []
        for cell in state.spots[self.seat]:
            if pieces[cell]:
                found.append(NAMES[cell])
                most = min(pieces[cell], self.number)
                if most > 1:
                    found.append(MANY[cell][most])
        return found

    def choose(self, state: Table, option: str) -> None:
        cell, number = at_option(option)
        state.lift(self.seat, self.piece, cell, number)
        if number < self.number:
            fetch(state, self.seat, self.piece, self.number - number)

    def touches(self, state: Table, option: str) -> list[str]:
        return touched_pieces(state, self.seat, option)

    def label(self, state: Table, option: str) -> Label:
        cell, number = at_option(option)
        return (f"lift-{L.RESOURCES[self.piece]}", {**cell_args(state, self.seat, cell), "number": number})

    def prompt(self, state: Table) -> Label:
        return (f"ask-lift-{L.RESOURCES[self.piece]}", {"number": self.number})


class CompostHand(Step[Table]):
    """Put hand cards into the compost: exactly so many as a cost, up to so many as a gain."""

    __slots__ = ("exact", "number")

    name = "compost_hand"
    saved = ("seat", "number", "exact")
    kinds = ("exact: switch",)

    def __init__(self, seat: int, number: int, exact: bool) -> None:
        super().__init__(seat)
        self.number = number
        self.exact = exact

    def options(self, state: Table) -> list[str]:
        found = [SLUG[card] for card in state.hands[self.seat]]
        if not self.exact:
            found.append(ENOUGH)
        return found

    def choose(self, state: Table, option: str) -> None:
        if option == ENOUGH:
            return
        state.compost_card(self.seat, NUMBER[option])
        ask_compost(state, self.seat, self.number - 1, self.exact)

    def touches(self, state: Table, option: str) -> list[str]:
        return [] if option == ENOUGH else [f"card:{option}"]

    def label(self, state: Table, option: str) -> Label:
        return (ENOUGH, {}) if option == ENOUGH else ("compost-card", {"card": f"card:{option}"})

    def prompt(self, state: Table) -> Label:
        return ("ask-compost_hand-exact" if self.exact else "ask-compost_hand", {"number": self.number})


def touched_cell(table: Table, seat: int, option: str) -> list[str]:
    """The place an option names and the card lying there."""
    name = option.partition(" ")[0]
    if name not in BY_NAME:
        return []
    card = table.field[seat][BY_NAME[name]]
    return [f"cell:{name}", f"{card_kind(card)}:{SLUG[card]}"] if card else [f"cell:{name}"]


def touched_pieces(table: Table, seat: int, option: str) -> list[str]:
    """The same for pieces; an option for several at once touches all the room there."""
    found = touched_cell(table, seat, option)
    name, _, number = option.partition(" ")
    return [*found, f"all:{name}"] if number else found


def cell_args(table: Table, seat: int, cell: int) -> dict[str, object]:
    """A place and the card lying there, as arguments of a label."""
    card = table.field[seat][cell]
    return {"cell": f"cell:{NAMES[cell]}", "card": f"{card_kind(card)}:{SLUG[card]}"}


def card_kind(card: int) -> str:
    """The kind of thing a card is called by."""
    if card >= FIRST_CLIMATE:
        return "climate"
    return "island" if card >= FIRST_ISLAND else "card"
