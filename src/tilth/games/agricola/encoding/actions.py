"""All that can be done in Agricola, in one numbering.

A card has one number for whatever a decision does with it (play, build, pick, discard, use ...), an action space one
for whatever is done there, and what is built or sown has the number of its place on the farmyard. Two kinds of options
share numbers by a hash: one of several prices, made of any goods in any numbers, and the two improvements given up for
the Madonna Statue, which could be any two out of 149.
"""

from __future__ import annotations

from typing import Final

from tilth.core.cards import Offer
from tilth.core.encoding import NO_NUMBER, Group, starts
from tilth.games.agricola.cards.facts import FACTS, MAJOR
from tilth.games.agricola.encoding.names import (
    ANYTIME,
    CARD_AT,
    CARD_PLOTS,
    CARDS,
    MOVES,
    PASTURES,
    PEN_AT,
    PENS,
    PLOTS,
    RETURNS,
    SEED,
)
from tilth.games.agricola.rules.board import SPACE_NAMES
from tilth.games.agricola.rules.farm.animals import Arrange, House
from tilth.games.agricola.rules.farm.farmyard import FIELD_OPTIONS, ROOM_OPTIONS, STABLE_OPTIONS
from tilth.games.agricola.rules.farm.fences import CELL_NAMES, CELL_NUMBERS, cells_name
from tilth.games.agricola.rules.food import EAT, EDIBLE
from tilth.games.agricola.rules.goods import ANIMALS, GOOD_NAMES
from tilth.games.agricola.rules.moments import Ask
from tilth.games.agricola.rules.spaces import ANY_TWO, ONE
from tilth.games.agricola.rules.state import START_ROOMS, Agricola

HASHED: Final = 256
MOST: Final = 24
WAYS: Final = 16
SEATS: Final = 5
KINDS: Final[list[str]] = [GOOD_NAMES[animal] for animal in ANIMALS]
OPEN: Final[list[str]] = [pen for pen in PENS if pen not in CELL_NAMES or not START_ROOMS >> CELL_NUMBERS[pen] & 1]
"""The places for animals; the first two rooms are none."""
WALKS: Final[list[str]] = [
    f"{kind} {one} to {other}" for kind in KINDS for one in OPEN for other in OPEN if one != other
]
SWAPS: Final[list[str]] = [f"{one} and {other}" for at, one in enumerate(OPEN) for other in OPEN[at + 1 :]]
EATEN: Final[list[str]] = [GOOD_NAMES[good] for good in EDIBLE]
RESOURCES: Final[list[str]] = [name for name, _ in ONE + ANY_TWO]
ASKED: Final = ("return", "keep")
COUNTED: Final = ("bake", "pay", "mill", "grow", "lay", "store")
WORDS: Final[list[str]] = [
    "done",
    "pass",
    "stay",
    "enough",
    "yes",
    "no",
    "buy",
    "feed",
    "beg",
    "pay",
    "free",
    "cook",
    "keep",
    "return",
    "redeal occupation",
    "redeal minor",
    "growth",
    "occupation",
    "resources",
    "room",
    "points",
    "plane_food",
    "plane_wood",
    "play occupation",
    "play improvement",
    "!animals",
    "!cook several",
    "!exchange occupation",
    "!exchange minor",
]

GROUPS: Final[list[Group]] = [
    Group("space", SPACE_NAMES),
    Group("card", CARDS),
    Group("instead", [f"{new} for {old}" for new, old in RETURNS]),
    Group("room", CELL_NAMES),
    Group("stable", CELL_NAMES),
    Group("plough", CELL_NAMES),
    Group("sow", [f"{seed} {cell}" for seed in ("grain", "vegetable") for cell in CELL_NAMES] + CARD_PLOTS),
    Group("fence", [cells_name(cells) for cells in PASTURES]),
    Group("animal", WALKS),
    Group("swap", SWAPS),
    Group("animals", [f"way {way + 1}, {rest}" for way in range(WAYS) for rest in ("cook", "release")]),
    Group("good", GOOD_NAMES),
    Group("eat one", EATEN),
    Group("eat at once", EATEN),
    Group("resources", RESOURCES),
    Group("renovate", ["clay", "stone"]),
    Group("number", [str(number) for number in range(MOST + 1)]),
    Group("at any time", [work[1:] for work in ANYTIME]),
    Group("move", MOVES),
    Group("sell", [f"seat {seat}" for seat in range(SEATS)]),
    Group("reap", [f"seat {seat} {plot}" for seat in range(SEATS) for plot in PLOTS]),
    Group("word", WORDS),
]
"""`instead`: an improvement for another one that is returned. `animal`, `swap`: animals go from one place to another,
which is called by its first space. `animals`: those that are kept, the most points first, and what becomes of the rest.
"""
STARTS: Final[dict[str, int]] = starts([(group.name, len(group.entries)) for group in GROUPS])


def _common() -> dict[str, int]:
    """The numbers of all options that mean the same in every decision."""
    found = dict(zip(SPACE_NAMES, range(STARTS["space"], STARTS["card"]), strict=True))
    for at, name in enumerate(CARDS):
        for verb in ("build",) if FACTS[name].kind == MAJOR else ("play", "pick", "discard"):
            found[f"{verb} {name}"] = STARTS["card"] + at
        for verb in ("use", "draw", "save"):
            found[f"{verb} {name}"] = STARTS["card"] + at
    for at, (new, old) in enumerate(RETURNS):
        verb = "build" if FACTS[new].kind == MAJOR else "play"
        found[f"{verb} {new} returning {old}"] = STARTS["instead"] + at
    for group, options in (("room", ROOM_OPTIONS), ("stable", STABLE_OPTIONS), ("plough", FIELD_OPTIONS)):
        for at, option in enumerate(options):
            found[option] = STARTS[group] + at
    for at, cell in enumerate(CELL_NAMES):
        found[f"sow grain {cell}"] = STARTS["sow"] + at
        found[f"sow vegetable {cell}"] = STARTS["sow"] + len(CELL_NAMES) + at
    for at, plot in enumerate(CARD_PLOTS):
        found[f"sow {SEED[plot]} {plot}"] = STARTS["sow"] + 2 * len(CELL_NAMES) + at
    for at, cells in enumerate(PASTURES):
        found[f"fence {cells_name(cells)}"] = STARTS["fence"] + at
    for at, name in enumerate(GOOD_NAMES):
        found[name] = found[f"add {name}"] = found[f"release {name}"] = STARTS["good"] + at
        for what in ASKED:
            found[f"{what} {name}"] = STARTS["word"] + WORDS.index(what)
    for at, good in enumerate(EDIBLE):
        found[EAT[good]] = STARTS["eat one"] + at
        for number in range(2, 100):
            found[f"{EAT[good]} {number}"] = STARTS["eat at once"] + at
    for group, names in (("resources", RESOURCES), ("at any time", ANYTIME), ("move", MOVES), ("word", WORDS)):
        for at, name in enumerate(names):
            found[name] = STARTS[group] + at
    for at, house in enumerate(("clay", "stone")):
        found[f"renovate {house}"] = STARTS["renovate"] + at
    for number in range(MOST + 1):
        for what in COUNTED:
            found[f"{what} {number}"] = STARTS["number"] + number
    for number in range(100):
        found[f"beg {number}"] = STARTS["word"] + WORDS.index("beg")
    return found


NUMBERS: Final[dict[str, int]] = _common()
OF_CARDS: Final[dict[str, int]] = {**NUMBERS, **{name: STARTS["card"] + CARD_AT[name] for name in CARDS}}
"""The same where cards are called by their names alone; some have the name of something else."""


def _sown(seed: str) -> dict[str, int]:
    """The same where a card asks for a plot on which this shall be sown."""
    return {**NUMBERS, **{plot: NUMBERS[f"sow {seed} {plot}"] for plot in PLOTS if f"sow {seed} {plot}" in NUMBERS}}


OF_QUESTIONS: Final[dict[str, dict[str, int]]] = {
    "hobby_farmer": _sown("vegetable"),
    "corn_storehouse": _sown("grain"),
    "tanner": OF_CARDS,
}
"""By the card that asks."""
WALK_NUMBERS: Final[dict[str, int]] = {name: STARTS["animal"] + at for at, name in enumerate(WALKS)}
SWAP_NUMBERS: Final[dict[str, int]] = {name: STARTS["swap"] + at for at, name in enumerate(SWAPS)}
PLOT_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(PLOTS)}


def place(state: Agricola, seat: int, options: list[str]) -> list[int]:
    """The numbers of the options of one decision."""
    step = state.deciding(seat)
    table = NUMBERS
    if isinstance(step, Offer):
        table = OF_CARDS
    elif isinstance(step, Arrange):
        return [moving(option) for option in options]
    elif isinstance(step, House):
        return keeping(options)
    elif isinstance(step, Ask):
        if step.card in ("harvest_helper", "corn_profiteer"):
            return [of_others(option, seat, state.seats) for option in options]
        table = OF_QUESTIONS.get(step.card, NUMBERS)
    return [table.get(option, NO_NUMBER) for option in options]


def moving(option: str) -> int:
    """Animals move from one place to another."""
    words = option.split()
    if words[0] == "move":
        return WALK_NUMBERS.get(f"{words[1]} {PENS[PEN_AT[words[2]]]} to {PENS[PEN_AT[words[3]]]}", NO_NUMBER)
    if words[0] == "swap":
        one, other = sorted([PEN_AT[words[1]], PEN_AT[words[2]]])
        return SWAP_NUMBERS.get(f"{PENS[one]} and {PENS[other]}", NO_NUMBER)
    return NUMBERS.get(option, NO_NUMBER)


def keeping(options: list[str]) -> list[int]:
    """Which animals are kept: the ways come in the order of their points."""
    found: list[int] = []
    way = -1
    last = ""
    for option in options:
        kept, _, rest = option.partition(", ")
        if not rest:
            found.append(NUMBERS.get(option, NO_NUMBER))
            continue
        if kept != last:
            way += 1
            last = kept
        at = 2 * way + (0 if rest.startswith("cook") else 1)
        found.append(STARTS["animals"] + at if way < WAYS else NO_NUMBER)
    return found


def of_others(option: str, seat: int, seats: int) -> int:
    """To whom grain is sold, or on whose field it is reaped."""
    words = option.split()
    if words[0] == "sell":
        return STARTS["sell"] + (int(words[1]) - seat) % seats
    if words[0] == "reap":
        return STARTS["reap"] + (int(words[1]) - seat) % seats * len(PLOTS) + PLOT_AT[words[2]]
    return NUMBERS.get(option, NO_NUMBER)
