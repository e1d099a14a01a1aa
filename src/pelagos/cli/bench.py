"""``pelagos bench``: how fast the engine plays, interpreted and compiled."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

import click
from rich.table import Table

from pelagos import shelf
from pelagos.cli.spoken import Spoken, console, json_option, lang_option, put_json, shown
from pelagos.kernel.contract import Game
from pelagos.ledger import checkout
from pelagos.speech import Words

MEASURED: Final = ("ns_per_decision", "ns_per_copy", "games_per_second")
Task = tuple[str, int]  # game, seats


@click.command(cls=Spoken)
@click.argument("game", required=False)
@click.option("--rounds", type=click.IntRange(min=1), default=5, show_default=True)
@click.option("--seconds", type=click.FloatRange(min=0.01), default=0.3, show_default=True)
@lang_option
@json_option
def command(game: str | None, rounds: int, seconds: float, lang: str, as_json: bool) -> None:
    """Measure random playouts and copies of every game (or of GAME), with each number of players.

    The builds take turns, round by round; each figure is a median.
    """
    words = Words(lang)
    games = [shelf.find(game)] if game else shelf.games()
    rows = measured(tasks(games), rounds, seconds, words)
    if as_json:
        put_json(rows)
    else:
        console().print(table(rows, words))
    if not builds()["compiled"].exists():
        click.echo(words.say("bench-not-compiled"), err=True)


def tasks(games: list[Game]) -> list[Task]:
    return [(game.key, seats) for game in games for seats in game.players]


def builds() -> dict[str, Path]:
    """Where each build lies in the checkout."""
    root = checkout()
    return {"interpreted": root / "src", "compiled": root / "build" / "compiled"}


class Worker:
    """A Python of its own that measures one build."""

    def __init__(self, path: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "pelagos.arena.speed"],
            env={**os.environ, "PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, task: Task, seconds: float) -> dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        print(*task, seconds, file=self._process.stdin, flush=True)
        row: dict[str, Any] = json.loads(self._process.stdout.readline())
        return row

    def close(self) -> None:
        self._process.communicate()


def measured(work: list[Task], rounds: int, seconds: float, words: Words) -> list[dict[str, Any]]:
    """One row a game, number of players and build."""
    workers = [Worker(path) for path in builds().values() if path.exists()]
    jobs = [(worker, task) for _ in range(rounds) for task in work for worker in workers]
    label = words.say("bench-progress")
    rows = [worker.measure(task, seconds) for worker, task in shown(jobs, len(jobs), label)]
    for worker in workers:
        worker.close()
    return list(medians(rows))


def medians(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    kinds = dict.fromkeys((row["game"], row["seats"], row["build"]) for row in rows)
    for game, seats, build in kinds:
        own = [r for r in rows if (r["game"], r["seats"], r["build"]) == (game, seats, build)]
        middle = {key: round(median(row[key] for row in own), 1) for key in MEASURED}
        yield {"game": game, "seats": seats, "build": build, **middle}


def table(rows: list[dict[str, Any]], words: Words) -> Table:
    grid = Table(*(words.say(f"bench-{head}") for head in ("game", "seats", "build")))
    for key in MEASURED:
        grid.add_column(words.say(f"bench-{key}"), justify="right")
    for row in rows:
        build = words.say(f"bench-{row['build']}")
        figures = [words.say("figure", figure=round(row[key])) for key in MEASURED]
        grid.add_row(row["game"], str(row["seats"]), build, *figures)
    return grid
