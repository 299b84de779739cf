"""A course of training: generations of games, fitting and trial, kept in a folder so that it can go on later."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tilth import __version__
from tilth.training import trial
from tilth.training.experience import Experience, Lesson, gather
from tilth.training.fitting import fit
from tilth.training.report import report
from tilth.workers import Crew, in_turn

AT_ONCE = 8
"""Games of one piece of work."""
KEPT = 3
"""Generations whose games are learned from, and whose players are met."""
MOST_DUELS = 200
TRIAL_SEEDS = 1_000_000_000
"""Trials are played on deals that nobody learned from."""
ALONE = 12


@dataclass
class Stage:
    """What came of one generation."""

    generation: int
    games: int = 0
    rows: int = 0
    curve: list[tuple[float, float]] = field(default_factory=list)
    duels: int = 0
    wins: float = 0.0
    lead: float = 0.0
    error: float = 0.0
    alone: float | None = None
    stays: bool = False


@dataclass
class Course:
    """Trains the judge of one game; everything is in `folder`, so that a course which was broken off goes on."""

    game: str
    folder: Path
    games: int
    generations: int
    seed: int
    workers: int
    command: str
    start: Path | None = None
    """The network that is to be beaten and learned from first, if there is one already."""

    def run(self, crew: Crew, tell: Callable[[str, int, int], None]) -> Iterator[Stage]:
        """Go through the generations that are not done yet; `tell` hears what is going on and how far it is."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for generation in range(len(self.stages()), self.generations):
            stage = Stage(generation)
            self._play(stage, crew, tell)
            self._fit(stage, tell)
            self._try(stage, crew, tell)
            self._note(stage)
            yield stage

    def stages(self) -> list[Stage]:
        """The generations that are done."""
        place = self.folder / "stages.json"
        return [Stage(**stage) for stage in json.loads(place.read_text(encoding="utf-8"))] if place.exists() else []

    def best(self) -> Path | None:
        """The network that stayed last, or the one there was."""
        stayed = self.nets()
        return stayed[0] if stayed else None

    def nets(self) -> tuple[Path, ...]:
        """The networks that stayed, from the newest, down to the one there was."""
        stayed = [self._weights(stage.generation) for stage in reversed(self.stages()) if stage.stays]
        return (*stayed, *([self.start] if self.start is not None else []))

    def _weights(self, generation: int) -> Path:
        return self.folder / f"weights-{generation}.json"

    def _games(self, generation: int) -> Path:
        return self.folder / f"games-{generation}.npz"

    def _play(self, stage: Stage, crew: Crew, tell: Callable[[str, int, int], None]) -> None:
        """Play this generation's games, unless they lie there already."""
        place = self._games(stage.generation)
        if not place.exists():
            first = self.seed + stage.generation * self.games
            nets = tuple(net.read_text(encoding="utf-8") for net in self.nets()[:KEPT])
            lessons = [
                Lesson(self.game, nets, first + at, min(AT_ONCE, self.games - at))
                for at in range(0, self.games, AT_ONCE)
            ]
            parts = []
            for part in in_turn(crew, gather, lessons):
                parts.append(part)
                tell("games", min(self.games, len(parts) * AT_ONCE), self.games)
            joined(parts).write(place)
        stage.games = self.games

    def _fit(self, stage: Stage, tell: Callable[[str, int, int], None]) -> None:
        tell("fitting", 0, 1)
        generations = range(max(0, stage.generation - KEPT + 1), stage.generation + 1)
        experience = Experience.read([self._games(generation) for generation in generations])
        stage.rows = len(experience.finals)
        weights, stage.curve = fit(experience, self.seed, self.workers)
        made = {
            "command": self.command,
            "seed": self.seed,
            "generation": stage.generation,
            "games": self.games * len(generations),
            "rows": stage.rows,
            "source": source(),
        }
        text = json.dumps({"made": made, **weights}, separators=(",", ":"))
        self._weights(stage.generation).write_text(text + "\n", encoding="utf-8")

    def _try(self, stage: Stage, crew: Crew, tell: Callable[[str, int, int], None]) -> None:
        """Let the candidate play against the present one until it is clear who is better."""
        candidate, best = self._weights(stage.generation).read_text(encoding="utf-8"), self.best()
        present = None if best is None else best.read_text(encoding="utf-8")
        results: list[tuple[float, float]] = []
        better = None
        while better is None and len(results) < MOST_DUELS:
            numbers = range(len(results), len(results) + trial.LEAST // 2)
            start = 2 * (TRIAL_SEEDS + stage.generation * MOST_DUELS)
            duels = [trial.Duel(self.game, candidate, present, start + number) for number in numbers]
            results += in_turn(crew, trial.play, duels)
            better = trial.Verdict.of(results).better()
            tell("trial", len(results), MOST_DUELS)
        verdict = trial.Verdict.of(results)
        stage.duels, stage.wins = verdict.games, verdict.wins
        stage.lead, stage.error = verdict.lead, verdict.error
        stage.stays = better is True and 2 * verdict.wins >= verdict.games
        stage.alone = trial.alone(self.game, candidate, range(TRIAL_SEEDS, TRIAL_SEEDS + ALONE))

    def _note(self, stage: Stage) -> None:
        stages = [*self.stages(), stage]
        text = json.dumps([asdict(done) for done in stages], indent=1)
        (self.folder / "stages.json").write_text(text + "\n", encoding="utf-8")
        (self.folder / "report.md").write_text(report(self.game, self.command, stages), encoding="utf-8")


def joined(parts: list[Experience]) -> Experience:
    """The experience of several workers together."""
    import numpy

    full = [part for part in parts if len(part.finals)]
    names: Any = Experience.__dataclass_fields__
    return Experience(*[numpy.concatenate([getattr(part, name) for part in full]) for name in names])


def source() -> str:
    """The state of the sources: the commit where there is one, else the version."""
    place = Path(__file__).parent
    try:
        asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=place, capture_output=True, text=True)
    except OSError:
        return __version__
    return asked.stdout.strip() or __version__
