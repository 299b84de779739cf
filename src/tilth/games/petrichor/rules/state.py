"""The table of a Petrichor game."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tilth.core.rng import Rng
from tilth.core.state import State
from tilth.core.steps import Label
from tilth.games.petrichor.rules.data import (
    BARE,
    CACTUS,
    CARDS_OF_EACH,
    CLOUDS,
    COLOURS,
    CORN,
    COUNT,
    CROPS,
    DROPS,
    GROWTH,
    LAKE,
    NEUTRAL,
    NO_CLOUD,
    POTATO,
    RESHUFFLE,
    SEAT_THINGS,
    SHOWN,
    SOLO_COLOURS,
    SOLO_PRIORITY,
    SOLO_THINGS,
    VOTES,
    VOTING_WINS,
    WEATHERS,
    WHEAT,
    WHEAT_BONUS,
)
from tilth.games.petrichor.rules.field import FIELDS, Field


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled too, __new__ then leaves __init__ alone, for `clone`
class Petrichor(State):
    """Flat lists of small numbers. A colour is a seat, or in the solo game also the Southern Winds (colour 1).

    Lists with two indices are laid out flat: `air[tile * colours + colour]`, `votes[weather * colours + colour]`,
    `hands[seat * 4 + weather]`.

    What seldom changes is shared by clones: whoever changes one of these lists puts a new one in its place (`raised`).
    `clone` names those that a clone has for itself.
    """

    __slots__ = (
        "air",
        "clouds",
        "colours",
        "deck",
        "dice",
        "dice_points",
        "discard",
        "face_down",
        "fertilized",
        "field",
        "first",
        "growth",
        "hands",
        "harvest_points",
        "lake",
        "packs",
        "passer",
        "picked",
        "supply",
        "tiles",
        "turns",
        "votes",
        "votes_left",
        "water",
        "wheat",
        "wind_card",
        "wind_deck",
        "wind_discard",
        "wind_points",
        "wins",
    )

    game = "petrichor"
    event_fields: ClassVar[dict[str, tuple[str, ...]]] = {
        "round": ("round",),
        "fertilized": ("seat", "tile"),
        "tiles_shown": ("tiles",),
        "dealt": ("seat", "number", "cards"),
        "deck_reshuffled": ("number",),
        "picked": ("seat", "number", "cards"),
        "packs_passed": (),
        "dice_rolled": ("dice",),
        "first": ("seat",),
        "played": ("seat", "weather", "cards"),
        "nothing_happens": ("seat", "weather"),
        "cloud": ("seat", "tile", "number"),
        "added": ("seat", "tile", "number"),
        "rained": ("seat", "tile", "drop"),
        "blown": ("seat", "from", "to"),
        "took_back": ("seat", "tile"),
        "merged": ("tile",),
        "thunder": ("tile",),
        "overflow": ("tile", "number"),
        "vanished": ("tile",),
        "poured": ("tile", "number"),
        "lake_returns": ("drop", "number"),
        "sprouted": ("tile", "crop"),
        "grew": ("tile", "crop"),
        "developed": ("tile", "crop"),
        "drowned": ("tile", "crop"),
        "dried": ("tile", "crop"),
        "voted": ("seat", "weather"),
        "vote_moved": ("seat", "from", "weather"),
        "vote_lapsed": ("seat",),
        "die_lowered": ("seat", "from", "to", "points"),
        "passed": ("seat",),
        "hand_discarded": ("seat", "cards"),
        "weather_chosen": ("seat", "weathers"),
        "weather": ("weather", "votes"),
        "doubled": ("seat", "tile", "number"),
        "not_doubled": ("seat",),
        "drop_blown": ("seat", "drop", "from", "to"),
        "vote_won": ("seat", "weather"),
        "vote_not_won": ("weather",),
        "votes_returned": ("weather",),
        "harvest": (),
        "harvested": ("tile", "crop", "seat", "points"),
        "wheat_token": ("seat",),
        "tile_cleared": ("tile",),
        "end": (),
        "wind_card": ("wind",),
        "wind_deck_shuffled": (),
        "wind_roll": ("number", "tile"),
        "wind_point": ("seat", "points"),
        "drop_removed": ("seat", "tile"),
    }

    def __init__(self, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        super().__init__(seats, settings, rng)
        self.field: Field = FIELDS[seats]
        self.colours: int = 2 if seats == 1 else seats
        size, colours = self.field.size, self.colours
        self.tiles: list[int] = [0] * size
        self.face_down: bool = False
        self.lake: int = -1
        """The lake's tile, so that the common case costs one comparison."""
        self.fertilized: list[int] = [0] * size
        self.clouds: list[int] = [NO_CLOUD] * size
        self.air: list[int] = [0] * (size * colours)
        self.water: list[int] = [0] * (size * colours)
        self.growth: list[int] = [BARE] * size
        self.supply: list[int] = [DROPS] * colours
        self.votes_left: list[int] = [VOTES] * colours
        self.votes: list[int] = [0] * (4 * colours)
        self.dice: list[int] = [1, 1, 1]
        self.hands: list[int] = [0] * (4 * seats)
        self.deck: list[int] = []
        self.discard: list[int] = [0, 0, 0, 0]
        self.packs: list[int] = [0] * (4 * seats)
        self.picked: list[int] = [0] * (4 * seats)
        self.first: int = 0
        self.passer: int = -1
        self.turns: int = 0
        self.harvest_points: list[int] = [0] * colours
        self.dice_points: list[int] = [0] * colours
        self.wind_points: int = 0
        self.wins: list[int] = [0] * colours
        self.wheat: list[int] = [0] * colours
        self.wind_deck: list[int] = []
        self.wind_discard: list[int] = []
        self.wind_card: int = 0

    def clone(self) -> Petrichor:
        new = Petrichor.__new__(Petrichor)
        self.copy_flow(new)
        new.field = self.field
        new.colours = self.colours
        new.tiles = self.tiles
        new.face_down = self.face_down
        new.lake = self.lake
        new.fertilized = self.fertilized
        new.clouds = self.clouds[:]
        new.air = self.air[:]
        new.water = self.water[:]
        new.growth = self.growth[:]
        new.supply = self.supply[:]
        new.votes_left = self.votes_left[:]
        new.votes = self.votes[:]
        new.dice = self.dice[:]
        new.hands = self.hands[:]
        new.deck = self.deck
        new.discard = self.discard[:]
        new.packs = self.packs
        new.picked = self.picked
        new.first = self.first
        new.passer = self.passer
        new.turns = self.turns
        new.harvest_points = self.harvest_points
        new.dice_points = self.dice_points
        new.wind_points = self.wind_points
        new.wins = self.wins
        new.wheat = self.wheat
        new.wind_deck = self.wind_deck
        new.wind_discard = self.wind_discard
        new.wind_card = self.wind_card
        return new

    # Small questions the rules ask all the time.

    def who(self, colour: int) -> str:
        """The player of a colour, as a thing."""
        return SOLO_THINGS[colour] if self.seats == 1 else SEAT_THINGS[colour]

    def colour_names(self) -> list[str]:
        """Whose drop it is, in notation."""
        return SOLO_COLOURS if self.seats == 1 else COLOURS[: self.seats]

    def hand(self, seat: int) -> list[int]:
        """How many cards of each weather a seat holds."""
        return self.hands[seat * 4 : seat * 4 + 4]

    def hand_size(self, seat: int) -> int:
        base = seat * 4
        hands = self.hands
        return hands[base] + hands[base + 1] + hands[base + 2] + hands[base + 3]

    def drops_in_cloud(self, tile: int) -> int:
        drops = 0
        air = self.air
        for place in range(tile * self.colours, (tile + 1) * self.colours):
            drops += air[place]
        return drops

    def drops_on_tile(self, tile: int) -> int:
        drops = 0
        water = self.water
        for place in range(tile * self.colours, (tile + 1) * self.colours):
            drops += water[place]
        return drops

    def own_on_tiles(self, colour: int) -> int:
        """How many drops of a colour lie on tiles, where they can be taken back."""
        drops = 0
        place = colour
        for _ in range(self.field.size):
            drops += self.water[place]
            place += self.colours
        return drops

    def own_clouds(self, colour: int) -> list[int]:
        """The tiles whose cloud holds a drop of this colour."""
        found = []
        air = self.air
        place = colour
        for tile in range(self.field.size):
            if air[place]:
                found.append(tile)
            place += self.colours
        return found

    def final_round(self) -> bool:
        return self.round == self.rounds()

    def rounds(self) -> int:
        rounds: int = self.settings.get("rounds", 4)
        return rounds

    # Points.

    def parts(self, colour: int) -> dict[str, int]:
        """The points of a colour by category: scored so far, and what the track and the wheat are worth now."""
        parts = {
            "harvest": self.harvest_points[colour],
            "dice": self.dice_points[colour],
            "votes": self.vote_points(colour),
            "wheat": self.wheat_points(colour),
        }
        if self.seats == 1 and colour == NEUTRAL:
            parts["winds"] = self.wind_points
        return parts

    def vote_points(self, colour: int) -> int:
        return VOTING_WINS[min(self.wins[colour], len(VOTING_WINS) - 1)]

    def wheat_points(self, colour: int) -> int:
        tokens = self.wheat[colour]
        return WHEAT_BONUS if tokens and tokens == max(self.wheat) else 0

    def points(self, colour: int) -> int:
        """All points of a colour."""
        points = self.harvest_points[colour] + self.dice_points[colour]
        points += self.vote_points(colour) + self.wheat_points(colour)
        return points + self.wind_points if self.seats == 1 and colour == NEUTRAL else points

    def scores(self) -> list[dict[str, int]] | None:
        return [self.parts(seat) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """By points, then by the Voting Wins track; alone one must have more points than the Southern Winds."""
        totals = [self.points(colour) for colour in range(self.colours)]
        if self.seats == 1:
            return [1 if totals[0] > totals[NEUTRAL] else 2]
        keys = [totals[seat] * 100 + self.wins[seat] for seat in range(self.seats)]
        return [1 + len([1 for other in keys if other > key]) for key in keys]

    # What can be saved and seen.

    def save_table(self) -> dict[str, Any]:
        table = self._open_table([WEATHERS[card] for card in self.deck], self.wind_deck[:])
        for seat, player in enumerate(table["players"]):
            player["hand"] = _counts(WEATHERS, self.hands, seat * 4)
            player["pack"] = _counts(WEATHERS, self.packs, seat * 4)
            player["picked"] = _counts(WEATHERS, self.picked, seat * 4)
        return table

    def _open_table(self, deck: list[str] | int, wind_deck: list[int] | int) -> dict[str, Any]:
        """Everything but the hands, with the decks as they may be seen."""
        colours = self.colours
        names = self.colour_names()
        tiles = {}
        for tile, name in enumerate(self.field.names):
            base = tile * colours
            tiles[name] = {
                "crop": CROPS[self.tiles[tile]],
                "fertilized": bool(self.fertilized[tile]),
                "cloud": CLOUDS[self.clouds[tile]],
                "in_cloud": _counts(names, self.air, base) if self.clouds[tile] else {},
                "on_tile": _counts(names, self.water, base),
                "growth": GROWTH[self.growth[tile]],
            }
        players: list[dict[str, Any]] = [
            {
                "drops": self.supply[colour],
                "votes": self.votes_left[colour],
                "on_weather": _counts(WEATHERS, self.votes[colour::colours], 0),
                "harvest_points": self.harvest_points[colour],
                "dice_points": self.dice_points[colour],
                "voting_wins": self.wins[colour],
                "wheat_tokens": self.wheat[colour],
            }
            for colour in range(colours)
        ]
        table: dict[str, Any] = {
            "first_player": self.first,
            "passed_first": self.passer if self.passer >= 0 else None,
            "turns_this_round": self.turns,
            "tiles_face_down": self.face_down,
            "tiles": tiles,
            "players": players[: self.seats],
            "dice": ["harvest" if die == 0 else die for die in self.dice],
            "deck": deck,
            "discard": _counts(WEATHERS, self.discard, 0),
        }
        if self.seats == 1:
            table["southern_winds"] = {
                **players[NEUTRAL],
                "points": self.wind_points,
                "deck": wind_deck,
                "discard": self.wind_discard[:],
                "card": self.wind_card,
            }
        return table

    def seat_view(self, seat: int | None) -> dict[str, Any]:
        return self.seat_views([seat])[0]

    def seat_views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        table = self._open_table(len(self.deck), len(self.wind_deck))
        for other, player in enumerate(table["players"]):
            base = other * 4
            player["hand"] = player["pack"] = player["picked"] = None
            player["hand_size"] = sum(self.hands[base : base + 4])
            player["pack_size"] = sum(self.packs[base : base + 4])
            player["picked_size"] = sum(self.picked[base : base + 4])
        if self.face_down:
            for tile in table["tiles"].values():
                tile["crop"] = None
        everybody = {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.settings),
            "round": self.round,
            "rounds": self.rounds(),
            "over": self.is_over(),
            "to_act": list(self.acting),
            **table,
            "scores": [self.parts(colour) for colour in range(self.colours)],
            "printed": SHOWN,
        }
        return [everybody if seat is None else {**everybody, "players": self._seen_by(seat, table)} for seat in seats]

    def _seen_by(self, seat: int, table: dict[str, Any]) -> list[dict[str, Any]]:
        """The players as one of them sees them: with the cards in their own hands."""
        players: list[dict[str, Any]] = table["players"][:]
        base = seat * 4
        players[seat] = {
            **players[seat],
            "hand": _counts(WEATHERS, self.hands, base),
            "pack": _counts(WEATHERS, self.packs, base),
            "picked": _counts(WEATHERS, self.picked, base),
        }
        return players

    def why_not(self, seat: int) -> dict[str, Label]:
        from tilth.games.petrichor.view import reasons

        return reasons.why_not(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew what this seat cannot see: other hands and packs, the decks, tiles that lie face down."""
        others = [other for other in range(self.seats) if other != seat]
        self.packs = self.packs[:]
        self.picked = self.picked[:]
        unseen = self.deck[:]
        self.deck = unseen
        for other in others:
            for lists in (self.hands, self.packs, self.picked):
                for weather in range(4):
                    unseen.extend([weather] * lists[other * 4 + weather])
        unseen.sort()
        rng.shuffle(unseen)
        for other in others:
            for lists in (self.hands, self.packs, self.picked):
                base = other * 4
                number = sum(lists[base : base + 4])
                lists[base : base + 4] = [0, 0, 0, 0]
                for _ in range(number):
                    lists[base + unseen.pop()] += 1
        self.wind_deck = sorted(self.wind_deck)
        rng.shuffle(self.wind_deck)
        if self.face_down:
            self.tiles = draw_tiles(self.seats, self.settings, rng)
            self.lake = lake_of(self.tiles)


def raised(numbers: list[int], at: int, by: int) -> list[int]:
    """The same numbers in a new list, one of them so much higher."""
    changed = numbers[:]
    changed[at] += by
    return changed


def tile_pool(seats: int, settings: dict[str, Any]) -> list[int]:
    """The crops of all tiles the Fields are chosen from; for the solo game those with a compass by rising priority."""
    if seats == 1:
        return [crop for crop in SOLO_PRIORITY if _in_game(crop, seats, settings)]
    return [crop for crop in range(len(CROPS)) if _in_game(crop, seats, settings) for _ in range(COUNT[crop])]


def _in_game(crop: int, seats: int, settings: dict[str, Any]) -> bool:
    if crop in (CACTUS, LAKE):
        return bool(settings[CROPS[crop]])
    if crop == CORN:
        return seats != 2
    return not (crop in (WHEAT, POTATO) and settings.get("no_tricks", False))


def draw_tiles(seats: int, settings: dict[str, Any], rng: Rng) -> list[int]:
    """Choose the tiles of the Fields: shuffled, but for the solo game laid in rising priority."""
    pool = tile_pool(seats, settings)
    places = list(range(len(pool)))
    rng.shuffle(places)
    chosen = places[: FIELDS[seats].size]
    return [pool[place] for place in (sorted(chosen) if seats == 1 else chosen)]


def _counts(names: list[str], numbers: list[int], base: int) -> dict[str, int]:
    """The numbers from `base` on that are not zero, by name."""
    counts = {}
    for name in names:
        if numbers[base]:
            counts[name] = numbers[base]
        base += 1
    return counts


def full_deck() -> list[int]:
    return [weather for weather in range(4) for _ in range(CARDS_OF_EACH)]


def full_wind_deck() -> list[int]:
    return list(range(1, RESHUFFLE + 1))


def lake_of(tiles: list[int]) -> int:
    """The tile of the lake, -1 without one."""
    return tiles.index(LAKE) if LAKE in tiles else -1
