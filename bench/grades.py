"""What a grade is worth: games of two against ``greedy``, or against another grade.

``python bench/grades.py octodice glance:0.5 thought:40 thought:40:1.5`` plays each of them against
``greedy``, every deal both ways round. With the numbers of src/pelagos/agents/grades.py that lie
about 100 rating points apart here, ``pelagos ladder`` has neighbours meet.
"""

import argparse
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from pelagos import shelf
from pelagos.agents.agent import Agent
from pelagos.agents.glance import GlancePlayer
from pelagos.agents.greedy import Greedy
from pelagos.agents.limited import LimitedSearch
from pelagos.arena.ladder import difference
from pelagos.arena.match import agent_seed, play_match
from pelagos.arena.ranking import interval, mean
from pelagos.kernel.dealer import secret_from_seed


def hire(grade: str, seed: int) -> Agent:
    """``greedy``, ``glance:BLUR[:REACH]`` or ``thought:ITERATIONS[:BLUR]``."""
    kind, *numbers = grade.split(":")
    if kind == "greedy":
        return Greedy(seed)
    if kind == "glance":
        return GlancePlayer(seed, *map(float, numbers))
    assert kind == "thought", grade
    return LimitedSearch(seed, int(numbers[0]), *map(float, numbers[1:]))


def deal(game: str, grades: tuple[str, str], seed: int, number: int) -> float:
    """The first one's share of the wins, both ways round."""
    shares = []
    for seat, line in enumerate((grades, grades[::-1])):
        players = [hire(grade, agent_seed(seed, number, at)) for at, grade in enumerate(line)]
        secret = secret_from_seed(seed, number)
        standing = play_match(shelf.find(game), players, line, {}, secret).state.standing()
        shares.append(1 / standing.count(1) if standing[seat] == 1 else 0.0)
    return mean(shares)


def measured(given: argparse.Namespace) -> Iterator[str]:
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(given.processes, spawn) as pool:
        for grade in given.grades:
            play = partial(deal, given.game, (grade, given.against), given.seed)
            bounds = interval([*pool.map(play, range(given.games // 2))])
            low, share, high = (f"{100 * each:.1f} %" for each in bounds)
            least, about, most = map(difference, bounds)
            yield f"{grade}: {share} ({low} to {high}), {about} points ({least} to {most})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("grades", nargs="+")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--processes", type=int, default=2)
    for line in measured(parser.parse_args()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
