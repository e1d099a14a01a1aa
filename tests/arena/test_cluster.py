"""A tournament on a Ray cluster of this machine; left out where Ray is not installed."""

import importlib.util
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import psutil
import pytest

from pelagos.arena.cluster import NoRay, play_on_ray
from pelagos.arena.pool import play_all
from pelagos.arena.tournament import TournamentPlan

needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason='Ray is an extra: pip install "pelagos[ray]"'
)
PLAN = TournamentPlan("pebbles", None, 2, ("greedy", "uniform"), {}, 60, 5, None, 2)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match="arena-no-ray"):
        next(play_on_ray(PLAN, PLAN.matches(), 1))


@needs_ray
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_ray_plays_the_same_games_even_when_a_worker_is_killed() -> None:
    matches = PLAN.matches()
    alone = [played.record for played in play_all(PLAN, matches, 1)]
    killed: list[int] = []
    killer = threading.Thread(target=kill_one_worker, args=(killed,))
    killer.start()
    assert [played.record for played in play_on_ray(PLAN, matches, 2)] == alone
    killer.join()
    assert killed


def kill_one_worker(killed: list[int]) -> None:
    """As soon as a worker is playing, end it the hard way."""
    for _ in range(6000):
        for worker in workers():
            worker.kill()
            killed.append(worker.pid)
            return
        time.sleep(0.01)


def workers() -> Iterator[Any]:
    """Ray's processes that are playing a match now."""
    for process in psutil.Process().children(recursive=True):
        try:
            if process.cmdline()[:1] == ["ray::play"]:
                yield process
        except psutil.Error:
            continue
