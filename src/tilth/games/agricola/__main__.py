"""A series of solo games kept in a file: `python -m tilth.games.agricola FILE [RECORD [OCCUPATION]]`.

Without a record it says how to play the next game. With the record of the finished game it enters its points and the
occupation that becomes permanent.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tilth.core.errors import Refusal
from tilth.core.record import Record
from tilth.games.agricola.game import GAME
from tilth.games.agricola.series import Series, target_of
from tilth.games.agricola.state import Agricola
from tilth.words import Words


def main(arguments: list[str]) -> int:
    words = Words(None, GAME)
    if not 1 <= len(arguments) <= 3:
        print(words.say("series-usage"))
        return 2
    try:
        print(run(Path(arguments[0]), arguments[1:], words))
    except Refusal as refusal:
        print(words.refusal(refusal))
        return 1
    return 0


def run(path: Path, arguments: list[str], words: Words) -> str:
    """Enter a finished game, if there is one, and say what comes next."""
    series = Series.load(path) if path.exists() else Series()
    if arguments:
        record = Record.from_text(Path(arguments[0]).read_text(encoding="utf-8"))
        state = record.replay(GAME)
        assert isinstance(state, Agricola)
        choices = series.choices(state)
        if state.is_over() and choices and len(arguments) == 1:
            return words.say("series-choose", cards=[f"card:{name}" for name in choices], names=", ".join(choices))
        series.finish(state, arguments[1] if len(arguments) == 2 else None)
        series.save(path)
    played = [
        words.say("series-game", game=game, points=points, target=target_of(game))
        for game, points in enumerate(series.points, 1)
    ]
    if series.lost():
        return "\n".join([*played, words.say("series-over")])
    options = " ".join(f"--option {name}={value}" for name, value in series.options().items() if value not in ("", 0))
    game = len(series.points) + 1
    return "\n".join([*played, words.say("series-next", game=game, target=target_of(game), command=f"`{options}`")])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
