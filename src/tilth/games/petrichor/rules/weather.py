"""Phase 2, the Weather Phase: which weathers come, what they do, and who wins the votes."""

from __future__ import annotations

from itertools import combinations

from tilth.core.steps import Label, Step
from tilth.games.petrichor.rules.actions import NONE, AddDrops, TakeBack
from tilth.games.petrichor.rules.data import (
    COFFEE,
    FROST,
    LIGHT,
    NEUTRAL,
    RAIN,
    RICE,
    SUN,
    THUNDER,
    WEATHER_THINGS,
    WEATHERS,
    WIND,
)
from tilth.games.petrichor.rules.skies import add_drops, check_cloud, develop, make_thunder, move_drop, pour
from tilth.games.petrichor.rules.state import Petrichor, raised


class WeatherPhase(Step[Petrichor]):
    """The two weathers with the most votes come; in the final round every weather with a vote."""

    name = "weather_phase"

    def run(self, state: Petrichor) -> None:
        totals = vote_totals(state)
        candidates = [w for w in range(4) if totals[w]] if state.final_round() else [0, 1, 2, 3]
        certain, tied = leading_two(totals, candidates)
        if state.seats == 2:
            state.push(MarkerByVotes())
        if tied:
            state.push(BreakTie(state.first, tuple(certain), tuple(tied)))
        else:
            bring_weathers(state, certain)


def vote_totals(state: Petrichor) -> list[int]:
    colours = state.colours
    totals = [0, 0, 0, 0]
    for place, votes in enumerate(state.votes):
        totals[place // colours] += votes
    return totals


def leading_two(totals: list[int], candidates: list[int]) -> tuple[list[int], list[int]]:
    """The weathers sure to be among the two with the most votes, and those tied for what is left."""
    if len(candidates) <= 2:
        return candidates, []
    second = sorted([totals[weather] for weather in candidates])[-2]
    certain = [weather for weather in candidates if totals[weather] > second]
    tied = [weather for weather in candidates if totals[weather] == second]
    if len(certain) + len(tied) == 2:
        return certain + tied, []
    return certain, tied


def bring_weathers(state: Petrichor, leading: list[int]) -> None:
    """Schedule the weathers round the ring; the leading two give voting wins."""
    coming = [w for w, votes in enumerate(vote_totals(state)) if votes] if state.final_round() else leading
    steps: list[Step[Petrichor]] = []
    for weather in sorted(coming):
        steps += [*weather_steps(state, weather), CountVotes(weather, weather in leading)]
    state.push(*steps)


class BreakTie(Step[Petrichor]):
    """The first player decides between weathers with equally many votes."""

    name = "break_tie"
    saved = ("seat", "certain", "tied")
    kinds = ("certain: numbers", "tied: numbers")
    __slots__ = ("certain", "tied")

    def __init__(self, seat: int, certain: tuple[int, ...], tied: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.certain = certain
        self.tied = tied

    def options(self, state: Petrichor) -> list[str]:
        names = [WEATHERS[weather] for weather in self.tied]
        return ["+".join(chosen) for chosen in combinations(names, 2 - len(self.certain))]

    def choose(self, state: Petrichor, option: str) -> None:
        chosen = [WEATHERS.index(name) for name in option.split("+")]
        state.tell("weather_chosen", state.who(self.seat), [WEATHER_THINGS[weather] for weather in chosen])
        bring_weathers(state, [*self.certain, *chosen])

    def touches(self, state: Petrichor, option: str) -> list[str]:
        return [f"weather:{name}" for name in option.split("+")]

    def label(self, state: Petrichor, option: str) -> Label:
        return ("bring-weather", {"weathers": [f"weather:{name}" for name in option.split("+")]})

    def prompt(self, state: Petrichor) -> Label:
        return ("ask-break_tie-final" if state.final_round() else "ask-break_tie", {})


def weather_steps(state: Petrichor, weather: int) -> list[Step[Petrichor]]:
    """What a weather does, step by step."""
    clockwise = [(state.first + turn) % state.seats for turn in range(state.seats)]
    if weather == FROST:
        return [FrostWeather()]
    if weather == SUN:
        neutral: list[Step[Petrichor]] = [NeutralSun()] if state.seats == 1 else []
        return [SunBegins(), *neutral, *[SunWeather(seat) for seat in clockwise], SunEnds()]
    if weather == RAIN:
        return [RainWeather()]
    southern: list[Step[Petrichor]] = [SouthernWind()] if state.seats == 1 else []
    return [WindBegins(), *[WindWeather(seat) for seat in clockwise[::-1]], *southern]


class FrostWeather(Step[Petrichor]):
    """All light clouds become thunderclouds."""

    name = "frost_weather"

    def run(self, state: Petrichor) -> None:
        announce(state, FROST)
        for tile in range(state.field.size):
            if state.clouds[tile] == LIGHT:
                make_thunder(state, tile)


def announce(state: Petrichor, weather: int) -> None:
    if state.telling:
        state.tell("weather", WEATHER_THINGS[weather], vote_totals(state)[weather])


class SunBegins(Step[Petrichor]):
    name = "sun_begins"

    def run(self, state: Petrichor) -> None:
        announce(state, SUN)


class SunWeather(Step[Petrichor]):
    """Double the own drops in one cloud, all or nothing; refusing is free only if drops must come back from tiles."""

    name = "sun_weather"
    saved = ("seat",)

    def options(self, state: Petrichor) -> list[str]:
        supply = state.supply[self.seat]
        reserve = supply + state.own_on_tiles(self.seat)
        names = state.field.names
        options = []
        free = True
        for tile in range(state.field.size):
            own = state.air[tile * state.colours + self.seat]
            if 0 < own <= reserve:
                options.append(names[tile])
                if own <= supply:
                    free = False
        if free:
            options.append(NONE)
        return options

    def choose(self, state: Petrichor, option: str) -> None:
        if option == NONE:
            state.tell("not_doubled", state.who(self.seat))
            return
        tile = state.field.index[option]
        number = state.air[tile * state.colours + self.seat]
        if state.telling:
            state.tell("doubled", state.who(self.seat), state.field.things[tile], number)
        state.push(AddDrops(self.seat, tile, number))
        missing = number - state.supply[self.seat]
        if missing > 0:
            state.push(TakeBack(self.seat, missing))

    def touches(self, state: Petrichor, option: str) -> list[str]:
        return [] if option == NONE else [f"cloud:{option}"]

    def label(self, state: Petrichor, option: str) -> Label:
        if option == NONE:
            return ("double-none", {})
        number = state.air[state.field.index[option] * state.colours + self.seat]
        return ("double", {"tile": f"tile:{option}", "number": number})


class NeutralSun(Step[Petrichor]):
    """Alone: the Southern Winds double in every cloud, from the highest position down, as far as their drops go."""

    name = "neutral_sun"

    def run(self, state: Petrichor) -> None:
        for tile in range(state.field.size - 1, -1, -1):
            number = state.air[tile * state.colours + NEUTRAL]
            if 0 < number <= state.supply[NEUTRAL]:
                state.tell("doubled", state.who(NEUTRAL), state.field.things[tile], number)
                add_drops(state, NEUTRAL, tile, number)
        for tile in range(state.field.size):
            check_cloud(state, tile)


class SunEnds(Step[Petrichor]):
    """Sprouting coffee develops, also what sprouted in this very Sun."""

    name = "sun_ends"

    def run(self, state: Petrichor) -> None:
        develop(state, COFFEE)


class WindBegins(Step[Petrichor]):
    name = "wind_begins"

    def run(self, state: Petrichor) -> None:
        announce(state, WIND)


class WindWeather(Step[Petrichor]):
    """Move any one drop from a tile to an adjacent tile; without drops on tiles there is nothing to move."""

    name = "wind_weather"
    saved = ("seat",)

    def options(self, state: Petrichor) -> list[str]:
        blown = state.field.blown
        options: list[str] = []
        for place, drops in enumerate(state.water):
            if drops:
                options += blown[place]
        return options or [NONE]

    def choose(self, state: Petrichor, option: str) -> None:
        if option == NONE:
            return
        start, colour, end = state.field.read_blown[option]
        if state.telling:
            things = state.field.things
            state.tell("drop_blown", state.who(self.seat), state.who(colour), things[start], things[end])
        move_drop(state, colour, start, end)

    def touches(self, state: Petrichor, option: str) -> list[str]:
        if option == NONE:
            return []
        source, _, end = option.partition("-")
        tile = source.partition(":")[0]
        return [f"drop:{source}", f"tile:{tile}", f"tile:{end}"]

    def label(self, state: Petrichor, option: str) -> Label:
        if option == NONE:
            return (NONE, {})
        start, colour, end = state.field.read_blown[option]
        things = state.field.things
        return ("blow-drop", {"drop": state.who(colour), "from": things[start], "to": things[end]})


class SouthernWind(Step[Petrichor]):
    """Alone: from P3 to P6 in order, one of the player's drops on each tile is blown one tile north."""

    name = "southern_wind"

    def run(self, state: Petrichor) -> None:
        for tile in range(2, 6):
            if state.water[tile * state.colours]:
                things = state.field.things
                state.tell("drop_blown", state.who(NEUTRAL), state.who(0), things[tile], things[tile - 2])
                move_drop(state, 0, tile, tile - 2)


class RainWeather(Step[Petrichor]):
    """All thunderclouds pour, then sprouting rice develops, also what sprouted in this very Rain."""

    name = "rain_weather"

    def run(self, state: Petrichor) -> None:
        announce(state, RAIN)
        for tile in range(state.field.size):
            if state.clouds[tile] == THUNDER:
                pour(state, tile)
        develop(state, RICE)


class CountVotes(Step[Petrichor]):
    """Whoever has the most votes on a weather wins it; two players in a tie both go without, more all advance."""

    name = "count_votes"
    saved = ("weather", "leading")
    kinds = ("leading: switch",)
    __slots__ = ("leading", "weather")

    def __init__(self, weather: int, leading: bool) -> None:
        super().__init__()
        self.weather = weather
        self.leading = leading

    def run(self, state: Petrichor) -> None:
        colours = state.colours
        base = self.weather * colours
        votes = state.votes[base : base + colours]
        most = 0
        for number in votes:
            most = max(most, number)
        if self.leading and most:
            winners = [colour for colour in range(colours) if votes[colour] == most]
            if colours == 2 and len(winners) > 1:
                state.tell("vote_not_won", WEATHER_THINGS[self.weather])
            else:
                for colour in winners:
                    state.wins = raised(state.wins, colour, 1)
                    state.tell("vote_won", state.who(colour), WEATHER_THINGS[self.weather])
        if most:
            for colour in range(colours):
                state.votes_left[colour] += votes[colour]
                state.votes[base + colour] = 0
            state.tell("votes_returned", WEATHER_THINGS[self.weather])


class MarkerByVotes(Step[Petrichor]):
    """Two players: the first player keeps the marker only with more votes left on the board than the other."""

    name = "marker_by_votes"

    def run(self, state: Petrichor) -> None:
        on_board = [sum(state.votes[seat::2]) for seat in (0, 1)]
        if on_board[state.first] <= on_board[1 - state.first]:
            state.first = 1 - state.first
            state.tell("first", state.who(state.first))
