"""The series of solo games: targets, permanent occupations and bonus food, kept between games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tilth.core.errors import Refusal
from tilth.core.reading import Reader
from tilth.games.agricola.facts import FACTS, OCCUPATION
from tilth.games.agricola.state import Agricola

TARGETS: Final = (50, 55, 59, 62, 64, 65, 66, 67)
FORMAT: Final = "tilth-agricola-series 1"


def target_of(game: int) -> int:
    """The points to reach in the first, second ... game of a series: after the eighth one more in each."""
    return TARGETS[game - 1] if game <= len(TARGETS) else TARGETS[-1] + game - len(TARGETS)


def target(state: Agricola) -> int | None:
    """The points to reach in this game, if it belongs to a series."""
    game: int = state.settings.get("series", 0)
    return target_of(game) if game else None


class Series:
    """The games played so far: their points, and the occupation that became permanent after each."""

    def __init__(self, decks: str = "EIK") -> None:
        self.decks = decks
        self.points: list[int] = []
        self.permanent: list[str] = []

    def lost(self) -> bool:
        """Whether the last game missed its target: the series ends there."""
        return bool(self.points) and self.points[-1] < target_of(len(self.points))

    def bonus_food(self) -> int:
        """1 food for every 2 points above the last target."""
        if not self.points:
            return 0
        return max(0, self.points[-1] - target_of(len(self.points))) // 2

    def options(self) -> dict[str, Any]:
        """The options of the next game."""
        if self.lost():
            raise Refusal("bad_options", "series-lost", target=target_of(len(self.points)), points=self.points[-1])
        return {
            "mode": "full",
            "decks": self.decks,
            "series": len(self.points) + 1,
            "permanent": ",".join(self.permanent),
            "bonus_food": self.bonus_food(),
        }

    def choices(self, state: Agricola) -> list[str]:
        """The occupations of a finished game that can become permanent."""
        if len(self.permanent) >= 7:
            return []
        played = [name for name in state.players[0].cards if FACTS[name].kind == OCCUPATION]
        return [name for name in played if name not in self.permanent]

    def finish(self, state: Agricola, occupation: str | None) -> None:
        """Enter a finished game, and the occupation chosen from it."""
        if not state.is_over() or state.settings.get("series", 0) != len(self.points) + 1:
            raise Refusal("bad_state", "series-other-game", field="series", game=len(self.points) + 1)
        choices = self.choices(state)
        if occupation not in choices and (choices or occupation is not None):
            raise Refusal(
                "bad_state", "not-among", field="permanent", value=str(occupation), allowed=", ".join(choices)
            )
        self.points.append(sum(state.scores()[0].values()))
        if occupation is not None:
            self.permanent.append(occupation)

    def save(self, path: Path) -> None:
        data = {"format": FORMAT, "decks": self.decks, "points": self.points, "permanent": self.permanent}
        path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> Series:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            raise Refusal("bad_state", "not-an-object", field="series") from None
        reader = Reader(data)
        reader.word("format", (FORMAT,))
        series = cls(reader.word("decks", ("E", "I", "K", "EI", "EK", "IK", "EIK")))
        series.points = reader.numbers("points", len(reader.items("points")), -100, 200)
        occupations = [name for name, facts in FACTS.items() if facts.kind == OCCUPATION]
        series.permanent = reader.words("permanent", occupations)
        reader.done()
        return series
