"""Teaches a game's network by play: generations of games, each judged by what the last one learnt.

    uv run bench/network.py nautilus 2 --minutes 10 --out network.json

See docs/agents.md. Plays on all cores, against the compiled engine ten
times as fast; learns on a GPU where there is one.
"""
# /// script
# requires-python = ">=3.11"
# dependencies = ["mypy-extensions", "numpy>=2", "torch>=2.5"]
# ///

import argparse
import hashlib
import json
import multiprocessing
import os
import time
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from pelagos import shelf
from pelagos.agents.search.player import tree_by
from pelagos.agents.search.tree import Tree
from pelagos.agents.weights import networked, taste_of
from pelagos.evaluation.leaf import LeafEvaluation, let_chance_speak
from pelagos.evaluation.linear import LinearModel, names_of
from pelagos.evaluation.network import Layer, Network, SparseLayer, inputs_of
from pelagos.kernel.contract import Answer, Game, Judge, State
from pelagos.kernel.log import begin
from pelagos.kernel.play import deciding, legal, play_unchecked
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View

SEEDS = 1 << 30
ODD = 100  # one answer in so many is any at all
BLUR = 1.5  # points by which answers are misjudged, in every other game
COMPANY = 3  # in one game of so many, one seat goes by the heuristic
KEEPS = 2  # one position in so many is kept
WANDERS = 6  # in every other game, one answer in so many is as likely as the search tried it
TRIED = 3  # visits from which a search has something to say about an answer
HIDDEN = (32, 16)
UNIT, USUAL = 40.0, 80.0  # points: the network's own scale
BATCH = 2048
RATE, DECAY = 1e-3, 1e-3  # of learning, and of weights that teach nothing
FIRST_PASSES = 6  # over the games of the first generation
SPAN = 10_000_000  # games by one seed
LEAST = 20  # positions that a moment must have for a spread of its own
PASSES = 2  # over what is remembered, each with targets of its own


# -- playing ---------------------------------------------------------------------------------------


@lru_cache(maxsize=2)
def experience_in(file: str, key: str, seats: int) -> LinearModel:
    learnt = json.loads(Path(file).read_text("utf-8"))[str(seats)]
    return networked(shelf.find(key), seats, learnt)


class ByHeuristic(Judge):
    """Judges as before there was a network."""

    def __init__(self, game: Game, seats: int) -> None:
        self.outlook = LeafEvaluation(game, None, 1.0, taste_of(game, seats))

    def points(self, position: State, seat: int) -> float:
        return self.outlook.points(position, seat)

    def is_settled(self, position: State, seat: int) -> bool:
        return True

    def expects(self, position: State, seat: int) -> bool:
        return False


def first_position(game: Game, seats: int, number: int) -> State:
    secret = hashlib.sha256(f"network {number}".encode()).digest()
    log = begin(game, [f"player {seat}" for seat in range(seats)], {}, secret, "learning")
    log.resolve(secret)
    return log.state.copy()


def judges(file: str, game: Game, seats: int, number: int) -> list[Judge | None]:
    """By seat; None: the network."""
    company = ByHeuristic(game, seats)
    if not file:
        return [company] * seats
    found: list[Judge | None] = [None] * seats
    if number % COMPANY == 0:
        found[number // COMPANY % seats] = company
    return found


class Lesson:
    """One game, and what is learnt from it: positions in order, and lines only thought of."""

    def __init__(self, key: str, seats: int, file: str, iterations: int, number: int) -> None:
        self.game = shelf.find(key)
        self.luck = Roll(number)
        self.iterations = iterations  # of a search; 0: each answer is one look ahead
        self.experience = experience_in(file, key, seats) if file else None
        network = None if self.experience is None else self.experience.network
        self.network = network if isinstance(network, Network) else blank(self.game, seats)
        self.judges = judges(file, self.game, seats, number)
        self.blur = BLUR if number % 2 else 0.0
        self.state = first_position(self.game, seats, number)
        self.rows: list[list[Any]] = [[] for _ in range(seats)]
        self.moments: list[int] = []
        self.thoughts: list[Any] = []
        self.verdicts: list[float] = []  # what the search says of each thought

    def play(self) -> None:
        while self.state.agenda:
            is_kept = not self.game.is_certain(self.state) and self.luck.below(KEEPS) == 0
            if is_kept:
                self.keep()
            play_unchecked(self.state, self.answer(is_kept))
            let_chance_speak(self.state, self.luck)

    def answer(self, is_kept: bool) -> Answer:
        seat, options, luck = deciding(self.state), legal(self.state), self.luck
        if len(options) == 1:
            return options[0]
        if luck.below(ODD) == 0:
            return options[luck.below(len(options))]
        judge = self.judges[seat]
        if self.iterations and self.experience is not None and judge is None:
            tree = grown(self.experience, self.state, seat, self.iterations, luck)
            if is_kept:
                self.keep_thought(tree)
            return wandering(tree, luck) if self.blur else tree.best()
        return look_ahead(judge or self.network, self.state, options, seat, luck, self.blur)

    def keep(self) -> None:
        self.moments.append(self.game.moment(self.state))
        for seat, rows in enumerate(self.rows):
            rows.append(inputs(self.network, self.state.observe(seat), seat))

    def keep_thought(self, tree: Tree) -> None:
        """Where some answer leads that was tried, and what the search says of that."""
        tried = [each for each in tree.view.answers if tree.visits_of(each) >= TRIED]
        if not tried:
            return
        answer, state = tried[self.luck.below(len(tried))], tree.view.imagine(self.luck)
        play_unchecked(state, answer)
        let_chance_speak(state, self.luck)
        if not state.agenda or self.game.is_certain(state):
            return
        for seat in range(state.seats):
            self.thoughts.append(inputs(self.network, state.observe(seat), seat))
            self.verdicts.append(tree.root.next[answer.number].mean_points(seat))

    def told(self) -> dict[str, Any]:
        standing = self.state.standing()
        return {
            "rows": [np.array(each, "f2") for each in self.rows],
            "points": self.state.scores(),
            "moments": self.moments,
            "shares": [(place == 1) / standing.count(1) for place in standing],
            "company": [judge is not None for judge in self.judges],
            "thoughts": np.array(self.thoughts, "f2"),
            "verdicts": self.verdicts,
        }


def play(key: str, seats: int, file: str, iterations: int, number: int) -> dict[str, Any]:
    """What was seen in one game, and what came."""
    lesson = Lesson(key, seats, file, iterations, number)
    lesson.play()
    return lesson.told()


def grown(experience: LinearModel, state: State, seat: int, iterations: int, luck: Roll) -> Tree:
    """A search as the best level does it."""
    asked: Any = state.agenda[-1]
    view = View(experience.game, seat, 0, state.observe(seat), asked, [seat], [])
    tree = tree_by(experience, view, luck)
    for _ in range(iterations):
        tree.grow()
    return tree


def wandering(tree: Tree, luck: Roll) -> Answer:
    """Mostly the best answer, sometimes any that was tried, the likelier the more often."""
    if luck.below(WANDERS):
        return tree.best()
    place = luck.below(max(sum(map(tree.visits_of, tree.view.answers)), 1))
    for answer in tree.view.answers:
        place -= tree.visits_of(answer)
        if place < 0:
            return answer
    return tree.best()


def look_ahead(judge: Judge, state: State, options: Any, seat: int, luck: Roll, blur: float) -> Any:
    dice, best, most = luck.below(SEEDS), options[0], -1e9
    for answer in options:
        after = state.copy()
        play_unchecked(after, answer)
        let_chance_speak(after, Roll(dice))
        worth = float(after.scores()[seat])
        if after.agenda:
            worth = judge.points(after.observe(seat), seat)
        worth += blur * (luck.below(2001) / 1000 - 1)
        if worth > most:
            best, most = answer, worth
    return best


def blank(game: Game, seats: int) -> Network:
    """Knows inputs, and judges nothing."""
    wide = len(inputs_of(game))
    nothing = SparseLayer([0.0] * wide, [0.0])
    return Network(game, taste_of(game, seats), nothing, Layer([0.0], [0.0]), Layer([0.0], [0.0]))


def inputs(network: Network, seen: State, seat: int) -> Any:
    row = np.zeros(len(names_of(network.game)), "f2")
    for sign in network.signs(seen, seat):
        row[sign] += 1
    amounts = network.game.amounts(network.taste, seen, seat)
    return np.concatenate([row, np.array(amounts, "f2")])


# -- learning --------------------------------------------------------------------------------------


def fresh(wide: int) -> nn.Sequential:
    one, two = HIDDEN
    layers = [nn.Linear(wide, one), nn.ReLU(), nn.Linear(one, two), nn.ReLU(), nn.Linear(two, 1)]
    return nn.Sequential(*layers)


def stored(file: Path, seats: int, wide: int) -> nn.Sequential:
    """As a file has it."""
    net = fresh(wide)
    layers = json.loads(file.read_text("utf-8"))[str(seats)]["layers"]
    with torch.no_grad():
        for layer, said in zip(net[::2], layers, strict=True):
            weights = torch.tensor(said["weights"]).reshape(layer.weight.shape)
            layer.weight.copy_(weights)
            layer.bias.copy_(torch.tensor(said["offsets"]))
        net[4].weight /= UNIT
        net[4].bias.copy_((net[4].bias - USUAL) / UNIT)
    return net


def layers_of(net: nn.Sequential) -> list[dict[str, list[float]]]:
    found = []
    for place, layer in enumerate(net[::2]):
        weights, offsets = layer.weight.detach().cpu().double(), layer.bias.detach().cpu().double()
        if place == len(HIDDEN):
            weights, offsets = weights * UNIT, offsets * UNIT + USUAL
        found.append(
            {
                "weights": [round(float(each), 4) for each in weights.reshape(-1)],
                "offsets": [round(float(each), 4) for each in offsets],
            }
        )
    return found


class Memory:
    """What the last generations saw, seat by seat, in order."""

    def __init__(self, device: Any, most: int) -> None:
        self.device = device
        self.most = most
        self.generations: list[tuple[Any, Any, Any]] = []
        self.thoughts: list[tuple[Any, Any]] = []  # and what the search said of each

    def add(self, games: list[dict[str, Any]]) -> None:
        courses = [
            (rows, points)
            for game in games
            for rows, points in zip(game["rows"], game["points"], strict=True)
            if len(rows)
        ]
        rows = torch.tensor(np.concatenate([rows for rows, _ in courses]), device=self.device)
        ends = np.cumsum([len(rows) for rows, _ in courses])
        points = np.array([points for _, points in courses], "f8")
        self.generations = [*self.generations, (rows, ends, points)][-self.most :]
        if any(len(game["thoughts"]) for game in games):
            self.thoughts = [*self.thoughts, self.thought_of(games)][-self.most :]

    def thought_of(self, games: list[dict[str, Any]]) -> tuple[Any, Any]:
        thoughts = np.concatenate([each["thoughts"] for each in games if len(each["thoughts"])])
        verdicts = np.concatenate([each["verdicts"] for each in games])
        return (
            torch.tensor(thoughts, device=self.device),
            torch.tensor(verdicts, device=self.device, dtype=torch.float32),
        )

    def rows(self) -> Any:
        played = [rows for rows, _, _ in self.generations]
        return torch.cat([*played, *[rows for rows, _ in self.thoughts]])

    def targets(self, net: nn.Sequential, far: float) -> Any:
        found = [
            targets(worth(net, rows), ends, points, far) for rows, ends, points in self.generations
        ]
        played = torch.tensor(np.concatenate(found), device=self.device, dtype=torch.float32)
        return torch.cat([played, *[verdicts for _, verdicts in self.thoughts]])


def worth(net: nn.Sequential, rows: Any) -> Any:
    with torch.no_grad():
        found = [net(part.float())[:, 0] for part in rows.split(1 << 18)]
    return torch.cat(found).double().cpu().numpy() * UNIT + USUAL


def targets(worths: Any, ends: Any, points: Any, far: float) -> Any:
    """What each position is held to: the next one, those after it, and in the end what came."""
    found = np.empty_like(worths)
    last = dict(zip((ends - 1).tolist(), points.tolist(), strict=True))
    for at in range(len(worths) - 1, -1, -1):
        if at in last:
            found[at] = last[at]
        else:
            found[at] = (1 - far) * worths[at + 1] + far * found[at + 1]
    return found


def spreads(
    net: nn.Sequential, games: list[dict[str, Any]], game: Game, device: Any
) -> list[float]:
    """By moment: how far, in points, seats end from what was expected of them."""
    off: list[list[float]] = [[] for _ in range(game.moments)]
    for each in games:
        for rows, points in zip(each["rows"], each["points"], strict=True):
            missed = points - worth(net, torch.tensor(rows, device=device))
            for moment, miss in zip(each["moments"], missed, strict=True):
                off[moment].append(miss * miss)
    usual = float(np.mean(np.concatenate([each for each in off if each])))
    seen = [np.mean(each) if len(each) >= LEAST else usual for each in off]
    return [round(float(np.sqrt(each)), 2) for each in seen]


def learn(net: nn.Sequential, rows: Any, aims: Any) -> None:
    """Once through all rows, in any order, ever more slowly."""
    optimiser = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    order = torch.randperm(len(rows), device=rows.device)
    steps = max(len(rows) // BATCH, 1)
    schedule = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, 0.05, steps)
    wanted = (aims - USUAL) / UNIT
    for part in order[: steps * BATCH].split(BATCH):
        off = net(rows[part].float())[:, 0] - wanted[part]
        loss = (off * off).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()


def told(games: list[dict[str, Any]]) -> str:
    """How the network did among itself, and against whoever goes by the heuristic."""
    alone = [points for game in games if not any(game["company"]) for points in game["points"]]
    text = f"points {np.mean(alone):.1f}" if alone else "by the heuristic"
    seats = [
        (is_company, share, points)
        for game in games
        if any(game["company"]) and not all(game["company"])
        for is_company, share, points in zip(
            game["company"], game["shares"], game["points"], strict=True
        )
    ]
    theirs = [(share, points) for is_company, share, points in seats if is_company]
    if theirs:
        shares, points = np.mean(theirs, axis=0)
        own = np.mean([points for is_company, _, points in seats if not is_company])
        text += f"; beside it the heuristic wins {100 * shares:.1f} % of {len(theirs)}"
        text += f" ({points:.1f} : {own:.1f} points)"
    return text


class School:
    """A network, what it remembers, and how far it is."""

    def __init__(self, words: argparse.Namespace) -> None:
        self.words = words
        self.game = shelf.find(words.game)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.file = words.begin or ""  # the network that plays
        wide = len(inputs_of(self.game))
        net = stored(Path(self.file), words.seats, wide) if self.file else fresh(wide)
        self.net = net.to(self.device)
        self.memory = Memory(self.device, words.memory)
        self.generation = 0

    def play(self, pool: Any) -> list[dict[str, Any]]:
        start = self.words.seed * SPAN + self.generation * self.words.games
        words = self.words
        one = partial(play, words.game, words.seats, self.file, words.iterations)
        return list(pool.map(one, range(start, start + self.words.games), chunksize=4))

    def learn(self, games: list[dict[str, Any]]) -> None:
        """From the end alone where nothing has been learnt yet."""
        self.memory.add(games)
        rows = self.memory.rows()
        is_first = not self.file
        for _ in range(FIRST_PASSES if is_first else PASSES):
            far = 1.0 if is_first else self.words.far
            learn(self.net, rows, self.memory.targets(self.net, far))
        self.generation += 1
        self.file = f"{self.words.out}.{self.generation}"
        spread = spreads(self.net, games, self.game, self.device)
        self.write(Path(self.file), spread)
        self.write(Path(self.words.out), spread)

    def write(self, file: Path, spread: list[float]) -> None:
        """Networks for other numbers of players stay."""
        document = json.loads(file.read_text("utf-8")) if file.exists() else {}
        if document.get("inputs") != inputs_of(self.game):
            document = {"inputs": inputs_of(self.game)}
        document[str(self.words.seats)] = {"layers": layers_of(self.net), "spreads": spread}
        file.write_text(json.dumps(document) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=320, help="of a generation")
    parser.add_argument("--memory", type=int, default=10, help="generations that are learnt from")
    parser.add_argument("--far", type=float, default=0.8, help="1: held to the end only")
    parser.add_argument("--iterations", type=int, default=0, help="0: by one look ahead, no search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--begin", help="a file to go on from")
    parser.add_argument("--out", required=True, help="networks for other numbers of players stay")
    words = parser.parse_args()
    end = time.monotonic() + 60 * words.minutes
    torch.manual_seed(words.seed)
    school = School(words)
    with multiprocessing.get_context("spawn").Pool(words.processes) as pool:
        while time.monotonic() < end:
            games = school.play(pool)
            print(f"{school.generation}: {told(games)}", flush=True)
            school.learn(games)


if __name__ == "__main__":
    main()
