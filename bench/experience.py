"""Learns what experience adds to a game's heuristic: plays games, then fits a weight to every sign.

    uv run bench/experience.py gather octodice 4 --games 800 --out octodice-4.npz
    uv run bench/experience.py fit octodice 2=octodice-2.npz 4=octodice-4.npz --out experience.csv

See docs/agents.md. Against the compiled build (PYTHONPATH=build/compiled) it is ten times as fast.
"""
# /// script
# requires-python = ">=3.11"
# dependencies = ["mypy-extensions", "numpy>=2"]
# ///

import argparse
import csv
import hashlib
import multiprocessing
from functools import partial
from typing import Any

import numpy as np

from pelagos import shelf
from pelagos.agents.agent import Agent, Clock
from pelagos.agents.learnt import SPREAD
from pelagos.agents.search.experience import Experience, names_of, width
from pelagos.agents.search.search import Search
from pelagos.kernel.contract import Answer, Game
from pelagos.kernel.log import begin
from pelagos.kernel.play import deciding
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View, look

ERRS = 12  # in a third of the games a player errs once in so many answers
KEEPS = 3  # one position in so many is kept
HELD_OUT = 10  # one game in so many is only looked at, not learnt from
RIDGE = 40.0  # positions in which a sign has to be seen before its weight counts half
LEAST = 200  # positions that a moment must have
CHUNK = 20_000

Row = tuple[int, float, list[int], int]  # seat, heuristic, signs, moment


class Erring:
    """A searcher that sometimes gives any answer at all, so that odd positions are seen too."""

    def __init__(self, seed: int, iterations: int) -> None:
        self.roll = Roll(seed)
        self.search: Agent = Search(seed)
        self.iterations = iterations
        self.errs = self.roll.below(3) == 0

    def choose(self, view: View) -> Answer:
        if self.errs and self.roll.below(ERRS) == 0:
            return view.answers[self.roll.below(len(view.answers))]
        return self.search.choose(view, Clock(iterations=self.iterations))


def seed_of(*words: int) -> int:
    return int.from_bytes(hashlib.sha256(repr(words).encode()).digest()[:6])


def nothing_learnt(game: Game) -> Experience:
    return Experience(game, [0.0] * (game.moments * width(game)), [1.0] * game.moments)


def play(key: str, seats: int, seed: int, iterations: int, number: int) -> list[Any]:
    """One game: by kept position and seat, the signs, what the heuristic said and what came."""
    game, secret = shelf.find(key), hashlib.sha256(f"{seed} {number}".encode()).digest()
    experience, luck = nothing_learnt(game), Roll(seed_of(seed, number))
    players = [Erring(seed_of(seed, number, seat), iterations) for seat in range(seats)]
    log = begin(game, [f"player {seat}" for seat in range(seats)], {}, secret, "learning")
    rows: list[Row] = []
    log.resolve(secret)
    while log.state.agenda:
        if luck.below(KEEPS) == 0:
            rows += [seen(game, experience, log.state, seat) for seat in range(seats)]
        asked = deciding(log.state)
        assert asked is not None
        log.answer(asked, players[asked].choose(look(log, asked, since=len(log.lines))))
        log.resolve(secret)
    final = log.state.scores()
    return [(signs, moment, final[seat] - worth, number) for seat, worth, signs, moment in rows]


def seen(game: Game, experience: Experience, state: Any, seat: int) -> Row:
    worth = game.value(state.observe(seat), seat)
    return seat, worth, experience.signs(state, seat), game.moment(state)


def gather(words: argparse.Namespace) -> None:
    one = partial(play, words.game, words.seats, words.seed, words.iterations)
    found: list[Any] = []
    with multiprocessing.Pool(words.processes) as pool:
        for done, rows in enumerate(pool.imap(one, range(words.games)), start=1):
            found += rows
            print(f"\r{done} of {words.games} games, {len(found)} rows", end="", flush=True)
    print()
    np.savez(
        words.out,
        signs=np.concatenate([np.array(row[0], "i4") for row in found]),
        lengths=np.array([len(row[0]) for row in found], "i4"),
        moments=np.array([row[1] for row in found], "i2"),
        missed=np.array([row[2] for row in found], "f4"),
        games=np.array([row[3] for row in found], "i4"),
    )


def counts(signs: Any, starts: Any, lengths: Any, wide: int, moment: int) -> Any:
    """A line for each row: how often each sign of the moment is in it."""
    owner = np.repeat(np.arange(len(lengths)), lengths)
    first = np.repeat(starts - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths)
    own = signs[first + np.arange(lengths.sum())].astype("i8") - moment * wide
    flat = np.bincount(owner * wide + own, minlength=len(lengths) * wide)
    return flat.reshape(len(lengths), wide).astype("f4")


def learn(file: str, wide: int, moments: int) -> tuple[Any, Any]:
    """By moment: the weights that explain best what the heuristic missed, and what is left."""
    data = np.load(file)
    starts = np.concatenate([[0], np.cumsum(data["lengths"])[:-1]])
    weights, left = np.zeros((moments, wide)), np.zeros(len(starts))
    held_out = data["games"] % HELD_OUT == 0
    for moment in range(moments):
        rows = np.nonzero(data["moments"] == moment)[0]
        if len(rows) < LEAST:
            continue
        normal, right = np.eye(wide) * RIDGE, np.zeros(wide)
        chunks = [rows[at : at + CHUNK] for at in range(0, len(rows), CHUNK)]
        tables = [
            counts(data["signs"], starts[c], data["lengths"][c], wide, moment) for c in chunks
        ]
        for chunk, table in zip(chunks, tables, strict=True):
            used = ~held_out[chunk]
            normal += table[used].T @ table[used]
            right += table[used].T @ data["missed"][chunk][used]
        weights[moment] = np.linalg.solve(normal, right)
        for chunk, table in zip(chunks, tables, strict=True):
            left[chunk] = table @ weights[moment] - data["missed"][chunk]
    before, after = data["missed"][held_out], left[held_out]
    print(f"{file}: off by {rms(before):.2f} points before, {rms(after):.2f} after, held out")
    whole = rms(left)
    each = [left[data["moments"] == moment] for moment in range(moments)]
    return weights, [rms(part) if len(part) >= LEAST else whole for part in each]


def rms(values: Any) -> float:
    return float(np.sqrt((values**2).mean()))


def fit(words: argparse.Namespace) -> None:
    game = shelf.find(words.game)
    files = dict(spec.split("=") for spec in words.data)
    learnt = [learn(file, width(game), game.moments) for file in files.values()]
    with open(words.out, "w", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(["moment", "sign", *files])
        for moment in range(game.moments):
            lines.writerow([moment, SPREAD, *[f"{spread[moment]:.2f}" for _, spread in learnt]])
            for place, name in enumerate(names_of(game)):
                said = [weights[moment][place] for weights, _ in learnt]
                if any(abs(weight) >= 0.01 for weight in said):
                    lines.writerow([moment, name, *[f"{weight:.2f}" for weight in said]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    plays = commands.add_parser("gather", help="play games and keep what was seen")
    plays.add_argument("game")
    plays.add_argument("seats", type=int)
    plays.add_argument("--games", type=int, default=500)
    plays.add_argument("--seed", type=int, default=1)
    plays.add_argument("--iterations", type=int, default=30)
    plays.add_argument("--processes", type=int, default=2)
    plays.add_argument("--out", required=True)
    plays.set_defaults(run=gather)
    fits = commands.add_parser("fit", help="weights from what was seen")
    fits.add_argument("game")
    fits.add_argument("data", nargs="+", metavar="SEATS=FILE")
    fits.add_argument("--out", required=True)
    fits.set_defaults(run=fit)
    words = parser.parse_args()
    words.run(words)


if __name__ == "__main__":
    main()
