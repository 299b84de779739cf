"""A browser for tests: a guest with a cookie, and sockets whose frames are read one by one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from tilth.server.play.hub import Hub

Frame = dict[str, Any]
PATIENCE = 20


class FakeClock:
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class House:
    """A running server, and the browsers that visit it."""

    def __init__(self, client: TestClient[Litestar], clock: FakeClock) -> None:
        self.client = client
        self.clock = clock
        self.hub: Hub = client.app.state["hub"]
        self.failing_bots = 0
        """Choices of bots that fail in this test; in every other test a bot that fails is a failure."""

    def guest(self, name: str = "Ann") -> Browser:
        browser = Browser(self, "")
        answer = browser.post("/api/guest", {"name": name})
        assert answer.status_code == 200, answer.text
        return browser

    def stranger(self) -> Browser:
        return Browser(self, "")

    def run(self, work: Any, *args: Any) -> Any:
        """Do something inside the server's event loop."""
        with self.client.portal() as portal:
            return portal.call(work, *args)

    def pass_time(self, seconds: float) -> None:
        """Let time pass, and let the server look at its clocks."""
        self.clock.time += seconds
        self.run(self.hub.sweep)


class Browser:
    """One cookie."""

    def __init__(self, house: House, cookie: str) -> None:
        self.house = house
        self.cookie = cookie

    def headers(self) -> dict[str, str]:
        return {"X-Tilth": "1", **({"Cookie": self.cookie} if self.cookie else {})}

    def get(self, path: str) -> Any:
        answer = self.house.client.get(path, headers=self.headers())
        self.house.client.cookies.clear()
        return answer

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.house.client.post(path, json=body, headers=self.headers())
        self.house.client.cookies.clear()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    def table(self, *seats: str | dict[str, Any], **more: Any) -> str:
        """Make a table; seats are `me`, `open`, `bot` or a whole description."""
        described = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        answer = self.post("/api/tables", {"game": "petrichor", "seats": described, **more})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def sit(self, table: str, **body: Any) -> Any:
        return self.post(f"/api/tables/{table}/sit", body)

    @contextmanager
    def at(self, table: str) -> Iterator[Socket]:
        """Sit before the socket of a table."""
        with self.house.client.websocket_connect(f"/api/tables/{table}/socket", headers=self.headers()) as socket:
            yield Socket(socket)


class Socket:
    """Frames in and out; `state` is the last one seen."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.seen: list[Frame] = []
        self.state: Frame = {}
        self.until("state")

    def next(self) -> Frame:
        frame: Frame = self.session.receive_json(timeout=PATIENCE)
        self.seen.append(frame)
        if frame["type"] == "state":
            self.state = frame
        return frame

    def until(self, kind: str, version: int = -1) -> Frame:
        """Read on to the next frame of a kind, of this version or a later one."""
        while True:
            frame = self.next()
            if frame["type"] == kind and frame.get("version", 0) >= version:
                return frame

    def send(self, **frame: Any) -> None:
        self.session.send_json(frame)

    def choose(self, option: str, seat: int | None = None, version: int | None = None) -> None:
        seat = self.state["seat"] if seat is None else seat
        version = self.state["version"] if version is None else version
        self.send(type="choose", seat=seat, version=version, option=option)

    def options(self) -> list[str]:
        decision = self.state["decision"]
        return [] if decision is None else [option["option"] for option in decision["options"]]

    def to_act(self) -> bool:
        return self.state["seat"] in self.state["table"]["to_act"]

    def refusal(self) -> str:
        """The code of the next error."""
        code: str = self.until("error")["code"]
        return code

    def play_on(self, dice: random.Random, choices: int = 10_000) -> int:
        """Choose at random whenever it is this seat's turn, until the game is over; the number of choices made."""
        made = 0
        while self.state["table"]["status"] == "playing" and made < choices:
            if self.to_act():
                self.choose(dice.choice(self.options()))
                made += 1
            self.until("state", self.state["version"] + 1)
        return made
