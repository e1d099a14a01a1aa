"""The matches of a tournament in several processes; the results come in the order of the plan."""

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from pelagos.arena.tournament import Match, PlayedMatch, TournamentPlan, play


def play_all(
    plan: TournamentPlan, matches: Sequence[Match], processes: int
) -> Iterator[PlayedMatch]:
    """Every match, one after the other or so many at a time."""
    if processes == 1:
        yield from (play(plan, match) for match in matches)
        return
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, spawn)
    try:
        yield from pool.map(partial(play, plan), matches)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
