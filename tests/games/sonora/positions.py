"""Small prepared positions: discs laid on the board, and a state at the start of a phase."""

from __future__ import annotations

from typing import Any

from tilth.core import Step
from tilth.games.sonora import GAME
from tilth.games.sonora.rules.data import BOARD, SHEET
from tilth.games.sonora.rules.notation import DISC_INDEX
from tilth.games.sonora.rules.recording import RecordPhase
from tilth.games.sonora.rules.rounds import EndRound
from tilth.games.sonora.rules.state import BONUS_KINDS, BUILDINGS, CREEK_CELLS, FIELD, SonoraState

SPOTS = [(70.0, 70.0), (45.0, 45.0), (95.0, 70.0), (70.0, 95.0), (45.0, 70.0), (70.0, 45.0)]
"""Places in a zone that touch no circle, as distances from the two middle lines."""
SIDES = {"ruins": (-1, 1), "canyon": (1, 1), "mud": (1, -1), "creek": (-1, -1)}


def new(seats: int = 2, telling: bool = False, **options: Any) -> SonoraState:
    """A game in which the first seat begins, unless the options say otherwise."""
    first = {"first_player": "1"} if seats > 1 else {}
    state = GAME.new(seats, {**first, **options}, 1, telling)
    assert isinstance(state, SonoraState)
    return state


def spot(section: str, number: int = 0) -> tuple[float, float]:
    """A place wholly inside a zone."""
    x, y = SPOTS[number]
    return x * SIDES[section][0], y * SIDES[section][1]


def circle(name: str, number: int = 0) -> tuple[float, float]:
    """A place on a bonus circle (`lizard1`), with room beside it for a second and a third disc that touch it too."""
    at = BOARD.circle_name.index(name)
    x, y = ((0.0, 14.0), (-12.5, -7.0), (12.5, -7.0))[number]
    return BOARD.circle_x[at] / 100 + x, BOARD.circle_y[at] / 100 + y


def lay(state: SonoraState, **discs: tuple[float, float] | str) -> None:
    """Lay discs on the board: `a3=(x, y)`, or `a3="canyon"` for a place of its own in a zone, `"fox1"` for a circle."""
    taken: dict[str, int] = {}
    for name, where in discs.items():
        if isinstance(where, str):
            number = taken.get(where, 0)
            taken[where] = number + 1
            where = spot(where, number) if where in SIDES else circle(where, number)
        disc = DISC_INDEX[name]
        state.place[disc] = FIELD
        state.x[disc] = round(where[0] * 100)
        state.y[disc] = round(where[1] * 100)


def go(state: SonoraState, *steps: Step[Any]) -> SonoraState:
    """Let a state go on with these steps, the first one named first."""
    state.stack = []
    state.menus = [[] for _ in range(state.seats)]
    state.push(*steps)
    state.advance()
    return state


def recording(seats: int = 2, swaps: int = 0, discs: dict[str, Any] | None = None, **options: Any) -> SonoraState:
    """A state at the start of the record phase; the discs named lie on the board, the rest are off it."""
    state = new(seats, **options)
    state.place = [2] * len(state.place)
    lay(state, **(discs or {}))
    for seat in range(seats):
        state.won[seat * BONUS_KINDS + 1] = max(swaps, 1)
        state.used[seat * BONUS_KINDS + 1] = max(1 - swaps, 0)
    return go(state, RecordPhase(), EndRound())


def choose(state: SonoraState, seat: int, *options: str) -> None:
    """Choose one option after the other, each checked as an edge would."""
    for option in options:
        assert state.admits(seat, option), (option, state.options(seat))
        state.choose(seat, option)


def crossed(state: SonoraState, seat: int, building: str) -> int:
    return state.crossed[seat * BUILDINGS + SHEET.buildings.index(building)]


def fill(state: SonoraState, seat: int, building: str, count: int) -> None:
    state.crossed[seat * BUILDINGS + SHEET.buildings.index(building)] = count


def bonuses(state: SonoraState, seat: int, name: str) -> int:
    """How many bonuses of a kind a seat holds unused."""
    return state.left(seat, ["reflick", "swap", "fox", "owl", "rabbit", "discovery"].index(name))


def grant(state: SonoraState, seat: int, name: str, count: int = 1) -> None:
    state.won[seat * BONUS_KINDS + ["reflick", "swap", "fox", "owl", "rabbit", "discovery"].index(name)] += count


def mark(state: SonoraState, seat: int, cell: str) -> int:
    return state.creek[seat * CREEK_CELLS + SHEET.creek_names.index(cell)]


def has_node(state: SonoraState, seat: int, node: str) -> bool:
    return bool(state.nodes[seat] >> SHEET.mud_nodes.index(node) & 1)


def cells(*names: str) -> int:
    """A set of canyon cells."""
    return sum(1 << SHEET.canyon_names.index(name) for name in names)
