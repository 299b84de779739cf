"""The contract every game fulfils."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tilth.core.errors import Refusal
from tilth.core.reading import Reader, plain, whole, word
from tilth.core.rng import Rng
from tilth.core.sequel import Sequel
from tilth.core.settings import Setting, complete, settings_schema
from tilth.core.state import State
from tilth.core.steps import Label, Step, Together


class Game:
    """A set of rules: how many may play, which options there are, and how a state begins or is read back."""

    name: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 5)
    settings: ClassVar[tuple[Setting, ...]] = ()
    first_game: ClassVar[dict[str, Any]] = {}
    """The options that suit whoever has never played it; one that exists for other seat counts only is left out."""
    main_options: ClassVar[tuple[str, ...]] = ()
    """The options that make another game of it: points are compared only where these are the same."""
    steps: ClassVar[dict[str, type[Step[Any]]]] = {}
    """Every kind of step that can stand in a saved position, by its name; `step_table` makes it."""

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the options."""
        return settings_schema(self.settings)

    def variant(self, options: Mapping[str, Any]) -> list[Any]:
        """What is played with these options, as far as points can be compared."""
        return [options.get(name) for name in self.main_options]

    def check(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Check a number of seats and options, and complete the options with their defaults."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise Refusal("bad_seats", "seats", game=self.name, least=self.seats[0], most=self.seats[-1])
        if options is not None and not isinstance(options, Mapping):
            raise Refusal("bad_options", "options-shape")
        return complete(self.settings, seats, options or {})

    def new(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        telling: bool = False,
        patient: bool = False,
        hiding: bool = True,
    ) -> State:
        """Start a game. The same seats, options and seed give the same game on every machine. Where nobody looks while
        others choose, as in random play, nothing needs `hiding`."""
        try:
            chosen = self.check(seats, options)
        except Refusal as refusal:
            refusal.game = self
            raise
        state = self.begin(seats, chosen, Rng(seed))
        state.telling = telling
        state.patient = patient and seats > 1
        state.hiding = hiding
        self.set_up(state)
        state.advance()
        return state

    def begin(self, seats: int, options: dict[str, Any], rng: Rng) -> State:
        """An empty table."""
        raise NotImplementedError

    def set_up(self, state: Any) -> None:
        """Lay out the table and push the first steps."""
        raise NotImplementedError

    def load_table(self, state: Any, table: Reader) -> None:
        """Read what lies on the table, as `State.save_table` wrote it, and refuse what cannot be."""
        raise NotImplementedError

    def check_step(self, state: Any, step: Step[Any], path: str) -> None:
        """Refuse a step of a loaded flow that speaks of what is not on the table; seats are checked already."""

    def standing(self, options: Mapping[str, Any]) -> Label | None:
        """Where a game with these options stands in a series of games, in one sentence; None for a game by itself."""
        return None

    def sequel(self, state: Any) -> Sequel | None:
        """What a finished game of a series hands on: all of it is in the options of the next one."""
        return None

    def save(self, state: State) -> dict[str, Any]:
        """The complete state, with everything hidden, as plain JSON data."""
        return {
            "game": self.name,
            "rules_version": self.rules_version,
            "seats": state.seats,
            "options": dict(state.settings),
            "round": state.round,
            **state.save_table(),
            "reveals": state.reveals,
            "rng": {"seed": state.rng.seed, "used": state.rng.used},
            "flow": [save_step(step) for step in state.stack],
        }

    def load(self, data: Any, patient: bool = False) -> State:
        """Read a saved or hand-written state; refuse an impossible one, naming the field."""
        try:
            return self._read(data, patient)
        except Refusal as refusal:
            refusal.game = self
            raise

    def _read(self, data: Any, patient: bool) -> State:
        reader = Reader(data)
        reader.word("game", (self.name,))
        reader.number("rules_version", self.rules_version, self.rules_version)
        seats = reader.number("seats", self.seats[0], self.seats[-1])
        try:
            options = self.check(seats, reader.value("options"))
        except Refusal as refusal:
            refusal.code = "bad_state"
            raise
        rng = reader.part("rng")
        state = self.begin(seats, options, Rng(rng.number("seed"), rng.number("used", 0)))
        rng.done()
        state.patient = patient and seats > 1
        state.round = reader.number("round", 0)
        state.reveals = reader.number("reveals", 0)
        flow = reader.items("flow")
        self.load_table(state, reader)
        reader.done()
        state.stack = [load_step(self.steps, item, f"flow[{i}]", seats) for i, item in enumerate(flow)]
        for i, step in enumerate(state.stack):
            self._check_flow(state, step, f"flow[{i}]")
        try:
            state.advance()
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Refusal("bad_state", "flow-does-not-fit", field="flow", problem=repr(error)) from error
        return state

    def _check_flow(self, state: State, step: Step[Any], path: str) -> None:
        if not isinstance(step, Together):
            self.check_step(state, step, path)
            return
        for group, stack in enumerate(step.stacks):
            seats = [str(seat) for seat in range(state.seats) if step.group(seat) == group]
            for i, inner in enumerate(stack):
                at = f"{path}.stacks[{group}][{i}]"
                if inner.seat >= 0:
                    word(str(inner.seat), f"{at}.seat", seats)
                self._check_flow(state, inner, at)


def step_table(*kinds: type[Step[Any]]) -> dict[str, type[Step[Any]]]:
    """The steps of a game by their names."""
    table: dict[str, type[Step[Any]]] = {}
    for kind in kinds:
        assert kind.name not in ("", *table), kind
        table[kind.name] = kind
    return table


def save_step(step: Step[Any]) -> dict[str, Any]:
    """A step as plain data: its name and what it was made with."""
    if isinstance(step, Together):
        stacks = [[save_step(inner) for inner in stack] for stack in step.stacks]
        groups = {"groups": list(step.groups)} if step.groups else {}
        return {"step": step.name, "stacks": stacks, **groups, **({"open": True} if step.open else {})}
    return {"step": step.name, **{field: _plain(getattr(step, field)) for field in step.saved}}


def load_step(kinds: Mapping[str, type[Step[Any]]], data: Any, path: str, seats: int) -> Step[Any]:
    """A step from plain data."""
    reader = Reader(data, path)
    name = reader.word("step", [*kinds, Together.name])
    if name == Together.name:
        grouped = "groups" in reader.data
        rows = reader.lists("stacks", None if grouped else seats)
        groups = tuple(reader.numbers("groups", seats, 0, len(rows) - 1)) if grouped else ()
        stacks = tuple(
            tuple(load_step(kinds, inner, f"{path}.stacks[{s}][{i}]", seats) for i, inner in enumerate(row))
            for s, row in enumerate(rows)
        )
        is_open = "open" in reader.data and plain(reader.value("open"), "switch", f"{path}.open")
        reader.done()
        return Together(stacks, groups, is_open)
    kind = kinds[name]
    kinds_of = dict([entry.split(": ") for entry in kind.kinds])
    fields = {
        field: plain(reader.value(field), kinds_of.get(field, "number"), f"{path}.{field}") for field in kind.saved
    }
    for field in ("seat", "player"):
        if field in fields:
            whole(fields[field], f"{path}.{field}", 0, seats - 1)
    reader.done()
    try:
        return kind(**fields)
    except TypeError as error:
        raise Refusal("bad_state", "flow-does-not-fit", field=path, problem=str(error)) from error


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value
