"""A game as text: a header, then one choice a line. It can be read by eye, mailed, replayed and used as a test."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from tilth.core.errors import Refusal
from tilth.core.game import Game
from tilth.core.state import State

FORMAT = "tilth-record 1"


@dataclass
class Record:
    """A game is its seed and its choices; one that began from a position is that position and its choices."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    seed: int
    choices: list[tuple[int, str]] = field(default_factory=list)
    start: dict[str, Any] | None = None

    @classmethod
    def of(cls, game: Game, state: State, seed: int) -> Record:
        """An empty record for a game that has just begun."""
        return cls(game.name, game.rules_version, state.seats, dict(state.settings), seed)

    @classmethod
    def from_position(cls, game: Game, state: State) -> Record:
        """An empty record for a game that goes on from a position."""
        record = cls.of(game, state, state.rng.seed)
        record.start = game.save(state)
        return record

    def to_text(self) -> str:
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules_version}",
            f"seats {self.seats}",
            f"options {json.dumps(self.options, sort_keys=True)}",
            f"seed {self.seed}",
            *([] if self.start is None else [f"state {json.dumps(self.start)}"]),
            "",
            *(f"{seat} {option}" for seat, option in self.choices),
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record; blank lines and lines that begin with # are passed over."""
        lines = [
            (number, line.strip())
            for number, line in enumerate(text.splitlines(), 1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        if not lines or lines[0][1] != FORMAT:
            raise Refusal("bad_record", "record-format", line=lines[0][0] if lines else 1, expected=FORMAT)
        header: dict[str, str] = {}
        names = ("game", "rules", "seats", "options", "seed")
        for (number, line), name in zip(lines[1:], names, strict=False):
            key, _, value = line.partition(" ")
            if key != name:
                raise Refusal("bad_record", "record-header", line=number, expected=name)
            header[name] = value
        if len(header) < len(names):
            raise Refusal("bad_record", "record-header", line=lines[-1][0], expected=names[len(header)])
        numbers = {}
        for name in ("rules", "seats", "seed"):
            try:
                numbers[name] = int(header[name])
            except ValueError:
                raise Refusal("bad_record", "record-number", field=name) from None
        try:
            options = json.loads(header["options"])
        except ValueError:
            raise Refusal("bad_record", "record-options") from None
        if not isinstance(options, dict):
            raise Refusal("bad_record", "record-options")
        record = cls(header["game"], numbers["rules"], numbers["seats"], options, numbers["seed"])
        choices = lines[1 + len(names) :]
        if choices and choices[0][1].startswith("state "):
            record.start = _position(choices.pop(0)[1])
        for number, line in choices:
            seat, _, option = line.partition(" ")
            if not (seat.isascii() and seat.isdigit() and len(seat) < 10 and option):
                raise Refusal("bad_record", "record-choice", line=number)
            record.choices.append((int(seat), option))
        return record

    def begin(self, game: Game, telling: bool = False) -> State:
        """The state before the first choice."""
        if self.start is None:
            return game.new(self.seats, self.options, self.seed, telling)
        state = game.load(self.start)
        state.telling = telling
        return state

    def replay(self, game: Game, to: int | None = None, telling: bool = False) -> State:
        """The state after so many choices (all of them without `to`), each checked before it is made."""
        if self.rules_version != game.rules_version:
            raise Refusal("bad_record", "record-rules", rules=self.rules_version, current=game.rules_version)
        if to is not None and not 0 <= to <= len(self.choices):
            raise Refusal("bad_record", "record-length", to=to, most=len(self.choices))
        state = self.begin(game, telling)
        for number, (seat, option) in enumerate(self.choices[:to], 1):
            if not state.admits(seat, option):
                raise Refusal("bad_record", "record-illegal", number=number, seat=seat, option=option)
            state.choose(seat, option)
        return state


def _position(line: str) -> dict[str, Any]:
    try:
        position = json.loads(line.partition(" ")[2])
    except ValueError:
        raise Refusal("bad_record", "record-state") from None
    if not isinstance(position, dict):
        raise Refusal("bad_record", "record-state")
    return position
