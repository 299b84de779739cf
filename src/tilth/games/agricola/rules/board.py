"""The action spaces: which lie on the table in which game, and what is put on them in every round."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.goods import BOAR, CATTLE, CLAY, FOOD, REED, SHEEP, STONE, WOOD

ROUNDS: Final = 14
HARVESTS: Final[tuple[int, ...]] = (4, 7, 9, 11, 13, 14)
FIRST_OF_STAGE: Final = (1, 5, 8, 10, 12, 14, 15)
"""The first round of each of the six stages, and the round after the last."""

FULL_BOARD: Final[list[str]] = [
    "build_rooms_stables",
    "starting_player_minor",
    "take_grain",
    "plow_field",
    "occupation",
    "day_laborer",
    "wood_3",
    "clay_1",
    "reed_1",
    "fishing",
]
FAMILY_BOARD: Final[list[str]] = [
    "build_rooms_stables",
    "starting_player_storehouse",
    "take_grain",
    "plow_field",
    "stable_bake",
    "day_laborer_family",
    "wood_3",
    "clay_1",
    "reed_1",
    "fishing",
]
STAGES: Final[list[list[str]]] = [
    ["sow_bake", "improvement", "sheep_1", "fences"],
    ["stone_1_stage2", "renovate_improvement", "family_growth_minor"],
    ["take_vegetable", "boar_1"],
    ["stone_1_stage4", "cattle_1"],
    ["plow_sow", "family_growth_no_room"],
    ["renovate_fences"],
]
FULL_CARDS: Final[dict[int, list[str]]] = {
    3: ["p3_wood_2", "p3_clay_1", "p3_resource_1", "p3_occupation"],
    4: ["p4_wood_1", "p4_wood_2", "p4_clay_2", "p4_reed_stone_food", "p4_traveling_players", "p4_occupation"],
    5: [
        "p5_wood_4",
        "p5_clay_3",
        "p5_reed_stone_wood",
        "p5_animal_choice",
        "p5_occupation_or_growth",
        "p5_room_or_players",
    ],
}
FAMILY_CARDS: Final[dict[int, list[str]]] = {
    3: ["p3_wood_2", "p3_clay_1", "p3_resource_1", "p3_resources_2"],
    4: ["p4_wood_1", "p4_wood_2", "p4_clay_2", "p4_reed_stone_food", "p4_traveling_players", "p4_resources_2"],
    5: [
        "p5_wood_4",
        "p5_clay_3",
        "p5_reed_stone_wood",
        "p5_animal_choice",
        "p5_resources_or_growth",
        "p5_room_or_players",
    ],
}
IMPROVEMENT_SPACES: Final[list[str]] = ["tavern", "clay_deposit"]
"""Minor improvements that are action spaces for everyone once they are played."""


def _all_spaces() -> list[str]:
    names: list[str] = []
    lists = [FULL_BOARD, FAMILY_BOARD, *STAGES, *FULL_CARDS.values(), *FAMILY_CARDS.values(), IMPROVEMENT_SPACES]
    for some in lists:
        names.extend([name for name in some if name not in names])
    return names


SPACE_NAMES: Final[list[str]] = _all_spaces()
SPACE_NUMBERS: Final[dict[str, int]] = {name: space for space, name in enumerate(SPACE_NAMES)}
SPACES: Final = len(SPACE_NAMES)
STAGE_OF: Final[dict[str, int]] = {name: stage for stage, names in enumerate(STAGES, 1) for name in names}

PILES: Final[dict[str, tuple[int, int]]] = {
    "wood_3": (WOOD, 3),
    "clay_1": (CLAY, 1),
    "reed_1": (REED, 1),
    "fishing": (FOOD, 1),
    "starting_player_storehouse": (FOOD, 1),
    "sheep_1": (SHEEP, 1),
    "stone_1_stage2": (STONE, 1),
    "boar_1": (BOAR, 1),
    "stone_1_stage4": (STONE, 1),
    "cattle_1": (CATTLE, 1),
    "p3_wood_2": (WOOD, 2),
    "p3_clay_1": (CLAY, 1),
    "p4_wood_1": (WOOD, 1),
    "p4_wood_2": (WOOD, 2),
    "p4_clay_2": (CLAY, 2),
    "p4_traveling_players": (FOOD, 1),
    "p5_wood_4": (WOOD, 4),
    "p5_clay_3": (CLAY, 3),
    "p5_reed_stone_wood": (REED, 1),
    "p5_room_or_players": (FOOD, 1),
}
SOLO_WOOD: Final = 2
"""What the 3 Wood space gets in a round of the solo game."""


def _piles() -> tuple[list[int], list[int]]:
    goods = [-1] * SPACES
    numbers = [0] * SPACES
    for name, (good, number) in PILES.items():
        goods[SPACE_NUMBERS[name]] = good
        numbers[SPACE_NUMBERS[name]] = number
    return goods, numbers


_BOTH: Final = _piles()
PILE_GOOD: Final[list[int]] = _BOTH[0]
PILE_NUMBER: Final[list[int]] = _BOTH[1]


def spaces_at_start(seats: int, full: bool) -> list[int]:
    """The spaces everybody can use from the first round on."""
    names = (FULL_BOARD if full else FAMILY_BOARD) + (FULL_CARDS if full else FAMILY_CARDS).get(seats, [])
    return [SPACE_NUMBERS[name] for name in names]


def stage_of_round(round_number: int) -> int:
    """The stage, 1 to 6, of a round."""
    stage = 1
    while FIRST_OF_STAGE[stage] <= round_number:
        stage += 1
    return stage
