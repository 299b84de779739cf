"""Foresight for whoever shows a table: what a choice would bring, why something cannot be done, a good proposal.

Everything here follows from what the asking seat may know, and changes nothing.
"""

from __future__ import annotations

from typing import Any, Final

from tilth.games.agricola.cards.facts import FACTS, MAJOR, OCCUPATION
from tilth.games.agricola.rules.family import can_grow
from tilth.games.agricola.rules.farm.animals import place_for
from tilth.games.agricola.rules.farm.building import (
    ROOM_PRICES,
    STABLE_PRICE,
    can_renovate,
    renovation_prices,
    renovations,
)
from tilth.games.agricola.rules.farm.farmyard import field_sites, room_sites, stable_sites
from tilth.games.agricola.rules.farm.fences import next_pastures
from tilth.games.agricola.rules.farm.fields import FieldWork, bread, can_bake, empty_plots, plot_name, seeds
from tilth.games.agricola.rules.farm.housing import DRINKING_TROUGH, SMALLHOLDER, Counts
from tilth.games.agricola.rules.farm.pastures import Fence, blocked, fences_left
from tilth.games.agricola.rules.food import in_reach
from tilth.games.agricola.rules.goods import (
    ANIMALS,
    FOOD,
    GOOD_NAMES,
    GOODS,
    GRAIN,
    SHEEP,
    STONE_HOUSE,
    VEGETABLE,
    WOOD,
    Price,
    amount,
    amounts,
)
from tilth.games.agricola.rules.harvest import Feed, food_needed
from tilth.games.agricola.rules.improvements import meets
from tilth.games.agricola.rules.prices import can_pay, prices
from tilth.games.agricola.rules.rounds import Place
from tilth.games.agricola.rules.scoring import BOARS, CATTLES, GRAINS, SHEEPS, VEGETABLES, row
from tilth.games.agricola.rules.spaces import (
    SPACES,
    Alternatives,
    Fences,
    FieldSpace,
    Growth,
    Improvement,
    Occupation,
    Pile,
    Renovation,
    RoomsStables,
    Space,
    charging,
    open_to,
)
from tilth.games.agricola.rules.state import SEAT_THINGS, Agricola

# What a space would bring.


def outlook(state: Agricola, seat: int) -> dict[str, Any]:
    """For a seat that places a person: what each free space would bring at once, or why it cannot be used."""
    step = state.deciding(seat)
    if not isinstance(step, Place):
        return {}
    options = step.options(state)
    seen: dict[str, Any] = {}
    for number in state.in_play:
        space = SPACES[number]
        if space.name in options:
            seen[space.name] = foresee(state, seat, space.name)
        elif not state.occupied[number]:
            seen[space.name] = closed(state, seat, space)
    return seen


def tried(state: Agricola, seat: int, option: str) -> Agricola:
    """A copy after a choice, up to the next one of the same seat. It waits wherever others might have a choice, or what
    is foreseen would tell what they hold."""
    twin = state.clone()
    twin.telling = True
    twin.patient = twin.seats > 1
    twin.choose(seat, option)
    while twin.is_forced(seat):
        twin.choose(seat, twin.options(seat)[0])
    return twin


def foresee(state: Agricola, seat: int, option: str) -> dict[str, Any]:
    """The goods a choice brings or costs before anything else is decided, and what is asked then; while the round goes
    on also the points it is worth now, and where the animals would stand."""
    twin = tried(state, seat, option)
    change = dict.fromkeys(GOOD_NAMES, 0)
    home = False
    for event in twin.take_events():
        if event.name == "home":
            home = True
            break
        if event.args[:1] != (SEAT_THINGS[seat],):
            continue
        if event.name == "used_card" and "lot" in state.card(str(event.args[1]).partition(":")[2]).folds:
            return {"goods": {good: number for good, number in change.items() if number}, "then": "occupation"}
        if event.name in ("got", "paid", "gave", "left", "cooked", "released"):
            good = str(event.args[2]).partition(":")[2]
            change[good] += event.args[1] if event.name == "got" else -event.args[1]
            if event.name == "cooked":
                change["food"] += event.args[3]
    then = twin.deciding(seat)
    asked = "" if home or then is None or then.name == "place" else then.name
    seen: dict[str, Any] = {"goods": {good: number for good, number in change.items() if number}, "then": asked}
    if not home:
        points = sum(twin.scores()[seat].values()) - sum(state.scores()[seat].values())
        pens = twin.players[seat].pens
        if points:
            seen["points"] = points
        if pens != state.players[seat].pens:
            seen["animals"] = {name: _animals(inside) for name, inside in pens.items()}
    return seen


def _animals(counts: Counts) -> dict[str, int]:
    return {GOOD_NAMES[SHEEP + kind]: counts[kind] for kind in range(3) if counts[kind]}


def closed(state: Agricola, seat: int, space: Space) -> dict[str, Any]:
    """Why a free space cannot be used; where it is too dear also what the things cost that can be had there."""
    why = reason(state, seat, space)
    dear = why in ("goods", "wood", "food", "no_bread") and open_to(state, seat, space.number, charging(state))
    costs = _costs(state, seat, space) if dear else {}
    return {"reason": why, "costs": costs} if costs else {"reason": why}


def _costs(state: Agricola, seat: int, space: Space) -> dict[str, dict[str, int]]:
    player = state.players[seat]
    built = building(state, seat)
    if isinstance(space, RoomsStables):
        sites = {"room": room_sites(player), "stable": stable_sites(player)}
        return {what: built[what] for what, free in sites.items() if free}
    if isinstance(space, FieldSpace):
        cost = prices(state, seat, "stable", [amount(WOOD, 1)]) if space.stables and stable_sites(player) else []
        return {"stable": amounts(min(cost, key=sum))} if cost else {}
    if isinstance(space, Renovation):
        return {"renovation": _renovation(state, seat)}
    if isinstance(space, Fences):
        smallest = next_pastures(player.fences, blocked(player), fences_left(player))[0]
        wood = Fence(seat, player.fences).wood(state, smallest.count)
        return {"pasture": {GOOD_NAMES[WOOD]: wood}}
    return {"occupation": {GOOD_NAMES[FOOD]: space.food(state, seat)}} if isinstance(space, Occupation) else {}


def _renovation(state: Agricola, seat: int) -> dict[str, int]:
    costs = [
        cost
        for house in renovations(state, seat)
        for cost in prices(state, seat, "renovation", renovation_prices(state, seat, house))
    ]
    return amounts(min(costs, key=sum))


def reason(state: Agricola, seat: int, space: Space) -> str:
    """Why a free space cannot be used, as the last part of a message's name."""
    player = state.players[seat]
    if not open_to(state, seat, space.number, charging(state)):
        return "food" if open_to(state, seat, space.number, []) else "closed"
    if isinstance(space, Growth):
        return "family" if player.people >= 5 else "room" if not can_grow(state, seat, space.room_needed) else "closed"
    if isinstance(space, Renovation):
        if player.house == STONE_HOUSE:
            return "stone_house"
        return "goods" if not can_renovate(state, seat) else "closed"
    if isinstance(space, Fences):
        if fences_left(player) <= 0 or not next_pastures(player.fences, blocked(player), fences_left(player)):
            return "no_fence"
        return "wood"
    if isinstance(space, RoomsStables):
        return "goods" if room_sites(player) or stable_sites(player) else "site"
    if isinstance(space, FieldSpace):
        return _field_reason(state, seat, space)
    if isinstance(space, Occupation):
        return "food" if any(FACTS[name].kind == OCCUPATION for name in player.hand) else "no_card"
    if isinstance(space, Improvement):
        return "goods"
    if isinstance(space, Pile):
        return "empty"
    return "nothing" if isinstance(space, Alternatives) else "closed"


def _field_reason(state: Agricola, seat: int, space: FieldSpace) -> str:
    player = state.players[seat]
    if space.sows:
        return "no_seed" if empty_plots(player) else "no_field"
    if space.bakes and not can_bake(state, seat):
        return "no_bread"
    return "site" if not field_sites(player) else "goods"


# What is missing for a card.


def lacks(state: Agricola, seat: int) -> dict[str, Any]:
    """What a player still lacks for each card of the hand and each major improvement; nothing: it can be played."""
    player = state.players[seat]
    found: dict[str, Any] = {}
    for name in player.hand + state.majors:
        facts = FACTS[name]
        missing: dict[str, Any] = {}
        if facts.kind != OCCUPATION:
            if not can_pay(state, seat, name, facts.costs):
                missing["goods"] = _cheapest_gap(state, seat, prices(state, seat, name, facts.costs))
            if facts.kind != MAJOR and not meets(state, seat, facts):
                missing["needs"] = True
        if missing:
            found[name] = missing
    return found


def _cheapest_gap(state: Agricola, seat: int, costs: list[Price]) -> dict[str, int]:
    return amounts(min([_gap(state, seat, cost) for cost in costs], key=sum))


def _gap(state: Agricola, seat: int, cost: Price) -> Price:
    """What is missing for a price when all food that could be made for it is made."""
    stock = state.players[seat].goods[:]
    stock[FOOD] = in_reach(state, seat, cost)
    return tuple([max(0, cost[good] - stock[good]) for good in range(GOODS)])


def building(state: Agricola, seat: int) -> dict[str, Any]:
    """What a room and a stable cost a player now, the cheapest way."""
    player = state.players[seat]
    printed = {"room": ROOM_PRICES[player.house], "stable": STABLE_PRICE}
    return {what: amounts(min(prices(state, seat, what, cost), key=sum)) for what, cost in printed.items()}


# Fences.


def fencing(state: Agricola, seat: int) -> dict[str, Any]:
    """How many fences are left, the wood for the next 1, 2, 3 ... of them in the fencing that goes on, and how many
    animals more than usual every pasture and the smallest ones hold."""
    player = state.players[seat]
    step = state.deciding(seat)
    fence = step if isinstance(step, Fence) else Fence(seat, player.fences)
    built = (player.fences & ~fence.before).bit_count()
    left = fences_left(player)
    spent = fence.wood(state, built)
    effects = 0
    for name in player.cards:
        effects |= state.card(name).effects
    return {
        "left": left,
        "wood": [fence.wood(state, built + number) - spent for number in range(1, left + 1)],
        "payable": min(left, fence.budget(state)),
        "more": {"each": 2 if effects & DRINKING_TROUGH else 0, "smallest": 1 if effects & SMALLHOLDER else 0},
    }


# The young animals of the next harvest.


def young(state: Agricola, seat: int) -> dict[str, bool]:
    """The kinds of animals that would have young now, and whether there is a place for one."""
    goods = state.players[seat].goods
    return {GOOD_NAMES[animal]: place_for(state, seat, animal) for animal in ANIMALS if goods[animal] >= 2}


# Proposals.


def proposal(state: Agricola, seat: int) -> list[str]:
    """A good way to answer a decision that is made of many small choices: their notations, one after the other."""
    step = state.deciding(seat)
    if isinstance(step, Feed):
        return _feeding(state, seat, step)
    if isinstance(step, FieldWork) and (step.sows or step.bakes):
        return _field_work(state, seat, step)
    return []


def _field_work(state: Agricola, seat: int, step: FieldWork) -> list[str]:
    """Sow as many fields as possible, vegetables first, and bake what is missing for the next harvest."""
    player = state.players[seat]
    stock = {good: player.goods[good] for good in range(GOODS)}
    options: list[str] = []
    if step.sows:
        # Plots that take one crop only come first, so that nothing is sown on a field in their stead.
        for plot in sorted(empty_plots(player), key=_cards_first):
            possible = [good for good in seeds(state, player, plot) if stock[good]]
            if possible:
                good = VEGETABLE if VEGETABLE in possible else possible[0]
                stock[good] -= 1
                options.append(f"sow {GOOD_NAMES[good]} {plot_name(player, plot)}")
    if step.bakes:
        short = food_needed(state, seat) - player.goods[FOOD]
        grain = 0
        for food in bread(state, seat)[: stock[GRAIN]]:
            if short <= 0:
                break
            grain += 1
            short -= food
        if grain:
            options.append(f"bake {grain}")
    return options


def _cards_first(plot: int) -> tuple[bool, int]:
    return plot < 15, plot


POINTS: Final = {"grain": GRAINS, "vegetable": VEGETABLES, "sheep": SHEEPS, "boar": BOARS, "cattle": CATTLES}
WORTH: Final = {"grain": 0.6, "vegetable": 1.1, "sheep": 0.3, "boar": 0.4, "cattle": 0.5}
"""What one of a good is worth beyond its points at the end; ours."""
PAIR: Final = 0.9
"""What is lost with the second animal of a kind: its young."""
RESOURCE: Final = 0.35
CRUMB: Final = 0.05
BEG: Final = 3.0


class _Way:
    """One thing that makes food: its notation, the food, how often, and what is lost after each time."""

    def __init__(self, option: str, food: int, losses: list[float]) -> None:
        self.option = option
        self.food = food
        self.losses = losses


def _feeding(state: Agricola, seat: int, step: Feed) -> list[str]:
    """The cheapest way to bring the missing food to the table, as points at the end and a little foresight count it."""
    player = state.players[seat]
    short = food_needed(state, seat) - player.goods[FOOD]
    if short <= 0:
        return []
    menu = state.options(seat)
    ways = [_crafted(state, seat, option) for option in menu if option.startswith("use ")]
    for good in (GRAIN, VEGETABLE, *ANIMALS):
        option = next((text for text in menu if text in (f"!eat {GOOD_NAMES[good]}", f"!cook {GOOD_NAMES[good]}")), "")
        if option:
            number = min(player.goods[good], -(-short // player.rates[good]))
            ways.append(_Way(option, player.rates[good], [_loss(state, seat, good, k) for k in range(number + 1)]))
    return _cheapest([way for way in ways if way is not None], 0, short)[1]


def crafts(state: Agricola, seat: int) -> dict[str, int]:
    """The food that each card would make in a feeding that goes on; cards that ask first are left out."""
    if not isinstance(state.deciding(seat), Feed):
        return {}
    made: dict[str, int] = {}
    for option in state.options(seat):
        way = _crafted(state, seat, option) if option.startswith("use ") else None
        if way is not None:
            made[option[4:]] = way.food
    return made


def _cheapest(ways: list[_Way], first: int, short: int) -> tuple[float, list[str]]:
    if short <= 0:
        return short * CRUMB, []
    if first == len(ways):
        return short * BEG, []
    way = ways[first]
    best: tuple[float, list[str]] | None = None
    for times in range(len(way.losses)):
        rest, options = _cheapest(ways, first + 1, short - times * way.food)
        lost = rest + way.losses[times]
        if best is None or lost < best[0]:
            best = lost, [way.option] * times + options
        if times * way.food >= short:
            break
    assert best is not None
    return best


def _loss(state: Agricola, seat: int, good: int, number: int) -> float:
    player = state.players[seat]
    name = GOOD_NAMES[good]
    have = player.goods[good] + (player.crops(good) if good < SHEEP else 0)
    lost = row(POINTS[name], have) - row(POINTS[name], have - number) + WORTH[name] * number
    if good >= SHEEP and player.goods[good] >= 2 > player.goods[good] - number and state.round < 14:
        lost += PAIR
    return lost


def _crafted(state: Agricola, seat: int, option: str) -> _Way | None:
    """What a card would make in this feeding, tried on a copy; nothing where it asks first."""
    twin = tried(state, seat, option)
    before = sum(state.scores()[seat].values())
    step = twin.deciding(seat)
    if not isinstance(step, Feed):
        return None
    old, new = state.players[seat].goods, twin.players[seat].goods
    lost = sum([old[good] - new[good] for good in range(GOODS) if good != FOOD]) * RESOURCE
    return _Way(option, new[FOOD] - old[FOOD], [0.0, lost + before - sum(twin.scores()[seat].values())])
