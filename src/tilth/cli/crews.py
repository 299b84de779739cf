"""Who plays what a command asks for: the processors of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import BaseContext
from typing import TYPE_CHECKING

from tilth.core.errors import Refusal

if TYPE_CHECKING:
    from tilth.workers import Crew


@contextmanager
def none_lost() -> Iterator[None]:
    """Say in one sentence when a worker was ended from outside."""
    from concurrent.futures.process import BrokenProcessPool

    try:
        yield
    except BrokenProcessPool:
        raise Refusal("worker_lost", "worker-lost") from None


@contextmanager
def crew_for(workers: int | None, ray: str | None, manner: BaseContext | None = None) -> Iterator[Crew]:
    """So many processes, or everything that Ray has."""
    from tilth.workers import processes
    from tilth.workers.on_ray import NoAddress, NoCluster, NoRay, ray_crew

    if ray is None:
        with none_lost(), processes(workers, manner) as crew:
            yield crew
        return
    if workers is not None:
        raise Refusal("bad_request", "cli-not-with", option="--workers", other="--ray")
    try:
        with ray_crew(ray) as crew:
            yield crew
    except NoRay:
        raise Refusal("bad_request", "ray-missing") from None
    except NoAddress:
        raise Refusal("bad_request", "ray-form", address=ray[:60]) from None
    except NoCluster as problem:
        raise Refusal("bad_request", "ray-address", address=ray[:60] or "none", problem=str(problem)) from None
