"""A fixed piece of plain Python that says how fast this machine is just now; speeds are compared as multiples of it.

It does what rules do: it lists options as small strings, picks one, takes it apart, changes lists, dicts and slots, and
copies them. It is never compiled, and whoever changes it has to write all stored ratios anew.
"""

from __future__ import annotations

from time import process_time

TURNS = 100
"""Turns that are timed together."""
GOODS = ("wood", "clay", "reed", "stone", "grain", "sheep")


class Player:
    """What one player of the made-up game has."""

    __slots__ = ("goods", "moves", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.goods = dict.fromkeys(GOODS, 2)
        self.moves: list[str] = []

    def clone(self) -> Player:
        new = Player.__new__(Player)
        new.seat = self.seat
        new.goods = self.goods.copy()
        new.moves = self.moves[:]
        return new

    def options(self) -> list[str]:
        swaps = [f"{give}>{take}" for give in GOODS for take in GOODS if give != take and self.goods[give] > 0]
        return [*swaps, "pass"]

    def choose(self, option: str) -> None:
        give, _, take = option.partition(">")
        if take:
            self.goods[give] -= 1
            self.goods[take] += 1
        self.moves.append(option)


def turn() -> int:
    """Four players swap goods, each for a while and then on a copy; what comes out shows that it was done."""
    players = [Player(seat) for seat in range(4)]
    for number in range(3):
        for player in players:
            options = player.options()
            player.choose(options[(7 * number + player.seat) % len(options)])
        players = [player.clone() for player in players]
    return sum(points * player.goods[good] for player in players for points, good in enumerate(GOODS))


def turn_time() -> float:
    """Microseconds of the processor for one turn."""
    began = process_time()
    for _ in range(TURNS):
        turn()
    return (process_time() - began) / TURNS * 1e6
