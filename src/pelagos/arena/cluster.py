"""The matches of a tournament on a Ray cluster: one of this machine, or the one RAY_ADDRESS names.

Ray is an extra (``pip install "pelagos[ray]"``). A worker that dies takes no game with it: Ray
plays the match again elsewhere, and with fixed iterations it comes out the same.
"""

import os
from collections.abc import Iterator, Sequence
from typing import Any

from pelagos.arena.tournament import Match, PlayedMatch, TournamentPlan, play
from pelagos.kernel.errors import PelagosError


class NoRay(PelagosError):
    """Ray is not installed."""


def play_on_ray(
    plan: TournamentPlan, matches: Sequence[Match], processes: int
) -> Iterator[PlayedMatch]:
    """Every match; the results come in the order of the plan."""
    ray = started(processes)
    try:
        remote = ray.remote(max_retries=-1)(play)
        for waiting in [remote.remote(plan, match) for match in matches]:
            yield ray.get(waiting)
    finally:
        ray.shutdown()


def started(processes: int) -> Any:
    """Ray, connected to a cluster; on a cluster of others its own size counts."""
    try:
        import ray
    except ImportError:
        raise NoRay("arena-no-ray", {}) from None
    own: dict[str, Any] = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": processes}
    ray.init(include_dashboard=False, log_to_driver=False, logging_level="warning", **own)
    return ray
