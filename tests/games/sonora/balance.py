"""How bot games of Sonora turn out: points by section, where discs come to rest, who wins from which seat."""

from __future__ import annotations

from math import sqrt

from tilth.core import Bot, Rng
from tilth.games.sonora import GAME
from tilth.games.sonora.bot.sensible import LEVELS, Player
from tilth.games.sonora.rules.data import BONUSES, SECTIONS, SHEET
from tilth.games.sonora.rules.notation import DISC_INDEX
from tilth.games.sonora.rules.state import BONUS_KINDS, OFF_BOARD, SonoraState
from tilth.games.sonora.rules.table import belongs, circles_at

WHITE = SHEET.canyon_white.bit_count()


def hand(text: str, seed: int) -> Bot:
    """A bot by its level, or by the spread of its hand: `2.0,5` is two degrees and five percent of the strength."""
    if text in LEVELS:
        return LEVELS[text](seed)
    angle, strength = (float(part) for part in text.split(","))
    return Player(seed, angle, strength / 100)


class Tally:
    """What many games gave, summed up by seat, or by whoever `players` says sits there."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.totals: list[list[int]] = [[] for _ in range(seats)]
        self.parts = [dict.fromkeys(SECTIONS, 0) for _ in range(seats)]
        self.wins = [0.0] * seats
        self.drawn = [0] * seats
        self.won = [[0] * BONUS_KINDS for _ in range(seats)]
        self.discs = [0] * seats
        self.on_circle = [0] * seats
        self.in_hole = [0] * seats
        self.out = [0] * seats
        self.in_section = [[0] * 4 for _ in range(seats)]
        """Discs that count for each section, those on circles among them."""

    def play(self, bots: list[Bot], seed: int, rounds: int = 6, players: list[int] | None = None) -> SonoraState:
        """One game to its end, with the discs counted when everybody has flicked."""
        who = players or list(range(self.seats))
        state = GAME.new(self.seats, {"rounds": rounds, "first_player": "1"}, seed)
        assert isinstance(state, SonoraState)
        rng = Rng(seed)
        fallen: set[int] = set()
        while not state.is_over():
            flicking = state.phase() == "flick"
            seat = state.to_act()[0]
            option = bots[seat].choose(state.determinize(seat, rng), seat)
            if option.startswith("bullseye"):
                fallen.add(DISC_INDEX[option.split(" ")[1]])
            state.choose(seat, option)
            if flicking and state.phase() != "flick":
                self.count_discs(state, fallen, who)
                fallen.clear()
        self.count(state, who)
        return state

    def count_discs(self, state: SonoraState, fallen: set[int], who: list[int]) -> None:
        """Where the discs of a round lie; a marked disc keeps its place until the round ends."""
        for disc in range(len(state.place)):
            seat = who[state.owner(disc)]
            self.discs[seat] += 1
            if state.place[disc] == OFF_BOARD:
                self.out[seat] += 1
                continue
            if disc in fallen:
                self.in_hole[seat] += 1
                section = state.section[disc]
            else:
                self.on_circle[seat] += bool(circles_at(state.x[disc], state.y[disc]))
                section = belongs(state.x[disc], state.y[disc])[0][0]
            self.in_section[seat][section] += 1

    def count(self, state: SonoraState, who: list[int]) -> None:
        self.games += 1
        ranking = state.ranking()
        for place, parts in enumerate(state.scores()):
            seat = who[place]
            self.totals[seat].append(sum(parts.values()))
            self.drawn[seat] += (state.drawn[place] & SHEET.canyon_white).bit_count()
            for bonus in range(BONUS_KINDS):
                self.won[seat][bonus] += state.won[place * BONUS_KINDS + bonus]
            if ranking[place] == 1:
                self.wins[seat] += 1 / ranking.count(1)
            for section, points in parts.items():
                self.parts[seat][section] += points

    def mean(self) -> float:
        return sum(map(sum, self.totals)) / (self.games * self.seats)

    def shares(self) -> dict[str, float]:
        """The part of each section in all points."""
        points = sum(map(sum, self.totals))
        return {section: sum(parts[section] for parts in self.parts) / points for section in SECTIONS}


def interval(part: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    middle = (part + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * sqrt(part * (1 - part) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def spread(values: list[int]) -> float:
    """The standard deviation."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) * (value - mean) for value in values) / max(len(values) - 1, 1))


def listed(names: list[str], values: list[float], unit: str = "") -> str:
    return ", ".join(f"{name} {value:.1f}{unit}" for name, value in zip(names, values, strict=True))


def report(tally: Tally) -> list[str]:
    """The figures as lines: everybody together, then seat by seat."""
    lines = []
    rows: list[tuple[str, list[int]]] = [("all", list(range(tally.seats)))]
    rows += [(f"seat {seat}", [seat]) for seat in range(tally.seats)]
    for name, seats in rows:
        totals = [total for seat in seats for total in tally.totals[seat]]
        points = max(sum(totals), 1)
        discs = sum(tally.discs[seat] for seat in seats)
        parts = [sum(tally.parts[seat][section] for seat in seats) for section in SECTIONS]
        rest = [sum(tally.in_section[seat][section] for seat in seats) for section in range(4)]
        places = [sum(where[seat] for seat in seats) for where in (tally.on_circle, tally.in_hole, tally.out)]
        won = [sum(tally.won[seat][bonus] for seat in seats) for bonus in range(BONUS_KINDS)]
        drawn = sum(tally.drawn[seat] for seat in seats) / len(totals)
        lines += [
            f"{name}: {sum(totals) / len(totals):.1f} points, deviation {spread(totals):.1f}",
            f"  points  {listed(SECTIONS, [part / len(totals) for part in parts])}",
            f"  shares  {listed(SECTIONS, [100 * part / points for part in parts], ' %')}",
            f"  discs   {listed(SECTIONS, [100 * count / discs for count in rest], ' %')}",
            f"  resting {listed(['circles', 'hole', 'out'], [100 * count / discs for count in places], ' %')}",
            f"  canyon  {drawn:.1f} of {WHITE} cells",
            f"  bonuses {listed(BONUSES, [count / len(totals) for count in won])}",
        ]
        if len(seats) == 1:
            part = tally.wins[seats[0]] / tally.games
            low, high = interval(part, tally.games)
            lines.append(f"  wins    {100 * part:.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    return lines
