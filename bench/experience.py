"""Learns what experience adds to a game's heuristic: plays games, then fits a weight to every sign.

    uv run bench/experience.py gather octodice 4 --games 800 --out octodice-4.npz
    uv run bench/experience.py fit octodice 2=octodice-2.npz 4=octodice-4.npz --out weights.csv

See docs/agents.md. Against the compiled engine it is ten times as fast.
"""
# /// script
# requires-python = ">=3.11"
# dependencies = ["mypy-extensions", "numpy>=2"]
# ///

import argparse
import csv
import hashlib
import multiprocessing
import re
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from pelagos import shelf
from pelagos.agents.agent import Agent, ThinkingTime
from pelagos.agents.greedy import Greedy
from pelagos.agents.search.player import SearchPlayer
from pelagos.agents.weights import SCALE, SPREAD, taste_of
from pelagos.evaluation.leaf import LeafEvaluation
from pelagos.evaluation.linear import LinearModel, names_of, width
from pelagos.kernel.contract import Game
from pelagos.kernel.log import begin
from pelagos.kernel.play import deciding
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import look

ODD = 3  # fewer answers of a game than this are any at all
LENGTH = 100  # answers, among the first of which the odd ones are
DULL = 2  # with three and more, one seat in so many is greedy: nothing is learnt from what it does
KEEPS = 3  # one position in so many is kept
FOLDS = 4  # one game in so many is judged by what the others taught
FLAT = 1.0  # seats in which a sign has to be seen before its weight counts half
UNIT = 30.0  # points of the heuristic that weigh as much as a sign
LEAST = 20  # seats that a moment must have for a spread of its own
TOGETHER = 40  # seats whose equations are worked out at once

Row = tuple[int, float, list[int], int]  # seat, heuristic, signs, moment


# -- playing ---------------------------------------------------------------------------------------


def seed_of(*words: int) -> int:
    return int.from_bytes(hashlib.sha256(repr(words).encode()).digest()[:6])


def nothing_learnt(game: Game) -> LinearModel:
    return LinearModel(game, [0.0] * (game.moments * width(game)), [1.0] * game.moments)


def play(key: str, seats: int, seed: int, iterations: int, number: int) -> list[Any]:
    """One game: by kept position and seat, the signs, what the heuristic said and what came.

    Odd answers lead to positions that good players do not see. What came before them is not kept:
    it did not lead to the end that it deserved.
    """
    game, secret = shelf.find(key), hashlib.sha256(f"{seed} {number}".encode()).digest()
    experience, luck = nothing_learnt(game), Roll(seed_of(seed, number))
    outlook = LeafEvaluation(game, experience, 1.0, taste_of(game, seats))
    keen = [seats < 3 or luck.below(DULL) > 0 or seat == number % seats for seat in range(seats)]
    seeds = [seed_of(seed, number, seat) for seat in range(seats)]
    players: list[Agent] = [
        SearchPlayer(seeds[seat]) if keen[seat] else Greedy(seeds[seat]) for seat in range(seats)
    ]
    odd = {luck.below(LENGTH) for _ in range(luck.below(ODD))}
    log = begin(game, [f"player {seat}" for seat in range(seats)], {}, secret, "learning")
    rows: list[Row] = []
    log.resolve(secret)
    for answered in count():
        asked = deciding(log.state)
        if asked is None:
            break
        if luck.below(KEEPS) == 0:
            rows += [row for row in seen(outlook, experience, log.state) if keen[row[0]]]
        view = look(log, asked, since=len(log.lines))
        if answered in odd and len(view.answers) > 1:
            rows.clear()
            log.answer(asked, view.answers[luck.below(len(view.answers))])
        else:
            clock = ThinkingTime(iterations=iterations if keen[asked] else None)
            log.answer(asked, players[asked].choose(view, clock))
        log.resolve(secret)
    final = log.state.scores()
    return [
        (signs, moment, worth, final[seat], seat, number) for seat, worth, signs, moment in rows
    ]


def seen(outlook: LeafEvaluation, experience: LinearModel, state: Any) -> list[Row]:
    """What there is to learn from in a position, by seat."""
    rows, judge = [], experience.judge
    for seat in range(state.seats):
        view = state.observe(seat)
        if judge is None or judge.is_settled(view, seat):
            worth = outlook.points(view, seat)
            rows.append((seat, worth, experience.signs(view, seat), experience.game.moment(view)))
    return rows


def gather(words: argparse.Namespace) -> None:
    one = partial(play, words.game, words.seats, words.seed, words.iterations)
    found: list[Any] = []
    with multiprocessing.Pool(words.processes) as pool:
        for done, rows in enumerate(pool.imap(one, range(words.games)), start=1):
            found += rows
            print(f"\r{done} of {words.games} games, {len(found)} rows", end="", flush=True)
    print()
    np.savez_compressed(
        words.out,
        signs=np.concatenate([np.array(row[0], "i4") for row in found]),
        lengths=np.array([len(row[0]) for row in found], "i4"),
        moments=np.array([row[1] for row in found], "i2"),
        worth=np.array([row[2] for row in found], "f4"),
        final=np.array([row[3] for row in found], "f4"),
        seats=np.array([row[4] for row in found], "i4"),
        games=np.array([row[5] for row in found], "i4"),
    )


# -- learning --------------------------------------------------------------------------------------


class Course:
    """One seat of one game: what was kept of it, in order, and the points that it came to."""

    def __init__(self, data: dict[str, Any], rows: Any, wide: int, is_scaled: bool) -> None:
        self.moments = data["moments"][rows].astype("i8")
        self.worth = data["worth"][rows].astype("f8")
        self.final = float(data["final"][rows[0]])
        self.table = np.zeros((len(rows), wide + 1), "f4")  # the last: the heuristic
        for at, row in enumerate(rows):
            end = data["ends"][row]
            signs = data["signs"][end - data["lengths"][row] : end] - self.moments[at] * wide
            np.add.at(self.table[at], signs, 1)
        if is_scaled:
            self.table[:, -1] = self.worth / UNIT
        _, own, times = np.unique(self.moments, return_inverse=True, return_counts=True)
        self.weight = 1 / times[own]  # it counts once in a moment, however much was kept

    def spread_out(self, many: int) -> Any:
        """The table with columns of their own for each of so many moments."""
        count, wide = self.table.shape
        found = np.zeros((count, many, wide), "f4")
        found[np.arange(count), self.moments] = self.table
        return found.reshape(count, -1)

    def left_over(self, weights: Any) -> Any:
        """By line: the points that came less those that were expected."""
        return self.final - self.worth - (self.table * weights[self.moments]).sum(axis=1)


def later(lines: Any, end: Any, far: float) -> Any:
    """What each line is held to: the next one, those after it, and in the end what came."""
    found = np.empty_like(lines)
    found[-1] = end
    for at in range(len(lines) - 2, -1, -1):
        found[at] = (1 - far) * lines[at + 1] + far * found[at + 1]
    return found


def roughness(names: list[str], curve: float, flat: float) -> Any:
    """What speaks against weights: their size, and bends along signs that count something."""
    wide = len(names) + 1
    against, rows = np.eye(wide) * flat, {}
    for place, name in enumerate(names):
        if counted := re.fullmatch(r"(.*\D)(\d+)", name):
            rows.setdefault(counted[1], []).append(place)
    for row in [row for row in rows.values() if names[row[0]].endswith(" 0")]:
        for width_of, much in ((2, 0.02 * curve), (3, curve)):
            for start in range(len(row) - width_of + 1):
                bend = np.zeros(wide)
                bend[row[start : start + width_of]] = [1, -1] if width_of == 2 else [1, -2, 1]
                against += much * np.outer(bend, bend)
    return against


def solve(courses: list[Course], many: int, against: Any, words: argparse.Namespace) -> Any:
    """By moment: the weights by which positions foretell those that follow, and the end."""
    wide = len(against)
    left, right = np.zeros((many, wide, many * wide)), np.zeros((many, wide))
    for first in range(0, len(courses), TOGETHER):
        add_equations(left, right, courses[first : first + TOGETHER], words.far)
    left = left.reshape(many, wide, many, wide)
    for moment in range(many):
        left[moment, :, moment] += against
        if moment:
            tie_together(left, moment - 1, moment, words.tie * np.eye(wide))
    found = np.linalg.solve(left.reshape(many * wide, -1), right.reshape(-1))
    return found.reshape(many, wide)


def add_equations(left: Any, right: Any, courses: list[Course], far: float) -> None:
    """What some courses say, by the moment of the position that is to foretell."""
    signs = [course.spread_out(len(left)) for course in courses]
    change = np.concatenate([each - later(each, 0, far) for each in signs])
    missed = np.concatenate([later(c.worth, c.final, far) - c.worth for c in courses])
    weighed = np.concatenate([c.table * c.weight[:, None] for c in courses])
    moments = np.concatenate([course.moments for course in courses])
    for moment in np.unique(moments):
        now = moments == moment
        left[moment] += weighed[now].T @ change[now]
        right[moment] += weighed[now].T @ missed[now]


def tie_together(left: Any, one: int, other: int, tie: Any) -> None:
    """Speak against what differs between two moments."""
    for at in (one, other):
        left[at, :, at] += tie
    left[one, :, other] -= tie
    left[other, :, one] -= tie


def learn(files: list[str], game: Game, words: argparse.Namespace) -> tuple[Any, list[float]]:
    """By moment: weights, and how far positions stray from what they foretell."""
    data, names = together([np.load(file) for file in files]), names_of(game)
    courses = courses_of(data, game)
    against = roughness(names, words.curve, words.flat)
    tell_held_out(files, courses, game.moments, against, words)
    weights = solve(list(courses.values()), game.moments, against, words)
    return weights, spreads(list(courses.values()), weights)


def together(parts: list[Any]) -> dict[str, Any]:
    """Several files as one; their games stay apart."""
    found = {name: np.concatenate([part[name] for part in parts]) for name in parts[0].files}
    games = np.cumsum([0, *[part["games"].max() + 1 for part in parts]])
    found["games"] = np.concatenate(
        [part["games"] + first for part, first in zip(parts, games, strict=False)]
    )
    found["ends"] = np.cumsum(found["lengths"].astype("i8"))
    return found


def courses_of(data: dict[str, Any], game: Game) -> dict[tuple[int, int], Course]:
    """By game and seat."""
    rows: dict[tuple[int, int], list[int]] = {}
    for row, whose in enumerate(zip(data["games"], data["seats"], strict=True)):
        rows.setdefault(whose, []).append(row)
    is_scaled = nothing_learnt(game).judge is None
    return {
        whose: Course(data, np.array(each), width(game), is_scaled) for whose, each in rows.items()
    }


def spreads(courses: list[Course], weights: Any) -> list[float]:
    off, count = np.zeros(len(weights)), np.zeros(len(weights))
    for course in courses:
        np.add.at(off, course.moments, course.weight * course.left_over(weights) ** 2)
        np.add.at(count, course.moments, course.weight)
    usual = off.sum() / count.sum()
    seen = np.where(count >= LEAST, off / np.maximum(count, 1), usual)
    return [float(each) for each in np.sqrt(seen)]


def tell_held_out(
    files: list[str],
    courses: dict[tuple[int, int], Course],
    many: int,
    against: Any,
    words: argparse.Namespace,
) -> None:
    """How far positions of games that nothing was learnt from are off, and leap."""
    used = [course for (game, _), course in courses.items() if game % FOLDS]
    out = [course for (game, _), course in courses.items() if game % FOLDS == 0]
    weights = solve(used, many, against, words)
    for what, learnt in (("before", np.zeros_like(weights)), ("after", weights)):
        left = [course.left_over(learnt) for course in out]
        off = np.sqrt(np.mean(np.concatenate(left) ** 2))
        leaps = np.sqrt(np.mean(np.concatenate([np.diff(each) for each in left]) ** 2))
        print(f"{' '.join(files)}, {what}: off by {off:.2f} points, leaps of {leaps:.2f}")


# -- the file --------------------------------------------------------------------------------------


def lines_of(game: Game, learnt: tuple[Any, list[float]]) -> dict[tuple[int, str], str]:
    """What one column of the file says, by moment and sign."""
    said: dict[tuple[int, str], str] = {}
    for moment, (weights, spread) in enumerate(zip(*learnt, strict=True)):
        said[moment, SPREAD] = f"{spread:.2f}"
        if weights[-1]:
            said[moment, SCALE] = f"{1 + weights[-1] / UNIT:.3f}"
        for name, weight in zip(names_of(game), weights, strict=False):
            if abs(weight) >= 0.01:
                said[moment, name] = f"{weight:.2f}"
    return said


def standing(file: Path) -> dict[str, dict[tuple[int, str], str]]:
    """The columns of a file that is there already."""
    if not file.exists():
        return {}
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    columns = [name for name in rows[0] if name not in ("moment", "sign")]
    return {
        column: {(int(row["moment"]), row["sign"]): row[column] for row in rows if row[column]}
        for column in columns
    }


def fit(words: argparse.Namespace) -> None:
    game, out = shelf.find(words.game), Path(words.out)
    columns = standing(out)
    for spec in words.data:
        seats, _, files = spec.partition("=")
        columns[seats] = lines_of(game, learn(files.split("+"), game, words))
    seats_in_order = sorted(columns)
    with out.open("w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(["moment", "sign", *seats_in_order])
        for moment in range(game.moments):
            for name in (SPREAD, SCALE, *names_of(game)):
                said = [columns[seats].get((moment, name), "") for seats in seats_in_order]
                if any(said):
                    lines.writerow([moment, name, *said])


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
    fits.add_argument("data", nargs="+", metavar="SEATS=FILE+FILE")
    fits.add_argument("--curve", type=float, default=100.0, help="how straight counted signs are")
    fits.add_argument("--tie", type=float, default=10.0, help="how alike neighbouring moments are")
    fits.add_argument(
        "--far", type=float, default=0.8, help="1: positions are held to the end only"
    )
    fits.add_argument("--flat", type=float, default=FLAT, help="how much speaks against weights")
    fits.add_argument("--out", required=True, help="columns for other numbers of players stay")
    fits.set_defaults(run=fit)
    words = parser.parse_args()
    words.run(words)


if __name__ == "__main__":
    main()
