"""The engine protocol: one JSON request a line, one JSON answer a line, for bots and tools in any language."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from typing import Any, BinaryIO

from tilth import bots, games
from tilth.core import Bot, Decision, Event, Game, Record, Refusal, Rng, State, ask, decision
from tilth.words import LOCALES, Words

Answer = dict[str, Any]

REMEMBERED = 1000
"""So many earlier states are kept for undo; further back the choices are made again from the start."""


class Session:
    """One running game: where it began, what was chosen, and where it stands."""

    def __init__(self, game: Game, start: State, record: Record) -> None:
        self.game = game
        self.start = start.clone()
        self.record = record
        self.choices: list[tuple[int, str]] = []
        self.bots: dict[tuple[str, int], Bot] = {}
        self.earlier: deque[State] = deque(maxlen=REMEMBERED)
        self.state = start

    def go_on(self, state: State, seat: int, option: str) -> None:
        """Go on to the state that a choice led to."""
        self.earlier.append(self.state)
        self.choices.append((seat, option))
        self.state = state

    def undo(self) -> None:
        """Go back by one choice."""
        if not self.choices:
            raise Refusal("bad_request", "nothing-to-undo")
        if self.earlier:
            self.state = self.earlier.pop()
        else:
            self.state = self._after(self.choices[:-1])
        self.choices.pop()

    def stand_at(self, state: State, choices: list[tuple[int, str]]) -> None:
        """Go on from a state reached by further choices."""
        self.earlier.clear()
        self.state = state
        self.choices = choices

    def _after(self, choices: list[tuple[int, str]]) -> State:
        state = self.start.clone()
        for seat, option in choices:
            state.choose(seat, option)
        return state


class Engine:
    """Answers requests; after an error everything is as it was before the request."""

    def __init__(self, locale: str | None = None) -> None:
        self.locale = locale
        self.session: Session | None = None
        self.running = True
        self.requests: dict[str, Callable[[Answer], Answer]] = {
            "games": self.games,
            "new": self.new,
            "load": self.load,
            "save": self.save,
            "position": self.position,
            "choose": self.choose,
            "view": self.view,
            "undo": self.undo,
            "record": self.record,
            "replay": self.replay,
            "play_out": self.play_out,
            "bot": self.bot,
            "quit": self.quit,
        }

    def serve(self, requests: BinaryIO, answers: BinaryIO) -> None:
        """Answer line by line until `quit` or the end of the input."""
        while self.running:
            line = requests.readline()
            if not line:
                return
            try:
                answer = json.dumps(self.answer(line))
            except RecursionError:  # an `id` so deeply nested that it can be read but not written
                answer = json.dumps(self.answer(b""))
            answers.write(answer.encode() + b"\n")
            answers.flush()

    def answer(self, line: bytes | str) -> Answer:
        """The answer to one line."""
        request: Any = None
        try:
            request = _parse(line)
            done = self._do(request)
        except Refusal as refusal:
            message = Words(self.locale, self.session.game if self.session else None).refusal(refusal)
            done = {"ok": False, "error": {"code": refusal.code, "message": message}}
        except Exception as error:  # a hand-made position may break the rules anywhere; the engine goes on
            message = Words(self.locale).refusal(Refusal("internal", "internal", problem=repr(error)))
            done = {"ok": False, "error": {"code": "internal", "message": message}}
        return {"id": request["id"], **done} if isinstance(request, dict) and "id" in request else done

    def _do(self, request: Any) -> Answer:
        if not isinstance(request, dict):
            raise Refusal("bad_request", "request-shape")
        name = _text(request, "do")
        if name not in self.requests:
            raise Refusal("bad_request", "request-unknown", request=name[:60], known=", ".join(self.requests))
        return {"ok": True, **self.requests[name](request)}

    # The requests, in the order of the protocol's table.

    def games(self, request: Answer) -> Answer:
        return {"games": [_about(games.game(name)) for name in games.names()]}

    def new(self, request: Answer) -> Answer:
        game = games.game(_text(request, "game"))
        seats = _number(request, "seats")
        options = request.get("options")
        if options is not None and not isinstance(options, dict):
            raise Refusal("bad_request", "not-an-object", field="options")
        seed = _number(request, "seed", 0)
        state = game.new(seats, options, seed)
        return self._begin(Session(game, state, Record.of(game, state, seed)))

    def load(self, request: Answer) -> Answer:
        game, state = games.load(_field(request, "state"))
        return self._begin(Session(game, state, Record.from_position(game, state)))

    def save(self, request: Answer) -> Answer:
        session = self._session()
        return {"state": session.game.save(session.state)}

    def position(self, request: Answer) -> Answer:
        return {"position": position(self._session().state)}

    def choose(self, request: Answer) -> Answer:
        session = self._session()
        state = session.state
        seat = _number(request, "seat")
        option = _text(request, "option")
        if state.is_over():
            raise Refusal("game_over", "game-over")
        if not state.admits(seat, option):
            if _may_act(state, seat):
                raise Refusal("illegal_option", "illegal-option", option=option[:200], seat=seat)
            raise Refusal("not_your_turn", "not-your-turn", seat=seat, acting=_listed(state.to_act()))
        option = state.settle(seat, option)
        after = state.clone()
        after.telling = True
        after.choose(seat, option)
        told = [_event(event, after.event_fields) for event in after.take_events()]
        answer = {"position": position(after), "events": told}
        session.go_on(after, seat, option)
        return answer

    def view(self, request: Answer) -> Answer:
        state = self._session().state
        if _field(request, "seat") is None:
            return {"view": state.view(None)}
        return {"view": state.view(_seat(request, state))}

    def undo(self, request: Answer) -> Answer:
        session = self._session()
        session.undo()
        return {"position": position(session.state)}

    def record(self, request: Answer) -> Answer:
        session = self._session()
        session.record.choices = session.choices
        return {"record": session.record.to_text()}

    def replay(self, request: Answer) -> Answer:
        record = Record.from_text(_text(request, "record"))
        to = None if request.get("to") is None else _number(request, "to")
        game = games.game(record.game)
        state = record.replay(game, to)
        session = Session(game, record.begin(game), record)
        session.stand_at(state, record.choices[:to])
        return self._begin(session)

    def play_out(self, request: Answer) -> Answer:
        session = self._session()
        rng = Rng(_number(request, "seed", 0))
        limit = _number(request, "limit", 100_000)
        if limit < 0:
            raise Refusal("bad_request", "out-of-range", field="limit", least="0", most="…")
        state = session.state.clone()
        made: list[tuple[int, str]] = []
        while not state.is_over() and len(made) < limit:
            seat = rng.pick(state.to_act())
            option = state.settle(seat, rng.pick(state.options(seat)))
            state.choose(seat, option)
            made.append((seat, option))
        answer = {"position": position(state), "choices": len(made)}
        if made:
            session.stand_at(state, session.choices + made)
        return answer

    def bot(self, request: Answer) -> Answer:
        session = self._session()
        state = session.state
        level = _text(request, "level")
        seat = _number(request, "seat")
        if state.is_over():
            raise Refusal("game_over", "game-over")
        if seat not in state.to_act():
            raise Refusal("not_your_turn", "not-your-turn", seat=seat, acting=_listed(state.to_act()))
        if (level, seat) not in session.bots:
            session.bots[level, seat] = bots.bot(session.game, level, seat)
        rng = Rng(len(session.choices))
        return {"option": ask(session.bots[level, seat], state, seat, rng)}

    def quit(self, request: Answer) -> Answer:
        self.running = False
        return {}

    def _begin(self, session: Session) -> Answer:
        answer = {"position": position(session.state)}
        self.session = session
        return answer

    def _session(self) -> Session:
        if self.session is None:
            raise Refusal("no_game", "no-game")
        return self.session


def position(state: State) -> Answer:
    """Where a game stands, as the protocol shows it."""
    decisions = [(seat, decision(state, seat)) for seat in range(state.seats)] if not state.is_over() else []
    scores = state.scores()
    return {
        "over": state.is_over(),
        "round": state.round,
        "to_act": list(state.to_act()),
        "decisions": {str(seat): _decision(owed) for seat, owed in decisions if owed is not None},
        "scores": None if scores is None else [{"total": sum(parts.values()), "parts": parts} for parts in scores],
        "ranking": None if scores is None else state.ranking(),
    }


def _decision(owed: Decision) -> Answer:
    options = [
        {"option": option.option, "touches": option.touches, "undoable": option.undoable} for option in owed.options
    ]
    return {"name": owed.name, "options": options, "domain": owed.domain}


def _event(event: Event, fields: dict[str, tuple[str, ...]]) -> Answer:
    """An event as data; a secret one names the seats that may know it and what the others see instead."""
    told: Answer = {"name": event.name, "args": dict(zip(fields[event.name], event.args, strict=True))}
    if event.owners:
        told["owners"] = list(event.owners)
        told["public"] = dict(zip(fields[event.name], event.public, strict=True))
    return told


def _about(game: Game) -> Answer:
    return {
        "name": game.name,
        "title": {locale: Words(locale, game).title() for locale in LOCALES},
        "seats": [game.seats[0], game.seats[-1]],
        "options": game.schema(),
        "rules_version": game.rules_version,
    }


def _may_act(state: State, seat: int) -> bool:
    return 0 <= seat < state.seats and (seat in state.to_act() or bool(state.options(seat)))


def _listed(seats: list[int]) -> str:
    return ", ".join(str(seat) for seat in seats)


# Reading a request.


def _parse(line: bytes | str) -> Any:
    try:
        return json.loads(line, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise Refusal("bad_request", "request-json") from None


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _field(request: Answer, name: str) -> Any:
    if name not in request:
        raise Refusal("bad_request", "missing", field=name)
    return request[name]


def _text(request: Answer, name: str) -> str:
    value = _field(request, name)
    if not isinstance(value, str):
        raise Refusal("bad_request", "not-text", field=name)
    return value


def _number(request: Answer, name: str, default: int | None = None) -> int:
    if default is not None and request.get(name) is None:
        return default
    value = _field(request, name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refusal("bad_request", "not-a-number", field=name)
    return value


def _seat(request: Answer, state: State) -> int:
    seat = _number(request, "seat")
    if not 0 <= seat < state.seats:
        raise Refusal("bad_request", "out-of-range", field="seat", least="0", most=str(state.seats - 1))
    return seat
