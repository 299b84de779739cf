"""The engine protocol, request by request, on the toy farm."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.toys import farm
from tilth.core import Record, Rng
from tilth.engine import Engine

NEW = {"do": "new", "game": "farm", "seats": 2, "options": {"rounds": 2}, "seed": 4}


@pytest.fixture
def engine(farm_registered: None) -> Engine:
    return Engine("en")


def ask(engine: Engine, request: Any) -> dict[str, Any]:
    """Send a request as JSON and give the answer as it would arrive."""
    line = request if isinstance(request, (str, bytes)) else json.dumps(request)
    answer: dict[str, Any] = json.loads(json.dumps(engine.answer(line)))
    return answer


def ok(engine: Engine, do: str, **fields: Any) -> dict[str, Any]:
    answer = ask(engine, {"do": do, **fields})
    assert answer["ok"], answer
    return answer


def code(engine: Engine, request: Any) -> str:
    """The code of a refused request, which must have left the state as it was."""
    before = engine.session and (ok(engine, "save"), ok(engine, "position"), list(engine.session.choices))
    answer = ask(engine, request)
    assert answer["ok"] is False, answer
    assert answer["error"]["message"].endswith(".")
    after = engine.session and (ok(engine, "save"), ok(engine, "position"), list(engine.session.choices))
    assert before == after
    found: str = answer["error"]["code"]
    return found


def play_until(engine: Engine, name: str) -> tuple[int, dict[str, Any]]:
    """Take first options until somebody owes a decision of this name."""
    while True:
        position = ok(engine, "position")["position"]
        seat = position["to_act"][0]
        owed = position["decisions"][str(seat)]
        if owed["name"] == name:
            return seat, owed
        ok(engine, "choose", seat=seat, option=owed["options"][0]["option"])


# Requests and answers.


@pytest.mark.parametrize(
    "line",
    [
        "",
        "\n",
        "nonsense",
        "{",
        "[]",
        "7",
        "null",
        '"new"',
        "{}",
        '{"do": 7}',
        '{"do": null}',
        '{"do": "dance"}',
        '{"do": "NEW"}',
        '{"do": "games", "x": NaN}',
        '{"do": "games", "x": Infinity}',
        b'{"do": "games\xff"}',
        "[" * 100_000,
        '{"do": "new", "game": "farm", "seats": 2, "seed": ' + "9" * 5000 + "}",
    ],
)
def test_a_line_that_is_no_request_is_a_bad_request(engine: Engine, line: str | bytes) -> None:
    assert code(engine, line) == "bad_request"
    ask(engine, NEW)
    assert code(engine, line) == "bad_request"


@pytest.mark.parametrize("name", [1, "a", None, [1, {"x": 2}], "\ud800", 1.5])
def test_the_id_is_echoed_in_answers_and_errors(engine: Engine, name: Any) -> None:
    assert ask(engine, {"do": "games", "id": name})["id"] == name
    assert ask(engine, {"do": "dance", "id": name})["id"] == name
    assert "id" not in ask(engine, {"do": "games"})


@pytest.mark.parametrize("do", ["save", "position", "undo", "record", "play_out"])
def test_without_a_game_there_is_nothing_to_ask(engine: Engine, do: str) -> None:
    assert code(engine, {"do": do}) == "no_game"


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "choose", "seat": 0, "option": "x"},
        {"do": "view", "seat": 0},
        {"do": "bot", "level": "random", "seat": 0},
    ],
)
def test_without_a_game_there_is_nobody_to_act(engine: Engine, request_: dict[str, Any]) -> None:
    assert code(engine, request_) == "no_game"


def test_games_are_described_in_both_languages_with_a_schema(engine: Engine) -> None:
    about = {game["name"]: game for game in ok(engine, "games")["games"]}["farm"]
    assert about["title"] == {"en": "Toy farm", "ru": "Игрушечная ферма"}
    assert about["seats"] == [1, 3]
    assert about["rules_version"] == 1
    assert about["options"]["properties"]["rounds"] == {"type": "integer", "default": 2, "enum": [2, 4]}


# Starting.


def test_a_new_game_gives_its_position(engine: Engine) -> None:
    position = ok(engine, **NEW)["position"]
    assert position["over"] is False
    assert position["to_act"] == [0, 1]
    assert set(position["decisions"]) == {"0", "1"}
    owed = position["decisions"]["0"]
    assert owed["name"] == "pick"
    assert owed["domain"] is None
    card = owed["options"][0]["option"]
    assert owed["options"][0] == {"option": card, "touches": [f"card:{card}"], "undoable": True}
    assert position["scores"][0] == {"total": 2, "parts": {"goods": 2, "hedges": 0, "throw": 0}}
    assert position["ranking"] == [1, 1]


def test_options_and_seed_may_be_left_out(engine: Engine) -> None:
    short = ok(engine, "new", game="farm", seats=2)
    assert short == ok(engine, "new", game="farm", seats=2, options={}, seed=0)
    assert short == ok(engine, "new", game="farm", seats=2, options=None, seed=None)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": 5}, "bad_request"),
        ({"game": None}, "bad_request"),
        ({"seats": 0}, "bad_seats"),
        ({"seats": 4}, "bad_seats"),
        ({"seats": -1}, "bad_seats"),
        ({"seats": 10**30}, "bad_seats"),
        ({"seats": "2"}, "bad_request"),
        ({"seats": 2.0}, "bad_request"),
        ({"seats": True}, "bad_request"),
        ({"seats": None}, "bad_request"),
        ({"options": []}, "bad_request"),
        ({"options": "rounds"}, "bad_request"),
        ({"options": {"rounds": 3}}, "bad_options"),
        ({"options": {"rounds": "2"}}, "bad_options"),
        ({"options": {"rounds": True}}, "bad_options"),
        ({"options": {"rounds": None}}, "bad_options"),
        ({"options": {"snow": True}}, "bad_options"),
        ({"options": {"rain": True}, "seats": 1}, "bad_options"),
        ({"options": {"barn": "cow"}}, "bad_options"),
        ({"options": {"barn": ["peddler", "peddler"]}}, "bad_options"),
        ({"options": {"barn": ["peddler", None]}}, "bad_options"),
        ({"seed": "7"}, "bad_request"),
        ({"seed": 7.5}, "bad_request"),
        ({"seed": False}, "bad_request"),
    ],
)
def test_a_game_that_cannot_be_is_refused(engine: Engine, change: dict[str, Any], expected: str) -> None:
    assert code(engine, NEW | change) == expected
    ok(engine, **NEW)
    assert code(engine, NEW | change) == expected


@pytest.mark.parametrize("field", ["game", "seats"])
def test_a_missing_field_is_named(engine: Engine, field: str) -> None:
    request = {name: value for name, value in NEW.items() if name != field}
    answer = ask(engine, request)
    assert answer["error"] == {"code": "bad_request", "message": f"The field {field} is missing."}


@pytest.mark.parametrize("seed", [0, -1, 2**64, 10**300])
def test_any_whole_number_is_a_seed(engine: Engine, seed: int) -> None:
    first = ok(engine, **(NEW | {"seed": seed}))
    assert first == ok(engine, **(NEW | {"seed": seed}))
    record = ok(engine, "record")["record"]
    assert ok(engine, "replay", record=record)["position"] == first["position"]


# Choosing.


def test_a_choice_gives_the_next_position_and_its_events(engine: Engine) -> None:
    ok(engine, **NEW)
    seat, _ = play_until(engine, "place_worker")
    answer = ok(engine, "choose", seat=seat, option="pond")
    told = [event for event in answer["events"] if event["name"] == "gained"]
    assert {"name": "gained", "args": {"seat": f"seat:{seat}", "good": "good:food", "number": 2}} in told
    assert answer["position"] == ok(engine, "position")["position"]


def test_a_secret_event_names_who_may_know_it(engine: Engine) -> None:
    card = ok(engine, **NEW)["position"]["decisions"]["1"]["options"][0]["option"]
    event = ok(engine, "choose", seat=1, option=card)["events"][0]
    assert event["args"] == {"seat": "seat:1", "card": f"card:{card}"}
    assert event["owners"] == [1]
    assert event["public"] == {"seat": "seat:1", "card": ""}


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        ({"seat": 0, "option": "castle"}, "illegal_option"),
        ({"seat": 0, "option": ""}, "illegal_option"),
        ({"seat": 0, "option": "POND"}, "illegal_option"),
        ({"seat": 0, "option": "pond "}, "illegal_option"),
        ({"seat": 0, "option": "!hedge"}, "illegal_option"),
        ({"seat": 0, "option": "\ud800"}, "illegal_option"),
        ({"seat": 0, "option": "x" * 100_000}, "illegal_option"),
        ({"seat": 0, "option": 0}, "bad_request"),
        ({"seat": 0, "option": None}, "bad_request"),
        ({"seat": 0, "option": ["pond"]}, "bad_request"),
        ({"seat": 0}, "bad_request"),
        ({"option": "pond"}, "bad_request"),
        ({"seat": 1, "option": "pond"}, "not_your_turn"),
        ({"seat": 2, "option": "pond"}, "not_your_turn"),
        ({"seat": -1, "option": "pond"}, "not_your_turn"),
        ({"seat": 10**30, "option": "pond"}, "not_your_turn"),
        ({"seat": "0", "option": "pond"}, "bad_request"),
        ({"seat": 0.0, "option": "pond"}, "bad_request"),
        ({"seat": False, "option": "pond"}, "bad_request"),
        ({"seat": None, "option": "pond"}, "bad_request"),
    ],
)
def test_a_wrong_choice_is_refused_and_changes_nothing(engine: Engine, request_: dict[str, Any], expected: str) -> None:
    ok(engine, **NEW)
    assert play_until(engine, "place_worker")[0] == 0
    assert code(engine, {"do": "choose", **request_}) == expected


def test_when_the_game_is_over_nothing_can_be_chosen(engine: Engine) -> None:
    ok(engine, **NEW)
    position = ok(engine, "play_out", seed=1)["position"]
    assert position["over"] is True
    assert position["to_act"] == []
    assert position["decisions"] == {}
    assert len(position["scores"]) == len(position["ranking"]) == 2
    assert code(engine, {"do": "choose", "seat": 0, "option": "pond"}) == "game_over"
    assert code(engine, {"do": "bot", "seat": 0, "level": "random"}) == "game_over"


def test_a_decision_with_a_domain_takes_any_point_of_it_and_records_the_outcome(engine: Engine) -> None:
    ok(engine, **NEW)
    seat, owed = play_until(engine, "throw")
    assert owed["domain"] == {"strength": [0.0, 10.0]}
    assert [option["option"] for option in owed["options"]] == ["throw 1.0", "throw 5.0", "!hedge"]
    assert code(engine, {"do": "choose", "seat": seat, "option": "throw 11"}) == "illegal_option"
    assert code(engine, {"do": "choose", "seat": seat, "option": "throw 3.5\n"}) == "illegal_option"
    assert code(engine, {"do": "choose", "seat": seat, "option": "throw\n3.5"}) == "illegal_option"
    ok(engine, "choose", seat=seat, option="throw 3.5")
    record = ok(engine, "record")["record"]
    assert record.splitlines()[-1] == f"{seat} throw 3.5 = 10"
    assert ok(engine, "replay", record=record)["position"] == ok(engine, "position")["position"]


# Positions, saved and seen.


def test_a_saved_state_loads_to_the_same_position_at_every_decision(engine: Engine) -> None:
    ok(engine, **NEW)
    rng = Rng(3)
    while True:
        position = ok(engine, "position")["position"]
        state = ok(engine, "save")["state"]
        assert ok(engine, "load", state=state)["position"] == position
        assert ok(engine, "save")["state"] == state
        if position["over"]:
            return
        seat = rng.pick(position["to_act"])
        option = rng.pick(position["decisions"][str(seat)]["options"])["option"]
        ok(engine, "choose", seat=seat, option=option)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["game"], "chess", "game"),
        (["game"], None, "game"),
        (["rules_version"], 99, "rules_version"),
        (["seats"], 9, "seats"),
        (["seats"], "2", "seats"),
        (["options"], [], "options"),
        (["options"], {"rounds": 3}, "rounds"),
        (["rng"], 7, "rng"),
        (["rng", "used"], -1, "rng.used"),
        (["round"], 1.5, "round"),
        (["players"], {}, "players"),
        (["players", 0, "goods", "wood"], -1, "players[0].goods.wood"),
        (["players", 1, "hand"], ["dragon"], "players[1].hand[0]"),
        (["players", 1, "luck"], 7, "players[1].luck"),
        (["flow"], "pick", "flow"),
        (["flow", 0], 5, "flow[0]"),
        (["flow", 0, "step"], "dance", "flow[0].step"),
        (["flow", 0], {"step": "feed", "player": "nobody"}, "flow"),
        (["flow", 0], {"step": "feed", "player": 77}, "flow"),
        (["flow", 1], {"step": "together", "stacks": [5, 5]}, "flow[1].stacks[0]"),
    ],
)
def test_an_impossible_state_is_refused_naming_the_field(
    engine: Engine, path: list[str | int], value: Any, named: str
) -> None:
    ok(engine, **NEW)
    play_until(engine, "place_worker")
    state = ok(engine, "save")["state"]
    if path == ["flow", 0]:
        state["flow"] = state["flow"][:1]
    inner: Any = state
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    assert code(engine, {"do": "load", "state": state}) == "bad_state"
    assert named in ask(engine, {"do": "load", "state": state})["error"]["message"]


@pytest.mark.parametrize("state", [None, 5, "state", [], {}])
def test_what_is_no_state_at_all_is_refused(engine: Engine, state: Any) -> None:
    assert code(engine, {"do": "load", "state": state}) == "bad_state"


def test_load_without_a_state_is_a_bad_request(engine: Engine) -> None:
    assert code(engine, {"do": "load"}) == "bad_request"


def test_a_view_hides_what_the_seat_may_not_know(engine: Engine) -> None:
    ok(engine, **NEW)
    assert ok(engine, "view", seat=0)["view"]["players"][1]["hand"] == 2
    assert len(ok(engine, "view", seat=1)["view"]["players"][1]["hand"]) == 2
    assert [player["hand"] for player in ok(engine, "view", seat=None)["view"]["players"]] == [2, 2]


@pytest.mark.parametrize("seat", [2, -1, 10**30, "0", 0.5, True])
def test_a_view_from_a_seat_that_is_not_there_is_refused(engine: Engine, seat: Any) -> None:
    ok(engine, **NEW)
    assert code(engine, {"do": "view", "seat": seat}) == "bad_request"


def test_a_view_must_say_whose_it_is(engine: Engine) -> None:
    ok(engine, **NEW)
    assert code(engine, {"do": "view"}) == "bad_request"


# Going back, records and playing out.


def test_undo_goes_back_choice_by_choice_to_the_beginning(engine: Engine) -> None:
    positions = [ok(engine, **NEW)["position"]]
    while not positions[-1]["over"]:
        seat = positions[-1]["to_act"][-1]
        option = positions[-1]["decisions"][str(seat)]["options"][-1]["option"]
        positions.append(ok(engine, "choose", seat=seat, option=option)["position"])
    for earlier in positions[-2::-1]:
        assert ok(engine, "undo")["position"] == earlier
    assert code(engine, {"do": "undo"}) == "bad_request"


def test_undo_after_a_play_out_takes_back_one_choice(engine: Engine) -> None:
    ok(engine, **NEW)
    ok(engine, "play_out", seed=4, limit=5)
    at_five = ok(engine, "position")
    ok(engine, "play_out", seed=4, limit=1)
    assert ok(engine, "undo") == at_five
    assert len(ok(engine, "record")["record"].splitlines()) == 7 + 5


def test_undo_reaches_back_beyond_a_loaded_state_never(engine: Engine) -> None:
    ok(engine, **NEW)
    ok(engine, "play_out", limit=3)
    ok(engine, "load", state=ok(engine, "save")["state"])
    assert code(engine, {"do": "undo"}) == "bad_request"


def test_a_record_replays_to_any_point(engine: Engine) -> None:
    ok(engine, **NEW)
    positions = [ok(engine, "position")["position"]]
    while not positions[-1]["over"]:
        positions.append(ok(engine, "play_out", seed=len(positions), limit=1)["position"])
    record = ok(engine, "record")["record"]
    for to in range(len(positions)):
        assert ok(engine, "replay", record=record, to=to)["position"] == positions[to]
    assert ok(engine, "replay", record=record)["position"] == positions[-1]
    assert ok(engine, "replay", record=record, to=None)["position"] == positions[-1]
    assert ok(engine, "record")["record"] == record
    assert ok(engine, "undo")["position"] == positions[-2]
    ok(engine, "replay", record=record, to=4)
    assert ok(engine, "record")["record"].splitlines() == record.splitlines()[:11]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("tilth-record 1", "tilth-record 9", "bad_record"),
        ("game farm", "game chess", "unknown_game"),
        ("rules 1", "rules 2", "bad_record"),
        ("seats 2", "seats two", "bad_record"),
        ("seats 2", "seats 9", "bad_seats"),
        ('"rounds": 2', '"rounds": 3', "bad_options"),
        ("options {", "options ", "bad_record"),
        ("\n0 ", "\n0 castle ", "bad_record"),
        ("\n0 ", "\nzero ", "bad_record"),
    ],
)
def test_a_wrong_record_is_refused(engine: Engine, old: str, new: str, expected: str) -> None:
    ok(engine, **NEW)
    ok(engine, "choose", seat=0, option=ok(engine, "position")["position"]["decisions"]["0"]["options"][0]["option"])
    record = ok(engine, "record")["record"]
    assert old in record
    assert code(engine, {"do": "replay", "record": record.replace(old, new, 1)}) == expected


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, "bad_request"),
        ({"record": 5}, "bad_request"),
        ({"record": ""}, "bad_record"),
        ({"record": "R", "to": -1}, "bad_record"),
        ({"record": "R", "to": 1}, "bad_record"),
        ({"record": "R", "to": 10**30}, "bad_record"),
        ({"record": "R", "to": "0"}, "bad_request"),
        ({"record": "R", "to": 0.0}, "bad_request"),
    ],
)
def test_a_wrong_replay_is_refused(engine: Engine, fields: dict[str, Any], expected: str) -> None:
    ok(engine, **NEW)
    if fields.get("record") == "R":
        fields = fields | {"record": ok(engine, "record")["record"]}
    assert code(engine, {"do": "replay", **fields}) == expected


def test_the_record_of_a_game_from_a_saved_state_begins_there(engine: Engine) -> None:
    ok(engine, **NEW)
    ok(engine, "load", state=ok(engine, "save")["state"])
    ok(engine, "play_out", seed=1, limit=3)
    reached, record = ok(engine, "save")["state"], ok(engine, "record")["record"]
    ok(engine, **NEW)
    ok(engine, "replay", record=record)
    assert ok(engine, "save")["state"] == reached


def test_a_play_out_is_repeatable_and_bounded(engine: Engine) -> None:
    ok(engine, **NEW)
    whole = ok(engine, "play_out", seed=5)
    assert whole["position"]["over"]
    ok(engine, **NEW)
    assert ok(engine, "play_out", seed=5, limit=3)["choices"] == 3
    assert ok(engine, "play_out", seed=5, limit=0)["choices"] == 0
    ok(engine, **NEW)
    assert ok(engine, "play_out", seed=5, limit=10**30) == whole
    assert ok(engine, "play_out", seed=5) == {**whole, "choices": 0}


def test_a_play_out_tries_every_option(engine: Engine) -> None:
    first = set()
    for seed in range(60):
        ok(engine, **NEW)
        ok(engine, "play_out", seed=seed, limit=1)
        first.add(ok(engine, "record")["record"].splitlines()[-1])
    options = ok(engine, **NEW)["position"]["decisions"]
    assert first == {f"{seat} {option['option']}" for seat in "01" for option in options[seat]["options"]}


@pytest.mark.parametrize("fields", [{"limit": -1}, {"limit": "5"}, {"seed": "x"}, {"seed": 1.5}, {"limit": True}])
def test_a_wrong_play_out_is_refused(engine: Engine, fields: dict[str, Any]) -> None:
    ok(engine, **NEW)
    assert code(engine, {"do": "play_out", **fields}) == "bad_request"


def test_a_bot_names_a_legal_option_and_changes_nothing(engine: Engine) -> None:
    before = ok(engine, **NEW)["position"]
    option = ok(engine, "bot", level="random", seat=1)["option"]
    assert option in [each["option"] for each in before["decisions"]["1"]["options"]]
    assert ok(engine, "position")["position"] == before


def test_random_bots_finish_a_game(engine: Engine) -> None:
    position = ok(engine, **NEW)["position"]
    while not position["over"]:
        seat = position["to_act"][0]
        option = ok(engine, "bot", level="random", seat=seat)["option"]
        position = ok(engine, "choose", seat=seat, option=option)["position"]
    record = Record.from_text(ok(engine, "record")["record"])
    assert record.replay(farm.GAME).is_over()


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"level": "genius", "seat": 0}, "bad_request"),
        ({"level": 5, "seat": 0}, "bad_request"),
        ({"seat": 0}, "bad_request"),
        ({"level": "random"}, "bad_request"),
        ({"level": "random", "seat": 9}, "not_your_turn"),
        ({"level": "random", "seat": 1}, "not_your_turn"),
    ],
)
def test_a_wrong_bot_request_is_refused(engine: Engine, fields: dict[str, Any], expected: str) -> None:
    ok(engine, **NEW)
    play_until(engine, "place_worker")
    assert code(engine, {"do": "bot", **fields}) == expected


def test_a_failure_inside_the_rules_leaves_the_state_as_it_was(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: farm.PlaceWorker, state: farm.Farm, option: str) -> None:
        state.occupied[option] = self.seat
        raise RuntimeError("broken")

    ok(engine, **NEW)
    seat, _ = play_until(engine, "place_worker")
    before = ok(engine, "save")
    monkeypatch.setattr(farm.PlaceWorker, "choose", fail)
    assert ask(engine, {"do": "choose", "seat": seat, "option": "pond"})["error"]["code"] == "internal"
    assert ask(engine, {"do": "play_out"})["error"]["code"] == "internal"
    monkeypatch.undo()
    assert ok(engine, "save") == before


def test_quit_ends(engine: Engine) -> None:
    assert ask(engine, {"do": "quit", "id": 4}) == {"id": 4, "ok": True}
    assert not engine.running
