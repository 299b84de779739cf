"""What the table must not tell without saying it: who is waited for, how much happened, whether it can be undone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

import pytest

from tests.games.earth import positions as earth
from tests.games.petrichor.positions import position
from tests.server.browser import House
from tests.server.worlds import Choice, World, differences
from tilth.core import State
from tilth.games.earth.rules.actions import ChooseAction
from tilth.games.earth.rules.turns import finish
from tilth.games.petrichor.rules.actions import HandLimit, TakeTurn
from tilth.games.petrichor.rules.rounds import DealCards


def second_action(hand: str) -> Callable[[], State]:
    """Seat 0 is about to play Rain with a hand that can or cannot pay for a second action after it."""
    return lambda: position(2, hands=[hand, "sun sun"], clouds={"a2": {0: 2}}, then=[TakeTurn(0), TakeTurn(1)])


def pack(cards: str) -> Callable[[], State]:
    """Seat 0 drafts from this pack; what the others hold is the same in all worlds."""
    deck = f"{cards} sun sun wind wind rain rain rain"
    return lambda: position(2, hands=["", ""], options={"draft": True}, then=[DealCards()], deck=deck, patient=True)


def hand_limit(hand: str) -> Callable[[], State]:
    hands = [hand, "sun sun wind wind rain rain", ""]
    return lambda: position(3, hands=hands, then=[HandLimit(), TakeTurn(2)], patient=True)


def planting(*cards: str, hidden: bool = False) -> Callable[[], State]:
    """The others plant while seat 0 has this hand."""

    def make() -> State:
        state = earth.blank(3, hidden_planting=hidden)
        state.active = 1
        earth.hand(state, 0, *cards)
        earth.hand(state, 1, "marula", "oakmoss")
        earth.hand(state, 2, "white-oak")
        state.soil[:] = [3, 9, 9]
        state.patient = True
        return earth.go(state, ChooseAction(1))

    return make


def last_chance(*cards: str) -> Callable[[], State]:
    def make() -> State:
        state = earth.blank(2)
        earth.hand(state, 0, *cards)
        earth.hand(state, 1, "cold-front")
        state.soil[:] = [9, 9]
        state.patient = True
        finish(state)
        state.advance()
        return state

    return make


ROWS: dict[str, tuple[list[Callable[[], State]], list[Choice]]] = {
    "Petrichor: whether a second action could be paid": (
        [second_action("rain sun sun"), second_action("rain sun wind")],
        [(0, "rain"), (0, "frost"), (0, "stop")],
    ),
    "Petrichor: what is in a pack": (
        [pack("frost frost sun sun wind wind rain"), pack("frost frost frost frost frost frost frost")],
        [(0, "frost")],
    ),
    "Petrichor: what is in a hand above the limit": (
        [hand_limit("sun sun sun sun rain"), hand_limit("frost frost frost frost frost")],
        [(1, "sun+sun+wind+wind")],
    ),
    "Earth: whether a hand can plant": (
        [planting("basil"), planting("giant-sequoia")],
        [(1, "plant"), (1, "plant oakmoss"), (2, "done")],
    ),
    "Earth, hidden planting: whether a hand can plant": (
        [planting("basil", hidden=True), planting("giant-sequoia", hidden=True)],
        [(1, "plant"), (2, "done")],
    ),
    "Earth: who holds an event at the end": ([last_chance("mudpot"), last_chance("basil")], [(1, "done"), (0, "done")]),
}


@pytest.mark.parametrize("row", ROWS)
def test_others_see_the_same_whatever_one_seat_holds(house: House, row: str) -> None:
    worlds, choices = ROWS[row]
    assert differences(house, worlds, choices, owner=0) == []


def test_a_forced_decision_is_answered_by_the_table_and_is_in_no_record(house: House) -> None:
    with ExitStack() as stack:
        world = World(house, second_action("rain sun wind")(), stack)
        for option in ("rain", "frost"):
            world.choose(0, option)
        decision = world.sockets[0].state["decision"]
        assert (decision["forced"], [option["option"] for option in decision["options"]]) == (True, ["stop"])
        assert world.sockets[1].state["table"]["to_act"] == [0]
        house.run(world.room._give_only_answer, 0)
        assert world.sockets[1].until("state", 3)["table"]["to_act"] == [1]
        assert world.room.table.entries[-1].by == "server"
        assert world.room.table.record().choices[-1] == (0, "frost")


def test_what_is_thrown_away_at_the_hand_limit_is_shown_when_all_are_ready(house: House) -> None:
    with ExitStack() as stack:
        world = World(house, hand_limit("sun sun sun sun rain")(), stack)
        world.choose(0, "sun+sun+sun+sun")
        for seat, seen in world.seen().items():
            if seat != 0:
                assert [frame["type"] for frame in seen] == ["state"]
                assert seen[0]["table"]["to_act"] == [1]
                assert seen[0]["version"] == 0
                assert seen[0]["view"]["discard"] == {}
                assert seen[0]["view"]["players"][0]["hand_size"] == 5
        world.choose(1, "sun+sun+wind+wind")
        for seat, seen in world.seen().items():
            events = [event for frame in seen if frame["type"] == "events" for event in frame["events"]]
            told = [event["args"]["seat"] for event in events if event["name"] == "hand_discarded"]
            assert told == (["seat:1"] if seat == 0 else ["seat:0", "seat:1"])
            assert seen[-1]["view"]["discard"] == {"rain": 3}


@pytest.mark.parametrize("held", ["basil", "giant-sequoia"])
def test_what_can_be_undone_does_not_hang_on_whether_another_one_can_plant(house: House, held: str) -> None:
    """Seat 0 holds a card that it can pay for, or one that is too dear, and has not chosen yet."""
    with ExitStack() as stack:
        world = World(house, planting(held, hidden=True)(), stack)
        own = world.sockets[1]
        world.choose(1, "plant")
        own.until("undoable", own.state["version"])
        world.choose(2, "done")
        assert own.until("undoable", own.state["version"])["no"] == []
        world.choose(1, "done")
        assert own.state["can_undo"] is True
        own.send(type="undo", seat=1, version=own.state["version"])
        own.until("state", own.state["version"] + 1)
        assert own.options() == ["plant marula", "plant oakmoss", "done"]


def follower() -> State:
    """All follow a choice to compost."""
    state = earth.blank(3)
    state.patient = True
    return earth.go(state, ChooseAction(0))


@pytest.mark.parametrize("chosen", ["soil", "compost"])
def test_what_is_chosen_at_the_same_time_is_shown_when_all_are_ready(house: House, chosen: str) -> None:
    with ExitStack() as stack:
        world = World(house, follower(), stack)
        world.choose(0, "compost")
        for seat in (1, 2):
            world.sockets[seat].until("state", 1)
        world.quiet(world.sockets[None])
        before = world.sockets[None].state
        world.choose(1, chosen)
        seen = world.quiet(world.sockets[None])
        assert [frame["type"] for frame in seen] == ["state"]
        assert seen[0]["table"]["to_act"] == [2]
        assert seen[0]["version"] == before["version"]
        assert seen[0]["view"]["areas"] == before["view"]["areas"]
        assert seen[0]["scores"] == before["scores"]
        assert world.sockets[1].state["view"]["areas"][1][chosen] == before["view"]["areas"][1][chosen] + 2
        world.choose(2, "compost")
        seen = world.quiet(world.sockets[None])
        assert [frame["by"]["seat"] for frame in seen if frame["type"] == "events"] == [1, 2]


def test_until_all_are_ready_a_choice_is_taken_back_freely_and_in_silence(house: House) -> None:
    with ExitStack() as stack:
        world = World(house, follower(), stack)
        world.choose(0, "compost")
        for seat in (1, 2):
            world.sockets[seat].until("state", 1)
        world.choose(1, "soil")
        world.quiet(world.sockets[2])
        own = world.sockets[1]
        assert own.state["can_undo"] is True
        own.send(type="undo", seat=1, version=own.state["version"])
        own.until("state", own.state["version"] + 1)
        assert own.options()[0] == "soil"
        seen = world.quiet(world.sockets[2])
        assert [frame["type"] for frame in seen] == ["state"], "only that seat 1 is waited for again"
        assert seen[0]["table"]["to_act"] == [1, 2]
        world.choose(1, "compost")
        world.choose(2, "soil")
        log = world.room.table.story.readers[None].pages
        assert [entry.option for page in log[2:] for entry in page.entries] == ["compost", "soil"]


def test_how_often_somebody_chooses_in_secret_nobody_learns(house: House) -> None:
    with ExitStack() as stack:
        world = World(house, planting("basil", hidden=True)(), stack)
        world.choose(1, "plant")
        world.seen()
        world.choose(1, "plant oakmoss")
        seen = world.seen()
        assert [seen[seat] for seat in (0, 2, None)] == [[], [], []]
        world.choose(1, "done")
        seen = world.seen()
        for seat in (0, 2, None):
            assert [(frame["type"], frame["version"]) for frame in seen[seat]] == [("state", 1)]
            assert seen[seat][0]["table"]["to_act"] == [0, 2]


def test_in_the_end_neither_the_number_nor_the_order_of_secret_choices_is_told(house: House) -> None:
    with ExitStack() as stack:
        world = World(house, planting("basil", hidden=True)(), stack)
        for seat, option in ((1, "plant"), (2, "done"), (1, "plant oakmoss"), (1, "done")):
            world.choose(seat, option)
        world.seen()
        world.choose(0, "done")
        told = [frame for frame in world.seen()[None] if frame["type"] == "events"]
        assert [(frame["by"]["seat"], frame["version"]) for frame in told] == [(1, 2), (2, 3), (0, 4)]


def test_what_others_choose_in_secret_meanwhile_keeps_nobody_from_undoing(house: House) -> None:
    ann, ben, cat = house.guest("Ann"), house.guest("Ben"), house.guest("Cat")
    table = ann.table("me", "open", "open", options={"draft": True})
    ben.sit(table)
    cat.sit(table)
    with ann.at(table) as first, ben.at(table) as second:
        options = first.options()
        first.choose(options[0])
        first.until("state", 1)
        second.choose(second.options()[0])
        while first.state["table"]["to_act"] != [2]:
            first.until("state")
        assert first.state["can_undo"] is True
        first.send(type="undo", seat=0, version=1)
        first.until("state", 2)
        assert first.options() == options


def test_what_led_to_a_choice_of_all_can_be_taken_back_until_somebody_is_ready(house: House) -> None:
    """Whether somebody has begun to choose in secret makes no difference."""
    with ExitStack() as stack:
        world = World(house, follower(), stack)
        world.choose(0, "compost")
        first = world.sockets[0]
        for seat in (1, 2):
            world.sockets[seat].until("state", 1)
        assert first.state["can_undo"] is True
        world.choose(1, "soil")
        assert first.until("state")["can_undo"] is False


def test_a_table_read_back_in_the_middle_shows_the_same_pages(house: House) -> None:
    """What each seat has read, and how far, follows from the entries alone."""
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.table("me", "open", options={"draft": True})
    ben.sit(table)
    with ann.at(table) as first, ben.at(table) as second:
        first.choose(first.options()[0])
        first.until("state", 1)
        running = house.hub.rooms[table].table
        stored = house.hub.store.load(table)
        for seat in (None, 0, 1):
            assert stored.version_for(seat) == running.version_for(seat)
            assert stored.story.readers[seat].pages == running.story.readers[seat].pages
            assert stored.state is not None
            assert running.state is not None
            assert stored.state.view(seat) == running.state.view(seat)
        assert (stored.can_undo(0), stored.can_undo(1)) == (True, False)
        second.choose(second.options()[0])
        second.until("state", 2)


def test_where_one_person_plays_nothing_is_waited_for_and_undo_passes_over_what_had_to_be(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.table("me", "me")
    room = house.hub.rooms[table]
    state = second_action("rain sun wind")()
    state.patient = True
    room.table.state, room.table.past, room._picture = state, [], None
    room.table.head.to_act = [0]
    with ann.at(table) as socket:
        socket.choose("rain")
        socket.until("state", 1)
        assert (socket.options()[:1], socket.state["can_undo"]) == (["rain"], True)
        choice = room.table.propose_choice(0, "frost", "player", 0.0)
        room.table.accept(choice)
        forced = room.table.propose_choice(0, "stop", "player", 0.0)
        room.table.accept(forced)
        assert (forced.entry.by, room.table.undoable(0)) == ("server", choice.entry)
        assert room.table.without(room.table.undo_of(choice.entry, 0.0)) == room.table.entries[:-2]
