"""Two worlds that differ in what only one seat knows, played at real tables: what do the others get to see?"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import zip_longest

from tests.server.browser import Browser, Frame, House, Socket
from tilth.core import State

Choice = tuple[int, str]
Seen = dict[int | None, list[Frame]]


def told(frames: Sequence[Frame], table: str) -> list[str]:
    """Frames as text, without what names the table."""
    return [json.dumps(frame, sort_keys=True).replace(table, "TABLE") for frame in frames]


class World:
    """A table with a prepared position, a browser at every seat and one that watches."""

    def __init__(self, house: House, state: State, stack: ExitStack) -> None:
        self.house = house
        state.patient = True
        ann = house.guest("P0")
        game = state.game
        self.id = ann.table("me", *["open"] * (state.seats - 1), game=game, options=dict(state.settings))
        people: list[Browser] = [ann]
        for seat in range(1, state.seats):
            people.append(house.guest(f"P{seat}"))
            people[seat].sit(self.id)
        room = house.hub.rooms[self.id]
        room.table.state = state
        room.table.head.to_act = list(state.awaited(None))
        room.table.past = []
        room._picture = None
        self.room = room
        self.state = state
        sockets = [stack.enter_context(person.at(self.id)) for person in people]
        self.sockets: dict[int | None, Socket] = dict(enumerate(sockets))
        self.sockets[None] = stack.enter_context(house.stranger().at(self.id))
        self.seen()
        self.begun: Seen = {seat: [socket.state] for seat, socket in self.sockets.items()}
        """The table as each of them found it."""

    def choose(self, seat: int, option: str) -> None:
        """Make a choice, knowing everything that was shown before, and wait until the server has answered it."""
        socket = self.sockets[seat]
        socket.send(type="ping")
        socket.until("pong")
        version = socket.state["version"] + 1
        socket.choose(option, seat)
        while socket.state["version"] < version:
            frame = socket.next()
            assert frame["type"] != "error", (seat, option, frame)

    def quiet(self, socket: Socket) -> list[Frame]:
        """Everything that has come to a browser up to now, but for what depends on how busy the machine is."""
        socket.send(type="ping")
        socket.until("pong")
        seen = [frame for frame in socket.seen if frame["type"] not in ("pong", "presence", "undoable")]
        socket.seen.clear()
        return seen

    def seen(self) -> Seen:
        """What everybody was shown since it was asked last."""
        return {seat: self.quiet(socket) for seat, socket in self.sockets.items()}


def differences(
    house: House, worlds: Sequence[Callable[[], State]], choices: Sequence[Choice], owner: int
) -> list[str]:
    """Play the same choices in two worlds that only the owner can tell apart; what the others saw differ in first."""
    with ExitStack() as stack:
        one, other = [World(house, make(), stack) for make in worlds]
        found = parting(one, one.begun, other, other.begun, owner)
        for seat, option in choices:
            if found:
                break
            for world in (one, other):
                world.choose(seat, option)
            found = parting(one, one.seen(), other, other.seen(), owner)
        return found


def parting(one: World, first: Seen, other: World, second: Seen, owner: int) -> list[str]:
    """What two worlds show differently to whoever cannot tell them apart."""
    return [
        f"seat {seat}:\n{mine}\n{theirs}"
        for seat in first
        if seat != owner
        for mine, theirs in zip_longest(told(first[seat], one.id), told(second[seat], other.id))
        if mine != theirs
    ]
