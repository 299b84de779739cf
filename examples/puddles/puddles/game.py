"""Puddles as a game of the shelf: its seats, options, set-up and positions."""

from __future__ import annotations

from typing import Any

from puddles.rules import CARDS_OF_EACH, HAND, PUDDLES, DrawCards, Jump, Land, Puddles, Rain, Round, Sun
from tilth.core import Game, Reader, Refusal, Rng, Setting, Step, step_table


class PuddlesGame(Game):
    """Frogs after the rain, for two to four players."""

    name = "puddles"
    seats = range(2, 5)
    settings = (Setting("rounds", 5, (5, 8)), Setting("sun", False))
    steps = step_table(Round, DrawCards, Rain, Jump, Land, Sun)

    def begin(self, seats: int, options: dict[str, Any], rng: Rng) -> Puddles:
        return Puddles(seats, options, rng)

    def set_up(self, state: Puddles) -> None:
        state.deck = list(PUDDLES) * CARDS_OF_EACH
        state.rng.shuffle(state.deck)
        state.push(Round(1))

    def load_table(self, state: Puddles, table: Reader) -> None:
        state.water = read_drops(table.part("water"))
        state.deck = table.words("deck", PUDDLES)
        for seat, player in enumerate(table.parts("players", state.seats)):
            state.frogs[seat] = player.word("frog", ["", *PUDDLES])
            jumped = 1 if state.frogs[seat] else 0
            state.hands[seat] = sorted(player.words("hand", PUDDLES, HAND - jumped))
            state.drunk[seat] = read_drops(player.part("drunk"))
            player.done()
        check_cards(state)

    def check_step(self, state: Puddles, step: Step[Any], path: str) -> None:
        rounds = state.settings["rounds"]
        if isinstance(step, Round) and not state.round < step.number <= rounds:
            raise Refusal("bad_state", "out-of-range", field=f"{path}.number", least=state.round + 1, most=rounds)


def read_drops(reader: Reader) -> dict[str, int]:
    """A number of drops for each puddle."""
    drops = {puddle: reader.number(puddle, 0) for puddle in PUDDLES}
    reader.done()
    return drops


def check_cards(state: Puddles) -> None:
    """No card is there too often, and the deck lasts to the end."""
    cards = state.deck + state.frogs + [card for hand in state.hands for card in hand]
    for puddle in PUDDLES:
        if cards.count(puddle) > CARDS_OF_EACH:
            raise Refusal("bad_state", "too-many", field="deck", thing=puddle, most=CARDS_OF_EACH)
    rounds: int = state.settings["rounds"]
    if not 1 <= state.round <= rounds:
        raise Refusal("bad_state", "out-of-range", field="round", least=1, most=rounds)
    needed = state.seats * (rounds - state.round)
    if len(state.deck) < needed:
        raise Refusal("bad_state", "out-of-range", field="deck", least=needed, most=CARDS_OF_EACH * len(PUDDLES))


GAME = PuddlesGame()
