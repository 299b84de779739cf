"""The same games on a cluster of two machines, of which one is lost in the middle; both are processes of this one."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tilth.arena import Results, Row, Tournament
from tilth.training.experience import Lesson, gather
from tilth.workers import Alone, Crew, in_turn
from tilth.workers.on_ray import NoCluster, ray_crew

ray = pytest.importorskip("ray")
pytestmark = [
    pytest.mark.slow,
    # What Ray does in itself is not ours to warn about.
    pytest.mark.filterwarnings("ignore"),
]

TOURNAMENT = Tournament("petrichor", 2, ("sensible", "random"), games=40, stops=False)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head without processors, and two machines with one each."""
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        patch.setenv(
            "PYTHONPATH", os.pathsep.join([str(Path(__file__).parents[1] / "src"), str(Path(__file__).parents[1])])
        )
        made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
        made.second = [made.add_node(num_cpus=1) for _ in range(2)][1]
        yield made
        made.shutdown()


def played(crew: Crew, lose: Any = None) -> list[Row]:
    """All games of a tournament; in their middle something may be lost."""
    meetings = TOURNAMENT.meetings()
    results = Results(TOURNAMENT, meetings)
    for meeting, rows in TOURNAMENT.run(crew, meetings):
        results.add(meeting, rows)
        if lose is not None and len(results.rows()) >= 8:
            lose()
            lose = None
    return [replace(row, seconds=0.0) for row in results.rows()]


def slowly(piece: int) -> tuple[int, int]:
    """A piece of work that takes a moment; says in which process it was done."""
    time.sleep(0.5)
    return piece, os.getpid()


def test_a_cluster_plays_the_same_games_also_when_a_machine_is_lost(cluster: Any) -> None:
    expected = played(Alone())
    with ray_crew(cluster.address) as crew:
        assert crew.size == 2
        assert gathered(crew) == gathered(Alone())
        assert played(crew, lambda: cluster.remove_node(cluster.second, allow_graceful=False)) == expected
        assert lost(crew) == 1


def lost(crew: Crew) -> int:
    ends = time.monotonic() + 30
    while crew.size > 1 and time.monotonic() < ends:
        time.sleep(0.2)
    return crew.size


def gathered(crew: Crew) -> list[list[float]]:
    """What lessons of the training teach."""
    lessons = [Lesson("petrichor", (), first, 1) for first in range(3)]
    return [taught.finals.tolist() for taught in in_turn(crew, gather, lessons)]


def test_a_piece_that_a_lost_machine_had_is_done_again(cluster: Any) -> None:
    third = cluster.add_node(num_cpus=1)
    with ray_crew(cluster.address) as crew:
        results = {}
        gone = False
        for piece, (same, process) in crew.do(slowly, range(8)):
            assert piece == same
            results[piece] = process
            if not gone:
                cluster.remove_node(third, allow_graceful=False)
                gone = True
    assert sorted(results) == list(range(8))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere"])
def test_where_there_is_no_cluster_it_is_said(address: str) -> None:
    with pytest.raises(NoCluster), ray_crew(address):
        pass
