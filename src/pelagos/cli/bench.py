"""``pelagos bench``: how fast the engine plays, interpreted and compiled, and beside its peers."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import click
from rich.table import Table

from pelagos import shelf
from pelagos.arena.peers import NoPeer, peers, prepare
from pelagos.arena.speed import build
from pelagos.cli.speaking import (
    Spoken,
    box_option,
    console,
    json_option,
    lang_option,
    open_game,
    put_json,
    shown,
)
from pelagos.kernel.contract import Game
from pelagos.kernel.errors import PelagosError
from pelagos.proof.ledger import checkout
from pelagos.speech import Words

MEASURED: Final = ("ns_per_decision", "ns_per_copy", "games_per_second")
NAMED: Final = ("system", "game", "seats", "build", "version")
YARDSTICK: Final = "catanatron"
TOY: Final = "pebbles"
Row = dict[str, Any]


@click.command(cls=Spoken)
@click.argument("games", nargs=-1)
@click.option("--peers", "with_peers", is_flag=True, help="Other engines as well.")
@click.option("--rounds", type=click.IntRange(min=1), default=5, show_default=True)
@click.option("--seconds", type=click.FloatRange(min=0.01), default=0.3, show_default=True)
@box_option
@lang_option
@json_option
def command(
    games: tuple[str, ...],
    with_peers: bool,
    rounds: int,
    seconds: float,
    box: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Measure random playouts and copies of all GAMES, with each number of players.

    The builds take turns, round by round; each figure is a median. With --peers each game is played
    by as many as can, and other engines take their turns in environments of their own.
    """
    words = Words(lang)
    found = chosen_games(games, box)
    missing: list[NotMeasured] = []
    if with_peers:
        some = [each for each in found if each.key != TOY or games]
        jobs = our_jobs(some, most_seats, box)
        theirs, missing = peer_jobs(words)
        jobs += theirs
    else:
        jobs = our_jobs(found, all_seats, box)
    rows = measured(jobs, rounds, seconds, words)
    if with_peers:
        compare(rows)
    show(rows, missing, with_peers, as_json, words)
    if build() == "interpreted":
        click.echo(words.say("bench-not-compiled"), err=True)


def chosen_games(keys: Sequence[str], box: Path | None) -> list[Game]:
    """The games that are named, or all; with a box, the only one that is named."""
    if box is None:
        return [shelf.find(key) for key in keys] or shelf.games()
    if len(keys) != 1:
        raise PelagosError("bench-box-of-what", {})
    return [open_game(keys[0], box)]


# -- what is measured ---------------------------------------------------------------------------


class BenchWorker:
    """A process of its own that measures one build, or one peer."""

    def __init__(self, command: Sequence[str], folder: Path, env: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **env},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, task: str, seconds: float) -> Row:
        assert self._process.stdin is not None and self._process.stdout is not None
        print(task, seconds, file=self._process.stdin, flush=True)
        row: Row = json.loads(self._process.stdout.readline())
        return row

    def close(self) -> None:
        self._process.communicate()


class BenchJob(NamedTuple):
    """Something to measure, what it is called, and who measures it."""

    about: Row
    task: str
    worker: BenchWorker


class NotMeasured(NamedTuple):
    """A peer that could not be measured."""

    system: str
    reason: str


def builds() -> dict[str, dict[str, str]]:
    """The engines that are here, and what has Python run each."""
    interpreted = {"interpreted": {"PELAGOS_ENGINE": "source"}}
    if build() == "interpreted":
        return interpreted
    return {**(interpreted if in_checkout() else {}), "compiled": {}}


def in_checkout() -> bool:
    """Whether there are sources beside the compiled engine: an installed copy has no choice."""
    try:
        return checkout().is_dir()
    except PelagosError:
        return False


def all_seats(game: Game) -> Sequence[int]:
    return game.players


def most_seats(game: Game) -> Sequence[int]:
    return game.players[-1:]


def our_jobs(
    games: Sequence[Game], seats_of: Callable[[Game], Sequence[int]], box: Path | None
) -> list[BenchJob]:
    """Every game, number of players and build."""
    command = [sys.executable, "-m", "pelagos.arena.speed", *([] if box is None else [str(box)])]
    workers = {
        name: BenchWorker(command, Path.cwd(), environ) for name, environ in builds().items()
    }
    return [
        BenchJob({"game": game.key, "seats": seats, "build": name}, f"{game.key} {seats}", worker)
        for game in games
        for seats in seats_of(game)
        for name, worker in workers.items()
    ]


def peer_jobs(words: Words) -> tuple[list[BenchJob], list[NotMeasured]]:
    """Every task of every peer that can be had, and the others with the reason."""
    jobs: list[BenchJob] = []
    missing: list[NotMeasured] = []
    for peer in shown(peers(), len(peers()), words.say("bench-preparing")):
        try:
            place = prepare(peer)
        except NoPeer as error:
            missing.append(NotMeasured(peer.name, words.error(error)))
            continue
        worker = BenchWorker(place.command, place.folder, {})
        jobs += [BenchJob({"system": peer.name, "game": task}, task, worker) for task in peer.tasks]
    return jobs, missing


def measured(jobs: list[BenchJob], rounds: int, seconds: float, words: Words) -> list[Row]:
    """One row a job: the medians of its rounds, in which all jobs take turns."""
    turns = [job for _ in range(rounds) for job in jobs]
    label = words.say("bench-progress")
    rows = [
        {**job.about, **job.worker.measure(job.task, seconds)}
        for job in shown(turns, len(turns), label)
    ]
    for worker in {id(job.worker): job.worker for job in jobs}.values():
        worker.close()
    return list(medians(rows))


def medians(rows: list[Row]) -> Iterator[Row]:
    kinds: dict[tuple[Any, ...], list[Row]] = {}
    for row in rows:
        kinds.setdefault(tuple(row.get(name) for name in NAMED), []).append(row)
    for own in kinds.values():
        named: Row = {name: own[0][name] for name in NAMED if name in own[0]}
        yield {**named, **{key: middle([row[key] for row in own]) for key in MEASURED}}


def middle(values: list[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return round(median(known), 1) if known else None


def compare(rows: list[Row]) -> None:
    """How many times as fast as the yardstick each is."""
    for yard in [row for row in rows if row.get("system") == YARDSTICK]:
        for row in rows:
            row["times"] = round(yard["ns_per_decision"] / row["ns_per_decision"], 2)


# -- how it is shown ----------------------------------------------------------------------------


def show(
    rows: list[Row], missing: list[NotMeasured], with_peers: bool, as_json: bool, words: Words
) -> None:
    if as_json:
        lost = [each._asdict() for each in missing]
        put_json({"rows": rows, "missing": lost} if with_peers else rows)
        return
    console().print(table(rows, words))
    for each in missing:
        click.echo(words.say("bench-missing", system=each.system, reason=each.reason), err=True)


def table(rows: list[Row], words: Words) -> Table:
    figures = [key for key in (*MEASURED, "times") if any(key in row for row in rows)]
    grid = Table(*(words.say(f"bench-{head}") for head in ("game", "seats", "build")))
    for key in figures:
        grid.add_column(words.say(f"bench-{key}"), justify="right")
    for row in rows:
        grid.add_row(
            row["game"], str(row.get("seats", "")), maker(row, words), *told(row, figures, words)
        )
    return grid


def maker(row: Row, words: Words) -> str:
    """Our build, or whose engine it is."""
    if "system" in row:
        return f"{row['system']} {row['version']}"
    return words.say(f"bench-{row['build']}")


def told(row: Row, figures: Sequence[str], words: Words) -> Iterator[str]:
    for key in figures:
        figure = row.get(key)
        digits = 1 if key == "times" else None
        yield "" if figure is None else words.say("figure", figure=round(figure, digits))
