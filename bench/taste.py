"""Corrects the numbers of a game's heuristic by play: many tastes compete, the best are mixed.

    mind=src/pelagos/games/nautilus/mind
    python bench/taste.py nautilus 4 --generations 12 --out $mind/parameters.csv

It goes on from what the file says; columns for other numbers of players stay. See docs/agents.md.
Against the compiled engine it is ten times as fast.
"""

import argparse
import csv
import hashlib
import math
import multiprocessing
import random
from pathlib import Path

from pelagos import shelf
from pelagos.agents.agent import ThinkingTime
from pelagos.agents.greedy import Greedy
from pelagos.arena.match import agent_seed, play_match
from pelagos.kernel.contract import Game, Taste

CALM = 0.2  # how much of the spread of a number follows those that did best, each generation
LEAST = 0.05  # spread that a number keeps
LEAD = 40.0  # points ahead that count nearly as much as any lead
FOR_LEAD = 0.3  # of a win, for a lead
IMAGINED = 1  # position that an answer is tried on: many games say more than sure choices
POINTS = 100.0  # of the own ones, worth a win: players want a good game too

Guess = dict[str, float]  # by name: how far a number is from what people guessed, as a logarithm


def taste_for(game: Game, guess: Guess) -> Taste:
    made = game.taste({name: game.guesses[name] * math.exp(off) for name, off in guess.items()})
    assert made is not None
    return made


def play(job: tuple[str, list[Guess], int]) -> list[float]:
    """One game between tastes: by seat, how well it went."""
    key, guesses, deal = job
    game, secret = shelf.find(key), hashlib.sha256(f"taste {deal}".encode()).digest()
    players = [
        Greedy(agent_seed(deal, 0, seat), taste_for(game, guess))
        for seat, guess in enumerate(guesses)
    ]
    names = [f"player {seat}" for seat in range(len(players))]
    log = play_match(
        game, players, names, {}, secret, clock=lambda seat: ThinkingTime(iterations=IMAGINED)
    )
    return success(log.state.scores(), log.state.standing())


def success(scores: list[int], standing: list[int]) -> list[float]:
    """By seat: the share of the win, something for the lead, and the points."""
    winners, others = standing.count(1), len(scores) - 1
    leads = [score - (sum(scores) - score) / others for score in scores]
    return [
        (1 / winners if place == 1 else 0.0) + FOR_LEAD * math.tanh(lead / LEAD) + score / POINTS
        for place, lead, score in zip(standing, leads, scores, strict=True)
    ]


class Population:
    """Where the tastes of a generation come from: a centre and a spread for every number."""

    def __init__(self, game: Game, centre: Guess, spread: float, seed: int) -> None:
        self.game = game
        self.centre = centre
        self.spread = dict.fromkeys(centre, spread)
        self.luck = random.Random(seed)

    def tastes(self, count: int) -> list[Guess]:
        return [
            {
                name: off + self.spread[name] * self.luck.gauss(0, 1)
                for name, off in self.centre.items()
            }
            for _ in range(count)
        ]

    def tables(self, count: int, seats: int, games: int) -> list[list[int]]:
        """Who plays whom: everybody as often, in any company."""
        found = []
        for _ in range(games):
            order = list(range(count))
            self.luck.shuffle(order)
            found += [order[start : start + seats] for start in range(0, count, seats)]
        return found

    def follow(self, best: list[Guess]) -> None:
        """Move to the middle of the best, the first more than the last; spread as they do."""
        weights = [math.log(len(best) + 0.5) - math.log(place + 1) for place in range(len(best))]
        for name, before in self.centre.items():
            found = [guess[name] for guess in best]
            pull = zip(weights, found, strict=True)
            self.centre[name] = sum(w * each for w, each in pull) / sum(weights)
            pull = zip(weights, found, strict=True)
            seen = sum(w * (each - before) ** 2 for w, each in pull) / sum(weights)
            square = (1 - CALM) * self.spread[name] ** 2 + CALM * seen
            self.spread[name] = max(LEAST, math.sqrt(square))


def read(file: Path, game: Game, seats: int) -> Guess:
    """What the file says about so many players; where it is silent, what people guessed."""
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines())) if file.exists() else []
    said = {row["number"]: float(row[str(seats)]) for row in rows if row.get(str(seats))}
    return {
        name: math.log(said.get(name, guessed) / guessed) for name, guessed in game.guesses.items()
    }


def write(file: Path, game: Game, seats: int, guess: Guess) -> None:
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines())) if file.exists() else []
    lines = {row["number"]: row for row in rows}
    columns = sorted({name for row in rows for name in row if name != "number"} | {str(seats)})
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, ["number", *columns], restval="", lineterminator="\n")
        writer.writeheader()
        for name, off in guess.items():
            found = f"{game.guesses[name] * math.exp(off):.3g}"
            writer.writerow({**lines.get(name, {}), "number": name, str(seats): found})


def learn(words: argparse.Namespace) -> None:
    game, out = shelf.find(words.game), Path(words.out)
    population = Population(game, read(out, game, words.seats), words.spread, words.seed)
    with multiprocessing.Pool(words.processes) as pool:
        for generation in range(words.generations):
            tastes = population.tastes(words.tastes)
            tables = population.tables(words.tastes, words.seats, words.games)
            jobs = [
                (game.key, [tastes[who] for who in table], words.seed * 1_000_003 + number)
                for number, table in enumerate(tables, start=generation * len(tables))
            ]
            total = [0.0] * words.tastes
            for table, won in zip(tables, pool.map(play, jobs, chunksize=2), strict=True):
                for who, success in zip(table, won, strict=True):
                    total[who] += success
            ranked = sorted(range(words.tastes), key=lambda who: -total[who])
            population.follow([tastes[who] for who in ranked[: words.tastes // 4]])
            write(out, game, words.seats, population.centre)
            spread = sum(population.spread.values()) / len(population.spread)
            mean = sum(total) / words.tastes / words.games
            print(f"{generation + 1}: success {mean:.3f}, spread {spread:.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--tastes", type=int, default=48, help="that compete in a generation")
    parser.add_argument("--games", type=int, default=48, help="that each of them plays")
    parser.add_argument("--spread", type=float, default=0.25, help="of the first generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", required=True)
    learn(parser.parse_args())


if __name__ == "__main__":
    main()
