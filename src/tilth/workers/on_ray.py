"""Workers on many machines, with Ray: where one is lost, what it had is done again somewhere else."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from tilth.workers.crew import READY, Crew, Piece, Result

SOON = 5.0
"""Seconds within which a cluster must be heard of."""


class NoRay(Exception):
    """Ray is not installed."""


class NoCluster(Exception):
    """There is no Ray at that address; says why."""


class NoAddress(NoCluster):
    """That is no address at all."""


class RayCrew:
    """Every processor of a cluster. Machines may come and go in the meantime."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    @property
    def size(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def do(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Result]]:
        ray = self._ray
        # However often a machine is lost; what goes wrong in the work itself goes wrong for good.
        done = ray.remote(max_retries=-1, retry_exceptions=False)(_done)
        left = iter(pieces)
        given: dict[Any, Piece] = {}
        while True:
            for piece in islice(left, max(0, READY * self.size - len(given))):
                given[done.remote(work, piece)] = piece
            if not given:
                return
            for result in ray.wait(list(given), num_returns=1)[0]:
                yield given.pop(result), ray.get(result)


@contextmanager
def ray_crew(address: str = "") -> Iterator[Crew]:
    """The cluster at an address; without one that of RAY_ADDRESS or of this machine, or a new one here."""
    try:
        import ray
    except ImportError:
        raise NoRay from None
    _knock(address)
    try:
        ray.init(address or None, log_to_driver=False, logging_level="ERROR", include_dashboard=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise NoCluster(str(error).strip().partition("\n")[0]) from None
    try:
        yield RayCrew(ray)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself tries for minutes."""
    if address in ("", "auto", "local"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), SOON).close()
    except ValueError:
        raise NoAddress(address) from None
    except OSError as error:
        raise NoCluster(error.strerror or str(error)) from None


def _done(work: Callable[[Piece], Result], piece: Piece) -> Result:
    return work(piece)
