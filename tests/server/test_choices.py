"""One place checks every choice, and a refused choice changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.browser import Browser, FakeClock, House, Socket
from tilth.play.frames import events_info
from tilth.server import Settings, create_app
from tilth.table.entries import Told


@pytest.fixture
def ann(house: House) -> Browser:
    return house.guest("Ann")


@pytest.fixture
def table(house: House, ann: Browser) -> str:
    """Ann has seat 0, Ben seat 1."""
    made = ann.table("me", "open")
    assert house.guest("Ben").sit(made).json()["status"] == "playing"
    return made


@pytest.fixture
def socket(ann: Browser, table: str) -> Iterator[Socket]:
    with ann.at(table) as socket:
        yield socket


def unchanged(browser: Browser, table: str) -> bool:
    """Nobody has chosen anything at the table yet."""
    with browser.at(table) as again:
        entries = again.seen[0]["entries"]
    return bool(again.state["version"] == 0 and len(entries) == 1)


def to_act(socket: Socket) -> int:
    seat: int = socket.state["table"]["to_act"][0]
    return seat


def test_a_legal_choice_is_told_and_shown_to_everybody(house: House, ann: Browser) -> None:
    table = ann.table("me", "me")
    with ann.at(table) as socket, house.stranger().at(table) as watcher:
        option = socket.options()[0]
        seat = to_act(socket)
        socket.choose(option)
        assert socket.until("events")["by"] == {"seat": seat, "option": option}
        assert socket.until("state")["version"] == 1
        assert watcher.until("events")["by"] == {"seat": seat, "option": option}
        assert watcher.until("state")["version"] == 1


def test_a_forged_cookie_is_nobody(house: House, ann: Browser, table: str) -> None:
    with ann.at(table) as own:
        option, seat = "pass", to_act(own)
    player = ann.cookie.partition("=")[2].rpartition(".")[0]
    forged = Browser(house, f"tilth={player}.{'0' * 64}")
    assert forged.get("/api/me").json() == {"player": None}
    with forged.at(table) as socket:
        assert socket.state["seat"] is None
        assert socket.state["held"] == []
        socket.choose(option, seat, 0)
        assert socket.refusal() == "wrong_seat"
    assert unchanged(ann, table)


def test_nobody_chooses_for_another_seat(ann: Browser, table: str, socket: Socket) -> None:
    socket.choose("pass", seat=1)
    assert socket.refusal() == "wrong_seat"
    for seat, code in ((2, "wrong_seat"), (7, "wrong_seat"), (8, "bad_frame"), (-1, "bad_frame")):
        socket.choose("pass", seat=seat)
        assert socket.refusal() == code
    assert unchanged(ann, table)


def test_who_owes_nothing_cannot_choose(house: House, ann: Browser) -> None:
    table = ann.table("me", "me")
    with ann.at(table) as socket:
        idle = 1 - to_act(socket)
        socket.choose(socket.options()[0], seat=idle)
        assert socket.refusal() == "not_your_turn"
    assert unchanged(ann, table)


def test_a_choice_made_on_an_old_version_is_refused_and_the_new_state_is_sent(house: House, ann: Browser) -> None:
    table = ann.table("me", "me")
    with ann.at(table) as socket:
        option = socket.options()[0]
        socket.choose(option)
        socket.until("state", 1)
        acting = to_act(socket)
        socket.choose(option, seat=acting, version=0)
        assert socket.refusal() == "stale"
        assert socket.until("state")["version"] == 1
        socket.choose(option, seat=acting, version=2)
        assert socket.refusal() == "stale"
        with ann.at(table) as again:
            assert again.state["version"] == 1


def test_an_option_that_is_not_offered_is_refused(ann: Browser) -> None:
    table = ann.table("me", "me")
    with ann.at(table) as socket:
        for option in ("z9", "", " ", "!pass", socket.options()[0] + " ", "0", "\n", "é" * 100):
            socket.choose(option)
            assert socket.refusal() in ("illegal_option", "bad_frame")
    assert unchanged(ann, table)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "42",
        '"choose"',
        "{}",
        '{"type": "choose"}',
        '{"type": "nothing"}',
        '{"type": "choose", "seat": "0", "version": 0, "option": "a1"}',
        '{"type": "choose", "seat": 0, "version": 0.5, "option": "a1"}',
        '{"type": "choose", "seat": 0, "version": 0, "option": 7}',
        '{"type": "choose", "seat": 0, "version": 0, "option": "a1", "more": 1}',
        '{"type": "look", "seat": []}',
        '{"type": "ping"' + " " * 1000,
        "[" * 2000,
        '{"type": "state", "version": 7}',
        '{"type": "choose", "seat": 99999999999999999999999, "version": 0, "option": "a1"}',
        "\U0001f331",
        "\ud83c",
    ],
)
def test_what_is_no_frame_is_refused_and_the_socket_lives_on(ann: Browser, table: str, text: str) -> None:
    with ann.at(table) as socket:
        socket.session.send_text(text)
        assert socket.refusal() == "bad_frame"
        socket.send(type="ping")
        assert socket.until("pong") == {"type": "pong"}
    assert unchanged(ann, table)


def test_bytes_that_are_no_text_are_refused(ann: Browser, table: str, socket: Socket) -> None:
    socket.session.send_bytes(b"\xff\xfe\x00")
    assert socket.refusal() == "bad_frame"
    assert unchanged(ann, table)


def test_a_huge_frame_ends_the_socket(house: House, ann: Browser, table: str) -> None:
    with ann.at(table) as socket:
        socket.session.send_text('{"type": "chat", "text": "' + "x" * house.hub.settings.most_frame + '"}')
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.until("never")
        assert closed.value.code == 1009
    assert unchanged(ann, table)


def test_too_many_frames_are_refused_for_a_while(settings: Settings, clock: FakeClock) -> None:
    strict = msgspec.structs.replace(settings, frames_per_second=20)
    with TestClient(create_app(strict)) as client:
        ann = House(client, clock).guest("Ann")
        with ann.at(ann.table("me", "me")) as socket:
            for _ in range(100):
                socket.send(type="ping")
            assert socket.refusal() == "too_fast"


def test_a_table_that_waits_takes_no_choices(ann: Browser) -> None:
    table = ann.table("me", "open")
    with ann.at(table) as socket:
        assert socket.state["view"] is None
        socket.choose("pass", seat=0, version=0)
        assert socket.refusal() == "not_playing"


def test_a_table_that_does_not_exist_is_told_and_closed(ann: Browser) -> None:
    with pytest.raises(WebSocketDisconnect) as closed, ann.at("nothing"):
        pass
    assert closed.value.code == 4403


def test_a_foreign_page_opens_no_socket(house: House, ann: Browser, table: str) -> None:
    headers = {**ann.headers(), "Origin": "https://elsewhere.example"}
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        house.client.websocket_connect(f"/api/tables/{table}/socket", headers=headers),
    ):
        pass
    assert closed.value.code == 4403


def test_a_whole_game_against_a_bot(ann: Browser) -> None:
    table = ann.table("me", {"kind": "bot", "level": "random"})
    with ann.at(table) as socket:
        socket.play_on(random.Random(1))
        assert socket.state["table"]["status"] == "finished"
        assert sorted(socket.state["ranking"]) in ([1, 2], [1, 1])
        assert [score["total"] for score in socket.state["scores"]] == [
            sum(score["parts"].values()) for score in socket.state["scores"]
        ]
        socket.choose("pass", seat=0)
        assert socket.refusal() == "not_playing"
    places = [seat["place"] for seat in ann.get(f"/api/tables/{table}").json()["seats"]]
    assert places == socket.state["ranking"]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_where_several_choose_at_once_nobody_is_too_late(house: House, ann: Browser, order: tuple[int, int]) -> None:
    """Drafting: both decide on the same version, and the second to arrive is not refused."""
    ben = house.guest("Ben")
    table = ann.table("me", "open", options={"draft": True})
    ben.sit(table)
    with ann.at(table) as first, ben.at(table) as second:
        sockets = [first, second]
        assert first.state["table"]["to_act"] == [0, 1]
        menus = [socket.options() for socket in sockets]
        for seat in order:
            sockets[seat].choose(menus[seat][0], seat, version=0)
            assert sockets[seat].until("events", 1)["by"]["seat"] in (seat, order[0])
        sockets[order[0]].choose(menus[order[0]][0], order[0], version=0)
        assert sockets[order[0]].refusal() == "stale"


def test_a_secret_choice_stays_secret_until_all_have_chosen(house: House, ann: Browser) -> None:
    ben = house.guest("Ben")
    table = ann.table("me", "open", options={"draft": True})
    ben.sit(table)
    with ann.at(table) as first, ben.at(table) as second:
        option = first.options()[0]
        before = second.state
        first.choose(option)
        first.until("state", 1)
        ready = second.until("state")
        assert ready["table"]["to_act"] == [1], "that Ann is ready can be seen"
        assert (ready["version"], ready["view"]["players"]) == (0, before["view"]["players"])
        second.choose(second.options()[0])
        told = second.until("events", 1)
        assert told["by"] == {"seat": 0, "option": None}
        assert all(not event["args"].get("cards") for event in told["events"])
        assert second.until("events", 2)["by"]["seat"] == 1
        assert [frame["by"] for frame in first.seen if frame["type"] == "events"] == [{"seat": 0, "option": option}]
    with ben.at(table) as again:
        assert again.seen[0]["entries"][1]["by"] == {"seat": 0, "option": None}
    with ann.at(table) as own:
        assert own.seen[0]["entries"][1]["by"] == {"seat": 0, "option": option}


def test_events_that_say_nothing_but_their_name_are_told_and_unknown_ones_are_not() -> None:
    events = [Told("harvest", ()), Told("grew", ("tile:a1",)), Told("of_earlier_rules", ())]
    told = events_info({"harvest": (), "grew": ("tile",)}, events, None)
    assert [(event.name, event.args) for event in told] == [("harvest", {}), ("grew", {"tile": "tile:a1"})]
