"""Reading a saved or hand-written table, and refusing what cannot be."""

from __future__ import annotations

from typing import Any

from tilth.core.errors import Refusal
from tilth.core.reading import Reader, whole, word
from tilth.core.steps import Step, Together
from tilth.games.sonora.rules.canyon import bonuses_in
from tilth.games.sonora.rules.data import BONUSES, DISCOVERY, FOX, NO_BONUS, REFLICK, SECTIONS, SHEET, SWAP
from tilth.games.sonora.rules.flicks import ANY_DISC, Flick, lies_well, over_hole
from tilth.games.sonora.rules.notation import DISC_INDEX, DISC_NAMES, read_outcome
from tilth.games.sonora.rules.scoring import (
    BLANK,
    CIRCLED,
    CREEK_MARKS,
    CROSSED,
    FIRST,
    LATER,
    NOT_BUILT,
    REWARDS,
    SHADED,
)
from tilth.games.sonora.rules.state import (
    ASIDE,
    BONUS_KINDS,
    BUILDINGS,
    COLUMNS,
    CREEK_CELLS,
    FIELD,
    HAND,
    IN_HOLE,
    OFF_BOARD,
    PLACES,
    SonoraState,
)


def load_table(state: SonoraState, table: Reader) -> None:
    """Fill a fresh state from the table `save_table` wrote."""
    state.first = table.number("first", 0, state.seats - 1)
    last = text(table, "last_flick")
    state.last = read_outcome(last) if last else None
    if last and state.last is None:
        raise Refusal("bad_state", "not-a-flick", field="last_flick")
    if not state.round <= state.settings["rounds"]:
        raise Refusal("bad_state", "out-of-range", field="round", least="0", most=str(state.settings["rounds"]))
    load_discs(state, table.part("discs"))
    sheets = table.parts("sheets", state.seats)
    if state.solo():
        load_bot(state, table.part("bot"))
    for seat, sheet in enumerate(sheets):
        load_sheet(state, seat, sheet)
    check_buildings(state)


def text(reader: Reader, name: str) -> str:
    value = reader.value(name)
    if not isinstance(value, str):
        raise Refusal("bad_state", "not-text", field=reader.at(name))
    return value


def hundredths(reader: Reader, name: str) -> int:
    value = reader.value(name)
    if not isinstance(value, int | float) or isinstance(value, bool) or not -1000 < value < 1000:
        raise Refusal("bad_state", "not-a-place", field=reader.at(name))
    return round(value * 100)


def load_discs(state: SonoraState, discs: Reader) -> None:
    """A disc that is not named is in hand."""
    for disc in range(len(state.place)):
        if DISC_NAMES[disc] not in discs.data:
            continue
        part = discs.part(DISC_NAMES[disc])
        place = PLACES.index(part.word("at", PLACES))
        state.place[disc] = place
        if place == FIELD:
            state.x[disc] = hundredths(part, "x")
            state.y[disc] = hundredths(part, "y")
            if over_hole(state.x[disc], state.y[disc]):
                raise Refusal("bad_state", "disc-over-hole", field=discs.at(DISC_NAMES[disc]))
        if "section" in part.data:
            state.section[disc] = SECTIONS.index(part.word("section", SECTIONS))
            state.times[disc] = part.number("times", 0, 2)
            if place in (HAND, OFF_BOARD, IN_HOLE):
                raise Refusal("bad_state", "section-of-no-disc", field=part.at("section"))
        elif place == ASIDE:
            raise Refusal("bad_state", "missing", field=part.at("section"))
        part.done()
    discs.done()
    if not lies_well(state.x, state.y, [disc for disc in range(len(state.place)) if state.place[disc] == FIELD]):
        raise Refusal("bad_state", "discs-overlap", field="discs")


def load_sheet(state: SonoraState, seat: int, sheet: Reader) -> None:
    """What is not named is blank."""
    if "ruins" in sheet.data:
        load_ruins(state, seat, sheet.part("ruins"))
    if "canyon" in sheet.data:
        load_canyon(state, seat, sheet)
    if "creek" in sheet.data:
        load_creek(state, seat, sheet.part("creek"))
    if "mud" in sheet.data:
        load_mud(state, seat, sheet)
    if "columns" in sheet.data:
        load_columns(state, seat, sheet)
    load_bonuses(state, seat, sheet)
    sheet.done()


def load_ruins(state: SonoraState, seat: int, ruins: Reader) -> None:
    for building, name in enumerate(SHEET.buildings):
        if name not in ruins.data:
            continue
        part = ruins.part(name)
        cells = SHEET.building_cells[building]
        state.crossed[seat * BUILDINGS + building] = part.number("crossed", 0, cells)
        reward = REWARDS.index(part.word("reward", REWARDS))
        state.rewards[seat * BUILDINGS + building] = reward
        if (reward != NOT_BUILT) != (state.crossed[seat * BUILDINGS + building] == cells):
            raise Refusal("bad_state", "reward-does-not-fit", field=part.at("reward"))
        part.done()
    ruins.done()


def check_buildings(state: SonoraState) -> None:
    """A building was completed first by exactly one of those who completed it."""
    for building, name in enumerate(SHEET.buildings):
        rewards = [state.rewards[seat * BUILDINGS + building] for seat in range(state.seats)]
        if rewards.count(FIRST) > 1 or (LATER in rewards and FIRST not in rewards):
            raise Refusal("bad_state", "reward-does-not-fit", field=f"sheets.ruins.{name}.reward")


def load_canyon(state: SonoraState, seat: int, sheet: Reader) -> None:
    filled = 0
    for placement in state.bot_shapes:
        filled |= SHEET.placement_mask[placement]
    for i, name in enumerate(sheet.items("canyon")):
        field = f"{sheet.at('canyon')}[{i}]"
        placement = SHEET.placement_index.get(name, -1) if isinstance(name, str) else -1
        if placement < 0:
            raise Refusal("bad_state", "not-a-shape", field=field)
        mask = SHEET.placement_mask[placement]
        if mask & (state.drawn[seat] | filled) or not SHEET.placement_around[placement] & state.drawn[seat]:
            raise Refusal("bad_state", "shape-does-not-fit", field=field)
        state.shapes[seat] = (*state.shapes[seat], placement)
        state.drawn[seat] |= mask


def load_creek(state: SonoraState, seat: int, creek: Reader) -> None:
    base = seat * CREEK_CELLS
    state.creek[base] = BLANK
    for mark in (CROSSED, CIRCLED, SHADED):
        if CREEK_MARKS[mark] not in creek.data:
            continue
        for i, name in enumerate(creek.words(CREEK_MARKS[mark], SHEET.creek_names)):
            cell = base + SHEET.creek_names.index(name)
            if state.creek[cell] != BLANK or (mark == SHADED and not state.solo()):
                raise Refusal("bad_state", "cell-marked-twice", field=f"{creek.at(CREEK_MARKS[mark])}[{i}]")
            state.creek[cell] = mark
    creek.done()
    if state.creek[base] != CROSSED:
        raise Refusal("bad_state", "start-not-crossed", field=creek.at("crossed"))
    for cell in range(1, CREEK_CELLS):
        if state.creek[base + cell] in (CROSSED, CIRCLED):
            parent = SHEET.creek_parent[cell]
            if state.creek[base + parent] in (BLANK, SHADED):
                raise Refusal("bad_state", "path-broken", field=f"{creek.path}: {SHEET.creek_names[cell]}")
            ends = state.creek[base + cell] == CIRCLED
            below = [state.creek[base + child] in (CROSSED, CIRCLED) for child in SHEET.creek_children[cell]]
            if not ends and not any(below):
                raise Refusal("bad_state", "path-without-end", field=f"{creek.path}: {SHEET.creek_names[cell]}")


def load_mud(state: SonoraState, seat: int, sheet: Reader) -> None:
    names = sheet.words("mud", SHEET.mud_nodes)
    if len(set(names)) != len(names) or SHEET.mud_nodes[0] not in names:
        raise Refusal("bad_state", "nodes-do-not-fit", field=sheet.at("mud"))
    wanted = sum(1 << SHEET.mud_nodes.index(name) for name in names)
    joined = 1
    grown = 0
    while grown != joined:
        grown = joined
        for node in range(len(SHEET.mud_nodes)):
            if wanted >> node & 1 and SHEET.mud_near[node] & joined:
                joined |= 1 << node
    if joined != wanted:
        raise Refusal("bad_state", "nodes-not-joined", field=sheet.at("mud"))
    state.nodes[seat] = wanted


def load_columns(state: SonoraState, seat: int, sheet: Reader) -> None:
    boxes = sheet.numbers("columns", COLUMNS)
    for column, count in enumerate(boxes):
        whole(count, f"{sheet.at('columns')}[{column}]", 0, SHEET.column_boxes[column])
        state.columns[seat * COLUMNS + column] = count


def load_bonuses(state: SonoraState, seat: int, sheet: Reader) -> None:
    """What was won must be what the marks have brought; what is not named is unused, or used if it cannot be kept."""
    brought = brought_bonuses(state, seat)
    bonuses = sheet.part("bonuses") if "bonuses" in sheet.data else Reader({}, sheet.at("bonuses"))
    for bonus, name in enumerate(BONUSES):
        at = seat * BONUS_KINDS + bonus
        state.won[at] = brought[bonus]
        state.used[at] = 0 if bonus < FOX else brought[bonus]
        if name in bonuses.data:
            part = bonuses.part(name)
            if part.number("won", 0) != brought[bonus]:
                raise Refusal("bad_state", "bonus-not-brought", field=part.at("won"), brought=brought[bonus])
            state.used[at] = part.number("used", 0, brought[bonus])
            part.done()
    bonuses.done()
    discoveries = sheet.part("discoveries") if "discoveries" in sheet.data else Reader({}, sheet.at("discoveries"))
    for animal in range(3):
        if BONUSES[FOX + animal] in discoveries.data:
            part = discoveries.part(BONUSES[FOX + animal])
            won = part.number("won", 0, SHEET.discovery_icons[animal])
            state.discovered[seat * 3 + animal] = won
            state.discoveries_used[seat * 3 + animal] = part.number("used", 0, won)
            part.done()
    discoveries.done()
    if sum(state.discovered[seat * 3 : seat * 3 + 3]) > state.used[seat * BONUS_KINDS + DISCOVERY]:
        raise Refusal("bad_state", "more-discoveries-than-won", field=sheet.at("discoveries"))


def brought_bonuses(state: SonoraState, seat: int) -> list[int]:
    """The bonuses a sheet has yielded, with those at the start."""
    found: list[int] = [REFLICK] * SHEET.icons_at_start[REFLICK] + [SWAP] * SHEET.icons_at_start[SWAP]
    for building in range(BUILDINGS):
        if state.rewards[seat * BUILDINGS + building] == FIRST:
            found.append(SHEET.building_first_bonus[building])
    found += bonuses_in(state.drawn[seat])
    for cell in range(CREEK_CELLS):
        if state.creek[seat * CREEK_CELLS + cell] == CIRCLED:
            found.append(SHEET.creek_bonus[cell])
    for triangle, mask in enumerate(SHEET.triangle_mask):
        if state.nodes[seat] & mask == mask:
            found.append(SHEET.triangle_bonus[triangle])
    for column in range(COLUMNS):
        if state.columns[seat * COLUMNS + column] == SHEET.column_boxes[column]:
            found.append(SHEET.column_bonus[column])
    counts = [sum(1 for one in found if one == bonus and one != NO_BONUS) for bonus in range(BONUS_KINDS)]
    return [min(count, SHEET.icons[bonus]) if bonus < FOX else count for bonus, count in enumerate(counts)]


def load_bot(state: SonoraState, bot: Reader) -> None:
    state.own_colour = colour(bot, "own_colour")
    state.bot_colour = colour(bot, "bot_colour")
    if (state.own_colour < 0) != (state.bot_colour < 0) or state.own_colour == state.bot_colour >= 0:
        raise Refusal("bad_state", "colours-do-not-fit", field=bot.at("bot_colour"))
    state.bot_circled = bot.number("circled", 0, SHEET.bot_cells)
    state.bot_crossed = bot.number("crossed", 0, state.bot_circled)
    filled = SHEET.canyon_start
    for i, name in enumerate(bot.items("shapes")):
        placement = SHEET.placement_index.get(name, -1) if isinstance(name, str) else -1
        if placement < 0 or SHEET.placement_mask[placement] & filled:
            raise Refusal("bad_state", "shape-does-not-fit", field=f"{bot.at('shapes')}[{i}]")
        filled |= SHEET.placement_mask[placement]
        state.bot_shapes = (*state.bot_shapes, placement)
    boxes = bot.part("boxes")
    for node, name in enumerate(SHEET.mud_nodes):
        if SHEET.mud_edge[node]:
            state.boxes[node] = boxes.number(name, 0, SHEET.bot_boxes)
    boxes.done()
    bot.done()


def colour(bot: Reader, name: str) -> int:
    value: Any = bot.value(name)
    return -1 if value is None else "abc".index(word(value, bot.at(name), ("a", "b", "c")))


def check_flow(state: SonoraState) -> None:
    """What waits further down in the flow must be about discs, numbers and seats that exist."""
    for i, step in enumerate(state.stack):
        field = f"flow[{i}]"
        if isinstance(step, Together):
            for seat, stack in enumerate(step.stacks):
                for inner in stack:
                    check_step(state, inner, field)
                    if inner.seat != seat:
                        raise Refusal("bad_state", "wrong-seat", field=field)
        else:
            check_step(state, step, field)


def check_step(state: SonoraState, step: Step[Any], field: str) -> None:
    for name in step.saved:
        value: Any = getattr(step, name)
        at = f"{field}.{name}"
        if name == "disc":
            if value == ANY_DISC and isinstance(step, Flick):
                continue
            disc = DISC_INDEX[word(value, at, DISC_NAMES[: len(state.place)])]
            if state.owner(disc) != step.seat:
                raise Refusal("bad_state", "wrong-seat", field=at)
        elif name == "section":
            word(value, at, ("canyon", "creek"))
        elif name == "player":
            whole(value, at, 0, state.seats - 1)
        elif name in ("number", "least", "most"):
            whole(value, at, 1, 5)
        elif name == "points":
            whole(value, at, 0, 1000)
