"""The state of a game of Earth: what may be done at any time, who sees what, and how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tilth.core.rng import Rng
from tilth.core.state import NOTHING
from tilth.core.steps import Label, Step, Together
from tilth.games.earth.rules.actions import ACTIONS, ChooseAction, Follow
from tilth.games.earth.rules.activation import Activate, Copy, Order
from tilth.games.earth.rules.anytime import (
    CAREFUL,
    EXCHANGE,
    READ_EVENT,
    SWIFT,
    LastChance,
    TakeCompost,
    exchange,
    play_event,
    playable,
)
from tilth.games.earth.rules.board import CLIMATE, ISLAND, NAMES, open_places
from tilth.games.earth.rules.data import (
    CLIMATES,
    COST,
    ECOSYSTEM_RULE,
    ECOSYSTEM_SLUG,
    ECOSYSTEMS,
    EVENT,
    FAUNA_SLUG,
    GAIA_SLUG,
    GOAL,
    ISLANDS,
    KIND,
    SCORING,
    SLUG,
)
from tilth.games.earth.rules.gaia import gaia_score
from tilth.games.earth.rules.lines import GROWTH, SPROUT
from tilth.games.earth.rules.planting import Plant, PlantAt, Replace
from tilth.games.earth.rules.saving import save_table
from tilth.games.earth.rules.scoring import LEAF_VALUES, SIMPLE_LEAF, count, points, reached, score
from tilth.games.earth.rules.setup import KINDS, both
from tilth.games.earth.rules.table import Table
from tilth.games.earth.rules.teams import (
    TakeShared,
    offers_to_share,
    offers_to_take,
    pool_label,
    pool_thing,
    share,
    take,
    team_of,
)
from tilth.games.earth.view.previews import fires, gaia_follows, instead
from tilth.games.earth.view.printed import printed

BETWEEN: Final = frozenset(
    [kind.name for kind in (ChooseAction, Follow, Plant, Activate, Copy, Order, LastChance, TakeShared)]
)
"""The decisions that stand between two effects, so that events and exchanges fit in."""
TURNING: Final = frozenset([ChooseAction.name, Follow.name])


@mypyc_attr(allow_interpreted_subclasses=True)  # compiled too, __new__ then leaves __init__ alone, for `clone`
class EarthState(Table):
    """A table with its flow."""

    __slots__ = ()

    game: ClassVar[str] = "earth"
    event_fields: ClassVar[dict[str, tuple[str, ...]]] = {
        "first_player": ("seat",),
        "settled": ("seat", "island", "climate", "ecosystem"),
        "turn": ("seat", "round"),
        "chose_action": ("seat", "action"),
        "planted": ("seat", "card", "cell", "cost"),
        "replaced": ("seat", "old", "card", "cell"),
        "looked": ("seat", "number", "cards"),
        "kept": ("seat", "card", "number"),
        "drew": ("seat", "number", "cards"),
        "composted": ("seat", "card"),
        "composted_deck": ("seat", "number"),
        "composted_discard": ("seat", "number"),
        "spent_compost": ("seat", "number"),
        "took_compost": ("seat", "card"),
        "soil": ("seat", "number"),
        "paid_soil": ("seat", "number"),
        "put_sprout": ("seat", "cell", "number"),
        "put_growth": ("seat", "cell", "number"),
        "lifted_sprout": ("seat", "cell", "number"),
        "lifted_growth": ("seat", "cell", "number"),
        "used": ("seat", "cell", "card"),
        "copied": ("seat", "cell", "card", "from_cell", "from_card"),
        "played": ("seat", "card"),
        "reshuffled": ("number",),
        "claimed": ("seat", "fauna", "place"),
        "completed": ("seat",),
        "game_over": (),
        "gaia_took": ("cards",),
        "gaia_sprouts": ("number",),
        "gaia_growth": ("number",),
        "gaia_compost": ("number",),
        "gaia_soil": ("number",),
        "gaia_turned": ("gaia",),
        "gaia_claimed": ("fauna", "place"),
        "gaia_reshuffled": (),
        "gaia_skipped": (),
        "shared_soil": ("seat", "number"),
        "shared_compost": ("seat", "number"),
        "shared_sprout": ("seat", "number"),
        "shared_growth": ("seat", "number"),
        "shared_card": ("seat", "card"),
        "took_soil": ("seat", "number"),
        "took_sprout": ("seat", "number"),
        "took_growth": ("seat", "number"),
        "took_shared_compost": ("seat", "number"),
        "took_card": ("seat", "card"),
        "pool_lost": ("team",),
    }

    def clone(self) -> EarthState:
        new = EarthState.__new__(EarthState)
        self.copy_flow(new)
        self.copy_table(new)
        return new

    # At any time.

    def anytime(self, seat: int) -> list[str]:
        name = self.stack[-1].name
        if name not in BETWEEN:
            return NOTHING
        found = playable(self, seat)
        if name in TURNING:
            found.append(SWIFT if self.careful[seat] else CAREFUL)
        if self.team:
            found += self.team_options(seat)
        return found

    def team_options(self, seat: int) -> list[str]:
        found = [f"!{option}" for option in offers_to_share(self, seat)]
        if self.stack[-1].name != TakeShared.name:
            found += [f"!{option}" for option in offers_to_take(self, seat)]
        return found

    def out_of_turn(self, seat: int) -> list[str]:
        if not self.round or not self.stack or self.is_paying(seat):
            return NOTHING
        found = [*playable(self, seat), SWIFT if self.careful[seat] else CAREFUL]
        if self.team:
            found += self.team_options(seat)
        return found

    def is_paying(self, seat: int) -> bool:
        """Whether a player still owes something while another one acts, and has to keep what pays for it."""
        return any(step.seat == seat and step.name not in BETWEEN for step in self.stack)

    def interrupt(self, seat: int, option: str) -> None:
        if option == EXCHANGE:
            exchange(self, seat)
        elif option == CAREFUL:
            self.careful[seat] = True
        elif option == SWIFT:
            self.careful[seat] = False
        elif option in READ_EVENT:
            play_event(self, seat, READ_EVENT[option])
        else:
            verb, _, what = option.partition(" ")
            if verb == "!share":
                share(self, seat, what)
            else:
                take(self, seat, what)

    def interrupt_touches(self, seat: int, option: str) -> list[str]:
        verb, _, what = option.partition(" ")
        if verb == "!event":
            return [f"card:{what}"]
        if option == EXCHANGE:
            return ["exchange:sprouts"]
        return [pool_thing(option)] if what else ["walk:careful"]

    def interrupt_label(self, seat: int, option: str) -> Label:
        verb, _, what = option.partition(" ")
        if verb == "!event":
            return ("event", {"card": f"card:{what}", "text": f"text-card:{what}"})
        return pool_label(option[1:]) if what else (option[1:], {})

    # Goals.

    def look(self, seat: int, what: int) -> None:
        for place, goal in enumerate(self.fauna):
            rule = GOAL[goal]
            if rule.watches & what and not self.reached[seat] >> place & 1 and reached(self, seat, rule):
                self.reached[seat] |= 1 << place
                self.watch(seat)

    # How it stands.

    def scores(self) -> list[dict[str, int]] | None:
        if not self.round:
            return None
        scores = [score(self, seat) for seat in range(self.seats)]
        if self.team:
            totals = [sum(parts.values()) for parts in scores]
            for seat, parts in enumerate(scores):
                parts["mate"] = totals[(seat + 2) % 4]
        return scores

    def ranking(self) -> list[int]:
        keys = [self.standing(seat) for seat in range(self.seats)]
        if self.gaia is not None:
            return [1 + (sum(gaia_score(self).values()) > keys[0][0])]
        if self.team:
            keys = [_sum(keys[seat], keys[(seat + 2) % 4]) for seat in range(4)]
            return [1 + (keys[seat] < keys[(seat + 1) % 4]) for seat in range(4)]
        return [1 + sum([other > key for other in keys]) for key in keys]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points, then what breaks ties: soil, hand, growth, sprouts, compost."""
        return (
            sum(score(self, seat).values()),
            self.soil[seat],
            len(self.hands[seat]),
            self.total(seat, GROWTH),
            self.total(seat, SPROUT),
            len(self.compost[seat]),
        )

    # Who sees what.

    def save_table(self) -> dict[str, Any]:
        return save_table(self)

    def seat_view(self, seat: int | None) -> dict[str, Any]:
        scores = self.scores()
        seats = range(self.seats)
        view: dict[str, Any] = {
            "game": self.game,
            "seats": self.seats,
            "seat": seat,
            "options": dict(self.settings),
            "round": self.round,
            "to_act": list(self.acting),
            "first": self.first,
            "active": self.active if self.active >= 0 else None,
            "action": ACTIONS[self.action] if self.action >= 0 else None,
            "deck": len(self.deck) + sum(len(lane) for lane in self.lanes),
            "discard": len(self.discard) + sum(len(dropped) for dropped in self.dropped),
            "fauna": [
                {
                    "card": FAUNA_SLUG[goal],
                    "need": GOAL[goal].need,
                    "leaves": list(self.leaves[place]),
                    "counts": [count(self, other, GOAL[goal], -1) for other in seats] if self.round else [],
                }
                for place, goal in enumerate(self.fauna)
            ],
            "leaf_values": [SIMPLE_LEAF] * 5 if self.simple else list(LEAF_VALUES),
            "completed": self.completed if self.completed >= 0 else None,
            "ecosystems": [ECOSYSTEM_SLUG[card] for card in self.ecosystems],
            "areas": [self.view_area(other, other == seat) for other in seats],
            "scores": scores,
        }
        for other, area in enumerate(view["areas"]):
            step = self.deciding(other)
            area["walk"] = NAMES[step.cell] if isinstance(step, (Activate, Copy)) else None
            area["looked"] = step.cards(self) if other == seat and isinstance(step, TakeCompost) else []
        view["printed"] = printed(view["areas"])
        if self.gaia is not None:
            gaia = self.gaia
            view["gaia"] = {
                "card": GAIA_SLUG[gaia.card] if gaia.card >= 0 else None,
                "deck": len(gaia.deck),
                "run": gaia.run,
                "sprouts": gaia.sprouts,
                "growth": gaia.growth,
                "soil": gaia.soil,
                "compost": len(gaia.compost),
                "pile": [SLUG[card] for card in gaia.pile],
                "skips": gaia.skips,
                "score": gaia_score(self),
                "follows": gaia_follows(self) if self.round else None,
            }
        if self.team:
            view["pools"] = [
                {
                    "soil": pool.soil,
                    "sprouts": pool.sprouts,
                    "growth": pool.growth,
                    "compost": len(pool.compost),
                    "cards": [SLUG[card] for card in pool.cards]
                    if seat is not None and team_of(seat) == team
                    else len(pool.cards),
                }
                for team, pool in enumerate(self.pools)
            ]
        return view

    def why_not(self, seat: int) -> dict[str, Label]:
        from tilth.games.earth.view import reasons

        step = self.deciding(seat)
        return reasons.why_not(self, seat, step is not None and step.name in BETWEEN)

    def view_area(self, seat: int, own: bool) -> dict[str, Any]:
        """One player's island and board, as its owner or anybody else sees it."""
        field = self.field[seat]
        chosen = own or not self.is_choosing_sides(seat)
        ecosystem = self.ecosystem[seat]
        area: dict[str, Any] = {
            "island": SLUG[field[ISLAND]] if field[ISLAND] and chosen else None,
            "climate": SLUG[field[CLIMATE]] if field[CLIMATE] and chosen else None,
            "ecosystem": ECOSYSTEM_SLUG[ecosystem] if ecosystem >= 0 and chosen else None,
            "soil": self.soil[seat],
            "compost": len(self.compost[seat]),
            "events": [SLUG[card] for card in self.played[seat]],
            "planted": [SLUG[card] for card in self.planted[seat]],
            "reached": [bool(self.reached[seat] >> place & 1) for place in range(4)],
            "careful": self.careful[seat],
            "field": {NAMES[cell]: self.view_card(seat, cell) for cell in self.spots[seat]},
            "open": [NAMES[cell] for cell in open_places(self.spots[seat])],
        }
        if self.round:
            area["ecosystem_points"] = [
                points(self, seat, ECOSYSTEM_RULE[card], -1) for card in (ecosystem, *self.ecosystems) if card >= 0
            ]
            area["fires"] = fires(self, seat)
        if own:
            hand = self.hands[seat]
            known = hand + self.drawn[seat]
            area["hand"] = [SLUG[card] for card in hand]
            area["prices"] = {SLUG[card]: self.price(seat, card, COST[card]) for card in known if KIND[card] != EVENT}
            area["instead"] = instead(self, seat)
            area["drawn"] = [SLUG[card] for card in self.drawn[seat]]
            offers = self.offers[seat]
            area["offers"] = {
                kind: [ECOSYSTEM_SLUG[card] if kind == "ecosystem" else SLUG[card] for card in offers[at]]
                for at, kind in enumerate(KINDS)
            }
        else:
            area["hand"] = len(self.hands[seat])
            area["drawn"] = len(self.drawn[seat])
        return area

    def view_card(self, seat: int, cell: int) -> dict[str, Any]:
        """A card of an island with its pieces; a terrain that scores also says how much it is worth now."""
        card = self.field[seat][cell]
        shown: dict[str, Any] = {
            "card": SLUG[card],
            "sprouts": self.sprouts[seat][cell],
            "growth": self.growth[seat][cell],
        }
        line = SCORING[card]
        if line is not None and line.rule is not None:
            shown["points"] = points(self, seat, line.rule, cell)
        return shown

    def redeal(self, seat: int, rng: Rng) -> None:
        if not self.round:
            deal_sides(self, seat, rng)
        shuffle_hidden(self, seat, rng)
        forget_plans(self, seat)


def _sum(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def deal_sides(new: EarthState, seat: int, rng: Rng) -> None:
    """Deal the islands, climates and ecosystems of the others anew, out of theirs and what is left in the box."""
    hidden = [other for other in range(new.seats) if other != seat and new.is_choosing_sides(other)]
    new.offers = [[cards[:] for cards in own] for own in new.offers]
    for kind, every in enumerate((ISLANDS, CLIMATES, ECOSYSTEMS)):
        known = new.ecosystems + new.offers[seat][kind] if kind == 2 else new.offers[seat][kind][:]
        known += [new.side(other, kind) for other in range(new.seats) if other not in hidden]
        rest = sorted({side // 2 for side in every.values()} - {side // 2 for side in known})
        rng.shuffle(rest)
        for other in hidden:
            offers = new.offers[other][kind]
            offers[:] = both(rest, 0, (len(offers) + 1) // 2)
            if offers:
                side = rng.pick(offers)
                if new.side(other, kind) >= 0:  # in a position read back, where some have chosen already
                    new.choose_side(other, kind, side)


def forget_plans(new: EarthState, seat: int) -> None:
    """Take back what others have decided but not shown: who has chosen a card to plant chooses it once more."""
    top = new.stack[-1] if new.stack else None
    if isinstance(top, Together):
        for group, stack in enumerate(top.stacks):
            top = top.with_stack(group, tuple(undecided(stack, seat)))
        new.stack[-1] = top
    else:
        new.stack = undecided(new.stack, seat)


def undecided(steps: Sequence[Step[Any]], seat: int) -> list[Step[Any]]:
    """Steps as a seat knows them: a card of others that is chosen but not yet laid is not known."""
    found: list[Step[Any]] = []
    for step in steps:
        if isinstance(step, (PlantAt, Replace)) and step.seat != seat:
            more = found[-1] if found else None
            left = 1
            if isinstance(more, Plant) and more.seat == step.seat:
                left += more.left
                found.pop()
            found.append(Plant(step.seat, left))
        else:
            found.append(step)
    return found


def shuffle_hidden(new: EarthState, seat: int, rng: Rng) -> None:
    """Shuffle all cards this seat cannot see among the places where they lie."""
    unshare_hidden(new)
    piles: list[list[int]] = [new.deck, new.discard, *new.lanes, *new.dropped]
    for other in range(new.seats):
        if other != seat:
            piles += [new.hands[other], new.drawn[other], new.compost[other]]
    seen = 0
    step = new.deciding(seat)
    if isinstance(step, TakeCompost):
        seen = min(step.number, len(new.compost[seat]))
    own = new.compost[seat]
    known = own[len(own) - seen :] if seen else []
    if seen:
        del own[len(own) - seen :]
    piles.append(own)
    if new.gaia is not None:
        piles.append(new.gaia.compost)
        new.gaia.deck = sorted(new.gaia.deck)
        rng.shuffle(new.gaia.deck)
    for team, pool in enumerate(new.pools):
        piles.append(pool.compost)
        if team != team_of(seat):
            piles.append(pool.cards)
    hidden: list[int] = []
    for pile in piles:
        hidden += pile
    hidden.sort()
    rng.shuffle(hidden)
    at = 0
    for pile in piles:
        after = at + len(pile)
        pile[:] = hidden[at:after]
        at = after
    own += known
    for other in range(new.seats):
        if other != seat:  # which of the cards they drew they still hold is not known either
            new.fetched[other] = new.hands[other][: len(new.fetched[other])]


def unshare_hidden(new: EarthState) -> None:
    """Give a clone piles of its own to shuffle."""
    new.deck = new.deck[:]
    new.discard = new.discard[:]
    new.lanes = [cards[:] for cards in new.lanes]
    new.dropped = [cards[:] for cards in new.dropped]
    new.hands = [cards[:] for cards in new.hands]
    new.drawn = [cards[:] for cards in new.drawn]
    new.compost = [cards[:] for cards in new.compost]
    if new.gaia is not None:
        new.gaia.compost = new.gaia.compost[:]
    for pool in new.pools:
        pool.compost = pool.compost[:]
        pool.cards = pool.cards[:]
