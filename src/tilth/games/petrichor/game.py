"""Petrichor as a game of Tilth: its seats, options, set-up and positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tilth.core.errors import Refusal
from tilth.core.game import Game, step_table
from tilth.core.reading import Reader, whole, word
from tilth.core.rng import Rng
from tilth.core.settings import Setting, first_player, first_player_setting
from tilth.core.steps import Step
from tilth.games.petrichor.rules import actions, rounds, solo, weather
from tilth.games.petrichor.rules.data import (
    BARE,
    CACTUS,
    CARDS_OF_EACH,
    CLOUDS,
    COFFEE,
    CROPS,
    DEVELOPED,
    DROPS,
    DROWN,
    DROWNED,
    FERTILIZERS,
    FIRST_LAYOUTS,
    GROW,
    GROWTH,
    LAKE,
    LIGHT,
    NEUTRAL,
    NO_CLOUD,
    OVERFLOW_AT,
    RESHUFFLE,
    RICE,
    SPROUTING,
    THUNDER_AT,
    VOTES,
    WEATHERS,
)
from tilth.games.petrichor.rules.harvest import HarvestPhase
from tilth.games.petrichor.rules.solo import shuffle_wind_deck
from tilth.games.petrichor.rules.state import Petrichor, draw_tiles, full_deck, lake_of, tile_pool

TOGETHER = (2, 3, 4)
ALONE = (1,)
STEPS_FOR = {
    **dict.fromkeys(("solo_action_phase", "solo_round_goes_on", "neutral_turn", "neutral_sun"), ALONE),
    **dict.fromkeys(("southern_wind", "solo_clouds"), ALONE),
    **dict.fromkeys(("action_phase", "end_turn", "draft", "pick", "pass_packs", "keep_packs"), TOGETHER),
    **dict.fromkeys(("marker_by_votes", "extra_card"), (2,)),
}
"""How many seats a step is for, where not any number will do."""


class PetrichorGame(Game):
    """Clouds over the fields, for one to four players."""

    name = "petrichor"
    rules_version = 2
    seats = range(1, 5)
    settings = (
        Setting("rounds", 4, (4, 6), TOGETHER),
        Setting("layout", "random", ("random", "first"), TOGETHER),
        Setting("draft", False, seats=TOGETHER),
        Setting("fertilizer", False),
        Setting("cactus", False),
        Setting("lake", False, seats=TOGETHER),
        Setting("double_cards", False, seats=ALONE),
        Setting("aimed_winds", False, seats=ALONE),
        Setting("no_tricks", False, seats=ALONE),
        Setting("one_more_turn", False, seats=ALONE),
        first_player_setting(4),
    )
    first_game: ClassVar[dict[str, Any]] = {"layout": "first"}
    main_options = ("rounds",)
    steps = step_table(
        actions.ActionPhase,
        actions.TakeTurn,
        actions.SecondAction,
        actions.EndTurn,
        actions.FrostAction,
        actions.TakeBack,
        actions.NewCloud,
        actions.AddDrops,
        actions.FillOverLake,
        actions.SunAction,
        actions.RainAction,
        actions.WindAction,
        actions.Vote,
        actions.HandLimit,
        actions.KeepCards,
        weather.WeatherPhase,
        weather.BreakTie,
        weather.FrostWeather,
        weather.SunBegins,
        weather.SunWeather,
        weather.NeutralSun,
        weather.SunEnds,
        weather.WindBegins,
        weather.WindWeather,
        weather.SouthernWind,
        weather.RainWeather,
        weather.CountVotes,
        weather.MarkerByVotes,
        HarvestPhase,
        solo.SoloActionPhase,
        solo.SoloRoundGoesOn,
        solo.NeutralTurn,
        rounds.PlaceFertilizer,
        rounds.TurnUpTiles,
        rounds.RollDice,
        rounds.StartingCloud,
        rounds.SoloClouds,
        rounds.Round,
        rounds.CleanUpPhase,
        rounds.DealCards,
        rounds.ExtraCard,
        rounds.Draft,
        rounds.Pick,
        rounds.PassPacks,
        rounds.KeepPacks,
    )

    def check(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        chosen = super().check(seats, options)
        if chosen.get("layout") == "first":
            for extra in ("cactus", "lake"):
                if chosen[extra]:
                    raise Refusal("bad_options", "options-clash", option=extra, other="layout=first")
        return chosen

    def begin(self, seats: int, options: dict[str, Any], rng: Rng) -> Petrichor:
        return Petrichor(seats, options, rng)

    def set_up(self, state: Petrichor) -> None:
        if state.settings.get("layout") == "first":
            state.tiles = FIRST_LAYOUTS[state.seats][:]
        else:
            state.tiles = draw_tiles(state.seats, state.settings, state.rng)
            state.face_down = state.settings["fertilizer"]
        state.lake = lake_of(state.tiles)
        state.first = first_player(state.settings, state.seats, state.rng)
        if state.seats > 1:
            state.tell("first", state.who(state.first))
        state.deck = full_deck()
        state.rng.shuffle(state.deck)
        if state.seats == 1:
            shuffle_wind_deck(state)
        state.push(*rounds.set_up_steps(state))

    def load_table(self, state: Petrichor, table: Reader) -> None:
        seats = state.seats
        if state.round > state.rounds():
            raise Refusal("bad_state", "out-of-range", field="round", least="0", most=str(state.rounds()))
        state.first = table.number("first_player", 0, seats - 1)
        passer = table.value("passed_first")
        state.passer = -1 if passer is None else table.number("passed_first", 0, seats - 1)
        state.turns = table.number("turns_this_round", 0)
        state.face_down = table.switch("tiles_face_down")
        self._load_tiles(state, table)
        for seat, player in enumerate(table.parts("players", seats)):
            _load_player(state, seat, player)
            for name, cards in (("hand", state.hands), ("pack", state.packs), ("picked", state.picked)):
                cards[seat * 4 : seat * 4 + 4] = _counts(player, name, WEATHERS, CARDS_OF_EACH)
            player.done()
        dice = table.items("dice", 3)
        for die, value in enumerate(dice):
            state.dice[die] = 0 if value == "harvest" else _die(value, f"dice[{die}]")
        state.deck = [WEATHERS.index(card) for card in table.words("deck", WEATHERS)]
        state.discard = _counts(table, "discard", WEATHERS, CARDS_OF_EACH)
        if seats == 1:
            _load_winds(state, table.part("southern_winds"))
        _check_tiles(state)
        _check_counts(state)

    def check_step(self, state: Petrichor, step: Step[Any], path: str) -> None:
        if state.seats not in STEPS_FOR.get(step.name, self.seats):
            raise Refusal("bad_state", "flow-does-not-fit", field=path, problem=f"{step.name}, seats {state.seats}")
        least_most = {
            "player": (0, state.seats - 1),
            "tile": (0, state.field.size - 1),
            "first": (-1, state.field.size - 1),
            "weather": (0, 3),
            "certain": (0, 3),
            "tied": (0, 3),
            "keep": (1, 2),
            "number": (1, state.rounds() if isinstance(step, rounds.Round) else DROPS),
        }
        for field in step.saved:
            value, at = getattr(step, field), f"{path}.{field}"
            if field in least_most:
                for one in value if isinstance(value, tuple) else (value,):
                    whole(one, at, *least_most[field])
        if isinstance(step, actions.AddDrops):
            whole(step.number, f"{path}.number", 1, state.supply[step.player] + state.own_on_tiles(step.player))

    def _load_tiles(self, state: Petrichor, table: Reader) -> None:
        tiles = table.part("tiles")
        names = state.colour_names()
        for tile, name in enumerate(state.field.names):
            at = tiles.part(name)
            state.tiles[tile] = CROPS.index(at.word("crop", CROPS))
            state.fertilized[tile] = int(at.switch("fertilized"))
            state.clouds[tile] = CLOUDS.index(at.word("cloud", CLOUDS))
            base = tile * state.colours
            state.air[base : base + state.colours] = _counts(at, "in_cloud", names, DROPS)
            state.water[base : base + state.colours] = _counts(at, "on_tile", names, DROPS)
            state.growth[tile] = GROWTH.index(at.word("growth", GROWTH))
            at.done()
        tiles.done()
        state.lake = lake_of(state.tiles)
        for tile, name in enumerate(state.field.names):
            _check_tile(state, tile, f"tiles.{name}")


def _load_player(state: Petrichor, colour: int, player: Reader) -> None:
    """What players and the Southern Winds have alike."""
    state.supply[colour] = player.number("drops", 0, DROPS)
    state.votes_left[colour] = player.number("votes", 0, VOTES)
    on_weather = _counts(player, "on_weather", WEATHERS, VOTES)
    for place, number in enumerate(on_weather):
        state.votes[place * state.colours + colour] = number
    state.harvest_points[colour] = player.number("harvest_points", 0)
    state.dice_points[colour] = player.number("dice_points", 0)
    state.wins[colour] = player.number("voting_wins", 0)
    state.wheat[colour] = player.number("wheat_tokens", 0)


def _load_winds(state: Petrichor, winds: Reader) -> None:
    _load_player(state, NEUTRAL, winds)
    state.wind_points = winds.number("points", 0)
    state.wind_deck = winds.numbers("deck", None, 1, RESHUFFLE)
    state.wind_discard = winds.numbers("discard", None, 1, RESHUFFLE)
    state.wind_card = winds.number("card", 0, RESHUFFLE)
    if sorted(state.wind_deck + state.wind_discard) != list(range(1, RESHUFFLE + 1)):
        raise Refusal("bad_state", "not-each-once", field=winds.at("deck"))
    if RESHUFFLE not in state.wind_deck:
        raise Refusal("bad_state", "reshuffle-discarded", field=winds.at("deck"))
    winds.done()


def _counts(reader: Reader, name: str, names: list[str], most: int) -> list[int]:
    """Numbers by name; what is not named is 0."""
    part = reader.part(name)
    counts = [part.number(key, 0, most) if key in part.data else 0 for key in names]
    part.done()
    return counts


def _die(value: Any, field: str) -> int:
    return int(word(str(value) if isinstance(value, int) else value, field, ("1", "2", "3", "4", "harvest")))


def _check_tile(state: Petrichor, tile: int, path: str) -> None:
    """A cloud has drops and no cloud has none; a growing crop has the water it needs; the lake holds nothing."""
    kind, in_cloud = state.clouds[tile], state.drops_in_cloud(tile)
    if (kind == NO_CLOUD) != (in_cloud == 0):
        raise Refusal("bad_state", "cloud-and-drops", field=f"{path}.cloud")
    # Only over the lake a cloud waits full, while somebody chooses drops to take back for it.
    if (kind == LIGHT and in_cloud >= THUNDER_AT) or (in_cloud >= OVERFLOW_AT and tile != state.lake):
        raise Refusal("bad_state", "cloud-too-full", field=f"{path}.in_cloud", drops=in_cloud)
    drops, crop = state.drops_on_tile(tile), state.tiles[tile]
    if crop == LAKE and drops:
        raise Refusal("bad_state", "drops-on-lake", field=f"{path}.on_tile")
    sprouts = crop in (COFFEE, RICE)
    growth = state.growth[tile]
    if (drops >= GROW[crop]) != (growth != BARE) or (growth == SPROUTING and not sprouts):
        raise Refusal("bad_state", "growth-and-drops", field=f"{path}.growth", drops=drops, needed=GROW[crop])
    if (growth == DROWNED and crop != CACTUS) or (crop == CACTUS and growth == DEVELOPED and drops >= DROWN):
        raise Refusal("bad_state", "growth-and-drowning", field=f"{path}.growth", drops=drops, drown=DROWN)


def _check_tiles(state: Petrichor) -> None:
    """Only tiles of this game lie there, fertilizer not side by side, and face down only until it is laid."""
    pool = tile_pool(state.seats, state.settings)
    for crop, name in enumerate(CROPS):
        if state.tiles.count(crop) > pool.count(crop):
            raise Refusal("bad_state", "too-many", field="tiles", thing=name, most=pool.count(crop))
    most = FERTILIZERS if state.settings["fertilizer"] else 0
    if sum(state.fertilized) > most:
        raise Refusal("bad_state", "too-many", field="tiles", thing="fertilizer", most=most)
    for tile, name in enumerate(state.field.names):
        if state.fertilized[tile] and any(state.fertilized[near] for near in state.field.neighbours[tile]):
            raise Refusal("bad_state", "fertilizer-side-by-side", field=f"tiles.{name}.fertilized")
    laying = state.settings["fertilizer"] and state.settings.get("layout") != "first" and state.round == 0
    if state.face_down and (not laying or any(state.clouds) or any(state.water)):
        raise Refusal("bad_state", "face-down-too-long", field="tiles_face_down")


def _check_counts(state: Petrichor) -> None:
    """Nothing is lost and nothing is made: drops, votes and cards add up."""
    for colour in range(state.colours):
        field = f"players[{colour}]" if colour < state.seats else "southern_winds"
        drops = state.supply[colour] + state.own_on_tiles(colour) + sum(state.air[colour :: state.colours])
        if drops != DROPS:
            raise Refusal("bad_state", "not-conserved", field=f"{field}.drops", found=drops, expected=DROPS)
        votes = state.votes_left[colour] + sum(state.votes[colour :: state.colours])
        if votes != VOTES:
            raise Refusal("bad_state", "not-conserved", field=f"{field}.votes", found=votes, expected=VOTES)
    for weather_, name in enumerate(WEATHERS):
        cards = state.deck.count(weather_) + state.discard[weather_]
        cards += sum(state.hands[weather_::4]) + sum(state.packs[weather_::4]) + sum(state.picked[weather_::4])
        if cards != CARDS_OF_EACH:
            raise Refusal("bad_state", "cards-not-conserved", field="deck", card=name, found=cards)


GAME = PetrichorGame()
