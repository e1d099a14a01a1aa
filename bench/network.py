"""Teaches a game's network by play: generations of games, each judged by what the last one learnt.

    uv run bench/network.py nautilus 2 --minutes 10 --out network.json

See docs/agents.md. Plays on all cores, against the compiled build (PYTHONPATH=build/compiled) ten
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
from pelagos.agents.learnt import network_from, taste_of
from pelagos.agents.search.experience import names_of
from pelagos.agents.search.network import First, Layer, Network, inputs_of
from pelagos.agents.search.outlook import Outlook, let_chance_speak
from pelagos.kernel.contract import Game, Judge, State
from pelagos.kernel.log import begin
from pelagos.kernel.play import deciding, legal, play_unchecked
from pelagos.kernel.roll import Roll

SEEDS = 1 << 30
ODD = 100  # one answer in so many is any at all
BLUR = 1.5  # points by which answers are misjudged, in every other game
COMPANY = 3  # in one game of so many, one seat goes by the heuristic
KEEPS = 2  # one position in so many is kept
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
def network_in(file: str, key: str, seats: int) -> Network:
    learnt = json.loads(Path(file).read_text("utf-8"))[str(seats)]
    return network_from(shelf.find(key), seats, learnt["layers"])


class ByHeuristic(Judge):
    """Judges as before there was a network."""

    def __init__(self, game: Game, seats: int) -> None:
        self.outlook = Outlook(game, None, 1.0, taste_of(game, seats))

    def points(self, position: State, seat: int) -> float:
        return self.outlook.points(position, seat)

    def is_settled(self, position: State, seat: int) -> bool:
        return True


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


def play(key: str, seats: int, file: str, number: int) -> dict[str, Any]:
    """One game, each answer by one look ahead: what was seen of each seat, and what came."""
    game, luck = shelf.find(key), Roll(number)
    network = network_in(file, key, seats) if file else blank(game, seats)
    found = judges(file, game, seats, number)
    blur = BLUR if number % 2 else 0.0
    state = first_position(game, seats, number)
    rows: list[list[Any]] = [[] for _ in range(seats)]
    moments: list[int] = []
    while state.agenda:
        seat, options = deciding(state), legal(state)
        if not game.is_certain(state) and luck.below(KEEPS) == 0:
            moments.append(game.moment(state))
            for each in range(seats):
                rows[each].append(inputs(network, state.observe(each), each))
        answer = options[0]
        if len(options) > 1:
            if luck.below(ODD) == 0:
                answer = options[luck.below(len(options))]
            else:
                answer = look_ahead(found[seat] or network, state, options, seat, luck, blur)
        play_unchecked(state, answer)
        let_chance_speak(state, luck)
    standing = state.standing()
    return {
        "rows": [np.array(each, "f2") for each in rows],
        "points": state.scores(),
        "moments": moments,
        "shares": [(place == 1) / standing.count(1) for place in standing],
        "company": [judge is not None for judge in found],
    }


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
    nothing = First([0.0] * wide, [0.0])
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

    def rows(self) -> Any:
        return torch.cat([rows for rows, _, _ in self.generations])

    def targets(self, net: nn.Sequential, far: float) -> Any:
        found = [
            targets(worth(net, rows), ends, points, far) for rows, ends, points in self.generations
        ]
        return torch.tensor(np.concatenate(found), device=self.device, dtype=torch.float32)


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
        one = partial(play, self.words.game, self.words.seats, self.file)
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
        self.write(Path(self.file), [])

    def finish(self, games: list[dict[str, Any]]) -> None:
        self.write(Path(self.words.out), spreads(self.net, games, self.game, self.device))

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
    school.finish(games)


if __name__ == "__main__":
    main()
