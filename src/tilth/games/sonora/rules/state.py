"""What lies on the table: the discs and the score sheets. Nothing is hidden; chance says who begins, no more."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.core.steps import Label
from tilth.games.sonora.rules.data import (
    BOARD,
    BONUSES,
    CACTI,
    FOX,
    REFLICK,
    SECTIONS,
    SHEET,
    SWAP,
)
from tilth.games.sonora.rules.notation import DISC_NAMES, DISC_NUMBER, Outcome, shown_paths
from tilth.games.sonora.rules.scoring import BLANK, CREEK_MARKS, CROSSED, NOT_BUILT, REWARDS, cactus_counts, score
from tilth.games.sonora.rules.table import belongs, corner_in, corners_of

HAND: Final = 0
FIELD: Final = 1
OFF_BOARD: Final = 2
IN_HOLE: Final = 3
ASIDE: Final = 4
MARKED: Final = 5
PLACES: Final = ["hand", "field", "off", "hole", "aside", "marked"]
"""Where a disc can be: `aside` lies on its owner's sheet after a bullseye, `marked` is done with for this round."""

BUILDINGS: Final = len(SHEET.buildings)
CREEK_CELLS: Final = len(SHEET.creek_names)
COLUMNS: Final = len(SHEET.column_boxes)
BONUS_KINDS: Final = len(BONUSES)

SOLO_COLOURS: Final = 3
DISCS_OF_COLOUR: Final = 5
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled too, __new__ then leaves __init__ alone, for `clone`
class SonoraState(State):
    """Flat lists; those of a seat's sheet stand one seat after the other."""

    __slots__ = (
        "bot_circled",
        "bot_colour",
        "bot_crossed",
        "bot_shapes",
        "boxes",
        "columns",
        "creek",
        "crossed",
        "discovered",
        "discoveries_used",
        "drawn",
        "first",
        "last",
        "nodes",
        "own_colour",
        "place",
        "rewards",
        "section",
        "shapes",
        "times",
        "used",
        "won",
        "x",
        "y",
    )

    game: ClassVar[str] = "sonora"
    event_fields: ClassVar[dict[str, tuple[str, ...]]] = {
        "round": ("round", "seat"),
        "flicked": ("seat", "disc", "angle", "strength", "paths"),
        "rested": ("disc", "section", "times"),
        "pushed": ("disc", "section", "times"),
        "short": ("disc",),
        "stuck": ("disc",),
        "off": ("disc",),
        "nudged": ("disc",),
        "hole": ("disc",),
        "reflicked": ("seat", "disc"),
        "aside": ("disc", "section"),
        "colours": ("seat", "own", "bot"),
        "swapped": ("seat", "disc", "other"),
        "sided": ("disc", "section"),
        "ruins": ("seat", "points"),
        "crossed": ("seat", "building", "count"),
        "built": ("seat", "building", "order", "points"),
        "won": ("seat", "bonus"),
        "wasted": ("seat", "bonus"),
        "discovered": ("seat", "bonus"),
        "used": ("seat", "bonus"),
        "discovery-used": ("seat", "bonus"),
        "marking": ("seat", "disc", "section"),
        "mud": ("seat", "points"),
        "drew": ("seat", "number", "cells"),
        "cactus": ("seat", "cactus", "count"),
        "path": ("seat", "bend", "length", "points"),
        "node": ("seat", "node", "cost"),
        "triangle": ("seat", "triangle", "points"),
        "box": ("seat", "column", "count"),
        "lost": ("disc",),
        "bot-ruins": ("count",),
        "bot-ruins-crossed": ("seat", "count"),
        "bot-drew": ("disc", "number", "cells", "why"),
        "bot-path": ("disc", "cells", "why"),
        "bot-box": ("node", "count"),
        "finished": ("seat",),
        "turned": ("seat",),
        "ended": ("round",),
    }

    def __init__(self, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        super().__init__(seats, settings, rng)
        discs = DISCS_OF_COLOUR * (SOLO_COLOURS if seats == 1 else seats)
        self.first: int = 0
        self.last: Outcome | None = None
        """The last flick with its outcome, so that anybody who comes later can see it again."""
        self.place: list[int] = [HAND] * discs
        self.x: list[int] = [0] * discs
        self.y: list[int] = [0] * discs
        self.section: list[int] = [NOBODY] * discs
        """The section a disc counts for: chosen after a bullseye, for all discs once recording begins."""
        self.times: list[int] = [0] * discs
        """How often a disc still counts in this record phase."""
        self.crossed: list[int] = [0] * (seats * BUILDINGS)
        self.rewards: list[int] = [NOT_BUILT] * (seats * BUILDINGS)
        self.shapes: list[tuple[int, ...]] = [()] * seats
        """The shapes of each seat in the order drawn, as numbers of placements."""
        self.drawn: list[int] = [SHEET.canyon_start] * seats
        """The cells of a seat's canyon that are taken by its own shapes, the start among them."""
        self.creek: list[int] = ([CROSSED] + [BLANK] * (CREEK_CELLS - 1)) * seats
        self.nodes: list[int] = [1] * seats
        self.columns: list[int] = [0] * (seats * COLUMNS)
        self.won: list[int] = []
        """Bonuses won so far, by seat and kind, those at the start among them."""
        for _ in range(seats):
            self.won += [SHEET.icons_at_start[REFLICK], SHEET.icons_at_start[SWAP], 0, 0, 0, 0]
        self.used: list[int] = [0] * (seats * BONUS_KINDS)
        self.discovered: list[int] = [0] * (seats * 3)
        """Discoveries circled so far, by seat and animal (fox, owl, rabbit)."""
        self.discoveries_used: list[int] = [0] * (seats * 3)
        self.own_colour: int = NOBODY
        self.bot_colour: int = NOBODY
        self.bot_circled: int = 0
        self.bot_crossed: int = 0
        self.bot_shapes: tuple[int, ...] = ()
        self.boxes: list[int] = [0] * len(SHEET.mud_nodes) if seats == 1 else []

    def clone(self) -> SonoraState:
        new = SonoraState.__new__(SonoraState)
        self.copy_flow(new)
        new.first = self.first
        new.last = self.last
        new.place = self.place[:]
        new.x = self.x[:]
        new.y = self.y[:]
        new.section = self.section[:]
        new.times = self.times[:]
        new.crossed = self.crossed[:]
        new.rewards = self.rewards[:]
        new.shapes = self.shapes[:]
        new.drawn = self.drawn[:]
        new.creek = self.creek[:]
        new.nodes = self.nodes[:]
        new.columns = self.columns[:]
        new.won = self.won[:]
        new.used = self.used[:]
        new.discovered = self.discovered[:]
        new.discoveries_used = self.discoveries_used[:]
        new.own_colour = self.own_colour
        new.bot_colour = self.bot_colour
        new.bot_circled = self.bot_circled
        new.bot_crossed = self.bot_crossed
        new.bot_shapes = self.bot_shapes
        new.boxes = self.boxes[:]
        return new

    # Questions the steps ask.

    def phase(self) -> str:
        """Where the round is: `flick`, `swap` (the discs still count where they lie), `record`, or `over`."""
        if not self.stack:
            return "over"
        names = [step.name for step in self.stack]
        if "record_phase" in names:
            return "flick"
        return "swap" if "sort" in names or "side" in names else "record"

    def solo(self) -> bool:
        return self.seats == 1

    def corner(self, seat: int) -> int:
        """The corner of a seat in this round; the token goes on once a round, so the first one of all is known."""
        began = self.first - (self.round - 1)
        return corner_in(self.round, corners_of(self.settings, self.seats)[(seat - began) % self.seats])

    def owner(self, disc: int) -> int:
        """The seat a disc belongs to; alone, all colours are flicked by the one player."""
        return 0 if self.seats == 1 else disc // DISCS_OF_COLOUR

    def turn_order(self) -> list[int]:
        return [(self.first + turn) % self.seats for turn in range(self.seats)]

    def hand(self, seat: int) -> list[int]:
        """The discs a seat has still to flick."""
        return [disc for disc in range(len(self.place)) if self.place[disc] == HAND and self.owner(disc) == seat]

    def counted(self, seat: int, section: int) -> list[int]:
        """The discs a seat has still to mark in a section."""
        return [disc for disc in self.colour_of(seat) if self.times[disc] > 0 and self.section[disc] == section]

    def colour_of(self, seat: int) -> range:
        """The discs with which a seat marks its sheet."""
        colour = self.own_colour if self.seats == 1 else seat
        return range(max(colour, 0) * DISCS_OF_COLOUR, (colour + 1) * DISCS_OF_COLOUR)

    def bot_discs(self, section: int) -> list[int]:
        """The bot's discs still to be marked in a section."""
        discs = range(max(self.bot_colour, 0) * DISCS_OF_COLOUR, (self.bot_colour + 1) * DISCS_OF_COLOUR)
        return [disc for disc in discs if self.times[disc] > 0 and self.section[disc] == section]

    def value(self, discs: list[int]) -> int:
        """The numbers of discs together, doubled on a circle."""
        return sum(DISC_NUMBER[disc] * self.times[disc] for disc in discs)

    def left(self, seat: int, bonus: int) -> int:
        """How many bonuses of a kind a seat has won and not used."""
        return self.won[seat * BONUS_KINDS + bonus] - self.used[seat * BONUS_KINDS + bonus]

    def discoveries_left(self, seat: int, animal: int) -> int:
        return self.discovered[seat * 3 + animal] - self.discoveries_used[seat * 3 + animal]

    # The contract.

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden but chance."""

    def scores(self) -> list[dict[str, int]]:
        return [
            score(
                self.rewards[seat * BUILDINGS : (seat + 1) * BUILDINGS],
                self.drawn[seat],
                self.creek[seat * CREEK_CELLS : (seat + 1) * CREEK_CELLS],
                self.nodes[seat],
            )
            for seat in range(self.seats)
        ]

    def ranking(self) -> list[int]:
        """By points, then by discoveries received; who is still level shares the place."""
        marks = [
            (sum(parts.values()), sum(self.discovered[seat * 3 : seat * 3 + 3]))
            for seat, parts in enumerate(self.scores())
        ]
        return [1 + sum(1 for other in marks if other > mine) for mine in marks]

    def save_table(self) -> dict[str, Any]:
        table: dict[str, Any] = {
            "first": self.first,
            "last_flick": "" if self.last is None else self.last.text(),
            "discs": {DISC_NAMES[disc]: self._disc(disc) for disc in range(len(self.place))},
            "sheets": [self._sheet(seat) for seat in range(self.seats)],
        }
        if self.seats == 1:
            table["bot"] = self._bot()
        return table

    def _disc(self, disc: int) -> dict[str, Any]:
        saved: dict[str, Any] = {"at": PLACES[self.place[disc]]}
        if self.place[disc] == FIELD:
            saved["x"] = self.x[disc] / 100
            saved["y"] = self.y[disc] / 100
        if self.section[disc] >= 0:
            saved["section"] = SECTIONS[self.section[disc]]
            saved["times"] = self.times[disc]
        return saved

    def _sheet(self, seat: int) -> dict[str, Any]:
        marks = self.creek[seat * CREEK_CELLS : (seat + 1) * CREEK_CELLS]
        names = SHEET.creek_names
        return {
            "ruins": {
                name: {
                    "crossed": self.crossed[seat * BUILDINGS + building],
                    "reward": REWARDS[self.rewards[seat * BUILDINGS + building]],
                }
                for building, name in enumerate(SHEET.buildings)
            },
            "canyon": [SHEET.placement_text[placement] for placement in self.shapes[seat]],
            "creek": {
                mark: [names[cell] for cell in range(CREEK_CELLS) if marks[cell] == number]
                for number, mark in enumerate(CREEK_MARKS)
                if number != BLANK
            },
            "mud": [name for node, name in enumerate(SHEET.mud_nodes) if self.nodes[seat] >> node & 1],
            "columns": self.columns[seat * COLUMNS : (seat + 1) * COLUMNS],
            "bonuses": {
                name: {
                    "won": self.won[seat * BONUS_KINDS + bonus],
                    "used": self.used[seat * BONUS_KINDS + bonus],
                }
                for bonus, name in enumerate(BONUSES)
            },
            "discoveries": {
                BONUSES[FOX + animal]: {
                    "won": self.discovered[seat * 3 + animal],
                    "used": self.discoveries_used[seat * 3 + animal],
                }
                for animal in range(3)
            },
        }

    def _bot(self) -> dict[str, Any]:
        return {
            "own_colour": "abc"[self.own_colour] if self.own_colour >= 0 else None,
            "bot_colour": "abc"[self.bot_colour] if self.bot_colour >= 0 else None,
            "circled": self.bot_circled,
            "crossed": self.bot_crossed,
            "shapes": [SHEET.placement_text[placement] for placement in self.bot_shapes],
            "boxes": {name: self.boxes[node] for node, name in enumerate(SHEET.mud_nodes) if SHEET.mud_edge[node]},
        }

    def why_not(self, seat: int) -> dict[str, Label]:
        from tilth.games.sonora.view import reasons

        return reasons.why_not(self, seat)

    def seat_view(self, seat: int | None) -> dict[str, Any]:
        """Everything, for everybody: the game has no secrets. `board` and `sheet` are the printed facts."""
        scores = self.scores()
        view: dict[str, Any] = {
            "game": self.game,
            "seat": seat,
            "seats": self.seats,
            "round": self.round,
            "rounds": self.settings["rounds"],
            "phase": self.phase(),
            "no_nudge": self.settings["no_nudge"],
            "over": self.is_over(),
            "first": self.first,
            "corners": [self.corner(player) for player in range(self.seats)],
            "discs": [self._seen_disc(disc) for disc in range(len(self.place))],
            "flick": self._seen_flick(),
            "sheets": [],
            "scores": scores,
            "board": BOARD.facts,
            "sheet": SHEET.facts,
        }
        for player in range(self.seats):
            sheet = self._sheet(player)
            sheet["cacti"] = dict(zip(CACTI, cactus_counts(self.drawn[player]), strict=True))
            sheet["triangles"] = [
                name
                for name, mask in zip(SHEET.triangle_name, SHEET.triangle_mask, strict=True)
                if self.nodes[player] & mask == mask
            ]
            sheet["total"] = sum(scores[player].values())
            view["sheets"].append(sheet)
        if self.seats == 1:
            view["bot"] = self._bot()
        return view

    def _seen_disc(self, disc: int) -> dict[str, Any]:
        seen = {
            "disc": DISC_NAMES[disc],
            "number": DISC_NUMBER[disc],
            "colour": disc // DISCS_OF_COLOUR,
            **self._disc(disc),
        }
        if self.place[disc] == FIELD and self.section[disc] < 0:
            seen["over"] = [
                {"section": SECTIONS[section], "times": times} for section, times in belongs(self.x[disc], self.y[disc])
            ]
        return seen

    def _seen_flick(self) -> dict[str, Any] | None:
        if self.last is None:
            return None
        aim = self.last.aim
        return {
            "disc": DISC_NAMES[aim.disc],
            "angle": aim.angle / 100,
            "strength": aim.strength / 10,
            "paths": shown_paths(self.last.tracks),
        }
