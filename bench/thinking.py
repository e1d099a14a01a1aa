"""How long the best level thinks, what its process takes, and what people wait for meanwhile.

``python bench/thinking.py`` asks the best level in a process of its own, as a server does, in games
of two, three and four that ``greedy`` plays on. Then it has the process think as long as a server
allows, and tells its peak memory. At last it starts a server on which two computer players think
without end, and people answer at other tables; the clock runs until the other one has seen it.
"""

import argparse
import asyncio
import multiprocessing
import os
import resource
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice

import psutil
from load import Figures, Ours, Person, share

from pelagos import __version__, agents, shelf
from pelagos.agents.agent import ThinkingTime
from pelagos.agents.levels import BEST
from pelagos.kernel.codec import encode
from pelagos.kernel.contract import Game
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.log import begin
from pelagos.kernel.options import settle
from pelagos.kernel.play import deciding
from pelagos.kernel.view import View, look
from pelagos.server.autoplay.workers import ThinkingJob, settle_in, think

EVERY = 3  # questions: one of so many is asked, so that the whole game is seen
KEYS = ("aquasphere", "nautilus", "neweden", "octodice")
THINKERS = 2
TABLES = 8


def questions(game: Game, seats: int, seed: int) -> Iterator[View]:
    """Those of one game in which there is a choice."""
    secret = secret_from_seed(seed, seats)
    log = begin(game, [f"{seat}" for seat in range(seats)], {}, secret, __version__)
    players = [agents.make("greedy", seed + seat) for seat in range(seats)]
    log.resolve(secret)
    while log.state.agenda:
        seat = deciding(log.state)
        assert seat is not None
        view = look(log, seat, since=len(log.lines))
        if len(view.answers) > 1:
            yield view
        log.answer(seat, players[seat].choose(view, ThinkingTime()))
        log.resolve(secret)


def some_questions(game: Game, seats: int) -> Iterator[View]:
    """Of one game after the other."""
    for seed in count(1):
        yield from islice(questions(game, seats, seed), seed % EVERY, None, EVERY)


def job(view: View, seconds: float) -> ThinkingJob:
    assert view.seat is not None
    return ThinkingJob(
        game=view.game.key,
        box=None,
        rules=view.game.rules,
        options=settle(view.game, view.position.seats, {}),
        seats=view.position.seats,
        seat=view.seat,
        position=encode(view.position),
        deciding=view.deciding,
        line=view.line,
        agent=BEST,
        seed=view.line,
        seconds=seconds,
    )


def timed(asked: ThinkingJob) -> tuple[float, float]:
    """Seconds for one answer, and the most megabytes that this process ever took."""
    began = time.perf_counter()
    think(asked)
    taken = time.perf_counter() - began
    return taken, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def process() -> ProcessPoolExecutor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, spawn, initializer=settle_in)


def thinking(key: str, seats: int, decisions: int, seconds: float) -> Figures:
    """Thinking times as parts of what was allowed."""
    with process() as pool:
        views = islice(some_questions(shelf.find(key), seats), decisions)
        taken = sorted(pool.submit(timed, job(view, seconds)).result()[0] for view in views)
    ratios = [each / seconds for each in taken]
    return {
        "game": key,
        "seats": seats,
        "decisions": len(ratios),
        "p50": share(ratios, 0.5),
        "p99": share(ratios, 0.99),
        "max": ratios[-1],
    }


def memory(key: str, decisions: int, seconds: float) -> Figures:
    """The most that the process of a game of four ever took."""
    with process() as pool:
        views = islice(some_questions(shelf.find(key), 4), decisions)
        peaks = [pool.submit(timed, job(view, seconds)).result()[1] for view in views]
    return {"game": key, "seconds": seconds, "decisions": len(peaks), "peak_MB": max(peaks)}


async def waiting(rate: int, seconds: float) -> Figures:
    """What people wait for while computer players think at two other tables."""
    os.environ |= {"PELAGOS_THINKING": "60", "PELAGOS_WORKERS": str(THINKERS)}
    ours = Ours("octodice")
    thinker = {"kind": "agent", "agent": BEST}
    try:
        await ours.open(TABLES)
        host = Person(ours.host, ours.port)
        for n in range(THINKERS):
            new = {"game": "aquasphere", "seats": [thinker, thinker]}
            await host.post("/api/tables", {**new, "request": f"thinkers-{n}"})
        await asyncio.sleep(5)  # processes start
        before = spent_thinking()
        figures = await ours.drive(rate, seconds)
        figures["cores_thinking"] = (spent_thinking() - before) / seconds
    finally:
        await ours.close()
    return figures


def spent_thinking() -> float:
    """Seconds of the processor, in all processes that a server of ours has started."""
    times = [each.cpu_times() for each in psutil.Process().children(recursive=True)[1:]]
    return float(sum(each.user + each.system for each in times))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=KEYS)
    parser.add_argument("--decisions", type=int, default=120, help="for each number of players")
    parser.add_argument("--budget", type=float, default=0.05, help="seconds")
    parser.add_argument("--long", type=float, default=2.0, help="seconds, where memory is measured")
    parser.add_argument("--rate", type=int, default=20, help="answers of people in a second")
    parser.add_argument("--seconds", type=float, default=20, help="that people answer")
    given = parser.parse_args()
    for key in given.games:
        for seats in (2, 3, 4):
            print(thinking(key, seats, given.decisions, given.budget), flush=True)
    for key in given.games:
        print(memory(key, 10, given.long), flush=True)
    print(asyncio.run(waiting(given.rate, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
