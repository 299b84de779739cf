"""Two worlds that differ in what only one seat knows, played at real tables: what do the others get to see?"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack

from tests.server.browser import Browser, Frame, House, Socket
from tilth.core import State

Choice = tuple[int, str]


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
        for socket in self.sockets.values():
            self.quiet(socket)

    def choose(self, seat: int, option: str) -> None:
        """Make a choice and wait until the server has answered whoever chose."""
        socket = self.sockets[seat]
        socket.choose(option, seat, socket.state["version"])
        socket.until("state", socket.state["version"] + 1)

    def quiet(self, socket: Socket) -> list[Frame]:
        """Everything that has come to a browser up to now; how busy the others are at other tables does not count."""
        socket.send(type="ping")
        socket.until("pong")
        seen = [frame for frame in socket.seen if frame["type"] not in ("pong", "presence")]
        socket.seen.clear()
        return seen


def differences(
    house: House, worlds: Sequence[Callable[[], State]], choices: Sequence[Choice], owner: int
) -> list[str]:
    """Play the same choices in two worlds that only the owner can tell apart; what the others saw differ in."""
    stories = []
    for make in worlds:
        with ExitStack() as stack:
            world = World(house, make(), stack)
            for seat, option in choices:
                world.choose(seat, option)
            stories.append(
                {seat: told(world.quiet(socket), world.id) for seat, socket in world.sockets.items() if seat != owner}
            )
    one, other = stories
    assert any(one.values()), "nobody was shown anything"
    return [f"{seat}: {a}\n{b}" for seat in one for a, b in zip(one[seat], other[seat], strict=False) if a != b] + [
        f"{seat}: {len(one[seat])} frames and {len(other[seat])}" for seat in one if len(one[seat]) != len(other[seat])
    ]
