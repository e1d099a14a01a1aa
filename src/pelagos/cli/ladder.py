"""``pelagos ladder``: every level against the one below."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.table import Table

from pelagos.agents.levels import BEST, LEVELS
from pelagos.arena.budget import read_budget
from pelagos.arena.ladder import Rung, between, plans, rung
from pelagos.arena.pool import play_all
from pelagos.arena.tournament import TournamentPlan
from pelagos.cli.arena import run
from pelagos.cli.simulate import COUNT
from pelagos.cli.speaking import (
    Spoken,
    box_option,
    console,
    json_option,
    lang_option,
    open_game,
    put_json,
)
from pelagos.files import read_text
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.options import settle
from pelagos.speech import Speaker, Words

LEVEL: Final = click.Choice(LEVELS)


class NoRung(PelagosError):
    """A part of the ladder without two levels."""


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--games", type=COUNT, default=200, show_default=True, help="For every two levels.")
@click.option("--seed", type=int, default=1, show_default=True, help="Same seed, same deals.")
@click.option(
    "--budget",
    metavar="50ms|400",
    default="50ms",
    show_default=True,
    help="Time, or iterations, for one answer.",
)
@click.option("--from", "lowest", type=LEVEL, default=LEVELS[0], help="The lowest level.")
@click.option("--to", "highest", type=LEVEL, default=BEST, help="The highest level.")
@click.option("--processes", type=COUNT, default=1, show_default=True, help="At the same time.")
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR", help="Keep records.")
@box_option
@lang_option
@json_option
def command(
    game: str,
    games: int,
    seed: int,
    budget: str,
    lowest: str,
    highest: str,
    processes: int,
    records: Path | None,
    box: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Let every level of GAME play against the one below.

    Every deal is played in both seatings; the lower level comes first in each row. With --records
    the ladder can be interrupted: the same command goes on where it stopped.
    """
    opened = open_game(game, box)
    text = None if box is None else read_text(box)
    levels = between(lowest, highest)
    if len(levels) < 2:
        raise NoRung("ladder-no-rung", {"lowest": lowest, "highest": highest})
    limit = read_budget(budget)
    pairs = plans(game, text, settle(opened, 2, {}), games, seed, *limit, levels)
    rungs = [climb(plan, processes, records) for plan in pairs]
    if as_json:
        put_json({"game": game, "seed": seed, "rungs": msgspec.to_builtins(rungs)})
    else:
        console().print(table(rungs, Speaker(opened, lang, ())))


def climb(plan: TournamentPlan, processes: int, records: Path | None) -> Rung:
    player = partial(play_all, plan, processes=processes)
    folder = None if records is None else records / "-".join(plan.agents)
    return rung(run(plan, player, folder, " < ".join(plan.agents)))


def table(rungs: Sequence[Rung], speaker: Speaker) -> Table:
    words = speaker.words
    grid = Table(title=words.say("ladder-title", game=speaker.game.title, games=rungs[0].games))
    for key in ("lower", "upper"):
        grid.add_column(words.say(f"ladder-{key}"))
    for key in ("share", "interval"):
        grid.add_column(words.say(f"arena-{key}"), justify="right")
    for key in ("difference", "points"):
        grid.add_column(words.say(f"ladder-{key}"), justify="right")
    for each in rungs:
        grid.add_row(*cells(each, words))
    return grid


def cells(each: Rung, words: Words) -> list[str]:
    percent = [round(100 * share, 1) for share in (each.win_share, *each.interval)]
    return [
        each.lower,
        each.upper,
        words.say("arena-percent", figure=percent[0]),
        words.say("arena-from-to", low=percent[1], high=percent[2]),
        rating_text(each.difference, words),
        " : ".join(words.say("figure", figure=points) for points in each.mean_points),
    ]


def rating_text(difference: Sequence[int | None], words: Words) -> str:
    low, middle, high = ("?" if each is None else f"{each:+}" for each in difference)
    return words.say("ladder-about", low=low, middle=middle, high=high)
